//! Production actions and the contracts they fulfil (B-12, B-13).

use kernel::{Log, Moves};

use crate::company::{Company, Officer};
use crate::contract::{Contract, WITHIN, contracts};
use crate::event::{Event, Resource, Why};
use crate::map::{BaseSpace, ConduitSpace, bits};
use crate::moves::Move;
use crate::position::Table;
use crate::step::{Production, Step};

/// Italy's extra steps on the energy track (B-20.3).
const ITALY_STEPS: u16 = 3;
/// How much lower contract values count for France (B-20.4).
pub(crate) const FRANCE_DISCOUNT: u8 = 3;
/// What Viktor raises small productions to (B-21.3).
const VIKTOR_MINIMUM: i16 = 4;

impl Table {
    /// Calls `found` with every system and the most drops it can be used with (B-12.1 to B-12.3).
    pub(crate) fn find_systems(
        &self,
        production: Production,
        credits: u16,
        mut found: impl FnMut(BaseSpace, ConduitSpace, u8),
    ) {
        let me = self.me();
        let mut houses = me.powerhouse_basins();
        if let Production::Repeat(used) = production {
            houses &= !(1 << used.0);
        }
        let dams = (me.bases | self.river.neutral) & self.river.wet;
        if houses == 0 || dams == 0 {
            return;
        }
        let built = self.built_conduits();
        for dam in bits(dams).map(BaseSpace) {
            let left = dam.0 & !1;
            for conduit in bits(built & 0b11 << left).map(ConduitSpace) {
                if houses >> conduit.to().0 & 1 == 0 {
                    continue;
                }
                let mut drops = self.river.held[dam.0 as usize];
                if me.conduits & conduit.bit() == 0 {
                    drops = drops.min(credits.min(255) as u8);
                }
                if drops > 0 {
                    found(dam, conduit, drops);
                }
            }
        }
    }

    /// The energy the seat to move would make by a production (B-12.4); it must be at least 1 (B-12.5).
    #[inline]
    pub fn energy(&self, production: Production, conduit: ConduitSpace, drops: u8) -> i16 {
        let me = self.me();
        let product = i16::from(drops) * i16::from(conduit.power());
        if let Production::Repeat(_) = production {
            return product; // B-20.2: no bonus, no malus, no Viktor
        }
        let product = if me.has(Officer::Viktor) { product.max(VIKTOR_MINIMUM) } else { product };
        product + i16::from(production.bonus()) + i16::from(me.company_bonus())
    }

    /// The most energy a turbine without bonus could give with so many credits to pay owners of conduits (B-6.8).
    pub(crate) fn best_energy(&self, credits: u16) -> Option<i16> {
        let plain = Production::Turbine(0);
        let mut best = None;
        self.find_systems(plain, credits, |_, conduit, drops| {
            best = best.max(Some(self.energy(plain, conduit, drops)));
        });
        best
    }

    /// Every system with every number of drops (DP-7), and declining where it is optional (DP-9, DP-10).
    pub(crate) fn list_productions(&self, production: Production, moves: &mut Moves<Move>) {
        self.find_systems(production, self.me().credits, |dam, conduit, most| {
            let enough = (1..=most).filter(|&drops| self.energy(production, conduit, drops) >= 1);
            moves.extend(enough.map(|drops| Move::Produce { dam, conduit, drops }));
        });
        if production.optional() && !moves.is_empty() {
            moves.push(Move::Decline);
        }
    }

    /// Carries out a production in the order of B-12.6.
    pub(crate) fn produce(
        &mut self,
        production: Production,
        dam: BaseSpace,
        conduit: ConduitSpace,
        drops: u8,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let me = *self.me();
        let energy = self.energy(production, conduit, drops) as u8;
        let powerhouse = conduit.to();
        log.note(Event::Produced { seat, dam, conduit, powerhouse, drops, energy });
        let owner = self.owner(|player| player.conduits & conduit.bit() != 0);
        if let Some(owner) = owner.filter(|&owner| owner != seat) {
            let why = Why::Conduit(conduit);
            self.pay(seat, drops.into(), why, log);
            self.gain(owner, Resource::Credits, drops.into(), why, log);
            self.gain(owner, Resource::Vp, drops.into(), why, log);
        }
        self.river.release(dam, drops);
        self.gain(seat, Resource::Energy, energy.into(), Why::Production, log);
        if me.has_ability(Company::Italy) {
            self.gain(seat, Resource::Energy, ITALY_STEPS, Why::Company(Company::Italy), log);
        }
        self.flow_from_powerhouse(powerhouse, drops, log);
        // Abilities are those in force when the production started (B-12.7).
        if me.has_ability(Company::Germany) && !matches!(production, Production::Repeat(_)) {
            self.agenda.push(Step::Produce(Production::Repeat(powerhouse)));
        }
        let discount = self.contract_discount();
        self.agenda.push(Step::Contract { energy, discount, national: true });
    }

    /// The contracts within reach of an energy (B-13.2 to B-13.4), as a set.
    pub(crate) fn fulfillable(&self, energy: u8, discount: u8, national: bool) -> u64 {
        let reach = usize::from(energy + discount).min(WITHIN.len() - 1);
        let mut eligible = self.me().contracts;
        if national {
            eligible |= self.national.iter().flatten().fold(0, |set, contract| set | contract.bit());
        }
        eligible & WITHIN[reach]
    }

    /// Any eligible contract, or none (DP-8).
    pub(crate) fn list_fulfillable(&self, energy: u8, discount: u8, national: bool, moves: &mut Moves<Move>) {
        let eligible = self.fulfillable(energy, discount, national);
        if eligible != 0 {
            moves.extend(contracts(eligible).map(Move::Fulfil));
            moves.push(Move::Decline);
        }
    }

    /// Turns a contract face down and resolves its reward (B-13.5, B-13.6).
    pub(crate) fn fulfil(&mut self, contract: Contract, log: &mut impl Log<Event>) {
        if let Some(place) = self.national.iter_mut().find(|place| **place == Some(contract)) {
            *place = None;
        }
        // An Automa fulfils contracts of the display; the place is filled at the end of the turn.
        if let Some(place) =
            self.display.as_flattened_mut().iter_mut().find(|place| **place == Some(contract))
        {
            *place = None;
        }
        let me = self.me_mut();
        me.contracts &= !contract.bit();
        me.fulfilled |= contract.bit();
        log.note(Event::ContractFulfilled { seat: self.active, contract });
        self.receive(contract.reward(), Why::Contract(contract), log);
    }
}
