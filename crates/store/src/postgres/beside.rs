//! What lies beside the log of a game: standing orders, a plea to take back, what holds of the game as a whole. Other nodes read
//! it anew with the table, so whatever changes it counts as a change of the table.

use tokio_postgres::Row;

use super::connect::Session;
use super::rows::{Failure, column, get, number, parsed, seat_number, seq_column, text};
use super::talk;
use crate::{Beside, Flag, GameId, ORDERED, PersonId, Plea, StoreError, StoredOrder, WholeBeside};

fn order(row: &Row) -> Result<StoredOrder, Failure> {
    Ok(StoredOrder {
        number: number(row, "number")?,
        seat: seat_number(row, "seat")?,
        person: parsed(row, "person")?,
        text: text(row, "text")?,
    })
}

fn plea(row: &Row) -> Result<Plea, Failure> {
    Ok(Plea {
        seq: number(row, "seq")?,
        to: number(row, "back_to")?,
        seat: seat_number(row, "seat")?,
        agreed: seat_number(row, "agreed")?,
    })
}

fn flag(row: &Row) -> Result<Flag, Failure> {
    let word: &str = get(row, "flag")?;
    Flag::of_word(word).ok_or_else(|| Failure::Damaged(format!("flag {word:?}")))
}

/// Everything in one answer: most games have nothing of it.
pub(super) const BESIDE: &str = "
    WITH which AS (SELECT number AS game FROM games WHERE id = $1)
    SELECT 'flag' AS what, flag AS text, NULL::text AS person, 0::bigint AS number, 0::bigint AS back_to,
        0::smallint AS seat, 0::smallint AS agreed
    FROM flags WHERE game = (SELECT game FROM which)
    UNION ALL
    SELECT 'order', text, person, number, 0, seat, 0::smallint FROM orders WHERE game = (SELECT game FROM which)
    UNION ALL
    SELECT 'plea', '', NULL, seq, back_to, seat, agreed FROM pleas WHERE game = (SELECT game FROM which)
    UNION ALL
    SELECT 'ordered', key, NULL, seq, 0, seat, 0::smallint FROM log
    WHERE game = (SELECT game FROM which) AND left(key, $2) = $3
    ORDER BY what, number, text";

pub(super) const ORDERED_LENGTH: i32 = ORDERED.len() as i32;

pub(super) fn beside(rows: &[Row]) -> Result<Beside, Failure> {
    let mut beside = Beside::default();
    for row in rows {
        match get::<&str>(row, "what")? {
            "flag" => {
                let word: &str = get(row, "text")?;
                let flag = Flag::of_word(word).ok_or_else(|| Failure::Damaged(format!("flag {word:?}")))?;
                beside.flags.push(flag);
            }
            "order" => beside.orders.push(order(row)?),
            "plea" => {
                beside.plea = Some(Plea {
                    seq: number(row, "number")?,
                    to: number(row, "back_to")?,
                    seat: seat_number(row, "seat")?,
                    agreed: seat_number(row, "agreed")?,
                });
            }
            _ => beside.ordered.push((number(row, "number")?, text(row, "text")?)),
        }
    }
    Ok(beside)
}

/// The number of a game that is about to change, which the other nodes hear of.
async fn change(at: &Session, game: GameId) -> Result<Option<i64>, Failure> {
    let sql =
        "UPDATE standings SET changes = changes + 1 WHERE game = (SELECT number FROM games WHERE id = $1)
               RETURNING game";
    at.one(sql, &[&game.to_string()]).await?.map(|row| get(&row, "game")).transpose()
}

pub(super) async fn set_flag(
    at: &Session,
    game: GameId,
    flag: Flag,
    holds: bool,
) -> Result<Result<(), StoreError>, Failure> {
    let Some(game) = change(at, game).await? else { return Ok(Ok(())) };
    let sql = if holds {
        "INSERT INTO flags (game, flag) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM flags WHERE game = $1 AND flag = $2"
    };
    at.execute(sql, &[&game, &flag.word()]).await?;
    Ok(Ok(()))
}

pub(super) async fn put_order(
    at: &Session,
    game: GameId,
    seat: u8,
    person: PersonId,
    said: &str,
) -> Result<Result<Option<u64>, StoreError>, Failure> {
    let Some(game) = change(at, game).await? else { return Ok(Ok(None)) };
    let sql = "INSERT INTO orders (game, seat, person, text) SELECT $1, $2, id, $4 FROM people WHERE id = $3
               RETURNING number";
    let params: super::connect::Params<'_> = &[&game, &i16::from(seat), &person.to_string(), &column(said)];
    let row = at.one(sql, params).await?;
    Ok(Ok(row.map(|row| number(&row, "number")).transpose()?))
}

pub(super) async fn end_order(
    at: &Session,
    game: GameId,
    which: u64,
) -> Result<Result<bool, StoreError>, Failure> {
    let Some(game) = change(at, game).await? else { return Ok(Ok(false)) };
    let sql = "DELETE FROM orders WHERE game = $1 AND number = $2";
    Ok(Ok(at.execute(sql, &[&game, &seq_column(which)]).await? > 0))
}

pub(super) const ORDER_TURNS: &str = "
    SELECT g.id, s.next_seq FROM (
        SELECT DISTINCT game, seat FROM orders
        WHERE game > coalesce((SELECT number FROM games WHERE id = $1), 0)) o
    JOIN standings s ON s.game = o.game AND s.to_move = o.seat AND s.status = 'playing'
    JOIN games g ON g.number = o.game
    WHERE NOT EXISTS (SELECT 1 FROM marks m WHERE m.game = o.game AND m.ends >= m.patience)
    ORDER BY o.game LIMIT $2";

pub(super) fn order_turn(row: &Row) -> Result<(GameId, u64), Failure> {
    Ok((parsed(row, "id")?, number(row, "next_seq")?))
}

pub(super) async fn plead(
    at: &Session,
    game: GameId,
    plea: &Plea,
) -> Result<Result<(), StoreError>, Failure> {
    if let Some(game) = change(at, game).await? {
        insert_plea(at, game, plea).await?;
    }
    Ok(Ok(()))
}

async fn insert_plea(at: &Session, game: i64, plea: &Plea) -> Result<(), Failure> {
    let sql = "INSERT INTO pleas (game, seq, back_to, seat, agreed) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, back_to = excluded.back_to,
                   seat = excluded.seat, agreed = excluded.agreed";
    let (seq, to) = (seq_column(plea.seq), seq_column(plea.to));
    at.execute(sql, &[&game, &seq, &to, &i16::from(plea.seat), &i16::from(plea.agreed)]).await?;
    Ok(())
}

pub(super) async fn agree(
    at: &Session,
    game: GameId,
    seq: u64,
    seat: u8,
) -> Result<Result<Option<Plea>, StoreError>, Failure> {
    let Some(game) = change(at, game).await? else { return Ok(Ok(None)) };
    let sql = "UPDATE pleas SET agreed = agreed | $3 WHERE game = $1 AND seq = $2
               RETURNING seq, back_to, seat, agreed";
    let row = at.one(sql, &[&game, &seq_column(seq), &(1i16 << seat.min(7))]).await?;
    Ok(Ok(row.map(|row| plea(&row)).transpose()?))
}

pub(super) async fn end_plea(
    at: &Session,
    game: GameId,
    seq: u64,
) -> Result<Result<bool, StoreError>, Failure> {
    let Some(game) = change(at, game).await? else { return Ok(Ok(false)) };
    let sql = "DELETE FROM pleas WHERE game = $1 AND seq = $2";
    Ok(Ok(at.execute(sql, &[&game, &seq_column(seq)]).await? > 0))
}

/// Everything beside the log of a game.
pub(super) async fn whole(at: &Session, id: GameId, game: i64) -> Result<WholeBeside, Failure> {
    let (talk, notes, invitations) = talk::whole(at, id, game).await?;
    let orders = "SELECT number, seat, person, text FROM orders WHERE game = $1 ORDER BY number";
    let orders = at.all(orders, &[&game]).await?;
    let pleas = at.one("SELECT seq, back_to, seat, agreed FROM pleas WHERE game = $1", &[&game]).await?;
    let flags = at.all("SELECT flag FROM flags WHERE game = $1 ORDER BY flag", &[&game]).await?;
    Ok(WholeBeside {
        talk,
        notes,
        invitations,
        orders: orders.iter().map(order).collect::<Result<_, Failure>>()?,
        plea: pleas.map(|row| plea(&row)).transpose()?,
        flags: flags.iter().map(flag).collect::<Result<_, Failure>>()?,
    })
}

/// Puts it there.
pub(super) async fn put(at: &Session, game: i64, it: &WholeBeside) -> Result<(), Failure> {
    for said in &it.talk {
        talk::insert(at, game, said).await?;
    }
    for (person, text) in &it.notes {
        let sql = "INSERT INTO notes (game, person, text) VALUES ($1, $2, $3)";
        at.execute(sql, &[&game, &person.to_string(), &column(text)]).await?;
    }
    for (person, time) in &it.invitations {
        let sql = "INSERT INTO invitations (game, person, time) VALUES ($1, $2, $3)";
        at.execute(sql, &[&game, &person.to_string(), &time.0]).await?;
    }
    for order in &it.orders {
        let sql = "INSERT INTO orders (number, game, seat, person, text) OVERRIDING SYSTEM VALUE
                   VALUES ($1, $2, $3, $4, $5)";
        let (which, seat) = (seq_column(order.number), i16::from(order.seat));
        at.execute(sql, &[&which, &game, &seat, &order.person.to_string(), &column(&order.text)]).await?;
    }
    if !it.orders.is_empty() {
        let next =
            "SELECT setval(pg_get_serial_sequence('orders', 'number'), (SELECT max(number) FROM orders))";
        at.one(next, &[]).await?;
    }
    if let Some(plea) = &it.plea {
        insert_plea(at, game, plea).await?;
    }
    for flag in &it.flags {
        let sql = "INSERT INTO flags (game, flag) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        at.execute(sql, &[&game, &flag.word()]).await?;
    }
    Ok(())
}
