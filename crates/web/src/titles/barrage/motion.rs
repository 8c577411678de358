//! What is seen between two positions: each event folded into the view before the move, and drawn.
//!
//! Water goes step by step: a drop is seen at every basin it passes, then behind the dam that holds it, or gone.

use barrage::{
    BaseSpace, Basin, Contract, Event, HeadStream, Kind, Phase, Player, Resource, Site, Space, Spring, View,
};
use kernel::Seat;
use words::Words;

use super::board::{Board, Leaf, Moment};
use super::map;
use super::river::{dam_drop, head_drop};
use crate::stage::{Frame, Stage};

/// The frames of a move.
pub(super) fn frames(words: &Words, before: &View, events: &[Event]) -> Vec<Frame> {
    let mut film = Film { words, view: *before, afloat: Vec::new(), frames: Vec::new() };
    for (nth, event) in events.iter().enumerate() {
        film.show(nth, event);
    }
    film.frames
}

struct Film<'a> {
    words: &'a Words,
    view: View,
    /// Drops that have driven powerhouses and have not flowed on yet: their pieces, and where.
    afloat: Vec<(String, Basin)>,
    frames: Vec<Frame>,
}

impl Film<'_> {
    fn show(&mut self, nth: usize, event: &Event) {
        match *event {
            Event::DropHeld { from, at } => self.flow(nth, from, at.basin(), Some(at)),
            Event::DropLeft { from, below } => self.flow(nth, from, below, None),
            Event::Produced { dam, powerhouse, drops, .. } => {
                let held = self.view.table.river.held[dam.0 as usize];
                let leaving = (held.saturating_sub(drops)..held).map(|nth| (dam_drop(dam, nth), powerhouse));
                self.afloat.extend(leaving);
                fold(&mut self.view, event);
                self.frame(nth, &[Leaf::Water], Moment::default());
            }
            _ => {
                let before = self.view;
                let moment = match *event {
                    Event::Placed { seat, space, engineers } => {
                        Moment { crew: Some((seat, space, engineers)), ..Moment::default() }
                    }
                    Event::WheelTurned { seat, .. } => Moment { turned: Some(seat), ..Moment::default() },
                    _ => Moment::default(),
                };
                fold(&mut self.view, event);
                if self.view != before || moment.turned.is_some() {
                    let leaves = touched(&self.view, event);
                    self.frame(nth, &leaves, moment);
                }
            }
        }
    }

    /// A drop flows to a dam of the last basin on its way, or out of the map below it.
    fn flow(&mut self, nth: usize, from: Spring, last: Basin, dam: Option<BaseSpace>) {
        let (name, first) = match from {
            Spring::Head(head) => {
                let waiting = &mut self.view.table.river.waiting[head.0 as usize];
                *waiting = waiting.saturating_sub(1);
                (head_drop(head, *waiting), head.basin())
            }
            Spring::Powerhouse(basin) => {
                let drop = self.afloat.iter().position(|(_, at)| *at == basin);
                let name =
                    drop.map_or_else(|| dam_drop(BaseSpace(0), u8::MAX), |at| self.afloat.remove(at).0);
                (name, basin)
            }
        };
        let mut basin = Some(first);
        while let Some(it) = basin {
            // Below powerhouses a drop is in its basin already.
            if it != first || matches!(from, Spring::Head(_)) {
                let drops = vec![(name.clone(), map::passing(it))];
                self.frame(nth, &[Leaf::Water], Moment { drops, ..Moment::default() });
            }
            basin = it.river().filter(|_| it != last);
        }
        match dam {
            Some(dam) => {
                hold(&mut self.view, dam);
                self.frame(nth, &[Leaf::Water], Moment { landed: Some((dam, name)), ..Moment::default() });
            }
            None => {
                let drops = vec![(name, map::exit(last))];
                self.frame(nth, &[Leaf::Water], Moment { drops, ..Moment::default() });
                self.frame(nth, &[Leaf::Water], Moment::default());
            }
        }
    }

    fn frame(&mut self, event: usize, leaves: &[Leaf], mut moment: Moment) {
        for ((name, basin), beside) in self.afloat.iter().zip(0..) {
            moment.drops.push((name.clone(), map::below_houses(*basin, beside)));
        }
        let board = Board::new(self.words, &self.view, Stage::default(), &moment);
        let sheets = leaves.iter().map(|&leaf| board.sheet(leaf)).collect();
        self.frames.push(Frame { sheets, event });
    }
}

/// The sheets on which an event is seen.
fn touched(view: &View, event: &Event) -> Vec<Leaf> {
    match *event {
        Event::Drafted { seat, .. } | Event::AutomaJoined { seat, .. } => {
            vec![Leaf::Track, Leaf::Offices, Leaf::Company(seat)]
        }
        Event::Round { .. } => vec![Leaf::Track, Leaf::Map],
        Event::HeadStreamFilled { .. } | Event::DropPlaced { .. } | Event::DropAdded { .. } => {
            vec![Leaf::Water]
        }
        Event::Placed { seat, .. } => vec![Leaf::Offices, Leaf::Contracts, Leaf::Company(seat)],
        Event::PlacedToConstruct { seat, .. }
        | Event::PlacedWithMahiri { seat, .. }
        | Event::Copied { seat, .. }
        | Event::PutOnWheel { seat, .. }
        | Event::WheelTurned { seat, .. }
        | Event::Laid { seat, .. } => vec![Leaf::Company(seat)],
        Event::Passed { seat } => vec![Leaf::Track, Leaf::Company(seat)],
        Event::Gained { seat, what, .. } | Event::Lost { seat, what, .. } => match what {
            Resource::Energy => vec![Leaf::Track, Leaf::Company(seat)],
            _ => vec![Leaf::Company(seat)],
        },
        Event::Built { seat, .. } => vec![Leaf::Map, Leaf::Company(seat)],
        Event::ContractTaken { seat, .. }
        | Event::ContractDiscarded { seat, .. }
        | Event::ContractFulfilled { seat, .. } => vec![Leaf::Contracts, Leaf::Company(seat)],
        Event::ContractRevealed { .. } | Event::ContractRemoved { .. } => vec![Leaf::Contracts],
        Event::PatentTaken { seat, .. } => vec![Leaf::Offices, Leaf::Company(seat)],
        Event::PatentRevealed { .. } | Event::PatentGone { .. } => vec![Leaf::Offices],
        Event::AutomaTurned { .. } => vec![Leaf::Automa],
        Event::Won { .. } => vec![Leaf::Track],
        Event::OfficerLaidOut { .. } => view.table.seats().map(Leaf::Company).collect(),
        Event::Order { .. } => {
            let companies = view.table.seats().map(Leaf::Company);
            [Leaf::Track, Leaf::Offices, Leaf::Contracts].into_iter().chain(companies).collect()
        }
        _ => Vec::new(),
    }
}

/// The view after an event, as far as the event tells.
pub(super) fn fold(view: &mut View, event: &Event) {
    let table = &mut view.table;
    match *event {
        Event::Drafted { seat, company, officer, contract } => {
            table.seats[seat] =
                Player { contracts: contract.bit(), ..Player::beginning(company, Some(officer)) };
            table.starting &= !contract.bit();
            if let Some(at) = table.pairs.iter().position(|it| it.is_some_and(|(it, _)| it == company)) {
                table.pairs[at] = None;
                table.pairs[at..].rotate_left(1);
            }
        }
        Event::AutomaJoined { seat, level, company, officer } => {
            table.seats[seat] = Player::automa(company, officer, level);
            table
                .pairs
                .iter_mut()
                .filter(|it| it.is_some_and(|(it, _)| it == company))
                .for_each(|it| *it = None);
        }
        Event::OfficerLaidOut { officer } => table.extra_officers |= 1 << officer as u8,
        Event::Round { round } => (table.round, table.phase) = (round, Phase::Income),
        Event::HeadStreamFilled { head, drops } => {
            table.phase = Phase::Actions;
            table.river.waiting[head.0 as usize] += drops;
        }
        Event::Placed { seat, space, engineers } => {
            let player = &mut table.seats[seat];
            player.engineers = player.engineers.saturating_sub(engineers);
            if space == Space::BANK {
                player.banked += engineers;
            } else {
                player.spaces |= space.bit();
                // What a tile sends may be another number than the space asks for.
                if engineers != space.row().engineers {
                    player.posted |= space.bit();
                    player.paired |= if engineers == 2 { space.bit() } else { 0 };
                }
            }
        }
        Event::PlacedToConstruct { seat, nth, engineers } => {
            let player = &mut table.seats[seat];
            player.engineers = player.engineers.saturating_sub(engineers);
            player.constructions = nth;
        }
        Event::PlacedWithMahiri { seat, nth, engineers } => {
            let player = &mut table.seats[seat];
            player.engineers = player.engineers.saturating_sub(engineers);
            player.copies = nth;
        }
        Event::Laid { seat, engineers, .. } => {
            let player = &mut table.seats[seat];
            player.engineers = player.engineers.saturating_sub(engineers);
            player.laid += engineers;
        }
        Event::Copied { seat, officer } => table.seats[seat].copied = Some(officer),
        Event::Passed { seat } => table.seats[seat].passed = true,
        Event::Gained { seat, what, amount, .. } => change(&mut table.seats[seat], what, i32::from(amount)),
        Event::Lost { seat, what, amount, .. } => change(&mut table.seats[seat], what, -i32::from(amount)),
        Event::PutOnWheel { seat, tile, excavators, mixers } => {
            let player = &mut table.seats[seat];
            player.excavators = player.excavators.saturating_sub(excavators);
            player.mixers = player.mixers.saturating_sub(mixers);
            let open = &mut player.wheel[0];
            open.excavators += excavators;
            open.mixers += mixers;
            if let Some(tile) = tile {
                open.tile = Some(tile);
                player.tiles &= !tile.bit();
            }
        }
        Event::WheelTurned { seat, tile, excavators, mixers } => {
            let player = &mut table.seats[seat];
            player.wheel.rotate_left(1);
            player.wheel[0] = Default::default();
            player.excavators += excavators;
            player.mixers += mixers;
            player.tiles |= tile.map_or(0, |tile| tile.bit());
        }
        Event::Built { seat, structure, site } => build(view, seat, structure, site),
        Event::DropPlaced { head, .. } => table.river.waiting[head.0 as usize] += 1,
        Event::DropAdded { at, .. } => hold(view, at),
        Event::Produced { dam, drops, .. } => {
            let held = &mut table.river.held[dam.0 as usize];
            *held = held.saturating_sub(drops);
            if *held == 0 {
                table.river.wet &= !dam.bit();
            }
        }
        Event::ContractTaken { seat, contract } => {
            table.seats[seat].contracts |= contract.bit();
            withdraw(view, contract);
        }
        Event::ContractDiscarded { seat, contract } => table.seats[seat].contracts &= !contract.bit(),
        Event::ContractFulfilled { seat, contract } => {
            table.seats[seat].contracts &= !contract.bit();
            table.seats[seat].fulfilled |= contract.bit();
            table.national.iter_mut().filter(|it| **it == Some(contract)).for_each(|it| *it = None);
            // An Automa takes it straight from the display.
            withdraw(view, contract);
        }
        Event::ContractRevealed { contract } => {
            if let Some(colour) = contract.colour()
                && let Some(gap) = table.display[colour as usize].iter_mut().find(|it| it.is_none())
            {
                *gap = Some(contract);
            }
            view.unseen_contracts &= !contract.bit();
        }
        Event::ContractRemoved { contract, .. } => withdraw(view, contract),
        Event::PatentTaken { seat, tile } => {
            table.patents.iter_mut().filter(|it| **it == Some(tile)).for_each(|it| *it = None);
            table.seats[seat].tiles |= tile.bit();
        }
        Event::PatentRevealed { slot, tile } => table.patents[slot as usize - 1] = Some(tile),
        Event::PatentGone { slot, .. } => table.patents[slot as usize - 1] = None,
        Event::AutomaTurned { criteria, action, .. } => {
            (table.automa.criteria, table.automa.action) = (Some(criteria), Some(action));
        }
        Event::Order { place, seat } => {
            if place == 1 {
                // Engineers and markers return as the new order begins (B-18.2, B-18.3).
                for seat in table.seats() {
                    let Some(company) = table.seats[seat].company else { continue };
                    let fresh = Player::beginning(company, None);
                    let player = &mut table.seats[seat];
                    (player.engineers, player.energy, player.passed) = (fresh.engineers, 0, false);
                    (player.spaces, player.posted, player.paired) = (0, 0, 0);
                    (player.banked, player.constructions, player.copies, player.laid) = (0, 0, 0, 0);
                }
            }
            if let Some(from) = table.order().iter().position(|&it| it == seat) {
                table.order.swap(place as usize - 1, from);
            }
        }
        Event::Won { .. } => table.phase = Phase::Over,
        // A flowing drop: a head stream gives one away; what powerhouses let go is counted by the production.
        Event::DropHeld { from, at } => {
            leave_head(view, from);
            hold(view, at);
        }
        Event::DropLeft { from, .. } => leave_head(view, from),
        _ => {}
    }
}

/// A contract leaves the display.
fn withdraw(view: &mut View, contract: Contract) {
    let display = view.table.display.as_flattened_mut();
    display.iter_mut().filter(|it| **it == Some(contract)).for_each(|it| *it = None);
}

fn leave_head(view: &mut View, from: Spring) {
    if let Spring::Head(HeadStream(head)) = from {
        let waiting = &mut view.table.river.waiting[head as usize];
        *waiting = waiting.saturating_sub(1);
    }
}

fn hold(view: &mut View, at: BaseSpace) {
    view.table.river.held[at.0 as usize] += 1;
    view.table.river.wet |= at.bit();
}

fn change(player: &mut Player, what: Resource, amount: i32) {
    match what {
        Resource::Credits => player.credits = player.credits.saturating_add_signed(amount as i16),
        Resource::Vp => player.vp += amount as i16,
        Resource::Excavators => player.excavators = player.excavators.saturating_add_signed(amount as i8),
        Resource::Mixers => player.mixers = player.mixers.saturating_add_signed(amount as i8),
        Resource::Energy => player.energy = player.energy.saturating_add_signed(amount as i16),
    }
}

fn build(view: &mut View, seat: Seat, kind: Kind, site: Site) {
    let (river, player) = (&mut view.table.river, &mut view.table.seats[seat]);
    match (kind, site) {
        (Kind::Elevation, Site::Base(space)) if river.raised & space.bit() == 0 => {
            river.raised |= space.bit()
        }
        (Kind::Elevation, Site::Base(space)) => river.high |= space.bit(),
        (_, Site::Base(space)) => {
            river.dams |= space.bit();
            player.bases |= space.bit();
        }
        (_, Site::Conduit(space)) => player.conduits |= space.bit(),
        (_, Site::Powerhouse(space)) => player.powerhouses |= space.bit(),
    }
}
