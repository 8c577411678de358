//! Games: how they begin, what was agreed, how they stand.

use std::collections::HashSet;

use rusqlite::{Connection, params};

use super::rows::{
    self, Failure, all, bits, execute, number, number_of, one, parsed, person_id, signed, standing_columns,
};
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
    fn fault(&self, connection: &Connection) -> Result<Option<String>, Failure> {
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
            if people::find(connection, person)?.is_none() {
                return Ok(Some("a game with a person who does not exist".to_owned()));
            }
        }
        Ok(None)
    }
}

impl Change for Create {
    type Done = GameId;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<GameId, StoreError>, Failure> {
        if let Some(fault) = self.fault(connection)? {
            return Ok(Err(StoreError::Unfit(fault)));
        }
        let Self { id, time, game } = self;
        execute(
            connection,
            "INSERT INTO games (id, title, rules, setup, seed, deal, options, host, created)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                id.to_string(),
                game.title,
                game.rules_version,
                game.setup,
                signed(game.seed),
                signed(game.deal),
                game.options,
                game.host.map(|host| host.to_string()),
                time.0
            ],
        )?;
        let number = connection.last_insert_rowid();
        execute(
            connection,
            "INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated, outcome)
             VALUES (?1, ?2, ?3, ?4, 0, 0, ?5, ?6)",
            params![
                number,
                i64::try_from(game.entries.len()).unwrap_or(i64::MAX),
                game.state.status.word(),
                game.state.to_move,
                time.0,
                game.state.outcome
            ],
        )?;
        for (seq, entry) in (0..).zip(&game.entries) {
            log::insert(connection, number, seq, entry, *time)?;
        }
        for seat in &game.seats {
            seats::insert(connection, number, seat)?;
        }
        seats::settle(connection, number, *time)?;
        Ok(Ok(self.id))
    }
}

pub(super) fn game(connection: &Connection, game: GameId) -> Result<Option<Game>, Failure> {
    let sql = concat!(
        "SELECT id, title, rules, setup, seed, deal, options, host, created, ",
        standing_columns!(),
        ", EXISTS (SELECT 1 FROM marks WHERE marks.game = number AND ends >= patience) AS quarantined",
        " FROM games JOIN standings ON game = number WHERE id = ?1"
    );
    one(connection, sql, [game.to_string()], |row| {
        Ok(Game {
            id: parsed(row, "id")?,
            title: row.get("title")?,
            rules_version: number(row, "rules")?,
            setup: row.get("setup")?,
            seed: bits(row.get("seed")?),
            deal: bits(row.get("deal")?),
            options: row.get("options")?,
            host: person_id(row, "host")?,
            created: Time(row.get("created")?),
            standing: rows::standing(row)?,
            quarantined: row.get("quarantined")?,
        })
    })
}

pub(super) fn standing(connection: &Connection, game: GameId) -> Result<Option<Standing>, Failure> {
    let sql = concat!(
        "SELECT ",
        standing_columns!(),
        " FROM standings WHERE game = (SELECT number FROM games WHERE id = ?1)"
    );
    one(connection, sql, [game.to_string()], rows::standing)
}

pub(super) const BOT_TURNS: &str = "
    SELECT id, title, to_move, level, next_seq
    FROM standings s CROSS JOIN games g ON g.number = s.game
    CROSS JOIN seats ON seats.game = s.game AND seats.seat = s.to_move
    WHERE s.bot = 1 AND s.status = 'playing' AND s.game > ?1
      AND NOT EXISTS (SELECT 1 FROM marks m WHERE m.game = s.game AND m.ends >= m.patience)
    ORDER BY s.game LIMIT ?2";

pub(super) fn bot_turns(
    connection: &Connection,
    after: Option<GameId>,
    limit: u32,
) -> Result<Vec<BotTurn>, Failure> {
    // Numbers begin at 1; a game that does not exist is before all others.
    let after = match after {
        Some(game) => number_of(connection, game)?.unwrap_or(0),
        None => 0,
    };
    all(connection, BOT_TURNS, params![after, limit.clamp(1, LONGEST_PAGE)], |row| {
        Ok(BotTurn {
            game: parsed(row, "id")?,
            title: row.get("title")?,
            seat: number(row, "to_move")?,
            level: row.get("level")?,
            next_seq: number(row, "next_seq")?,
        })
    })
}
