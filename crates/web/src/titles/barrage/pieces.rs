//! What is built on the map: dams, powerhouses, pipes, towers, price tags. Each is drawn once as a symbol of the page and set
//! where it stands in its company's colours, which the style sheet gives as custom properties.

use std::fmt::Write as _;
use std::sync::LazyLock;

use barrage::{BaseSpace, ConduitSpace};
use maud::{Markup, PreEscaped, html};

use super::ground::lake;
use super::map;
use crate::ink::{Point, loop_around, middle, short};

/// A storey of a dam is so high.
const STOREY: f64 = 17.0;

/// The shields of the companies and what is on them, in a box of 24: by the name of their class.
const SHIELDS: [(&str, &str, &str); 5] = [
    (
        "usa",
        "M3 2.5c3 1 6 1 9-.8 3 1.8 6 1.8 9 .8v9.5c0 5.5-4 8.5-9 10.6-5-2.1-9-5.1-9-10.6z",
        "M10.3 12h3.4l-1 7.5h-1.4zM8.3 10.2h7.4v1.5H8.3zM12 3.8c.3 1.7 2.9 2.5 2.7 4.5 0 .7-.3 1.2-.7 1.5h-4c-.6-.4-.9-1-.8-1.8.1-1.2 1.1-1.5 1.2-2.6.6.3.8.7.9 1.2.5-.8.8-1.7.7-2.8z",
    ),
    (
        "germany",
        "M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z",
        "M5 7.5l2.7-2.7 2.2 2.2-.6.6L12 10.3l2.7-2.7-.6-.6 2.2-2.2L19 7.5l-1.8 1.8-1-.1-2.5 2.7 4.7 5.1-1.5 1.5L12 13.6l-4.9 4.9L5.6 17l4.7-5.1-2.5-2.7-1 .1z",
    ),
    (
        "italy",
        "M12 1.3a10.7 10.7 0 1 1 0 21.4 10.7 10.7 0 0 1 0-21.4z",
        "M6.5 5.8h2.4v1.8h1.9V5.8h2.4v1.8h1.9V5.8h2.4v4.4l-1.5 1.1v5.5h1.3v1.9H6.7v-1.9H8v-5.5l-1.5-1.1zM10.9 12.6v4.2h2.2v-4.2a1.1 1.1 0 0 0-2.2 0z",
    ),
    (
        "france",
        "M12 .6L23.4 12 12 23.4.6 12z",
        "M12 4.6c1.7 1.8 2.2 3.2 2.2 4.6 0 1.5-.6 2.6-1 3.8h.7c.1-2.3 1.4-3.7 3.2-3.5 1.4.2 2.1 1.5 1.6 2.7-.3-.6-.9-.7-1.4-.4-.7.5-.8 1.4-1.4 2.2h.5v1.6h-3c.1 1.3.5 2.3 1.4 3.2H9.2c.9-.9 1.3-1.9 1.4-3.2h-3V14h.5c-.6-.8-.7-1.7-1.4-2.2-.5-.3-1.1-.2-1.4.4-.5-1.2.2-2.5 1.6-2.7 1.8-.2 3.1 1.2 3.2 3.5h.7c-.4-1.2-1-2.3-1-3.8 0-1.4.5-2.8 2.2-4.6z",
    ),
    (
        "netherlands",
        "M12 .8l10.2 5.6v11.2L12 23.2 1.8 17.6V6.4z",
        "M5.7 5l1.5-1.5L12 8.3l4.8-4.8L18.3 5l-4.8 4.8 4.8 4.8-1.5 1.5-2.2-2.2.9 5.6h-7l.9-5.6-2.2 2.2-1.5-1.5 4.8-4.8z",
    ),
];

/// The patterns of the companies, so that colour never speaks alone: name, width, height, drawing.
const PATTERNS: [(&str, u8, u8, &str); 5] = [
    ("usa", 5, 5, "<path d=\"M2.5 0V10\" stroke=\"#e9b9a6\" stroke-width=\"1.6\" opacity=\".55\"/>"),
    ("germany", 8, 8, "<path d=\"M0 0L8 8M8 0L0 8\" stroke=\"#8b93a1\" opacity=\".7\"/>"),
    (
        "italy",
        10,
        8,
        "<path d=\"M0 6L5 2 10 6\" stroke=\"#b7dcbd\" stroke-width=\"1.4\" fill=\"none\" opacity=\".6\"/>",
    ),
    (
        "france",
        8,
        8,
        "<circle cx=\"2.5\" cy=\"2.5\" r=\"1.25\" fill=\"#3d639a\"/><circle cx=\"6.5\" cy=\"6.5\" r=\"1.25\" fill=\"#3d639a\"/>",
    ),
    ("netherlands", 6, 6, "<path d=\"M0 3H6\" stroke=\"#7a3c05\" stroke-width=\"1.4\" opacity=\".55\"/>"),
];

/// Brass in two lights, a boss of brass, and water in a drop.
const METALS: &str = "<linearGradient id=\"brass\" x2=\"1\" y2=\"1\"><stop stop-color=\"#fbe9b4\"/><stop offset=\".3\" stop-color=\"#d3a54a\"/><stop offset=\".52\" stop-color=\"#8f631d\"/><stop offset=\".72\" stop-color=\"#e0b95f\"/><stop offset=\"1\" stop-color=\"#7a5215\"/></linearGradient>\
<linearGradient id=\"brass2\" x1=\"1\" y1=\"1\" x2=\"0\" y2=\"0\"><stop stop-color=\"#f9e3a6\"/><stop offset=\".5\" stop-color=\"#b5852f\"/><stop offset=\"1\" stop-color=\"#6d4912\"/></linearGradient>\
<radialGradient id=\"boss\" cx=\".38\" cy=\".32\"><stop stop-color=\"#fff2c8\"/><stop offset=\".5\" stop-color=\"#cf9f43\"/><stop offset=\"1\" stop-color=\"#6d4912\"/></radialGradient>\
<linearGradient id=\"wet\" x2=\"1\" y2=\"1\"><stop stop-color=\"#9fe0f2\"/><stop offset=\".5\" stop-color=\"#2f93bd\"/><stop offset=\"1\" stop-color=\"#0f4f78\"/></linearGradient>";

/// The symbols everything on the map is set from, once for the page.
pub(crate) fn symbols() -> Markup {
    static SYMBOLS: LazyLock<String> = LazyLock::new(|| {
        let mut out = "<svg class=\"symbols\" aria-hidden=\"true\"><defs>".to_owned();
        for (name, wide, high, drawing) in PATTERNS {
            let _ = write!(
                out,
                "<pattern id=\"pt-{name}\" width=\"{wide}\" height=\"{high}\" patternUnits=\"userSpaceOnUse\">{drawing}</pattern>"
            );
        }
        out.push_str(
            "<linearGradient id=\"sheen\"><stop stop-color=\"#fff\" stop-opacity=\".34\"/><stop offset=\".45\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\"1\" stop-opacity=\".34\"/></linearGradient>\
             <radialGradient id=\"lamp\"><stop stop-color=\"#ffd27a\" stop-opacity=\".75\"/><stop offset=\"1\" stop-color=\"#ffb84d\" stop-opacity=\"0\"/></radialGradient>",
        );
        out.push_str(METALS);
        for (name, shield, emblem) in SHIELDS {
            let _ = write!(
                out,
                "<g id=\"shield-{name}\" class=\"{name}\"><path class=\"co-b co-k\" stroke-width=\"1.5\" d=\"{shield}\"/><path class=\"co-r\" d=\"{shield}\" transform=\"translate(2.4 2.4)scale(.8)\"/><path class=\"co-e\" d=\"{emblem}\"/></g>"
            );
        }
        for level in 1..=3u8 {
            let _ = write!(out, "<g id=\"dam{level}\">{}</g>", dam(level));
        }
        out.push_str(&house());
        out.extend(ConduitSpace::all().map(course));
        out.extend(BaseSpace::all().map(shore));
        for drawing in [TOWER, TAG, DISC, VALVE, DROP, RINGS] {
            out.push_str(drawing);
        }
        for level in 1..=3u8 {
            let _ = write!(out, "<path id=\"r-dam{level}\" d=\"{}\"/>", around_dam(level));
        }
        out.extend(ConduitSpace::all().map(way));
        out.push_str(&super::wheel::symbols());
        out + "</defs></svg>"
    });
    PreEscaped(SYMBOLS.clone())
}

/// A dam about the middle of its foot: storeys of masonry, each set back, bowed upstream, with two gate towers.
fn dam(level: u8) -> String {
    let mut out = "<path d=\"M-58 6q58 12 116 0l-6-8H-52z\" opacity=\".22\"/>".to_owned();
    let mut foot = 0.0;
    for storey in 0..level {
        let wide = 53.0 - 6.0 * f64::from(storey);
        let (inner, crest) = (wide - 3.0, foot - STOREY);
        let body = format!(
            "M-{wide} {foot}Q0 {} {wide} {foot}L{inner} {crest}Q0 {} -{inner} {crest}Z",
            foot - 6.0,
            crest - 8.0
        );
        let mut joints = format!(
            "M-{} {}Q0 {} {} {}M-{} {}Q0 {} {} {}",
            wide - 1.0,
            foot - 6.0,
            foot - 12.0,
            wide - 1.0,
            foot - 6.0,
            inner + 1.0,
            foot - 12.0,
            foot - 19.0,
            inner + 1.0,
            foot - 12.0
        );
        let stones = 9 - storey;
        for stone in 1..stones {
            let x = -wide + 2.0 * wide * f64::from(stone) / f64::from(stones);
            let bow = -3.2 * (1.0 - (x / wide).powi(2));
            let _ = write!(
                joints,
                "M{x:.0} {:.0}v-6M{:.0} {:.0}v-6",
                foot + bow,
                x + wide / f64::from(stones),
                foot - 6.0 + bow
            );
        }
        let _ = write!(
            out,
            "<path class=\"co-b\" d=\"{body}\"/><path class=\"co-p\" d=\"{body}\"/><path fill=\"url(#sheen)\" d=\"{body}\"/><path class=\"co-k co-j\" d=\"{joints}\"/><path class=\"co-k co-o\" d=\"{body}\"/>\
             <path class=\"co-l co-k\" stroke-width=\"1.2\" d=\"M-{0} {crest}Q0 {1} {0} {crest}v-3.5Q0 {2} -{0} {3}z\"/>",
            inner + 2.0,
            crest - 8.0,
            crest - 11.5,
            crest - 3.5
        );
        foot = crest - 1.0;
    }
    let edge = 53.0 - 6.0 * f64::from(level - 1) - 3.0;
    for side in [-edge, edge] {
        let _ = write!(
            out,
            "<path class=\"co-b co-k\" stroke-width=\"1.3\" d=\"M{} {}v-19h10v19z\"/><path class=\"co-d co-k\" stroke-width=\"1.1\" d=\"M{} {}l7-7 7 7z\"/><path class=\"lit\" d=\"M{} {}h3v5h-3z\"/>",
            side - 5.0,
            foot + 14.0,
            side - 7.0,
            foot - 5.0,
            side - 1.5,
            foot + 1.0
        );
    }
    // White water at the foot.
    out + "<path d=\"M-9 2q9 4 18 0M-14 6q14 5 28 0\" stroke=\"#fff\" stroke-width=\"1.3\" fill=\"none\" opacity=\".7\"/>"
}

/// A powerhouse about the middle of its foot, its windows always lit.
fn house() -> String {
    let wall = "M-26 0v-27L0-46 26-27V0z";
    let mut out = format!(
        "<g id=\"house\"><path d=\"M-34 3H36l-6-7H-30z\" opacity=\".22\"/><circle class=\"lamp\" cy=\"-12\" r=\"42\" fill=\"url(#lamp)\"/>\
         <path class=\"co-d co-k\" stroke-width=\"1.2\" d=\"M17-40h7v18h-7z\"/><path class=\"co-l co-k\" stroke-width=\"1.1\" d=\"M15.5-43h10v4h-10z\"/>\
         <path class=\"co-b\" d=\"{wall}\"/><path class=\"co-p\" d=\"{wall}\"/><path fill=\"url(#sheen)\" d=\"{wall}\"/><path class=\"co-k co-o\" d=\"{wall}\"/>\
         <path class=\"co-d co-k\" stroke-width=\"1.3\" d=\"M-31-25L0-49 31-25l-3.5 4.5L0-42-27.5-20.5z\"/>"
    );
    for x in [-16.5, 0.0, 16.5] {
        let _ = write!(
            out,
            "<path class=\"lit co-k\" stroke-width=\"1.4\" d=\"M{0}-3v-9a5 5 0 0 1 10 0v9z\"/><path class=\"co-k\" fill=\"none\" stroke-width=\".9\" d=\"M{1}-16.5V-3M{0}-9.5h10\"/>",
            short(x - 5.0),
            short(x)
        );
    }
    out + "<path fill=\"#cdbf9f\" class=\"co-k\" d=\"M-28 0h56v3.5h-56z\"/></g>"
}

/// The tower in a lake where a conduit begins.
const TOWER: &str = "<g id=\"tower\"><ellipse cy=\"5\" rx=\"11\" ry=\"4\" opacity=\".25\"/><path class=\"co-b co-k\" stroke-width=\"1.4\" d=\"M-8 4v-10h16V4q-8 4-16 0z\"/><path class=\"co-d co-k\" stroke-width=\"1.3\" d=\"M-10-6L0-15 10-6q-10 4-20 0z\"/><path class=\"lit\" d=\"M-2-3h4v4h-4z\"/></g>";

/// What a site with a red border costs (B-1.10): a manila tag on a string, with its figure beside the sign of a credit.
const TAG: &str = "<g id=\"tag\" transform=\"rotate(-12)scale(1.2)\"><path d=\"M-3-6q-6-8-2-13\" fill=\"none\" stroke=\"#6b5a3a\" stroke-width=\"1.1\"/><path class=\"tag\" d=\"M-9-3.5L-3-8.5H19a2 2 0 0 1 2 2V7a2 2 0 0 1-2 2H-3L-9 4z\"/><circle cx=\"-4\" r=\"1.7\" fill=\"#7c5a23\"/><text class=\"fee\" x=\"4.5\" y=\"5.8\">3</text><circle class=\"fee-coin\" cx=\"14.5\" cy=\".4\" r=\"4.2\"/><path class=\"fee\" d=\"M14.5-1.8l1.7 2.2-1.7 2.2-1.7-2.2z\"/></g>";

/// The value of a conduit that nobody has built: a surveyor's disc of paper.
const DISC: &str = "<g id=\"disc\"><circle class=\"pd\" r=\"21\"/><circle class=\"pr\" r=\"17.6\"/></g>";

/// The value of a conduit: a cast plate with six bolts.
const VALVE: &str = "<g id=\"valve\"><circle r=\"23.5\" fill=\"var(--ce)\"/><circle r=\"21.5\" fill=\"var(--cr,var(--cl))\"/><path class=\"bolts\" d=\"M0-19.3v0M16.7-9.6v0M16.7 9.6v0M0 19.3v0M-16.7 9.6v0M-16.7-9.6v0\"/><circle r=\"16\" fill=\"var(--co)\" stroke=\"var(--ce)\" stroke-width=\"1.3\"/></g>";

/// A drop about its middle.
const DROP: &str = "<g id=\"drop\"><path d=\"M0-15c6.5 8 9.5 12 9.5 16.5a9.5 9.5 0 0 1-19 0C-9.5-3-6.5-7 0-15z\" fill=\"url(#wet)\" stroke=\"#0b3a55\" stroke-width=\"1.6\"/><path d=\"M-4.8 2.5c.2 2.6 1.5 4.2 3.6 4.9\" stroke=\"#e8fbff\" stroke-width=\"1.8\" fill=\"none\" stroke-linecap=\"round\"/></g>";

/// What goes round a place that can be chosen: a plate, a powerhouse, the scroll of a head stream.
const RINGS: &str = "<circle id=\"r-plate\" r=\"27\"/><path id=\"r-house\" d=\"M-32 6v-34L0-55l32 27V6z\"/><path id=\"r-head\" d=\"M-84-22H84L75 0l9 22H-84l9-22z\"/>";

/// The outline around a dam of a level: its wall, its towers and its foot.
fn around_dam(level: u8) -> String {
    let (storeys, rise) = (f64::from(level), STOREY + 1.0);
    let (top, edge) = (-rise * storeys - 16.0, 59.0 - 6.0 * (storeys - 1.0));
    format!("M-60 7L-{edge} {top}H-{0}Q0 {1} {0} {top}H{edge}L60 7Q0 17 -60 7z", edge - 14.0, top + 8.0)
}

/// The way of water through a conduit: its course, and the powerhouses it can drive.
fn way(space: ConduitSpace) -> String {
    let mut out = format!(
        "<g id=\"way{0}\"><use href=\"#c{0}\" class=\"w0\"/><use href=\"#c{0}\" class=\"w1\"/>",
        space.0
    );
    for (x, y) in space.to().powerhouses().map(map::house_foot) {
        let _ = write!(out, "<use href=\"#r-house\" class=\"w2\" x=\"{x}\" y=\"{y}\"/>");
    }
    out + "</g>"
}

/// The ring around a place that can be chosen, dark edge first: `plate`, `house`, `head`, `dam1` ...
pub(super) fn ring(shape: &str, measure: &str) -> Markup {
    let body = format!("<use href=\"#r-{shape}\" class=\"r0\"/><use href=\"#r-{shape}\" class=\"r1\"/>");
    html! { svg.piece.ring viewBox=(measure) { (PreEscaped(body)) } }
}

/// The plate of a conduit, built by a company or by nobody.
pub(super) fn plate(class: &str) -> Markup {
    let shape = if class.is_empty() { "disc" } else { "valve" };
    standing(PLATE, class, &format!("<use href=\"#{shape}\"/>"))
}

/// The way of a conduit, drawn over the whole map while its plate is pointed at.
pub(super) fn lit_way(space: ConduitSpace) -> Markup {
    let body = format!("<use href=\"#way{}\"/>", space.0);
    html! { svg.way viewBox={ "0 0 1000 " (map::HIGH) } aria-hidden="true" { (PreEscaped(body)) } }
}

/// The way of the next drop down the river to where it stops, drawn over the whole map.
pub(super) fn lit_run(path: &str, dam: Option<BaseSpace>) -> Markup {
    let mut body = format!("<path class=\"w1\" d=\"{path}\"/>");
    if let Some((x, y)) = dam.map(map::foot) {
        let _ = write!(body, "<circle class=\"w3\" cx=\"{x}\" cy=\"{}\" r=\"16\"/>", y - 40.0);
    }
    html! { svg.way.run viewBox={ "0 0 1000 " (map::HIGH) } aria-hidden="true" { (PreEscaped(body)) } }
}

/// The scroll on which a head stream's drops are written.
pub(super) fn scroll() -> Markup {
    PreEscaped("<svg class=\"piece\" viewBox=\"-88 -24 176 48\" preserveAspectRatio=\"none\"><path class=\"pd\" d=\"M-82-20H82L73 0l9 20H-82l9-20z\"/></svg>".to_owned())
}

/// The shield of a company by itself.
pub(super) fn emblem(class: &str) -> Markup {
    let body = format!("<use href=\"#shield-{class}\"/>");
    html! { svg.sh viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(body)) } }
}

/// A drop as a picture.
pub(super) fn drop() -> Markup {
    PreEscaped("<svg viewBox=\"-12 -17 24 30\"><use href=\"#drop\"/></svg>".to_owned())
}

/// The measures of places on the map, about what stands there.
pub(super) const WALL: &str = "-56 -82 112 92";
pub(super) const HOUSE: &str = "-35 -66 70 70";
pub(super) const PLATE: &str = "-35 -35 70 70";
pub(super) const HEAD: &str = "-88 -24 176 48";

/// A dam of a company, or of nobody, as it stands in its place.
pub(super) fn wall(class: &str, level: u8) -> Markup {
    let (x, y, size) =
        if level > 1 { (0.0, -8.5 * f64::from(level) - 3.0, 30.0) } else { (0.0, -10.0, 27.0) };
    let body = format!("<use href=\"#dam{level}\"/>{}", shield(class, x, y, size));
    standing(WALL, class, &body)
}

/// A powerhouse of a company as it stands in its place.
pub(super) fn powerhouse(class: &str) -> Markup {
    standing(HOUSE, class, &format!("<use href=\"#house\"/>{}", shield(class, 0.0, -27.0, 22.0)))
}

/// The price of a place with a red border, about its hole, in a place of this measure.
pub(super) fn price_tag(measure: &str, x: f64, y: f64) -> Markup {
    standing(measure, "", &format!("<g transform=\"translate({x} {y})\"><use href=\"#tag\"/></g>"))
}

fn standing(measure: &str, class: &str, body: &str) -> Markup {
    let class = if class.is_empty() { "piece".to_owned() } else { format!("piece {class}") };
    html! { svg class=(class) viewBox=(measure) { (PreEscaped(body)) } }
}

/// The shield of a company; nothing for a class that is none.
fn shield(class: &str, x: f64, y: f64, size: f64) -> String {
    if SHIELDS.iter().all(|(name, ..)| *name != class) {
        return String::new();
    }
    let corner = |middle: f64| short(middle - size / 2.0);
    format!(
        "<use href=\"#shield-{class}\" transform=\"translate({} {})scale({})\"/>",
        corner(x),
        corner(y),
        short(size / 24.0)
    )
}

/// The shore of a lake about its middle.
fn shore(space: BaseSpace) -> String {
    let shore = lake(space, 1.0);
    let (x, y) = middle(&shore);
    let shore: Vec<Point> = shore.into_iter().map(|(a, b)| (a - x, b - y)).collect();
    format!("<path id=\"shore-{space}\" d=\"{}\"/>", loop_around(&shore))
}

/// The lake behind a dam: its bed while it is not full, and the water in it. One shoreline in several sizes.
pub(super) fn filled(space: BaseSpace, level: u8, held: u8) -> Markup {
    let up = (STOREY * f64::from(level) - 18.0) * 0.3;
    let (x, y) = middle(&lake(space, 1.0));
    let mut out = format!("<g transform=\"translate({x:.0} {:.0})\">", y - up);
    if held < level {
        let _ = write!(out, "<use href=\"#shore-{space}\" class=\"bed\"/>");
    }
    if held > 0 {
        let full = 0.45 + 0.55 * (f64::from(held) / f64::from(level.max(1))).min(1.0);
        let (wide, high) = ((22.0 + 34.0 * full) / 56.0, (15.0 + 21.0 * full) / 36.0);
        for (class, part) in [("lk", 1.0), ("lt", 0.86), ("lt", 0.7)] {
            let _ = write!(
                out,
                "<use href=\"#shore-{space}\" class=\"{class}\" transform=\"scale({} {})\"/>",
                short(wide * part),
                short(high * part)
            );
        }
    }
    PreEscaped(out + "</g>")
}

/// A conduit: a pipe from the tower in its lake to behind the powerhouses it feeds. Strokes of one course: its shadow, edge,
/// body, shade, light, collars, their rings, and rivets.
fn course(space: ConduitSpace) -> String {
    let mut out = format!(
        "<path id=\"c{0}\" d=\"{1}\"/><g id=\"pipe{0}\" class=\"pipe\">",
        space.0,
        map::course(space)
    );
    for stroke in ["s", "k", "b", "d", "l", "c", "r", "p"] {
        let _ = write!(out, "<use href=\"#c{}\" class=\"{stroke}\"/>", space.0);
    }
    let (x, y) = map::intake(space);
    out + &format!("<use href=\"#tower\" x=\"{x}\" y=\"{y}\"/></g>")
}

/// A conduit of a company.
pub(super) fn pipe(class: &str, space: ConduitSpace) -> Markup {
    PreEscaped(format!("<use href=\"#pipe{}\" class=\"{class}\"/>", space.0))
}
