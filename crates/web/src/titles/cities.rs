//! Underwater Cities on a page.

mod board;

use cities::{Cities, Cost, Event, Move, Refusal, Scoring, Setup, Side, View};
use kernel::{Seat, Viewer};
use maud::Markup;
use words::{CitiesVoice, Words};

use crate::title::{Order, Setting, Source, Title};

const BOARDS: Setting = Setting { name: "boards", values: &["basic", "asymmetric"] };
const CONTRACTS: Setting = Setting { name: "contracts", values: &["no", "yes"] };
const OFFSET: Setting = Setting { name: "offset", values: &["1", "2", "3", "4"] };

impl Title for Cities {
    fn settings() -> &'static [Setting] {
        &[BOARDS, CONTRACTS, OFFSET]
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
        let mut price = Cost::FREE;
        for event in events {
            match *event {
                Event::Paid { seat: payer, cost } if payer == seat => price = price.plus(cost),
                // What comes after a gain or a draw may depend on it.
                Event::Gained { .. } | Event::Drew { .. } => break,
                _ => {}
            }
        }
        (!price.is_free()).then(|| CitiesVoice::new(words, self).cost(price))
    }

    fn throws_away(&self, _view: &View, mv: Move) -> bool {
        matches!(mv, Move::SkipCard | Move::Drop(_))
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn tell(&self, words: &Words, view: &View, event: &Event) -> String {
        let viewer = view.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        CitiesVoice::new(words, self).event(event, viewer)
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

    fn board(&self, words: &Words, view: &View) -> Markup {
        board::board(words, self, view)
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
