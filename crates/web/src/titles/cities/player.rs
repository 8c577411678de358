//! What a player has: mine in full, the others' at a glance with the rest on demand.

use cities::{Card, CardType, HandCard, MetropolisSpace, PlayerView, Resource};
use kernel::Seat;
use maud::{Markup, html};

use super::drawing::Drawing;
use super::effect::{icon, type_icon};
use super::forecast::Forecast;
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

impl Drawing<'_> {
    /// Whether an action card is used in this era.
    fn is_used(player: &PlayerView, card: Card) -> bool {
        player.open.place_of(card).is_some_and(|at| player.open.used.has(at))
    }

    /// The action tiles still at hand.
    fn rack(&self, seat: Seat) -> Markup {
        let left = TILES.saturating_sub(self.tiles_out(seat));
        let label = self.with("tiles", &[("count", left.into())]);
        html! {
            span.rack title=(label) role="img" {
                @for at in 1..=left { span.tile id=(self.tile_id(seat, at)) { (self.token(seat)) } }
                @for _ in left..TILES { span.tile.gone {} }
            }
        }
    }

    /// My points, tiles and resources, and what the next Production will bring.
    pub(super) fn purse(&self, seat: Seat, player: &PlayerView) -> Markup {
        let coming = Forecast::of(self.game, &player.open);
        let more = |count: u8| html! { @if count > 0 { i.more { "+" (count) } } };
        html! {
            div.me data-seat=(seat) {
                div.row {
                    span.score title=(self.page("points")) role="img" { (icon("point")) b { (player.open.points) } (more(coming.sum.points)) }
                    (self.rack(seat))
                    (self.forecast(&coming))
                }
                div.goods {
                    @for resource in Resource::ALL {
                        @let (word, label) = (resource.word(), self.page(resource_message(resource)));
                        @let inner = html! { (icon(word)) b { (player.open.purse.get(resource)) } (more(coming.sum.goods.get(resource))) };
                        span.good data-good=(word) {
                            (self.place(Place { name: &format!("good-{word}"), class: "", label: &format!("{label}: {}", player.open.purse.get(resource)), spot: None }, &inner))
                        }
                    }
                }
            }
        }
    }

    /// How anybody stands, for the strip at the top: points, resources where two play, cards.
    pub(super) fn figures(&self, seat: Seat) -> Markup {
        let Some(player) = self.player(seat) else { return html! {} };
        let open = &player.open;
        html! {
            div.figures data-seat=(seat) {
                (self.token(seat))
                span.good title=(self.page("points")) role="img" { (icon("point")) b { (open.points) } }
                // Where more play there is no room for them.
                @for resource in Resource::ALL.into_iter().filter(|_| self.view.players.len() <= 2) {
                    span.good.stored title=(self.page(resource_message(resource))) role="img" { (icon(resource.word())) b { (open.purse.get(resource)) } }
                }
                span.good title=(self.page("cards")) role="img" { (icon("hand")) b { (player.hand.len() + player.aside.len()) } }
            }
        }
    }

    /// My action cards: used ones lie turned.
    pub(super) fn actions(&self, player: &PlayerView) -> Markup {
        let ready = player.open.actions.iter().filter(|&&card| !Self::is_used(player, card)).count();
        let args = [("ready", ready.into()), ("count", player.open.actions.len().into())];
        html! {
            h4 { (icon("action")) (self.page("actions")) small { (self.with("ready", &args)) } }
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
            @if !open.contracts.is_empty() {
                h4 { (icon("contract")) (self.page("contracts-claimed")) }
                div.lines { @for contract in open.contracts { (self.contract(contract.0)) } }
            }
        }
    }

    fn gained(&self, tile: u8) -> Markup {
        let label = self.metropolis_label(tile, true);
        html! { span.metro.lit data-kind="blue" title=(label) role="img" { i.name { (self.voice.metropolis(tile)) } (self.tile_face(tile, 0)) } }
    }

    /// Another player: figures, the nation as a miniature that opens full size, what they have claimed.
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
        let figures = [("cities", open.connected().len().into()), ("tunnels", open.tunnels.len().into())];
        let whole = format!("nation-{seat}");
        let look = self.with("nation", &[("name", self.seat(seat).to_string().into())]);
        html! {
            article.rival.asked[self.view.to_move == Some(seat)] data-seat=(seat) {
                header {
                    (self.token(seat)) strong { (self.seat(seat)) }
                    span.good title=(self.page("points")) { (icon("point")) b { (open.points) } }
                    (self.rack(seat))
                }
                div.glance {
                    button.mini type="button" popovertarget=(whole) aria-label=(look) { (self.stamp(open, false)) }
                    div.about {
                        div.stock {
                            @for resource in Resource::ALL {
                                span.good title=(self.page(resource_message(resource))) { (icon(resource.word())) b { (open.purse.get(resource)) } }
                            }
                            span.good title=(self.page("cards")) { (icon("hand")) b { (hand) } }
                        }
                        p.note { (self.with("network", &figures)) }
                    }
                }
                div.chips {
                    @if !open.actions.is_empty() {
                        span.pack { (icon("action")) @for &card in &open.actions { (self.chip(card, Self::is_used(player, card))) } }
                    }
                    @for kind in CLAIMED {
                        @let mut cards = self.claimed_of(player, kind).peekable();
                        @if cards.peek().is_some() { span.pack { (icon(type_icon(kind))) @for card in cards { (self.chip(card, false)) } } }
                    }
                }
                div.nation popover id=(whole) {
                    h3 { (self.token(seat)) (look) button.shut type="button" popovertarget=(whole) aria-label=(self.page("shut")) { "×" } }
                    (self.stamp(open, true))
                    ul.held {
                        @for card in open.actions.iter().copied().chain(open.claimed.iter()) { li { (self.card_label(card)) } }
                        @let connected = self.game.connected_metropolises(open);
                        @for (space, &tile) in (0..).map(MetropolisSpace).zip(&open.metropolises) { li { (self.metropolis_label(tile, connected.has(space))) } }
                        @for &tile in &open.gained { li { (self.metropolis_label(tile, true)) } }
                        @for contract in open.contracts { li { (self.contract_label(contract.0 + 1)) } }
                        @if !seen.is_empty() { li { (self.page("seen")) ": " @for &card in &seen { (self.card_label(card)) " " } } }
                    }
                }
            }
        }
    }
}
