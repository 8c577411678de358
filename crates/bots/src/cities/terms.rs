//! The evaluation: what a position is worth to a seat, as a sum of named terms.

use ::cities::{
    ActionPlace, Board, CardType, Cities, CitySite, Gain, MOST_CITIES, Phase, Piece, Player, Position,
    Resource, TunnelSite, output, pair,
};
use kernel::{Seat, Set};

use super::CitiesJudge;
use super::sight::{Sight, productions_left};
use super::sites::BY_KINDS;
use super::weights::at;

/// What a position is worth, term by term, in points at the end of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Terms {
    /// Points already made.
    pub points: f32,
    /// Points of the network at the end (U-24.4), cities that are not connected in part.
    pub network: f32,
    /// What buildings, tunnels, symbiotic cities and metropolises will produce, kelp apart.
    pub production: f32,
    /// Kelp to come, and cities that will go hungry (U-22).
    pub feeding: f32,
    /// Sites where something can be built next.
    pub room: f32,
    /// The brown metropolis, and metropolises in reach.
    pub metropolises: f32,
    /// Resources held.
    pub goods: f32,
    /// Cards in hand.
    pub hand: f32,
    /// Claimed permanent, production and end-scoring cards; permanent ones only if claimed in this turn.
    pub claimed: f32,
    /// Action cards, ready and for later eras.
    pub actions: f32,
    /// The place in the next round's order.
    pub federation: f32,
    /// Cities lacking for the victory of the solo game (U-28.11).
    pub solo: f32,
}

impl Terms {
    /// All terms together.
    pub fn total(&self) -> f32 {
        self.points
            + self.network
            + self.production
            + self.feeding
            + self.room
            + self.metropolises
            + self.goods
            + self.hand
            + self.claimed
            + self.actions
            + self.federation
            + self.solo
    }
}

/// Connected cities that the solo victory asks for (U-28.11).
const SOLO_CITIES: u32 = 7;

/// A city site at the end of a tunnel site.
fn end_of(board: &Board, tunnel: TunnelSite) -> usize {
    board.tunnels[tunnel.index()].ends.first().map_or(0, CitySite::index)
}

/// Whether the final scoring is past this seat.
fn scored(p: &Position, seat: Seat) -> bool {
    p.order.iter().take(p.cursor.into()).any(|&it| it == seat)
}

impl CitiesJudge {
    /// What a position is worth to the seat that thinks, term by term.
    pub fn terms(&self, game: &Cities, s: &Sight, p: &Position) -> Terms {
        let me = &p.players[s.seat];
        let left = productions_left(p, s.seat);
        let mut terms = Terms { points: me.points.into(), ..Terms::default() };
        let over = p.phase == Phase::Over || p.phase == Phase::Scoring && scored(p, s.seat);
        if kernel::Game::players(game) == 1 {
            let lacking = SOLO_CITIES.saturating_sub(me.connected().len());
            let [.., end] = self.weights.network.solo;
            terms.solo = -(lacking as f32) * if over { end } else { at(self.weights.network.solo, s.turn) };
        }
        if over {
            return terms;
        }
        terms.goods = s.purse(me.purse);
        let kelp = self.network(game, s, p, left, &mut terms);
        terms.feeding = self.feeding(s, p, left, kelp);
        if p.phase == Phase::Scoring && p.active == s.seat {
            return terms;
        }
        self.metropolises(game, s, p, left, &mut terms);
        self.cards(game, s, p, &mut terms);
        if let Some(place) = p.standing.iter().position(|&seat| seat == s.seat) {
            let behind = usize::from(kernel::Game::players(game)) - place;
            terms.federation = behind as f32 * at(self.weights.federation.place, s.turn);
        }
        terms
    }

    /// Points, production and room of the network; the kelp it makes in one Production is returned.
    pub(crate) fn network(
        &self,
        game: &Cities,
        s: &Sight,
        p: &Position,
        left: usize,
        terms: &mut Terms,
    ) -> f32 {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let w = &self.weights.network;
        let one = &s.produced[left];
        let flow = |gain: Gain| {
            let goods: f32 = gain.goods.0.iter().zip(one).map(|(&number, one)| f32::from(number) * one).sum();
            goods + f32::from(gain.points) * left as f32
        };
        let kelp_flow = one[Resource::Kelp as usize];
        let mut kelp = 0.0;
        let mut room = 0;
        let sites = board.sites_of(me.connected());
        for piece in Piece::BUILDINGS {
            let buildings = me.buildings[piece as usize];
            let (plain, upgraded) = (flow(output(piece, false)), flow(output(piece, true)));
            let connected = buildings & sites;
            let better = (connected & me.upgraded).len() as f32;
            let mut number = connected.len() as f32 - better;
            let mut sum = better * upgraded + number * plain;
            number += better;
            if board.side == ::cities::Side::Asymmetric {
                for site in connected {
                    let more = f32::from(board.sites[site.index()].times - 1);
                    sum += more * if me.upgraded.has(site) { upgraded } else { plain };
                    number += more;
                }
            }
            let apart = buildings - sites;
            let better = (apart & me.upgraded).len() as f32;
            sum += (better * upgraded + (apart.len() as f32 - better) * plain) * w.unconnected;
            if piece == Piece::Farm {
                // Kelp is weighed with the mouths it feeds.
                sum -= number * kelp_flow;
                kelp += number;
            }
            terms.production += sum;
        }
        for city in me.cities() {
            let own = board.cities[city.index()].sites;
            let kinds = me.buildings.iter().filter(|buildings| buildings.meets(own)).count();
            let connected = me.network.has(city);
            terms.network += if connected { BY_KINDS[kinds] } else { BY_KINDS[kinds] * w.unconnected };
            room += (own & (board.ordinary - me.built())).len();
            for piece in Piece::BUILDINGS {
                if connected && !(me.buildings[piece as usize] & me.upgraded & own).fewer_than(2) {
                    terms.production += flow(pair(piece));
                    if piece == Piece::Farm {
                        terms.production -= kelp_flow;
                        kelp += 1.0;
                    }
                }
            }
        }
        let tunnels = board.tunnels_of(me.cities()) & me.tunnels;
        let better = (tunnels & me.upgraded_tunnels).len() as f32;
        let (plain, upgraded) = (flow(output(Piece::Tunnel, false)), flow(output(Piece::Tunnel, true)));
        terms.production += better * upgraded + (tunnels.len() as f32 - better) * plain;
        let apart = me.tunnels - tunnels;
        terms.production += apart.len() as f32 * plain * w.unconnected;
        let symbiotic = flow(output(Piece::Symbiotic, false));
        terms.production += (me.purple & me.network).len() as f32 * symbiotic;
        terms.production += (me.purple - me.network).len() as f32 * symbiotic * w.unconnected;
        if board.side == ::cities::Side::Asymmetric {
            for tunnel in tunnels {
                let more = f32::from(board.tunnels[tunnel.index()].print.times - 1);
                terms.production += more * if me.upgraded_tunnels.has(tunnel) { upgraded } else { plain };
            }
            for &(both, gain) in board.pairs.iter().filter(|(both, _)| tunnels.covers(*both)) {
                debug_assert!(!both.is_empty(), "a pair of tunnels names two");
                terms.production += flow(gain);
            }
            for city in me.purple & me.network {
                terms.production += f32::from(board.cities[city.index()].print.times - 1) * symbiotic;
            }
        }
        let reach = (me.network - me.cities()).len();
        terms.room = room.min(6) as f32 * at(w.room, s.turn) + reach.min(3) as f32 * at(w.reach, s.turn);
        kelp
    }

    /// Kelp that is left over, and what is lacking, in the Productions still to come.
    pub(crate) fn feeding(&self, s: &Sight, p: &Position, left: usize, kelp: f32) -> f32 {
        if left == 0 {
            return 0.0;
        }
        let me = &p.players[s.seat];
        let w = &self.weights.network;
        let net = kelp - me.connected().len() as f32;
        if net >= 0.0 {
            return net * s.produced[left][Resource::Kelp as usize];
        }
        let lacking = -net;
        let held = f32::from(me.purse.get(Resource::Kelp) + me.purse.get(Resource::Biomatter));
        let covered = lacking.min(held);
        let near = 1.0 - (s.turns_of_era / 12.0).clamp(0.0, 1.0);
        let starving = w.hunger_far + (3.0 - w.hunger_far) * near;
        -covered * s.kelp_after[left]
            - (lacking - covered) * starving
            - lacking * w.hunger * (left - 1) as f32
    }

    /// Metropolises connected and in reach.
    pub(crate) fn metropolises(
        &self,
        game: &Cities,
        s: &Sight,
        p: &Position,
        left: usize,
        terms: &mut Terms,
    ) {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let near = at(self.weights.network.metropolis, s.turn);
        let mut produce = |tile: u8| {
            let Some(node) = game.pack().metropolises()[usize::from(tile)].production else { return };
            let mut purse = me.purse;
            terms.production += self.effect(game, s, p, node, &mut purse) * left as f32 * 0.8;
        };
        me.gained.iter().for_each(|&tile| produce(tile));
        for (space, &sites) in board.metropolises.iter().enumerate() {
            let missing = sites - me.tunnels;
            if missing.is_empty() {
                if space > 0 {
                    produce(me.metropolises[space]);
                    let points: u8 = sites.iter().map(|at| board.tunnels[at.index()].metropolis_points).sum();
                    terms.metropolises += f32::from(points) * left as f32;
                } else {
                    let scores = &game.pack().metropolises()[usize::from(me.metropolises[0])].scores;
                    terms.metropolises += scores.iter().map(|&it| self.score(game, s, p, it)).sum::<f32>();
                }
                continue;
            }
            let distances = &self.distances[usize::from(me.board)];
            let away: u32 = missing
                .iter()
                .map(|tunnel| {
                    let end = end_of(board, tunnel);
                    let ways = me.network.iter().map(|city| u32::from(distances[city.index()][end]));
                    ways.min().unwrap_or(9) + 1
                })
                .sum();
            terms.metropolises += near / away as f32;
            let hoped = at(self.weights.network.brown, s.turn);
            if space == 0 && hoped > 0.0 {
                let tunnels = self.tunnels_to(board, me, missing);
                let scores = &game.pack().metropolises()[usize::from(me.metropolises[0])].scores;
                let score: f32 = scores.iter().map(|&it| self.score(game, s, p, it)).sum();
                terms.metropolises += hoped * score * (1.0 - tunnels as f32 / 8.0).max(0.0);
            }
        }
    }

    /// The fewest tunnels with which the network reaches these tunnel sites and builds on them; the ways to two of them
    /// may have a part in common.
    pub(crate) fn tunnels_to(&self, board: &Board, me: &Player, missing: Set<TunnelSite>) -> u8 {
        let distances = &self.distances[usize::from(me.board)];
        let mut from = [9; MOST_CITIES];
        for city in me.network {
            for (nearest, &way) in from.iter_mut().zip(&distances[city.index()]) {
                *nearest = way.min(*nearest);
            }
        }
        let mut sites = missing.iter();
        if let (Some(only), None) = (sites.next(), sites.next()) {
            return from[end_of(board, only)].saturating_add(1);
        }
        let ends: arrayvec::ArrayVec<usize, 4> =
            missing.iter().map(|tunnel| end_of(board, tunnel)).take(4).collect();
        let by = |fork: usize| {
            let ways = ends.iter().map(|&end| from[end].min(distances[fork][end]));
            ways.fold(from[fork], |sum: u8, way| sum.saturating_add(way))
        };
        let fewest = (0..board.cities.len()).map(by).min().unwrap_or(9);
        fewest.saturating_add(missing.len() as u8)
    }

    /// Cards in hand, claimed cards and action cards.
    fn cards(&self, game: &Cities, s: &Sight, p: &Position, terms: &mut Terms) {
        let me = &p.players[s.seat];
        terms.hand = self.hand_worth(game, s, me);
        let grows = Self::grows(game);
        for card in (me.claimed - s.claimed - grows).iter() {
            terms.claimed += s.cards[usize::from(card.0)];
        }
        for card in (me.claimed & grows).iter() {
            let Some(data) = game.pack().card(card) else { continue };
            terms.claimed += match data.kind {
                CardType::EndScoring => data.scores.iter().map(|&score| self.score(game, s, p, score)).sum(),
                _ => self.again(game, s, p, card),
            };
        }
        terms.actions = self.actions_worth(s, me);
    }

    /// Cards in hand: those that must go soon count little.
    pub(crate) fn hand_worth(&self, game: &Cities, s: &Sight, me: &Player) -> f32 {
        let mut worths: arrayvec::ArrayVec<f32, 40> =
            me.hand.iter().map(|card| self.in_hand(game, s, card)).collect();
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let limit = game.hand_limit(me) as usize;
        let mut sum = 0.0;
        for (place, worth) in worths.into_iter().enumerate() {
            sum += if place < limit { worth } else { worth * 0.3 };
        }
        sum
    }

    /// Action cards, ready and for later eras.
    pub(crate) fn actions_worth(&self, s: &Sight, me: &Player) -> f32 {
        let ready = s.ready * (s.turns_of_era / 4.0).clamp(0.0, 1.0);
        let mut sum = 0.0;
        for (at, card) in (0..).map(ActionPlace).zip(&me.actions) {
            let share = if me.used.has(at) { s.later } else { ready + s.later };
            sum += s.cards[usize::from(card.0)].max(0.0) * share;
        }
        sum
    }
}
