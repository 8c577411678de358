//! The management board and the patent office with their action spaces, the contract office, and what is drafted.

use barrage::{Colour, Effect, Phase, Space, Variant};
use kernel::Seat;
use maud::{Markup, html};

use super::board::{Board, contracts};
use super::icons;
use super::places;

/// A section, and how an action space is told to belong to it.
type Section = (usize, fn(Option<Effect>) -> bool);

const TURBINES: Section = (0, |it| matches!(it, Some(Effect::Produce(_))));
const WATER: Section = (1, |it| matches!(it, Some(Effect::DropsWaiting(_) | Effect::DropsFlowing(_))));
const WORKSHOP: Section = (2, |it| matches!(it, Some(Effect::Wheel(_))));
const MACHINERY: Section = (3, |it| matches!(it, None | Some(Effect::Machines(_))));
const CONTRACTS: Section = (4, |it| matches!(it, Some(Effect::TakeContracts(_))));

impl Board<'_> {
    /// All action spaces; during the draft, what is drafted.
    pub(super) fn offices(&self) -> Markup {
        html! {
            div.offices {
                @if self.table.phase == Phase::Draft { (self.draft()) }
                @else {
                    div.half { (self.section(TURBINES)) (self.section(WATER)) (self.section(CONTRACTS)) }
                    div.half { (self.section(WORKSHOP)) (self.section(MACHINERY)) (self.patents()) (self.bank()) }
                }
            }
        }
    }

    /// The contracts on display, and the national ones.
    pub(super) fn contracts(&self) -> Markup {
        html! {
            div.office.contracting {
                h3 { (self.names.it("board-contracts")) }
                @for colour in Colour::ALL {
                    @let left = self.view.unseen_contracts().filter(|it| it.colour() == Some(colour)).count();
                    @let label = self.voice.say(&format!("board-display-{colour}"), &[("left", left.into())]);
                    div.pair role="group" aria-label=(label) title=(label) {
                        @for contract in self.table.display[colour as usize] {
                            @match contract { Some(it) => (self.contract(it)), None => span.gap {} }
                        }
                    }
                }
                div.pair.nation role="group" aria-label=(self.names.it("board-national")) {
                    @for contract in self.table.national {
                        @match contract { Some(it) => (self.contract(it)), None => span.gap {} }
                    }
                }
            }
        }
    }

    fn section(&self, section: Section) -> Markup {
        html! {
            div.office {
                h3 { (self.names.sections[section.0]) }
                @for pair in rows(section) { (self.row(pair)) }
            }
        }
    }

    /// A row of the management board: what it does and costs, and its two spaces.
    fn row(&self, [left, right]: [Space; 2]) -> Markup {
        let row = left.row();
        html! {
            div.row {
                span.does aria-hidden="true" {
                    (icons::reward(&row.reward))
                    @if row.price > 0 { (icons::price(row.price)) }
                }
                (self.space(left)) (self.space(right))
            }
        }
    }

    /// An action space with what it asks, or with the engineers on it.
    fn space(&self, space: Space) -> Markup {
        let row = space.row();
        let mut label = self.names.spaces[space.0 as usize].clone();
        let crew = self.table.engineers_on(space);
        let closed = row.players > self.table.players;
        if closed {
            label = format!("{label}. {}", self.names.it("page-closed"));
        }
        if let Some((seat, _)) = crew {
            label = format!("{label}. {}", self.voice.seat(seat));
        }
        if let Some(Effect::TakePatent(slot)) = space.effect()
            && let Some(tile) = self.table.patents[slot as usize]
        {
            label = format!("{label}. {}", self.names.tiles[tile.0 as usize]);
        }
        let class = match (closed, row.fee > 0) {
            (true, _) => "space closed",
            (_, true) => "space red",
            _ => "space",
        };
        let inner = html! {
            @match crew {
                Some((seat, count)) => (self.crew(seat, space, count)),
                None if closed => (icons::glyph("closed")),
                None => {
                    (icons::amount(row.engineers, "eng"))
                    @if row.fee > 0 { (icons::fee(row.fee)) }
                },
            }
        };
        self.place(&places::space(space), class, &label, &inner)
    }

    /// The engineers of a company on a space.
    fn crew(&self, seat: Seat, space: Space, count: u8) -> Markup {
        let Some(company) = self.table.seats[seat].company else { return html! {} };
        let names = self.names.company(company);
        // Engineers who have just come are the last ones of the supply they came from.
        let old = match self.moment.crew {
            Some((it, at, come)) if it == seat && at == space => count.saturating_sub(come),
            _ => count,
        };
        let name =
            |nth: u8| (nth >= old).then(|| pawn(&names.class, self.table.seats[seat].engineers + nth - old));
        html! {
            span class={ "crew " (names.class) } {
                b { (names.letter) }
                @for nth in 0..count { i.g.g-eng id=[name(nth)] {} }
            }
        }
    }

    fn bank(&self) -> Markup {
        let space = Space::BANK;
        let banked: Vec<(Seat, u8)> = self
            .table
            .seats()
            .map(|seat| (seat, self.table.seats[seat].banked))
            .filter(|(_, banked)| *banked > 0)
            .collect();
        let inner = html! {
            span.does { (icons::effect(Effect::Bank)) }
            @for (seat, count) in banked { (self.crew(seat, space, count)) }
        };
        html! {
            div.office {
                h3 { (self.names.it("page-bank")) }
                (self.place(&places::space(space), "space bank", &self.names.spaces[space.0 as usize], &inner))
            }
        }
    }

    fn patents(&self) -> Markup {
        html! {
            @if self.table.variant == Variant::Full {
                div.office.patents {
                    h3 {
                        (self.names.sections[5]) " "
                        // All its spaces ask the same.
                        @if let Some(space) = patent_spaces().next() { (icons::price(space.row().price)) }
                    }
                    @for space in patent_spaces() {
                        @if let Some(Effect::TakePatent(slot)) = space.effect() {
                            div.row {
                                @match self.table.patents[slot as usize] {
                                    Some(tile) => (self.tile(tile, None, "")),
                                    None => span.gap {},
                                }
                                (self.space(space))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Companies with their officers, and starting contracts: what is chosen before the first round.
    fn draft(&self) -> Markup {
        html! {
            div.office.draft {
                h3 { (crate::say::capital(&self.voice.say("board-pairs", &[]))) }
                @for &(company, officer) in self.table.pairs.iter().flatten() {
                    @let names = self.names.company(company);
                    @let (officer, does) = &self.names.officers[officer as usize];
                    @let label = format!("{}, {officer}: {does}", names.name);
                    (self.place(&format!("company-{company}"), "pairing", &label, &html! {
                        (self.mark(company))
                        span { strong { (names.name) } small { (names.ability) } }
                        span { strong { (officer) } small { (does) } }
                    }))
                }
                h3 { (crate::say::capital(&self.voice.say("board-starting", &[]))) }
                div.pair { @for contract in contracts(self.table.starting) { (self.contract(contract)) } }
            }
        }
    }
}

/// The piece of an engineer, counted in a company's supply.
pub(super) fn pawn(company: &str, nth: u8) -> String {
    format!("p-{company}-e{nth}")
}

/// The spaces of the patent office.
fn patent_spaces() -> impl Iterator<Item = Space> {
    Space::all().filter(|it| matches!(it.effect(), Some(Effect::TakePatent(_))))
}

/// The rows of a section: left and right space.
fn rows((_, belongs): Section) -> impl Iterator<Item = [Space; 2]> {
    let left = Space::all().filter(|it| it.to_string().ends_with("left"));
    left.filter(move |it| belongs(it.effect())).map(|left| [left, Space(left.0 + 1)])
}
