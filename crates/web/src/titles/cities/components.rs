//! The components of Underwater Cities for the gallery: drawn as on the table, told in the words of the table.

use cities::{Card, CardData, CardType, Cities, Deck, Setup, Side, Slot, View};
use kernel::{Game as _, Seat, Seed, Set, Viewer};
use maud::html;
use words::{Value, Words};

use super::cards::deck_word;
use super::drawing::Drawing;
use super::effect::{color_word, icon, mark, type_icon};
use super::seabed;
use crate::Say;
use crate::component::Component;
use crate::say::capital;
use crate::stage::Stage;

/// All components of the newest edition, kind by kind.
pub(super) fn all(words: &Words) -> Vec<Component> {
    // One side of the main board is for one or two players, the other for more.
    let [few, many] = [2, 4].map(|players| {
        Cities::open(Setup::new(players).boards(Side::Asymmetric)).expect("a usual set-up of so many players")
    });
    let [few_view, many_view] = [&few, &many].map(|game| game.view(&game.deal(Seed(0)), Viewer::Spectator));
    let few = Of(words, Drawing::new(words, &few, &few_view, Stage::default()));
    let many = Of(words, Drawing::new(words, &many, &many_view, Stage::default()));
    let mut all: Vec<Component> = Vec::new();
    let cards = || many.1.game.pack().cards();
    all.extend(cards().filter(|data| data.card != Card::ASSISTANT).map(|data| many.card(data)));
    all.extend(cards().filter(|data| data.card == Card::ASSISTANT).map(|data| many.card(data)));
    all.extend((0..many.1.game.pack().metropolises().len() as u8).map(|tile| many.metropolis(tile)));
    all.extend((1..=many.1.game.pack().contracts().len() as u8).map(|number| many.contract(number)));
    all.extend((0..many.1.game.pack().boards().len() as u8).map(|at| many.board(at, &many_view)));
    for of in [&many, &few] {
        let slots = of.1.game.pack().slots(of.1.game.players()).len() as u8;
        for slot in (0..=slots).map(Slot) {
            let found = of.slot(slot, if of.1.game.players() > 2 { "3-4" } else { "1-2" });
            match all.iter_mut().find(|known| known.id == found.id) {
                Some(known) => known.text.extend(found.text.into_iter().skip(1)),
                None => all.push(found),
            }
        }
    }
    all
}

/// The words of the pages, and a table to draw from.
struct Of<'a>(&'a Words, Drawing<'a>);

impl Of<'_> {
    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        Say::new(self.0).with(id, args)
    }

    fn card(&self, data: &CardData) -> Component {
        let kind = type_icon(data.kind);
        let drawing = html! {
            div.card data-color=[data.color.map(color_word)] data-type=(kind) data-deck=(deck_word(data.deck)) {
                span.place { (self.1.face(data.card)) }
            }
        };
        let (group, name) = match data.deck {
            Deck::Start => ("assistant", String::new()),
            Deck::Special | Deck::Special3 => ("special", data.card.0.to_string()),
            _ => ("card", data.card.0.to_string()),
        };
        let of_type: &[&str] = match data.kind {
            CardType::Instant => &["U-5.4"],
            CardType::Permanent => &["U-5.5", "U-5.6", "U-16.4"],
            CardType::Action => &["U-5.5", "U-6.1", "U-6.2", "U-6.3", "U-6.4"],
            CardType::Production => &["U-5.5", "U-5.7", "U-21.7"],
            CardType::EndScoring => &["U-5.5", "U-5.7", "U-24.3"],
        };
        let mut it = Component::new("cities", group, &name, &drawing).ruled(reading(&data.text));
        it = it.ruled(of_type);
        if group == "special" {
            it = it.ruled(&["U-7.1", "U-7.2", "U-7.4", "U-5.8"]);
        }
        if group == "assistant" {
            it = it.ruled(&["U-6.8", "U-2.10", "U-6.7"]);
            it.id = "assistant".to_owned();
        } else {
            it.id = format!("card-{name}");
        }
        let mut text = vec![capital(&self.1.card_text(data.card))];
        if data.cost > 0 {
            text.push(self.say("gallery-special-cost", &[("credits", data.cost.into())]));
        }
        let era = match data.deck {
            Deck::I => Some("1"),
            Deck::II => Some("2"),
            Deck::III => Some("3"),
            Deck::Special | Deck::Special3 | Deck::Start => None,
        };
        Component {
            name: self.1.card_name(data.card).to_string(),
            text,
            color: data.color.map(color_word),
            sort: Some(kind),
            era,
            ..it
        }
    }

    fn metropolis(&self, tile: u8) -> Component {
        let data = &self.1.game.pack().metropolises()[usize::from(tile)];
        let kind = if data.brown { "brown" } else { "blue" };
        let drawing = html! {
            span.metro.lit data-kind=(kind) { i.name { (self.1.voice.metropolis(tile)) } (self.1.tile_face(tile, 0)) }
        };
        let rules: &[&str] = if data.brown {
            &["U-18.1", "U-18.3", "U-18.4", "U-18.7", "U-24.2"]
        } else {
            &["U-18.1", "U-18.2", "U-18.4", "U-18.5", "U-18.6"]
        };
        let it = Component::new("cities", "metropolis", &data.id, &drawing).ruled(rules);
        Component {
            name: self.1.voice.metropolis(tile),
            text: vec![self.1.tile_text(tile).to_string()],
            color: Some(kind),
            ..it
        }
    }

    fn contract(&self, number: u8) -> Component {
        let data = &self.1.game.pack().contracts()[usize::from(number) - 1];
        let drawing = self.1.contract(number - 1);
        let it = Component::new("cities", "contract", &data.id, &drawing)
            .ruled(&["U-26.1", "U-26.2", "U-26.3", "U-26.4", "U-26.5"]);
        Component {
            name: self.1.voice.contract(number),
            text: vec![capital(&self.1.voice.contract_text(number))],
            ..it
        }
    }

    /// A player board as it is dealt, with nothing but the starting city.
    fn board(&self, at: u8, view: &View) -> Component {
        let board = &self.1.game.pack().boards()[usize::from(at)];
        let mut open = view.players[Seat(0).index()].open;
        open.board = at;
        open.white = [board.start].into_iter().collect();
        (open.network, open.purple, open.open) = (open.white, Set::EMPTY, open.white);
        let drawing = html! { div.nation-map { (self.1.stamp(&open, true)) } };
        let side = match board.side {
            Side::Basic => "basic",
            Side::Asymmetric => "asymmetric",
        };
        let it = Component::new("cities", "board", &format!("{side}-{}", board.id), &drawing);
        let it = it.ruled(&["U-9.1", "U-9.2", "U-9.3", "U-9.5", "U-17.1"]);
        let it = match board.side {
            Side::Basic => it,
            Side::Asymmetric => it.ruled(&["U-27.1", "U-27.2", "U-27.3", "U-27.4"]),
        };
        let counts = [
            ("cities", board.cities.len().into()),
            ("tunnels", board.tunnels.len().into()),
            ("buildings", board.ordinary.len().into()),
        ];
        let printed = seabed::spots(board)
            .filter(|&spot| *board.print(spot) != cities::Print::default())
            .map(|spot| self.1.site_label(board, spot, None, false, false).to_string());
        Component {
            name: self.say("gallery-board", &[("number", board.id.into())]),
            text: [self.say("gallery-board-text", &counts)].into_iter().chain(printed).collect(),
            sort: Some(side),
            ..it
        }
    }

    fn slot(&self, slot: Slot, side: &'static str) -> Component {
        let pack = self.1.game.pack();
        let data = slot.index().checked_sub(1).map(|at| &pack.slots(self.1.game.players())[at]);
        let color = data.map(|data| data.color);
        let id = data.map_or("always", |data| &data.id);
        let drawing = html! {
            span.printed-slot data-color=[color.map(color_word)] {
                @if let Some(color) = color { (icon(mark(color))) }
                (self.1.slot_icons(slot))
            }
        };
        let lies = match data {
            Some(_) => self.say("gallery-slot-side", &[("side", side.into()), ("number", slot.0.into())]),
            None => String::new(),
        };
        let rules: &[&str] = if data.is_some() {
            &["U-4.2", "U-4.6", "U-15.2", "U-15.3", "U-15.6"]
        } else {
            &["U-4.9", "U-15.5"]
        };
        let it = Component::new("cities", "slot", id, &drawing).ruled(rules);
        let does = capital(&self.1.slot_text(slot));
        Component {
            name: does.clone(),
            text: [does, lies].into_iter().filter(|line| !line.is_empty()).collect(),
            color: color.map(color_word),
            ..it
        }
    }
}

/// The rules on how such an effect is read (U-25), by how the effect is written.
fn reading(text: &str) -> &'static [&'static str] {
    const READ: [(&str, &[&str]); 14] = [
        ("once per turn", &["U-25.5"]),
        ("exchange", &["U-25.3"]),
        ("at city", &["U-25.6", "U-25.8"]),
        ("second tunnel in turn", &["U-25.7"]),
        ("slot gives", &["U-25.9", "U-30.4"]),
        ("output of", &["U-25.10"]),
        ("instead of", &["U-25.12"]),
        ("colours differ", &["U-25.13"]),
        ("perform", &["U-15.6", "U-15.7"]),
        ("use slot", &["U-15.7"]),
        ("discount", &["U-11.3", "U-11.4"]),
        ("convert", &["U-13.4"]),
        ("expansion", &["U-10.6"]),
        (" per ", &["U-25.4"]),
    ];
    READ.iter().find(|(written, _)| text.contains(written)).map_or(&[], |(_, rules)| rules)
}

#[cfg(test)]
mod tests {
    use cities::Color;

    use super::*;

    #[test]
    fn the_box_is_complete() {
        let all = all(Words::of("en").expect("English is built in"));
        let count = |kind: &str| all.iter().filter(|it| it.kind == kind).count();
        assert_eq!((count("card"), count("special"), count("assistant")), (180, 25, 1));
        assert_eq!((count("metropolis"), count("contract"), count("board")), (16, 8, 8));
        // 15 and 12 slots, 6 of them on both sides, and the one that is always available.
        assert_eq!(count("slot"), 15 + 12 - 6 + 1);
        assert!(all.iter().all(|it| !it.name.is_empty() && !it.text.is_empty()));
    }

    /// Colours are told by a shape as well.
    #[test]
    fn a_slot_shows_its_colour() {
        let all = all(Words::of("en").expect("English is built in"));
        let slot = all.iter().find(|it| it.id == "slot-two-farms").expect("a slot of the box");
        assert_eq!(slot.color, Some(color_word(Color::Red)));
        assert!(slot.icons.contains(mark(Color::Red)), "{:?}", slot.icons);
    }
}
