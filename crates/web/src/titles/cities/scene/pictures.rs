//! The scenes themselves: each a few shapes, some of them thrown.

use std::fmt::Write as _;

use cities::Resource;

use super::{Kind, Scene, short};
use crate::ink::Pen;

/// Draws what a scene is about.
pub(super) fn draw(out: &mut String, pen: &mut Pen, scene: &Scene) {
    let count = usize::from(scene.count);
    match scene.kind {
        Kind::Farm | Kind::Desalination | Kind::Laboratory => buildings(out, pen, scene),
        Kind::Tunnel => tunnel(out, pen, scene.upgraded || count > 1),
        Kind::Bore => bore(out, pen),
        Kind::Dome => domes(out, pen, "dome", count),
        Kind::Bell => domes(out, pen, "bell", count),
        Kind::Metropolis => metropolis(out, pen),
        Kind::Ship => ship(out, pen),
        Kind::Mission => mission(out, pen),
        Kind::Goods => goods(out, pen, scene.goods),
        Kind::Hall => hall(out, pen),
        Kind::Crane => crane(out, pen),
        Kind::Feast => feast(out, pen),
        Kind::Archive => archive(out, pen),
        Kind::Cells => cells(out, pen),
        Kind::Foundry => foundry(out, pen),
        Kind::Market => market(out, pen),
        Kind::Coins => coins(out, pen),
        Kind::Plan => plan(out, pen),
        Kind::Whale => whale(out),
        Kind::Dolphins => dolphins(out, pen),
    }
}

/// Writing to a text cannot fail.
macro_rules! put {
    ($out:expr, $($text:tt)*) => { let _ = write!($out, $($text)*); };
}

fn chance(pen: &mut Pen, part: f64) -> bool {
    pen.part() < part
}

/// Left or right.
fn side(pen: &mut Pen) -> f64 {
    if chance(pen, 0.5) { 1.0 } else { -1.0 }
}

/// A piece with its foot at a point.
fn piece(out: &mut String, name: &str, x: f64, foot: f64, size: f64) {
    let (wide, high, from_x, from_y) = match name {
        "dome" | "bell" => (88.0, 72.0, 44.0, 48.0),
        "blue" | "brown" => (72.0, 80.0, 36.0, 74.0),
        _ => (44.0, 44.0, 22.0, 38.0),
    };
    put!(
        out,
        "<use href=\"#c-{name}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        short(x - from_x * size),
        short(foot - from_y * size),
        short(wide * size),
        short(high * size)
    );
}

/// A light on the water.
fn glow(out: &mut String, x: f64, y: f64, wide: f64, high: f64, strength: f64) {
    put!(
        out,
        "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{wide}\" ry=\"{high}\" fill=\"url(#lit)\" opacity=\"{strength}\"/>"
    );
}

/// A submarine: where, how large (looking left if negative), with how many boxes, with a beam or without.
fn submarine(out: &mut String, (x, y): (f64, f64), size: f64, boxes: i32, beam: bool) {
    put!(
        out,
        "<g transform=\"translate({} {}) scale({} {})\">",
        short(x),
        short(y),
        short(size),
        short(size.abs())
    );
    if beam {
        out.push_str("<path d=\"M38 2l70 26V-14z\" fill=\"url(#lit)\" opacity=\".9\"/>");
    }
    out.push_str(
        "<path class=\"bd\" d=\"M-40 0C-40-9-26-13-6-13H20C34-13 42-7 42 0S34 13 20 13H-6C-26 13-40 9-40 0z\"/><path class=\"b2\" d=\"M-10-13l3-10h16l4 10z\"/><path class=\"ln\" d=\"M2-23v-7h6M-40 0l-9-9v18z\"/>\
         <path class=\"th\" d=\"M-30 6C-10 10 14 10 34 5M-32-4C-14-8 10-8 30-6\"/><circle class=\"gl\" cx=\"30\" cy=\"-1\" r=\"5.5\"/>",
    );
    for at in 0..4 {
        put!(out, "<circle class=\"lm\" cx=\"{}\" cy=\"-1\" r=\"2.6\"/>", -18 + at * 11);
    }
    for x in (0..boxes).map(|at| -34 + at * 15) {
        put!(
            out,
            "<path class=\"b2\" d=\"M{x} 15h13v11h-13z\"/><path class=\"th\" d=\"M{} 15v11M{} 15v11\"/>",
            x + 4,
            x + 9
        );
    }
    out.push_str("</g>");
}

/// A tube through the picture, or two; with cars in it or without.
fn tube(out: &mut String, pen: &mut Pen, double: bool, y: f64, sag: f64, cars: bool) {
    let widths = if double { (17.0, 14.0, 9.0, 3.6, 7.0) } else { (22.0, 18.5, 12.0, 4.0, 8.5) };
    for y in [y, y + 19.0].into_iter().take(1 + usize::from(double)) {
        let line = format!("M-6 {}Q120 {} 246 {}", short(y), short(y + sag), short(y - 6.0));
        let (shell, glass, inner, core, car) = widths;
        for (color, width, more) in [
            ("#fff2c0", 30.0, " stroke-opacity=\".22\""),
            ("#0b2c44", shell, ""),
            ("#2f83a3", glass, ""),
            ("#8fdcea", inner, " opacity=\".85\""),
            ("var(--acc)", core, ""),
            ("#f4fffb", shell, " stroke-dasharray=\"1.6 24\""),
            ("#0b2c44", shell, " stroke-dasharray=\"1.2 24.4\" stroke-dashoffset=\"-1.7\""),
        ] {
            put!(out, "<path d=\"{line}\" stroke=\"{color}\" stroke-width=\"{width}\" fill=\"none\"{more}/>");
        }
        if cars {
            let x = pen.between(40.0, 170.0);
            let part = (x + 6.0) / 252.0;
            let rest = 1.0 - part;
            let at = rest * rest * y + 2.0 * part * rest * (y + sag) + part * part * (y - 6.0);
            put!(
                out,
                "<path d=\"M{x:.0} {:.1}h22\" stroke=\"#b3261a\" stroke-width=\"{car}\" stroke-linecap=\"round\"/><path d=\"M{:.0} {:.1}h20\" stroke=\"#fff\" stroke-width=\"2\" stroke-dasharray=\"3 2.5\"/>",
                at + 0.5,
                x + 2.0,
                at - 0.5
            );
        }
    }
}

fn buildings(out: &mut String, pen: &mut Pen, scene: &Scene) {
    let name = match scene.kind {
        Kind::Farm => {
            kelp(out, pen);
            "farm"
        }
        Kind::Desalination => {
            out.push_str("<path class=\"ln\" d=\"M-4 92H246\" stroke-width=\"3\"/><path class=\"th\" d=\"M-4 96H246\"/>");
            "desalination"
        }
        _ => {
            for _ in 0..7 {
                let (x, y, wide) = (pen.between(10.0, 230.0), pen.between(12.0, 46.0), pen.between(2.0, 6.0));
                put!(out, "<circle class=\"bub\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{wide:.1}\"/>");
            }
            put!(
                out,
                "<path class=\"th\" d=\"M{:.0} 30l26-12 24 16 30-20 28 12 34-10\"/>",
                pen.between(20.0, 60.0)
            );
            "laboratory"
        }
    };
    let name = if scene.upgraded { format!("{name}-up") } else { name.to_owned() };
    let (places, size): (&[f64], f64) = match scene.count {
        1 => (&[120.0], 1.75),
        2 => (&[84.0, 156.0], 1.5),
        _ => (&[58.0, 120.0, 182.0], 1.25),
    };
    for x in places {
        let (x, foot) = (x + pen.between(-6.0, 6.0), 96.0 + pen.between(-3.0, 3.0));
        piece(out, &name, x, foot, size * pen.between(0.95, 1.05));
    }
}

fn kelp(out: &mut String, pen: &mut Pen) {
    out.push_str("<path fill=\"#1f7f5a\" stroke=\"#f4fffb\" stroke-width=\".5\" d=\"");
    for _ in 0..13 {
        let (x, high) = (pen.between(6.0, 234.0), 44.0 * pen.between(0.6, 1.1));
        let (wide, bend) = (pen.between(3.0, 6.0), pen.between(-8.0, 8.0));
        put!(
            out,
            "M{x:.0} 100c{:.1}-{:.1} {bend:.1}-{:.1} {:.1}-{high:.1}c{wide:.1} {:.1} {:.1} {:.1} {:.1} {high:.1}z",
            -wide,
            high * 0.3,
            high * 0.6,
            bend * 0.6,
            high * 0.3,
            wide * 0.8 - bend * 0.3,
            high * 0.7,
            wide - bend * 0.6
        );
    }
    out.push_str("\"/>");
}

fn tunnel(out: &mut String, pen: &mut Pen, double: bool) {
    tube(out, pen, double, 66.0, 10.0, true);
    if chance(pen, 0.45) {
        out.push_str("<path class=\"bd\" d=\"M196 100V60a26 30 0 0 1 52 0v44z\"/><path class=\"lm\" d=\"M212 100V66a16 18 0 0 1 32 0v34z\" opacity=\".6\"/>");
    }
}

fn bore(out: &mut String, pen: &mut Pen) {
    tube(out, pen, false, 70.0, 4.0, false);
    put!(
        out,
        "<g transform=\"translate({:.0} 67)\"><path class=\"bd\" d=\"M-46-20h54v40h-54z\"/><path class=\"b2\" d=\"M8-21L46 0 8 21z\"/><path class=\"ln\" d=\"M14-17q8 8 4 34M24-12q5 6 2 24M33-7q3 4 1 14\"/><path class=\"win\" d=\"M-40-10h40M-40-3h40\"/><path class=\"th\" d=\"M50-12l9-5M53 0h11M50 12l9 5\"/></g>",
        pen.between(120.0, 165.0)
    );
}

fn domes(out: &mut String, pen: &mut Pen, kind: &str, count: usize) {
    glow(out, 120.0, 80.0, 120.0, 40.0, 0.5);
    if count == 1 {
        if chance(pen, 0.6) {
            tube(out, pen, false, 84.0, -4.0, false);
        }
        let x = pen.between(100.0, 140.0);
        piece(out, kind, x, 92.0, 1.35);
        let beside = ["laboratory", "desalination", "farm"][pen.whole(0, 2)];
        piece(out, beside, x + 74.0 * side(pen), 98.0, 0.85);
        return;
    }
    tube(out, pen, false, 82.0, -3.0, true);
    let (places, size): (&[f64], f64) =
        if count == 2 { (&[66.0, 174.0], 1.0) } else { (&[46.0, 120.0, 194.0], 0.82) };
    for &x in places {
        piece(out, if chance(pen, 0.75) { kind } else { "dome" }, x, 92.0 + pen.between(-3.0, 3.0), size);
    }
}

fn metropolis(out: &mut String, pen: &mut Pen) {
    glow(out, 120.0, 80.0, 120.0, 50.0, 0.4);
    piece(out, "blue", 120.0 + pen.between(-10.0, 10.0), 102.0, 1.25);
    piece(out, "dome", 40.0, 100.0, 0.55);
    match chance(pen, 0.5) {
        true => piece(out, "brown", 204.0, 104.0, 0.8),
        false => piece(out, "dome", 206.0, 100.0, 0.55),
    }
}

fn ship(out: &mut String, pen: &mut Pen) {
    let at = (pen.between(112.0, 130.0), pen.between(46.0, 54.0));
    submarine(out, at, 1.35, 5, false);
    match chance(pen, 0.7) {
        true => submarine(out, (210.0, 24.0), -0.42, 3, false),
        false => submarine(out, (34.0, 26.0), 0.4, 2, false),
    }
}

fn mission(out: &mut String, pen: &mut Pen) {
    let side = side(pen);
    submarine(out, (120.0 - 34.0 * side, pen.between(44.0, 54.0)), 1.25 * side, 0, true);
    piece(out, if chance(pen, 0.5) { "desalination" } else { "laboratory" }, 120.0 + 84.0 * side, 104.0, 0.8);
}

/// The sign of a good on an ivory disc.
fn sign(out: &mut String, name: &str, x: f64, y: f64, disc: f64, size: f64) {
    put!(
        out,
        "<circle cx=\"{}\" cy=\"{}\" r=\"{disc}\" fill=\"#fffaf0\"/><use href=\"#g-{name}\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
        short(x),
        short(y),
        short(x - size / 2.0),
        short(y - size / 2.0)
    );
}

fn goods(out: &mut String, pen: &mut Pen, which: u8) {
    submarine(out, (168.0, 34.0), -0.72, 0, false);
    out.push_str("<path class=\"th\" d=\"M160 46v16M170 46v16\"/>");
    let names: Vec<&str> =
        Resource::ALL.iter().filter(|&&it| which >> it as u8 & 1 == 1).map(|it| it.word()).collect();
    let places = [(96.0, 96.0), (124.0, 96.0), (110.0, 74.0), (68.0, 96.0), (152.0, 96.0), (138.0, 74.0)];
    let count = 3 + pen.whole(0, 3);
    for (at, (x, y)) in places.into_iter().take(count).enumerate() {
        let x = x + pen.between(-2.0, 2.0);
        put!(
            out,
            "<path class=\"{}\" d=\"M{:.1} {}h26v20h-26z\"/><path class=\"th\" d=\"M{:.1} {}h26M{:.1} {}h26\"/>",
            if at % 2 == 1 { "bd" } else { "b2" },
            x - 13.0,
            y - 20.0,
            x - 13.0,
            y - 16.0,
            x - 13.0,
            y - 4.0
        );
        sign(out, names.get(at % names.len().max(1)).unwrap_or(&"kelp"), x, y - 10.0, 7.5, 11.0);
    }
}

fn hall(out: &mut String, pen: &mut Pen) {
    out.push_str("<path class=\"bd\" d=\"M52 98h136v-8H52zM62 90h116v-7H62zM72 83h96v-7H72z\"/>");
    let columns = pen.whole(4, 6);
    for at in 0..columns {
        let x = 80.0 + at as f64 * 80.0 / (columns - 1) as f64;
        put!(
            out,
            "<path class=\"b2\" d=\"M{:.0} 76V44h8v32z\"/><path class=\"th\" d=\"M{x:.0} 74V46\"/>",
            x - 4.0
        );
    }
    out.push_str(
        "<path class=\"bd\" d=\"M70 44h100L120 18z\"/><circle class=\"lm\" cx=\"120\" cy=\"34\" r=\"5\"/>",
    );
    for _ in 0..pen.whole(4, 7) {
        let x = if chance(pen, 0.5) { pen.between(8.0, 46.0) } else { pen.between(194.0, 226.0) };
        let high = pen.between(30.0, 58.0);
        put!(
            out,
            "<path class=\"ln\" d=\"M{x:.0} 98v-{high:.0}\"/><path class=\"lm\" d=\"M{x:.0} {:.0}l13 4-13 5z\"/>",
            98.0 - high
        );
    }
}

fn crane(out: &mut String, pen: &mut Pen) {
    let side = side(pen);
    let x = 120.0 + 40.0 * side;
    glow(out, x, 80.0, 70.0, 36.0, 0.7);
    piece(out, ["farm-up", "desalination-up", "laboratory-up"][pen.whole(0, 2)], x, 98.0, 1.65);
    put!(
        out,
        "<g transform=\"translate({} 98) scale({side} 1)\"><path class=\"bd\" d=\"M-16 0l5-12h22l5 12z\"/><path class=\"ln\" d=\"M-5-12V-70M5-12V-70M-5-20l10-12M5-20l-10-12M-5-40l10-12M5-40l-10-12\"/><path class=\"b2\" d=\"M-26-78H92l8 8H-26z\"/><path class=\"ln\" d=\"M84-70v14\"/><path class=\"la\" d=\"M78-56h12v6M78-56v6\"/><path class=\"b2\" d=\"M-26-70h14v12h-14z\"/></g>",
        120.0 - 62.0 * side
    );
}

fn feast(out: &mut String, pen: &mut Pen) {
    for row in [0.0, 1.0] {
        let (top, sag) = (18.0 + row * 15.0, pen.between(40.0, 68.0));
        put!(out, "<path class=\"th\" d=\"M-4 {top}Q120 {:.0} 244 {}\"/>", top + sag, top - 4.0);
        for at in 1..9 {
            let part = f64::from(at) / 9.0 + row * 0.04;
            let rest = 1.0 - part;
            let y = rest * rest * top + 2.0 * part * rest * (top + sag) + part * part * (top - 4.0);
            put!(
                out,
                "<g transform=\"translate({:.0} {y:.0}) scale({:.2})\"><circle r=\"10\" cy=\"7\" fill=\"url(#lit)\"/><path class=\"lm\" d=\"M-4 3h8l1.5 4-1.5 5h-8L-5.500 7z\"/><path class=\"th\" d=\"M0 0v3M-4 3h8M-4 12h8\"/></g>",
                -4.0 + 248.0 * part,
                pen.between(0.8, 1.15)
            );
        }
    }
    piece(out, "dome", 70.0, 102.0, 0.8);
    piece(out, if chance(pen, 0.5) { "bell" } else { "dome" }, 172.0, 102.0, 0.8);
}

fn archive(out: &mut String, pen: &mut Pen) {
    out.push_str("<path class=\"bd\" d=\"M40 100V22h160v78z\"/>");
    for shelf in [48, 73, 98] {
        put!(out, "<path class=\"th\" d=\"M40 {shelf}h160\"/>");
        let mut x = 45.0;
        while x < 190.0 {
            let (wide, high) = (pen.between(4.0, 10.0), pen.between(13.0, 21.0));
            let class = ["b2", "gl", "lm", "b2"][pen.whole(0, 3)];
            put!(out, "<path class=\"{class}\" d=\"M{x:.1} {shelf}v-{high:.0}h{wide:.1}v{high:.0}z\"/>");
            x += wide + pen.between(0.5, 3.0);
        }
    }
    out.push_str("<path class=\"ln\" d=\"M188 100V58M200 100V58M188 66h12M188 76h12M188 86h12M188 95h12\"/>");
}

fn cells(out: &mut String, pen: &mut Pen) {
    for x in [62.0, 120.0, 178.0] {
        put!(
            out,
            "<path class=\"bd\" d=\"M{} 100v-8h44v8zM{} 22h36v-7h-36z\"/><path class=\"gl\" d=\"M{} 92V22h40v70z\"/>",
            x - 22.0,
            x - 18.0,
            x - 20.0
        );
        for _ in 0..6 {
            let (x, y, wide) = (x + pen.between(-12.0, 12.0), pen.between(34.0, 84.0), pen.between(4.0, 8.0));
            put!(
                out,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{wide:.1}\" fill=\"#f39cc6\" stroke=\"#fff\" stroke-width=\".8\"/><circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" fill=\"#8c2e5f\"/>",
                x + 1.0,
                y + 1.0,
                wide * 0.35
            );
        }
    }
}

fn foundry(out: &mut String, pen: &mut Pen) {
    out.push_str("<ellipse cx=\"120\" cy=\"84\" rx=\"90\" ry=\"34\" fill=\"#ff9a4d\" opacity=\".35\"/>");
    for (x, high) in [(60.0, 46.0), (92.0, 66.0), (124.0, 52.0), (158.0, 72.0), (188.0, 44.0)] {
        let high = high + pen.between(-8.0, 8.0);
        put!(
            out,
            "<path class=\"bd\" d=\"M{} 102l6-{high:.0} 4-4 7 4 8 {high:.0}z\"/><path class=\"th\" d=\"M{} {:.0}l-1 {:.0}M{} {:.0}l2 {:.0}\"/><path class=\"ln\" d=\"M{x} {:.0}c-8-8 8-12 0-22s6-12 2-20\" opacity=\".6\"/>",
            x - 13.0,
            x - 4.0,
            104.0 - high,
            high - 8.0,
            x + 2.0,
            106.0 - high,
            high - 12.0,
            96.0 - high
        );
    }
    out.push_str("<path class=\"lm\" d=\"M96 102c4-10 44-10 48 0z\"/>");
}

fn market(out: &mut String, pen: &mut Pen) {
    for x in [46.0, 120.0, 194.0] {
        let half = 30.0 + pen.between(-3.0, 4.0);
        let third = half / 3.0;
        put!(out, "<path class=\"b2\" d=\"M{:.1} 98V62h{:.1}v36z\"/>", x - half + 4.0, 2.0 * half - 8.0);
        for at in 0..6 {
            put!(
                out,
                "<path class=\"{}\" d=\"M{:.1} 50h{third:.1}v12a{:.1} 6 0 0 1-{third:.1} 0z\"/>",
                if at % 2 == 1 { "lm" } else { "gl" },
                x - half + f64::from(at) * third,
                third / 2.0
            );
        }
        for at in [-16.0, 0.0, 16.0] {
            let name = ["kelp", "steelplast", "credit", "science"][pen.whole(0, 3)];
            sign(out, name, x + at, 80.0, 7.0, 10.0);
        }
        put!(
            out,
            "<path class=\"ln\" d=\"M{:.1} 50h{:.1}M{:.1} 90h{:.1}\"/>",
            x - half,
            2.0 * half,
            x - half + 4.0,
            2.0 * half - 8.0
        );
    }
}

fn coins(out: &mut String, pen: &mut Pen) {
    glow(out, 120.0, 86.0, 100.0, 30.0, 0.7);
    for (x, most) in [(64, 5), (92, 8), (120, 6), (148, 9), (178, 4)] {
        for y in (0..pen.whole(most - 2, most + 1)).map(|at| 98 - at as i32 * 7) {
            put!(
                out,
                "<path d=\"M{} {}v5a14 4 0 0 0 28 0v-5z\" fill=\"#a8781c\" stroke=\"#fff3cf\" stroke-width=\".7\"/><ellipse cx=\"{x}\" cy=\"{}\" rx=\"14\" ry=\"4\" fill=\"#f2c95c\" stroke=\"#fff3cf\" stroke-width=\".8\"/>",
                x - 14,
                y - 5,
                y - 5
            );
        }
    }
}

fn plan(out: &mut String, pen: &mut Pen) {
    put!(
        out,
        "<g transform=\"rotate({:.1} 120 60)\"><path d=\"M46 18h148v80H46z\" fill=\"#f7efdb\" stroke=\"#fff\"/><path d=\"M49 21h142v74H49z\" fill=\"none\" stroke=\"#8a6a2a\"/>",
        pen.between(-5.0, 5.0)
    );
    for _ in 0..5 {
        let (x, y, wide) = (pen.between(66.0, 174.0), pen.between(34.0, 80.0), pen.between(5.0, 10.0));
        put!(
            out,
            "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{wide:.1}\" fill=\"none\" stroke=\"#14506b\" stroke-width=\"1.1\"/><path d=\"M{x:.0} {y:.0}L{:.0} {:.0}\" stroke=\"#14506b\" stroke-width=\".8\" stroke-dasharray=\"3 2\"/>",
            pen.between(66.0, 174.0),
            pen.between(34.0, 80.0)
        );
    }
    out.push_str("<circle cx=\"176\" cy=\"86\" r=\"10\" fill=\"#b3402a\"/><path d=\"M170 94l-3 14 9-5 8 6-2-15z\" fill=\"#b3402a\"/><path d=\"M171 86l4 4 7-8\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2\"/></g>");
}

fn whale(out: &mut String) {
    out.push_str(
        "<g transform=\"translate(116 50) scale(1.35)\"><path class=\"bd\" d=\"M-62 4C-50-16-18-24 12-18 34-14 50-6 66-6c6-6 16-12 24-12-3 7-8 12-12 14 6 1 12 5 15 11-9 1-19-2-25-8C50 6 32 14 10 16-20 19-52 16-62 4z\"/>\
         <path class=\"th\" d=\"M-60 6c16 5 34 6 52 3M-56 9c12 5 26 6 42 5M-50 12c8 3 18 4 30 3M-28-14c14-5 32-5 46-1M-16-9c12-3 26-3 38 0\"/><path class=\"b2\" d=\"M-10 12c2 10 10 16 18 18-1-7-3-13-7-18z\"/><circle class=\"lm\" cx=\"-44\" cy=\"-2\" r=\"1.8\"/></g>",
    );
    piece(out, "dome", 206.0, 104.0, 0.5);
}

fn dolphins(out: &mut String, pen: &mut Pen) {
    for (x, y, size) in [(84, 46, "1"), (140, 66, ".85"), (184, 40, ".7")] {
        put!(
            out,
            "<g transform=\"translate({x} {y}) rotate({:.0}) scale({size})\"><path class=\"bd\" d=\"M-40 4C-34-8-14-16 6-12 20-9 30-2 40 0l12-7-4 10 6 9-14-5C26 12 8 13-8 11-22 10-32 8-40 4z\"/><path class=\"b2\" d=\"M0-12l6-12 8 14z\"/><path class=\"th\" d=\"M-36 5c14 3 30 4 44 3\"/><path class=\"lm\" d=\"M-6 12h16v9H-6z\"/></g>",
            pen.between(-16.0, 4.0)
        );
    }
}
