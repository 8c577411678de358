//! Where games live: an append-only log of moves, with seats and people, behind one small trait.

mod error;
mod game;
mod id;
mod list;
mod person;
mod seat;
mod sqlite;
mod store;
mod time;

pub use error::{AppendError, PersonError, SeatError, StoreError};
pub use game::{
    Act, Appended, BotTurn, Entry, Game, Logged, NewGame, Snapshot, Standing, State, Status, moves_that_stand,
};
pub use id::{GameId, NotAnId, PersonId, Secret, SecretHash};
pub use list::{Cursor, LONGEST_PAGE, Page, Table};
pub use person::{Account, Person};
pub use seat::{Chair, Seat};
pub use sqlite::SqliteStore;
pub use store::Store;
pub use time::Time;
