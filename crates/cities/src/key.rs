//! The hash by which searches tell positions apart: of all that a viewer knows, in as few words as there is room in.
//!
//! It need not outlive the program, as the hash of records must (`hash.rs`), so it can be quick. The slow way is to take away
//! what the viewer cannot know and to hash the rest as for a record; a test compares the two.

use kernel::{Key, Seat, Viewer};

use crate::cards::Card;
use crate::hash::step_number;
use crate::position::{Player, Position};
use crate::sets::CardSet;
use crate::view::knows;

/// A hash of what the viewer may know of a position.
pub(crate) fn key(p: &Position, players: u8, viewer: Viewer) -> u64 {
    let mut key = Key::default();
    let k = &mut key;
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let [one, other, third] = p.memory.replaced;
    k.bytes([p.phase as u8, p.cursor, p.active.0, p.round, p.turn, one, other, third]);
    let seats = |seats: &[Seat]| seats.iter().fold(1u64, |all, seat| all << 2 | u64::from(seat.0));
    let flags = [p.cloning, p.stalled, p.memory.biomatter];
    k.word(
        flags
            .into_iter()
            .fold(seats(&p.order) << 16 | seats(&p.standing), |all, it| all << 1 | u64::from(it)),
    );
    let (tiles, rest) = p.tiles.as_chunks::<8>();
    debug_assert!(rest.is_empty(), "sixteen slots are two words");
    tiles.iter().for_each(|&eight| k.bytes(eight.map(|tiles| tiles.bits())));
    let drawn = if own(p.active) { p.memory.drawn } else { p.memory.drawn & p.shown };
    for set in [p.discard, p.open_specials, p.gone, p.shown, p.memory.spent, drawn] {
        cards(k, set);
    }
    let [farm, desalination, laboratory, tunnel, white, purple] = p.memory.built;
    k.bytes([farm, desalination, laboratory, tunnel, white, purple, 0, 0]);
    let [credit, science, kelp, steelplast, biomatter] = p.memory.gave.map(|slots| u64::from(slots.bits()));
    k.word(credit | science << 16 | kelp << 32 | steelplast << 48);
    k.word(biomatter | u64::from(p.played.map_or(0, |card| u16::from(card.0) + 1)) << 16);
    k.bytes([
        p.deck.len() as u8,
        p.specials.len() as u8,
        p.spare_blues.len() as u8,
        p.tunnels_left,
        p.white_left,
        p.purple_left,
        p.looked.len() as u8,
        p.agenda.len() as u8,
    ]);
    list(k, p.contracts.iter().copied());
    list(k, p.looked.iter().filter(|_| own(p.active)).map(|card| card.0));
    for special in &p.specials {
        let card = if knows(viewer, *special) { special.card } else { Card::default() };
        k.word(u64::from(card.0) << 8 | u64::from(special.known.bits()));
    }
    p.agenda.iter().for_each(|&step| k.word(step_number(step)));
    for seat in Seat::all(players) {
        player(k, &p.players[seat], own(seat), p.shown);
    }
    key.value()
}

fn player(k: &mut Key, player: &Player, own: bool, shown: CardSet) {
    let [credit, science, kelp, steelplast, biomatter] = player.purse.0.map(u64::from);
    k.word(credit | science << 16 | kelp << 32 | steelplast << 48);
    k.word(
        biomatter
            | u64::from(player.points) << 16
            | u64::from(player.steps) << 32
            | u64::from(player.board) << 40,
    );
    let [white, purple] = [player.white, player.purple].map(|cities| u64::from(cities.bits()));
    k.word(white | purple << 16 | u64::from(player.used.bits()) << 32 | (player.gained.len() as u64) << 40);
    player.buildings.iter().for_each(|sites| k.word(sites.bits()));
    k.word(player.upgraded.bits());
    k.word(u64::from(player.tunnels.bits()) << 32 | u64::from(player.upgraded_tunnels.bits()));
    k.word(player.contracts.bits());
    list(k, player.metropolises.into_iter());
    list(k, player.actions.iter().map(|card| card.0));
    list(k, player.gained.iter().copied());
    cards(k, player.claimed);
    if own {
        cards(k, *player.hand);
        list(k, player.aside.iter().map(|card| card.0));
    } else {
        // Which cards are set aside is a secret, how many is not (U-2.11).
        let mut held = *player.hand;
        held.extend(player.aside.iter().copied());
        cards(k, held & shown);
        k.word(u64::from((held - shown).len()) << 8 | player.aside.len() as u64);
    }
}

fn cards(k: &mut Key, set: CardSet) {
    set.bits().into_iter().for_each(|word| k.word(word));
}

/// A short list of small numbers, order and length included.
fn list(k: &mut Key, items: impl Iterator<Item = u8>) {
    let (mut word, mut len) = (0u64, 0u64);
    for item in items {
        word = word << 8 | u64::from(item);
        len += 1;
        if len % 8 == 0 {
            k.word(std::mem::take(&mut word));
        }
    }
    k.word(word << 8 | len);
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use kernel::{Chance, Game, Moves, Quiet, Seed};

    use super::*;
    use crate::game::Cities;
    use crate::hash::hash_veiled;
    use crate::redeal::veil;
    use crate::setup::Setup;

    /// Positions of games, and deals of them in which hidden things are others, have the same key if and only if they are the
    /// same to the viewer.
    #[test]
    fn the_key_tells_apart_what_the_viewer_can_tell_apart() {
        let (mut found, mut hashes, mut again) = (HashMap::new(), HashMap::new(), 0);
        for number in 0..10 {
            let players = 1 + number as u8 % 4;
            let setup = Setup::new(players).contracts(number > 2 && players > 1);
            let game = Cities::open(setup).expect("a legal set-up");
            let mut chance = Chance::new(Seed(number));
            let (mut p, mut moves) = (game.deal(Seed(number)), Moves::new());
            game.moves(&p, &mut moves);
            while !moves.is_empty() {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(p.active)] {
                    let mut other = p;
                    game.redeal(&mut other, viewer, &mut chance);
                    for position in [&p, &other] {
                        let mut known = *position;
                        let hidden = veil(&mut known, viewer);
                        // Who looks is no part of what is seen.
                        let hash = (number, format!("{viewer:?}"), hash_veiled(&known, hidden));
                        let key = (number, format!("{viewer:?}"), key(position, game.players(), viewer));
                        again += u32::from(found.contains_key(&hash));
                        assert_eq!(found.entry(hash.clone()).or_insert(key.clone()), &key, "one key");
                        assert_eq!(hashes.entry(key).or_insert(hash.clone()), &hash, "one hash");
                    }
                }
                let mv = moves[chance.below(moves.len())];
                game.play(&mut p, mv, &mut moves, &mut Quiet);
            }
        }
        assert!(found.len() > 4000 && again > 2000, "{} positions, {again} seen again", found.len());
    }
}
