//! Playing moves: what each decision changes, and everything that follows by itself.

use kernel::{Log, Moves};

use crate::board::Spot;
use crate::building::{Payment, payments};
use crate::cards::Card;
use crate::effect::{Node, NodeId, Trigger};
use crate::event::Event;
use crate::game::Cities;
use crate::goods::{Cost, Gain};
use crate::moves::Move;
use crate::position::{HiddenSpecial, Phase, Position, UNLIMITED};
use crate::rules::Try;
use crate::step::{Slot, Step, Task};

impl Cities {
    /// Goes on to the next real decision and lists its moves; none when the game is over.
    pub fn settle(&self, p: &mut Position, moves: &mut Moves<Move>, log: &mut impl Log<Event>) {
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
                [only] => {
                    // Where nothing more is offered there was nothing to decline.
                    if !matches!(step, Step::Offer | Step::ProductionCards | Step::Sales) {
                        log.note(Event::Forced { seat: p.active, r#move: Some(only), step });
                    }
                    self.act(p, only, log);
                }
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
            Step::Offer
                if p.contracts.is_empty() && (p.phase != Phase::Turns || self.abilities(p).is_empty()) =>
            {
                p.agenda.pop();
            }
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
                let mut ready =
                    (1..).zip(self.pack.parts(span)).filter(|&(_, &part)| self.can(p, part, try_));
                if let (Some((number, &only)), None) = (ready.next(), ready.next())
                    && (task.must || self.pack.plain(only))
                {
                    let (seat, step) = (p.active, Step::Do(task));
                    log.note(Event::Forced { seat, r#move: Some(Move::Option(number)), step });
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
                let (seat, step) = (p.active, Step::Do(task));
                log.note(Event::Forced { seat, r#move: Some(Move::Part(at as u8 + 1)), step });
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
