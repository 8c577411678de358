//! The construction wheel (B-8).

use kernel::Log;

use crate::event::Event;
use crate::moves::Payment;
use crate::position::{Player, Segment, Table};
use crate::tile::Tile;

impl Player {
    /// Turns the wheel by one segment; what lies in the segment that opens returns to the supply (B-8.3).
    pub(crate) fn turn_wheel(&mut self) -> Segment {
        let [open, back, second, third, fourth, fifth] = self.wheel;
        self.wheel = [Segment::default(), second, third, fourth, fifth, open];
        self.excavators += back.excavators;
        self.mixers += back.mixers;
        self.excamixers += back.excamixers;
        if let Some(tile) = back.tile {
            self.tiles.add(tile);
        }
        back
    }

    /// Puts the tile and the machines of a construction into the open segment (B-7.3, steps 2 and 3).
    pub(crate) fn put_on_wheel(&mut self, tile: Option<Tile>, payment: Payment) {
        if let Some(tile) = tile {
            self.tiles.remove(tile);
            self.wheel[0].tile = Some(tile);
        }
        self.excavators -= payment.excavators;
        self.mixers -= payment.mixers;
        self.excamixers -= payment.excamixers;
        self.wheel[0].excavators += payment.excavators;
        self.wheel[0].mixers += payment.mixers;
        self.wheel[0].excamixers += payment.excamixers;
    }
}

impl Table {
    /// Turns the active player's wheel, one segment at a time (B-8.3).
    pub(crate) fn turn_wheel(&mut self, turns: u8, log: &mut impl Log<Table, Event>) {
        let seat = self.active;
        for _ in 0..turns {
            let Segment { tile, excavators, mixers, excamixers } = self.seats[seat].turn_wheel();
            log.note(self, Event::WheelTurned { seat, tile, excavators, mixers, excamixers });
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Set;

    use super::*;

    /// BX-110 (B-8.1, B-8.3, B-8.4): what is placed returns on the sixth single turn.
    #[test]
    fn the_sixth_turn_brings_everything_back() {
        let mut player = Player { excavators: 4, tiles: Set::of(Tile(0)), ..Player::default() };
        player.put_on_wheel(Some(Tile(0)), Payment { excavators: 4, ..Payment::default() });
        assert_eq!((player.excavators, player.tiles), (0, Set::EMPTY));
        for _ in 0..5 {
            assert_eq!(player.turn_wheel(), Segment::default());
        }
        assert_eq!(player.turn_wheel(), Segment { tile: Some(Tile(0)), excavators: 4, ..Segment::default() });
        assert_eq!((player.excavators, player.tiles), (4, Set::of(Tile(0))));
    }
}
