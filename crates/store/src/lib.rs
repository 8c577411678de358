//! Where games live: an append-only log of moves, with seats and people, behind one small trait.
//!
//! A game is its record: set-up, rules version, seed and moves. So what has to be kept of it is a log that only ever
//! grows, and how the game stands after the last entry. Around that are the people who play, the seats they sit in,
//! and lists of games. The store knows nothing of any game: titles, set-ups, moves, outcomes and snapshots are texts
//! and bytes that it hands back as it got them. It draws no conclusion about who may do what, but for the races that
//! only it can decide: one entry for each place in a log, one person in each seat, one owner of each name.
//!
//! ```
//! use store::{Act, AppendError, Appended, Chair, Entry, NewGame, StoredSeat, Secret, SqliteStore, State, Store};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let file = folder.path().join("hydropolis.db");
//! let store: std::sync::Arc<dyn Store> = std::sync::Arc::new(SqliteStore::open(file).await?);
//!
//! // Ann comes in; her cookie will hold `cookie.reveal()`.
//! let cookie = Secret::random()?;
//! let ann = store.create_guest("Ann", cookie.hash()).await?;
//!
//! // She begins a game against a bot.
//! let seat = |number, chair, nickname: &str| StoredSeat { number, chair, nickname: nickname.to_owned(), renewed: 0 };
//! let game = store
//!     .create(NewGame {
//!         title: "barrage".to_owned(),
//!         rules_version: 1,
//!         setup: r#"{"players":2,"variant":"full"}"#.to_owned(),
//!         seed: 42,
//!         deal: 0x91c2_d3e4_f506_1728,
//!         options: "{}".to_owned(),
//!         host: Some(ann.id),
//!         seats: vec![
//!             seat(0, Chair::Person(ann.id), "Ann"),
//!             seat(1, Chair::Bot { level: "steady".to_owned() }, "Robin"),
//!         ],
//!         entries: vec![],
//!         state: State::playing(0),
//!     })
//!     .await?;
//!
//! // Her move, which she knows to be entry 0; after it the bot is to move.
//! let entry = Entry { seat: 0, act: Act::Move("pass".to_owned()), hash: 7, key: Some("a1".to_owned()) };
//! let sent = store.append(game, 0, entry.clone(), State::playing(1)).await;
//! assert_eq!(sent, Ok(Appended::Applied { seq: 0 }));
//!
//! // The answer got lost, and her browser sends it again.
//! let again = store.append(game, 0, entry, State::playing(1)).await;
//! assert_eq!(again, Ok(Appended::AlreadyApplied { seq: 0 }));
//!
//! // A second tab that has not seen the move is told where the game is.
//! let stale = Entry { seat: 0, act: Act::Move("dig".to_owned()), hash: 8, key: None };
//! assert_eq!(
//!     store.append(game, 0, stale, State::playing(1)).await,
//!     Err(AppendError::Conflict { next_seq: 1 })
//! );
//!
//! // Whoever starts after a crash finds what the bot owes.
//! assert_eq!(store.bot_turns(None, 100).await?[0].next_seq, 1);
//! # store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! # The tables
//!
//! | Table | Key | What it holds |
//! |---|---|---|
//! | `games` | number, id | what was agreed: title, rules version, set-up, seed, hash of the deal, options, host; never changes |
//! | `standings` | game | the small row that every move rewrites: next number, status, whose turn, whether a bot's, outcome |
//! | `log` | game, number | the entries, moves and undos alike; triggers refuse to change or delete any |
//! | `snapshots` | game, number | positions that save a replay; a cache, may be emptied |
//! | `seats` | game, seat | person, open, link (the hash of its secret) or bot, and a nickname |
//! | `marks` | game | at which games work is under way that may end the process, and which are in quarantine because it did |
//! | `people` | id | nickname; name and password hash if there is an account |
//! | `sessions` | hash of the secret | whose cookie it is, and when it was last used |
//! | `resets` | hash of the secret | whose lost password the one-time link replaces, and until when |
//! | `let_go` | game | the games that are being deleted in this very transaction; otherwise empty |
//! | `talk`, `notes`, `mutes`, `reports` | game, person | what people say, write down for themselves, do not want to read, and report |
//! | `invitations` | game, person | who is invited by name |
//! | `orders`, `pleas`, `flags` | game | what lies beside the log: standing orders, a plea to take back, what holds of the game as a whole |
//! | `clocks` | game | the clock of a game that has a pace: a text of the server's, and when somebody has to look at it |
//! | `holidays` | person, begin | when people are away |
//! | `keys` | name | keys that the server made for itself |
//! | `targets` | id | where people want to be called, and in which language |
//! | `quiet`, `hushed` | person, game | when, and for which games, people do not want to be called |
//! | `calls` | number | the outbox: the latest call of each game to each target; a trigger of `players` writes it |
//! | `due` | game | the games whose results are owed |
//! | `rated` | game | whether a game is to be rated |
//! | `results` | game, seat | what came of each seat |
//! | `reviews` | game | a review of a game that is over, or who makes it and how far it is; a cache, may be emptied |
//! | `ratings` | person, title | how strong somebody is |
//! | `lost_seats` | game, seat | who lost a seat to a program |
//! | `tournaments` | id | a text with a version |
//! | `roles`, `bans` | person | who may do more than play, and who is kept out |
//! | `announcement`, `deeds`, `complaints` | number | what is said on every page, what operators did, what people complained of |
//! | `players` | game, person | the order of each person's list of games; follows from `seats` and `standings` |
//!
//! PostgreSQL has some more, for what nodes do beside each other.
//!
//! `docs/storage.md` has the promises in full, how they are kept, and how to back up.
//!
//! # Another backend
//!
//! is a module beside [`SqliteStore`] and [`PostgresStore`] that implements [`Store`], and [`Shared`] if several servers may
//! use it, and a file in `tests` that says how to open it and calls `suite::all_stories!`.

mod beside;
mod clocks;
mod error;
mod game;
mod house;
mod id;
mod list;
mod notices;
mod person;
mod postgres;
mod results;
mod reviews;
mod seat;
mod sqlite;
mod store;
mod talk;
mod time;
mod tournaments;
mod whole;

pub use beside::{Beside, Flag, ORDERED, Plea, StoredOrder, WholeBeside};
pub use clocks::{Clocks, Holiday, KeptClock};
pub use error::{AppendError, PersonError, SeatError, StoreError};
pub use game::{
    Act, Appended, BotTurn, Claim, Entry, Game, Logged, NewGame, Snapshot, Standing, State, Status,
    moves_that_stand,
};
pub use house::{Ban, Complaint, Deed, House, LoggedComplaint, LoggedDeed, Role};
pub use id::{GameId, NotAnId, PersonId, Secret, SecretHash, TargetId, TournamentId};
pub use list::{Cursor, LONGEST_PAGE, ListedGame, Page};
pub use notices::{Call, CalledTurn, Notices, Quiet, Target};
pub use person::{Account, Expiry, Holdings, LetGo, Merged, Person};
pub use postgres::PostgresStore;
pub use results::{Annals, Ended, KeptRating, Noted, PastGame, Rival, Sat, SeatResult, Tally};
pub use reviews::{KeptReview, Reviews, Taken};
pub use seat::{Chair, StoredSeat};
pub use sqlite::SqliteStore;
pub use store::{DiskUse, News, Shared, Store};
pub use talk::{Heard, KEPT_LINES, Room, Said};
pub use time::Time;
pub use tournaments::{KeptTournament, Tournaments};
pub use whole::{Copied, CopyError, WholeGame, WholeHouse, WholePerson, copy};
