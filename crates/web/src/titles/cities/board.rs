//! A table of Underwater Cities as cards: the round, the players with their boards, the slots, what is on offer.

use cities::{
    Card, Cities, HandCard, Phase, Piece, PlayerView, Resource, SITES_PER_CITY, Slot, Spot, UNLIMITED, View,
};
use kernel::{Game as _, Seat};
use maud::{Markup, html};
use words::{CitiesVoice, Value, Words};

use crate::titles::{fact, list};

/// Everything the viewer may know.
pub(super) fn board(words: &Words, game: &Cities, view: &View) -> Markup {
    let it = Board { voice: CitiesVoice::new(words, game), game, view };
    let mut seats: Vec<Seat> = view.order.clone();
    // What is mine comes first.
    seats.sort_by_key(|&seat| Some(seat) != view.viewer);
    html! {
        section.round { (it.heading()) }
        @if let Some(me) = view.viewer.and_then(|seat| view.players.get(seat.index())) { (it.hand(me)) }
        section.slots { h3 { (it.page("slots")) } ol.slots { (it.slots()) } }
        section.players aria-label=(it.page("players")) { @for seat in seats { (it.player(seat)) } }
        section.offer { (it.offer()) }
    }
}

struct Board<'a> {
    voice: CitiesVoice<'a>,
    game: &'a Cities,
    view: &'a View,
}

impl Board<'_> {
    fn page(&self, id: &str) -> String {
        self.with(id, &[])
    }

    fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(&format!("page-{id}"), args)
    }

    fn heading(&self) -> Markup {
        let view = self.view;
        let phase = match view.phase {
            Phase::FirstHands => "first-hands",
            Phase::Turns => "turns",
            Phase::Production => "production",
            Phase::NewHands => "new-hands",
            Phase::Scoring => "scoring",
            Phase::Over => "over",
        };
        let order = self.voice.voice().list(view.order.iter().map(|&seat| self.voice.seat(seat)));
        let track = self.voice.voice().list(view.standing.iter().map(|&seat| self.voice.seat(seat)));
        let args = [
            ("phase", phase.into()),
            ("era", view.era.into()),
            ("round", view.round.into()),
            ("turn", view.turn.into()),
            ("order", order.into()),
            ("track", track.into()),
            ("leaders", view.standing.len().into()),
        ];
        html! { p.standing { (self.with("heading", &args)) } p { (self.with("track", &args)) } }
    }

    fn card(&self, card: Card) -> Markup {
        let data = self.game.pack().card(card);
        let color = data.and_then(|data| data.color);
        let color = color.and_then(|it| serde_json::to_value(it).ok()?.as_str().map(str::to_owned));
        let kind = data.and_then(|data| serde_json::to_value(data.kind).ok()?.as_str().map(str::to_owned));
        let color_name = color.as_ref().map(|it| self.voice.voice().name("color", it)).unwrap_or_default();
        let kind = kind.map(|it| self.voice.voice().name("type", it)).unwrap_or_default();
        let cost = data.map_or(0, |data| data.cost);
        html! {
            li.card data-color=[color] {
                strong { (self.voice.card(card)) }
                small {
                    " " (color_name) " " (kind)
                    @if cost > 0 { ", " (self.voice.say("amount-credit", &[("count", cost.into())])) }
                }
                p { (self.voice.card_text(card)) }
            }
        }
    }

    fn hand(&self, me: &PlayerView) -> Markup {
        let known = me.hand.iter().filter_map(|it| match it {
            HandCard::Card(card) => Some(*card),
            HandCard::Back(_) => None,
        });
        html! {
            section.hand {
                h3 { (self.page("hand")) }
                ul.cards { @for card in known { (self.card(card)) } }
                (list(&self.page("aside"), me.aside.iter().map(|&card| self.voice.card(card))))
                @let looked: Vec<Card> = self.view.looked.iter().copied().flatten().collect();
                @if !looked.is_empty() {
                    h4 { (self.page("looked")) }
                    ul.cards { @for card in looked { (self.card(card)) } }
                }
            }
        }
    }

    fn slots(&self) -> Markup {
        let slots = self.game.pack().slots(self.game.players());
        html! {
            @for (number, data) in (1u8..).zip(slots) {
                @let tiles = self.view.tiles.get(usize::from(number)).copied().unwrap_or_default();
                @let holders = Seat::all(self.game.players()).filter(|seat| tiles & (1 << seat.0) != 0);
                @let color = serde_json::to_value(data.color).ok().and_then(|it| it.as_str().map(str::to_owned));
                li.slot.taken[tiles != 0] data-color=[color.clone()] {
                    strong { (number) } " " small { (self.voice.voice().name("color", color.unwrap_or_default())) } " "
                    (self.voice.slot_text(Slot(number)))
                    @for seat in holders { " " span.mark { (seat.to_string()) } }
                    @if tiles & 16 != 0 { " " span.mark { (self.page("blocked")) } }
                }
            }
            li.slot { strong { (self.page("always")) } " " (self.voice.slot_text(Slot::ALWAYS)) }
        }
    }

    fn player(&self, seat: Seat) -> Markup {
        let Some(player) = self.view.players.get(seat.index()) else { return html! {} };
        let (open, mine) = (&player.open, self.view.viewer == Some(seat));
        let backs = player.hand.iter().filter(|it| matches!(it, HandCard::Back(_))).count();
        let seen = player.hand.iter().filter_map(|it| match it {
            HandCard::Card(card) if !mine => Some(self.voice.card(*card)),
            _ => None,
        });
        let used = |card: &Card| {
            let at = open.actions.iter().position(|it| it == card).unwrap_or_default();
            open.used & (1 << at) != 0
        };
        html! {
            article.player.mine[mine].asked[self.view.to_move == Some(seat)] data-seat=(seat.to_string()) {
                h3 { span.mark { (seat.to_string()) } " " (self.voice.seat(seat)) }
                dl.figures {
                    (fact(&self.page("points"), &open.points.to_string()))
                    @for resource in Resource::ALL {
                        (fact(&self.page(&format!("resource-{resource}")), &open.purse.get(resource).to_string()))
                    }
                    (fact(&self.page("cards"), &(player.hand.len() + player.aside.len()).to_string()))
                    (fact(&self.page("steps"), &open.steps.to_string()))
                }
                @if backs > 0 && !mine { p.quiet { (self.with("backs", &[("count", backs.into())])) } }
                (list(&self.page("seen"), seen))
                details open[mine] {
                    summary { (self.page("board")) }
                    (self.sites(player))
                    (list(&self.page("metropolises"), self.metropolises(player)))
                    (list(&self.page("actions"), open.actions.iter().map(|card| {
                        let args = [
                            ("card", self.voice.card(*card).into()),
                            ("text", self.voice.card_text(*card).into()),
                            ("used", if used(card) { "yes" } else { "no" }.into()),
                        ];
                        self.with("action", &args)
                    })))
                    (list(&self.page("claimed"), open.claimed.iter().map(|card| {
                        format!("{}: {}", self.voice.card(card), self.voice.card_text(card))
                    })))
                    (list(&self.page("contracts-claimed"), (0..64u8).filter(|at| open.contracts & (1 << at) != 0)
                        .map(|at| self.contract(at + 1))))
                }
            }
        }
    }

    /// A contract by its place in the pack, counted from 1, with what it asks and gives.
    fn contract(&self, number: u8) -> String {
        let args = [
            ("number", number.into()),
            ("name", self.voice.contract(number).into()),
            ("text", self.voice.contract_text(number).into()),
        ];
        self.with("contract", &args)
    }

    fn metropolises(&self, player: &PlayerView) -> Vec<String> {
        let connected = self.game.connected_metropolises(&player.open);
        let printed =
            player.open.metropolises.iter().enumerate().map(|(at, &tile)| (tile, connected & (1 << at) != 0));
        let gained = player.open.gained.iter().map(|&tile| (tile, true));
        printed
            .chain(gained)
            .map(|(tile, connected)| {
                let args = [
                    ("text", self.voice.metropolis_text(tile).into()),
                    ("connected", if connected { "yes" } else { "no" }.into()),
                ];
                self.with("metropolis", &args)
            })
            .collect()
    }

    /// The city sites with what stands on and around them, then the tunnels.
    fn sites(&self, player: &PlayerView) -> Markup {
        let open = &player.open;
        let board = self.game.board(open);
        let name = |piece: Piece| self.voice.voice().name("piece", piece);
        html! {
            ul.sites {
                @for (at, city) in board.cities.iter().enumerate() {
                    @let bit = 1u16 << at;
                    @let dome = if open.purple & bit != 0 { "symbiotic" } else if open.white & bit != 0 { "nonsymbiotic" } else { "none" };
                    li.city data-dome=(dome) {
                        strong { (city.name.to_string()) } " "
                        (self.with("dome", &[("dome", dome.into()), ("connected", if open.network & bit != 0 { "yes" } else { "no" }.into())]))
                        ": "
                        @for number in 0..SITES_PER_CITY {
                            @let site = (at * SITES_PER_CITY + number) as u8;
                            @if city.sites & (1u64 << site) != 0 {
                                @let here = board.site(Spot::Building(site)).to_string();
                                @match open.building(site) {
                                    Some(piece) => span.piece data-piece=(piece.word()) {
                                        (here) " " (name(piece))
                                        @if open.upgraded & (1u64 << site) != 0 { "+" }
                                    },
                                    None => span.free { (here) },
                                }
                                " "
                            }
                        }
                    }
                }
            }
            p.tunnels {
                (self.page("tunnels")) ": "
                @for (at, tunnel) in board.tunnels.iter().enumerate() {
                    @let bit = 1u32 << at;
                    @let site = format!("{}-{}", tunnel.names.0, tunnel.names.1);
                    @if open.tunnels & bit != 0 {
                        span.piece { (site) @if open.upgraded_tunnels & bit != 0 { "+" } }
                    } @else { span.free { (site) } }
                    " "
                }
            }
            p.quiet { (self.page("legend")) }
        }
    }

    fn offer(&self) -> Markup {
        let view = self.view;
        let purple =
            if view.purple_left == UNLIMITED { "∞".to_owned() } else { view.purple_left.to_string() };
        html! {
            h3 { (self.page("offer")) }
            (list(&self.page("contracts"), view.contracts.iter().map(|&it| self.contract(it + 1))))
            h4 { (self.page("specials")) }
            ul.cards {
                @for card in view.open_specials.iter() { (self.card(card)) }
                @for card in view.specials.iter().flatten() { (self.card(*card)) }
            }
            dl.figures {
                (fact(&self.page("deck"), &view.deck.to_string()))
                (fact(&self.page("special-deck"), &view.specials.len().to_string()))
                (fact(&self.page("discard"), &view.discard.len().to_string()))
                (fact(&self.page("tunnels-left"), &view.tunnels_left.to_string()))
                (fact(&self.page("white-left"), &view.white_left.to_string()))
                (fact(&self.page("purple-left"), &purple))
                (fact(&self.page("blues-left"), &view.spare_blues.to_string()))
            }
            @if !view.discard.is_empty() {
                details { summary { (self.page("discard")) } ul { @for card in view.discard.iter() { li { (self.voice.card(card)) } } } }
            }
        }
    }
}
