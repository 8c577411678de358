//! Drawing anew what a viewer cannot know.
//!
//! The result depends on nothing but the view and the chance: hidden cards and tiles are put in order before they are
//! shuffled, so that the order they lay in leaves no trace.

use arrayvec::ArrayVec;
#[cfg(test)]
use kernel::BySeat;
use kernel::{Chance, Seat, Viewer};

use crate::cards::{Card, Deck};
use crate::game::Cities;
use crate::position::Position;
use crate::sets::CardSet;
use crate::view::knows;

/// The hidden cards of one deck, gathered as a set, which has no order, and dealt to the hidden places anew.
struct Pool {
    cards: ArrayVec<Card, 256>,
}

impl Pool {
    fn shuffled(gathered: CardSet, chance: &mut Chance) -> Self {
        let mut cards = ArrayVec::new();
        cards.extend(gathered.iter());
        chance.shuffle(&mut cards);
        Self { cards }
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

/// Takes hidden cards out of a set into what is gathered, and tells how many.
fn gather(gathered: &mut CardSet, set: &mut CardSet, hidden: CardSet) -> u32 {
    let found = *set & hidden;
    *gathered |= found;
    *set -= found;
    found.len()
}

pub(crate) fn redeal(game: &Cities, p: &mut Position, viewer: Viewer, chance: &mut Chance) {
    let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
    let players = game.setup.players;
    let looks = viewer == Viewer::Seat(p.active);
    // Which cards of a hand are set aside is a secret (U-2.11, U-23.4); how many is not.
    let mut aside = [0; Seat::MOST];
    for seat in Seat::all(players).filter(others) {
        let player = &mut p.players[seat];
        aside[seat.index()] = player.aside.len();
        player.aside.iter().for_each(|&card| player.hand.add(card));
        player.aside.clear();
    }
    // How many cards of each deck the turn has brought is known, which ones is not.
    let brought = if looks { CardSet::EMPTY } else { (p.memory.drawn & *p.me().hand) - p.shown };
    p.memory.drawn -= brought;
    for deck in [Deck::I, Deck::II, Deck::III, Deck::Special, Deck::Special3] {
        let hidden = game.pack.deck(deck) - p.shown;
        let mut gathered = CardSet::EMPTY;
        let unseen = gather(&mut gathered, &mut p.unseen, hidden);
        if deck == Deck::of_era(p.era()) {
            p.deck.iter().for_each(|&card| gathered.add(card));
        }
        if deck == Deck::Special {
            p.specials.iter().filter(|&&it| !knows(viewer, it)).for_each(|it| gathered.add(it.card));
            if !looks {
                p.looked.iter().for_each(|&card| gathered.add(card));
            }
        }
        let mut hands = [0; Seat::MOST];
        for seat in Seat::all(players).filter(others) {
            let mut hand = *p.players[seat].hand;
            hands[seat.index()] = gather(&mut gathered, &mut hand, hidden);
            p.players[seat].hand = hand.into();
        }
        let mut pool = Pool::shuffled(gathered, chance);
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
            let mut hand = *p.players[seat].hand;
            pool.give_to(&mut hand, hands[seat.index()]);
            p.players[seat].hand = hand.into();
        }
    }
    for deck in [Deck::I, Deck::II, Deck::III, Deck::Special, Deck::Special3] {
        let cards = game.pack.deck(deck);
        let many = (brought & cards).len();
        if many > 0 {
            let hand = (*p.me().hand & cards) - p.shown;
            Pool::shuffled(hand, chance).give_to(&mut p.memory.drawn, many);
        }
    }
    for seat in Seat::all(players).filter(others).filter(|seat| aside[seat.index()] > 0) {
        let player = &mut p.players[seat];
        let mut hand = Pool::shuffled(*player.hand, chance);
        for _ in 0..aside[seat.index()] {
            let card = hand.give();
            player.hand.remove(card);
            player.aside.push_if_room(card);
        }
    }
    p.spare_blues.sort_unstable();
    chance.shuffle(&mut p.spare_blues);
    p.chance = Chance(chance.word());
}

#[cfg(test)]
/// Takes away what the viewer cannot know, and tells how many cards of each hand that is. What is left is no position of a
/// game, but tells all that the view tells.
pub(crate) fn veil(p: &mut Position, viewer: Viewer) -> BySeat<u32> {
    let seen_by = |seat: Seat| viewer == Viewer::Seat(seat);
    p.deck.iter_mut().for_each(|card| *card = Card::default());
    p.unseen = CardSet::EMPTY;
    for special in p.specials.iter_mut() {
        if !knows(viewer, *special) {
            special.card = Card::default();
        }
    }
    if !seen_by(p.active) {
        p.looked.iter_mut().for_each(|card| *card = Card::default());
        p.memory.drawn &= p.shown;
    }
    let shown = p.shown;
    // How many cards somebody holds is seen.
    let mut hidden = BySeat::default();
    for seat in Seat::all(Seat::MOST as u8).filter(|&seat| !seen_by(seat)) {
        let player = &mut p.players[seat];
        // Which cards are set aside is a secret, how many is not (U-2.11).
        let held = *player.hand | player.aside.iter().copied().collect::<CardSet>();
        player.aside.iter_mut().for_each(|card| *card = Card::default());
        player.hand = (held & shown).into();
        hidden[seat] = (held - shown).len();
    }
    p.spare_blues.iter_mut().for_each(|tile| *tile = 0);
    p.chance = Chance(0);
    hidden
}
