//! Mountains, hills, woods and glaciers: a few symbols, set many times and sorted from back to front.

use std::fmt::Write as _;

use super::{Chart, clearance, lower_edge, upper_edge};
use crate::ink::{Path, Pen, Point, line, noise, on, shape, short};

const MOUNTAINS: usize = 12;
const MOUNDS: usize = 6;
/// How many trees there are.
const TREES: usize = 385;

/// The symbols everything is set from.
pub(super) fn symbols() -> String {
    let mut pen = Pen::new("symbols", 0);
    let mut out = String::new();
    for nth in 0..MOUNTAINS {
        let _ = write!(out, "<g id=\"m{nth}\">{}</g>", mountain(pen.between(76.0, 104.0), nth as u64));
    }
    for nth in 0..MOUNDS {
        let _ = write!(out, "<g id=\"h{nth}\">{}</g>", mound(pen.between(24.0, 32.0), nth as u64));
    }
    let fir = "<path class=\"ws\" d=\"M0 0h4L0-13z\"/><path class=\"wd\" d=\"M-4 0h4v-13z\"/><path class=\"wl\" d=\"M-4 0h1.5L0-13z\"/>";
    let oak = "<circle class=\"ws\" cx=\"1\" cy=\"-4\" r=\"5\"/><circle class=\"wd\" cx=\"-.5\" cy=\"-5\" r=\"4.5\"/><circle class=\"wl\" cx=\"-2\" cy=\"-6.5\" r=\"2\"/>";
    for (nth, size) in [".8", "1", "1.25"].into_iter().enumerate() {
        let _ = write!(
            out,
            "<g id=\"f{nth}\" transform=\"scale({size})\">{fir}</g><g id=\"o{nth}\" transform=\"scale({size})\">{oak}</g>"
        );
    }
    out
}

/// A mountain 100 wide: light from the north-west, snow to the middle, strokes down the shaded face only.
fn mountain(high: f64, number: u64) -> String {
    const WIDE: f64 = 100.0;
    let mut pen = Pen::new("mountain", number);
    let top: Point = (pen.between(-0.08, 0.08) * WIDE, -high);
    let mut ridge = |end: f64| -> Vec<Point> {
        let mut points = vec![top];
        for step in 1..=5 {
            let t = f64::from(step) / 5.0;
            let rough = if step < 5 { 1.0 } else { 0.0 };
            points.push((
                top.0 + (end - top.0) * t.powf(0.86) + pen.between(-0.035, 0.035) * WIDE * rough,
                top.1 + high * t.powf(1.1) + pen.between(-0.05, 0.05) * high * rough,
            ));
        }
        points
    };
    let (left, right) = (ridge(-WIDE / 2.0), ridge(WIDE / 2.0));
    let mut spine = vec![top];
    for step in 1..=5 {
        let t = f64::from(step) / 5.0;
        let aside = WIDE * (0.05 + 0.09 * t) * if step % 2 == 1 { 1.0 } else { 0.1 };
        spine.push((top.0 + aside + pen.between(-0.02, 0.02) * WIDE, top.1 + high * t * 1.04));
    }
    let up = |line: &[Point]| line.iter().rev().copied().collect::<Vec<_>>();
    let lit = [&left[..], &[(-WIDE * 0.2, high * 0.06)], &up(&spine)].concat();
    let shaded = [&spine[..], &[(WIDE * 0.28, high * 0.05)], &up(&right)].concat();
    let line_of_snow = pen.between(0.5, 0.62);
    let jagged = |from: Point, to: Point, teeth: i32, down: f64, above: f64| -> Vec<Point> {
        let tooth = |nth: i32| {
            let (x, y) = crate::ink::along(from, to, f64::from(nth) / f64::from(teeth));
            (x, y + if nth % 2 == 1 { high * down } else { -high * above })
        };
        (1..teeth).map(tooth).collect()
    };
    let (edge, inner) = (on(&left, line_of_snow), on(&spine, line_of_snow * 0.95));
    let snow = [
        &[top, on(&left, line_of_snow / 3.0), on(&left, line_of_snow * 2.0 / 3.0), edge][..],
        &up(&jagged(inner, edge, 5, 0.13, 0.10)),
        &[inner, on(&spine, line_of_snow * 0.95 * 2.0 / 3.0), on(&spine, line_of_snow * 0.95 / 3.0)],
    ]
    .concat();
    let (edge, inner) = (on(&right, line_of_snow * 0.7), on(&spine, line_of_snow * 0.74));
    let shaded_snow = [
        &[top, on(&spine, line_of_snow * 0.37), inner][..],
        &jagged(inner, edge, 4, 0.1, 0.07),
        &[edge, on(&right, line_of_snow * 0.35)],
    ]
    .concat();
    let mut strokes = Path::default();
    for nth in 0..12 {
        let part = f64::from(nth) / 12.0;
        let t = 0.2 + 0.75 * part;
        let (x, y) = on(&spine, t);
        let x = x + WIDE * 0.02;
        let long = high * (0.30 + 0.22 * pen.part()) * (1.0 - 0.35 * t);
        let aside = (0.46 + 0.1 * pen.part()) * WIDE / high * long * 0.95;
        strokes.line(&[(x, y), (x + aside * 0.55, y + long * 0.62), (x + aside * 0.9, y + long)]);
        if nth % 2 == 0 {
            let (x, y) = on(&right, 0.25 + 0.6 * part);
            strokes.line(&[(x - WIDE * 0.05, y + 2.0), (x - WIDE * 0.02, y + high * 0.16)]);
        }
    }
    // A few on the lit face, low down.
    for nth in 0..6 {
        let t = 0.62 + 0.3 * f64::from(nth) / 6.0;
        let (x, y) = on(&left, t);
        strokes.line(&[(x + WIDE * 0.07, y - 1.0), (x + WIDE * 0.05, y + high * 0.10)]);
        let (x, y) = on(&spine, t);
        strokes.line(&[(x - WIDE * 0.05, y - high * 0.02), (x - WIDE * 0.12, y + high * 0.12)]);
    }
    let crest = [&up(&left)[..], &right[1..]].concat();
    format!(
        "<path class=\"ra\" d=\"{}\"/><path class=\"rb\" d=\"{}\"/><path class=\"sn\" d=\"{}\"/><path class=\"sd\" d=\"{}\"/><path class=\"k k1\" d=\"{}\"/><path class=\"k k2\" d=\"{}{}\"/>",
        shape(&lit),
        shape(&shaded),
        shape(&snow),
        shape(&shaded_snow),
        strokes.data(),
        line(&crest),
        line(&spine[..4]),
    )
}

/// A hill 100 wide.
fn mound(high: f64, number: u64) -> String {
    const WIDE: f64 = 100.0;
    let mut pen = Pen::new("mound", number);
    let top: Vec<Point> = (0..=8)
        .map(|step| {
            let t = f64::from(step) / 8.0;
            let up = (std::f64::consts::PI * t).sin().max(0.0).powf(0.8);
            (WIDE * (t - 0.5), -high * up * (1.0 + 0.12 * (7.0 * t + number as f64).sin()))
        })
        .collect();
    let body = [&top[..], &[(WIDE * 0.3, high * 0.2), (-WIDE * 0.2, high * 0.22)]].concat();
    let mut strokes = Path::default();
    strokes.line(&top);
    for nth in 0..20 {
        let t = 0.5 + 0.47 * f64::from(nth) / 20.0;
        let (x, y) = on(&top, t);
        let long = high * (0.28 + 0.4 * (std::f64::consts::PI * (t - 0.35)).sin()) * (0.8 + 0.4 * pen.part());
        strokes.line(&[(x, y + 1.0), (x + long * 0.35 * (t - 0.2) * 2.0, y + long)]);
        if nth % 2 == 1 {
            let (x, y) = (x - WIDE * 0.05, y + high * 0.3);
            strokes.line(&[(x, y), (x + long * 0.25, y + long * 0.5)]);
        }
    }
    format!("<path class=\"hm\" d=\"{}\"/><path class=\"hk\" d=\"{}\"/>", shape(&body), strokes.data())
}

/// The ice a river comes from.
pub(super) fn glacier(x: f64, number: u64) -> String {
    let phase = number as f64 + 1.0;
    let (mut left, mut right, mut cracks) = (Vec::new(), Vec::new(), Path::default());
    for step in 0..10 {
        let t = f64::from(step) / 9.0;
        let half = 30.0 * (1.0 - t).powf(0.8) * (1.0 + 0.25 * (t * 9.0 + phase).sin()) + 4.0;
        let (middle, y) = (x + 8.0 * (t * 4.0 + phase).sin(), 2.0 + t * 80.0);
        left.push((middle - half, y));
        right.push((middle + half, y));
        if (2..9).contains(&step) {
            let y = t * 80.0;
            cracks.line(&[
                (middle - half * 0.8, y),
                (middle - half * 0.2, y + 5.0),
                (middle + half * 0.3, y + 4.0),
                (middle + half * 0.8, y - 1.0),
            ]);
        }
    }
    right.reverse();
    format!(
        "<path d=\"{}\" fill=\"var(--glac)\" stroke=\"var(--glac2)\" stroke-width=\"1.3\" stroke-linejoin=\"round\"/><path fill=\"none\" stroke=\"var(--glac2)\" stroke-width=\".8\" stroke-linecap=\"round\" opacity=\".9\" d=\"{}\"/>",
        shape(&[left, right].concat()),
        cracks.data(),
    )
}

/// A symbol at a place in a size.
fn set(symbol: char, number: usize, (x, y): Point, wide: f64, high: f64) -> String {
    let size =
        if (wide - high).abs() > 0.02 { format!("{} {}", short(wide), short(high)) } else { short(wide) };
    format!("<use href=\"#{symbol}{number}\" transform=\"translate({x:.0} {y:.0})scale({size})\"/>")
}

/// What has been set: its foot, and how wide and high it is.
type Placed = (f64, f64, f64, f64);

fn crowded(placed: &[Placed], at: Placed, beside: f64, behind: f64) -> bool {
    let (x, y, wide, high) = at;
    placed
        .iter()
        .any(|it| (x - it.0).abs() < (wide + it.2) * beside && (y - it.1).abs() < (high + it.3) * behind)
}

impl Chart {
    /// Mountains, hills and trees, from back to front.
    pub(super) fn relief(&self, out: &mut String) {
        let mut pen = Pen::new("relief", 3);
        let mut items: Vec<(f64, String)> = Vec::new();
        let mut placed: Vec<Placed> = Vec::new();
        self.mountains(&mut pen, &mut placed, &mut items);
        self.hills(&mut pen, &mut placed, &mut items);
        self.woods(&mut pen, &mut items);
        items.sort_by(|one, other| one.0.total_cmp(&other.0));
        out.extend(items.into_iter().map(|(_, item)| item));
    }

    fn mountains(&self, pen: &mut Pen, placed: &mut Vec<Placed>, items: &mut Vec<(f64, String)>) {
        for (big, step) in [(true, 7), (false, 5)] {
            for y in (52..372).step_by(step).map(f64::from) {
                for _ in 0..16 {
                    let x = pen.between(-10.0, 1010.0);
                    let height = 1.0 - (y - 160.0).abs() / 330.0;
                    let wide = if big {
                        pen.between(70.0, 118.0) * (0.55 + 0.5 * height)
                    } else {
                        pen.between(26.0, 46.0)
                    };
                    let high = wide * pen.between(0.78, 1.0);
                    if y > upper_edge(x) - 2.0 || crowded(placed, (x, y, wide, high), 0.30, 0.20) {
                        continue;
                    }
                    let outline = [
                        (x, y),
                        (x - wide * 0.4, y),
                        (x + wide * 0.4, y),
                        (x - wide * 0.22, y - high * 0.4),
                        (x + wide * 0.22, y - high * 0.4),
                        (x, y - high * 0.92),
                        (x, y - high * 0.5),
                    ];
                    let clear = |point: &Point| self.dry(*point) >= if big { 5.0 } else { 7.0 };
                    let off_plates = |point: &Point| big || clearance(*point, &self.plates) >= 2.0;
                    if outline.iter().all(clear) && outline.iter().all(off_plates) {
                        placed.push((x, y, wide, high));
                        let number = placed.len() * 5 % MOUNTAINS;
                        items.push((y, set('m', number, (x, y), wide / 100.0, high / 100.0 * 1.1)));
                    }
                }
            }
        }
    }

    fn hills(&self, pen: &mut Pen, placed: &mut Vec<Placed>, items: &mut Vec<(f64, String)>) {
        for y in (388..662).step_by(7).map(f64::from) {
            for _ in 0..10 {
                let (x, wide) = (pen.between(0.0, 1000.0), pen.between(56.0, 128.0));
                let high = wide * pen.between(0.26, 0.34);
                let inside = y >= upper_edge(x) + 24.0 && y <= lower_edge(x) - 2.0;
                let outline = [(x, y), (x - wide * 0.42, y), (x + wide * 0.42, y), (x, y - high)];
                if inside
                    && outline.iter().all(|&point| self.free(point) >= 3.0)
                    && !crowded(placed, (x, y, wide, high), 0.34, 0.46)
                {
                    placed.push((x, y, wide, high));
                    items.push((y, set('h', placed.len() * 5 % MOUNDS, (x, y), wide / 100.0, high / 28.0)));
                }
            }
        }
    }

    /// Trees in clumps: firs above, oaks below.
    fn woods(&self, pen: &mut Pen, items: &mut Vec<(f64, String)>) {
        let mut trees = 0;
        for _ in 0..6000 {
            let (x, y) = (pen.between(8.0, 992.0), pen.between(330.0, 1110.0));
            let thick = noise(x / 46.0, y / 34.0, 5);
            let grows = thick >= 0.5
                && y >= upper_edge(x) - 10.0
                && (y <= lower_edge(x) - 4.0 || thick >= 0.74)
                && self.free((x, y)) >= 10.0
                && clearance((x, y - 6.0), &self.plates) >= 6.0
                && clearance((x, y - 5.0), &self.courses) >= 4.0;
            if grows && trees < TREES {
                trees += 1;
                let kind = if y < 540.0 && pen.part() < 0.8 { 'f' } else { 'o' };
                items.push((
                    y,
                    format!("<use href=\"#{kind}{}\" x=\"{x:.0}\" y=\"{y:.0}\"/>", pen.whole(0, 2)),
                ));
            }
        }
    }
}
