//! Drawing by hand, as far as a program can: points, lines that waver, paths written in few bytes.
//!
//! Grounds are drawn once, by code that throws dice of its own ([`Pen`]); the same name always throws the same, so that a
//! picture is the same on every machine.

use std::fmt::Write as _;

use kernel::{Chance, Seed};

/// A point of a drawing; y goes down.
pub(crate) type Point = (f64, f64);

/// A hand that wavers: random numbers that a name decides.
pub(crate) struct Pen(Chance);

impl Pen {
    /// The hand that draws the thing of this name and number.
    pub(crate) fn new(name: &str, number: u64) -> Self {
        let bytes = name.bytes().chain(number.to_le_bytes());
        let seed = bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(Chance::new(Seed(seed)))
    }

    /// A number from `low` up to `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.part()
    }

    /// A number from 0 up to 1.
    pub(crate) fn part(&mut self) -> f64 {
        (self.0.word() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A whole number from `low` to `high`.
    pub(crate) fn whole(&mut self, low: usize, high: usize) -> usize {
        low + self.0.below(high - low + 1)
    }

    /// Shuffles.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        self.0.shuffle(items);
    }
}

/// Smooth noise from 0 to 1: near points have near values.
pub(crate) fn noise(x: f64, y: f64, layer: i64) -> f64 {
    let corner = |x: f64, y: f64| {
        let mixed = (x as i64)
            .wrapping_mul(374_761_393)
            .wrapping_add((y as i64).wrapping_mul(668_265_263))
            .wrapping_add(layer.wrapping_mul(69_069)) as u32;
        let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(1_274_126_177);
        f64::from((mixed ^ (mixed >> 16)) & 0xffff) / 65535.0
    };
    let ease = |part: f64| part * part * (3.0 - 2.0 * part);
    let (left, top) = (x.floor(), y.floor());
    let (right, down) = (ease(x - left), ease(y - top));
    let above = corner(left, top) * (1.0 - right) + corner(left + 1.0, top) * right;
    let below = corner(left, top + 1.0) * (1.0 - right) + corner(left + 1.0, top + 1.0) * right;
    above * (1.0 - down) + below * down
}

/// The point a part of the way from one to another.
pub(crate) fn along(from: Point, to: Point, part: f64) -> Point {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

/// The point a part of the way down a line of several points.
pub(crate) fn on(line: &[Point], part: f64) -> Point {
    let steps = line.len() - 1;
    let at = part.clamp(0.0, 0.999) * steps as f64;
    let first = (at as usize).min(steps - 1);
    along(line[first], line[first + 1], at - first as f64)
}

/// The middle of some points.
pub(crate) fn middle(points: &[Point]) -> Point {
    let count = points.len() as f64;
    (points.iter().map(|it| it.0).sum::<f64>() / count, points.iter().map(|it| it.1).sum::<f64>() / count)
}

/// Points of a cubic Bézier curve, both ends included.
pub(crate) fn bezier(curve: [Point; 4], steps: usize) -> Vec<Point> {
    let [a, b, c, d] = curve;
    (0..=steps)
        .map(|step| {
            let t = step as f64 / steps as f64;
            let u = 1.0 - t;
            let weigh = |a: f64, b: f64, c: f64, d: f64| {
                u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
            };
            (weigh(a.0, b.0, c.0, d.0), weigh(a.1, b.1, c.1, d.1))
        })
        .collect()
}

/// A line with points between its points, without corners (Catmull and Rom).
pub(crate) fn smooth(line: &[Point]) -> Vec<Point> {
    const BETWEEN: usize = 3;
    let mut out = Vec::with_capacity(line.len() * BETWEEN);
    for at in 0..line.len() - 1 {
        let a = line[at.saturating_sub(1)];
        let (b, c) = (line[at], line[at + 1]);
        let d = line[(at + 2).min(line.len() - 1)];
        for step in 0..BETWEEN {
            let t = step as f64 / BETWEEN as f64;
            let bend = |a: f64, b: f64, c: f64, d: f64| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            out.push((bend(a.0, b.0, c.0, d.0), bend(a.1, b.1, c.1, d.1)));
        }
    }
    out.extend(line.last());
    out
}

/// Writes path data in whole units and few bytes: steps from point to point, blanks only where they are needed.
#[derive(Default)]
pub(crate) struct Path(String);

impl Path {
    /// Straight lines through these points.
    pub(crate) fn line(&mut self, points: &[Point]) -> &mut Self {
        self.straight(points);
        self
    }

    /// A shape with corners at these points.
    pub(crate) fn shape(&mut self, points: &[Point]) -> &mut Self {
        self.straight(points);
        self.0.push('z');
        self
    }

    fn straight(&mut self, points: &[Point]) {
        let Some((&first, rest)) = points.split_first() else { return };
        let mut here = whole(first);
        self.command('M', &[here.0, here.1]);
        self.0.push('l');
        let begun = self.0.len();
        for &point in rest {
            let next = whole(point);
            if next != here {
                let after = self.0.len() > begun;
                self.numbers(after, &[next.0 - here.0, next.1 - here.1]);
                here = next;
            }
        }
        if self.0.len() == begun {
            self.0.pop();
            self.0.push_str("h0");
        }
    }

    /// A closed curve without corners that these points pull outwards.
    pub(crate) fn loop_around(&mut self, points: &[Point]) -> &mut Self {
        let Some((&last, &first)) = points.last().zip(points.first()) else { return self };
        let mut here = whole(along(last, first, 0.5));
        self.command('M', &[here.0, here.1]);
        for (at, &bend) in points.iter().enumerate() {
            let end = whole(along(bend, points[(at + 1) % points.len()], 0.5));
            let bend = whole(bend);
            self.command('q', &[bend.0 - here.0, bend.1 - here.1, end.0 - here.0, end.1 - here.1]);
            here = end;
        }
        self.0.push('z');
        self
    }

    fn command(&mut self, letter: char, numbers: &[i32]) {
        self.0.push(letter);
        self.numbers(false, numbers);
    }

    fn numbers(&mut self, mut after: bool, numbers: &[i32]) {
        for number in numbers {
            if after && *number >= 0 {
                self.0.push(' ');
            }
            let _ = write!(self.0, "{number}");
            after = true;
        }
    }

    /// The path data so far.
    pub(crate) fn data(&self) -> &str {
        &self.0
    }
}

/// Straight lines through points, as path data.
pub(crate) fn line(points: &[Point]) -> String {
    let mut path = Path::default();
    path.line(points);
    path.0
}

/// A shape with corners, as path data.
pub(crate) fn shape(points: &[Point]) -> String {
    let mut path = Path::default();
    path.shape(points);
    path.0
}

/// A closed curve, as path data.
pub(crate) fn loop_around(points: &[Point]) -> String {
    let mut path = Path::default();
    path.loop_around(points);
    path.0
}

/// A number in at most two decimals, without needless noughts.
pub(crate) fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text.strip_prefix("0.") {
        Some(rest) => format!(".{rest}"),
        None if text == "-0" => "0".to_owned(),
        None => text.replacen("-0.", "-.", 1),
    }
}

fn whole((x, y): Point) -> (i32, i32) {
    (x.round() as i32, y.round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_take_few_bytes() {
        assert_eq!(line(&[(1.0, 2.0), (4.4, 1.0), (4.4, 1.2), (0.0, 8.0)]), "M1 2l3-1-4 7");
        assert_eq!(shape(&[(0.0, 0.0), (3.0, 0.0), (3.0, 5.0)]), "M0 0l3 0 0 5z");
        assert_eq!(line(&[(5.0, 5.0), (5.2, 5.2)]), "M5 5h0", "nothing moves: a dot");
        assert_eq!(loop_around(&[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]), "M5 5q-5-5 0-5q5 0 5 5q0 5-5 0z");
        assert_eq!([0.5, -0.25, 3.0, 1.204, 0.0, -0.001].map(short), [".5", "-.25", "3", "1.2", "0", "0"]);
    }

    #[test]
    fn a_name_always_draws_the_same_and_another_name_another_line() {
        let draw = |name, number| {
            let mut pen = Pen::new(name, number);
            [pen.between(-1.0, 1.0), pen.part(), pen.whole(3, 5) as f64]
        };
        assert_eq!(draw("lake", 3), draw("lake", 3));
        assert_ne!(draw("lake", 3), draw("lake", 4));
        assert_ne!(draw("lake", 3), draw("peak", 3));
        for number in 0..200 {
            let [wide, part, whole] = draw("any", number);
            assert!(
                (-1.0..1.0).contains(&wide) && (0.0..1.0).contains(&part) && (3.0..=5.0).contains(&whole)
            );
        }
    }

    #[test]
    fn noise_is_smooth_and_stays_in_its_bounds() {
        for step in -300..300 {
            let (x, y) = (f64::from(step) * 0.37, f64::from(step) * -0.21);
            let (here, near) = (noise(x, y, 7), noise(x + 0.01, y, 7));
            assert!((0.0..=1.0).contains(&here) && (here - near).abs() < 0.05, "{here} {near}");
        }
    }

    #[test]
    fn smooth_lines_go_through_their_points() {
        let line = [(0.0, 0.0), (10.0, 5.0), (20.0, -5.0), (30.0, 0.0)];
        let smooth = smooth(&line);
        for point in line {
            assert!(smooth.iter().any(|it| (it.0 - point.0).abs() < 1e-9 && (it.1 - point.1).abs() < 1e-9));
        }
        assert_eq!(on(&line, 0.5), (15.0, 0.0));
        assert_eq!(middle(&line), (15.0, 0.0));
        assert_eq!(bezier([(0.0, 0.0), (0.0, 9.0), (9.0, 9.0), (9.0, 0.0)], 2)[1], (4.5, 6.75));
    }
}
