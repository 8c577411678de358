//! What a slot, a card or a piece leads to.

use cities::{
    CardData, CardType, Cost, Gain, Move, Node, NodeId, Piece, Price, Purse, Resource, Slot, Spot,
    TunnelSite, USUAL,
};
use kernel::Set;

use super::{Eye, LAST_ROUNDS, LAST_TURN};
use crate::coach::Noticed;

/// Cards from one slot that are many.
const MANY_CARDS: u8 = 2;
/// Tunnels that are few.
const NEAR: u32 = 2;
/// What a city with three kinds of buildings scores, and one with two (U-24.4).
const KINDS: [u8; 4] = [2, 3, 4, 6];

impl Eye<'_> {
    /// What an effect gives for certain.
    fn brings(&self, effect: NodeId) -> Gain {
        match self.game.pack().node(effect) {
            Node::Gain(gain) => *gain,
            Node::All(_) => {
                let parts = self.game.pack().parts_of(effect).iter().map(|&part| self.brings(part));
                parts.fold(Gain::NOTHING, |sum, part| Gain {
                    goods: sum.goods.plus(part.goods),
                    points: sum.points.saturating_add(part.points),
                    cards: sum.cards.saturating_add(part.cards),
                    steps: sum.steps.saturating_add(part.steps),
                })
            }
            _ => Gain::NOTHING,
        }
    }

    /// What the things that an effect can do cost, done in full.
    fn asks(&self, effect: NodeId) -> Vec<Cost> {
        let mut costs = Vec::new();
        self.game.pack().walk(effect, &mut |node| match *node {
            Node::Build { what, count, price, .. } => costs.extend(what.iter().map(|piece| {
                let each = match price {
                    Price::Usual => USUAL[piece as usize],
                    Price::Stated(cost) => cost,
                    Price::Free => Cost::FREE,
                };
                (0..count).fold(Cost::FREE, |sum, _| sum.plus(each))
            })),
            Node::Upgrade { prices, .. } => costs.extend(prices.iter()),
            Node::Pay { cost, .. } => costs.push(cost),
            _ => {}
        });
        costs
    }

    /// Whether the first could do something only after the second has brought what it costs.
    fn waits_for(&self, first: &[Cost], second: Gain) -> bool {
        let purse: Purse = self.me.purse;
        let mut after = purse;
        after.add(second.goods, 1);
        first.iter().any(|&cost| !purse.can_build(cost) && after.can_build(cost))
            && !first.iter().any(|&cost| !cost.is_free() && purse.can_build(cost))
    }

    /// Slot or card first: what one brings may pay for the other (U-4.5).
    pub(super) fn order(&self, slot: Slot, noticed: &mut Noticed<'_>) {
        let Some(card) = self.view.played.and_then(|card| self.card(card)) else { return };
        // Only an instant does something at once.
        let effect = card.effect.filter(|_| card.kind == CardType::Instant);
        let slot = self.slot(slot).0;
        let mut costs = effect.map_or_else(Vec::new, |effect| self.asks(effect));
        if card.cost > 0 {
            costs.push(Cost::of(Resource::Credit, card.cost));
        }
        let brought = effect.map_or(Gain::NOTHING, |effect| self.brings(effect));
        if self.waits_for(&costs, self.brings(slot)) {
            noticed.warn("slot-pays", &Move::CardFirst, &[]);
        } else if self.waits_for(&self.asks(slot), brought) {
            noticed.warn("card-pays", &Move::SlotFirst, &[]);
        }
    }

    /// A card that scores at the end, in the first era, though another of the colour would work from now on.
    pub(super) fn can_wait(&self, slot: Slot, data: &CardData) -> bool {
        let works = |kind| matches!(kind, CardType::Production | CardType::Permanent | CardType::Action);
        let other = |(same, card)| {
            same == slot && self.matches(slot, card) && self.card(card).is_some_and(|it| works(it.kind))
        };
        self.view.era == 1 && data.kind == CardType::EndScoring && self.pairs().any(other)
    }

    /// A slot whose gain nobody can use: more cards than a hand holds, or goods when the game is over.
    pub(super) fn gains(&self, mv: &Move, slot: Slot, noticed: &mut Noticed<'_>) {
        let effect = self.slot(slot).0;
        let Node::Gain(gain) = *self.game.pack().node(effect) else { return };
        let only_goods = gain.points == 0 && gain.steps == 0;
        // The card that is played goes, and one is drawn when the turn ends.
        let (held, most) = (self.hand.len() as u32 + u32::from(gain.cards), self.game.hand_limit(self.me));
        if gain.cards >= MANY_CARDS && held > most + 1 {
            noticed.warn("many-cards", mv, &[("most", most.into())]);
        } else if self.is_last_turn() && only_goods && self.pairs().any(|(other, _)| self.builds_now(other)) {
            noticed.warn("late-goods", mv, &[]);
        }
    }

    fn is_last_turn(&self) -> bool {
        self.view.turn == LAST_TURN && LAST_ROUNDS.last() == Some(&self.view.round)
    }

    /// Whether a slot builds or upgrades something that can be paid.
    fn builds_now(&self, slot: Slot) -> bool {
        let effect = self.slot(slot).0;
        let makes = |node: &Node| matches!(node, Node::Build { .. } | Node::Upgrade { .. });
        self.can(effect, makes) && self.asks(effect).into_iter().any(|cost| self.me.purse.can_build(cost))
    }

    /// What pays before the era or the game ends.
    pub(super) fn plans(&self, noticed: &mut Noticed<'_>) {
        let connected = self.me.connected();
        let builds = self.open_slot(
            |node| matches!(node, Node::Build { what, .. } if what.iter().any(Piece::is_building)),
        );
        let free = |city: cities::CitySite| {
            let sites = self.board.cities[city.index()].sites & self.board.ordinary;
            !(sites - self.me.built()).is_empty()
        };
        let last = self.view.turn == LAST_TURN && LAST_ROUNDS.contains(&self.view.round);
        let farms = self.open_slot(
            |node| matches!(node, Node::Build { what, .. } if what.iter().any(|it| it == Piece::Farm)),
        );
        if last && farms && self.me.purse.can_build(USUAL[Piece::Farm as usize]) && connected.iter().any(free)
        {
            noticed.note("farm-now", &[]);
        }
        let two = connected.iter().find(|&city| self.game.kinds_at(self.me, city) == 2 && free(city));
        if let Some(city) = two.filter(|_| self.view.era == 3 && builds) {
            noticed.note(
                "third-kind",
                &[
                    ("city", self.board.cities[city.index()].name.to_string().into()),
                    ("now", KINDS[2].into()),
                    ("then", KINDS[3].into()),
                ],
            );
        }
        let scoring = self
            .me
            .claimed
            .iter()
            .filter(|card| self.card(*card).is_some_and(|it| it.kind == CardType::EndScoring));
        let count = scoring.count();
        if self.view.era == 3 && count > 0 {
            noticed.note("end-cards", &[("count", count.into())]);
        }
        self.metropolis(noticed);
    }

    /// A metropolis that one or two tunnels would connect.
    fn metropolis(&self, noticed: &mut Noticed<'_>) {
        if !self.open_slot(
            |node| matches!(node, Node::Build { what, .. } if what.iter().any(|it| it == Piece::Tunnel)),
        ) {
            return;
        }
        let mut nearest: Option<(u32, u8)> = None;
        for (at, tunnels) in self.board.metropolises.into_iter().enumerate() {
            let missing = tunnels - self.me.tunnels;
            let far = missing.iter().try_fold(0, |far: u32, it| Some(far.max(self.tunnels_to(it)?)));
            let far = far.map(|far| far.max(missing.len()));
            if let Some(far) = far.filter(|far| (1..=NEAR).contains(far))
                && nearest.is_none_or(|(least, _)| far < least)
            {
                nearest = Some((far, self.me.metropolises[at]));
            }
        }
        if let Some((count, tile)) = nearest {
            noticed
                .note("metropolis", &[("count", count.into()), ("name", self.voice.metropolis(tile).into())]);
        }
    }

    /// How many tunnels lead from the network through this one: one or two.
    fn tunnels_to(&self, tunnel: TunnelSite) -> Option<u32> {
        let ends = self.board.tunnels[tunnel.index()].ends;
        if ends.meets(self.me.network) {
            return Some(1);
        }
        let joins = |it: &cities::TunnelData| it.ends.meets(ends) && it.ends.meets(self.me.network);
        self.board.tunnels.iter().any(joins).then_some(2)
    }

    /// Special cards on offer that can be paid, while the slot that takes one is open.
    pub(super) fn specials(&self, noticed: &mut Noticed<'_>) {
        let credits = self.me.purse.get(Resource::Credit);
        let payable = |card: &cities::Card| self.card(*card).is_some_and(|it| u16::from(it.cost) <= credits);
        let count = self.view.open_specials.iter().filter(payable).count();
        if count > 0 && self.open_slot(|node| matches!(node, Node::TakeSpecial)) {
            noticed.note("special-offer", &[("count", count.into()), ("credits", credits.into())]);
        }
    }

    /// A tunnel between what is reached already, though another would reach something new.
    pub(super) fn tunnels(&self, noticed: &mut Noticed<'_>) {
        let metropolis: Set<TunnelSite> = self.board.metropolises.into_iter().collect();
        let leads = |at: TunnelSite| {
            let ends = self.board.tunnels[at.index()].ends;
            metropolis.has(at) || ends.meets(self.me.cities() - self.me.connected())
        };
        let idle = |at: TunnelSite| {
            !metropolis.has(at) && self.me.network.covers(self.board.tunnels[at.index()].ends)
        };
        let site = |mv: &Move| match *mv {
            Move::Build { piece: Piece::Tunnel, site } => match self.board.spot(site)? {
                Spot::Tunnel(at) => Some(at),
                _ => None,
            },
            _ => None,
        };
        if !self.legal.iter().filter_map(site).any(leads) {
            return;
        }
        for mv in self.legal {
            if site(mv).is_some_and(idle) {
                noticed.warn("idle-tunnel", mv, &[]);
            }
        }
    }
}
