//! Where everything lies on a seabed, worked out from the names of its sites, so that boards of anybody's pack can be drawn.
//!
//! Lengths are units of the chart; the page shows a chart of any size in the same frame.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use cities::{Board, CitySite, EXPANSION, Junction, SITES_PER_CITY, Spot as Ground, TunnelSite};

use crate::stage::Spot;

/// Half the size of a dome.
pub(super) const DOME: f32 = 31.0;
/// Half the size of a building site.
const SITE: f32 = 19.0;
/// Half the thickness of a tunnel with the room to point at it.
const TUBE: f32 = 13.0;
/// Half the thickness of a tunnel as it is drawn.
const PIPE: f32 = 7.5;
/// Half the width and half the height of the plate before a metropolis, and how far below its tower it lies.
const PLATE: (f32, f32) = (66.0, 20.0);
const PLATE_BELOW: f32 = 36.0;
/// How much room the foot of a tower takes.
const TOWER: f32 = 22.0;
/// Half the width and half the height of the ring a dome stands on, as far as it hides tunnels.
const FOOT: (f32, f32) = (33.0, 17.0);
/// From one column or row to the next, and the margins around them.
const STEP: (f32, f32) = (190.0, 158.0);
const MARGIN: (f32, f32) = (204.0, 76.0);
/// How far a site in the corner is set in where tunnels run outside it to a metropolis.
const SET_IN: (f32, f32) = (66.0, 71.0);

/// The chart of a board: which columns and rows its sites have, and where its building sites lie.
#[derive(Clone, Debug)]
pub(super) struct Chart {
    first: (u8, u8),
    /// The site in a corner that leaves room for tunnels to the metropolis outside it.
    set_in: Option<Junction>,
    /// Width and height.
    pub size: (f32, f32),
    /// The middle of each building site, city by city.
    buildings: Vec<(f32, f32)>,
}

/// How many charts are kept; those of all built-in boards are fewer.
const KEPT: usize = 256;

impl Chart {
    /// The chart of a board, which is drawn up once: some sites take long to be found room for.
    pub(super) fn of(board: &Board) -> Arc<Self> {
        static CHARTS: LazyLock<RwLock<HashMap<u64, Arc<Chart>>>> = LazyLock::new(RwLock::default);
        let key = key(board);
        if let Some(chart) = CHARTS.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return chart.clone();
        }
        let chart = Arc::new(Self::draw_up(board));
        let mut charts = CHARTS.write().unwrap_or_else(PoisonError::into_inner);
        if charts.len() >= KEPT {
            charts.clear();
        }
        charts.insert(key, chart.clone());
        chart
    }

    fn draw_up(board: &Board) -> Self {
        let named = board.cities.iter().map(|city| city.name).chain(board.metropolis_names);
        let (mut first, mut last) = ((u8::MAX, u8::MAX), (0, 0));
        for place in named.filter(|place| place.0 < 64) {
            let (column, row) = (place.0 / 8, place.0 % 8);
            first = (first.0.min(column), first.1.min(row));
            last = (last.0.max(column), last.1.max(row));
        }
        let span = |from: u8, to: u8| f32::from(to.saturating_sub(from));
        let size = (
            2.0 * MARGIN.0 + STEP.0 * span(first.0, last.0),
            2.0 * MARGIN.1 + STEP.1 * span(first.1, last.1),
        );
        // A metropolis in a corner whose tunnels pass by the site of that corner.
        let passed = |name: &Junction| {
            let (column, row) = match name.0.checked_sub(64)? {
                1 => (last.0, first.1),
                3 => last,
                5 => (first.0, last.1),
                7 => first,
                _ => return None,
            };
            let corner = Junction(column * 8 + row);
            let joins = |(one, other): (Junction, Junction)| {
                [one, other].contains(name) && [one, other].contains(&corner)
            };
            let built = board.cities.iter().any(|city| city.name == corner);
            (built && !board.tunnels.iter().any(|tunnel| joins(tunnel.names))).then_some(corner)
        };
        let set_in = board.metropolis_names.iter().find_map(passed);
        let mut chart = Self { first, set_in, size, buildings: Vec::new() };
        for city in (0..board.cities.len() as u8).map(CitySite) {
            let sites = if chart.is_aslant(board, city) {
                chart.between_tunnels(board, city)
            } else {
                chart.in_corners(board, city)
            };
            chart.buildings.extend(sites);
        }
        chart
    }

    /// The letters of the columns and the numbers of the rows with where they stand at the edges, in hundredths.
    pub(super) fn graticule(&self) -> impl Iterator<Item = (&'static str, char, f32)> + '_ {
        let count = |size: f32, margin: f32, step: f32| ((size - 2.0 * margin) / step).round() as u8 + 1;
        let columns = (0..count(self.size.0, MARGIN.0, STEP.0)).map(|at| {
            let x = MARGIN.0 + STEP.0 * f32::from(at);
            ("gx", char::from(b'a' + self.first.0 + at), (x * 1000.0 / self.size.0).round() / 10.0)
        });
        let rows = (0..count(self.size.1, MARGIN.1, STEP.1)).map(|at| {
            let y = MARGIN.1 + STEP.1 * f32::from(at);
            ("gy", char::from(b'1' + self.first.1 + at), (y * 1000.0 / self.size.1).round() / 10.0)
        });
        columns.chain(rows)
    }

    /// The middle of a named place: columns and rows in a grid, points of the compass at the edges.
    pub(super) fn at(&self, place: Junction) -> (f32, f32) {
        let (wide, high) = self.size;
        if place.0 < 64 {
            let (column, row) = (place.0 / 8 - self.first.0, place.0 % 8 - self.first.1);
            let (x, y) = (MARGIN.0 + STEP.0 * f32::from(column), MARGIN.1 + STEP.1 * f32::from(row));
            if self.set_in != Some(place) {
                return (x, y);
            }
            let right = if x < wide / 2.0 { SET_IN.0 } else { -SET_IN.0 };
            let down = if y < high / 2.0 { SET_IN.1 } else { -SET_IN.1 };
            return (x + right, y + down);
        }
        let (left, right) = (PLATE.0 + 6.0, wide - PLATE.0 - 6.0);
        let (top, bottom) = (MARGIN.1 - 12.0, high - MARGIN.1 + 10.0);
        match place.0 - 64 {
            0 => (wide / 2.0, top / 2.0),
            1 => (right, top),
            2 => (right, high / 2.0),
            3 => (right, bottom),
            4 => (wide / 2.0, bottom),
            5 => (left, bottom),
            6 => (left, high / 2.0),
            _ => (left, top),
        }
    }

    /// The middle of a site: building sites lie in the corners between the tunnels of their city.
    pub(super) fn middle(&self, board: &Board, spot: Ground) -> (f32, f32) {
        match spot {
            Ground::City(at) => self.at(board.cities[at.index()].name),
            Ground::Tunnel(at) => {
                let (from, to) = self.tube(board, at);
                ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0)
            }
            Ground::Building(at) => self.buildings.get(usize::from(at.0)).copied().unwrap_or_default(),
        }
    }

    /// The building sites of a city in the corners between its tunnels.
    fn in_corners(&self, board: &Board, city: CitySite) -> [(f32, f32); SITES_PER_CITY] {
        let (x, y) = self.at(board.cities[city.index()].name);
        // The further sites lie where metropolises at the edges leave room, the first of them away from the middle.
        let toward = if y < self.size.1 / 2.0 { 1.0 } else { -1.0 };
        let outward = if x > self.size.0 / 2.0 { 86.0 } else { -86.0 };
        let aside = |right: f32| {
            let clear = |down: &f32| {
                let at = (x + right, y + down);
                board.metropolis_names.iter().all(|&name| self.beside_plate(name, at) > SITE)
            };
            let down = [34.0 * toward, 64.0 * toward].into_iter().find(clear);
            (right, down.unwrap_or(34.0 * toward))
        };
        std::array::from_fn(|at| {
            let (right, down) = match at as u8 + 1 {
                1 => (-48.0, -34.0),
                2 => (48.0, -34.0),
                3 => (-48.0, 34.0),
                EXPANSION => (48.0, 34.0),
                4 => aside(outward),
                _ => aside(-outward),
            };
            (x + right, y + down)
        })
    }

    /// Whether a tunnel of a city runs neither along a row nor along a column.
    fn is_aslant(&self, board: &Board, city: CitySite) -> bool {
        let ends = board.tunnels.iter().filter(|tunnel| tunnel.ends.has(city)).map(|tunnel| tunnel.names);
        ends.map(|(one, other)| (self.at(one), self.at(other)))
            .any(|(a, b)| (a.0 - b.0).abs() > 40.0 && (a.1 - b.1).abs() > 40.0)
    }

    /// The building sites of a city whose tunnels run aslant: one after the other they take the place around the dome with the
    /// most room between tunnels, plates and each other.
    fn between_tunnels(&self, board: &Board, city: CitySite) -> [(f32, f32); SITES_PER_CITY] {
        let name = board.cities[city.index()].name;
        let (x, y) = self.at(name);
        let tunnels: Vec<_> =
            (0..board.tunnels.len() as u8).map(TunnelSite).map(|at| self.tube(board, at)).collect();
        let plates = board.metropolis_names;
        let mut found = [(x, y); SITES_PER_CITY];
        let mut taken: Vec<(f32, f32)> = Vec::new();
        for at in board.cities[city.index()].sites {
            let room = |(px, py): (f32, f32)| {
                let pipes = tunnels.iter().map(|&pipe| apart((px, py), pipe) - SITE - PIPE);
                let sites = taken.iter().map(|&(qx, qy)| (px - qx).hypot(py - qy) - 2.0 * SITE);
                let plates = plates.iter().map(|&name| self.beside_plate(name, (px, py)) - SITE);
                // Sites of another city lie around its dome.
                let others = board.cities.iter().map(|it| it.name).filter(|&it| it != name);
                let domes =
                    others.map(|it| self.at(it)).map(|(qx, qy)| (px - qx).hypot(py - qy) - DOME - 3.0 * SITE);
                let edges = [px, py, self.size.0 - px, self.size.1 - py].map(|room| room - SITE - 2.0);
                pipes.chain(sites).chain(plates).chain(domes).chain(edges).fold(6.0, f32::min)
            };
            let around = [54.0, 60.0, 66.0, 72.0, 78.0, 86.0, 94.0].into_iter().flat_map(|far| {
                let turns = (0..48u8).map(|step| f32::from(step) / 48.0 * std::f32::consts::TAU);
                turns.map(move |turn| (x - far * turn.cos(), y - far * turn.sin()))
            });
            let best = around
                .map(|point| (room(point), point))
                .reduce(|best, next| if next.0 > best.0 { next } else { best });
            let best = best.map_or((x, y), |(_, point)| point);
            found[usize::from(at.0) % SITES_PER_CITY] = best;
            taken.push(best);
        }
        found
    }

    /// The two ends of a tunnel: where it leaves a dome or a metropolis.
    pub(super) fn tube(&self, board: &Board, at: TunnelSite) -> ((f32, f32), (f32, f32)) {
        let (from, to) = board.tunnels[at.index()].names;
        let (a, b) = (self.at(from), self.at(to));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(1.0);
        // Where the line leaves the ring of a dome or the foot of a tower.
        let ring = length / (dx / FOOT.0).hypot(dy / FOOT.1).max(0.01);
        let room = |place: Junction| if board.metropolis_names.contains(&place) { TOWER } else { ring };
        let (u, v) = (room(from) / length, room(to) / length);
        ((a.0 + dx * u, a.1 + dy * u), (b.0 - dx * v, b.1 - dy * v))
    }

    /// The place of a site on its sheet.
    pub(super) fn spot(&self, board: &Board, spot: Ground) -> Spot {
        let (x, y) = self.middle(board, spot);
        let (wide, high) = match spot {
            Ground::City(_) => (2.0 * DOME, 2.0 * DOME),
            Ground::Building(_) => (2.0 * SITE, 2.0 * SITE),
            // The line itself is turned and as long as it must be: a box around it would cover what lies beside.
            Ground::Tunnel(_) => (2.0 * TUBE, 2.0 * TUBE),
        };
        self.share(x, y, wide, high)
    }

    /// How far a point is from a metropolis: its plate and its tower.
    fn beside_plate(&self, name: Junction, (x, y): (f32, f32)) -> f32 {
        let (at_x, at_y) = self.at(name);
        let (right, down) = ((x - at_x).abs() - PLATE.0, (y - at_y - PLATE_BELOW).abs() - PLATE.1);
        let plate = right.max(0.0).hypot(down.max(0.0));
        plate.min((x - at_x).hypot(y - at_y) - TOWER)
    }

    /// The tower of a metropolis, and the plate before it with what it gives.
    pub(super) fn metropolis(&self, place: Junction) -> (Spot, Spot) {
        let (x, y) = self.at(place);
        let within =
            |at: f32, half: f32, size: f32| at.clamp(half + 8.0, (size - half - 8.0).max(half + 8.0));
        let (plate_x, plate_y) =
            (within(x, PLATE.0, self.size.0), within(y + PLATE_BELOW, PLATE.1, self.size.1));
        (
            self.share(x, y, 2.0 * TOWER, 2.0 * TOWER),
            self.share(plate_x, plate_y, 2.0 * PLATE.0, 2.0 * PLATE.1),
        )
    }

    fn share(&self, x: f32, y: f32, wide: f32, high: f32) -> Spot {
        let (width, height) = (self.size.0 / 100.0, self.size.1 / 100.0);
        Spot { x: x / width, y: y / height, wide: wide / width, high: high / height }
    }
}

/// What tells a board from others by where its sites lie. Anybody may bring a board: the hash has a key, so that nobody can make
/// one that is taken for another.
fn key(board: &Board) -> u64 {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    let mut hash = KEYS.build_hasher();
    hash.write_u64((board.ordinary | board.expansion).bits());
    hash.write_usize(board.cities.len());
    board.cities.iter().for_each(|city| hash.write_u8(city.name.0));
    board.metropolis_names.iter().for_each(|name| hash.write_u8(name.0));
    for tunnel in &board.tunnels {
        let (one, other) = tunnel.names;
        hash.write_u64(u64::from(one.0) << 32 | u64::from(other.0) << 24 | u64::from(tunnel.ends.bits()));
    }
    hash.finish()
}

/// How far a point is from the line between two ends.
fn apart((x, y): (f32, f32), ((ax, ay), (bx, by)): ((f32, f32), (f32, f32))) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cities::{Pack, Piece};

    /// The boards of both editions.
    fn packs() -> [std::sync::Arc<Pack>; 2] {
        [1, 2].map(|edition| Pack::built_in(edition).expect("the boards are sound"))
    }

    /// Every site of every board of the pack lies on the chart, and none covers another.
    #[test]
    fn sites_keep_apart() {
        for board in packs().iter().flat_map(|pack| pack.boards()) {
            let chart = &Chart::draw_up(board);
            let sites =
                |piece, half| board.spots_for(piece).map(move |spot| (chart.middle(board, spot), half));
            let round: Vec<((f32, f32), f32)> =
                sites(Piece::Farm, SITE).chain(sites(Piece::Symbiotic, DOME)).collect();
            for (at, &((x, y), half)) in round.iter().enumerate() {
                assert!(x > half && y > half && x + half < chart.size.0 && y + half < chart.size.1);
                for &((other_x, other_y), other) in &round[..at] {
                    assert!((x - other_x).hypot(y - other_y) >= half + other, "board {}", board.id);
                }
                for tunnel in (0..board.tunnels.len() as u8).map(TunnelSite).filter(|_| half == SITE) {
                    let room = apart((x, y), chart.tube(board, tunnel)) - SITE - PIPE;
                    assert!(room >= 0.0, "board {}: a site lies {room} in a tunnel", board.id);
                }
                for name in board.metropolis_names {
                    let (px, py) = chart.at(name);
                    let below = y - py - PLATE_BELOW;
                    assert!(
                        (x - px).abs() > PLATE.0 + half - 2.0 || below.abs() > PLATE.1 + half - 8.0,
                        "board {}: {name}",
                        board.id
                    );
                    assert!((x - px).hypot(y - py) > TOWER + half, "board {}: {name}", board.id);
                }
            }
        }
    }
}
