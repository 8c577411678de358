//! Lists of games. Each page is one walk along an index from where the page before ended, with the seats of the same moment.

use tokio_postgres::Row;

use super::rows::{self, Failure, get, parsed, person_id, text};
use crate::{Cursor, ListedGame, Page, Time};

/// What every list reads of its games, and their seats beside them.
macro_rules! list {
    ($place:literal, $from:literal) => {
        concat!(
            "WITH page AS (SELECT g.number, g.id, g.title, g.options, g.host, g.created,
                 s.next_seq, s.status, s.to_move, s.bot, s.updated, s.outcome, ",
            $place,
            " ",
            $from,
            ")
             SELECT page.*, seat, kind, person, link, level, nickname, renewed FROM page
             LEFT JOIN seats ON seats.game = page.number
             ORDER BY place_rank DESC, place_time DESC, number DESC, seat"
        )
    };
}

pub(super) const OF: &str = list!(
    "p.rank AS place_rank, p.since AS place_time",
    "FROM players p JOIN standings s ON s.game = p.game JOIN games g ON g.number = p.game
     WHERE p.person = $5 AND (p.rank, p.since, p.game) <
         ($1, $2, coalesce((SELECT number FROM games WHERE id = $3), CASE WHEN $3 = '' THEN 9223372036854775807 ELSE 0 END))
     ORDER BY p.rank DESC, p.since DESC, p.game DESC LIMIT $4"
);

pub(super) const OPEN: &str = list!(
    "0::smallint AS place_rank, s.updated AS place_time",
    "FROM standings s JOIN games g ON g.number = s.game
     WHERE s.open_seats > 0 AND s.status <> 'over' AND $1::smallint >= 0 AND (s.updated, s.game) <
         ($2, coalesce((SELECT number FROM games WHERE id = $3), CASE WHEN $3 = '' THEN 9223372036854775807 ELSE 0 END))
     ORDER BY s.updated DESC, s.game DESC LIMIT $4"
);

pub(super) const ENDED: &str = list!(
    "0::smallint AS place_rank, s.updated AS place_time",
    "FROM standings s JOIN games g ON g.number = s.game
     WHERE s.status = 'over' AND s.public AND $1::smallint >= 0 AND (s.updated, s.game) <
         ($2, coalesce((SELECT number FROM games WHERE id = $3), CASE WHEN $3 = '' THEN 9223372036854775807 ELSE 0 END))
     ORDER BY s.updated DESC, s.game DESC LIMIT $4"
);

pub(super) const RUNNING: &str = list!(
    "0::smallint AS place_rank, s.updated AS place_time",
    "FROM standings s JOIN games g ON g.number = s.game
     WHERE s.status = 'playing' AND s.public AND $1::smallint >= 0 AND (s.updated, s.game) <
         ($2, coalesce((SELECT number FROM games WHERE id = $3), CASE WHEN $3 = '' THEN 9223372036854775807 ELSE 0 END))
     ORDER BY s.updated DESC, s.game DESC LIMIT $4"
);

pub(super) const LISTED: &str = list!(
    "0::smallint AS place_rank, s.updated AS place_time",
    "FROM standings s JOIN games g ON g.number = s.game WHERE g.id = ANY($1)"
);

/// Where a page begins: after what is greater than any place in the list, if it is the first.
pub(super) fn start(after: Option<Cursor>) -> (i16, i64, String) {
    match after {
        Some(cursor) => (cursor.rank.into(), cursor.time.0, cursor.game.to_string()),
        None => (i16::MAX, i64::MAX, String::new()),
    }
}

/// A page of so many lines from rows that have one more, if the list goes on.
pub(super) fn page(rows: &[Row], limit: usize) -> Result<Page, Failure> {
    let mut lines: Vec<(Cursor, ListedGame)> = Vec::new();
    for row in rows {
        let id = parsed(row, "id")?;
        if lines.last().is_none_or(|(_, line)| line.id != id) {
            let rank: i16 = get(row, "place_rank")?;
            let rank = u8::try_from(rank).map_err(|_| Failure::Damaged(format!("rank {rank}")))?;
            let place = Cursor { rank, time: Time(get(row, "place_time")?), game: id };
            let line = ListedGame {
                id,
                title: text(row, "title")?,
                options: text(row, "options")?,
                host: person_id(row, "host")?,
                created: Time(get(row, "created")?),
                standing: rows::standing(row)?,
                seats: Vec::new(),
            };
            lines.push((place, line));
        }
        if let (Some((_, line)), Some(_)) = (lines.last_mut(), get::<Option<i16>>(row, "seat")?) {
            line.seats.push(rows::seat(row)?);
        }
    }
    let goes_on = lines.len() > limit;
    lines.truncate(limit);
    let next = lines.last().filter(|_| goes_on).map(|(place, _)| *place);
    Ok(Page { tables: lines.into_iter().map(|(_, line)| line).collect(), next })
}
