//! What the sheets that are kept are drawn from: a view of which everything else is wiped off.

use std::hash::{Hash, Hasher};

use cities::{CardSet, Memory, Phase, Player, PlayerView, Setup, Step, View};
use kernel::{Game as _, Seat};
use words::Words;

use super::drawing::{Drawing, ground_seat};
use crate::kept::{Choices, Sheets};
use crate::stage::{Panel, Stage};

/// Everything that a sheet shows.
#[derive(PartialEq, Eq)]
struct Source {
    name: String,
    choices: Choices,
    setup: Setup,
    view: View,
}

/// Most sheets that differ differ in some of this.
impl Hash for Source {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { name, choices, setup, view } = self;
        (name, choices, setup.players, view.tiles, view.turn).hash(state);
        for PlayerView { hand, open, .. } in &view.players {
            (hand.len(), *open.hand, open.points, open.claimed, open.used, open.purple).hash(state);
            (open.board, open.buildings, open.upgraded, open.tunnels, open.upgraded_tunnels).hash(state);
        }
    }
}

static SHEETS: Sheets<Source> = Sheets::new();

/// A sheet, as it was drawn before if that showed the same; nothing for those that are drawn anew each time, which are small.
/// `blank` is the view that is [`wiped`].
pub(super) fn kept(
    words: &Words,
    table: &Drawing<'_>,
    name: &str,
    blank: &View,
    draw: &dyn Fn(&Drawing<'_>) -> Vec<Panel>,
) -> Option<Vec<Panel>> {
    let setup = table.game.setup();
    // What somebody else has made is nobody else's, and a laid-out position is looked at for a while only.
    if setup.pack.is_some() || setup.position.is_some() {
        return None;
    }
    let source = Source::of(table.view, blank.clone(), table.stage, setup, name)?;
    Some(SHEETS.get(words, source, |it| draw(&Drawing::new(words, table.game, &it.view, it.choices.stage()))))
}

impl Source {
    fn of(view: &View, mut seen: View, stage: Stage<'_>, setup: &Setup, name: &str) -> Option<Self> {
        let viewer = view.viewer;
        // What one player has; the others have nothing.
        let only = |seat: Seat, shown: PlayerView| {
            let mut players = vec![nothing(); view.players.len()];
            if let Some(it) = players.get_mut(seat.index()) {
                *it = shown;
            }
            players
        };
        let open =
            |seat: Seat| view.players.get(seat.index()).map(|it| PlayerView { open: it.open, ..nothing() });
        let mut places: &[&str] = &[];
        match name {
            "slots" => {
                (seen.tiles, seen.cloning) = (view.tiles, view.cloning);
                places = &["slot-"];
            }
            "seabed" => {
                let seat = ground_seat(view)?;
                (seen.viewer, seen.players) = (Some(seat), only(seat, open(seat)?));
                places = &["site-"];
            }
            "offer" => {
                (seen.specials, seen.open_specials) = (view.specials.clone(), view.open_specials);
                seen.contracts = view.contracts.clone();
                places = &["special-", "look", "contract-"];
            }
            "hand" => {
                let seat = viewer?;
                (seen.viewer, seen.phase) = (viewer, view.phase);
                (seen.looked, seen.played) = (view.looked.clone(), view.played);
                // Who has to give cards away is told how many stay.
                seen.to_move = view.to_move.filter(|asked| *asked == seat);
                seen.players = only(seat, view.players.get(seat.index())?.clone());
                places = &["card-", "looked-", "played"];
            }
            "actions" | "claimed" => {
                let seat = viewer?;
                (seen.viewer, seen.players) = (viewer, only(seat, open(seat)?));
                places = if name == "actions" { &["act-"] } else { &["claimed-", "contract-"] };
            }
            _ => {
                let seat: Seat = name.strip_prefix("rival-")?.parse().ok()?;
                seen.players = only(seat, view.players.get(seat.index())?.clone());
                // How many action tiles are left.
                (seen.phase, seen.turn, seen.to_move) = (view.phase, view.turn, view.to_move);
                seen.order.clone_from(&view.order);
                seen.agenda = view.agenda.iter().filter(|it| matches!(it, Step::Choose)).copied().collect();
            }
        }
        let choices = Choices::of(stage, |place| places.iter().any(|it| place.starts_with(it)));
        Some(Self { name: name.to_owned(), choices, setup: setup.clone(), view: seen })
    }
}

/// A player who has nothing.
fn nothing() -> PlayerView {
    PlayerView { hand: Vec::new(), aside: Vec::new(), set_aside: 0, open: Player::default() }
}

/// A view that shows nothing.
pub(super) fn wiped(view: &View) -> View {
    let mut view = view.clone();
    (view.viewer, view.to_move, view.phase) = (None, None, Phase::Turns);
    (view.era, view.round, view.turn) = (0, 0, 0);
    (view.tiles, view.cloning, view.stalled) = (Default::default(), false, false);
    (view.deck, view.discard, view.gone) = (0, CardSet::default(), CardSet::default());
    (view.open_specials, view.spare_blues) = (CardSet::default(), 0);
    (view.tunnels_left, view.white_left, view.purple_left) = (0, 0, 0);
    (view.played, view.memory) = (None, Memory::default());
    (view.order, view.standing, view.agenda) = (Vec::new(), Vec::new(), Vec::new());
    (view.specials, view.contracts, view.looked) = (Vec::new(), Vec::new(), Vec::new());
    view.players = Vec::new();
    view
}
