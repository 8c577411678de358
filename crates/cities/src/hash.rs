//! The position's hash: numbered facts, each with a tag of its own.
//!
//! Tags are never given a new meaning; a later version may add tags for facts that are 0 in all older games.

#[cfg(test)]
use kernel::BySeat;
use kernel::{Digest, Seat};

use crate::board::Spot;
use crate::cards::Card;
use crate::position::{Player, Position};
use crate::sets::CardSet;
use crate::step::{Step, Task};

fn cards(digest: &mut Digest, tag: u32, set: CardSet) {
    for (at, word) in (0..).zip(set.bits()) {
        digest.fact(tag + at, word);
    }
}

/// A list of small numbers, order included: each place has its own tag, and 0 is told apart from an empty place.
fn list(digest: &mut Digest, tag: u32, items: impl Iterator<Item = u64>) {
    for (at, item) in (0..).zip(items) {
        digest.fact(tag + at, item + 1);
    }
}

pub(crate) fn hash(p: &Position) -> u64 {
    let mut digest = Digest::default();
    facts(&mut digest, p);
    digest.value()
}

#[cfg(test)]
/// The hash of a position from which hidden things are taken away, with the number of hidden cards in each hand.
pub(crate) fn hash_veiled(p: &Position, hidden: BySeat<u32>) -> u64 {
    let mut digest = Digest::default();
    facts(&mut digest, p);
    // No record states these.
    for seat in Seat::all(Seat::MOST as u8) {
        digest.fact(900 + u32::from(seat.0), hidden[seat].into());
    }
    digest.value()
}

fn facts(d: &mut Digest, p: &Position) {
    d.fact(1, p.phase as u64);
    d.fact(2, p.cursor.into());
    d.fact(3, p.active.0.into());
    d.fact(4, p.round.into());
    d.fact(5, p.turn.into());
    list(d, 10, p.order.iter().map(|seat| seat.0.into()));
    list(d, 20, p.standing.iter().map(|seat| seat.0.into()));
    for (at, &tiles) in (0..).zip(&p.tiles) {
        d.fact(30 + at, tiles.bits().into());
    }
    d.fact(50, p.cloning.into());
    d.fact(51, p.stalled.into());
    cards(d, 60, p.discard);
    cards(d, 64, p.open_specials);
    cards(d, 68, p.unseen);
    cards(d, 72, p.shown);
    cards(d, 76, p.memory.spent);
    cards(d, 80, p.gone);
    cards(d, 84, p.memory.drawn);
    list(d, 100, p.deck.iter().map(|card| card.0.into()));
    list(
        d,
        200,
        p.specials.iter().map(|special| u64::from(special.card.0) << 8 | u64::from(special.known.bits())),
    );
    list(d, 250, p.spare_blues.iter().map(|&tile| tile.into()));
    list(d, 270, p.contracts.iter().map(|&contract| contract.into()));
    d.fact(280, p.tunnels_left.into());
    d.fact(281, p.white_left.into());
    d.fact(282, p.purple_left.into());
    d.fact(283, p.played.map_or(0, |card| u64::from(card.0) + 1));
    d.fact(284, p.memory.biomatter.into());
    d.fact(285, p.chance.0);
    list(d, 290, p.looked.iter().map(|card| card.0.into()));
    for at in 0..6 {
        d.fact(300 + at as u32, p.memory.built[at].into());
    }
    for at in 0..5 {
        d.fact(310 + at as u32, p.memory.gave[at].bits().into());
    }
    for at in 0..3 {
        d.fact(320 + at as u32, p.memory.replaced[at].into());
    }
    list(d, 400, p.agenda.iter().map(|&step| step_number(step)));
    for seat in Seat::all(Seat::MOST as u8) {
        player(d, 1000 * (1 + u32::from(seat.0)), &p.players[seat]);
    }
}

fn player(d: &mut Digest, tag: u32, player: &Player) {
    d.fact(tag, player.board.into());
    for (at, held) in (1..).zip(player.purse.0) {
        d.fact(tag + at, held.into());
    }
    d.fact(tag + 10, player.points.into());
    d.fact(tag + 11, player.steps.into());
    d.fact(tag + 12, player.used.bits().into());
    d.fact(tag + 13, player.contracts.bits());
    d.fact(tag + 14, player.white.bits().into());
    d.fact(tag + 15, player.purple.bits().into());
    for (at, buildings) in (16..).zip(player.buildings) {
        d.fact(tag + at, buildings.bits());
    }
    d.fact(tag + 19, player.upgraded.bits());
    d.fact(tag + 20, player.tunnels.bits().into());
    d.fact(tag + 21, player.upgraded_tunnels.bits().into());
    list(d, tag + 30, player.metropolises.iter().map(|&tile| tile.into()));
    cards(d, tag + 40, *player.hand);
    cards(d, tag + 44, player.claimed);
    list(d, tag + 60, player.actions.iter().map(|card| card.0.into()));
    list(d, tag + 70, player.gained.iter().map(|&tile| tile.into()));
    list(d, tag + 100, player.aside.iter().map(|card| card.0.into()));
}

/// A step as a number: its kind in the lowest byte, what it says above.
pub(crate) fn step_number(step: Step) -> u64 {
    let card = |card: Card| u64::from(card.0) << 8;
    let spot = |spot: Spot| match spot {
        Spot::City(at) => u64::from(at.0),
        Spot::Building(at) => 0x40 + u64::from(at.0),
        Spot::Tunnel(at) => 0x80 + u64::from(at.0),
    };
    let task = |task: Task| {
        u64::from(task.node.0) << 8
            | u64::from(task.left & 0x7f) << 24
            | u64::from(task.must) << 31
            | u64::from(task.slot.0) << 32
            | u64::from(task.card.0) << 36
            | u64::from(task.done) << 44
    };
    match step {
        Step::Keep => 1,
        Step::Limit => 2,
        Step::Choose => 3,
        Step::Order { slot } => 4 | u64::from(slot.0) << 8,
        Step::LaterCard => 5,
        Step::Slot { slot } => 6 | u64::from(slot.0) << 8,
        Step::Card => 7,
        Step::MakeRoom => 8,
        Step::LastUse { card: last } => 9 | card(last),
        Step::Do(it) => 10 | task(it),
        Step::Payment { task: it, piece, spot: at } => {
            // The upper bits of a build's task are 0: its parts are not counted.
            11 | task(Task { done: 0, ..it }) | spot(at) << 44 | (piece as u64) << 52
        }
        Step::FinishUpgrade { node, spot: at } => 12 | u64::from(node.0) << 8 | spot(at) << 24,
        Step::KeepSpecial => 13,
        Step::Under => 14,
        Step::Group { of } => 15 | u64::from(of) << 8,
        Step::Offer => 16,
        Step::TurnEnds => 17,
        Step::CleanUp => 18,
        Step::ProductionCards => 19,
        Step::Sales => 20,
        Step::LastPoints => 21,
        Step::Probe => 22,
        Step::Lay => 23,
    }
}
