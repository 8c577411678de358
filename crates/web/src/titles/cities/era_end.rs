//! The end of an era as a card: what Production brought everybody, and what feeding the cities cost (U-22).

use cities::{Cities, Event, Gain};
use kernel::{Frame, Game as _, Seat};
use maud::{Markup, html};

use super::drawing::Drawing;
use super::effect::{Effect, effect_icons, icon};

/// How long the card stands unless somebody goes on, in milliseconds.
const STANDS: u16 = 2200;

/// What a seat got.
struct Brought {
    seat: Seat,
    gain: Gain,
    lost: u16,
}

/// Whether an event of a film is the last of a Production.
pub(super) fn ends(film: &[Frame<Cities>], nth: usize) -> bool {
    let of_it = |frame: &Frame<Cities>| matches!(frame.event, Event::Produced { .. } | Event::Fed { .. });
    of_it(&film[nth]) && !film[nth + 1..].iter().any(of_it)
}

fn brought(film: &[Frame<Cities>]) -> Vec<Brought> {
    let mut all: Vec<Brought> = Vec::new();
    for frame in film {
        match frame.event {
            Event::Produced { seat, goods, points } => {
                let points = points.try_into().unwrap_or(u8::MAX);
                all.push(Brought { seat, gain: Gain { goods, points, ..Gain::NOTHING }, lost: 0 });
            }
            Event::Fed { seat, points, .. } => match all.iter_mut().find(|it| it.seat == seat) {
                Some(it) => it.lost = points,
                None => all.push(Brought { seat, gain: Gain::NOTHING, lost: points }),
            },
            _ => {}
        }
    }
    all.sort_by_key(|it| it.seat);
    all
}

impl Drawing<'_> {
    /// The card of a Production that these events are.
    pub(super) fn era_card(&self, film: &[Frame<Cities>]) -> Markup {
        let signs = |gain| effect_icons(self.game.pack(), self.game.players(), Effect::Gives(gain), "");
        html! {
            div.round-card data-hold=(STANDS) {
                h3 { (self.page("produced")) }
                ol {
                    @for (nth, it) in brought(film).iter().enumerate() {
                        li data-seat=(it.seat) style={ "--nth:" (nth) } {
                            span.tok data-seat=(it.seat) { (it.seat) }
                            (signs(it.gain))
                            @if it.lost > 0 { b.lost { "−" (it.lost) (icon("point")) } }
                        }
                    }
                }
            }
        }
    }
}
