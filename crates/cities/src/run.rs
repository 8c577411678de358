//! Playing moves: what each decision changes, and everything that follows by itself.

use kernel::{Log, Moves};

use crate::board::Spot;
use crate::building::{Payment, payments};
use crate::cards::{Card, CardType, Deck};
use crate::effect::{Clause, Events, Node, NodeId, Trigger};
use crate::event::Event;
use crate::game::Cities;
use crate::goods::{Cost, Gain, Resource};
use crate::list::CLONING;
use crate::moves::Move;
use crate::place::{Piece, Site};
use crate::position::{HiddenSpecial, MOST_HAND, Phase, Position, UNLIMITED};
use crate::rules::Try;
use crate::step::{Slot, Step, Task};

impl Cities {
    /// Goes on to the next real decision and lists its moves; none when the game is over.
    pub(crate) fn settle(&self, p: &mut Position, moves: &mut Moves<Move>, log: &mut impl Log<Event>) {
        loop {
            moves.clear();
            let Some(&step) = p.agenda.last() else {
                if !self.go_on(p, log) {
                    return;
                }
                continue;
            };
            if self.automatic(p, step, log) {
                continue;
            }
            self.list(p, moves);
            match moves[..] {
                [] => _ = p.agenda.pop(),
                [only] => self.act(p, only, log),
                _ => return,
            }
        }
    }

    /// Does what needs no decision; `false` if the step asks something.
    pub(crate) fn automatic(&self, p: &mut Position, step: Step, log: &mut impl Log<Event>) -> bool {
        match step {
            Step::Keep | Step::Limit => {
                let limit = if p.phase == Phase::FirstHands { 3 } else { self.hand_limit(p.me()) };
                if p.me().hand.len() > limit {
                    return false;
                }
                p.agenda.pop();
            }
            Step::Slot { slot } => {
                p.agenda.pop();
                for gave in &mut p.memory.gave {
                    *gave &= !(1 << slot.0);
                }
                let task = Task { slot, ..Task::must(self.effect_of(slot), Card::default()) };
                p.owe(Step::Do(task));
                if slot != Slot::ALWAYS {
                    self.fire(p, Trigger::SlotColor(self.slot(slot).color).bit(), slot, log);
                }
            }
            Step::Card => {
                p.agenda.pop();
                self.resolve_card(p, log);
            }
            Step::FinishUpgrade { node, spot } => {
                p.agenda.pop();
                if let Node::BuildAndUpgrade { upgrade, .. } = *self.pack.node(node)
                    && let Some(piece) = Self::structure_at(p.me(), spot)
                {
                    let cost = self.upgrade_cost(p.me(), piece, upgrade);
                    if p.me().purse.covers(cost) {
                        self.pay(p, cost, log);
                        self.upgrade(p, spot, log);
                    }
                }
            }
            Step::TurnEnds => {
                p.agenda.pop();
                self.fire(p, Trigger::TurnEnds.bit(), Slot::ALWAYS, log);
            }
            Step::CleanUp => {
                p.agenda.pop();
                if let Some(card) = p.played.take() {
                    log.note(Event::CardLeft { seat: p.active, card });
                    self.discard(p, card);
                }
                self.draw(p, 1, log);
            }
            Step::LastPoints => {
                p.agenda.pop();
                self.last_points(p, log);
            }
            Step::ProductionCards => return self.plain_production(p, log),
            Step::Under if p.looked.is_empty() => {
                p.agenda.pop();
                face_up(p);
            }
            Step::Group { of: 0 | 1 } => _ = p.agenda.pop(),
            Step::Do(task) => return self.automatic_task(p, task, log),
            _ => return false,
        }
        true
    }

    fn automatic_task(&self, p: &mut Position, task: Task, log: &mut impl Log<Event>) -> bool {
        let count = match *self.pack.node(task.node) {
            Node::Gain(gain) => {
                p.agenda.pop();
                self.gain(p, gain, task.slot, log);
                return true;
            }
            Node::GainPer { .. } => {
                p.agenda.pop();
                self.run_plain(p, task.node, task.slot, log);
                return true;
            }
            Node::If(test, then) => {
                p.agenda.pop();
                if self.holds(p, p.active, test) {
                    p.owe(Step::Do(task.part(then, task.must)));
                }
                return true;
            }
            Node::Metropolis => {
                p.agenda.pop();
                self.gain_metropolis(p, log);
                return true;
            }
            Node::All(span) => return self.automatic_parts(p, task, self.pack.parts(span), log),
            Node::OneOf(span) => {
                let try_ = Try { slot: task.slot, ..Try::now(p) };
                let mut ready = self.pack.parts(span).iter().filter(|&&part| self.can(p, part, try_));
                if let (Some(&only), None) = (ready.next(), ready.next())
                    && (task.must || self.pack.plain(only))
                {
                    p.agenda.pop();
                    p.owe(Step::Do(task.part(only, true)));
                    return true;
                }
                return false;
            }
            Node::Build { count, .. } => count,
            Node::Upgrade { most, .. } | Node::UseAction { most } | Node::Refresh { most } => most,
            Node::Advance { steps } => steps,
            Node::Different { count, .. } => count,
            Node::Pay { times, .. } => times,
            _ => 1,
        };
        if task.left == 0 {
            set_top(p, Task { left: count, ..task });
        }
        false
    }

    /// Takes plain gains, and enters the one part that is left, if only one is.
    fn automatic_parts(
        &self,
        p: &mut Position,
        mut task: Task,
        parts: &[NodeId],
        log: &mut impl Log<Event>,
    ) -> bool {
        if task.left == 0 {
            let plain = |part: &NodeId| matches!(self.pack.node(*part), Node::Gain(_));
            task.left = 1;
            for (at, _) in parts.iter().enumerate().filter(|(_, part)| plain(part)) {
                task.done |= 1 << at | Task::USED;
            }
            set_top(p, task);
            for &part in parts.iter().filter(|part| plain(part)) {
                self.run_plain(p, part, task.slot, log);
            }
            // A gain may have triggered something that comes first.
            return true;
        }
        let try_ = Try { slot: task.slot, ..Try::now(p) };
        let ready = parts
            .iter()
            .enumerate()
            .filter(|&(at, &part)| task.done & (1 << at) == 0 && self.can(p, part, try_))
            .fold(0u16, |ready, (at, _)| ready | 1 << at);
        match ready.count_ones() {
            0 => _ = p.agenda.pop(),
            1 => {
                let at = ready.trailing_zeros() as usize;
                let must = task.must && task.done & Task::USED == 0;
                task.done |= ready | Task::USED;
                set_top(p, task);
                p.owe(Step::Do(task.part(parts[at], must)));
            }
            _ => return false,
        }
        true
    }

    /// Makes a legal move at the decision on top of the agenda.
    pub(crate) fn act(&self, p: &mut Position, mv: Move, log: &mut impl Log<Event>) {
        let seat = p.active;
        match mv {
            Move::Contract(number) => return self.claim_contract(p, number, log),
            Move::Ability(card) => {
                p.memory.spent.add(card);
                log.note(Event::CardWorked { seat, card });
                if let Some(node) = self.ability(card) {
                    p.owe(Step::Do(Task::must(node, card)));
                }
                return;
            }
            _ => {}
        }
        let Some(&step) = p.agenda.last() else { return };
        match (step, mv) {
            (Step::Keep, Move::Discard(card)) => {
                let me = p.me_mut();
                me.hand.remove(card);
                let _ = me.aside.try_push(card);
                log.note(Event::SetAside { seat, card: Some(card) });
            }
            (Step::Limit, Move::Discard(card)) => {
                p.me_mut().hand.remove(card);
                log.note(Event::Discarded { seat, card });
                self.discard(p, card);
            }
            (Step::Choose, Move::Choose { slot, card }) => self.choose(p, slot, card, false, log),
            (Step::Choose, Move::Clone { slot, card }) => self.choose(p, slot, card, true, log),
            (Step::Order { slot }, Move::SlotFirst) => {
                p.agenda.pop();
                p.owe(Step::LaterCard);
                p.owe(Step::Slot { slot });
            }
            (Step::Order { slot }, Move::CardFirst) => {
                p.agenda.pop();
                p.owe(Step::Slot { slot });
                p.owe(Step::Offer);
                p.owe(Step::Card);
            }
            (Step::LaterCard, Move::UseCard) => {
                p.agenda.pop();
                p.owe(Step::Card);
            }
            (Step::MakeRoom, Move::Drop(card)) => self.make_room(p, card, log),
            (Step::LastUse { card }, Move::Use(_)) => {
                p.agenda.pop();
                self.use_effect(p, card, log);
            }
            (Step::Payment { task, piece, spot }, Move::Biomatter { kelp, steelplast }) => {
                p.agenda.pop();
                let cost = Payment { kelp, steelplast }.of(self.build_cost(p, task, piece, spot));
                self.pay(p, cost, log);
                self.place(p, piece, spot, log);
            }
            (Step::KeepSpecial, Move::Keep(card)) => {
                p.agenda.pop();
                p.looked.retain(|&other| other != card);
                p.me_mut().hand.add(card);
                log.note(Event::SpecialTaken { seat, card: None });
                p.owe(Step::Under);
                self.fire(p, Trigger::SpecialTaken.bit(), Slot::ALWAYS, log);
            }
            (Step::Under, Move::Under(card)) => {
                p.looked.retain(|&other| other != card);
                let _ = p.specials.try_push(HiddenSpecial { card, known: 1 << seat.0 });
                log.note(Event::SpecialUnder { seat, card: None });
            }
            (Step::Group { of }, Move::Resolve(card)) => {
                p.agenda.pop();
                let first = p.agenda.len() - usize::from(of);
                let is_it = |step: &Step| matches!(step, Step::Do(task) if task.card == card);
                if let Some(at) = p.agenda[first..].iter().rposition(is_it) {
                    let chosen = p.agenda.remove(first + at);
                    p.owe(Step::Group { of: of - 1 });
                    p.owe(chosen);
                }
            }
            (Step::ProductionCards, Move::Resolve(card)) => {
                p.memory.spent.add(card);
                log.note(Event::CardWorked { seat, card });
                if let Some(effect) = self.pack.known(card).effect {
                    p.owe(Step::Do(Task::must(effect, card)));
                }
            }
            (Step::Sales, Move::Sell { card, times }) => self.sell(p, card, times, log),
            (Step::Do(_), Move::Stop) => _ = p.agenda.pop(),
            (Step::Do(task), _) => self.act_task(p, task, mv, log),
            // Stop, SkipCard: the step is over.
            _ => _ = p.agenda.pop(),
        }
    }

    fn act_task(&self, p: &mut Position, task: Task, mv: Move, log: &mut impl Log<Event>) {
        let seat = p.active;
        let node = *self.pack.node(task.node);
        let board = self.board(p.me());
        match (node, mv) {
            (Node::All(span), Move::Part(number)) => {
                let at = usize::from(number) - 1;
                set_top(p, Task { done: task.done | 1 << at | Task::USED, ..task });
                p.owe(Step::Do(task.part(self.pack.parts(span)[at], true)));
            }
            (Node::OneOf(span), Move::Option(number)) => {
                p.agenda.pop();
                p.owe(Step::Do(task.part(self.pack.parts(span)[usize::from(number) - 1], true)));
            }
            (Node::Pay { cost, then, .. }, Move::Pay) => {
                used_once(p, task);
                self.pay(p, cost, log);
                p.owe(Step::Do(task.part(then, true)));
            }
            (Node::Instead { of, from, gain }, Move::Pay) => {
                p.agenda.pop();
                p.memory.replaced[from as usize] += 1;
                self.pay(p, of, log);
                self.gain(p, gain, Slot::ALWAYS, log);
            }
            (Node::Different { .. }, Move::Gain(resource)) => {
                used_once(p, Task { done: task.done | 1 << resource as u16, ..task });
                self.gain(p, Gain { goods: Cost::of(resource, 1), ..Gain::NOTHING }, task.slot, log);
            }
            (Node::Exchange { .. }, Move::Exchange { amount, give, take }) => {
                p.agenda.pop();
                self.pay(p, Cost::of(give, amount), log);
                self.gain(p, Gain { goods: Cost::of(take, amount), ..Gain::NOTHING }, Slot::ALWAYS, log);
            }
            (Node::Build { .. } | Node::BuildAndUpgrade { .. }, Move::Build { piece, site }) => {
                let Some(spot) = board.spot(site) else { return };
                if let Node::BuildAndUpgrade { .. } = node {
                    p.agenda.pop();
                    p.owe(Step::FinishUpgrade { node: task.node, spot });
                } else {
                    used_once(p, task);
                }
                let cost = self.build_cost(p, task, piece, spot);
                let mut ways = payments(p.me().purse, cost);
                match (ways.next(), ways.next()) {
                    (Some(only), None) => {
                        self.pay(p, only.of(cost), log);
                        self.place(p, piece, spot, log);
                    }
                    _ => p.owe(Step::Payment { task, piece, spot }),
                }
            }
            (Node::Upgrade { prices, .. }, Move::Upgrade { site, price }) => {
                used_once(p, task);
                let stated = prices.costs[usize::from(price).clamp(1, 3) - 1];
                if let Some(spot) = board.spot(site)
                    && let Some(piece) = Self::structure_at(p.me(), spot)
                {
                    let cost = self.upgrade_cost(p.me(), piece, stated);
                    self.pay(p, cost, log);
                    self.upgrade(p, spot, log);
                }
            }
            (Node::UseAction { .. }, Move::Use(card)) => {
                used_once(p, task);
                if let Some(at) = p.me().actions.iter().position(|&known| known == card) {
                    p.me_mut().used |= 1 << at;
                }
                self.use_effect(p, card, log);
            }
            (Node::TakeSpecial, Move::Take(card)) => {
                p.agenda.pop();
                if p.open_specials.has(card) {
                    p.open_specials.remove(card);
                } else if !p.specials.is_empty() {
                    p.specials.remove(0);
                    face_up(p);
                }
                p.me_mut().hand.add(card);
                p.shown.add(card);
                log.note(Event::SpecialTaken { seat, card: Some(card) });
                self.fire(p, Trigger::SpecialTaken.bit(), Slot::ALWAYS, log);
            }
            (Node::TakeSpecial, Move::Look) => {
                p.agenda.pop();
                let mut top = p.specials.remove(0);
                top.known = ALL;
                let _ = p.specials.try_push(top);
                log.note(Event::SpecialUnder { seat, card: Some(top.card) });
                for _ in 0..3.min(p.specials.len()) {
                    let drawn = p.specials.remove(0);
                    let _ = p.looked.try_push(drawn.card);
                }
                log.note(Event::SpecialsSeen { seat });
                p.owe(Step::KeepSpecial);
            }
            (Node::Advance { .. }, Move::Advance) => {
                used_once(p, task);
                self.advance(p, log);
            }
            (Node::Perform { .. }, Move::Perform(slot)) => {
                p.agenda.pop();
                log.note(Event::Performed { seat, slot });
                p.owe(Step::Slot { slot });
            }
            (Node::Output { .. }, Move::Output(site)) => {
                p.agenda.pop();
                let piece = board.spot(site).and_then(|spot| Self::structure_at(p.me(), spot));
                if let Some(piece) = piece {
                    self.gain(p, crate::produce::output(piece, true), Slot::ALWAYS, log);
                }
            }
            (Node::Refresh { .. }, Move::Refresh(card)) => {
                used_once(p, task);
                if let Some(at) = p.me().actions.iter().position(|&known| known == card) {
                    p.me_mut().used &= !(1 << at);
                }
                log.note(Event::Refreshed { seat, card });
            }
            (Node::Convert, Move::Convert(site)) => {
                p.agenda.pop();
                if let Some(Spot::City(at)) = board.spot(site) {
                    let me = p.me_mut();
                    me.white &= !(1 << at);
                    me.purple |= 1 << at;
                    p.white_left += 1;
                    if p.purple_left != UNLIMITED {
                        p.purple_left -= 1;
                    }
                    log.note(Event::Converted { seat, site });
                }
            }
            _ => _ = p.agenda.pop(),
        }
    }

    // -------------------------------------------------------------------------------------------- the turn

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
    fn resolve_card(&self, p: &mut Position, log: &mut impl Log<Event>) {
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
    fn claim(&self, p: &mut Position, log: &mut impl Log<Event>) {
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
    fn make_room(&self, p: &mut Position, card: Card, log: &mut impl Log<Event>) {
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

    fn use_effect(&self, p: &mut Position, card: Card, log: &mut impl Log<Event>) {
        log.note(Event::ActionUsed { seat: p.active, card });
        if let Some(effect) = self.pack.known(card).effect {
            p.owe(Step::Do(Task::must(effect, card)));
        }
        self.fire(p, Trigger::ActionUsed.bit(), Slot::ALWAYS, log);
    }

    fn claim_contract(&self, p: &mut Position, number: u8, log: &mut impl Log<Event>) {
        let contract = number - 1;
        p.contracts.retain(|&open| open != contract);
        p.me_mut().contracts |= 1 << contract;
        log.note(Event::ContractClaimed { seat: p.active, contract: number });
        let benefit = self.pack.contracts()[usize::from(contract)].benefit;
        p.owe(Step::Do(Task::may(benefit, Card::default())));
    }

    // ------------------------------------------------------------------------------- what effects do at last

    /// Resolves what an event triggers: plain gains at once, the rest as steps, in an order of choice (U-16.5).
    pub(crate) fn fire(&self, p: &mut Position, events: Events, slot: Slot, log: &mut impl Log<Event>) {
        let cards = p.me().claimed & self.pack.waiting;
        if cards.is_empty() {
            return;
        }
        let mut asked = 0;
        for card in cards.iter() {
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
            Node::If(test, then) => {
                if self.holds(p, p.active, test) {
                    self.run_plain(p, then, slot, log);
                }
            }
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
    fn instant(&self, p: &mut Position, tile: u8, log: &mut impl Log<Event>) {
        if let Some(node) = self.pack.metropolises()[usize::from(tile)].instant {
            if self.pack.plain(node) {
                self.run_plain(p, node, Slot::ALWAYS, log);
            } else {
                p.owe(Step::Do(Task::may(node, Card::default())));
            }
        }
    }

    /// A further metropolis tile, connected at once (U-18.6).
    fn gain_metropolis(&self, p: &mut Position, log: &mut impl Log<Event>) {
        // A search for what a card makes possible must not look at the hidden tile.
        if p.agenda.first() == Some(&Step::Probe) {
            return;
        }
        if let Some(tile) = p.spare_blues.pop() {
            let _ = p.me_mut().gained.try_push(tile);
            log.note(Event::Metropolis { seat: p.active, tile, gained: true });
            self.instant(p, tile, log);
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

    // ------------------------------------------------------------------------------ looking ahead (U-4.6 b)

    /// Whether the matching card can be resolved in a way after which some part of the slot can be performed.
    pub(crate) fn reaches(&self, p: &Position, slot: Slot, card: Card, cloned: bool) -> bool {
        let mut after = *p;
        after.agenda.clear();
        after.owe(Step::Probe);
        after.owe(Step::Choose);
        self.choose(&mut after, slot, card, cloned, &mut kernel::Quiet);
        // The order is settled: the card comes first, if it can be used at all.
        if let Some(order) = after.agenda.iter().position(|step| matches!(step, Step::Order { .. })) {
            after.agenda[order] = Step::Card;
        }
        let mut budget = 400;
        self.search(&mut after, slot, card, &mut budget)
    }

    fn search(&self, p: &mut Position, slot: Slot, card: Card, budget: &mut u32) -> bool {
        let mut moves = Moves::new();
        loop {
            match p.agenda.last().copied() {
                None | Some(Step::Probe) => return self.can_slot(p, slot, self.try_slot(p, slot)),
                Some(Step::Card) if !self.card_usable(p, card) => return false,
                Some(step) if self.automatic(p, step, &mut kernel::Quiet) => continue,
                Some(_) => {}
            }
            moves.clear();
            self.list(p, &mut moves);
            match moves[..] {
                [] => _ = p.agenda.pop(),
                [only] => self.act(p, only, &mut kernel::Quiet),
                _ => break,
            }
        }
        for mv in moves {
            if *budget == 0 {
                return false;
            }
            *budget -= 1;
            let mut next = *p;
            self.act(&mut next, mv, &mut kernel::Quiet);
            if self.search(&mut next, slot, card, budget) {
                return true;
            }
        }
        false
    }
}

/// Everybody knows.
pub(crate) const ALL: u8 = 0b1111;

/// The top card of the Special deck lies face up.
pub(crate) fn face_up(p: &mut Position) {
    if let Some(top) = p.specials.first_mut() {
        top.known = ALL;
    }
}

fn set_top(p: &mut Position, task: Task) {
    if let Some(top) = p.agenda.last_mut() {
        *top = Step::Do(task);
    }
}

/// One of several times is used: the rest may be declined.
fn used_once(p: &mut Position, task: Task) {
    if task.left <= 1 {
        p.agenda.pop();
    } else {
        set_top(p, Task { left: task.left - 1, must: false, ..task });
    }
}
