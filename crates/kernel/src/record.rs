//! A game as it is kept: set-up, rules version, seed, moves, and a hash after every move.
//!
//! The text form is one fact or one move a line:
//!
//! ```text
//! hydropolis-record 1
//! game barrage
//! rules 1
//! setup {"players":2,"variant":"full"}
//! seed 42
//! deal 91c2d3e4f5061728
//! 1 P2 draft USA S3 = 0f1e2d3c4b5a6978
//! ```

use std::fmt;
use std::str::FromStr;

use crate::fault;
use crate::{Fault, Game, Match, NotationError, PlayError, Seat, Seed, SetupError};

/// A whole game: replaying it gives every position it went through.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// The rules it is played under.
    pub rules_version: u32,
    /// What its randomness grows from.
    pub seed: Seed,
    /// The hash of the position as dealt.
    pub deal: u64,
    /// The moves.
    pub moves: Vec<RecordedMove<G::Move>>,
}

/// A move in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedMove<M> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: M,
    /// The hash of the position after it.
    pub hash: u64,
}

/// The format's version, in a record's first line.
const FORMAT: &str = "hydropolis-record 1";

impl<G: Game> Record<G> {
    /// Plays the first `upto` moves (all of them if `None`), checking that each is legal and every hash is right.
    pub fn replay(&self, upto: Option<usize>) -> Result<Match<G>, ReplayError<G::Refusal>> {
        if self.rules_version != G::RULES_VERSION {
            return Err(ReplayError::RulesVersion { found: self.rules_version, known: G::RULES_VERSION });
        }
        let count = upto.unwrap_or(self.moves.len());
        if count > self.moves.len() {
            return Err(ReplayError::TooShort { asked: count, moves: self.moves.len() });
        }
        let game = G::open(self.setup.clone()).map_err(ReplayError::Setup)?;
        let mut replayed = Match::begin(game, self.seed);
        if replayed.record().deal != self.deal {
            return Err(ReplayError::Hash { number: 0, stated: self.deal, found: replayed.record().deal });
        }
        for (index, recorded) in self.moves[..count].iter().enumerate() {
            let number = index + 1;
            replayed.play(recorded.seat, recorded.mv).map_err(|error| ReplayError::Move {
                number,
                mv: recorded.mv.to_string(),
                error,
            })?;
            let found = replayed.hash();
            if found != recorded.hash {
                return Err(ReplayError::Hash { number, stated: recorded.hash, found });
            }
        }
        Ok(replayed)
    }
}

/// The name of the game a record is of, read from its head alone; `None` if the text is no record.
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    (lines.next()?.trim_end() == FORMAT).then_some(())?;
    lines.next()?.strip_prefix("game ").map(str::trim)
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        writeln!(f, "{FORMAT}\ngame {}\nrules {}", G::NAME, self.rules_version)?;
        writeln!(f, "setup {setup}\nseed {}\ndeal {:016x}", self.seed, self.deal)?;
        for (index, recorded) in self.moves.iter().enumerate() {
            writeln!(f, "{} {} {} = {:016x}", index + 1, recorded.seat, recorded.mv, recorded.hash)?;
        }
        Ok(())
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        let mut next = |what: &'static str| {
            lines.next().ok_or(RecordError { line: 0, reason: fault!("record-ends-before-line", what) })
        };
        let (line, format) = next("format")?;
        if format != FORMAT {
            return Err(RecordError { line, reason: fault!("record-format", format = FORMAT) });
        }
        let mut fact = |key: &'static str| {
            let (line, text) = next(key)?;
            match text.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')) {
                Some(value) => Ok((line, value.to_owned())),
                None => Err(RecordError { line, reason: fault!("record-expected-line", key) }),
            }
        };
        let bad = |line, reason: Fault| RecordError { line, reason };
        let (line, game) = fact("game")?;
        if game != G::NAME {
            return Err(bad(line, fault!("record-of-another-game", game, asked = G::NAME)));
        }
        let (line, rules) = fact("rules")?;
        let rules_version = rules.parse().map_err(|_| bad(line, fault!("record-not-version", rules)))?;
        let (line, setup) = fact("setup")?;
        let setup =
            serde_json::from_str(&setup).map_err(|error| bad(line, fault!("record-setup", text = error)))?;
        let (line, seed) = fact("seed")?;
        let seed = seed.parse().map_err(|_| bad(line, fault!("record-not-seed", seed)))?;
        let (line, deal) = fact("deal")?;
        let deal = hash(&deal).ok_or_else(|| bad(line, fault!("record-not-hash", deal)))?;
        let mut moves = Vec::new();
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            moves.push(
                recorded::<G>(text, moves.len() + 1)
                    .map_err(|error| RecordError { line, reason: error.into() })?,
            );
        }
        Ok(Self { setup, rules_version, seed, deal, moves })
    }
}

/// Reads `12 P2 pass = 0f1e2d3c4b5a6978`.
fn recorded<G: Game>(text: &str, expected: usize) -> Result<RecordedMove<G::Move>, NotationError> {
    let shape = || NotationError::new(text, fault!("record-move"));
    let (number, rest) = text.split_once(' ').ok_or_else(shape)?;
    if number.parse() != Ok(expected) {
        return Err(NotationError::new(text, fault!("record-expected-move-number", expected)));
    }
    let (seat, rest) = rest.split_once(' ').ok_or_else(shape)?;
    let (mv, stated) = rest.rsplit_once(" = ").ok_or_else(shape)?;
    Ok(RecordedMove { seat: seat.parse()?, mv: mv.parse()?, hash: hash(stated).ok_or_else(shape)? })
}

fn hash(text: &str) -> Option<u64> {
    (text.len() == 16).then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

/// A text that is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Fault::from(self.clone()))]
pub struct RecordError {
    /// Where.
    pub line: usize,
    /// What is wrong there.
    pub reason: Fault,
}

impl From<RecordError> for Fault {
    fn from(RecordError { line, reason }: RecordError) -> Self {
        fault!("at-line", line; reason)
    }
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError<R: crate::Refusal> {
    /// It was made under rules this version does not have.
    #[error("{}", fault!("replay-rules-version", found, known))]
    RulesVersion {
        /// In the record.
        found: u32,
        /// In this program.
        known: u32,
    },
    /// Its set-up is not one of this game.
    #[error("{}", fault!("replay-setup"; reason = .0.clone()))]
    Setup(SetupError),
    /// It has fewer moves than asked for.
    #[error("{}", fault!("replay-too-short", asked, moves))]
    TooShort {
        /// Asked for.
        asked: usize,
        /// In the record.
        moves: usize,
    },
    /// A move is not legal where it stands.
    #[error("{}", fault!("replay-move", number, mv; reason = error.fault()))]
    Move {
        /// Which.
        number: usize,
        /// In notation.
        mv: String,
        /// Why not.
        error: PlayError<R>,
    },
    /// The position after a move (0: the deal) is not the one the record was made from.
    #[error("{}", fault!("replay-hash", number, found = format!("{found:016x}"), stated = format!("{stated:016x}")))]
    Hash {
        /// Which move.
        number: usize,
        /// In the record.
        stated: u64,
        /// Here.
        found: u64,
    },
}
