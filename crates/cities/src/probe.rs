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
        // Abilities one already has are no part of the card's effect: they could be used before the choice.
        for ability in (after.me().claimed & self.pack.once).iter() {
            after.memory.spent.add(ability);
        }
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

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Seed};

    use super::*;
    use crate::board::Side;
    use crate::moves::Move;
    use crate::setup::Setup;

    /// U-4.6: searches that are left out as hopeless would have found nothing.
    #[test]
    fn no_search_is_left_out_wrongly() {
        let mut helped = 0;
        let setups = [2, 3, 4]
            .into_iter()
            .flat_map(|players| [Side::Basic, Side::Asymmetric].map(|side| Setup::new(players).boards(side)));
        for setup in setups {
            let game = Cities::open(setup).expect("a legal set-up");
            for seed in 0..30 {
                let mut chance = Chance::new(Seed(seed));
                let mut p = game.deal(Seed(seed));
                let mut moves = Moves::new();
                game.moves(&p, &mut moves);
                while !moves.is_empty() {
                    if p.agenda.last() == Some(&Step::Choose) {
                        for (index, data) in game.slots().iter().enumerate() {
                            let slot = Slot(index as u8 + 1);
                            let Some(cloned) = game.how_to_choose(&p, slot) else { continue };
                            for card in p.me().hand.iter() {
                                if game.pack.known(card).color == Some(data.color)
                                    && game.reaches(&p, slot, card, cloned)
                                {
                                    let mv = if cloned {
                                        Move::Clone { slot, card }
                                    } else {
                                        Move::Choose { slot, card }
                                    };
                                    assert!(moves.contains(&mv), "{mv}");
                                    helped += 1;
                                }
                            }
                        }
                    }
                    let mv = moves[chance.below(moves.len())];
                    game.play(&mut p, mv, &mut moves, &mut Quiet);
                }
            }
        }
        assert!(helped > 1000, "{helped} slots were reached by a card");
    }
}
