//! What a pack can lead to at most: a game has a fixed place for what is owed and for the moves of a decision, so a pack
//! that could need more is refused (docs/decks.md, section 8).

use kernel::{Fault, fault};

use super::Pack;
use crate::cards::CardType;
use crate::choices::LARGEST_HAND;
use crate::effect::{Clause, Events, Node, NodeId, Price, Score, Trigger};
use crate::goods::{Cost, Resource};
use crate::position::{BELOW, MOST_OWED};
use crate::scoring::MOST_SALES;

/// The most moves of one decision.
const MOST_MOVES: usize = 256;
/// Contracts that can be claimed at any decision, and the move that ends one.
const ALWAYS_OFFERED: usize = 3 + 1;
/// Action cards that can be in use inside each other: four, and one that was discarded to make room (U-6.4, U-6.5).
const ACTIONS: usize = 5;
/// The most plans for sales that share resources.
const MOST_PLANS: usize = 20_000;

impl Pack {
    /// Refuses a pack with which some game could come to a position it has no place for. Names the component, if it is
    /// about one.
    pub(super) fn check_bounds(&self) -> Result<(), (String, Fault)> {
        self.check_refreshing()?;
        self.check_prices()?;
        self.check_sales()?;
        let whole = |reason: Fault| (String::new(), reason);
        let choices = 15 * LARGEST_HAND + LARGEST_HAND + self.once.len() as usize + ALWAYS_OFFERED;
        let production = self.of_type(CardType::Production).len() as usize + ALWAYS_OFFERED;
        for (kind, moves) in [("once per turn", choices), ("production", production)] {
            if moves > MOST_MOVES {
                return Err(whole(fault!("pack-too-many-moves", kind, moves, most = MOST_MOVES)));
            }
        }
        match self.most_steps() {
            Some(steps) if steps <= MOST_OWED => Ok(()),
            Some(steps) => Err(whole(fault!("pack-too-many-steps", steps, most = MOST_OWED))),
            None => Err(whole(fault!("pack-trigger-sets-off-itself", rule = "U-16.4"))),
        }
    }

    /// Only an instant makes action cards available again: it is played once, all else could go on for ever (U-6.2).
    fn check_refreshing(&self) -> Result<(), (String, Fault)> {
        let refuse = |component: String, effect: NodeId, most: u8| {
            if self.outlook(effect).refreshes > most {
                Err((component, fault!("pack-refreshes-for-ever", rule = "U-6.2")))
            } else {
                Ok(())
            }
        };
        for data in self.cards() {
            let component = || format!("card {} \"{}\"", data.card.0, data.name);
            if let Some(effect) = data.effect {
                refuse(component(), effect, if data.kind == CardType::Instant { 4 } else { 0 })?;
            }
            for clause in &data.clauses {
                if let Clause::When { then, .. } | Clause::OncePerTurn(then) = clause {
                    refuse(component(), *then, 0)?;
                }
            }
        }
        for slot in self.slots.iter().flatten() {
            refuse(format!("slot {}", slot.id), slot.effect, 0)?;
        }
        for tile in &self.metropolises {
            for effect in tile.instant.iter().chain(&tile.production) {
                refuse(format!("metropolis {}", tile.id), *effect, 0)?;
            }
        }
        for contract in &self.contracts {
            refuse(format!("contract {}", contract.id), contract.benefit, 0)?;
        }
        Ok(())
    }

    /// A price that biomatter may stand in for can be paid in many ways, each of them a move (U-11.5).
    fn check_prices(&self) -> Result<(), (String, Fault)> {
        let surcharge = self.boards.iter().fold(Cost::FREE, |most, board| most.most(board.worst_surcharge));
        let ways = |cost: Cost| {
            let cost = cost.plus(surcharge);
            let of = |resource| usize::from(cost.get(resource)) + 1;
            of(Resource::Kelp) * of(Resource::Steelplast)
        };
        let dearest = crate::building::USUAL.into_iter().fold(Cost::FREE, Cost::most);
        let stated = self.tables.nodes.iter().filter_map(|node| match *node {
            Node::Build { price: Price::Stated(cost), .. }
            | Node::BuildAndUpgrade { price: Price::Stated(cost), .. } => Some(cost),
            _ => None,
        });
        let most = stated.chain([dearest]).map(ways).max().unwrap_or(1);
        if most + ALWAYS_OFFERED > MOST_MOVES {
            return Err((String::new(), fault!("pack-too-many-payments", ways = most)));
        }
        Ok(())
    }

    /// How often something is sold is a move each, and the best plan is found by trying them all (U-24.3, U-30.10).
    fn check_sales(&self) -> Result<(), (String, Fault)> {
        let sales = self.cards().flat_map(|data| &data.scores).filter_map(|score| match *score {
            Score::Sell { times, .. } => Some(usize::from(times)),
            _ => None,
        });
        let (mut number, mut moves, mut plans) = (0, 0, 1usize);
        for times in sales {
            number += 1;
            moves += times;
            plans = plans.saturating_mul(times + 1);
        }
        let groups = self.sale_groups();
        let plans = groups.into_iter().max().unwrap_or(1).min(plans);
        if number > MOST_SALES || moves + ALWAYS_OFFERED > MOST_MOVES || plans > MOST_PLANS {
            return Err((String::new(), fault!("pack-too-many-sales", number, moves, plans)));
        }
        Ok(())
    }

    /// How many plans there are for each group of sales that share resources.
    fn sale_groups(&self) -> Vec<usize> {
        let mut groups: Vec<([bool; 5], usize)> = Vec::new();
        for score in self.cards().flat_map(|data| &data.scores) {
            let Score::Sell { cost, times, .. } = *score else { continue };
            let mut joined = (cost.0.map(|due| due > 0), usize::from(times) + 1);
            groups.retain(|(kinds, plans)| {
                let shares = kinds.iter().zip(joined.0).any(|(&a, b)| a && b);
                if shares {
                    joined.0 = std::array::from_fn(|kind| joined.0[kind] || kinds[kind]);
                    joined.1 = joined.1.saturating_mul(*plans);
                }
                !shares
            });
            groups.push(joined);
        }
        groups.into_iter().map(|(_, plans)| plans).collect()
    }

    /// The most steps that can be owed at once; `None` if triggered effects could set each other off for ever.
    fn most_steps(&self) -> Option<usize> {
        let effects = |kind: CardType| {
            self.cards().filter(move |data| data.kind == kind).filter_map(|data| data.effect)
        };
        let clauses = || self.cards().flat_map(|data| &data.clauses);
        let abilities = clauses().filter_map(|clause| match *clause {
            Clause::OncePerTurn(effect) => Some(effect),
            _ => None,
        });
        let instants = self.metropolises.iter().filter_map(|tile| tile.instant);
        let first: Vec<NodeId> = effects(CardType::Instant).chain(abilities).chain(instants).collect();
        let actions: Vec<NodeId> = effects(CardType::Action).collect();
        let slots: Vec<NodeId> =
            self.slots.iter().flatten().map(|slot| slot.effect).chain([self.always]).collect();
        // Slots that perform each other, each at most once on the way (U-15.6).
        let performers = slots.iter().filter(|&&slot| self.performs(slot)).count();
        let most = |effects: &[NodeId], of: &dyn Fn(NodeId) -> usize| {
            effects.iter().map(|&id| of(id)).max().unwrap_or(0)
        };
        let waits = |id| self.waits_below(id).unwrap_or(0);
        let chain = most(&first, &waits)
            + ACTIONS * most(&actions, &waits)
            + (ACTIONS + performers) * most(&slots, &waits);
        let top = [&first, &actions, &slots]
            .map(|effects| most(effects, &|id| self.height(id)))
            .into_iter()
            .max()?;
        // Each of three contracts may be claimed while another one is resolved (U-30.6).
        let contracts: Vec<NodeId> = self.contracts.iter().map(|contract| contract.benefit).collect();
        Some(BELOW + chain + top + 3 * most(&contracts, &|id| self.height(id)) + self.asked()?)
    }

    /// How many steps an effect owes at once, without action cards, performed slots and triggered effects.
    fn height(&self, id: NodeId) -> usize {
        let parts = self.parts_of(id).iter().map(|&part| self.height(part)).max().unwrap_or(0);
        match *self.node(id) {
            Node::All(_) => 1 + parts,
            Node::Pay { times, .. } => (usize::from(times > 1) + parts).max(1),
            // The pieces still to build, and the payment; or the upgrade to come, and the payment.
            Node::Build { count, .. } => 1 + usize::from(count > 1),
            Node::BuildAndUpgrade { .. } => 2,
            _ => parts.max(1),
        }
    }

    /// How many steps of an effect wait while it uses an action card or performs a slot; `None` if it does neither.
    fn waits_below(&self, id: NodeId) -> Option<usize> {
        let parts = self.parts_of(id).iter().filter_map(|&part| self.waits_below(part)).max();
        match *self.node(id) {
            Node::UseAction { most } => Some(usize::from(most > 1)),
            Node::Perform { .. } => Some(0),
            Node::All(_) => parts.map(|parts| parts + 1),
            Node::Pay { times, .. } => parts.map(|parts| parts + usize::from(times > 1)),
            _ => parts,
        }
    }

    /// The most steps that triggered effects add: all that ask something, the choice among them, and what one of them does,
    /// once for each time one sets off others (U-16.5).
    fn asked(&self) -> Option<usize> {
        let asking: Vec<(Events, NodeId)> = self
            .cards()
            .flat_map(|data| &data.clauses)
            .filter_map(|clause| match *clause {
                Clause::When { events, slots, then } if !self.plain(then) => {
                    Some((if slots.is_empty() { events } else { events.and(Events::USING) }, then))
                }
                _ => None,
            })
            .collect();
        let sets_off = |then: NodeId| {
            let outlook = self.outlook(then);
            // What it gives is not the slot's own gain (U-25.9).
            let mut events = Events(outlook.events.0 & !Events::GIVING.0);
            if outlook.built != [0; 3] {
                events = events.and(Events::BUILDING).and(Events::ADVANCING);
            }
            if outlook.steps > 0 {
                events = events.and(Events::ADVANCING);
            }
            // An action card or a slot may do anything.
            if outlook.uses > 0 || outlook.performs > 0 { Events(!Trigger::TurnEnds.bit().0) } else { events }
        };
        fn depth(asking: &[(Events, Events)], at: usize, on_the_way: &mut Vec<usize>) -> Option<usize> {
            if on_the_way.contains(&at) {
                return None;
            }
            on_the_way.push(at);
            let mut most = 0;
            for next in 0..asking.len() {
                if asking[at].1.meets(asking[next].0) {
                    most = most.max(depth(asking, next, on_the_way)?);
                }
            }
            on_the_way.pop();
            Some(most + 1)
        }
        let graph: Vec<(Events, Events)> =
            asking.iter().map(|&(waits, then)| (waits, sets_off(then))).collect();
        let mut deepest = 0;
        for at in 0..graph.len() {
            deepest = deepest.max(depth(&graph, at, &mut Vec::new())?);
        }
        let height = asking.iter().map(|&(_, then)| self.height(then)).max().unwrap_or(0);
        let together = asking.len() + usize::from(asking.len() > 1) + height;
        Some(if asking.is_empty() { 0 } else { deepest * together })
    }
}
