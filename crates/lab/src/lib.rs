//! Experiments with bots.
//!
//! An [`Experiment`] is a file: tables, who plays at them, how many games, from which seed. Its games are counted through and
//! fall into *chunks*; a chunk is played anywhere, on its own, and always comes out the same ([`Experiment::play`]). Put
//! together in their order ([`Results::merge`]) the chunks are the results, whoever played them and in how many pieces.
//! A [`report`] is one page of HTML with pictures.
//!
//! ```
//! let experiment: lab::Experiment = r#"
//!     name = "openings"
//!     game = "barrage"
//!     games = 3
//!     seed = 1
//!     [[table]]
//!     name = "two"
//!     setup = { players = 2 }
//!     players = ["random"]
//! "#.parse()?;
//! let chunks: Vec<String> = (0..experiment.chunks()).map(|chunk| experiment.play(chunk)).collect();
//! let results = lab::Results::merge(&experiment, &chunks)?;
//! assert_eq!(results.csv().lines().count(), 1 + 3 * 2);
//! # Ok::<(), lab::LabError>(())
//! ```
//!
//! The crate does no I/O and starts no threads.

mod barrage;
mod cities;
#[cfg(feature = "parquet")]
mod dataset;
mod experiment;
mod report;
mod results;
mod rows;
#[cfg(feature = "parquet")]
mod sheet;
mod statistics;
mod studied;

#[cfg(feature = "parquet")]
pub use dataset::{Dataset, Played, Summary};
pub use experiment::{CHUNK, Experiment, LabError};
pub use report::report;
pub use results::Results;
#[cfg(feature = "parquet")]
pub use sheet::{Sheet, Values};
