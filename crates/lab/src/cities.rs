//! Underwater Cities under study.

use ::cities::{Cities, Event, Position};
use kernel::Seat;

use crate::studied::Studied;

impl Studied for Cities {
    const GROUPS: &'static [&'static str] = &["cards", "boards"];

    fn points(position: &Position, seat: Seat) -> i32 {
        position.players[seat].points.into()
    }

    fn source(event: &Event) -> &'static str {
        match event {
            Event::Produced { .. } => "production",
            Event::Fed { .. } => "feeding",
            Event::Scored { .. } => "scoring",
            Event::Metropolis { .. } => "metropolises",
            Event::ContractClaimed { .. } => "contracts",
            Event::Advanced { .. } => "federation",
            Event::Gained { .. } => "effects",
            _ => "other",
        }
    }

    fn earned(event: &Event) -> Option<(Seat, usize, String)> {
        match event {
            Event::CardUsed { seat, card } | Event::Claimed { seat, card } => {
                Some((*seat, 0, card.to_string()))
            }
            _ => None,
        }
    }

    fn had(&self, position: &Position, seat: Seat, had: &mut dyn FnMut(usize, String)) {
        let board = &self.pack().boards()[usize::from(position.players[seat].board)];
        had(1, board.id.to_string());
    }
}
