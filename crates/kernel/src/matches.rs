//! A game under way, played move by move at the edge where every move is checked.

use std::sync::{Arc, OnceLock};

use crate::fault;
use crate::record::{RecordedMove, TakenBack};
use crate::trail::Trail;
use crate::{
    Event as _, Fault, Film, Frame, Game, Moves, Outcome, Quiet, Record, RuleRef, Seat, Seed, Viewer,
};

/// A game under way: its position, what has happened, and the way back.
///
/// What has happened is shared between copies, so that a copy is cheap: a move can be tried on one while others look at
/// the game as it was.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    seed: Seed,
    deal: u64,
    position: G::Position,
    hash: u64,
    /// The legal moves, found once.
    legal: OnceLock<Arc<[G::Move]>>,
    /// How many entries the log has: every move and every undo is one.
    entries: u64,
    /// How many it had where this game was taken up; 0 for one that is known from the deal on.
    from: u64,
    story: Vec<Arc<Played<G::Move, G::Event>>>,
    undos: Vec<Undone>,
    /// What was taken back because everybody agreed.
    agreed: Vec<TakenBack>,
    trail: Trail<G::Position>,
    /// How many of the latest moves their maker may take back.
    undoable: usize,
}

/// A move that stands, and what it brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<M, E> {
    /// The number of its entry in the log.
    pub entry: u64,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: M,
    /// The hash of the position after it.
    pub hash: u64,
    /// Whether only its maker may know which move it was.
    pub secret: bool,
    /// What happened.
    pub events: Vec<E>,
}

impl<M: Copy, E> Played<M, E> {
    /// The move as a viewer may know it: one that was made in secret comes to light when the game is over.
    pub fn seen_by(&self, viewer: Viewer, over: bool) -> Option<M> {
        (over || !self.secret || viewer == Viewer::Seat(self.seat)).then_some(self.mv)
    }
}

/// Moves that were taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The number of its entry in the log.
    pub entry: u64,
    /// Who took them back.
    pub seat: Seat,
    /// The first entry that no longer stands.
    pub to: u64,
    /// Whether everybody agreed to it, so that it may reach further than a player may alone.
    pub agreed: bool,
}

/// What [`Match::play`] gives back.
pub type Outplayed<G> =
    Result<Arc<Played<<G as Game>::Move, <G as Game>::Event>>, PlayError<<G as Game>::Refusal>>;

impl<G: Game> Match<G> {
    /// Deals a game.
    pub fn begin(game: G, seed: Seed) -> Self {
        let position = game.deal(seed);
        let deal = game.hash(&position);
        Self::at(game, seed, deal, position, 0)
    }

    /// Takes up a game from a position that no undo reaches behind, to which so many entries of its log have led. What
    /// came after them is played on; what went before stays unknown.
    pub fn take_up(game: G, seed: Seed, deal: u64, position: G::Position, entries: u64) -> Self {
        Self::at(game, seed, deal, position, entries)
    }

    fn at(game: G, seed: Seed, deal: u64, position: G::Position, entries: u64) -> Self {
        Self {
            hash: game.hash(&position),
            game: Arc::new(game),
            seed,
            deal,
            position,
            legal: OnceLock::new(),
            entries,
            from: entries,
            story: Vec::new(),
            undos: Vec::new(),
            agreed: Vec::new(),
            trail: Trail::new(),
            undoable: 0,
        }
    }

    /// The rules and components.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What its randomness grows from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The hash of the position as dealt.
    pub fn deal(&self) -> u64 {
        self.deal
    }

    /// The position as it stands.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The hash of the position as it stands.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// How many entries the log has: every move and every undo is one.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// Whether everything is known from the deal on.
    pub fn is_whole(&self) -> bool {
        self.from == 0
    }

    /// The moves that stand with what they brought about, as far as they are known.
    pub fn story(&self) -> &[Arc<Played<G::Move, G::Event>>] {
        &self.story
    }

    /// What was taken back, as far as it is known.
    pub fn undos(&self) -> &[Undone] {
        &self.undos
    }

    /// The record so far. That of a game that was taken up lacks what went before.
    pub fn record(&self) -> Record<G> {
        let moves = self.story.iter().map(|it| RecordedMove { seat: it.seat, mv: it.mv, hash: it.hash });
        Record {
            setup: self.game.setup().clone(),
            rules_version: self.game.version(),
            seed: self.seed,
            deal: self.deal,
            moves: moves.collect(),
            agreed: self.agreed.clone(),
        }
    }

    /// Takes over what a record says was taken back by agreement.
    pub(crate) fn remember(&mut self, agreed: impl Iterator<Item = TakenBack>) {
        self.agreed = agreed.collect();
    }

    /// Who is asked, or `None` when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.to_move(&self.position)
    }

    /// How the players stand.
    pub fn outcome(&self) -> Outcome {
        self.game.outcome(&self.position)
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.position, viewer)
    }

    /// The legal moves now.
    pub fn moves(&self) -> &[G::Move] {
        self.legal.get_or_init(|| {
            let mut moves = Moves::new();
            self.game.moves(&self.position, &mut moves);
            Arc::from(&moves[..])
        })
    }

    /// Why this seat may not make this move now; `None` when it may.
    pub fn refusal(&self, seat: Seat, mv: G::Move) -> Option<PlayError<G::Refusal>> {
        match self.to_move() {
            None => Some(PlayError::Over),
            Some(asked) if asked != seat => Some(PlayError::NotAsked { seat, asked }),
            // What is on the list needs no second look.
            Some(_) if self.moves().contains(&mv) => None,
            Some(_) => self.game.refusal(&self.position, mv).map(PlayError::Refused),
        }
    }

    /// Plays a move if it is legal, and returns it with what happened. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Outplayed<G> {
        if let Some(error) = self.refusal(seat, mv) {
            return Err(error);
        }
        let secret = self.game.is_secret(&self.position, mv);
        let before = self.position.clone();
        let (mut events, mut moves) = (Vec::new(), Moves::new());
        self.game.play(&mut self.position, mv, &mut moves, &mut events);
        self.legal = OnceLock::from(Arc::from(&moves[..]));
        self.hash = self.game.hash(&self.position);
        if self.story.last().is_some_and(|last| last.seat != seat) {
            self.undoable = 0;
        }
        self.undoable = if events.iter().any(G::Event::reveals) { 0 } else { self.undoable + 1 };
        self.trail.push(before);
        let played = Arc::new(Played { entry: self.entries, seat, mv, hash: self.hash, secret, events });
        self.story.push(played.clone());
        self.entries += 1;
        Ok(played)
    }

    /// How many of its latest moves a seat may take back: as far as the last new information or another seat's move.
    pub fn undoable(&self, seat: Seat) -> Result<usize, UndoRefused> {
        match self.story.last() {
            // A game is taken up where something has come to light.
            None if !self.is_whole() => Err(UndoRefused::Revealed),
            None => Err(UndoRefused::Nothing),
            Some(last) if last.seat != seat => Err(UndoRefused::AnothersMove { by: last.seat }),
            Some(_) if self.undoable == 0 => Err(UndoRefused::Revealed),
            Some(_) => Ok(self.undoable),
        }
    }

    /// Takes back this seat's last move, if it may be taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Move, UndoRefused> {
        let last = self.story.last().map(|last| last.mv);
        self.take_back(seat, 1)?;
        last.ok_or(UndoRefused::Nothing)
    }

    /// Takes back so many of this seat's latest moves, at least one and as many as it may; returns the first entry that no
    /// longer stands.
    pub fn take_back(&mut self, seat: Seat, count: usize) -> Result<u64, UndoRefused> {
        let most = self.undoable(seat)?;
        let keep = self.story.len() - count.clamp(1, most);
        let to = self.story[keep].entry;
        self.cut(seat, keep, to);
        Ok(to)
    }

    /// Takes moves back to an entry, as a log says it was done; false if they cannot be taken back so far.
    pub fn take_back_to(&mut self, seat: Seat, to: u64) -> bool {
        let first = self.story.len() - self.undoable;
        let found = self.story[first..].iter().position(|it| it.entry == to);
        found.inspect(|at| self.cut(seat, first + at, to)).is_some()
    }

    /// Takes moves back to an entry because everybody agreed: past other seats' moves and past what came to light. The game
    /// remembers it, and so does its record. False if the entry is no move that stands, as far as is known here.
    pub fn agree_back_to(&mut self, seat: Seat, to: u64) -> bool {
        let Ok(keep) = self.story.binary_search_by_key(&to, |it| it.entry) else { return false };
        let moves = self.story.len() - keep;
        self.cut(seat, keep, to);
        if let Some(undone) = self.undos.last_mut() {
            undone.agreed = true;
        }
        self.agreed.push(TakenBack { after: keep, seat, moves });
        true
    }

    fn cut(&mut self, seat: Seat, keep: usize, to: u64) {
        // What is undone was played: there is a position before it.
        if let Some(position) = self.position_after(keep) {
            self.position = position;
        }
        self.hash = self.game.hash(&self.position);
        self.legal = OnceLock::new();
        self.undoable = self.undoable.saturating_sub(self.story.len() - keep);
        self.story.truncate(keep);
        self.trail.cut(keep);
        for taken in &mut self.agreed {
            taken.after = taken.after.min(keep);
        }
        self.undos.push(Undone { entry: self.entries, seat, to, agreed: false });
        self.entries += 1;
    }

    /// The position after so many moves of the story; `None` if there were not so many.
    ///
    /// The latest are kept. An earlier one is at most a few moves from one that is.
    pub fn position_after(&self, moves: usize) -> Option<G::Position> {
        if moves == self.story.len() {
            return Some(self.position.clone());
        }
        let (from, kept) = self.trail.before(moves)?;
        let mut position = G::Position::clone(kept);
        for played in self.story.get(from..moves)? {
            self.game.play(&mut position, played.mv, &mut Moves::new(), &mut Quiet);
        }
        Some(position)
    }

    /// A move of the story (counted from 0) as a viewer sees it happen: the view before it, and its frames.
    pub fn film(&self, at: usize, viewer: Viewer) -> Option<(G::View, Vec<Frame<G>>)> {
        let before = self.position_after(at)?;
        let mv = self.story.get(at)?.mv;
        Some((self.game.view(&before, viewer), Film::of(&self.game, &before, mv, viewer)))
    }

    /// A position to take the game up from: one that no undo reaches behind, and how many entries lead to it.
    pub fn resting_place(&self) -> Option<(u64, G::Position)> {
        let first = self.story.len() - self.undoable;
        let entry = self.story.get(first).map_or(self.entries, |played| played.entry);
        Some((entry, self.position_after(first)?))
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
    pub fn fault(&self) -> Fault {
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
