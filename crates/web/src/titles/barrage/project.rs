//! The Leeghwater Project: the external works with their spaces, and the private buildings (L-3, L-4).

use barrage::{Building, Space, Work};
use kernel::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::icons;
use super::names::{BUILDINGS, WORKS};

impl Board<'_> {
    /// Works above, buildings below.
    pub(super) fn project(&self) -> Markup {
        let rows = self.table.leeghwater.buildings.iter().flatten().enumerate();
        html! {
            div.project {
                div.office.outwork {
                    h3 {
                        (icons::glyph("any")) (self.names.sections[WORKS])
                        small { "+" (self.view.unseen_works.len()) }
                    }
                    @for (space, work) in Space::WORKS.into_iter().zip(self.table.leeghwater.works) {
                        div.row {
                            @match work { Some(work) => (self.work(work)), None => span.gap {} }
                            (self.space(space))
                        }
                    }
                }
                div.office.estates {
                    h3 { (icons::glyph("estate")) (self.names.sections[BUILDINGS]) }
                    @for (row, &building) in rows { (self.estate(row, building)) }
                }
            }
        }
    }

    /// An external work: what it takes and what it gives.
    pub(super) fn work(&self, work: Work) -> Markup {
        let row = work.row();
        html! {
            span.pc id={ "p-work-" (work) } {
                span.work role="img" title=(self.names.works[usize::from(work.0)]) {
                    (machines(row.excavators, row.mixers)) i.to { "→" }
                    span.rw { (icons::reward(&row.reward)) }
                }
            }
        }
    }

    /// A private building: what building there takes and brings, what it does, who has built, and who has used it.
    fn estate(&self, row: usize, building: Building) -> Markup {
        let it = building.row();
        let (name, told) = &self.names.buildings[usize::from(building.0)];
        let builders: Vec<Seat> = self.table.builders(building).collect();
        let mut label = told.clone();
        if !builders.is_empty() {
            let list = self.voice.voice().list(builders.iter().map(|&seat| self.voice.seat(seat)));
            let built = self.voice.say("board-builders", &[("list", list.into())]);
            label = format!("{label}. {}", crate::say::capital(&built));
        }
        let inner = html! {
            span.nm { (name) }
            span.cost-of { (machines(it.excavators, it.mixers)) i.to { "→" } (icons::amount(it.vp, "vp")) }
            span.does { @if it.price > 0 { (icons::price(it.price)) } (icons::reward(&it.action)) }
            span.plots aria-hidden="true" { (self.plots(row, &builders)) }
            span.visits aria-hidden="true" { (self.visits(row, building)) }
        };
        self.place(&building.to_string(), "estate", &label, &inner)
    }

    /// The four building spaces: who has built, what the others cost, which are closed (L-4.4).
    fn plots(&self, row: usize, builders: &[Seat]) -> Markup {
        let open = self.table.building_spaces(row);
        html! {
            @for space in 0..4u8 {
                @let at = open.iter().position(|&it| it == space);
                @match (at, at.and_then(|at| builders.get(at))) {
                    (_, Some(&seat)) => @if let Some(company) = self.table.seats[seat].company { (self.mark(company)) },
                    (None, _) => i.plot.closed { (icons::glyph("closed")) },
                    (Some(_), None) => i.plot.red[space > 1] { @if space > 1 { (barrage::Site::FEE) } },
                }
            }
        }
    }

    /// The four action spaces: engineers on them, or what they ask (L-4.8).
    fn visits(&self, row: usize, building: Building) -> Markup {
        let closed = self.table.closed(building);
        html! {
            @for (nth, visitor) in self.table.leeghwater.visitors[row].into_iter().enumerate() {
                @let space = building.space(nth);
                @let company = visitor.and_then(|seat| self.table.seats[seat].company);
                @match company {
                    Some(company) => span.space.taken {
                        span class={ "crew " (self.names.company(company).class) } {
                            @for _ in 0..space.engineers { (icons::glyph("eng")) }
                        }
                    },
                    None if closed && nth == 0 => span.space.closed { (icons::glyph("closed")) },
                    None => span.space.red[space.fee > 0] { (icons::asked(space.engineers, space.fee)) },
                }
            }
        }
    }
}

/// Machines of both kinds.
pub(super) fn machines(excavators: u8, mixers: u8) -> Markup {
    html! {
        @for (count, glyph) in [(excavators, "exc"), (mixers, "mix")] {
            @if count > 0 { (icons::amount(count, glyph)) }
        }
    }
}
