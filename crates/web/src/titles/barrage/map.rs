//! Where everything lies on the map, and the map itself without its pieces: rivers, lakes, courses of conduits.
//!
//! Lengths are thousandths of the map's width. Powerhouses lie upstream of the dams of their basin (B-2.6).

use std::fmt::Write as _;
use std::sync::LazyLock;

use barrage::{BaseSpace, Basin, ConduitSpace, HeadStream, PowerhouseSpace};

use crate::stage::Spot;

/// The map is 1000 wide and this high.
pub(super) const HIGH: f32 = 1130.0;

/// A dam with its lake.
const DAM: (f32, f32) = (112.0, 92.0);
/// The plate at the head of a conduit.
const PLATE: f32 = 70.0;
/// A powerhouse.
const HOUSE: f32 = 70.0;
/// A drop.
pub(super) const DROP: f32 = 30.0;

/// The middle of each basin's river, and the top of its highest row: the powerhouses, or else the upper dam.
const BASINS: [(f32, f32); 12] = [
    (132.0, 132.0),
    (374.0, 132.0),
    (622.0, 132.0),
    (866.0, 132.0),
    (332.0, 372.0),
    (592.0, 372.0),
    (862.0, 372.0),
    (134.0, 690.0),
    (402.0, 690.0),
    (732.0, 690.0),
    (272.0, 1004.0),
    (762.0, 1004.0),
];

/// Where the plates of each basin's conduits lie: by the upper dam (0) or the lower one (1), left and right.
const PLATES: [[u8; 2]; 10] =
    [[0, 1], [0, 1], [0, 1], [0, 1], [0, 1], [0, 0], [0, 1], [1, 0], [1, 1], [1, 1]];

/// The courses of the conduits from their plates to the powerhouses, as they are drawn.
const COURSES: [&str; 20] = [
    "M42 178C10 230 14 340 14 430V640Q14 725 26 725",
    "M222 270C234 330 222 372 262 400",
    "M284 178C250 330 300 338 420 342 C480 344 520 350 556 372",
    "M464 270C452 340 432 380 426 440 S478 540 494 590 S560 700 624 712",
    "M532 178C500 240 510 300 466 340 S420 388 404 400",
    "M712 270C716 330 700 380 664 404",
    "M776 178C770 240 768 330 786 392",
    "M956 270C1000 330 988 430 988 520 V900 C988 990 960 1038 906 1044",
    "M242 488C214 540 226 620 240 704",
    "M422 580C440 640 540 716 624 732",
    "M502 488C560 560 500 620 508 708",
    "M682 488C716 470 730 440 788 418",
    "M772 488C746 570 790 640 836 706",
    "M952 580C968 640 966 820 962 900 S940 1016 906 1028",
    "M44 898C24 950 60 1010 128 1034",
    "M224 806C262 800 262 760 294 732",
    "M312 898C300 940 330 960 346 1000",
    "M492 898C520 960 556 1030 618 1042",
    "M642 898C620 960 500 1030 416 1042",
    "M822 898C850 930 868 960 872 1000",
];

fn at(x: f32, y: f32, wide: f32, high: f32) -> Spot {
    Spot { x: x / 10.0, y: y * 100.0 / HIGH, wide: wide / 10.0, high: high * 100.0 / HIGH }
}

fn basin(basin: Basin) -> (f32, f32) {
    BASINS[basin.0 as usize - 1]
}

/// The top of a basin's upper dam.
fn dams(it: Basin) -> f32 {
    let houses = if it.powerhouses().next().is_some() { 72.0 } else { 0.0 };
    basin(it).1 + houses
}

/// Where a dam stands, with its lake.
pub(super) fn dam(space: BaseSpace) -> Spot {
    let (x, _) = basin(space.basin());
    let nth = if space.red() { 0.5 } else { 1.5 };
    at(x, dams(space.basin()) + DAM.1 * nth, DAM.0, DAM.1)
}

/// Where the plate of a conduit lies.
pub(super) fn plate(space: ConduitSpace) -> Spot {
    let it = space.from();
    let side = space.0 % 2;
    let row = PLATES[it.0 as usize - 1][side as usize];
    let x = basin(it).0 + if side == 0 { -90.0 } else { 90.0 };
    at(x, dams(it) + DAM.1 * (0.5 + f32::from(row)), PLATE, PLATE)
}

/// The course of a conduit as a path.
pub(super) fn course(space: ConduitSpace) -> &'static str {
    COURSES[space.0 as usize]
}

/// Where a powerhouse stands.
pub(super) fn house(space: PowerhouseSpace) -> Spot {
    let (x, y) = basin(space.basin());
    let houses = space.basin().powerhouses().count() as f32;
    let nth = f32::from(space.0 - space.basin().powerhouses().next().map_or(0, |first| first.0));
    at(x + (nth - (houses - 1.0) / 2.0) * (HOUSE + 2.0), y + HOUSE / 2.0, HOUSE, HOUSE)
}

/// Where the tile of a head stream lies.
pub(super) fn head(head: HeadStream) -> Spot {
    at(basin(head.basin()).0, 36.0, 196.0, 66.0)
}

/// Where a drop waits on a head stream: side by side in the stream.
pub(super) fn waiting(head: HeadStream, nth: u8, of: u8) -> Spot {
    row(basin(head.basin()).0, 96.0, nth, of, 150.0)
}

/// Where a drop lies behind a dam of this level.
pub(super) fn behind(space: BaseSpace, level: u8, nth: u8, of: u8) -> Spot {
    let dam = dam(space);
    let top = dam.y * HIGH / 100.0 - DAM.1 / 2.0;
    let crest = DAM.1 - 4.0 - 20.0 * f32::from(level.clamp(1, 3));
    row(dam.x * 10.0, top + (crest - DROP / 2.0).max(DROP / 2.0), nth, of, DAM.0 - 4.0)
}

/// Where a drop is that passes a basin by the river.
pub(super) fn passing(it: Basin) -> Spot {
    let (x, y) = basin(it);
    at(x, y - 20.0, DROP, DROP)
}

/// Where a drop is that has driven the powerhouses of a basin, beside others.
pub(super) fn below_houses(it: Basin, nth: u8) -> Spot {
    let (x, y) = basin(it);
    at(x + (f32::from(nth) - 1.0) * DROP, y + 66.0, DROP, DROP)
}

/// Where a drop leaves the map below a basin.
pub(super) fn exit(it: Basin) -> Spot {
    at(basin(it).0, HIGH - 16.0, DROP, DROP)
}

/// One of several drops side by side, closer to each other if there are many.
fn row(x: f32, y: f32, nth: u8, of: u8, wide: f32) -> Spot {
    let step = (DROP - 2.0).min((wide - DROP) / f32::from(of.max(2) - 1));
    at(x + (f32::from(nth) - f32::from(of.max(1) - 1) / 2.0) * step, y, DROP, DROP)
}

/// The map without its pieces, drawn once.
pub(crate) fn ground() -> &'static str {
    static GROUND: LazyLock<String> = LazyLock::new(draw);
    &GROUND
}

const STYLE: &str = "\
:root{--paper:#f4ecd8;--rock:#e6dcc4;--hill:#e9e4c6;--plain:#eef0d4;--line:#b7a87f;--ink:#6d5f3f;--deep:#3f7596;--water:#8fbdd3;--light:#c9e0ea;--pipe:#8a6d2f}\
@media(prefers-color-scheme:dark){:root{--paper:#1a2124;--rock:#20272b;--hill:#1f2923;--plain:#1d2a27;--line:#46525a;--ink:#8b9298;--deep:#16384c;--water:#2d6684;--light:#4f90b0;--pipe:#b79a5a}}\
.l{fill:none;stroke:var(--line);stroke-width:1.2}.k{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round}\
.r1{fill:none;stroke:var(--deep);stroke-width:22;stroke-linecap:round}.r2{fill:none;stroke:var(--water);stroke-width:17;stroke-linecap:round}.r3{fill:none;stroke:var(--light);stroke-width:1.4;stroke-dasharray:26 14;stroke-linecap:round}\
.h{fill:none;stroke:var(--paper);stroke-width:11;opacity:.8}.c{fill:none;stroke:var(--pipe);stroke-width:4.500;stroke-linecap:round;stroke-dasharray:.1 9.500}\
.n{font:italic 600 34px Georgia,serif;fill:var(--deep);stroke:var(--paper);stroke-width:6;paint-order:stroke;text-anchor:middle}@media(prefers-color-scheme:dark){.n{fill:#a8cfe2}}";

/// The rivers: from a basin's foot to the head of the next, and out of the map.
fn rivers() -> Vec<String> {
    let mut rivers: Vec<String> = HeadStream::ALL
        .iter()
        .map(|head| {
            let x = basin(head.basin()).0;
            format!("M{x} 60V{}", dams(head.basin()) + 180.0)
        })
        .collect();
    for it in Basin::all() {
        let (x, top) = basin(it);
        let foot = if it.has_dams() { dams(it) + DAM.1 * 2.0 } else { top + 60.0 };
        match it.river() {
            Some(next) => {
                let (to, y) = basin(next);
                let half = (foot + y) / 2.0;
                rivers.push(format!(
                    "M{x} {}V{foot}C{x} {half} {to} {half} {to} {y}V{}",
                    top + 20.0,
                    y + 80.0
                ));
            }
            None => rivers.push(format!(
                "M{x} {foot}C{x} {} {} {} {x} {}",
                foot + 20.0,
                x - 14.0,
                HIGH - 24.0,
                HIGH + 10.0
            )),
        }
    }
    rivers
}

/// A closed curve around a summit: a contour line.
fn contour(out: &mut String, x: f32, y: f32, radius: f32, phase: f32) {
    const POINTS: u8 = 10;
    let point = |nth: u8| {
        let angle = f32::from(nth % POINTS) * std::f32::consts::TAU / f32::from(POINTS);
        let reach = radius * (1.0 + 0.16 * (3.0 * angle + phase).sin() + 0.09 * (2.0 * angle - phase).cos());
        (x + reach * angle.cos() * 1.25, y + reach * angle.sin())
    };
    let between = |one: (f32, f32), other: (f32, f32)| ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
    let whole = |(x, y): (f32, f32)| (x.round() as i32, y.round() as i32);
    let mut here = whole(between(point(POINTS - 1), point(0)));
    let _ = write!(out, "M{} {}", here.0, here.1);
    for nth in 0..POINTS {
        let (bend, end) = (whole(point(nth)), whole(between(point(nth), point(nth + 1))));
        let steps = [bend.0 - here.0, bend.1 - here.1, end.0 - here.0, end.1 - here.1];
        for (step, at) in steps.into_iter().zip(0..) {
            let between = if at == 0 {
                "q"
            } else if step < 0 {
                ""
            } else {
                " "
            };
            let _ = write!(out, "{between}{step}");
        }
        here = end;
    }
}

/// Summits with their contour lines: place, size, phase. Peaks stand on those of the mountains.
const SUMMITS: [(f32, f32, f32, f32); 16] = [
    (254.0, 96.0, 60.0, 0.3),
    (500.0, 88.0, 64.0, 1.7),
    (746.0, 100.0, 58.0, 2.9),
    (976.0, 110.0, 52.0, 4.1),
    (20.0, 110.0, 46.0, 5.2),
    (310.0, 250.0, 38.0, 1.1),
    (560.0, 258.0, 40.0, 3.3),
    (806.0, 262.0, 36.0, 0.8),
    (90.0, 440.0, 92.0, 2.2),
    (455.0, 660.0, 60.0, 4.4),
    (720.0, 590.0, 58.0, 5.6),
    (950.0, 700.0, 70.0, 1.4),
    (150.0, 600.0, 50.0, 3.8),
    (560.0, 850.0, 70.0, 0.4),
    (910.0, 860.0, 60.0, 2.6),
    (516.0, 1080.0, 64.0, 4.9),
];

/// A peak as engravers draw it: its ridge, and strokes down the shaded side.
fn peak(out: &mut String, x: f32, y: f32, size: f32) {
    let _ = write!(
        out,
        "M{:.0} {:.0}L{:.0} {:.0}l{:.0} {:.0}",
        x - size,
        y + size * 0.8,
        x,
        y - size * 0.6,
        size * 0.9,
        size * 1.3
    );
    for nth in 0..5u8 {
        let down = size * (0.12 + 0.22 * f32::from(nth));
        let _ = write!(
            out,
            "M{:.0} {:.0}l{:.0} {:.0}",
            x + down * 0.66,
            y - size * 0.6 + down,
            -size * 0.16,
            size * (0.66 - 0.09 * f32::from(nth))
        );
    }
}

fn draw() -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 {HIGH}\"><style>{STYLE}</style><defs>\
         <pattern id=\"m\" width=\"11\" height=\"11\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(38)\"><path d=\"M0 0V11\" style=\"stroke:var(--line);stroke-width:1.6\"/></pattern>\
         <pattern id=\"d\" width=\"15\" height=\"15\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(20)\"><circle cx=\"4\" cy=\"4\" r=\"1.5\" style=\"fill:var(--line)\"/><circle cx=\"11\" cy=\"11\" r=\"1\" style=\"fill:var(--line)\"/></pattern></defs>\
         <rect width=\"1000\" height=\"{HIGH}\" style=\"fill:var(--plain)\"/>"
    );
    // The areas, each with its mark: mountains hatched, hills stippled, plains plain.
    let hills = "M0 0H1000V652C900 632 860 676 760 664S600 640 520 662S380 690 270 664S90 640 0 668Z";
    let mountains = "M0 0H1000V352C930 336 880 366 800 350S650 330 560 350S420 372 330 350S120 334 0 356Z";
    for (area, fill, mark) in [(hills, "--hill", "d"), (mountains, "--rock", "m")] {
        let _ = write!(
            out,
            "<path d=\"{area}\" style=\"fill:var({fill})\"/><path d=\"{area}\" fill=\"url(#{mark})\" opacity=\".55\"/><path class=\"k\" stroke-dasharray=\"14 5 2 5\" opacity=\".6\" d=\"{}\"/>",
            &area[8..area.len() - 1].replacen('V', "M1000 ", 1)
        );
    }
    let mut lines = String::new();
    for (x, y, size, phase) in SUMMITS {
        for ring in 1..=4u8 {
            contour(&mut lines, x, y, size * f32::from(ring) / 2.6, phase + f32::from(ring) * 0.25);
        }
    }
    let _ = write!(out, "<path class=\"l\" opacity=\".75\" d=\"{lines}\"/>");
    let mut peaks = String::new();
    for (x, y, size, _) in SUMMITS.iter().take(8) {
        peak(&mut peaks, *x, *y, size * 0.42);
        peak(&mut peaks, x + size * 0.5, y + size * 0.2, size * 0.26);
        peak(&mut peaks, x - size * 0.52, y + size * 0.24, size * 0.22);
    }
    let _ = write!(out, "<path class=\"k\" d=\"{peaks}\"/>");
    // Tufts of the plains.
    let tufts = [
        (60, 1080),
        (110, 980),
        (480, 990),
        (590, 1090),
        (660, 960),
        (930, 960),
        (960, 1080),
        (560, 770),
        (900, 770),
        (290, 870),
        (30, 820),
    ];
    let tufts: String = tufts.iter().map(|(x, y)| format!("M{x} {y}l-5-9m5 9v-12m0 12l5-9")).collect();
    let _ = write!(out, "<path class=\"k\" opacity=\".7\" d=\"{tufts}\"/>");
    let _ = write!(
        out,
        "<defs><path id=\"r\" d=\"{}\"/><path id=\"c\" d=\"{}\"/></defs><use href=\"#r\" class=\"r1\"/><use href=\"#r\" class=\"r2\"/>",
        rivers().concat(),
        COURSES.concat()
    );
    // Lakes: one for each dam, and a pond where powerhouses stand.
    let lakes: String = BaseSpace::all()
        .map(|space| {
            let (x, _) = basin(space.basin());
            let y = dams(space.basin()) + DAM.1 * if space.red() { 0.0 } else { 1.0 };
            format!("M{} {}c-8-46 12-70 58-74c44 4 64 30 56 74z", x - 57.0, y + 86.0)
        })
        .collect();
    let _ = write!(
        out,
        "<path style=\"fill:var(--water);stroke:var(--deep);stroke-width:2.500\" d=\"{lakes}\"/>"
    );
    let ripples: String = BaseSpace::all()
        .map(|space| {
            let (x, _) = basin(space.basin());
            let y = dams(space.basin()) + DAM.1 * if space.red() { 0.0 } else { 1.0 };
            format!("M{} {}q20-9 40 0t40 0M{} {}q20-9 40 0t44 0", x - 38.0, y + 40.0, x - 46.0, y + 60.0)
        })
        .collect();
    let _ = write!(
        out,
        "<use href=\"#r\" class=\"r3\"/><path class=\"r3\" d=\"{ripples}\"/><use href=\"#c\" class=\"h\"/><use href=\"#c\" class=\"c\"/>"
    );
    for (nth, (x, _)) in BASINS.iter().enumerate() {
        let it = Basin(nth as u8 + 1);
        let (dx, y) = if it.has_dams() {
            (
                if PLATES[nth][1] == 0 { 84.0 } else { 82.0 },
                dams(it) + if PLATES[nth][1] == 0 { 160.0 } else { 40.0 },
            )
        } else {
            (0.0, BASINS[nth].1 + 104.0)
        };
        let dx = if it.has_dams() { dx } else { 46.0 };
        let _ = write!(out, "<text class=\"n\" x=\"{}\" y=\"{y}\">{}</text>", x + dx, it.0);
    }
    // The frame of the sheet.
    let _ =
        write!(out, "<path class=\"k\" d=\"M3 3H997V{0}H3zM9 9H991V{1}H9z\"/></svg>", HIGH - 3.0, HIGH - 9.0);
    out
}
