//! Questions to a position that change nothing: what counts, what holds, what can be done.

use kernel::Seat;

use crate::board::{Board, SITES_PER_CITY, Spot};
use crate::building::Ground;
use crate::cards::{Bits, Card, CardSet, CardType};
use crate::effect::{Clause, Counted, Events, Grade, Node, NodeId, Price, Test, Trigger, Which};
use crate::game::Cities;
use crate::goods::{Cost, Resource};
use crate::pack::Needs;
use crate::place::{Piece, Pieces};
use crate::position::{Player, Position};
use crate::step::Slot;

impl Cities {
    /// A player's board.
    #[inline]
    pub fn board(&self, player: &Player) -> &Board {
        &self.pack.boards()[usize::from(player.board)]
    }

    /// The hand limit (U-19.1, U-19.2).
    pub fn hand_limit(&self, player: &Player) -> u32 {
        let mut limit = 3;
        for card in (player.claimed & self.pack.limits).iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::HandLimit(more) = clause {
                    limit += u32::from(*more);
                }
            }
        }
        limit.min(8)
    }

    /// Building sites of connected cities (U-12.4).
    #[inline]
    pub fn connected_sites(&self, player: &Player) -> u64 {
        self.board(player).sites_of(player.connected())
    }

    /// Tunnels with a city at one of their ends (U-9.4).
    #[inline]
    pub fn city_tunnels(&self, player: &Player) -> u32 {
        player.tunnels & self.board(player).tunnels_of(player.cities())
    }

    /// Connected metropolis spaces: a bit for brown, blue, blue (U-18.1).
    pub fn connected_metropolises(&self, player: &Player) -> u8 {
        let board = self.board(player);
        (0..3)
            .filter(|&space| player.tunnels & board.metropolises[space] == board.metropolises[space])
            .fold(0, |set, space| set | 1 << space)
    }

    /// How many different kinds of buildings stand at a city site.
    pub fn kinds_at(&self, player: &Player, city: u8) -> u8 {
        let sites = self.board(player).cities[usize::from(city)].sites;
        player.buildings.iter().filter(|&&buildings| buildings & sites != 0).count() as u8
    }

    /// Special cards played and paid for: instants under the board and claimed ones still there (U-18.7 d).
    pub(crate) fn paid_specials(&self, player: &Player) -> u32 {
        use crate::cards::Deck::{Special, Special3};
        let specials = self.pack.deck(Special) | self.pack.deck(Special3);
        let actions: CardSet = player.actions.iter().copied().collect();
        ((player.claimed | actions) & specials).len()
    }

    /// How many there are of something that counts (U-12.7).
    pub fn count(&self, p: &Position, seat: Seat, counted: Counted) -> u32 {
        let player = &p.players[seat];
        match counted {
            Counted::Structures(what, grade) => {
                let mut number = 0;
                if what.0 & Pieces::BUILDINGS.0 != 0 {
                    let mut mask = self.connected_sites(player);
                    match grade {
                        Grade::Any => {}
                        Grade::Upgraded => mask &= player.upgraded,
                        Grade::Plain => mask &= !player.upgraded,
                    }
                    for piece in Piece::BUILDINGS.into_iter().filter(|&piece| what.has(piece)) {
                        number += (player.buildings[piece as usize] & mask).count_ones();
                    }
                }
                if what.has(Piece::Tunnel) {
                    number += graded(player, player.tunnels, grade).count_ones();
                }
                number
            }
            Counted::CityTunnels(grade) => graded(player, self.city_tunnels(player), grade).count_ones(),
            Counted::Cities(Pieces::CITIES) => player.connected().count_ones(),
            Counted::Cities(what) if what.has(Piece::Symbiotic) => {
                (player.purple & player.network).count_ones()
            }
            Counted::Cities(_) => (player.white & player.network).count_ones(),
            Counted::CitiesWithKinds(kinds) => {
                let cities = Bits(player.connected().into());
                cities.filter(|&city| self.kinds_at(player, city) >= kinds).count() as u32
            }
            Counted::BareCities => {
                let cities = Bits(player.connected().into());
                cities.filter(|&city| self.kinds_at(player, city) == 0).count() as u32
            }
            Counted::Pairs(piece) => {
                let upgraded = player.buildings[piece as usize] & player.upgraded;
                let board = self.board(player);
                Bits(player.connected().into())
                    .filter(|&city| (upgraded & board.cities[usize::from(city)].sites).count_ones() >= 2)
                    .count() as u32
            }
            Counted::Expansions => {
                (player.built() & self.board(player).expansion & self.connected_sites(player)).count_ones()
            }
            Counted::Metropolises { blue, brown } => {
                let connected = self.connected_metropolises(player);
                let mut number = 0;
                if brown {
                    number += u32::from(connected & 1);
                }
                if blue {
                    number += u32::from(connected >> 1).count_ones() + player.gained.len() as u32;
                }
                number
            }
            Counted::Claimed(CardType::Action) => player.actions.len() as u32,
            Counted::Claimed(kind) => (player.claimed & self.pack.of_type(kind)).len(),
            Counted::ClaimedCards => {
                let instants = self.pack.of_type(CardType::Instant);
                player.claimed.without(instants).len() + player.actions.len() as u32
            }
            Counted::UsedActions => u32::from(player.used).count_ones(),
            Counted::ReadyActions => player.actions.len() as u32 - u32::from(player.used).count_ones(),
            Counted::PaidSpecials => self.paid_specials(player),
            Counted::Hand => player.hand.len(),
            Counted::Stock(resource) => player.purse.get(resource).into(),
            Counted::Steps => player.steps.into(),
            Counted::Contracts => player.contracts.count_ones(),
            Counted::Sets(span) => {
                self.pack.counts(span).iter().map(|&counted| self.count(p, seat, counted)).min().unwrap_or(0)
            }
        }
    }

    /// Whether a condition holds.
    pub fn holds(&self, p: &Position, seat: Seat, test: Test) -> bool {
        match test {
            Test::AtLeast(number, counted) => self.count(p, seat, counted) >= number.into(),
            Test::AtMost(number, counted) => self.count(p, seat, counted) <= number.into(),
            Test::OnSpace(space) => p.players[seat].steps == 5 - space,
            Test::Era(era) => p.era() == era,
            Test::BiomatterProduced => p.memory.biomatter,
            Test::First => p.order.first() == Some(&seat),
            Test::Last => p.order.last() == Some(&seat),
        }
    }

    /// Whether a seat could claim a contract now (U-26.2).
    pub(crate) fn meets(&self, p: &Position, seat: Seat, contract: u8) -> bool {
        self.pack.contracts()[usize::from(contract)].criteria.iter().all(|&test| self.holds(p, seat, test))
    }

    /// Structures of these kinds that are not upgraded yet (U-13.5), by building site and by tunnel site.
    pub(crate) fn upgradable(player: &Player, what: Pieces) -> (u64, u32) {
        let mut buildings = 0;
        for piece in Piece::BUILDINGS.into_iter().filter(|&piece| what.has(piece)) {
            buildings |= player.buildings[piece as usize];
        }
        let tunnels = if what.has(Piece::Tunnel) { player.tunnels } else { 0 };
        (buildings & !player.upgraded, tunnels & !player.upgraded_tunnels)
    }

    /// Upgraded structures of these kinds adjacent to a connected city (U-25.10).
    pub(crate) fn productive(&self, player: &Player, what: Pieces) -> (u64, u32) {
        let mut buildings = 0;
        for piece in Piece::BUILDINGS.into_iter().filter(|&piece| what.has(piece)) {
            buildings |= player.buildings[piece as usize];
        }
        let tunnels = if what.has(Piece::Tunnel) { self.city_tunnels(player) } else { 0 };
        (buildings & player.upgraded & self.connected_sites(player), tunnels & player.upgraded_tunnels)
    }

    /// What upgrading a structure of this kind costs after discounts.
    pub(crate) fn upgrade_cost(&self, player: &Player, piece: Piece, stated: Cost) -> Cost {
        let mut cost = stated;
        let cards = player.claimed & self.pack.discounts;
        if cards.is_empty() {
            return cost;
        }
        for card in cards.iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::UpgradeDiscount { what, off } = clause
                    && what.has(piece)
                {
                    cost = cost.less(*off);
                }
            }
        }
        cost
    }

    /// The piece on a building or tunnel site that holds one.
    pub(crate) fn structure_at(player: &Player, spot: Spot) -> Option<Piece> {
        match spot {
            Spot::Building(at) => player.building(at),
            Spot::Tunnel(at) => (player.tunnels & (1 << at) != 0).then_some(Piece::Tunnel),
            Spot::City(_) => None,
        }
    }

    // -------------------------------------------------------------------------------------- what can be done

    /// Whether some part of an effect could be performed now with this purse (U-4.6).
    pub(crate) fn can(&self, p: &Position, node: NodeId, try_: Try) -> bool {
        let player = p.me();
        match *self.pack.node(node) {
            Node::All(span) | Node::OneOf(span) => {
                self.pack.parts(span).iter().any(|&part| self.can(p, part, try_))
            }
            Node::If(test, then) => self.holds(p, p.active, test) && self.can(p, then, try_),
            Node::Pay { cost, then, .. } => {
                try_.purse.covers(cost) && {
                    let mut left = try_;
                    left.pay(cost);
                    self.can(p, then, left)
                }
            }
            Node::Gain(_) | Node::Different { .. } | Node::Advance { .. } => true,
            Node::GainPer { every, count, .. } => self.count(p, p.active, count) >= every.into(),
            Node::Exchange { one, other, .. } => try_.purse.get(one) > 0 || try_.purse.get(other) > 0,
            Node::Instead { of, from, .. } => self.can_replace(p, of, from) && try_.purse.covers(of),
            Node::Build { what, price, expansion, .. } => self.can_build(p, what, price, expansion, try_),
            Node::BuildAndUpgrade { what, price, upgrade } => {
                self.can_build_and_upgrade(p, what, price, upgrade, try_)
            }
            Node::Upgrade { what, prices, .. } => {
                let discounts = !(player.claimed & self.pack.discounts).is_empty();
                let payable = |piece| {
                    prices.iter().any(|stated| {
                        let cost = if discounts { self.upgrade_cost(player, piece, stated) } else { stated };
                        try_.purse.covers(cost)
                    })
                };
                what.iter().any(|piece| {
                    let (buildings, tunnels) = Self::upgradable(player, Pieces::only(piece));
                    (buildings != 0 || tunnels != 0) && payable(piece)
                })
            }
            Node::UseAction { .. } => (0..player.actions.len()).any(|at| self.can_use(p, at, try_)),
            Node::TakeSpecial => self.special_left(p),
            Node::Perform { which, color } => (1..=self.slots().len() as u8).map(Slot).any(|slot| {
                self.may_perform(p, slot, which)
                    && color.is_none_or(|color| self.slot(slot).color == color)
                    && self.can_slot(p, slot, self.with_triggers(p, slot, try_))
            }),
            Node::Output { what } => self.productive(player, what) != (0, 0),
            Node::Refresh { .. } => player.used | try_.busy != 0,
            Node::Convert => player.white != 0 && p.purple_left > 0,
            Node::Metropolis => !p.spare_blues.is_empty(),
        }
    }

    /// Whether an action card, by its place, is available and some part of it can be performed (U-4.6).
    pub(crate) fn can_use(&self, p: &Position, at: usize, try_: Try) -> bool {
        let player = p.me();
        let bit = 1 << at;
        if (player.used | try_.busy) & bit != 0 {
            return false;
        }
        let Some(effect) = self.pack.known(player.actions[at]).effect else { return false };
        self.can(p, effect, Try { busy: try_.busy | bit, slot: Slot::ALWAYS, ..try_ })
    }

    /// Whether some part of a slot's action could be performed now.
    pub(crate) fn can_slot(&self, p: &Position, slot: Slot, try_: Try) -> bool {
        if slot == Slot::ALWAYS {
            return self.can(p, self.pack.always(), Try { slot, ..try_ });
        }
        self.meets_needs(p, &self.slot(slot).needs, Try { slot, ..try_ })
    }

    /// Whether one of the things a slot needs is there.
    #[inline]
    pub(crate) fn meets_needs(&self, p: &Position, needs: &Needs, try_: Try) -> bool {
        needs.nothing
            || needs.builds.0 != 0
                && match try_.ground.and_then(|ground| ground.known(try_.purse)) {
                    Some(now) => needs.builds.0 & now.0 != 0,
                    None => self.can_build(p, needs.builds, Price::Usual, false, try_),
                }
            || needs.special && self.special_left(p)
            || needs.rest.iter().any(|&part| self.can(p, part, try_))
    }

    /// Whether there is a Special card to take (U-7.2).
    #[inline]
    fn special_left(&self, p: &Position) -> bool {
        !p.specials.is_empty() || !p.open_specials.is_empty()
    }

    /// Whether an effect that performs another slot's action reaches this slot (U-15.6).
    pub(crate) fn may_perform(&self, p: &Position, slot: Slot, which: Which) -> bool {
        let tiles = p.tiles[slot.index()];
        let available = tiles == 0;
        let occupied = tiles != 0 && !p.has_tile(slot, p.active);
        match which {
            Which::Available => available,
            Which::Occupied => occupied,
            Which::Any => available || occupied,
        }
    }

    /// Whether one more building of a kind can have its output replaced (U-25.12).
    pub(crate) fn can_replace(&self, p: &Position, _of: Cost, from: Piece) -> bool {
        let buildings = p.me().buildings[from as usize] & self.connected_sites(p.me());
        buildings.count_ones() > u32::from(p.memory.replaced[from as usize])
    }

    /// What the choice or use of a slot triggers for sure: plain gains of permanent cards (U-4.6 a).
    pub(crate) fn triggered_goods(&self, p: &Position, events: Events, slot: Slot) -> Cost {
        let mut goods = Cost::FREE;
        for card in (p.me().claimed & self.pack.waiting).iter() {
            let brief = self.pack.brief(card);
            if !brief.waits.meets(events) && !self.names(brief.slots, slot) {
                continue;
            }
            for clause in &self.pack.known(card).clauses {
                if let Clause::When { events: waits, slots, then } = clause
                    && (waits.meets(events) || self.names(slots.0, slot))
                    && let Some(gain) = self.pack.gain_of(*then)
                {
                    goods = goods.plus(gain.goods);
                }
            }
        }
        goods
    }

    /// Whether a set of slots, by side, holds this one.
    #[inline]
    pub(crate) fn names(&self, slots: [u16; 2], slot: Slot) -> bool {
        slot != Slot::ALWAYS && slots[usize::from(self.setup.players > 2)] & (1 << (slot.0 - 1)) != 0
    }

    /// Events of building a piece there, looked at just before it is placed.
    pub(crate) fn build_events(&self, p: &Position, piece: Piece, spot: Spot) -> Events {
        let player = p.me();
        let board = self.board(player);
        let mut events = Trigger::Built(piece).bit();
        let built = &p.memory.built;
        use crate::effect::Tally;
        let structures: u8 = built[..4].iter().sum();
        let buildings: u8 = built[..3].iter().sum();
        if piece.is_city() {
            if built[4] + built[5] == 1 {
                events = events.and(Trigger::SecondInTurn(Tally::City).bit());
            }
        } else {
            if built[piece as usize] == 1 {
                events = events.and(Trigger::SecondInTurn(Tally::Piece(piece)).bit());
            }
            if structures == 1 {
                events = events.and(Trigger::SecondInTurn(Tally::Structure).bit());
            }
            if piece.is_building() && buildings == 1 {
                events = events.and(Trigger::SecondInTurn(Tally::Building).bit());
            }
        }
        match spot {
            Spot::Building(at) => {
                let city = usize::from(at) / SITES_PER_CITY;
                let there = player.buildings[piece as usize] & board.cities[city].sites;
                if player.connected() & (1 << city) != 0 && there.count_ones() == 1 {
                    events = events.and(Trigger::SecondAtCity(piece).bit());
                }
            }
            Spot::City(at) => {
                if player.network & (1 << at) != 0 {
                    events = events.and(Trigger::CityConnected.bit());
                }
            }
            Spot::Tunnel(at) => {
                let ends = board.tunnels[usize::from(at)].ends;
                if ends & player.cities() & !player.network != 0 {
                    events = events.and(Trigger::CityConnected.bit());
                }
            }
        }
        events
    }

    /// Whether the played card could be used now: paid for, and something of it done (U-7.4, U-30.5).
    pub(crate) fn card_usable(&self, p: &Position, card: Card) -> bool {
        let data = self.pack.known(card);
        let price = Cost::of(Resource::Credit, data.cost);
        if !p.me().purse.covers(price) {
            return false;
        }
        if data.kind != CardType::Instant {
            return true;
        }
        let mut try_ = Try::now(p);
        try_.pay(price);
        data.effect.is_some_and(|effect| self.can(p, effect, try_))
    }
}

/// What is assumed when asking whether something can be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Try<'a> {
    /// The resources at hand.
    pub(crate) purse: crate::goods::Purse,
    /// The slot whose own action it is, for discounts.
    pub(crate) slot: Slot,
    /// Action cards that count as used already.
    pub(crate) busy: u8,
    /// Where what can be built, if that was found out before.
    pub(crate) ground: Option<&'a Ground>,
}

impl Try<'_> {
    /// With what the active player has now.
    pub(crate) fn now(p: &Position) -> Self {
        Self { purse: p.me().purse, slot: Slot::ALWAYS, busy: 0, ground: None }
    }

    /// After paying.
    #[inline]
    pub(crate) fn pay(&mut self, cost: Cost) {
        self.purse.pay(cost);
    }

    /// After gaining.
    #[inline]
    pub(crate) fn gain(&mut self, goods: Cost) {
        if !goods.is_free() {
            self.purse.add(goods, 1);
        }
    }
}

fn graded(player: &Player, tunnels: u32, grade: Grade) -> u32 {
    match grade {
        Grade::Any => tunnels,
        Grade::Upgraded => tunnels & player.upgraded_tunnels,
        Grade::Plain => tunnels & !player.upgraded_tunnels,
    }
}
