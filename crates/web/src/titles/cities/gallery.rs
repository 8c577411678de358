//! All cards of a table's components as they look in a hand, for whoever makes a pack.

use cities::worth::Worth;
use cities::{Card, CardData, Cities, Deck, Pack, View};
use kernel::{Game as _, Seed, Viewer};
use maud::{Markup, html};
use words::Words;

use super::cards::deck_word;
use super::drawing::Drawing;
use super::effect::{color_word, type_icon};
use crate::Say;
use crate::say::capital;
use crate::stage::{Place, Stage};

/// The decks, by the message that names them.
const DECKS: [(Deck, &str); 5] = [
    (Deck::I, "era-1-cards"),
    (Deck::II, "era-2-cards"),
    (Deck::III, "era-3-cards"),
    (Deck::Special3, "special-3-cards"),
    (Deck::Special, "special-cards"),
];

/// What the workbench shows of a pack.
#[derive(Clone, Debug)]
pub struct Gallery {
    /// How many cards are the pack's own.
    pub own: usize,
    /// Those cards, deck by deck.
    pub cards: Markup,
    /// The built-in ones that are left, deck by deck.
    pub others: Markup,
}

/// Draws every card of a table's components, with what it is worth by the table of values (docs/cards.md).
pub fn gallery(words: &Words, game: &Cities) -> Gallery {
    let view = game.view(&game.deal(Seed(0)), Viewer::Spectator);
    let built_in = Pack::built_in(game.setup().edition).ok();
    let own = |data: &CardData| {
        let known = built_in.as_ref().and_then(|pack| pack.card(data.card));
        known.is_none_or(|known| {
            (&known.name, &known.text, known.deck, known.color, known.kind, known.cost)
                != (&data.name, &data.text, data.deck, data.color, data.kind, data.cost)
        })
    };
    let of = |wanted: bool| {
        let cards = game.pack().cards().filter(|data| data.card != Card::ASSISTANT);
        cards.filter(|data| own(data) == wanted).collect::<Vec<_>>()
    };
    let (mine, others) = (of(true), of(false));
    Gallery {
        own: mine.len(),
        cards: decks(words, game, &view, &mine),
        others: decks(words, game, &view, &others),
    }
}

fn decks(words: &Words, game: &Cities, view: &View, cards: &[&CardData]) -> Markup {
    let drawing = Drawing::new(words, game, view, Stage::default());
    let say = Say::new(words);
    let worth = Worth(game.pack());
    html! {
        @for (deck, name) in DECKS {
            @let of: Vec<&&CardData> = cards.iter().filter(|data| data.deck == deck).collect();
            @if !of.is_empty() {
                h3 { (capital(&say.any(&format!("cities-count-{name}")))) }
                div.gallery {
                    @for data in of {
                        @let points = (worth.card(data) * 10.0).round() / 10.0;
                        div.card data-color=[data.color.map(color_word)] data-type=(type_icon(data.kind)) data-deck=(deck_word(data.deck)) {
                            (drawing.place(Place { name: "", class: "", label: "", spot: None }, &html! {
                                (drawing.face(data.card))
                                span.worth { (say.with("packs-worth", &[("points", points.into())])) }
                            }))
                        }
                    }
                }
            }
        }
    }
}
