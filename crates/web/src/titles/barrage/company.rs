//! A company: what it has, what it has built, its construction wheel, its tiles and contracts.

use barrage::{Company, Kind, Officer, Player, PrivateSpace};
use kernel::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::icons;
use super::names::house_bonus;
use super::offices::pawn;
use super::places;
use super::strokes::SUPPLY;

/// The goods of a company: the name in choices, its message, its glyph.
const GOODS: [(&str, &str, &str); 6] = [
    ("vp", "page-vp", "vp"),
    ("energy", "page-energy", "energy"),
    ("credits", "page-credits", "credit"),
    ("excavators", "page-excavators", "exc"),
    ("mixers", "page-mixers", "mix"),
    ("excamixers", "page-excamixers", "any"),
];

impl Board<'_> {
    /// The board of the viewer's own company, in full.
    pub(super) fn my_company(&self, seat: Seat) -> Markup {
        let player = &self.table.seats[seat];
        let Some(company) = player.company else { return html! {} };
        html! {
            article class={ "company own " (self.names.company(company).class) } {
                (self.heading(seat, company, player))
                div.mech {
                    (self.wheel(seat, company, player, true))
                    (self.technology(company, player, true))
                }
                (self.papers(player))
                (self.construction(company, player))
                @if player.officer == Some(Officer::Mahiri) { (self.mahiri(company, player)) }
                @for officer in [Officer::Tommaso, Officer::Margot, Officer::Gennaro, Officer::Wu] {
                    @if player.has(officer) { (self.officer_space(company, player, officer)) }
                }
                div.rows { @for &kind in self.kinds() { (self.structures(company, player, kind)) } }
            }
        }
    }

    /// The kinds of structures in play.
    fn kinds(&self) -> &'static [Kind] {
        if self.table.expanded() { &Kind::EVERY } else { &Kind::ALL }
    }

    /// The Architect at hand, or the space of Margot, Gennaro or Wu; the officer's own, or copied for a turn (L-6.2, L-6.4,
    /// L-14.5, L-14.6).
    fn officer_space(&self, company: Company, player: &Player, officer: Officer) -> Markup {
        let (name, does) = &self.names.officers[officer as usize];
        let (place, used) = match officer {
            Officer::Margot => ("margot", player.own_space),
            Officer::Gennaro => ("gennaro", player.own_space),
            Officer::Wu => ("wu", player.own_space),
            _ => ("architect", u8::from(player.officer == Some(officer) && !player.architect)),
        };
        let space = officer.own_space().unwrap_or(PrivateSpace { engineers: 1, fee: 0 });
        html! {
            div.line.building {
                h4 { (name) }
                (self.place(place, "private", does, &self.private_spaces(company, &[space], used.min(1))))
            }
        }
    }

    /// What the viewer's company has, in figures.
    pub(super) fn purse(&self, seat: Seat) -> Markup {
        let player = &self.table.seats[seat];
        let Some(company) = player.company else { return html! {} };
        html! {
            div class={ "goods " (self.names.company(company).class) } {
                (self.goods(player, true)) span id=(SUPPLY) { (self.engineers(company, player)) }
            }
        }
    }

    /// The same of anybody, for the strip at the top: in turn order, dimmed after passing.
    pub(super) fn figures(&self, seat: Seat) -> Markup {
        let player = &self.table.seats[seat];
        let Some(company) = player.company else { return html! {} };
        let engineers = format!("{}: {}", self.names.it("page-engineers"), player.engineers);
        let place = self.table.order().iter().position(|it| *it == seat).unwrap_or_default() + 1;
        let order = format!("{}: {place}", self.names.it("page-order"));
        html! {
            @let passed = if player.passed { " passed" } else { "" };
            div class={ "figures " (self.names.company(company).class) (passed) } {
                span.whose role="img" title=(order) { (self.mark(company)) sub { (place) } }
                (self.goods(player, false))
                span.res role="img" title=(engineers) { (icons::glyph("eng")) (player.engineers) }
                @if player.passed { span.gone role="img" title=(self.names.it("page-passed")) { "✓" } }
            }
        }
    }

    /// The board of another company, in brief: the rest unfolds.
    pub(super) fn other_company(&self, seat: Seat) -> Markup {
        let player = &self.table.seats[seat];
        let Some(company) = player.company else { return html! {} };
        html! {
            article class={ "company " (self.names.company(company).class) } {
                (self.heading(seat, company, player))
                div.goods { (self.goods(player, false)) (self.engineers(company, player)) }
                (self.papers(player))
                details {
                    summary { (self.names.it("page-details")) }
                    div.mech {
                        (self.wheel(seat, company, player, false))
                        (self.technology(company, player, false))
                    }
                    (self.construction(company, player))
                    div.rows { @for &kind in self.kinds() { (self.structures(company, player, kind)) } }
                }
            }
        }
    }

    /// The technology tiles in the supply.
    fn technology(&self, company: Company, player: &Player, mine: bool) -> Markup {
        html! {
            div.technology {
                h4 { (self.names.it("board-tiles")) }
                div.tiles {
                    @for tile in player.tiles.iter() {
                        @let place = if mine { places::tile(tile) } else { String::new() };
                        (self.tile(tile, Some(company), &place))
                    }
                }
                @if mine && player.officer == Some(Officer::Mahiri) { (self.copies(player)) }
            }
        }
    }

    /// The contracts still to be fulfilled, and how many are.
    fn papers(&self, player: &Player) -> Markup {
        html! {
            div.holdings {
                div.papers aria-label=(self.names.it("board-contracts")) role="group" {
                    @for contract in player.contracts.iter() { (self.contract(contract)) }
                    @for _ in player.contracts.len()..3 { span.gap {} }
                }
                (self.fulfilled(player)) (self.works_done(player))
            }
        }
    }

    fn heading(&self, seat: Seat, company: Company, player: &Player) -> Markup {
        html! {
            header {
                (self.mark(company))
                h3 {
                    (self.voice.seat(seat))
                    @if let Some(level) = player.automa { " " small { (self.voice.name("level", level)) } }
                    @if player.passed { " " small.gone { (self.names.it("page-passed")) } }
                }
                @if let Some(officer) = player.officer { (self.officer(officer, true)) }
            }
        }
    }

    /// An officer: a brass cameo with the officer's subject, with or without what the officer can do.
    pub(super) fn officer(&self, officer: Officer, told: bool) -> Markup {
        let (name, does) = &self.names.officers[officer as usize];
        let label = format!("{name}: {does}");
        self.place(
            &format!("officer-{officer}"),
            "officer",
            &label,
            &html! {
                (cameo(officer)) span { (name) @if told { small { (does) } } }
            },
        )
    }

    /// What there is of everything, as glyph and figure.
    fn goods(&self, player: &Player, mine: bool) -> Markup {
        let held = [
            player.vp.to_string(),
            player.energy.to_string(),
            player.credits.to_string(),
            player.excavators.to_string(),
            player.mixers.to_string(),
            player.excamixers.to_string(),
        ];
        html! {
            @for ((good, message, glyph), held) in GOODS.into_iter().zip(held) {
                // An Automa pays with points, and only Elon has excamixers (L-14.4).
                @let there = match good {
                    "credits" => player.automa.is_none(),
                    "excamixers" => player.officer == Some(Officer::Elon),
                    _ => true,
                };
                @if there {
                    @let label = format!("{}: {held}", self.names.it(message));
                    @let inner = html! { (icons::glyph(glyph)) (held) };
                    @if mine {
                        span data-good=(good) { (self.place(good, "res", &label, &inner)) }
                    } @else { span.res role="img" title=(label) { (inner) } }
                }
            }
        }
    }

    /// The engineers in the supply, each a piece that can travel.
    fn engineers(&self, company: Company, player: &Player) -> Markup {
        let names = self.names.company(company);
        let label = format!("{}: {}", self.names.it("page-engineers"), player.engineers);
        html! {
            span.res.crowd role="img" title=(label) {
                span.pawns { i.g.g-man {} @for nth in 0..player.engineers { i.g.g-eng id=(pawn(&names.class, nth)) {} } }
                (player.engineers)
                @if player.laid > 0 { small { "+" (player.laid) } }
            }
        }
    }

    /// A row of structures: those still at hand hide incomes, those built have opened them (B-10.1).
    fn structures(&self, company: Company, player: &Player, kind: Kind) -> Markup {
        let built = self.table.built(player, kind);
        let names = self.names.company(company);
        let label = format!("{}: {built}/{}", self.names.kinds[kind as usize], kind.pieces());
        html! {
            div.line role="group" aria-label=(label) {
                span.kind title=(label) { (icons::glyph(icons::kind(kind))) }
                @for nth in 1..=kind.pieces() {
                    @let state = if nth <= built { "cell open" } else { "cell" };
                    @let income = kind.row().and_then(|row| Some((row, company.income(row, nth)?)));
                    @let piece = html! { @if nth > built { i class={ "g piece-left g-" (icons::kind(kind)) } {} } };
                    @match income {
                        Some((row, reward)) => {
                            @let place = match nth { 2 => 0, 4 => 1, _ => 2 };
                            @let label = &names.incomes[row as usize][place];
                            span class=(state) role="img" title=(label) { (piece) (icons::reward(reward)) }
                        },
                        None if kind == Kind::Powerhouse && nth > 1 => {
                            // The company bonus, the company's ability, a greater bonus (B-10.4).
                            @let label = match nth { 2 => &self.names.house_bonuses[0], 3 => &names.ability, _ => &self.names.house_bonuses[1] };
                            span class=(state) role="img" title=(label) {
                                (piece)
                                @if nth == 3 { (icons::glyph("joker")) } @else { (icons::amount(icons::signed(house_bonus(nth)), "energy")) }
                            }
                        },
                        None => span class=(state) { (piece) },
                    }
                }
            }
        }
    }

    /// The construction spaces of the company board (B-7.1).
    fn construction(&self, company: Company, player: &Player) -> Markup {
        let inner = self.private_spaces(company, PrivateSpace::CONSTRUCTION, player.constructions);
        let label = self.names.it("page-construction");
        html! {
            div.line.building {
                h4 { (label) }
                @if self.is_my(company) { (self.place("construct", "private", label, &inner)) }
                @else { span.private role="img" title=(label) { (inner) } }
            }
        }
    }

    fn is_my(&self, company: Company) -> bool {
        self.table.seat_of(company).is_some_and(|seat| self.is_mine(seat))
    }

    fn private_spaces(&self, company: Company, spaces: &[PrivateSpace], used: u8) -> Markup {
        let names = self.names.company(company);
        html! {
            @for (space, nth) in spaces.iter().zip(0..) {
                @let state = if nth < used { "space taken" } else if space.fee > 0 { "space red" } else { "space" };
                span class=(state) {
                    @if nth < used {
                        span class={ "crew " (names.class) } { @for _ in 0..space.engineers { (icons::glyph("eng")) } }
                    } @else { (icons::asked(space.engineers, space.fee)) }
                }
            }
        }
    }

    /// Mahiri's spaces (B-21.7).
    fn mahiri(&self, company: Company, player: &Player) -> Markup {
        let (name, does) = &self.names.officers[Officer::Mahiri as usize];
        html! {
            div.line.building {
                h4 { (name) }
                (self.place("mahiri", "private", does, &self.private_spaces(company, PrivateSpace::MAHIRI, player.copies)))
            }
        }
    }

    /// The officers Mahiri can copy, besides those of other companies, who lie on their boards (B-21.7).
    fn copies(&self, player: &Player) -> Markup {
        html! {
            div.copies {
                @for officer in self.table.extra_officers.iter() { (self.officer(officer, false)) }
                @if let Some(copied) = player.copied {
                    small { "→ " (self.names.officers[copied as usize].0) }
                }
            }
        }
    }

    fn fulfilled(&self, player: &Player) -> Markup {
        let count = player.fulfilled.len();
        let names = player.fulfilled.iter().map(|it| it.to_string());
        let label =
            format!("{} ({count}): {}", self.names.it("board-fulfilled"), self.voice.voice().list(names));
        html! {
            @if count > 0 { span.kept role="img" title=(label) { "✓" (icons::amount(count, "contract")) } }
        }
    }

    /// How many external works the company has done (L-3.4).
    fn works_done(&self, player: &Player) -> Markup {
        let count = player.works.len();
        let names = player.works.iter().map(|it| it.to_string());
        let list = self.voice.voice().list(names);
        html! {
            @if count > 0 {
                @let label = format!("{} ({count}): {list}", self.names.it("board-works-done"));
                span.kept.worked role="img" title=(label) { "✓" (icons::amount(count, "any")) }
            }
        }
    }
}

/// The cameo of an officer: what the officer is about.
pub(super) fn cameo(officer: Officer) -> Markup {
    let subject = match officer {
        Officer::Wilhelm => "base",
        Officer::Graziano => "wait",
        Officer::Viktor => "turb",
        Officer::Jill => "cond",
        Officer::Solomon => "credit",
        Officer::Anton => "copy",
        Officer::Mahiri => "joker",
        Officer::Simone => "contract",
        Officer::Tommaso => "eng",
        Officer::Leslie => "wheel",
        Officer::Margot => "estate",
        Officer::Elon => "any",
        Officer::Gennaro => "wheel",
        Officer::Wu => "energy",
        Officer::Octavius => "turb",
        Officer::Amir => "flow",
    };
    html! { span.cameo aria-hidden="true" { (icons::glyph(subject)) } }
}
