//! Lists of games. Each page is one walk along an index from where the page before ended.

use std::collections::HashMap;

use rusqlite::{Connection, Row, params};

use super::rows::{self, Failure, all, number_of, one, parsed, person_id, standing_columns};
use crate::{Cursor, GameId, LONGEST_PAGE, ListedGame, Page, PersonId, StoredSeat, Time};

/// Which list.
#[derive(Clone, Copy)]
pub(super) enum List {
    /// The games a person sits in.
    Of(PersonId),
    /// Games with a seat for anyone.
    Open,
    /// Games that are over.
    Ended,
    /// Games under way that strangers may find.
    Running,
}

/// What every list reads of a game. `CROSS JOIN` keeps the database from beginning with another table than the one
/// the list is ordered by.
macro_rules! select {
    ($place:literal, $from:literal) => {
        concat!(
            "SELECT g.number, g.id, g.title, g.options, g.host, g.created, ",
            standing_columns!(),
            ", ",
            $place,
            " ",
            $from
        )
    };
}

impl List {
    fn sql(self) -> &'static str {
        match self {
            Self::Of(_) => select!(
                "p.rank AS place_rank, p.since AS place_time",
                "FROM players p CROSS JOIN standings s ON s.game = p.game CROSS JOIN games g ON g.number = p.game
                 WHERE p.person = ?5 AND (p.rank, p.since, p.game) < (?1, ?2, ?3)
                 ORDER BY p.rank DESC, p.since DESC, p.game DESC LIMIT ?4"
            ),
            Self::Open => select!(
                "0 AS place_rank, s.updated AS place_time",
                "FROM standings s CROSS JOIN games g ON g.number = s.game
                 WHERE s.open_seats > 0 AND s.status <> 'over' AND (s.updated, s.game) < (?2, ?3)
                 ORDER BY s.updated DESC, s.game DESC LIMIT ?4"
            ),
            Self::Ended => select!(
                "0 AS place_rank, s.updated AS place_time",
                "FROM standings s CROSS JOIN games g ON g.number = s.game
                 WHERE s.status = 'over' AND s.public = 1 AND (s.updated, s.game) < (?2, ?3)
                 ORDER BY s.updated DESC, s.game DESC LIMIT ?4"
            ),
            Self::Running => select!(
                "0 AS place_rank, s.updated AS place_time",
                "FROM standings s CROSS JOIN games g ON g.number = s.game
                 WHERE s.status = 'playing' AND s.public = 1 AND (s.updated, s.game) < (?2, ?3)
                 ORDER BY s.updated DESC, s.game DESC LIMIT ?4"
            ),
        }
    }
}

pub(super) fn page(
    connection: &Connection,
    list: List,
    after: Option<Cursor>,
    limit: u32,
) -> Result<Page, Failure> {
    // One moment for the games and their seats. Nothing is written, so that it may end as it likes.
    let moment = connection.unchecked_transaction()?;
    let limit = usize::try_from(limit.clamp(1, LONGEST_PAGE)).unwrap_or(1);
    // The list begins after what is greater than any place in it.
    let (rank, time, game) = match after {
        // A game that does not exist is after all others of its time.
        Some(cursor) => {
            (i64::from(cursor.rank), cursor.time.0, number_of(&moment, cursor.game)?.unwrap_or(0))
        }
        None => (i64::MAX, i64::MAX, i64::MAX),
    };
    let person = match list {
        List::Of(person) => Some(person.to_string()),
        List::Open | List::Ended | List::Running => None,
    };
    // One more than asked for shows whether the list goes on.
    let lines = i64::try_from(limit + 1).unwrap_or(i64::MAX);
    let mut lines = match person {
        Some(person) => all(&moment, list.sql(), params![rank, time, game, lines, person], line)?,
        None => all(&moment, list.sql(), params![rank, time, game, lines], line)?,
    };
    let goes_on = lines.len() > limit;
    lines.truncate(limit);
    let next = lines.last().filter(|_| goes_on).map(|last| last.place);
    let numbers: Vec<String> = lines.iter().map(|line| line.number.to_string()).collect();
    let mut seats = seats_of(&moment, &format!("[{}]", numbers.join(",")))?;
    let tables = lines
        .into_iter()
        .map(|line| ListedGame { seats: seats.remove(&line.number).unwrap_or_default(), ..line.table });
    Ok(Page { tables: tables.collect(), next })
}

/// These games as lists have them.
pub(super) fn listed(connection: &Connection, games: &[GameId]) -> Result<Vec<ListedGame>, Failure> {
    let moment = connection.unchecked_transaction()?;
    let mut listed = Vec::new();
    for game in games {
        let sql = select!(
            "0 AS place_rank, s.updated AS place_time",
            "FROM games g CROSS JOIN standings s ON s.game = g.number WHERE g.id = ?1"
        );
        let Some(line) = one(&moment, sql, [game.to_string()], line)? else { continue };
        let seats = seats_of(&moment, &format!("[{}]", line.number))?.remove(&line.number);
        listed.push(ListedGame { seats: seats.unwrap_or_default(), ..line.table });
    }
    Ok(listed)
}

/// A line of a list before its seats are known.
struct Line {
    number: i64,
    place: Cursor,
    table: ListedGame,
}

fn line(row: &Row<'_>) -> Result<Line, Failure> {
    let id = parsed(row, "id")?;
    Ok(Line {
        number: row.get("number")?,
        place: Cursor {
            rank: rows::number(row, "place_rank")?,
            time: Time(row.get("place_time")?),
            game: id,
        },
        table: ListedGame {
            id,
            title: row.get("title")?,
            options: row.get("options")?,
            host: person_id(row, "host")?,
            created: Time(row.get("created")?),
            standing: rows::standing(row)?,
            seats: Vec::new(),
        },
    })
}

/// The seats of these games, a JSON list of their numbers, in order.
fn seats_of(connection: &Connection, games: &str) -> Result<HashMap<i64, Vec<StoredSeat>>, Failure> {
    let sql = "SELECT game, seat, kind, person, link, level, nickname, renewed
               FROM json_each(?1) CROSS JOIN seats ON seats.game = json_each.value ORDER BY game, seat";
    let rows = all(connection, sql, [games], |row| Ok((row.get("game")?, rows::seat(row)?)))?;
    let mut seats: HashMap<i64, Vec<StoredSeat>> = HashMap::new();
    for (game, seat) in rows {
        seats.entry(game).or_default().push(seat);
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::List;
    use crate::sqlite::games::BOT_TURNS;
    use crate::{PersonId, SqliteStore};

    /// No list reads a whole table or sorts: a page costs the same however many games there are.
    #[tokio::test]
    async fn lists_walk_along_an_index() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
        let of = List::Of(PersonId::random().unwrap());
        let lists = [
            (of.sql(), "players_list"),
            (List::Open.sql(), "standings_open"),
            (List::Ended.sql(), "standings_over"),
            (List::Running.sql(), "standings_running"),
            (BOT_TURNS, "standings_bot_turns"),
        ];
        for (sql, index) in lists {
            let explain = move |connection: &Connection| {
                let sql = format!("EXPLAIN QUERY PLAN {sql}");
                let mut statement = connection.prepare(&sql)?;
                let mut rows = statement.raw_query();
                let mut plan = String::new();
                while let Some(row) = rows.next()? {
                    plan += &row.get::<_, String>("detail")?;
                    plan.push('\n');
                }
                Ok(plan)
            };
            let plan = store.readers.read(explain).await.unwrap();
            assert!(plan.contains(index), "{sql}\n{plan}");
            assert!(!plan.contains("SCAN") && !plan.contains("TEMP B-TREE"), "{sql}\n{plan}");
        }
    }
}
