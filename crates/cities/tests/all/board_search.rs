//! How the shape of the player boards of edition 2 was found, and that it keeps what the texts of the rulebooks demand
//! (docs/boards.md lists the demands, N1 to N16).
//!
//! Nine city sites lie in three rows of three (`a1` upper left to `c3` lower right). Tunnel sites join neighbours, also
//! aslant, and do not cross. All such networks are tried; those in which every example of the rulebooks can be set up are
//! kept and put in order.

use std::collections::BTreeSet;

/// Sites by number: `a1` is 0, `b1` 1, `c1` 2, `a2` 3 and so on, row by row.
const UPPER_LEFT: usize = 0;
const MIDDLE: usize = 4;
const LOWER_LEFT: usize = 6;
const START: usize = 8;
/// The blue metropolises lie at the sites nearest the upper right and the lower left corner.
const BLUE: [usize; 2] = [2, 6];
const SITES: usize = 9;
const ALL: u16 = (1 << SITES) - 1;

type Tunnel = (usize, usize);

/// Sites that tunnels join to each site.
type Neighbours = [u16; SITES];

fn name(site: usize) -> String {
    format!("{}{}", char::from(b'a' + (site % 3) as u8), site / 3 + 1)
}

fn bits(set: u16) -> impl Iterator<Item = usize> + Clone {
    (0..SITES).filter(move |site| set >> site & 1 == 1)
}

/// All tunnel sites there could be: between neighbours in the grid, straight or aslant.
fn candidates() -> Vec<Tunnel> {
    let mut all = Vec::new();
    for one in 0..SITES {
        for other in one + 1..SITES {
            let (columns, rows) = ((one % 3).abs_diff(other % 3), (one / 3).abs_diff(other / 3));
            if columns.max(rows) == 1 {
                all.push((one, other));
            }
        }
    }
    all
}

/// Two aslant tunnels of one square cross.
fn cross(one: Tunnel, other: Tunnel) -> bool {
    let square = |(from, to): Tunnel| {
        let aslant = from % 3 != to % 3 && from / 3 != to / 3;
        aslant.then(|| (from / 3, (from % 3).min(to % 3)))
    };
    one != other && square(one).is_some() && square(one) == square(other)
}

fn neighbours(tunnels: &[Tunnel]) -> Neighbours {
    let mut all = [0; SITES];
    for &(one, other) in tunnels {
        all[one] |= 1 << other;
        all[other] |= 1 << one;
    }
    all
}

/// Sites within `inside` that can be reached from `from`, site by site.
fn grown(near: &Neighbours, from: u16, inside: u16) -> u16 {
    let mut reached = from & inside;
    loop {
        let more = bits(reached).fold(reached, |all, site| all | near[site] & inside);
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

/// Tunnels between a site and all others.
fn distances(near: &Neighbours, from: usize) -> [usize; SITES] {
    let mut found = [usize::MAX; SITES];
    let (mut reached, mut steps) = (1u16 << from, 0);
    found[from] = 0;
    while reached != ALL {
        let more = bits(reached).fold(0, |all, site| all | near[site]) & !reached;
        if more == 0 {
            break;
        }
        steps += 1;
        bits(more).for_each(|site| found[site] = steps);
        reached |= more;
    }
    found
}

/// Whether these tunnels hang together with the start; with the sites they reach.
fn reached(tunnels: &[Tunnel]) -> Option<u16> {
    let touched = grown(&neighbours(tunnels), 1 << START, ALL);
    tunnels.iter().all(|&(one, _)| touched >> one & 1 == 1).then_some(touched)
}

/// All sets of three of some tunnels.
fn threes(tunnels: &[Tunnel]) -> impl Iterator<Item = [Tunnel; 3]> + '_ {
    let count = tunnels.len();
    (0..count).flat_map(move |a| {
        (a + 1..count).flat_map(move |b| (b + 1..count).map(move |c| [tunnels[a], tunnels[b], tunnels[c]]))
    })
}

/// N7 to N10: a city in the upper left opens exactly the last two sites, the lower left is legal; three tunnels hang on the
/// start and touch every city but the one in the middle.
fn city_example(tunnels: &[Tunnel], near: &Neighbours) -> bool {
    let away: Vec<Tunnel> =
        tunnels.iter().copied().filter(|&(one, other)| one != MIDDLE && other != MIDDLE).collect();
    (0..=ALL).any(|cities| {
        let must = 1 << START | 1 << MIDDLE;
        let must_not = 1 << UPPER_LEFT | 1 << LOWER_LEFT;
        if cities & must != must || cities & must_not != 0 || cities.count_ones() < 3 {
            return false;
        }
        let legal = bits(cities).fold(0, |all, site| all | near[site]) & !cities;
        let last = ALL & !cities & !legal;
        legal & must_not == must_not
            && last.count_ones() == 2
            && last & !near[UPPER_LEFT] == 0
            && grown(near, 1 << START, cities) == cities
            && threes(&away)
                .filter_map(|three| reached(&three))
                .any(|touched| cities & !(1 << MIDDLE) & !touched == 0)
    })
}

/// N11: the start and one more city are connected, a third is touched by no tunnel; three tunnels touch the two, and the
/// fourth leads from an empty site to a blue metropolis.
fn production_example(tunnels: &[Tunnel], near: &Neighbours, blue: usize) -> bool {
    let others = || (0..SITES).filter(|&site| site != START && site != blue);
    others().any(|second| {
        others().filter(|&lonely| lonely != second).any(|lonely| {
            let cities = 1 << START | 1 << second | 1 << lonely;
            let fits = |&(one, other): &Tunnel| {
                one != lonely && other != lonely && [one, other].iter().any(|at| [START, second].contains(at))
            };
            let usable: Vec<Tunnel> = tunnels.iter().copied().filter(fits).collect();
            grown(near, 1 << START, cities) == cities
                && threes(&usable)
                    .filter_map(|three| reached(&three))
                    .any(|touched| touched >> blue & 1 == 1 && touched >> second & 1 == 1)
        })
    })
}

/// N13: six cities of which one is touched by no tunnel, and both tunnels of the brown metropolis.
fn scoring_example(near: &Neighbours, brown: [usize; 2]) -> bool {
    (0..=ALL).filter(|cities| cities.count_ones() == 6 && cities >> START & 1 == 1).any(|cities| {
        grown(near, 1 << START, cities) == cities
            && bits(cities).filter(|lonely| *lonely != START && !brown.contains(lonely)).any(|lonely| {
                let way = grown(near, 1 << START, ALL & !(1 << lonely));
                cities & !(1 << lonely) & !way == 0 && brown.iter().all(|&site| way >> site & 1 == 1)
            })
    })
}

/// The fewest tunnels with which the brown metropolis is connected.
fn brown_price(near: &Neighbours, brown: [usize; 2]) -> usize {
    let from = [START, brown[0], brown[1]].map(|site| distances(near, site));
    (0..SITES).map(|site| from.iter().map(|it| it[site]).sum::<usize>()).min().unwrap_or(99) + 2
}

/// Whether the board is its own mirror image on the line from the start to the brown metropolis, so that neither blue
/// metropolis is favoured.
fn mirrored(tunnels: &[Tunnel], brown: [usize; 2]) -> bool {
    let mirror = |site: usize| site % 3 * 3 + site / 3;
    let known: BTreeSet<Tunnel> = tunnels.iter().copied().collect();
    let image = |&(one, other): &Tunnel| {
        let (one, other) = (mirror(one), mirror(other));
        (one.min(other), one.max(other))
    };
    let browns: BTreeSet<usize> = brown.into_iter().collect();
    tunnels.iter().all(|tunnel| known.contains(&image(tunnel)))
        && browns.iter().all(|&site| browns.contains(&mirror(site)))
}

/// A layout that keeps every demand.
#[derive(Clone, Debug, PartialEq)]
struct Layout {
    tunnels: Vec<Tunnel>,
    brown: [usize; 2],
}

impl Layout {
    /// Its place in the order, the least first: whether it is its own mirror image, whether the blue metropolises are three
    /// tunnels away, whether the brown one costs six or seven tunnels; then how many sites have other than three tunnel
    /// sites, and last how dear the brown one is, since it is the far corner.
    fn order(&self) -> (bool, bool, bool, usize, usize) {
        let near = neighbours(&self.tunnels);
        let mut degrees = near.map(|set| set.count_ones() as usize);
        self.brown.into_iter().chain(BLUE).for_each(|site| degrees[site] += 1);
        let blue = BLUE.map(|site| distances(&near, START)[site] + 1);
        let price = brown_price(&near, self.brown);
        let uneven = degrees.iter().filter(|&&degree| degree != 3).count();
        (
            !mirrored(&self.tunnels, self.brown),
            blue != [3, 3],
            !(6..=7).contains(&price),
            uneven,
            usize::MAX - price,
        )
    }

    /// Its tunnel sites by name, those of the metropolises included.
    fn names(&self) -> BTreeSet<String> {
        let mut names: BTreeSet<String> =
            self.tunnels.iter().map(|&(one, other)| ends(&name(one), &name(other))).collect();
        names.extend(self.brown.map(|site| ends(&name(site), "nw")));
        names.extend([ends(&name(BLUE[0]), "ne"), ends(&name(BLUE[1]), "sw")]);
        names
    }
}

fn ends(one: &str, other: &str) -> String {
    if one < other { format!("{one}-{other}") } else { format!("{other}-{one}") }
}

/// Every layout that keeps the demands, and how many networks were tried.
fn search() -> (Vec<Layout>, usize) {
    fn choose(
        at: usize,
        all: &[Tunnel],
        chosen: &mut Vec<Tunnel>,
        degrees: &mut [u8; SITES],
        found: &mut (Vec<Layout>, usize),
    ) {
        if chosen.len() + all.len() - at < 9 {
            return;
        }
        let Some(&(one, other)) = all.get(at) else {
            found.1 += 1;
            keep(chosen, &mut found.0);
            return;
        };
        let fits = chosen.len() < 14
            && degrees[one] < 4
            && degrees[other] < 4
            && !chosen.iter().any(|&it| cross(it, (one, other)));
        if fits {
            chosen.push((one, other));
            degrees[one] += 1;
            degrees[other] += 1;
            choose(at + 1, all, chosen, degrees, found);
            degrees[one] -= 1;
            degrees[other] -= 1;
            chosen.pop();
        }
        choose(at + 1, all, chosen, degrees, found);
    }
    let mut found = (Vec::new(), 0);
    choose(0, &candidates(), &mut Vec::new(), &mut [0; SITES], &mut found);
    found
}

/// The layouts of a network, if it keeps the demands: the brown metropolis at two of the three sites nearest its corner.
fn keep(tunnels: &[Tunnel], layouts: &mut Vec<Layout>) {
    let near = neighbours(tunnels);
    if grown(&near, 1 << START, ALL) != ALL || !city_example(tunnels, &near) {
        return;
    }
    if !BLUE.iter().any(|&blue| production_example(tunnels, &near, blue)) {
        return;
    }
    for brown in [[0, 1], [0, 3], [1, 3]] {
        let mut degrees = near.map(|set| set.count_ones());
        brown.into_iter().chain(BLUE).for_each(|site| degrees[site] += 1);
        if degrees.iter().all(|degree| (2..=4).contains(degree)) && scoring_example(&near, brown) {
            layouts.push(Layout { tunnels: tunnels.to_vec(), brown });
        }
    }
}

/// The boards of edition 2 as their file has them.
fn boards() -> Vec<toml::Table> {
    let file: toml::Table =
        include_str!("../../data/edition-2/boards.toml").parse().expect("the file of the boards is TOML");
    let rows = file["board"].as_array().expect("it lists boards");
    rows.iter().map(|row| row.as_table().expect("a board is a table").clone()).collect()
}

/// N1 to N16: of all networks of nine city sites 173 keep every example of the rulebooks, and the boards have the shape that
/// comes first of them: its own mirror image, both blue metropolises equally far, every site but the start with
/// three tunnel sites, and the brown metropolis no nearer than it must be.
#[test]
fn the_shape_of_the_boards_is_the_best_the_search_finds() {
    let (mut layouts, tried) = search();
    assert_eq!(tried, 108_435, "networks without crossings");
    let networks: BTreeSet<&Vec<Tunnel>> = layouts.iter().map(|layout| &layout.tunnels).collect();
    assert_eq!(networks.len(), 173, "networks that keep every example");
    layouts.sort_by_key(Layout::order);
    let best = &layouts[0];
    assert!(layouts[1].order() > best.order(), "one layout is before all others");
    for board in boards() {
        let tunnels = board["tunnels"].as_array().expect("tunnels are a list");
        let tunnels: BTreeSet<String> =
            tunnels.iter().filter_map(|it| it.as_str().map(str::to_owned)).collect();
        assert_eq!(tunnels, best.names(), "board {}", board["id"]);
        assert_eq!(board["start"].as_str(), Some("c3"), "N1: the start is in the lower right");
        assert_eq!(board["brown"].as_str(), Some("nw"), "N2: brown is in the upper left");
    }
}

/// F1: where only horizontal and vertical tunnels join the nine sites, no position fits the example of legal city sites.
#[test]
fn a_plain_grid_cannot_be_the_board() {
    let straight: Vec<Tunnel> = candidates()
        .into_iter()
        .filter(|&(one, other)| one % 3 == other % 3 || one / 3 == other / 3)
        .collect();
    assert_eq!(straight.len(), 12);
    assert!(!city_example(&straight, &neighbours(&straight)));
}

/// N7, N8: with cities on the start, `c2`, `b3` and the middle the upper left opens exactly the last two sites. N14, N15: ten
/// tunnels beside cities and seven cities are possible. N16: four boards have more sites than there are pieces.
#[test]
fn the_examples_can_be_set_up_on_the_boards() {
    let layout = search().0.into_iter().min_by_key(Layout::order).expect("some layout is kept");
    let near = neighbours(&layout.tunnels);
    let cities: u16 = 1 << START | 1 << 5 | 1 << 7 | 1 << MIDDLE;
    let legal = bits(cities).fold(0, |all, site| all | near[site]) & !cities;
    assert_eq!(bits(legal).map(name).collect::<Vec<_>>(), ["a1", "c1", "a3"]);
    let opened = near[UPPER_LEFT] & !cities & !legal;
    assert_eq!(bits(opened).map(name).collect::<Vec<_>>(), ["b1", "a2"]);
    assert_eq!(cities | legal | opened, ALL);
    let seven: u16 = cities | legal;
    let beside =
        layout.tunnels.iter().filter(|&&(one, other)| seven >> one & 1 == 1 || seven >> other & 1 == 1);
    assert_eq!((seven.count_ones(), beside.count() + BLUE.len()), (7, 13));
    assert!(4 * layout.names().len() > usize::from(cities::TUNNELS) && 4 * SITES > 17 + 13);
}

/// Boards 1-4 have three building sites everywhere, boards 5-8 one to five, as many in all; bonuses are worth 7 units on the
/// basic boards (a good, card, point or step 1, biomatter 2) and 3 on the others, six-point cities apart.
#[test]
fn boards_have_their_sites_and_bonuses() {
    for board in boards() {
        let basic = board["side"].as_str() == Some("basic");
        let sites: Vec<i64> =
            board["sites"].as_table().expect("sites").values().filter_map(toml::Value::as_integer).collect();
        assert_eq!((sites.len(), sites.iter().sum::<i64>()), (9, 27), "board {}", board["id"]);
        assert!(sites.iter().all(|&number| if basic { number == 3 } else { (1..=5).contains(&number) }));
        let units = |text: &str| -> i64 {
            let parts =
                text.split(',').map(|part| part.trim().split_once(' ').expect("a number and a thing"));
            parts
                .map(|(number, what)| {
                    number.parse::<i64>().unwrap() * if what == "biomatter" { 2 } else { 1 }
                })
                .sum()
        };
        let bonus = board["bonus"].as_table().expect("bonuses").values();
        let sum: i64 = bonus.filter_map(toml::Value::as_str).filter(|&it| it != "6 points").map(units).sum();
        assert_eq!(sum, if basic { 7 } else { 3 }, "board {}", board["id"]);
    }
}
