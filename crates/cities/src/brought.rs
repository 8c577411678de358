//! The most that a build may bring at once, towards the upgrade of the new structure (U-15.4): bounds for the rules that count
//! the bonus of the site, steps on the track and plain gains of waiting cards.
//!
//! A bound never has to be exact, only never too low.

use crate::effect::{Clause, Events};
use crate::game::Cities;
use crate::goods::Cost;
use crate::place::Piece;
use crate::position::{Player, Position};
use crate::sets::CardSet;

impl Cities {
    /// The most that the claimed cards of a player give at once for a build of this piece.
    pub(crate) fn given_for(&self, player: &Player, piece: Piece) -> Cost {
        self.given_by(player.claimed & self.pack.on_build, Events::of_builds(piece))
    }

    /// The most that a build of this piece may bring anywhere on the board of the active player, with all cards in sight.
    pub(crate) fn most_brought(&self, p: &Position, piece: Piece) -> Cost {
        let (me, board) = (p.me(), self.board(p.me()));
        let bonus = |kind: usize| {
            let sites = board.bringing[kind].of(piece).into_iter();
            sites.map(|spot| board.print(spot).bonus.goods.0[kind]).max().unwrap_or(0)
        };
        let mut most = Cost(std::array::from_fn(bonus));
        if !board.stepping.of(piece).is_empty() {
            most = most.plus(TRACK);
        }
        // The card that is played may be claimed by then.
        let cards = me.claimed | *me.hand | p.played.into_iter().collect();
        most.plus(self.given_by(cards & self.pack.on_build, Events::of_builds(piece)))
    }

    /// What these cards give for one of these events, each of them once.
    fn given_by(&self, cards: CardSet, awaited: Events) -> Cost {
        let mut given = Cost::FREE;
        for card in cards.iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::When { events, slots, then } = clause
                    && (events.meets(awaited) || !slots.is_empty())
                    && let Some(gain) = self.pack.gain_of(*then)
                {
                    given = given.plus(gain.goods);
                }
            }
        }
        given
    }
}

/// Goods that lie along the Federation track (U-14.3).
pub(crate) const TRACK: Cost = Cost([1, 0, 0, 1, 0]);
