//! Drawing anew what a viewer cannot know.

use kernel::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::cards::{Card, CardSet, Deck};
use crate::game::Cities;
use crate::position::Position;
use crate::view::knows;

/// Every hidden card of one deck goes into a pool and comes back to the hidden places in another order.
struct Pool {
    cards: ArrayVec<[Card; 256]>,
}

impl Pool {
    fn take(&mut self, card: Card) {
        let _ = self.cards.try_push(card);
    }

    /// Takes hidden cards out of a set and tells how many.
    fn take_from(&mut self, set: &mut CardSet, hidden: CardSet) -> u32 {
        let found = *set & hidden;
        found.iter().for_each(|card| self.take(card));
        *set = set.without(found);
        found.len()
    }

    fn give(&mut self) -> Card {
        self.cards.pop().unwrap_or_default()
    }

    fn give_to(&mut self, set: &mut CardSet, number: u32) {
        for _ in 0..number {
            set.add(self.give());
        }
    }
}

pub(crate) fn redeal(game: &Cities, p: &mut Position, viewer: Viewer, chance: &mut Chance) {
    let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
    let players = game.setup.players;
    let looks = viewer == Viewer::Seat(p.active);
    for deck in [Deck::I, Deck::II, Deck::III, Deck::Special, Deck::Special3] {
        let hidden = game.pack.deck(deck).without(p.shown);
        let mut pool = Pool { cards: ArrayVec::new() };
        // The cards leave their places in one order and come back in the same order of places.
        let unseen = pool.take_from(&mut p.unseen, hidden);
        if deck == Deck::of_era(p.era()) {
            p.deck.iter().for_each(|&card| pool.take(card));
        }
        if deck == Deck::Special {
            p.specials.iter().filter(|&&it| !knows(viewer, it)).for_each(|it| pool.take(it.card));
            if !looks {
                p.looked.iter().for_each(|&card| pool.take(card));
            }
        }
        let mut hands = [0; Seat::MOST];
        for seat in Seat::all(players).filter(others) {
            let player = &mut p.players[seat];
            hands[seat.index()] = pool.take_from(&mut player.hand, hidden);
            player.aside.iter().filter(|&&card| hidden.has(card)).for_each(|&card| pool.take(card));
        }
        chance.shuffle(&mut pool.cards);
        pool.give_to(&mut p.unseen, unseen);
        if deck == Deck::of_era(p.era()) {
            p.deck.iter_mut().for_each(|card| *card = pool.give());
        }
        if deck == Deck::Special {
            p.specials.iter_mut().filter(|it| !knows(viewer, **it)).for_each(|it| it.card = pool.give());
            if !looks {
                p.looked.iter_mut().for_each(|card| *card = pool.give());
            }
        }
        for seat in Seat::all(players).filter(others) {
            let player = &mut p.players[seat];
            for card in player.aside.iter_mut().filter(|card| hidden.has(**card)) {
                *card = pool.give();
            }
            pool.give_to(&mut player.hand, hands[seat.index()]);
        }
    }
    chance.shuffle(&mut p.spare_blues);
    p.chance = Chance(chance.word());
}
