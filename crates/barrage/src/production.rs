//! Production actions and the contracts they fulfil (B-12, B-13).

use kernel::{Log, Moves, Set};

use crate::company::{Company, Officer};
use crate::contract::{Contract, WITHIN};
use crate::event::{Event, Resource, Why};
use crate::map::{BaseSpace, Basin, CONDUITS_INTO, ConduitSpace, PowerhouseSpace, conduits_of, dams_of};
use crate::moves::Move;
use crate::officers::Joint;
use crate::position::Table;
use crate::step::{Dams, Production, Step};
use crate::terms::Discount;

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
        let into = |house: PowerhouseSpace| CONDUITS_INTO[house.basin().0 as usize];
        let mut conduits = self.fed_conduits() & self.me().powerhouses.iter().map(into).collect();
        if let Production::Repeat(used) = production {
            conduits -= CONDUITS_INTO[used.0 as usize];
        }
        (self.wet_dams() & dams_of(conduits), conduits)
    }

    /// Every system with the most drops it can be used with (B-12.3), dam by dam.
    #[inline]
    pub fn systems(
        &self,
        production: Production,
        credits: u16,
    ) -> impl Iterator<Item = (BaseSpace, ConduitSpace, u8)> {
        self.systems_of(self.links(production), credits)
    }

    /// The systems of these dams and conduits.
    #[inline]
    fn systems_of(
        &self,
        (dams, conduits): (Set<BaseSpace>, Set<ConduitSpace>),
        credits: u16,
    ) -> impl Iterator<Item = (BaseSpace, ConduitSpace, u8)> {
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

    /// What is added to drops times power: bonus or malus and the company bonus, nothing to the second production (B-12.4,
    /// B-20.2).
    #[inline]
    pub(crate) fn bonus(&self, production: Production) -> i16 {
        match production {
            Production::Repeat(_) => 0,
            _ => i16::from(production.bonus()) + i16::from(self.me().company_bonus()),
        }
    }

    /// What the seat to move would make of drops through a conduit (B-12.4).
    #[inline]
    fn yields(&self, production: Production) -> impl Fn(ConduitSpace, u8) -> i16 {
        let more = self.bonus(production);
        // B-20.2: the second production has no Viktor.
        let small = !matches!(production, Production::Repeat(_)) && self.me().has(Officer::Viktor);
        let least = if small { VIKTOR_MINIMUM } else { 0 };
        move |conduit, drops| (i16::from(drops) * i16::from(conduit.power())).max(least) + more
    }

    /// The energy the seat to move would make by a production (B-12.4); it must be at least 1 (B-12.5).
    #[inline]
    pub fn energy(&self, production: Production, conduit: ConduitSpace, drops: u8) -> i16 {
        self.yields(production)(conduit, drops)
    }

    /// The energy that a move makes as the answer to a step, if it is a production.
    #[inline]
    pub fn made_by(&self, step: Step, mv: Move) -> Option<i16> {
        let production = match step {
            Step::Produce(production) => production,
            Step::ProduceFor(bonus) => Production::Turbine(bonus),
            // What a further dam adds (L-14.7).
            Step::MoreDams { .. } => Production::Repeat(Basin(0)),
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
        // Where water waits there is mostly no conduit, and then nobody asks for powerhouses.
        if self.me().powerhouses.is_empty() || self.fed_conduits().is_empty() {
            return 0;
        }
        self.best_system_energy(Production::Turbine(0), credits, enough)
    }

    /// The dams with water that the seat to move may use (B-12.1).
    #[inline]
    fn wet_dams(&self) -> Set<BaseSpace> {
        (self.me().bases | self.river.neutral) & self.river.wet
    }

    /// The conduits that start at such a dam.
    #[inline]
    fn fed_conduits(&self) -> Set<ConduitSpace> {
        self.built_conduits() & conduits_of(self.wet_dams())
    }

    #[inline(never)]
    fn best_system_energy(&self, production: Production, credits: u16, enough: usize) -> usize {
        let links = self.links(production);
        if links.0.is_empty() {
            return 0; // hardly anybody has a system
        }
        if self.me().has(Officer::Octavius) {
            return (self.best_joint_energy(production, credits) as usize).min(enough);
        }
        let energy = self.yields(production);
        let best = self.systems_of(links, credits).try_fold(0, |best, (_, conduit, drops)| {
            let best = best.max(energy(conduit, drops) as usize);
            if best < enough { Ok(best) } else { Err(enough) }
        });
        best.unwrap_or_else(|enough| enough)
    }

    /// Every system with every number of drops (DP-7), and declining where it is optional (DP-9, DP-10).
    #[inline(never)]
    pub(crate) fn list_productions(&self, production: Production, moves: &mut Moves<Move>) {
        if self.me().has(Officer::Octavius) {
            return self.list_joint_productions(production, moves);
        }
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
        let repeat = matches!(production, Production::Repeat(_));
        let to = conduit.to();
        if self.me().has(Officer::Octavius) {
            let energy = self.bonus(production) as i8;
            let joint = Joint { repeat, to, energy, drops: 0, used: Set::EMPTY };
            return self.add_dam(joint, (dam, conduit, drops), log);
        }
        let energy = self.energy(production, conduit, drops) as u8;
        self.use_drops(dam, conduit, drops, energy, log);
        self.finish_production(repeat, to, drops, energy, Set::of(dam).into(), log);
    }

    /// Drops leave their dam for a powerhouse, and the owner of the conduit is paid (B-12.3, B-12.6).
    pub(crate) fn use_drops(
        &mut self,
        dam: BaseSpace,
        conduit: ConduitSpace,
        drops: u8,
        energy: u8,
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        self.river.release(dam, drops);
        log.note(self, Event::Produced { seat, dam, conduit, powerhouse: conduit.to(), drops, energy });
        let owner = self.owner(|player| player.conduits.has(conduit));
        if let Some(owner) = owner.filter(|&owner| owner != seat) {
            let why = Why::Conduit(conduit);
            self.pay(seat, drops.into(), why, log);
            self.gain(owner, Resource::Credits, drops.into(), why, log);
            self.gain(owner, Resource::Vp, drops.into(), why, log);
        }
    }

    /// The energy of a production, the way of its water, and what follows (B-12.6).
    pub(crate) fn finish_production(
        &mut self,
        repeat: bool,
        powerhouse: Basin,
        drops: u8,
        energy: u8,
        used: Dams,
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        // Abilities are those in force when the production started (B-12.7).
        let able = |company: Company| self.me().has_ability(company);
        let (italy, germany, netherlands) =
            (able(Company::Italy), able(Company::Germany), able(Company::Netherlands));
        self.gain(seat, Resource::Energy, energy.into(), Why::Production, log);
        if italy {
            self.gain(seat, Resource::Energy, ITALY_STEPS, Why::Company(Company::Italy), log);
        }
        self.flow_from_powerhouse(powerhouse, drops, log);
        if germany && !repeat {
            self.agenda.push(Step::Produce(Production::Repeat(powerhouse)));
        } else if netherlands {
            self.agenda.push(Step::Refill(used));
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

    /// What is left of energy and discount for Simone's next contract (B-25.4, L-6.1).
    pub(crate) fn energy_left(&self, contract: Contract, energy: u8, discount: u8) -> (u8, u8) {
        match self.terms.options.discount {
            Discount::Each => (energy.saturating_sub(contract.energy().saturating_sub(discount)), discount),
            Discount::Once => ((energy + discount).saturating_sub(contract.energy()), 0),
        }
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
