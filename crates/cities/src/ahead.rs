//! Looking ahead: which slots a card opens when it is resolved first (U-4.6 b).
//!
//! The answer is exact. Most cards get it from what they surely give, or because they cannot bring what a slot lacks;
//! for the few others every way to resolve them is gone through.

mod bound;
mod goods;
mod search;
#[cfg(test)]
mod tests;
mod wanted;

use crate::cards::Card;
use crate::game::Cities;
use crate::goods::{Cost, Resource};
use crate::list::CLONING;
use crate::pack::Helps;
use crate::position::Position;
use crate::rules::Try;
use crate::sets::CardSet;
use crate::step::Slot;
use kernel::Set;
use search::Search;

/// What the active player's claimed cards wait for while slot and card are chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    /// The choice or the use of a slot.
    pub(crate) choice: bool,
    /// A card to be claimed or paid for.
    pub(crate) claim: bool,
}

impl Cities {
    /// Which of these slots, all of the card's colour and closed as things stand, the card opens when it is resolved
    /// first.
    pub(crate) fn opened(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        cloned: bool,
        try_: Try,
        waiting: Waiting,
    ) -> Set<Slot> {
        let full = p.me().actions.len() == 4;
        let helps = self.pack.brief(card).helps;
        let (mut slots, mut surely) = (slots, Set::EMPTY);
        // Where a gain may be left out (U-15.3) a card does not surely give it.
        if !waiting.choice && !waiting.claim && !self.asks_for_few(p, card) {
            match helps {
                Helps::Never => return Set::EMPTY,
                Helps::Goods if self.only_goods_matter(p, card) => {
                    return self.opened_by_goods(p, card, slots, try_);
                }
                Helps::Action { simple } if !full => {
                    slots &= self.pack.action_slots(self.setup.players);
                    if simple && among(slots, |slot| self.slot(slot).needs.action) == slots {
                        let usable = !slots.is_empty() && self.can_once_claimed(p, card, try_);
                        return if usable { slots } else { Set::EMPTY };
                    }
                }
                Helps::Claimed => return self.open_when_claimed(p, card, slots, cloned),
                Helps::Perhaps { sure: Some(goods) } => {
                    let mut after = try_;
                    after.gain(goods);
                    surely = self.open_slots(p, slots, after);
                    slots -= surely;
                }
                Helps::Goods | Helps::Action { .. } | Helps::Perhaps { sure: None } => {}
            }
        }
        // What waits for the choice may do anything: there the search begins without a bound.
        if !waiting.choice && (slots.is_empty() || !self.card_usable_with(p, card, try_)) {
            return surely;
        }
        if !waiting.choice
            && let Some(most) = self.most_of_card(p, card)
        {
            slots = among(slots, |slot| self.hopes_for(p, slot, &most, try_));
        }
        if slots.is_empty() { surely } else { surely | self.reached(p, card, slots, cloned) }
    }

    /// The slots that can be used when the card, which is no action card, lies claimed beside the board.
    fn open_when_claimed(&self, p: &Position, card: Card, slots: Set<Slot>, cloned: bool) -> Set<Slot> {
        let mut after = *p;
        let me = after.me_mut();
        if cloned {
            me.purse.pay(CLONING);
        }
        let price = Cost::of(Resource::Credit, self.pack.known(card).cost);
        if !me.purse.covers(price) {
            return Set::EMPTY;
        }
        me.purse.pay(price);
        me.hand.remove(card);
        me.claimed.add(card);
        among(slots, |slot| self.can_slot(&after, slot, self.try_slot(&after, slot)))
    }

    /// Whether an action card could be used right after it is claimed, if claiming it makes no difference else.
    fn can_once_claimed(&self, p: &Position, card: Card, mut try_: Try) -> bool {
        let data = self.pack.known(card);
        let price = Cost::of(Resource::Credit, data.cost);
        if !try_.purse.covers(price) {
            return false;
        }
        try_.pay(price);
        data.effect.is_some_and(|effect| self.can(p, effect, Try { slot: Slot::ALWAYS, ..try_ }))
    }

    /// Which of these slots, all of the card's colour, have a part that can be performed after the card is resolved in
    /// some way.
    fn reached(&self, p: &Position, card: Card, slots: Set<Slot>, cloned: bool) -> Set<Slot> {
        // The tile on the chosen slot matters only to effects that perform the actions of slots (U-15.6).
        if !slots.fewer_than(2) && self.may_perform_any(p, card) {
            return slots.iter().map(|slot| self.reached(p, card, Set::of(slot), cloned)).collect();
        }
        let mut search = Search::new(self, card, slots);
        search.run(p, cloned);
        slots - search.missing
    }

    /// Whether resolving the card may perform the action of some slot.
    fn may_perform_any(&self, p: &Position, card: Card) -> bool {
        let me = p.me();
        let actions: CardSet = me.actions.iter().copied().chain([card]).collect();
        self.pack.tiles_perform || !((me.claimed | actions) & self.pack.performers).is_empty()
    }
}

/// The slots of a set that satisfy a predicate.
fn among(slots: Set<Slot>, fits: impl Fn(Slot) -> bool) -> Set<Slot> {
    slots.iter().filter(|&slot| fits(slot)).collect()
}
