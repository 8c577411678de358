//! The main board: the course of the game, the slots, the Federation track, what is on offer and what is left.

use cities::{Card, Color, Gain, Move, Phase, Resource, Slot, Step, Tile, UNLIMITED};
use kernel::{Game as _, Seat};
use maud::{Markup, html};

use super::drawing::{Drawing, Key};
use super::effect::{Effect, color_word, effect_icons, icon, mark};
use crate::sketch::at_place;
use crate::stage::Place;

/// The rounds of each era (U-3.1).
const ERAS: [(&str, std::ops::RangeInclusive<u8>); 3] = [("I", 1..=4), ("II", 5..=7), ("III", 8..=10)];

/// What entering each space of the Federation track gives (U-14.2): spaces 4, 3, 2, 1.
fn space_bonus(space: u8) -> Gain {
    let mut gain = Gain::NOTHING;
    match space {
        3 => gain.goods.0[Resource::Credit as usize] = 1,
        2 => gain.goods.0[Resource::Steelplast as usize] = 1,
        1 => gain.points = 1,
        _ => {}
    }
    gain
}

impl Drawing<'_> {
    /// A player's mark: colour, shape and notation.
    pub(super) fn token(&self, seat: Seat) -> Markup {
        html! { span.tok data-seat=(seat) { (seat) } }
    }

    /// Eras and rounds with where the game is, then the play order.
    pub(super) fn course(&self) -> Markup {
        let view = self.view;
        let phase = match view.phase {
            Phase::FirstHands => "first-hands",
            Phase::Turns => "turns",
            Phase::Production => "production",
            Phase::NewHands => "new-hands",
            Phase::Scoring => "scoring",
            Phase::Over => "over",
        };
        let order = self.voice.voice().list(view.order.iter().map(|&seat| self.seat(seat).to_string()));
        let args = [
            ("phase", phase.into()),
            ("era", view.era.into()),
            ("round", view.round.into()),
            ("turn", view.turn.into()),
            ("order", order.into()),
        ];
        let heading = self.with("heading", &args);
        let turns = view.phase == Phase::Turns;
        html! {
            div.gauge {
                div.eras role="img" aria-label=(heading) title=(heading) {
                    @for (era, rounds) in ERAS {
                        @let last = *rounds.end();
                        span.era.now[rounds.contains(&view.round)] {
                            b { (era) }
                            @for round in rounds {
                                @let now = round == view.round && turns;
                                span.rnd.now[now].past[round < view.round || (round == view.round && view.phase != Phase::Turns && view.phase != Phase::FirstHands)] {
                                    (round)
                                    @if now { span.turns { @for turn in 1..=3 { i.on[turn <= view.turn] {} } } }
                                }
                            }
                            span.rnd.prod.now[view.round == last && matches!(view.phase, Phase::Production | Phase::NewHands)].past[view.round > last || view.phase == Phase::Over] {
                                (icon("production"))
                            }
                        }
                    }
                }
                @if !turns { p.phase { (heading) } }
                ol.order aria-label=(self.page("order")) {
                    @for &seat in &view.order {
                        li.now[view.to_move == Some(seat)] id={ "p-order-" (seat) } title=(self.seat(seat)) { (self.token(seat)) }
                    }
                }
            }
        }
    }

    /// What a slot does, in icons.
    pub(super) fn slot_icons(&self, slot: Slot) -> Markup {
        let (pack, players) = (self.game.pack(), self.game.players());
        let effect = match slot.index().checked_sub(1) {
            None => Some(pack.always()),
            Some(at) => pack.slots(players).get(at).map(|data| data.effect),
        };
        effect.map_or_else(|| html! {}, |effect| effect_icons(pack, players, Effect::Does(effect), ""))
    }

    /// The slots in their three colours, and the one that is always available.
    pub(super) fn slots(&self) -> Markup {
        let slots = self.game.pack().slots(self.game.players());
        html! {
            div.slots role="group" aria-label=(self.page("slots")) {
                div.rows {
                    @for color in [Color::Yellow, Color::Red, Color::Green] {
                        @let count = slots.iter().filter(|data| data.color == color).count();
                        div.row data-color=(color_word(color)) style={ "--n:" (count) } {
                            span.tab title=(self.name("color", color_word(color))) { (icon(mark(color))) }
                            @for (number, _) in (1u8..).zip(slots).filter(|(_, data)| data.color == color) { (self.slot(Slot(number))) }
                        }
                    }
                }
                div.always {
                    (self.slot(Slot::ALWAYS))
                    @if self.view.cloning {
                        @let told = self.once(Key::Page("board-cloning"), || self.voice.say("board-cloning", &[]));
                        span.clone title=(told) role="img" { (icon("clone")) "1" (icon("credit")) }
                    }
                }
            }
        }
    }

    fn slot(&self, slot: Slot) -> Markup {
        let tiles = self.view.tiles.get(slot.index()).copied().unwrap_or_default();
        let holders = || {
            Seat::all(self.game.players())
                .filter(move |seat| tiles.has(Tile::Of(*seat)) && slot != Slot::ALWAYS)
        };
        let blocked = tiles.has(Tile::Blocking) && slot != Slot::ALWAYS;
        let name = format!("slot-{}", slot.0);
        let mut label = self.slot_label(slot).to_string();
        for seat in holders() {
            label.push_str(&format!(" ({})", self.seat(seat)));
        }
        let icons = self.slot_icons(slot);
        let long = ["<svg", "<b>", "<i>"].iter().map(|sign| icons.0.matches(sign).count()).sum::<usize>() > 4;
        let inner = html! {
            span.no { @if slot == Slot::ALWAYS { (self.page("always")) } @else { (slot.0) } }
            (icons)
            @for seat in holders() {
                span.tile id=[(self.flight.tile == Some((seat, slot))).then(|| self.tile_id(seat, 0))] { (self.token(seat)) }
            }
            @if blocked { span.tile.block title=(self.page("blocked")) { (icon("block")) } }
        };
        let taken = holders().next().is_some() || blocked;
        let class = format!("slot{}{}", if taken { " taken" } else { "" }, if long { " lng" } else { "" });
        let class = class.as_str();
        self.pick_card(slot, &name).map_or_else(
            || self.place(Place { name: &name, class, label: &label, spot: None }, &inner),
            |cards| self.card_choices(&name, class, &label, &inner, &cards),
        )
    }

    /// The name of an action tile: the last one on the table, or one of those still at hand.
    pub(super) fn tile_id(&self, seat: Seat, more: usize) -> String {
        format!("p-tile-{seat}-{}", self.tiles_out(seat) + more)
    }

    /// How many action tiles of a seat are spent in this round; the always-available slot takes one too, but keeps none.
    pub(super) fn tiles_out(&self, seat: Seat) -> usize {
        let view = self.view;
        if view.phase != Phase::Turns {
            return 0;
        }
        let place = |seat: Seat| view.order.iter().position(|&it| it == seat).unwrap_or_default();
        let before = usize::from(view.turn.saturating_sub(1));
        let chose = match view.to_move {
            Some(asked) if asked == seat => !view.agenda.iter().any(|step| matches!(step, Step::Choose)),
            Some(asked) => place(seat) < place(asked),
            None => true,
        };
        before + usize::from(chose)
    }

    /// The cards that can be played on a slot, if that is what is asked and there are several.
    fn pick_card(&self, slot: Slot, place: &str) -> Option<Vec<(Card, &crate::pages::table::ChoiceLine)>> {
        let cards: Vec<_> = self
            .stage
            .at(place)
            .filter_map(|choice| match choice.notation.parse().ok()? {
                Move::Choose { slot: it, card } | Move::Clone { slot: it, card } if it == slot => {
                    Some((card, choice))
                }
                _ => None,
            })
            .collect();
        (cards.len() > 1).then_some(cards)
    }

    /// A slot that opens the cards that can be played there, those of its colour first.
    fn card_choices(
        &self,
        place: &str,
        class: &str,
        label: &str,
        inner: &Markup,
        cards: &[(Card, &crate::pages::table::ChoiceLine)],
    ) -> Markup {
        let beside = format!("beside-{place}");
        html! {
            @let chosen = if self.stage.is_marked(place) { " chosen" } else { "" };
            button type="button" class={ "place open many " (class) (chosen) } data-place=(place) popovertarget=(beside) title=(label) aria-labelledby={ "name-" (place) } { (inner) (at_place(self.stage.sketches, place)) }
            div.beside.pick popover id=(beside) {
                p.name id={ "name-" (place) } { (label) }
                div.picks {
                    @for (card, choice) in cards {
                        @let color = self.game.pack().card(*card).and_then(|data| data.color);
                        @let (says, method, action) = self.stage.way(choice);
                        button form="answer" name=(says) value=(choice.notation) formmethod=[method] formaction=[action]
                            data-at={ "card-" (card.0) } data-with={ "card-" (card.0) }
                            data-pays=[choice.pays()] {
                            @if let Some(color) = color { (icon(mark(color))) }
                            (self.card_name(*card))
                            @if choice.notation.starts_with("clone") { (icon("clone")) }
                            @if let Some(price) = &choice.price { small { (price) } }
                        }
                    }
                }
            }
        }
    }

    /// The Federation track from the start to its front, with the markers in their stacks (U-14).
    pub(super) fn track(&self) -> Markup {
        let (pack, players) = (self.game.pack(), self.game.players());
        let seats = || Seat::all(players);
        let stands = |seat: Seat| self.player(seat).map_or(0, |player| player.open.steps.min(4));
        let drawn = html! {
            @for steps in 0..=4u8 {
                @let space = 5 - steps;
                span.space style={ "--s:" (steps) } {
                    @if steps == 0 { i { (self.page("below")) } } @else {
                        b { (space) }
                        @let bonus = space_bonus(space);
                        @if !bonus.is_nothing() { (effect_icons(pack, players, Effect::Gives(bonus), "")) }
                    }
                }
            }
            @for seat in seats() {
                @let steps = stands(seat);
                // From the top of the stack: whoever comes first in the standing lies on top.
                @let below = |other: &Seat| stands(*other) == steps && self.rank(*other) > self.rank(seat);
                @let height = seats().filter(|other| *other != seat && below(other)).count();
                span.marker id={ "p-fed-" (seat) } style={ "--s:" (steps) ";--up:" (height) } { (self.token(seat)) }
            }
        };
        let front =
            self.voice.voice().list(self.view.standing.iter().map(|&seat| self.seat(seat).to_string()));
        let args = [("leaders", self.view.standing.len().into()), ("track", front.into())];
        let label = self.with("track", &args);
        html! {
            div.fed {
                h4 { (icon("step")) (self.page("federation")) small { (self.page("next-order")) } }
                (self.supply())
                // The name of the place says in words who stands where; what is drawn lies under it.
                div.stair {
                    span aria-hidden="true" { (drawn) }
                    (self.place(Place { name: "federation", class: "climb", label: &label, spot: None }, &html! {}))
                }
            }
        }
    }

    /// A marker's place in the standing; those below the track come last, in play order.
    fn rank(&self, seat: Seat) -> usize {
        let on = self.view.standing.iter().position(|&it| it == seat);
        on.unwrap_or_else(|| 9 + self.view.order.iter().position(|&it| it == seat).unwrap_or_default())
    }

    /// What is left in the supply and in the decks.
    pub(super) fn supply(&self) -> Markup {
        let view = self.view;
        let pile = |name: &str, label: &str, id: Option<String>, count: String| {
            html! { span.pile title=(label) { span id=[id] { (icon(name)) } b aria-label=(label) { (count) } } }
        };
        let purple =
            if view.purple_left == UNLIMITED { "∞".to_owned() } else { view.purple_left.to_string() };
        html! {
            div.supply {
                (pile("deck", &self.page("deck"), None, view.deck.to_string()))
                (pile("discard", &self.page("discard"), self.flight.card.map(|card| format!("p-card-{}", card.0)), view.discard.len().to_string()))
                (pile("tunnel", &self.page("tunnels-left"), Some(format!("p-tunnel-{}", view.tunnels_left)), view.tunnels_left.to_string()))
                (pile("nonsymbiotic", &self.page("white-left"), Some(format!("p-nonsymbiotic-{}", view.white_left)), view.white_left.to_string()))
                (pile("symbiotic", &self.page("purple-left"), Some(format!("p-symbiotic-{}", view.purple_left)), purple))
                (pile("blue", &self.page("blues-left"), None, view.spare_blues.to_string()))
            }
        }
    }

    /// Special cards and contracts that can be taken.
    pub(super) fn offer(&self) -> Markup {
        let view = self.view;
        // The top card of the deck lies face up (U-2.4).
        let top = view.specials.first().copied().flatten();
        let label = self.page("special-deck");
        let deck = html! { (icon("special")) b { (view.specials.len()) } };
        html! {
            div.market {
                h4 {
                    (icon("special")) (self.page("specials"))
                    (self.place(Place { name: "look", class: "pile", label: &label, spot: None }, &deck))
                }
                div.lines {
                    @for card in view.open_specials.iter().chain(top) { (self.line(card, &format!("special-{}", card.0), "")) }
                    @for &at in &view.contracts { (self.contract(at)) }
                }
            }
        }
    }

    /// A contract by its place in the pack.
    pub(super) fn contract(&self, at: u8) -> Markup {
        let Some(data) = self.game.pack().contracts().get(usize::from(at)) else { return html! {} };
        let (pack, players) = (self.game.pack(), self.game.players());
        let inner = html! {
            span.wax { (icon("contract")) }
            span.name { (self.voice.contract(at + 1)) }
            span.does {
                (effect_icons(pack, players, Effect::Asks(&data.criteria), ""))
                i { "→" }
                (effect_icons(pack, players, Effect::Does(data.benefit), ""))
            }
        };
        let name = format!("contract-{}", at + 1);
        html! {
            div.deed id={ "p-contract-" (at + 1) } {
                (self.place(Place { name: &name, class: "", label: &self.contract_label(at + 1), spot: None }, &inner))
            }
        }
    }
}
