//! Where everything lies on the map: dams, powerhouses, the plates and courses of conduits.
//!
//! Lengths are thousandths of the map's width. Powerhouses lie upstream of the dams of their basin (B-2.6).

use std::fmt::Write as _;
use std::sync::LazyLock;

use barrage::{BaseSpace, Basin, ConduitSpace, HeadStream, PowerhouseSpace};

use crate::ink::{Point, bezier};
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

/// The courses of the conduits from their plates to the powerhouses: cubic curves, each to where the next begins.
const COURSES: [&[[i16; 6]]; 20] = [
    &[[14, 226, 20, 340, 20, 430], [20, 500, 20, 570, 20, 640], [20, 700, 24, 728, 62, 730]],
    &[[234, 330, 222, 384, 296, 406]],
    &[[250, 330, 300, 338, 420, 344], [500, 348, 552, 352, 556, 404]],
    &[[452, 340, 432, 380, 426, 440], [420, 500, 478, 540, 494, 590], [510, 640, 566, 706, 660, 714]],
    &[[500, 240, 510, 300, 470, 340], [430, 380, 430, 398, 368, 406]],
    &[[716, 330, 700, 392, 628, 408]],
    &[[766, 240, 748, 380, 826, 406]],
    &[[1000, 330, 984, 430, 984, 520], [984, 647, 984, 773, 984, 900], [984, 1000, 960, 1046, 870, 1048]],
    &[[214, 540, 246, 610, 248, 660], [250, 710, 240, 716, 206, 722]],
    &[[440, 640, 540, 728, 660, 734]],
    &[[560, 560, 530, 620, 528, 660], [526, 700, 520, 712, 474, 720]],
    &[[716, 470, 736, 424, 826, 420]],
    &[[740, 570, 826, 610, 840, 662], [854, 714, 846, 716, 804, 722]],
    &[[968, 640, 962, 820, 958, 900], [954, 980, 944, 1026, 870, 1030]],
    &[[24, 950, 60, 1036, 164, 1040]],
    &[[262, 800, 256, 736, 330, 730]],
    &[[296, 940, 352, 946, 374, 976], [396, 1006, 380, 1010, 380, 1030]],
    &[[520, 960, 560, 1040, 654, 1044]],
    &[[620, 960, 500, 1044, 380, 1044]],
    &[[850, 930, 870, 970, 870, 1026]],
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

/// Where the middle of a dam's foot stands, in units of the map.
pub(super) fn foot(space: BaseSpace) -> Point {
    let it = space.basin();
    let row = if space.red() { 0.0 } else { DAM.1 };
    (basin(it).0.into(), (dams(it) + row + 82.0).into())
}

/// The middle of a conduit's plate, in units of the map.
pub(super) fn plate_middle(space: ConduitSpace) -> Point {
    let spot = plate(space);
    (f64::from(spot.x) * 10.0, f64::from(spot.y * HIGH / 100.0).round())
}

/// The middle of a powerhouse's foot, in units of the map.
pub(super) fn house_foot(space: PowerhouseSpace) -> Point {
    let spot = house(space);
    ((f64::from(spot.x) * 10.0).round(), f64::from(basin(space.basin()).1) + 66.0)
}

/// Where a conduit takes its water: a tower in the lake.
pub(super) fn intake(space: ConduitSpace) -> Point {
    let outward = if space.0.is_multiple_of(2) { -34.0 } else { 34.0 };
    (f64::from(basin(space.from()).0) + outward, plate_middle(space).1 - 2.0)
}

/// The curves of a conduit from the tower in its lake to behind the powerhouse it feeds, and where they begin.
fn curves(space: ConduitSpace) -> (Point, Vec<[Point; 3]>) {
    let (from, to) = (intake(space), plate_middle(space));
    let side = if space.0.is_multiple_of(2) { -1.0 } else { 1.0 };
    let mut curves = vec![[(to.0 - side * 28.0, to.1 - 6.0), (to.0 - side * 16.0, to.1), to]];
    curves.extend(COURSES[space.0 as usize].iter().map(|it| {
        let point = |x: i16, y: i16| (f64::from(x), f64::from(y));
        [point(it[0], it[1]), point(it[2], it[3]), point(it[4], it[5])]
    }));
    (from, curves)
}

/// The course of a conduit as path data.
pub(super) fn course(space: ConduitSpace) -> &'static str {
    static PATHS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let path = |space| {
            let (from, curves) = curves(space);
            let mut path = format!("M{:.0} {:.0}", from.0, from.1);
            for [a, b, end] in curves {
                let _ =
                    write!(path, "C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}", a.0, a.1, b.0, b.1, end.0, end.1);
            }
            path
        };
        ConduitSpace::all().map(path).collect()
    });
    &PATHS[space.0 as usize]
}

/// Points along the course of a conduit.
pub(super) fn course_points(space: ConduitSpace) -> Vec<Point> {
    let (mut here, curves) = curves(space);
    let mut points = vec![here];
    for [a, b, end] in curves {
        points.extend(bezier([here, a, b, end], 14).into_iter().skip(1));
        here = end;
    }
    points
}

/// The middle of a basin's river at its highest row, in units of the map.
pub(super) fn source(it: Basin) -> Point {
    let (x, y) = basin(it);
    (x.into(), y.into())
}

/// The top of a basin's upper dam, in units of the map.
pub(super) fn dams_top(it: Basin) -> f64 {
    dams(it).into()
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
    at(basin(head.basin()).0, 34.0, 176.0, 48.0)
}

/// Where a drop waits on a head stream: side by side in the stream.
pub(super) fn waiting(head: HeadStream, nth: u8, of: u8) -> Spot {
    row(basin(head.basin()).0, 96.0, nth, of, 150.0)
}

/// Where a drop floats above the crest of a dam of this level.
pub(super) fn behind(space: BaseSpace, level: u8, nth: u8, of: u8) -> Spot {
    let (x, foot) = foot(space);
    row(x as f32, foot as f32 - 17.0 * f32::from(level.clamp(1, 3)) - 20.0, nth, of, DAM.0 - 4.0)
}

/// Where a drop is that has driven the powerhouses of a basin, beside others.
pub(super) fn below_houses(it: Basin, nth: u8) -> Spot {
    let (x, y) = basin(it);
    at(x + (f32::from(nth) - 1.0) * DROP, y + 66.0, DROP, DROP)
}

/// One of several drops side by side, closer to each other if there are many.
fn row(x: f32, y: f32, nth: u8, of: u8, wide: f32) -> Spot {
    let step = (DROP - 7.0).min((wide - DROP) / f32::from(of.max(2) - 1));
    at(x + (f32::from(nth) - f32::from(of.max(1) - 1) / 2.0) * step, y, DROP, DROP)
}

/// Where the number of a basin is written: its middle and its base line.
pub(super) fn number(it: Basin) -> Spot {
    let nth = it.0 as usize - 1;
    let (x, top) = basin(it);
    let (x, y) = match it.0 {
        5 => (x - 62.0, dams(it) + 206.0),
        _ if !it.has_dams() => (x + 52.0, top + 106.0),
        _ if PLATES[nth][1] == 0 => (x + 84.0, dams(it) + 152.0),
        _ => (x + 84.0, dams(it) + 48.0),
    };
    at(x, y - 12.0, 40.0, 40.0)
}
