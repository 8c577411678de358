//! Production actions and the contracts they fulfil (B-12, B-13).

use kernel::{Log, Moves, Set};

use crate::company::{Company, Officer};
use crate::contract::{Contract, WITHIN};
use crate::event::{Event, Resource, Why};
use crate::map::{BaseSpace, CONDUITS_INTO, ConduitSpace, dams_of};
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
    /// The dams with water and the conduits that make up systems (B-12.1, B-12.2); no dam if there is no system.
    #[inline]
    fn links(&self, production: Production) -> (Set<BaseSpace>, Set<ConduitSpace>) {
        let me = self.me();
        let mut driving: Set<ConduitSpace> =
            me.powerhouses.iter().map(|house| CONDUITS_INTO[house.basin().0 as usize]).collect();
        if let Production::Repeat(used) = production {
            driving -= CONDUITS_INTO[used.0 as usize];
        }
        let conduits = self.built_conduits() & driving;
        ((me.bases | self.river.neutral) & self.river.wet & dams_of(conduits), conduits)
    }

    /// Every system with the most drops it can be used with (B-12.3), dam by dam.
    #[inline]
    pub fn systems(
        &self,
        production: Production,
        credits: u16,
    ) -> impl Iterator<Item = (BaseSpace, ConduitSpace, u8)> {
        let (dams, conduits) = self.links(production);
        let pairs = dams
            .iter()
            .flat_map(move |dam| (conduits & dam.conduits()).iter().map(move |conduit| (dam, conduit)));
        let own = self.me().conduits;
        pairs.filter_map(move |(dam, conduit)| {
            let held = self.river.held[dam.0 as usize];
            let drops = if own.has(conduit) { held } else { held.min(credits.min(255) as u8) };
            (drops > 0).then_some((dam, conduit, drops))
        })
    }

    /// What the seat to move would make of drops through a conduit (B-12.4).
    #[inline]
    fn yields(&self, production: Production) -> impl Fn(ConduitSpace, u8) -> i16 {
        let me = self.me();
        // B-20.2: the second production has no bonus, no malus, no Viktor.
        let (least, more) = match production {
            Production::Repeat(_) => (0, 0),
            _ => {
                let least = if me.has(Officer::Viktor) { VIKTOR_MINIMUM } else { 0 };
                (least, i16::from(production.bonus()) + i16::from(me.company_bonus()))
            }
        };
        move |conduit, drops| (i16::from(drops) * i16::from(conduit.power())).max(least) + more
    }

    /// The energy the seat to move would make by a production (B-12.4); it must be at least 1 (B-12.5).
    pub fn energy(&self, production: Production, conduit: ConduitSpace, drops: u8) -> i16 {
        self.yields(production)(conduit, drops)
    }

    /// The energy that a move makes as the answer to a step, if it is a production.
    pub fn made_by(&self, step: Step, mv: Move) -> Option<i16> {
        let production = match step {
            Step::Produce(production) => production,
            Step::ProduceFor(bonus) => Production::Turbine(bonus),
            _ => return None,
        };
        match mv {
            Move::Produce { conduit, drops, .. } => Some(self.energy(production, conduit, drops)),
            _ => None,
        }
    }

    /// The most energy a turbine without bonus could give with so many credits to pay owners of conduits, but no more
    /// than is enough; 0 if no production is possible (B-6.8).
    #[inline]
    pub(crate) fn best_energy(&self, credits: u16, enough: usize) -> usize {
        let plain = Production::Turbine(0);
        if self.me().powerhouses.is_empty() { 0 } else { self.best_system_energy(plain, credits, enough) }
    }

    #[inline(never)]
    fn best_system_energy(&self, production: Production, credits: u16, enough: usize) -> usize {
        if self.links(production).0.is_empty() {
            return 0; // hardly anybody has a system
        }
        let energy = self.yields(production);
        let best = self.systems(production, credits).try_fold(0, |best, (_, conduit, drops)| {
            let best = best.max(energy(conduit, drops) as usize);
            if best < enough { Ok(best) } else { Err(enough) }
        });
        best.unwrap_or_else(|enough| enough)
    }

    /// Every system with every number of drops (DP-7), and declining where it is optional (DP-9, DP-10).
    #[inline(never)]
    pub(crate) fn list_productions(&self, production: Production, moves: &mut Moves<Move>) {
        let energy = self.yields(production);
        for (dam, conduit, most) in self.systems(production, self.me().credits) {
            let enough = (1..=most).filter(|&drops| energy(conduit, drops) >= 1);
            moves.extend(enough.map(|drops| Move::Produce { dam, conduit, drops }));
        }
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
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        let me = *self.me();
        let energy = self.energy(production, conduit, drops) as u8;
        let powerhouse = conduit.to();
        self.river.release(dam, drops);
        log.note(self, Event::Produced { seat, dam, conduit, powerhouse, drops, energy });
        let owner = self.owner(|player| player.conduits.has(conduit));
        if let Some(owner) = owner.filter(|&owner| owner != seat) {
            let why = Why::Conduit(conduit);
            self.pay(seat, drops.into(), why, log);
            self.gain(owner, Resource::Credits, drops.into(), why, log);
            self.gain(owner, Resource::Vp, drops.into(), why, log);
        }
        self.gain(seat, Resource::Energy, energy.into(), Why::Production, log);
        if me.has_ability(Company::Italy) {
            self.gain(seat, Resource::Energy, ITALY_STEPS, Why::Company(Company::Italy), log);
        }
        self.flow_from_powerhouse(powerhouse, drops, log);
        // Abilities are those in force when the production started (B-12.7).
        if me.has_ability(Company::Germany) && !matches!(production, Production::Repeat(_)) {
            self.agenda.push(Step::Produce(Production::Repeat(powerhouse)));
        } else if me.has_ability(Company::Netherlands) {
            self.agenda.push(Step::Refill(dam));
        }
        let discount = self.contract_discount();
        self.agenda.push(Step::Contract { energy, discount, national: true });
    }

    /// The contracts within reach of an energy (B-13.2 to B-13.4).
    pub(crate) fn fulfillable(&self, energy: u8, discount: u8, national: bool) -> Set<Contract> {
        let reach = usize::from(energy + discount).min(WITHIN.len() - 1);
        let mut eligible = self.me().contracts;
        if national {
            eligible.extend(self.national.iter().flatten().copied());
        }
        eligible & WITHIN[reach]
    }

    /// Any eligible contract, or none (DP-8).
    #[inline(never)]
    pub(crate) fn list_fulfillable(&self, energy: u8, discount: u8, national: bool, moves: &mut Moves<Move>) {
        let eligible = self.fulfillable(energy, discount, national);
        if !eligible.is_empty() {
            moves.extend(eligible.iter().map(Move::Fulfil));
            moves.push(Move::Decline);
        }
    }

    /// Turns a contract face down and resolves its reward (B-13.5, B-13.6).
    pub(crate) fn fulfil(&mut self, contract: Contract, log: &mut impl Log<Table, Event>) {
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
        me.contracts.remove(contract);
        me.fulfilled.add(contract);
        log.note(self, Event::ContractFulfilled { seat: self.active, contract });
        self.receive(contract.reward(), Why::Contract(contract), log);
    }
}
