//! Writing a position down.

use std::collections::BTreeMap;

use kernel::{Chance, Game, Seat, Seed};

use super::{PlayerSheet, Sheet};
use crate::board::Spot;
use crate::cards::{Bits, CardSet};
use crate::game::Cities;
use crate::goods::Resource;
use crate::place::{Piece, Place};
use crate::position::Position;

impl Sheet {
    /// Writes down a position: what differs from the deal of seed 0.
    pub fn of(game: &Cities, p: &Position) -> Self {
        let base = Position { chance: Chance(0), ..game.deal(Seed(0)) };
        let differs = |same: bool| !same;
        let list = |set: CardSet| set.iter().collect::<Vec<_>>();
        let some = |set: CardSet, base: CardSet| differs(set == base).then(|| list(set));
        let pack = &game.pack;
        let tile = |&tile: &u8| pack.metropolises()[usize::from(tile)].id.clone();
        let contract = |contract: u8| pack.contracts()[usize::from(contract)].id.clone();
        let mut players = BTreeMap::new();
        for seat in Seat::all(game.setup.players) {
            let (player, base) = (&p.players[seat], &base.players[seat]);
            let board = game.board(player);
            let cities = |set: u16| -> Vec<Place> {
                Bits(set.into()).map(|at| board.cities[usize::from(at)].name).collect()
            };
            let sites =
                |set: u64| Bits(set).map(Spot::Building).map(|spot| board.site(spot)).collect::<Vec<_>>();
            let tunnels = |set: u32| {
                Bits(set.into()).map(Spot::Tunnel).map(|spot| board.site(spot)).collect::<Vec<_>>()
            };
            let amount = |resource| {
                let held = player.purse.get(resource);
                differs(held == base.purse.get(resource)).then_some(held)
            };
            // Sites are named by the board, so they are said again when the board is another one.
            let same_board = player.board == base.board;
            let kind = |piece: Piece| {
                let (now, then) = (player.buildings[piece as usize], base.buildings[piece as usize]);
                differs(now == then).then(|| sites(now))
            };
            let mut upgraded = sites(player.upgraded);
            upgraded.extend(tunnels(player.upgraded_tunnels));
            let used = Bits(player.used.into()).map(|at| player.actions[usize::from(at)]).collect::<Vec<_>>();
            let sheet = PlayerSheet {
                board: differs(same_board).then_some(board.id),
                credits: amount(Resource::Credit),
                science: amount(Resource::Science),
                kelp: amount(Resource::Kelp),
                steelplast: amount(Resource::Steelplast),
                biomatter: amount(Resource::Biomatter),
                points: differs(player.points == base.points).then_some(player.points),
                steps: differs(player.steps == base.steps).then_some(player.steps),
                hand: Some(list(player.hand)),
                aside: differs(player.aside == base.aside).then(|| player.aside.to_vec()),
                claimed: some(player.claimed, base.claimed),
                actions: differs(player.actions == base.actions).then(|| player.actions.to_vec()),
                used: (!used.is_empty()).then_some(used),
                metropolises: Some(std::array::from_fn(|at| tile(&player.metropolises[at]))),
                gained: (!player.gained.is_empty()).then(|| player.gained.iter().map(tile).collect()),
                contracts: (player.contracts != 0).then(|| Bits(player.contracts).map(contract).collect()),
                nonsymbiotic: differs(same_board && player.white == base.white).then(|| cities(player.white)),
                symbiotic: (player.purple != 0).then(|| cities(player.purple)),
                farms: kind(Piece::Farm),
                desalinations: kind(Piece::Desalination),
                laboratories: kind(Piece::Laboratory),
                tunnels: (player.tunnels != 0).then(|| tunnels(player.tunnels)),
                upgraded: (!upgraded.is_empty()).then_some(upgraded),
            };
            players.insert(seat, sheet);
        }
        Self {
            phase: differs(p.phase == base.phase).then_some(p.phase),
            round: differs(p.round == base.round).then_some(p.round),
            turn: differs(p.turn == base.turn).then_some(p.turn),
            order: Some(p.order.to_vec()),
            active: Some(p.active),
            standing: Some(p.standing.to_vec()),
            tiles: differs(p.tiles == base.tiles).then(|| write_tiles(p)),
            cloning: differs(p.cloning == base.cloning).then_some(p.cloning),
            stalled: differs(p.stalled == base.stalled).then_some(p.stalled),
            deck: Some(p.deck.to_vec()),
            discard: some(p.discard, base.discard),
            specials: Some(p.specials.to_vec()),
            open_specials: Some(list(p.open_specials)),
            unseen: Some(list(p.unseen)),
            gone: some(p.gone, base.gone),
            shown: some(p.shown, base.shown),
            spare_blues: Some(p.spare_blues.iter().map(tile).collect()),
            contracts: game.setup.contracts.then(|| p.contracts.iter().map(|&it| contract(it)).collect()),
            played: p.played,
            looked: (!p.looked.is_empty()).then(|| p.looked.to_vec()),
            memory: differs(p.memory == base.memory).then_some(p.memory),
            agenda: Some(p.agenda.to_vec()),
            chance: Some(format!("{:016x}", p.chance.0)),
            players,
            ..Self::fresh(game.setup.clone(), Seed(0))
        }
    }
}

fn write_tiles(p: &Position) -> BTreeMap<String, Vec<String>> {
    let mut tiles = BTreeMap::new();
    for (slot, &set) in p.tiles.iter().enumerate().filter(|(_, set)| **set != 0) {
        let seats = Bits((set & 0xf).into()).map(|seat| Seat(seat).to_string());
        let blocked = (set & crate::position::BLOCKING != 0).then(|| "blocked".to_owned());
        tiles.insert(slot.to_string(), seats.chain(blocked).collect());
    }
    tiles
}
