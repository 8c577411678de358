//! What has happened since the player's last turn.

use cities::{Event, Gain, HandCard, Seen, Slot};

use super::Eye;
use crate::coach::Noticed;

impl Eye<'_> {
    /// A Production that is over, and a colour whose last slot somebody has taken.
    pub(super) fn facts(&self, lately: &[Seen], noticed: &mut Noticed<'_>) {
        // New hands come in between; the turn is what somebody remembers.
        let mine = |event: &Seen| matches!(*event, Event::Chose { seat, .. } if seat == self.seat);
        let lately = &lately[lately.iter().rposition(mine).map_or(0, |at| at + 1)..];
        let mut made = None;
        let mut lost = 0;
        for event in lately {
            match *event {
                Event::Produced { seat, goods, points } if seat == self.seat => {
                    let points = points.try_into().unwrap_or(u8::MAX);
                    made = Some(Gain { goods, points, ..Gain::NOTHING });
                }
                Event::Fed { seat, points, .. } if seat == self.seat => lost = points,
                _ => {}
            }
        }
        if let Some(gain) = made {
            let cities = self.me.connected().len();
            noticed.note(
                "production",
                &[("gain", self.voice.gain(gain).into()), ("cities", cities.into()), ("lost", lost.into())],
            );
        }
        // Slots are free again when a round has ended.
        let ended =
            lately.iter().rposition(|it| matches!(it, Event::RoundEnded { .. })).map_or(0, |at| at + 1);
        for event in &lately[ended..] {
            let Event::Chose { seat, slot, .. } = *event else { continue };
            if seat != self.seat && self.last_of_colour(slot) {
                noticed.note("slot-gone", &[("player", self.voice.seat(seat).into())]);
                return;
            }
        }
    }

    /// Whether no other slot of the same colour is free, and a card in hand has that colour.
    fn last_of_colour(&self, taken: Slot) -> bool {
        let color = self.slot(taken).1;
        let slots = self.game.pack().slots(self.view.players.len() as u8);
        let free = |at: usize| self.view.tiles[at + 1].is_empty();
        let left = slots.iter().enumerate().any(|(at, data)| Some(data.color) == color && free(at));
        let held = self.hand.iter().any(|card| match card {
            HandCard::Card(card) => self.card(*card).is_some_and(|data| data.color == color),
            HandCard::Back(_) => false,
        });
        color.is_some() && held && !left
    }
}
