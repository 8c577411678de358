//! What a viewer may know (`docs/rules/barrage.md`, what is hidden).
//!
//! Barrage has no secrets of one player: everybody sees the same, and nobody sees the order of the face-down
//! stacks. Which contracts and tiles lie in them can be deduced, so the view says it.

use kernel::{Chance, Set, Viewer};

use crate::automa::AutomaTile;
use crate::contract::Contract;
use crate::leeghwater::Work;
use crate::position::{Position, Table};
use crate::sheet::Sheet;
use crate::tile::Tile;

/// The position as one viewer may know it: the table, and what is in the stacks but not in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub table: Table,
    /// Private contracts still face down.
    pub unseen_contracts: Set<Contract>,
    /// Advanced tiles still face down.
    pub unseen_tiles: Set<Tile>,
    /// External works still face down (L-2.1).
    pub unseen_works: Set<Work>,
    /// Automa tiles still face down.
    pub unseen_automa_tiles: Set<AutomaTile>,
}

impl Position {
    /// What a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let hidden = &self.hidden;
        View {
            viewer,
            table: self.table,
            unseen_contracts: hidden.contracts.iter().flatten().copied().collect(),
            unseen_tiles: hidden.tiles.iter().flatten().copied().collect(),
            unseen_works: hidden.works.iter().copied().collect(),
            unseen_automa_tiles: hidden.automa_tiles.iter().copied().collect(),
        }
    }

    /// Shuffles the face-down stacks: all that nobody can know.
    pub(crate) fn redeal(&mut self, chance: &mut Chance) {
        for stack in &mut self.hidden.contracts {
            stack.sort_unstable();
            chance.shuffle(stack);
        }
        for stack in &mut self.hidden.tiles {
            stack.sort_unstable();
            chance.shuffle(stack);
        }
        if self.table.expanded() {
            // Which pile a work lies in is known (L-16).
            let works = self.hidden.works.as_mut_slice();
            works.sort_unstable_by(|left, right| right.cmp(left));
            for pile in works.chunk_by_mut(|left, right| left.pile() == right.pile()) {
                chance.shuffle(pile);
            }
        }
        if self.table.automa.action.is_some() {
            self.hidden.automa_tiles.sort_unstable();
            chance.shuffle(&mut self.hidden.automa_tiles);
            self.hidden.chance = Chance(chance.word());
        }
    }
}

/// In the words of a position file (`docs/positions.md`), with the stacks as unordered sets.
impl serde::Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Written {
            viewer: String,
            #[serde(flatten)]
            table: Sheet,
            unseen: Unseen,
        }
        #[derive(serde::Serialize)]
        struct Unseen {
            contracts: Vec<Contract>,
            tiles: Vec<Tile>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            works: Vec<Work>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            automa: Vec<AutomaTile>,
        }
        let viewer = match self.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "spectator".to_owned(),
        };
        let unseen = Unseen {
            contracts: self.unseen_contracts.iter().collect(),
            tiles: self.unseen_tiles.iter().collect(),
            works: self.unseen_works.iter().collect(),
            automa: self.unseen_automa_tiles.iter().collect(),
        };
        Written { viewer, table: Sheet::of_table(&self.table), unseen }.serialize(serializer)
    }
}
