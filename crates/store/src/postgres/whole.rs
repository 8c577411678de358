//! People and games as wholes, read and written.

use super::connect::Session;
use super::rows::{
    self, Failure, act_columns, column, get, parsed, person, seat_number, secret_hash, seq_column, some_text,
};
use super::{beside, clocks, forget, games, house, notices, people, results, seats, talk};
use crate::{Ended, GameId, PersonId, StoreError, Time, WholeGame, WholePerson};

pub(super) const PEOPLE_AFTER: &str =
    "SELECT id FROM people WHERE $1::text IS NULL OR id > $1 ORDER BY id LIMIT $2";

pub(super) const GAMES_AFTER: &str = "SELECT id FROM games
     WHERE number > coalesce((SELECT number FROM games WHERE id = $1), 0) ORDER BY number LIMIT $2";

pub(super) async fn whole_person(
    at: &Session,
    id: PersonId,
) -> Result<Result<Option<WholePerson>, StoreError>, Failure> {
    let name = id.to_string();
    let sql = "SELECT id, nickname, account, created, password FROM people WHERE id = $1";
    let Some(row) = at.one(sql, &[&name]).await? else { return Ok(Ok(None)) };
    let (person, password_hash) = (person(&row)?, some_text(&row, "password")?);
    let sql = "SELECT secret, created, used FROM sessions WHERE person = $1 ORDER BY secret";
    let sessions = at.all(sql, &[&name]).await?;
    let sessions = sessions
        .iter()
        .map(|row| Ok((secret_hash(row, "secret")?, Time(get(row, "created")?), Time(get(row, "used")?))))
        .collect::<Result<_, Failure>>()?;
    let sql = "SELECT secret, expires FROM resets WHERE person = $1 ORDER BY secret";
    let resets = at.all(sql, &[&name]).await?;
    let resets = resets
        .iter()
        .map(|row| Ok((secret_hash(row, "secret")?, Time(get(row, "expires")?))))
        .collect::<Result<_, Failure>>()?;
    let mutes = at.all(talk::MUTES, &[&name]).await?;
    let mutes = mutes.iter().map(|row| parsed(row, "muted")).collect::<Result<_, Failure>>()?;
    let holidays = at.all(clocks::HOLIDAYS, &[&name]).await?;
    let holidays = holidays.iter().map(clocks::holiday).collect::<Result<_, Failure>>()?;
    let targets = at.all(notices::TARGETS, &[&name]).await?;
    let targets = targets.iter().map(notices::target).collect::<Result<_, Failure>>()?;
    let quiet = at.one(notices::QUIET, &[&name]).await?.map(|row| notices::quiet(&row)).transpose()?;
    let ratings = at.all(results::RATINGS, &[&name]).await?;
    let ratings = ratings.iter().map(results::rating).collect::<Result<_, _>>()?;
    let role = at.one("SELECT role FROM roles WHERE person = $1", &[&name]).await?;
    let role = role.as_ref().map(house::role).transpose()?.unwrap_or_default();
    let ban = at.one("SELECT person, reason, since, until FROM bans WHERE person = $1", &[&name]).await?;
    let ban = ban.as_ref().map(house::ban).transpose()?;
    Ok(Ok(Some(WholePerson {
        person,
        password_hash,
        sessions,
        resets,
        holidays,
        targets,
        quiet,
        mutes,
        ratings,
        role,
        ban,
    })))
}

pub(super) async fn whole_game(
    at: &Session,
    id: GameId,
) -> Result<Result<Option<WholeGame>, StoreError>, Failure> {
    let name = id.to_string();
    let Some(row) = at.one(games::GAME, &[&name]).await? else { return Ok(Ok(None)) };
    let game = games::game(&row)?;
    let sql = "SELECT number, public FROM games JOIN standings ON game = number WHERE id = $1";
    let Some(row) = at.one(sql, &[&name]).await? else { return Ok(Ok(None)) };
    let (number, public): (i64, bool) = (get(&row, "number")?, get(&row, "public")?);
    let seats = at.all(seats::SEATS, &[&name]).await?;
    let entries = at.all(games::ENTRIES, &[&name, &0i64]).await?;
    let players = at.all("SELECT person, rank, since FROM players WHERE game = $1", &[&number]).await?;
    let mut players: Vec<(PersonId, u8, Time)> = players
        .iter()
        .map(|row| Ok((parsed(row, "person")?, seat_number(row, "rank")?, Time(get(row, "since")?))))
        .collect::<Result<_, Failure>>()?;
    players.sort_unstable_by_key(|(person, ..)| *person);
    let clock = at.one(clocks::CLOCK, &[&name]).await?.map(|row| clocks::clock(&row)).transpose()?;
    let hushed = at.all(notices::HUSHED, &[&number]).await?;
    let hushed = hushed.iter().map(|row| parsed(row, "person")).collect::<Result<_, Failure>>()?;
    let results = at.all(results::RESULTS, &[&name]).await?;
    let noted = at.one("SELECT variant, ended FROM results WHERE game = $1 LIMIT 1", &[&number]).await?;
    let ended = match noted {
        Some(row) => Some(Ended {
            variant: rows::text(&row, "variant")?,
            time: Time(get(&row, "ended")?),
            seats: results.iter().map(results::result).collect::<Result<_, _>>()?,
        }),
        None => None,
    };
    let due = at.one("SELECT 1 FROM due WHERE game = $1", &[&number]).await?.is_some();
    let rated = at.one("SELECT state = 'agreed' AS agreed FROM rated WHERE game = $1", &[&number]).await?;
    let rated = rated.map(|row| get(&row, "agreed")).transpose()?;
    let lost =
        at.all("SELECT seat, person FROM lost_seats WHERE game = $1 ORDER BY seat", &[&number]).await?;
    let lost = lost
        .iter()
        .map(|row| Ok((seat_number(row, "seat")?, parsed(row, "person")?)))
        .collect::<Result<_, Failure>>()?;
    Ok(Ok(Some(WholeGame {
        number,
        game,
        public,
        seats: seats.iter().map(rows::seat).collect::<Result<_, _>>()?,
        entries: entries.iter().map(rows::logged).collect::<Result<_, _>>()?,
        players,
        beside: beside::whole(at, id, number).await?,
        clock,
        hushed,
        ended,
        due,
        rated,
        lost,
    })))
}

pub(super) async fn put_person(at: &Session, it: &WholePerson) -> Result<Result<(), StoreError>, Failure> {
    // Whom they mute may not be there yet: that is said afterwards.
    let WholePerson {
        person,
        password_hash,
        sessions,
        resets,
        holidays,
        targets,
        quiet,
        mutes: _,
        ratings,
        role,
        ban,
    } = it;
    let name = person.id.to_string();
    at.execute(
        "INSERT INTO people (id, nickname, created, account, account_key, password)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, created = excluded.created,
             account = excluded.account, account_key = excluded.account_key, password = excluded.password",
        &[
            &name,
            &column(&person.nickname),
            &person.created.0,
            &person.account.as_deref().map(column),
            &person.account.as_deref().map(people::account_key),
            &password_hash.as_deref().map(column),
        ],
    )
    .await?;
    at.execute("DELETE FROM sessions WHERE person = $1", &[&name]).await?;
    at.execute("DELETE FROM resets WHERE person = $1", &[&name]).await?;
    for (secret, created, used) in sessions {
        let sql = "INSERT INTO sessions (secret, person, created, used) VALUES ($1, $2, $3, $4)";
        at.execute(sql, &[&&secret.0[..], &name, &created.0, &used.0]).await?;
    }
    for (secret, expires) in resets {
        let sql = "INSERT INTO resets (secret, person, expires) VALUES ($1, $2, $3)";
        at.execute(sql, &[&&secret.0[..], &name, &expires.0]).await?;
    }
    clocks::put_holidays(at, person.id, holidays).await?;
    at.execute("DELETE FROM targets WHERE person = $1", &[&name]).await?;
    for target in targets {
        notices::put_target(at, target).await?;
    }
    notices::put_quiet(at, person.id, *quiet).await?;
    at.execute("DELETE FROM ratings WHERE person = $1", &[&name]).await?;
    for rating in ratings {
        results::put_rating(at, rating).await?;
    }
    house::put_role(at, person.id, *role).await?;
    at.execute("DELETE FROM bans WHERE person = $1", &[&name]).await?;
    if let Some(ban) = ban {
        house::put_ban(at, ban).await?;
    }
    Ok(Ok(()))
}

pub(super) async fn put_game(at: &Session, it: &WholeGame) -> Result<Result<(), StoreError>, Failure> {
    let WholeGame {
        number: which,
        game,
        public,
        seats,
        entries,
        players,
        beside,
        clock,
        hushed,
        ended,
        due,
        rated,
        lost,
    } = it;
    if let Some((before, _)) = seats::hold(at, game.id).await? {
        forget::delete(at, before).await?;
    }
    at.execute(
        "INSERT INTO games (number, id, title, rules, setup, seed, deal, options, host, created)
         OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        &[
            which,
            &game.id.to_string(),
            &column(&game.title),
            &i64::from(game.rules_version),
            &column(&game.setup),
            &game.seed.cast_signed(),
            &game.deal.cast_signed(),
            &column(&game.options),
            &game.host.map(|host| host.to_string()),
            &game.created.0,
        ],
    )
    .await?;
    // The next game that begins here has the next number.
    at.one("SELECT setval(pg_get_serial_sequence('games', 'number'), (SELECT max(number) FROM games))", &[])
        .await?;
    let standing = &game.standing;
    at.execute(
        "INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated, outcome, public)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        &[
            which,
            &seq_column(standing.next_seq),
            &standing.state.status.word(),
            &standing.state.to_move.map(i16::from),
            &standing.bot,
            &it.open_seats(),
            &standing.updated.0,
            &standing.state.outcome.as_deref().map(column),
            public,
        ],
    )
    .await?;
    for seat in seats {
        seats::insert(at, *which, seat).await?;
    }
    let seqs: Vec<i64> = entries.iter().map(|it| seq_column(it.seq)).collect();
    let times: Vec<i64> = entries.iter().map(|it| it.time.0).collect();
    let by: Vec<i16> = entries.iter().map(|it| it.entry.seat.into()).collect();
    let (kinds, texts): (Vec<_>, Vec<_>) = entries.iter().map(|it| act_columns(&it.entry.act)).unzip();
    let hashes: Vec<i64> = entries.iter().map(|it| it.entry.hash.cast_signed()).collect();
    let keys: Vec<_> = entries.iter().map(|it| it.entry.key.as_deref().map(column)).collect();
    at.execute(
        "INSERT INTO log (game, seq, kind, seat, text, hash, time, key)
         SELECT $1::bigint, seq, kind, seat, said, hash, time, key
         FROM unnest($2::bigint[], $3::text[], $4::smallint[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
             AS it (seq, kind, seat, said, hash, time, key)",
        &[which, &seqs, &kinds, &by, &texts, &hashes, &times, &keys],
    )
    .await?;
    for (person, rank, since) in players {
        let sql = "INSERT INTO players (game, person, rank, since) VALUES ($1, $2, $3, $4)";
        at.execute(sql, &[which, &person.to_string(), &i16::from(*rank), &since.0]).await?;
    }
    if let Some(clock) = clock {
        clocks::put(at, *which, clock).await?;
    }
    for person in hushed {
        notices::put_hushed(at, *which, *person).await?;
    }
    if let Some(ended) = ended {
        results::put_results(at, *which, &game.title, ended).await?;
    }
    if *due {
        at.execute("INSERT INTO due (game) VALUES ($1)", &[which]).await?;
    }
    if let Some(agreed) = rated {
        let state = if *agreed { "agreed" } else { "unrated" };
        at.execute("INSERT INTO rated (game, state) VALUES ($1, $2)", &[which, &state]).await?;
    }
    for (seat, person) in lost {
        let sql = "INSERT INTO lost_seats (game, seat, person) VALUES ($1, $2, $3)";
        at.execute(sql, &[which, &i16::from(*seat), &person.to_string()]).await?;
    }
    if game.quarantined {
        at.execute("INSERT INTO marks (game, ends, patience) VALUES ($1, 1, 1)", &[which]).await?;
    }
    beside::put(at, *which, beside).await?;
    Ok(Ok(()))
}

pub(super) async fn let_go_abandoned(
    at: &Session,
    since: Time,
    limit: i64,
) -> Result<Result<Vec<GameId>, StoreError>, Failure> {
    let sql = "SELECT g.id, g.number FROM standings s JOIN games g ON g.number = s.game
               WHERE s.status <> 'over' AND s.updated < $1 ORDER BY s.game LIMIT $2 FOR UPDATE OF s SKIP LOCKED";
    let mut gone = Vec::new();
    for row in &at.all(sql, &[&since.0, &limit]).await? {
        forget::let_go(at, get(row, "number")?).await?;
        gone.push(parsed(row, "id")?);
    }
    Ok(Ok(gone))
}
