//! What decisions and effects change at last: cards, goods, pieces, markers, and what they trigger.

use kernel::{Log, Set};

use crate::board::Spot;
use crate::cards::{Card, CardType, Deck};
use crate::effect::{Clause, Events, Node, NodeId, Trigger};
use crate::event::Event;
use crate::game::Cities;
use crate::goods::{Cost, Gain, Resource};
use crate::list::CLONING;
use crate::place::{Piece, Site};
use crate::position::{HiddenSpecial, MOST_HAND, Phase, Position, UNLIMITED};
use crate::rules::Try;
use crate::sets::{CardSet, Contract, Tile};
use crate::step::{Slot, Step, Task};

impl Cities {
    /// Puts the tile on the slot and plays the card (U-4.1, step 2).
    pub(crate) fn choose(
        &self,
        p: &mut Position,
        slot: Slot,
        card: Card,
        cloned: bool,
        log: &mut impl Log<Position, Event>,
    ) {
        let seat = p.active;
        p.done();
        p.me_mut().hand.remove(card);
        p.shown.remove(card);
        p.played = Some(card);
        if slot == Slot::ALWAYS {
            log.note(p, Event::Chose { seat, slot, card, cloned });
            self.begin_slot(p, slot, log);
            return;
        }
        p.tiles[slot.index()].add(Tile::Of(seat));
        p.cloning &= !cloned;
        log.note(p, Event::Chose { seat, slot, card, cloned });
        if cloned {
            self.pay(p, CLONING, log);
        }
        let matched = self.pack.brief(card).color == Some(self.slot(slot).color);
        p.owe(if matched { Step::Order { slot } } else { Step::Slot { slot } });
        let owed = p.agenda.len();
        let event = if matched { Trigger::Match } else { Trigger::Differ };
        self.fire(p, event.bit(), Slot::ALWAYS, log);
        // Mostly nothing comes before the slot's action.
        if !matched && p.agenda.len() == owed {
            p.done();
            self.begin_slot(p, slot, log);
        }
    }

    /// A slot's action begins.
    #[inline]
    pub(crate) fn begin_slot(&self, p: &mut Position, slot: Slot, log: &mut impl Log<Position, Event>) {
        p.memory.gave.iter_mut().for_each(|gave| gave.remove(slot));
        p.owe(Step::Do(Task { slot, ..Task::must(self.effect_of(slot), Card::default()) }));
        if slot != Slot::ALWAYS {
            self.fire(p, Trigger::SlotColor(self.slot(slot).color).bit(), slot, log);
        }
    }

    /// The played card takes effect or is claimed (U-5.4, U-5.5, U-7.4).
    pub(crate) fn resolve_card(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        let Some(card) = p.played else { return };
        let data = self.pack.brief(card);
        let seat = p.active;
        if data.cost > 0 && data.kind == CardType::Instant {
            // A Special instant that is paid for stays on the table (U-7.7).
            p.played = None;
            self.lay_claimed(p.me_mut(), card);
        }
        log.note(p, Event::CardUsed { seat, card });
        if data.cost > 0 {
            self.pay(p, Cost::of(Resource::Credit, data.cost), log);
        }
        match data.kind {
            CardType::Instant => {
                if let Some(effect) = data.effect {
                    p.owe(Step::Do(Task::must(effect, card)));
                }
            }
            CardType::Action if p.me().actions.len() == 4 => p.owe(Step::MakeRoom),
            _ => self.claim(p, log),
        }
        if data.cost > 0 {
            self.fire(p, Trigger::SpecialPaid.bit(), Slot::ALWAYS, log);
        }
    }

    /// Lays the played card open beside the board (U-5.5).
    pub(crate) fn claim(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        let Some(card) = p.played.take() else { return };
        if self.pack.brief(card).kind == CardType::Action {
            p.me_mut().actions.push_if_room(card);
        } else {
            self.lay_claimed(p.me_mut(), card);
        }
        log.note(p, Event::Claimed { seat: p.active, card });
        self.fire(p, Trigger::CardClaimed.bit(), Slot::ALWAYS, log);
    }

    /// Discards one of four action cards, claims the new one, and offers the last use (U-6.4, U-6.5).
    pub(crate) fn make_room(&self, p: &mut Position, card: Card, log: &mut impl Log<Position, Event>) {
        p.done();
        let me = p.me_mut();
        let Some(at) = me.place_of(card) else { return };
        let available = !me.used.has(at);
        me.actions.remove(at.index());
        // Those behind it move up.
        let low = (1u8 << at.0) - 1;
        me.used = Set::from_bits((me.used.bits() & low) | ((me.used.bits() >> 1) & !low));
        if card != Card::ASSISTANT {
            self.discard(p, card);
        }
        log.note(p, Event::ActionDropped { seat: p.active, card });
        let effect = self.pack.brief(card).effect;
        // The claim comes first; what it triggers must still be resolved before the last use is offered.
        if available && effect.is_some() {
            p.owe(Step::LastUse { card });
        }
        self.claim(p, log);
    }

    pub(crate) fn use_effect(&self, p: &mut Position, card: Card, log: &mut impl Log<Position, Event>) {
        log.note(p, Event::ActionUsed { seat: p.active, card });
        if let Some(effect) = self.pack.brief(card).effect {
            p.owe(Step::Do(Task::must(effect, card)));
        }
        self.fire(p, Trigger::ActionUsed.bit(), Slot::ALWAYS, log);
    }

    pub(crate) fn claim_contract(&self, p: &mut Position, number: u8, log: &mut impl Log<Position, Event>) {
        let contract = number - 1;
        p.contracts.retain(|&open| open != contract);
        p.me_mut().contracts.add(Contract(contract));
        log.note(p, Event::ContractClaimed { seat: p.active, contract: number });
        let benefit = self.pack.contracts()[usize::from(contract)].benefit;
        // What it brings may be of use to a production card after all (U-26.4).
        let produces = p.phase == Phase::Production && p.agenda.last() == Some(&Step::Offer);
        if produces && self.production_asks_once() {
            p.owe(Step::ProductionCards);
        }
        p.owe(Step::Do(Task::may(benefit, Card::default())));
    }

    /// Resolves what an event triggers, if any card of the active player waits.
    #[inline]
    pub(crate) fn fire(
        &self,
        p: &mut Position,
        events: Events,
        slot: Slot,
        log: &mut impl Log<Position, Event>,
    ) {
        if self.awaited(p, events, slot) && !self.answering(p, events, slot).is_empty() {
            self.answer(p, events, slot, log);
        }
    }

    /// The claimed cards that answer to an event: mostly none.
    #[inline(never)]
    fn answering(&self, p: &Position, events: Events, slot: Slot) -> CardSet {
        p.me().claimed & self.pack.waiting_for(events, self.setup.players, slot)
    }

    /// Resolves what an event triggers: plain gains at once, the rest as steps, in an order of choice (U-16.5).
    #[inline(never)]
    fn answer(&self, p: &mut Position, events: Events, slot: Slot, log: &mut impl Log<Position, Event>) {
        let cards = self.answering(p, events, slot);
        let mut asked = 0;
        for card in cards.iter() {
            for clause in &self.pack.known(card).clauses {
                let Clause::When { events: waits, slots, then } = clause else { continue };
                if !waits.meets(events) && !self.names(*slots, slot) {
                    continue;
                }
                if self.pack.plain(*then) {
                    if self.can(p, *then, Try::now(p)) {
                        log.note(p, Event::CardWorked { seat: p.active, card });
                        self.run_plain(p, *then, Slot::ALWAYS, log);
                    }
                } else {
                    p.owe(Step::Do(Task::may(*then, card)));
                    asked += 1;
                }
            }
        }
        if asked > 1 {
            p.owe(Step::Group { of: asked });
        }
    }

    /// Runs an effect that is nothing but gains.
    pub(crate) fn run_plain(
        &self,
        p: &mut Position,
        node: NodeId,
        slot: Slot,
        log: &mut impl Log<Position, Event>,
    ) {
        match *self.pack.node(node) {
            Node::Gain(gain) => self.gain(p, gain, slot, log),
            Node::GainPer { gain, every, count, most } => {
                let lots = (self.count(p, p.active, count) / u32::from(every)).min(most.into());
                for _ in 0..lots {
                    self.gain(p, gain, slot, log);
                }
            }
            Node::If(test, then) if self.holds(p, p.active, test) => self.run_plain(p, then, slot, log),
            Node::All(span) => {
                for &part in self.pack.parts(span) {
                    self.run_plain(p, part, slot, log);
                }
            }
            _ => {}
        }
    }

    /// The active player gains something; `slot` is the slot whose own gain it is, if any (U-25.9).
    pub(crate) fn gain(&self, p: &mut Position, gain: Gain, slot: Slot, log: &mut impl Log<Position, Event>) {
        if gain.is_nothing() {
            return;
        }
        let me = p.me_mut();
        me.purse.add(gain.goods, 1);
        me.points = me.points.saturating_add(gain.points.into());
        log.note(p, Event::Gained { seat: p.active, gain });
        if p.phase == Phase::Production && gain.goods.get(Resource::Biomatter) > 0 {
            p.memory.biomatter = true;
        }
        if slot != Slot::ALWAYS && !gain.goods.is_free() {
            let mut events = Events::default();
            // What is given for the first time is an event; no branch, since nobody can foresee what a slot gives.
            for resource in Resource::ALL {
                let gave = &mut p.memory.gave[resource as usize];
                let gives = u64::from(gain.goods.get(resource) > 0);
                let first = gives & !u64::from(gave.bits() >> slot.0);
                *gave |= Set::from_bits((gives as u16) << slot.0);
                events.0 |= Trigger::SlotGave(resource).bit().0 * first;
            }
            self.fire(p, events, Slot::ALWAYS, log);
        }
        for _ in 0..gain.steps {
            self.advance(p, log);
        }
        if gain.cards > 0 {
            self.draw(p, gain.cards, log);
        }
    }

    /// The active player pays.
    pub(crate) fn pay(&self, p: &mut Position, cost: Cost, log: &mut impl Log<Position, Event>) {
        if !cost.is_free() {
            p.me_mut().purse.pay(cost);
            log.note(p, Event::Paid { seat: p.active, cost });
        }
    }

    /// Draws cards of the era deck one by one (U-25.15, U-1.10).
    pub(crate) fn draw(&self, p: &mut Position, cards: u8, log: &mut impl Log<Position, Event>) {
        let held = p.me().hand.len() as usize;
        for _ in held..MOST_HAND.min(held + usize::from(cards)) {
            let Some(card) = self.turn_up(p, log) else { return };
            self.join_hand(p, card);
            log.note(p, Event::Drew { seat: p.active, card });
        }
    }

    /// A card joins the hand of the active player, who may not play it in the same turn (U-4.8).
    #[inline]
    pub(crate) fn join_hand(&self, p: &mut Position, card: Card) {
        p.me_mut().hand.add(card);
        if self.holds_back() && p.phase == Phase::Turns {
            p.memory.drawn.add(card);
        }
    }

    /// Takes the top card of the era deck, shuffling the discard pile if there is none.
    #[inline]
    pub(crate) fn turn_up(&self, p: &mut Position, log: &mut impl Log<Position, Event>) -> Option<Card> {
        if p.deck.is_empty() && !p.discard.is_empty() {
            self.reshuffle(p, log);
        }
        p.deck.pop()
    }

    /// The discard pile becomes the era deck.
    #[cold]
    #[inline(never)]
    fn reshuffle(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        p.deck.extend(p.discard.iter());
        p.discard = Default::default();
        p.chance.shuffle(&mut p.deck);
        log.note(p, Event::Reshuffled);
    }

    /// Where a discarded card goes (U-5.8, U-5.9, U-6.7, U-7.6).
    pub(crate) fn discard(&self, p: &mut Position, card: Card) {
        p.shown.remove(card);
        match self.pack.brief(card).deck {
            Deck::Special => {
                p.specials.push_if_room(HiddenSpecial { card, known: Set::all() });
            }
            deck if deck == Deck::of_era(p.era()) => p.discard.add(card),
            _ => p.gone.add(card),
        }
    }

    /// One step on the Federation track, with its bonus (U-14.2 to U-14.5).
    pub(crate) fn advance(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        let seat = p.active;
        let beyond = p.me().steps == 4;
        if !beyond {
            p.me_mut().steps += 1;
        }
        let steps = p.me().steps;
        // On top of those on its space, behind those further on (U-14.5).
        let (before, mut after) = (p.standing, Some(seat));
        p.standing.clear();
        for &other in before.iter().filter(|&&other| other != seat) {
            if p.players[other].steps <= steps {
                p.standing.extend(after.take());
            }
            p.standing.push(other);
        }
        p.standing.extend(after);
        let space = 5 - steps;
        log.note(p, Event::Advanced { seat, space: if beyond { 0 } else { space } });
        let mut gain = Gain::NOTHING;
        match space {
            3 => gain.goods = Cost::of(Resource::Credit, 1),
            2 => gain.goods = Cost::of(Resource::Steelplast, 1),
            1 => gain.points = 1,
            _ => {}
        }
        self.gain(p, gain, Slot::ALWAYS, log);
        let where_to = if beyond { Trigger::Beyond } else { Trigger::Entered(space) };
        self.fire(p, Trigger::Advanced.bit().and(where_to.bit()), Slot::ALWAYS, log);
    }

    /// Puts a piece on its site, with everything that follows at once (U-16.4, U-17.1, U-18.5).
    pub(crate) fn place(
        &self,
        p: &mut Position,
        piece: Piece,
        spot: Spot,
        log: &mut impl Log<Position, Event>,
    ) {
        // Mostly no card waits for what is built.
        let awaited = self.lasting(p.me()).waits_for(Events::BUILDING);
        let mut events = if awaited { self.build_events(p, piece, spot) } else { Events::default() };
        let board = self.board(p.me());
        let site = board.site(spot);
        let built = &mut p.memory.built[piece as usize];
        *built = built.saturating_add(1);
        self.put(p, piece, spot);
        let connected = match spot {
            Spot::Tunnel(at) => (0..3).find(|&space| {
                let sites = board.metropolises[space];
                sites.has(at) && p.me().tunnels.covers(sites)
            }),
            _ => None,
        };
        log.note(p, Event::Built { seat: p.active, piece, site });
        // Nothing is printed on most sites.
        let bonus = board.print(spot).bonus;
        if !bonus.is_nothing() {
            self.gain(p, bonus, Slot::ALWAYS, log);
        }
        if let Some(space) = connected {
            let tile = p.me().metropolises[space];
            events = events.and(Trigger::MetropolisConnected.bit());
            log.note(p, Event::Metropolis { seat: p.active, tile, gained: false });
            self.instant(p, tile, log);
        }
        self.fire(p, events, Slot::ALWAYS, log);
    }

    /// A piece stands on its site and is no longer in the supply.
    #[inline]
    pub(crate) fn put(&self, p: &mut Position, piece: Piece, spot: Spot) {
        let board = self.board(p.me());
        let me = p.me_mut();
        match spot {
            Spot::Building(at) => me.buildings[piece as usize].add(at),
            Spot::City(at) => {
                if piece == Piece::Symbiotic {
                    me.purple.add(at);
                } else {
                    me.white.add(at);
                }
                me.open |= board.cities[at.index()].neighbours.with(at);
            }
            Spot::Tunnel(at) => {
                me.tunnels.add(at);
                me.network |= board.tunnels[at.index()].ends;
            }
        }
        match piece {
            Piece::Tunnel => p.tunnels_left -= 1,
            Piece::Nonsymbiotic => p.white_left -= 1,
            Piece::Symbiotic if p.purple_left != UNLIMITED => p.purple_left -= 1,
            _ => {}
        }
    }

    /// The instant effect of a metropolis (U-18.2).
    pub(crate) fn instant(&self, p: &mut Position, tile: u8, log: &mut impl Log<Position, Event>) {
        if let Some(node) = self.pack.metropolises()[usize::from(tile)].instant {
            if self.pack.plain(node) {
                self.run_plain(p, node, Slot::ALWAYS, log);
            } else {
                p.owe(Step::Do(Task::may(node, Card::default())));
            }
        }
    }

    /// A further metropolis tile, connected at once (U-18.6).
    pub(crate) fn gain_metropolis(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        // A search for what a card makes possible must not look at the hidden tile.
        let hidden = p.agenda.first() == Some(&Step::Probe);
        if let Some(tile) = p.spare_blues.pop() {
            p.me_mut().gained.push_if_room(tile);
            log.note(p, Event::Metropolis { seat: p.active, tile, gained: true });
            if !hidden {
                self.instant(p, tile, log);
            }
            self.fire(p, Trigger::MetropolisConnected.bit(), Slot::ALWAYS, log);
        }
    }

    /// Upgrades a structure (U-13.1).
    pub(crate) fn upgrade(&self, p: &mut Position, spot: Spot, log: &mut impl Log<Position, Event>) {
        let Some(piece) = Self::structure_at(p.me(), spot) else { return };
        let mut events = Trigger::Upgraded(piece).bit();
        let board = self.board(p.me());
        let site: Site = board.site(spot);
        let me = p.me_mut();
        match spot {
            Spot::Building(at) => {
                me.upgraded.add(at);
                let city = at.city();
                let there = me.buildings[piece as usize] & me.upgraded & board.cities[city.index()].sites;
                if me.connected().has(city) && there.fewer_than(3) && !there.fewer_than(2) {
                    events = events.and(Trigger::SecondUpgraded(piece).bit());
                }
            }
            Spot::Tunnel(at) => me.upgraded_tunnels.add(at),
            Spot::City(_) => return,
        }
        log.note(p, Event::Upgraded { seat: p.active, site });
        self.fire(p, events, Slot::ALWAYS, log);
    }
}
