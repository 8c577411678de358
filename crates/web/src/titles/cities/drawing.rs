//! What every part of the drawing needs: the view, the words, what can be chosen, what is on the move.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use cities::{Card, Cities, Piece, PlayerView, Site, Slot, Spot, View};
use kernel::{Game as _, Seat};
use maud::{Markup, html};
use words::{CitiesVoice, Value, Words};

use crate::say::Text;
use crate::sketch::at_place;
use crate::stage::{Place, Stage};

/// A table while it is drawn for one viewer.
pub(super) struct Drawing<'a> {
    pub(super) voice: CitiesVoice<'a>,
    pub(super) game: &'a Cities,
    pub(super) view: &'a View,
    pub(super) stage: Stage<'a>,
    pub(super) flight: Flight,
    /// What was said before in this language, where the components are the built-in ones of an edition.
    said: Option<Arc<Said>>,
}

/// What has just moved: it carries the name of the place it came from, so that it travels.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Flight {
    /// An action tile on its way to a slot.
    pub(super) tile: Option<(Seat, Slot)>,
    /// A piece of the supply on its way to a site.
    pub(super) piece: Option<(Seat, Piece, Site)>,
    /// A card on its way to the discard pile.
    pub(super) card: Option<Card>,
    /// A nation whose network produces.
    pub(super) wave: Option<Seat>,
    /// An era that begins.
    pub(super) era: Option<u8>,
}

type Said = RwLock<HashMap<Key, Arc<str>>>;

/// Something that is said in the same words whenever it is said, or drawn alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    /// A message of the table without arguments.
    Page(&'static str),
    /// A name of a family: colour, type, piece.
    Name(&'static str, &'static str),
    /// A card's name.
    Card(u8),
    /// What it does.
    CardText(u8),
    /// A card's whole face, drawn; by how many play.
    Face(u8, u8),
    /// What it does, drawn in a line; by how many play.
    Icons(u8, u8),
    /// A slot with what it does; by how many play.
    Slot(u8, u8),
    /// What a slot does; by how many play.
    SlotText(u8, u8),
    /// A metropolis with what it gives.
    Tile(u8),
    /// A contract with what it asks and gives.
    Contract(u8),
    /// A site of a board with what stands on it.
    Site(u8, Spot, Option<Piece>, bool, bool),
    /// A seat.
    Seat(u8),
}

/// What is said in each language of the components of each edition.
type Sayings = RwLock<HashMap<(String, u8), Arc<Said>>>;

impl<'a> Drawing<'a> {
    pub(super) fn new(words: &'a Words, game: &'a Cities, view: &'a View, stage: Stage<'a>) -> Self {
        static SAID: LazyLock<Sayings> = LazyLock::new(RwLock::default);
        let said = (words.is_built_in() && game.setup().pack.is_none()).then(|| {
            let key = (words.language().to_owned(), game.setup().edition);
            let known = SAID.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
            known.unwrap_or_else(|| {
                let mut all = SAID.write().unwrap_or_else(PoisonError::into_inner);
                Arc::clone(all.entry(key).or_default())
            })
        });
        Self { voice: CitiesVoice::new(words, game), game, view, stage, flight: Flight::default(), said }
    }

    /// What is said or drawn for a key: worked out once in each language, as far as anybody's pack cannot change it.
    pub(super) fn once(&self, key: Key, make: impl FnOnce() -> String) -> Arc<str> {
        let Some(said) = &self.said else { return make().into() };
        if let Some(known) = said.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(known);
        }
        let made: Arc<str> = make().into();
        said.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&made));
        made
    }

    /// A place of the board. Where nothing can be chosen, and nothing is looked for in vain, it only explains itself.
    pub(super) fn place(&self, place: Place<'_>, inner: &Markup) -> Markup {
        let waits = || {
            let named = |places: &[String]| places.iter().any(|it| it == place.name);
            self.stage.resting.iter().any(|line| named(&line.places))
        };
        if self.stage.at(place.name).next().is_some() || waits() {
            return self.stage.place(place, inner);
        }
        let (class, style) = match place.spot {
            Some(spot) => (" spot", Some(spot.style())),
            None => ("", None),
        };
        let label = (!place.label.is_empty()).then_some(Text(place.label));
        html! { span class={ "place " (Text(place.class)) (class) } style=[style.as_deref().map(Text)] title=[label] data-place=[self.stage.named.then_some(Text(place.name))] role=[label.map(|_| "img")] { (inner) (at_place(self.stage.sketches, place.name)) } }
    }

    /// A message of the table.
    pub(super) fn page(&self, id: &'static str) -> Arc<str> {
        self.once(Key::Page(id), || self.with(id, &[]))
    }

    /// The same with arguments.
    pub(super) fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(&format!("page-{id}"), args)
    }

    /// The name of a colour, a type, a piece.
    pub(super) fn name(&self, family: &'static str, word: &'static str) -> Arc<str> {
        self.once(Key::Name(family, word), || self.voice.voice().name(family, word))
    }

    pub(super) fn card_name(&self, card: Card) -> Arc<str> {
        self.once(Key::Card(card.0), || self.voice.card(card))
    }

    pub(super) fn card_text(&self, card: Card) -> Arc<str> {
        self.once(Key::CardText(card.0), || self.voice.card_text(card))
    }

    /// A slot by number and colour, with what it does.
    pub(super) fn slot_label(&self, slot: Slot) -> Arc<str> {
        self.once(Key::Slot(slot.0, self.game.players()), || {
            format!("{}: {}", crate::say::capital(&self.voice.slot(slot)), self.voice.slot_text(slot))
        })
    }

    pub(super) fn slot_text(&self, slot: Slot) -> Arc<str> {
        self.once(Key::SlotText(slot.0, self.game.players()), || self.voice.slot_text(slot))
    }

    pub(super) fn tile_text(&self, tile: u8) -> Arc<str> {
        self.once(Key::Tile(tile), || self.voice.metropolis_text(tile))
    }

    /// A contract by its place in the pack counted from 1, with what it asks and gives.
    pub(super) fn contract_label(&self, number: u8) -> Arc<str> {
        self.once(Key::Contract(number), || {
            let args = [
                ("number", number.into()),
                ("name", self.voice.contract(number).into()),
                ("text", self.voice.contract_text(number).into()),
            ];
            self.with("contract", &args)
        })
    }

    pub(super) fn seat(&self, seat: Seat) -> Arc<str> {
        self.once(Key::Seat(seat.0), || self.voice.seat(seat))
    }

    /// The player of a seat.
    pub(super) fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.players.get(seat.index())
    }

    /// Whose seabed lies on the ground: mine, or that of the player to move for those who only watch.
    pub(super) fn ground_seat(&self) -> Option<Seat> {
        ground_seat(self.view)
    }
}

/// Whose seabed a viewer has before them.
pub(super) fn ground_seat(view: &View) -> Option<Seat> {
    view.viewer.or(view.to_move).or_else(|| view.order.first().copied())
}
