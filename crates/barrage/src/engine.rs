//! The heart: answer the question on top of the agenda, then go on to the next one that is really open.

use kernel::{Log, Moves, Quiet};

use crate::company::Officer;
use crate::event::Event;
use crate::moves::{Move, Payment};
use crate::officers::Joint;
use crate::position::{Hidden, Position, Table};
use crate::step::{Production, Step};
use crate::turn::Turns;

impl Position {
    /// Lists the legal moves, always in the same order; none when the game is over.
    pub fn moves(&self, moves: &mut Moves<Move>) {
        moves.clear();
        if let Some(step) = self.table.agenda.last() {
            self.table.list(step, moves);
        }
    }

    /// Plays one of the legal moves, goes on to the next real decision and lists its moves.
    pub fn play(&mut self, mv: Move, moves: &mut Moves<Move>, log: &mut impl Log<Position, Event>) {
        self.answer(&mv, log);
        self.settle(moves, log);
    }

    /// Plays one of the legal moves like [`Self::play`], but tells what may be done with a turn as sets, if it can: nothing is
    /// listed then. Otherwise the sets are empty, and the legal moves are those listed.
    pub fn play_apart(
        &mut self,
        mv: Move,
        turns: &mut Turns,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
    ) {
        *turns = Turns::default();
        self.answer(&mv, log);
        self.go_on::<false>(Some(turns), moves, log);
    }

    /// Carries out what needs no decision, and goes where only one way is open (decision points, column "auto"),
    /// until a player has a choice or the game is over.
    pub fn settle(&mut self, moves: &mut Moves<Move>, log: &mut impl Log<Position, Event>) {
        self.go_on::<false>(None, moves, log);
    }

    /// Plays one of the legal moves like [`Self::play`], but goes no further than to the next turn of an Automa, where the
    /// only move is to turn a tile.
    pub fn play_to_automa(&mut self, mv: Move, moves: &mut Moves<Move>, log: &mut impl Log<Position, Event>) {
        self.answer(&mv, log);
        self.settle_to_automa(moves, log);
    }

    /// Like [`Self::settle`], but stops before the turn of an Automa.
    pub fn settle_to_automa(&mut self, moves: &mut Moves<Move>, log: &mut impl Log<Position, Event>) {
        self.go_on::<true>(None, moves, log);
    }

    #[inline]
    fn go_on<const STOP: bool>(
        &mut self,
        mut turns: Option<&mut Turns>,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
    ) {
        moves.clear();
        while let Some(step) = self.table.agenda.last() {
            if matches!(step, Step::EndTurn) {
                // Half of all moves end a turn, and then it is known what is next: another one, of a person.
                self.table.agenda.pop();
                if self.end_turn(log) && self.table.automa.action.is_none() {
                    if self.table.offers_choice(turns.as_deref_mut(), moves) {
                        return;
                    }
                    self.go_without_choice(moves, log);
                }
                continue;
            }
            if !step.waits() {
                self.carry_out(log);
                continue;
            }
            if self.table.decided(step) {
                if STOP && matches!(step, Step::Turn { copied: false }) {
                    return self.moves(moves);
                }
                self.obey(log);
                continue;
            }
            self.table.list_choices(step, moves);
            if moves.len() > 1 {
                return;
            }
            self.go_without_choice(moves, log);
        }
    }

    /// Goes the only way that is listed. If nothing is eligible, what is optional or impossible lapses (B-15.3).
    #[inline]
    fn go_without_choice(&mut self, moves: &mut Moves<Move>, log: &mut impl Log<Position, Event>) {
        match moves.pop() {
            None => self.lapse(log),
            Some(only) => self.forced(only, log),
        }
    }

    /// Goes the way that the rules of the Automa dictate.
    #[inline(never)]
    fn obey(&mut self, log: &mut impl Log<Position, Event>) {
        let Some(&step) = self.table.agenda.last() else { return };
        let (table, open) = &mut self.opened(log);
        match table.decide(step, open) {
            Some(only) => self.forced(only, log),
            None => self.lapse(log),
        }
    }

    /// Nothing can be done at a step: it is over, and whatever it would have given is lost.
    fn lapse(&mut self, log: &mut impl Log<Position, Event>) {
        // A contract out of reach and a production that was only allowed are no loss.
        if let Some(step) = self.table.agenda.pop()
            && matches!(
                step,
                Step::Free(_) | Step::Drops { .. } | Step::Produce(Production::Tile(_)) | Step::TakeTile
            )
        {
            log.note(self, Event::Lapsed { seat: self.table.active, step });
        }
    }

    /// Goes the only way.
    #[inline(never)]
    fn forced(&mut self, only: Move, log: &mut impl Log<Position, Event>) {
        if let Some(&step) = self.table.agenda.last() {
            let produces = matches!(only, Move::Produce { .. });
            let energy = if produces { self.table.made_by(step, only) } else { None };
            log.note(self, Event::Forced { seat: self.table.active, r#move: only, step, energy });
        }
        self.answer(&only, log);
    }

    /// What lies open, and a log for the rules that work on nothing else.
    #[inline]
    pub(crate) fn opened<'a, L: Log<Self, Event>>(
        &'a mut self,
        log: &'a mut L,
    ) -> (&'a mut Table, Opened<'a, L>) {
        (&mut self.table, Opened { hidden: &self.hidden, log })
    }

    /// Carries out the step on top of the agenda, which waits for nobody.
    fn carry_out(&mut self, log: &mut impl Log<Self, Event>) {
        let Some(step) = self.table.agenda.pop() else { return };
        let (table, open) = &mut self.opened(log);
        match step {
            Step::Wheel(turns) => table.turn_wheel(turns, open),
            Step::Special { tile, site } => table.special(tile, site, open),
            Step::Income(place) => table.income(place, open),
            Step::HeadStreams => table.fill_head_streams(open),
            Step::Automas => self.seat_automas(log),
            Step::Renew(colour) => self.renew(colour, log),
            Step::Again => self.again(log),
            _ => {}
        }
    }

    /// Answers the question on top of the agenda. Both are looked at where they lie: taking all of them apart before it is
    /// known what they are costs more than many a move.
    #[inline(always)]
    fn answer(&mut self, mv: &Move, log: &mut impl Log<Position, Event>) {
        let step = &self.table.agenda.take();
        match (step, mv) {
            (&Step::Turn { .. }, Move::TurnTile) => self.turn_tile(log),
            (&Step::Turn { copied }, mv) if self.table.terms.options.adds_actions() => {
                self.turn_expanded(copied, *mv, log);
            }
            (&Step::Turn { copied }, mv) => {
                let (table, open) = &mut self.opened(log);
                table.turn_action(copied, mv, open);
            }
            _ => self.resolve(step, mv, log),
        }
    }

    /// Carries out an action of an Automa tile; not in the way of what people are asked.
    #[inline(never)]
    fn act(&mut self, index: u8, log: &mut impl Log<Position, Event>) {
        let (table, open) = &mut self.opened(log);
        table.act(index, open);
    }

    /// Carries out what a move answers in the middle of a turn with The Leeghwater Project; not in the way of what is asked
    /// in every game.
    #[cold]
    #[inline(never)]
    fn resolve_expansion(&mut self, step: Step, mv: Move, log: &mut impl Log<Position, Event>) {
        match (step, mv) {
            (Step::Extra, Move::TurnTile) => return self.turn_tile(log),
            (Step::Extra, Move::Decline) => return,
            (Step::Architect | Step::Extra, mv) => return self.turn_expanded(true, mv, log),
            _ => {}
        }
        let (table, open) = &mut self.opened(log);
        match (&mv, &step) {
            (&Move::Leslie, &Step::Leslie(position)) => table.do_work_as_printed(position, true, open),
            (&Move::GiveAway, &Step::Leslie(position)) => table.do_work_as_printed(position, false, open),
            (&Move::Pay(payment), &Step::PayWork(position)) => table.do_work(position, payment, false, open),
            (&Move::Wu, &Step::Action(_)) => table.wu(open),
            (&Move::Flow(head), &Step::Drops { count, flowing, .. }) => {
                table.place_drop(true, head, open);
                table.owe_drops(count, flowing);
            }
            (&Move::Fill(dam), &Step::Drops { count, flowing, .. }) => {
                table.fill_dam(dam, open);
                table.owe_drops(count, flowing);
            }
            (&Move::Fill(dam), &Step::DropsFor { count, flowing }) => {
                table.fill_dam(dam, open);
                if count > 1 {
                    table.agenda.push(Step::DropsFor { count: count - 1, flowing });
                }
            }
            (
                &Move::Produce { dam, conduit, drops: more },
                &Step::MoreDams { repeat, to, energy, drops, used },
            ) => {
                let joint = Joint { repeat, to, energy, drops, used: used.set() };
                table.add_dam(joint, (dam, conduit, more), open);
            }
            (&Move::Decline, &Step::MoreDams { repeat, to, energy, drops, used }) => {
                table.finish_joint(Joint { repeat, to, energy, drops, used: used.set() }, open);
            }
            (&Move::Fulfil(contract), &Step::Fulfil { .. }) => table.fulfil(contract, open),
            (&Move::Fill(dam), &(Step::FillDam | Step::Refill(_))) => table.fill_dam(dam, open),
            (&Move::Retrieve(tile), &Step::RetrieveTile) => table.retrieve(tile, open),
            (&Move::Salvage { segment, excavators, mixers, excamixers }, &Step::RetrieveMachines) => {
                table.salvage(segment, Payment { excavators, mixers, excamixers, credits: 0 }, open);
            }
            (&Move::Work(position), &Step::BuyWork(each)) => table.buy_work(position, each, open),
            (&Move::TakeTile(tile), &Step::TakeTile) => table.take_tile(tile, open),
            (&Move::Use(building), &(Step::UseNow(_) | Step::Margot)) => table.act_building(building, open),
            (mv, step) => no_answer(step, mv),
        }
    }

    /// Carries out what a move answers in the middle of a turn: the move says what, the step for what.
    #[inline]
    fn resolve(&mut self, step: &Step, mv: &Move, log: &mut impl Log<Position, Event>) {
        let (table, open) = &mut self.opened(log);
        match (mv, step) {
            (&Move::Draft { company, contract }, &Step::Draft) => table.draft(company, contract, open),
            (&Move::Bid(points), &Step::Bid) => table.bid(points, open),
            (&Move::Pass, &Step::Bid) => table.leave_auction(open),
            (&Move::Hire(officer), &Step::Hire) => table.hire(officer, open),
            (&Move::Engineers(count), &Step::Engineers) => table.bank(count, open),
            (&Move::Tile { via, tile }, &Step::Tile { .. }) => table.agenda.push(Step::Site { via, tile }),
            (&Move::Tile { via, tile }, &Step::TileFor { kind, limit, engineers }) => {
                table.lay_for_construction(via, tile, kind, limit, engineers, open);
            }
            (&Move::Build { kind, site }, &(Step::Site { via, tile } | Step::SiteFor { via, tile, .. })) => {
                table.agenda.push(Step::Payment { via, tile, kind, site });
            }
            (&Move::Build { kind, site }, &Step::Free(_)) => table.build(kind, site, false, open),
            (&Move::Pay(payment), &Step::Payment { via, tile, kind, site }) => {
                table.construct(via, tile, kind, site, payment, open);
            }
            (&Move::Produce { dam, conduit, drops }, &Step::Produce(production)) => {
                table.produce(production, dam, conduit, drops, open);
            }
            (&Move::Produce { dam, conduit, drops }, &Step::ProduceFor(bonus)) => {
                table.produce(Production::Turbine(bonus), dam, conduit, drops, open);
            }
            (&Move::Fulfil(contract), &Step::Contract { energy, discount, national }) => {
                // One production serves Simone's company for several contracts (B-25.4).
                if national && table.me().has(Officer::Simone) {
                    let (energy, discount) = table.energy_left(contract, energy, discount);
                    table.agenda.push(Step::Contract { energy, discount, national });
                }
                table.fulfil(contract, open);
            }
            (&Move::Gain(machine), &Step::Machines(count)) => table.gain_machine(count, machine, open),
            (&Move::Gain(machine), &Step::MachinesFor(count)) => {
                if count > 1 {
                    table.agenda.push(Step::MachinesFor(count - 1));
                }
                table.gain_machine(1, machine, open);
            }
            (&Move::Drop(head), &Step::Drops { count, flowing, .. }) => {
                table.place_drop(flowing, head, open);
                table.owe_drops(count, flowing);
            }
            (&Move::Drops(drops), &(Step::Drops { flowing, .. } | Step::DropsFor { flowing, .. })) => {
                let flows = flowing || table.lets_drops_flow();
                table.place_drops(drops, flows, open);
            }
            (&Move::Take(contract), &Step::TakeContracts(_)) => table.take_contracts(&[contract], open),
            (&Move::TakeTwo(first, second), &Step::TakeContracts(_)) => {
                table.take_contracts(&[first, second], open);
            }
            (&Move::Discard(contract), &Step::Discard) => table.discard(contract, open),
            (&Move::Copy(officer), &Step::Copy) => table.copy_officer(officer, open),
            (&Move::Action(index), &Step::Action(_)) => self.act(index, log),
            (&Move::Decline, step) if !matches!(step, Step::MoreDams { .. }) => {}
            (&mv, &step) => self.resolve_expansion(step, mv, log),
        }
    }
}

#[cold]
#[inline(never)]
fn no_answer(step: &Step, mv: &Move) -> ! {
    panic!("\"{mv}\" does not answer \"{step}\": only legal moves may be played unchecked")
}

/// Completes what lies open to a position before it is noted.
pub(crate) struct Opened<'a, L> {
    hidden: &'a Hidden,
    log: &'a mut L,
}

impl<L: Log<Position, Event>> Log<Table, Event> for Opened<'_, L> {
    #[inline]
    fn note(&mut self, table: &Table, event: Event) {
        self.log.note(&Position { table: *table, hidden: *self.hidden }, event);
    }
}

impl Table {
    /// Lists the ways a step can be answered. An optional step with no other way than declining lists nothing.
    pub(crate) fn list(&self, step: &Step, moves: &mut Moves<Move>) {
        if self.decided(step) {
            moves.extend(self.decide(*step, &mut Quiet));
        } else {
            self.list_choices(step, moves);
        }
    }

    /// Lists the ways a step can be answered that the player decides. Each list is a function of its own, so that finding it
    /// is one jump.
    #[inline]
    fn list_choices(&self, step: &Step, moves: &mut Moves<Move>) {
        match *step {
            Step::Draft => self.list_draft(moves),
            Step::Bid => self.list_bids(moves),
            Step::Hire => self.list_hirable(moves),
            Step::Turn { copied } => self.list_turn(copied, moves),
            Step::Engineers => self.list_engineers(moves),
            Step::Tile { engineers } => self.list_tiles(engineers, moves),
            Step::Site { tile, .. } => self.list_sites(tile, moves),
            Step::Payment { tile, kind, site, .. } => self.list_payments(tile, kind, site, moves),
            Step::Produce(production) => self.list_productions(production, moves),
            Step::Contract { energy, discount, national } => {
                self.list_fulfillable(energy, discount, national, moves);
            }
            Step::Machines(_) => self.list_machines(moves),
            Step::Drops { flowing, must, .. } => self.list_head_streams(flowing, must, moves),
            Step::Free(free) => self.list_free(free, moves),
            Step::TakeContracts(count) => self.list_takeable(count, moves),
            Step::Discard => self.list_discardable(moves),
            Step::Copy => self.list_copyable(moves),
            Step::TileFor { kind, limit, .. } => self.list_tiles_for(kind, limit, moves),
            Step::Leslie(_) => self.list_leslie(moves),
            Step::Architect => self.list_architect(moves),
            Step::Extra => self.list_extra(moves),
            Step::FillDam => self.list_dams(None, moves),
            Step::Refill(used) => self.list_dams(Some(used.set()), moves),
            Step::RetrieveTile => self.list_retrievable(moves),
            Step::RetrieveMachines => self.list_salvages(moves),
            Step::BuyWork(each) => self.list_buyable(each, moves),
            Step::TakeTile => self.list_patents(moves),
            Step::UseNow(building) => self.list_use_now(building, moves),
            Step::Margot => self.list_acting(moves),
            Step::Fulfil { most, must } => self.list_fulfillable_freely(most, must, moves),
            Step::MoreDams { to, energy, used, .. } => self.list_more_dams(to, energy, used.set(), moves),
            Step::PayWork(position) => self.list_work_payments(position, moves),
            // Carried out at once, or decided above.
            Step::Wheel(_)
            | Step::Special { .. }
            | Step::Income(_)
            | Step::HeadStreams
            | Step::EndTurn
            | Step::Automas
            | Step::Renew(_)
            | Step::Again
            | Step::Action(_)
            | Step::SiteFor { .. }
            | Step::ProduceFor(_)
            | Step::DropsFor { .. }
            | Step::MachinesFor(_) => {}
        }
    }
}
