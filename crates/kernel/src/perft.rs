//! Counting the ways a game can go on, as chess engines do to test their moves ("perft").
//!
//! From a position the *leaves* at a depth are all sequences of that many decisions. A move the game makes by itself,
//! because it is the only one, is no decision; a sequence that ends the game sooner is one leaf. A single move too many
//! or too few anywhere below a position changes its counts, so a file of counts watches over both the list of moves
//! and what moves do.

use std::fmt;
use std::str::FromStr;

use crate::{Chance, Game, Moves, Quiet, Seed};

/// How many ways a position can go on for so many decisions. The last of them are listed, not played.
pub fn leaves<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let mut moves = Moves::new();
    game.moves(position, &mut moves);
    leaves_of(game, position, &moves, depth)
}

fn leaves_of<G: Game>(game: &G, position: &G::Position, moves: &[G::Move], depth: u32) -> u64 {
    match depth {
        _ if moves.is_empty() => 1,
        0 => 1,
        1 => moves.len() as u64,
        _ => moves.iter().map(|&mv| leaves_after(game, position, mv, depth)).sum(),
    }
}

/// How many of those ways begin with this move.
fn leaves_after<G: Game>(game: &G, position: &G::Position, mv: G::Move, depth: u32) -> u64 {
    let (mut next, mut moves) = (position.clone(), Moves::new());
    game.play(&mut next, mv, &mut moves, &mut Quiet);
    leaves_of(game, &next, &moves, depth - 1)
}

/// One line of a file of counts: a position in the middle of a game, and its leaves at depth 1, 2, 3 ...
///
/// Written as four columns with tabs between them: the set-up, the seed, how many decisions are first made at random
/// from that seed, and the counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Count<G: Game> {
    /// The set-up.
    pub setup: G::Setup,
    /// The seed of the deal, and of the decisions made at random.
    pub seed: Seed,
    /// How many decisions are made at random before the counting begins.
    pub after: u32,
    /// The leaves at depth 1, 2, 3 ...
    pub leaves: Vec<u64>,
    /// The version of the rules it is counted under: the newest, unless it is said otherwise.
    pub version: u32,
}

impl<G: Game> Count<G> {
    /// The same line, counted under a version of the rules.
    pub fn under(self, version: u32) -> Self {
        Self { version, ..self }
    }

    /// The game and the position from which it counts.
    pub fn scene(&self) -> (G, G::Position) {
        let game = G::open_under(self.setup.clone(), self.version)
            .unwrap_or_else(|error| panic!("the set-up of a count: {error}"));
        let (mut position, mut moves) = (game.deal(self.seed), Moves::new());
        let mut chance = Chance::new(self.seed);
        game.moves(&position, &mut moves);
        for _ in 0..self.after {
            assert!(!moves.is_empty(), "the game goes on while counts are made: {self}");
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        (game, position)
    }

    /// The same line as the rules are now, to the same depth.
    pub fn now(&self) -> Self {
        let (game, position) = self.scene();
        let leaves = (1..=self.leaves.len() as u32).map(|depth| leaves(&game, &position, depth)).collect();
        Self { leaves, ..self.clone() }
    }

    /// The same line, as deep as it goes while a count stays within `most`.
    pub fn up_to(&self, most: u64) -> Self {
        let (game, position) = self.scene();
        let counts = (1..=9).map(|depth| leaves(&game, &position, depth));
        let leaves = counts.take_while(|&count| count <= most).collect();
        Self { leaves, ..self.clone() }
    }

    /// Each legal move with the leaves below it at the deepest depth: comparing two versions of the rules move by move
    /// leads to the one that differs.
    pub fn divided(&self) -> Vec<(G::Move, u64)> {
        let (game, position) = self.scene();
        let mut moves = Moves::new();
        game.moves(&position, &mut moves);
        let depth = self.leaves.len() as u32;
        moves.iter().map(|&mv| (mv, leaves_after(&game, &position, mv, depth))).collect()
    }
}

impl<G: Game> fmt::Display for Count<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        let leaves: Vec<String> = self.leaves.iter().map(u64::to_string).collect();
        write!(f, "{setup}\t{}\t{}\t{}", self.seed, self.after, leaves.join(" "))
    }
}

impl<G: Game> FromStr for Count<G> {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [setup, seed, after, leaves] = columns[..] else {
            return Err(format!("four columns with tabs between them, not {line:?}"));
        };
        let number = |text: &str| text.parse().map_err(|error| format!("{text:?}: {error}"));
        Ok(Self {
            setup: serde_json::from_str(setup).map_err(|error| format!("{setup:?}: {error}"))?,
            seed: seed.parse().map_err(|error| format!("{seed:?}: {error}"))?,
            after: after.parse().map_err(|error| format!("{after:?}: {error}"))?,
            leaves: leaves.split_whitespace().map(number).collect::<Result<_, _>>()?,
            version: G::RULES_VERSION,
        })
    }
}

/// Reads a file of counts; lines that begin with `#` say something to people.
pub fn read<G: Game>(text: &str) -> Result<Vec<Count<G>>, String> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::parse).collect()
}
