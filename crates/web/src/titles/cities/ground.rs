//! The sea floor under every player board: a relief in eleven layers, engraved and lit from above, once by day and once by
//! night. One depth that is made up decides everything: where layers end, which way strokes fall, where kelp grows.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::ink::{Path, Pen, Point, noise, short};

/// The size of the picture: the chart of the built-in boards.
const SIZE: Point = (788.0, 468.0);
/// Where cities can stand: the ground rises there a little, so that boards with eight or nine sites fit alike.
const COLUMNS: [f64; 3] = [204.0, 394.0, 584.0];
const ROWS: [f64; 3] = [76.0, 234.0, 392.0];
/// Units from one sounding to the next.
const CELL: f64 = 9.0;
/// Soundings in a row and in a column; the outermost lie outside the picture.
const GRID: (i32, i32) = (91, 56);
/// Where a layer ends and the next, shallower one begins.
const LEVELS: [f64; 10] = [0.86, 0.765, 0.675, 0.59, 0.51, 0.435, 0.365, 0.295, 0.22, 0.14];

/// The colours of one lighting: the layers from the abyss up, then what is drawn on them.
struct Light {
    layers: [&'static str; 11],
    shade: &'static str,
    edge: &'static str,
    ink: &'static str,
    strokes: &'static str,
    foam: &'static str,
    vent: [&'static str; 2],
    kelp: &'static str,
    ray: &'static str,
    whale: &'static str,
}

const DAY: Light = Light {
    layers: [
        "#123f60", "#184d70", "#1f5d80", "#296f91", "#3682a0", "#4795ae", "#5da8ba", "#77bac4", "#94cbcd",
        "#b1dad4", "#cde7dc",
    ],
    shade: "#0a2c4a40",
    edge: "#e8fbf552",
    ink: "#08304e",
    strokes: ".5",
    foam: "#f4fffb",
    vent: ["#12304a", "#7fb0c6"],
    kelp: "#1d6a5c",
    ray: ".3",
    whale: "#3b7d9e",
};

const NIGHT: Light = Light {
    layers: [
        "#030a15", "#05101f", "#07182a", "#092136", "#0b2b42", "#0e364f", "#11425b", "#154f67", "#1a5d73",
        "#206c7f", "#287c8a",
    ],
    shade: "#00050d8c",
    edge: "#9fe3ee2e",
    ink: "#9fdcec",
    strokes: ".26",
    foam: "#bff0f5",
    vent: ["#0a1622", "#4d7f95"],
    kelp: "#3fae8e",
    ray: ".13",
    whale: "#123a52",
};

/// The picture by day.
pub(crate) fn day() -> &'static str {
    static PICTURE: LazyLock<String> = LazyLock::new(|| picture(&DAY));
    &PICTURE
}

/// The picture by night.
pub(crate) fn night() -> &'static str {
    static PICTURE: LazyLock<String> = LazyLock::new(|| picture(&NIGHT));
    &PICTURE
}

/// Noise from -1 to 1.
fn swell(x: f64, y: f64, layer: i64) -> f64 {
    2.0 * noise(x, y, layer) - 1.0
}

/// A hill or a hole of height 1: how high it is so far from its middle, in shares of its reach.
fn bump(away: f64) -> f64 {
    (-away * away).exp()
}

/// How deep the sea is: 0 in the shallows, 1 in the abyss.
fn depth((x, y): Point) -> f64 {
    let bent = (x + 34.0 * swell(x / 120.0, y / 120.0, 11), y + 34.0 * swell(x / 120.0, y / 120.0, 29));
    let mut deep = 0.02 + 0.5 * bent.1 / SIZE.1 + 0.16 * bent.0 / SIZE.0;
    // The trench: in from the left, under the second row, out at the right foot.
    let trench = 318.0 + 66.0 * (bent.0 / 132.0 + 0.4).sin() + 0.1 * (bent.0 - 394.0);
    deep += 0.42 * bump((bent.1 - trench) / 46.0);
    // A canyon beside it, and a height in the corner.
    let canyon = 487.0 + 26.0 * (bent.1 / 70.0).sin();
    deep += 0.2 * bump((bent.0 - canyon) / 34.0) * if bent.1 < 300.0 { 1.0 } else { 0.4 };
    deep -= 0.16 * bump(((bent.0 - 60.0) / 120.0).hypot((bent.1 - 40.0) / 90.0));
    for (column, row) in COLUMNS.into_iter().flat_map(|column| ROWS.map(|row| (column, row))) {
        deep -= 0.13 * bump(((x - column) / 74.0).hypot((y - row) / 58.0));
    }
    deep + 0.09 * swell(x / 62.0 + 9.0, y / 62.0, 11) + 0.04 * swell(x / 27.0, y / 27.0 + 5.0, 29)
}

/// Which way and how steeply the floor falls.
fn slope((x, y): Point) -> Point {
    let fall = |one: Point, other: Point| (depth(one) - depth(other)) / 6.0;
    (fall((x + 3.0, y), (x - 3.0, y)), fall((x, y + 3.0), (x, y - 3.0)))
}

fn picture(light: &Light) -> String {
    let soundings = Soundings::new();
    let mut pen = Pen::new("seabed", 4);
    let (wide, high) = SIZE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" preserveAspectRatio=\"xMidYMid slice\">"
    );
    style(&mut svg, light);
    let _ = write!(svg, "<path class=\"z0\" d=\"M0 0h{wide}v{high}H0z\"/>");
    for (at, level) in (1..).zip(LEVELS) {
        let _ = write!(
            svg,
            "<defs><path id=\"l{at}\" d=\"{}\"/></defs><use href=\"#l{at}\" class=\"sh\" x=\"1.5\" y=\"4\"/><use href=\"#l{at}\" class=\"z{at}\"/>",
            soundings.outlines(level, 0)
        );
    }
    let mut path = |class: &str, data: &str| {
        let _ = write!(svg, "<path class=\"{class}\" d=\"{data}\"/>");
    };
    // Fine lines half way between the layers.
    let between: String =
        LEVELS.windows(2).map(|pair| soundings.outlines((pair[0] + pair[1]) / 2.0, 16)).collect();
    path("fine", &between);
    path("hach", &hachures(&mut pen));
    path(
        "stip",
        &scattered(&mut pen, 220, |pen| 0.34 * pen.part() + 0.06, |_, at| format!("M{}h0", point(at))),
    );
    path("rip", &scattered(&mut pen, 46, |_| 0.3, ripples));
    path("cur", &currents());
    path("tuft", &kelp(&mut pen));
    path("fish", &[(708.0, 226.0, 9), (330.0, 40.0, 6)].map(|shoal| fish(&mut pen, shoal)).concat());
    for (x, y, size) in [(694, 300, "1"), (92, 250, ".8"), (486, 446, ".8")] {
        let _ = write!(svg, "<g transform=\"translate({x} {y}) scale({size})\">{VENT}</g>");
    }
    svg.push_str(WHALE);
    // Light from above, and the dark that closes in below.
    for (x, width, lean, strength) in [
        (30, 46, 120, ".8"),
        (66, 120, 170, ".5"),
        (250, 60, 130, ".7"),
        (290, 130, 190, ".45"),
        (505, 60, 110, ".55"),
        (540, 110, 150, ".35"),
    ] {
        let _ = write!(
            svg,
            "<path class=\"ray\" opacity=\"{strength}\" d=\"M{x} -4h{width}l{lean} 400h-{}z\"/>",
            width + 70
        );
    }
    let _ = write!(svg, "<path fill=\"url(#vig)\" d=\"M0 0h{wide}v{high}H0z\"/></svg>");
    svg
}

/// The colours and widths, and the three gradients.
fn style(svg: &mut String, light: &Light) {
    svg.push_str("<style>");
    for (at, color) in light.layers.iter().enumerate() {
        let _ = write!(svg, ".z{at}{{fill:{color}}}");
    }
    let Light { shade, edge, ink, strokes, foam, vent: [vent, vent_line], kelp, ray, whale, .. } = light;
    let abyss = light.layers[0];
    let _ = write!(
        svg,
        "path{{stroke-linecap:round}}use{{stroke:{edge};stroke-width:.8}}.sh{{fill:{shade};stroke:none}}.fine,.hach,.rip,.cur,.tuft,.pl,.vl,.wl{{fill:none}}\
         .fine{{stroke:{edge};stroke-width:.5;opacity:.75}}.hach{{stroke:{ink};stroke-width:.7;opacity:{strokes}}}.stip{{stroke:{ink};stroke-width:1.3;opacity:.3}}\
         .rip{{stroke:{ink};stroke-width:.6;opacity:.28}}.cur{{stroke:{foam};opacity:.5}}.pl{{stroke:{foam};stroke-width:1.2;opacity:.5}}\
         .vent{{fill:{vent};stroke:{vent_line};stroke-width:.8}}.vl{{stroke:{vent_line};stroke-width:.6}}.tuft{{stroke:{kelp};stroke-width:1.4;opacity:.75}}\
         .ray{{fill:url(#ray);mix-blend-mode:screen}}.wb{{fill:{whale}}}.wl{{stroke:{foam};stroke-width:.9;opacity:.75}}.fish{{fill:{foam};opacity:.6}}</style>\
         <defs><radialGradient id=\"vig\" cx=\".42\" cy=\".3\" r=\".85\"><stop offset=\".55\" stop-color=\"{abyss}\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"{abyss}\" stop-opacity=\".7\"/></radialGradient>\
         <radialGradient id=\"ember\"><stop stop-color=\"#ffb066\" stop-opacity=\".75\"/><stop offset=\"1\" stop-color=\"#ff7b3d\" stop-opacity=\"0\"/></radialGradient>\
         <linearGradient id=\"ray\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fffbe0\" stop-opacity=\"{ray}\"/><stop offset=\"1\" stop-color=\"#fffbe0\" stop-opacity=\"0\"/></linearGradient></defs>"
    );
}

/// A chimney of a hot spring, with its plume.
const VENT: &str = "<ellipse fill=\"url(#ember)\" cy=\"2\" rx=\"34\" ry=\"15\"/>\
    <path class=\"pl\" d=\"M-12-14c-8-12 8-18-1-34s9-20 0-36M0-24c-8-12 9-20 0-38s8-18 2-34M13-12c-7-10 7-18 0-30s7-16 2-28\"/>\
    <path class=\"vent\" d=\"M-20 6l4-20 4-3 5 3 3 20zM-7 8l4-30 3-4 5 4 4 30zM7 8l3-18 4-4 4 4 4 18z\"/>\
    <path class=\"vl\" d=\"M-15-8l2 12M-11-9l1 12M-1-18l1 22M3-14l1 18M12-5l1 11M16-4l1 9\"/>";

/// The whale that passes below the second row.
const WHALE: &str = "<g transform=\"translate(86 322) scale(.6)\">\
    <path class=\"wb\" d=\"M-62 4C-50-16-18-24 12-18 34-14 50-6 66-6c6-6 16-12 24-12-3 7-8 12-12 14 6 1 12 5 15 11-9 1-19-2-25-8C50 6 32 14 10 16-20 19-52 16-62 4z\"/>\
    <path class=\"wl\" d=\"M-60 6c16 5 34 6 52 3M-56 9c12 5 26 6 42 5M-50 12c8 3 18 4 30 3M-10 12c2 10 10 16 18 18-1-7-3-13-7-18M-44-3h.1M-28-14c14-5 32-5 46-1M-16-9c12-3 26-3 38 0\"/></g>";

fn point((x, y): Point) -> String {
    format!("{x:.0} {y:.0}")
}

fn anywhere(pen: &mut Pen) -> Point {
    (pen.between(4.0, SIZE.0 - 4.0), pen.between(4.0, SIZE.1 - 4.0))
}

/// Short strokes down the slope, the steeper the denser.
fn hachures(pen: &mut Pen) -> String {
    let mut strokes = String::new();
    let mut left = 620;
    while left > 0 {
        let (x, y) = anywhere(pen);
        let (right, down) = slope((x, y));
        let steep = right.hypot(down);
        if steep * 95.0 < pen.part() + 0.12 {
            continue;
        }
        let long = (3.0 + steep * 700.0).min(11.0) / steep;
        let _ = write!(strokes, "M{}l{}", point((x, y)), point((right * long, down * long)));
        left -= 1;
    }
    strokes
}

/// Something scattered where the sea is shallower than a limit that is thrown each time.
fn scattered(
    pen: &mut Pen,
    count: usize,
    limit: fn(&mut Pen) -> f64,
    draw: fn(&mut Pen, Point) -> String,
) -> String {
    let mut all = String::new();
    let mut left = count;
    while left > 0 {
        let at = anywhere(pen);
        if depth(at) <= limit(pen) {
            all.push_str(&draw(pen, at));
            left -= 1;
        }
    }
    all
}

/// Ripples of sand.
fn ripples(pen: &mut Pen, (x, y): Point) -> String {
    let lines = pen.whole(2, 3);
    (0..lines)
        .map(|at| {
            let more = if pen.part() < 0.5 { "t8 0" } else { "" };
            let from = (x + 3.0 * at as f64, y + 3.4 * at as f64);
            format!("M{:.0} {:.1}q4-2.6 8 0t8 0{more}", from.0, from.1)
        })
        .collect()
}

/// Bundles of long soft lines with a barb at the end: where they begin, how they run, where they point, how many.
fn currents() -> String {
    let bundles = [
        (-6.0, 166.0, "c50-22 92 26 140 8s70-34 112-22", (246.0, 152.0, -0.2_f64), 3),
        (-6.0, 300.0, "c56-30 96 24 150 10 44-12 66-30 100-26", (244.0, 284.0, 0.1), 3),
        (250.0, 316.0, "c44 26 92-18 136-6 34 10 44 34 78 26", (464.0, 336.0, -0.25), 3),
        (612.0, 150.0, "c30 14 52 44 60 84", (672.0, 234.0, 1.35), 2),
        (470.0, -6.0, "c-14 40 26 64 10 112-8 26-2 40 6 52", (486.0, 158.0, 0.95), 2),
        (640.0, 452.0, "c34-30 60-10 92-26 22-12 36-30 60-34", (792.0, 392.0, -0.2), 2),
    ];
    let mut lines = String::new();
    for (x, y, run, (tip_x, tip_y, turn), count) in bundles {
        for at in (0..count).map(f64::from) {
            let (right, down) = if turn.abs() < 0.8 { (0.0, 9.0 * at) } else { (9.0 * at, 0.0) };
            let _ = write!(lines, "M{}{run}", point((x + right - 6.0 * at, y + down)));
        }
        for side in [2.7, -2.7] {
            let (right, down) = (8.0 * (turn + side).cos(), 8.0 * (turn + side).sin());
            let _ = write!(lines, "M{}l{} {}", point((tip_x, tip_y)), short(right), short(down));
        }
    }
    lines
}

/// Tufts on the heights, clear of where cities stand.
fn kelp(pen: &mut Pen) -> String {
    let mut tufts = String::new();
    let mut left = 34;
    while left > 0 {
        let (x, y) = (pen.between(10.0, SIZE.0 - 10.0), pen.between(18.0, SIZE.1 - 8.0));
        let room = COLUMNS.iter().flat_map(|column| ROWS.map(|row| (x - column).hypot(1.2 * (y - row))));
        if depth((x, y)) > 0.46 || room.fold(f64::MAX, f64::min) < 84.0 {
            continue;
        }
        for _ in 0..pen.whole(3, 5) {
            let (lean, high) = (pen.between(-5.0, 5.0), pen.between(8.0, 16.0));
            let _ = write!(
                tufts,
                "M{}c{:.1}-{:.1} {:.1}-{:.1} {:.1}-{:.1}",
                point((x, y)),
                lean * 1.2,
                high * 0.3,
                lean * -0.4,
                high * 0.7,
                lean,
                high
            );
        }
        left -= 1;
    }
    tufts
}

/// A shoal: its middle, and how many swim in it.
fn fish(pen: &mut Pen, (x, y, count): (f64, f64, usize)) -> String {
    let one = |_| {
        let at = (x + pen.between(-26.0, 26.0), y + pen.between(-12.0, 12.0));
        format!("M{:.1} {:.1}q3-2.4 6 0q-3 2.4-6 0l-2.5-1.8v3.6z", at.0, at.1)
    };
    (0..count).map(one).collect()
}

/// Depth, sounded on a grid.
struct Soundings(Vec<f64>);

/// An edge of the grid: its upper or left end, and whether it goes down.
type Edge = (i32, i32, bool);

impl Soundings {
    fn new() -> Self {
        let all = (0..GRID.1).flat_map(|row| (0..GRID.0).map(move |column| (column, row)));
        Self(all.map(|(column, row)| depth(lies((column.into(), row.into())))).collect())
    }

    /// How far above a level the floor lies; outside the grid it is just below.
    fn above(&self, level: f64, (column, row): (i32, i32)) -> f64 {
        let inside = (0..GRID.0).contains(&column) && (0..GRID.1).contains(&row);
        if inside { level - self.0[(row * GRID.0 + column) as usize] } else { -0.05 }
    }

    /// The outlines of everything shallower than a level, as path data: marching squares, with lines of at least so many
    /// edges.
    fn outlines(&self, level: f64, least: usize) -> String {
        let mut next = self.edges(level);
        let mut path = Path::default();
        while let Some((&first, _)) = next.first_key_value() {
            let (mut edge, mut line) = (first, Vec::new());
            while let Some(to) = next.remove(&edge) {
                line.push(self.crossing(level, edge));
                edge = to;
            }
            if line.len() > least.max(7) {
                // Every other point is enough for a curve.
                let step = if line.len() > 24 { 2 } else { 1 };
                let kept: Vec<Point> = line.into_iter().step_by(step).collect();
                path.loop_around(&kept);
            }
        }
        path.data().to_owned()
    }

    /// From each edge that an outline crosses, the next one, with what is shallower on the same side.
    fn edges(&self, level: f64) -> BTreeMap<Edge, Edge> {
        let mut next = BTreeMap::new();
        for (x, y) in (-1..GRID.1).flat_map(|y| (-1..GRID.0).map(move |x| (x, y))) {
            let shallow =
                [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)].map(|at| self.above(level, at) > 0.0);
            let edges = [(x, y, false), (x + 1, y, true), (x, y + 1, false), (x, y, true)];
            for start in (0..4).filter(|&start| !shallow[start] && shallow[(start + 1) % 4]) {
                let mut others = (1..4).map(|step| (start + step) % 4);
                if let Some(end) = others.find(|&side| shallow[side] && !shallow[(side + 1) % 4]) {
                    next.insert(edges[end], edges[start]);
                }
            }
        }
        next
    }

    /// Where the outline of a level crosses an edge.
    fn crossing(&self, level: f64, (x, y, down): Edge) -> Point {
        let to = if down { (x, y + 1) } else { (x + 1, y) };
        let (one, other) = (self.above(level, (x, y)), self.above(level, to));
        let part = if one == other { 0.5 } else { (one / (one - other)).clamp(0.0, 1.0) };
        let (x, y) = (f64::from(x), f64::from(y));
        lies(if down { (x, y + part) } else { (x + part, y) })
    }
}

/// Where a point of the grid lies in the picture.
fn lies((column, row): Point) -> Point {
    ((column - 1.0) * CELL, (row - 1.0) * CELL)
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    /// A page loads one of the two: it may weigh 36 KB as it is sent.
    #[test]
    fn the_grounds_are_small_and_have_every_layer() {
        for picture in [day(), night()] {
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            packer.write_all(picture.as_bytes()).expect("a list takes whatever is written");
            let packed = packer.finish().expect("a list takes whatever is written").len();
            assert!(packed < 36 * 1000, "{packed} bytes");
            for at in 1..=LEVELS.len() {
                assert!(picture.contains(&format!("<path id=\"l{at}\" d=\"M")), "layer {at} is empty");
            }
            assert!(!picture.contains("<text"), "a picture has no words");
        }
    }

    /// The floor rises where cities stand: no site of a board lies in the abyss.
    #[test]
    fn cities_stand_on_knolls() {
        for (column, row) in COLUMNS.into_iter().flat_map(|column| ROWS.map(|row| (column, row))) {
            let around = [(-60.0, 0.0), (60.0, 0.0), (0.0, -50.0), (0.0, 50.0)];
            let mean = around.map(|(x, y)| depth((column + x, row + y))).iter().sum::<f64>() / 4.0;
            assert!(depth((column, row)) < mean + 0.05, "{column} {row}");
        }
    }
}
