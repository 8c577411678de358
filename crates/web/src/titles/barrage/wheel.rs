//! The construction wheel: a gear of brass. Gear, spokes and load turn; face, figures, hub and pawl stand still.

use std::f64::consts::PI;
use std::fmt::Write as _;

use barrage::{Company, Player, Segment, Step};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::board::Board;
use super::icons;
use super::places;
use crate::ink::{Point, short};

/// The teeth of the gear.
const TEETH: u32 = 48;

/// How long a turn lasts, in milliseconds; the style sheet says the same.
const TURN: u16 = 420;

/// A point so far from the middle, clockwise from the top.
fn polar(radius: f64, degrees: f64) -> Point {
    let angle = (degrees - 90.0) * PI / 180.0;
    (radius * angle.cos(), radius * angle.sin())
}

fn path(points: impl IntoIterator<Item = Point>) -> String {
    let mut out = String::new();
    for (nth, (x, y)) in points.into_iter().enumerate() {
        let _ = write!(out, "{}{} {}", if nth == 0 { 'M' } else { 'L' }, short(x), short(y));
    }
    out + "Z"
}

/// The parts of the wheel, about its middle.
pub(super) fn symbols() -> String {
    let tooth = 360.0 / f64::from(TEETH);
    let teeth = (0..TEETH).flat_map(|nth| {
        let at = f64::from(nth) * tooth;
        [(94.0, 0.0), (94.0, 2.2), (100.0, 3.0), (100.0, 5.3)].map(|(radius, on)| polar(radius, at + on))
    });
    let mut out = format!(
        "<path id=\"gear\" d=\"{}\" fill=\"url(#brass)\" stroke=\"#4a300a\"/><g id=\"face\">",
        path(teeth)
    );
    out.push_str("<circle r=\"91.5\" fill=\"url(#brass)\" stroke=\"#5c3d0f\"/><circle r=\"81\" fill=\"url(#brass2)\" stroke=\"#4a300a\" stroke-width=\"1.2\"/><circle class=\"wheel-face\" r=\"77\"/>");
    for nth in 0..6 {
        let middle = f64::from(nth) * 60.0;
        let corners = [(75.0, -29.0), (75.0, 29.0), (27.0, 29.0), (27.0, -29.0)];
        let [a, b, c, d] = corners.map(|(radius, aside)| {
            let (x, y) = polar(radius, middle + aside);
            format!("{} {}", short(x), short(y))
        });
        let open = if nth == 0 { " next" } else { "" };
        let _ =
            write!(out, "<path class=\"wheel-seg{open}\" d=\"M{a}A75 75 0 0 1 {b}L{c}A27 27 0 0 0 {d}Z\"/>");
        let (x, y) = polar(86.3, middle + 30.0);
        let _ = write!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"2.6\" fill=\"url(#boss)\" stroke=\"#4a300a\" stroke-width=\".8\"/>",
            short(x),
            short(y)
        );
    }
    // How many turns are left until a segment is open.
    for left in 1..6 {
        let (x, y) = polar(86.3, -60.0 * f64::from(left));
        let _ = write!(
            out,
            "<text class=\"wheel-left\" x=\"{}\" y=\"{}\">{left}</text>",
            short(x),
            short(y + 5.4)
        );
    }
    out.push_str("</g><g id=\"spokes\">");
    for nth in 0..6 {
        // Drawn as slabs: a line along an axis has no box for its gradient.
        let at = 30.0 + 60.0 * f64::from(nth);
        let slab = |half: f64| {
            let ((x, y), (u, v)) = (polar(22.0, at), polar(79.0, at));
            let (dx, dy) = polar(half, at + 90.0);
            path([(x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy), (x - dx, y - dy)])
        };
        let _ = write!(
            out,
            "<path d=\"{}\" fill=\"#4a300a\"/><path d=\"{}\" fill=\"#d3a54a\"/><path d=\"{}\" fill=\"#fbe9b4\" opacity=\".8\"/>",
            slab(3.5),
            slab(2.5),
            slab(0.5)
        );
    }
    out.push_str("</g><g id=\"hub\"><circle r=\"25\" fill=\"url(#boss)\" stroke=\"#4a300a\" stroke-width=\"1.5\"/><circle r=\"19.5\" fill=\"none\" stroke=\"#6d4912\"/><path class=\"pins\" d=\"");
    for nth in 0..8 {
        let (x, y) = polar(22.2, 45.0 * f64::from(nth));
        let _ = write!(out, "M{} {}v0", short(x), short(y));
    }
    out + "\"/><path class=\"pawl\" d=\"M-7-108h14l-3 16a4 4 0 0 1-8 0z\" fill=\"url(#brass2)\" stroke=\"#4a300a\" stroke-width=\"1.2\"/><circle cy=\"-104\" r=\"2.6\" fill=\"#fff2c8\" stroke=\"#4a300a\" stroke-width=\".9\"/></g>"
}

impl Board<'_> {
    /// The construction wheel: the open segment on top, the others after it in the order they will open (B-8.2).
    pub(super) fn wheel(&self, seat: Seat, company: Company, player: &Player, mine: bool) -> Markup {
        let turning = self.moment.turned == Some(seat);
        let class = &self.names.company(company).class;
        let hub = format!(
            "<use href=\"#hub\"/><use href=\"#shield-{class}\" transform=\"translate(-16 -16)scale(1.333)\"/>"
        );
        html! {
            div.wheel role="group" aria-label=(self.names.it("board-wheel")) {
                svg viewBox="-106 -112 212 218" aria-hidden="true" {
                    g.turning[turning] { (PreEscaped("<use href=\"#gear\"/>")) }
                    (PreEscaped("<use href=\"#face\"/>"))
                    g.turning[turning] { (PreEscaped("<use href=\"#spokes\"/>")) }
                }
                div.disc.turning[turning] data-hold=[turning.then_some(TURN)] {
                    @for (nth, segment) in player.wheel.iter().enumerate() {
                        div.seg style={ "--i:" (nth) } { (self.segment(company, segment, nth as u8, mine)) }
                    }
                }
                svg.hub viewBox="-106 -112 212 218" aria-hidden="true" { (PreEscaped(hub)) }
            }
        }
    }

    fn segment(&self, company: Company, segment: &Segment, nth: u8, mine: bool) -> Markup {
        let load = html! {
            @for (count, glyph) in [(segment.excavators, "exc"), (segment.mixers, "mix"), (segment.excamixers, "any")] {
                @if count > 0 { (icons::amount(count, glyph)) }
            }
        };
        // Machines are taken back where they lie (L-4.14).
        let asked = mine && matches!(self.table.agenda.last(), Some(Step::RetrieveMachines));
        html! {
            @if let Some(tile) = segment.tile {
                @if mine { (self.tile(tile, Some(company), &places::wheel_tile(tile))) }
                @else { (self.tile(tile, Some(company), "")) }
            }
            @if asked && segment.machines() > 0 {
                (self.place(&places::segment(nth), "load", self.names.it("board-wheel"), &load))
            } @else { (load) }
        }
    }
}
