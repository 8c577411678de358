//! Final scoring (U-24).

use kernel::{Log, Moves, Seat};

use crate::cards::{Bits, Card, CardType};
use crate::effect::Score;
use crate::event::{Event, Scoring};
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::moves::Move;
use crate::position::{Memory, Position};
use crate::step::Step;

/// What an end-scoring card buys.
#[derive(Clone, Copy, Debug)]
struct Sale {
    card: Card,
    cost: Cost,
    points: u8,
    times: u8,
}

impl Sale {
    /// How often a purse can make it.
    fn most(self, purse: Purse) -> u8 {
        let lots = Resource::ALL.into_iter().filter(|&resource| self.cost.get(resource) > 0);
        let lots = lots.map(|resource| purse.get(resource) / u16::from(self.cost.get(resource))).min();
        lots.unwrap_or(0).min(self.times.into()) as u8
    }
}

/// Points for what is left: biomatter is two credits, and four of anything are a point (U-24.5).
fn resource_points(purse: Purse) -> u16 {
    let goods: u16 = Resource::ALL.into_iter().map(|resource| purse.get(resource)).sum();
    (goods + purse.get(Resource::Biomatter)) / 4
}

impl Cities {
    /// The next player is scored: the brown metropolis, then cards that only count (U-24.1).
    pub(crate) fn begin_scoring(&self, p: &mut Position, log: &mut impl Log<Event>) {
        let seat = p.order[usize::from(p.cursor)];
        p.active = seat;
        p.memory = Memory::default();
        if self.connected_metropolises(p.me()) & 1 != 0 {
            let tile = &self.pack.metropolises()[usize::from(p.me().metropolises[0])];
            let points = tile.scores.iter().map(|&score| self.score(p, seat, score)).sum();
            award(p, Scoring::Metropolis, points, log);
        }
        for card in (p.me().claimed & self.pack.of_type(CardType::EndScoring)).iter() {
            let points = self.pack.known(card).scores.iter().map(|&score| self.score(p, seat, score)).sum();
            if points > 0 {
                award(p, Scoring::Card(card), points, log);
            }
        }
        p.owe(Step::LastPoints);
        p.owe(Step::Sales);
    }

    /// Points of one scoring; a sale scores nothing by itself.
    pub fn score(&self, p: &Position, seat: Seat, score: Score) -> u16 {
        match score {
            Score::Per { points, every, count, most } => {
                let lots = (self.count(p, seat, count) / u32::from(every)).min(most.into());
                (lots * u32::from(points)) as u16
            }
            Score::Ladder { count, rungs } => {
                let number = self.count(p, seat, count);
                let mut reached = rungs.iter().rev().filter(|rung| rung.0 > 0 && u32::from(rung.0) <= number);
                reached.next().map_or(0, |rung| rung.1.into())
            }
            Score::If(test, points) if self.holds(p, seat, test) => points.into(),
            Score::If(..) | Score::Sell { .. } => 0,
        }
    }

    /// The sales still open to the active player.
    fn sales(&self, p: &Position) -> tinyvec::ArrayVec<[Sale; 32]> {
        let mut sales = tinyvec::ArrayVec::new();
        let cards = p.me().claimed & self.pack.of_type(CardType::EndScoring);
        for card in cards.without(p.memory.spent).iter() {
            for score in &self.pack.known(card).scores {
                if let Score::Sell { cost, points, times } = *score {
                    let sale = Sale { card, cost, points, times };
                    if sale.most(p.me().purse) > 0 {
                        let _ = sales.try_push(sale);
                    }
                }
            }
        }
        sales
    }

    /// Sales by card and number, the best way first (U-24.3, U-30.10).
    pub(crate) fn list_sales(&self, p: &Position, moves: &mut Moves<Move>) {
        let sales = self.sales(p);
        let purse = p.me().purse;
        for sale in sales {
            for times in 1..=sale.most(purse) {
                if moves.len() < 200 {
                    moves.push(Move::Sell { card: sale.card, times });
                }
            }
        }
        moves.push(Move::Stop);
        if !sales.is_empty() {
            let first =
                best_sale(&sales, purse).map_or(Move::Stop, |(card, times)| Move::Sell { card, times });
            if let Some(at) = moves.iter().position(|&mv| mv == first) {
                moves[..=at].rotate_right(1);
            }
        }
    }

    pub(crate) fn sell(&self, p: &mut Position, card: Card, times: u8, log: &mut impl Log<Event>) {
        p.memory.spent.add(card);
        for score in &self.pack.known(card).scores {
            if let Score::Sell { cost, points, .. } = *score {
                for _ in 0..times {
                    self.pay(p, cost, log);
                }
                award(p, Scoring::Card(card), u16::from(points) * u16::from(times), log);
            }
        }
    }

    /// The network and the resources (U-24.4, U-24.5).
    pub(crate) fn last_points(&self, p: &mut Position, log: &mut impl Log<Event>) {
        let me = p.me();
        let network =
            Bits(me.connected().into()).map(|city| [2, 3, 4, 6][usize::from(self.kinds_at(me, city))]).sum();
        let resources = resource_points(me.purse);
        award(p, Scoring::Network, network, log);
        award(p, Scoring::Resources, resources, log);
    }
}

fn award(p: &mut Position, for_what: Scoring, points: u16, log: &mut impl Log<Event>) {
    log.note(Event::Scored { seat: p.active, for_what, points });
    let me = p.me_mut();
    me.points = me.points.saturating_add(points);
}

/// The first sale of a plan with the most points, or none if selling gains nothing.
fn best_sale(sales: &[Sale], purse: Purse) -> Option<(Card, u8)> {
    /// The best total from these sales on, looking no further than the budget allows.
    fn best(sales: &[Sale], purse: Purse, budget: &mut u32) -> u16 {
        let Some((&sale, rest)) = sales.split_first() else { return resource_points(purse) };
        let mut most = 0;
        let mut purse = purse;
        for times in 0..=sale.most(purse) {
            if times > 0 {
                purse.pay(sale.cost);
            }
            most = most.max(u16::from(times) * u16::from(sale.points) + best(rest, purse, budget));
            *budget = budget.saturating_sub(1);
            if *budget == 0 {
                break;
            }
        }
        most
    }
    let mut budget = 100_000;
    let total = best(sales, purse, &mut budget);
    for (at, &sale) in sales.iter().enumerate() {
        let mut left = purse;
        for times in 1..=sale.most(purse) {
            left.pay(sale.cost);
            let mut budget = 100_000;
            if u16::from(times) * u16::from(sale.points) + best(&sales[at + 1..], left, &mut budget) == total
                && total > best(&sales[at + 1..], purse, &mut 100_000)
            {
                return Some((sale.card, times));
            }
        }
    }
    None
}

impl Default for Sale {
    fn default() -> Self {
        Self { card: Card::default(), cost: Cost::FREE, points: 0, times: 0 }
    }
}
