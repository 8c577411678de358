//! The most that is still to come, so that hopeless searches are left out.
//!
//! A bound never has to be exact, only never too low.

use super::{Outset, among};
use crate::board::best_bonus;
use crate::building::payable;
use crate::cards::{Card, CardType};
use crate::effect::{Clause, Events, Node, NodeId, Price, Trigger};
use crate::game::Cities;
use crate::goods::{Cost, Gain, Resource};
use crate::pack::Outlook;
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::rules::Try;
use crate::sets::{ActionPlace, Tile};
use crate::step::{Slot, Step, Task};
use kernel::Set;

/// The most that is to come, sites, waiting cards, action cards and performed slots included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Most {
    pub(super) all: Outlook,
    /// The action card that is to be claimed.
    claims: Option<Card>,
}

impl Cities {
    /// The most that resolving a card of the hand can bring; `None` if there is no telling. Nothing may wait for the
    /// choice of a slot.
    pub(super) fn most_of_card(&self, p: &Position, card: Card) -> Option<Most> {
        self.whole(p, self.resolved(p, card)?, self.claims(card))
    }

    /// The most that everything still owed in a search can bring; `None` if there is no telling.
    pub(super) fn most_owed(&self, p: &Position) -> Option<Most> {
        let mut all = Outlook::NOTHING;
        let mut claims = None;
        for &step in &p.agenda {
            let most = match step {
                Step::Do(task) => self.left_of(task),
                Step::Card => {
                    claims = self.claims(p.played?);
                    self.resolved(p, p.played?)?
                }
                Step::MakeRoom => {
                    claims = p.played;
                    self.last_use(p).and(Outlook::happens(Events::RESOLVING, 1))
                }
                Step::LastUse { card } => {
                    let effect = self.pack.brief(card).effect;
                    effect
                        .map_or(Outlook::NOTHING, |effect| *self.pack.outlook(effect))
                        .and(Outlook::ACTION_USED)
                }
                Step::Slot { slot } => self.pack.outlook(self.effect_of(slot)).and(Outlook::SLOT_USED),
                Step::Payment { piece, .. } => Outlook::builds(Pieces::only(piece), 1, Cost::FREE),
                Step::FinishUpgrade { .. } => Outlook::happens(Events::UPGRADING, 1),
                Step::KeepSpecial => Outlook::happens(Trigger::SpecialTaken.bit(), 1),
                Step::Offer if !self.abilities(p).is_empty() => self.offered(p),
                Step::Offer | Step::Probe | Step::Under | Step::Group { .. } => continue,
                _ => return None,
            };
            all = all.and(most);
        }
        self.whole(p, all, claims)
    }

    /// Whether a slot might be used with this purse and the most that is to come.
    pub(super) fn hopes_for(&self, p: &Position, slot: Slot, most: &Most, mut try_: Try) -> bool {
        try_.gain(most.all.goods);
        self.hopes(p, self.effect_of(slot), most, Try { slot, ..try_ })
    }

    /// Which of these slots might be used with this purse and the most that is to come. Slots that build at the usual cost
    /// are looked up all at once.
    pub(super) fn hoped(
        &self,
        p: &Position,
        slots: Set<Slot>,
        most: &Most,
        mut try_: Try,
        outset: &Outset,
    ) -> Set<Slot> {
        let Some(sites) = outset.usual_sites.filter(|_| !outset.choice) else {
            return among(slots, |slot| self.hopes_for(p, slot, most, self.with_triggers(p, slot, try_)));
        };
        try_.gain(most.all.goods);
        let ring = self.ring();
        let pieces = payable(try_.purse).0 & (sites.0 | self.opened_by_builds(p, most).0);
        let hoped = ring.nothing | ring.special | ring.builds[usize::from(pieces & Pieces::ALL.0)];
        let others = slots & ((ring.action | ring.rest) - hoped);
        slots & hoped | among(others, |slot| self.hopes(p, self.effect_of(slot), most, Try { slot, ..try_ }))
    }

    /// The pieces for which the most that is to come may open sites, or bring back a dome.
    fn opened_by_builds(&self, p: &Position, most: &Most) -> Pieces {
        let opens = |&piece: &Piece| {
            most.all.builds.meets(self.openers(p, piece)) || piece == Piece::Nonsymbiotic && most.all.converts
        };
        if most.all.builds.is_empty() && !most.all.converts {
            return Pieces(0);
        }
        Piece::ALL.into_iter().filter(opens).map(Pieces::only).fold(Pieces(0), Pieces::and)
    }

    /// The card itself, if it is an action card.
    fn claims(&self, card: Card) -> Option<Card> {
        (self.pack.brief(card).kind == CardType::Action).then_some(card)
    }

    /// What resolving the played card does by itself.
    fn resolved(&self, p: &Position, card: Card) -> Option<Outlook> {
        let data = self.pack.brief(card);
        // To pay for a card and to claim it happens too.
        let happens = Outlook {
            spends: Cost::of(Resource::Credit, data.cost),
            ..Outlook::happens(Events::RESOLVING, 2)
        };
        Some(happens.and(match data.kind {
            CardType::Instant => *self.pack.outlook(data.effect?),
            // The action card that makes room may be used a last time (U-6.5).
            CardType::Action if p.me().actions.len() == 4 => self.last_use(p),
            CardType::Action | CardType::Production | CardType::EndScoring => Outlook::NOTHING,
            CardType::Permanent => self.pack.permanent(&self.pack.known(card).clauses)?,
        }))
    }

    /// The most that is left of an effect that has begun.
    fn left_of(&self, task: Task) -> Outlook {
        let left = |count: u8| if task.left > 0 { task.left } else { count };
        match *self.pack.node(task.node) {
            Node::All(span) => {
                let parts = self.pack.parts(span).iter().enumerate();
                let open = parts.filter(|&(at, _)| task.done & (1 << at) == 0);
                open.fold(Outlook::NOTHING, |all, (_, &part)| all.and(*self.pack.outlook(part)))
            }
            Node::Pay { times, then, .. } => self.pack.outlook(then).times(left(times)),
            Node::Build { what, count, .. } => Outlook::builds(what, left(count), Cost::FREE),
            Node::Upgrade { what, most, .. } => Outlook::upgrades(what, left(most), Cost::FREE),
            _ => *self.pack.outlook(task.node),
        }
    }

    /// What the abilities bring that the played card offers (U-25.5).
    fn offered(&self, p: &Position) -> Outlook {
        let abilities = self.abilities(p).iter().filter_map(|card| self.ability(card));
        abilities.fold(Outlook::NOTHING, |all, node| all.and(*self.pack.outlook(node)))
    }

    /// The most the last use of an action card that makes room can bring.
    fn last_use(&self, p: &Position) -> Outlook {
        let me = p.me();
        let ready = me.action_places().filter(|&at| !me.used.has(at)).map(|at| me.actions[at.index()]);
        let effects = ready.filter_map(|card| self.pack.brief(card).effect);
        effects
            .fold(Outlook::NOTHING, |most, effect| most.or(*self.pack.outlook(effect)))
            .and(Outlook::ACTION_USED)
    }

    /// An outlook with all that comes along; `None` if there is no telling.
    fn whole(&self, p: &Position, own: Outlook, claims: Option<Card>) -> Option<Most> {
        let all = self.with_actions_and_slots(p, own, claims)?;
        let all = self.with_bonuses(p, all)?;
        Some(Most { all: self.with_echo(p, all)?, claims })
    }

    /// What action cards and performed slots add: every card as often as it can be available.
    fn with_actions_and_slots(&self, p: &Position, own: Outlook, claims: Option<Card>) -> Option<Outlook> {
        if own.uses == 0 && own.performs == 0 {
            return Some(own);
        }
        let me = p.me();
        let mut actions = Outlook::NOTHING;
        for (at, &card) in (0..).map(ActionPlace).zip(me.actions.iter().chain(&claims)) {
            let ready = u8::from(!me.used.has(at)).saturating_add(own.refreshes);
            if let Some(effect) = self.pack.brief(card).effect.filter(|_| ready > 0) {
                let once = self.pack.outlook(effect).and(Outlook::ACTION_USED);
                actions = actions.and(if ready > 1 { once.times(ready) } else { once });
            }
        }
        let both = own.and(actions);
        let mut slot = Outlook::NOTHING;
        let taken = p.taken_slots() & self.ring().all;
        let available = if both.performs_available { self.ring().all - taken } else { Set::EMPTY };
        let occupied = if both.performs_occupied { taken } else { Set::EMPTY };
        for at in (available | occupied) - p.slots_with(Tile::Of(p.active)) {
            slot = slot.or(*self.pack.outlook(self.effect_of(at)));
        }
        if slot.performs > 0 || slot.refreshes > 0 || actions.refreshes > 0 {
            return None;
        }
        let all = if own.uses > 0 || slot.uses > 0 { both } else { own };
        Some(all.and(slot.and(Outlook::SLOT_USED).times(all.performs)))
    }

    /// What builds bring: bonuses of sites, and metropolises that tunnels connect.
    fn with_bonuses(&self, p: &Position, own: Outlook) -> Option<Outlook> {
        if own.built == [0; 3] {
            return Some(own);
        }
        let me = p.me();
        let board = self.board(me);
        let [buildings, cities, tunnels] = own.built;
        let mut all = own;
        let mut add = |bonus: Gain, builds: u8| {
            all.goods = all.goods.plus(bonus.goods.times(builds));
            all.steps = all.steps.saturating_add(bonus.steps.saturating_mul(builds));
            all.happenings = all.happenings.saturating_add(builds);
            all.events = all.events.and(Events::BUILDING);
        };
        // Only a city opens sites for cities and buildings, and only a tunnel opens sites for tunnels.
        if buildings > 0 {
            let open = if cities > 0 { board.all_cities() } else { me.open };
            let sites = board.sites_of(open) & (board.rewarding.buildings - me.built());
            add(best_bonus(sites.iter().map(|at| board.sites[at.index()].bonus)), buildings);
        }
        if cities > 0 {
            let open = if cities > 1 { board.all_cities() } else { me.open };
            let sites = (open - me.cities()).iter();
            add(best_bonus(sites.map(|at| board.cities[at.index()].print.bonus)), cities);
        }
        if tunnels > 0 {
            let sites = board.tunnels_of(me.network) - me.tunnels;
            let free = board.rewarding.tunnels - me.tunnels;
            let bonuses = if tunnels > 1 { free } else { free & sites }.iter();
            add(best_bonus(bonuses.map(|at| board.tunnels[at.index()].print.bonus)), tunnels);
            for (space, tile) in me.metropolises.into_iter().enumerate() {
                let missing = board.metropolises[space] - me.tunnels;
                if !missing.is_empty()
                    && missing.len() <= tunnels.into()
                    && (tunnels > 1 || sites.covers(missing))
                    && let Some(node) = self.pack.metropolises()[usize::from(tile)].instant
                {
                    let gain = self.pack.gain_of(node).filter(|gain| gain.steps == 0)?;
                    all.goods = all.goods.plus(gain.goods);
                }
            }
        }
        Some(all)
    }

    /// What comes along by steps on the track and by waiting cards, each of which may answer to everything that
    /// happens; `None` if one of them does more than give goods.
    fn with_echo(&self, p: &Position, own: Outlook) -> Option<Outlook> {
        let mut all = own;
        // Of the spaces entered, the second and the third give goods (U-14.3).
        let (from, to) = (p.me().steps, p.me().steps.saturating_add(own.steps));
        if from < 2 && to >= 2 {
            all.goods = all.goods.plus(Cost::of(Resource::Credit, 1));
        }
        if from < 3 && to >= 3 {
            all.goods = all.goods.plus(Cost::of(Resource::Steelplast, 1));
        }
        // A step happens too.
        let happenings = own.happenings.saturating_add(own.steps);
        let happen = own.events.and(if own.steps > 0 { Events::ADVANCING } else { Events(0) });
        if happenings == 0 {
            return Some(all);
        }
        for card in (p.me().claimed & self.pack.waiting).iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::When { events, slots, then } = clause
                    && (events.meets(happen) || !slots.is_empty() && happen.meets(Events::USING))
                {
                    let gain = self.pack.gain_of(*then).filter(|gain| gain.steps == 0)?;
                    all.goods = all.goods.plus(gain.goods.times(happenings));
                }
            }
        }
        Some(all)
    }

    /// Whether an effect might be possible with these goods after all that is to come.
    fn hopes(&self, p: &Position, node: NodeId, most: &Most, try_: Try) -> bool {
        let me = p.me();
        let hopes = |node, try_| self.hopes(p, node, most, try_);
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
                self.hopes_to_build(p, what, price, expansion, most, try_)
            }
            Node::BuildAndUpgrade { what, price, upgrade } => what.iter().any(|piece| {
                self.hopes_to_build(p, Pieces::only(piece), price, false, most, try_)
                    && self.hopes_to_upgrade(p, piece, upgrade, try_)
            }),
            Node::Upgrade { what, prices, .. } => what.iter().any(|piece| {
                (most.all.builds.has(piece) || !Self::upgradable(me, Pieces::only(piece)).is_empty())
                    && prices.iter().any(|stated| try_.purse.covers(self.upgrade_cost(me, piece, stated)))
            }),
            Node::UseAction { .. } => {
                let used = if most.all.refreshes > 0 { Set::EMPTY } else { me.used } | try_.busy;
                let mut cards = (0..).map(ActionPlace).zip(me.actions.iter().chain(&most.claims));
                cards.any(|(at, &card)| {
                    !used.has(at)
                        && self.pack.brief(card).effect.is_some_and(|effect| {
                            hopes(effect, Try { busy: try_.busy.with(at), slot: Slot::ALWAYS, ..try_ })
                        })
                })
            }
            Node::Perform { which, color } => (1..).map(Slot).zip(self.slots()).any(|(slot, data)| {
                self.may_perform(p, slot, which)
                    && color.is_none_or(|color| data.color == color)
                    && hopes(data.effect, self.with_triggers(p, slot, Try { slot, ..try_ }))
            }),
            Node::Exchange { one, other, .. } => try_.purse.get(one) > 0 || try_.purse.get(other) > 0,
            // What the others need is no matter of goods.
            _ => true,
        }
    }

    /// Whether the upgrade of a new structure might be paid with what its build brings at most (U-15.4). Where all that a build
    /// brings counts, there is no telling.
    fn hopes_to_upgrade(&self, p: &Position, piece: Piece, upgrade: Cost, try_: Try) -> bool {
        let due = self.upgrade_cost(p.me(), piece, upgrade);
        if try_.purse.covers(due) || self.counts_whole_build() {
            return true;
        }
        let mut purse = try_.purse;
        purse.add(self.most_brought(p, piece), 1);
        purse.covers(due)
    }

    /// The pieces that open sites for a piece, if there are any left to open.
    pub(super) fn openers(&self, p: &Position, piece: Piece) -> Pieces {
        let me = p.me();
        let all = self.board(me).all_cities();
        match piece {
            Piece::Tunnel if me.network != all && p.tunnels_left > 0 => Pieces::only(piece),
            Piece::Tunnel => Pieces(0),
            _ if me.open != all => Pieces::CITIES,
            _ => Pieces(0),
        }
    }

    /// Whether one of these pieces might be built: on a site there is, or on one that has to be opened first.
    fn hopes_to_build(
        &self,
        p: &Position,
        what: Pieces,
        price: Price,
        expansion: bool,
        most: &Most,
        try_: Try,
    ) -> bool {
        let me = p.me();
        what.iter().any(|piece| {
            let cost = self.price(me, piece, price, try_.slot);
            try_.purse.can_build(cost)
                && (self.opened_by_builds(p, most).has(piece) || {
                    let sites = self.sites_for(p, me, piece, expansion);
                    Self::some_affordable(self.board(me), piece, sites, cost, try_.purse)
                })
        })
    }
}
