//! What a player is told who has to decide something.

use std::fmt;

use crate::{Chance, Game, Seat, Viewer};

/// A decision of one seat, as that seat may know it.
///
/// The true position is inside, but nothing comes out of it except the seat's view and positions in which everything
/// the seat cannot know is dealt anew. A player that gets its decisions like this cannot cheat:
///
/// ```compile_fail,E0616
/// # use kernel::{Decision, Game};
/// fn peek<G: Game>(decision: &Decision<'_, G>) -> G::Position {
///     decision.position.clone() // the field is private
/// }
/// ```
///
/// ```
/// # use kernel::{Chance, Decision, Game};
/// fn imagine<G: Game>(decision: &Decision<'_, G>, chance: &mut Chance) -> G::Position {
///     decision.redeal(chance)
/// }
/// ```
pub struct Decision<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
    moves: &'a [G::Move],
    seat: Seat,
}

/// Shows nothing either that the seat may not know.
impl<G: Game> fmt::Debug for Decision<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decision")
            .field("seat", &self.seat)
            .field("moves", &self.moves)
            .finish_non_exhaustive()
    }
}

impl<'a, G: Game> Decision<'a, G> {
    /// The decision that is asked in a position, of which these are the legal moves; `None` when the game is over.
    pub fn of(game: &'a G, position: &'a G::Position, moves: &'a [G::Move]) -> Option<Self> {
        let seat = game.to_move(position)?;
        Some(Self { game, position, moves, seat })
    }

    /// The rules and components.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal moves.
    pub fn moves(&self) -> &'a [G::Move] {
        self.moves
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.position, Viewer::Seat(self.seat))
    }

    /// A position that the seat holds possible: what it cannot know is dealt anew.
    pub fn redeal(&self, chance: &mut Chance) -> G::Position {
        let mut dealt = self.position.clone();
        self.game.redeal(&mut dealt, Viewer::Seat(self.seat), chance);
        dealt
    }
}
