//! What a piece is worth on a site.

use ::cities::{Board, Cities, Gain, Piece, Position, SITES_PER_CITY, Spot, output, pair};

use super::CitiesJudge;
use super::sight::Sight;
use super::weights::at;
use crate::bits::bits;

/// Points of a connected city by how many kinds of buildings it has (U-24.4).
pub(crate) const BY_KINDS: [f32; 4] = [2.0, 3.0, 4.0, 6.0];

/// How many tunnels lie between each two city sites.
pub(crate) fn distances(board: &Board) -> Vec<Vec<u8>> {
    let from = |start: usize| {
        let mut found = vec![u8::MAX; board.cities.len()];
        let (mut reached, mut steps) = (1u16 << start, 0);
        found[start] = 0;
        loop {
            let more = board.neighbours_of(reached) & !reached;
            if more == 0 {
                return found;
            }
            steps += 1;
            bits(more.into()).for_each(|city| found[city] = steps);
            reached |= more;
        }
    };
    (0..board.cities.len()).map(from).collect()
}

impl CitiesJudge {
    /// What something that is gained once is worth, the cards of it unseen.
    pub(crate) fn gain(&self, s: &Sight, p: &Position, gain: Gain) -> f32 {
        let mut purse = p.players[s.seat].purse;
        s.gain(&mut purse, gain.goods)
            + f32::from(gain.points)
            + f32::from(gain.cards) * s.unseen
            + f32::from(gain.steps) * s.step
    }

    /// What something is worth that is produced in every Production still to come.
    pub(crate) fn production(&self, s: &Sight, gain: Gain) -> f32 {
        let one = &s.produced[s.left];
        let goods: f32 = gain.goods.0.iter().zip(one).map(|(&number, one)| f32::from(number) * one).sum();
        goods + f32::from(gain.points) * s.left as f32
    }

    /// What is printed on a site: its bonus, less its surcharge.
    fn print(&self, s: &Sight, p: &Position, board: &Board, spot: Spot) -> f32 {
        let print = board.print(spot);
        let mut worth = 0.0;
        if !print.bonus.is_nothing() {
            worth += self.gain(s, p, print.bonus);
        }
        if !print.surcharge.is_free() {
            let mut purse = p.players[s.seat].purse;
            worth -= s.pay(&mut purse, print.surcharge);
        }
        worth
    }

    /// A building on a site.
    pub(crate) fn building(&self, game: &Cities, s: &Sight, p: &Position, piece: Piece, site: usize) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let city = site / SITES_PER_CITY;
        let there = me.buildings[piece as usize] & board.cities[city].sites;
        let times = f32::from(board.sites[site].times);
        let mut worth = self.production(s, output(piece, false)) * times;
        if there == 0 {
            let kinds = usize::from(game.kinds_at(me, city as u8));
            worth += BY_KINDS[kinds + 1] - BY_KINDS[kinds];
        }
        if me.connected() & (1 << city) == 0 {
            worth *= self.weights.network.unconnected;
        }
        worth + self.print(s, p, board, Spot::Building(site as u8))
    }

    /// What upgrading the building on a site adds.
    pub(crate) fn upgraded(&self, game: &Cities, s: &Sight, p: &Position, piece: Piece, site: usize) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let city = site / SITES_PER_CITY;
        let times = f32::from(board.sites[site].times);
        let more = self.production(s, output(piece, true)) - self.production(s, output(piece, false));
        let mut worth = more * times;
        if (me.buildings[piece as usize] & me.upgraded & board.cities[city].sites).count_ones() == 1 {
            worth += self.production(s, pair(piece));
        }
        if me.connected() & (1 << city) == 0 { worth * self.weights.network.unconnected } else { worth }
    }

    /// A tunnel on a site.
    pub(crate) fn tunnel(&self, game: &Cities, s: &Sight, p: &Position, site: usize) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let tunnel = &board.tunnels[site];
        let mut worth = 0.0;
        let makes = self.production(s, output(Piece::Tunnel, false)) * f32::from(tunnel.print.times);
        worth +=
            if tunnel.ends & me.cities() != 0 { makes } else { makes * self.weights.network.unconnected };
        let new = tunnel.ends & !me.network;
        if new & me.cities() != 0 {
            for city in bits((new & me.cities()).into()) {
                let kinds = usize::from(game.kinds_at(me, city as u8));
                worth += BY_KINDS[kinds] * (1.0 - self.weights.network.unconnected);
            }
        } else if new != 0 {
            worth += at(self.weights.network.reach, s.turn);
        }
        let after = me.tunnels | 1 << site;
        for (space, &sites) in board.metropolises.iter().enumerate() {
            if after & sites == sites && me.tunnels & sites != sites {
                worth += self.metropolis(game, s, p, me.metropolises[space]);
            }
        }
        worth + self.print(s, p, board, Spot::Tunnel(site as u8))
    }

    /// A city on a site.
    pub(crate) fn city(&self, game: &Cities, s: &Sight, p: &Position, piece: Piece, site: usize) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let mut worth = BY_KINDS[usize::from(game.kinds_at(me, site as u8))];
        if piece == Piece::Symbiotic {
            worth += self.production(s, output(piece, false)) * f32::from(board.cities[site].print.times);
        }
        let room = (board.cities[site].sites & board.ordinary & !me.built()).count_ones();
        worth += at(self.weights.network.room, s.turn) * room as f32;
        worth -= s.left as f32 * self.weights.network.hunger * 0.5;
        if me.network & (1 << site) == 0 {
            worth *= self.weights.network.unconnected;
        }
        worth + self.print(s, p, board, Spot::City(site as u8))
    }

    /// A metropolis that is connected now.
    pub(crate) fn metropolis(&self, game: &Cities, s: &Sight, p: &Position, tile: u8) -> f32 {
        let data = &game.pack().metropolises()[usize::from(tile)];
        let mut purse = p.players[s.seat].purse;
        let mut worth: f32 = data.scores.iter().map(|&score| self.score(game, s, p, score)).sum();
        if let Some(node) = data.instant {
            worth += self.effect(game, s, p, node, &mut purse);
        }
        if let Some(node) = data.production {
            worth += self.effect(game, s, p, node, &mut purse) * s.left as f32 * 0.8;
        }
        worth
    }
}
