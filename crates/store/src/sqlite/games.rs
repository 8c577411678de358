//! Games: how they begin, what was agreed, how they stand.

use std::collections::HashSet;

use sqlx::{Row, SqliteConnection};

use super::rows::{self, Failure, bits, number, parsed, person_id, signed, standing_columns};
use super::writer::Change;
use super::{log, people, seats};
use crate::{BotTurn, Chair, Game, GameId, LONGEST_PAGE, NewGame, Standing, StoreError, Time};

/// Begins a game.
pub(super) struct Create {
    pub(super) id: GameId,
    pub(super) time: Time,
    pub(super) game: NewGame,
}

impl Create {
    /// What is wrong with it, if anything is.
    async fn fault(&self, connection: &mut SqliteConnection) -> Result<Option<String>, Failure> {
        let mut numbers = HashSet::new();
        for seat in &self.game.seats {
            if !numbers.insert(seat.number) {
                return Ok(Some(format!("a game with two seats number {}", seat.number)));
            }
        }
        let mut keys = HashSet::new();
        for entry in &self.game.entries {
            if entry.key.as_ref().is_some_and(|key| !keys.insert((entry.seat, key))) {
                return Ok(Some("a game with two entries of one key".to_owned()));
            }
        }
        let sitting = self.game.seats.iter().filter_map(|seat| match seat.chair {
            Chair::Person(person) => Some(person),
            _ => None,
        });
        let people: HashSet<_> = sitting.chain(self.game.host).collect();
        for person in people {
            if people::find(connection, person).await?.is_none() {
                return Ok(Some("a game with a person who does not exist".to_owned()));
            }
        }
        Ok(None)
    }
}

impl Change for Create {
    type Done = GameId;
    type Refused = StoreError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<GameId, StoreError>, Failure> {
        if let Some(fault) = self.fault(connection).await? {
            return Ok(Err(StoreError::Unfit(fault)));
        }
        let Self { id, time, game } = self;
        let id = id.to_string();
        sqlx::query(
            "INSERT INTO games (id, title, rules, setup, seed, deal, options, host, created)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )
        .bind(&id)
        .bind(&game.title)
        .bind(game.rules_version)
        .bind(&game.setup)
        .bind(signed(game.seed))
        .bind(signed(game.deal))
        .bind(&game.options)
        .bind(game.host.map(|host| host.to_string()))
        .bind(time.0)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated, outcome)
             VALUES (?1, ?2, ?3, ?4, 0, 0, ?5, ?6)",
        )
        .bind(&id)
        .bind(i64::try_from(game.entries.len()).unwrap_or(i64::MAX))
        .bind(game.state.status.word())
        .bind(game.state.to_move)
        .bind(time.0)
        .bind(&game.state.outcome)
        .execute(&mut *connection)
        .await?;
        for (seq, entry) in (0..).zip(&game.entries) {
            log::insert(connection, &id, seq, entry, *time).await?;
        }
        for seat in &game.seats {
            seats::insert(connection, &id, seat).await?;
        }
        seats::settle(connection, &id, *time).await?;
        Ok(Ok(self.id))
    }
}

pub(super) async fn game(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<Game>, StoreError> {
    let row = sqlx::query(concat!(
        "SELECT id, title, rules, setup, seed, deal, options, host, created, ",
        standing_columns!(),
        " FROM games JOIN standings ON game = id WHERE id = ?1"
    ))
    .bind(game.to_string())
    .fetch_optional(connection)
    .await
    .map_err(Failure::from)?;
    let game = row.map(|row| -> Result<Game, Failure> {
        Ok(Game {
            id: parsed(&row, "id")?,
            title: row.try_get("title")?,
            rules_version: number(&row, "rules")?,
            setup: row.try_get("setup")?,
            seed: bits(row.try_get("seed")?),
            deal: bits(row.try_get("deal")?),
            options: row.try_get("options")?,
            host: person_id(&row, "host")?,
            created: Time(row.try_get("created")?),
            standing: rows::standing(&row)?,
        })
    });
    Ok(game.transpose()?)
}

pub(super) async fn standing(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<Standing>, StoreError> {
    let row = sqlx::query(concat!("SELECT ", standing_columns!(), " FROM standings WHERE game = ?1"))
        .bind(game.to_string())
        .fetch_optional(connection)
        .await
        .map_err(Failure::from)?;
    Ok(row.as_ref().map(rows::standing).transpose()?)
}

pub(super) const BOT_TURNS: &str = "
    SELECT s.game, title, to_move, level, next_seq
    FROM standings s CROSS JOIN games g ON g.id = s.game
    CROSS JOIN seats ON seats.game = s.game AND seats.seat = s.to_move
    WHERE s.bot = 1 AND s.status = 'playing' AND s.game > ?1
    ORDER BY s.game LIMIT ?2";

pub(super) async fn bot_turns(
    connection: &mut SqliteConnection,
    after: Option<GameId>,
    limit: u32,
) -> Result<Vec<BotTurn>, StoreError> {
    // Every id is greater than the empty text.
    let rows = sqlx::query(BOT_TURNS)
        .bind(after.map(|game| game.to_string()).unwrap_or_default())
        .bind(limit.clamp(1, LONGEST_PAGE))
        .fetch_all(connection)
        .await
        .map_err(Failure::from)?;
    let turn = |row| -> Result<BotTurn, Failure> {
        Ok(BotTurn {
            game: parsed(&row, "game")?,
            title: row.try_get("title")?,
            seat: number(&row, "to_move")?,
            level: row.try_get("level")?,
            next_seq: number(&row, "next_seq")?,
        })
    };
    Ok(rows.into_iter().map(turn).collect::<Result<_, _>>()?)
}
