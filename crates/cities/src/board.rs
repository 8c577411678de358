//! A player board: its sites, how they hang together, and what is printed on them (U-9, U-17, U-27).

use kernel::{Fault, Set, fault};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::goods::{Cost, Gain, Resource};
use crate::language;
use crate::moves::Move;
use crate::place::{EXPANSION, Junction, Piece, Site};
use crate::sets::{BuildingSite, CitySite, TunnelSite};
use crate::spots::Spots;

/// Sites of all three kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sites {
    /// Building sites.
    pub buildings: Set<BuildingSite>,
    /// City sites.
    pub cities: Set<CitySite>,
    /// Tunnel sites.
    pub tunnels: Set<TunnelSite>,
}

/// Sites of structures: of buildings and of tunnels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Structures {
    pub(crate) buildings: Set<BuildingSite>,
    pub(crate) tunnels: Set<TunnelSite>,
}

impl Structures {
    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.buildings.is_empty() && self.tunnels.is_empty()
    }

    /// How many there are.
    pub(crate) fn len(self) -> u32 {
        self.buildings.len() + self.tunnels.len()
    }

    /// Buildings, then tunnels.
    pub(crate) fn iter(self) -> impl Iterator<Item = Spot> {
        self.buildings.iter().map(Spot::Building).chain(self.tunnels.iter().map(Spot::Tunnel))
    }

    /// Those where a structure of this kind stands or may stand.
    #[inline]
    pub(crate) fn of(self, piece: Piece) -> Spots {
        if piece == Piece::Tunnel { self.tunnels.into() } else { self.buildings.into() }
    }
}

/// Which side of the player boards is used (U-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Boards 1-4.
    #[default]
    Basic,
    /// Boards 5-8 (U-27).
    Asymmetric,
}

/// The most city sites a board may have.
pub const MOST_CITIES: usize = 10;
/// The most tunnel sites a board may have.
pub const MOST_TUNNELS: usize = 20;
/// Building sites are numbered by city site, six numbers each; the last is the expansion site.
pub const SITES_PER_CITY: usize = EXPANSION as usize;

/// One player board. City sites, tunnel sites and building sites are numbers into its tables; sets of them are bits.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The printed number.
    pub id: u8,
    /// Basic or asymmetric.
    pub side: Side,
    /// The city site of the starting city.
    pub start: CitySite,
    /// City sites.
    pub cities: Vec<CityData>,
    /// Tunnel sites.
    pub tunnels: Vec<TunnelData>,
    /// The tunnel sites of the three metropolis spaces: brown, then the two blue ones.
    pub metropolises: [Set<TunnelSite>; 3],
    /// Names of the three metropolis spaces.
    pub metropolis_names: [Junction; 3],
    /// What is printed on building sites, by number.
    pub sites: Vec<Print>,
    /// Pairs of tunnels with what they add in Production (U-27.5).
    pub pairs: Vec<(Set<TunnelSite>, Gain)>,
    /// All building sites but the expansion sites.
    pub ordinary: Set<BuildingSite>,
    /// All expansion sites.
    pub expansion: Set<BuildingSite>,
    /// All sites with a surcharge.
    pub surcharged: Sites,
    /// Whether there are any.
    pub(crate) has_surcharges: bool,
    /// Whether some surcharge on a building or tunnel site takes science.
    pub takes_science: bool,
    /// The most of each resource that any surcharge takes.
    pub(crate) worst_surcharge: Cost,
    /// Building and tunnel sites with a bonus.
    pub(crate) rewarding: Structures,
    /// The most goods and steps that the bonus of one site brings, for every set of kinds of sites.
    best: [Gain; SiteKinds::SETS],
    /// Building and tunnel sites whose bonus brings a resource, and those whose bonus brings steps on the track.
    pub(crate) bringing: [Structures; 5],
    pub(crate) stepping: Structures,
    /// Tunnel sites that touch any of a set of city sites, for each half of the city sites.
    touching: [[Set<TunnelSite>; 1 << HALF]; 2],
    /// The names of building sites, by number.
    names: Vec<Site>,
    /// To build each piece on each site of its kind, and to upgrade each structure for each of three prices: moves that are
    /// copied, not put together.
    builds: Box<[[Move; MOST_SITES]; Piece::ALL.len()]>,
    upgrades: Box<[Upgrades; 3]>,
    /// The city site of each name, and the tunnel sites that end there.
    named: [(Option<CitySite>, Set<TunnelSite>); Junction::COUNT],
}

/// Any number of a site is below: sets of building sites, the largest ones, have so many bits.
const MOST_SITES: usize = 64;

/// To upgrade each structure for a certain price.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Upgrades {
    buildings: [Move; MOST_SITES],
    tunnels: [Move; MOST_SITES],
}

impl Upgrades {
    /// To upgrade these structures.
    #[inline]
    pub(crate) fn of(&self, structures: Structures) -> impl Iterator<Item = Move> {
        let buildings = structures.buildings.iter().map(move |at| self.buildings[at.index() % MOST_SITES]);
        buildings.chain(structures.tunnels.iter().map(move |at| self.tunnels[at.index() % MOST_SITES]))
    }
}

/// What a board says of a city site.
#[derive(Clone, Debug, PartialEq)]
pub struct CityData {
    /// Its name.
    pub name: Junction,
    /// City sites joined to it by a tunnel site (U-9.2).
    pub neighbours: Set<CitySite>,
    /// Tunnel sites that touch it.
    pub tunnels: Set<TunnelSite>,
    /// Its building sites and its expansion site.
    pub sites: Set<BuildingSite>,
    /// What is printed on it.
    pub print: Print,
}

/// What a board says of a tunnel site.
#[derive(Clone, Debug, PartialEq)]
pub struct TunnelData {
    /// Its two ends by name.
    pub names: (Junction, Junction),
    /// The city sites at its ends, one or two.
    pub ends: Set<CitySite>,
    /// What is printed on it.
    pub print: Print,
    /// Points its metropolis adds in Production (U-27.7).
    pub metropolis_points: u8,
}

/// What is printed on a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// Gained when something is built there (U-17.1).
    pub bonus: Gain,
    /// Paid on top when something is built there (U-27.2).
    pub surcharge: Cost,
    /// How often its own output is produced (U-27.3).
    pub times: u8,
}

impl Default for Print {
    fn default() -> Self {
        Self { bonus: Gain::NOTHING, surcharge: Cost::FREE, times: 1 }
    }
}

/// Some of the three kinds of sites: for buildings, cities and tunnels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SiteKinds(u8);

impl SiteKinds {
    /// How many sets of them there are.
    const SETS: usize = 8;

    /// Those that are meant.
    pub(crate) fn of(building: bool, city: bool, tunnel: bool) -> Self {
        Self(u8::from(building) | u8::from(city) << 1 | u8::from(tunnel) << 2)
    }

    /// Whether the sites of tunnels are among them.
    #[inline]
    pub(crate) fn tunnel(self) -> bool {
        self.0 & 0b100 != 0
    }
}

/// The most goods and steps any of these bonuses brings.
pub(crate) fn best_bonus(bonuses: impl IntoIterator<Item = Gain>) -> Gain {
    let mut best = Gain::NOTHING;
    for bonus in bonuses {
        best.goods = best.goods.most(bonus.goods);
        best.steps = best.steps.max(bonus.steps);
    }
    best
}

/// A site of a certain board by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// A city site.
    City(CitySite),
    /// A building site.
    Building(BuildingSite),
    /// A tunnel site.
    Tunnel(TunnelSite),
}

impl Spot {
    /// Its number among the sites of its kind.
    fn index(self) -> usize {
        match self {
            Self::City(at) => at.index(),
            Self::Building(at) => at.index(),
            Self::Tunnel(at) => at.index(),
        }
    }
}

impl Board {
    /// The site's number on this board, if it has such a site.
    pub fn spot(&self, site: Site) -> Option<Spot> {
        let named = |place: Junction| self.named.get(usize::from(place.0)).copied().unwrap_or_default();
        match site {
            Site::City(place) => named(place).0.map(Spot::City),
            Site::Building(_, 0) => None,
            Site::Building(_, number) if usize::from(number) > SITES_PER_CITY => None,
            Site::Building(place, number) => {
                let at = BuildingSite(named(place).0?.0 * SITES_PER_CITY as u8 + number - 1);
                (self.ordinary | self.expansion).has(at).then_some(Spot::Building(at))
            }
            Site::Tunnel(from, to) if from == to => None,
            // No tunnel is listed twice: at most one has both ends.
            Site::Tunnel(from, to) => (named(from).1 & named(to).1).first().map(Spot::Tunnel),
        }
    }

    /// The site's name.
    #[inline]
    pub fn site(&self, spot: Spot) -> Site {
        match spot {
            Spot::City(at) => Site::City(self.cities[at.index()].name),
            Spot::Building(at) => self.names[at.index()],
            Spot::Tunnel(at) => {
                let (from, to) = self.tunnels[at.index()].names;
                Site::Tunnel(from, to)
            }
        }
    }

    /// To build a piece on each of these sites, which are of its kind.
    #[inline]
    pub(crate) fn builds(&self, piece: Piece, sites: Spots) -> impl Iterator<Item = Move> {
        let builds = &self.builds[piece as usize];
        sites.numbers().map(move |at| builds[at % MOST_SITES])
    }

    /// The moves that upgrade a structure for the first, second or third price, counted from 1.
    #[inline]
    pub(crate) fn upgrades(&self, price: u8) -> &Upgrades {
        &self.upgrades[usize::from(price - 1).min(2)]
    }

    /// Writes down every move that builds or upgrades something on this board.
    fn lay_out_moves(&mut self) {
        for piece in Piece::ALL {
            let named: Vec<(Spot, Site)> =
                self.spots_for(piece).map(|spot| (spot, self.site(spot))).collect();
            for (spot, site) in named {
                self.builds[piece as usize][spot.index()] = Move::Build { piece, site };
            }
        }
        let named: Vec<(Spot, Site)> = self.spots().map(|spot| (spot, self.site(spot))).collect();
        for (price, upgrades) in (1..).zip(self.upgrades.iter_mut()) {
            for &(spot, site) in &named {
                let moves = match spot {
                    Spot::Building(_) => &mut upgrades.buildings,
                    Spot::Tunnel(_) => &mut upgrades.tunnels,
                    Spot::City(_) => continue,
                };
                moves[spot.index()] = Move::Upgrade { site, price };
            }
        }
    }

    /// What is printed on a site.
    #[inline]
    pub fn print(&self, spot: Spot) -> &Print {
        match spot {
            Spot::City(at) => &self.cities[at.index()].print,
            Spot::Building(at) => &self.sites[at.index()],
            Spot::Tunnel(at) => &self.tunnels[at.index()].print,
        }
    }

    /// Sites for a piece that have a surcharge.
    #[inline]
    pub(crate) fn surcharged_for(&self, piece: Piece) -> Spots {
        match piece {
            Piece::Farm | Piece::Desalination | Piece::Laboratory => self.surcharged.buildings.into(),
            Piece::Tunnel => self.surcharged.tunnels.into(),
            Piece::Nonsymbiotic | Piece::Symbiotic => self.surcharged.cities.into(),
        }
    }

    /// Every site where a piece of this kind could stand.
    pub fn spots_for(&self, piece: Piece) -> impl Iterator<Item = Spot> {
        self.spots().filter(move |spot| match spot {
            Spot::Tunnel(_) => piece == Piece::Tunnel,
            Spot::City(_) => piece.is_city(),
            Spot::Building(_) => piece.is_building(),
        })
    }

    /// Every site: tunnel sites, city sites, building sites.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let tunnels = (0..self.tunnels.len() as u8).map(TunnelSite).map(Spot::Tunnel);
        let cities = (0..self.cities.len() as u8).map(CitySite).map(Spot::City);
        tunnels.chain(cities).chain((self.ordinary | self.expansion).iter().map(Spot::Building))
    }

    /// All city sites.
    #[inline]
    pub(crate) fn all_cities(&self) -> Set<CitySite> {
        Set::from_bits((1 << self.cities.len()) - 1)
    }

    /// Whether a tunnel site leads to a metropolis.
    pub(crate) fn touches_metropolis(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Tunnel(at) if self.metropolises.iter().any(|sites| sites.has(at)))
    }

    /// City sites adjacent to any of these (U-9.2).
    pub fn neighbours_of(&self, cities: Set<CitySite>) -> Set<CitySite> {
        cities.iter().map(|city| self.cities[city.index()].neighbours).collect()
    }

    /// City sites reached from the start over these tunnels (U-10.4), computed from nothing.
    pub fn reached(&self, tunnels: Set<TunnelSite>) -> Set<CitySite> {
        let mut reached = Set::of(self.start);
        loop {
            let next = tunnels
                .iter()
                .map(|tunnel| self.tunnels[tunnel.index()].ends)
                .filter(|ends| ends.meets(reached))
                .fold(reached, |all, ends| all | ends);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Building and expansion sites of these city sites.
    #[inline]
    pub fn sites_of(&self, cities: Set<CitySite>) -> Set<BuildingSite> {
        let [low, high] = halves(cities);
        let sites = SPREAD[low] | SPREAD[high] << (HALF * SITES_PER_CITY);
        Set::from_bits(sites) & (self.ordinary | self.expansion)
    }

    /// The most goods and steps that the bonus of one site of these kinds brings.
    #[inline]
    pub(crate) fn best(&self, kinds: SiteKinds) -> Gain {
        self.best[usize::from(kinds.0)]
    }

    /// Tunnel sites that touch these city sites.
    #[inline]
    pub fn tunnels_of(&self, cities: Set<CitySite>) -> Set<TunnelSite> {
        let [low, high] = halves(cities);
        self.touching[0][low] | self.touching[1][high]
    }
}

/// Sets of city sites are looked up in halves of five.
const HALF: usize = MOST_CITIES / 2;

#[inline]
const fn halves(cities: Set<CitySite>) -> [usize; 2] {
    const MASK: usize = (1 << HALF) - 1;
    [cities.bits() as usize & MASK, cities.bits() as usize >> HALF & MASK]
}

/// The numbers of all building sites that up to five city sites could have.
const SPREAD: [u64; 1 << HALF] = {
    let mut table = [0; 1 << HALF];
    let mut set = 0;
    while set < table.len() {
        let mut city = 0;
        while city < HALF {
            if set & (1 << city) != 0 {
                table[set] |= ((1 << SITES_PER_CITY) - 1) << (city * SITES_PER_CITY);
            }
            city += 1;
        }
        set += 1;
    }
    table
};

/// A board as a pack file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardRow {
    pub(crate) id: u8,
    side: Side,
    start: String,
    brown: String,
    blue: [String; 2],
    tunnels: Vec<String>,
    sites: BTreeMap<String, u8>,
    #[serde(default)]
    without_expansion: Vec<String>,
    #[serde(default)]
    bonus: BTreeMap<String, String>,
    #[serde(default)]
    surcharge: BTreeMap<String, String>,
    #[serde(default)]
    times: BTreeMap<String, u8>,
    #[serde(default)]
    metropolis_points: BTreeMap<String, u8>,
    #[serde(default)]
    pairs: Vec<PairRow>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PairRow {
    tunnels: [String; 2],
    gain: String,
}

impl BoardRow {
    /// The board, or what is wrong with it.
    pub(crate) fn build(&self) -> Result<Board, Fault> {
        let place = |text: &str| text.parse::<Junction>().map_err(Fault::from);
        let metropolis_names = [place(&self.brown)?, place(&self.blue[0])?, place(&self.blue[1])?];
        let mut cities = Vec::new();
        let mut sites = vec![Print::default(); self.sites.len() * SITES_PER_CITY];
        let (mut ordinary, mut expansion) = (Set::EMPTY, Set::EMPTY);
        if !(2..=MOST_CITIES).contains(&self.sites.len()) {
            return Err(fault!("pack-board-city-sites-one", most = MOST_CITIES, count = self.sites.len()));
        }
        for (at, (name, &number)) in self.sites.iter().enumerate() {
            if usize::from(number) >= SITES_PER_CITY {
                return Err(fault!("pack-building-sites-most", name, number, most = SITES_PER_CITY - 1));
            }
            let first = at * SITES_PER_CITY;
            let own: Set<BuildingSite> =
                (first..).take(number.into()).map(|at| BuildingSite(at as u8)).collect();
            let mut more = Set::EMPTY;
            if !self.without_expansion.contains(name) {
                more.add(BuildingSite((first + SITES_PER_CITY - 1) as u8));
            }
            ordinary |= own;
            expansion |= more;
            let name = place(name)?;
            if metropolis_names.contains(&name) {
                return Err(fault!("pack-city-site-metropolis", name));
            }
            cities.push(CityData {
                name,
                neighbours: Set::EMPTY,
                tunnels: Set::EMPTY,
                sites: own | more,
                print: Print::default(),
            });
        }
        if self.tunnels.len() > MOST_TUNNELS {
            return Err(fault!("pack-board-most-tunnel-sites", most = MOST_TUNNELS));
        }
        let mut tunnels: Vec<TunnelData> = Vec::new();
        let mut metropolises = [Set::EMPTY; 3];
        for (at, text) in (0..).map(TunnelSite).zip(&self.tunnels) {
            let Ok(Site::Tunnel(from, to)) = text.parse() else {
                return Err(fault!("pack-no-tunnel-site-one", text));
            };
            if tunnels.iter().any(|known| known.names == (from, to) || known.names == (to, from)) {
                return Err(fault!("pack-tunnel-site-listed-twice", text));
            }
            let mut ends = Set::EMPTY;
            for end in [from, to] {
                if let Some(city) = cities.iter().position(|city| city.name == end) {
                    ends.add(CitySite(city as u8));
                } else if let Some(space) = metropolis_names.iter().position(|&name| name == end) {
                    metropolises[space].add(at);
                } else {
                    return Err(fault!("pack-tunnel-site-ends-which", text, end));
                }
            }
            if ends.is_empty() || from == to {
                return Err(fault!("pack-tunnel-site-must-touch", text));
            }
            tunnels.push(TunnelData {
                names: (from, to),
                ends,
                print: Print::default(),
                metropolis_points: 0,
            });
        }
        for (space, name) in metropolis_names.iter().enumerate() {
            let wanted = if space == 0 { 2 } else { 1 };
            if metropolises[space].len() != wanted {
                return Err(fault!("pack-metropolis-needs-exactly-tunnel", rule = "U-9.5", name, wanted));
            }
        }
        for (at, tunnel) in (0..).map(TunnelSite).zip(&tunnels) {
            for city in tunnel.ends {
                let data = &mut cities[city.index()];
                data.tunnels.add(at);
                data.neighbours |= tunnel.ends.without(city);
            }
        }
        let start = place(&self.start)?;
        let start = cities
            .iter()
            .position(|city| city.name == start)
            .ok_or_else(|| fault!("pack-start-no-city-site", start))?;
        let mut board = Board {
            id: self.id,
            side: self.side,
            start: CitySite(start as u8),
            cities,
            tunnels,
            metropolises,
            metropolis_names,
            sites: Vec::new(),
            pairs: Vec::new(),
            ordinary,
            expansion,
            surcharged: Sites::default(),
            has_surcharges: false,
            takes_science: false,
            worst_surcharge: Cost::FREE,
            rewarding: Structures::default(),
            best: [Gain::NOTHING; SiteKinds::SETS],
            bringing: [Structures::default(); 5],
            stepping: Structures::default(),
            touching: [[Set::EMPTY; 1 << HALF]; 2],
            names: Vec::new(),
            builds: Box::new([[Move::Stop; MOST_SITES]; Piece::ALL.len()]),
            upgrades: Box::new(std::array::from_fn(|_| Upgrades {
                buildings: [Move::Stop; MOST_SITES],
                tunnels: [Move::Stop; MOST_SITES],
            })),
            named: [(None, Set::EMPTY); Junction::COUNT],
        };
        for (at, city) in (0..).map(CitySite).zip(&board.cities) {
            board.named[usize::from(city.name.0)].0.get_or_insert(at);
            board.names.extend((1..=EXPANSION).map(|number| Site::Building(city.name, number)));
        }
        for (at, tunnel) in (0..).map(TunnelSite).zip(&board.tunnels) {
            for name in [tunnel.names.0, tunnel.names.1] {
                board.named[usize::from(name.0)].1.add(at);
            }
        }
        for (half, table) in board.touching.iter_mut().enumerate() {
            for (set, tunnels) in table.iter_mut().enumerate() {
                let cities = board.cities.iter().skip(half * HALF).take(HALF).enumerate();
                *tunnels =
                    cities.filter(|(at, _)| set & (1 << at) != 0).map(|(_, city)| city.tunnels).collect();
            }
        }
        let tunnels = (0..board.tunnels.len() as u8).map(TunnelSite).collect();
        if board.reached(tunnels) != board.all_cities() {
            return Err(fault!("pack-some-city-site-cannot"));
        }
        board.sites = std::mem::take(&mut sites);
        self.prints(&mut board)?;
        board.has_surcharges = board.surcharged != Sites::default();
        board.lay_out_moves();
        Ok(board)
    }

    fn prints(&self, board: &mut Board) -> Result<(), Fault> {
        let find = |board: &Board, name: &str| {
            name.parse::<Site>()
                .ok()
                .and_then(|site| board.spot(site))
                .ok_or_else(|| fault!("pack-board-no-site", name))
        };
        fn print(board: &mut Board, spot: Spot) -> &mut Print {
            match spot {
                Spot::City(at) => &mut board.cities[at.index()].print,
                Spot::Building(at) => &mut board.sites[at.index()],
                Spot::Tunnel(at) => &mut board.tunnels[at.index()].print,
            }
        }
        for (name, text) in &self.bonus {
            let spot = find(board, name)?;
            let bonus = language::bonus(text).map_err(|reason| fault!("pack-bonus", name; reason))?;
            print(board, spot).bonus = bonus;
            let note = |sites: &mut Structures| match spot {
                Spot::Building(at) => sites.buildings.add(at),
                Spot::City(_) => {}
                Spot::Tunnel(at) => sites.tunnels.add(at),
            };
            note(&mut board.rewarding);
            let brings = Resource::ALL.into_iter().filter(|&resource| bonus.goods.get(resource) > 0);
            brings.for_each(|resource| note(&mut board.bringing[resource as usize]));
            if bonus.steps > 0 {
                note(&mut board.stepping);
            }
        }
        for (name, text) in &self.surcharge {
            let spot = find(board, name)?;
            let surcharge = language::cost(text).map_err(|reason| fault!("pack-surcharge", name; reason))?;
            print(board, spot).surcharge = surcharge;
            board.worst_surcharge = board.worst_surcharge.most(surcharge);
            match spot {
                Spot::City(at) => board.surcharged.cities.add(at),
                Spot::Building(at) => board.surcharged.buildings.add(at),
                Spot::Tunnel(at) => board.surcharged.tunnels.add(at),
            }
        }
        let best = [
            best_bonus(board.sites.iter().map(|print| print.bonus)),
            best_bonus(board.cities.iter().map(|city| city.print.bonus)),
            best_bonus(board.tunnels.iter().map(|tunnel| tunnel.print.bonus)),
        ];
        board.best = std::array::from_fn(|kinds| {
            best_bonus((0..best.len()).filter(|kind| kinds & 1 << kind != 0).map(|kind| best[kind]))
        });
        let structures = board.sites.iter().chain(board.tunnels.iter().map(|tunnel| &tunnel.print));
        board.takes_science = structures.into_iter().any(|print| print.surcharge.get(Resource::Science) > 0);
        for (name, &times) in &self.times {
            if !(2..=9).contains(&times) {
                return Err(fault!("pack-produces-times-possible", name, times));
            }
            let spot = find(board, name)?;
            print(board, spot).times = times;
        }
        for (name, &points) in &self.metropolis_points {
            match find(board, name)? {
                Spot::Tunnel(at) if board.metropolises.iter().any(|sites| sites.has(at)) => {
                    board.tunnels[at.index()].metropolis_points = points;
                }
                _ => return Err(fault!("pack-no-tunnel-site-metropolis", name)),
            }
        }
        if self.pairs.len() > MOST_TUNNELS {
            let reason = fault!("pack-too-many-rows", most = MOST_TUNNELS);
            return Err(fault!("pack-pair-tunnels"; reason));
        }
        for pair in &self.pairs {
            let mut both = Set::EMPTY;
            for name in &pair.tunnels {
                let Spot::Tunnel(at) = find(board, name)? else {
                    return Err(fault!("pack-no-tunnel-site", name));
                };
                both.add(at);
            }
            let gain = language::bonus(&pair.gain).map_err(|reason| fault!("pack-pair-tunnels"; reason))?;
            board.pairs.push((both, gain));
        }
        Ok(())
    }
}
