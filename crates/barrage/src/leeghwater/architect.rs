//! Tommaso's Architect: an engineer who gives another turn where one engineer is asked for (L-6.2).

use kernel::{Log, Moves};

use crate::company::Officer;
use crate::effect::Effect;
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
        self.list_turn(true, moves);
        moves.retain(|mv| self.is_for_architect(mv));
    }

    /// Whether an action asks for exactly one engineer (L-6.2).
    pub(crate) fn is_for_architect(&self, mv: &Move) -> bool {
        match *mv {
            Move::Place(space) => ONE_ENGINEER.has(space),
            Move::Construct => self.construction_space().is_some_and(|space| space.engineers == 1),
            Move::Use(building) => {
                self.next_action_space(building).is_some_and(|nth| building.space(nth).engineers == 1)
            }
            _ => false,
        }
    }

    /// The Architect is to be placed: another turn follows the action (L-6.2).
    pub(crate) fn architect(&mut self, log: &mut impl Log<Table, Event>) {
        self.me_mut().architect = false;
        log.note(self, Event::ArchitectSent { seat: self.active });
        self.agenda.push(Step::Again);
        self.agenda.push(Step::Architect);
    }

    /// So many engineers are about to go somewhere, and the Architect is among them if no other is left; alone at a place for one
    /// that gives another turn (L-6.2).
    fn send_last_architect(&mut self, mv: Move, engineers: u8, log: &mut impl Log<Table, Event>) {
        if !self.me().architect || self.me().engineers > engineers {
            return;
        }
        self.me_mut().architect = false;
        if self.is_for_architect(&mv) {
            log.note(self, Event::ArchitectSent { seat: self.active });
            self.agenda.push(Step::Again);
        }
    }

    /// How many engineers an action of a turn takes at once; the bank asks for their number later.
    fn engineers_for(&self, mv: Move) -> u8 {
        match mv {
            Move::Place(space) => space.row().engineers,
            Move::Construct => self.construction_space().map_or(0, |space| space.engineers),
            Move::Mahiri => self.mahiri_space().map_or(0, |space| space.engineers),
            Move::Use(building) => {
                self.next_action_space(building).map_or(0, |nth| building.space(nth).engineers)
            }
            _ => 0,
        }
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
    /// Carries out the turn's action where Tommaso or The Leeghwater Project may have a part in it (L-10.1).
    #[cold]
    #[inline(never)]
    pub(crate) fn turn_expanded(&mut self, copied: bool, mv: Move, log: &mut impl Log<Position, Event>) {
        let (table, open) = &mut self.opened(log);
        let engineers = table.engineers_for(mv);
        if engineers > 0 {
            table.send_last_architect(mv, engineers, open);
        }
        table.turn_action(copied, &mv, open);
        match mv {
            Move::Architect => table.architect(open),
            Move::Use(building) => table.use_building(building, open),
            Move::Margot => table.margot(open),
            Move::Gennaro => table.gennaro(open),
            Move::Wu => table.wu(open),
            Move::Place(space) => {
                if let Some(Effect::Work(position)) = space.effect() {
                    table.begin_work(position, open);
                }
            }
            _ => {}
        }
    }

    /// The turn is over but for the extra turn: the display is filled, a copied ability ends (L-10.2, L-12.9).
    pub(crate) fn again(&mut self, log: &mut impl Log<Position, Event>) {
        if self.table.display_has_gaps() {
            self.refill_display(log);
        }
        self.table.me_mut().copied = None;
        self.table.agenda.push(Step::Extra);
    }
}
