//! Cards that bring nothing but goods: only the purse and the marker on the track change, so that every way to resolve
//! them is gone through without a copy of the position.

use crate::cards::Card;
use crate::effect::{Node, NodeId};
use crate::game::Cities;
use crate::goods::{Cost, Gain, Purse, Resource};
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::produce::output;
use crate::rules::Try;
use crate::sets::CardSet;
use crate::step::Slot;
use kernel::Set;

/// What there is after some steps of a card.
#[derive(Clone, Copy)]
struct Held {
    purse: Purse,
    /// Spaces of the Federation track entered in this round.
    steps: u8,
}

impl Held {
    fn with(mut self, gain: Gain) -> Self {
        self.purse.add(gain.goods, 1);
        (0..gain.steps).fold(self, |held, _| held.with_step())
    }

    /// A step on the Federation track, with its bonus (U-14.3).
    fn with_step(mut self) -> Self {
        match self.steps {
            1 => self.purse.add(Cost::of(Resource::Credit, 1), 1),
            2 => self.purse.add(Cost::of(Resource::Steelplast, 1), 1),
            _ => {}
        }
        self.steps = 4.min(self.steps + 1);
        self
    }

    fn without(mut self, cost: Cost) -> Option<Self> {
        let covers = self.purse.covers(cost);
        if covers {
            self.purse.pay(cost);
        }
        covers.then_some(self)
    }
}

/// What is asked at the end of each way; it may say that no more ways are wanted.
type End<'a> = &'a mut dyn FnMut(Held) -> bool;

impl Cities {
    /// Whether a card that deals in goods does nothing else here: no card waits for its steps, and what slots and action
    /// cards do does not depend on how many goods there are.
    pub(super) fn only_goods_matter(&self, p: &Position, card: Card) -> bool {
        let me = p.me();
        let actions: CardSet = me.actions.iter().copied().collect();
        let still = self.pack.known(card).effect.is_none_or(|effect| self.pack.outlook(effect).steps == 0);
        !self.pack.slots_count
            && !actions.meets(self.pack.counting)
            && (still || !me.claimed.meets(self.pack.waiting) && !self.track_pays_upgrades(p))
    }

    /// Whether the upgrade of a new structure may be paid by a step that its site brings: then it matters where the marker
    /// lies (U-15.4).
    fn track_pays_upgrades(&self, p: &Position) -> bool {
        let slots = self.slots().iter().map(|slot| slot.effect);
        let actions = p.me().actions.iter().filter_map(|&card| self.pack.known(card).effect);
        let mut pays = false;
        for effect in slots.chain(actions) {
            self.pack.walk(effect, &mut |node| {
                if let Node::BuildAndUpgrade { upgrade, .. } = node {
                    pays |= upgrade.get(Resource::Credit) + upgrade.get(Resource::Steelplast) > 0;
                }
            });
        }
        pays
    }

    /// Which of these slots can be used after some way to resolve the card.
    pub(super) fn opened_by_goods(&self, p: &Position, card: Card, slots: Set<Slot>, try_: Try) -> Set<Slot> {
        let data = self.pack.known(card);
        let held = Held { purse: try_.purse, steps: p.me().steps };
        let (Some(effect), Some(held)) = (data.effect, held.without(Cost::of(Resource::Credit, data.cost)))
        else {
            return Set::EMPTY;
        };
        let mut open = Set::EMPTY;
        self.ways(p, effect, held, &mut |held| {
            open |= self.open_slots(p, slots - open, Try { purse: held.purse, ..try_ });
            open == slots
        });
        open
    }

    /// Goes through every way to resolve an effect, all of it that must be done, until one is enough. More goods never
    /// hurt, so what may be taken is taken.
    fn ways(&self, p: &Position, effect: NodeId, held: Held, end: End) -> bool {
        match *self.pack.node(effect) {
            Node::Gain(gain) => end(held.with(gain)),
            Node::GainPer { gain, every, count, most } => {
                let lots = (self.count(p, p.active, count) / u32::from(every)).min(most.into());
                lots > 0 && end((0..lots).fold(held, |held, _| held.with(gain)))
            }
            Node::If(test, then) => self.holds(p, p.active, test) && self.ways(p, then, held, end),
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
                let productive = self.productive(p.me(), what);
                Pieces::STRUCTURES.iter().any(|piece| {
                    let there = match piece {
                        Piece::Tunnel => !productive.tunnels.is_empty(),
                        _ => p.me().buildings[piece as usize].meets(productive.buildings),
                    };
                    there && end(held.with(output(piece, true)))
                })
            }
            Node::Pay { cost, times, then } => self.purchases(p, cost, then, times, held, end),
            Node::OneOf(span) => self.pack.parts(span).iter().any(|&part| self.ways(p, part, held, end)),
            Node::All(span) => {
                let parts = self.pack.parts(span);
                // Plain gains come first (U-16.2).
                let gains = (0..).zip(parts).filter_map(|(at, &part)| Some((at, self.pack.gain_of(part)?)));
                let (done, held) =
                    gains.fold((0, held), |(done, held), (at, gain)| (done | 1 << at, held.with(gain)));
                self.orders(p, parts, done, held, end)
            }
            _ => false,
        }
    }

    /// The parts that are not done yet, in every order, any of them left out.
    fn orders(&self, p: &Position, parts: &[NodeId], done: u16, held: Held, end: End) -> bool {
        end(held)
            || (0..).zip(parts).any(|(at, &part)| {
                done & (1 << at) == 0
                    && self.ways(p, part, held, &mut |held| {
                        self.orders(p, parts, done | 1 << at, held, &mut *end)
                    })
            })
    }

    /// What a price buys, once or more often.
    fn purchases(&self, p: &Position, cost: Cost, then: NodeId, times: u8, held: Held, end: End) -> bool {
        times > 0
            && held.without(cost).is_some_and(|held| {
                self.ways(p, then, held, &mut |held| {
                    end(held) || self.purchases(p, cost, then, times - 1, held, &mut *end)
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
