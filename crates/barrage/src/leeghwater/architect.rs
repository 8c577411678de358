//! Tommaso's Architect: an engineer who gives another turn where one engineer is asked for (L-6.2).

use kernel::{Log, Moves, Set};

use super::Building;
use crate::company::Officer;
use crate::event::Event;
use crate::moves::Move;
use crate::position::{Position, Table};
use crate::space::ONE_ENGINEER;
use crate::step::Step;

impl Table {
    /// Whether the player may say that the Architect is placed: beside ordinary engineers Tommaso's, or after copying him any
    /// engineer (L-6.2, L-12.9). A last engineer who is the Architect needs no word.
    #[inline]
    pub(crate) fn may_send_architect(&self, copied: bool) -> bool {
        let me = self.me();
        me.architect && me.engineers > 1 || copied && me.copied == Some(Officer::Tommaso)
    }

    /// Every place that asks for exactly one engineer and can be used now (L-6.2).
    #[inline(never)]
    pub(crate) fn list_architect(&self, moves: &mut Moves<Move>) {
        moves.extend((self.open_spaces() & ONE_ENGINEER).iter().map(Move::Place));
        if self.constructs_with_one() {
            moves.push(Move::Construct);
        }
        moves.extend(self.used_by_one().iter().map(Move::Use));
    }

    /// Whether there is any such place.
    #[inline(never)]
    pub(crate) fn architect_has_place(&self) -> bool {
        self.open_spaces().meets(ONE_ENGINEER) || self.constructs_with_one() || !self.used_by_one().is_empty()
    }

    /// Whether a construction is possible that takes one engineer.
    fn constructs_with_one(&self) -> bool {
        self.construction_space().is_some_and(|space| space.engineers == 1) && self.may_construct()
    }

    /// The private buildings that one engineer can use now.
    fn used_by_one(&self) -> Set<Building> {
        if !self.expanded() {
            return Set::EMPTY;
        }
        let one = |building: &Building| {
            self.next_action_space(*building).is_some_and(|nth| building.space(nth).engineers == 1)
        };
        self.usable_buildings().iter().filter(one).collect()
    }

    /// The Architect is to be placed: another turn follows the action (L-6.2).
    pub(crate) fn architect(&mut self, log: &mut impl Log<Table, Event>) {
        self.me_mut().architect = false;
        log.note(self, Event::ArchitectSent { seat: self.active });
        self.agenda.push(Step::Again);
        self.agenda.push(Step::Architect);
    }

    /// The only engineer left is the Architect and goes to a place for one: another turn follows (L-6.2).
    #[inline]
    pub(crate) fn last_is_architect(&mut self, engineers: u8, log: &mut impl Log<Table, Event>) {
        if self.me().architect {
            self.send_last_architect(engineers, log);
        }
    }

    #[cold]
    #[inline(never)]
    fn send_last_architect(&mut self, engineers: u8, log: &mut impl Log<Table, Event>) {
        if self.me().engineers > 1 || engineers != 1 {
            return;
        }
        self.me_mut().architect = false;
        log.note(self, Event::ArchitectSent { seat: self.active });
        self.agenda.push(Step::Again);
    }

    /// What an extra turn may do: whatever a turn may, but her own space for Mahiri, or nothing (DP-18, L-12.9).
    #[inline(never)]
    pub(crate) fn list_extra(&self, moves: &mut Moves<Move>) {
        self.list_turn(true, moves);
        if self.me().engineers > 0 && !moves.is_empty() {
            moves.push(Move::Decline);
        }
    }
}

impl Position {
    /// The turn is over but for the extra turn: the display is filled, a copied ability ends (L-10.2, L-12.9).
    pub(crate) fn again(&mut self, log: &mut impl Log<Position, Event>) {
        if self.table.display.as_flattened().contains(&None) {
            self.refill_display(log);
        }
        self.table.me_mut().copied = None;
        self.table.agenda.push(Step::Extra);
    }
}
