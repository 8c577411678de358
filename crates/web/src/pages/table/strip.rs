//! The strip at the top: how far the game is, and a plaque for everybody.

use maud::{Markup, html};

use super::time::clock;
use super::{SeatLine, sheets};
use crate::Say;
use crate::stage::{Panel, Part};

/// How far the game is, and everybody with what they have, whose turn it is marked.
pub(crate) fn strip(say: Say<'_>, seats: &[SeatLine], panels: &[Panel]) -> Markup {
    html! {
        header #strip aria-label=(say.it("strip")) {
            div.rounds { (sheets(panels, Part::Course)) }
            ol.players {
                @for seat in seats {
                    li.plaque.mine[seat.mine].asked[seat.asked] data-seat=(seat.seat) aria-current=[seat.asked.then_some("true")] {
                        div.nm {
                            b { (seat.name.as_deref().unwrap_or(&seat.who)) }
                            small {
                                @if seat.mine { (say.it("you")) } @else if seat.name.is_some() { (seat.who) } @else { (seat.seat) }
                            }
                        }
                        @if let Some(time) = &seat.time { (clock(say, time)) }
                        @let name = format!("figures-{}", seat.seat);
                        @for sheet in panels.iter().filter(|it| it.part == Part::Figures && it.name == name) { (sheet.section()) }
                    }
                }
            }
        }
    }
}
