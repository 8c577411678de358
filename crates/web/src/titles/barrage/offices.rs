//! The management board and the patent office with their action spaces, the contract office, and what is drafted.

use barrage::{Colour, Effect, Officer, Phase, Seating, Space, Step, Tile, Variant};
use kernel::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::icons;
use super::places;

/// A section, its glyph, and how an action space is told to belong to it.
type Section = (usize, &'static str, fn(Option<Effect>) -> bool);

const TURBINES: Section = (0, "turb", |it| matches!(it, Some(Effect::Produce(_))));
const WATER: Section =
    (1, "sluice", |it| matches!(it, Some(Effect::DropsWaiting(_) | Effect::DropsFlowing(_))));
const WORKSHOP: Section = (2, "shop", |it| matches!(it, Some(Effect::Wheel(_))));
const MACHINERY: Section = (3, "any", |it| matches!(it, None | Some(Effect::Machines(_))));
const CONTRACTS: Section = (4, "contract", |it| matches!(it, Some(Effect::TakeContracts(_))));

impl Board<'_> {
    /// All action spaces; during the draft, what is drafted.
    pub(super) fn offices(&self) -> Markup {
        html! {
            div.offices {
                @if self.table.phase == Phase::Draft { (self.draft()) }
                @else {
                    div.half { (self.section(TURBINES)) (self.section(WATER)) (self.bank()) }
                    div.half { (self.section(WORKSHOP)) (self.section(MACHINERY)) (self.section(CONTRACTS)) }
                    (self.patents())
                }
            }
        }
    }

    /// The contracts on display, and the national ones.
    pub(super) fn contracts(&self) -> Markup {
        html! {
            div.office.contracting {
                h3 { (icons::glyph("contract")) (self.names.it("board-contracts")) }
                @for colour in Colour::ALL {
                    @let left = self.view.unseen_contracts.iter().filter(|it| it.colour() == Some(colour)).count();
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
                h3 { (icons::glyph(section.1)) (self.names.sections[section.0]) }
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
    pub(super) fn space(&self, space: Space) -> Markup {
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
        if let Some(Effect::Work(position)) = space.effect()
            && let Some(work) = self.table.leeghwater.works[usize::from(position)]
        {
            label = format!("{label}. {}", self.names.works[usize::from(work.0)]);
        }
        let class = match crew {
            Some(_) => "space taken",
            None if closed => "space closed",
            None if row.fee > 0 => "space red",
            None => "space",
        };
        let inner = html! {
            @match crew {
                Some((seat, count)) => (self.crew(seat, space, count)),
                None if closed => (icons::glyph("closed")),
                None => (icons::asked(row.engineers, row.fee)),
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
                h3 { (icons::glyph("bank")) (self.names.it("page-bank")) }
                (self.place(&places::space(space), "space bank", &self.names.spaces[space.0 as usize], &inner))
            }
        }
    }

    fn patents(&self) -> Markup {
        html! {
            @if self.table.variant == Variant::Full {
                div.office.patents {
                    h3 {
                        (icons::glyph("patent")) (self.names.sections[5])
                        // All its spaces ask the same.
                        @if let Some(space) = patent_spaces().next() { (icons::price(space.row().price)) }
                    }
                    div.slots {
                        @for space in patent_spaces() {
                            @if let Some(Effect::TakePatent(slot)) = space.effect() {
                                div.row {
                                    @match self.table.patents[slot as usize] {
                                        Some(tile) => (self.tile(tile, None, &self.patent_place(tile))),
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
    }

    /// A tile of the patent office is chosen itself where it is taken without engineers (L-3.13).
    fn patent_place(&self, tile: Tile) -> String {
        let asked = matches!(self.table.agenda.last(), Some(Step::TakeTile));
        if asked { places::patent(tile) } else { String::new() }
    }

    /// Companies with their officers, and starting contracts: what is chosen before the first round.
    fn draft(&self) -> Markup {
        html! {
            div.office.draft {
                h3 { (crate::say::capital(&self.voice.say("board-pairs", &[]))) }
                @for &(company, who) in self.table.pairs.iter().flatten() {
                    @let names = self.names.company(company);
                    @let (officer, does) = &self.names.officers[who as usize];
                    @let label = format!("{}, {officer}: {does}", names.name);
                    (self.place(&format!("company-{company}"), "pairing", &label, &html! {
                        (self.mark(company))
                        span { strong { (names.name) } small { (names.ability) } }
                        (super::company::cameo(who))
                        span { strong { (officer) } small { (does) } }
                    }))
                }
                @if self.table.terms.options.seating == Seating::Free { (self.free_draft()) }
                // Whom Mahiri may copy besides the officers of the other companies (B-24.4).
                @if !self.table.extra_officers.is_empty() {
                    div.copies {
                        (super::company::cameo(Officer::Mahiri)) "→"
                        @for it in self.table.extra_officers.iter() {
                            @let (name, does) = &self.names.officers[it as usize];
                            span.officer role="img" title={ (name) ": " (does) } { (super::company::cameo(it)) (name) }
                        }
                    }
                }
                h3 { (crate::say::capital(&self.voice.say("board-starting", &[]))) }
                div.pair { @for contract in self.table.starting.iter() { (self.contract(contract)) } }
            }
        }
    }

    /// Where companies are chosen freely: those nobody has, or the officers nobody has hired (B-25.1).
    fn free_draft(&self) -> Markup {
        let options = self.table.terms.options;
        if matches!(self.table.agenda.last(), Some(Step::Hire)) {
            let hired =
                |officer| self.table.seats().any(|seat| self.table.seats[seat].officer == Some(officer));
            let officers = options.officers().into_iter().filter(|&it| !hired(it));
            return html! { div.hiring { @for it in officers { (self.officer(it, true)) } } };
        }
        let companies = options.companies().into_iter().filter(|&it| self.table.seat_of(it).is_none());
        html! {
            @for company in companies {
                @let names = self.names.company(company);
                (self.place(&format!("company-{company}"), "pairing", &names.name, &html! {
                    (self.mark(company))
                    span { strong { (names.name) } small { (names.ability) } }
                }))
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
fn rows((_, _, belongs): Section) -> impl Iterator<Item = [Space; 2]> {
    let left = Space::all().filter(|it| it.to_string().ends_with("left"));
    left.filter(move |it| belongs(it.effect())).map(|left| [left, Space(left.0 + 1)])
}
