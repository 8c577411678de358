//! The position: everything about a game under way, as one plain value.

use kernel::{BySeat, Chance, Seat, Set};

use crate::agenda::Agenda;
use crate::automa::{AutomaBoard, AutomaTile, Level};
use crate::board::{Bonus, HeadStreamTile, Objective};
use crate::company::{Company, Kind, Officer};
use crate::contract::Contract;
use crate::leeghwater::{Building, Leeghwater, Work};
use crate::map::{BaseSpace, Basin, ConduitSpace, POWERHOUSES_OF, PowerhouseSpace};
use crate::space::Space;
use crate::terms::Terms;
use crate::tile::Tile;

/// Everything about a game under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// What everybody sees.
    pub table: Table,
    /// What nobody sees.
    pub hidden: Hidden,
}

/// The order of the face-down stacks; the last of each is on top. Nobody knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    /// Private contracts: green, yellow, red (B-3.6).
    pub contracts: [tinyvec::ArrayVec<[Contract; 15]>; 3],
    /// Advanced tiles: I, II, III (B-3.13).
    pub tiles: [tinyvec::ArrayVec<[Tile; 5]>; 3],
    /// External works: pile A above B above C (L-2.1); empty without The Leeghwater Project.
    pub works: tinyvec::ArrayVec<[Work; 15]>,
    /// Automa tiles below the top one; empty without Automas.
    pub automa_tiles: tinyvec::ArrayVec<[AutomaTile; 20]>,
    /// What the shuffles of Automa games draw from; not used without Automas.
    pub chance: Chance,
}

/// Introductory or full game (B-3.10, B-3.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Fixed companies, five basic tiles, no patent office.
    Intro,
    /// Everything.
    #[default]
    Full,
}

/// What the game is waiting in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Companies and contracts are being chosen (B-3.16).
    #[default]
    Draft,
    /// Phase 1 (B-5).
    Income,
    /// Phase 2 (B-6).
    Actions,
    /// The game is over (B-19).
    Over,
}

/// Everything that lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// What was agreed.
    pub terms: Terms,
    /// How many play.
    pub players: u8,
    /// Which game.
    pub variant: Variant,
    /// Round 1 to 5; 0 during the draft.
    pub round: u8,
    /// What the game is waiting in.
    pub phase: Phase,
    /// Turn order of the round, first to last; during the draft the order of choosing.
    pub order: [Seat; 4],
    /// Whose effects are being resolved: the seat that is asked.
    pub active: Seat,
    /// What is still owed, the next thing last.
    pub agenda: Agenda,
    /// What each player has.
    pub seats: BySeat<Player>,
    /// Dams and water.
    pub river: River,
    /// Face-up private contracts by colour: left and right place (B-24.1).
    pub display: [[Option<Contract>; 2]; 3],
    /// National contracts not yet fulfilled, in the order drawn.
    pub national: [Option<Contract>; 3],
    /// Advanced tiles on offer in slots 1 to 3 (B-3.13).
    pub patents: [Option<Tile>; 3],
    /// The bonus tiles of rounds 1 to 5 (B-3.3).
    pub bonus: [Bonus; 5],
    /// The objective tile (B-3.4).
    pub objective: Objective,
    /// Company-officer pairs still to be drafted.
    pub pairs: [Option<(Company, Officer)>; 4],
    /// Starting contracts still to be drafted.
    pub starting: Set<Contract>,
    /// Officers laid out for Mahiri besides those of the players (B-21.7).
    pub extra_officers: Set<Officer>,
    /// What lies open because of Automas.
    pub automa: AutomaBoard,
    /// What lies open of The Leeghwater Project.
    pub leeghwater: Leeghwater,
}

/// Dams, their levels and water, and the water on the head streams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct River {
    /// Base spaces with a dam of anybody.
    pub dams: Set<BaseSpace>,
    /// Dams of level 2 or 3.
    pub raised: Set<BaseSpace>,
    /// Dams of level 3.
    pub high: Set<BaseSpace>,
    /// Neutral dams.
    pub neutral: Set<BaseSpace>,
    /// Dams that hold water; kept in step with `held`.
    pub wet: Set<BaseSpace>,
    /// Drops held at each base space.
    pub held: [u8; BaseSpace::COUNT],
    /// The tile of each head stream.
    pub tiles: [HeadStreamTile; 4],
    /// Drops waiting on each head stream.
    pub waiting: [u8; 4],
}

/// What one player has (B-1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The company; `None` before the draft has given one.
    pub company: Option<Company>,
    /// The officer.
    pub officer: Option<Officer>,
    /// The officer Mahiri has copied (B-21.7).
    pub copied: Option<Officer>,
    /// Whether the player has left this round's action phase.
    pub passed: bool,
    /// Engineers in the personal supply.
    pub engineers: u8,
    /// Excavators in the personal supply.
    pub excavators: u8,
    /// Mixers in the personal supply.
    pub mixers: u8,
    /// Excamixers in the personal supply; only Elon has any (L-14.4).
    pub excamixers: u8,
    /// Credits.
    pub credits: u16,
    /// Energy made this round.
    pub energy: u16,
    /// Victory points; may be negative (B-4.4).
    pub vp: i16,
    /// Own bases on the map.
    pub bases: Set<BaseSpace>,
    /// Own conduits.
    pub conduits: Set<ConduitSpace>,
    /// Own powerhouses.
    pub powerhouses: Set<PowerhouseSpace>,
    /// Technology tiles in the personal supply.
    pub tiles: Set<Tile>,
    /// The construction wheel, beginning with the open segment.
    pub wheel: Wheel,
    /// Face-up contracts.
    pub contracts: Set<Contract>,
    /// Fulfilled contracts.
    pub fulfilled: Set<Contract>,
    /// Action spaces held; the bank is counted apart.
    pub spaces: Set<Space>,
    /// Engineers at the bank.
    pub banked: u8,
    /// Construction spaces used this round (B-7.1); of Gennaro's Automa, whether it has constructed (L-14.10).
    pub constructions: u8,
    /// Uses of Mahiri's spaces this round (B-21.7).
    pub copies: u8,
    /// Private buildings where the company has built (L-4.3).
    pub buildings: Set<Building>,
    /// External works done (L-3.4).
    pub works: Set<Work>,
    /// Engineers this round on the space that Margot, Gennaro or Wu has, or laid beside Mahiri's tile (L-6.4, L-12.9, L-14.5,
    /// L-14.6, L-14.9).
    pub own_space: u8,
    /// Whether one of the engineers in the personal supply is the Architect (L-6.2).
    pub architect: bool,
    /// Points bid for a place in the draft, due at the end of the game (B-25.2).
    pub bid: u8,
    /// The level of an Automa; `None` for a human.
    pub automa: Option<Level>,
    /// The action spaces held whose engineers a tile has sent, one or two of them.
    pub posted: Set<Space>,
    /// Those of `posted` with two engineers.
    pub paired: Set<Space>,
    /// Engineers that tiles have laid on the company board or next to a full section.
    pub laid: u8,
}

/// The construction wheel: what lies in each segment, beginning with the open one (B-8.2). Counting from the open
/// segment instead of a fixed one makes two wheels that will behave alike equal.
pub type Wheel = [Segment; 6];

/// What lies in one segment of a wheel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Segment {
    /// A technology tile.
    pub tile: Option<Tile>,
    /// Excavators.
    pub excavators: u8,
    /// Mixers.
    pub mixers: u8,
    /// Excamixers (L-14.4).
    pub excamixers: u8,
}

impl Table {
    /// The seats that play, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players)
    }

    /// The seats that play, in turn order.
    pub fn order(&self) -> &[Seat] {
        &self.order[..self.players as usize]
    }

    /// The player whose effects are being resolved.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.seats[self.active]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.active]
    }

    /// The seat that plays a company.
    pub fn seat_of(&self, company: Company) -> Option<Seat> {
        self.seats().find(|&seat| self.seats[seat].company == Some(company))
    }

    /// Conduit spaces with a conduit of anybody.
    #[inline]
    pub(crate) fn built_conduits(&self) -> Set<ConduitSpace> {
        self.seats.0.iter().map(|player| player.conduits).collect()
    }

    /// Powerhouse spaces with a powerhouse of anybody.
    #[inline]
    pub(crate) fn built_powerhouses(&self) -> Set<PowerhouseSpace> {
        self.seats.0.iter().map(|player| player.powerhouses).collect()
    }

    /// Action spaces that hold engineers.
    #[inline]
    pub(crate) fn taken_spaces(&self) -> Set<Space> {
        self.seats.0.iter().map(|player| player.spaces).collect()
    }

    /// The level of the dam at a base space, 0 without one (B-1.7).
    pub fn level(&self, space: BaseSpace) -> u8 {
        let river = &self.river;
        [river.dams, river.raised, river.high].iter().map(|dams| u8::from(dams.has(space))).sum()
    }

    /// How many drops the dam at a base space can hold: its level, and one more for Graziano's level 3 (B-11.1).
    pub fn capacity(&self, space: BaseSpace) -> u8 {
        self.level(space) + u8::from(self.deep_dams().has(space))
    }

    /// The dams that hold one drop more than their level (B-21.2).
    #[inline]
    pub(crate) fn deep_dams(&self) -> Set<BaseSpace> {
        let graziano = self.seats.0.iter().filter(|player| player.has(Officer::Graziano));
        self.river.high & graziano.map(|player| player.bases).collect()
    }

    /// Who owns the dam, conduit or powerhouse found by `owns`.
    pub(crate) fn owner(&self, owns: impl Fn(&Player) -> bool) -> Option<Seat> {
        self.seats().find(|&seat| owns(&self.seats[seat]))
    }

    /// Elevations a player has built.
    #[inline]
    pub fn elevations(&self, player: &Player) -> u32 {
        (player.bases & self.river.raised).len() + (player.bases & self.river.high).len()
    }

    /// How many pieces of a kind a player has built.
    pub fn built(&self, player: &Player, kind: Kind) -> u32 {
        match kind {
            Kind::Base => player.bases.len(),
            Kind::Elevation => self.elevations(player),
            Kind::Conduit => player.conduits.len(),
            Kind::Powerhouse => player.powerhouses.len(),
            Kind::Building => player.buildings.len(),
        }
    }
}

impl Player {
    /// Whether the officer's ability is at the player's command, own or copied (B-21).
    #[inline]
    pub fn has(&self, officer: Officer) -> bool {
        self.officer == Some(officer) || self.copied == Some(officer)
    }

    /// Whether the company's ability is unlocked: three powerhouses (B-10.4, B-20), for an Automa at hard.
    #[inline]
    pub fn has_ability(&self, company: Company) -> bool {
        self.company == Some(company)
            && self.powerhouses.len() >= 3
            && self.automa.is_none_or(|level| level >= Level::Hard)
    }

    /// The company bonus to every production action: +1 from two powerhouses on, +3 with all four (B-10.4).
    #[inline]
    pub fn company_bonus(&self) -> i8 {
        if let Some(Level::Easy) = self.automa {
            return 0;
        }
        match self.powerhouses.len() {
            0 | 1 => 0,
            2 | 3 => 1,
            _ => 3,
        }
    }

    /// Basins with an own powerhouse.
    #[inline]
    pub(crate) fn powerhouse_basins(&self) -> Set<Basin> {
        self.powerhouses.iter().map(PowerhouseSpace::basin).collect()
    }

    /// The powerhouse spaces of the basins where the player has a powerhouse.
    #[inline]
    pub(crate) fn powerhouse_neighbours(&self) -> Set<PowerhouseSpace> {
        self.powerhouses.iter().map(|space| POWERHOUSES_OF[space.basin().0 as usize]).collect()
    }

    /// The tiles on the wheel.
    #[inline]
    pub(crate) fn tiles_on_wheel(&self) -> Set<Tile> {
        self.wheel.iter().filter_map(|segment| segment.tile).collect()
    }

    /// Advanced tiles in supply and on the wheel (B-17.4).
    pub fn advanced_tiles(&self) -> u32 {
        ((self.tiles | self.tiles_on_wheel()) & Tile::ADVANCED).len()
    }
}

impl River {
    /// Adds a drop behind a dam.
    #[inline]
    pub(crate) fn hold(&mut self, space: BaseSpace) {
        self.held[space.0 as usize] += 1;
        self.wet.add(space);
    }

    /// Takes drops from behind a dam.
    #[inline]
    pub(crate) fn release(&mut self, space: BaseSpace, drops: u8) {
        let held = &mut self.held[space.0 as usize];
        *held -= drops;
        if *held == 0 {
            self.wet.remove(space);
        }
    }
}
