//! A table of Barrage, drawn: the map with its water, the offices, the energy track, and everybody's company.

use std::sync::Arc;

use barrage::{BaseSpace, Company, ConduitSpace, Contract, Player, Space, Table, Tile, View};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use words::{BarrageVoice, Words};

use super::icons;
use super::names::Names;
use super::pieces;
use crate::stage::{Panel, Part, Place, Spot, Stage};

/// What is under way between two positions, besides the position itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Moment {
    /// Drops on their way: the names of their pieces, and where they are.
    pub(super) drops: Vec<(String, Spot)>,
    /// The dam that will hold a drop on its way, and in the position holds it already.
    pub(super) coming: Option<BaseSpace>,
    /// A drop that has just come to a dam, by the name it had on its way.
    pub(super) landed: Option<(BaseSpace, String)>,
    /// Engineers who have just come to a space: whose, where, and how many.
    pub(super) crew: Option<(Seat, Space, u8)>,
    /// Whose wheel has just turned.
    pub(super) turned: Option<Seat>,
    /// A drop that runs down the river: its way, and for how many milliseconds.
    pub(super) run: Option<(String, u16)>,
    /// A production under way: its conduit and its sum.
    pub(super) surge: Option<(ConduitSpace, String)>,
    /// What a round brings, as a card over the map.
    pub(super) card: Option<Markup>,
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

/// The panels there are, besides those of the companies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Leaf {
    Track,
    Map,
    Water,
    Offices,
    Project,
    Contracts,
    Objective,
    Automa,
    Company(Seat),
}

impl Leaf {
    /// Whether the panel of this name belongs to it.
    pub(super) fn holds(self, name: &str) -> bool {
        match self {
            Self::Track => matches!(name, "course" | "track"),
            Self::Map => name == "map",
            Self::Water => name == "water",
            Self::Offices => name == "offices",
            Self::Project => name == "project",
            Self::Contracts => name == "contracts",
            Self::Objective => name == "objective",
            Self::Automa => name == "automa",
            Self::Company(seat) => {
                let whose = name.rsplit('-').next().unwrap_or_default();
                name == "purse" || whose.eq_ignore_ascii_case(&seat.to_string())
            }
        }
    }
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

    /// The panels of the table, from the ground up.
    pub(super) fn leaves(&self) -> Vec<Leaf> {
        let mut leaves =
            vec![Leaf::Track, Leaf::Map, Leaf::Water, Leaf::Offices, Leaf::Contracts, Leaf::Objective];
        if self.table.expanded() {
            leaves.push(Leaf::Project);
        }
        if self.table.automa.action.is_some() {
            leaves.push(Leaf::Automa);
        }
        let mut seats: Vec<Seat> = self.table.order().to_vec();
        seats.sort_by_key(|&seat| !self.is_mine(seat));
        leaves.extend(seats.into_iter().map(Leaf::Company));
        leaves
    }

    /// The panels on which something is seen.
    pub(super) fn sheets(&self, leaf: Leaf) -> Vec<Panel> {
        match leaf {
            Leaf::Track => vec![
                Panel::new("course", Part::Course, self.course()),
                Panel::new("track", Part::Ground, self.track()),
            ],
            Leaf::Map => vec![Panel::new("map", Part::Ground, self.map())],
            Leaf::Water => vec![Panel::new("water", Part::Ground, self.water())],
            Leaf::Objective => vec![Panel::new("objective", Part::Ground, self.objective())],
            Leaf::Offices => vec![Panel::new("offices", Part::Works, self.offices())],
            Leaf::Project if !self.table.expanded() => Vec::new(),
            Leaf::Project => vec![Panel::new("project", Part::Works, self.project())],
            Leaf::Contracts => vec![Panel::new("contracts", Part::Offer, self.contracts())],
            Leaf::Automa => vec![Panel::new("automa", Part::Others, self.automa())],
            Leaf::Company(seat) => {
                let name = format!("company-{}", seat.to_string().to_lowercase());
                let figures = Panel::new(format!("figures-{seat}"), Part::Figures, self.figures(seat));
                let mark = self.table.seats[seat].company.map_or_else(|| html! {}, |it| self.mark(it));
                let mark = Panel::new(format!("mark-{seat}"), Part::Mark, mark);
                if self.is_mine(seat) {
                    let purse = Panel::new("purse", Part::Purse, self.purse(seat));
                    vec![mark, figures, purse, Panel::new(name, Part::Mine, self.my_company(seat))]
                } else {
                    vec![mark, figures, Panel::new(name, Part::Others, self.other_company(seat))]
                }
            }
        }
    }

    pub(super) fn is_mine(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
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

    /// The mark of a company: its shield, of its own shape and colour.
    pub(super) fn mark(&self, company: Company) -> Markup {
        pieces::emblem(&self.names.company(company).class)
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
            i.seal {}
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
