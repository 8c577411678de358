//! Players that are not people, for any game of the kernel.
//!
//! [`Random`] knows nothing; [`Greedy`] looks one move ahead with a [`Judge`]'s knowledge of the game; [`Search`] looks
//! further, over all that its seat holds possible. A [`Bot`] is one of them by its name: `"club:ms=20".parse::<Bot>()`.
//!
//! A player is asked at a decision and answers with one of the legal moves. It sees what its seat may see, and
//! draws its chance from a seed of its own, so that a game it plays in can be played again to the letter.
//!
//! ```
//! use barrage::{Barrage, Setup, Variant};
//! use bots::Random;
//! use kernel::{Game, Moves, Quiet, Seed};
//!
//! let game = Barrage::open(Setup::new(3, Variant::Full))?;
//! let (mut position, mut moves) = (game.deal(Seed(1)), Moves::new());
//! let mut player = Random::new(Seed(2));
//! game.moves(&position, &mut moves);
//! while game.to_move(&position).is_some() {
//!     let mv = player.choose(&moves);
//!     game.play(&mut position, mv, &mut moves, &mut Quiet);
//! }
//! assert!(game.outcome(&position).over);
//! # Ok::<(), kernel::SetupError>(())
//! ```

pub mod barrage;
mod character;
pub mod cities;
mod fit;
mod greedy;
mod judge;
mod net;
mod player;
mod random;
mod search;
mod threads;
mod tune;

pub use character::Character;
pub use fit::{Fit, Fitting};
pub use greedy::Greedy;
pub use judge::{Judge, Rows};
pub use net::{
    CONTEXT, Choice, Course, Foretold, Learning, Lesson, MOST_INPUTS, Net, NetError, Policy, Prospect,
    School, SchoolError, Schooled,
};
pub use player::{Bot, BotError, Level, Mind, Played, Thinker, asked};
pub use random::Random;
pub use search::{Budget, Clock, Effort, Options, Search, Thought};
pub use tune::{Improvement, Tuning, numbers, with_numbers};
