//! Underwater Cities as a game of the kernel.

use std::sync::Arc;

use kernel::{BySeat, Chance, Game, Log, Moves, Outcome, Seat, Seed, Set, SetupError, Viewer, fault};

use crate::effect::NodeId;
use crate::event::Event;
use crate::moves::Move;
use crate::pack::{Pack, Ring, SlotData};
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::start::laid;
use crate::step::{Slot, Step};
use crate::view::View;

/// Underwater Cities at one table: its set-up and its components.
#[derive(Clone, Debug)]
pub struct Cities {
    pub(crate) setup: Setup,
    pub(crate) pack: Arc<Pack>,
    pub(crate) version: u32,
    /// Where the game begins if it is not dealt.
    start: Option<Arc<Position>>,
}

impl Cities {
    /// The components in play.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// Whether what a turn has brought into the hand stays there until the next (U-4.8).
    #[inline]
    pub(crate) const fn holds_back(&self) -> bool {
        self.version >= 2
    }

    /// Whether a contract that can be claimed holds up the effect under way until the player has answered (U-16.4,
    /// U-26.2, U-26.3).
    #[inline]
    pub(crate) const fn contracts_interrupt(&self) -> bool {
        self.version >= 2
    }

    /// Whether building and upgrading counts on all that the build brings at once (U-15.4).
    #[inline]
    pub(crate) const fn counts_whole_build(&self) -> bool {
        self.version >= 2
    }

    /// Whether a plain gain may be left out where that can matter (U-15.3).
    #[inline]
    pub(crate) const fn gains_are_parts(&self) -> bool {
        self.version >= 2
    }

    /// Whether Production asks once for all that may be done in it, contracts included (U-26.4).
    #[inline]
    pub(crate) const fn production_asks_once(&self) -> bool {
        self.version >= 2
    }

    /// A fresh deal, wherever this game begins: what position files are a difference to.
    pub(crate) fn dealt(&self, seed: Seed) -> Position {
        let mut position = self.fresh(seed);
        self.settle(&mut position, &mut Moves::new(), &mut kernel::Quiet);
        position
    }

    /// The coloured slots of the side of the main board in use.
    #[inline]
    pub(crate) fn slots(&self) -> &[SlotData] {
        self.pack.slots(self.setup.players)
    }

    /// The slots of that side by what they need.
    #[inline]
    pub(crate) fn ring(&self) -> &Ring {
        self.pack.ring(self.setup.players)
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
    const RULES_VERSION: u32 = 2;

    fn open_under(setup: Setup, version: u32) -> Result<Self, SetupError> {
        SetupError::version::<Self>(version)?;
        setup.check()?;
        if let Some(text) = &setup.position {
            let (game, position) = laid(text, version)?;
            if (Setup { position: Some(text.clone()), ..game.setup }) != setup {
                return Err(SetupError(fault!("setup-position-differs")));
            }
            return Ok(Self { setup, pack: game.pack, version, start: Some(Arc::new(position)) });
        }
        let pack = match &setup.pack {
            None => Pack::built_in(setup.edition),
            Some(text) => Pack::extending(setup.edition, text).map(Arc::new),
        };
        let pack = pack.map_err(|error| SetupError(fault!("setup-component-pack"; reason = error)))?;
        Ok(Self { setup, pack, version, start: None })
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
        self.start.as_deref().map_or_else(|| self.dealt(seed), Position::clone)
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        (position.phase != Phase::Over).then_some(position.active)
    }

    fn moves(&self, position: &Position, moves: &mut Moves<Move>) {
        moves.clear();
        self.list(position, moves);
    }

    fn play(
        &self,
        position: &mut Position,
        mv: Move,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
    ) {
        self.act_here(position, mv, log);
        self.settle(position, moves, log);
    }

    fn play_on(
        &self,
        position: &mut Position,
        mv: Move,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
    ) {
        self.act(position, mv, log);
        self.settle_until(position, moves, log, |p| {
            // Every card can be played with the slot that is always available.
            matches!(p.agenda.last(), Some(Step::Choose)) && !p.playable().fewer_than(2)
        });
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

    fn is_secret(&self, before: &Position, _mv: Move) -> bool {
        // U-2.11, U-7.2 c, U-23.4: hands are chosen in secret, and so is one of three Special cards.
        matches!(before.agenda.last(), Some(Step::Keep | Step::KeepSpecial | Step::Under))
    }

    fn knowledge(&self, position: &Position, viewer: Viewer) -> u64 {
        crate::key::key(position, self.setup.players, viewer)
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
        let mut winners = Set::default();
        if over && self.setup.players == 1 {
            // U-28.11: seven connected cities and a hundred points.
            let player = &position.players[Seat(0)];
            if player.connected().len() >= 7 && player.points >= 100 {
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
