//! Ways to resolve a card that bring nothing but goods: only the purse, the marker on the track and the use of action
//! cards change, so that they are gone through without a copy of the position.
//!
//! For a card that deals in goods these are all the ways there are. For others they are some of them, which often
//! suffice.

use crate::ahead::Outset;
use crate::brought::TRACK;
use crate::cards::Card;
use crate::effect::{Node, NodeId};
use crate::game::Cities;
use crate::goods::{Cost, Gain, Purse, Resource};
use crate::lasting::Trait;
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::produce::output;
use crate::rules::Try;
use crate::sets::ActionPlace;
use crate::step::Slot;
use kernel::Set;

/// What there is after some steps of a card.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) purse: Purse,
    /// Spaces of the Federation track entered in this round.
    pub(super) steps: u8,
    /// Action cards that are used on the way.
    pub(super) busy: Set<ActionPlace>,
}

impl Held {
    pub(super) fn with(mut self, gain: Gain) -> Self {
        self.purse = self.purse.rewarded(self.steps, gain);
        self.steps = 4.min(self.steps.saturating_add(gain.steps));
        self
    }

    /// A step on the Federation track, with its bonus (U-14.3).
    fn with_step(self) -> Self {
        self.with(Gain { steps: 1, ..Gain::NOTHING })
    }

    pub(super) fn without(mut self, cost: Cost) -> Option<Self> {
        let covers = self.purse.covers(cost);
        if covers {
            self.purse.pay(cost);
        }
        covers.then_some(self)
    }
}

/// What is asked at the end of each way; it may say that no more ways are wanted.
type End<'a> = &'a mut dyn FnMut(Held) -> bool;

/// So many ways are tried before the search, which leaves none out.
const TRIED: u32 = 16;

impl Cities {
    /// Whether a card that deals in goods does nothing else here: no card waits for its steps, and what slots and action
    /// cards do does not depend on how many goods there are.
    pub(super) fn only_goods_matter(&self, p: &Position, card: Card) -> bool {
        let still = self.pack.brief(card).effect.is_none_or(|effect| self.pack.outlook(effect).steps == 0);
        self.goods_count_nowhere(p)
            && (still || !self.lasting(p.me()).has(Trait::OnStep) && !self.track_pays_upgrades(p))
    }

    /// Whether nothing that slots and action cards do depends on how many goods there are.
    pub(super) fn goods_count_nowhere(&self, p: &Position) -> bool {
        !self.pack.slots_count && !p.me().actions.iter().any(|&card| self.pack.counting.has(card))
    }

    /// Whether the upgrade of a new structure may be paid by a step that its site brings: then it matters where the marker
    /// lies (U-15.4).
    fn track_pays_upgrades(&self, p: &Position) -> bool {
        let pack = &self.pack;
        pack.slots_pay_by_track || p.me().actions.iter().any(|&card| pack.pay_by_track.has(card))
    }

    /// Which of these slots can be used after some way to resolve a card that deals in goods.
    pub(super) fn opened_by_goods(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        try_: Try,
        outset: &Outset,
    ) -> Set<Slot> {
        let data = self.pack.brief(card);
        let price = Cost::of(Resource::Credit, data.cost);
        let Some(effect) = data.effect.filter(|_| try_.purse.covers(price)) else { return Set::EMPTY };
        // With all it could bring at once: what stays closed then is not opened by any way to resolve it.
        let (mut most, outlook) = (try_, self.pack.outlook(effect));
        most.pay(price);
        most.gain(outlook.goods);
        if outlook.steps > 0 {
            most.gain(TRACK);
        }
        let hoped = self.open_when_used(p, outset, slots, most);
        // A plain gain brings all it could bring.
        if hoped.is_empty() || outlook.steps == 0 && self.pack.gain_of(effect).is_some() {
            return hoped;
        }
        self.opened_in(Ways { game: self, p, chosen: Slot::ALWAYS }, card, hoped, try_, outset, u32::MAX)
    }

    /// Some of these slots that can be used after a card: by a way that brings nothing but goods.
    pub(super) fn surely_opened(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        try_: Try,
        outset: &Outset,
    ) -> Set<Slot> {
        if !self.goods_count_nowhere(p) || self.track_pays_upgrades(p) {
            return Set::EMPTY;
        }
        let opened =
            |slots, chosen| self.opened_in(Ways { game: self, p, chosen }, card, slots, try_, outset, TRIED);
        if self.may_perform_any(p, card) {
            slots.iter().map(|slot| opened(Set::of(slot), slot)).collect()
        } else {
            opened(slots, Slot::ALWAYS)
        }
    }

    /// Which of these slots can be used after one of the first so many ways.
    fn opened_in(
        &self,
        ways: Ways,
        card: Card,
        slots: Set<Slot>,
        try_: Try,
        outset: &Outset,
        most: u32,
    ) -> Set<Slot> {
        let data = self.pack.brief(card);
        let held = Held { purse: try_.purse, steps: ways.p.me().steps, busy: try_.busy };
        let (Some(effect), Some(held)) = (data.effect, held.without(Cost::of(Resource::Credit, data.cost)))
        else {
            return Set::EMPTY;
        };
        let (mut open, mut tried) = (Set::EMPTY, 0);
        ways.of(effect, held, &mut |held| {
            let try_ = Try { purse: held.purse, busy: held.busy, ..try_ };
            open |= self.open_when_used(ways.p, outset, slots - open, try_);
            tried += 1;
            open == slots || tried == most
        });
        open
    }
}

/// Ways to resolve a card.
#[derive(Clone, Copy)]
struct Ways<'a> {
    game: &'a Cities,
    p: &'a Position,
    /// The slot that is chosen with the card, which cannot be performed (U-15.6).
    chosen: Slot,
}

impl Ways<'_> {
    /// Goes through the ways to resolve an effect, all of it that must be done, until one is enough. More goods never
    /// hurt, so what may be taken is taken. What does more than deal in goods is left out.
    fn of(self, effect: NodeId, held: Held, end: End) -> bool {
        let Self { game, p, .. } = self;
        match *game.pack.node(effect) {
            Node::Gain(gain) => end(held.with(gain)),
            Node::GainPer { gain, every, count, most } => {
                let lots = (game.count(p, p.active, count) / u32::from(every)).min(most.into());
                lots > 0 && end((0..lots).fold(held, |held, _| held.with(gain)))
            }
            Node::If(test, then) => game.holds(p, p.active, test) && self.of(then, held, end),
            Node::Different { count, from } => different(from, count, held, end),
            Node::Exchange { most, one, other } => {
                [(one, other), (other, one)].into_iter().any(|(give, take)| {
                    (1..=most).any(|amount| {
                        let given = held.without(Cost::of(give, amount));
                        given.is_some_and(|held| {
                            end(held.with(Gain { goods: Cost::of(take, amount), ..Gain::NOTHING }))
                        })
                    })
                })
            }
            Node::Advance { steps } => end((0..steps).fold(held, |held, _| held.with_step())),
            Node::Output { what } => {
                let productive = game.productive(p.me(), what);
                Pieces::STRUCTURES.iter().any(|piece| {
                    let there = match piece {
                        Piece::Tunnel => !productive.tunnels.is_empty(),
                        _ => p.me().buildings[piece as usize].meets(productive.buildings),
                    };
                    there && end(held.with(output(piece, true)))
                })
            }
            Node::Pay { cost, times, then } => self.purchases(cost, then, times, held, end),
            Node::OneOf(span) => game.pack.parts(span).iter().any(|&part| self.of(part, held, end)),
            Node::All(span) => {
                let parts = game.pack.parts(span);
                // Plain gains come first (U-16.2).
                let gains = (0..).zip(parts).filter_map(|(at, &part)| Some((at, game.pack.gain_of(part)?)));
                let (done, held) =
                    gains.fold((0, held), |(done, held), (at, gain)| (done | 1 << at, held.with(gain)));
                self.orders(parts, done, held, end)
            }
            Node::UseAction { most } => self.uses(most, held, end),
            Node::Perform { which, color } => (1..).map(Slot).zip(game.slots()).any(|(slot, data)| {
                slot != self.chosen
                    && color.is_none_or(|color| data.color == color)
                    && game.may_perform(p, slot, which)
                    && self.of(data.effect, held, end)
            }),
            _ => false,
        }
    }

    /// The parts that are not done yet, in every order, any of them left out.
    fn orders(self, parts: &[NodeId], done: u16, held: Held, end: End) -> bool {
        end(held)
            || (0..).zip(parts).any(|(at, &part)| {
                done & (1 << at) == 0
                    && self.of(part, held, &mut |held| self.orders(parts, done | 1 << at, held, &mut *end))
            })
    }

    /// What a price buys, once or more often.
    fn purchases(self, cost: Cost, then: NodeId, times: u8, held: Held, end: End) -> bool {
        times > 0
            && held.without(cost).is_some_and(|held| {
                self.of(then, held, &mut |held| {
                    end(held) || self.purchases(cost, then, times - 1, held, &mut *end)
                })
            })
    }

    /// What action cards bring, one or more of them.
    fn uses(self, most: u8, held: Held, end: End) -> bool {
        let me = self.p.me();
        most > 0
            && me.action_places().filter(|&at| !(me.used | held.busy).has(at)).any(|at| {
                let effect = self.game.pack.brief(me.actions[at.index()]).effect;
                let held = Held { busy: held.busy.with(at), ..held };
                effect.is_some_and(|effect| {
                    self.of(effect, held, &mut |held| end(held) || self.uses(most - 1, held, &mut *end))
                })
            })
    }
}

/// So many resources of different kinds, in every way (U-25.14).
fn different(from: Set<Resource>, count: u8, held: Held, end: End) -> bool {
    if count == 0 || from.is_empty() {
        return end(held);
    }
    let mut later = from;
    from.iter().any(|resource| {
        // Those before it have had their turn.
        later.remove(resource);
        let held = held.with(Gain { goods: Cost::of(resource, 1), ..Gain::NOTHING });
        different(later, count - 1, held, &mut *end)
    })
}
