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
//!
//! Moves that were taken back because everybody agreed are told where they stood: `taken-back P2 5` after the moves before
//! them. The moves themselves are gone; what stands replays without them.

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
    /// What was taken back because everybody agreed, in order.
    pub agreed: Vec<TakenBack>,
}

/// Moves that were taken back because everybody agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// After how many of the moves that stand.
    pub after: usize,
    /// Who asked for it.
    pub seat: Seat,
    /// How many.
    pub moves: usize,
}

/// What a line begins with that tells of them.
const TAKEN_BACK: &str = "taken-back ";

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

/// The most bytes of a record: many times those of the longest game with the largest pack.
const LARGEST_RECORD: usize = 4 << 20;
/// The most moves of a record: many times those of the longest game.
const MOST_RECORDED: usize = 20_000;

/// The format's version, in a record's first line.
const FORMAT: &str = "hydropolis-record 1";

impl<G: Game> Record<G> {
    /// Plays the first `upto` moves (all of them if `None`), checking that each is legal and every hash is right.
    pub fn replay(&self, upto: Option<usize>) -> Result<Match<G>, ReplayError<G::Refusal>> {
        if SetupError::version::<G>(self.rules_version).is_err() {
            return Err(ReplayError::RulesVersion { found: self.rules_version, known: G::RULES_VERSION });
        }
        let count = upto.unwrap_or(self.moves.len());
        if count > self.moves.len() {
            return Err(ReplayError::TooShort { asked: count, moves: self.moves.len() });
        }
        let game = G::open_under(self.setup.clone(), self.rules_version).map_err(ReplayError::Setup)?;
        let mut replayed = Match::begin(game, self.seed);
        if replayed.deal() != self.deal {
            return Err(ReplayError::Hash { number: 0, stated: self.deal, found: replayed.deal() });
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
        replayed.remember(self.agreed.iter().copied().filter(|it| it.after <= count));
        Ok(replayed)
    }
}

/// The name of the game a record is of, read from its head alone; `None` if the text is no record.
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    (lines.next()?.trim_end() == FORMAT).then_some(())?;
    lines.next()?.strip_prefix("game ").map(str::trim)
}

/// The fault of a text that is no record at all.
pub fn not_a_record() -> Fault {
    fault!("record-format", format = FORMAT)
}

/// What stands before the moves of a record, as texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordHead<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The rules it is played under.
    pub rules_version: u32,
    /// What was agreed, as JSON.
    pub setup: &'a str,
    /// What its randomness grows from.
    pub seed: Seed,
    /// The hash of the position as dealt.
    pub deal: u64,
}

/// The text of a record from its parts, each move with its seat and the hash after it: for whoever keeps them and does
/// not know the game.
pub fn record_text<M: fmt::Display>(
    head: RecordHead<'_>,
    moves: impl IntoIterator<Item = (Seat, M, u64)>,
    agreed: &[TakenBack],
) -> String {
    let RecordHead { game, rules_version, setup, seed, deal } = head;
    let mut text = format!(
        "{FORMAT}\ngame {game}\nrules {rules_version}\nsetup {setup}\nseed {seed}\ndeal {deal:016x}\n"
    );
    let told = |text: &mut String, after: usize| {
        for it in agreed.iter().filter(|it| it.after == after) {
            text.push_str(&format!("{TAKEN_BACK}{} {}\n", it.seat, it.moves));
        }
    };
    told(&mut text, 0);
    for (index, (seat, mv, hash)) in moves.into_iter().enumerate() {
        text.push_str(&format!("{} {seat} {mv} = {hash:016x}\n", index + 1));
        told(&mut text, index + 1);
    }
    text
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        let (rules_version, seed, deal) = (self.rules_version, self.seed, self.deal);
        let head = RecordHead { game: G::NAME, rules_version, setup: &setup, seed, deal };
        f.write_str(&record_text(head, self.moves.iter().map(|it| (it.seat, it.mv, it.hash)), &self.agreed))
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > LARGEST_RECORD {
            let reason = fault!("record-too-large", most = LARGEST_RECORD >> 20);
            return Err(RecordError { line: 0, reason });
        }
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        let mut next = |what: &'static str| {
            lines.next().ok_or(RecordError { line: 0, reason: fault!("record-ends-before-line", what) })
        };
        let (line, format) = next("format")?;
        if format != FORMAT {
            return Err(RecordError { line, reason: not_a_record() });
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
        let (mut moves, mut agreed) = (Vec::new(), Vec::new());
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            if moves.len() + agreed.len() == MOST_RECORDED {
                return Err(bad(line, fault!("record-too-many-moves", most = MOST_RECORDED)));
            }
            if let Some(told) = text.strip_prefix(TAKEN_BACK) {
                let taken = taken_back(told, moves.len());
                agreed.push(taken.ok_or_else(|| bad(line, fault!("record-taken-back", text = told)))?);
                continue;
            }
            moves.push(
                recorded::<G>(text, moves.len() + 1)
                    .map_err(|error| RecordError { line, reason: error.into() })?,
            );
        }
        Ok(Self { setup, rules_version, seed, deal, moves, agreed })
    }
}

/// Reads `P2 5`, after so many moves.
fn taken_back(text: &str, after: usize) -> Option<TakenBack> {
    let (seat, moves) = text.split_once(' ')?;
    let moves = moves.parse().ok().filter(|moves| (1..=MOST_RECORDED).contains(moves))?;
    Some(TakenBack { after, seat: seat.parse().ok()?, moves })
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
    #[error("{}", self.fault())]
    RulesVersion {
        /// In the record.
        found: u32,
        /// The newest in this program, which knows all older ones too.
        known: u32,
    },
    /// Its set-up is not one of this game.
    #[error("{}", self.fault())]
    Setup(SetupError),
    /// It has fewer moves than asked for.
    #[error("{}", self.fault())]
    TooShort {
        /// Asked for.
        asked: usize,
        /// In the record.
        moves: usize,
    },
    /// A move is not legal where it stands.
    #[error("{}", self.fault())]
    Move {
        /// Which.
        number: usize,
        /// In notation.
        mv: String,
        /// Why not.
        error: PlayError<R>,
    },
    /// The position after a move (0: the deal) is not the one the record was made from.
    #[error("{}", self.fault())]
    Hash {
        /// Which move.
        number: usize,
        /// In the record.
        stated: u64,
        /// Here.
        found: u64,
    },
}

impl<R: crate::Refusal> ReplayError<R> {
    /// It as a fault.
    pub fn fault(&self) -> Fault {
        match self {
            Self::RulesVersion { found, known } => fault!("replay-rules-version", found, known),
            Self::Setup(error) => fault!("replay-setup"; reason = error.clone()),
            Self::TooShort { asked, moves } => fault!("replay-too-short", asked, moves),
            Self::Move { number, mv, error } => fault!("replay-move", number, mv; reason = error.fault()),
            Self::Hash { number, stated, found } => {
                let (found, stated) = (format!("{found:016x}"), format!("{stated:016x}"));
                fault!("replay-hash", number, found, stated)
            }
        }
    }
}
