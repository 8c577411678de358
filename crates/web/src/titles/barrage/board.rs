//! A table of Barrage, drawn: the map with its water, the offices, the energy track, and everybody's company.

use std::sync::Arc;

use barrage::{BaseSpace, Company, Contract, Phase, Player, Space, Table, Tile, View};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use words::{BarrageVoice, Words};

use super::icons;
use super::names::Names;
use crate::stage::{Part, Place, Sheet, Spot, Stage};

/// What is under way between two positions, besides the position itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Moment {
    /// Drops on their way: the names of their pieces, and where they are.
    pub(super) drops: Vec<(String, Spot)>,
    /// A drop that has just come to a dam, by the name it had on its way.
    pub(super) landed: Option<(BaseSpace, String)>,
    /// Engineers who have just come to a space: whose, where, and how many.
    pub(super) crew: Option<(Seat, Space, u8)>,
    /// Whose wheel has just turned.
    pub(super) turned: Option<Seat>,
}

/// Everything that is drawn is drawn from this.
pub(super) struct Board<'a> {
    pub(super) names: Arc<Names>,
    pub(super) voice: BarrageVoice<'a>,
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) stage: Stage<'a>,
    pub(super) moment: &'a Moment,
}

/// The sheets there are, besides those of the companies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    Track,
    Map,
    Water,
    Offices,
    Contracts,
    Automa,
    Company(Seat),
}

impl<'a> Board<'a> {
    pub(super) fn new(words: &'a Words, view: &'a View, stage: Stage<'a>, moment: &'a Moment) -> Self {
        let table = &view.table;
        Self {
            names: Names::of(words, table),
            voice: BarrageVoice::new(words, table),
            view,
            table,
            stage,
            moment,
        }
    }

    /// The sheets of the table, from the ground up.
    pub(super) fn leaves(&self) -> Vec<Leaf> {
        let mut leaves = vec![Leaf::Track, Leaf::Map, Leaf::Water, Leaf::Offices, Leaf::Contracts];
        let mut seats: Vec<Seat> = self.table.order().to_vec();
        seats.sort_by_key(|&seat| !self.is_mine(seat));
        leaves.extend(seats.into_iter().map(Leaf::Company));
        if self.table.automa.action.is_some() {
            leaves.push(Leaf::Automa);
        }
        leaves
    }

    /// One sheet.
    pub(super) fn sheet(&self, leaf: Leaf) -> Sheet {
        match leaf {
            Leaf::Track => Sheet::new("track", Part::Ground, self.track()),
            Leaf::Map => Sheet::new("map", Part::Ground, self.map()),
            Leaf::Water => Sheet::new("water", Part::Ground, self.water()),
            Leaf::Offices => Sheet::new("offices", Part::Ground, self.offices()),
            Leaf::Contracts => Sheet::new("contracts", Part::Ground, self.contracts()),
            Leaf::Automa => Sheet::new("automa", Part::Others, self.automa()),
            Leaf::Company(seat) => {
                let name = format!("company-{}", seat.to_string().to_lowercase());
                if self.is_mine(seat) {
                    Sheet::new(name, Part::Mine, self.my_company(seat))
                } else {
                    Sheet::new(name, Part::Others, self.other_company(seat))
                }
            }
        }
    }

    pub(super) fn is_mine(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        self.table.phase != Phase::Over && self.table.active == seat
    }

    /// The company that owns what `owns` finds.
    pub(super) fn owner(&self, owns: impl Fn(&Player) -> bool) -> Option<Company> {
        let mut players = self.table.seats().map(|seat| &self.table.seats[seat]);
        players.find(|player| owns(player))?.company
    }

    /// The company that a choice would build for.
    pub(super) fn builder(&self) -> &str {
        self.table.me().company.map_or("", |company| &self.names.company(company).class)
    }

    /// A place that flows with the text.
    pub(super) fn place(&self, name: &str, class: &str, label: &str, inner: &Markup) -> Markup {
        self.stage.place(Place { name, class, label, spot: None }, inner)
    }

    /// The mark of a company: its letter on its colour and pattern.
    pub(super) fn mark(&self, company: Company) -> Markup {
        let names = self.names.company(company);
        html! { b class={ "mk " (names.class) } { (names.letter) } }
    }

    /// A contract as it lies on the table.
    pub(super) fn contract(&self, contract: Contract) -> Markup {
        let colour = match contract.colour() {
            Some(colour) => ["green", "yellow", "red"][colour as usize],
            None if contract.national() => "national",
            None => "starting",
        };
        let notation = contract.to_string();
        let inner = html! {
            b.en { (contract.energy()) (icons::glyph("energy")) }
            span.rw { (icons::reward(contract.reward())) }
        };
        html! {
            span.pc id={ "p-" (notation) } {
                (self.place(&format!("contract-{notation}"), &format!("contract {colour}"), &self.names.contracts[contract.0 as usize], &inner))
            }
        }
    }

    /// A technology tile; those of one kind that everybody has are told apart by their company.
    pub(super) fn tile(&self, tile: Tile, owner: Option<Company>, place: &str) -> Markup {
        let label = &self.names.tiles[tile.0 as usize];
        let class = if tile.advanced() { "tile advanced" } else { "tile" };
        html! {
            span.pc id=(tile_piece(tile, owner)) {
                @if place.is_empty() {
                    span class=(class) role="img" title=(label) { (icons::tile(tile)) }
                } @else { (self.place(place, class, label, &icons::tile(tile))) }
            }
        }
    }
}

/// The name of a tile's piece.
fn tile_piece(tile: Tile, owner: Option<Company>) -> String {
    match owner.filter(|_| !tile.advanced()) {
        Some(owner) => format!("p-{owner}-{tile}"),
        None => format!("p-{tile}"),
    }
}

/// The contracts of a set.
pub(super) fn contracts(set: u64) -> impl Iterator<Item = Contract> {
    Contract::all().filter(move |contract| set & contract.bit() != 0)
}
