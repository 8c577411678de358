//! Writing a position down.

use std::collections::BTreeMap;

use kernel::{Chance, Game, Seat, Seed, Set};

use super::{PlayerSheet, Sheet};
use crate::board::Spot;
use crate::game::Cities;
use crate::goods::Resource;
use crate::place::{Junction, Piece, Site};
use crate::position::Position;
use crate::sets::{BuildingSite, CardSet, CitySite, Contract, Tile, TunnelSite};
use crate::setup::Setup;

impl Sheet {
    /// Writes down a position: what differs from the deal of seed 0.
    pub fn of(game: &Cities, p: &Position) -> Self {
        let base = Position { chance: Chance(0), ..game.dealt(Seed(0)) };
        let differs = |same: bool| !same;
        let list = |set: CardSet| set.iter().collect::<Vec<_>>();
        let some = |set: CardSet, base: CardSet| differs(set == base).then(|| list(set));
        let pack = &game.pack;
        let tile = |&tile: &u8| pack.metropolises()[usize::from(tile)].id.clone();
        let contract = |contract: Contract| pack.contracts()[contract.index()].id.clone();
        let mut players = BTreeMap::new();
        for seat in Seat::all(game.setup.players) {
            let (player, base) = (&p.players[seat], &base.players[seat]);
            let board = game.board(player);
            let cities = |set: Set<CitySite>| -> Vec<Junction> {
                set.iter().map(|at| board.cities[at.index()].name).collect()
            };
            let sites = |set: Set<BuildingSite>| -> Vec<Site> {
                set.iter().map(|at| board.site(Spot::Building(at))).collect()
            };
            let tunnels = |set: Set<TunnelSite>| -> Vec<Site> {
                set.iter().map(|at| board.site(Spot::Tunnel(at))).collect()
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
            let used = player.used.iter().map(|at| player.actions[at.index()]).collect::<Vec<_>>();
            let sheet = PlayerSheet {
                board: differs(same_board).then_some(board.id),
                credits: amount(Resource::Credit),
                science: amount(Resource::Science),
                kelp: amount(Resource::Kelp),
                steelplast: amount(Resource::Steelplast),
                biomatter: amount(Resource::Biomatter),
                points: differs(player.points == base.points).then_some(player.points),
                steps: differs(player.steps == base.steps).then_some(player.steps),
                hand: Some(list(*player.hand)),
                aside: differs(player.aside == base.aside).then(|| player.aside.to_vec()),
                claimed: some(player.claimed, base.claimed),
                actions: differs(player.actions == base.actions).then(|| player.actions.to_vec()),
                used: (!used.is_empty()).then_some(used),
                metropolises: Some(std::array::from_fn(|at| tile(&player.metropolises[at]))),
                gained: (!player.gained.is_empty()).then(|| player.gained.iter().map(tile).collect()),
                contracts: (!player.contracts.is_empty())
                    .then(|| player.contracts.iter().map(contract).collect()),
                nonsymbiotic: differs(same_board && player.white == base.white).then(|| cities(player.white)),
                symbiotic: (!player.purple.is_empty()).then(|| cities(player.purple)),
                farms: kind(Piece::Farm),
                desalinations: kind(Piece::Desalination),
                laboratories: kind(Piece::Laboratory),
                tunnels: (!player.tunnels.is_empty()).then(|| tunnels(player.tunnels)),
                upgraded: (!upgraded.is_empty()).then_some(upgraded),
            };
            players.insert(seat, sheet);
        }
        Self {
            rules: (game.version != Cities::RULES_VERSION).then_some(game.version),
            phase: differs(p.phase == base.phase).then_some(p.phase),
            round: differs(p.round == base.round).then_some(p.round),
            turn: differs(p.turn == base.turn).then_some(p.turn),
            order: Some(p.order.to_vec()),
            active: Some(p.active),
            standing: Some(p.standing.to_vec()),
            tiles: differs(p.tiles == base.tiles).then(|| named_tiles(&p.tiles)),
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
            contracts: game
                .setup
                .contracts
                .then(|| p.contracts.iter().map(|&it| contract(Contract(it))).collect()),
            played: p.played,
            looked: (!p.looked.is_empty()).then(|| p.looked.to_vec()),
            memory: differs(p.memory == base.memory).then_some(p.memory),
            agenda: Some(p.agenda.to_vec()),
            chance: Some(format!("{:016x}", p.chance.0)),
            players,
            ..Self::fresh(Setup { position: None, ..game.setup.clone() }, Seed(0))
        }
    }
}

/// Slots by their number, with the seats whose tiles lie there.
pub(crate) fn named_tiles(tiles: &[Set<Tile>; 16]) -> BTreeMap<String, Vec<String>> {
    let named = |tile: Tile| match tile {
        Tile::Of(seat) => seat.to_string(),
        Tile::Blocking => "blocked".to_owned(),
    };
    let slots = tiles.iter().enumerate().filter(|(_, tiles)| !tiles.is_empty());
    slots.map(|(slot, tiles)| (slot.to_string(), tiles.iter().map(named).collect())).collect()
}
