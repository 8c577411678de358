//! Pearls: a game of two divers in one file, with a secret, with chance, and with two versions of its rules.
//!
//! - **T-1** Ten shells, numbered 1 to 10, are shuffled. Each diver gets two and keeps one of them in secret; the other
//!   does not count.
//! - **T-2** In turn a diver dives for the top shell, which lies open in front of that diver from then on, or stops.
//!   Shell 1 is a crab: all open shells of its diver are lost.
//! - **T-3** Whoever has not dived yet may not stop. (Since version 2 of the rules.)
//! - **T-4** The game ends when both have stopped or no shell is left. Open and kept shells count their numbers.

use std::fmt;
use std::str::FromStr;

use kernel::{
    BySeat, Chance, Digest, Game, Log, Moves, NotationError, Outcome, RuleRef, Seat, Seed, Set, SetupError,
    Viewer, fault,
};
use serde::{Deserialize, Serialize};

/// The game at one table: its rules. There is nothing to agree on, and there are no components to choose from.
#[derive(Clone, Debug)]
pub struct Pearls {
    version: u32,
}

/// What is agreed: nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Setup {}

/// Everything about a game under way. (A game that is searched has arrays of fixed size here.)
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Face down; the last is on top.
    pub deck: Vec<u8>,
    /// The crab and what it cost.
    pub lost: Vec<u8>,
    pub divers: [Diver; 2],
    /// Whose turn it is; nobody's when the game is over.
    pub active: Option<Seat>,
}

/// What one diver has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diver {
    /// The two shells dealt, and which of them is kept.
    pub hand: Vec<u8>,
    pub kept: Option<u8>,
    pub open: Vec<u8>,
    pub dived: bool,
    pub stopped: bool,
}

/// One decision: `keep 7`, `dive`, `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Keep(u8),
    Dive,
    Stop,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(shell) => write!(f, "keep {shell}"),
            Self::Dive => f.write_str("dive"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "dive" => Ok(Self::Dive),
            "stop" => Ok(Self::Stop),
            _ => text
                .strip_prefix("keep ")
                .and_then(|shell| shell.parse().ok().map(Self::Keep))
                .ok_or_else(|| NotationError::new(text, fault!("record-move"))),
        }
    }
}

/// What happened. `S` is the shell where it may be a secret: known in the truth, perhaps unknown as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event<S = u8> {
    Kept { seat: Seat, shell: S },
    Dived { seat: Seat, shell: u8 },
    Stopped { seat: Seat },
}

impl kernel::Event for Event {
    type Seen = Event<Option<u8>>;

    fn reveals(&self) -> bool {
        matches!(self, Self::Dived { .. })
    }

    fn seen_by(&self, viewer: Viewer) -> Event<Option<u8>> {
        match *self {
            Self::Kept { seat, shell } => {
                Event::Kept { seat, shell: (viewer == Viewer::Seat(seat)).then_some(shell) }
            }
            Self::Dived { seat, shell } => Event::Dived { seat, shell },
            Self::Stopped { seat } => Event::Stopped { seat },
        }
    }
}

/// Why a move is not allowed: its rule is all there is to say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused(&'static str);

impl kernel::Refusal for Refused {
    fn rule(&self) -> RuleRef {
        RuleRef(self.0)
    }
}

/// What one viewer may know: everything but the order of the deck and the hands of others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub deck: usize,
    pub lost: Vec<u8>,
    /// The viewer's own.
    pub hand: Vec<u8>,
    pub kept: Option<u8>,
    /// Who has kept a shell.
    pub ready: [bool; 2],
    pub open: [Vec<u8>; 2],
    pub stopped: [bool; 2],
    pub active: Option<Seat>,
}

impl Game for Pearls {
    type Setup = Setup;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Refusal = Refused;
    type View = View;

    const NAME: &'static str = "pearls";
    const RULES_VERSION: u32 = 2;

    fn open_under(_setup: Setup, version: u32) -> Result<Self, SetupError> {
        SetupError::version::<Self>(version)?;
        Ok(Self { version })
    }

    fn version(&self) -> u32 {
        self.version
    }

    fn setup(&self) -> &Setup {
        &Setup {}
    }

    fn players(&self) -> u8 {
        2
    }

    fn deal(&self, seed: Seed) -> Position {
        let mut deck: Vec<u8> = (1..=10).collect();
        Chance::new(seed).shuffle(&mut deck);
        let mut diver = || Diver { hand: deck.split_off(deck.len() - 2), ..Diver::default() };
        let divers = [diver(), diver()];
        Position { deck, lost: Vec::new(), divers, active: Some(Seat(0)) }
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        position.active
    }

    fn moves(&self, position: &Position, moves: &mut Moves<Move>) {
        moves.clear();
        let Some(seat) = position.active else { return };
        let diver = &position.divers[seat.index()];
        if diver.kept.is_none() {
            moves.extend(diver.hand.iter().map(|&shell| Move::Keep(shell)));
            return;
        }
        moves.push(Move::Dive);
        if diver.dived || self.version < 2 {
            moves.push(Move::Stop); // T-3
        }
    }

    fn play(
        &self,
        position: &mut Position,
        mv: Move,
        moves: &mut Moves<Move>,
        log: &mut impl Log<Position, Event>,
    ) {
        let seat = position.active.expect("a move is played while somebody is asked");
        let diver = &mut position.divers[seat.index()];
        // First the change, then the event that tells it.
        let event = match mv {
            Move::Keep(shell) => {
                diver.kept = Some(shell);
                Event::Kept { seat, shell }
            }
            Move::Dive => {
                let shell = position.deck.pop().expect("the game ends when no shell is left");
                diver.dived = true;
                diver.open.push(shell);
                if shell == 1 {
                    position.lost.append(&mut diver.open);
                }
                Event::Dived { seat, shell }
            }
            Move::Stop => {
                diver.stopped = true;
                Event::Stopped { seat }
            }
        };
        let other = Seat(1 - seat.0);
        let next = [other, seat].into_iter().find(|seat| !position.divers[seat.index()].stopped);
        position.active = next.filter(|_| !position.deck.is_empty());
        log.note(position, event);
        self.moves(position, moves);
    }

    fn refusal(&self, position: &Position, mv: Move) -> Option<Refused> {
        let mut moves = Moves::new();
        self.moves(position, &mut moves);
        let rule = match mv {
            Move::Keep(_) => "T-1",
            Move::Stop if moves.contains(&Move::Dive) => "T-3",
            _ => "T-2",
        };
        (!moves.contains(&mv)).then_some(Refused(rule))
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => position.divers[seat.index()].clone(),
            Viewer::Spectator => Diver::default(),
        };
        let divers = position.divers.each_ref();
        View {
            deck: position.deck.len(),
            lost: position.lost.clone(),
            hand: own.hand,
            kept: own.kept,
            ready: divers.map(|diver| diver.kept.is_some()),
            open: divers.map(|diver| diver.open.clone()),
            stopped: divers.map(|diver| diver.stopped),
            active: position.active,
        }
    }

    fn redeal(&self, position: &mut Position, viewer: Viewer, chance: &mut Chance) {
        let Position { deck, divers, .. } = position;
        let others = || (0u8..).map(Seat).zip(0..2usize).filter(|(seat, _)| viewer != Viewer::Seat(*seat));
        // What is hidden is put in order first, so that the order it lay in leaves no trace.
        let mut hidden = deck.clone();
        others().for_each(|(_, at)| hidden.extend(&divers[at].hand));
        hidden.sort_unstable();
        chance.shuffle(&mut hidden);
        *deck = hidden.split_off(hidden.len() - deck.len());
        for (_, at) in others() {
            let diver = &mut divers[at];
            diver.hand = hidden.split_off(hidden.len() - 2);
            diver.kept = diver.kept.map(|_| diver.hand[chance.below(2)]);
        }
    }

    fn is_secret(&self, _before: &Position, mv: Move) -> bool {
        matches!(mv, Move::Keep(_))
    }

    fn knowledge(&self, position: &Position, viewer: Viewer) -> u64 {
        let mut known = position.clone();
        known.deck.fill(0);
        for (diver, seat) in known.divers.iter_mut().zip([Seat(0), Seat(1)]) {
            if viewer != Viewer::Seat(seat) {
                diver.hand.fill(0);
                diver.kept = diver.kept.map(|_| 0);
            }
        }
        self.hash(&known)
    }

    fn hash(&self, position: &Position) -> u64 {
        let mut digest = Digest::default();
        digest.fact(1, position.active.map_or(0, |seat| u64::from(seat.0) + 1));
        let mut list = |tag: u32, shells: &[u8]| {
            (tag..).zip(shells).for_each(|(tag, &shell)| digest.fact(tag, u64::from(shell) + 1));
        };
        list(10, &position.deck);
        list(30, &position.lost);
        for (diver, tag) in position.divers.iter().zip([100, 200]) {
            list(tag, &diver.hand);
            list(tag + 5, diver.kept.as_slice());
            list(tag + 10, &diver.open);
            list(tag + 30, &[u8::from(diver.dived), u8::from(diver.stopped)]);
        }
        digest.value()
    }

    fn outcome(&self, position: &Position) -> Outcome {
        let mut points: BySeat<i32> = BySeat::default();
        for (diver, seat) in position.divers.iter().zip([Seat(0), Seat(1)]) {
            points[seat] = diver.open.iter().chain(&diver.kept).map(|&shell| i32::from(shell)).sum();
        }
        let over = position.active.is_none();
        let most = points[Seat(0)].max(points[Seat(1)]);
        let mut winners = Set::default();
        Seat::all(2).filter(|&seat| over && points[seat] == most).for_each(|seat| winners.add(seat));
        Outcome { points, winners, over }
    }
}
