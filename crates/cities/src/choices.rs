//! Which slots can be chosen with which cards (U-4.2, U-4.6).

use kernel::Moves;

use crate::cards::{Bits, Card};
use crate::effect::Trigger;
use crate::game::Cities;
use crate::goods::{Cost, Resource};
use crate::list::CLONING;
use crate::moves::Move;
use crate::pack::Helps;
use crate::position::Position;
use crate::rules::Try;
use crate::step::Slot;

/// What the active player's claimed cards wait for while slot and card are chosen.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    /// The choice or the use of a slot.
    choice: bool,
    /// A card to be claimed or paid for.
    claim: bool,
}

impl Cities {
    /// Slot options with every card of the hand (U-4.2).
    pub(crate) fn list_choices(&self, p: &Position, moves: &mut Moves<Move>) {
        let me = p.me();
        let waiting = Waiting {
            choice: !(me.claimed & self.pack.on_choice).is_empty(),
            claim: !(me.claimed & self.pack.on_claim).is_empty(),
        };
        // The limit of a hand is eight (U-19.2); sets of its cards are bits.
        let mut hand = [Card::default(); 8];
        let mut cards = 0;
        let mut of_color = [0u8; 3];
        for (card, place) in me.hand.iter().zip(&mut hand) {
            if let Some(color) = self.pack.brief(card).color {
                of_color[color as usize] |= 1 << cards;
            }
            *place = card;
            cards += 1;
        }
        let whole = ((1u16 << cards) - 1) as u8;
        let ground = self.ground(p);
        let clones = p.cloning && me.purse.covers(CLONING);
        let base = Try { ground: ground.as_ref(), ..Try::now(p) };
        let mut cloning = base;
        let cloned_ground;
        if clones {
            cloning.pay(CLONING);
            cloned_ground = ground.map(|ground| ground.with(self.board(me), cloning.purse));
            cloning.ground = cloned_ground.as_ref();
        }
        let mut usable = [0u8; 16];
        // Slots of each colour that only a matching card can open: free ones, and those to be cloned.
        let mut closed = [[0u16; 2]; 3];
        for (slot, data) in (1..).map(Slot).zip(self.slots()) {
            let cloned = p.tiles[slot.index()] != 0;
            if cloned && (!clones || p.has_tile(slot, p.active)) {
                continue;
            }
            if data.needs.nothing {
                usable[slot.index()] = whole;
                continue;
            }
            let try_ = Try { slot, ..if cloned { cloning } else { base } };
            let with = |trigger: Trigger| {
                let mut try_ = try_;
                let events = trigger.bit().and(Trigger::SlotColor(data.color).bit());
                try_.gain(self.triggered_goods(p, events, slot));
                self.meets_needs(p, &data.needs, try_)
            };
            // Without cards that wait for the choice, matching and other cards make no difference.
            let [matched, other] = if waiting.choice {
                [with(Trigger::Match), with(Trigger::Differ)]
            } else {
                [self.meets_needs(p, &data.needs, try_); 2]
            };
            let matching = of_color[data.color as usize];
            usable[slot.index()] =
                if matched { matching } else { 0 } | if other { whole & !matching } else { 0 };
            if !matched && matching != 0 {
                closed[data.color as usize][usize::from(cloned)] |= 1 << slot.0;
            }
        }
        for (slots, matching) in closed.into_iter().zip(of_color) {
            for (slots, cloned) in slots.into_iter().zip([false, true]).filter(|&(slots, _)| slots != 0) {
                let try_ = if cloned { cloning } else { base };
                for at in Bits(matching.into()) {
                    let opened = self.opened(p, hand[usize::from(at)], slots, cloned, try_, waiting);
                    Bits(opened.into()).for_each(|slot| usable[usize::from(slot)] |= 1 << at);
                }
            }
        }
        for slot in (1..=self.slots().len() as u8).map(Slot) {
            let cloned = p.tiles[slot.index()] != 0;
            let choice = |card| if cloned { Move::Clone { slot, card } } else { Move::Choose { slot, card } };
            match usable[slot.index()] {
                0 => {}
                all if all == whole => moves.extend(hand[..cards].iter().map(|&card| choice(card))),
                some => moves.extend(Bits(some.into()).map(|at| choice(hand[usize::from(at & 7)]))),
            }
        }
        moves.extend(hand[..cards].iter().map(|&card| Move::Choose { slot: Slot::ALWAYS, card }));
    }

    /// Which of these slots, all of the card's colour and closed as things stand, the card opens when it is resolved
    /// first (U-4.6 b); a bit for each.
    fn opened(
        &self,
        p: &Position,
        card: Card,
        slots: u16,
        cloned: bool,
        mut try_: Try,
        waiting: Waiting,
    ) -> u16 {
        let full = p.me().actions.len() == 4;
        let helps = self.pack.brief(card).helps;
        let (mut slots, mut surely) = (slots, 0);
        if !waiting.choice && !waiting.claim {
            match helps {
                Helps::Never => return 0,
                Helps::Goods(goods) => {
                    try_.gain(goods);
                    return among(slots, |slot| self.can_slot(p, slot, try_));
                }
                Helps::Action { simple } if !full => {
                    slots &= self.pack.action_slots(self.setup.players);
                    if simple && among(slots, |slot| self.slot(slot).needs.action) == slots {
                        let usable = slots != 0 && self.can_once_claimed(p, card, try_);
                        return if usable { slots } else { 0 };
                    }
                }
                Helps::Claimed => return self.open_when_claimed(p, card, slots, cloned),
                Helps::Perhaps { sure: Some(goods) } => {
                    let mut after = try_;
                    after.gain(goods);
                    surely = among(slots, |slot| self.can_slot(p, slot, after));
                    slots &= !surely;
                }
                Helps::Action { .. } | Helps::Perhaps { sure: None } => {}
            }
        }
        // What waits for the choice may do anything: there the search begins without a bound.
        if !waiting.choice
            && let Some(most) = self.most_of_card(p, card)
        {
            slots = among(slots, |slot| self.hopes_for(p, slot, &most, try_));
        }
        if slots == 0 { surely } else { surely | self.reached(p, card, slots, cloned).slots }
    }

    /// The slots that can be used when the card, which is no action card, lies claimed beside the board.
    fn open_when_claimed(&self, p: &Position, card: Card, slots: u16, cloned: bool) -> u16 {
        let mut after = *p;
        let me = after.me_mut();
        if cloned {
            me.purse.pay(CLONING);
        }
        let price = Cost::of(Resource::Credit, self.pack.known(card).cost);
        if !me.purse.covers(price) {
            return 0;
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
}

/// The slots of a set that satisfy a predicate.
fn among(slots: u16, fits: impl Fn(Slot) -> bool) -> u16 {
    Bits(slots.into()).filter(|&slot| fits(Slot(slot))).fold(0, |set, slot| set | 1 << slot)
}
