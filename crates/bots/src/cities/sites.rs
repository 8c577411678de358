//! What a piece is worth on a site.

use ::cities::{
    Board, BuildingSite, Cities, CitySite, Gain, Piece, Position, Spot, TunnelSite, output, pair,
};
use kernel::Set;

use super::CitiesJudge;
use super::sight::Sight;
use super::weights::at;

/// Points of a connected city by how many kinds of buildings it has (U-24.4).
pub(crate) const BY_KINDS: [f32; 4] = [2.0, 3.0, 4.0, 6.0];

/// How many tunnels lie between each two city sites.
pub(crate) fn distances(board: &Board) -> Vec<Vec<u8>> {
    let from = |start: usize| {
        let mut found = vec![u8::MAX; board.cities.len()];
        let (mut reached, mut steps) = (Set::of(CitySite(start as u8)), 0);
        found[start] = 0;
        loop {
            let more = board.neighbours_of(reached) - reached;
            if more.is_empty() {
                return found;
            }
            steps += 1;
            more.iter().for_each(|city| found[city.index()] = steps);
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
    pub(crate) fn building(
        &self,
        game: &Cities,
        s: &Sight,
        p: &Position,
        piece: Piece,
        site: BuildingSite,
    ) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let city = site.city();
        let there = me.buildings[piece as usize] & board.cities[city.index()].sites;
        let times = f32::from(board.sites[site.index()].times);
        let mut worth = s.makes[piece as usize] * times;
        if there.is_empty() {
            let kinds = usize::from(game.kinds_at(me, city));
            worth += BY_KINDS[kinds + 1] - BY_KINDS[kinds];
        }
        if !me.connected().has(city) {
            worth *= self.weights.network.unconnected;
        }
        worth + self.print(s, p, board, Spot::Building(site))
    }

    /// What upgrading the building on a site adds.
    pub(crate) fn upgraded(
        &self,
        game: &Cities,
        s: &Sight,
        p: &Position,
        piece: Piece,
        site: BuildingSite,
    ) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let city = site.city();
        let times = f32::from(board.sites[site.index()].times);
        let more = self.production(s, output(piece, true)) - self.production(s, output(piece, false));
        let mut worth = more * times;
        if (me.buildings[piece as usize] & me.upgraded & board.cities[city.index()].sites).len() == 1 {
            worth += self.production(s, pair(piece));
        }
        if me.connected().has(city) { worth } else { worth * self.weights.network.unconnected }
    }

    /// A tunnel on a site.
    pub(crate) fn tunnel(&self, game: &Cities, s: &Sight, p: &Position, site: TunnelSite) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let tunnel = &board.tunnels[site.index()];
        let mut worth = 0.0;
        let makes = s.makes[Piece::Tunnel as usize] * f32::from(tunnel.print.times);
        worth +=
            if tunnel.ends.meets(me.cities()) { makes } else { makes * self.weights.network.unconnected };
        let new = tunnel.ends - me.network;
        if new.meets(me.cities()) {
            for city in new & me.cities() {
                let kinds = usize::from(game.kinds_at(me, city));
                worth += BY_KINDS[kinds] * (1.0 - self.weights.network.unconnected);
            }
        } else if !new.is_empty() {
            worth += at(self.weights.network.reach, s.turn);
        }
        let after = me.tunnels.with(site);
        for (space, &sites) in board.metropolises.iter().enumerate() {
            if after.covers(sites) && !me.tunnels.covers(sites) {
                worth += self.metropolis(game, s, p, me.metropolises[space]);
            }
        }
        worth + self.print(s, p, board, Spot::Tunnel(site))
    }

    /// A city on a site.
    pub(crate) fn city(&self, game: &Cities, s: &Sight, p: &Position, piece: Piece, site: CitySite) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let mut worth = BY_KINDS[usize::from(game.kinds_at(me, site))];
        if piece == Piece::Symbiotic {
            worth += s.makes[piece as usize] * f32::from(board.cities[site.index()].print.times);
        }
        let room = (board.cities[site.index()].sites & (board.ordinary - me.built())).len();
        worth += at(self.weights.network.room, s.turn) * room as f32;
        worth -= s.left as f32 * self.weights.network.hunger * 0.5;
        if !me.network.has(site) {
            worth *= self.weights.network.unconnected;
        }
        worth + self.print(s, p, board, Spot::City(site))
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
