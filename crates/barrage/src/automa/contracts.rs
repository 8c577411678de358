//! The contract office of the Automa, and the contracts it removes.

use kernel::{Log, Set};

use crate::contract::{Colour, Contract};
use crate::event::{Event, Resource, Why};
use crate::position::Position;
use crate::tables::AUTOMA_CONTRACT_ENERGY;

impl Position {
    /// The face-up contracts of a colour are removed and replaced at once; then the marker moves.
    pub(crate) fn renew(&mut self, colour: Colour, log: &mut impl Log<Position, Event>) {
        let seat = self.table.active;
        let mut removed = Set::EMPTY;
        for place in 0..2 {
            if let Some(contract) = self.table.display[colour as usize][place].take() {
                removed.add(contract);
                log.note(self, Event::ContractRemoved { seat, contract });
            }
        }
        self.refill_colour(colour, log);
        // Not before: what is removed now does not return to a stack that runs out now (B-24.10).
        self.table.automa.put_away(self.table.terms, removed);
        let why = self.table.automa.action.map_or(Why::Choice, Why::AutomaTile);
        let (table, log) = &mut self.opened(log);
        table.gain(seat, Resource::Energy, AUTOMA_CONTRACT_ENERGY.into(), why, log);
    }

    /// Fills the empty places of a colour, left before right (B-13.11, B-24.1).
    pub(crate) fn refill_colour(&mut self, colour: Colour, log: &mut impl Log<Position, Event>) {
        for place in 0..2 {
            if self.table.display[colour as usize][place].is_none()
                && let Some(contract) = self.draw_contract(colour, log)
            {
                self.table.display[colour as usize][place] = Some(contract);
                log.note(self, Event::ContractRevealed { contract });
            }
        }
    }

    /// The top contract of a stack; an empty stack is made anew from the contracts that Automas removed.
    fn draw_contract(&mut self, colour: Colour, log: &mut impl Log<Position, Event>) -> Option<Contract> {
        if self.hidden.contracts[colour as usize].is_empty() {
            self.return_contracts(colour, log);
        }
        self.hidden.contracts[colour as usize].pop()
    }

    /// An empty stack is made anew, if Automas removed any contract of its colour.
    #[cold]
    #[inline(never)]
    fn return_contracts(&mut self, colour: Colour, log: &mut impl Log<Position, Event>) {
        let removed = self.table.automa.contracts & colour.contracts();
        if removed.is_empty() {
            return;
        }
        let stack = &mut self.hidden.contracts[colour as usize];
        stack.extend(removed);
        self.hidden.chance.shuffle(stack);
        self.table.automa.contracts -= removed;
        log.note(self, Event::ContractsShuffled { colour });
    }
}
