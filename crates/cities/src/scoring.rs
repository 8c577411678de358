//! Final scoring (U-24).

use kernel::{List, Log, Moves, Seat};

use crate::cards::{Card, CardType};
use crate::effect::Score;
use crate::event::{Event, Scoring};
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::moves::Move;
use crate::position::{Memory, Position};
use crate::sets::MetropolisSpace;
use crate::step::Step;

/// The most end-scoring cards of a pack that sell something.
pub(crate) const MOST_SALES: usize = 16;

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

/// How many goods there are: biomatter is two credits (U-24.5).
fn goods_worth(purse: Purse) -> i32 {
    let goods = Resource::ALL.into_iter().chain([Resource::Biomatter]);
    goods.map(|resource| i32::from(purse.get(resource))).sum()
}

/// Points for what is left: four of anything are a point (U-24.5).
fn resource_points(purse: Purse) -> u16 {
    (goods_worth(purse) / 4).min(u16::MAX.into()) as u16
}

impl Cities {
    /// The next player is scored: the brown metropolis, then cards that only count (U-24.1).
    pub(crate) fn begin_scoring(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        let seat = p.order[usize::from(p.cursor)];
        p.active = seat;
        p.memory = Memory::default();
        if self.connected_metropolises(p.me()).meets(MetropolisSpace::BROWNS) {
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
    fn sales(&self, p: &Position) -> List<Sale, MOST_SALES> {
        let mut sales = List::new();
        let cards = p.me().claimed & self.pack.of_type(CardType::EndScoring);
        for card in (cards - p.memory.spent).iter() {
            for score in &self.pack.known(card).scores {
                if let Score::Sell { cost, points, times } = *score {
                    let sale = Sale { card, cost, points, times };
                    if sale.most(p.me().purse) > 0 {
                        sales.push(sale);
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
                moves.push(Move::Sell { card: sale.card, times });
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

    pub(crate) fn sell(&self, p: &mut Position, card: Card, times: u8, log: &mut impl Log<Position, Event>) {
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
    pub(crate) fn last_points(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        let me = p.me();
        let network =
            me.connected().iter().map(|city| [2, 3, 4, 6][usize::from(self.kinds_at(me, city))]).sum();
        let resources = resource_points(me.purse);
        award(p, Scoring::Network, network, log);
        award(p, Scoring::Resources, resources, log);
    }
}

fn award(p: &mut Position, for_what: Scoring, points: u16, log: &mut impl Log<Position, Event>) {
    let me = p.me_mut();
    me.points = me.points.saturating_add(points);
    log.note(p, Event::Scored { seat: p.active, for_what, points });
}

/// The first sale of a plan with the most points, or none if selling gains nothing (U-30.10).
fn best_sale(sales: &[Sale], purse: Purse) -> Option<(Card, u8)> {
    let total = best_total(sales, purse);
    // The first sale without which the others make less.
    let at = (0..sales.len()).find(|&at| best_total(&sales[at + 1..], purse) < total)?;
    let (sale, rest) = (sales[at], &sales[at + 1..]);
    let mut left = purse;
    let times = (1..=sale.most(purse)).find(|&times| {
        left.pay(sale.cost);
        i32::from(times) * i32::from(sale.points) + best_total(rest, left) == total
    })?;
    Some((sale.card, times))
}

/// The most points these sales and what is left of the goods can make.
///
/// Four goods left make a point (U-24.5). So of the plans that hand in as many goods but for a multiple of four, only
/// one counts: the one that makes most after a quarter of a point is taken off for each good. Sales that share no
/// resource are weighed apart, so that few plans have to be made.
fn best_total(sales: &[Sale], purse: Purse) -> i32 {
    let worth = goods_worth(purse);
    let mut plans = Plans::NONE;
    let mut left: u32 = (1 << sales.len()) - 1;
    while left != 0 {
        let group = sharing(sales, left);
        left &= !group;
        let mut own = Plans([i32::MIN; 4]);
        plan(sales, group, purse, 0, 0, &mut own);
        plans = plans.and(own);
    }
    let totals = (0..4).zip(plans.0).filter(|&(_, quarters)| quarters > i32::MIN).map(|(goods, quarters)| {
        let over = (worth - goods).rem_euclid(4);
        (worth + quarters - over) / 4
    });
    totals.max().unwrap_or(0)
}

/// For goods handed in, counted modulo four, the most quarters of a point a plan makes: four for each point it pays, one
/// less for each good.
#[derive(Clone, Copy)]
struct Plans([i32; 4]);

impl Plans {
    /// Nothing is sold.
    const NONE: Self = Self([0, i32::MIN, i32::MIN, i32::MIN]);

    /// Every plan of one kind with every plan of the other.
    fn and(self, other: Self) -> Self {
        let mut both = [i32::MIN; 4];
        for (here, one) in self.0.into_iter().enumerate().filter(|plan| plan.1 > i32::MIN) {
            for (there, two) in other.0.into_iter().enumerate().filter(|plan| plan.1 > i32::MIN) {
                let goods = (here + there) % 4;
                both[goods] = both[goods].max(one + two);
            }
        }
        Self(both)
    }
}

/// The first of these sales with all that share resources with it, directly or through others; a bit for each.
fn sharing(sales: &[Sale], among: u32) -> u32 {
    let mut group = among & among.wrapping_neg();
    loop {
        let before = group;
        for (at, sale) in sales.iter().enumerate().filter(|(at, _)| among & (1 << at) != 0) {
            let among = |other: &usize| group & (1 << other) != 0;
            if (0..sales.len()).filter(among).any(|other| sale.cost.kinds().meets(sales[other].cost.kinds()))
            {
                group |= 1 << at;
            }
        }
        if group == before {
            return group;
        }
    }
}

/// Tries every number of times for each sale of a group.
fn plan(sales: &[Sale], group: u32, mut purse: Purse, points: i32, goods: i32, plans: &mut Plans) {
    if group == 0 {
        let quarters = &mut plans.0[(goods % 4) as usize];
        *quarters = (*quarters).max(4 * points - goods);
        return;
    }
    let sale = sales[group.trailing_zeros() as usize];
    let worth = goods_worth(Purse(sale.cost.0.map(u16::from)));
    for times in 0..=sale.most(purse) {
        if times > 0 {
            purse.pay(sale.cost);
        }
        let times = i32::from(times);
        let points = points + times * i32::from(sale.points);
        plan(sales, group & (group - 1), purse, points, goods + times * worth, plans);
    }
}

impl Default for Sale {
    fn default() -> Self {
        Self { card: Card::default(), cost: Cost::FREE, points: 0, times: 0 }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Seed};

    use super::*;

    /// U-24.5: whoever has very much of everything has the most points there can be; they were 0 again beyond it.
    #[test]
    fn very_many_resources_are_very_many_points() {
        assert_eq!(resource_points(Purse([u16::MAX; 5])), u16::MAX);
        assert_eq!(resource_points(Purse([4, 0, 0, 4, 2])), 3);
    }

    /// U-24.3: very many goods and points fit. A pack with more sales than can be weighed is refused.
    #[test]
    fn very_many_sales_are_planned() {
        let sale = |card| Sale { card: Card(card), cost: Cost::of(Resource::Kelp, 1), points: 99, times: 99 };
        let sales = [sale(1), sale(2)];
        assert_eq!(best_sale(&sales, Purse([60_000; 5])), Some((Card(1), 99)));
        assert_eq!(best_sale(&sales[..1], Purse([0, 0, 2, 0, 0])), Some((Card(1), 2)));
    }

    /// Every plan there is, one after the other.
    fn slowly(sales: &[Sale], purse: Purse) -> i32 {
        let Some((&sale, rest)) = sales.split_first() else { return goods_worth(purse) / 4 };
        let mut left = purse;
        let mut most = 0;
        for times in 0..=sale.most(purse) {
            if times > 0 {
                left.pay(sale.cost);
            }
            most = most.max(i32::from(times) * i32::from(sale.points) + slowly(rest, left));
        }
        most
    }

    /// U-24.3, U-24.5, U-30.10: the sales offered first make as much as the best of all plans, whatever is sold for what.
    #[test]
    fn the_best_sale_is_the_best_of_all_plans() {
        let mut chance = Chance::new(Seed(1));
        let mut sold = 0;
        for _ in 0..2000 {
            let number = 1 + chance.below(4);
            let mut draw = |most: usize| chance.below(most + 1) as u8;
            let sales: Vec<Sale> = (0..number)
                .map(|at| {
                    let mut cost = Cost(std::array::from_fn(|_| draw(3).saturating_sub(2)));
                    cost.0[usize::from(draw(4))] += 1;
                    Sale { card: Card(at as u8), cost, points: draw(3), times: 1 + draw(4) }
                })
                .collect();
            let purse = Purse(std::array::from_fn(|_| draw(7).into()));
            let total = slowly(&sales, purse);
            assert_eq!(best_total(&sales, purse), total, "{sales:?} with {purse:?}");
            match best_sale(&sales, purse) {
                None => assert_eq!(total, goods_worth(purse) / 4),
                Some((card, times)) => {
                    let at = usize::from(card.0);
                    let mut left = purse;
                    (0..times).for_each(|_| left.pay(sales[at].cost));
                    let gains = i32::from(times) * i32::from(sales[at].points);
                    assert_eq!(gains + slowly(&sales[at + 1..], left), total);
                    sold += 1;
                }
            }
        }
        assert!(sold > 500, "{sold} times something was sold");
    }
}
