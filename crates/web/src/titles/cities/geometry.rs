//! Where everything lies on a seabed, worked out from the names of its sites, so that boards of anybody's pack can be drawn.
//!
//! Lengths are units of the chart; the page shows a chart of any size in the same frame.

use cities::{Board, EXPANSION, Place, SITES_PER_CITY, Spot as Ground};

use crate::stage::Spot;

/// Half the size of a dome.
pub(super) const DOME: f32 = 31.0;
/// Half the size of a building site.
const SITE: f32 = 19.0;
/// Half the thickness of a tunnel.
const TUBE: f32 = 13.0;
/// Half the width and half the height of a metropolis.
const PLATE: (f32, f32) = (66.0, 28.0);
/// From one column or row to the next, and the margins around them.
const STEP: (f32, f32) = (190.0, 158.0);
const MARGIN: (f32, f32) = (204.0, 76.0);

/// The frame of a board: which columns and rows its sites have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chart {
    first: (u8, u8),
    /// Width and height.
    pub size: (f32, f32),
}

impl Chart {
    /// The chart of a board.
    pub(super) fn of(board: &Board) -> Self {
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
        Self { first, size }
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
    pub(super) fn at(&self, place: Place) -> (f32, f32) {
        let (wide, high) = self.size;
        if place.0 < 64 {
            let (column, row) = (place.0 / 8 - self.first.0, place.0 % 8 - self.first.1);
            return (MARGIN.0 + STEP.0 * f32::from(column), MARGIN.1 + STEP.1 * f32::from(row));
        }
        let (left, right) = (PLATE.0 + 4.0, wide - PLATE.0 - 4.0);
        let (top, bottom) = (MARGIN.1 - 14.0, high - MARGIN.1 + 14.0);
        match place.0 - 64 {
            0 => (wide / 2.0, PLATE.1),
            1 => (right, top),
            2 => (right, high / 2.0),
            3 => (right, bottom),
            4 => (wide / 2.0, high - PLATE.1),
            5 => (left, bottom),
            6 => (left, high / 2.0),
            _ => (left, top),
        }
    }

    /// The middle of a site: building sites lie in the corners between the tunnels of their city.
    pub(super) fn middle(&self, board: &Board, spot: Ground) -> (f32, f32) {
        match spot {
            Ground::City(at) => self.at(board.cities[usize::from(at)].name),
            Ground::Tunnel(at) => {
                let (from, to) = self.tube(board, at);
                ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0)
            }
            Ground::Building(at) => {
                let city = usize::from(at) / SITES_PER_CITY;
                let (x, y) = self.at(board.cities[city].name);
                // The further sites lie where metropolises at the edges leave room, the first of them away from the middle.
                let inward = if y < self.size.1 / 2.0 { 34.0 } else { -34.0 };
                let outward = if x > self.size.0 / 2.0 { 86.0 } else { -86.0 };
                let (right, down) = match at % SITES_PER_CITY as u8 + 1 {
                    1 => (-48.0, -34.0),
                    2 => (48.0, -34.0),
                    3 => (-48.0, 34.0),
                    EXPANSION => (48.0, 34.0),
                    4 => (outward, inward),
                    _ => (-outward, inward),
                };
                (x + right, y + down)
            }
        }
    }

    /// The two ends of a tunnel: where it leaves a dome or a metropolis.
    pub(super) fn tube(&self, board: &Board, at: u8) -> ((f32, f32), (f32, f32)) {
        let (from, to) = board.tunnels[usize::from(at)].names;
        let (a, b) = (self.at(from), self.at(to));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(1.0);
        let room = |place: Place| {
            if board.metropolis_names.contains(&place) {
                // Where the line leaves the plate.
                let across = if dx.abs() > 0.01 { PLATE.0 * length / dx.abs() } else { f32::MAX };
                let along = if dy.abs() > 0.01 { PLATE.1 * length / dy.abs() } else { f32::MAX };
                across.min(along)
            } else {
                DOME
            }
        };
        let (u, v) = (room(from) / length, room(to) / length);
        ((a.0 + dx * u, a.1 + dy * u), (b.0 - dx * v, b.1 - dy * v))
    }

    /// The place of a site on its sheet.
    pub(super) fn spot(&self, board: &Board, spot: Ground) -> Spot {
        let (x, y) = self.middle(board, spot);
        let (wide, high) = match spot {
            Ground::City(_) => (2.0 * DOME, 2.0 * DOME),
            Ground::Building(_) => (2.0 * SITE, 2.0 * SITE),
            Ground::Tunnel(at) => {
                let (from, to) = self.tube(board, at);
                ((to.0 - from.0).abs().max(2.0 * TUBE), (to.1 - from.1).abs().max(2.0 * TUBE))
            }
        };
        self.share(x, y, wide, high)
    }

    /// The place of a metropolis on its sheet; the one in the upper left corner, which scores, has room to its left.
    pub(super) fn plate(&self, place: Place, brown: bool) -> Spot {
        let (x, y) = self.at(place);
        let more = if brown && x > 2.0 * PLATE.0 { x - 1.5 * PLATE.0 } else { 0.0 };
        self.share(x - more / 2.0, y, 2.0 * PLATE.0 + more, 2.0 * PLATE.1)
    }

    fn share(&self, x: f32, y: f32, wide: f32, high: f32) -> Spot {
        let (width, height) = (self.size.0 / 100.0, self.size.1 / 100.0);
        Spot { x: x / width, y: y / height, wide: wide / width, high: high / height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cities::Pack;

    /// Every site of every board of the pack lies on the chart, and none covers another.
    #[test]
    fn sites_keep_apart() {
        let pack = Pack::standard().expect("the built-in pack is sound");
        for board in pack.boards() {
            let chart = Chart::of(board);
            let buildings =
                (0..board.sites.len() as u8).filter(|at| (board.ordinary | board.expansion) >> at & 1 != 0);
            let mut round: Vec<((f32, f32), f32)> =
                buildings.map(|at| (chart.middle(board, Ground::Building(at)), SITE)).collect();
            round.extend(
                (0..board.cities.len() as u8).map(|at| (chart.middle(board, Ground::City(at)), DOME)),
            );
            for (at, &((x, y), half)) in round.iter().enumerate() {
                assert!(x > half && y > half && x + half < chart.size.0 && y + half < chart.size.1);
                for &((other_x, other_y), other) in &round[..at] {
                    assert!((x - other_x).hypot(y - other_y) >= half + other, "board {}", board.id);
                }
                for name in board.metropolis_names {
                    let (px, py) = chart.at(name);
                    assert!(
                        (x - px).abs() > PLATE.0 + half - 2.0 || (y - py).abs() > PLATE.1 + half - 8.0,
                        "board {}: {name}",
                        board.id
                    );
                }
            }
        }
    }
}
