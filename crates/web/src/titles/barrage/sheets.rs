//! What the sheets that are kept are drawn from: a view of which everything else is wiped off.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use barrage::{Agenda, AutomaBoard, Phase, Player, River, Step, Table, View};
use kernel::{BySeat, Seat, Set, Viewer};
use words::Words;

use super::board::{Board, Leaf, Moment};
use super::river::Piece;
use crate::kept::{Choices, Section, Sheets};
use crate::stage::{CLOSING, Panel, Part, Stage, opening};

/// Everything that a leaf shows, or a piece of the map.
#[derive(PartialEq, Eq)]
struct Source<L> {
    leaf: L,
    choices: Choices,
    view: View,
}

/// Most sheets that differ differ in some of this.
impl<L: Hash> Hash for Source<L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { leaf, choices, view } = self;
        (leaf, choices, view.table.river.held, view.table.river.dams).hash(state);
        for seat in view.table.seats() {
            let it = &view.table.seats[seat];
            (it.bases, it.conduits, it.powerhouses, it.spaces, it.tiles, it.contracts).hash(state);
            (it.engineers, it.credits, it.vp, it.energy, it.excavators, it.mixers).hash(state);
        }
    }
}

static SHEETS: Sheets<Source<Leaf>> = Sheets::new();
static PIECES: Sheets<Source<Piece>, Arc<Section>> = Sheets::new();

/// The panels of the table, as they were drawn before where they show the same.
pub(super) fn all(words: &Words, view: &View, stage: Stage<'_>) -> Vec<Panel> {
    let moment = Moment::default();
    let board = Board::new(words, view, stage, &moment);
    let sheets = |leaf: Leaf| match Source::of(leaf, view, stage) {
        _ if leaf == Leaf::Map => vec![map(&board)],
        Some(source) => SHEETS.get(words, source, |it| {
            Board::new(words, &it.view, it.choices.stage(), &moment).sheets(it.leaf)
        }),
        None => board.sheets(leaf),
    };
    board.leaves().into_iter().flat_map(sheets).collect()
}

/// The map, of pieces as they were drawn before where they show the same.
fn map(board: &Board<'_>) -> Panel {
    const NAME: &str = "map";
    let words = board.voice.voice().words();
    let section = |board: &Board<'_>, piece: Piece| {
        let begins = if piece == Piece::FIRST { &*opening(NAME) } else { "" };
        let ends = if piece == Piece::LAST { CLOSING } else { "" };
        Arc::new(Section::of([begins, &*board.piece(piece).0, ends].concat()))
    };
    let piece = |piece: Piece| match Source::of_piece(piece, board.view, board.stage) {
        Some(source) => PIECES.kept(words, source, |it| {
            section(&Board::new(words, &it.view, it.choices.stage(), board.moment), it.leaf)
        }),
        None => section(board, piece),
    };
    Panel::of_pieces(NAME, Part::Ground, Piece::ALL.into_iter().map(piece).collect())
}

impl Source<Piece> {
    /// What a piece of the map is drawn from; nothing for the conduits while one is chosen for a production: what that makes depends
    /// on nearly everything.
    fn of_piece(piece: Piece, view: &View, stage: Stage<'_>) -> Option<Self> {
        let table = &view.table;
        if piece == Piece::Conduits && matches!(table.agenda.last(), Some(Step::Produce(_))) {
            return None;
        }
        let choices = Choices::of(stage, |place| piece.letter().is_some_and(|it| place.starts_with(it)));
        // What building costs is told to whoever is asked, and what is pointed at is built in their colours.
        let builds = matches!(piece, Piece::Houses | Piece::Dams | Piece::Conduits);
        let asked = builds && view.viewer == Viewer::Seat(table.active) && table.phase == Phase::Actions;
        let mut view = wiped(view);
        view.unseen_contracts = Set::default();
        let seen = &mut view.table;
        if asked {
            seen.phase = table.phase;
        } else {
            view.viewer = Viewer::Spectator;
        }
        if asked || builds && choices != Choices::default() {
            seen.active = table.active;
        }
        // Graziano's dams hold more.
        let River { dams, raised, high, neutral, wet, held, .. } = table.river;
        let lakes = River { dams, raised, high, neutral, wet, held, ..River::default() };
        match piece {
            Piece::Chart | Piece::Dams => seen.river = lakes,
            Piece::Heads => (seen.river, seen.round) = (table.river, table.round),
            Piece::Houses | Piece::Conduits => {}
        }
        seen.seats = shown(table, |it| {
            let who =
                Player { company: it.company, officer: it.officer, copied: it.copied, ..Player::default() };
            match piece {
                Piece::Chart | Piece::Conduits => Player { conduits: it.conduits, ..who },
                Piece::Heads | Piece::Dams => Player { bases: it.bases, ..who },
                Piece::Houses => Player { powerhouses: it.powerhouses, ..who },
            }
        });
        Some(Self { leaf: piece, choices, view })
    }
}

impl Source<Leaf> {
    /// What a leaf is drawn from; nothing for those that are drawn anew each time: small ones, and those that show nearly everything.
    fn of(leaf: Leaf, view: &View, stage: Stage<'_>) -> Option<Self> {
        let (table, before) = (&view.table, view.table.agenda.last().copied());
        let choices = Choices::of(stage, |place| leaf.has_place(place, view.viewer));
        let mut view = wiped(view);
        let seen = &mut view.table;
        match leaf {
            // Where a line that is thought of is drawn across it.
            Leaf::Water if !stage.sketches.is_empty() => return None,
            Leaf::Water => {
                view.viewer = Viewer::Spectator;
                seen.river = table.river;
            }
            // In the draft they show what is drafted.
            Leaf::Offices if table.phase == Phase::Draft => return None,
            Leaf::Offices => {
                view.viewer = Viewer::Spectator;
                (seen.phase, seen.patents) = (table.phase, table.patents);
                seen.leeghwater.works = table.leeghwater.works;
                seen.seats = shown(table, |it| Player {
                    company: it.company,
                    spaces: it.spaces,
                    posted: it.posted,
                    paired: it.paired,
                    banked: it.banked,
                    ..Player::default()
                });
                if matches!(before, Some(Step::TakeTile)) {
                    seen.agenda.push(Step::TakeTile);
                }
            }
            Leaf::Contracts => {
                (seen.display, seen.national) = (table.display, table.national);
                view.viewer = Viewer::Spectator;
            }
            Leaf::Company(seat) => {
                if view.viewer != Viewer::Seat(seat) {
                    view.viewer = Viewer::Spectator;
                }
                (seen.order, seen.extra_officers) = (table.order, table.extra_officers);
                seen.seats[seat] = table.seats[seat];
                // Elevations are counted there.
                let River { dams, raised, high, neutral, .. } = table.river;
                seen.river = River { dams, raised, high, neutral, ..River::default() };
                if view.viewer == Viewer::Seat(seat) && matches!(before, Some(Step::RetrieveMachines)) {
                    seen.agenda.push(Step::RetrieveMachines);
                }
            }
            // The map is kept in pieces.
            Leaf::Map | Leaf::Track | Leaf::Project | Leaf::Objective | Leaf::Automa => return None,
        }
        if leaf != Leaf::Contracts {
            view.unseen_contracts = Set::default();
        }
        Some(Self { leaf, choices, view })
    }
}

/// A view without what changes in a game, but for who looks and the contracts still face down.
fn wiped(view: &View) -> View {
    let table = Table {
        round: 0,
        phase: Phase::default(),
        order: [Seat(0), Seat(1), Seat(2), Seat(3)],
        active: Seat(0),
        agenda: Agenda::default(),
        seats: BySeat::default(),
        river: River::default(),
        display: Default::default(),
        national: Default::default(),
        patents: Default::default(),
        pairs: Default::default(),
        starting: Set::default(),
        extra_officers: Set::default(),
        automa: AutomaBoard::default(),
        leeghwater: Default::default(),
        ..view.table
    };
    View {
        table,
        unseen_tiles: Set::default(),
        unseen_works: Set::default(),
        unseen_automa_tiles: Set::default(),
        ..*view
    }
}

/// Of every player some of what they have.
fn shown(table: &Table, some: impl Fn(&Player) -> Player) -> BySeat<Player> {
    let mut seats = BySeat::default();
    for seat in table.seats() {
        seats[seat] = some(&table.seats[seat]);
    }
    seats
}

/// How the names of action spaces begin.
const SPACES: [&str; 8] =
    ["turbine", "water-", "bank", "workshop", "machinery", "contracts", "patent", "work"];

impl Leaf {
    /// Whether a place of this name may lie on it.
    fn has_place(self, place: &str, viewer: Viewer) -> bool {
        let of_map = place.starts_with(|first: char| first.is_ascii_uppercase());
        let of_offices = SPACES.iter().any(|it| place.starts_with(it));
        match self {
            Self::Map => of_map,
            Self::Offices => of_offices,
            Self::Contracts => place.starts_with("contract-"),
            Self::Company(seat) if viewer == Viewer::Seat(seat) => !of_map && !of_offices,
            Self::Company(_) => place.starts_with("contract-") || place.starts_with("officer-"),
            Self::Water => false,
            Self::Track | Self::Project | Self::Objective | Self::Automa => true,
        }
    }
}
