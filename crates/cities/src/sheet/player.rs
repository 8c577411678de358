//! Filling in one player from a sheet.

use kernel::{Fault, Seat, Set, fault};

use super::check::stands;
use super::{PlayerSheet, SheetError, contract_named, tile_named};
use crate::board::{Board, Spot};
use crate::cards::Card;
use crate::game::Cities;
use crate::goods::Purse;
use crate::place::{Junction, Site};
use crate::position::{MOST_HAND, Player};
use crate::sets::{CardSet, CitySite};

impl PlayerSheet {
    pub(super) fn fill(&self, game: &Cities, seat: Seat, player: &mut Player) -> Result<(), SheetError> {
        let pack = &game.pack;
        let told = |fault: Fault| SheetError(fault!("sheet-of-seat", seat; reason = fault));
        if let Some(id) = self.board {
            let at = pack.boards().iter().position(|board| board.id == id);
            player.board = at.ok_or_else(|| told(fault!("sheet-there-no-board", id)))? as u8;
            player.white = Set::of(game.board(player).start);
        }
        let board = game.board(player);
        let amounts = [self.credits, self.science, self.kelp, self.steelplast, self.biomatter];
        player.purse = Purse(std::array::from_fn(|at| amounts[at].unwrap_or(player.purse.0[at])));
        player.points = self.points.unwrap_or(player.points);
        player.steps = self.steps.unwrap_or(player.steps);
        if player.steps > 4 {
            return Err(told(fault!("sheet-federation-track-four-spaces")));
        }
        let cards = |list: &[Card], what: &str| -> Result<CardSet, SheetError> {
            for (at, &card) in list.iter().enumerate() {
                if card == Card::ASSISTANT || pack.card(card).is_none() {
                    return Err(told(fault!("sheet-there-no-card-place", what, card)));
                }
                if list[..at].contains(&card) {
                    return Err(told(fault!("sheet-card-listed-twice", what, card)));
                }
            }
            Ok(list.iter().copied().collect())
        };
        if let Some(hand) = &self.hand {
            player.hand = cards(hand, "hand")?.into();
        }
        if let Some(aside) = &self.aside {
            cards(aside, "aside")?;
            if aside.len() > MOST_HAND {
                return Err(told(fault!("sheet-aside-too-many-cards")));
            }
            player.aside = aside.iter().copied().collect();
        }
        if player.hand.len() as usize + player.aside.len() > MOST_HAND {
            return Err(told(fault!("sheet-hand-most-cards", most = MOST_HAND)));
        }
        if let Some(claimed) = &self.claimed {
            player.claimed = cards(claimed, "claimed")?;
            if !(player.claimed & pack.of_type(crate::cards::CardType::Action)).is_empty() {
                return Err(told(fault!("sheet-claimed-action-cards-listed")));
            }
        }
        if let Some(actions) = &self.actions {
            if actions.len() > 4 {
                return Err(told(fault!("sheet-actions-most-four-action", rule = "U-6.4")));
            }
            for (at, &card) in actions.iter().enumerate() {
                let fits = pack.card(card).is_some_and(|data| data.kind == crate::cards::CardType::Action);
                if !fits || actions[..at].contains(&card) {
                    return Err(told(fault!("sheet-actions-no-action-card", card)));
                }
            }
            player.actions = actions.iter().copied().collect();
            player.used = Set::EMPTY;
        }
        for card in self.used.iter().flatten() {
            let at = player.place_of(*card);
            player.used.add(at.ok_or_else(|| told(fault!("sheet-used-none-action-cards", card)))?);
        }
        if let Some(tiles) = &self.metropolises {
            for (space, name) in tiles.iter().enumerate() {
                player.metropolises[space] = tile_named(pack, name, space == 0)?;
            }
        }
        if let Some(gained) = &self.gained {
            player.gained.clear();
            for name in gained {
                if !player.gained.push_if_room(tile_named(pack, name, false)?) {
                    return Err(told(fault!("sheet-gained-too-many-tiles")));
                }
            }
        }
        if let Some(contracts) = &self.contracts {
            player.contracts = Set::EMPTY;
            for name in contracts {
                let contract = contract_named(pack, name)?;
                if player.contracts.has(contract) {
                    return Err(told(fault!("sheet-contract-listed-twice", name)));
                }
                player.contracts.add(contract);
            }
        }
        self.fill_board(board, player).map_err(told)
    }

    fn fill_board(&self, board: &Board, player: &mut Player) -> Result<(), Fault> {
        let city = |place: &Junction| match board.spot(Site::City(*place)) {
            Some(Spot::City(at)) => Ok(at),
            _ => Err(fault!("sheet-board-no-city-site", place)),
        };
        let set = |list: &[Junction]| list.iter().map(city).collect::<Result<Set<CitySite>, Fault>>();
        if let Some(list) = &self.nonsymbiotic {
            player.white = set(list)?;
        }
        if let Some(list) = &self.symbiotic {
            player.purple = set(list)?;
        }
        if player.white.meets(player.purple) {
            return Err(fault!("sheet-city-nonsymbiotic-symbiotic-not"));
        }
        if !player.cities().has(board.start) {
            return Err(fault!(
                "sheet-starting-city-missing",
                rule = "U-2.6",
                name = board.cities[board.start.index()].name
            ));
        }
        for (piece, list) in [&self.farms, &self.desalinations, &self.laboratories].into_iter().enumerate() {
            let Some(list) = list else { continue };
            player.buildings[piece] = Set::EMPTY;
            for site in list {
                match board.spot(*site) {
                    Some(Spot::Building(at)) => player.buildings[piece].add(at),
                    _ => return Err(fault!("sheet-board-no-building-site", site)),
                }
            }
        }
        let [farms, desalinations, laboratories] = player.buildings;
        if farms.meets(desalinations | laboratories) || desalinations.meets(laboratories) {
            return Err(fault!("sheet-two-buildings-stand-one"));
        }
        if let Some(list) = &self.tunnels {
            player.tunnels = Set::EMPTY;
            for site in list {
                match board.spot(*site) {
                    Some(Spot::Tunnel(at)) => player.tunnels.add(at),
                    _ => return Err(fault!("sheet-board-no-tunnel-site", site)),
                }
            }
        }
        if let Some(list) = &self.upgraded {
            (player.upgraded, player.upgraded_tunnels) = (Set::EMPTY, Set::EMPTY);
            for site in list {
                match board.spot(*site) {
                    Some(Spot::Building(at)) if player.built().has(at) => player.upgraded.add(at),
                    Some(Spot::Tunnel(at)) if player.tunnels.has(at) => player.upgraded_tunnels.add(at),
                    _ => return Err(fault!("sheet-upgraded-nothing-can-upgraded", site)),
                }
            }
        }
        // U-10.4: every tunnel hangs together with the start.
        player.network = board.reached(player.tunnels);
        if !board.tunnels_of(player.network).covers(player.tunnels) {
            return Err(fault!("sheet-tunnel-not-connected-starting", rule = "U-12.2"));
        }
        player.open = player.cities() | board.neighbours_of(player.cities());
        stands(board, player)
    }
}
