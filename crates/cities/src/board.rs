//! A player board: its sites, how they hang together, and what is printed on them (U-9, U-17, U-27).

use kernel::{Fault, fault};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::cards::Bits;
use crate::goods::{Cost, Gain, Resource};
use crate::language;
use crate::place::{EXPANSION, Piece, Place, Site};

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
    pub start: u8,
    /// City sites.
    pub cities: Vec<CitySite>,
    /// Tunnel sites.
    pub tunnels: Vec<TunnelSite>,
    /// The tunnel sites of the three metropolis spaces: brown, then the two blue ones.
    pub metropolises: [u32; 3],
    /// Names of the three metropolis spaces.
    pub metropolis_names: [Place; 3],
    /// What is printed on building sites, by number.
    pub sites: Vec<Print>,
    /// Pairs of tunnels with what they add in Production (U-27.5).
    pub pairs: Vec<(u32, Gain)>,
    /// All building sites but the expansion sites.
    pub ordinary: u64,
    /// All expansion sites.
    pub expansion: u64,
    /// All sites with a surcharge: building sites, city sites, tunnel sites.
    pub surcharged: (u64, u16, u32),
    /// Whether some surcharge on a building or tunnel site takes science.
    pub takes_science: bool,
    /// The most goods and steps one build brings by its bonus: on a building site, a city site, a tunnel site.
    pub(crate) best_bonus: [Gain; 3],
    /// Building and tunnel sites with a bonus.
    pub(crate) rewarding: (u64, u32),
    /// Tunnel sites that touch any of a set of city sites, for each half of the city sites.
    touching: [[u32; 1 << HALF]; 2],
}

/// A city site.
#[derive(Clone, Debug, PartialEq)]
pub struct CitySite {
    /// Its name.
    pub name: Place,
    /// City sites joined to it by a tunnel site (U-9.2).
    pub neighbours: u16,
    /// Tunnel sites that touch it.
    pub tunnels: u32,
    /// Its building sites and its expansion site.
    pub sites: u64,
    /// What is printed on it.
    pub print: Print,
}

/// A tunnel site.
#[derive(Clone, Debug, PartialEq)]
pub struct TunnelSite {
    /// Its two ends by name.
    pub names: (Place, Place),
    /// The city sites at its ends (one or two bits).
    pub ends: u16,
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
    City(u8),
    /// A building site.
    Building(u8),
    /// A tunnel site.
    Tunnel(u8),
}

impl Board {
    /// The site's number on this board, if it has such a site.
    pub fn spot(&self, site: Site) -> Option<Spot> {
        let city = |place| self.cities.iter().position(|city| city.name == place);
        match site {
            Site::City(place) => city(place).map(|at| Spot::City(at as u8)),
            Site::Building(_, 0) => None,
            Site::Building(_, number) if usize::from(number) > SITES_PER_CITY => None,
            Site::Building(place, number) => {
                let at = city(place)? * SITES_PER_CITY + usize::from(number) - 1;
                ((self.ordinary | self.expansion) & (1 << at) != 0).then_some(Spot::Building(at as u8))
            }
            Site::Tunnel(from, to) => self
                .tunnels
                .iter()
                .position(|tunnel| tunnel.names == (from, to) || tunnel.names == (to, from))
                .map(|at| Spot::Tunnel(at as u8)),
        }
    }

    /// The site's name.
    #[inline]
    pub fn site(&self, spot: Spot) -> Site {
        match spot {
            Spot::City(at) => Site::City(self.cities[usize::from(at)].name),
            Spot::Building(at) => {
                let city = &self.cities[usize::from(at) / SITES_PER_CITY];
                Site::Building(city.name, at % SITES_PER_CITY as u8 + 1)
            }
            Spot::Tunnel(at) => {
                let (from, to) = self.tunnels[usize::from(at)].names;
                Site::Tunnel(from, to)
            }
        }
    }

    /// What is printed on a site.
    #[inline]
    pub fn print(&self, spot: Spot) -> &Print {
        match spot {
            Spot::City(at) => &self.cities[usize::from(at)].print,
            Spot::Building(at) => &self.sites[usize::from(at)],
            Spot::Tunnel(at) => &self.tunnels[usize::from(at)].print,
        }
    }

    /// Sites for a piece that have a surcharge.
    #[inline]
    pub(crate) fn surcharged_for(&self, piece: Piece) -> u64 {
        match piece {
            Piece::Farm | Piece::Desalination | Piece::Laboratory => self.surcharged.0,
            Piece::Tunnel => self.surcharged.2.into(),
            Piece::Nonsymbiotic | Piece::Symbiotic => self.surcharged.1.into(),
        }
    }

    /// City sites adjacent to any of these (U-9.2).
    pub fn neighbours_of(&self, cities: u16) -> u16 {
        Bits(cities.into()).fold(0, |all, city| all | self.cities[usize::from(city)].neighbours)
    }

    /// City sites reached from the start over these tunnels (U-10.4), computed from nothing.
    pub fn reached(&self, tunnels: u32) -> u16 {
        let mut reached = 1u16 << self.start;
        loop {
            let next = Bits(tunnels.into())
                .map(|tunnel| self.tunnels[usize::from(tunnel)].ends)
                .filter(|ends| ends & reached != 0)
                .fold(reached, |all, ends| all | ends);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Building and expansion sites of these city sites.
    #[inline]
    pub fn sites_of(&self, cities: u16) -> u64 {
        let [low, high] = halves(cities);
        (SPREAD[low] | SPREAD[high] << (HALF * SITES_PER_CITY)) & (self.ordinary | self.expansion)
    }

    /// Tunnel sites that touch these city sites.
    #[inline]
    pub fn tunnels_of(&self, cities: u16) -> u32 {
        let [low, high] = halves(cities);
        self.touching[0][low] | self.touching[1][high]
    }
}

/// Sets of city sites are looked up in halves of five.
const HALF: usize = MOST_CITIES / 2;

#[inline]
const fn halves(cities: u16) -> [usize; 2] {
    const MASK: usize = (1 << HALF) - 1;
    [cities as usize & MASK, cities as usize >> HALF & MASK]
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
        let place = |text: &str| text.parse::<Place>().map_err(Fault::from);
        let metropolis_names = [place(&self.brown)?, place(&self.blue[0])?, place(&self.blue[1])?];
        let mut cities = Vec::new();
        let mut sites = vec![Print::default(); self.sites.len() * SITES_PER_CITY];
        let (mut ordinary, mut expansion) = (0u64, 0u64);
        if !(2..=MOST_CITIES).contains(&self.sites.len()) {
            return Err(fault!("pack-board-city-sites-one", most = MOST_CITIES, count = self.sites.len()));
        }
        for (at, (name, &number)) in self.sites.iter().enumerate() {
            if usize::from(number) >= SITES_PER_CITY {
                return Err(fault!("pack-building-sites-most", name, number, most = SITES_PER_CITY - 1));
            }
            let first = at * SITES_PER_CITY;
            let own = ((1u64 << number) - 1) << first;
            let more =
                if self.without_expansion.contains(name) { 0 } else { 1 << (first + SITES_PER_CITY - 1) };
            ordinary |= own;
            expansion |= more;
            let name = place(name)?;
            if metropolis_names.contains(&name) {
                return Err(fault!("pack-city-site-metropolis", name));
            }
            cities.push(CitySite {
                name,
                neighbours: 0,
                tunnels: 0,
                sites: own | more,
                print: Print::default(),
            });
        }
        if self.tunnels.len() > MOST_TUNNELS {
            return Err(fault!("pack-board-most-tunnel-sites", most = MOST_TUNNELS));
        }
        let mut tunnels: Vec<TunnelSite> = Vec::new();
        let mut metropolises = [0u32; 3];
        for (at, text) in self.tunnels.iter().enumerate() {
            let Ok(Site::Tunnel(from, to)) = text.parse() else {
                return Err(fault!("pack-no-tunnel-site-one", text));
            };
            if tunnels.iter().any(|known| known.names == (from, to) || known.names == (to, from)) {
                return Err(fault!("pack-tunnel-site-listed-twice", text));
            }
            let mut ends = 0u16;
            for end in [from, to] {
                if let Some(city) = cities.iter().position(|city| city.name == end) {
                    ends |= 1 << city;
                } else if let Some(space) = metropolis_names.iter().position(|&name| name == end) {
                    metropolises[space] |= 1 << at;
                } else {
                    return Err(fault!("pack-tunnel-site-ends-which", text, end));
                }
            }
            if ends == 0 || from == to {
                return Err(fault!("pack-tunnel-site-must-touch", text));
            }
            tunnels.push(TunnelSite {
                names: (from, to),
                ends,
                print: Print::default(),
                metropolis_points: 0,
            });
        }
        for (space, name) in metropolis_names.iter().enumerate() {
            let wanted = if space == 0 { 2 } else { 1 };
            if metropolises[space].count_ones() != wanted {
                return Err(fault!("pack-metropolis-needs-exactly-tunnel", rule = "U-9.5", name, wanted));
            }
        }
        for (at, tunnel) in tunnels.iter().enumerate() {
            for city in Bits(tunnel.ends.into()) {
                let city_site = &mut cities[usize::from(city)];
                city_site.tunnels |= 1 << at;
                city_site.neighbours |= tunnel.ends & !(1 << city);
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
            start: start as u8,
            cities,
            tunnels,
            metropolises,
            metropolis_names,
            sites: Vec::new(),
            pairs: Vec::new(),
            ordinary,
            expansion,
            surcharged: (0, 0, 0),
            takes_science: false,
            best_bonus: [Gain::NOTHING; 3],
            rewarding: (0, 0),
            touching: [[0; 1 << HALF]; 2],
        };
        for (half, table) in board.touching.iter_mut().enumerate() {
            for (set, tunnels) in table.iter_mut().enumerate() {
                let cities = board.cities.iter().skip(half * HALF).take(HALF).enumerate();
                *tunnels = cities
                    .filter(|(at, _)| set & (1 << at) != 0)
                    .fold(0, |all, (_, city)| all | city.tunnels);
            }
        }
        if u32::from(board.reached(u32::MAX >> (32 - board.tunnels.len()))).count_ones()
            != board.cities.len() as u32
        {
            return Err(fault!("pack-some-city-site-cannot"));
        }
        board.sites = std::mem::take(&mut sites);
        self.prints(&mut board)?;
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
                Spot::City(at) => &mut board.cities[usize::from(at)].print,
                Spot::Building(at) => &mut board.sites[usize::from(at)],
                Spot::Tunnel(at) => &mut board.tunnels[usize::from(at)].print,
            }
        }
        for (name, text) in &self.bonus {
            let spot = find(board, name)?;
            let bonus = language::bonus(text).map_err(|reason| fault!("pack-bonus", name; reason))?;
            print(board, spot).bonus = bonus;
            let kind = match spot {
                Spot::Building(at) => {
                    board.rewarding.0 |= 1 << at;
                    0
                }
                Spot::City(_) => 1,
                Spot::Tunnel(at) => {
                    board.rewarding.1 |= 1 << at;
                    2
                }
            };
            board.best_bonus[kind] = best_bonus([board.best_bonus[kind], bonus]);
        }
        for (name, text) in &self.surcharge {
            let spot = find(board, name)?;
            print(board, spot).surcharge =
                language::cost(text).map_err(|reason| fault!("pack-surcharge", name; reason))?;
            match spot {
                Spot::City(at) => board.surcharged.1 |= 1 << at,
                Spot::Building(at) => board.surcharged.0 |= 1 << at,
                Spot::Tunnel(at) => board.surcharged.2 |= 1 << at,
            }
        }
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
                Spot::Tunnel(at) if board.metropolises.iter().any(|sites| sites & (1 << at) != 0) => {
                    board.tunnels[usize::from(at)].metropolis_points = points;
                }
                _ => return Err(fault!("pack-no-tunnel-site-metropolis", name)),
            }
        }
        for pair in &self.pairs {
            let mut both = 0;
            for name in &pair.tunnels {
                let Spot::Tunnel(at) = find(board, name)? else {
                    return Err(fault!("pack-no-tunnel-site", name));
                };
                both |= 1 << at;
            }
            let gain = language::bonus(&pair.gain).map_err(|reason| fault!("pack-pair-tunnels"; reason))?;
            board.pairs.push((both, gain));
        }
        Ok(())
    }
}
