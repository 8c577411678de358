//! What a card can bring at most, so that hopeless searches are left out (U-4.6 b).
//!
//! A bound never has to be exact, only never too low: [`Cities::reaches`] has the last word.

use crate::board::ON_TRACK;
use crate::cards::{Card, CardType};
use crate::effect::{Clause, Events, Node, NodeId, Price, Trigger};
use crate::game::Cities;
use crate::goods::Cost;
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::rules::Try;
use crate::step::Slot;

/// The most an effect can bring.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Most {
    /// Goods.
    goods: Cost,
    /// Pieces that may be built.
    builds: Pieces,
    /// How many times something may happen that cards wait for.
    happenings: u8,
}

impl Most {
    const fn of(goods: Cost, happenings: u8) -> Self {
        Self { goods, builds: Pieces(0), happenings }
    }

    /// One as well as the other.
    fn and(self, other: Self) -> Self {
        Self {
            goods: self.goods.plus(other.goods),
            builds: Pieces(self.builds.0 | other.builds.0),
            happenings: self.happenings.saturating_add(other.happenings),
        }
    }

    /// One or the other.
    fn or(self, other: Self) -> Self {
        Self {
            goods: self.goods.most(other.goods),
            builds: Pieces(self.builds.0 | other.builds.0),
            happenings: self.happenings.max(other.happenings),
        }
    }

    fn times(self, times: u8) -> Self {
        let goods = self.goods.times(times);
        Self { goods, happenings: self.happenings.saturating_mul(times), ..self }
    }
}

impl Cities {
    /// Whether resolving a card first might make an effect possible that is not possible now. Nothing may wait for
    /// the choice of a slot or for a claimed card.
    pub(crate) fn might_help(&self, p: &Position, card: Card, effect: NodeId, mut try_: Try) -> bool {
        if !p.contracts.is_empty() {
            return true;
        }
        let data = self.pack.known(card);
        let most = match (data.kind, data.effect) {
            (CardType::Instant, Some(node)) => self.most(p, node, 0),
            // The action card that makes room may be used a last time (U-6.5).
            (CardType::Action, _) => self.last_use(p),
            _ => None,
        };
        let Some(most) = most.and_then(|most| self.with_echo(p, most)) else { return true };
        try_.gain(most.goods);
        self.hopes(p, effect, most.builds, try_)
    }

    /// The most an effect can bring the active player now; `None` if there is no telling.
    fn most(&self, p: &Position, node: NodeId, busy: u8) -> Option<Most> {
        let me = p.me();
        Some(match *self.pack.node(node) {
            Node::Gain(gain) => Most::of(gain.goods, 1),
            Node::GainPer { gain, most, .. } => Most::of(gain.goods.times(most), most),
            Node::All(span) => {
                let mut parts = self.pack.parts(span).iter();
                parts.try_fold(Most::default(), |most, &part| Some(most.and(self.most(p, part, busy)?)))?
            }
            Node::OneOf(span) => {
                let mut parts = self.pack.parts(span).iter();
                parts.try_fold(Most::default(), |most, &part| Some(most.or(self.most(p, part, busy)?)))?
            }
            Node::If(_, then) => self.most(p, then, busy)?,
            Node::Pay { times, then, .. } => self.most(p, then, busy)?.times(times),
            Node::Different { count, .. } => Most::of(Cost([1; 5]), count),
            Node::Output { .. } => Most::of(Cost([1; 5]), 0),
            Node::Exchange { most, one, other } => {
                Most::of(Cost::of(one, most).plus(Cost::of(other, most)), 0)
            }
            Node::Advance { steps } => Most::of(ON_TRACK, steps),
            Node::Upgrade { most, .. } => Most::of(Cost::FREE, most),
            Node::TakeSpecial => Most::of(Cost::FREE, 1),
            Node::Convert => Most::default(),
            Node::Build { what, count, .. } => self.most_of_builds(p, what, count)?,
            Node::BuildAndUpgrade { what, .. } => {
                self.most_of_builds(p, what, 1)?.and(Most::of(Cost::FREE, 1))
            }
            Node::UseAction { .. } => {
                let mut most = Most::default();
                for (at, &card) in me.actions.iter().enumerate() {
                    let bit = 1 << at;
                    if (me.used | busy) & bit == 0
                        && let Some(effect) = self.pack.known(card).effect
                    {
                        most = most.and(self.most(p, effect, busy | bit)?).and(Most::of(Cost::FREE, 1));
                    }
                }
                most
            }
            Node::Perform { which, color } => {
                let mut most = Most::default();
                for (slot, data) in (1..).map(Slot).zip(self.slots()) {
                    if self.may_perform(p, slot, which) && color.is_none_or(|color| data.color == color) {
                        most = most.or(self.most(p, data.effect, busy)?);
                    }
                }
                most
            }
            Node::Refresh { .. } | Node::Metropolis | Node::Instead { .. } => return None,
        })
    }

    /// The most so many builds can bring: bonuses of sites, and metropolises where tunnels are built.
    fn most_of_builds(&self, p: &Position, what: Pieces, count: u8) -> Option<Most> {
        let me = p.me();
        // Each build happens, and so does each step its bonus brings.
        let [building, city, tunnel] =
            self.board(me).best_bonus.map(|bonus| Most::of(bonus.goods, bonus.steps.saturating_add(1)));
        let mut best = Most::default();
        if what.0 & Pieces::BUILDINGS.0 != 0 {
            best = best.or(building);
        }
        if what.0 & Pieces::CITIES.0 != 0 {
            best = best.or(city);
        }
        let mut tiles = Most::default();
        if what.has(Piece::Tunnel) {
            best = best.or(tunnel);
            let connected = self.connected_metropolises(me);
            for (space, tile) in me.metropolises.into_iter().enumerate() {
                if connected & (1 << space) == 0
                    && let Some(node) = self.pack.metropolises()[usize::from(tile)].instant
                {
                    let gain = self.pack.gain_of(node)?;
                    tiles = tiles.and(Most::of(gain.goods, gain.steps));
                }
            }
        }
        Some(Most { builds: what, ..best.times(count).and(tiles) })
    }

    /// The most the last use of an action card can bring that makes room; `None` if it might use the new one.
    fn last_use(&self, p: &Position) -> Option<Most> {
        let me = p.me();
        let mut most = Most::default();
        for (at, &card) in me.actions.iter().enumerate() {
            if me.used & (1 << at) == 0
                && let Some(effect) = self.pack.known(card).effect
            {
                if self.pack.uses_action(effect) {
                    return None;
                }
                most = most.or(self.most(p, effect, 1 << at)?);
            }
        }
        Some(most.and(Most::of(Cost::FREE, 1)))
    }

    /// What comes along by waiting cards, each of which may answer to everything that happens; `None` if one of them
    /// does more than give goods.
    fn with_echo(&self, p: &Position, most: Most) -> Option<Most> {
        let mut all = most;
        for card in (p.me().claimed & self.pack.waiting).iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::When { events, then, .. } = clause
                    && events.meets(MEANWHILE)
                {
                    let gain = self.pack.gain_of(*then).filter(|gain| gain.steps == 0)?;
                    all.goods = all.goods.plus(gain.goods.times(most.happenings));
                }
            }
        }
        Some(all)
    }

    /// Whether an effect might be possible with these goods after builds of these kinds.
    fn hopes(&self, p: &Position, node: NodeId, builds: Pieces, try_: Try) -> bool {
        let me = p.me();
        let hopes = |node, try_| self.hopes(p, node, builds, try_);
        match *self.pack.node(node) {
            Node::All(span) | Node::OneOf(span) => {
                self.pack.parts(span).iter().any(|&part| hopes(part, try_))
            }
            Node::If(_, then) => hopes(then, try_),
            Node::Pay { cost, then, .. } => {
                try_.purse.covers(cost) && {
                    let mut left = try_;
                    left.pay(cost);
                    hopes(then, left)
                }
            }
            Node::Build { what, price, expansion, .. } => {
                self.hopes_to_build(p, what, price, expansion, builds, try_)
            }
            Node::BuildAndUpgrade { what, price, .. } => {
                self.hopes_to_build(p, what, price, false, builds, try_)
            }
            Node::Upgrade { what, prices, .. } => what.iter().any(|piece| {
                (builds.has(piece) || Self::upgradable(me, Pieces::only(piece)) != (0, 0))
                    && prices.iter().any(|stated| try_.purse.covers(self.upgrade_cost(me, piece, stated)))
            }),
            Node::UseAction { .. } => me.actions.iter().enumerate().any(|(at, &card)| {
                let bit = 1 << at;
                (me.used | try_.busy) & bit == 0
                    && self.pack.known(card).effect.is_some_and(|effect| {
                        hopes(effect, Try { busy: try_.busy | bit, slot: Slot::ALWAYS, ..try_ })
                    })
            }),
            Node::Perform { which, color } => (1..).map(Slot).zip(self.slots()).any(|(slot, data)| {
                self.may_perform(p, slot, which)
                    && color.is_none_or(|color| data.color == color)
                    && hopes(data.effect, Try { slot, ..try_ })
            }),
            Node::Exchange { one, other, .. } => try_.purse.get(one) > 0 || try_.purse.get(other) > 0,
            // What these need is no matter of goods.
            Node::Gain(_)
            | Node::GainPer { .. }
            | Node::Different { .. }
            | Node::Instead { .. }
            | Node::TakeSpecial
            | Node::Advance { .. }
            | Node::Output { .. }
            | Node::Refresh { .. }
            | Node::Convert
            | Node::Metropolis => true,
        }
    }

    /// Whether one of these pieces might be built: at a site without surcharge, which may have to be opened first.
    fn hopes_to_build(
        &self,
        p: &Position,
        what: Pieces,
        price: Price,
        expansion: bool,
        builds: Pieces,
        try_: Try,
    ) -> bool {
        let me = p.me();
        what.iter().any(|piece| {
            let openers = if piece == Piece::Tunnel { Pieces::only(piece) } else { Pieces::CITIES };
            try_.purse.can_build(self.price(me, piece, price, try_.slot))
                && (piece.is_city()
                    || builds.0 & openers.0 != 0
                    || self.sites_for(p, me, piece, expansion) != 0)
        })
    }
}

/// What may happen while a card is resolved: neither the choice of a slot nor the end of the turn.
const MEANWHILE: Events =
    Events(!(Trigger::Match.bit().0 | Trigger::Differ.bit().0 | Trigger::TurnEnds.bit().0));
