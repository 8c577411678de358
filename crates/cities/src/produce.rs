//! Production and feeding (U-21, U-22).

use kernel::{Log, Seat};

use crate::cards::CardType;
use crate::event::Event;
use crate::game::Cities;
use crate::goods::{Cost, Gain, Resource};
use crate::place::Piece;
use crate::position::{Memory, Phase, Position};
use crate::rules::Try;
use crate::sets::MetropolisSpace;
use crate::step::{Slot, Step};

/// What one structure produces alone (U-21.2).
pub const fn output(piece: Piece, upgraded: bool) -> Gain {
    let (base, more, point) = match piece {
        Piece::Farm => (Cost([0, 0, 1, 0, 0]), Cost([0, 0, 1, 0, 0]), 1),
        Piece::Desalination => (Cost([1, 0, 0, 0, 0]), Cost([1, 0, 0, 0, 1]), 0),
        Piece::Laboratory => (Cost([0, 1, 0, 0, 0]), Cost([0, 1, 0, 1, 0]), 0),
        Piece::Tunnel => (Cost([1, 0, 0, 0, 0]), Cost([1, 0, 0, 0, 0]), 1),
        Piece::Symbiotic => return Gain { points: 2, ..Gain::NOTHING },
        Piece::Nonsymbiotic => return Gain::NOTHING,
    };
    if upgraded {
        Gain { goods: more, points: point, ..Gain::NOTHING }
    } else {
        Gain { goods: base, ..Gain::NOTHING }
    }
}

/// What two or more upgraded buildings of a kind at one city add (U-21.2, U-21.3).
pub const fn pair(piece: Piece) -> Gain {
    match piece {
        Piece::Farm => Gain { goods: Cost([0, 0, 1, 0, 0]), points: 1, ..Gain::NOTHING },
        Piece::Desalination => Gain { goods: Cost([1, 0, 0, 0, 0]), ..Gain::NOTHING },
        Piece::Laboratory => Gain { goods: Cost([0, 0, 0, 1, 0]), ..Gain::NOTHING },
        Piece::Tunnel | Piece::Symbiotic | Piece::Nonsymbiotic => Gain::NOTHING,
    }
}

/// A sum of gains.
#[derive(Default)]
struct Sum {
    goods: [u16; 5],
    points: u16,
}

impl Sum {
    fn add(&mut self, gain: Gain, times: u8) {
        for (sum, more) in self.goods.iter_mut().zip(gain.goods.0) {
            *sum += u16::from(more) * u16::from(times);
        }
        self.points += u16::from(gain.points) * u16::from(times);
    }
}

impl Cities {
    /// The next player in play order produces (U-21.1, U-21.9).
    pub(crate) fn begin_production(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        debug_assert_eq!(p.phase, Phase::Production);
        p.active = p.order[usize::from(p.cursor)];
        p.memory = Memory::default();
        self.produce(p, log);
        p.owe(Step::Offer);
        p.owe(Step::ProductionCards);
    }

    /// The network and the metropolises of the active player produce (U-21.2 to U-21.6, U-27.3).
    fn produce(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        let me = p.me();
        let board = self.board(me);
        let mut sum = Sum::default();
        let sites = self.connected_sites(me);
        for piece in Piece::BUILDINGS {
            let buildings = me.buildings[piece as usize] & sites;
            for at in buildings {
                let gain = output(piece, me.upgraded.has(at));
                sum.add(gain, board.sites[at.index()].times);
            }
            for city in me.connected() {
                let there = buildings & me.upgraded & board.cities[city.index()].sites;
                if !there.fewer_than(2) {
                    sum.add(pair(piece), 1);
                }
            }
        }
        let tunnels = self.city_tunnels(me);
        for at in tunnels {
            let gain = output(Piece::Tunnel, me.upgraded_tunnels.has(at));
            sum.add(gain, board.tunnels[at.index()].print.times);
        }
        for &(both, gain) in &board.pairs {
            if tunnels.covers(both) {
                sum.add(gain, 1);
            }
        }
        for city in me.purple & me.network {
            sum.add(output(Piece::Symbiotic, false), board.cities[city.index()].print.times);
        }
        let connected = self.connected_metropolises(me);
        for space in connected {
            for at in board.metropolises[space.index()] {
                sum.points += u16::from(board.tunnels[at.index()].metropolis_points);
            }
        }
        let (tiles, gained) = (me.metropolises, me.gained);
        let seat = p.active;
        let me = p.me_mut();
        for (held, more) in me.purse.0.iter_mut().zip(sum.goods) {
            *held = held.saturating_add(more);
        }
        me.points = me.points.saturating_add(sum.points);
        p.memory.biomatter = sum.goods[Resource::Biomatter as usize] > 0;
        let goods = Cost(sum.goods.map(|number| number.min(255) as u8));
        log.note(p, Event::Produced { seat, goods, points: sum.points });
        let on_board = (connected - MetropolisSpace::BROWNS).iter().map(|space| tiles[space.index()]);
        for tile in on_board.chain(gained) {
            if let Some(node) = self.pack.metropolises()[usize::from(tile)].production {
                self.run_plain(p, node, Slot::ALWAYS, log);
            }
        }
    }

    /// Runs production cards that ask nothing; `false` once only cards that ask are left.
    pub(crate) fn plain_production(&self, p: &mut Position, log: &mut impl Log<Position, Event>) -> bool {
        let cards = p.me().claimed & self.pack.of_type(CardType::Production);
        for card in (cards - p.memory.spent).iter() {
            let Some(effect) = self.pack.brief(card).effect else { continue };
            if self.pack.plain(effect)
                && self.can(p, effect, Try::now(p))
                && !self.better_without(p, effect, Slot::ALWAYS)
            {
                p.memory.spent.add(card);
                log.note(p, Event::CardWorked { seat: p.active, card });
                self.run_plain(p, effect, Slot::ALWAYS, log);
                return true;
            }
        }
        false
    }

    /// Every connected city eats: kelp, then biomatter, then points are lost (U-22.2).
    pub(crate) fn feed(&self, p: &mut Position, seat: Seat, log: &mut impl Log<Position, Event>) {
        let player = &mut p.players[seat];
        let need = player.connected().len() as u16;
        let kelp = need.min(player.purse.get(Resource::Kelp));
        let biomatter = (need - kelp).min(player.purse.get(Resource::Biomatter));
        let points = (3 * (need - kelp - biomatter)).min(player.points);
        player.purse.set(Resource::Kelp, player.purse.get(Resource::Kelp) - kelp);
        player.purse.set(Resource::Biomatter, player.purse.get(Resource::Biomatter) - biomatter);
        player.points -= points;
        log.note(p, Event::Fed { seat, kelp, biomatter, points });
    }
}
