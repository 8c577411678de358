//! The end of a round as a card: everybody's energy as a bar, and what it brought (B-17).

use barrage::{Barrage, Event, Resource, View, Why};
use kernel::{BySeat, Frame, Seat};
use maud::{Markup, html};
use words::{BarrageVoice, Words};

use super::icons;
use super::names::Names;
use super::pieces;

/// How long the card stands unless somebody goes on, in milliseconds.
const STANDS: u16 = 2000;

/// What a seat got for the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Brought {
    place: i32,
    credits: i32,
    bonus: i32,
}

/// Whether an event is of a round's scoring.
fn scores(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained { why: Why::EnergyPlace | Why::EnergyTrack | Why::Bonus(_), .. }
            | Event::Lost { why: Why::EnergyTrack, .. }
    )
}

/// Whether the scoring of a round begins with this event of a film.
pub(super) fn begins(film: &[Frame<Barrage>], nth: usize) -> bool {
    scores(&film[nth].event) && !film[..nth].iter().any(|frame| scores(&frame.event))
}

/// What everybody gets in these events.
fn brought(film: &[Frame<Barrage>]) -> BySeat<Brought> {
    let mut all = BySeat([Brought::default(); Seat::MOST]);
    for frame in film {
        match frame.event {
            Event::Gained { seat, amount, why: Why::EnergyPlace, .. } => all[seat].place += i32::from(amount),
            Event::Gained { seat, amount, why: Why::EnergyTrack, what: Resource::Credits } => {
                all[seat].credits += i32::from(amount);
            }
            Event::Lost { seat, amount, why: Why::EnergyTrack, .. } => all[seat].place -= i32::from(amount),
            Event::Gained { seat, amount, why: Why::Bonus(_), .. } => all[seat].bonus += i32::from(amount),
            _ => {}
        }
    }
    all
}

/// The card of the round whose scoring these events are, most energy first.
pub(super) fn card(words: &Words, view: &View, film: &[Frame<Barrage>]) -> Markup {
    let table = &view.table;
    let names = Names::of(words, table);
    let voice = BarrageVoice::new(words, table);
    let brought = brought(film);
    let mut seats: Vec<Seat> = table.order().to_vec();
    seats.sort_by_key(|&seat| std::cmp::Reverse(table.seats[seat].energy));
    let most = seats.first().map_or(1, |&seat| table.seats[seat].energy.max(1));
    html! {
        div.round-card data-hold=(STANDS) {
            h3 { (voice.say("page-round-ends", &[("round", table.round.into())])) }
            ol {
                @for (nth, seat) in seats.into_iter().enumerate() {
                    @let player = &table.seats[seat];
                    @if let Some(company) = player.company {
                        @let class = &names.company(company).class;
                        @let got = brought[seat];
                        li class=(class) style={ "--nth:" (nth) } {
                            (pieces::emblem(class))
                            span.bar style={ "width:" (u32::from(player.energy) * 100 / u32::from(most)) "%" } {}
                            b.of { (player.energy) (icons::glyph("energy")) }
                            span.got {
                                @if got.place != 0 { (icons::amount(signed(got.place), "vp")) }
                                @if got.credits > 0 { (icons::amount(signed(got.credits), "credit")) }
                                @if got.bonus > 0 { (icons::amount(signed(got.bonus), "joker")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}
