//! What cannot be in any game is refused with the reason.

use kernel::{Seat, Set, fault};

use super::{Sheet, SheetError, wrong};
use crate::board::Board;
use crate::cards::Deck;
use crate::game::Cities;
use crate::position::{Phase, Player, Position};
use crate::sets::{CardSet, Tile};

impl Sheet {
    /// Gives everybody a board of the side in use, each to one player (U-2.6). Who is not said to have one gets another
    /// than dealt if that is said to be somebody else's.
    pub(super) fn hand_out_boards(&self, game: &Cities, p: &mut Position) -> Result<(), SheetError> {
        let boards = game.pack.boards();
        let side = game.setup.side();
        let mut taken = 0u64;
        let mut unsaid = Vec::new();
        for seat in Seat::all(game.setup.players) {
            let Some(id) = self.players.get(&seat).and_then(|player| player.board) else {
                unsaid.push(seat);
                continue;
            };
            // A board that does not exist is told where the player is filled in.
            let Some(at) = boards.iter().position(|board| board.id == id) else { continue };
            if boards[at].side != side {
                return wrong(fault!("sheet-board-wrong-side", rule = "U-2.6", seat, id));
            }
            if taken & (1 << at) != 0 {
                return wrong(fault!("sheet-board-twice", rule = "U-2.6", id));
            }
            taken |= 1 << at;
        }
        for seat in unsaid {
            let free = |at: &usize| boards[*at].side == side && taken & (1 << at) == 0;
            let dealt = usize::from(p.players[seat].board);
            let at = if free(&dealt) { Some(dealt) } else { (0..boards.len()).find(free) };
            if let Some(at) = at {
                taken |= 1 << at;
                if at != dealt {
                    let start = Set::of(boards[at].start);
                    let player = &mut p.players[seat];
                    (player.board, player.white, player.network) = (at as u8, start, start);
                    player.open = start | boards[at].neighbours_of(start);
                }
            }
        }
        Ok(())
    }

    /// The rounds in which a phase comes (U-3.4); the first of them is meant if no round is said.
    pub(super) fn course(&self, p: &mut Position) -> Result<(), SheetError> {
        let rounds: &[u8] = match p.phase {
            Phase::FirstHands => &[1],
            Phase::Turns => return Ok(()),
            Phase::Production => &[4, 7, 10],
            Phase::NewHands => &[5, 8],
            Phase::Scoring | Phase::Over => &[10],
        };
        if self.round.is_none() && self.phase.is_some() {
            p.round = rounds[0];
        }
        if rounds.contains(&p.round) {
            return Ok(());
        }
        let phase = match p.phase {
            Phase::FirstHands => "first-hands",
            Phase::Turns => "turns",
            Phase::Production => "production",
            Phase::NewHands => "new-hands",
            Phase::Scoring => "scoring",
            Phase::Over => "over",
        };
        wrong(fault!("sheet-phase-not-in-round", rule = "U-3.4", phase, round = p.round))
    }

    /// Everybody has three tiles; two lie on one slot only by the action-cloning tile, and blocking ones only in the solo
    /// game (U-1.1, U-15.2, U-15.8, U-28.5).
    pub(super) fn tiles_fit(&self, players: u8, p: &mut Position) -> Result<(), SheetError> {
        for seat in Seat::all(players) {
            if p.tiles.iter().filter(|tiles| tiles.has(Tile::Of(seat))).count() > 3 {
                return wrong(fault!("sheet-tiles-most-three", rule = "U-1.1", seat));
            }
        }
        if players > 1 && p.tiles.iter().any(|tiles| tiles.has(Tile::Blocking)) {
            return wrong(fault!("sheet-tiles-blocked-solo", rule = "U-28.5"));
        }
        let several = |least: u32| move |tiles: &&Set<Tile>| tiles.without(Tile::Blocking).len() >= least;
        let doubled = p.tiles.iter().filter(several(2)).count();
        if doubled == 0 {
            return Ok(());
        }
        if players < 4
            || doubled > 1
            || p.tiles.iter().any(|tiles| several(3)(&tiles))
            || self.cloning == Some(true)
        {
            return wrong(fault!("sheet-tiles-one-cloned", rule = "U-15.8"));
        }
        p.cloning = false;
        Ok(())
    }

    /// Contracts are there only in their variant, three in all (U-26.1).
    pub(super) fn contracts_fit(&self, game: &Cities, p: &Position) -> Result<(), SheetError> {
        let claimed: u32 = p.players.0.iter().map(|player| player.contracts.len()).sum();
        let all = p.contracts.len() as u32 + claimed;
        if !game.setup.contracts && all > 0 {
            return wrong(fault!("sheet-contracts-no-variant", rule = "U-26.1"));
        }
        if all > 3 {
            return wrong(fault!("sheet-contracts-three-in-all", rule = "U-26.1"));
        }
        Ok(())
    }

    /// Cards of a later era wait in their deck, and those of an earlier one leave the game instead of being discarded
    /// (U-2.2, U-5.9).
    pub(super) fn cards_fit(&self, game: &Cities, p: &Position) -> Result<(), SheetError> {
        let era = Deck::of_era(p.era());
        let deck = |card| game.pack.known(card).deck;
        if let Some(card) = p.discard.iter().find(|&card| deck(card) != era) {
            return wrong(fault!("sheet-discard-only-current", rule = "U-5.9", card));
        }
        let mut seen = p.gone | p.played.into_iter().collect();
        for player in &p.players.0[..usize::from(game.setup.players)] {
            let aside: CardSet = player.aside.iter().copied().collect();
            seen = seen | *player.hand | aside | player.claimed | player.actions.iter().copied().collect();
        }
        let later = |deck: Deck| matches!(deck, Deck::II | Deck::III) && deck > era;
        match seen.iter().find(|&card| later(deck(card))) {
            Some(card) => wrong(fault!("sheet-card-later-era", rule = "U-2.2", card)),
            None => Ok(()),
        }
    }

    /// Whoever is to take turns has a card to play (U-19.5).
    pub(super) fn hands_fit(&self, players: u8, p: &Position) -> Result<(), SheetError> {
        let empty = |seat: &Seat| p.players[*seat].hand.is_empty();
        match Seat::all(players).find(empty).filter(|_| p.phase == Phase::Turns && p.played.is_none()) {
            Some(seat) => wrong(fault!("sheet-hand-empty", rule = "U-19.5", seat)),
            None => Ok(()),
        }
    }
}

/// Cities stand in a row of neighbours from the start, and buildings where a city stands or could (U-10.2, U-10.3).
pub(super) fn stands(board: &Board, player: &Player) -> Result<(), kernel::Fault> {
    let mut reached = Set::of(board.start);
    loop {
        let next = reached | board.neighbours_of(reached) & player.cities();
        if next == reached {
            break;
        }
        reached = next;
    }
    if let Some(at) = (player.cities() - reached).first() {
        let place = board.cities[at.index()].name;
        return Err(fault!("sheet-city-beside-nothing", rule = "U-10.2", place));
    }
    let open = board.sites_of(player.cities() | board.neighbours_of(player.cities()));
    match (player.built() - open).first() {
        Some(at) => {
            let site = board.site(crate::board::Spot::Building(at));
            Err(fault!("sheet-building-beside-nothing", rule = "U-10.3", site))
        }
        None => Ok(()),
    }
}
