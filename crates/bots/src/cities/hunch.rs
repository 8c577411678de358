//! What a move promises, guessed without playing it.

use ::cities::{
    Card, CardType, Choice, Cities, Cost, Move, Node, Piece, Position, Price, Prices, Resource, Score, Site,
    Slot, Spot, Step, USUAL, output,
};
use kernel::Game;

use super::CitiesJudge;
use super::sight::Sight;

/// Whether a card matches a slot in colour.
pub(super) fn matches(game: &Cities, slot: Slot, card: Card) -> bool {
    let pack = game.pack();
    let color = (slot != Slot::ALWAYS).then(|| pack.slots(game.players())[slot.index() - 1].color);
    color.is_some() && pack.card(card).is_some_and(|known| known.color == color)
}

/// What the action-cloning tile costs (U-15.8).
fn cloning(s: &Sight, p: &Position) -> f32 {
    s.pay(&mut p.players[s.seat].purse.clone(), Cost::of(Resource::Credit, 1))
}

impl CitiesJudge {
    /// What a move promises.
    pub(crate) fn guess(&self, game: &Cities, s: &Sight, p: &Position, mv: Move) -> f32 {
        let me = &p.players[s.seat];
        match mv {
            Move::Discard(card) => -self.in_hand(game, s, card),
            Move::Choose { slot, card } => self.choice(s, slot, card, matches(game, slot, card)),
            Move::Clone { slot, card } => {
                self.choice(s, slot, card, matches(game, slot, card)) - cloning(s, p)
            }
            // A card that gives goods may pay for the slot.
            Move::CardFirst => 0.1,
            Move::SlotFirst | Move::SkipCard | Move::Stop => 0.0,
            Move::UseCard => p.played.map_or(0.0, |card| self.played(game, s, card)),
            Move::Part(number) | Move::Option(number) => self.part(game, s, p, number),
            Move::Pay => self.owed(game, s, p),
            Move::Gain(resource) => s.gain(&mut me.purse.clone(), Cost::of(resource, 1)),
            Move::Exchange { amount, give, take } => {
                let mut purse = me.purse;
                -s.pay(&mut purse, Cost::of(give, amount)) + s.gain(&mut purse, Cost::of(take, amount))
            }
            Move::Build { piece, site } => {
                let spot = game.board(me).spot(site);
                spot.map_or(0.0, |spot| self.site(game, s, p, piece, spot)) - self.price(game, s, p, piece)
            }
            Move::Biomatter { kelp, steelplast } => {
                let kept = Cost([0, 0, kelp, steelplast, 0]);
                let mut purse = me.purse;
                purse.0[4] = purse.0[4].saturating_sub(u16::from(kelp) + u16::from(steelplast));
                let paid = s.purse(me.purse) - s.purse(purse);
                s.gain(&mut purse, kept) - paid
            }
            Move::Upgrade { site, price } => self.upgrade(game, s, p, site, price),
            Move::Use(card) => s.cards[usize::from(card.0)] * (1.0 - s.ready * 0.5),
            Move::Drop(card) => -s.cards[usize::from(card.0)],
            Move::Take(card) | Move::Keep(card) => self.in_hand(game, s, card),
            Move::Look => super::weights::at(self.weights.cards.special, s.turn) * s.in_hand * 1.5,
            Move::Under(card) => -self.in_hand(game, s, card),
            Move::Advance => self.steps(s, p, 1),
            Move::Perform(slot) => {
                let effect = game.pack().slots(game.players())[slot.index() - 1].effect;
                self.effect(game, s, p, effect, &mut me.purse.clone())
            }
            Move::Output(site) => match game.board(me).spot(site) {
                Some(Spot::Building(at)) => {
                    me.building(at).map_or(0.0, |piece| self.gain(s, p, output(piece, true)))
                }
                _ => self.gain(s, p, output(Piece::Tunnel, true)),
            },
            Move::Refresh(card) => s.cards[usize::from(card.0)],
            Move::Convert(site) => match game.board(me).spot(site) {
                Some(Spot::City(at)) if me.network.has(at) => {
                    2.0 * s.left as f32 * f32::from(game.board(me).cities[at.index()].print.times)
                }
                _ => 1.0,
            },
            Move::Resolve(_) => 1.0,
            Move::Ability(card) => {
                let data = game.pack().card(card);
                let ability =
                    data.into_iter().flat_map(|data| &data.clauses).find_map(|clause| match clause {
                        ::cities::Clause::OncePerTurn(node) => Some(*node),
                        _ => None,
                    });
                ability.map_or(0.0, |node| self.effect(game, s, p, node, &mut me.purse.clone())) - 0.15
            }
            Move::Contract(_) => 5.0,
            // Where a tile lies is worth what it takes to get there, which the search finds out.
            Move::Lay(_) => 0.0,
            Move::Sell { card, times } => self.sale(game, card) * f32::from(times),
        }
    }

    /// A slot with a card: what both do, less the card.
    #[inline]
    fn choice(&self, s: &Sight, slot: Slot, card: Card, matched: bool) -> f32 {
        let worth = s.slots[slot.index() & 15] - s.held[usize::from(card.0)];
        if matched { worth + s.used[usize::from(card.0)].max(0.0) } else { worth }
    }

    /// The choice of slot and card that promises most, with what it promises; `None` where the list of all has to be made.
    pub(crate) fn best_choice(&self, game: &Cities, s: &Sight, p: &Position) -> Option<(Move, f32)> {
        let cloning = cloning(s, p);
        game.best_choice(p, |Choice { slot, card, cloned, matched }| {
            let worth = self.choice(s, slot, card, matched);
            if cloned { worth - cloning } else { worth }
        })
    }

    /// What a card in hand is worth when it is used.
    pub(crate) fn played(&self, game: &Cities, s: &Sight, card: Card) -> f32 {
        let worth = s.cards[usize::from(card.0)];
        match game.pack().card(card).map(|data| data.kind) {
            Some(CardType::Action) => worth * (s.ready * (s.turns_of_era / 4.0).min(1.0) + s.later),
            _ => worth,
        }
    }

    /// What a card is worth while it is in hand.
    pub(crate) fn in_hand(&self, game: &Cities, s: &Sight, card: Card) -> f32 {
        if s.known.has(card) {
            self.played(game, s, card).max(0.0) * s.in_hand + s.unseen * 0.3
        } else {
            s.unseen
        }
    }

    /// A part or alternative of the effect that is asked about.
    fn part(&self, game: &Cities, s: &Sight, p: &Position, number: u8) -> f32 {
        let Some(Step::Do(task)) = p.agenda.last() else { return 0.0 };
        let (Node::All(span) | Node::OneOf(span)) = *game.pack().node(task.node) else { return 0.0 };
        let Some(&part) = game.pack().parts(span).get(usize::from(number) - 1) else { return 0.0 };
        self.effect(game, s, p, part, &mut p.players[s.seat].purse.clone())
    }

    /// What is asked about, paid for and done once.
    fn owed(&self, game: &Cities, s: &Sight, p: &Position) -> f32 {
        let Some(Step::Do(task)) = p.agenda.last() else { return 0.0 };
        let mut purse = p.players[s.seat].purse;
        match *game.pack().node(task.node) {
            Node::Pay { cost, then, .. } => {
                -s.pay(&mut purse, cost) + self.effect(game, s, p, then, &mut purse)
            }
            _ => self.effect(game, s, p, task.node, &mut purse),
        }
    }

    /// A build on a site, its price not taken off.
    pub(crate) fn site(&self, game: &Cities, s: &Sight, p: &Position, piece: Piece, spot: Spot) -> f32 {
        match spot {
            Spot::Building(at) => self.building(game, s, p, piece, at),
            Spot::Tunnel(at) => self.tunnel(game, s, p, at),
            Spot::City(at) => self.city(game, s, p, piece, at),
        }
    }

    /// What a piece costs in the build that is asked about: the same on every site.
    pub(crate) fn price(&self, game: &Cities, s: &Sight, p: &Position, piece: Piece) -> f32 {
        let price = match p.agenda.last() {
            Some(Step::Do(task)) => match *game.pack().node(task.node) {
                Node::Build { price, .. } | Node::BuildAndUpgrade { price, .. } => price,
                _ => Price::Free,
            },
            _ => Price::Free,
        };
        let cost = match price {
            Price::Usual => USUAL[piece as usize],
            Price::Free => Cost::FREE,
            Price::Stated(cost) => cost,
        };
        s.pay(&mut p.players[s.seat].purse.clone(), cost)
    }

    /// An upgrade, its price taken off.
    fn upgrade(&self, game: &Cities, s: &Sight, p: &Position, site: Site, price: u8) -> f32 {
        let me = &p.players[s.seat];
        let worth = match game.board(me).spot(site) {
            Some(Spot::Building(at)) => {
                me.building(at).map_or(0.0, |piece| self.upgraded(game, s, p, piece, at))
            }
            Some(Spot::Tunnel(at)) => {
                let ends = game.board(me).tunnels[at.index()].ends;
                if ends.meets(me.cities()) { s.left as f32 } else { s.left as f32 * 0.5 }
            }
            _ => 0.0,
        };
        let Some(Step::Do(task)) = p.agenda.last() else { return worth };
        let Node::Upgrade { prices: Prices { costs, .. }, .. } = *game.pack().node(task.node) else {
            return worth;
        };
        worth - s.pay(&mut me.purse.clone(), costs[usize::from(price).clamp(1, 3) - 1])
    }

    /// What one sale gains over the quarter point that each good is worth anyway (U-24.5).
    fn sale(&self, game: &Cities, card: Card) -> f32 {
        let scores = game.pack().card(card).map_or(&[][..], |data| &data.scores);
        let gains = scores.iter().map(|score| match *score {
            Score::Sell { cost, points, .. } => {
                let goods: u8 = cost.0.iter().sum();
                f32::from(points) - f32::from(goods + cost.get(Resource::Biomatter)) * 0.25
            }
            _ => 0.0,
        });
        gains.sum()
    }
}
