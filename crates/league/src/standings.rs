//! Points and tie-breaks (T-1, T-8).

use serde::Serialize;

use crate::tournament::{Entrant, Form, Score, Tournament};

/// What a win is worth, and a bye.
const WIN: u32 = 12;

/// A whole of the points of a game, in the tie-break by shares.
const WHOLE: u64 = 1000;

/// What the places at a table are worth: 12 for the first, 0 for the last, the others evenly between; who shares places
/// shares their points (T-1.1).
pub fn table_points(places: &[u8]) -> Vec<u32> {
    let others = u32::try_from(places.len().saturating_sub(1)).unwrap_or(1).max(1);
    let of = |place: &u8| {
        let count =
            |is: &dyn Fn(&u8) -> bool| u32::try_from(places.iter().filter(|it| is(it)).count()).unwrap_or(0);
        let (beaten, shared) = (count(&|it| it > place), count(&|it| it == place).saturating_sub(1));
        (WIN * beaten + WIN / 2 * shared) / others
    };
    places.iter().map(of).collect()
}

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Who.
    pub entrant: Entrant,
    /// The rank, from 1; nobody shares one.
    pub rank: usize,
    /// Points, byes included.
    pub points: u32,
    /// How many tables were played.
    pub played: u32,
    /// How many of them were won, or shared at the top.
    pub wins: u32,
    /// How strong the opponents were: of each round the mean of their points, in sixths (T-8.1).
    pub opponents: u32,
    /// Points at tables with others who have as many points (T-8.2).
    pub between: u32,
    /// Shares of all points of the games, in thousandths (T-8.3).
    pub share: u64,
}

impl Tournament {
    /// Everybody, the best first, by points and then by the tie-breaks of the form.
    pub fn standings(&self) -> Vec<Line> {
        let count = self.entrants.len();
        let mut lines: Vec<Line> = (0..count).map(|it| line(Entrant(it))).collect();
        let mut tables: Vec<Vec<(Entrant, u32, Score)>> = Vec::new();
        for round in self.rounds.iter().take(self.begun) {
            for bye in &round.byes {
                lines[bye.0].points += WIN;
                lines[bye.0].share += WHOLE / 2;
            }
            tables.extend(round.tables.iter().filter_map(Self::scores));
        }
        for table in &tables {
            let all: u64 = table.iter().map(|(_, _, score)| whole(*score)).sum();
            for (it, points, score) in table {
                let line = &mut lines[it.0];
                line.points += points;
                line.played += 1;
                line.wins += u32::from(score.place == 1);
                line.share += whole(*score) * WHOLE / all.max(1);
            }
        }
        let points: Vec<u32> = lines.iter().map(|line| line.points).collect();
        for table in &tables {
            for (it, mine, _) in table {
                let others =
                    || table.iter().filter(|(other, ..)| other != it).map(|(other, ..)| points[other.0]);
                let count = u32::try_from(others().count()).unwrap_or(1).max(1);
                lines[it.0].opponents += others().sum::<u32>() * 6 / count;
                if others().any(|other| other == points[it.0]) {
                    lines[it.0].between += mine;
                }
            }
        }
        // A bye counts as an opponent as strong as oneself.
        for bye in self.rounds.iter().take(self.begun).flat_map(|round| &round.byes) {
            lines[bye.0].opponents += points[bye.0] * 6;
        }
        let key = |line: &Line| match self.form {
            Form::Swiss { .. } => (line.points, line.opponents, line.wins, line.share),
            Form::RoundRobin | Form::Season { .. } => (line.points, line.between, line.wins, line.share),
        };
        // The strongest on entering first, if all else is equal: numbers are given by strength.
        lines.sort_by_key(|line| (std::cmp::Reverse(key(line)), line.entrant));
        for (rank, line) in (1..).zip(&mut lines) {
            line.rank = rank;
        }
        lines
    }
}

fn whole(score: Score) -> u64 {
    u64::try_from(score.points).unwrap_or(0)
}

fn line(entrant: Entrant) -> Line {
    Line { entrant, rank: 0, points: 0, played: 0, wins: 0, opponents: 0, between: 0, share: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_worth_their_points() {
        assert_eq!(table_points(&[1, 2]), [12, 0]);
        assert_eq!(table_points(&[1, 1]), [6, 6]);
        assert_eq!(table_points(&[2, 1, 3]), [6, 12, 0]);
        assert_eq!(table_points(&[1, 1, 3]), [9, 9, 0]);
        assert_eq!(table_points(&[1, 2, 3, 4]), [12, 8, 4, 0]);
        assert_eq!(table_points(&[1, 2, 2, 4]), [12, 6, 6, 0]);
        assert_eq!(table_points(&[1, 2, 2, 2]), [12, 4, 4, 4]);
        assert_eq!(table_points(&[1, 1, 1, 1]), [6, 6, 6, 6]);
        assert_eq!(table_points(&[1]), [0]);
    }
}
