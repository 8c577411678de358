//! The panels of the table: which there are, and what lies on them.

use std::ops::BitOr;

use cities::View;
use kernel::{Game as _, Seat};
use maud::Markup;

use super::drawing::Drawing;
use crate::stage::{Panel, Part};

/// A set of panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Panels(u16);

impl Panels {
    pub(super) const NONE: Self = Self(0);
    pub(super) const COURSE: Self = Self(1);
    pub(super) const SLOTS: Self = Self(2);
    pub(super) const TRACK: Self = Self(4);
    pub(super) const OFFER: Self = Self(8);
    pub(super) const SEABED: Self = Self(16);
    pub(super) const HAND: Self = Self(32);
    /// What is mine: resources, action cards, claimed cards.
    const MINE: Self = Self(64);
    /// The marks of the seats, which never change.
    const MARKS: Self = Self(128);
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

impl BitOr for Panels {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// All panels.
pub(super) fn all(table: &Drawing<'_>) -> Vec<Panel> {
    some(table, Panels::ALL)
}

/// The panels that have one of these names.
pub(super) fn named(table: &Drawing<'_>, names: &[&str]) -> Vec<Panel> {
    let of = |name: &&str| {
        let seat = || name.rsplit('-').next().and_then(|seat| seat.parse().ok());
        match *name {
            "course" => Panels::COURSE,
            "slots" => Panels::SLOTS,
            "track" => Panels::TRACK,
            "seabed" => Panels::SEABED,
            "offer" => Panels::OFFER,
            "hand" => Panels::HAND,
            "purse" | "actions" | "claimed" => Panels::MINE,
            name if name.starts_with("mark-") => Panels::MARKS,
            _ => seat().map_or(Panels::ALL, |seat| Panels::player(table.view, seat)),
        }
    };
    let mut panels = some(table, names.iter().map(of).fold(Panels::NONE, Panels::bitor));
    panels.retain(|panel| names.contains(&&*panel.name));
    panels
}

/// Some of the panels.
pub(super) fn some(table: &Drawing<'_>, which: Panels) -> Vec<Panel> {
    let mut panels = Vec::new();
    let mut add = |of: Panels, name: &str, part: Part, body: &dyn Fn() -> Markup| {
        if which.has(of) {
            panels.push(Panel::new(name, part, body()));
        }
    };
    add(Panels::COURSE, "course", Part::Course, &|| table.course());
    add(Panels::SLOTS, "slots", Part::Works, &|| table.slots());
    add(Panels::TRACK, "track", Part::Works, &|| table.track());
    add(Panels::SEABED, "seabed", Part::Ground, &|| table.seabed());
    add(Panels::OFFER, "offer", Part::Offer, &|| table.offer());
    add(Panels::HAND, "hand", Part::Hand, &|| table.hand());
    if let Some((seat, me)) = table.view.viewer.and_then(|seat| Some((seat, table.player(seat)?))) {
        add(Panels::MINE, "purse", Part::Purse, &|| table.purse(seat, me));
        add(Panels::MINE, "actions", Part::Mine, &|| table.actions(me));
        add(Panels::MINE, "claimed", Part::Mine, &|| table.claimed(me));
    }
    // The others in the order they follow the viewer.
    let players = table.game.players();
    let first = table.view.viewer.map_or(0, |seat| seat.0 + 1);
    for seat in (0..players).map(Seat) {
        add(Panels::player(table.view, seat), &format!("figures-{seat}"), Part::Figures, &|| {
            table.figures(seat)
        });
        add(Panels::MARKS, &format!("mark-{seat}"), Part::Mark, &|| table.token(seat));
    }
    for seat in
        (0..players).map(|at| Seat((first + at) % players)).filter(|&seat| table.view.viewer != Some(seat))
    {
        add(Panels::rival(seat), &format!("rival-{seat}"), Part::Others, &|| table.rival(seat));
    }
    panels
}
