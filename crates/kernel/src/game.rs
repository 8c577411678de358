//! The one trait both the rules and everything above them agree on.

use crate::Fault;
use crate::fault;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BySeat, Chance, Seat, Seed, Set, Viewer};

/// A game at one table: its rules with the set-up and components chosen for it.
///
/// The position is not inside: it is a plain value that the game deals, changes and shows. Moves are small decisions
/// of one seat; with only one legal move the game plays it and emits an event.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// What is agreed before the first card is dealt: players, variants.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything about a game under way. A value: cloning copies bytes.
    type Position: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision, with a one-line notation that reads back as the same move.
    type Move: Copy + Debug + PartialEq + Eq + Hash + Display + FromStr<Err = NotationError> + Send + Sync;
    /// Something that happened.
    type Event: Event;
    /// Why a move is not allowed.
    type Refusal: Refusal;
    /// What one viewer may know of a position. Lacks everything else.
    type View: Clone + Debug + PartialEq + Serialize;

    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// The newest version of the rules, counted from 1. It goes up when a rule is corrected; games begun under an older
    /// version go on under it, so a version that has landed is never changed.
    const RULES_VERSION: u32;

    /// The game of a set-up under a version of the rules, or what is wrong with the set-up, or that nobody knows the
    /// version ([`SetupError::version`]).
    fn open_under(setup: Self::Setup, version: u32) -> Result<Self, SetupError>;

    /// The game of a set-up under the newest rules: how a new game begins.
    fn open(setup: Self::Setup) -> Result<Self, SetupError> {
        Self::open_under(setup, Self::RULES_VERSION)
    }

    /// The version of the rules this game was opened under.
    fn version(&self) -> u32;

    /// The set-up this game was opened with.
    fn setup(&self) -> &Self::Setup;

    /// How many seats play.
    fn players(&self) -> u8;

    /// A fresh position, its first question waiting.
    fn deal(&self, seed: Seed) -> Self::Position;

    /// The seat that is asked something, or `None` when the game is over.
    fn to_move(&self, position: &Self::Position) -> Option<Seat>;

    /// Every legal move, in an order that is always the same for the same position.
    fn moves(&self, position: &Self::Position, moves: &mut Moves<Self::Move>);

    /// Plays a move that must be among the legal ones, goes on to the next real decision, and lists the legal moves
    /// there (none when the game is over). This is the unchecked way, for search: a move that is not legal may leave
    /// a position that no game reaches. It never allocates unless `log` does.
    fn play(
        &self,
        position: &mut Self::Position,
        mv: Self::Move,
        moves: &mut Moves<Self::Move>,
        log: &mut impl Log<Self::Position, Self::Event>,
    );

    /// Plays a move as [`play`](Self::play) does, but may leave the list empty where several moves are surely legal and
    /// listing them takes long: for those who want to know them only now and then, and ask [`moves`](Self::moves) then.
    fn play_on(
        &self,
        position: &mut Self::Position,
        mv: Self::Move,
        moves: &mut Moves<Self::Move>,
        log: &mut impl Log<Self::Position, Self::Event>,
    ) {
        self.play(position, mv, moves, log);
    }

    /// Why the seat to move may not make this move; `None` when it may.
    fn refusal(&self, position: &Self::Position, mv: Self::Move) -> Option<Self::Refusal>;

    /// What a viewer may know of the position.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// Draws anew everything the viewer cannot know, and nothing else: the viewer's view stays as it is.
    fn redeal(&self, position: &mut Self::Position, viewer: Viewer, chance: &mut Chance);

    /// Whether only the seat that makes this move may know which move it is, from the position before it.
    fn is_secret(&self, before: &Self::Position, mv: Self::Move) -> bool;

    /// The move as this viewer may see it made, from the position before it; `None` if it is made in secret.
    fn move_seen_by(&self, before: &Self::Position, mv: Self::Move, viewer: Viewer) -> Option<Self::Move> {
        let own = self.to_move(before).is_some_and(|seat| viewer == Viewer::Seat(seat));
        (own || !self.is_secret(before, mv)).then_some(mv)
    }

    /// A hash of what the viewer may know of the position: positions that look alike to the viewer have the same.
    /// It may change from one version of the program to the next.
    fn knowledge(&self, position: &Self::Position, viewer: Viewer) -> u64;

    /// The position's hash, the same in every version that can replay the game.
    fn hash(&self, position: &Self::Position) -> u64;

    /// Points as they stand, and who has won once the game is over.
    fn outcome(&self, position: &Self::Position) -> Outcome;
}

/// The legal moves of a decision. It has a fixed place for the most any decision offers, so that listing moves
/// takes no memory from the heap.
pub type Moves<M> = arrayvec::ArrayVec<M, 256>;

/// Takes note of events as they happen, each with the position (or the part `P` of it that a rule works on) after it.
///
/// A rule changes the position first and tells then, so a view of what it hands over shows what the event says.
pub trait Log<P, E> {
    /// One thing happened, and this is how things stand now.
    fn note(&mut self, position: &P, event: E);
}

/// Nobody is listening: what search and simulation pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<P, E> Log<P, E> for Quiet {
    #[inline]
    fn note(&mut self, _position: &P, _event: E) {}
}

impl<P, E> Log<P, E> for Vec<E> {
    fn note(&mut self, _position: &P, event: E) {
        self.push(event);
    }
}

/// Something that happened in a game: the whole truth of it.
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// What somebody may be told who must not know all of it: it can lack a card.
    type Seen: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// Whether it brought something to light that nobody could know before. No undo goes back past it.
    fn reveals(&self) -> bool;

    /// The event as this viewer may know it. The log, the pages, the API and the words get nothing else.
    fn seen_by(&self, viewer: Viewer) -> Self::Seen;
}

/// An event of a game as some viewer may know it.
pub type Seen<G> = <<G as Game>::Event as Event>::Seen;

/// Why a move is not allowed; each reason belongs to one rule.
pub trait Refusal: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The number of the rule.
    fn rule(&self) -> RuleRef;
}

/// The number of a rule in the rules as implemented: `B-5.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct RuleRef(pub &'static str);

impl Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// How the players stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Points of each seat (0 for seats that do not play).
    pub points: BySeat<i32>,
    /// Who has won, shared victories included; empty while the game goes on, and in a solo game that is lost.
    pub winners: Set<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

/// A piece of text that is not in the notation it should be in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Fault::from(self.clone()))]
pub struct NotationError {
    /// What was read.
    pub text: String,
    /// What would be right.
    pub hint: Fault,
}

impl From<NotationError> for Fault {
    fn from(NotationError { text, hint }: NotationError) -> Self {
        fault!("cannot-read", text; reason = hint)
    }
}

impl NotationError {
    /// The text that cannot be read, and what would be right.
    pub fn new(text: &str, hint: Fault) -> Self {
        Self { text: text.chars().take(80).collect(), hint }
    }
}

/// A set-up that no game can be dealt from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub Fault);

impl SetupError {
    /// Whether a game knows a version of its rules.
    pub fn version<G: Game>(version: u32) -> Result<(), Self> {
        if (1..=G::RULES_VERSION).contains(&version) {
            Ok(())
        } else {
            Err(Self(fault!("setup-rules-version", found = version, known = G::RULES_VERSION)))
        }
    }

    /// Whether a game has an edition of its built-in components.
    pub fn edition(edition: u8, newest: u8) -> Result<(), Self> {
        if (1..=newest).contains(&edition) {
            Ok(())
        } else {
            Err(Self(fault!("setup-edition", found = edition, known = newest)))
        }
    }
}

impl From<SetupError> for Fault {
    fn from(SetupError(fault): SetupError) -> Self {
        fault
    }
}
