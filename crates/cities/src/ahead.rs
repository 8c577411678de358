//! Looking ahead: which slots a card opens when it is resolved first (U-4.6 b).
//!
//! The answer is exact. Most cards get it from what they surely give, or because they cannot bring what a slot lacks;
//! for the few others every way to resolve them is gone through.

mod bound;
mod build;
mod goods;
mod search;
#[cfg(test)]
mod tests;
mod wanted;

use crate::building::payable;
use crate::cards::{Card, CardType};
use crate::effect::Trigger;
use crate::game::Cities;
use crate::goods::{Cost, Resource};
use crate::lasting::Trait;
use crate::pack::{Brief, Brings, Helps};
use crate::place::Pieces;
use crate::position::Position;
use crate::rules::Try;
use crate::sets::CardSet;
use crate::step::Slot;
use kernel::Set;
use search::Search;

/// What is the same for every slot and every card that the active player could choose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outset {
    /// The pieces for which there is a site, expansion sites apart, if every piece costs the usual everywhere.
    pub(crate) usual_sites: Option<Pieces>,
    /// Whether a discount depends on the slot.
    pub(crate) slot_discounts: bool,
    /// Whether a claimed card waits for the choice or the use of a slot.
    pub(crate) choice: bool,
    /// Whether one of those does more than give goods.
    pub(crate) asks: bool,
    /// Whether a claimed card waits for a card to be claimed or paid for.
    pub(crate) claim: bool,
    /// Whether somebody asks that there are few of something (U-15.3), the card that is played apart.
    pub(crate) few: bool,
    /// Whether there is a Special card to take.
    pub(crate) special: bool,
}

/// What is certain about a card that is resolved before the slot.
struct Certain {
    /// Whether it gives what it gives: where a gain may be left out (U-15.3) it does not.
    gives: bool,
    /// Whether nothing else happens besides.
    plain: bool,
}

impl Cities {
    /// What is the same for every slot and card, if there is a Special card to take or not.
    #[inline]
    pub(crate) fn outset(&self, p: &Position, special: bool) -> Outset {
        let lasting = self.lasting(p.me());
        Outset {
            usual_sites: self.pays_usual(p.me()).then_some(self.with_sites(p)),
            slot_discounts: lasting.has(Trait::DiscountsSlots),
            choice: lasting.has(Trait::OnChoice),
            asks: lasting.has(Trait::AsksOnChoice),
            claim: lasting.has(Trait::OnClaim),
            few: self.few_is_asked(p),
            special,
        }
    }

    /// Which of these slots, all of the card's colour and closed as things stand, the card opens when it is resolved
    /// first.
    #[inline]
    pub(crate) fn opened(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        cloned: bool,
        try_: Try,
        outset: &Outset,
    ) -> Set<Slot> {
        let Certain { plain, .. } = self.certain(card, outset);
        let mut slots = slots;
        if plain {
            let brief = self.pack.brief(card);
            if brief.helps == Helps::Never {
                return Set::EMPTY;
            }
            slots = self.within_reach(p, brief, slots, try_, outset);
            if slots.is_empty() {
                return Set::EMPTY;
            }
        }
        self.opened_by(p, card, slots, cloned, try_, outset)
    }

    /// These slots without those that only build and that the card surely does not open, even if it brought the most it
    /// ever brings: nothing else happens besides.
    #[inline(never)]
    fn within_reach(
        &self,
        p: &Position,
        brief: &Brief,
        slots: Set<Slot>,
        try_: Try,
        outset: &Outset,
    ) -> Set<Slot> {
        let me = p.me();
        if let Some(Brings { mut gain, bonus, opens, events }) = brief.brings
            && let Some(sites) = outset.usual_sites
            && !(outset.choice || self.lasting(me).waits_for(events))
            // The card that makes room for an action card may be used (U-6.5).
            && !(brief.kind == CardType::Action && me.actions.len() == 4)
            // A tunnel may connect a metropolis, which may do anything.
            && (!bonus.tunnel() || self.last_missing(me).is_empty())
        {
            let best = self.board(me).best(bonus);
            gain.goods = gain.goods.plus(best.goods);
            gain.steps = gain.steps.saturating_add(best.steps);
            let ring = self.ring();
            let pieces = (sites.0 | opens.0) & payable(try_.purse.rewarded(me.steps, gain)).0;
            return slots & (ring.builds[usize::from(pieces & Pieces::ALL.0)] | (slots - ring.only_build));
        }
        slots
    }

    /// What is certain about a card that is resolved first.
    #[inline]
    fn certain(&self, card: Card, outset: &Outset) -> Certain {
        let few = outset.few || self.gains_are_parts() && self.pack.asks_for_few(card);
        let gives = !outset.asks && !few;
        Certain { gives, plain: gives && !(outset.claim && self.pack.brief(card).claimed) }
    }

    /// The same for a card that may help.
    fn opened_by(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        cloned: bool,
        mut try_: Try,
        outset: &Outset,
    ) -> Set<Slot> {
        let Certain { gives, plain } = self.certain(card, outset);
        let helps = self.pack.brief(card).helps;
        let (mut slots, mut surely) = (slots, Set::EMPTY);
        if outset.choice {
            try_.gain(self.triggered_goods(p, Trigger::Match.bit(), Slot::ALWAYS));
        }
        if plain {
            match helps {
                Helps::Never => return Set::EMPTY,
                Helps::Goods if self.only_goods_matter(p, card) => {
                    return self.opened_by_goods(p, card, slots, try_, outset);
                }
                Helps::Action { simple } if p.me().actions.len() < 4 => {
                    slots &= self.pack.action_slots(self.setup.players);
                    if simple && !outset.choice && among(slots, |slot| self.slot(slot).needs.action) == slots
                    {
                        let usable = !slots.is_empty() && self.can_once_claimed(p, card, try_);
                        return if usable { slots } else { Set::EMPTY };
                    }
                }
                Helps::Claimed => return self.open_when_claimed(p, card, slots, try_),
                Helps::Perhaps { sure: Some(goods), .. } => {
                    let mut after = try_;
                    after.gain(goods);
                    surely = self.open_when_used(p, outset, slots, after);
                    slots -= surely;
                }
                Helps::Goods | Helps::Action { .. } | Helps::Perhaps { sure: None, .. } => {}
            }
        }
        // What waits for the choice may do anything: there the search begins without a bound.
        if !outset.asks {
            if slots.is_empty() || !self.card_usable_with(p, card, try_) {
                return surely;
            }
            if plain && !outset.choice {
                let simple = slots & self.ring().only_build;
                if !simple.is_empty()
                    && let Some(open) = self.opened_by_one_build(p, card, simple, try_, outset)
                {
                    surely |= open;
                    slots -= simple;
                    if slots.is_empty() {
                        return surely;
                    }
                }
            }
            if let Some(most) = self.most_of_card(p, card) {
                slots = self.hoped(p, slots, &most, try_, outset);
            }
        }
        if plain
            && !outset.choice
            && !slots.is_empty()
            && let Some(open) = self.opened_by_playing_out(p, card, slots, try_)
        {
            return surely | open;
        }
        if gives && !slots.is_empty() && matches!(helps, Helps::Perhaps { goods: true, .. }) {
            let open = self.surely_opened(p, card, slots, try_, outset);
            surely |= open;
            slots -= open;
        }
        if slots.is_empty() { surely } else { surely | self.reached(p, card, slots, cloned) }
    }

    /// The slots that can be used when the card, which is no action card, lies claimed beside the board.
    fn open_when_claimed(&self, p: &Position, card: Card, slots: Set<Slot>, try_: Try) -> Set<Slot> {
        let mut after = *p;
        let me = after.me_mut();
        me.purse = try_.purse;
        let price = Cost::of(Resource::Credit, self.pack.brief(card).cost);
        if !me.purse.covers(price) {
            return Set::EMPTY;
        }
        me.purse.pay(price);
        me.hand.remove(card);
        self.lay_claimed(me, card);
        among(slots, |slot| self.can_slot(&after, slot, self.try_slot(&after, slot)))
    }

    /// Whether an action card could be used right after it is claimed, if claiming it makes no difference else.
    fn can_once_claimed(&self, p: &Position, card: Card, mut try_: Try) -> bool {
        let data = self.pack.brief(card);
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
