//! What a card can bring at most, so that hopeless searches are left out (U-4.6 b).
//!
//! A bound never has to be exact, only never too low: [`Cities::reached`] has the last word.

use crate::board::best_bonus;
use crate::cards::{Bits, Card, CardType};
use crate::effect::{Clause, Events, Node, NodeId, Price, Trigger};
use crate::game::Cities;
use crate::goods::{Cost, Gain, Resource};
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::rules::Try;
use crate::step::{Slot, Step, Task};

/// The most an effect can bring.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Most {
    /// Goods, without those of sites and waiting cards.
    goods: Cost,
    /// Pieces that may be built.
    builds: Pieces,
    /// How many buildings, cities and tunnels may be built.
    built: [u8; 3],
    /// Steps on the Federation track.
    steps: u8,
    /// How many times something else may happen that cards wait for, and what.
    happenings: u8,
    events: Events,
    /// Whether an action card may be claimed.
    action: bool,
}

impl Most {
    const NOTHING: Self = Self {
        goods: Cost::FREE,
        builds: Pieces(0),
        built: [0; 3],
        steps: 0,
        happenings: 0,
        events: Events(0),
        action: false,
    };
    const ACTION_USED: Self = Self::happens(Trigger::ActionUsed.bit(), 1);
    const SLOT_USED: Self = Self::happens(Events::USING, 1);
    const CLAIMED_ACTION: Self = Self { action: true, ..Self::NOTHING };

    const fn goods(goods: Cost) -> Self {
        Self { goods, ..Self::NOTHING }
    }

    /// One of these events, so many times.
    const fn happens(events: Events, happenings: u8) -> Self {
        Self { events, happenings, ..Self::NOTHING }
    }

    /// So many of any of these pieces.
    fn builds(what: Pieces, count: u8) -> Self {
        let kinds = [Pieces::BUILDINGS, Pieces::CITIES, Pieces::only(Piece::Tunnel)];
        let built = kinds.map(|kind| if what.0 & kind.0 != 0 { count } else { 0 });
        Self { builds: what, built, ..Self::default() }
    }

    /// One as well as the other.
    fn and(self, other: Self) -> Self {
        Self {
            goods: self.goods.plus(other.goods),
            builds: Pieces(self.builds.0 | other.builds.0),
            built: std::array::from_fn(|kind| self.built[kind].saturating_add(other.built[kind])),
            steps: self.steps.saturating_add(other.steps),
            happenings: self.happenings.saturating_add(other.happenings),
            events: self.events.and(other.events),
            action: self.action || other.action,
        }
    }

    /// One or the other.
    fn or(self, other: Self) -> Self {
        Self {
            goods: self.goods.most(other.goods),
            builds: Pieces(self.builds.0 | other.builds.0),
            built: std::array::from_fn(|kind| self.built[kind].max(other.built[kind])),
            steps: self.steps.max(other.steps),
            happenings: self.happenings.max(other.happenings),
            events: self.events.and(other.events),
            action: self.action || other.action,
        }
    }

    fn times(self, times: u8) -> Self {
        Self {
            goods: self.goods.times(times),
            built: self.built.map(|built| built.saturating_mul(times)),
            steps: self.steps.saturating_mul(times),
            happenings: self.happenings.saturating_mul(times),
            ..self
        }
    }
}

impl Cities {
    /// The most that resolving a card of the hand can bring; `None` if there is no telling. Nothing may wait for the
    /// choice of a slot.
    pub(crate) fn most_of_card(&self, p: &Position, card: Card) -> Option<Most> {
        self.resolved(p, card).and_then(|most| self.with_echo(p, most))
    }

    /// The most that everything still owed in a search can bring; `None` if there is no telling.
    pub(crate) fn most_owed(&self, p: &Position) -> Option<Most> {
        let mut all = Most::default();
        for &step in &p.agenda {
            let most = match step {
                Step::Do(task) => self.most_of_task(p, task)?,
                Step::Card => self.resolved(p, p.played?)?,
                Step::MakeRoom => {
                    let claimed = Most { action: true, ..Most::happens(Events::RESOLVING, 1) };
                    self.last_use(p)?.and(claimed)
                }
                Step::LastUse { card } => match self.pack.known(card).effect {
                    Some(effect) => self.most(p, effect, 0)?.and(Most::ACTION_USED),
                    None => Most::default(),
                },
                Step::Slot { slot } => self.most(p, self.effect_of(slot), 0)?.and(Most::SLOT_USED),
                Step::Payment { piece, .. } => Most::builds(Pieces::only(piece), 1),
                Step::FinishUpgrade { .. } => Most::happens(Events::UPGRADING, 1),
                Step::KeepSpecial => Most::happens(Trigger::SpecialTaken.bit(), 1),
                Step::Offer => {
                    let mut abilities = Most::default();
                    for card in self.abilities(p).iter() {
                        abilities = abilities.and(self.most(p, self.ability(card)?, 0)?);
                    }
                    abilities
                }
                Step::Probe | Step::Under | Step::Group { .. } => Most::default(),
                _ => return None,
            };
            all = all.and(most);
        }
        self.with_echo(p, all)
    }

    /// Whether a slot might be used with this purse and the most that is to come.
    pub(crate) fn hopes_for(&self, p: &Position, slot: Slot, most: &Most, mut try_: Try) -> bool {
        try_.gain(most.goods);
        self.hopes(p, self.effect_of(slot), most, Try { slot, ..try_ })
    }

    /// The most that resolving the played card can bring, without what waiting cards add.
    fn resolved(&self, p: &Position, card: Card) -> Option<Most> {
        let data = self.pack.known(card);
        // To pay for a card and to claim it happens too.
        let happens = Most::happens(Events::RESOLVING, 2);
        Some(happens.and(match data.kind {
            CardType::Instant => self.most(p, data.effect?, 0)?,
            // The action card that makes room may be used a last time (U-6.5).
            CardType::Action if p.me().actions.len() == 4 => self.last_use(p)?.and(Most::CLAIMED_ACTION),
            CardType::Action => Most::CLAIMED_ACTION,
            CardType::Production | CardType::EndScoring => Most::default(),
            CardType::Permanent => self.permanent(p, &data.clauses)?,
        }))
    }

    /// The most a permanent card can bring once it is claimed.
    fn permanent(&self, p: &Position, clauses: &[Clause]) -> Option<Most> {
        let mut most = Most::default();
        for clause in clauses {
            match *clause {
                // A price that is lower by so much can be paid at most as if one had so much more.
                Clause::Discount { off, .. } | Clause::UpgradeDiscount { off, .. } => {
                    most.goods = most.goods.plus(off);
                }
                Clause::OncePerTurn(node) => most = most.and(self.most(p, node, 0)?),
                Clause::HandLimit(_) | Clause::When { .. } => {}
            }
        }
        for clause in clauses {
            if let Clause::When { events, slots, then } = *clause {
                // It may answer to its own claim and price, to the use of the slot, and to what its ability does.
                if most.built != [0; 3] {
                    return None;
                }
                let answers = most.happenings.saturating_add(most.steps).saturating_add(
                    u8::from(events.meets(Trigger::CardClaimed.bit()))
                        + u8::from(events.meets(Trigger::SpecialPaid.bit()))
                        + u8::from(slots.0 != [0, 0] || events.meets(Events::USING)),
                );
                match self.pack.gain_of(then) {
                    _ if answers == 0 => {}
                    Some(gain) if gain.steps == 0 => most.goods = most.goods.plus(gain.goods.times(answers)),
                    _ => return None,
                }
            }
        }
        Some(most)
    }

    /// The most that is left of an effect that has begun.
    fn most_of_task(&self, p: &Position, task: Task) -> Option<Most> {
        let left = |count: u8| if task.left > 0 { task.left } else { count };
        Some(match *self.pack.node(task.node) {
            Node::All(span) => {
                let mut most = Most::default();
                for (at, &part) in self.pack.parts(span).iter().enumerate() {
                    if task.done & (1 << at) == 0 {
                        most = most.and(self.most(p, part, 0)?);
                    }
                }
                most
            }
            Node::Pay { times, then, .. } => self.most(p, then, 0)?.times(left(times)),
            Node::Build { what, count, .. } => Most::builds(what, left(count)),
            Node::Upgrade { most, .. } => Most::happens(Events::UPGRADING, left(most)),
            _ => self.most(p, task.node, 0)?,
        })
    }

    /// The most an effect can bring the active player now; `None` if there is no telling.
    fn most(&self, p: &Position, node: NodeId, busy: u8) -> Option<Most> {
        let me = p.me();
        Some(match *self.pack.node(node) {
            Node::Gain(gain) => Most::goods(gain.goods).and(Most::happens(Events::GIVING, 1)),
            Node::GainPer { gain, most, .. } => {
                Most::goods(gain.goods).and(Most::happens(Events::GIVING, 1)).times(most)
            }
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
            Node::Different { count, .. } => {
                Most::goods(Cost([1; 5])).and(Most::happens(Events::GIVING, count))
            }
            Node::Output { .. } => Most::goods(Cost([1; 5])),
            Node::Exchange { most, one, other } => {
                Most::goods(Cost::of(one, most).plus(Cost::of(other, most)))
            }
            Node::Advance { steps } => Most { steps, ..Most::default() },
            Node::Upgrade { most, .. } => Most::happens(Events::UPGRADING, most),
            Node::TakeSpecial => Most::happens(Trigger::SpecialTaken.bit(), 1),
            Node::Convert => Most::default(),
            Node::Build { what, count, .. } => Most::builds(what, count),
            Node::BuildAndUpgrade { what, .. } => {
                Most::builds(what, 1).and(Most::happens(Events::UPGRADING, 1))
            }
            Node::UseAction { .. } => {
                let mut most = Most::default();
                for (at, &card) in me.actions.iter().enumerate() {
                    let bit = 1 << at;
                    if (me.used | busy) & bit == 0
                        && let Some(effect) = self.pack.known(card).effect
                    {
                        most = most.and(self.most(p, effect, busy | bit)?).and(Most::ACTION_USED);
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
                most.and(Most::SLOT_USED)
            }
            // A search does not look at the hidden tile.
            Node::Metropolis => Most::happens(Trigger::MetropolisConnected.bit(), 1),
            Node::Refresh { .. } | Node::Instead { .. } => return None,
        })
    }

    /// What builds bring: bonuses of sites, and metropolises that tunnels connect.
    fn with_bonuses(&self, p: &Position, most: Most) -> Option<Most> {
        let me = p.me();
        let board = self.board(me);
        let [buildings, cities, tunnels] = most.built;
        let mut all = most;
        let mut add = |bonus: Gain, builds: u8| {
            let one = Most { goods: bonus.goods, steps: bonus.steps, ..Most::happens(Events::BUILDING, 1) };
            all = all.and(one.times(builds));
        };
        // Only a city opens sites for cities and buildings, and only a tunnel opens sites for tunnels.
        if buildings > 0 {
            let sites = board.sites_of(me.open) & !me.built() & board.rewarding.0;
            let bonuses = Bits(sites).map(|at| board.sites[usize::from(at)].bonus);
            add(if cities > 0 { board.best_bonus[0] } else { best_bonus(bonuses) }, buildings);
        }
        if cities > 0 {
            let sites = Bits(u64::from(me.open & !me.cities()));
            let bonuses = sites.map(|at| board.cities[usize::from(at)].print.bonus);
            add(if cities > 1 { board.best_bonus[1] } else { best_bonus(bonuses) }, cities);
        }
        if tunnels > 0 {
            let sites = board.tunnels_of(me.network) & !me.tunnels;
            let bonuses = Bits(u64::from(sites & board.rewarding.1));
            let bonuses = bonuses.map(|at| board.tunnels[usize::from(at)].print.bonus);
            add(if tunnels > 1 { board.best_bonus[2] } else { best_bonus(bonuses) }, tunnels);
            for (space, tile) in me.metropolises.into_iter().enumerate() {
                let missing = board.metropolises[space] & !me.tunnels;
                if missing != 0
                    && missing.count_ones() <= tunnels.into()
                    && (tunnels > 1 || missing & !sites == 0)
                    && let Some(node) = self.pack.metropolises()[usize::from(tile)].instant
                {
                    let gain = self.pack.gain_of(node).filter(|gain| gain.steps == 0)?;
                    all.goods = all.goods.plus(gain.goods);
                }
            }
        }
        Some(all)
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
        Some(most.and(Most::ACTION_USED))
    }

    /// What comes along by waiting cards, each of which may answer to everything that happens; `None` if one of them
    /// does more than give goods.
    fn with_echo(&self, p: &Position, most: Most) -> Option<Most> {
        let most = self.with_bonuses(p, most)?;
        let mut all = most;
        // Of the spaces entered, the second and the third give goods (U-14.3).
        let (from, to) = (p.me().steps, p.me().steps.saturating_add(most.steps));
        if from < 2 && to >= 2 {
            all.goods = all.goods.plus(Cost::of(Resource::Credit, 1));
        }
        if from < 3 && to >= 3 {
            all.goods = all.goods.plus(Cost::of(Resource::Steelplast, 1));
        }
        // A step happens too.
        let happenings = most.happenings.saturating_add(most.steps);
        let happen = most.events.and(if most.steps > 0 { Events::ADVANCING } else { Events(0) });
        if happenings == 0 {
            return Some(all);
        }
        for card in (p.me().claimed & self.pack.waiting).iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::When { events, slots, then } = clause
                    && (events.meets(happen) || slots.0 != [0, 0] && happen.meets(Events::USING))
                {
                    let gain = self.pack.gain_of(*then).filter(|gain| gain.steps == 0)?;
                    all.goods = all.goods.plus(gain.goods.times(happenings));
                }
            }
        }
        Some(all)
    }

    /// Whether an effect might be possible with these goods after builds of these kinds.
    fn hopes(&self, p: &Position, node: NodeId, most: &Most, try_: Try) -> bool {
        let me = p.me();
        let hopes = |node, try_| self.hopes(p, node, most, try_);
        let builds = most.builds;
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
            Node::UseAction { .. } => {
                most.action
                    || me.actions.iter().enumerate().any(|(at, &card)| {
                        let bit = 1 << at;
                        (me.used | try_.busy) & bit == 0
                            && self.pack.known(card).effect.is_some_and(|effect| {
                                hopes(effect, Try { busy: try_.busy | bit, slot: Slot::ALWAYS, ..try_ })
                            })
                    })
            }
            Node::Perform { which, color } => (1..).map(Slot).zip(self.slots()).any(|(slot, data)| {
                self.may_perform(p, slot, which)
                    && color.is_none_or(|color| data.color == color)
                    && hopes(data.effect, self.with_triggers(p, slot, Try { slot, ..try_ }))
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
