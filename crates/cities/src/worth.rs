//! The table of values: what each resource, piece and permission is worth in points, era by era, and what a card is worth
//! by it. Rough on purpose: it orders cards, it does not predict scores. No rule asks it: it is for those who make cards.

use crate::{
    CardData, CardType, Clause, Color, Cost, Counted, Deck, Events, Gain, Grade, Node, NodeId, Pack, Piece,
    Pieces, Price, Resource, Score, Test, Trigger, Which,
};

/// A figure for each era, and for the end of the game.
pub type Eras = [f64; 4];

/// What one of each resource is worth in points, in the order of [`Resource::ALL`]. At the end four are a point and a
/// biomatter sells for two credits (U-24.5); kelp made by the last Production still feeds a city (U-22).
pub const RESOURCE: [Eras; 5] = [
    [0.80, 0.65, 0.45, 0.25],
    [1.00, 0.85, 0.60, 0.25],
    [0.90, 0.75, 0.55, 0.50],
    [1.00, 0.85, 0.60, 0.25],
    [1.30, 1.10, 0.80, 0.50],
];
/// A card of the era deck.
pub const CARD: Eras = [0.50, 0.45, 0.30, 0.00];
/// A step on the Federation track: its bonus, and an earlier seat.
pub const STEP: Eras = [0.60, 0.60, 0.60, 0.00];
/// A piece on the board, its price not taken off, in the order of [`Piece::ALL`]: what it will produce, its share in the
/// points for cities, and the way it opens.
pub const PIECE: [Eras; 6] = [
    [2.70, 1.95, 1.40, 0.0],
    [2.25, 1.60, 1.15, 0.0],
    [2.60, 1.75, 1.15, 0.0],
    [2.65, 2.00, 1.55, 0.0],
    [4.30, 3.40, 2.80, 0.0],
    [8.80, 6.40, 4.60, 0.0],
];
/// The upgrade of a farm, desalination plant, laboratory, tunnel, its price not taken off.
pub const UPGRADE: [Eras; 4] =
    [[2.7, 1.9, 1.1, 0.3], [2.2, 1.3, 0.6, 0.1], [1.6, 0.9, 0.4, 0.1], [2.6, 1.8, 1.0, 0.3]];
/// The permission to use an action card.
pub const USE: Eras = [1.6, 1.8, 1.7, 0.0];
/// A used action card made available: it still needs a permission.
pub const REFRESH: Eras = [1.0, 1.2, 1.0, 0.0];
/// The action of another slot, chosen among those of all colours.
pub const SLOT: Eras = [2.6, 2.5, 2.3, 0.0];
/// What one upgraded structure produces, and the chance of having one counted in.
pub const OUTPUT: Eras = [1.2, 1.6, 1.5, 0.0];
/// A white city made purple: 2 points in each Production left.
pub const CONVERT: Eras = [5.0, 3.8, 2.0, 0.0];
/// A metropolis tile gained in play.
pub const METROPOLIS: Eras = [5.5, 4.5, 3.5, 0.0];
/// A raised hand limit.
pub const HAND: Eras = [2.0, 1.3, 0.7, 0.0];
/// How often an action card claimed in this era is used.
pub const USES: Eras = [1.6, 1.1, 0.7, 0.0];
/// One swap of two resources.
pub const SWAP: Eras = [0.35, 0.30, 0.20, 0.0];
/// The part of its era that a card is there for, by the era it was claimed in.
const SHARE: Eras = [0.60, 0.55, 0.55, 0.0];
/// A card is played when it suits: what it counts or waits for is more frequent then than on average.
const SUITS: f64 = 1.25;

/// What a player of middling luck has in the middle of each era and at the end.
const PIECES: [Eras; 6] = [
    [1.2, 2.8, 4.0, 5.0],
    [1.2, 2.8, 4.0, 5.0],
    [1.0, 2.5, 3.5, 4.5],
    [1.5, 4.0, 6.5, 8.5],
    [1.3, 2.2, 2.8, 3.3],
    [0.2, 0.8, 1.5, 2.2],
];
const UPGRADED: Eras = [0.20, 0.40, 0.55, 0.65];
const STOCK: [Eras; 5] = [
    [2.0, 3.0, 4.0, 6.0],
    [1.0, 1.5, 1.5, 2.0],
    [1.0, 1.5, 2.0, 2.0],
    [1.0, 1.5, 1.5, 2.0],
    [0.2, 0.6, 0.8, 0.8],
];
/// Pieces built and upgrades made in one era, in the order of [`Piece::ALL`].
const BUILDS: [Eras; 6] = [
    [2.0, 1.6, 1.4, 0.0],
    [2.0, 1.6, 1.4, 0.0],
    [1.8, 1.5, 1.2, 0.0],
    [2.8, 3.0, 2.5, 0.0],
    [1.0, 0.8, 0.6, 0.0],
    [0.3, 0.8, 0.9, 0.0],
];
const UPGRADES: [Eras; 4] =
    [[0.5, 0.9, 1.0, 0.0], [0.5, 0.9, 0.8, 0.0], [0.5, 0.8, 0.7, 0.0], [0.5, 1.0, 1.2, 0.0]];
/// How often one particular slot is used in an era.
const SLOT_USES: Eras = [0.7, 0.5, 0.5, 0.0];
/// Turns in which one seat plays (U-3.3).
const TURNS: Eras = [12.0, 9.0, 9.0, 0.0];

/// How often each kind of event happens in an era; a kind is told by its lowest bit.
fn happens(bit: u32) -> Eras {
    let bit_of = |trigger: Trigger| trigger.bit().0.trailing_zeros();
    match bit {
        0..=5 => BUILDS[bit as usize],
        6..=8 => [0.4, 0.5, 0.5, 0.0],
        12 => [0.8, 0.9, 0.7, 0.0],
        9..=11 => [0.5, 0.5, 0.4, 0.0],
        13 => [0.05, 0.1, 0.1, 0.0],
        14 => [1.0, 0.9, 0.8, 0.0],
        15 => [1.3, 1.5, 1.3, 0.0],
        16..=19 => UPGRADES[bit as usize - 16],
        20..=22 => [0.1, 0.4, 0.4, 0.0],
        bit if bit == bit_of(Trigger::MetropolisConnected) => [0.3, 0.9, 0.9, 0.0],
        bit if bit == bit_of(Trigger::CityConnected) => [1.2, 1.5, 1.2, 0.0],
        bit if bit == bit_of(Trigger::Entered(1)) => [0.6, 0.5, 0.5, 0.0],
        bit if bit == bit_of(Trigger::Entered(2)) => [1.4, 1.1, 1.1, 0.0],
        bit if bit == bit_of(Trigger::Entered(3)) => [2.0, 1.5, 1.5, 0.0],
        bit if bit == bit_of(Trigger::Entered(4)) => [2.8, 2.2, 2.2, 0.0],
        bit if bit == bit_of(Trigger::Advanced) => [7.0, 5.7, 5.9, 0.0],
        bit if bit == bit_of(Trigger::Beyond) => [0.4, 0.4, 0.6, 0.0],
        bit if bit == bit_of(Trigger::SlotGave(Resource::Steelplast)) => [2.0, 1.3, 1.0, 0.0],
        31..=35 => [1.2, 0.8, 0.6, 0.0],
        bit if bit == bit_of(Trigger::Differ) => [2.4, 1.8, 1.6, 0.0],
        bit if bit == bit_of(Trigger::Match) => [6.5, 5.0, 5.5, 0.0],
        38..=40 => [3.5, 2.7, 2.7, 0.0],
        bit if bit == bit_of(Trigger::ActionUsed) => [2.5, 2.3, 2.5, 0.0],
        bit if bit == bit_of(Trigger::SpecialTaken) => [0.7, 0.6, 0.5, 0.0],
        bit if bit == bit_of(Trigger::SpecialPaid) => [0.5, 0.5, 0.5, 0.0],
        bit if bit == bit_of(Trigger::CardClaimed) => [4.5, 3.3, 2.5, 0.0],
        bit if bit == bit_of(Trigger::TurnEnds) => TURNS,
        // An event that is new and was not thought of here yet.
        _ => [0.0; 4],
    }
}

/// When an effect happens: which prices hold, and how far the board is built.
#[derive(Clone, Copy)]
struct Moment {
    /// The era whose prices hold; 3 is the end.
    prices: usize,
    /// The time at which things are counted: 0 is the middle of era I, 0.5 its Production, 3 the end.
    time: f64,
}

impl Moment {
    const fn in_era(era: usize) -> Self {
        Self { prices: era, time: era as f64 }
    }

    /// The Production of an era: its goods are spent in the next.
    fn production(era: usize) -> Self {
        Self { prices: era + 1, time: era as f64 + 0.5 }
    }
}

fn at(figures: &Eras, time: f64) -> f64 {
    let low = (time.floor() as usize).min(2);
    figures[low] + (figures[low + 1] - figures[low]) * (time - low as f64)
}

/// The estimate of cards by the table.
pub struct Worth<'a>(pub &'a Pack);

impl Worth<'_> {
    fn goods(&self, cost: Cost, prices: usize) -> f64 {
        Resource::ALL.into_iter().map(|r| f64::from(cost.get(r)) * RESOURCE[r as usize][prices]).sum()
    }

    fn gain(&self, gain: Gain, prices: usize) -> f64 {
        self.goods(gain.goods, prices) + f64::from(gain.points) + f64::from(gain.cards) * CARD[prices]
    }

    /// How many of something there are on average.
    fn count(&self, count: Counted, time: f64) -> f64 {
        let grade = |grade: Grade| match grade {
            Grade::Any => 1.0,
            Grade::Upgraded => at(&UPGRADED, time),
            Grade::Plain => 1.0 - at(&UPGRADED, time),
        };
        let pieces =
            |pieces: Pieces| pieces.iter().map(|piece| at(&PIECES[piece as usize], time)).sum::<f64>();
        match count {
            Counted::Structures(what, which) => pieces(what) * grade(which),
            Counted::CityTunnels(which) => 0.85 * pieces(Pieces::only(Piece::Tunnel)) * grade(which),
            Counted::Cities(what) => pieces(what),
            Counted::CitiesWithKinds(kinds) => {
                pieces(Pieces::CITIES) * [1.0, 0.8, 0.6, 0.35][usize::from(kinds.min(3))]
            }
            Counted::BareCities => pieces(Pieces::CITIES) * 0.1,
            Counted::Pairs(_) => at(&[0.05, 0.3, 0.6, 0.9], time),
            Counted::Expansions => at(&[0.1, 0.4, 0.8, 1.0], time),
            Counted::Metropolises { blue, brown } => {
                f64::from(u8::from(blue)) * at(&[0.05, 0.6, 1.2, 1.6], time)
                    + f64::from(u8::from(brown)) * at(&[0.0, 0.0, 0.2, 0.5], time)
            }
            Counted::Claimed(kind) => match kind {
                CardType::Instant => 0.0,
                CardType::Permanent => at(&[1.0, 2.2, 3.0, 3.0], time),
                CardType::Action => at(&[2.0, 3.0, 3.4, 3.5], time),
                CardType::Production => at(&[0.7, 1.7, 2.2, 2.3], time),
                CardType::EndScoring => at(&[0.2, 0.7, 2.0, 3.0], time),
            },
            Counted::ClaimedCards => {
                const LAID: [CardType; 4] =
                    [CardType::Permanent, CardType::Action, CardType::Production, CardType::EndScoring];
                LAID.into_iter().map(|kind| self.count(Counted::Claimed(kind), time)).sum()
            }
            Counted::ReadyActions => at(&[1.2, 1.5, 1.4, 0.5], time),
            Counted::UsedActions => at(&[0.8, 1.5, 2.0, 3.0], time),
            Counted::PaidSpecials => at(&[0.2, 0.6, 1.0, 1.3], time),
            Counted::Hand => 3.0,
            Counted::Stock(resource) => at(&STOCK[resource as usize], time),
            Counted::Steps => 1.3,
            // Only in the variant of U-26.
            Counted::Contracts => at(&[0.0, 0.1, 0.2, 0.3], time),
            Counted::Sets(span) => {
                let counts = self.0.counts(span).iter().map(|&count| self.count(count, time));
                0.75 * counts.fold(f64::MAX, f64::min)
            }
        }
    }

    /// Lots of a count, rounded down on average, for a player whom the card suits.
    fn lots(&self, every: u8, count: Counted, most: u8, time: f64) -> f64 {
        let every = f64::from(every);
        let lots = self.count(count, time) * SUITS / every - (every - 1.0) / (2.0 * every);
        lots.clamp(0.0, f64::from(most))
    }

    /// The chance of having at least so many, by a smooth step around the average.
    fn reaches(&self, number: u8, average: f64) -> f64 {
        let (have, want) = (average.powi(3), (f64::from(number) - 0.5).powi(3));
        have / (have + want)
    }

    fn chance(&self, test: Test, moment: Moment) -> f64 {
        let average = |count| self.count(count, moment.time);
        match test {
            // Hand and stock are in the player's own power.
            Test::AtLeast(_, Counted::Stock(_) | Counted::Hand)
            | Test::AtMost(_, Counted::Stock(_) | Counted::Hand) => 0.5,
            Test::AtLeast(number, count) => self.reaches(number, average(count) * SUITS),
            Test::AtMost(number, count) => {
                1.0 - self.reaches(number.saturating_add(1), average(count) / SUITS)
            }
            Test::OnSpace(_) => 0.35,
            Test::Era(era) => match moment.prices as f64 - f64::from(era) {
                0.0 => 0.8,
                _ => 0.35,
            },
            Test::BiomatterProduced => 0.6,
            Test::First | Test::Last => 0.35,
        }
    }

    /// The best of several ways, and a little for having the choice.
    fn best(&self, ways: impl Iterator<Item = f64>) -> f64 {
        let mut ways: Vec<f64> = ways.map(|way| way.max(0.0)).collect();
        ways.sort_by(|a, b| b.total_cmp(a));
        ways.first().copied().unwrap_or(0.0) + 0.15 * ways.get(1).copied().unwrap_or(0.0)
    }

    fn build(&self, what: Pieces, price: Price, prices: usize) -> f64 {
        self.best(what.iter().map(|piece| PIECE[piece as usize][prices] - self.price(piece, price, prices)))
    }

    fn price(&self, piece: Piece, price: Price, prices: usize) -> f64 {
        match price {
            Price::Free => 0.0,
            Price::Stated(cost) => self.goods(cost, prices),
            Price::Usual => self.goods(usual(piece), prices),
        }
    }

    /// So many times, each less urgent than the one before.
    fn repeated(&self, times: u8) -> f64 {
        (0..times).map(|again| 1.0 - 0.25 * f64::from(again.min(3))).sum()
    }

    fn effect(&self, id: NodeId, moment: Moment) -> f64 {
        let prices = moment.prices;
        match *self.0.node(id) {
            Node::All(span) => self.0.parts(span).iter().map(|&part| self.effect(part, moment)).sum(),
            Node::OneOf(span) => self.best(self.0.parts(span).iter().map(|&part| self.effect(part, moment))),
            Node::If(test, then) => self.chance(test, moment) * self.effect(then, moment),
            Node::Pay { cost, times, then } => {
                let net = self.effect(then, moment) - self.goods(cost, prices);
                net.max(0.0) * if times > 1 { 0.7 * f64::from(times) } else { 1.0 }
            }
            Node::Gain(gain) => self.gain(gain, prices),
            Node::GainPer { gain, every, count, most } => {
                self.gain(gain, prices) * self.lots(every, count, most, moment.time)
            }
            Node::Different { count, from } => {
                let mut kinds: Vec<f64> =
                    from.iter().map(|resource| RESOURCE[resource as usize][prices]).collect();
                kinds.sort_by(|a, b| b.total_cmp(a));
                kinds.iter().take(usize::from(count)).sum()
            }
            Node::Exchange { most, .. } => f64::from(most) * SWAP[prices],
            Node::Instead { of, gain, .. } => self.gain(gain, prices) - self.goods(of, prices),
            Node::Build { what, count, price, .. } => self.build(what, price, prices) * self.repeated(count),
            Node::BuildAndUpgrade { what, price, upgrade } => self.best(what.iter().map(|piece| {
                PIECE[piece as usize][prices] + upgraded(piece, prices)
                    - self.price(piece, price, prices)
                    - self.goods(upgrade, prices)
            })),
            Node::Upgrade { what, most, prices: offered } => {
                let cheapest = offered.iter().map(|cost| self.goods(cost, prices)).fold(f64::MAX, f64::min);
                self.best(what.iter().map(|piece| upgraded(piece, prices) - cheapest)) * self.repeated(most)
            }
            Node::UseAction { most } => USE[prices] * self.repeated(most),
            Node::TakeSpecial => 1.2,
            Node::Advance { steps } => f64::from(steps) * STEP[prices],
            Node::Perform { which, color } => {
                let more = if which == Which::Any { 0.2 } else { 0.0 };
                SLOT[prices]
                    + more
                    + match color {
                        Some(Color::Yellow) | None => 0.0,
                        Some(Color::Red) => -0.3,
                        Some(Color::Green) => -0.6,
                    }
            }
            Node::Output { .. } => OUTPUT[prices],
            Node::Refresh { most } => REFRESH[prices] * self.repeated(most),
            Node::Convert => CONVERT[prices],
            Node::Metropolis => METROPOLIS[prices],
        }
    }

    /// The sum over the eras in which a card claimed in `era` is there.
    fn over_eras(&self, era: usize, of: impl Fn(usize) -> f64) -> f64 {
        (era..3).map(|now| of(now) * if now == era { SHARE[era] } else { 1.0 }).sum()
    }

    fn clause(&self, clause: Clause, era: usize) -> f64 {
        match clause {
            Clause::When { events, slots, then } => {
                let named = slots.0.iter().map(|side| side.len()).max().unwrap_or(0);
                self.over_eras(era, |now| {
                    let mut often: f64 = f64::from(named) * SLOT_USES[now];
                    often += bits(events).map(|bit| happens(bit)[now]).sum::<f64>();
                    often * SUITS * self.effect(then, Moment::in_era(now))
                })
            }
            Clause::Discount { what, off, slots } => self.over_eras(era, |now| {
                let share = if slots.is_empty() { 1.0 } else { 0.6 };
                let saved = |piece: Piece| {
                    // A discount larger than the usual cost helps on surcharged sites only (U-11.4).
                    let usual = usual(piece);
                    let used = Cost(std::array::from_fn(|i| usual.0[i].min(off.0[i])));
                    BUILDS[piece as usize][now] * self.goods(used, now)
                };
                share * SUITS * what.iter().map(saved).sum::<f64>()
            }),
            Clause::UpgradeDiscount { what, off } => self.over_eras(era, |now| {
                let used = off.get(Resource::Science).min(1);
                let often = |piece: Piece| UPGRADES.get(piece as usize).map_or(0.0, |eras| eras[now]);
                let upgrades: f64 = what.iter().map(often).sum();
                upgrades * SUITS * self.goods(Cost::of(Resource::Science, used), now)
            }),
            // In about every fourth turn it is of use.
            Clause::OncePerTurn(then) => {
                self.over_eras(era, |now| 0.25 * TURNS[now] * self.effect(then, Moment::in_era(now)))
            }
            Clause::HandLimit(_) => HAND[era],
        }
    }

    fn score(&self, score: Score) -> f64 {
        match score {
            Score::Per { points, every, count, most } => {
                f64::from(points) * self.lots(every, count, most, 3.0)
            }
            Score::If(test, points) => f64::from(points) * self.chance(test, Moment { prices: 3, time: 3.0 }),
            Score::Ladder { count, rungs } => {
                let average = self.count(count, 3.0) * SUITS;
                let mut below = 0;
                let mut sum = 0.0;
                for (from, points) in rungs.into_iter().filter(|rung| rung.0 > 0) {
                    sum += (f64::from(points) - f64::from(below)) * self.reaches(from, average);
                    below = points;
                }
                sum
            }
            Score::Sell { cost, points, times } => {
                // Whatever is sold would have been a quarter of a point, biomatter half of one (U-24.5).
                let goods: f64 = cost.0.iter().map(|&n| 0.25 * f64::from(n)).sum();
                let net = f64::from(points) - goods - 0.25 * f64::from(cost.get(Resource::Biomatter));
                net * if times > 1 { 0.35 * f64::from(times) } else { 0.5 }
            }
        }
    }

    /// What a card is worth in points; Special cards are taken to be played in era II, and their cost is taken off.
    pub fn card(&self, card: &CardData) -> f64 {
        let era = match card.deck {
            Deck::I => 0,
            Deck::III => 2,
            _ => 1,
        };
        let effect = card.effect.unwrap_or_default();
        let worth = match card.kind {
            CardType::Instant => self.effect(effect, Moment::in_era(era)),
            CardType::Action => USES[era] * self.effect(effect, Moment::in_era(era)),
            CardType::Production => (era..3).map(|now| self.effect(effect, Moment::production(now))).sum(),
            CardType::Permanent => card.clauses.iter().map(|&clause| self.clause(clause, era)).sum(),
            CardType::EndScoring => card.scores.iter().map(|&score| self.score(score)).sum(),
        };
        worth - f64::from(card.cost) * RESOURCE[0][era]
    }
}

/// What the upgrade of a piece is worth; cities have none.
fn upgraded(piece: Piece, prices: usize) -> f64 {
    UPGRADE.get(piece as usize).map_or(0.0, |eras| eras[prices])
}

/// What a piece usually costs (U-11.1).
fn usual(piece: Piece) -> Cost {
    Cost(match piece {
        Piece::Farm => [0, 0, 1, 0, 0],
        Piece::Desalination => [1, 0, 0, 0, 0],
        Piece::Laboratory => [0, 0, 0, 1, 0],
        Piece::Tunnel => [1, 0, 0, 1, 0],
        Piece::Nonsymbiotic => [1, 0, 1, 2, 0],
        Piece::Symbiotic => [2, 0, 1, 1, 1],
    })
}

/// The triggers of a set, by their bits.
pub fn bits(events: Events) -> impl Iterator<Item = u32> {
    (0..64).filter(move |bit| events.0 & (1 << bit) != 0)
}
