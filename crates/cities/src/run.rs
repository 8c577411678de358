//! Playing moves: what each decision changes, and everything that follows by itself.

use kernel::{Log, Moves, Set};

use crate::board::Spot;
use crate::building::{Payment, only_payment};
use crate::effect::{Node, NodeId, Trigger};
use crate::event::Event;
use crate::game::Cities;
use crate::goods::{Cost, Gain};
use crate::moves::Move;
use crate::position::{HiddenSpecial, Phase, Position, UNLIMITED};
use crate::sets::PartPlace;
use crate::step::{Slot, Step, Task};

/// What a step on top of the agenda leads to.
enum Next {
    /// It is done, or something else has to be done first.
    GoOn,
    /// A decision.
    Ask,
    /// A decision about the parts of an effect, of which these are ready.
    AskFor(Set<PartPlace>),
}

impl Cities {
    /// Goes on to the next real decision and lists its moves; none when the game is over.
    pub fn settle(&self, p: &mut Position, moves: &mut Moves<Move>, log: &mut impl Log<Position, Event>) {
        self.settle_until(p, moves, log, |_| false);
    }

    /// The same, but does not list the moves of a decision that is surely a real one.
    pub(crate) fn settle_until(
        &self,
        p: &mut Position,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
        surely_asks: impl Fn(&Position) -> bool,
    ) {
        moves.clear();
        loop {
            let Some(&step) = p.agenda.last() else {
                if !self.go_on(p, log) {
                    return;
                }
                continue;
            };
            match self.next(p, step, log) {
                Next::GoOn => continue,
                Next::Ask if surely_asks(p) => return,
                Next::Ask => self.list_here(p, moves),
                Next::AskFor(ready) => self.list_parts(p, ready, moves),
            }
            match moves[..] {
                [] => p.done(),
                [only] => {
                    moves.clear();
                    // Where nothing more is offered there was nothing to decline.
                    if !matches!(step, Step::Offer | Step::ProductionCards | Step::Sales) {
                        log.note(p, Event::Forced { seat: p.active, r#move: only, step });
                    }
                    self.act(p, only, log);
                }
                _ => return,
            }
        }
    }

    /// Does what needs no decision; `false` if the step asks something.
    pub(crate) fn automatic(
        &self,
        p: &mut Position,
        step: Step,
        log: &mut impl Log<Position, Event>,
    ) -> bool {
        matches!(self.next(p, step, log), Next::GoOn)
    }

    /// Does what needs no decision, and tells what comes next.
    fn next(&self, p: &mut Position, step: Step, log: &mut impl Log<Position, Event>) -> Next {
        match step {
            Step::Keep | Step::Limit => {
                let limit = if p.phase == Phase::FirstHands { 3 } else { self.hand_limit(p.me()) };
                if p.me().hand.len() > limit {
                    return Next::Ask;
                }
                p.done();
            }
            Step::Slot { slot } => {
                p.done();
                self.begin_slot(p, slot, log);
            }
            Step::Card => {
                p.done();
                self.resolve_card(p, log);
            }
            Step::FinishUpgrade { node, spot } => {
                p.done();
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
                p.done();
                self.fire(p, Trigger::TurnEnds.bit(), Slot::ALWAYS, log);
                // Mostly nothing comes between the last steps of a turn.
                if let [.., Step::CleanUp, Step::Offer] = p.agenda[..]
                    && self.offers_nothing(p)
                {
                    p.done();
                    self.clean_up(p, log);
                }
            }
            Step::CleanUp => self.clean_up(p, log),
            Step::LastPoints => {
                p.done();
                self.last_points(p, log);
            }
            Step::ProductionCards => {
                if self.plain_production(p, log) {
                    return Next::GoOn;
                }
                // Where no card is left, contracts are offered under their own name (U-26.4).
                if !self.production_asks_once() || self.production_cards(p).next().is_some() {
                    return Next::Ask;
                }
                p.done();
            }
            Step::Under if p.looked.is_empty() => {
                p.done();
                face_up(p);
            }
            Step::Group { of: 0 | 1 } => p.done(),
            Step::Offer if self.offers_nothing(p) => p.done(),
            Step::Do(task) => return self.next_of_task(p, task, log),
            _ => return Next::Ask,
        }
        Next::GoOn
    }

    /// Whether there are neither contracts nor abilities to offer (U-25.5, U-30.6).
    #[inline]
    fn offers_nothing(&self, p: &Position) -> bool {
        p.contracts.is_empty() && (p.phase != Phase::Turns || self.abilities(p).is_empty())
    }

    /// The played card goes where it belongs, and a card is drawn (U-4.1).
    fn clean_up(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        p.done();
        if let Some(card) = p.played.take() {
            self.discard(p, card);
            log.note(p, Event::CardLeft { seat: p.active, card });
        }
        self.draw(p, 1, log);
    }

    fn next_of_task(&self, p: &mut Position, task: Task, log: &mut impl Log<Position, Event>) -> Next {
        let count = match *self.pack.node(task.node) {
            Node::Gain(gain) => {
                p.done();
                self.gain(p, gain, task.slot, log);
                return Next::GoOn;
            }
            Node::GainPer { .. } => {
                p.done();
                self.run_plain(p, task.node, task.slot, log);
                return Next::GoOn;
            }
            Node::If(test, then) => {
                p.done();
                if self.holds(p, p.active, test) {
                    p.owe(Step::Do(task.part(then, task.must)));
                }
                return Next::GoOn;
            }
            Node::Metropolis => {
                p.done();
                self.gain_metropolis(p, log);
                return Next::GoOn;
            }
            Node::All(span) => return self.next_of_parts(p, task, self.pack.parts(span), log),
            Node::OneOf(span) => {
                let parts = self.pack.parts(span);
                let ready = self.ready_parts(p, &task);
                if let Some(only) = ready.first()
                    && ready.fewer_than(2)
                    && let part = parts[only.index()]
                    && (task.must || self.pack.plain(part) && !self.better_without(p, part, task.slot))
                    && !self.may_claim(p)
                {
                    let (seat, step) = (p.active, Step::Do(task));
                    log.note(p, Event::Forced { seat, r#move: Move::Option(only.0 + 1), step });
                    p.done();
                    p.owe(Step::Do(task.part(part, true)));
                    return Next::GoOn;
                }
                return Next::AskFor(ready);
            }
            node => node.nature().times,
        };
        if task.left == 0 {
            set_top(p, Task { left: count, ..task });
        }
        Next::Ask
    }

    /// Takes plain gains, and enters the one part that is left, if only one is.
    fn next_of_parts(
        &self,
        p: &mut Position,
        mut task: Task,
        parts: &[NodeId],
        log: &mut impl Log<Position, Event>,
    ) -> Next {
        if task.left == 0 {
            // Which gains are taken at once is settled before the first of them changes anything.
            let gains = self.pack.joint(task.node).gains.iter();
            let taken = gains.filter(|at| !self.better_without(p, parts[at.index()], task.slot));
            let plain: Set<PartPlace> = taken.collect();
            task.left = 1;
            if !plain.is_empty() {
                task.done |= plain.bits() | Task::USED;
            }
            set_top(p, task);
            let owed = p.agenda.len();
            for at in plain {
                self.run_plain(p, parts[at.index()], task.slot, log);
            }
            // A gain may have triggered something that comes first.
            if p.agenda.len() > owed {
                return Next::GoOn;
            }
        }
        let ready = self.ready_parts(p, &task);
        if !ready.fewer_than(2) {
            return Next::AskFor(ready);
        }
        let open = !task.done_parts().covers(self.pack.joint(task.node).all);
        if open && self.may_claim(p) {
            return Next::AskFor(ready);
        }
        let Some(only) = ready.first() else {
            p.done();
            return Next::GoOn;
        };
        let part = parts[only.index()];
        let must = task.must && task.done & Task::USED == 0;
        if !must && self.gives_unasked(part) && self.better_without(p, part, task.slot) {
            return Next::AskFor(ready);
        }
        let (seat, step) = (p.active, Step::Do(task));
        log.note(p, Event::Forced { seat, r#move: Move::Part(only.0 + 1), step });
        task.done |= ready.bits() | Task::USED;
        set_top(p, task);
        p.owe(Step::Do(task.part(part, must)));
        Next::GoOn
    }

    /// Makes a legal move at the decision on top of the agenda.
    #[inline(never)]
    pub(crate) fn act(&self, p: &mut Position, mv: Move, log: &mut impl Log<Position, Event>) {
        self.act_here(p, mv, log);
    }

    /// The same where nobody jumps to it.
    #[inline(always)]
    pub(crate) fn act_here(&self, p: &mut Position, mv: Move, log: &mut impl Log<Position, Event>) {
        let seat = p.active;
        match mv {
            Move::Contract(number) => return self.claim_contract(p, number, log),
            Move::Ability(card) => {
                p.memory.spent.add(card);
                log.note(p, Event::CardWorked { seat, card });
                if let Some(node) = self.ability(card) {
                    p.owe(Step::Do(Task::must(node, card)));
                }
                return;
            }
            _ => {}
        }
        // Steps of effects and choices of slot and card are most of all decisions: nobody looks further for them.
        match (p.agenda.last(), mv) {
            (Some(Step::Do(_)), Move::Stop) => p.done(),
            (Some(&Step::Do(task)), _) => self.act_task(p, task, mv, log),
            (Some(Step::Choose), Move::Choose { slot, card }) => self.choose(p, slot, card, false, log),
            (Some(&step), _) => self.act_step(p, step, mv, log),
            (None, _) => {}
        }
    }

    /// Makes a legal move at a step that is no step of an effect.
    #[inline(never)]
    fn act_step(&self, p: &mut Position, step: Step, mv: Move, log: &mut impl Log<Position, Event>) {
        let seat = p.active;
        match (step, mv) {
            (Step::Lay, Move::Lay(number)) => {
                p.done();
                if p.me().metropolises[1] + 1 != number {
                    p.me_mut().metropolises.swap(1, 2);
                }
                let (tiles, names) = (p.me().metropolises, self.board(p.me()).metropolis_names);
                for space in 1..3 {
                    log.note(p, Event::Laid { seat, tile: tiles[space], place: names[space] });
                }
            }
            (Step::Keep, Move::Discard(card)) => {
                let me = p.me_mut();
                me.hand.remove(card);
                me.aside.push_if_room(card);
                log.note(p, Event::SetAside { seat, card });
            }
            (Step::Limit, Move::Discard(card)) => {
                p.me_mut().hand.remove(card);
                self.discard(p, card);
                log.note(p, Event::Discarded { seat, card });
            }
            (Step::Choose, Move::Clone { slot, card }) => self.choose(p, slot, card, true, log),
            (Step::Order { slot }, Move::SlotFirst) => {
                p.done();
                p.owe(Step::LaterCard);
                self.begin_slot(p, slot, log);
            }
            (Step::Order { slot }, Move::CardFirst) => {
                p.done();
                p.owe(Step::Slot { slot });
                p.owe(Step::Offer);
                p.owe(Step::Card);
            }
            (Step::LaterCard, Move::UseCard) => {
                p.done();
                p.owe(Step::Card);
            }
            (Step::MakeRoom, Move::Drop(card)) => self.make_room(p, card, log),
            (Step::LastUse { card }, Move::Use(_)) => {
                p.done();
                self.use_effect(p, card, log);
            }
            (Step::Payment { task, piece, spot }, Move::Biomatter { kelp, steelplast }) => {
                p.done();
                let cost = Payment { kelp, steelplast }.of(self.build_cost(p, task, piece, spot));
                self.pay(p, cost, log);
                self.place(p, piece, spot, log);
            }
            (Step::KeepSpecial, Move::Keep(card)) => {
                p.done();
                p.looked.retain(|&other| other != card);
                self.join_hand(p, card);
                log.note(p, Event::SpecialTaken { seat, card, open: false });
                p.owe(Step::Under);
                self.fire(p, Trigger::SpecialTaken.bit(), Slot::ALWAYS, log);
            }
            (Step::Under, Move::Under(card)) => {
                p.looked.retain(|&other| other != card);
                p.specials.push_if_room(HiddenSpecial { card, known: Set::of(seat) });
                log.note(p, Event::SpecialUnder { seat, card, open: false });
            }
            (Step::Group { of }, Move::Resolve(card)) => {
                p.done();
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
                log.note(p, Event::CardWorked { seat, card });
                if let Some(effect) = self.pack.brief(card).effect {
                    p.owe(Step::Do(Task::must(effect, card)));
                }
            }
            (Step::ProductionCards, Move::Stop) => {
                p.done();
                // Contracts were offered beside the cards.
                if self.production_asks_once() && p.agenda.last() == Some(&Step::Offer) {
                    p.done();
                }
            }
            (Step::Sales, Move::Sell { card, times }) => self.sell(p, card, times, log),
            // Stop, SkipCard: the step is over.
            _ => p.done(),
        }
    }

    #[inline(never)]
    fn act_task(&self, p: &mut Position, task: Task, mv: Move, log: &mut impl Log<Position, Event>) {
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
                p.done();
                p.owe(Step::Do(task.part(self.pack.parts(span)[usize::from(number) - 1], true)));
            }
            (Node::Pay { cost, then, .. }, Move::Pay) => {
                used_once(p, task);
                self.pay(p, cost, log);
                p.owe(Step::Do(task.part(then, true)));
            }
            (Node::Instead { of, from, gain }, Move::Pay) => {
                p.done();
                p.memory.replaced[from as usize] += 1;
                self.pay(p, of, log);
                self.gain(p, gain, Slot::ALWAYS, log);
            }
            (Node::Different { .. }, Move::Gain(resource)) => {
                used_once(p, Task { done: task.done | 1 << resource as u16, ..task });
                self.gain(p, Gain { goods: Cost::of(resource, 1), ..Gain::NOTHING }, task.slot, log);
            }
            (Node::Exchange { .. }, Move::Exchange { amount, give, take }) => {
                p.done();
                self.pay(p, Cost::of(give, amount), log);
                self.gain(p, Gain { goods: Cost::of(take, amount), ..Gain::NOTHING }, Slot::ALWAYS, log);
            }
            (
                Node::Build { price, .. } | Node::BuildAndUpgrade { price, .. },
                Move::Build { piece, site },
            ) => {
                let Some(spot) = board.spot(site) else { return };
                if let Node::BuildAndUpgrade { .. } = node {
                    p.done();
                    p.owe(Step::FinishUpgrade { node: task.node, spot });
                } else {
                    used_once(p, task);
                }
                let cost = self.cost_there(p, price, task.slot, piece, spot);
                if let Some(only) = only_payment(p.me().purse, cost) {
                    let Payment { kelp, steelplast } = only;
                    if kelp + steelplast > 0 {
                        let (seat, step) = (p.active, Step::Payment { task, piece, spot });
                        let r#move = Move::Biomatter { kelp, steelplast };
                        log.note(p, Event::Forced { seat, r#move, step });
                    }
                    self.pay(p, only.of(cost), log);
                    self.place(p, piece, spot, log);
                } else {
                    p.owe(Step::Payment { task, piece, spot });
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
                if let Some(at) = p.me().place_of(card) {
                    p.me_mut().used.add(at);
                }
                self.use_effect(p, card, log);
            }
            (Node::TakeSpecial, Move::Take(card)) => {
                p.done();
                if p.open_specials.has(card) {
                    p.open_specials.remove(card);
                } else if !p.specials.is_empty() {
                    next_special(p);
                    face_up(p);
                }
                self.join_hand(p, card);
                p.shown.add(card);
                log.note(p, Event::SpecialTaken { seat, card, open: true });
                self.fire(p, Trigger::SpecialTaken.bit(), Slot::ALWAYS, log);
            }
            (Node::TakeSpecial, Move::Look) => {
                p.done();
                let mut top = next_special(p);
                top.known = Set::all();
                p.specials.push_if_room(top);
                log.note(p, Event::SpecialUnder { seat, card: top.card, open: true });
                for _ in 0..3.min(p.specials.len()) {
                    let drawn = next_special(p);
                    p.looked.push_if_room(drawn.card);
                }
                log.note(p, Event::SpecialsSeen { seat });
                p.owe(Step::KeepSpecial);
            }
            (Node::Advance { .. }, Move::Advance) => {
                used_once(p, task);
                self.advance(p, log);
            }
            (Node::Perform { .. }, Move::Perform(slot)) => {
                p.done();
                log.note(p, Event::Performed { seat, slot });
                p.owe(Step::Slot { slot });
            }
            (Node::Output { .. }, Move::Output(site)) => {
                p.done();
                let piece = board.spot(site).and_then(|spot| Self::structure_at(p.me(), spot));
                if let Some(piece) = piece {
                    self.gain(p, crate::produce::output(piece, true), Slot::ALWAYS, log);
                }
            }
            (Node::Refresh { .. }, Move::Refresh(card)) => {
                used_once(p, task);
                if let Some(at) = p.me().place_of(card) {
                    p.me_mut().used.remove(at);
                }
                log.note(p, Event::Refreshed { seat, card });
            }
            (Node::Convert, Move::Convert(site)) => {
                p.done();
                if let Some(Spot::City(at)) = board.spot(site) {
                    let me = p.me_mut();
                    me.white.remove(at);
                    me.purple.add(at);
                    p.white_left = p.white_left.saturating_add(1);
                    if p.purple_left != UNLIMITED {
                        p.purple_left -= 1;
                    }
                    log.note(p, Event::Converted { seat, site });
                }
            }
            _ => p.done(),
        }
    }
}

/// Takes the top card of the Special deck, which has one.
fn next_special(p: &mut Position) -> HiddenSpecial {
    let top = p.specials[0];
    p.specials.copy_within(1.., 0);
    p.specials.pop();
    top
}

/// The top card of the Special deck lies face up.
pub(crate) fn face_up(p: &mut Position) {
    if let Some(top) = p.specials.first_mut() {
        top.known = Set::all();
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
        p.done();
    } else {
        set_top(p, Task { left: task.left - 1, must: false, ..task });
    }
}
