//! A turn of phase 2: which actions are open, and what placing engineers does (B-6, B-14).

use kernel::{Log, Moves, Seat};

use crate::company::Officer;
use crate::contract::Contract;
use crate::effect::Effect;
use crate::event::{Event, Resource, Why};
use crate::moves::Move;
use crate::position::{Table, Variant};
use crate::space::{
    BLOCKED, CONTRACT_OFFICE, PATENTS, PrivateSpace, Space, TURBINES, WITH_CREDITS, WITH_ENGINEERS, spaces,
};
use crate::step::{Production, Step};
use crate::tables::{CONSTRUCTION_SPACES, FEE, MAHIRI_SPACES};

impl Table {
    /// Everything a player may do with a turn (DP-2).
    pub(crate) fn list_turn(&self, copied: bool, moves: &mut Moves<Move>) {
        let me = self.me();
        if me.engineers > 0 {
            moves.extend(spaces(self.open_spaces()).map(Move::Place));
            if self.construction_space().is_some_and(|space| {
                space.engineers <= me.engineers
                    && u16::from(space.fee) <= me.credits
                    && self.can_construct(true, me.credits - u16::from(space.fee))
            }) {
                moves.push(Move::Construct);
            }
            if !copied
                && self.mahiri_space().is_some_and(|space| {
                    space.engineers <= me.engineers && u16::from(space.fee) <= me.credits
                })
            {
                moves.push(Move::Mahiri);
            }
        }
        if self.can_construct(false, me.credits) {
            moves.push(Move::ConstructFree);
        }
        if me.engineers == 0 {
            if !copied {
                moves.push(Move::Pass);
            } else if !moves.is_empty() {
                // B-21.7: with no engineer left the engineer-free construction may be left undone.
                moves.push(Move::Decline);
            }
        }
    }

    /// The shared action spaces a player with engineers may use now, as a set (B-6.8).
    fn open_spaces(&self) -> u64 {
        let me = self.me();
        let engineers = (me.engineers as usize).min(WITH_ENGINEERS.len() - 1);
        let credits = (me.credits as usize).min(WITH_CREDITS.len() - 1);
        let closed = self.taken_spaces() | BLOCKED[self.players as usize];
        let mut open = WITH_ENGINEERS[engineers] & WITH_CREDITS[credits] & !closed;
        if self.variant == Variant::Intro {
            open &= !PATENTS;
        }
        for space in spaces(open & PATENTS) {
            if let Some(Effect::TakePatent(slot)) = space.effect()
                && self.patents[slot as usize].is_none()
            {
                open &= !space.bit();
            }
        }
        if self.display.as_flattened().iter().all(Option::is_none) {
            open &= !CONTRACT_OFFICE;
        }
        if open & TURBINES != 0 {
            // The best production with all credits, and with those left after a fee; bonuses only shift it.
            let best = self.best_energy(me.credits);
            let best_after_fee =
                if best.is_some() { self.best_energy(me.credits.saturating_sub(FEE.into())) } else { None };
            for space in spaces(open & TURBINES) {
                let best = if space.row().fee == 0 { best } else { best_after_fee };
                let Some(Effect::Produce(bonus)) = space.effect() else { continue };
                if best.is_none_or(|energy| energy + i16::from(bonus) < 1) {
                    open &= !space.bit();
                }
            }
        }
        open
    }

    /// The construction space the seat to move would use next: the leftmost free one (B-7.1).
    pub fn construction_space(&self) -> Option<PrivateSpace> {
        CONSTRUCTION_SPACES.get(self.me().constructions as usize).copied()
    }

    /// Mahiri's space to use next, if the player has her (B-21.7).
    pub(crate) fn mahiri_space(&self) -> Option<PrivateSpace> {
        let me = self.me();
        (me.officer == Some(Officer::Mahiri))
            .then(|| MAHIRI_SPACES.get(me.copies as usize).copied())
            .flatten()
    }

    /// Carries out the turn's action (B-6.9).
    pub(crate) fn turn_action(&mut self, copied: bool, mv: Move, log: &mut impl Log<Event>) {
        if !copied && mv != Move::Pass {
            // B-21.7: a copied Graziano lasts until the start of her next turn, and a pass is not such a turn.
            self.me_mut().copied = None;
        }
        match mv {
            Move::Place(Space::BANK) => self.agenda.push(Step::Engineers),
            Move::Place(space) => self.place(space, log),
            Move::Construct => {
                let nth = self.me().constructions;
                let space = CONSTRUCTION_SPACES[nth as usize];
                self.me_mut().constructions += 1;
                self.send_engineers(space.engineers);
                log.note(Event::PlacedToConstruct {
                    seat: self.active,
                    nth: nth + 1,
                    engineers: space.engineers,
                });
                self.pay(self.active, space.fee.into(), Why::PrivateSpace, log);
                self.agenda.push(Step::Tile { engineers: true });
            }
            Move::ConstructFree => self.agenda.push(Step::Tile { engineers: false }),
            Move::Mahiri => {
                let nth = self.me().copies;
                let space = MAHIRI_SPACES[nth as usize];
                self.me_mut().copies += 1;
                self.send_engineers(space.engineers);
                log.note(Event::PlacedWithMahiri {
                    seat: self.active,
                    nth: nth + 1,
                    engineers: space.engineers,
                });
                self.pay(self.active, space.fee.into(), Why::PrivateSpace, log);
                self.agenda.push(Step::Turn { copied: true });
                self.agenda.push(Step::Copy);
            }
            Move::Pass => {
                self.me_mut().passed = true;
                log.note(Event::Passed { seat: self.active });
            }
            _ => {}
        }
    }

    /// Engineers, fee, price and effect of an action space (B-6.9).
    fn place(&mut self, space: Space, log: &mut impl Log<Event>) {
        let row = space.row();
        self.me_mut().spaces |= space.bit();
        self.send_engineers(row.engineers);
        log.note(Event::Placed { seat: self.active, space, engineers: row.engineers });
        self.pay(self.active, space.credits().into(), Why::Space(space), log);
        self.gain_all(row.reward.gains, Why::Space(space), log);
        for &effect in row.reward.then.iter().rev() {
            match effect {
                // On an action space the first drop must be placed (B-24.3).
                Effect::DropsWaiting(count) => {
                    self.agenda.push(Step::Drops { count, flowing: false, must: true })
                }
                Effect::DropsFlowing(count) => {
                    self.agenda.push(Step::Drops { count, flowing: true, must: true })
                }
                Effect::Produce(bonus) => self.agenda.push(Step::Produce(Production::Turbine(bonus))),
                Effect::TakeContracts(count) => self.agenda.push(Step::TakeContracts(count)),
                Effect::TakePatent(slot) => self.take_patent(slot, log),
                _ => self.owe(effect),
            }
        }
    }

    /// One credit for each engineer (B-14.5).
    pub(crate) fn bank(&mut self, engineers: u8, log: &mut impl Log<Event>) {
        self.me_mut().banked += engineers;
        self.send_engineers(engineers);
        log.note(Event::Placed { seat: self.active, space: Space::BANK, engineers });
        self.gain(self.active, Resource::Credits, engineers.into(), Why::Space(Space::BANK), log);
    }

    fn send_engineers(&mut self, engineers: u8) {
        self.me_mut().engineers -= engineers;
    }

    /// The tile of a patent slot joins the player's tiles (B-14.9).
    pub(crate) fn take_patent(&mut self, slot: u8, log: &mut impl Log<Event>) {
        if let Some(tile) = self.patents[slot as usize].take() {
            self.me_mut().tiles |= tile.bit();
            log.note(Event::PatentTaken { seat: self.active, tile });
        }
    }

    /// One contract, or a pair, of those face up (DP-14, B-13.9).
    pub(crate) fn list_takeable(&self, count: u8, moves: &mut Moves<Move>) {
        let mut shown: arrayvec::ArrayVec<Contract, 6> =
            self.display.as_flattened().iter().filter_map(|&place| place).collect();
        shown.sort_unstable();
        if count < 2 || shown.len() < 2 {
            moves.extend(shown.into_iter().map(Move::Take));
            return;
        }
        for (index, &first) in shown.iter().enumerate() {
            moves.extend(shown[index + 1..].iter().map(|&second| Move::TakeTwo(first, second)));
        }
    }

    /// Contracts move from the display to the player, who then discards down to three (B-13.9, B-13.10).
    pub(crate) fn take_contracts(&mut self, taken: &[Contract], log: &mut impl Log<Event>) {
        for &contract in taken {
            if let Some(place) =
                self.display.as_flattened_mut().iter_mut().find(|place| **place == Some(contract))
            {
                *place = None;
            }
            self.me_mut().contracts |= contract.bit();
            log.note(Event::ContractTaken { seat: self.active, contract });
        }
        self.agenda.push(Step::Discard);
    }

    /// Which contract to discard while more than three are face up (DP-15, B-13.10).
    pub(crate) fn list_discardable(&self, moves: &mut Moves<Move>) {
        let held = self.me().contracts;
        if held.count_ones() > 3 {
            moves.extend(crate::contract::contracts(held).map(Move::Discard));
        }
    }

    /// Discarded contracts leave the game (B-13.11).
    pub(crate) fn discard(&mut self, contract: Contract, log: &mut impl Log<Event>) {
        self.me_mut().contracts &= !contract.bit();
        log.note(Event::ContractDiscarded { seat: self.active, contract });
        self.agenda.push(Step::Discard);
    }

    /// The officers Mahiri may copy, as a set: those of the other players and those laid out for her (B-21.7).
    pub(crate) fn copyable(&self, mahiri: Seat) -> u8 {
        self.seats()
            .filter(|&seat| seat != mahiri)
            .filter_map(|seat| self.seats[seat].officer)
            .fold(self.extra_officers, |set, officer| set | 1 << officer as u8)
    }

    /// One of the officers laid out for Mahiri (DP-16).
    pub(crate) fn list_copyable(&self, moves: &mut Moves<Move>) {
        let copyable = self.copyable(self.active);
        moves.extend(
            Officer::ALL.into_iter().filter(|&officer| copyable >> officer as u8 & 1 == 1).map(Move::Copy),
        );
    }

    /// The ability is hers until the turn ends (B-21.7).
    pub(crate) fn copy_officer(&mut self, officer: Officer, log: &mut impl Log<Event>) {
        self.me_mut().copied = Some(officer);
        log.note(Event::Copied { seat: self.active, officer });
    }
}
