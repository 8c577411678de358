//! Looking ahead: does resolving the card first make a slot usable (U-4.6 b)?
//!
//! The search tries every way to resolve the card. It is exact: it leaves out only choices that a choice already tried
//! is as good as, and only positions from which no slot can be reached by whatever is still owed (see `hope`).

use kernel::{Moves, Quiet};

use crate::cards::{Bits, Card, CardSet};
use crate::game::Cities;
use crate::moves::Move;
use crate::place::Site;
use crate::position::Position;
use crate::step::{Slot, Step};

/// How many positions a search looks at before it gives up: the slot then counts as out of reach. In random games no
/// search with the built-in pack comes near (a test counts); in those of strong players a few do in the third era.
/// And cards of other packs could make each other available for ever.
const PATIENCE: u32 = 100_000;

/// What a search found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reached {
    /// The slots that can be used after the card: a bit for each.
    pub(crate) slots: u16,
    /// How many positions were looked at.
    pub(crate) looked_at: u32,
}

impl Cities {
    /// Which of these slots, all of the card's colour, have a part that can be performed after the card is resolved in
    /// some way.
    pub(crate) fn reached(&self, p: &Position, card: Card, slots: u16, cloned: bool) -> Reached {
        // The tile on the chosen slot matters only to effects that perform the actions of slots (U-15.6).
        let apart = slots & (slots - 1) != 0 && self.may_perform_any(p, card);
        let mut found = Reached::default();
        for group in [slots]
            .into_iter()
            .filter(|_| !apart)
            .chain(Bits(slots.into()).filter(|_| apart).map(|slot| 1 << slot))
        {
            let mut search = Search::new(self, p, card, group);
            search.explore(&mut search.root(p, cloned));
            found.slots |= group & !search.missing;
            found.looked_at = found.looked_at.max(search.looked_at);
        }
        found
    }

    /// Whether resolving the card may perform the action of some slot.
    fn may_perform_any(&self, p: &Position, card: Card) -> bool {
        let me = p.me();
        let actions: CardSet = me.actions.iter().copied().chain([card]).collect();
        self.pack.tiles_perform || !((me.claimed | actions) & self.pack.performers).is_empty()
    }
}

/// A search for slots.
struct Search<'a> {
    game: &'a Cities,
    card: Card,
    /// Slots not reached yet.
    missing: u16,
    looked_at: u32,
    /// Whether it makes no difference at which city something is built or upgraded, but for what is printed there.
    indifferent: bool,
}

impl<'a> Search<'a> {
    fn new(game: &'a Cities, p: &Position, card: Card, missing: u16) -> Self {
        let me = p.me();
        let cards: CardSet = me.actions.iter().copied().chain([card]).collect();
        // Cities are told apart by cards that wait for what happens there, and by effects that count things.
        let telling = ((me.claimed | cards) & game.pack.waiting) | (cards & game.pack.counting);
        let indifferent = telling.is_empty() && !game.pack.slots_count;
        Self { game, card, missing, looked_at: 0, indifferent }
    }

    /// The position after one of the slots is chosen with the card.
    fn root(&self, p: &Position, cloned: bool) -> Position {
        let mut after = *p;
        after.agenda.clear();
        // Abilities and contracts one could use anyway are no part of the card's effect.
        after.contracts.clear();
        for ability in (after.me().claimed & self.game.pack.once).iter() {
            after.memory.spent.add(ability);
        }
        after.owe(Step::Probe);
        after.owe(Step::Choose);
        let slot = Slot(self.missing.trailing_zeros() as u8);
        self.game.choose(&mut after, slot, self.card, cloned, &mut Quiet);
        // The order is settled: the card comes first, if it can be used at all.
        if let Some(order) = after.agenda.iter().position(|step| matches!(step, Step::Order { .. })) {
            after.agenda[order] = Step::Offer;
            after.agenda.insert(order + 1, Step::Card);
        }
        after
    }

    /// Tries every way to go on.
    fn explore(&mut self, p: &mut Position) {
        self.looked_at += 1;
        let game = self.game;
        let mut moves = Moves::new();
        loop {
            match p.agenda.last().copied() {
                None | Some(Step::Probe) => return self.arrive(p),
                Some(Step::Card) if !game.card_usable(p, self.card) => return,
                Some(step) if game.automatic(p, step, &mut Quiet) => continue,
                Some(_) => {}
            }
            moves.clear();
            game.list(p, &mut moves);
            match moves[..] {
                [] => _ = p.agenda.pop(),
                [only] => game.act(p, only, &mut Quiet),
                _ => break,
            }
        }
        if !self.promising(p) {
            return;
        }
        // To stop comes last in a list and leads to an answer first.
        for (at, &mv) in moves.iter().enumerate().rev() {
            let mut tried = moves[at + 1..].iter().take_while(|&&other| self.near(other, mv));
            if tried.any(|&other| self.alike(p, other, mv)) {
                continue;
            }
            if self.looked_at >= PATIENCE {
                return;
            }
            let mut next = *p;
            game.act(&mut next, mv, &mut Quiet);
            self.explore(&mut next);
            if self.missing == 0 {
                return;
            }
        }
    }

    /// The card is resolved: notes the slots that can be used now.
    fn arrive(&mut self, p: &Position) {
        for slot in Bits(self.missing.into()) {
            let there = Slot(slot);
            if self.game.can_slot(p, there, self.game.try_slot(p, there)) {
                self.missing &= !(1 << slot);
            }
        }
    }

    /// Whether two moves of one list do the same at the same city, or at any if that makes no difference. Moves that are
    /// alike stand together.
    fn near(&self, one: Move, other: Move) -> bool {
        let same = |here, there| self.indifferent || here == there;
        match (one, other) {
            (
                Move::Build { piece: one, site: Site::Building(here, _) },
                Move::Build { piece: other, site: Site::Building(there, _) },
            ) => one == other && same(here, there),
            (
                Move::Upgrade { price: one, site: Site::Building(here, _) },
                Move::Upgrade { price: other, site: Site::Building(there, _) },
            ) => one == other && same(here, there),
            (
                Move::Upgrade { price: one, site: Site::Tunnel(..) },
                Move::Upgrade { price: other, site: Site::Tunnel(..) },
            ) => one == other && self.indifferent,
            (Move::Keep(_), Move::Keep(_)) | (Move::Under(_), Move::Under(_)) => true,
            _ => false,
        }
    }

    /// Whether two moves that are near each other lead to positions that no effect can tell apart: by sites with the
    /// same print, structures of one kind, Special cards that stay in the hand.
    fn alike(&self, p: &Position, one: Move, other: Move) -> bool {
        let board = self.game.board(p.me());
        match (one, other) {
            (Move::Build { site: one, .. }, Move::Build { site: other, .. }) => {
                let print = |site| board.spot(site).map(|spot| board.print(spot));
                print(one) == print(other)
            }
            (Move::Upgrade { site: one, .. }, Move::Upgrade { site: other, .. }) => {
                let piece = |site| board.spot(site).and_then(|spot| Cities::structure_at(p.me(), spot));
                piece(one) == piece(other)
            }
            _ => true,
        }
    }

    /// Whether what is still owed might bring enough for one of the slots.
    fn promising(&self, p: &Position) -> bool {
        let Some(most) = self.game.most_owed(p) else { return true };
        Bits(self.missing.into()).any(|slot| {
            let slot = Slot(slot);
            self.game.hopes_for(p, slot, &most, self.game.try_slot(p, slot))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kernel::{Chance, Game, Seed};

    use super::*;
    use crate::board::Side;
    use crate::effect::Trigger;
    use crate::list::CLONING;
    use crate::rules::Try;
    use crate::setup::Setup;

    /// Everything there is: no choice left out, no bound, each slot on its own. `None` if that is too much.
    fn reaches(search: &Search, p: &Position, slot: Slot, seen: &mut HashSet<u64>) -> Option<bool> {
        let game = search.game;
        let mut p = *p;
        let mut moves = Moves::new();
        loop {
            match p.agenda.last().copied() {
                None | Some(Step::Probe) => return Some(game.can_slot(&p, slot, game.try_slot(&p, slot))),
                Some(Step::Card) if !game.card_usable(&p, search.card) => return Some(false),
                Some(step) if game.automatic(&mut p, step, &mut Quiet) => continue,
                Some(_) => {}
            }
            moves.clear();
            game.list(&p, &mut moves);
            match moves[..] {
                [] => _ = p.agenda.pop(),
                [only] => game.act(&mut p, only, &mut Quiet),
                _ => break,
            }
        }
        if !seen.insert(game.hash(&p)) {
            return Some(false);
        }
        if seen.len() > 20_000 {
            return None;
        }
        for mv in moves {
            let mut next = p;
            game.act(&mut next, mv, &mut Quiet);
            if reaches(search, &next, slot, seen)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Plays random games and calls at every choice of slot and card, for each slot with each card of its colour.
    fn watch(games: u64, mut at: impl FnMut(&Cities, &Position, &Moves<Move>, Slot, Card, bool)) {
        for (players, side, contracts) in [
            (1, Side::Basic, false),
            (2, Side::Basic, false),
            (3, Side::Asymmetric, true),
            (4, Side::Basic, false),
            (4, Side::Asymmetric, true),
        ] {
            let setup = Setup::new(players).boards(side).contracts(contracts);
            let game = Cities::open(setup).expect("a legal set-up");
            for seed in 0..games {
                let mut chance = Chance::new(Seed(seed));
                let mut p = game.deal(Seed(seed));
                let mut moves = Moves::new();
                game.moves(&p, &mut moves);
                while !moves.is_empty() {
                    if p.agenda.last() == Some(&Step::Choose) {
                        for (slot, data) in (1..).map(Slot).zip(game.slots()) {
                            let cloned = p.tiles[slot.index()] != 0;
                            let clones = p.cloning && p.me().purse.covers(CLONING);
                            if cloned && (!clones || p.has_tile(slot, p.active)) {
                                continue;
                            }
                            for card in p.me().hand.iter() {
                                if game.pack.known(card).color == Some(data.color) {
                                    at(&game, &p, &moves, slot, card, cloned);
                                }
                            }
                        }
                    }
                    // Builders get further: of two moves the one that is not to stop.
                    let mut mv = moves[chance.below(moves.len())];
                    if matches!(mv, Move::Stop | Move::SkipCard) {
                        mv = moves[chance.below(moves.len())];
                    }
                    game.play(&mut p, mv, &mut moves, &mut Quiet);
                }
            }
        }
    }

    /// U-4.6: a slot is offered with a card of its colour exactly if it can be used now or after the card, as a search
    /// that leaves nothing out finds it.
    #[test]
    fn slots_offered_are_those_a_patient_search_finds() {
        let (mut helped, mut hopeless, mut too_much, mut number) = (0, 0, 0, 0);
        watch(12, |game, p, moves, slot, card, cloned| {
            let color = game.slot(slot).color;
            let mut now = Try { slot, ..Try::now(p) };
            if cloned {
                now.pay(CLONING);
            }
            let events = Trigger::Match.bit().and(Trigger::SlotColor(color).bit());
            now.gain(game.triggered_goods(p, events, slot));
            let mv = if cloned { Move::Clone { slot, card } } else { Move::Choose { slot, card } };
            let offered = moves.contains(&mv);
            if game.can(p, game.effect_of(slot), now) {
                assert!(offered, "{mv}");
                return;
            }
            number += 1;
            if number % 3 != 0 && !offered {
                return;
            }
            let search = Search::new(game, p, card, 1 << slot.0);
            match reaches(&search, &search.root(p, cloned), slot, &mut HashSet::new()) {
                Some(found) => {
                    assert_eq!(offered, found, "{mv} in {p:?}");
                    if found { helped += 1 } else { hopeless += 1 }
                }
                None => too_much += 1,
            }
        });
        assert!(helped > 300 && hopeless > 1000, "{helped} slots were reached by a card, {hopeless} not");
        assert!(too_much * 100 < hopeless, "{too_much} searches were too much");
    }

    /// U-4.6: no search comes near to giving up, even where it is not needed.
    #[test]
    fn no_search_gives_up() {
        let (mut searches, mut most) = (0, 0);
        watch(40, |game, p, _, slot, card, cloned| {
            let found = game.reached(p, card, 1 << slot.0, cloned);
            searches += 1;
            most = most.max(found.looked_at);
        });
        assert!(searches > 30_000, "{searches} searches");
        assert!(most * 10 < PATIENCE, "{most} positions were looked at");
    }
}
