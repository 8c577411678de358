//! The heart: answer the question on top of the agenda, then go on to the next one that is really open.

use kernel::{Log, Moves, Quiet};

use crate::event::Event;
use crate::moves::Move;
use crate::position::Position;
use crate::step::{Production, Step};

impl Position {
    /// Lists the legal moves, always in the same order; none when the game is over.
    pub fn moves(&self, moves: &mut Moves<Move>) {
        moves.clear();
        if let Some(&step) = self.table.agenda.last() {
            self.table.list(step, moves);
        }
    }

    /// Plays one of the legal moves, goes on to the next real decision and lists its moves.
    pub fn play(&mut self, mv: Move, moves: &mut Moves<Move>, log: &mut impl Log<Event>) {
        self.answer(mv, log);
        self.settle(moves, log);
    }

    /// Carries out what needs no decision, and goes where only one way is open (decision points, column "auto"),
    /// until a player has a choice or the game is over.
    pub fn settle(&mut self, moves: &mut Moves<Move>, log: &mut impl Log<Event>) {
        loop {
            moves.clear();
            let Some(&step) = self.table.agenda.last() else { return };
            if self.carry_out(step, log) {
                continue;
            }
            if self.table.decided(step) {
                match self.table.decide(step, log) {
                    Some(only) => self.forced(step, only, log),
                    None => drop(self.table.agenda.pop()),
                }
                continue;
            }
            self.table.list(step, moves);
            match moves.as_slice() {
                // Nothing is eligible: what is optional or impossible lapses (B-15.3).
                [] => drop(self.table.agenda.pop()),
                &[only] => self.forced(step, only, log),
                _ => return,
            }
        }
    }

    /// Goes the only way.
    fn forced(&mut self, step: Step, only: Move, log: &mut impl Log<Event>) {
        log.note(Event::Forced { seat: self.table.active, r#move: only, step });
        self.answer(only, log);
    }

    /// Carries out a step that waits for nobody; `false` if it waits for a decision.
    fn carry_out(&mut self, step: Step, log: &mut impl Log<Event>) -> bool {
        match step {
            Step::Wheel(turns) => {
                self.table.agenda.pop();
                self.table.turn_wheel(turns, log);
            }
            Step::Special { tile, site } => {
                self.table.agenda.pop();
                self.table.special(tile, site, log);
            }
            Step::Income(place) => {
                self.table.agenda.pop();
                self.table.income(place, log);
            }
            Step::HeadStreams => {
                self.table.agenda.pop();
                self.table.fill_head_streams(log);
            }
            Step::EndTurn => {
                self.table.agenda.pop();
                self.end_turn(log);
            }
            Step::Automas => {
                self.table.agenda.pop();
                self.seat_automas(log);
            }
            Step::Renew(colour) => {
                self.table.agenda.pop();
                self.renew(colour, log);
            }
            _ => return false,
        }
        true
    }

    /// Answers the question on top of the agenda.
    fn answer(&mut self, mv: Move, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        let step = table.agenda.pop().expect("a move is played while the agenda asks something");
        match (step, mv) {
            (Step::Draft, Move::Draft { company, contract }) => table.draft(company, contract, log),
            (Step::Turn { .. }, Move::TurnTile) => self.turn_tile(log),
            (Step::Action(_), Move::Action(index)) => table.act(index, log),
            (Step::TileFor { kind, limit, engineers }, Move::Tile { via, tile }) => {
                table.lay_for_construction(via, tile, kind, limit, engineers, log);
            }
            (Step::SiteFor { via, tile, .. }, Move::Build { kind, site }) => {
                table.agenda.push(Step::Payment { via, tile, kind, site });
            }
            (Step::MachinesFor(count), Move::Gain(machine)) => {
                if count > 1 {
                    table.agenda.push(Step::MachinesFor(count - 1));
                }
                table.gain_machine(1, machine, log);
            }
            (Step::Drops { flowing, .. } | Step::DropsFor { flowing, .. }, Move::Drops(drops)) => {
                table.place_drops(drops, flowing, log);
            }
            (Step::Turn { copied }, mv) => table.turn_action(copied, mv, log),
            (Step::Engineers, Move::Engineers(count)) => table.bank(count, log),
            (Step::Tile { .. }, Move::Tile { via, tile }) => table.agenda.push(Step::Site { via, tile }),
            (Step::Site { via, tile }, Move::Build { kind, site }) => {
                table.agenda.push(Step::Payment { via, tile, kind, site });
            }
            (Step::Payment { via, tile, kind, site }, Move::Pay(payment)) => {
                table.construct(via, tile, kind, site, payment, log);
            }
            (Step::Produce(production), Move::Produce { dam, conduit, drops }) => {
                table.produce(production, dam, conduit, drops, log);
            }
            (Step::ProduceFor(bonus), Move::Produce { dam, conduit, drops }) => {
                table.produce(Production::Turbine(bonus), dam, conduit, drops, log);
            }
            (Step::Contract { .. }, Move::Fulfil(contract)) => table.fulfil(contract, log),
            (Step::Machines(count), Move::Gain(machine)) => table.gain_machine(count, machine, log),
            (Step::Drops { count, flowing, .. }, Move::Drop(head)) => {
                table.place_drop(count, flowing, head, log);
            }
            (Step::Free(_), Move::Build { kind, site }) => table.build(kind, site, false, log),
            (Step::TakeContracts(_), Move::Take(contract)) => table.take_contracts(&[contract], log),
            (Step::TakeContracts(_), Move::TakeTwo(first, second)) => {
                table.take_contracts(&[first, second], log);
            }
            (Step::Discard, Move::Discard(contract)) => table.discard(contract, log),
            (Step::Copy, Move::Copy(officer)) => table.copy_officer(officer, log),
            (_, Move::Decline) => {}
            (step, mv) => {
                panic!("\"{mv}\" does not answer \"{step}\": only legal moves may be played unchecked")
            }
        }
    }
}

impl crate::position::Table {
    /// Lists the ways a step can be answered. An optional step with no other way than declining lists nothing.
    pub(crate) fn list(&self, step: Step, moves: &mut Moves<Move>) {
        if self.decided(step) {
            moves.extend(self.decide(step, &mut Quiet));
            return;
        }
        match step {
            Step::Draft => self.list_draft(moves),
            Step::Turn { copied } => self.list_turn(copied, moves),
            Step::Engineers => moves.extend((1..=self.me().engineers).map(Move::Engineers)),
            Step::Tile { engineers } => self.list_tiles(engineers, moves),
            Step::Site { tile, .. } => self.list_sites(tile, moves),
            Step::Payment { tile, kind, site, .. } => {
                self.payments(tile, kind, site, |payment| moves.push(Move::Pay(payment)));
            }
            Step::Produce(production) => self.list_productions(production, moves),
            Step::Contract { energy, discount, national } => {
                self.list_fulfillable(energy, discount, national, moves);
            }
            Step::Machines(_) => self.list_machines(moves),
            Step::Drops { must, .. } => self.list_head_streams(must, moves),
            Step::Free(free) => self.list_free(free, moves),
            Step::TakeContracts(count) => self.list_takeable(count, moves),
            Step::Discard => self.list_discardable(moves),
            Step::Copy => self.list_copyable(moves),
            Step::TileFor { kind, limit, .. } => self.list_tiles_for(kind, limit, moves),
            // Carried out at once, or decided above.
            Step::Wheel(_)
            | Step::Special { .. }
            | Step::Income(_)
            | Step::HeadStreams
            | Step::EndTurn
            | Step::Automas
            | Step::Renew(_)
            | Step::Action(_)
            | Step::SiteFor { .. }
            | Step::ProduceFor(_)
            | Step::DropsFor { .. }
            | Step::MachinesFor(_) => {}
        }
    }
}
