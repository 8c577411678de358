//! The map without its pieces: an engraved, hand-tinted chart of the Alps, drawn once.
//!
//! There is no text in it: a picture cannot be translated and has no fonts of the page. By day and by night it is the same
//! drawing with other colours.

mod fields;
mod palette;
mod relief;
mod water;

use std::fmt::Write as _;
use std::sync::LazyLock;

use barrage::{BaseSpace, ConduitSpace, HeadStream, PowerhouseSpace};

use super::map::{self, HIGH};
use crate::ink::{Pen, Point, noise};

pub(super) use water::{lake, run};

/// The chart, as a file.
pub(crate) fn ground() -> &'static str {
    static GROUND: LazyLock<String> = LazyLock::new(|| Chart::new().draw());
    &GROUND
}

/// A round place that something keeps clear of.
type Spot = (f64, f64, f64);

/// What is drawn around: water, sites, plates and courses.
struct Chart {
    rivers: Vec<water::River>,
    /// Water and the sites of dams.
    wet: Vec<Spot>,
    houses: Vec<Spot>,
    plates: Vec<Spot>,
    courses: Vec<Spot>,
}

impl Chart {
    fn new() -> Self {
        let rivers = water::rivers();
        let mut wet: Vec<Spot> = rivers.iter().flat_map(water::River::course).collect();
        for space in BaseSpace::all() {
            wet.extend(lake(space, 1.0).into_iter().step_by(2).map(|(x, y)| (x, y, 2.0)));
            let (x, y) = map::foot(space);
            wet.extend([-46.0, 0.0, 46.0].map(|aside| (x + aside, y - 8.0, 10.0)));
        }
        let houses = PowerhouseSpace::all().map(map::house_foot).map(|(x, y)| (x, y - 26.0, 30.0)).collect();
        let plates = ConduitSpace::all().map(map::plate_middle).map(|(x, y)| (x, y, 24.0)).collect();
        let courses = ConduitSpace::all()
            .flat_map(|it| map::course_points(it).into_iter().step_by(2))
            .map(|(x, y)| (x, y, 6.0));
        Self { rivers, wet, houses, plates, courses: courses.collect() }
    }

    /// How far a point is from all water and dam sites.
    fn dry(&self, point: Point) -> f64 {
        clearance(point, &self.wet)
    }

    /// How far a point is from all water and all sites.
    fn free(&self, point: Point) -> f64 {
        self.dry(point).min(clearance(point, &self.houses))
    }

    fn draw(&self) -> String {
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 {HIGH}\"><style>{}</style><defs>{}{}</defs>",
            palette::style(),
            palette::gradients(),
            relief::symbols(),
        );
        let _ = write!(out, "<rect width=\"1000\" height=\"{HIGH}\" fill=\"url(#bp)\"/>");
        self.fields(&mut out);
        band(&mut out, "bh", "tint2", 0.35, lower_edge);
        band(&mut out, "bm", "tint", 0.3, upper_edge);
        self.escarpments(&mut out);
        self.relief(&mut out);
        for head in HeadStream::ALL {
            let (x, _) = map::source(head.basin());
            out.push_str(&relief::glacier(x, head.0.into()));
            // Mist calms the valley under the pieces.
            let _ = write!(out, "<ellipse cx=\"{x}\" cy=\"222\" rx=\"112\" ry=\"140\" fill=\"url(#mi)\"/>");
        }
        out.push_str(&rose(584.0, 838.0, 46.0));
        for (x, y, size) in VILLAGES {
            out.push_str(&village(x, y, size));
        }
        self.water(&mut out);
        sites(&mut out);
        frame(&mut out);
        out.push_str("</svg>");
        out
    }

    /// Strokes hanging from the edges of the mountains and the hills.
    fn escarpments(&self, out: &mut String) {
        let mut pen = Pen::new("escarpments", 0);
        let mut strokes = crate::ink::Path::default();
        for (edge, long) in [(upper_edge as fn(f64) -> f64, 20.0), (lower_edge, 15.0)] {
            let mut x = 0.0;
            while x < 1000.0 {
                let y = edge(x);
                if self.free((x, y + 6.0)) > 6.0 {
                    let down = long * (0.35 + 0.9 * noise(x / 38.0, 3.0, 4));
                    strokes.line(&[(x, y), (x + pen.between(-1.0, 3.0), y + down)]);
                }
                x += pen.between(3.0, 5.0);
            }
        }
        let _ = write!(out, "<path class=\"hk\" d=\"{}\" opacity=\".8\"/>", strokes.data());
    }
}

/// How far a point is from the nearest of some places.
fn clearance((x, y): Point, spots: &[Spot]) -> f64 {
    spots.iter().map(|(a, b, radius)| (x - a).hypot(y - b) - radius).fold(f64::INFINITY, f64::min)
}

/// Where the mountains end.
fn upper_edge(x: f64) -> f64 {
    352.0 + 9.0 * (x / 60.0).sin() + 7.0 * (x / 23.0 + 1.0).sin() + 10.0 * (noise(x / 80.0, 1.0, 0) - 0.5)
}

/// Where the hills end.
fn lower_edge(x: f64) -> f64 {
    655.0 + 10.0 * (x / 75.0 + 2.0).sin() + 6.0 * (x / 31.0).sin() + 12.0 * (noise(x / 70.0, 7.0, 0) - 0.5)
}

/// The tint of everything above an edge, and the edge.
fn band(out: &mut String, fill: &str, line: &str, opacity: f64, edge: fn(f64) -> f64) {
    let points: Vec<String> =
        (0..=40).map(|step| step * 25).map(|x| format!("{x} {:.0}", edge(x.into()))).collect();
    let back: Vec<&str> = points.iter().rev().map(String::as_str).collect();
    let _ = write!(
        out,
        "<path d=\"M0 0H1000L{}Z\" fill=\"url(#{fill})\"/><path d=\"M{}\" fill=\"none\" stroke=\"var(--{line})\" stroke-width=\"5\" opacity=\"{opacity}\"/>",
        back.join(" "),
        points.join(" "),
    );
}

/// Where villages stand, and how large they are.
const VILLAGES: [Spot; 6] = [
    (60.0, 968.0, 1.0),
    (556.0, 1098.0, 1.0),
    (936.0, 786.0, 1.0),
    (590.0, 700.0, 0.9),
    (196.0, 640.0, 0.9),
    (928.0, 620.0, 0.9),
];

/// A few houses around a church.
fn village(x: f64, y: f64, size: f64) -> String {
    let mut out = "<g stroke=\"var(--ink)\" stroke-width=\".6\" stroke-linejoin=\"round\">".to_owned();
    let mut add = |wall: String, roof: String| {
        let _ =
            write!(out, "<path d=\"{wall}\" fill=\"var(--wall)\"/><path d=\"{roof}\" fill=\"var(--roof)\"/>");
    };
    for (dx, dy) in [(-13.0, 0.0), (-4.0, 4.0), (8.0, 1.0), (15.0, 6.0), (-9.0, 9.0), (4.0, 10.0)] {
        let (x, y) = ((x + dx * size).round(), (y + dy * size).round());
        add(format!("M{x} {y}h6v5h-6z"), format!("M{} {y}l4-4 4 4z", x - 1.0));
    }
    add(format!("M{x} {y}v-9l2-8 2 8v9z"), format!("M{} {}l3-10 3 10z", x - 1.0, y - 8.0));
    out + "</g>"
}

/// A compass rose.
fn rose(x: f64, y: f64, radius: f64) -> String {
    let mut out = format!(
        "<g transform=\"translate({x} {y})rotate(-12)\"><circle r=\"{:.0}\" fill=\"var(--shore)\" fill-opacity=\".55\" stroke=\"var(--gh)\"/><circle r=\"{:.0}\" fill=\"none\" stroke=\"var(--gh)\" stroke-width=\".7\" stroke-dasharray=\"1 3\"/>",
        radius * 0.72,
        radius * 0.62
    );
    for (turn, long, wide) in [(45, 0.62, 0.13), (0, 1.0, 0.16)] {
        let (long, wide) = (radius * long, radius * wide);
        for quarter in 0..4 {
            let _ = write!(
                out,
                "<g transform=\"rotate({})\"><path d=\"M0 0L{wide:.1} {:.1} 0 {:.0}z\" fill=\"var(--gh)\"/><path d=\"M0 0L{:.1} {:.1} 0 {:.0}z\" fill=\"var(--shore)\" stroke=\"var(--gh)\" stroke-width=\".8\"/></g>",
                turn + 90 * quarter,
                -wide,
                -long,
                -wide,
                -wide,
                -long
            );
        }
    }
    let _ = write!(out, "<path d=\"M0 {}l4 7-4-2-4 2z\" fill=\"var(--gh)\"/></g>", -radius - 9.0);
    out
}

/// What waits to be built: survey lines of conduits, foundations of powerhouses, abutments of dams.
fn sites(out: &mut String) {
    let courses: String = ConduitSpace::all().map(map::course).collect();
    let _ = write!(
        out,
        "<defs><path id=\"cs\" d=\"{courses}\"/></defs><g fill=\"none\"><use href=\"#cs\" stroke=\"var(--shore)\" stroke-width=\"5.5\" opacity=\".6\"/><use href=\"#cs\" stroke=\"var(--surv)\" stroke-width=\"1.8\" opacity=\".9\" stroke-dasharray=\"8 4 1.5 4\"/></g>"
    );
    let (mut houses, mut crests, mut abutments) = (String::new(), String::new(), String::new());
    for (x, y) in PowerhouseSpace::all().map(map::house_foot) {
        let _ = write!(houses, "M{} {y}v-29l25-19 25 19v29z", x - 25.0);
    }
    for (x, y) in BaseSpace::all().map(map::foot) {
        let _ = write!(abutments, "M{} {y}v-11h7l3 11zM{} {y}v-11h-7l-3 11z", x - 50.0, x + 50.0);
        let _ = write!(crests, "M{} {}q44-9 88 0M{} {y}q43-8 86 0", x - 44.0, y - 6.0, x - 43.0);
    }
    let _ = write!(
        out,
        "<path d=\"{houses}\" fill=\"var(--shore)\" fill-opacity=\".72\" stroke=\"var(--gh)\" stroke-width=\"1.2\" stroke-dasharray=\"5 3\" stroke-linejoin=\"round\"/><path d=\"{crests}\" fill=\"none\" stroke=\"var(--gh)\" stroke-width=\"1.3\" stroke-dasharray=\"5 3\"/><path d=\"{abutments}\" fill=\"var(--shore)\" stroke=\"var(--gh)\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/>"
    );
}

/// The frame of the sheet, with the degrees along it.
fn frame(out: &mut String) {
    let high = HIGH as i32;
    let mut ticks = String::new();
    for x in (20..1000).step_by(40) {
        let _ = write!(ticks, "M{x} 2h20v5h-20zM{x} {}h20v5h-20z", high - 7);
    }
    for y in (20..high - 10).step_by(40) {
        let _ = write!(ticks, "M2 {y}h5v20h-5zM993 {y}h5v20h-5z");
    }
    let _ = write!(
        out,
        "<path d=\"M1.5 1.5H998.5V{}H1.5zM7 7H993V{}H7z\" fill=\"none\" stroke=\"var(--ink2)\" stroke-width=\"1.4\"/><path d=\"{ticks}\" fill=\"var(--ink2)\"/>",
        f64::from(high) - 1.5,
        high - 7
    );
}
