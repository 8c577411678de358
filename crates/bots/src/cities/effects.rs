//! What slots and cards do, guessed from their effects without playing them.

use ::cities::{
    Card, CardType, Cities, Clause, Cost, Counted, Grade, Node, NodeId, Piece, Pieces, Position, Price,
    Purse, Resource, Score, Tally, Test, Trigger, USUAL, output,
};

use super::CitiesJudge;
use super::sight::Sight;
use super::weights::at;

impl CitiesJudge {
    /// What an effect does now for a purse, which then holds what is left or gained.
    pub(crate) fn effect(
        &self,
        game: &Cities,
        s: &Sight,
        p: &Position,
        node: NodeId,
        purse: &mut Purse,
    ) -> f32 {
        let pack = game.pack();
        let me = &p.players[s.seat];
        match *pack.node(node) {
            Node::All(span) => {
                pack.parts(span).iter().map(|&part| self.effect(game, s, p, part, purse).max(0.0)).sum()
            }
            Node::OneOf(span) => {
                let before = *purse;
                let mut best = (0.0, before);
                for &part in pack.parts(span) {
                    let mut left = before;
                    let worth = self.effect(game, s, p, part, &mut left);
                    if worth > best.0 {
                        best = (worth, left);
                    }
                }
                *purse = best.1;
                best.0
            }
            Node::If(test, then) => {
                let worth = self.effect(game, s, p, then, purse);
                if game.holds(p, s.seat, test) { worth } else { worth * self.hope(test) }
            }
            Node::Pay { cost, times, then } => {
                let mut sum = 0.0;
                for _ in 0..times.min(3) {
                    let mut left = *purse;
                    if !left.covers(cost) {
                        break;
                    }
                    let worth = -s.pay(&mut left, cost) + self.effect(game, s, p, then, &mut left);
                    if worth <= 0.0 {
                        break;
                    }
                    sum += worth;
                    *purse = left;
                }
                sum
            }
            Node::Gain(gain) => {
                s.gain(purse, gain.goods)
                    + f32::from(gain.points)
                    + f32::from(gain.cards) * s.unseen
                    + f32::from(gain.steps) * s.step
            }
            Node::GainPer { gain, every, count, most } => {
                let lots = (game.count(p, s.seat, count) / u32::from(every)).min(most.into());
                let mut sum = lots as f32 * (f32::from(gain.points) + f32::from(gain.cards) * s.unseen);
                for _ in 0..lots {
                    sum += s.gain(purse, gain.goods);
                }
                sum
            }
            Node::Different { count, from } => {
                let mut worths = Resource::ALL.map(|resource| {
                    if from.has(resource) { s.gain(&mut purse.clone(), Cost::of(resource, 1)) } else { 0.0 }
                });
                worths.sort_by(|one, other| other.total_cmp(one));
                worths[..usize::from(count).min(5)].iter().sum()
            }
            Node::Exchange { most, one, other } => {
                let worth = |give: Resource, take: Resource| {
                    let mut purse = *purse;
                    let amount = purse.get(give).min(most.into()) as u8;
                    s.gain(&mut purse, Cost::of(take, amount)) - s.pay(&mut purse, Cost::of(give, amount))
                };
                worth(one, other).max(worth(other, one)).max(0.1)
            }
            Node::Instead { of, gain, .. } => {
                let worth = self.gain(s, p, gain);
                (worth - s.pay(&mut purse.clone(), of)).max(0.0)
            }
            Node::Build { what, count, price, expansion } => {
                (0..count).map(|_| self.build(s, what, price, expansion, purse)).sum()
            }
            Node::BuildAndUpgrade { what, price, upgrade } => {
                let built = self.build(s, what, price, false, purse);
                if built > 0.0 && purse.covers(upgrade) {
                    built - s.pay(purse, upgrade) + s.left as f32 * 0.9
                } else {
                    0.0
                }
            }
            Node::Upgrade { what, most, prices } => {
                let best =
                    what.iter().filter(|&piece| !piece.is_city()).map(|piece| s.upgrade[piece as usize]);
                let worth = best.fold(0.0, f32::max);
                let number = me.built().len() + me.tunnels.len();
                let mut sum = 0.0;
                for _ in 0..u32::from(most).min(number) {
                    let Some(cost) = prices.iter().find(|&cost| purse.covers(cost)) else { break };
                    let price = s.pay(&mut purse.clone(), cost);
                    if worth <= price {
                        break;
                    }
                    s.pay(purse, cost);
                    sum += worth - price;
                }
                sum
            }
            Node::UseAction { most } => {
                let mut worths = [0.0f32; 4];
                for at in me.action_places().filter(|&at| !me.used.has(at)) {
                    let card = me.actions[at.index()];
                    worths[at.index()] = s.cards[usize::from(card.0)] * (1.0 - s.ready * 0.5);
                }
                worths.sort_by(|one, other| other.total_cmp(one));
                worths[..usize::from(most).min(4)].iter().sum()
            }
            Node::TakeSpecial => at(self.weights.cards.special, s.turn),
            Node::Advance { steps } => self.steps(s, p, steps),
            Node::Perform { .. } => at(self.weights.cards.perform, s.turn),
            Node::Output { what } => what
                .iter()
                .filter(|piece| !piece.is_city() && has_upgraded(p, s, *piece))
                .map(|piece| self.gain(s, p, output(piece, true)))
                .fold(0.0, f32::max),
            Node::Refresh { most } => {
                let used = me.used.iter().map(|at| me.actions[at.index()]);
                let mut worths = [0.0f32; 4];
                for (place, card) in worths.iter_mut().zip(used) {
                    *place = s.cards[usize::from(card.0)] * s.ready;
                }
                worths.sort_by(|one, other| other.total_cmp(one));
                worths[..usize::from(most).min(4)].iter().sum()
            }
            Node::Convert => {
                if me.white.meets(me.network) && p.purple_left > 0 {
                    2.0 * s.left as f32
                } else {
                    0.0
                }
            }
            Node::Metropolis => at(self.weights.network.metropolis, s.turn) + 2.0,
        }
    }

    /// Steps on the Federation track with what is printed on the way (U-14.3).
    pub(crate) fn steps(&self, s: &Sight, p: &Position, steps: u8) -> f32 {
        let me = &p.players[s.seat];
        let mut purse = me.purse;
        (1..=steps)
            .map(|step| match me.steps + step {
                2 => s.step + s.gain(&mut purse, Cost::of(Resource::Credit, 1)),
                3 => s.step + s.gain(&mut purse, Cost::of(Resource::Steelplast, 1)),
                4 => s.step + 1.0,
                1 => s.step,
                _ => 1.0,
            })
            .sum()
    }

    /// The best of some pieces that the purse can pay for.
    fn build(&self, s: &Sight, what: Pieces, price: Price, expansion: bool, purse: &mut Purse) -> f32 {
        let mut best = (0.0, *purse);
        for piece in what.iter() {
            let cost = match price {
                Price::Usual => USUAL[piece as usize],
                Price::Free => Cost::FREE,
                Price::Stated(cost) => cost,
            };
            // An expansion site is one more site at a city that may already be full.
            let site = if expansion { s.piece[piece as usize].max(0.5) } else { s.piece[piece as usize] };
            if site > 0.0 && purse.can_build(cost) {
                let mut left = *purse;
                let worth = site - s.pay(&mut left, cost);
                if worth > best.0 {
                    best = (worth, left);
                }
            }
        }
        *purse = best.1;
        best.0
    }

    fn hope(&self, test: Test) -> f32 {
        match test {
            Test::Era(_) | Test::BiomatterProduced => 0.5,
            _ => self.weights.cards.hope,
        }
    }

    /// What a card does: an instant or action card once, the others to the end of the game.
    pub(crate) fn card(&self, game: &Cities, s: &Sight, p: &Position, card: Card) -> f32 {
        let Some(data) = game.pack().card(card) else { return 0.0 };
        let mut purse = p.players[s.seat].purse;
        let effect = |purse: &mut Purse| data.effect.map_or(0.0, |node| self.effect(game, s, p, node, purse));
        let worth = match data.kind {
            CardType::Instant | CardType::Action => effect(&mut purse),
            CardType::Production => self.again(game, s, p, card),
            CardType::EndScoring => data.scores.iter().map(|&score| self.score(game, s, p, score)).sum(),
            CardType::Permanent => data.clauses.iter().map(|clause| self.clause(game, s, p, clause)).sum(),
        };
        if data.cost == 0 {
            return worth;
        }
        let price = Cost::of(Resource::Credit, data.cost);
        let sure = if purse.covers(price) { 1.0 } else { self.weights.cards.hope };
        (worth - s.pay(&mut purse, price)) * sure
    }

    /// What a production card brings in the Productions still to come.
    pub(crate) fn again(&self, game: &Cities, s: &Sight, p: &Position, card: Card) -> f32 {
        let Some(node) = game.pack().card(card).and_then(|data| data.effect) else { return 0.0 };
        // The goods come later, and to a purse of which nothing is known yet.
        let mut purse = Purse([3, 2, 2, 2, 0]);
        self.effect(game, s, p, node, &mut purse) * s.left as f32 * 0.85
    }

    /// Points of a scoring at the end of the game, what usually comes in the turns left included.
    pub(crate) fn score(&self, game: &Cities, s: &Sight, p: &Position, score: Score) -> f32 {
        let to_come = ((30.0 - s.turn) / 30.0).max(0.0);
        let projected = |count| game.count(p, s.seat, count) as f32 + self.usual(game, count) * to_come;
        match score {
            Score::Per { points, every, count, most } => {
                (projected(count) / f32::from(every)).min(most.into()) * f32::from(points)
            }
            Score::Ladder { count, rungs } => {
                let number = projected(count);
                let mut reached = (0.0, 0.0);
                for (from, points) in rungs.into_iter().filter(|rung| rung.0 > 0) {
                    let (from, points) = (f32::from(from), f32::from(points));
                    if number < from {
                        // Part of the way to the next rung counts a little.
                        let part = (number - reached.0) / (from - reached.0);
                        return reached.1 + (points - reached.1) * part * part * 0.7;
                    }
                    reached = (from, points);
                }
                reached.1
            }
            Score::If(test, points) => {
                let sure = if game.holds(p, s.seat, test) { 1.0 } else { self.weights.cards.hope * to_come };
                f32::from(points) * sure
            }
            Score::Sell { cost, points, times } => {
                let goods: f32 = cost.0.into_iter().map(f32::from).sum();
                let gain = f32::from(points) - goods * 0.25;
                let purse = p.players[s.seat].purse;
                let stock = |at: usize| f32::from(purse.0[at]) + self.weights.usual.stock * to_come;
                let lots = (0..5).filter(|&at| cost.0[at] > 0).map(|at| stock(at) / f32::from(cost.0[at]));
                gain.max(0.0) * lots.fold(f32::from(times), f32::min)
            }
        }
    }

    /// What a clause of a permanent card brings in the turns left.
    fn clause(&self, game: &Cities, s: &Sight, p: &Position, clause: &Clause) -> f32 {
        let often = &self.weights.often;
        let turns = (30.0 - s.turn).max(0.0);
        let mut purse = Purse([3, 2, 2, 2, 0]);
        match *clause {
            Clause::When { events, slots, then } => {
                let rate: f32 = TRIGGERS
                    .iter()
                    .filter(|trigger| trigger.bit().meets(events))
                    .map(|&trigger| self.rate(trigger))
                    .sum();
                let slots = slots.of(kernel::Game::players(game)).len() as f32;
                (rate + slots * often.slot) * turns * self.effect(game, s, p, then, &mut purse)
            }
            Clause::Discount { what, off, slots } => {
                let rate: f32 = what.iter().map(|piece| self.rate(Trigger::Built(piece))).sum();
                let part = if slots.is_empty() { 0.9 } else { 0.4 };
                rate * part * turns * s.gain(&mut purse, off)
            }
            Clause::UpgradeDiscount { what, off } => {
                let rate = what.iter().count() as f32 * often.upgrade;
                rate * turns * s.gain(&mut purse, off)
            }
            Clause::OncePerTurn(node) => often.ability * turns * self.effect(game, s, p, node, &mut purse),
            Clause::HandLimit(more) => f32::from(more) * turns * self.weights.cards.hand_limit,
        }
    }

    fn rate(&self, trigger: Trigger) -> f32 {
        let often = &self.weights.often;
        match trigger {
            Trigger::Built(Piece::Farm) => often.farm,
            Trigger::Built(Piece::Desalination) => often.desalination,
            Trigger::Built(Piece::Laboratory) => often.laboratory,
            Trigger::Built(Piece::Tunnel) => often.tunnel,
            Trigger::Built(Piece::Nonsymbiotic) => often.city * 0.7,
            Trigger::Built(Piece::Symbiotic) => often.city * 0.3,
            Trigger::SecondAtCity(_) => often.second_at_city,
            Trigger::SecondInTurn(_) => often.second_in_turn,
            Trigger::Upgraded(_) => often.upgrade,
            Trigger::SecondUpgraded(_) => often.second_upgraded,
            Trigger::MetropolisConnected => often.metropolis,
            Trigger::CityConnected => often.city,
            Trigger::Entered(space) => often.space * f32::from(space) / 4.0,
            Trigger::Advanced => often.advance,
            Trigger::Beyond => often.beyond,
            Trigger::SlotGave(_) => often.slot_gives,
            Trigger::Differ => often.differ,
            Trigger::Match => often.matched,
            Trigger::SlotColor(_) => often.color,
            Trigger::ActionUsed => often.action,
            Trigger::SpecialTaken | Trigger::SpecialPaid => often.special,
            Trigger::CardClaimed => often.claim,
            Trigger::TurnEnds => 1.0,
        }
    }

    /// How many of something a player usually has at the end.
    fn usual(&self, game: &Cities, count: Counted) -> f32 {
        let usual = &self.weights.usual;
        let graded = |number: f32, grade| match grade {
            Grade::Any => number,
            Grade::Upgraded => number * usual.upgraded,
            Grade::Plain => number * (1.0 - usual.upgraded),
        };
        match count {
            Counted::Structures(what, grade) => {
                let of = |piece: Piece| if piece == Piece::Tunnel { usual.tunnel } else { usual.building };
                graded(what.iter().map(of).sum(), grade)
            }
            Counted::CityTunnels(grade) => graded(usual.tunnel, grade),
            Counted::Cities(Pieces::CITIES) => usual.city,
            Counted::Cities(what) if what.has(Piece::Symbiotic) => usual.symbiotic,
            Counted::Cities(_) => usual.city - usual.symbiotic,
            Counted::CitiesWithKinds(kinds) => usual.kinds * (5.0 - f32::from(kinds)) / 3.0,
            Counted::BareCities => 0.5,
            Counted::Pairs(_) => 0.4,
            Counted::Expansions => 0.5,
            Counted::Metropolises { .. } => usual.metropolis,
            Counted::Claimed(_) => usual.claimed,
            Counted::ClaimedCards => usual.claimed * 3.0,
            Counted::ReadyActions | Counted::UsedActions => 1.0,
            Counted::PaidSpecials => usual.special,
            Counted::Hand => 0.0,
            Counted::Stock(_) => usual.stock,
            Counted::Steps | Counted::Contracts => 0.5,
            Counted::Sets(span) => {
                let counts = game.pack().counts(span).iter().map(|&count| self.usual(game, count));
                counts.fold(f32::INFINITY, f32::min) * 0.7
            }
        }
    }
}

fn has_upgraded(p: &Position, s: &Sight, piece: Piece) -> bool {
    let me = &p.players[s.seat];
    match piece {
        Piece::Tunnel => !me.upgraded_tunnels.is_empty(),
        _ => me.buildings[piece as usize].meets(me.upgraded),
    }
}

/// Everything a permanent card can wait for.
const TRIGGERS: [Trigger; 46] = {
    use ::cities::Color::{Green, Red, Yellow};
    use Piece::{Desalination, Farm, Laboratory, Nonsymbiotic, Symbiotic, Tunnel};
    use Resource::{Biomatter, Credit, Kelp, Science, Steelplast};
    [
        Trigger::Built(Farm),
        Trigger::Built(Desalination),
        Trigger::Built(Laboratory),
        Trigger::Built(Tunnel),
        Trigger::Built(Nonsymbiotic),
        Trigger::Built(Symbiotic),
        Trigger::SecondAtCity(Farm),
        Trigger::SecondAtCity(Desalination),
        Trigger::SecondAtCity(Laboratory),
        Trigger::SecondInTurn(Tally::Piece(Farm)),
        Trigger::SecondInTurn(Tally::Piece(Desalination)),
        Trigger::SecondInTurn(Tally::Piece(Laboratory)),
        Trigger::SecondInTurn(Tally::Piece(Tunnel)),
        Trigger::SecondInTurn(Tally::City),
        Trigger::SecondInTurn(Tally::Building),
        Trigger::SecondInTurn(Tally::Structure),
        Trigger::Upgraded(Farm),
        Trigger::Upgraded(Desalination),
        Trigger::Upgraded(Laboratory),
        Trigger::Upgraded(Tunnel),
        Trigger::SecondUpgraded(Farm),
        Trigger::SecondUpgraded(Desalination),
        Trigger::SecondUpgraded(Laboratory),
        Trigger::MetropolisConnected,
        Trigger::CityConnected,
        Trigger::Entered(1),
        Trigger::Entered(2),
        Trigger::Entered(3),
        Trigger::Entered(4),
        Trigger::Advanced,
        Trigger::Beyond,
        Trigger::SlotGave(Credit),
        Trigger::SlotGave(Science),
        Trigger::SlotGave(Kelp),
        Trigger::SlotGave(Steelplast),
        Trigger::SlotGave(Biomatter),
        Trigger::Differ,
        Trigger::Match,
        Trigger::SlotColor(Yellow),
        Trigger::SlotColor(Red),
        Trigger::SlotColor(Green),
        Trigger::ActionUsed,
        Trigger::SpecialTaken,
        Trigger::SpecialPaid,
        Trigger::CardClaimed,
        Trigger::TurnEnds,
    ]
};
