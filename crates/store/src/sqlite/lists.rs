//! Lists of games. Each page is one walk along an index from where the page before ended.

use std::collections::HashMap;

use sqlx::{Connection, Row, SqliteConnection};

use super::rows::{self, Failure, parsed, person_id, standing_columns};
use crate::{Cursor, GameId, LONGEST_PAGE, Page, PersonId, Seat, StoreError, Table, Time};

/// Which list.
#[derive(Clone, Copy)]
pub(super) enum List {
    /// The games a person sits in.
    Of(PersonId),
    /// Games with a seat for anyone.
    Open,
    /// Games that are over.
    Ended,
}

/// What every list reads of a game. `CROSS JOIN` keeps the database from beginning with another table than the one
/// the list is ordered by.
macro_rules! select {
    ($place:literal, $from:literal) => {
        concat!(
            "SELECT g.id, g.title, g.options, g.host, g.created, ",
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
                "FROM players p CROSS JOIN standings s ON s.game = p.game CROSS JOIN games g ON g.id = p.game
                 WHERE p.person = ?5 AND (p.rank, p.since, p.game) < (?1, ?2, ?3)
                 ORDER BY p.rank DESC, p.since DESC, p.game DESC LIMIT ?4"
            ),
            Self::Open => select!(
                "0 AS place_rank, s.updated AS place_time",
                "FROM standings s CROSS JOIN games g ON g.id = s.game
                 WHERE s.open_seats > 0 AND s.status <> 'over' AND (s.updated, s.game) < (?2, ?3)
                 ORDER BY s.updated DESC, s.game DESC LIMIT ?4"
            ),
            Self::Ended => select!(
                "0 AS place_rank, s.updated AS place_time",
                "FROM standings s CROSS JOIN games g ON g.id = s.game
                 WHERE s.status = 'over' AND (s.updated, s.game) < (?2, ?3)
                 ORDER BY s.updated DESC, s.game DESC LIMIT ?4"
            ),
        }
    }
}

pub(super) async fn page(
    connection: &mut SqliteConnection,
    list: List,
    after: Option<Cursor>,
    limit: u32,
) -> Result<Page, StoreError> {
    Ok(read(connection, list, after, limit).await?)
}

async fn read(
    connection: &mut SqliteConnection,
    list: List,
    after: Option<Cursor>,
    limit: u32,
) -> Result<Page, Failure> {
    // One moment for the games and their seats.
    let mut moment = connection.begin().await?;
    let limit = usize::try_from(limit.clamp(1, LONGEST_PAGE)).unwrap_or(1);
    // The list begins after what is greater than any place in it: '~' sorts after every letter of an id.
    let (rank, time, game) = match after {
        Some(cursor) => (i64::from(cursor.rank), cursor.time.0, cursor.game.to_string()),
        None => (i64::MAX, i64::MAX, "~".to_owned()),
    };
    let query = sqlx::query(list.sql()).bind(rank).bind(time).bind(game);
    // One more than asked for shows whether the list goes on.
    let query = query.bind(i64::try_from(limit + 1).unwrap_or(i64::MAX));
    let query = match list {
        List::Of(person) => query.bind(person.to_string()),
        List::Open | List::Ended => query,
    };
    let mut rows = query.fetch_all(&mut *moment).await?;
    let goes_on = rows.len() > limit;
    rows.truncate(limit);
    let next = match rows.last() {
        Some(last) if goes_on => Some(Cursor {
            rank: rows::number(last, "place_rank")?,
            time: Time(last.try_get("place_time")?),
            game: parsed(last, "id")?,
        }),
        _ => None,
    };
    let mut seats =
        seats_of(&mut moment, &rows.iter().map(|row| parsed(row, "id")).collect::<Result<Vec<_>, _>>()?)
            .await?;
    let tables = rows.iter().map(|row| {
        let id = parsed(row, "id")?;
        Ok(Table {
            id,
            title: row.try_get("title")?,
            options: row.try_get("options")?,
            host: person_id(row, "host")?,
            created: Time(row.try_get("created")?),
            standing: rows::standing(row)?,
            seats: seats.remove(&id).unwrap_or_default(),
        })
    });
    let tables = tables.collect::<Result<_, Failure>>()?;
    moment.rollback().await?;
    Ok(Page { tables, next })
}

/// The seats of all these games, in order.
async fn seats_of(
    connection: &mut SqliteConnection,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<Seat>>, Failure> {
    // Ids need no escaping in JSON.
    let ids = games.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(",");
    let rows = sqlx::query(
        "SELECT game, seat, kind, person, link, level, nickname
         FROM json_each(?1) CROSS JOIN seats ON seats.game = json_each.value ORDER BY game, seat",
    )
    .bind(format!("[{ids}]"))
    .fetch_all(connection)
    .await?;
    let mut seats: HashMap<GameId, Vec<Seat>> = HashMap::new();
    for row in &rows {
        seats.entry(parsed(row, "game")?).or_default().push(rows::seat(row)?);
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

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
            (BOT_TURNS, "standings_bot_turns"),
        ];
        for (sql, index) in lists {
            let plan =
                sqlx::query(&format!("EXPLAIN QUERY PLAN {sql}")).fetch_all(&store.readers).await.unwrap();
            let plan: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            let plan = plan.join("\n");
            assert!(plan.contains(index), "{sql}\n{plan}");
            assert!(!plan.contains("SCAN") && !plan.contains("TEMP B-TREE"), "{sql}\n{plan}");
        }
    }
}
