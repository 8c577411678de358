//! The sheets of the table: which there are, and what lies on them.

use std::ops::BitOr;

use cities::View;
use kernel::{Game as _, Seat};
use maud::{Markup, PreEscaped, html};

use super::table::Table;
use crate::stage::{Part, Sheet};

/// A set of sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sheets(u16);

impl Sheets {
    pub(super) const NONE: Self = Self(0);
    pub(super) const COURSE: Self = Self(1);
    pub(super) const SLOTS: Self = Self(2);
    pub(super) const TRACK: Self = Self(4);
    pub(super) const OFFER: Self = Self(8);
    pub(super) const SEABED: Self = Self(16);
    pub(super) const HAND: Self = Self(32);
    /// What is mine: resources, action cards, claimed cards.
    const MINE: Self = Self(64);
    /// The glyphs that all others refer to; they never change.
    const GLYPHS: Self = Self(128);
    const ALL: Self = Self(u16::MAX);

    const fn rival(seat: Seat) -> Self {
        Self(1 << (8 + (seat.0 & 7)))
    }

    /// Where a player's things lie for this viewer.
    pub(super) fn player(view: &View, seat: Seat) -> Self {
        if view.viewer == Some(seat) { Self::MINE } else { Self::rival(seat) }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOr for Sheets {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// All sheets.
pub(super) fn all(table: &Table<'_>) -> Vec<Sheet> {
    some(table, Sheets::ALL)
}

/// Some of the sheets.
pub(super) fn some(table: &Table<'_>, which: Sheets) -> Vec<Sheet> {
    let mut sheets = Vec::new();
    let mut add = |of: Sheets, name: &str, part: Part, body: &dyn Fn() -> Markup| {
        if which.has(of) {
            sheets.push(Sheet::new(name, part, body()));
        }
    };
    add(Sheets::GLYPHS, "glyphs", Part::Ground, &glyphs);
    add(Sheets::COURSE, "course", Part::Ground, &|| table.course());
    add(Sheets::SLOTS, "slots", Part::Ground, &|| table.slots());
    add(Sheets::TRACK, "track", Part::Ground, &|| html! { (table.track()) (table.supply()) });
    add(Sheets::SEABED, "seabed", Part::Ground, &|| table.seabed());
    add(Sheets::OFFER, "offer", Part::Ground, &|| table.offer());
    add(Sheets::HAND, "hand", Part::Ground, &|| table.hand());
    if let Some((seat, me)) = table.view.viewer.and_then(|seat| Some((seat, table.player(seat)?))) {
        add(Sheets::MINE, "purse", Part::Mine, &|| table.purse(seat, me));
        add(Sheets::MINE, "actions", Part::Mine, &|| table.actions(me));
        add(Sheets::MINE, "claimed", Part::Mine, &|| table.claimed(me));
    }
    // The others in the order they follow the viewer.
    let players = table.game.players();
    let first = table.view.viewer.map_or(0, |seat| seat.0 + 1);
    for seat in
        (0..players).map(|at| Seat((first + at) % players)).filter(|&seat| table.view.viewer != Some(seat))
    {
        add(Sheets::rival(seat), &format!("rival-{seat}"), Part::Others, &|| table.rival(seat));
    }
    sheets
}

/// The glyphs once on the page, so that each use of one is short.
fn glyphs() -> Markup {
    let file = crate::assets::asset("cities-glyphs.svg").map(|it| it.bytes).unwrap_or_default();
    html! { div.defs aria-hidden="true" { (PreEscaped(String::from_utf8_lossy(file))) } }
}
