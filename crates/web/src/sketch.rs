//! Lines that are only thought of, sketched on the drawn board: where their moves happen, what flows, and what comes from where.
//!
//! A game says what is seen of a move ([`Stroke`]), a line of moves becomes [`Sketch`]es, and those are drawn by one place: on the
//! server into places and sheets ([`crate::Stage`]), or beside an opinion that is streamed, from where the script puts them on the
//! board. Lines have letters and moves have numbers, so colour never speaks alone; whoever cannot see the board has the list.

use kernel::{Event as _, Moves, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::say::Text;
use crate::title::OnPage;

/// Something that is seen of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Stroke {
    /// Something happens at a place of the board ([`OnPage::places`]).
    Ring {
        /// The place.
        place: String,
        /// Where it comes from.
        from: Origin,
        /// How many, or a sign for what; may be empty.
        count: String,
    },
    /// Something goes along a way across a drawing that is laid on a sheet.
    Way {
        /// The sheet, by name.
        sheet: &'static str,
        /// The measure of the drawing.
        measure: (f32, f32),
        /// The way in that measure, as path data.
        path: String,
        /// How many, or a sum; may be empty.
        count: String,
        /// Where that is written, in hundredths of the drawing.
        at: (f32, f32),
    },
}

/// Where something comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// From where the line was last.
    Before,
    /// From nowhere that is seen.
    Nowhere,
    /// From a place of the board, or from what has this name on the page.
    From(String),
}

impl Stroke {
    /// A ring around a place.
    pub fn ring(place: impl Into<String>) -> Self {
        Self::Ring { place: place.into(), from: Origin::Before, count: String::new() }
    }
}

/// A stroke of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Sketch {
    /// Of which line: the first is 0.
    pub line: usize,
    /// Of which of its moves: the first is 1.
    pub step: usize,
    /// What is seen.
    pub stroke: Stroke,
}

/// How many moves of a line are sketched.
const MOST_STEPS: usize = 9;

/// A line of moves that a seat could make from a position, sketched as far as it can be played.
pub fn sketched<T: OnPage>(
    game: &T,
    position: &T::Position,
    seat: Seat,
    nth: usize,
    line: &[String],
) -> Vec<Sketch> {
    let (mut position, mut legal) = (position.clone(), Moves::new());
    let mut sketches: Vec<Sketch> = Vec::new();
    let (viewer, mut last) = (Viewer::Seat(seat), None);
    game.moves(&position, &mut legal);
    for (notation, step) in line.iter().zip(1..=MOST_STEPS) {
        let Some(mv) = notation.parse::<T::Move>().ok().filter(|mv| legal.contains(mv)) else { break };
        let view = game.view(&position, viewer);
        let mut events = Vec::new();
        game.play(&mut position, mv, &mut legal, &mut events);
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
        let before: Option<String> = last.clone();
        for mut stroke in game.strokes(&view, mv, &seen) {
            if let Stroke::Ring { place, from, .. } = &mut stroke {
                // Where the line has been already there is a ring.
                let been =
                    |it: &Sketch| matches!(&it.stroke, Stroke::Ring { place: old, .. } if old == place);
                if sketches.iter().any(been) {
                    last = Some(place.clone());
                    continue;
                }
                if *from == Origin::Before {
                    *from = before.clone().map_or(Origin::Nowhere, Origin::From);
                }
                last = Some(place.clone());
            }
            sketches.push(Sketch { line: nth, step, stroke });
        }
    }
    sketches
}

/// The letter of a line.
pub(crate) fn letter(line: usize) -> char {
    char::from(b'A' + (line % 26) as u8)
}

impl Sketch {
    /// What is drawn; `on` says where the script puts it.
    fn drawn(&self, on: Option<&str>) -> Markup {
        let Self { line, step, .. } = self;
        let name = format!("{}{step}", letter(*line));
        // Of the first line all is shown, of the others what they begin with.
        let class = if *line > 0 && *step > 1 { "sk later" } else { "sk" };
        match &self.stroke {
            Stroke::Ring { from, count, .. } => html! {
                @let from = if let Origin::From(from) = from { Some(from) } else { None };
                u class=(class) data-sk=(line) data-from=[from] data-on=[on] aria-hidden="true" {
                    b { (name) @if !count.is_empty() { " " (Text(count)) } }
                }
            },
            Stroke::Way { measure, path, count, at, .. } => html! {
                span class=(format!("{class} way-of")) data-sk=(line) data-on=[on] aria-hidden="true" {
                    svg viewBox=(format!("0 0 {} {}", measure.0, measure.1)) {
                        @let tip = format!("<path class=\"sk2\" d=\"M6 0-18 15-11 0-18-15z\" style=\"offset-path:path('{path}');offset-distance:100%\"/>");
                        (PreEscaped(format!("<path class=\"sk0\" d=\"{path}\"/><path class=\"sk1\" d=\"{path}\"/>{tip}")))
                    }
                    @if !count.is_empty() { b style=(format!("left:{:.2}%;top:{:.2}%", at.0, at.1)) { (name) " " (Text(count)) } }
                }
            },
        }
    }
}

/// What is sketched at a place.
pub(crate) fn at_place(sketches: &[Sketch], name: &str) -> Markup {
    html! {
        @for it in sketches {
            @if matches!(&it.stroke, Stroke::Ring { place, .. } if place == name) { (it.drawn(None)) }
        }
    }
}

/// What is sketched across a sheet.
pub(crate) fn across(sketches: &[Sketch], name: &str) -> Markup {
    html! {
        @for it in sketches {
            @if matches!(&it.stroke, Stroke::Way { sheet, .. } if *sheet == name) { (it.drawn(None)) }
        }
    }
}

/// Sketches for the script to put on the board.
pub(crate) fn apart(sketches: &[Sketch]) -> Markup {
    html! {
        @for it in sketches {
            @match &it.stroke {
                Stroke::Ring { place, .. } => (it.drawn(Some(&format!("[data-place=\"{place}\"]")))),
                Stroke::Way { sheet, .. } => (it.drawn(Some(&format!("#sheet-{sheet} > div")))),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(line: usize, step: usize) -> Sketch {
        Sketch { line, step, stroke: Stroke::ring("bank") }
    }

    /// A letter and a number say which move of which line it is, without any colour.
    #[test]
    fn lines_have_letters_and_moves_numbers() {
        let drawn = at_place(&[ring(0, 1), ring(1, 2)], "bank").0;
        assert!(drawn.contains("<b>A1</b>") && drawn.contains("<b>B2</b>"), "{drawn}");
        assert!(
            drawn.contains("class=\"sk later\""),
            "only the first move of another line is shown at first: {drawn}"
        );
        assert_eq!(at_place(&[ring(0, 1)], "workshop").0, "");
        let streamed = apart(&[ring(0, 1)]).0;
        assert!(streamed.contains("data-on=\"[data-place=&quot;bank&quot;]\""), "{streamed}");
    }
}
