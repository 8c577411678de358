//! Underwater Cities on a page.

mod cards;
mod coach;
mod components;
mod drawing;
mod effect;
mod era_end;
mod forecast;
mod gallery;
mod geometry;
mod ground;
mod main_board;
mod motion;
mod panels;
mod player;
mod scene;
mod seabed;
mod sheets;
mod strokes;
mod symbols;
#[cfg(test)]
mod tests;
mod usual;

use cities::{
    Board, Card, Cities, Cost, Event, HandCard, Move, Piece, Resource, Scoring, Seen, Site, Slot, Step, View,
};
use kernel::{Frame, Game as _, Seat};
use maud::{Markup, html};
use words::{CitiesVoice, Words};

use self::drawing::Drawing;
use self::effect::icon;
pub use self::gallery::{Gallery, gallery};
use crate::coach::{Remark, Row};
use crate::component::Component;
use crate::sketch::Stroke;
use crate::stage::{Panel, Stage, Still};
use crate::title::{OnPage, Source, Title as _};

/// Where a piece could stand on a board, whatever else is in the way.
fn sites_for(board: &Board, piece: Piece) -> Vec<Site> {
    board.spots_for(piece).map(|spot| board.site(spot)).collect()
}

/// What a seat pays in these events before anything comes of it.
fn paid(seat: Seat, events: &[Seen]) -> Cost {
    let mut price = Cost::FREE;
    for event in events {
        match *event {
            Event::Paid { seat: payer, cost } if payer == seat => price = price.plus(cost),
            // What comes after a gain or a draw may depend on it.
            Event::Gained { .. } | Event::Drew { .. } => break,
            _ => {}
        }
    }
    price
}

/// The rule that tells most about a place or a panel, by how its name begins.
static RULES: &[(&str, &str)] = &[
    ("sheet-course", "U-3.1"),
    ("sheet-slots", "U-15.1"),
    ("sheet-track", "U-14.1"),
    ("sheet-seabed", "U-9.1"),
    ("sheet-offer", "U-7.1"),
    ("sheet-hand", "U-4.3"),
    ("sheet-actions", "U-6.1"),
    ("sheet-claimed", "U-5.5"),
    ("sheet-", "U-8.1"),
    ("slot-", "U-4.2"),
    ("card-", "U-4.4"),
    ("act-", "U-6.1"),
    ("claimed-", "U-5.5"),
    ("looked-", "U-7.1"),
    ("special-", "U-7.1"),
    ("look", "U-7.1"),
    ("contract-", "U-26.1"),
    ("federation", "U-14.1"),
    ("good-", "U-8.1"),
    ("site-", "U-10.1"),
];

impl OnPage for Cities {
    fn files() -> Vec<(&'static str, &'static [u8])> {
        vec![
            ("cities-ground.svg", ground::day().as_bytes()),
            ("cities-ground-night.svg", ground::night().as_bytes()),
            ("cities.css", include_bytes!("../../assets/cities.css")),
        ]
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn picture(name: &str) -> Option<String> {
        scene::picture(name)
    }

    fn components(words: &Words) -> Vec<Component> {
        components::all(words)
    }

    fn price(&self, words: &Words, _view: &View, seat: Seat, events: &[Seen]) -> Option<String> {
        let price = paid(seat, events);
        (!price.is_free()).then(|| CitiesVoice::new(words, self).cost(price))
    }

    fn throws_away(&self, _view: &View, mv: Move) -> bool {
        matches!(mv, Move::SkipCard | Move::Drop(_))
    }

    fn usual(&self, view: &View, legal: &[Move]) -> Option<Move> {
        usual::answer(self, view, legal)
    }

    fn rules_at() -> &'static [(&'static str, &'static str)] {
        RULES
    }

    fn coached() -> &'static [Row] {
        &coach::ROWS
    }

    fn coach(&self, words: &Words, view: &View, legal: &[Move], lately: &[Seen]) -> Vec<Remark> {
        coach::remarks(words, self, view, legal, lately)
    }

    fn ahead(&self, view: &View) -> Vec<Move> {
        let Some(me) = view.viewer.and_then(|seat| view.players.get(seat.index())) else { return Vec::new() };
        let slots = (1..).map(Slot).zip(self.pack().slots(self.players())).map(|(slot, _)| slot);
        let free =
            slots.filter(|slot| view.tiles.get(usize::from(slot.0)).is_some_and(|tiles| tiles.is_empty()));
        let hand = || {
            me.hand.iter().filter_map(|card| match card {
                HandCard::Card(card) => Some(*card),
                HandCard::Back(_) => None,
            })
        };
        free.flat_map(|slot| hand().map(move |card| Move::Choose { slot, card })).collect()
    }

    fn begins_turn(&self, view: &View) -> bool {
        matches!(view.agenda.last(), Some(Step::Choose))
    }

    /// The tiles on a slot, as long as the card is in the viewer's hand.
    fn named(&self, view: &View, mv: Move) -> Option<u64> {
        let Move::Choose { slot, card } = mv else { return None };
        let me = view.viewer.and_then(|seat| view.players.get(seat.index()))?;
        let tiles = view.tiles.get(usize::from(slot.0)).filter(|_| slot.0 > 0)?;
        me.hand.contains(&HandCard::Card(card)).then(|| tiles.bits().into())
    }

    fn barred(&self, view: &View, legal: &[Move]) -> Vec<Move> {
        let Some(me) = view.viewer.and_then(|seat| view.players.get(seat.index())) else { return Vec::new() };
        let board = &self.pack().boards()[usize::from(me.open.board)];
        let hand = || {
            me.hand.iter().filter_map(|card| match card {
                HandCard::Card(card) => Some(*card),
                HandCard::Back(_) => None,
            })
        };
        match view.agenda.last() {
            Some(Step::Choose) => {
                // One line for each slot that no card opens, told with a card of its own colour if there is one.
                let slots = self.pack().slots(self.players());
                let shut = (1..).map(Slot).zip(slots).filter(|(shut, _)| {
                    let opens = |mv: &Move| matches!(mv, Move::Choose { slot, .. } | Move::Clone { slot, .. } if slot == shut);
                    !legal.iter().any(opens)
                });
                let told = shut.filter_map(|(slot, data)| {
                    let fits =
                        |card: &Card| self.pack().card(*card).is_some_and(|it| it.color == Some(data.color));
                    let card = hand().find(fits).or_else(|| hand().next())?;
                    Some(Move::Choose { slot, card })
                });
                told.collect()
            }
            Some(Step::Do(_)) => {
                let built = Piece::ALL.into_iter().filter(|piece| {
                    legal.iter().any(|mv| matches!(mv, Move::Build { piece: it, .. } if it == piece))
                });
                let builds = built.flat_map(|piece| {
                    let sites = sites_for(board, piece);
                    sites.into_iter().map(move |site| Move::Build { piece, site })
                });
                builds.filter(|mv| !legal.contains(mv)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn panels(&self, words: &Words, view: &View, stage: Stage<'_>) -> Vec<Panel> {
        panels::all(words, &Drawing::new(words, self, view, stage))
    }

    fn panels_named(&self, words: &Words, view: &View, names: &[&str]) -> Vec<Panel> {
        panels::named(&Drawing::new(words, self, view, Stage::default()), names)
    }

    fn places(&self, view: &View, mv: Move) -> Vec<String> {
        let me = view.to_move.and_then(|seat| view.players.get(seat.index()));
        let lies = |card: Card| {
            let open = &me?.open;
            if open.actions.contains(&card) {
                Some(format!("act-{}", card.0))
            } else {
                open.claimed.has(card).then(|| format!("claimed-{}", card.0))
            }
        };
        let one = |place: String| vec![place];
        match mv {
            Move::Choose { slot, card } | Move::Clone { slot, card } => {
                vec![format!("slot-{}", slot.0), format!("card-{}", card.0)]
            }
            Move::Perform(slot) => one(format!("slot-{}", slot.0)),
            Move::Discard(card) => one(format!("card-{}", card.0)),
            Move::Keep(card) | Move::Under(card) => one(format!("looked-{}", card.0)),
            Move::Take(card) => one(format!("special-{}", card.0)),
            Move::Look => one("look".into()),
            Move::Contract(number) => one(format!("contract-{number}")),
            Move::Advance => one("federation".into()),
            Move::Gain(resource) | Move::Exchange { give: resource, .. } => one(format!("good-{resource}")),
            Move::Build { site, .. }
            | Move::Upgrade { site, .. }
            | Move::Output(site)
            | Move::Convert(site) => one(seabed::site_place(site)),
            // A card used a last time lies nowhere any more.
            Move::Use(card)
            | Move::Drop(card)
            | Move::Refresh(card)
            | Move::Resolve(card)
            | Move::Ability(card)
            | Move::Sell { card, .. } => lies(card).into_iter().collect(),
            Move::Lay(_)
            | Move::UseCard
            | Move::SkipCard
            | Move::SlotFirst
            | Move::CardFirst
            | Move::Part(_)
            | Move::Option(_)
            | Move::Pay
            | Move::Stop
            | Move::Biomatter { .. } => Vec::new(),
        }
    }

    /// The slot alone: with which card somebody would take it nobody knows.
    fn taken(&self, words: &Words, view: &View, mv: Move) -> String {
        match mv {
            Move::Perform(slot) => CitiesVoice::new(words, self).slot(slot),
            _ => self.explain(words, view, mv),
        }
    }

    fn strokes(&self, view: &View, mv: Move, events: &[Seen]) -> Vec<Stroke> {
        strokes::of(mv, self.places(view, mv), events)
    }

    fn pays(&self, seat: Seat, events: &[Seen]) -> Vec<(&'static str, u16)> {
        let price = paid(seat, events);
        let goods = Resource::ALL.map(|resource| (resource.word(), u16::from(price.get(resource))));
        goods.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    fn paid(goods: &[(&'static str, u16)]) -> Markup {
        html! { @for (good, count) in goods { b { (count) (icon(good)) } } }
    }

    fn stills(&self, words: &Words, before: &View, film: &[Frame<Self>]) -> Vec<Still> {
        motion::stills(self, words, before, film)
    }

    fn told_of(event: &Seen) -> Option<Seat> {
        event.seat()
    }

    fn round(event: &Seen) -> Option<u8> {
        match *event {
            Event::RoundEnded { round, .. } => Some(round + 1),
            _ => None,
        }
    }

    fn points(event: &Seen) -> Option<(Seat, Source, i32)> {
        Some(match *event {
            Event::Gained { seat, gain } if gain.points > 0 => (seat, Source("effects"), gain.points.into()),
            Event::Produced { seat, points, .. } if points > 0 => (seat, Source("production"), points.into()),
            Event::Fed { seat, points, .. } if points > 0 => (seat, Source("hunger"), -i32::from(points)),
            Event::Scored { seat, for_what, points } => {
                let source = match for_what {
                    Scoring::Metropolis => "metropolis",
                    Scoring::Card(_) => "cards",
                    Scoring::Network => "network",
                    Scoring::Resources => "resources",
                };
                (seat, Source(source), points.into())
            }
            _ => return None,
        })
    }
}
