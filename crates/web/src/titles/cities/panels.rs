//! The panels of the table: which there are, and what lies on them.

use std::ops::BitOr;

use cities::{PlayerView, View};
use kernel::{Game as _, Seat};
use maud::Markup;
use words::Words;

use super::drawing::Drawing;
use super::sheets;
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
    pub(super) const ALL: Self = Self(u16::MAX);

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

/// All panels, as they were drawn before where they show the same.
pub(super) fn all(words: &Words, table: &Drawing<'_>) -> Vec<Panel> {
    let blank = sheets::wiped(table.view);
    drawn(table, Panels::ALL, &|name, part, body| {
        let panel = |table: &Drawing<'_>| Panel::new(name, part, body(table));
        sheets::kept(words, table, name, &blank, &|table| vec![panel(table)])
            .unwrap_or_else(|| vec![panel(table)])
    })
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
    drawn(table, which, &|name, part, body| vec![Panel::new(name, part, body(table))])
}

/// What is on a panel, from a table that need not be the whole one.
type Body<'a> = &'a dyn Fn(&Drawing<'_>) -> Markup;

/// Some of the panels, each as `draw` draws it.
fn drawn(
    table: &Drawing<'_>,
    which: Panels,
    draw: &dyn Fn(&str, Part, Body<'_>) -> Vec<Panel>,
) -> Vec<Panel> {
    let mut panels = Vec::new();
    let mut add = |of: Panels, name: &str, part: Part, body: Body<'_>| {
        if which.has(of) {
            panels.extend(draw(name, part, body));
        }
    };
    add(Panels::COURSE, "course", Part::Course, &|table| table.course());
    add(Panels::SLOTS, "slots", Part::Works, &|table| table.slots());
    add(Panels::TRACK, "track", Part::Works, &|table| table.track());
    add(Panels::SEABED, "seabed", Part::Ground, &|table| table.seabed());
    add(Panels::OFFER, "offer", Part::Offer, &|table| table.offer());
    add(Panels::HAND, "hand", Part::Hand, &|table| table.hand());
    if let Some(seat) = table.view.viewer.filter(|&seat| table.player(seat).is_some()) {
        let of = |table: &Drawing<'_>, draw: &dyn Fn(&PlayerView) -> Markup| {
            table.player(seat).map_or_else(Markup::default, draw)
        };
        add(Panels::MINE, "purse", Part::Purse, &|table| of(table, &|me| table.purse(seat, me)));
        add(Panels::MINE, "actions", Part::Mine, &|table| of(table, &|me| table.actions(me)));
        add(Panels::MINE, "claimed", Part::Mine, &|table| of(table, &|me| table.claimed(me)));
    }
    // The others in the order they follow the viewer.
    let players = table.game.players();
    let first = table.view.viewer.map_or(0, |seat| seat.0 + 1);
    for seat in (0..players).map(Seat) {
        add(Panels::player(table.view, seat), &format!("figures-{seat}"), Part::Figures, &|table| {
            table.figures(seat)
        });
        add(Panels::MARKS, &format!("mark-{seat}"), Part::Mark, &|table| table.token(seat));
    }
    for seat in
        (0..players).map(|at| Seat((first + at) % players)).filter(|&seat| table.view.viewer != Some(seat))
    {
        add(Panels::rival(seat), &format!("rival-{seat}"), Part::Others, &|table| table.rival(seat));
    }
    panels
}
