//! A company: what it has, what it has built, its construction wheel, its tiles and contracts.

use barrage::{Company, Kind, Officer, Player, PrivateSpace, Segment, Tile};
use kernel::Seat;
use maud::{Markup, html};

use super::board::{Board, contracts};
use super::icons;
use super::names::house_bonus;
use super::offices::pawn;
use super::places;

/// The goods of a company: the name in choices, its message, its glyph.
const GOODS: [(&str, &str, &str); 5] = [
    ("vp", "page-vp", "vp"),
    ("energy", "page-energy", "energy"),
    ("credits", "page-credits", "credit"),
    ("excavators", "page-excavators", "exc"),
    ("mixers", "page-mixers", "mix"),
];

impl Board<'_> {
    /// The board of the viewer's own company, in full.
    pub(super) fn my_company(&self, seat: Seat) -> Markup {
        let player = &self.table.seats[seat];
        let Some(company) = player.company else { return html! {} };
        html! {
            article class={ "company mine " (self.names.company(company).class) } {
                (self.heading(seat, company, player))
                div.goods { (self.goods(player, true)) (self.engineers(company, player)) }
                div.works {
                    (self.wheel(seat, company, player, true))
                    div.rows {
                        @for kind in Kind::ALL { (self.structures(company, player, kind)) }
                        (self.construction(company, player))
                        @if player.officer == Some(Officer::Mahiri) { (self.mahiri(company, player)) }
                    }
                }
                div.holdings {
                    div.tiles aria-label=(self.names.it("board-tiles")) {
                        @for tile in tiles(player) { (self.tile(tile, Some(company), &places::tile(tile))) }
                    }
                    div.papers aria-label=(self.names.it("board-contracts")) {
                        @for contract in contracts(player.contracts) { (self.contract(contract)) }
                    }
                    (self.fulfilled(player))
                }
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
                div.brief {
                    (self.wheel(seat, company, player, false))
                    div.counts {
                        @for kind in Kind::ALL {
                            span.res title=(self.names.kinds[kind as usize]) {
                                (icons::glyph(icons::kind(kind))) (self.table.built(player, kind)) small { "/" (kind.pieces()) }
                            }
                        }
                        div.tiles { @for tile in tiles(player).filter(|it| it.advanced() || *it == Tile::ANTON) { (self.tile(tile, Some(company), "")) } }
                        div.papers { @for contract in contracts(player.contracts) { (self.contract(contract)) } }
                        (self.fulfilled(player))
                    }
                }
                details {
                    summary { (self.names.it("page-details")) }
                    div.rows { @for kind in Kind::ALL { (self.structures(company, player, kind)) } (self.construction(company, player)) }
                }
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
                @if let Some(officer) = player.officer {
                    @let (name, does) = &self.names.officers[officer as usize];
                    @let label = format!("{name}: {does}");
                    (self.place(&format!("officer-{officer}"), "officer", &label, &html! {
                        (icons::glyph("officer")) span { (name) @if self.is_mine(seat) { small { (does) } } }
                    }))
                }
            }
        }
    }

    /// What there is of everything, as glyph and figure.
    fn goods(&self, player: &Player, mine: bool) -> Markup {
        let held = [
            player.vp.to_string(),
            player.energy.to_string(),
            player.credits.to_string(),
            player.excavators.to_string(),
            player.mixers.to_string(),
        ];
        html! {
            @for ((good, message, glyph), held) in GOODS.into_iter().zip(held) {
                // An Automa pays with points.
                @if good != "credits" || player.automa.is_none() {
                    @let label = format!("{}: {held}", self.names.it(message));
                    @let inner = html! { (icons::glyph(glyph)) (held) };
                    @if mine {
                        span data-good=(good) { (self.place(good, "res", &label, &inner)) }
                    } @else { span.res role="img" title=(label) { (inner) } }
                }
            }
        }
    }

    /// The engineers in the supply, each a piece.
    fn engineers(&self, company: Company, player: &Player) -> Markup {
        let names = self.names.company(company);
        let label = format!("{}: {}", self.names.it("page-engineers"), player.engineers);
        html! {
            span.crowd role="img" title=(label) {
                b { (player.engineers) }
                @for nth in 0..player.engineers { i.g.g-eng id=(pawn(&names.class, nth)) {} }
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
                    @match income {
                        Some((row, reward)) => {
                            @let place = match nth { 2 => 0, 4 => 1, _ => 2 };
                            @let label = &names.incomes[row as usize][place];
                            span class=(state) role="img" title=(label) { (icons::reward(reward)) }
                        },
                        None if kind == Kind::Powerhouse && nth > 1 => {
                            // The company bonus, the company's ability, a greater bonus (B-10.4).
                            @let label = match nth { 2 => &self.names.house_bonuses[0], 3 => &names.ability, _ => &self.names.house_bonuses[1] };
                            span class=(state) role="img" title=(label) {
                                @if nth == 3 { (icons::glyph("joker")) } @else { (icons::signed(house_bonus(nth))) }
                            }
                        },
                        None => span class=(state) {},
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
            div.line {
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
                span class=(if space.fee > 0 { "space red" } else { "space" }) {
                    @if nth < used {
                        span class={ "crew " (names.class) } { b { (names.letter) } @for _ in 0..space.engineers { (icons::glyph("eng")) } }
                    } @else {
                        (icons::amount(space.engineers, "eng"))
                        @if space.fee > 0 { (icons::fee(space.fee)) }
                    }
                }
            }
        }
    }

    /// Mahiri's spaces, and the officers she can copy (B-21.7).
    fn mahiri(&self, company: Company, player: &Player) -> Markup {
        let laid_out = Officer::ALL.into_iter().filter(|&it| self.table.extra_officers >> it as u8 & 1 == 1);
        let label = self.names.officers[Officer::Mahiri as usize].1.clone();
        html! {
            div.line {
                (self.place("mahiri", "private", &label, &self.private_spaces(company, PrivateSpace::MAHIRI, player.copies)))
                span.copies {
                    // Officers of other companies lie on their boards.
                    @for officer in laid_out {
                        @let (name, does) = &self.names.officers[officer as usize];
                        (self.place(&format!("officer-{officer}"), "officer", &format!("{name}: {does}"), &html! { (icons::glyph("officer")) (name) }))
                    }
                }
                @if let Some(copied) = player.copied {
                    small { "→ " (self.names.officers[copied as usize].0) }
                }
            }
        }
    }

    /// The construction wheel: the open segment on top, the others after it in the order they will open (B-8.2).
    fn wheel(&self, seat: Seat, company: Company, player: &Player, mine: bool) -> Markup {
        let turning = self.moment.turned == Some(seat);
        html! {
            div.wheel role="group" aria-label=(self.names.it("board-wheel")) {
                div.disc.turning[turning] {
                    @for (nth, segment) in player.wheel.iter().enumerate() {
                        div.seg style={ "--i:" (nth) } { (self.segment(company, segment, mine)) }
                    }
                }
            }
        }
    }

    fn segment(&self, company: Company, segment: &Segment, mine: bool) -> Markup {
        html! {
            @if let Some(tile) = segment.tile {
                @if mine { (self.tile(tile, Some(company), &places::wheel_tile(tile))) }
                @else { (self.tile(tile, Some(company), "")) }
            }
            @for (count, glyph) in [(segment.excavators, "exc"), (segment.mixers, "mix")] {
                @if count > 0 { (icons::amount(count, glyph)) }
            }
        }
    }

    fn fulfilled(&self, player: &Player) -> Markup {
        let count = player.fulfilled.count_ones();
        let names = contracts(player.fulfilled).map(|it| it.to_string());
        let label =
            format!("{} ({count}): {}", self.names.it("board-fulfilled"), self.voice.voice().list(names));
        html! {
            @if count > 0 { span.res.done role="img" title=(label) { "✓" (count) (icons::glyph("contract")) } }
        }
    }
}

/// The technology tiles in a supply.
fn tiles(player: &Player) -> impl Iterator<Item = Tile> {
    let tiles = player.tiles;
    Tile::all().filter(move |tile| tiles & tile.bit() != 0)
}
