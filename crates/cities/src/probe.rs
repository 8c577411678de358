//! Looking ahead: does resolving the card first make a slot usable (U-4.6 b)?

use kernel::{Moves, Quiet};

use crate::cards::Card;
use crate::game::Cities;
use crate::position::Position;
use crate::step::{Slot, Step};

/// How many positions a search looks at before it gives up; cards of the built-in pack need a fraction of it.
const BUDGET: u32 = 400;

impl Cities {
    /// Whether the matching card can be resolved in a way after which some part of the slot can be performed.
    pub(crate) fn reaches(&self, p: &Position, slot: Slot, card: Card, cloned: bool) -> bool {
        let mut after = *p;
        after.agenda.clear();
        after.owe(Step::Probe);
        after.owe(Step::Choose);
        self.choose(&mut after, slot, card, cloned, &mut Quiet);
        // The order is settled: the card comes first, if it can be used at all.
        if let Some(order) = after.agenda.iter().position(|step| matches!(step, Step::Order { .. })) {
            after.agenda[order] = Step::Offer;
            after.agenda.insert(order + 1, Step::Card);
        }
        let mut budget = BUDGET;
        self.search(&mut after, slot, card, &mut budget)
    }

    pub(crate) fn search(&self, p: &mut Position, slot: Slot, card: Card, budget: &mut u32) -> bool {
        let mut moves = Moves::new();
        loop {
            match p.agenda.last().copied() {
                None | Some(Step::Probe) => return self.can_slot(p, slot, self.try_slot(p, slot)),
                Some(Step::Card) if !self.card_usable(p, card) => return false,
                Some(step) if self.automatic(p, step, &mut Quiet) => continue,
                Some(_) => {}
            }
            moves.clear();
            self.list(p, &mut moves);
            match moves[..] {
                [] => _ = p.agenda.pop(),
                [only] => self.act(p, only, &mut Quiet),
                _ => break,
            }
        }
        for mv in moves {
            if *budget == 0 {
                return false;
            }
            *budget -= 1;
            let mut next = *p;
            self.act(&mut next, mv, &mut Quiet);
            if self.search(&mut next, slot, card, budget) {
                return true;
            }
        }
        false
    }
}
