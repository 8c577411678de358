//! Games: how they begin, what was agreed, how they stand, and positions kept to save a replay.

use std::collections::HashSet;

use tokio_postgres::Row;

use super::connect::Session;
use super::rows::{
    self, Failure, act_columns, column, get, number, parsed, person_id, seat_number, seq_column,
    standing_columns, text,
};
use super::seats;
use crate::{BotTurn, Chair, Game, GameId, NewGame, Snapshot, StoreError, Time};

/// How many snapshots of a game are kept: the newest, and some before it in case moves are taken back.
const SNAPSHOTS: i64 = 3;

/// What is wrong with a new game in itself, if anything is.
fn fault(game: &NewGame) -> Option<String> {
    let mut numbers = HashSet::new();
    for seat in &game.seats {
        if !numbers.insert(seat.number) {
            return Some(format!("a game with two seats number {}", seat.number));
        }
    }
    let mut keys = HashSet::new();
    let twice = game.entries.iter().any(|it| it.key.as_ref().is_some_and(|key| !keys.insert((it.seat, key))));
    twice.then(|| "a game with two entries of one key".to_owned())
}

/// Begins a game.
pub(super) async fn create(
    at: &Session,
    id: GameId,
    game: &NewGame,
) -> Result<Result<GameId, StoreError>, Failure> {
    if let Some(fault) = fault(game) {
        return Ok(Err(StoreError::Unfit(fault)));
    }
    let sitting = game.seats.iter().filter_map(|seat| match seat.chair {
        Chair::Person(person) => Some(person),
        _ => None,
    });
    let people: HashSet<String> = sitting.chain(game.host).map(|it| it.to_string()).collect();
    let mut people: Vec<String> = people.into_iter().collect();
    people.sort_unstable();
    let known = "SELECT id FROM people WHERE id = ANY($1) ORDER BY id FOR KEY SHARE";
    if !people.is_empty() && at.all(known, &[&people]).await?.len() != people.len() {
        return Ok(Err(StoreError::Unfit("a game with a person who does not exist".to_owned())));
    }
    let row = at
        .one(
            "INSERT INTO games (id, title, rules, setup, seed, deal, options, host, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, hydropolis_now()) RETURNING number, created",
            &[
                &id.to_string(),
                &column(&game.title),
                &i64::from(game.rules_version),
                &column(&game.setup),
                &game.seed.cast_signed(),
                &game.deal.cast_signed(),
                &column(&game.options),
                &game.host.map(|host| host.to_string()),
            ],
        )
        .await?;
    let row = row.ok_or_else(|| Failure::Damaged("a game without a number".to_owned()))?;
    let (which, created): (i64, i64) = (get(&row, "number")?, get(&row, "created")?);
    at.execute(
        "INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated, outcome)
         VALUES ($1, $2, $3, $4, false, 0, $5, $6)",
        &[
            &which,
            &i64::try_from(game.entries.len()).unwrap_or(i64::MAX),
            &game.state.status.word(),
            &game.state.to_move.map(i16::from),
            &created,
            &game.state.outcome.as_deref().map(column),
        ],
    )
    .await?;
    if !game.entries.is_empty() {
        let seats: Vec<i16> = game.entries.iter().map(|it| it.seat.into()).collect();
        let (kinds, texts): (Vec<_>, Vec<_>) = game.entries.iter().map(|it| act_columns(&it.act)).unzip();
        let hashes: Vec<i64> = game.entries.iter().map(|it| it.hash.cast_signed()).collect();
        let keys: Vec<_> = game.entries.iter().map(|it| it.key.as_deref().map(column)).collect();
        at.execute(
            "INSERT INTO log (game, seq, kind, seat, text, hash, time, key)
             SELECT $1::bigint, place - 1, kind, seat, said, hash, $2::bigint, key
             FROM unnest($3::text[], $4::smallint[], $5::text[], $6::bigint[], $7::text[])
                 WITH ORDINALITY AS it (kind, seat, said, hash, key, place)",
            &[&which, &created, &kinds, &seats, &texts, &hashes, &keys],
        )
        .await?;
    }
    for seat in &game.seats {
        seats::insert(at, which, seat).await?;
    }
    seats::settle(at, which).await?;
    Ok(Ok(id))
}

pub(super) const GAME: &str = concat!(
    "SELECT id, title, rules, setup, seed, deal, options, host, created, ",
    standing_columns!(),
    ", EXISTS (SELECT 1 FROM marks WHERE marks.game = number AND ends >= patience) AS quarantined
     FROM games JOIN standings ON game = number WHERE id = $1"
);

pub(super) fn game(row: &Row) -> Result<Game, Failure> {
    Ok(Game {
        id: parsed(row, "id")?,
        title: text(row, "title")?,
        rules_version: number(row, "rules")?,
        setup: text(row, "setup")?,
        seed: get::<i64>(row, "seed")?.cast_unsigned(),
        deal: get::<i64>(row, "deal")?.cast_unsigned(),
        options: text(row, "options")?,
        host: person_id(row, "host")?,
        created: Time(get(row, "created")?),
        standing: rows::standing(row)?,
        quarantined: get(row, "quarantined")?,
    })
}

pub(super) const STANDING: &str = concat!(
    "SELECT ",
    standing_columns!(),
    " FROM standings WHERE game = (SELECT number FROM games WHERE id = $1)"
);

pub(super) const ENTRIES: &str = "SELECT seq, kind, seat, text, hash, time, key FROM log
     WHERE game = (SELECT number FROM games WHERE id = $1) AND seq >= $2 ORDER BY seq";

pub(super) const BOT_TURNS: &str = "
    SELECT id, title, to_move, level, next_seq
    FROM standings s JOIN games g ON g.number = s.game
    JOIN seats ON seats.game = s.game AND seats.seat = s.to_move
    WHERE s.bot AND s.status = 'playing'
      AND s.game > coalesce((SELECT number FROM games WHERE id = $1), 0)
      AND NOT EXISTS (SELECT 1 FROM marks m WHERE m.game = s.game AND m.ends >= m.patience)
    ORDER BY s.game LIMIT $2";

/// Turns that nobody sees to, or nobody any more, taken by this node. Whoever else looks at the same moment is given others.
/// What another node took since this began to look is left to it: the row itself decides, as it stands then.
pub(super) const TAKE_TURNS: &str = "
    WITH free AS (
        SELECT s.game, s.next_seq FROM standings s
        LEFT JOIN turns t ON t.game = s.game AND t.seq = s.next_seq
        WHERE s.bot AND s.status = 'playing'
          AND (t.game IS NULL OR NOT t.resting AND t.until < hydropolis_now())
          AND NOT EXISTS (SELECT 1 FROM marks m WHERE m.game = s.game AND m.ends >= m.patience)
        ORDER BY s.game LIMIT $2 FOR UPDATE OF s SKIP LOCKED
    ), taken AS (
        INSERT INTO turns AS t (game, seq, node, until, resting)
        SELECT game, next_seq, $1, hydropolis_now() + $3, false FROM free
        ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, node = excluded.node, until = excluded.until, resting = false
            WHERE t.seq < excluded.seq OR t.seq = excluded.seq AND NOT t.resting AND t.until < hydropolis_now()
        RETURNING game
    )
    SELECT id, title, to_move, level, next_seq
    FROM taken JOIN games g ON g.number = taken.game JOIN standings s ON s.game = taken.game
    JOIN seats ON seats.game = taken.game AND seats.seat = s.to_move ORDER BY taken.game";

/// One turn, taken by this node or kept, unless another sees to it.
pub(super) const TAKE_TURN: &str = "
    INSERT INTO turns AS t (game, seq, node, until, resting)
    SELECT number, $2, $3, hydropolis_now() + $4, false FROM games WHERE id = $1
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, node = excluded.node, until = excluded.until, resting = false
        WHERE t.seq < excluded.seq OR t.seq = excluded.seq AND (t.node = excluded.node OR t.resting OR t.until < hydropolis_now())
    RETURNING game";

/// One turn that waits for a person.
pub(super) const REST_TURN: &str = "
    INSERT INTO turns AS t (game, seq, node, until, resting)
    SELECT number, $2, $3, hydropolis_now(), true FROM games WHERE id = $1
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, node = excluded.node, until = excluded.until, resting = true
        WHERE t.seq < excluded.seq OR t.seq = excluded.seq AND t.node = excluded.node
    RETURNING game";

pub(super) fn bot_turn(row: &Row) -> Result<BotTurn, Failure> {
    Ok(BotTurn {
        game: parsed(row, "id")?,
        title: text(row, "title")?,
        seat: seat_number(row, "to_move")?,
        level: text(row, "level")?,
        next_seq: number(row, "next_seq")?,
    })
}

/// Keeps a position.
pub(super) async fn keep(
    at: &Session,
    game: GameId,
    snapshot: &Snapshot,
) -> Result<Result<(), StoreError>, Failure> {
    // Whoever deletes the game waits, or has done so.
    let found = at.one("SELECT number FROM games WHERE id = $1 FOR KEY SHARE", &[&game.to_string()]).await?;
    let Some(found) = found else { return Ok(Ok(())) };
    let game: i64 = get(&found, "number")?;
    let Snapshot { seq, hash, bytes } = snapshot;
    at.execute(
        "INSERT INTO snapshots (game, seq, hash, bytes) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game, seq) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes",
        &[&game, &seq_column(*seq), &hash.cast_signed(), bytes],
    )
    .await?;
    at.execute(
        "DELETE FROM snapshots WHERE game = $1 AND seq <=
         (SELECT seq FROM snapshots WHERE game = $1 ORDER BY seq DESC LIMIT 1 OFFSET $2)",
        &[&game, &SNAPSHOTS],
    )
    .await?;
    Ok(Ok(()))
}

pub(super) const LATEST_SNAPSHOT: &str = "SELECT seq, hash, bytes FROM snapshots
     WHERE game = (SELECT number FROM games WHERE id = $1) AND seq <= $2 ORDER BY seq DESC LIMIT 1";

pub(super) fn snapshot(row: &Row) -> Result<Snapshot, Failure> {
    Ok(Snapshot {
        seq: number(row, "seq")?,
        hash: get::<i64>(row, "hash")?.cast_unsigned(),
        bytes: get(row, "bytes")?,
    })
}
