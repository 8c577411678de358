//! Questions to a position that change nothing: what counts, what holds, what can be done.

use kernel::{Seat, Set};

use crate::board::{Board, Spot, Structures};
use crate::cards::{Card, CardType};
use crate::effect::{Clause, Counted, Events, Grade, Node, NodeId, Price, SlotSets, Test, Trigger, Which};
use crate::game::Cities;
use crate::goods::{Cost, Resource};
use crate::lasting::Trait;
use crate::pack::Needs;
use crate::place::{Piece, Pieces};
use crate::position::{MOST_HAND, Player, Position};
use crate::sets::{ActionPlace, BuildingSite, CardSet, CitySite, MetropolisSpace, TunnelSite};
use crate::step::Slot;

impl Cities {
    /// A player's board.
    #[inline]
    pub fn board(&self, player: &Player) -> &Board {
        &self.pack.boards()[usize::from(player.board)]
    }

    /// The hand limit (U-19.1, U-19.2).
    #[inline]
    pub fn hand_limit(&self, player: &Player) -> u32 {
        if self.lasting(player).has(Trait::HandLimit) { self.larger_hand(player) } else { 3 }
    }

    #[inline(never)]
    fn larger_hand(&self, player: &Player) -> u32 {
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
    pub fn connected_sites(&self, player: &Player) -> Set<BuildingSite> {
        self.board(player).sites_of(player.connected())
    }

    /// Tunnels with a city at one of their ends (U-9.4).
    #[inline]
    pub fn city_tunnels(&self, player: &Player) -> Set<TunnelSite> {
        player.tunnels & self.board(player).tunnels_of(player.cities())
    }

    /// Connected metropolis spaces (U-18.1).
    pub fn connected_metropolises(&self, player: &Player) -> Set<MetropolisSpace> {
        let spaces = (0..).map(MetropolisSpace).zip(self.board(player).metropolises);
        spaces.filter(|&(_, tunnels)| player.tunnels.covers(tunnels)).map(|(space, _)| space).collect()
    }

    /// How many different kinds of buildings stand at a city site.
    pub fn kinds_at(&self, player: &Player, city: CitySite) -> u8 {
        let sites = self.board(player).cities[city.index()].sites;
        player.buildings.iter().filter(|buildings| buildings.meets(sites)).count() as u8
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
                if what.meets(Pieces::BUILDINGS) {
                    let mut mask = self.connected_sites(player);
                    match grade {
                        Grade::Any => {}
                        Grade::Upgraded => mask &= player.upgraded,
                        Grade::Plain => mask -= player.upgraded,
                    }
                    for piece in Piece::BUILDINGS.into_iter().filter(|&piece| what.has(piece)) {
                        number += (player.buildings[piece as usize] & mask).len();
                    }
                }
                if what.has(Piece::Tunnel) {
                    number += graded(player, player.tunnels, grade).len();
                }
                number
            }
            Counted::CityTunnels(grade) => graded(player, self.city_tunnels(player), grade).len(),
            Counted::Cities(Pieces::CITIES) => player.connected().len(),
            Counted::Cities(what) if what.has(Piece::Symbiotic) => (player.purple & player.network).len(),
            Counted::Cities(_) => (player.white & player.network).len(),
            Counted::CitiesWithKinds(kinds) => {
                let cities = player.connected().iter();
                cities.filter(|&city| self.kinds_at(player, city) >= kinds).count() as u32
            }
            Counted::BareCities => {
                let cities = player.connected().iter();
                cities.filter(|&city| self.kinds_at(player, city) == 0).count() as u32
            }
            Counted::Pairs(piece) => {
                let upgraded = player.buildings[piece as usize] & player.upgraded;
                let board = self.board(player);
                let paired = |city: &CitySite| !(upgraded & board.cities[city.index()].sites).fewer_than(2);
                player.connected().iter().filter(paired).count() as u32
            }
            Counted::Expansions => {
                (player.built() & self.board(player).expansion & self.connected_sites(player)).len()
            }
            Counted::Metropolises { blue, brown } => {
                let connected = self.connected_metropolises(player);
                let mut number = 0;
                if brown {
                    number += (connected & MetropolisSpace::BROWNS).len();
                }
                if blue {
                    number += (connected - MetropolisSpace::BROWNS).len() + player.gained.len() as u32;
                }
                number
            }
            Counted::Claimed(CardType::Action) => player.actions.len() as u32,
            Counted::Claimed(kind) => (player.claimed & self.pack.of_type(kind)).len(),
            Counted::ClaimedCards => {
                let instants = self.pack.of_type(CardType::Instant);
                (player.claimed - instants).len() + player.actions.len() as u32
            }
            Counted::UsedActions => player.used.len(),
            Counted::ReadyActions => player.actions.len() as u32 - player.used.len(),
            Counted::PaidSpecials => self.paid_specials(player),
            Counted::Hand => player.hand.len(),
            Counted::Stock(resource) => player.purse.get(resource).into(),
            Counted::Steps => player.steps.into(),
            Counted::Contracts => player.contracts.len(),
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

    /// Structures of these kinds that are not upgraded yet (U-13.5).
    pub(crate) fn upgradable(player: &Player, what: Pieces) -> Structures {
        let tunnels = if what.has(Piece::Tunnel) { player.tunnels } else { Set::EMPTY };
        Structures {
            buildings: player.buildings_of(what) - player.upgraded,
            tunnels: tunnels - player.upgraded_tunnels,
        }
    }

    /// Upgraded structures of these kinds adjacent to a connected city (U-25.10).
    pub(crate) fn productive(&self, player: &Player, what: Pieces) -> Structures {
        let tunnels = if what.has(Piece::Tunnel) { self.city_tunnels(player) } else { Set::EMPTY };
        Structures {
            buildings: player.buildings_of(what) & player.upgraded & self.connected_sites(player),
            tunnels: tunnels & player.upgraded_tunnels,
        }
    }

    /// What upgrading a structure of this kind costs after discounts.
    #[inline]
    pub(crate) fn upgrade_cost(&self, player: &Player, piece: Piece, stated: Cost) -> Cost {
        if self.lasting(player).has(Trait::Discounts) {
            return self.discounted_upgrade(player, piece, stated);
        }
        stated
    }

    #[inline(never)]
    fn discounted_upgrade(&self, player: &Player, piece: Piece, mut cost: Cost) -> Cost {
        for card in (player.claimed & self.pack.discounts).iter() {
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
            Spot::Tunnel(at) => player.tunnels.has(at).then_some(Piece::Tunnel),
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
                if !self.lasting(player).has(Trait::Discounts) {
                    return prices.iter().any(|cost| try_.purse.covers(cost))
                        && !Self::upgradable(player, what).is_empty();
                }
                what.iter().any(|piece| {
                    !Self::upgradable(player, Pieces::only(piece)).is_empty()
                        && prices
                            .iter()
                            .any(|stated| try_.purse.covers(self.upgrade_cost(player, piece, stated)))
                })
            }
            Node::UseAction { .. } => self.can_use_some(p, try_),
            Node::TakeSpecial => self.special_left(p),
            Node::Perform { which, color } => (1..=self.slots().len() as u8).map(Slot).any(|slot| {
                self.may_perform(p, slot, which)
                    && color.is_none_or(|color| self.slot(slot).color == color)
                    && self.can_slot(p, slot, self.with_triggers(p, slot, try_))
            }),
            Node::Output { what } => !self.productive(player, what).is_empty(),
            Node::Refresh { .. } => !(player.used | try_.busy).is_empty(),
            Node::Convert => !player.white.is_empty() && p.purple_left > 0,
            Node::Metropolis => !p.spare_blues.is_empty(),
        }
    }

    /// Whether one of the action cards is available and some part of it can be performed (U-4.6).
    pub(crate) fn can_use_some(&self, p: &Position, try_: Try) -> bool {
        p.me().action_places().any(|at| self.can_use(p, at, try_))
    }

    /// Whether an action card, by its place, is available and some part of it can be performed (U-4.6).
    #[inline]
    pub(crate) fn can_use(&self, p: &Position, at: ActionPlace, try_: Try) -> bool {
        let data = self.pack.brief(p.me().actions[at.index()]);
        !(p.me().used | try_.busy).has(at)
            && (data.ready || data.effect.is_some_and(|effect| self.can_perform(p, at, effect, try_)))
    }

    /// Whether some part of what an action card does can be performed while the card is used.
    #[inline(never)]
    fn can_perform(&self, p: &Position, at: ActionPlace, effect: NodeId, try_: Try) -> bool {
        self.can(p, effect, Try { busy: try_.busy.with(at), slot: Slot::ALWAYS, ..try_ })
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
            || needs.builds.0 != 0 && self.can_build(p, needs.builds, Price::Usual, false, try_)
            || needs.special && self.special_left(p)
            || needs.action && self.can_use_some(p, try_)
            || needs.rest.iter().any(|&part| self.can(p, part, try_))
    }

    /// Whether there is a Special card to take (U-7.2).
    #[inline]
    pub(crate) fn special_left(&self, p: &Position) -> bool {
        (!p.specials.is_empty() || !p.open_specials.is_empty()) && p.me().hand.len() < MOST_HAND as u32
    }

    /// Whether an effect that performs another slot's action reaches this slot (U-15.6).
    pub(crate) fn may_perform(&self, p: &Position, slot: Slot, which: Which) -> bool {
        let tiles = p.tiles[slot.index()];
        let available = tiles.is_empty();
        let occupied = !available && !p.has_tile(slot, p.active);
        match which {
            Which::Available => available,
            Which::Occupied => occupied,
            Which::Any => available || occupied,
        }
    }

    /// Whether one more building of a kind can have its output replaced (U-25.12).
    pub(crate) fn can_replace(&self, p: &Position, _of: Cost, from: Piece) -> bool {
        let buildings = p.me().buildings[from as usize] & self.connected_sites(p.me());
        buildings.len() > u32::from(p.memory.replaced[from as usize])
    }

    /// Whether some claimed card may wait for one of these events or for the use of this slot.
    #[inline]
    pub(crate) fn awaited(&self, p: &Position, events: Events, slot: Slot) -> bool {
        let lasting = self.lasting(p.me());
        lasting.waits_for(events) || slot != Slot::ALWAYS && lasting.has(Trait::WaitsForSlots)
    }

    /// What the choice or use of a slot triggers for sure: plain gains of permanent cards (U-4.6 a).
    pub(crate) fn triggered_goods(&self, p: &Position, events: Events, slot: Slot) -> Cost {
        let mut goods = Cost::FREE;
        if !self.awaited(p, events, slot) {
            return goods;
        }
        let answering = p.me().claimed & self.pack.waiting_for(events, self.setup.players, slot);
        answering.iter().for_each(|card| {
            for clause in &self.pack.known(card).clauses {
                if let Clause::When { events: waits, slots, then } = clause
                    && (waits.meets(events) || self.names(*slots, slot))
                    && let Some(gain) = self.pack.gain_of(*then)
                {
                    goods = goods.plus(gain.goods);
                }
            }
        });
        goods
    }

    /// Whether a set of slots, by side, holds this one.
    #[inline]
    pub(crate) fn names(&self, slots: SlotSets, slot: Slot) -> bool {
        slots.of(self.setup.players).has(slot)
    }

    /// Events of building a piece there, looked at just before it is placed.
    pub(crate) fn build_events(&self, p: &Position, piece: Piece, spot: Spot) -> Events {
        let player = p.me();
        let board = self.board(player);
        let mut events = Trigger::Built(piece).bit();
        let built = &p.memory.built;
        use crate::effect::Tally;
        let sum =
            |pieces: std::ops::Range<usize>| built[pieces].iter().map(|&built| u32::from(built)).sum::<u32>();
        let (structures, buildings) = (sum(0..4), sum(0..3));
        if piece.is_city() {
            if sum(4..6) == 1 {
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
                let city = at.city();
                let there = player.buildings[piece as usize] & board.cities[city.index()].sites;
                if player.connected().has(city) && there.len() == 1 {
                    events = events.and(Trigger::SecondAtCity(piece).bit());
                }
            }
            Spot::City(at) => {
                if player.network.has(at) {
                    events = events.and(Trigger::CityConnected.bit());
                }
            }
            Spot::Tunnel(at) => {
                let ends = board.tunnels[at.index()].ends;
                if ends.meets(player.cities() - player.network) {
                    events = events.and(Trigger::CityConnected.bit());
                }
            }
        }
        events
    }

    /// Whether the played card could be used now: paid for, and something of it done (U-7.4, U-30.5).
    pub(crate) fn card_usable(&self, p: &Position, card: Card) -> bool {
        self.card_usable_with(p, card, Try::now(p))
    }

    /// The same with another purse.
    pub(crate) fn card_usable_with(&self, p: &Position, card: Card, mut try_: Try) -> bool {
        let data = self.pack.brief(card);
        if data.cost > 0 {
            let price = Cost::of(Resource::Credit, data.cost);
            if !try_.purse.covers(price) {
                return false;
            }
            try_.pay(price);
        }
        data.kind != CardType::Instant || data.effect.is_some_and(|effect| self.can(p, effect, try_))
    }
}

/// What is assumed when asking whether something can be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Try {
    /// The resources at hand.
    pub(crate) purse: crate::goods::Purse,
    /// The slot whose own action it is, for discounts.
    pub(crate) slot: Slot,
    /// Action cards that count as used already.
    pub(crate) busy: Set<ActionPlace>,
}

impl Try {
    /// With what the active player has now.
    pub(crate) fn now(p: &Position) -> Self {
        Self { purse: p.me().purse, slot: Slot::ALWAYS, busy: Set::EMPTY }
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

fn graded(player: &Player, tunnels: Set<TunnelSite>, grade: Grade) -> Set<TunnelSite> {
    match grade {
        Grade::Any => tunnels,
        Grade::Upgraded => tunnels & player.upgraded_tunnels,
        Grade::Plain => tunnels - player.upgraded_tunnels,
    }
}
