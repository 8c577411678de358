//! What decisions and effects change at last: cards, goods, pieces, markers, and what they trigger.

use kernel::Log;

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
use crate::run::ALL;
use crate::step::{Slot, Step, Task};

impl Cities {
    /// Puts the tile on the slot and plays the card (U-4.1, step 2).
    pub(crate) fn choose(
        &self,
        p: &mut Position,
        slot: Slot,
        card: Card,
        cloned: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = p.active;
        p.agenda.pop();
        p.me_mut().hand.remove(card);
        p.shown.remove(card);
        p.played = Some(card);
        log.note(Event::Chose { seat, slot, card, cloned });
        if slot == Slot::ALWAYS {
            p.owe(Step::Slot { slot });
            return;
        }
        if cloned {
            p.cloning = false;
            self.pay(p, CLONING, log);
        }
        p.tiles[slot.index()] |= 1 << seat.0;
        let matched = self.pack.known(card).color == Some(self.slot(slot).color);
        p.owe(if matched { Step::Order { slot } } else { Step::Slot { slot } });
        let event = if matched { Trigger::Match } else { Trigger::Differ };
        self.fire(p, event.bit(), Slot::ALWAYS, log);
    }

    /// The played card takes effect or is claimed (U-5.4, U-5.5, U-7.4).
    pub(crate) fn resolve_card(&self, p: &mut Position, log: &mut impl Log<Event>) {
        let Some(card) = p.played else { return };
        let data = self.pack.known(card);
        let seat = p.active;
        log.note(Event::CardUsed { seat, card });
        if data.cost > 0 {
            self.pay(p, Cost::of(Resource::Credit, data.cost), log);
        }
        match data.kind {
            CardType::Instant => {
                if data.cost > 0 {
                    p.played = None;
                    p.me_mut().claimed.add(card);
                }
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
    pub(crate) fn claim(&self, p: &mut Position, log: &mut impl Log<Event>) {
        let Some(card) = p.played.take() else { return };
        log.note(Event::Claimed { seat: p.active, card });
        if self.pack.known(card).kind == CardType::Action {
            let _ = p.me_mut().actions.try_push(card);
        } else {
            p.me_mut().claimed.add(card);
        }
        self.fire(p, Trigger::CardClaimed.bit(), Slot::ALWAYS, log);
    }

    /// Discards one of four action cards, claims the new one, and offers the last use (U-6.4, U-6.5).
    pub(crate) fn make_room(&self, p: &mut Position, card: Card, log: &mut impl Log<Event>) {
        p.agenda.pop();
        let me = p.me_mut();
        let Some(at) = me.actions.iter().position(|&known| known == card) else { return };
        let available = me.used & (1 << at) == 0;
        me.actions.remove(at);
        let low = (1u8 << at) - 1;
        me.used = (me.used & low) | ((me.used >> 1) & !low);
        log.note(Event::ActionDropped { seat: p.active, card });
        if card != Card::ASSISTANT {
            self.discard(p, card);
        }
        let effect = self.pack.known(card).effect;
        // The claim comes first; what it triggers must still be resolved before the last use is offered.
        if available && effect.is_some() {
            p.owe(Step::LastUse { card });
        }
        self.claim(p, log);
    }

    pub(crate) fn use_effect(&self, p: &mut Position, card: Card, log: &mut impl Log<Event>) {
        log.note(Event::ActionUsed { seat: p.active, card });
        if let Some(effect) = self.pack.known(card).effect {
            p.owe(Step::Do(Task::must(effect, card)));
        }
        self.fire(p, Trigger::ActionUsed.bit(), Slot::ALWAYS, log);
    }

    pub(crate) fn claim_contract(&self, p: &mut Position, number: u8, log: &mut impl Log<Event>) {
        let contract = number - 1;
        p.contracts.retain(|&open| open != contract);
        p.me_mut().contracts |= 1 << contract;
        log.note(Event::ContractClaimed { seat: p.active, contract: number });
        let benefit = self.pack.contracts()[usize::from(contract)].benefit;
        p.owe(Step::Do(Task::may(benefit, Card::default())));
    }

    /// Resolves what an event triggers: plain gains at once, the rest as steps, in an order of choice (U-16.5).
    pub(crate) fn fire(&self, p: &mut Position, events: Events, slot: Slot, log: &mut impl Log<Event>) {
        let cards = p.me().claimed & self.pack.waiting;
        if cards.is_empty() {
            return;
        }
        let mut asked = 0;
        for card in cards.iter() {
            let brief = self.pack.brief(card);
            if !brief.waits.meets(events) && !self.names(brief.slots, slot) {
                continue;
            }
            for clause in &self.pack.known(card).clauses {
                let Clause::When { events: waits, slots, then } = clause else { continue };
                if !waits.meets(events) && !self.names(slots.0, slot) {
                    continue;
                }
                if self.pack.plain(*then) {
                    if self.can(p, *then, Try::now(p)) {
                        log.note(Event::CardWorked { seat: p.active, card });
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
    pub(crate) fn run_plain(&self, p: &mut Position, node: NodeId, slot: Slot, log: &mut impl Log<Event>) {
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
    pub(crate) fn gain(&self, p: &mut Position, gain: Gain, slot: Slot, log: &mut impl Log<Event>) {
        if gain.is_nothing() {
            return;
        }
        log.note(Event::Gained { seat: p.active, gain });
        let me = p.me_mut();
        me.purse.add(gain.goods, 1);
        me.points = me.points.saturating_add(gain.points.into());
        if p.phase == Phase::Production && gain.goods.get(Resource::Biomatter) > 0 {
            p.memory.biomatter = true;
        }
        if slot != Slot::ALWAYS && !gain.goods.is_free() {
            let bit = 1 << slot.0;
            let mut events = Events::default();
            for resource in Resource::ALL {
                let gave = &mut p.memory.gave[resource as usize];
                if gain.goods.get(resource) > 0 && *gave & bit == 0 {
                    *gave |= bit;
                    events = events.and(Trigger::SlotGave(resource).bit());
                }
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
    pub(crate) fn pay(&self, p: &mut Position, cost: Cost, log: &mut impl Log<Event>) {
        if !cost.is_free() {
            log.note(Event::Paid { seat: p.active, cost });
            p.me_mut().purse.pay(cost);
        }
    }

    /// Draws cards of the era deck one by one (U-25.15, U-1.10).
    pub(crate) fn draw(&self, p: &mut Position, cards: u8, log: &mut impl Log<Event>) {
        for _ in 0..cards {
            if p.me().hand.len() as usize >= MOST_HAND {
                return;
            }
            let Some(card) = self.turn_up(p, log) else { return };
            p.me_mut().hand.add(card);
            log.note(Event::Drew { seat: p.active, card: Some(card) });
        }
    }

    /// Takes the top card of the era deck, shuffling the discard pile if there is none.
    pub(crate) fn turn_up(&self, p: &mut Position, log: &mut impl Log<Event>) -> Option<Card> {
        if p.deck.is_empty() && !p.discard.is_empty() {
            p.deck.extend(p.discard.iter());
            p.discard = Default::default();
            p.chance.shuffle(&mut p.deck);
            log.note(Event::Reshuffled);
        }
        p.deck.pop()
    }

    /// Where a discarded card goes (U-5.8, U-5.9, U-6.7, U-7.6).
    pub(crate) fn discard(&self, p: &mut Position, card: Card) {
        p.shown.remove(card);
        match self.pack.known(card).deck {
            Deck::Special => {
                let _ = p.specials.try_push(HiddenSpecial { card, known: ALL });
            }
            deck if deck == Deck::of_era(p.era()) => p.discard.add(card),
            _ => p.gone.add(card),
        }
    }

    /// One step on the Federation track, with its bonus (U-14.2 to U-14.5).
    pub(crate) fn advance(&self, p: &mut Position, log: &mut impl Log<Event>) {
        let seat = p.active;
        let beyond = p.me().steps == 4;
        if !beyond {
            p.me_mut().steps += 1;
        }
        let steps = p.me().steps;
        p.standing.retain(|&other| other != seat);
        let at = p.standing.iter().position(|&other| p.players[other].steps <= steps);
        p.standing.insert(at.unwrap_or(p.standing.len()), seat);
        let space = 5 - steps;
        log.note(Event::Advanced { seat, space: if beyond { 0 } else { space } });
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
    pub(crate) fn place(&self, p: &mut Position, piece: Piece, spot: Spot, log: &mut impl Log<Event>) {
        let mut events = self.build_events(p, piece, spot);
        let board = self.board(p.me());
        let site = board.site(spot);
        log.note(Event::Built { seat: p.active, piece, site });
        let built = &mut p.memory.built[piece as usize];
        *built = built.saturating_add(1);
        let me = p.me_mut();
        let mut connected = None;
        match spot {
            Spot::Building(at) => me.buildings[piece as usize] |= 1 << at,
            Spot::City(at) => {
                if piece == Piece::Symbiotic {
                    me.purple |= 1 << at;
                } else {
                    me.white |= 1 << at;
                }
                me.open |= 1 << at | board.cities[usize::from(at)].neighbours;
            }
            Spot::Tunnel(at) => {
                me.tunnels |= 1 << at;
                me.network |= board.tunnels[usize::from(at)].ends;
                connected = (0..3).find(|&space| {
                    let sites = board.metropolises[space];
                    sites & (1 << at) != 0 && me.tunnels & sites == sites
                });
            }
        }
        match piece {
            Piece::Tunnel => p.tunnels_left -= 1,
            Piece::Nonsymbiotic => p.white_left -= 1,
            Piece::Symbiotic if p.purple_left != UNLIMITED => p.purple_left -= 1,
            _ => {}
        }
        self.gain(p, board.print(spot).bonus, Slot::ALWAYS, log);
        if let Some(space) = connected {
            let tile = p.me().metropolises[space];
            events = events.and(Trigger::MetropolisConnected.bit());
            log.note(Event::Metropolis { seat: p.active, tile, gained: false });
            self.instant(p, tile, log);
        }
        self.fire(p, events, Slot::ALWAYS, log);
    }

    /// The instant effect of a metropolis (U-18.2).
    pub(crate) fn instant(&self, p: &mut Position, tile: u8, log: &mut impl Log<Event>) {
        if let Some(node) = self.pack.metropolises()[usize::from(tile)].instant {
            if self.pack.plain(node) {
                self.run_plain(p, node, Slot::ALWAYS, log);
            } else {
                p.owe(Step::Do(Task::may(node, Card::default())));
            }
        }
    }

    /// A further metropolis tile, connected at once (U-18.6).
    pub(crate) fn gain_metropolis(&self, p: &mut Position, log: &mut impl Log<Event>) {
        // A search for what a card makes possible must not look at the hidden tile.
        let hidden = p.agenda.first() == Some(&Step::Probe);
        if let Some(tile) = p.spare_blues.pop() {
            let _ = p.me_mut().gained.try_push(tile);
            log.note(Event::Metropolis { seat: p.active, tile, gained: true });
            if !hidden {
                self.instant(p, tile, log);
            }
            self.fire(p, Trigger::MetropolisConnected.bit(), Slot::ALWAYS, log);
        }
    }

    /// Upgrades a structure (U-13.1).
    pub(crate) fn upgrade(&self, p: &mut Position, spot: Spot, log: &mut impl Log<Event>) {
        let Some(piece) = Self::structure_at(p.me(), spot) else { return };
        let mut events = Trigger::Upgraded(piece).bit();
        let board = self.board(p.me());
        let site: Site = board.site(spot);
        let me = p.me_mut();
        match spot {
            Spot::Building(at) => {
                me.upgraded |= 1 << at;
                let city = usize::from(at) / crate::board::SITES_PER_CITY;
                let there = me.buildings[piece as usize] & me.upgraded & board.cities[city].sites;
                if me.connected() & (1 << city) != 0 && there.count_ones() == 2 {
                    events = events.and(Trigger::SecondUpgraded(piece).bit());
                }
            }
            Spot::Tunnel(at) => me.upgraded_tunnels |= 1 << at,
            Spot::City(_) => return,
        }
        log.note(Event::Upgraded { seat: p.active, site });
        self.fire(p, events, Slot::ALWAYS, log);
    }
}
