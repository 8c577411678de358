//! The course of a round: incomes, whose turn it is, water, scoring, and the new turn order (B-4, B-5, B-16, B-18).

use kernel::{Log, Seat, Set};

use crate::company::{Officer, Row};
use crate::contract::Colour;
use crate::effect::{Effect, Gains};
use crate::event::{Event, Why};
use crate::map::HeadStream;
use crate::position::{Phase, Position, Table, Variant};
use crate::step::Step;
use crate::tables::START_ENGINEERS;

/// The last round (B-4.1).
pub(crate) const LAST_ROUND: u8 = 5;

impl Table {
    /// Begins the next round with the incomes, last in turn order first (B-5.2).
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Table, Event>) {
        self.round += 1;
        self.phase = Phase::Income;
        self.agenda.push(Step::Income(self.players - 1));
        log.note(self, Event::Round { round: self.round });
    }

    /// One player's incomes, added up and resolved as one reward (B-5.1, B-5.3).
    pub(crate) fn income(&mut self, place: u8, log: &mut impl Log<Table, Event>) {
        self.agenda.push(if place > 0 { Step::Income(place - 1) } else { Step::HeadStreams });
        self.active = self.order[place as usize];
        let Some(company) = self.me().company.filter(|_| self.me().has_incomes()) else { return };
        let mut gains = Gains::NONE;
        // Equal parts merge at the place of the first of them (B-24.5).
        let mut parts: arrayvec::ArrayVec<Effect, 9> = arrayvec::ArrayVec::new();
        for row in Row::ALL {
            let built = match row {
                Row::Bases => self.me().bases.len(),
                Row::Elevations => self.elevations(self.me()),
                Row::Conduits => self.me().conduits.len(),
            };
            for income in (1..=built).filter_map(|nth| company.income(row, nth)) {
                gains = gains.and(income.gains);
                for &part in income.then {
                    if !parts.iter_mut().any(|earlier| earlier.merge(part)) {
                        parts.push(part);
                    }
                }
            }
        }
        self.gain_all(gains, Why::Income, log);
        for &part in parts.iter().rev() {
            self.owe(part);
        }
    }

    /// Puts this round's drops on the head streams; then the first player's turn begins (B-5.4).
    pub(crate) fn fill_head_streams(&mut self, log: &mut impl Log<Table, Event>) {
        for head in HeadStream::ALL {
            let drops = self.river.tiles[head.0 as usize].drops(self.round);
            if drops > 0 {
                self.river.waiting[head.0 as usize] += drops;
                log.note(self, Event::HeadStreamFilled { head, drops });
            }
        }
        self.phase = Phase::Actions;
        self.direct_humans();
        self.begin_turn(self.order[0]);
    }

    /// Asks a player for a turn.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.agenda.begin([Step::EndTurn, Step::Turn { copied: false }]);
    }

    /// Whether a place of the display is empty. Written out, because every turn ends with it.
    #[inline]
    pub(crate) fn display_has_gaps(&self) -> bool {
        let [[a, b], [c, d], [e, f]] = &self.display;
        a.is_none() || b.is_none() || c.is_none() || d.is_none() || e.is_none() || f.is_none()
    }

    /// The next player in turn order who has not passed (B-6.1).
    fn next_player(&self) -> Option<Seat> {
        let players = usize::from(self.players);
        // Added up, because nobody can foresee where a search would end.
        let mut place =
            (1..).zip(&self.order[1..]).map(|(at, &seat)| at * usize::from(seat == self.active)).sum();
        debug_assert_eq!(Some(place), self.order.iter().position(|&seat| seat == self.active).or(Some(0)));
        for _ in 0..players {
            place = if place + 1 < players { place + 1 } else { 0 };
            let seat = self.order[place];
            if !self.seats[seat].passed {
                return Some(seat);
            }
        }
        None
    }

    /// New turn order: least energy first, ties reversed (B-18.1); markers and engineers return (B-18.2, B-18.3).
    fn end_round(&mut self, log: &mut impl Log<Table, Event>) {
        let players = self.players as usize;
        self.order[..players].reverse();
        // A stable sort, so that ties keep the reversed order; four seats at most.
        for sorted in 1..players {
            for place in (0..sorted).rev() {
                let (left, right) = (self.order[place], self.order[place + 1]);
                if self.seats[left].energy > self.seats[right].energy {
                    self.order.swap(place, place + 1);
                }
            }
        }
        for seat in self.seats() {
            let player = &mut self.seats[seat];
            player.energy = 0;
            player.engineers = START_ENGINEERS;
            player.spaces = Set::EMPTY;
            player.banked = 0;
            player.constructions = 0;
            player.copies = 0;
            player.posted = Set::EMPTY;
            player.paired = Set::EMPTY;
            player.laid = 0;
            player.own_space = 0;
            player.architect = player.officer == Some(Officer::Tommaso);
            player.passed = false;
        }
        self.leeghwater.visitors = Default::default();
        for place in 0..players {
            log.note(self, Event::Order { place: place as u8 + 1, seat: self.order[place] });
        }
    }
}

impl Effect {
    /// Adds an equal part to this one; `false` if they are not of the same sort.
    fn merge(&mut self, other: Self) -> bool {
        match (self, other) {
            (Self::Machines(sum), Self::Machines(count))
            | (Self::Wheel(sum), Self::Wheel(count))
            | (Self::DropsWaiting(sum), Self::DropsWaiting(count))
            | (Self::DropsFlowing(sum), Self::DropsFlowing(count)) => {
                *sum += count;
                true
            }
            _ => false,
        }
    }
}

impl Position {
    /// Ends a turn: the display is refilled, and the next player or the next phase follows (B-6.9, B-6.4). Tells whether another
    /// turn has begun.
    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Position, Event>) -> bool {
        if self.table.display_has_gaps() {
            self.refill_display(log);
        }
        let board = &mut self.table.automa;
        if !board.removed.is_empty() {
            board.contracts |= std::mem::take(&mut board.removed);
        }
        let me = self.table.me_mut();
        // Copied abilities end with the turn; Graziano's lasts until her next one (B-21.7).
        if me.copied != Some(Officer::Graziano) {
            me.copied = None;
        }
        match self.table.next_player() {
            Some(next) => {
                self.table.begin_turn(next);
                true
            }
            None => {
                self.end_actions(log);
                false
            }
        }
    }

    /// Phases 3 to 5, and the end of the game (B-4.1). They hold no choices.
    #[inline(never)]
    fn end_actions(&mut self, log: &mut impl Log<Position, Event>) {
        let (table, log_open) = &mut self.opened(log);
        table.flow_all(log_open);
        table.score_round(log_open);
        if table.round == LAST_ROUND {
            table.score_game(log_open);
            return;
        }
        table.end_round(log_open);
        if table.variant == Variant::Full {
            self.renew_patents(log);
        }
        if self.table.expanded() {
            self.renew_works(log);
        }
        let (table, log) = &mut self.opened(log);
        table.begin_round(log);
    }

    /// Fills every empty place of the display from the stack of its colour, left before right (B-13.11, B-24.1).
    pub(crate) fn refill_display(&mut self, log: &mut impl Log<Position, Event>) {
        for colour in Colour::ALL {
            if self.table.display[colour as usize].contains(&None) {
                self.refill_colour(colour, log);
            }
        }
    }

    /// Tiles left over leave the game, three new ones are drawn, I before II before III (B-18.4).
    pub(crate) fn renew_patents(&mut self, log: &mut impl Log<Position, Event>) {
        for slot in 0..3 {
            if let Some(tile) = self.table.patents[slot].take() {
                log.note(self, Event::PatentGone { slot: slot as u8 + 1, tile });
            }
        }
        for slot in 0..3 {
            let tile = self.hidden.tiles.iter_mut().find_map(tinyvec::ArrayVec::pop);
            self.table.patents[slot] = tile;
            if let Some(tile) = tile {
                log.note(self, Event::PatentRevealed { slot: slot as u8 + 1, tile });
            }
        }
    }
}
