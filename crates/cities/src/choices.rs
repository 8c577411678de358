//! Which slots can be chosen with which cards (U-4.2, U-4.6).

use kernel::{Element, Moves, Set};

use crate::ahead::Outset;
use crate::building::payable;
use crate::cards::Card;
use crate::effect::Trigger;
use crate::game::Cities;
use crate::lasting::Trait;
use crate::list::CLONING;
use crate::moves::Move;
use crate::place::Pieces;
use crate::position::Position;
use crate::rules::Try;
use crate::sets::{CardSet, Tile};
use crate::step::Slot;

/// The most cards in hand when slot and card are chosen (U-19.2).
pub(crate) const LARGEST_HAND: usize = 8;

/// A card by its place in a hand that is laid out in a row.
#[derive(Clone, Copy, Debug)]
struct Held(u8);

impl Element for Held {
    type Bits = u8;
    const COUNT: usize = LARGEST_HAND;

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn nth(number: u8) -> Self {
        Self(number)
    }
}

/// A hand fanned out: its cards in a row.
struct Fan {
    cards: [Card; LARGEST_HAND],
    len: usize,
    of_color: [Set<Held>; 3],
}

impl Fan {
    #[inline]
    fn of(game: &Cities, hand: CardSet) -> Self {
        let mut cards = [Card::default(); LARGEST_HAND];
        // A byte for each colour, and one for cards that have none.
        let mut lanes = 0u32;
        let len = hand.iter().fold(0, |len, card| {
            let Some(place) = cards.get_mut(len) else { return len };
            *place = card;
            lanes |= 1 << ((game.pack.lane(card) & 24) + len as u8);
            len + 1
        });
        let [yellow, red, green, _] = lanes.to_le_bytes().map(Set::from_bits);
        Self { cards, len, of_color: [yellow, red, green] }
    }

    /// Lists the choices at these places of a row with every card.
    #[inline(never)]
    fn list_all(&self, moves: &mut Moves<Move>, places: Places) {
        match self.len {
            0 => {}
            1 => self.list_rows::<1>(moves, places),
            2 => self.list_rows::<2>(moves, places),
            3 => self.list_rows::<3>(moves, places),
            4 => self.list_rows::<4>(moves, places),
            _ => self.list_rows::<LARGEST_HAND>(moves, places),
        }
    }

    /// The same for a hand of so many cards, which are written at once; of a larger one what is too much is taken back.
    #[inline(always)]
    fn list_rows<const CARDS: usize>(&self, moves: &mut Moves<Move>, places: Places) {
        let rows: [&[Move; 32]; CARDS] =
            std::array::from_fn(|at| &CHOICES[usize::from(self.cards[at & (LARGEST_HAND - 1)].0)]);
        for at in places.iter() {
            let end = moves.len() + self.len;
            moves
                .try_extend_from_slice(&rows.map(|row| row[at]))
                .expect("a list has room for eight cards on each slot");
            if CARDS == LARGEST_HAND {
                moves.truncate(end);
            }
        }
    }

    fn card(&self, held: Held) -> Card {
        self.cards[usize::from(held.0 & 7)]
    }

    fn whole(&self) -> Set<Held> {
        Set::from_bits(((1u16 << self.len) - 1) as u8)
    }
}

/// Every choice with a card: of each slot as it is and with the cloning tile, then of the slot that is always available,
/// which is listed last and which nobody clones. A move that is copied as a whole is written with one instruction, one that
/// is put together with one for each of its parts.
static CHOICES: [[Move; 32]; 256] = {
    let mut choices = [[Move::Stop; 32]; 256];
    let mut number = 0;
    while number < 256 * LAST / 2 {
        let (slot, card) = (Slot((number % (LAST / 2)) as u8 + 1), Card((number / (LAST / 2)) as u8));
        let row = &mut choices[card.0 as usize];
        row[2 * slot.index() - 2] = Move::Choose { slot, card };
        row[2 * slot.index() - 1] = Move::Clone { slot, card };
        row[LAST] = Move::Choose { slot: Slot::ALWAYS, card };
        number += 1;
    }
    choices
};

/// Where the slot that is always available stands in a row of choices: behind fifteen slots with two places each.
const LAST: usize = 30;

/// Places in a row of choices.
#[derive(Clone, Copy)]
struct Places(u32);

impl Places {
    /// Coloured slots, some of which are to be cloned.
    #[inline]
    fn of(slots: Set<Slot>, cloned: Set<Slot>) -> Self {
        Self((spread(slots - cloned) | spread(slots & cloned) << 1) >> 2)
    }

    /// With the slot that is always available.
    #[inline]
    const fn and_last(self) -> Self {
        Self(self.0 | 1 << LAST)
    }

    /// Those before this slot, and those from it on.
    #[inline]
    const fn split_at(self, slot: Slot) -> [Self; 2] {
        let before = (1 << (2 * slot.index() - 2)) - 1;
        [Self(self.0 & before), Self(self.0 & !before)]
    }

    /// The places in the order of the slots.
    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        let Self(mut left) = self;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = left.trailing_zeros() as usize & 31;
                left &= left - 1;
                place
            })
        })
    }
}

/// The slots with a bit between each and the next.
#[inline]
fn spread(slots: Set<Slot>) -> u32 {
    let slots = u32::from(slots.bits());
    let slots = (slots | slots << 8) & 0x00ff_00ff;
    let slots = (slots | slots << 4) & 0x0f0f_0f0f;
    let slots = (slots | slots << 2) & 0x3333_3333;
    (slots | slots << 1) & 0x5555_5555
}

/// With which cards of a hand slots can be chosen.
#[derive(Default)]
struct Usable {
    /// Slots that can be chosen with every card.
    with_all: Set<Slot>,
    /// Those that can be chosen with some, and those cards for each.
    with_some: Set<Slot>,
    with: [Set<Held>; 16],
}

impl Usable {
    fn add(&mut self, slot: Slot, cards: Set<Held>) {
        if !cards.is_empty() {
            self.with_some.add(slot);
            self.with[slot.index() & 15] |= cards;
        }
    }
}

/// A choice of slot and card.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Where the tile goes.
    pub slot: Slot,
    /// The card that is played.
    pub card: Card,
    /// Whether the slot is somebody else's (U-15.8).
    pub cloned: bool,
    /// Whether card and slot agree in colour.
    pub matched: bool,
}

impl Choice {
    fn to_move(self) -> Move {
        let Self { slot, card, cloned, .. } = self;
        if cloned { Move::Clone { slot, card } } else { Move::Choose { slot, card } }
    }
}

/// A choice of slot and card with what it is worth.
struct Rated {
    worth: f32,
    /// Its place in the list of all choices.
    place: usize,
    choice: Choice,
}

impl Rated {
    /// Whether it is worth more than another one, or as much and listed before it.
    fn beats(&self, other: &Self) -> bool {
        self.worth > other.worth || self.worth == other.worth && self.place < other.place
    }

    /// The better of two.
    fn or(self, other: Self) -> Self {
        if other.beats(&self) { other } else { self }
    }
}

impl Cities {
    /// The slots without a tile, and those of others that can be used with the cloning tile (U-15.8).
    fn choosable(&self, p: &Position) -> [Set<Slot>; 2] {
        let all = self.ring().all;
        let free = all - p.taken_slots();
        let clones = p.cloning && p.me().purse.covers(CLONING);
        [free, if clones { all - free - p.slots_with(Tile::Of(p.active)) } else { Set::EMPTY }]
    }

    /// Whether there is a Special card to take, for a hand of which so many cards can be played: a few cards need not be
    /// counted.
    #[inline]
    fn special_left_for(&self, p: &Position, playable: usize) -> bool {
        if playable < LARGEST_HAND && p.memory.drawn.is_empty() {
            !p.specials.is_empty() || !p.open_specials.is_empty()
        } else {
            self.special_left(p)
        }
    }

    /// The choice of slot and card that is worth most, the first listed of several, with its worth. Whether a card opens a
    /// slot (U-4.6 b) is found out only where that choice would be better. `None` where the whole list has to be made: a
    /// card waits for the choice, or a contract could be claimed instead.
    pub fn best_choice(&self, p: &Position, worth: impl Fn(Choice) -> f32) -> Option<(Move, f32)> {
        let me = p.me();
        let hand = Fan::of(self, p.playable());
        if self.lasting(me).has(Trait::OnChoice) || !p.contracts.is_empty() || hand.len == 0 {
            return None;
        }
        let outset = self.outset(p, self.special_left_for(p, hand.len));
        let rate = |slot: Slot, held: Held, cloned: bool, matched: bool| {
            let choice = Choice { slot, card: hand.card(held), cloned, matched };
            // The slot that is always available is listed last.
            let after = if slot == Slot::ALWAYS { 16 } else { slot.index() };
            Rated { worth: worth(choice), place: after * LARGEST_HAND + usize::from(held.0), choice }
        };
        let mut best = rate(Slot::ALWAYS, Held(0), false, false);
        for held in hand.whole() {
            best = best.or(rate(Slot::ALWAYS, held, false, false));
        }
        let ways = self.choosable(p).into_iter().zip([false, true]).filter(|(slots, _)| !slots.is_empty());
        for (slots, cloned) in ways {
            let mut try_ = Try::now(p);
            if cloned {
                try_.pay(CLONING);
            }
            let open = self.open_slots(p, &outset, slots, try_);
            for (of_color, slots_of_color) in hand.of_color.into_iter().zip(self.ring().of_color) {
                for slot in open & slots_of_color {
                    for held in hand.whole() {
                        best = best.or(rate(slot, held, cloned, of_color.has(held)));
                    }
                }
            }
            // Only a matching card can open the others.
            for (of_color, slots_of_color) in hand.of_color.into_iter().zip(self.ring().of_color) {
                for slot in slots & (slots_of_color - open) {
                    for held in of_color {
                        let rated = rate(slot, held, cloned, true);
                        let card = rated.choice.card;
                        if rated.beats(&best)
                            && !self.opened(p, card, Set::of(slot), cloned, try_, &outset).is_empty()
                        {
                            best = rated;
                        }
                    }
                }
            }
        }
        Some((best.choice.to_move(), best.worth))
    }

    /// Slot options with every card of the hand (U-4.2).
    #[inline(never)]
    pub(crate) fn list_choices(&self, p: &Position, moves: &mut Moves<Move>) {
        let hand = Fan::of(self, p.playable());
        let [free, others] = self.choosable(p);
        let outset = self.outset(p, self.special_left_for(p, hand.len));
        let mut usable = Usable::default();
        self.find_usable(p, &outset, &hand, free, false, &mut usable);
        if !others.is_empty() {
            self.find_usable(p, &outset, &hand, others, true, &mut usable);
        }
        let mut left = Places::of(usable.with_all, others).and_last();
        for slot in usable.with_some - usable.with_all {
            let [before, behind] = left.split_at(slot);
            hand.list_all(moves, before);
            for held in usable.with[slot.index() & 15] {
                let at = Places::of(Set::of(slot), others).iter();
                moves.extend(at.map(|at| CHOICES[usize::from(hand.card(held).0)][at]));
            }
            left = behind;
        }
        hand.list_all(moves, left);
    }

    /// Notes for each of these slots the cards of the hand with which it can be chosen.
    fn find_usable(
        &self,
        p: &Position,
        outset: &Outset,
        hand: &Fan,
        slots: Set<Slot>,
        cloned: bool,
        usable: &mut Usable,
    ) {
        let mut try_ = Try::now(p);
        if cloned {
            try_.pay(CLONING);
        }
        let open = self.open_slots_here(p, outset, slots, try_);
        usable.with_all |= open;
        let mut closed = slots - open;
        if closed.is_empty() {
            return;
        }
        // Without cards that wait for the choice, matching and other cards make no difference.
        if outset.choice {
            closed -= self.find_awaited(p, hand, closed, try_, usable);
        }
        for (of_color, slots_of_color) in hand.of_color.into_iter().zip(self.ring().of_color) {
            let closed = closed & slots_of_color;
            if closed.is_empty() {
                continue;
            }
            // Only a matching card can open these.
            for held in of_color {
                let opened = self.opened(p, hand.card(held), closed, cloned, try_, outset);
                opened.iter().for_each(|slot| usable.add(slot, Set::of(held)));
            }
        }
    }

    /// The same for what cards give that wait for the choice. Tells which slots every matching card opens.
    #[inline(never)]
    fn find_awaited(
        &self,
        p: &Position,
        hand: &Fan,
        closed: Set<Slot>,
        try_: Try,
        usable: &mut Usable,
    ) -> Set<Slot> {
        let [matched, other] =
            [Trigger::Match, Trigger::Differ].map(|trigger| self.open_after(p, closed, trigger, try_));
        for (of_color, slots_of_color) in hand.of_color.into_iter().zip(self.ring().of_color) {
            for slot in slots_of_color & (matched | other) {
                let with = |open: Set<Slot>, cards| if open.has(slot) { cards } else { Set::EMPTY };
                usable.add(slot, with(matched, of_color) | with(other, hand.whole() - of_color));
            }
        }
        matched
    }

    /// Which of these slots can be used now with this purse, if nothing waits for their use.
    #[inline(never)]
    pub(crate) fn open_slots(&self, p: &Position, outset: &Outset, slots: Set<Slot>, try_: Try) -> Set<Slot> {
        self.open_slots_here(p, outset, slots, try_)
    }

    /// The same where nobody jumps to it.
    #[inline(always)]
    fn open_slots_here(&self, p: &Position, outset: &Outset, slots: Set<Slot>, try_: Try) -> Set<Slot> {
        if outset.slot_discounts {
            return slots.iter().filter(|&slot| self.can_slot(p, slot, try_)).collect();
        }
        let ring = self.ring();
        let pieces = match outset.usual_sites {
            Some(sites) => sites.0 & payable(try_.purse).0,
            None => self.buildable(p, try_.purse).0,
        };
        let mut open = ring.nothing | ring.builds[usize::from(pieces & Pieces::ALL.0)];
        if outset.special {
            open |= ring.special;
        }
        if slots.meets(ring.action - open) && self.can_use_some(p, try_) {
            open |= ring.action;
        }
        for slot in slots & (ring.rest - open) {
            if self.slot(slot).needs.rest.iter().any(|&part| self.can(p, part, Try { slot, ..try_ })) {
                open.add(slot);
            }
        }
        open & slots
    }

    /// Which of these slots can be used with this purse and what their use brings (U-4.6 a).
    pub(crate) fn open_when_used(
        &self,
        p: &Position,
        outset: &Outset,
        slots: Set<Slot>,
        try_: Try,
    ) -> Set<Slot> {
        if !outset.choice {
            return self.open_slots(p, outset, slots, try_);
        }
        slots.iter().filter(|&slot| self.can_slot(p, slot, self.with_triggers(p, slot, try_))).collect()
    }

    /// Which of these slots, closed as things stand, can be used after what their choice triggers.
    fn open_after(&self, p: &Position, slots: Set<Slot>, trigger: Trigger, try_: Try) -> Set<Slot> {
        let open = slots.iter().filter(|&slot| {
            let events = trigger.bit().and(Trigger::SlotColor(self.slot(slot).color).bit());
            let goods = self.triggered_goods(p, events, slot);
            !goods.is_free() && {
                let mut try_ = Try { slot, ..try_ };
                try_.gain(goods);
                self.meets_needs(p, &self.slot(slot).needs, try_)
            }
        });
        open.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Seed};

    /// The order of a list is that of the slots, the one that is always available last, and of the cards on each.
    #[test]
    fn choices_are_listed_slot_by_slot_and_card_by_card() {
        let mut chance = Chance::new(Seed(1));
        for _ in 0..2000 {
            let mut cards = [Card::default(); LARGEST_HAND];
            let len = chance.below(LARGEST_HAND + 1);
            cards[..len].iter_mut().for_each(|card| *card = Card(chance.word() as u8));
            let hand = Fan { cards, len, of_color: [Set::EMPTY; 3] };
            let word = chance.word();
            let coloured: Set<Slot> = Set::all() - Set::of(Slot::ALWAYS);
            let slots = Set::from_bits(word as u16) & coloured;
            let others = Set::from_bits((word >> 16) as u16) & coloured;
            let at = Slot((word >> 32) as u8 % 15 + 1);
            let mut slowly: Moves<Move> = Moves::new();
            for slot in slots {
                for &card in &cards[..len] {
                    let cloned = others.has(slot);
                    slowly.push(if cloned {
                        Move::Clone { slot, card }
                    } else {
                        Move::Choose { slot, card }
                    });
                }
            }
            slowly.extend(cards[..len].iter().map(|&card| Move::Choose { slot: Slot::ALWAYS, card }));
            let places = Places::of(slots, others).and_last();
            let (mut whole, mut parts) = (Moves::new(), Moves::new());
            hand.list_all(&mut whole, places);
            places.split_at(at).into_iter().for_each(|part| hand.list_all(&mut parts, part));
            assert_eq!((&whole, &parts), (&slowly, &slowly));
        }
    }
}
