//! Building: which spaces are legal with which tile, what they cost, and what a construction does (B-7, B-9, B-22).

use kernel::{Log, Moves, Set};

use crate::company::{Kind, Officer};
use crate::effect::Free;
use crate::event::{Event, Resource, Why};
use crate::leeghwater::Building;
use crate::map::{
    Area, BASES_IN, BaseSpace, CONDUITS_OF_POWER, ConduitSpace, PowerhouseSpace, RED_BASES, RED_POWERHOUSES,
    Site, bases_in, same_basins,
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

/// What the first powerhouse and the last one cost (B-9).
const CHEAPEST_POWERHOUSE: u16 = FIRST_POWERHOUSE_COST as u16;
const DEAREST_POWERHOUSE: u16 = CHEAPEST_POWERHOUSE + Kind::Powerhouse.pieces() as u16 - 1;

/// Building spaces, a set for each kind of structure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sites {
    /// For bases.
    pub(crate) bases: Set<BaseSpace>,
    /// For elevations.
    pub(crate) elevations: Set<BaseSpace>,
    /// For conduits.
    pub(crate) conduits: Set<ConduitSpace>,
    /// For powerhouses.
    pub(crate) powerhouses: Set<PowerhouseSpace>,
    /// For buildings, by the private buildings beside which they stand (L-4.1).
    pub(crate) buildings: Set<Building>,
}

impl Sites {
    /// Those that are in either.
    fn or(self, other: Self) -> Self {
        Self {
            bases: self.bases | other.bases,
            elevations: self.elevations | other.elevations,
            conduits: self.conduits | other.conduits,
            powerhouses: self.powerhouses | other.powerhouses,
            buildings: self.buildings | other.buildings,
        }
    }

    /// Whether there is any.
    pub(crate) fn any(self) -> bool {
        self != Self::default()
    }

    /// Building on each of them, kind by kind.
    fn list(self, moves: &mut Moves<Move>) {
        let build = |kind, site| Move::Build { kind, site };
        moves.extend(self.bases.iter().map(|space| build(Kind::Base, Site::Base(space))));
        moves.extend(self.elevations.iter().map(|space| build(Kind::Elevation, Site::Base(space))));
        moves.extend(self.conduits.iter().map(|space| build(Kind::Conduit, Site::Conduit(space))));
        moves.extend(self.powerhouses.iter().map(|space| build(Kind::Powerhouse, Site::Powerhouse(space))));
        moves.extend(self.buildings.iter().map(|it| build(Kind::Building, Site::Building(it))));
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

    /// The most machines of each kind the player could pay, with so many credits in their place if there is Solomon.
    #[inline]
    fn means(&self, special: Option<Special>, credits: Option<u16>) -> Means {
        let (excavators, mixers) = (u16::from(self.excavators), u16::from(self.mixers));
        let replaced = match credits {
            Some(_) if self.is_automa() => 1,
            Some(credits) => credits / u16::from(SOLOMON_CREDITS),
            None => 0,
        };
        let more = u16::from(self.excamixers) + replaced;
        if special == Some(Special::AnyMachines) {
            let all = excavators + mixers + more;
            return Means { excavators: all, mixers: all };
        }
        Means { excavators: excavators + more, mixers: mixers + more }
    }

    /// What the player could pay on a space without a fee and on one with a red border, which the tile may spare.
    #[inline]
    fn budget(&self, special: Option<Special>, credits: u16) -> Budget {
        let fee = if special == Some(Special::NoSiteFee) { 0 } else { u16::from(FEE) };
        // Only to Solomon a credit less is less to build with.
        if self.has(Officer::Solomon) {
            let red = credits.checked_sub(fee).map(|left| self.means(special, Some(left)));
            return Budget { plain: self.means(special, Some(credits)), red };
        }
        let plain = self.means(special, None);
        Budget { plain, red: (credits >= fee).then_some(plain) }
    }

    /// The base spaces the player could pay for, whatever stands there (B-9, B-21.1, B-22.9).
    #[inline]
    fn payable_bases(&self, special: Option<Special>, means: Means) -> Set<BaseSpace> {
        match special {
            Some(Special::NoEngineersNoMachines) => Set::all(),
            _ if self.has(Officer::Wilhelm) && means.excavators < WILHELM_BASE_COST.into() => Set::EMPTY,
            _ if self.has(Officer::Wilhelm) => Set::all(),
            _ => up_to(&BASES_WITHIN, means.excavators),
        }
    }

    /// The conduit spaces the player could pay for (B-9.3, B-21.4, II-Conduit).
    #[inline]
    fn payable_conduits(&self, special: Option<Special>, means: Means) -> Set<ConduitSpace> {
        let mut payable = match special {
            Some(Special::MachinesAtMost(most)) if means.excavators >= most.into() => Set::all(),
            _ => up_to(&CONDUITS_WITHIN, means.excavators),
        };
        if self.has(Officer::Jill) {
            payable |= up_to(&CONDUITS_UP_TO, self.mixers.into());
        }
        payable
    }

    /// The tiles a construction may act with: own ones, and those on the wheel for Anton or Mahiri copying him (B-21.6,
    /// B-21.7).
    #[inline]
    pub(crate) fn acting_tiles(&self, engineers: bool) -> Set<Tile> {
        // Engineer-free tiles are never used with engineers, nor others without (B-22.5).
        if engineers {
            self.all_acting() - Tile::ENGINEER_FREE
        } else {
            self.all_acting() & Tile::ENGINEER_FREE
        }
    }

    /// The same with engineers and without.
    #[inline]
    pub(crate) fn all_acting(&self) -> Set<Tile> {
        let mut tiles = self.tiles;
        if self.tiles.has(Tile::ANTON) || self.copied == Some(Officer::Anton) {
            tiles |= self.tiles_on_wheel();
        }
        tiles.without(Tile::ANTON)
    }
}

/// The base spaces that cost at most so many excavators (B-9.1).
const BASES_WITHIN: [Set<BaseSpace>; 8] = spaces_within(BASE_COST);
/// The base spaces on which an elevation costs at most so many mixers (B-9.2).
const ELEVATIONS_WITHIN: [Set<BaseSpace>; 8] = spaces_within(ELEVATION_COST);

/// The base spaces by what building there costs at most, each area having its price.
const fn spaces_within(costs: [u8; 3]) -> [Set<BaseSpace>; 8] {
    let mut sets = [Set::EMPTY; 8];
    let mut reach = 0;
    while reach < sets.len() {
        let mut area = 0;
        while area < costs.len() {
            assert!((costs[area] as usize) < sets.len());
            if costs[area] as usize <= reach {
                sets[reach] = Set::from_bits(sets[reach].bits() | BASES_IN[area].bits());
            }
            area += 1;
        }
        reach += 1;
    }
    sets
}

/// The conduit spaces of at most this power.
const CONDUITS_UP_TO: [Set<ConduitSpace>; 6] = {
    let mut sets = [Set::EMPTY; 6];
    let mut power = 1;
    while power < sets.len() {
        sets[power] = Set::from_bits(sets[power - 1].bits() | CONDUITS_OF_POWER[power].bits());
        power += 1;
    }
    sets
};

/// The conduit spaces that cost at most so many excavators (B-9.3).
const CONDUITS_WITHIN: [Set<ConduitSpace>; 5 * CONDUIT_COST_PER_POWER as usize + 1] = {
    let mut sets = [Set::EMPTY; 5 * CONDUIT_COST_PER_POWER as usize + 1];
    let mut reach = 0;
    while reach < sets.len() {
        sets[reach] = CONDUITS_UP_TO[reach / CONDUIT_COST_PER_POWER as usize];
        reach += 1;
    }
    sets
};

/// Machines of each kind that can be paid, with whatever stands in for them.
#[derive(Clone, Copy)]
struct Means {
    excavators: u16,
    mixers: u16,
}

/// What can be paid for a construction.
#[derive(Clone, Copy)]
struct Budget {
    /// On a space without a fee.
    plain: Means,
    /// On one with a red border; `None` if the fee itself is out of reach.
    red: Option<Means>,
}

/// What a table by means says for so much of them; what is beyond its end is as good as its end.
#[inline]
fn up_to<T: Copy>(table: &[T], means: u16) -> T {
    table[usize::from(means).min(table.len() - 1)]
}

impl Table {
    /// Where a base could stand, whatever it costs (B-9.1).
    #[inline]
    fn vacant_bases(&self) -> Set<BaseSpace> {
        let me = self.me();
        if !me.bases.fewer_than(Kind::Base.pieces()) {
            return Set::EMPTY;
        }
        Set::all() - self.river.dams - same_basins(me.bases)
    }

    /// Where an elevation could stand (B-9.2).
    #[inline]
    fn vacant_elevations(&self) -> Set<BaseSpace> {
        let me = self.me();
        // With two dams there cannot be five elevations.
        if !me.bases.fewer_than(3) && self.elevations(me) == Kind::Elevation.pieces() {
            return Set::EMPTY;
        }
        me.bases - self.river.high
    }

    /// Where a conduit could lie (B-9.3).
    #[inline]
    fn vacant_conduits(&self) -> Set<ConduitSpace> {
        if !self.me().conduits.fewer_than(Kind::Conduit.pieces()) {
            return Set::EMPTY;
        }
        Set::all() - self.built_conduits()
    }

    /// Where a powerhouse could stand (B-9.4).
    #[inline]
    fn vacant_powerhouses(&self) -> Set<PowerhouseSpace> {
        let me = self.me();
        if !me.powerhouses.fewer_than(Kind::Powerhouse.pieces()) {
            return Set::EMPTY;
        }
        Set::all() - self.built_powerhouses() - me.powerhouse_neighbours()
    }

    /// Where a structure could stand, whatever it costs (B-9.1 to B-9.4).
    pub(crate) fn vacant(&self, kind: Kind) -> Sites {
        match kind {
            Kind::Base => Sites { bases: self.vacant_bases(), ..Sites::default() },
            Kind::Elevation => Sites { elevations: self.vacant_elevations(), ..Sites::default() },
            Kind::Conduit => Sites { conduits: self.vacant_conduits(), ..Sites::default() },
            Kind::Powerhouse => Sites { powerhouses: self.vacant_powerhouses(), ..Sites::default() },
            Kind::Building => Sites { buildings: self.vacant_buildings(), ..Sites::default() },
        }
    }

    /// Every space on which a structure could be built with a tile of this effect, all costs and fees included (B-4.3,
    /// B-7.5).
    pub(crate) fn sites_for(&self, kind: Kind, special: Option<Special>, credits: u16) -> Sites {
        let mut sites = Sites::default();
        let budget = self.me().budget(special, credits);
        match kind {
            Kind::Base => sites.bases = self.base_sites(special, budget),
            Kind::Elevation => sites.elevations = self.elevation_sites(budget),
            Kind::Conduit => sites.conduits = self.conduit_sites(special, budget),
            Kind::Powerhouse => sites.powerhouses = self.powerhouse_sites(budget),
            Kind::Building => sites.buildings = self.building_sites(special, credits),
        }
        sites
    }

    // What cannot be paid anywhere, which is common, is found out before what is vacant.

    /// Every space on which a base could be built with a tile of this effect (B-9.1).
    #[inline]
    fn base_sites(&self, special: Option<Special>, Budget { plain, red }: Budget) -> Set<BaseSpace> {
        let me = self.me();
        let plain = me.payable_bases(special, plain);
        if plain.is_empty() {
            return Set::EMPTY;
        }
        let red = red.map_or(Set::EMPTY, |means| me.payable_bases(special, means));
        self.vacant_bases() & ((plain - RED_BASES) | (red & RED_BASES))
    }

    /// Every space on which an elevation could be built (B-9.2).
    #[inline]
    fn elevation_sites(&self, budget: Budget) -> Set<BaseSpace> {
        let payable = up_to(&ELEVATIONS_WITHIN, budget.plain.mixers);
        if self.me().bases.meets(payable) { self.vacant_elevations() & payable } else { Set::EMPTY }
    }

    /// Every space on which a conduit could be built with a tile of this effect (B-9.3).
    #[inline]
    fn conduit_sites(&self, special: Option<Special>, budget: Budget) -> Set<ConduitSpace> {
        let payable = self.me().payable_conduits(special, budget.plain);
        if payable.is_empty() { Set::EMPTY } else { self.vacant_conduits() & payable }
    }

    /// Every space on which a powerhouse could be built (B-9.4).
    #[inline]
    fn powerhouse_sites(&self, Budget { plain, red }: Budget) -> Set<PowerhouseSpace> {
        let payable = |means: Means| match means.mixers {
            // So few pay for none, and so many for whichever; only between them it matters which is next.
            0..CHEAPEST_POWERHOUSE => false,
            DEAREST_POWERHOUSE.. => true,
            mixers => self.powerhouse_cost() <= mixers,
        };
        if !payable(plain) {
            return Set::EMPTY;
        }
        let vacant = self.vacant_powerhouses();
        if red.is_some_and(payable) { vacant } else { vacant - RED_POWERHOUSES }
    }

    /// Every space a tile can build on (B-7.5).
    pub(crate) fn sites(&self, tile: Tile, credits: u16) -> Sites {
        let special = self.me().special(tile);
        tile.builds()
            .iter()
            .fold(Sites::default(), |sites, kind| sites.or(self.sites_for(kind, special, credits)))
    }

    /// Mixers for the next powerhouse: one more for each the player has (B-9, B-9.7).
    fn powerhouse_cost(&self) -> u16 {
        u16::from(FIRST_POWERHOUSE_COST) + self.me().powerhouses.len() as u16
    }

    /// What a structure costs the seat to move in machines, built with a tile that changes no price (B-9, B-21).
    pub fn plain_cost(&self, kind: Kind, site: Site) -> (Machine, u8) {
        let cost = self.cost(Tile(0), kind, site);
        (cost.machine, cost.count)
    }

    /// The price of a structure, built with a tile (B-9, B-21, B-22).
    pub(crate) fn cost(&self, tile: Tile, kind: Kind, site: Site) -> Cost {
        let me = self.me();
        let plain = |machine, count| Cost { machine, count, mixers_instead: None };
        match (kind, site) {
            (Kind::Conduit, Site::Conduit(conduit)) => me.conduit_cost(me.special(tile), conduit.power()),
            (Kind::Base, Site::Base(space)) => {
                plain(Machine::Excavator, me.base_cost(me.special(tile), space.area()))
            }
            (Kind::Elevation, Site::Base(space)) => {
                plain(Machine::Mixer, ELEVATION_COST[space.area() as usize])
            }
            _ => plain(Machine::Mixer, self.powerhouse_cost() as u8),
        }
    }

    /// The fee for a building space (B-1.10, L-4.4); elevations and conduits never pay one (B-9.2, B-9.3).
    pub(crate) fn site_fee(&self, kind: Kind, site: Site, special: Option<Special>) -> u8 {
        let due = match site {
            Site::Building(building) => self.building_fee(building) > 0,
            _ => matches!(kind, Kind::Base | Kind::Powerhouse) && site.red(),
        };
        if due && special != Some(Special::NoSiteFee) { FEE } else { 0 }
    }

    /// Every way to pay for a structure exactly (DP-6, B-4.4).
    pub(crate) fn payments(&self, tile: Tile, kind: Kind, site: Site, mut way: impl FnMut(Payment)) {
        let me = self.me();
        let Some(credits) = me.credits.checked_sub(self.site_fee(kind, site, tile.special()).into()) else {
            return;
        };
        if let Site::Building(building) = site {
            return me.building_payments(building, tile.special(), credits, way);
        }
        let cost = self.cost(tile, kind, site);
        if me.excamixers > 0 {
            // Elon has neither Jill nor Solomon (L-14.4).
            return match (tile.special(), cost.machine) {
                (Some(Special::AnyMachines), _) => me.any_payments(cost.count, way),
                (_, Machine::Excavator) => me.mixed_payments(cost.count, 0, way),
                (_, Machine::Mixer) => me.mixed_payments(0, cost.count, way),
            };
        }
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
                    way(Payment { excavators, mixers, credits, ..Payment::default() });
                }
            }
        }
        if let Some(mixers) = cost.mixers_instead.filter(|&mixers| mixers <= me.mixers) {
            way(Payment { mixers, ..Payment::default() });
        }
    }

    /// Every way to pay (DP-6).
    #[inline(never)]
    pub(crate) fn list_payments(&self, tile: Tile, kind: Kind, site: Site, moves: &mut Moves<Move>) {
        self.payments(tile, kind, site, |payment| moves.push(Move::Pay(payment)));
    }

    /// The tiles of some that allow a construction with so many credits (B-6.8).
    #[inline(never)]
    pub(crate) fn usable(&self, tiles: Set<Tile>, credits: u16) -> Set<Tile> {
        let budget = self.me().budget(None, credits);
        let building = |kind: Kind| {
            let building = tiles & Tile::BUILDING[kind as usize];
            if !building.is_empty() && self.can_build(kind, None, budget) { building } else { Set::EMPTY }
        };
        let priced = (tiles & Tile::PRICED).iter().filter(|&tile| self.can_use(tile, credits)).collect();
        let usable = [
            building(Kind::Base),
            building(Kind::Elevation),
            building(Kind::Conduit),
            building(Kind::Powerhouse),
        ]
        .into_iter()
        .fold(priced, |usable, building| usable | building);
        if self.expanded() && self.can_construct_building(tiles, credits) {
            usable | tiles & Tile::BUILDING[Kind::Building as usize]
        } else {
            usable
        }
    }

    /// Whether any complete construction is possible with one of these tiles (B-6.8).
    #[inline(always)]
    pub(crate) fn can_construct(&self, tiles: Set<Tile>, credits: u16) -> bool {
        let budget = self.me().budget(None, credits);
        let building =
            |kind: Kind| tiles.meets(Tile::BUILDING[kind as usize]) && self.can_build(kind, None, budget);
        building(Kind::Conduit)
            || building(Kind::Base)
            || building(Kind::Powerhouse)
            || building(Kind::Elevation)
            || self.expanded() && self.can_construct_building(tiles, credits)
            || (tiles & Tile::PRICED).iter().any(|tile| self.can_use(tile, credits))
    }

    /// Whether anything could be built with a tile, whatever its effect (B-7.5).
    #[inline(never)]
    fn can_use(&self, tile: Tile, credits: u16) -> bool {
        let special = self.me().special(tile);
        let budget = self.me().budget(special, credits);
        tile.builds().iter().any(|kind| match kind {
            Kind::Building => !self.building_sites(special, credits).is_empty(),
            kind => self.can_build(kind, special, budget),
        })
    }

    /// Whether a building could be built with one of these tiles (L-4.1).
    #[cold]
    #[inline(never)]
    fn can_construct_building(&self, tiles: Set<Tile>, credits: u16) -> bool {
        tiles.meets(Tile::BUILDING[Kind::Building as usize]) && !self.building_sites(None, credits).is_empty()
    }

    /// Whether a structure of the map could be built with a tile of this effect.
    #[inline]
    fn can_build(&self, kind: Kind, special: Option<Special>, budget: Budget) -> bool {
        match kind {
            Kind::Base => !self.base_sites(special, budget).is_empty(),
            Kind::Elevation => !self.elevation_sites(budget).is_empty(),
            Kind::Conduit => !self.conduit_sites(special, budget).is_empty(),
            Kind::Powerhouse => !self.powerhouse_sites(budget).is_empty(),
            Kind::Building => false,
        }
    }

    /// Every tile that allows a construction, and every way to come by it (DP-4).
    #[inline(never)]
    pub(crate) fn list_tiles(&self, engineers: bool, moves: &mut Moves<Move>) {
        let me = self.me();
        let usable = self.usable(me.acting_tiles(engineers), me.credits);
        let list = |set: Set<Tile>, via| (set & usable).iter().map(move |tile| Move::Tile { via, tile });
        moves.extend(list(me.tiles, Via::Own));
        let on_wheel = me.tiles_on_wheel();
        if me.tiles.has(Tile::ANTON) {
            moves.extend(list(on_wheel, Via::Anton));
        }
        if me.copied == Some(Officer::Anton) {
            moves.extend(list(on_wheel, Via::Mahiri));
        }
    }

    /// Every legal kind and space for a tile (DP-5).
    #[inline(never)]
    pub(crate) fn list_sites(&self, tile: Tile, moves: &mut Moves<Move>) {
        self.sites(tile, self.me().credits).list(moves);
    }

    /// Every legal space for a free structure, or none of them (DP-13, B-15.3).
    #[inline(never)]
    pub(crate) fn list_free(&self, free: Free, moves: &mut Moves<Move>) {
        let sites = self.free_sites(free);
        if sites.any() {
            sites.list(moves);
            moves.push(Move::Decline);
        }
    }

    /// The legal spaces for a free structure, red borders paid (B-7.6, B-15.3).
    pub(crate) fn free_sites(&self, free: Free) -> Sites {
        let broke = self.me().purse() < u16::from(FEE);
        let mut sites = self.vacant(free.kind());
        match free {
            Free::Base(areas) => sites.bases &= bases_in(areas),
            Free::Conduit { power } => sites.conduits &= up_to(&CONDUITS_UP_TO, power.into()),
            Free::Elevation | Free::Powerhouse => {}
        }
        if broke {
            sites.bases -= RED_BASES;
            sites.powerhouses -= RED_POWERHOUSES;
        }
        sites
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
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        let put = match via {
            Via::Own => Some(tile),
            Via::Anton => Some(Tile::ANTON),
            Via::Mahiri => None,
        };
        self.me_mut().put_on_wheel(put, payment);
        let Payment { excavators, mixers, excamixers, credits } = payment;
        log.note(self, Event::PutOnWheel { seat, tile: put, excavators, mixers, excamixers });
        self.pay(seat, credits.into(), Why::Solomon, log);
        self.turn_wheel(1, log);
        self.agenda.push(Step::Special { tile, site });
        self.build(kind, site, self.me().special(tile) == Some(Special::NoSiteFee), log);
    }

    /// Places a structure, pays for a red border, and receives the income it uncovers (B-7.3, steps 5 and 6).
    pub(crate) fn build(
        &mut self,
        kind: Kind,
        site: Site,
        waive_fee: bool,
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        let fee = if waive_fee { 0 } else { self.site_fee(kind, site, None) };
        self.stand(kind, site);
        log.note(self, Event::Built { seat, structure: kind, site });
        self.pay(seat, fee.into(), Why::Site(site), log);
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
                self.me_mut().bases.add(space);
                self.river.dams.add(space);
            }
            (Kind::Elevation, Site::Base(space)) => {
                // A dam already raised becomes a high one.
                if self.river.raised.has(space) {
                    self.river.high.add(space);
                }
                self.river.raised.add(space);
            }
            (_, Site::Conduit(space)) => self.me_mut().conduits.add(space),
            (_, Site::Powerhouse(space)) => self.me_mut().powerhouses.add(space),
            (_, Site::Building(building)) => self.me_mut().buildings.add(building),
            (_, Site::Base(_)) => {}
        }
    }

    /// The special effect of an advanced tile, on the position as it is now (B-7.3 step 7, B-22.4).
    pub(crate) fn special(&mut self, tile: Tile, site: Site, log: &mut impl Log<Table, Event>) {
        let seat = self.active;
        let me = *self.me();
        let why = Why::Tile(tile);
        let power = if let Site::Conduit(conduit) = site { conduit.power() } else { 0 };
        match me.special(tile) {
            Some(Special::WaterDryDams) => {
                for space in me.bases - self.river.wet {
                    self.river.hold(space);
                    log.note(self, Event::DropAdded { seat, at: space });
                }
            }
            Some(Special::WheelPerElevation) => {
                self.turn_wheel(self.elevations(&me) as u8, log);
            }
            Some(Special::CreditsPerPower(each)) => {
                self.gain(seat, Resource::Credits, (each * power).into(), why, log);
            }
            Some(Special::EnergyPerBase) => self.tile_energy(me.bases.len() as u8, why, log),
            Some(Special::EnergyPerPower(each)) => self.tile_energy(each * power, why, log),
            Some(Special::FillDam) => {
                if let Site::Base(space) = site {
                    while self.river.held[space.0 as usize] < self.capacity(space) {
                        self.river.hold(space);
                        log.note(self, Event::DropAdded { seat, at: space });
                    }
                }
            }
            Some(Special::Produce(bonus)) => self.agenda.push(Step::Produce(Production::Tile(bonus))),
            Some(Special::VpPerRaisedDam(each)) => {
                let raised = (me.bases & self.river.raised).len() as u16;
                self.gain(seat, Resource::Vp, u16::from(each) * raised, why, log);
            }
            Some(Special::VpPerPowerhouse(each)) => {
                self.gain(seat, Resource::Vp, u16::from(each) * me.powerhouses.len() as u16, why, log);
            }
            Some(Special::VpPerAdvanced(each)) => {
                self.gain(seat, Resource::Vp, u16::from(each) * me.advanced_tiles() as u16, why, log);
            }
            Some(Special::UseBuilding | Special::VpOfBuilding)
                if let Site::Building(building) = site
                    && (me.is_automa() || me.special(tile) == Some(Special::VpOfBuilding)) =>
            {
                // An Automa scores the points in place of the action.
                self.gain(seat, Resource::Vp, building.row().vp.into(), why, log);
            }
            Some(Special::UseBuilding) if let Site::Building(building) = site => {
                self.agenda.push(Step::UseNow(building));
            }
            // These have acted during the construction (B-22.4).
            Some(
                Special::NoEngineers
                | Special::NoSiteFee
                | Special::MachinesAtMost(_)
                | Special::AnyMachines
                | Special::NoEngineersNoMachines
                | Special::OneKind
                | Special::UseBuilding
                | Special::VpOfBuilding,
            )
            | None => {}
        }
    }

    /// Energy of a tile moves the marker and may serve one own contract (B-13.4).
    pub(crate) fn tile_energy(&mut self, energy: u8, why: Why, log: &mut impl Log<Table, Event>) {
        self.gain(self.active, Resource::Energy, energy.into(), why, log);
        self.agenda.push(Step::Contract { energy, discount: 0, national: false });
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Moves, Quiet, Seed};

    use super::*;
    use crate::position::{Position, Variant};
    use crate::setup::Setup;
    use crate::terms::VERSION;

    /// B-7.5: a tile can be used exactly if it has a site, whatever it does to prices.
    #[test]
    fn a_tile_that_can_be_used_has_a_site() {
        let mut found = [0, 0];
        for seed in (0..20).map(Seed) {
            let (mut chance, mut moves) = (Chance::new(seed), Moves::new());
            let mut position = Position::deal(&Setup::new(4, Variant::Full), VERSION, seed);
            position.moves(&mut moves);
            while !moves.is_empty() {
                let credits = position.table.me().credits;
                for tile in (0..Tile::OF_THE_BOX as u8).map(Tile) {
                    let can = position.table.can_use(tile, credits);
                    assert_eq!(can, position.table.sites(tile, credits).any(), "{tile}");
                    found[usize::from(can)] += 1;
                }
                let mv = moves[chance.below(moves.len())];
                position.play(mv, &mut moves, &mut Quiet);
            }
        }
        assert!(found.iter().all(|&times| times > 1000), "{found:?}");
    }
}
