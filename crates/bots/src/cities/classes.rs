//! The classes of moves of Underwater Cities that a policy tells apart, and what it is told of a position.

use ::cities::{Card, Cities, CitySite, Move, Piece, Position, Resource, Site, Slot, Spot};
use kernel::Seat;

use super::matches;
use super::sight::productions_left;
use crate::net::CONTEXT;

/// Where the classes of each kind of move begin.
const CLONE: u16 = 16 * 2 * KINDS;
const BUILD: u16 = CLONE + 16;
const UPGRADE: u16 = BUILD + 6 * 8;
const DISCARD: u16 = UPGRADE + 4 * 3;
const TAKE: u16 = DISCARD + CARDS;
const USE: u16 = TAKE + CARDS;
const DROP: u16 = USE + CARDS;
const EXCHANGE: u16 = DROP + CARDS;
const GAIN: u16 = EXCHANGE + 25;
const PERFORM: u16 = GAIN + 5;
const OTHERS: u16 = PERFORM + 16;
/// How many there are.
pub(super) const CLASSES: usize = OTHERS as usize + 20;

/// Kinds of cards, and the kinds in each of their colours, one more for cards that have none or are not known.
const KINDS: u16 = 6;
const CARDS: u16 = KINDS * 4;

/// The kind of a card.
fn kind(game: &Cities, card: Card) -> u16 {
    game.pack().card(card).map_or(KINDS - 1, |data| data.kind as u16)
}

/// The kind and colour of a card.
fn card(game: &Cities, card: Card) -> u16 {
    let color = game.pack().card(card).and_then(|data| data.color);
    kind(game, card) * 4 + color.map_or(3, |color| color as u16)
}

/// The kind of site: whether it is connected, and how much stands beside it.
fn place(game: &Cities, position: &Position, seat: Seat, site: Site) -> u16 {
    let me = &position.players[seat];
    let board = game.board(me);
    let of = |city: CitySite| {
        let there = (me.built() & board.cities[city.index()].sites).len().min(3) as u16;
        u16::from(me.connected().has(city)) * 4 + there
    };
    match board.spot(site) {
        Some(Spot::Building(at)) => of(at.city()),
        Some(Spot::City(at)) => of(at) | (u16::from(me.network.has(at)) * 4),
        Some(Spot::Tunnel(at)) => {
            let ends = board.tunnels[at.index()].ends;
            u16::from(ends.meets(me.cities() - me.network)) * 4 + ends.len().min(3) as u16
        }
        None => 0,
    }
}

/// The class of a move.
#[inline]
pub(super) fn class(game: &Cities, position: &Position, seat: Seat, mv: Move) -> u16 {
    let slot = |slot: Slot| slot.index() as u16 & 15;
    match mv {
        Move::Choose { slot: at, card } => {
            let matched = u16::from(matches(game, at, card));
            (slot(at) * 2 + matched) * KINDS + kind(game, card)
        }
        Move::Clone { slot: at, .. } => CLONE + slot(at),
        Move::Build { piece, site } => BUILD + piece as u16 * 8 + place(game, position, seat, site),
        Move::Upgrade { site, price } => {
            let me = &position.players[seat];
            let what = match game.board(me).spot(site) {
                Some(Spot::Building(at)) => me.building(at).unwrap_or(Piece::Farm),
                _ => Piece::Tunnel,
            };
            UPGRADE + (what as u16 % 4) * 3 + u16::from(price.clamp(1, 3)) - 1
        }
        Move::Discard(it) | Move::Under(it) => DISCARD + card(game, it),
        Move::Take(it) | Move::Keep(it) => TAKE + card(game, it),
        Move::Use(it) | Move::Refresh(it) => USE + card(game, it),
        Move::Drop(it) => DROP + card(game, it),
        Move::Exchange { give, take, .. } => EXCHANGE + give as u16 * 5 + take as u16,
        Move::Gain(resource) => GAIN + resource as u16,
        Move::Perform(at) => PERFORM + slot(at),
        Move::SlotFirst => OTHERS,
        Move::CardFirst => OTHERS + 1,
        Move::UseCard => OTHERS + 2,
        Move::SkipCard => OTHERS + 3,
        Move::Part(number) => OTHERS + 4 + u16::from(number.clamp(1, 2)) - 1,
        Move::Option(number) => OTHERS + 6 + u16::from(number.clamp(1, 2)) - 1,
        Move::Pay => OTHERS + 8,
        Move::Stop => OTHERS + 9,
        Move::Biomatter { .. } => OTHERS + 10,
        Move::Look => OTHERS + 11,
        Move::Advance => OTHERS + 12,
        Move::Output(_) => OTHERS + 13,
        Move::Convert(_) => OTHERS + 14,
        Move::Resolve(_) => OTHERS + 15,
        Move::Ability(_) => OTHERS + 16,
        Move::Contract(_) => OTHERS + 17,
        Move::Lay(_) => OTHERS + 18,
        Move::Sell { .. } => OTHERS + 19,
    }
}

/// What a policy is told of a position as the seat that is asked sees it.
#[inline]
pub(super) fn context(position: &Position, seat: Seat, turns_of_era: f32) -> [f32; CONTEXT] {
    let me = &position.players[seat];
    let held = |resource: Resource, most: f32| f32::from(me.purse.get(resource).min(20)) / most;
    let place = position.order.iter().position(|&it| it == seat).unwrap_or(0);
    let era = usize::from(position.era());
    let mut told = [0.0; CONTEXT];
    told[0] = 1.0;
    told[1 + era.min(2)] = 1.0;
    let others = [
        turns_of_era / 6.0,
        held(Resource::Credit, 5.0),
        held(Resource::Science, 4.0),
        held(Resource::Kelp, 4.0),
        held(Resource::Steelplast, 4.0),
        held(Resource::Biomatter, 3.0),
        me.hand.len().min(8) as f32 / 4.0,
        me.connected().len() as f32 / 4.0,
        me.tunnels.len() as f32 / 6.0,
        me.built().len().min(16) as f32 / 8.0,
        place as f32 / 2.0,
        productions_left(position, seat) as f32 / 3.0,
    ];
    told[4..].copy_from_slice(&others);
    told
}

#[cfg(test)]
mod tests {
    use ::cities::Setup;
    use kernel::{Chance, Game, Moves, Quiet, Seed};

    use super::*;

    #[test]
    fn every_move_has_a_class() {
        let mut seen = vec![false; CLASSES];
        for seed in 0..12 {
            let game = Cities::open(Setup::new(2 + (seed % 3) as u8)).expect("a set-up of the box");
            let (mut position, mut moves, mut chance) =
                (game.deal(Seed(seed)), Moves::new(), Chance::new(Seed(seed)));
            game.moves(&position, &mut moves);
            while let Some(seat) = game.to_move(&position) {
                moves.iter().for_each(|&mv| seen[usize::from(class(&game, &position, seat, mv))] = true);
                let told = context(&position, seat, 6.0);
                assert!(told.iter().all(|number| (0.0..=20.0).contains(number)), "{told:?}");
                let mv = moves[chance.below(moves.len())];
                game.play(&mut position, mv, &mut moves, &mut Quiet);
            }
        }
        let known = seen.iter().filter(|seen| **seen).count();
        assert!(known > 150, "{known}");
    }
}
