//! Plain gains that may be left out, since somebody asks that there are few of something (U-15.3).
//!
//! A plain gain is taken without asking: more of anything never hurts, unless a condition says "no" or "at most". Where
//! such a condition is in sight, what it asks to be few is offered as a part like any other. Cards in the hand do not
//! count as in sight: a question would give them away.

use crate::cards::{Card, CardType};
use crate::effect::{Clause, Counted, Events, Node, NodeId, Score, Test, Trigger};
use crate::game::Cities;
use crate::goods::Gain;
use crate::lasting::Trait;
use crate::pack::{CardData, Pack};
use crate::position::Position;
use crate::sets::CardSet;
use crate::step::{Slot, Step, Task};

/// A set of resources and, with a bit of their own, hand cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Few(u8);

impl Few {
    /// Nothing.
    pub(crate) const NOTHING: Self = Self(0);
    /// Cards in the hand.
    const HAND: Self = Self(1 << 5);

    fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// What there is more of after a gain.
    fn of_gain(gain: Gain) -> Self {
        Self(gain.goods.kinds().bits()).and(if gain.cards > 0 { Self::HAND } else { Self::NOTHING })
    }
}

/// What the conditions of a pack ask to be few: worked out once when it is read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fews {
    /// What each effect asks.
    effects: Vec<Few>,
    /// What each effect makes more, if it is nothing but gains.
    more: Vec<Few>,
    /// Cards that ask, and those of them that may do so while slot and card are resolved.
    cards: CardSet,
    at_once: CardSet,
    /// Whether there are action cards among those.
    actions: bool,
    /// What slots and metropolises ask.
    table: Few,
    /// What each contract asks.
    contracts: Vec<Few>,
    /// What anything asks at all.
    ever: Few,
}

impl Pack {
    /// Works out where the pack asks for few of something.
    pub(crate) fn find_few(&mut self) {
        let all = (0..self.nodes()).map(|at| self.asked_by(NodeId(at as u16)));
        self.fews.effects = all.collect();
        self.fews.more = (0..self.nodes()).map(|at| self.made_more(NodeId(at as u16))).collect();
        let cards = self.cards().filter(|data| self.few_of_card(data) != Few::NOTHING);
        let cards: CardSet = cards.map(|data| data.card).collect();
        let late = |data: &&CardData| {
            let ends = Trigger::TurnEnds.bit();
            let mut clauses = data.clauses.iter();
            matches!(data.kind, CardType::Production | CardType::EndScoring)
                || data.kind == CardType::Permanent
                    && clauses.all(|it| matches!(it, Clause::When { events, slots, .. } if slots.is_empty() && *events == ends))
        };
        let at_once = cards - self.cards().filter(late).map(|data| data.card).collect();
        let slots = [1, 3].into_iter().flat_map(|players| self.slots(players)).map(|slot| slot.effect);
        let tiles = self.metropolises().iter().filter_map(|tile| tile.instant);
        let scores = self.metropolises().iter().flat_map(|tile| &tile.scores);
        let table = (slots.chain(tiles).map(|effect| self.few_of(effect)))
            .chain(scores.map(|&score| self.few_of_score(score)))
            .fold(Few::NOTHING, Few::and);
        let tests = |criteria: &[Test]| {
            criteria.iter().map(|&test| self.few_of_test(test)).fold(Few::NOTHING, Few::and)
        };
        let contracts = self.contracts().iter().map(|contract| tests(&contract.criteria)).collect();
        (self.fews.cards, self.fews.at_once) = (cards, at_once);
        self.fews.actions = at_once.meets(self.of_type(CardType::Action));
        let ever = (self.fews.effects.iter().chain(&contracts).copied())
            .chain(self.cards().map(|data| self.few_of_card(data)))
            .fold(table, Few::and);
        (self.fews.table, self.fews.contracts, self.fews.ever) = (table, contracts, ever);
    }

    /// Whether a card may ask for few of something while slot and card are resolved.
    #[inline]
    pub(crate) fn asks_for_few(&self, card: Card) -> bool {
        self.fews.at_once.has(card)
    }

    fn few_of_card(&self, data: &CardData) -> Few {
        let clauses = data.clauses.iter().filter_map(|clause| match clause {
            Clause::When { then, .. } | Clause::OncePerTurn(then) => Some(*then),
            _ => None,
        });
        let effects = data.effect.into_iter().chain(clauses).map(|effect| self.few_of(effect));
        effects.chain(data.scores.iter().map(|&score| self.few_of_score(score))).fold(Few::NOTHING, Few::and)
    }

    /// What the conditions of an effect ask to be few.
    #[inline]
    fn few_of(&self, effect: NodeId) -> Few {
        self.fews.effects[usize::from(effect.0)]
    }

    fn asked_by(&self, effect: NodeId) -> Few {
        let mut few = Few::NOTHING;
        self.walk(effect, &mut |node| {
            if let Node::If(test, _) = *node {
                few = few.and(self.few_of_test(test));
            }
        });
        few
    }

    fn few_of_test(&self, test: Test) -> Few {
        if let Test::AtMost(_, count) = test { self.few_of_count(count) } else { Few::NOTHING }
    }

    fn few_of_count(&self, count: Counted) -> Few {
        match count {
            Counted::Stock(resource) => Few(1 << resource as u8),
            Counted::Hand => Few::HAND,
            Counted::Sets(span) => {
                self.counts(span).iter().map(|&count| self.few_of_count(count)).fold(Few::NOTHING, Few::and)
            }
            _ => Few::NOTHING,
        }
    }

    /// A scoring may ask that there are few, too, or pay less for more.
    fn few_of_score(&self, score: Score) -> Few {
        match score {
            Score::If(test, _) => self.few_of_test(test),
            Score::Ladder { count, rungs } => {
                let rungs = rungs.iter().filter(|rung| rung.0 > 0).map(|rung| rung.1);
                if rungs.is_sorted() { Few::NOTHING } else { self.few_of_count(count) }
            }
            Score::Per { .. } | Score::Sell { .. } => Few::NOTHING,
        }
    }

    /// What an effect that is nothing but gains makes more.
    #[inline]
    fn more_of(&self, effect: NodeId) -> Few {
        self.fews.more[usize::from(effect.0)]
    }

    fn made_more(&self, effect: NodeId) -> Few {
        let mut more = Few::NOTHING;
        self.walk(effect, &mut |node| {
            if let Node::Gain(gain) | Node::GainPer { gain, .. } = *node {
                more = more.and(Few::of_gain(gain));
            }
        });
        more
    }
}

impl Cities {
    /// What conditions in sight of the active player ask to be few: on the table, on cards and contracts that lie open,
    /// and in all that is owed but for one part of the effect on top.
    pub(crate) fn few(&self, p: &Position, but: Option<NodeId>) -> Few {
        if !self.gains_are_parts() {
            return Few::NOTHING;
        }
        let (pack, fews) = (&self.pack, &self.pack.fews);
        let of_card = |card| pack.few_of_card(pack.known(card));
        let me = p.me();
        let mut few = fews.table;
        let actions = me.actions.iter().copied().filter(|&card| fews.cards.has(card));
        for card in (me.claimed & fews.cards).iter().chain(actions) {
            few = few.and(of_card(card));
        }
        for &contract in &p.contracts {
            few = few.and(fews.contracts[usize::from(contract)]);
        }
        for step in &p.agenda {
            few = few.and(match *step {
                Step::Do(task) => self.few_left(task, but),
                Step::Order { .. } | Step::LaterCard | Step::Card => {
                    p.played.filter(|&card| fews.cards.has(card)).map_or(Few::NOTHING, of_card)
                }
                _ => Few::NOTHING,
            });
        }
        few
    }

    /// What is still to come of an effect under way asks to be few.
    fn few_left(&self, task: Task, but: Option<NodeId>) -> Few {
        let pack = &self.pack;
        let Node::All(span) = *pack.node(task.node) else { return pack.few_of(task.node) };
        if pack.few_of(task.node) == Few::NOTHING {
            return Few::NOTHING;
        }
        let parts = pack.parts(span).iter().enumerate();
        let left = parts.filter(|&(at, &part)| task.done & (1 << at) == 0 && Some(part) != but);
        left.fold(Few::NOTHING, |few, (_, &part)| few.and(pack.few_of(part)))
    }

    /// Whether something may be asked to be few while this card of the hand is resolved, or by a slot after it.
    pub(crate) fn asks_for_few(&self, p: &Position, card: Card) -> bool {
        self.gains_are_parts() && (self.pack.asks_for_few(card) || self.few_is_asked(p))
    }

    /// The same, the card itself apart.
    pub(crate) fn few_is_asked(&self, p: &Position) -> bool {
        let fews = &self.pack.fews;
        self.gains_are_parts()
            && (fews.table != Few::NOTHING
                || self.lasting(p.me()).has(Trait::AsksForFew)
                || fews.actions && p.me().actions.iter().any(|&card| fews.at_once.has(card)))
    }

    /// Whether to do without this effect, which is nothing but gains, can matter (U-15.3); `slot` is the slot whose own
    /// gain it is, if any.
    pub(crate) fn better_without(&self, p: &Position, effect: NodeId, slot: Slot) -> bool {
        let mut more = self.pack.more_of(effect);
        if slot != Slot::ALWAYS && self.lasting(p.me()).waits_for(Events::GIVING) {
            // What a slot gives may make waiting cards give more (U-25.9).
            more = more.and(Few(self.triggered_goods(p, Events::GIVING, Slot::ALWAYS).kinds().bits()));
        }
        more.meets(self.pack.fews.ever) && more.meets(self.few(p, Some(effect)))
    }

    /// Whether an effect gives something without asking as soon as it is entered.
    pub(crate) fn gives_unasked(&self, effect: NodeId) -> bool {
        match *self.pack.node(effect) {
            Node::Gain(_) | Node::GainPer { .. } => true,
            Node::If(_, then) => self.gives_unasked(then),
            _ => false,
        }
    }

    /// The part of the effect on top that is this plain gain and was taken when the effect began, counted from 1.
    pub fn part_that_gains(&self, p: &Position, gain: Gain) -> Option<u8> {
        let Some(Step::Do(task)) = p.agenda.last() else { return None };
        let Node::All(span) = *self.pack.node(task.node) else { return None };
        let mut parts = self.pack.parts(span).iter().enumerate();
        let taken = |at: usize| task.done & (1 << at) != 0;
        parts.find_map(|(at, &part)| {
            (taken(at) && self.pack.gain_of(part) == Some(gain)).then_some(at as u8 + 1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use kernel::{Chance, Game, Moves, Quiet, Seed};

    /// U-15.3: to do without a gain matters exactly if something in sight asks for few of what it gives.
    #[test]
    fn gains_that_matter_are_those_that_something_in_sight_asks_about() {
        let (mut matter, mut others) = (0, 0);
        for edition in 1..=crate::EDITION {
            let game = Cities::open(Setup::new(4).edition(edition)).expect("a legal set-up");
            let effects = (0..game.pack.nodes() as u16).map(NodeId).filter(|&effect| game.pack.plain(effect));
            let effects: Vec<NodeId> = effects.collect();
            for seed in 0..2 {
                let mut chance = Chance::new(Seed(seed));
                let mut p = game.deal(Seed(seed));
                let mut moves = Moves::new();
                game.moves(&p, &mut moves);
                while !moves.is_empty() {
                    let mut asked = p;
                    game.pack.fews.cards.iter().for_each(|card| game.lay_claimed(asked.me_mut(), card));
                    for p in [&p, &asked] {
                        let effect = effects[chance.below(effects.len())];
                        let slowly = game.few(p, Some(effect)).meets(game.pack.more_of(effect));
                        assert_eq!(
                            game.better_without(p, effect, Slot::ALWAYS),
                            slowly,
                            "{effect:?} in {p:?}"
                        );
                        *(if slowly { &mut matter } else { &mut others }) += 1;
                    }
                    let mv = moves[chance.below(moves.len())];
                    game.play(&mut p, mv, &mut moves, &mut Quiet);
                }
            }
        }
        assert!(matter > 50 && others > 1000, "{matter} {others}");
    }
}
