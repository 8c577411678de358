//! Building: which spaces are legal with which tile, what they cost, and what a construction does (B-7, B-9, B-22).

use kernel::{Log, Moves};

use crate::company::{Kind, Officer};
use crate::effect::Free;
use crate::event::{Event, Resource, Why};
use crate::map::{
    ALL_BASES, ALL_CONDUITS, ALL_POWERHOUSES, Area, BASES_IN, BaseSpace, CONDUITS_OF_POWER, ConduitSpace,
    PowerhouseSpace, RED_BASES, RED_POWERHOUSES, Site, bits, same_basins,
};
use crate::moves::{Machine, Move, Payment};
use crate::position::{Player, Table};
use crate::step::{Production, Step};
use crate::tables::{BASE_COST, CONDUIT_COST_PER_POWER, ELEVATION_COST, FEE, FIRST_POWERHOUSE_COST};
use crate::tile::{Special, Tile, Via};

/// What Wilhelm pays for any base (B-21.1).
const WILHELM_BASE_COST: u8 = 3;
/// What Solomon pays instead of a machine (B-21.5).
pub(crate) const SOLOMON_CREDITS: u8 = 3;

/// Building spaces, a set for each kind of structure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sites([u32; 4]);

impl Sites {
    /// The spaces for one kind.
    pub(crate) fn of(self, kind: Kind) -> u32 {
        self.0[kind as usize]
    }

    fn any(self) -> bool {
        self.0 != [0; 4]
    }

    fn moves(self) -> impl Iterator<Item = Move> {
        Kind::ALL
            .into_iter()
            .flat_map(move |kind| bits(self.0[kind as usize]).map(move |space| (kind, site(kind, space))))
            .map(|(kind, site)| Move::Build { kind, site })
    }
}

/// The building space with this number, for a kind of structure.
fn site(kind: Kind, space: u8) -> Site {
    match kind {
        Kind::Base | Kind::Elevation => Site::Base(BaseSpace(space)),
        Kind::Conduit => Site::Conduit(ConduitSpace(space)),
        Kind::Powerhouse => Site::Powerhouse(PowerhouseSpace(space)),
    }
}

/// The price of a structure in machines (B-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    /// The kind of machine.
    pub(crate) machine: Machine,
    /// How many.
    pub(crate) count: u8,
    /// Mixers that may be paid instead of all of it (B-21.4).
    pub(crate) mixers_instead: Option<u8>,
}

impl Player {
    /// The price of a conduit of this power (B-9.3, B-21.4, II-Conduit).
    fn conduit_cost(&self, special: Option<Special>, power: u8) -> Cost {
        let count = power * CONDUIT_COST_PER_POWER;
        Cost {
            machine: Machine::Excavator,
            count: if let Some(Special::MachinesAtMost(most)) = special { count.min(most) } else { count },
            mixers_instead: self.has(Officer::Jill).then_some(power),
        }
    }

    /// The price of a base in an area (B-21.1, B-22.9).
    fn base_cost(&self, special: Option<Special>, area: Area) -> u8 {
        match special {
            Some(Special::NoEngineersNoMachines) => 0,
            _ if self.has(Officer::Wilhelm) => WILHELM_BASE_COST,
            _ => BASE_COST[area as usize],
        }
    }

    /// The most machines of a kind the player could pay, with so many credits to spend on them.
    fn reach(&self, special: Option<Special>, machine: Machine, credits: u16) -> u16 {
        let (excavators, mixers) = (u16::from(self.excavators), u16::from(self.mixers));
        let machines = match (special, machine) {
            (Some(Special::AnyMachines), _) => excavators + mixers,
            (_, Machine::Excavator) => excavators,
            (_, Machine::Mixer) => mixers,
        };
        machines
            + match self.has(Officer::Solomon) {
                true if self.is_automa() => 1,
                true => credits / u16::from(SOLOMON_CREDITS),
                false => 0,
            }
    }

    /// The tiles a construction may act with, as a set: own ones, and those on the wheel for Anton or Mahiri
    /// copying him (B-21.6, B-21.7).
    fn acting_tiles(&self, engineers: bool) -> u32 {
        let mut tiles = self.tiles & !Tile::ANTON.bit();
        if self.tiles & Tile::ANTON.bit() != 0 || self.copied == Some(Officer::Anton) {
            tiles |= self.tiles_on_wheel();
        }
        // Engineer-free tiles are never used with engineers, nor others without (B-22.5).
        if engineers { tiles & !Tile::ENGINEER_FREE } else { tiles & Tile::ENGINEER_FREE }
    }
}

impl Table {
    /// Where a structure could stand, whatever it costs (B-9.1 to B-9.4).
    pub(crate) fn vacant(&self, kind: Kind) -> u32 {
        let me = self.me();
        if self.built(me, kind) == kind.pieces() {
            return 0;
        }
        match kind {
            Kind::Base => ALL_BASES & !self.river.dams & !same_basins(me.bases),
            Kind::Elevation => me.bases & !self.river.high,
            Kind::Conduit => ALL_CONDUITS & !self.built_conduits(),
            Kind::Powerhouse => ALL_POWERHOUSES & !self.built_powerhouses() & !me.powerhouse_neighbours(),
        }
    }

    /// Every space a tile can build on, all costs and fees included (B-4.3, B-7.5).
    pub(crate) fn sites(&self, tile: Tile, credits: u16) -> Sites {
        let me = self.me();
        let special = me.special(tile);
        let fee = if special == Some(Special::NoSiteFee) { 0 } else { u16::from(FEE) };
        // What can be paid on a space with a red border: nothing at all when the fee itself is out of reach.
        let after_fee = credits.checked_sub(fee);
        let mut sites = Sites::default();
        for kind in Kind::ALL {
            if !tile.builds().has(kind) {
                continue;
            }
            let vacant = self.vacant(kind);
            if vacant == 0 {
                continue;
            }
            sites.0[kind as usize] = vacant
                & match kind {
                    Kind::Base => {
                        let within = |reach: u16| {
                            Area::ALL
                                .into_iter()
                                .filter(|&area| u16::from(me.base_cost(special, area)) <= reach)
                                .fold(0, |spaces, area| spaces | BASES_IN[area as usize])
                        };
                        let plain = within(me.reach(special, Machine::Excavator, credits)) & !RED_BASES;
                        let red = after_fee.map_or(0, |left| {
                            within(me.reach(special, Machine::Excavator, left)) & RED_BASES
                        });
                        plain | red
                    }
                    Kind::Elevation => {
                        let reach = me.reach(special, Machine::Mixer, credits);
                        Area::ALL
                            .into_iter()
                            .filter(|&area| u16::from(ELEVATION_COST[area as usize]) <= reach)
                            .fold(0, |spaces, area| spaces | BASES_IN[area as usize])
                    }
                    Kind::Conduit => {
                        let reach = me.reach(special, Machine::Excavator, credits);
                        (1..=5)
                            .filter(|&power| {
                                let cost = me.conduit_cost(special, power);
                                u16::from(cost.count) <= reach
                                    || cost.mixers_instead.is_some_and(|mixers| mixers <= me.mixers)
                            })
                            .fold(0, |spaces, power| spaces | CONDUITS_OF_POWER[power as usize])
                    }
                    Kind::Powerhouse => {
                        let cost = self.powerhouse_cost();
                        let payable = |credits| cost <= me.reach(special, Machine::Mixer, credits);
                        let plain = if payable(credits) { !RED_POWERHOUSES } else { 0 };
                        let red = if after_fee.is_some_and(payable) { RED_POWERHOUSES } else { 0 };
                        plain | red
                    }
                };
        }
        sites
    }

    /// Mixers for the next powerhouse: one more for each the player has (B-9, B-9.7).
    fn powerhouse_cost(&self) -> u16 {
        u16::from(FIRST_POWERHOUSE_COST) + self.me().powerhouses.count_ones() as u16
    }

    /// The price of a structure, built with a tile (B-9, B-21, B-22).
    pub(crate) fn cost(&self, tile: Tile, kind: Kind, site: Site) -> Cost {
        let me = self.me();
        let area = site.basin().area();
        let plain = |machine, count| Cost { machine, count, mixers_instead: None };
        match (kind, site) {
            (Kind::Conduit, Site::Conduit(conduit)) => me.conduit_cost(me.special(tile), conduit.power()),
            (Kind::Base, _) => plain(Machine::Excavator, me.base_cost(me.special(tile), area)),
            (Kind::Elevation, _) => plain(Machine::Mixer, ELEVATION_COST[area as usize]),
            _ => plain(Machine::Mixer, self.powerhouse_cost() as u8),
        }
    }

    /// The fee for a building space (B-1.10); elevations and conduits never pay one (B-9.2, B-9.3).
    pub(crate) fn site_fee(kind: Kind, site: Site, special: Option<Special>) -> u8 {
        let due = matches!(kind, Kind::Base | Kind::Powerhouse) && site.red();
        if due && special != Some(Special::NoSiteFee) { FEE } else { 0 }
    }

    /// Every way to pay for a structure exactly (DP-6, B-4.4).
    pub(crate) fn payments(&self, tile: Tile, kind: Kind, site: Site, mut way: impl FnMut(Payment)) {
        let me = self.me();
        let cost = self.cost(tile, kind, site);
        let Some(credits) = me.credits.checked_sub(Self::site_fee(kind, site, tile.special()).into()) else {
            return;
        };
        let replaceable = if me.has(Officer::Solomon) { credits / u16::from(SOLOMON_CREDITS) } else { 0 };
        let any = tile.special() == Some(Special::AnyMachines);
        for replaced in 0..=replaceable.min(cost.count.into()) as u8 {
            let machines = cost.count - replaced;
            let credits = replaced * SOLOMON_CREDITS;
            // With II-Joker any mixture serves, else only the machine the structure asks for.
            for other in 0..=if any { machines } else { 0 } {
                let (excavators, mixers) = match cost.machine {
                    Machine::Excavator => (machines - other, other),
                    Machine::Mixer => (other, machines - other),
                };
                if excavators <= me.excavators && mixers <= me.mixers {
                    way(Payment { excavators, mixers, credits });
                }
            }
        }
        if let Some(mixers) = cost.mixers_instead.filter(|&mixers| mixers <= me.mixers) {
            way(Payment { mixers, ..Payment::default() });
        }
    }

    /// Whether any complete construction is possible, with engineers or without (B-6.8, B-22.5).
    pub(crate) fn can_construct(&self, engineers: bool, credits: u16) -> bool {
        bits(self.me().acting_tiles(engineers)).any(|tile| self.sites(Tile(tile), credits).any())
    }

    /// Every tile that allows a construction, and every way to come by it (DP-4).
    pub(crate) fn list_tiles(&self, engineers: bool, moves: &mut Moves<Move>) {
        let me = self.me();
        let acting = me.acting_tiles(engineers);
        let usable = bits(acting)
            .filter(|&tile| self.sites(Tile(tile), me.credits).any())
            .fold(0u32, |set, tile| set | 1 << tile);
        let list = |set: u32, via| bits(set & usable).map(move |tile| Move::Tile { via, tile: Tile(tile) });
        moves.extend(list(me.tiles, Via::Own));
        let on_wheel = me.tiles_on_wheel();
        if me.tiles & Tile::ANTON.bit() != 0 {
            moves.extend(list(on_wheel, Via::Anton));
        }
        if me.copied == Some(Officer::Anton) {
            moves.extend(list(on_wheel, Via::Mahiri));
        }
    }

    /// Every legal kind and space for a tile (DP-5).
    pub(crate) fn list_sites(&self, tile: Tile, moves: &mut Moves<Move>) {
        moves.extend(self.sites(tile, self.me().credits).moves());
    }

    /// Every legal space for a free structure, or none of them (DP-13, B-15.3).
    pub(crate) fn list_free(&self, free: Free, moves: &mut Moves<Move>) {
        let kind = free.kind();
        let mut sites = Sites::default();
        sites.0[kind as usize] = self.free_sites(free);
        if sites.any() {
            moves.extend(sites.moves());
            moves.push(Move::Decline);
        }
    }

    /// The legal spaces for a free structure, red borders paid (B-7.6, B-15.3).
    pub(crate) fn free_sites(&self, free: Free) -> u32 {
        let broke = self.me().purse() < u16::from(FEE);
        let allowed = match free {
            Free::Base(areas) => areas.base_spaces() & if broke { !RED_BASES } else { !0 },
            Free::Conduit { power } => {
                CONDUITS_OF_POWER[..=power.min(5) as usize].iter().fold(0, |spaces, some| spaces | some)
            }
            Free::Elevation => !0,
            Free::Powerhouse => {
                if broke {
                    !RED_POWERHOUSES
                } else {
                    !0
                }
            }
        };
        self.vacant(free.kind()) & allowed
    }

    /// A construction: tile and machines on the wheel, one turn, the structure, its income, the tile's effect
    /// (B-7.3, steps 2 to 7).
    pub(crate) fn construct(
        &mut self,
        via: Via,
        tile: Tile,
        kind: Kind,
        site: Site,
        payment: Payment,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let put = match via {
            Via::Own => Some(tile),
            Via::Anton => Some(Tile::ANTON),
            Via::Mahiri => None,
        };
        self.me_mut().put_on_wheel(put, payment);
        let (excavators, mixers) = (payment.excavators, payment.mixers);
        log.note(Event::PutOnWheel { seat, tile: put, excavators, mixers });
        self.pay(seat, payment.credits.into(), Why::Solomon, log);
        self.turn_wheel(1, log);
        self.agenda.push(Step::Special { tile, site });
        self.build(kind, site, self.me().special(tile) == Some(Special::NoSiteFee), log);
    }

    /// Places a structure, pays for a red border, and receives the income it uncovers (B-7.3, steps 5 and 6).
    pub(crate) fn build(&mut self, kind: Kind, site: Site, waive_fee: bool, log: &mut impl Log<Event>) {
        let seat = self.active;
        log.note(Event::Built { seat, structure: kind, site });
        self.stand(kind, site);
        if !waive_fee {
            self.pay(seat, Self::site_fee(kind, site, None).into(), Why::Site(site), log);
        }
        if let (Some(company), Some(row)) = (self.me().company, kind.row())
            && self.me().has_incomes()
            && let Some(income) = company.income(row, self.built(self.me(), kind))
        {
            self.receive(income, Why::Income, log);
        }
    }

    /// A structure of the active player stands on the map.
    pub(crate) fn stand(&mut self, kind: Kind, site: Site) {
        match (kind, site) {
            (Kind::Base, Site::Base(space)) => {
                self.me_mut().bases |= space.bit();
                self.river.dams |= space.bit();
            }
            (Kind::Elevation, Site::Base(space)) => {
                // A dam already raised becomes a high one.
                self.river.high |= self.river.raised & space.bit();
                self.river.raised |= space.bit();
            }
            (_, Site::Conduit(space)) => self.me_mut().conduits |= space.bit(),
            (_, Site::Powerhouse(space)) => self.me_mut().powerhouses |= space.bit(),
            (_, Site::Base(_)) => {}
        }
    }

    /// The special effect of an advanced tile, on the position as it is now (B-7.3 step 7, B-22.4).
    pub(crate) fn special(&mut self, tile: Tile, site: Site, log: &mut impl Log<Event>) {
        let seat = self.active;
        let me = *self.me();
        let why = Why::Tile(tile);
        let power = if let Site::Conduit(conduit) = site { conduit.power() } else { 0 };
        match me.special(tile) {
            Some(Special::WaterDryDams) => {
                for space in bits(me.bases & !self.river.wet).map(BaseSpace) {
                    self.river.hold(space);
                    log.note(Event::DropAdded { seat, at: space });
                }
            }
            Some(Special::WheelPerElevation) => {
                self.turn_wheel(self.elevations(&me) as u8, log);
            }
            Some(Special::CreditsPerPower(each)) => {
                self.gain(seat, Resource::Credits, (each * power).into(), why, log);
            }
            Some(Special::EnergyPerBase) => self.tile_energy(me.bases.count_ones() as u8, why, log),
            Some(Special::EnergyPerPower(each)) => self.tile_energy(each * power, why, log),
            Some(Special::FillDam) => {
                if let Site::Base(space) = site {
                    while self.river.held[space.0 as usize] < self.capacity(space) {
                        self.river.hold(space);
                        log.note(Event::DropAdded { seat, at: space });
                    }
                }
            }
            Some(Special::Produce(bonus)) => self.agenda.push(Step::Produce(Production::Tile(bonus))),
            Some(Special::VpPerRaisedDam(each)) => {
                let raised = (me.bases & self.river.raised).count_ones() as u16;
                self.gain(seat, Resource::Vp, u16::from(each) * raised, why, log);
            }
            Some(Special::VpPerPowerhouse(each)) => {
                self.gain(seat, Resource::Vp, u16::from(each) * me.powerhouses.count_ones() as u16, why, log);
            }
            Some(Special::VpPerAdvanced(each)) => {
                self.gain(seat, Resource::Vp, u16::from(each) * me.advanced_tiles() as u16, why, log);
            }
            // These have acted during the construction (B-22.4).
            Some(
                Special::NoEngineers
                | Special::NoSiteFee
                | Special::MachinesAtMost(_)
                | Special::AnyMachines
                | Special::NoEngineersNoMachines,
            )
            | None => {}
        }
    }

    /// Energy of a tile moves the marker and may serve one own contract (B-13.4).
    fn tile_energy(&mut self, energy: u8, why: Why, log: &mut impl Log<Event>) {
        self.gain(self.active, Resource::Energy, energy.into(), why, log);
        self.agenda.push(Step::Contract { energy, discount: 0, national: false });
    }
}
