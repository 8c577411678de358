//! Games as numbers, for programs that learn.
//!
//! [`Arrays`] gives every legal move a number of a fixed *action space* and writes what a seat may know as a row of
//! numbers, an *observation*. [`Batch`] steps many games at once. [`Net`] is a network that was trained on these numbers,
//! as a player like any other.
//!
//! An observation is written from a [`Game::View`], so it holds nothing that its seat may not know.
//!
//! ```
//! use arrays::{Arrays, Numbers};
//! use barrage::{Barrage, Setup, Variant};
//! use kernel::{Game, Moves, Seat, Seed, Viewer};
//!
//! let game = Barrage::open(Setup::new(2, Variant::Full))?;
//! let (position, mut moves) = (game.deal(Seed(1)), Moves::new());
//! game.moves(&position, &mut moves);
//! let mut actions = Numbers::new();
//! game.actions(&position, &moves, &mut actions);
//! assert_eq!(actions.len(), moves.len());
//!
//! let mut seen = vec![0; game.observation().features()];
//! game.observe(&game.view(&position, Viewer::Seat(Seat(0))), Seat(0), &mut seen);
//! # Ok::<(), kernel::SetupError>(())
//! ```

mod barrage;
mod batch;
mod cities;
mod net;
mod space;
mod writer;

pub use batch::{Batch, BatchError, Chair, Told};
pub use net::{Net, NetError};
pub use space::{ActionGroup, ActionSpace, Found, Legal, Numbers};
pub use writer::{Field, Observation, Writer};

use kernel::{Game, Moves, Quiet, Seat};

/// A game whose moves and views can be told in numbers.
pub trait Arrays: Game {
    /// The action space: the same for every table of the game, whatever its set-up and components.
    fn action_space() -> &'static ActionSpace;

    /// The numbers of the legal moves of a position, in their order. No two moves have the same one.
    fn actions(&self, position: &Self::Position, moves: &[Self::Move], numbers: &mut Numbers);

    /// The legal actions of a position as a batch keeps them: those of [`actions`](Self::actions), told as quickly as can be.
    #[inline]
    fn legal(&self, position: &Self::Position, moves: &[Self::Move], legal: &mut Legal) {
        self.actions(position, moves, legal.one_by_one());
    }

    /// Plays a legal move like [`Game::play`], and tells what is legal then. A move need not be listed if
    /// [`unlisted`](Self::unlisted) knows it by its action.
    #[inline]
    fn play_apart(
        &self,
        position: &mut Self::Position,
        mv: Self::Move,
        moves: &mut Moves<Self::Move>,
        legal: &mut Legal,
    ) {
        self.play(position, mv, moves, &mut Quiet);
        self.legal(position, moves, legal);
    }

    /// The move of an action that is told without being listed, if there is such an action.
    fn unlisted(_action: u16) -> Option<Self::Move> {
        None
    }

    /// Tells a view as numbers, field by field, always the same fields in the same order. Seats are told from the
    /// observer's on, clockwise.
    fn tell(&self, view: &Self::View, seat: Seat, writer: &mut impl Writer);

    /// The fields of an observation.
    fn observation(&self) -> &'static Observation;

    /// Writes an observation as whole numbers.
    ///
    /// # Panics
    /// If the row is not as long as [`Observation::features`] says.
    fn observe(&self, view: &Self::View, seat: Seat, row: &mut [i16]) {
        assert_eq!(row.len(), self.observation().features(), "a row has a place for each feature");
        self.tell(view, seat, &mut writer::Row::new(row));
    }

    /// Writes an observation as floating-point numbers, each divided by the scale of its field: about 1 at most.
    ///
    /// # Panics
    /// If the row is not as long as [`Observation::features`] says.
    fn observe_scaled(&self, view: &Self::View, seat: Seat, row: &mut [f32]) {
        assert_eq!(row.len(), self.observation().features(), "a row has a place for each feature");
        self.tell(view, seat, &mut writer::Row::new(row));
    }
}
