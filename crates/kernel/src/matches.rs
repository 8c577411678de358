//! A game under way, played move by move at the edge where every move is checked.

use crate::fault;
use crate::record::RecordedMove;
use crate::{Event as _, Fault, Game, Moves, Record, RuleRef, Seat, Seed};

/// A game under way: its position, its record, and the way back.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    position: G::Position,
    record: Record<G>,
    /// The positions before the latest moves, as far back as undo may go.
    before: Vec<G::Position>,
}

impl<G: Game> Match<G> {
    /// Deals a game.
    pub fn begin(game: G, seed: Seed) -> Self {
        let position = game.deal(seed);
        let record = Record {
            setup: game.setup().clone(),
            rules_version: G::RULES_VERSION,
            seed,
            deal: game.hash(&position),
            moves: Vec::new(),
        };
        Self { game, position, record, before: Vec::new() }
    }

    /// The rules and components.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position as it stands.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The hash of the position as it stands.
    pub fn hash(&self) -> u64 {
        self.game.hash(&self.position)
    }

    /// Who is asked, or `None` when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.to_move(&self.position)
    }

    /// The legal moves now.
    pub fn moves(&self) -> Moves<G::Move> {
        let mut moves = Moves::new();
        self.game.moves(&self.position, &mut moves);
        moves
    }

    /// Why this seat may not make this move now; `None` when it may.
    pub fn refusal(&self, seat: Seat, mv: G::Move) -> Option<PlayError<G::Refusal>> {
        match self.to_move() {
            None => Some(PlayError::Over),
            Some(asked) if asked != seat => Some(PlayError::NotAsked { seat, asked }),
            Some(_) => self.game.refusal(&self.position, mv).map(PlayError::Refused),
        }
    }

    /// Plays a move if it is legal, and returns what happened. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, PlayError<G::Refusal>> {
        if let Some(error) = self.refusal(seat, mv) {
            return Err(error);
        }
        let before = self.position.clone();
        let mut events = Vec::new();
        self.game.play(&mut self.position, mv, &mut Moves::new(), &mut events);
        if self.record.moves.last().is_some_and(|last| last.seat != seat) {
            self.before.clear();
        }
        if events.iter().any(G::Event::reveals) {
            self.before.clear();
        } else {
            self.before.push(before);
        }
        let hash = self.hash();
        self.record.moves.push(RecordedMove { seat, mv, hash });
        Ok(events)
    }

    /// Takes back this seat's last move: as far as the last new information or another seat's move, never further.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Move, UndoRefused> {
        let last = self.record.moves.last().ok_or(UndoRefused::Nothing)?;
        if last.seat != seat {
            return Err(UndoRefused::AnothersMove { by: last.seat });
        }
        let mv = last.mv;
        self.position = self.before.pop().ok_or(UndoRefused::Revealed)?;
        self.record.moves.pop();
        Ok(mv)
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<R: crate::Refusal> {
    /// The game is over.
    #[error("{}", self.fault())]
    Over,
    /// Somebody else is asked.
    #[error("{}", self.fault())]
    NotAsked {
        /// Who tried.
        seat: Seat,
        /// Who is asked.
        asked: Seat,
    },
    /// The rules do not allow it.
    #[error("{}", self.fault())]
    Refused(R),
}

impl<R: crate::Refusal> PlayError<R> {
    /// It as a fault; the rules' reason is for the words of the game.
    pub(crate) fn fault(&self) -> Fault {
        match self {
            Self::Over => fault!("play-over"),
            Self::NotAsked { seat, asked } => fault!("play-not-asked", asked, seat),
            Self::Refused(refusal) => fault!("play-refused", rule = refusal.rule()),
        }
    }

    /// The rule that refuses, where one does.
    pub fn rule(&self) -> Option<RuleRef> {
        match self {
            Self::Refused(refusal) => Some(refusal.rule()),
            Self::Over | Self::NotAsked { .. } => None,
        }
    }
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// No move has been made.
    #[error("there is no move to take back")]
    Nothing,
    /// Another seat has moved since.
    #[error("the last move was {by}'s")]
    AnothersMove {
        /// Whose move it was.
        by: Seat,
    },
    /// The move brought something to light.
    #[error("the last move brought something new to light")]
    Revealed,
}
