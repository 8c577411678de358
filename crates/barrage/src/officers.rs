//! The promotional officers (L-14.3 to L-14.9): Elon's machines, the spaces of Gennaro and Wu, Octavius's dams, Amir's drops.
//!
//! They come by an option; what the rest of the rules asks of them it asks behind it, or of an officer at command.

use kernel::{Log, Moves, Set};

use crate::company::Officer;
use crate::event::{Event, Why};
use crate::leeghwater::Work;
use crate::map::{BaseSpace, Basin, CONDUITS_INTO, ConduitSpace, HeadStream};
use crate::moves::{Move, Payment};
use crate::position::{Player, Table};
use crate::space::PrivateSpace;
use crate::step::{Production, Step};

/// Machines that Elon begins with, in place of all others (L-14.4).
pub(crate) const EXCAMIXERS: u8 = 8;

impl Officer {
    /// The action space on the officer's own tile, where engineers carry out an action of the box (L-14.5, L-14.6).
    pub const fn own_space(self) -> Option<PrivateSpace> {
        match self {
            Self::Gennaro => Some(PrivateSpace { engineers: 2, fee: 0 }),
            Self::Wu => Some(PrivateSpace { engineers: 1, fee: 0 }),
            _ => None,
        }
    }
}

impl Player {
    /// Every way to pay so many excavators and mixers where excamixers serve as both (L-14.4).
    pub(crate) fn mixed_payments(&self, excavators: u8, mixers: u8, mut way: impl FnMut(Payment)) {
        for excavators_paid in (0..=excavators).rev() {
            for mixers_paid in (0..=mixers).rev() {
                let excamixers = excavators - excavators_paid + mixers - mixers_paid;
                if excavators_paid <= self.excavators
                    && mixers_paid <= self.mixers
                    && excamixers <= self.excamixers
                {
                    way(Payment { excavators: excavators_paid, mixers: mixers_paid, excamixers, credits: 0 });
                }
            }
        }
    }

    /// Every way to pay so many machines of whichever kind (L-14.4, II-Joker).
    pub(crate) fn any_payments(&self, machines: u8, mut way: impl FnMut(Payment)) {
        for excamixers in 0..=machines.min(self.excamixers) {
            for mixers in 0..=(machines - excamixers).min(self.mixers) {
                let excavators = machines - excamixers - mixers;
                if excavators <= self.excavators {
                    way(Payment { excavators, mixers, excamixers, credits: 0 });
                }
            }
        }
    }

    /// How an Automa pays machines of both kinds: ordinary ones first, then excamixers (L-14.10).
    pub(crate) fn ordinary_first(&self, excavators: u8, mixers: u8) -> Payment {
        let paid = Payment {
            excavators: excavators.min(self.excavators),
            mixers: mixers.min(self.mixers),
            ..Payment::default()
        };
        Payment { excamixers: excavators - paid.excavators + mixers - paid.mixers, ..paid }
    }
}

impl Table {
    /// Whether the space of Gennaro or Wu is there for the player and free (L-14.5, L-14.6, L-14.9).
    pub(crate) fn own_space_free(&self, officer: Officer, copied: bool) -> bool {
        let me = self.me();
        me.officer == Some(officer) && me.own_space == 0 || copied && me.copied == Some(officer)
    }

    /// What a turn may do at the spaces of Gennaro and Wu.
    #[cold]
    #[inline(never)]
    pub(crate) fn list_officer_turns(&self, copied: bool, moves: &mut Moves<Move>) {
        let me = self.me();
        let open = |officer: Officer| {
            self.own_space_free(officer, copied)
                && officer.own_space().is_some_and(|space| space.engineers <= me.engineers)
        };
        if open(Officer::Gennaro) && self.can_construct(me.acting_tiles(true), me.credits) {
            moves.push(Move::Gennaro);
        }
        if open(Officer::Wu) && self.drops_held() > 0 {
            moves.push(Move::Wu);
        }
    }

    /// Engineers go to the space of an officer, or beside Mahiri's tile.
    fn place_with_officer(&mut self, officer: Officer, log: &mut impl Log<Table, Event>) {
        let engineers = officer.own_space().map_or(0, |space| space.engineers);
        self.me_mut().own_space += engineers;
        self.send_engineers(engineers);
        log.note(self, Event::PlacedWithOfficer { seat: self.active, officer, engineers });
    }

    /// A construction at Gennaro's space (L-14.5).
    pub(crate) fn gennaro(&mut self, log: &mut impl Log<Table, Event>) {
        self.place_with_officer(Officer::Gennaro, log);
        self.agenda.push(Step::Tile { engineers: true });
    }

    /// Energy for the drops that own dams hold, which stay there; it is no production (L-14.6).
    pub(crate) fn wu(&mut self, log: &mut impl Log<Table, Event>) {
        self.place_with_officer(Officer::Wu, log);
        self.tile_energy(self.drops_held(), Why::Officer(Officer::Wu), log);
    }

    /// Drops held by the player's own dams.
    pub(crate) fn drops_held(&self) -> u8 {
        self.me().bases.iter().map(|dam| self.river.held[dam.0 as usize]).sum()
    }

    /// Every way to pay the external work at a position (L-14.4).
    #[inline(never)]
    pub(crate) fn list_work_payments(&self, position: u8, moves: &mut Moves<Move>) {
        let Some(work) = self.leeghwater.works.get(usize::from(position)).copied().flatten() else { return };
        self.me().work_payments(work, |payment| moves.push(Move::Pay(payment)));
    }

    /// The dams with water that a conduit links to a powerhouse, but for some (L-14.7). No basin has two conduits to another, so
    /// a dam has one way at most.
    pub(crate) fn linked(
        &self,
        to: Basin,
        used: Set<BaseSpace>,
    ) -> impl Iterator<Item = (BaseSpace, ConduitSpace, u8)> + '_ {
        let dams = ((self.me().bases | self.river.neutral) & self.river.wet) - used;
        let conduits = self.built_conduits() & CONDUITS_INTO[to.0 as usize];
        conduits.iter().flat_map(move |conduit| {
            let above = dams & conduit.from().dams();
            above.iter().map(move |dam| (dam, conduit, self.river.held[dam.0 as usize]))
        })
    }

    /// The most that further dams could add to a production, with so many credits for the owners of conduits (L-14.7, B-12.3).
    fn most_more(&self, to: Basin, used: Set<BaseSpace>, mut credits: u16) -> i16 {
        let own = self.me().conduits;
        let mut sum = 0;
        // Each drop of another's conduit costs a credit, so the strongest come first.
        for power in (1..=STRONGEST).rev() {
            for (_, conduit, held) in self.linked(to, used).filter(|(_, conduit, _)| conduit.power() == power)
            {
                let drops = if own.has(conduit) { held } else { held.min(credits.min(255) as u8) };
                if !own.has(conduit) {
                    credits -= u16::from(drops);
                }
                sum += i16::from(drops) * i16::from(power);
            }
        }
        sum
    }

    /// The most energy of a production with all the dams that drive one powerhouse; 0 if none is possible (L-14.7).
    #[cold]
    #[inline(never)]
    pub(crate) fn best_joint_energy(&self, production: Production, credits: u16) -> i16 {
        let basins = self.me().powerhouse_basins();
        let open = basins.iter().filter(|&basin| production != Production::Repeat(basin));
        open.map(|basin| self.joint_energy(production, basin, credits)).max().unwrap_or(0).max(0)
    }

    /// The energy with all the dams that drive a powerhouse; 0 or less if none is possible.
    pub(crate) fn joint_energy(&self, production: Production, to: Basin, credits: u16) -> i16 {
        match self.most_more(to, Set::EMPTY, credits) {
            0 => 0,
            base => base + self.bonus(production),
        }
    }

    /// Whether so many drops of a dam can be a part of a production that has made so much (B-12.5, L-14.7).
    fn joins(
        &self,
        energy: i16,
        used: Set<BaseSpace>,
        (dam, conduit, drops): (BaseSpace, ConduitSpace, u8),
        credits: u16,
    ) -> bool {
        let paid = if self.me().conduits.has(conduit) { 0 } else { u16::from(drops) };
        let Some(left) = credits.checked_sub(paid) else { return false };
        let energy = energy + i16::from(drops) * i16::from(conduit.power());
        energy >= 1 || energy + self.most_more(conduit.to(), used.with(dam), left) >= 1
    }

    /// Every first dam of a production that may use several, and declining where it is optional (L-14.7).
    #[cold]
    #[inline(never)]
    pub(crate) fn list_joint_productions(&self, production: Production, moves: &mut Moves<Move>) {
        let (credits, bonus) = (self.me().credits, self.bonus(production));
        for (dam, conduit, most) in self.systems(production, credits) {
            let part = |drops: u8| (dam, conduit, drops);
            let fits = (1..=most).filter(|&drops| self.joins(bonus, Set::EMPTY, part(drops), credits));
            moves.extend(fits.map(|drops| Move::Produce { dam, conduit, drops }));
        }
        if production.optional() && !moves.is_empty() {
            moves.push(Move::Decline);
        }
    }

    /// Every further dam of a production, and carrying it out as soon as it gives energy (L-14.7).
    #[inline(never)]
    pub(crate) fn list_more_dams(
        &self,
        to: Basin,
        energy: i8,
        used: Set<BaseSpace>,
        moves: &mut Moves<Move>,
    ) {
        let credits = self.me().credits;
        for (dam, conduit, held) in self.linked(to, used) {
            let fits =
                (1..=held).filter(|&drops| self.joins(energy.into(), used, (dam, conduit, drops), credits));
            moves.extend(fits.map(|drops| Move::Produce { dam, conduit, drops }));
        }
        if energy >= 1 && !moves.is_empty() {
            moves.push(Move::Decline);
        }
    }

    /// One more dam drives the powerhouse; if no other could, the production is carried out (L-14.7).
    pub(crate) fn add_dam(
        &mut self,
        joint: Joint,
        mv: (BaseSpace, ConduitSpace, u8),
        log: &mut impl Log<Table, Event>,
    ) {
        let (dam, conduit, drops) = mv;
        let product = drops * conduit.power();
        self.use_drops(dam, conduit, drops, product, log);
        let joint = Joint {
            energy: joint.energy.saturating_add_unsigned(product),
            drops: joint.drops + drops,
            used: joint.used.with(dam),
            ..joint
        };
        let credits = self.me().credits;
        let more = self
            .linked(joint.to, joint.used)
            .any(|(_, conduit, _)| self.me().conduits.has(conduit) || credits > 0 || self.me().is_automa());
        if more {
            let Joint { repeat, to, energy, drops, used } = joint;
            self.agenda.push(Step::MoreDams { repeat, to, energy, drops, used: used.into() });
        } else {
            self.finish_joint(joint, log);
        }
    }

    /// The dams are chosen: the powerhouse makes its energy (L-14.7).
    pub(crate) fn finish_joint(&mut self, joint: Joint, log: &mut impl Log<Table, Event>) {
        let Joint { repeat, to, energy, drops, used } = joint;
        self.finish_production(repeat, to, drops, energy.max(0) as u8, used.into(), log);
    }

    /// The head streams for a drop, and what Amir may do with it instead (DP-12, L-14.8).
    #[cold]
    #[inline(never)]
    pub(crate) fn list_drops_of_amir(&self, flowing: bool, must: bool, moves: &mut Moves<Move>) {
        moves.extend(HeadStream::ALL.map(Move::Drop));
        if flowing {
            moves.extend(self.dams_with_room(Some(Set::EMPTY)).iter().map(Move::Fill));
        } else {
            moves.extend(HeadStream::ALL.map(Move::Flow));
        }
        if !must {
            moves.push(Move::Decline);
        }
    }
}

/// The strongest conduits.
const STRONGEST: u8 = 5;

/// A production with several dams, as far as it has come (L-14.7).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joint {
    /// Whether it is Germany's second one.
    pub(crate) repeat: bool,
    /// The basin of the powerhouse.
    pub(crate) to: Basin,
    /// The energy so far, bonus or malus included.
    pub(crate) energy: i8,
    /// The drops so far.
    pub(crate) drops: u8,
    /// The dams they come from.
    pub(crate) used: Set<BaseSpace>,
}

impl Player {
    /// Every way to pay an external work (L-3.2, L-14.4).
    fn work_payments(&self, work: Work, way: impl FnMut(Payment)) {
        self.mixed_payments(work.row().excavators, work.row().mixers, way);
    }
}
