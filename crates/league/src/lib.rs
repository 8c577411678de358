//! Ratings, pairings and standings: arithmetic only.
//!
//! A tournament is a value ([`Tournament`]): who entered, what was paired, what the tables brought. Pairing the next
//! round, taking a result in and ranking the entrants are functions of it, without chance, clock or I/O, so that anybody
//! who has the value comes to the same rounds and the same order. `docs/tournaments.md` has the rules in words; the
//! numbers `T-…` in the comments point there. Ratings ([`rate`]) are Glicko-2.
//!
//! ```
//! use league::{Form, Score, Tournament};
//!
//! let mut cup = Tournament::new("Cup of the valley", "barrage", Form::Swiss { rounds: 2 }, 2);
//! for (name, rating) in [("ann", 1700), ("ben", 1600), ("cleo", 1500), ("dan", 1400)] {
//!     cup.enter(name, rating)?;
//! }
//! cup.start()?;
//! // The upper half meets the lower half.
//! let names = |cup: &Tournament, table: usize| -> Vec<String> {
//!     cup.rounds[0].tables[table].seats.iter().map(|it| cup.entrants[it.0].person.clone()).collect()
//! };
//! assert_eq!(names(&cup, 0), ["ann", "cleo"]);
//! assert_eq!(names(&cup, 1), ["dan", "ben"], "at every other table the stronger sits last");
//! for table in 0..2 {
//!     cup.record(0, table, vec![Score { place: 1, points: 120 }, Score { place: 2, points: 80 }]);
//! }
//! assert!(cup.advance());
//! assert_eq!(names(&cup, 0), ["ann", "cleo"], "what was paired stays");
//! assert_eq!(cup.rounds[1].tables.len(), 2);
//! # Ok::<(), league::Refusal>(())
//! ```

mod groups;
mod matching;
mod pairing;
mod programs;
mod rating;
mod seating;
mod standings;
mod tournament;

pub use programs::program;
pub use rating::{Finisher, NEWCOMER, Rating, rate};
pub use standings::{Line, table_points};
pub use tournament::{
    Enlisted, Entrant, Form, LARGEST_TABLE, MOST_CYCLES, MOST_ENTRANTS, MOST_ROUNDS, Refusal, Round,
    RoundTable, Score, Stage, Tournament,
};
