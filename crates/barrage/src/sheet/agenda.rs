//! Where a sheet says the game is: round, order, whose turn, and what is owed.

use kernel::{Moves, Seat, fault};

use super::read::{Read, wrong};
use super::{Sheet, SheetError};
use crate::auction::MOST_BID;
use crate::company::{Company, Officer};
use crate::map::Site;
use crate::moves::Move;
use crate::position::{Phase, Player, Table};
use crate::step::Step;
use crate::tile::{Tile, Via};

/// Deeper than any agenda of a real game, and far from its room.
const DEEPEST_AGENDA: usize = 8;

impl Sheet {
    /// Round, order, whose turn, and what is owed.
    pub(super) fn set_turn(&self, table: &mut Table, drafting: bool) -> Read<()> {
        let players = table.players as usize;
        let who = |table: &Table, name: &str| -> Read<Seat> {
            let seat = match name.parse::<Company>() {
                Ok(company) => table.seat_of(company),
                Err(_) => name.parse::<Seat>().ok().filter(|seat| seat.index() < players),
            };
            seat.ok_or_else(|| SheetError(fault!("sheet-nobody-table", name)))
        };
        for (name, &points) in self.bids.iter().flatten() {
            if points > MOST_BID {
                return wrong(fault!("sheet-bid-too-high", rule = "B-25.2", points, most = MOST_BID));
            }
            let seat = who(table, name)?;
            table.seats[seat].bid = points;
        }
        table.phase = match (self.phase, table.phase) {
            (Some(phase), _) => phase,
            (None, _) => Phase::Actions,
        };
        if drafting {
            if self.draft.is_none() && self.seats.is_some() {
                return wrong(fault!("sheet-middle-draft-draft-says", rule = "B-3.16"));
            }
            if self.round.is_some_and(|round| round != 0) {
                return wrong(fault!("sheet-draft-comes-before-round", rule = "B-3.16"));
            }
        } else {
            table.round = self.round.unwrap_or(1);
            if !(1..=5).contains(&table.round) {
                return wrong(fault!("sheet-there-five-rounds-no", rule = "B-4.1", round = table.round));
            }
        }
        if let Some(order) = &self.order {
            if order.len() != players {
                return wrong(fault!("sheet-order-names-players-play", count = order.len(), players));
            }
            for (place, name) in order.iter().enumerate() {
                let seat = who(table, name)?;
                if table.order[..place].contains(&seat) {
                    return wrong(fault!("sheet-order-names-twice", name));
                }
                table.order[place] = seat;
            }
        } else if !drafting {
            table.order = std::array::from_fn(|seat| Seat(seat as u8));
        }
        if let Some(name) = &self.turn {
            table.active = who(table, name)?;
        } else if !drafting {
            let order = table.order();
            table.active = order.iter().copied().find(|&seat| !table.seats[seat].passed).unwrap_or(order[0]);
        }
        let first = self.agenda.as_ref().and_then(|agenda| agenda.first());
        if drafting && table.seats[table.active].company.is_some() != (first == Some(&Step::Hire)) {
            return wrong(fault!("sheet-player-whose-choice-company", rule = "B-3.16"));
        }
        if drafting && first != Some(&Step::Bid) {
            self.set_choosers(table)?;
        }
        match &self.agenda {
            Some(agenda) => {
                if agenda.len() > DEEPEST_AGENDA {
                    return wrong(fault!("sheet-agenda-most-steps", most = DEEPEST_AGENDA));
                }
                table.agenda = agenda.iter().rev().copied().collect();
            }
            None => {
                table.agenda.clear();
                match table.phase {
                    Phase::Draft => table.agenda.push(Step::Draft),
                    Phase::Income => table.agenda.push(Step::Income(table.players - 1)),
                    Phase::Actions => table.begin_turn(table.active),
                    Phase::Over => {}
                }
            }
        }
        check_agenda(table)
    }

    /// Those who have chosen come first in the order of choosing, then whoever chooses now, the others, and the Automas (B-3.16,
    /// An order that is not said is made so.
    fn set_choosers(&self, table: &mut Table) -> Read<()> {
        let place = |table: &Table, seat: Seat| match &table.seats[seat] {
            player if player.is_automa() => 3,
            _ if seat == table.active => 1,
            player if player.company.is_some() => 0,
            _ => 2,
        };
        let mut order = table.order;
        order[..table.players as usize].sort_by_key(|&seat| place(table, seat));
        if self.order.is_some() && order != table.order {
            return wrong(fault!("sheet-draft-order", rule = "B-3.16"));
        }
        table.order = order;
        Ok(())
    }
}

/// An agenda must be one that play could go on with: control at the bottom, choices that can be answered above.
fn check_agenda(table: &Table) -> Read<()> {
    let control = |step: &Step| match step {
        Step::Draft | Step::Bid | Step::Hire | Step::Automas => Some(Phase::Draft),
        Step::Income(_) | Step::HeadStreams => Some(Phase::Income),
        Step::EndTurn => Some(Phase::Actions),
        _ => None,
    };
    let bottom = table.agenda.first().map_or(Some(Phase::Over), control);
    if bottom != Some(table.phase) {
        return wrong(fault!("sheet-agenda-does-not-end"));
    }
    for step in table.agenda.iter().skip(1) {
        if control(step).is_some() {
            return wrong(fault!("sheet-may-only-come-last", step));
        }
    }
    if table.phase != Phase::Draft && table.seats().any(|seat| table.seats[seat].company.is_none()) {
        return wrong(fault!("sheet-draft-over-seat-no", rule = "B-3.16"));
    }
    table.agenda.iter().try_for_each(|step| check_step(table, *step))
}

fn check_step(table: &Table, step: Step) -> Read<()> {
    let me = table.me();
    let fits = match step {
        Step::Turn { .. } => table.phase == Phase::Actions && !me.passed,
        Step::Income(place) => place < table.players,
        Step::Tile { .. } | Step::Engineers => table.phase == Phase::Actions && !table.lists(step).is_empty(),
        Step::Site { via, tile } => available(me, via, tile) && !table.lists(step).is_empty(),
        Step::Payment { via, tile, kind, site } => {
            let build = Move::Build { kind, site };
            available(me, via, tile) && table.lists(Step::Site { via, tile }).contains(&build)
        }
        Step::Contract { energy, discount, .. } => energy <= 99 && discount <= 9,
        Step::Machines(count) | Step::Drops { count, .. } | Step::Wheel(count) => (1..=12).contains(&count),
        Step::TakeContracts(count) => (1..=2).contains(&count) && !table.lists(step).is_empty(),
        Step::Copy => me.officer == Some(Officer::Mahiri),
        Step::Special { tile, site } => match site {
            Site::Building(building) => me.buildings.has(building),
            _ => tile != Tile::ANTON && tile != Tile::LESLIE,
        },
        Step::Leslie(position) => {
            let work = table.leeghwater.works.get(usize::from(position)).copied().flatten();
            work.is_some_and(|work| me.covers(work))
        }
        Step::Architect => table.phase == Phase::Actions && !table.lists(step).is_empty(),
        Step::Extra => table.phase == Phase::Actions,
        Step::Again => table.phase == Phase::Actions,
        Step::BuyWork(each) => (1..=9).contains(&each),
        Step::UseNow(building) => me.buildings.has(building),
        Step::MoreDams { .. } | Step::PayWork(_) => !table.lists(step).is_empty(),
        Step::FillDam
        | Step::Refill(_)
        | Step::RetrieveTile
        | Step::RetrieveMachines
        | Step::TakeTile
        | Step::Margot
        | Step::Fulfil { .. } => true,
        Step::Automas => table.phase == Phase::Draft && table.automas().next().is_some(),
        Step::Action(from) => table.phase == Phase::Actions && from < 8 && table.automa.criteria.is_some(),
        Step::TileFor { .. } => table.phase == Phase::Actions && !table.lists(step).is_empty(),
        Step::SiteFor { via, tile, .. } => available(me, via, tile) && !table.lists(step).is_empty(),
        Step::MachinesFor(count) | Step::DropsFor { count, .. } => (1..=12).contains(&count),
        Step::Renew(_) => table.automas().next().is_some(),
        Step::Bid => {
            let left = table.humans().filter(|&seat| table.seats[seat].passed).count();
            table.phase == Phase::Draft && left + 1 < table.humans().count() && !me.passed
        }
        Step::Hire => me.officer.is_none() && me.contracts.len() == 1,
        Step::Draft
        | Step::Produce(_)
        | Step::ProduceFor(_)
        | Step::Free(_)
        | Step::Discard
        | Step::HeadStreams
        | Step::EndTurn => true,
    };
    if fits { Ok(()) } else { wrong(fault!("sheet-agenda-not-possible-position", step)) }
}

/// Whether a construction could come by the tile this way.
fn available(me: &Player, via: Via, tile: Tile) -> bool {
    let on_wheel = me.tiles_on_wheel().has(tile);
    match via {
        Via::Own => me.tiles.has(tile),
        Via::Anton => on_wheel && me.tiles.has(Tile::ANTON),
        Via::Mahiri => on_wheel && me.copied == Some(Officer::Anton),
    }
}

impl Table {
    /// The ways a step could be answered now.
    fn lists(&self, step: Step) -> Moves<Move> {
        let mut moves = Moves::new();
        self.list(&step, &mut moves);
        moves
    }
}
