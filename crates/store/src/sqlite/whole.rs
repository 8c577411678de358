//! People and games as wholes, read and written.

use rusqlite::{Connection, params};

use super::rows::{self, Failure, all, execute, number, number_of, one, parsed, secret_hash, signed};
use super::writer::Change;
use super::{beside, clocks, forget, games, house, log, notices, people, results, seats, talk};
use crate::{Ended, GameId, LONGEST_PAGE, PersonId, StoreError, Time, WholeGame, WholePerson};

pub(super) fn people_after(
    connection: &Connection,
    after: Option<PersonId>,
    limit: u32,
) -> Result<Vec<PersonId>, Failure> {
    let sql = "SELECT id FROM people WHERE id > ?1 ORDER BY id LIMIT ?2";
    let after = after.map(|person| person.to_string()).unwrap_or_default();
    all(connection, sql, params![after, limit.clamp(1, LONGEST_PAGE)], |row| parsed(row, "id"))
}

pub(super) fn games_after(
    connection: &Connection,
    after: Option<GameId>,
    limit: u32,
) -> Result<Vec<GameId>, Failure> {
    let after = match after {
        Some(game) => number_of(connection, game)?.unwrap_or(0),
        None => 0,
    };
    let sql = "SELECT id FROM games WHERE number > ?1 ORDER BY number LIMIT ?2";
    all(connection, sql, params![after, limit.clamp(1, LONGEST_PAGE)], |row| parsed(row, "id"))
}

pub(super) fn whole_person(connection: &Connection, id: PersonId) -> Result<Option<WholePerson>, Failure> {
    let Some(person) = people::find(connection, id)? else { return Ok(None) };
    let name = id.to_string();
    let password = "SELECT password FROM people WHERE id = ?1";
    let password_hash = one(connection, password, [&name], |row| Ok(row.get("password")?))?.flatten();
    let sessions = "SELECT secret, created, used FROM sessions WHERE person = ?1 ORDER BY secret";
    let sessions = all(connection, sessions, [&name], |row| {
        Ok((secret_hash(row, "secret")?, Time(row.get("created")?), Time(row.get("used")?)))
    })?;
    let resets = "SELECT secret, expires FROM resets WHERE person = ?1 ORDER BY secret";
    let resets =
        all(connection, resets, [&name], |row| Ok((secret_hash(row, "secret")?, Time(row.get("expires")?))))?;
    let ratings = results::ratings_of(connection, id)?;
    let role = one(connection, "SELECT role FROM roles WHERE person = ?1", [&name], house::role)?
        .unwrap_or_default();
    let ban = "SELECT person, reason, since, until FROM bans WHERE person = ?1";
    let ban = one(connection, ban, [&name], house::ban)?;
    Ok(Some(WholePerson {
        person,
        password_hash,
        sessions,
        resets,
        holidays: clocks::holidays(connection, id)?,
        targets: notices::targets(connection, id)?,
        mutes: talk::mutes(connection, id)?,
        quiet: notices::quiet(connection, id)?,
        ratings,
        role,
        ban,
    }))
}

pub(super) fn whole_game(connection: &Connection, id: GameId) -> Result<Option<WholeGame>, Failure> {
    let (Some(which), Some(game)) = (number_of(connection, id)?, games::game(connection, id)?) else {
        return Ok(None);
    };
    let public = "SELECT public FROM standings WHERE game = ?1";
    let public = one(connection, public, [which], |row| Ok(row.get("public")?))?.unwrap_or(false);
    let players = "SELECT person, rank, since FROM players WHERE game = ?1";
    let mut players: Vec<(PersonId, u8, Time)> = all(connection, players, [which], |row| {
        Ok((parsed(row, "person")?, number(row, "rank")?, Time(row.get("since")?)))
    })?;
    players.sort_unstable_by_key(|(person, ..)| *person);
    let noted = "SELECT variant, ended FROM results WHERE game = ?1 LIMIT 1";
    let noted = one(connection, noted, [which], |row| Ok((row.get("variant")?, Time(row.get("ended")?))))?;
    let ended = match noted {
        Some((variant, time)) => Some(Ended { variant, time, seats: results::results(connection, which)? }),
        None => None,
    };
    let due = one(connection, "SELECT 1 FROM due WHERE game = ?1", [which], |_| Ok(()))?.is_some();
    let rated = "SELECT state = 'agreed' AS agreed FROM rated WHERE game = ?1";
    let rated = one(connection, rated, [which], |row| Ok(row.get("agreed")?))?;
    let lost = "SELECT seat, person FROM lost_seats WHERE game = ?1 ORDER BY seat";
    let lost = all(connection, lost, [which], |row| Ok((number(row, "seat")?, parsed(row, "person")?)))?;
    Ok(Some(WholeGame {
        number: which,
        game,
        public,
        seats: seats::seats(connection, id)?,
        entries: log::entries(connection, id, 0)?,
        players,
        beside: beside::whole(connection, id, which)?,
        clock: clocks::find(connection, id)?,
        hushed: notices::hushed(connection, which)?,
        ended,
        due,
        rated,
        lost,
    }))
}

/// Puts a person there.
pub(super) struct PutPerson(pub(super) WholePerson);

impl Change for PutPerson {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
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
        } = &self.0;
        let name = person.id.to_string();
        execute(
            connection,
            "INSERT INTO people (id, nickname, created, account, account_key, password)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, created = excluded.created,
                 account = excluded.account, account_key = excluded.account_key, password = excluded.password",
            params![
                name,
                person.nickname,
                person.created.0,
                person.account,
                person.account.as_deref().map(people::account_key),
                password_hash
            ],
        )?;
        execute(connection, "DELETE FROM sessions WHERE person = ?1", [&name])?;
        execute(connection, "DELETE FROM resets WHERE person = ?1", [&name])?;
        execute(connection, "DELETE FROM mutes WHERE person = ?1", [&name])?;
        for (secret, created, used) in sessions {
            let sql = "INSERT INTO sessions (secret, person, created, used) VALUES (?1, ?2, ?3, ?4)";
            execute(connection, sql, params![&secret.0[..], name, created.0, used.0])?;
        }
        for (secret, expires) in resets {
            let sql = "INSERT INTO resets (secret, person, expires) VALUES (?1, ?2, ?3)";
            execute(connection, sql, params![&secret.0[..], name, expires.0])?;
        }
        clocks::put_holidays(connection, person.id, holidays)?;
        execute(connection, "DELETE FROM targets WHERE person = ?1", [&name])?;
        targets.iter().try_for_each(|target| notices::put_target(connection, target))?;
        notices::put_quiet(connection, person.id, *quiet)?;
        execute(connection, "DELETE FROM ratings WHERE person = ?1", [&name])?;
        ratings.iter().try_for_each(|rating| results::put_rating(connection, rating))?;
        house::put_role(connection, person.id, *role)?;
        execute(connection, "DELETE FROM bans WHERE person = ?1", [&name])?;
        ban.iter().try_for_each(|ban| house::put_ban(connection, ban))?;
        Ok(Ok(()))
    }
}

/// Puts a game there.
pub(super) struct PutGame(pub(super) WholeGame);

impl Change for PutGame {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
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
        } = &self.0;
        if let Some(before) = number_of(connection, game.id)? {
            forget::delete(connection, before)?;
        }
        execute(
            connection,
            "INSERT INTO games (number, id, title, rules, setup, seed, deal, options, host, created)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            params![
                which,
                game.id.to_string(),
                game.title,
                game.rules_version,
                game.setup,
                signed(game.seed),
                signed(game.deal),
                game.options,
                game.host.map(|host| host.to_string()),
                game.created.0
            ],
        )?;
        let standing = &game.standing;
        execute(
            connection,
            "INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated, outcome, public)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                which,
                rows::column(standing.next_seq),
                standing.state.status.word(),
                standing.state.to_move,
                standing.bot,
                self.0.open_seats(),
                standing.updated.0,
                standing.state.outcome,
                public
            ],
        )?;
        for logged in entries {
            log::insert(connection, *which, logged.seq, &logged.entry, logged.time)?;
        }
        for seat in seats {
            seats::insert(connection, *which, seat)?;
        }
        for (person, rank, since) in players {
            let sql = "INSERT INTO players (game, person, rank, since) VALUES (?1, ?2, ?3, ?4)";
            execute(connection, sql, params![which, person.to_string(), rank, since.0])?;
        }
        if let Some(clock) = clock {
            clocks::put(connection, *which, clock)?;
        }
        hushed.iter().try_for_each(|person| notices::put_hushed(connection, *which, *person))?;
        if let Some(ended) = ended {
            results::put_results(connection, *which, &game.title, ended)?;
        }
        if *due {
            execute(connection, "INSERT INTO due (game) VALUES (?1)", [which])?;
        }
        if let Some(agreed) = rated {
            let state = if *agreed { "agreed" } else { "unrated" };
            execute(connection, "INSERT INTO rated (game, state) VALUES (?1, ?2)", params![which, state])?;
        }
        for (seat, person) in lost {
            let sql = "INSERT INTO lost_seats (game, seat, person) VALUES (?1, ?2, ?3)";
            execute(connection, sql, params![which, seat, person.to_string()])?;
        }
        if game.quarantined {
            let sql = "INSERT INTO marks (game, at_work, ends, patience) VALUES (?1, 0, 1, 1)";
            execute(connection, sql, [which])?;
        }
        beside::put(connection, *which, beside)?;
        Ok(Ok(()))
    }
}

const ABANDONED: &str = "
    SELECT id FROM standings CROSS JOIN games ON number = game
    WHERE status <> 'over' AND updated < ?1 ORDER BY game LIMIT ?2";

pub(super) fn abandoned(connection: &Connection, since: Time, limit: u32) -> Result<Vec<GameId>, Failure> {
    all(connection, ABANDONED, params![since.0, limit.clamp(1, LONGEST_PAGE)], |row| parsed(row, "id"))
}

/// Deletes games in which nothing has happened for long.
pub(super) struct LetGoAbandoned {
    pub(super) games: Vec<GameId>,
    pub(super) since: Time,
}

impl Change for LetGoAbandoned {
    type Done = Vec<GameId>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Vec<GameId>, StoreError>, Failure> {
        let mut gone = Vec::new();
        for &id in &self.games {
            // Somebody may have come back meanwhile.
            let sql = "SELECT game FROM standings CROSS JOIN games ON number = game
                       WHERE id = ?1 AND status <> 'over' AND updated < ?2";
            if let Some(game) =
                one(connection, sql, params![id.to_string(), self.since.0], |row| Ok(row.get(0)?))?
            {
                forget::let_go(connection, game)?;
                gone.push(id);
            }
        }
        Ok(Ok(gone))
    }
}
