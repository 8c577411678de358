//! Sums over many games. All are whole numbers, so that they do not depend on the order of adding.

use kernel::{Outcome, Seat};
use serde::Serialize;

use crate::titles::InTerminal;

/// A victory divides into so many parts: halves, thirds and quarters come out even.
const PARTS: u64 = 12;

/// How one seat, or everybody who played with one thing, has fared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Games played.
    pub(crate) games: u64,
    /// Games won, shared victories included.
    pub(crate) wins: u64,
    /// Parts of victories.
    parts: u64,
    /// Points of all games.
    points: i64,
    /// Fewest points of a game.
    pub(crate) least: i32,
    /// Most points of a game.
    pub(crate) most: i32,
}

impl Standing {
    const NONE: Self = Self { games: 0, wins: 0, parts: 0, points: 0, least: i32::MAX, most: i32::MIN };

    fn count(&mut self, outcome: &Outcome, seat: Seat) {
        let points = outcome.points[seat];
        self.games += 1;
        if outcome.winners.has(seat) {
            self.wins += 1;
            self.parts += PARTS / u64::from(outcome.winners.len());
        }
        self.points += i64::from(points);
        self.least = self.least.min(points);
        self.most = self.most.max(points);
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.parts += other.parts;
        self.points += other.points;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    /// The share of all victories, a shared one divided among the winners.
    pub(crate) fn win_share(&self) -> f64 {
        self.parts as f64 / (PARTS * self.games.max(1)) as f64
    }

    /// Points of a game on average.
    pub(crate) fn mean_points(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }
}

/// A standing as JSON.
#[derive(Serialize)]
pub(crate) struct StandingLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    name: &'a str,
    games: u64,
    wins: u64,
    win_share: f64,
    mean_points: f64,
    min_points: i32,
    max_points: i32,
}

impl<'a> StandingLine<'a> {
    /// A named standing.
    pub(crate) fn new(seat: Option<Seat>, name: &'a str, standing: &Standing) -> Self {
        // Nobody played with it: no points at all, rather than the neutral elements of least and most.
        let (min_points, max_points) =
            if standing.games > 0 { (standing.least, standing.most) } else { (0, 0) };
        Self {
            seat,
            name,
            games: standing.games,
            wins: standing.wins,
            win_share: standing.win_share(),
            mean_points: standing.mean_points(),
            min_points,
            max_points,
        }
    }
}

/// The sums over some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Games played.
    pub(crate) games: u64,
    /// Decisions made.
    pub(crate) decisions: u64,
    /// By seat.
    pub(crate) seats: Vec<Standing>,
    /// By group and member.
    pub(crate) groups: Vec<Vec<Standing>>,
}

impl Tally {
    /// Nothing counted yet.
    pub(crate) fn new<T: InTerminal>(game: &T) -> Self {
        let members = |group| vec![Standing::NONE; game.members(group).len()];
        Self {
            games: 0,
            decisions: 0,
            seats: vec![Standing::NONE; game.players().into()],
            groups: (0..T::GROUPS.len()).map(members).collect(),
        }
    }

    /// Counts a finished game.
    pub(crate) fn count<T: InTerminal>(&mut self, game: &T, position: &T::Position, decisions: u64) {
        let outcome = game.outcome(position);
        self.games += 1;
        self.decisions += decisions;
        for (seat, standing) in Seat::all(game.players()).zip(&mut self.seats) {
            standing.count(&outcome, seat);
            for (group, members) in self.groups.iter_mut().enumerate() {
                if let Some(member) = game.member(position, seat, group) {
                    members[member].count(&outcome, seat);
                }
            }
        }
    }

    /// Adds the sums over other games.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.seats.iter_mut().zip(&other.seats).for_each(|(mine, theirs)| mine.add(theirs));
        for (mine, theirs) in self.groups.iter_mut().flatten().zip(other.groups.iter().flatten()) {
            mine.add(theirs);
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{BySeat, Set};

    use super::*;

    #[test]
    fn a_shared_victory_is_a_win_for_each_and_a_part_of_the_share() {
        let outcome = |winners| Outcome {
            points: BySeat([70, 70, -3, 0]),
            winners: Set::from_bits(winners),
            over: true,
        };
        let mut standing = Standing::NONE;
        standing.count(&outcome(0b011), Seat(0));
        standing.count(&outcome(0b001), Seat(0));
        standing.count(&outcome(0b100), Seat(0));
        assert_eq!((standing.games, standing.wins), (3, 2));
        assert_eq!(standing.win_share(), 0.5);
        assert_eq!(standing.mean_points(), 70.0);
        let mut loser = Standing::NONE;
        loser.count(&outcome(0b011), Seat(2));
        assert_eq!((loser.wins, loser.least, loser.most), (0, -3, -3));
    }
}
