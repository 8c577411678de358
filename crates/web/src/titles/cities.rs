//! Underwater Cities on a page.

mod cards;
mod effect;
mod geometry;
pub(crate) mod ground;
mod main_board;
mod motion;
mod player;
mod seabed;
mod sheets;
mod table;
#[cfg(test)]
mod tests;

use cities::{
    Board, Card, Cities, Cost, Event, HandCard, Move, Piece, Refusal, Resource, Scoring, Setup, Side, Site,
    Slot, Spot, Step, View,
};
use kernel::{Game as _, Seat, Viewer};
use words::{CitiesVoice, Words};

use self::table::Table;
use crate::stage::{Frame, Sheet, Stage};
use crate::title::{Names, Order, Setting, Source, Title};

const BOARDS: Setting = Setting { name: "boards", values: &["basic", "asymmetric"] };
const CONTRACTS: Setting = Setting { name: "contracts", values: &["no", "yes"] };
const OFFSET: Setting = Setting { name: "offset", values: &["1", "2", "3", "4"] };
const PACK: Setting = Setting { name: "pack", values: &[] };

/// Where a piece could stand on a board, whatever else is in the way.
fn sites_for(board: &Board, piece: Piece) -> Vec<Site> {
    let spots: Vec<Spot> = match piece {
        Piece::Farm | Piece::Desalination | Piece::Laboratory => (0..board.sites.len() as u8)
            .filter(|&at| (board.ordinary | board.expansion) >> at & 1 != 0)
            .map(Spot::Building)
            .collect(),
        Piece::Tunnel => (0..board.tunnels.len() as u8).map(Spot::Tunnel).collect(),
        Piece::Nonsymbiotic | Piece::Symbiotic => (0..board.cities.len() as u8).map(Spot::City).collect(),
    };
    spots.into_iter().map(|spot| board.site(spot)).collect()
}

/// What a seat pays in these events before anything comes of it.
fn paid(seat: Seat, events: &[Event]) -> Cost {
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

impl Title for Cities {
    fn settings() -> &'static [Setting] {
        &[BOARDS, CONTRACTS, OFFSET, PACK]
    }

    fn seats() -> (u8, u8) {
        (1, 4)
    }

    fn own_players() -> &'static [&'static str] {
        &[]
    }

    fn own_player(_setup: &Setup, _seat: Seat) -> Option<&'static str> {
        None
    }

    fn agree(order: &Order) -> Result<Setup, String> {
        let side = if order.value(&BOARDS)? == "asymmetric" { Side::Asymmetric } else { Side::Basic };
        let mut setup = Setup::new(order.players()).boards(side).contracts(order.value(&CONTRACTS)? == "yes");
        setup.offset = order.value(&OFFSET)?.parse().unwrap_or(1);
        let pack = order.value(&PACK)?;
        if !pack.trim().is_empty() {
            setup = setup.pack(pack);
        }
        Ok(setup)
    }

    fn question(&self, words: &Words, view: &View) -> String {
        let step = view.agenda.last();
        step.and_then(|&step| CitiesVoice::new(words, self).question(view, step)).unwrap_or_default()
    }

    fn explain(&self, words: &Words, view: &View, mv: Move) -> String {
        CitiesVoice::new(words, self).explain(view, mv)
    }

    fn price(&self, words: &Words, _view: &View, seat: Seat, events: &[Event]) -> Option<String> {
        let price = paid(seat, events);
        (!price.is_free()).then(|| CitiesVoice::new(words, self).cost(price))
    }

    fn throws_away(&self, _view: &View, mv: Move) -> bool {
        matches!(mv, Move::SkipCard | Move::Drop(_))
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

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn tell(&self, words: &Words, view: &View, names: &Names, event: &Event) -> String {
        let viewer = view.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        CitiesVoice::new(words, self).with_names(names.clone()).event(event, viewer)
    }

    fn is_reason(_event: &Event) -> bool {
        false
    }

    fn refuse(&self, words: &Words, _view: &View, refusal: &Refusal) -> String {
        CitiesVoice::new(words, self).refusal(refusal)
    }

    fn seat_name(&self, _words: &Words, _view: &View, _seat: Seat) -> Option<String> {
        None
    }

    fn sheets(&self, words: &Words, view: &View, stage: Stage<'_>) -> Vec<Sheet> {
        sheets::all(&Table::new(words, self, view, stage))
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
            Move::UseCard
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

    fn pays(&self, seat: Seat, events: &[Event]) -> Vec<(&'static str, u16)> {
        let price = paid(seat, events);
        let goods = Resource::ALL.map(|resource| (resource.word(), u16::from(price.get(resource))));
        goods.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    fn frames(&self, words: &Words, before: &View, events: &[Event]) -> Vec<Frame> {
        motion::frames(self, words, before, events)
    }

    fn round(event: &Event) -> Option<u8> {
        match *event {
            Event::RoundEnded { round, .. } => Some(round + 1),
            _ => None,
        }
    }

    fn points(event: &Event) -> Option<(Seat, Source, i32)> {
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
