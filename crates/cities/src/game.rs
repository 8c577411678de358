//! Underwater Cities as a game of the kernel.

use std::sync::Arc;

use kernel::{BySeat, Chance, Game, Log, Moves, Outcome, Seat, SeatSet, Seed, SetupError, Viewer, fault};

use crate::effect::NodeId;
use crate::event::Event;
use crate::moves::Move;
use crate::pack::{Pack, SlotData};
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::step::Slot;
use crate::view::View;

/// Underwater Cities at one table: its set-up and its components.
#[derive(Clone, Debug)]
pub struct Cities {
    pub(crate) setup: Setup,
    pub(crate) pack: Arc<Pack>,
}

impl Cities {
    /// The components in play.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The coloured slots of the side of the main board in use.
    #[inline]
    pub(crate) fn slots(&self) -> &[SlotData] {
        self.pack.slots(self.setup.players)
    }

    /// A coloured slot.
    #[inline]
    pub(crate) fn slot(&self, slot: Slot) -> &SlotData {
        &self.slots()[slot.index() - 1]
    }

    /// What a slot does.
    #[inline]
    pub(crate) fn effect_of(&self, slot: Slot) -> NodeId {
        if slot == Slot::ALWAYS { self.pack.always() } else { self.slot(slot).effect }
    }
}

impl Game for Cities {
    type Setup = Setup;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const NAME: &'static str = "cities";
    const RULES_VERSION: u32 = 1;

    fn open(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let pack = match &setup.pack {
            None => Pack::standard(),
            Some(text) => Pack::extended(text).map(Arc::new),
        };
        let pack = pack.map_err(|error| SetupError(fault!("setup-component-pack"; reason = error)))?;
        Ok(Self { setup, pack })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn deal(&self, seed: Seed) -> Position {
        let mut position = self.fresh(seed);
        self.settle(&mut position, &mut Moves::new(), &mut kernel::Quiet);
        position
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        (position.phase != Phase::Over).then_some(position.active)
    }

    fn moves(&self, position: &Position, moves: &mut Moves<Move>) {
        moves.clear();
        self.list(position, moves);
    }

    fn play(&self, position: &mut Position, mv: Move, moves: &mut Moves<Move>, log: &mut impl Log<Event>) {
        self.act(position, mv, log);
        self.settle(position, moves, log);
    }

    fn refusal(&self, position: &Position, mv: Move) -> Option<Refusal> {
        let mut moves = Moves::new();
        self.list(position, &mut moves);
        let mv = self.as_listed(position, mv);
        if moves.contains(&mv) { None } else { Some(self.why_not(position, mv, &moves)) }
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::of(self, position, viewer)
    }

    fn redeal(&self, position: &mut Position, viewer: Viewer, chance: &mut Chance) {
        crate::redeal::redeal(self, position, viewer, chance);
    }

    fn hash(&self, position: &Position) -> u64 {
        crate::hash::hash(position)
    }

    fn outcome(&self, position: &Position) -> Outcome {
        let over = position.phase == Phase::Over;
        let mut points = BySeat::default();
        for seat in Seat::all(self.setup.players) {
            points[seat] = i32::from(position.players[seat].points);
        }
        let mut winners = SeatSet::default();
        if over && self.setup.players == 1 {
            // U-28.11: seven connected cities and a hundred points.
            let player = &position.players[Seat(0)];
            if player.connected().count_ones() >= 7 && player.points >= 100 {
                winners.add(Seat(0));
            }
        } else if over {
            // U-24.6: ties go to the first in the order after the last round.
            let best = position.order.iter().map(|&seat| points[seat]).max();
            if let Some(&first) = position.order.iter().find(|&&seat| Some(points[seat]) == best) {
                winners.add(first);
            }
        }
        Outcome { points, winners, over }
    }
}
