//! What a player has: mine in full, the others' at a glance with the rest on demand.

use cities::{Card, CardType, HandCard, PlayerView, Resource};
use kernel::Seat;
use maud::{Markup, html};

use super::effect::{icon, type_icon};
use super::table::Table;
use crate::stage::Place;

/// The types of cards that stay on the table, in the order they are laid out; action cards have a row of their own.
const CLAIMED: [CardType; 4] =
    [CardType::Permanent, CardType::Production, CardType::EndScoring, CardType::Instant];

/// Action tiles of each player (U-2.5).
const TILES: usize = 3;

fn resource_message(resource: Resource) -> &'static str {
    match resource {
        Resource::Credit => "resource-credit",
        Resource::Science => "resource-science",
        Resource::Kelp => "resource-kelp",
        Resource::Steelplast => "resource-steelplast",
        Resource::Biomatter => "resource-biomatter",
    }
}

impl Table<'_> {
    /// Whether an action card is used in this era.
    fn is_used(player: &PlayerView, card: Card) -> bool {
        let at = player.open.actions.iter().position(|&it| it == card);
        at.is_some_and(|at| player.open.used & (1 << at) != 0)
    }

    /// The action tiles still at hand.
    fn rack(&self, seat: Seat) -> Markup {
        let left = TILES.saturating_sub(self.tiles_out(seat));
        let label = self.with("tiles", &[("count", left.into())]);
        html! {
            span.rack title=(label) role="img" aria-label=(label) {
                @for at in 1..=left { span.tile id=(self.tile_id(seat, at)) { (self.token(seat)) } }
                @for _ in left..TILES { span.tile.gone {} }
            }
        }
    }

    /// My resources, points and tiles.
    pub(super) fn purse(&self, seat: Seat, player: &PlayerView) -> Markup {
        html! {
            div.purse data-seat=(seat) {
                (self.token(seat))
                span.good title=(self.page("points")) { (icon("point")) b aria-label=(self.page("points")) { (player.open.points) } }
                @for resource in Resource::ALL {
                    @let (word, label) = (resource.word(), self.page(resource_message(resource)));
                    @let inner = html! { (icon(word)) b { (player.open.purse.get(resource)) } };
                    span.good data-good=(word) {
                        (self.place(Place { name: &format!("good-{word}"), class: "", label: &format!("{label}: {}", player.open.purse.get(resource)), spot: None }, &inner))
                    }
                }
                (self.rack(seat))
            }
        }
    }

    /// My action cards: used ones lie turned.
    pub(super) fn actions(&self, player: &PlayerView) -> Markup {
        html! {
            h4 { (icon("action")) (self.page("actions")) }
            div.lines {
                @for &card in &player.open.actions {
                    (self.line(card, &format!("act-{}", card.0), if Self::is_used(player, card) { "used" } else { "" }))
                }
            }
        }
    }

    fn claimed_of(&self, player: &PlayerView, kind: CardType) -> impl Iterator<Item = Card> {
        player
            .open
            .claimed
            .iter()
            .filter(move |&card| self.game.pack().card(card).is_some_and(|it| it.kind == kind))
    }

    /// My claimed cards by type, gained metropolises and contracts.
    pub(super) fn claimed(&self, player: &PlayerView) -> Markup {
        let open = &player.open;
        let cards = |kind: CardType| self.claimed_of(player, kind);
        html! {
            @for kind in CLAIMED {
                @if cards(kind).next().is_some() {
                    h4 { (icon(type_icon(kind))) (crate::say::capital(&self.name("type", type_icon(kind)))) }
                    div.lines { @for card in cards(kind) { (self.line(card, &format!("claimed-{}", card.0), "")) } }
                }
            }
            @if !open.gained.is_empty() {
                h4 { (icon("metropolis")) (self.page("metropolises")) }
                div.lines { @for &tile in &open.gained { (self.gained(tile)) } }
            }
            @if open.contracts != 0 {
                h4 { (icon("contract")) (self.page("contracts-claimed")) }
                div.lines { @for at in (0..64u8).filter(|at| open.contracts & (1 << at) != 0) { (self.contract(at)) } }
            }
        }
    }

    fn gained(&self, tile: u8) -> Markup {
        let label = self.metropolis_label(tile, true);
        html! { span.metro.lit data-kind="blue" title=(label) role="img" { (self.tile_face(tile, 0)) } }
    }

    /// Another player: figures, cards as chips, the seabed as a stamp; what the cards do is unfolded.
    pub(super) fn rival(&self, seat: Seat) -> Markup {
        let Some(player) = self.player(seat) else { return html! {} };
        let open = &player.open;
        let hand = player.hand.len() + player.aside.len();
        let seen: Vec<Card> = player
            .hand
            .iter()
            .filter_map(|it| match it {
                HandCard::Card(card) => Some(*card),
                HandCard::Back(_) => None,
            })
            .collect();
        let cards = || open.actions.iter().copied().chain(open.claimed.iter());
        html! {
            article.rival.asked[self.view.to_move == Some(seat)] data-seat=(seat) {
                header {
                    (self.token(seat)) strong { (self.seat(seat)) }
                    span.good title=(self.page("points")) { (icon("point")) b { (open.points) } }
                    (self.rack(seat))
                }
                div.glance {
                    (self.stamp(open))
                    div.stock {
                        @for resource in Resource::ALL {
                            span.good title=(self.page(resource_message(resource))) { (icon(resource.word())) b { (open.purse.get(resource)) } }
                        }
                        span.good title=(self.page("cards")) { (icon("hand")) b { (hand) } }
                    }
                }
                div.chips {
                    @if !open.actions.is_empty() {
                        (icon("action"))
                        @for &card in &open.actions { (self.chip(card, Self::is_used(player, card))) }
                    }
                    @for kind in CLAIMED {
                        @let mut cards = self.claimed_of(player, kind).peekable();
                        @if cards.peek().is_some() { (icon(type_icon(kind))) @for card in cards { (self.chip(card, false)) } }
                    }
                }
                details {
                    summary { (self.page("board")) }
                    ul {
                        @for card in cards() { li { (self.card_label(card)) } }
                        @let connected = self.game.connected_metropolises(open);
                        @for (at, &tile) in open.metropolises.iter().enumerate() { li { (self.metropolis_label(tile, connected & (1 << at) != 0)) } }
                        @for &tile in &open.gained { li { (self.metropolis_label(tile, true)) } }
                        @for at in (0..64u8).filter(|at| open.contracts & (1 << at) != 0) { li { (self.contract_label(at + 1)) } }
                    }
                    @if !seen.is_empty() { p { (self.page("seen")) ": " @for &card in &seen { (self.card_label(card)) " " } } }
                }
            }
        }
    }
}
