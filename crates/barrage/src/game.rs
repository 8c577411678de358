//! Barrage as a game of the kernel.

use kernel::{Chance, Game, Log, Moves, Outcome, Seat, Seed, SetupError, Viewer};

use crate::event::Event;
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::start::start;
use crate::terms::VERSION;
use crate::view::View;

/// A game of Barrage at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrage {
    setup: Setup,
    version: u32,
    /// Where the game begins if it is not dealt.
    start: Option<Box<Position>>,
}

impl Game for Barrage {
    type Setup = Setup;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const NAME: &'static str = "barrage";
    const RULES_VERSION: u32 = VERSION as u32;

    fn open_under(setup: Setup, version: u32) -> Result<Self, SetupError> {
        SetupError::version::<Self>(version)?;
        setup.check()?;
        let start = start(&setup, version)?.map(Box::new);
        Ok(Self { setup, version, start })
    }

    fn version(&self) -> u32 {
        self.version
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn deal(&self, seed: Seed) -> Position {
        match &self.start {
            Some(start) => Position::clone(start),
            None => Position::deal(&self.setup, self.version as u8, seed),
        }
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        (!position.table.agenda.is_empty()).then_some(position.table.active)
    }

    fn moves(&self, position: &Position, moves: &mut Moves<Move>) {
        position.moves(moves);
    }

    fn play(
        &self,
        position: &mut Position,
        mv: Move,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
    ) {
        position.play(mv, moves, log);
    }

    fn refusal(&self, position: &Position, mv: Move) -> Option<Refusal> {
        position.refusal(mv)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        position.seen_by(viewer)
    }

    fn redeal(&self, position: &mut Position, _viewer: Viewer, chance: &mut Chance) {
        position.redeal(chance);
    }

    fn is_secret(&self, _before: &Position, _mv: Move) -> bool {
        false
    }

    fn knowledge(&self, position: &Position, _viewer: Viewer) -> u64 {
        position.table.key()
    }

    fn hash(&self, position: &Position) -> u64 {
        position.digest()
    }

    fn outcome(&self, position: &Position) -> Outcome {
        position.table.outcome()
    }
}
