//! What the sheets that are kept are drawn from: a view of which everything else is wiped off.

use barrage::{Agenda, AutomaBoard, Phase, Player, River, Step, Table, View};
use kernel::{BySeat, Seat, Set, Viewer};
use words::Words;

use super::board::{Board, Leaf, Moment};
use crate::kept::{Choices, Sheets};
use crate::stage::{Panel, Stage};

/// Everything that a leaf shows.
#[derive(PartialEq)]
struct Source {
    leaf: Leaf,
    choices: Choices,
    view: View,
}

static SHEETS: Sheets<Source> = Sheets::new();

/// The panels of the table, as they were drawn before where they show the same.
pub(super) fn all(words: &Words, view: &View, stage: Stage<'_>) -> Vec<Panel> {
    let moment = Moment::default();
    let board = Board::new(words, view, stage, &moment);
    let sheets = |leaf: Leaf| match Source::of(leaf, view, stage) {
        Some(source) => SHEETS.get(words, source, |it| {
            Board::new(words, &it.view, it.choices.stage(), &moment).sheets(it.leaf)
        }),
        None => board.sheets(leaf),
    };
    board.leaves().into_iter().flat_map(sheets).collect()
}

impl Source {
    /// What a leaf is drawn from; nothing for those that are drawn anew each time: small ones, and those that show nearly everything.
    fn of(leaf: Leaf, view: &View, stage: Stage<'_>) -> Option<Self> {
        let (table, before) = (&view.table, view.table.agenda.last().copied());
        let choices = Choices::of(stage, |place| leaf.has_place(place, view.viewer));
        let mut view = wiped(view);
        let seen = &mut view.table;
        match leaf {
            // What a production makes depends on nearly everything.
            Leaf::Map if matches!(before, Some(Step::Produce(_))) => return None,
            Leaf::Map => {
                (seen.round, seen.phase, seen.river) = (table.round, table.phase, table.river);
                seen.seats = shown(table, |it| Player {
                    company: it.company,
                    officer: it.officer,
                    copied: it.copied,
                    bases: it.bases,
                    conduits: it.conduits,
                    powerhouses: it.powerhouses,
                    ..Player::default()
                });
                // What building costs is told to whoever is asked, and what is pointed at is built in their colours.
                let asked = view.viewer == Viewer::Seat(table.active) && table.phase == Phase::Actions;
                if !asked {
                    view.viewer = Viewer::Spectator;
                }
                if asked || choices != Choices::default() {
                    seen.active = table.active;
                }
            }
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
            Leaf::Track | Leaf::Project | Leaf::Objective | Leaf::Automa => return None,
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
