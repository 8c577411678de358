//! Production by a tile: the best system and the conditions.

use kernel::{Log, Set};

use crate::automa::trace::{Failure, Tie};
use crate::company::Officer;
use crate::contract::{Colour, Contract};
use crate::event::Event;
use crate::map::{BaseSpace, Basin, ConduitSpace};
use crate::moves::Move;
use crate::position::Table;
use crate::step::Production;
use crate::terms::Discount;

/// The power up to which Viktor's Automa lets one drop do.
const VIKTOR_WEAK: u8 = 2;
/// Energy that reaches the bonus tile's section, for each round (A-6.4, B-17.3).
const SECTION: u16 = 6;

/// A system with all that is used of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct System {
    dam: BaseSpace,
    conduit: ConduitSpace,
    drops: u8,
    /// The energy it gives.
    pub(super) energy: u8,
}

impl Table {
    /// The best system for a production, and what put it first.
    pub(super) fn best_system(&self, production: Production) -> Option<(System, Tie)> {
        let me = self.me();
        let few = me.is_automa() && me.has(Officer::Viktor) && !matches!(production, Production::Repeat(_));
        let code = self.automa.criteria.map_or(0, |tile| tile.row().conduit_code.0);
        let count = ConduitSpace::COUNT as u8;
        let mut best: Option<(System, (u8, bool, u8))> = None;
        let mut tie = Tie::Energy;
        for (dam, conduit, all) in self.systems(production, u16::MAX) {
            let drops = if few && conduit.power() <= VIKTOR_WEAK { 1 } else { all };
            let payable = me.conduits.has(conduit) || u16::from(drops) <= me.purse();
            // Octavius's Automa uses all dams of a powerhouse (L-14.10).
            let energy = match me.is_automa() && me.has(Officer::Octavius) {
                true => self.joint_energy(production, conduit.to(), me.purse()),
                false => self.energy(production, conduit, drops),
            };
            if !payable || energy < 1 {
                continue;
            }
            let system = System { dam, conduit, drops, energy: energy as u8 };
            let neutral = self.river.neutral.has(dam);
            let behind = (conduit.0 + count - code) % count;
            // Greater is better: energy, then a neutral dam, then the fewest steps from the code.
            let rank = (system.energy, neutral, count - behind);
            match best {
                Some((_, other)) if other.0 == rank.0 => {
                    tie = if other.1 == neutral { Tie::Code } else { Tie::NeutralDam };
                }
                Some((_, other)) if other.0 > rank.0 => {}
                _ => tie = Tie::Energy,
            }
            if best.is_none_or(|(_, other)| other < rank) {
                best = Some((system, rank));
            }
        }
        best.map(|(system, _)| (system, tie))
    }

    /// The next dam of Octavius's Automa, all its drops; when there is none left the production is carried out (L-14.10).
    pub(super) fn next_dam(&self, to: Basin, used: Set<BaseSpace>) -> Move {
        match self.linked(to, used).next() {
            Some((dam, conduit, drops)) => Move::Produce { dam, conduit, drops },
            None => Move::Decline,
        }
    }

    /// The production an Automa makes, or a human by the tile.
    pub(super) fn choose_system(
        &self,
        production: Production,
        log: &mut impl Log<Table, Event>,
    ) -> Option<Move> {
        let (System { dam, conduit, drops, energy }, by) = self.best_system(production)?;
        log.note(self, Event::AutomaSystem { seat: self.active, dam, conduit, drops, energy, by });
        Some(Move::Produce { dam, conduit, drops })
    }

    /// Whether the production action of a tile can be carried out.
    pub(super) fn production_fails(&self, bonus: i8, colour: Colour) -> Option<Failure> {
        let Some((system, _)) = self.best_system(Production::Turbine(bonus)) else {
            return Some(Failure::NoSystem);
        };
        let energy = self.me().energy;
        let leading =
            self.seats().filter(|&seat| seat != self.active).all(|seat| self.seats[seat].energy < energy);
        if energy >= SECTION * u16::from(self.round) && leading {
            return Some(Failure::AheadOnTrack { energy });
        }
        let reach = system.energy.saturating_add(self.contract_discount());
        let shown = self.display[colour as usize].iter().flatten();
        if shown.map(|contract| contract.energy()).all(|value| value > reach) {
            return Some(Failure::ContractOutOfReach { energy: system.energy });
        }
        None
    }

    /// The next contract of the set that Simone's Automa fulfils: with the highest national contract if one is within reach,
    /// then as many as possible, then the greatest sum, then the greater values, the right ones of equals. The
    /// national one comes last, so that what is left of the energy leads to the same set again.
    fn most_contracts_within(&self, reach: u8, discount: u8) -> Option<Contract> {
        let energy = reach - discount;
        let costs = |contract: Contract| contract.energy().saturating_sub(discount);
        let shown: arrayvec::ArrayVec<Contract, 9> =
            self.display.as_flattened().iter().chain(&self.national).flatten().copied().collect();
        let within = |contract: &&Contract| contract.national() && costs(**contract) <= energy;
        let national = shown.iter().filter(within).max_by_key(|contract| contract.energy()).copied();
        let mut best: Option<(u32, u16, [u8; 9], u16)> = None;
        for set in 1..1u16 << shown.len() {
            let chosen =
                || shown.iter().enumerate().filter(move |(nth, _)| set >> nth & 1 == 1).map(|(_, it)| *it);
            let sum: u16 = chosen().map(|contract| u16::from(costs(contract))).sum();
            if sum > energy.into() || national.is_some_and(|it| !chosen().any(|other| other == it)) {
                continue;
            }
            let mut values = [0; 9];
            for (place, contract) in values.iter_mut().zip(chosen()) {
                *place = contract.energy();
            }
            values.sort_unstable_by(|left, right| right.cmp(left));
            let total = values.iter().map(|&value| u16::from(value)).sum();
            best = best.max(Some((set.count_ones(), total, values, set)));
        }
        let set = best?.3;
        let nth = |nth: &usize| set >> nth & 1 == 1;
        let private = (0..shown.len()).filter(nth).find(|&nth| !shown[nth].national());
        private.or_else(|| (0..shown.len()).find(nth)).map(|nth| shown[nth])
    }

    /// The contract an Automa fulfils without producing: the private one on display of the greatest value allowed, the right
    /// one of equals.
    pub(super) fn choose_free_contract(
        &self,
        most: u8,
        log: &mut impl Log<Table, Event>,
    ) -> Option<Contract> {
        let shown = self.display.as_flattened().iter().flatten().copied();
        let chosen =
            shown.filter(|contract| contract.energy() <= most).max_by_key(|contract| contract.energy());
        log.note(self, Event::AutomaContract { seat: self.active, energy: most, contract: chosen });
        chosen
    }

    /// The contract an Automa fulfils: the greatest value within reach, the right one of equals.
    pub(super) fn choose_contract(
        &self,
        energy: u8,
        discount: u8,
        national: bool,
        log: &mut impl Log<Table, Event>,
    ) -> Option<Contract> {
        let reach = energy.saturating_add(discount);
        let nationals: &[_] = if national { &self.national } else { &[] };
        let shown = self.display.as_flattened().iter().chain(nationals).flatten().copied();
        if national && self.me().has(Officer::Simone) {
            let once = self.terms.options.discount == Discount::Once;
            let chosen = self.most_contracts_within(reach, if once { 0 } else { discount });
            log.note(self, Event::AutomaContract { seat: self.active, energy, contract: chosen });
            return chosen;
        }
        // The last of the greatest: each row is gone through from left to right.
        let chosen =
            shown.filter(|contract| contract.energy() <= reach).max_by_key(|contract| contract.energy());
        log.note(self, Event::AutomaContract { seat: self.active, energy, contract: chosen });
        chosen
    }
}
