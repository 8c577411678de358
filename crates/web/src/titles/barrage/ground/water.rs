//! Rivers and lakes.

use std::collections::HashMap;
use std::f64::consts::{PI, TAU};
use std::fmt::Write as _;
use std::sync::{LazyLock, RwLock};

use barrage::{BaseSpace, Basin, HeadStream};

use super::super::map::{self, HIGH};
use super::{Chart, Spot};
use crate::ink::{Path, Pen, Point, bezier, middle, noise, smooth};

/// A river as a ribbon around its centre line, with two banks of their own.
pub(super) struct River {
    number: u64,
    wide: f64,
    middle: Vec<Point>,
    left: Vec<Point>,
    right: Vec<Point>,
    radius: f64,
}

impl River {
    fn new(number: u8, line: &[Point], from: f64, to: f64) -> Self {
        let middle = smooth(line);
        let count = middle.len();
        let (mut left, mut right) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (at, &(x, y)) in middle.iter().enumerate() {
            let (before, after) = (middle[at.saturating_sub(1)], middle[(at + 1).min(count - 1)]);
            let (dx, dy) = (after.0 - before.0, after.1 - before.1);
            let long = dx.hypot(dy).max(1e-9);
            let half = (from + (to - from) * at as f64 / count as f64) / 2.0;
            let bank = |layer: i64| half * (0.72 + 0.6 * noise(x / 13.0, y / 13.0, layer));
            let (one, other) = (bank(number.into()), bank(i64::from(number) + 9));
            left.push((x + dy / long * one, y - dx / long * one));
            right.push((x - dy / long * other, y + dx / long * other));
        }
        Self { number: number.into(), wide: to, middle, left, right, radius: (from + to) / 4.0 }
    }

    /// Places along it that nothing may stand on.
    pub(super) fn course(&self) -> impl Iterator<Item = Spot> {
        self.middle.iter().step_by(2).map(|&(x, y)| (x, y, self.radius))
    }

    fn outline(&self) -> Vec<Point> {
        self.left.iter().chain(self.right.iter().rev()).copied().collect()
    }
}

/// How wide the river of each basin is where it begins.
const WIDE: [f64; 12] = [8.0, 8.0, 8.0, 8.0, 12.0, 12.0, 12.0, 14.0, 15.0, 19.0, 24.0, 24.0];

fn wide(basin: Basin) -> f64 {
    WIDE[basin.0 as usize - 1]
}

/// Odd basins wind one way, even ones the other.
fn side(basin: Basin) -> f64 {
    if basin.0 % 2 == 1 { 1.0 } else { -1.0 }
}

/// All rivers: from the ice to the first dams, from basin to basin, and out of the map.
pub(super) fn rivers() -> Vec<River> {
    let heads = HeadStream::ALL.iter().map(|head| {
        let basin = head.basin();
        let ((x, _), s) = (map::source(basin), side(basin));
        let bends = [
            (-3.0, 70.0),
            (7.0, 92.0),
            (-8.0, 120.0),
            (2.0, 150.0),
            (0.0, 176.0),
            (6.0, 205.0),
            (-4.0, 232.0),
            (0.0, 262.0),
            (2.0, 290.0),
        ];
        let mut line: Vec<Point> = bends.map(|(aside, y)| (x + s * aside, y)).to_vec();
        line.push((x, map::dams_top(basin) + 184.0));
        River::new(basin.0, &line, 3.5, 8.0)
    });
    let reaches = Basin::all().map(|basin| match basin.river() {
        Some(next) => River::new(basin.0, &reach(basin, next), wide(basin), wide(next) - 2.0),
        None => {
            let (x, y) = map::source(basin);
            let bends = [(0.0, -8.0), (3.0, 20.0), (-4.0, 52.0), (6.0, 80.0), (-8.0, 104.0)];
            let mut line: Vec<Point> = bends.map(|(aside, down)| (x + aside, y + down)).to_vec();
            line.push((x - 2.0, f64::from(HIGH) + 12.0));
            River::new(basin.0, &line, wide(basin), wide(basin) + 12.0)
        }
    });
    heads.chain(reaches).collect()
}

/// The centre line of the river from where water enters a basin, or from its head stream, down to a dam or out of the map.
pub(in super::super) fn run(
    head: Option<HeadStream>,
    from: Basin,
    last: Basin,
    dam: Option<BaseSpace>,
) -> String {
    type Ways = HashMap<(Option<HeadStream>, Basin, Basin, Option<BaseSpace>), String>;
    static KEPT: LazyLock<RwLock<Ways>> = LazyLock::new(RwLock::default);
    let way = (head, from, last, dam);
    if let Ok(kept) = KEPT.read()
        && let Some(path) = kept.get(&way)
    {
        return path.clone();
    }
    let path = way_down(head, from, last, dam);
    if let Ok(mut kept) = KEPT.write() {
        kept.insert(way, path.clone());
    }
    path
}

fn way_down(head: Option<HeadStream>, from: Basin, last: Basin, dam: Option<BaseSpace>) -> String {
    static RIVERS: LazyLock<Vec<River>> = LazyLock::new(rivers);
    let reach = |basin: Basin| &RIVERS[HeadStream::ALL.len() + basin.0 as usize - 1].middle;
    let mut points: Vec<Point> = head.map(|it| RIVERS[it.0 as usize].middle.clone()).unwrap_or_default();
    let mut basin = Some(from);
    while let Some(it) = basin {
        points.extend(reach(it));
        basin = it.river().filter(|_| it != last);
    }
    // The lines of two reaches overlap where they meet: water only goes down.
    let (mut lowest, stop) = (f64::MIN, dam.map_or(f64::from(HIGH), |it| map::foot(it).1 - 40.0));
    points.retain(|&(_, y)| {
        let below = y > lowest && y <= stop;
        lowest = lowest.max(y);
        below
    });
    if let Some(dam) = dam {
        let (x, y) = map::foot(dam);
        points.push((x, y - 40.0));
    }
    let kept: Vec<Point> = points.iter().copied().step_by(2).chain(points.last().copied()).collect();
    Path::default().line(&kept).data().to_owned()
}

/// The centre line from a basin to the next.
fn reach(basin: Basin, next: Basin) -> Vec<Point> {
    let ((x, y), (to, end)) = (map::source(basin), map::source(next));
    let s = side(basin);
    let foot = map::dams_top(basin) + 178.0;
    let mut line = Vec::new();
    if basin.powerhouses().next().is_some() {
        let bends =
            [(0.0, 8.0), (-5.0, 40.0), (5.0, 78.0), (0.0, 120.0), (-5.0, 152.0), (4.0, 178.0), (0.0, 212.0)];
        line.extend(bends.map(|(aside, down)| (x + s * aside, y + down)));
    }
    line.push((x, foot));
    if x.round() == to.round() || basin.0 == 1 {
        // A long straight valley: the river winds through it.
        let mut at = foot + 20.0;
        while at < end - 8.0 {
            let calm = 1.0f64.min((at - foot) / 60.0).min((end - at) / 60.0);
            line.push((x + 20.0 * ((at - foot) / 34.0).sin() * calm, at));
            at += 18.0;
        }
    } else {
        let bend = 52.0f64.max((end - foot) * 0.62);
        let curve = bezier([(x, foot), (x, foot + bend), (to, end - bend), (to, end + 4.0)], 9);
        let number = i64::from(basin.0);
        line.extend(curve.into_iter().enumerate().skip(1).map(|(at, (px, py))| {
            let sway = (PI * at as f64 / 9.0).sin();
            let aside = (noise(px / 30.0, py / 30.0, number) - 0.5) * 26.0 * sway;
            let down = (noise(px / 30.0, py / 30.0, number + 40) - 0.5) * 16.0 * sway;
            (px + aside, py + down)
        }));
    }
    line.extend([(to, end + 16.0), (to, end + 34.0)]);
    line
}

/// The shore of the lake behind a dam, from a pool (0) to full (1): a body with arms up the side valleys, no two alike.
pub(in super::super) fn lake(space: BaseSpace, full: f64) -> Vec<Point> {
    let (x, foot) = map::foot(space);
    let mut pen = Pen::new("lake", space.0.into());
    let mut valleys = [1.02, 1.2, 1.36, 1.62, 1.8, 1.97];
    pen.shuffle(&mut valleys);
    let arms: Vec<(f64, f64, f64)> = valleys[..3]
        .iter()
        .map(|valley| {
            (PI * valley + pen.between(-0.14, 0.14), pen.between(0.22, 0.62), pen.between(0.15, 0.30))
        })
        .collect();
    let phase = pen.between(0.0, 6.0);
    let (wide, high, middle) = (22.0 + 34.0 * full, 15.0 + 21.0 * full, foot - 34.0 + 3.0 * full);
    (0..22)
        .map(|nth| {
            let t = f64::from(nth) / 22.0 * TAU;
            let mut reach = 0.9 + 0.05 * (4.0 * t + phase).sin();
            for (valley, long, breadth) in &arms {
                let off = (t - valley + PI).rem_euclid(TAU) - PI;
                let flat = if valley.cos().abs() > 0.5 { 1.0 } else { 0.55 };
                reach += long * (0.35 + 0.65 * full) * (-(off / breadth).powi(2)).exp() * flat;
            }
            let down = t.sin() * high * if t.sin() < 0.0 { 1.0 } else { 0.62 };
            (x + (t.cos() * wide * reach).clamp(-70.0, 70.0), middle + down * reach)
        })
        .collect()
}

impl Chart {
    /// The water: shore, bank, water, and the lines of the current beside its middle.
    pub(super) fn water(&self, out: &mut String) {
        let (mut banks, mut shores, mut pools, mut lights) =
            (Path::default(), Path::default(), Path::default(), Path::default());
        for river in &self.rivers {
            banks.loop_around(&river.outline());
        }
        for space in BaseSpace::all() {
            shores.loop_around(&lake(space, 1.0));
            let pool = lake(space, 0.15);
            pools.loop_around(&pool);
            let (x, y) = middle(&pool);
            let inner: Vec<Point> =
                pool.into_iter().map(|(a, b)| (x + (a - x) * 0.78, y + (b - y) * 0.7)).collect();
            lights.loop_around(&inner);
        }
        let (dark, light) = self.currents();
        let _ = write!(
            out,
            "<g fill=\"var(--shore)\" stroke=\"var(--shore)\" stroke-width=\"9\" stroke-linejoin=\"round\" opacity=\".55\"><path id=\"rv\" d=\"{}\"/><path id=\"pl\" d=\"{}\"/></g>\
             <path d=\"{}\" fill=\"var(--shore)\" fill-opacity=\".38\" stroke=\"var(--bank)\" stroke-opacity=\".55\" stroke-width=\"1.2\" stroke-dasharray=\".1 4\" stroke-linecap=\"round\"/>\
             <g stroke=\"var(--bank)\" stroke-width=\"3\" stroke-linejoin=\"round\" fill=\"var(--bank)\"><use href=\"#rv\"/><use href=\"#pl\"/></g><g fill=\"var(--water)\"><use href=\"#rv\"/><use href=\"#pl\"/></g>\
             <g fill=\"none\" stroke-linecap=\"round\"><path d=\"{}\" stroke=\"var(--deep)\" opacity=\".8\"/><path d=\"{}\" stroke=\"var(--wlt)\" opacity=\".8\"/><path d=\"{}\" stroke=\"var(--wat2)\" stroke-width=\"1.2\"/></g>",
            banks.data(),
            pools.data(),
            shores.data(),
            dark.data(),
            light.data(),
            lights.data(),
        );
    }

    /// Short broken lines beside the middle of the rivers, never on it and never evenly spaced: dark ones and light ones.
    fn currents(&self) -> (Path, Path) {
        let (mut dark, mut light) = (Path::default(), Path::default());
        for river in &self.rivers {
            let mut pen = Pen::new("current", river.number);
            let lanes: &[f64] = if river.wide < 14.0 { &[-0.5, 0.45] } else { &[-0.62, -0.2, 0.25, 0.6] };
            for lane in lanes {
                let bank = if *lane > 0.0 { &river.left } else { &river.right };
                let mut at = pen.whole(0, 4);
                while at + 2 < river.middle.len() {
                    let long = pen.whole(2, 5);
                    let points: Vec<Point> = (at..(at + long).min(river.middle.len()))
                        .map(|nth| crate::ink::along(river.middle[nth], bank[nth], lane.abs()))
                        .collect();
                    let path = if pen.part() < 0.55 { &mut dark } else { &mut light };
                    path.line(&points);
                    at += long + pen.whole(2, 6);
                }
            }
        }
        (dark, light)
    }
}
