//! A position written out so that a person can read and write it: the position file (`docs/positions.md`).
//!
//! A sheet says only what differs from a fresh set-up; written by the program it says everything. The same form
//! serves hand-written cases, snapshots, views and bug reports.

mod agenda;
mod automa;
mod leeghwater;
mod player;
mod reach;
mod read;
mod stack;

use std::collections::BTreeMap;

use kernel::{Fault, Seat, fault};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use stack::Stack;

use crate::automa::{AutomaBoard, AutomaTile, Level};
use crate::board::{Bonus, HeadStreamTile, Objective};
use crate::company::{Company, Officer};
use crate::contract::{Colour, Contract};
use crate::leeghwater::{Building, Work};
use crate::map::{BaseSpace, HeadStream};
use crate::position::{Hidden, Phase, Player, Position, Segment, Table, Variant};
use crate::space::Space;
use crate::step::Step;
use crate::terms::Options;
use crate::tile::Tile;

/// A position in writing. What is not said is as in a fresh set-up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sheet {
    /// The name of the game: `barrage`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The version of the rules; the newest if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// Whether it need not be one that a game could come to: neutral dams anywhere, fewer machines than there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub study: Option<bool>,
    /// How many play; as many as `seats` names, or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// `full` or `intro`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<Variant>,
    /// The options of the set-up (B-25).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Options>,
    /// Points bid in the auction, by company or seat (B-25.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bids: Option<BTreeMap<String, u8>>,
    /// Which seats are Automas and how strong each is, by company or seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automas: Option<BTreeMap<String, Level>>,
    /// The seed of the fresh set-up; 1 if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The companies from seat P1 on; `?` for a seat that has not chosen yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<String>>,
    /// The round, 1 to 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// What the game is waiting in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// The turn order (in the draft: of choosing), as companies or seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<String>>,
    /// Whose turn or choice it is, as company or seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// What is owed, the next thing first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Vec<Step>>,
    /// Level of each neutral dam.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub neutral: Option<BTreeMap<BaseSpace, u8>>,
    /// Drops held by each dam.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub water: Option<BTreeMap<BaseSpace, u8>>,
    /// Tile and waiting drops of each head stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head_streams: Option<BTreeMap<HeadStream, HeadSheet>>,
    /// Face-up private contracts by colour; `-` for an empty place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<BTreeMap<Colour, Vec<String>>>,
    /// National contracts; `-` for one that is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub national: Option<Vec<String>>,
    /// The tiles of patent slots 1 to 3; `-` for an empty slot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patents: Option<Vec<String>>,
    /// The bonus tiles of rounds 1 to 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<Bonus>>,
    /// The objective tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Objective>,
    /// What is still to be drafted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<DraftSheet>,
    /// Officers laid out for Mahiri besides those of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_officers: Option<Vec<Officer>>,
    /// What lies open because of Automas.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automa: Option<AutomaSheet>,
    /// The external works at positions 1 to 3; `-` for an empty one (L-2.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub works: Option<Vec<String>>,
    /// The private buildings of rows 1 to 5 (L-2.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buildings: Option<Vec<Building>>,
    /// Who has engineers on the four action spaces of private buildings; `-` for nobody (L-4.8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visitors: Option<BTreeMap<Building, Vec<String>>>,
    /// The advanced tiles that left the game at set-up (L-2.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed_tiles: Option<Vec<Tile>>,
    /// The USA.
    #[serde(rename = "USA", alias = "usa", skip_serializing_if = "Option::is_none")]
    pub usa: Option<PlayerSheet>,
    /// Germany.
    #[serde(rename = "Germany", alias = "germany", skip_serializing_if = "Option::is_none")]
    pub germany: Option<PlayerSheet>,
    /// Italy.
    #[serde(rename = "Italy", alias = "italy", skip_serializing_if = "Option::is_none")]
    pub italy: Option<PlayerSheet>,
    /// France.
    #[serde(rename = "France", alias = "france", skip_serializing_if = "Option::is_none")]
    pub france: Option<PlayerSheet>,
    /// The Netherlands (L-1.3).
    #[serde(rename = "Netherlands", alias = "netherlands", skip_serializing_if = "Option::is_none")]
    pub netherlands: Option<PlayerSheet>,
    /// What a seat has, whichever company sits there.
    #[serde(rename = "P1", alias = "p1", skip_serializing_if = "Option::is_none")]
    pub p1: Option<PlayerSheet>,
    /// The second seat.
    #[serde(rename = "P2", alias = "p2", skip_serializing_if = "Option::is_none")]
    pub p2: Option<PlayerSheet>,
    /// The third seat.
    #[serde(rename = "P3", alias = "p3", skip_serializing_if = "Option::is_none")]
    pub p3: Option<PlayerSheet>,
    /// The fourth seat.
    #[serde(rename = "P4", alias = "p4", skip_serializing_if = "Option::is_none")]
    pub p4: Option<PlayerSheet>,
    /// The face-down stacks, the top first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stacks: Option<StackSheet>,
}

/// A head stream in writing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HeadSheet {
    /// Its tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<HeadStreamTile>,
    /// Drops waiting on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drops: Option<u8>,
}

/// The open Automa tiles and what else Automas bring about, in writing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AutomaSheet {
    /// The tile on top of the stack, action side up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<AutomaTile>,
    /// The tile on top of the discard pile, criteria side up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub criteria: Option<AutomaTile>,
    /// The tiles below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<AutomaTile>>,
    /// Contracts removed at the contract office, which return when a stack is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contracts: Option<Vec<Contract>>,
    /// Those removed in the turn under way, which do not return before it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed: Option<Vec<Contract>>,
    /// The people whose next turn is decided by a tile; with an Automa's Mahiri, those who have placed no engineer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub directed: Option<Vec<String>>,
}

/// What is still to be drafted, in writing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DraftSheet {
    /// Companies with their officers: `USA Viktor`.
    pub pairs: Vec<String>,
    /// Starting contracts.
    pub contracts: Vec<Contract>,
    /// Who has left the auction for the places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Seat>,
}

/// The face-down stacks in writing, the top first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)] // named by what they hold
pub struct StackSheet {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub green: Option<Stack<Contract>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yellow: Option<Stack<Contract>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red: Option<Stack<Contract>>,
    #[serde(rename = "I", skip_serializing_if = "Option::is_none")]
    pub first: Option<Stack<Tile>>,
    #[serde(rename = "II", skip_serializing_if = "Option::is_none")]
    pub second: Option<Stack<Tile>>,
    #[serde(rename = "III", skip_serializing_if = "Option::is_none")]
    pub third: Option<Stack<Tile>>,
    /// External works, pile A above B above C.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub works: Option<Stack<Work>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automa: Option<Vec<AutomaTile>>,
    /// What the shuffles of an Automa game draw from, as 16 hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<String>,
}

/// What a player has, in writing. What is not said is as at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSheet {
    /// The officer; none if not said (in the introductory game, the company's).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub officer: Option<String>,
    /// The officer Mahiri has copied.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copied: Option<Officer>,
    /// Whether the player has left the action phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<bool>,
    /// Engineers in the personal supply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engineers: Option<u8>,
    /// Credits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u16>,
    /// Excavators in the personal supply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excavators: Option<u8>,
    /// Mixers in the personal supply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mixers: Option<u8>,
    /// Excamixers in the personal supply (L-14.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excamixers: Option<u8>,
    /// Energy made this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<u16>,
    /// Victory points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<i16>,
    /// Structures on the map: `B5L`, `B5L+2` with two elevations, `C5R`, `P10.1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structures: Option<Vec<String>>,
    /// Technology tiles in the personal supply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<Tile>>,
    /// The wheel, beginning with the open segment: `["", "base 4E", ...]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wheel: Option<Vec<String>>,
    /// Face-up contracts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contracts: Option<Vec<Contract>>,
    /// Fulfilled contracts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fulfilled: Option<Vec<Contract>>,
    /// Action spaces with engineers that an Automa tile has sent, and how many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posted: Option<BTreeMap<Space, u8>>,
    /// Engineers that Automa tiles have laid on the company board or next to a full section.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laid: Option<u8>,
    /// Action spaces with the player's engineers, those sent by an Automa tile and the bank apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spaces: Option<Vec<Space>>,
    /// Engineers at the bank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
    /// Construction spaces used this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constructions: Option<u8>,
    /// Uses of Mahiri's spaces this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<u8>,
    /// Private buildings where the company has built (L-4.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buildings: Option<Vec<Building>>,
    /// External works done (L-3.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub works: Option<Vec<Work>>,
    /// Engineers this round on the space of Margot, Gennaro or Wu, or laid beside Mahiri's tile (L-6.4, L-14.5, L-14.6).
    #[serde(alias = "margot", skip_serializing_if = "Option::is_none")]
    pub own_space: Option<u8>,
    /// Whether the Architect is among the engineers in the personal supply (L-6.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub architect: Option<bool>,
}

/// A sheet that describes no position that could be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SheetError(pub Fault);

impl From<SheetError> for Fault {
    fn from(SheetError(fault): SheetError) -> Self {
        fault
    }
}

impl Sheet {
    /// Everything about a position, hidden things included.
    pub fn of(position: &Position) -> Self {
        let automas = position.table.automas().next().is_some();
        let expanded = position.table.expanded();
        let stacks = StackSheet::of(&position.hidden, automas, expanded);
        Self { stacks: Some(stacks), ..Self::of_table(&position.table) }
    }

    /// Writes a position file.
    pub fn write(&self) -> Result<String, SheetError> {
        toml::to_string(self).map_err(|error| SheetError(fault!("not-toml", text = error)))
    }

    /// Everything that lies open.
    pub(crate) fn of_table(table: &Table) -> Self {
        let name =
            |seat: Seat| table.seats[seat].company.map_or("?".to_owned(), |company| company.to_string());
        let place = |place: Option<String>| place.unwrap_or_else(|| "-".to_owned());
        let drafting = table.phase == Phase::Draft;
        let mut sheet = Self {
            game: Some("barrage".to_owned()),
            rules: Some(table.terms.version.into()),
            study: table.unreachable().map(|_| true),
            players: Some(table.players),
            variant: Some(table.variant),
            options: Some(table.terms.options).filter(|options| *options != Options::PLAIN),
            bids: (table.highest_bid() > 0).then(|| {
                let bid = |seat: Seat| (seat.to_string(), table.seats[seat].bid);
                table.seats().map(bid).filter(|(_, points)| *points > 0).collect()
            }),
            automas: table.automas().next().map(|_| {
                let level = |seat: Seat| Some((seat.to_string(), table.seats[seat].automa?));
                table.automas().filter_map(level).collect()
            }),
            automa: table.automas().next().map(|_| AutomaSheet::of(&table.automa)),
            works: table
                .expanded()
                .then(|| table.leeghwater.works.map(|it| place(it.map(|work| work.to_string()))).into()),
            buildings: table.expanded().then(|| table.leeghwater.buildings.into_iter().flatten().collect()),
            visitors: table.leeghwater.visitors.as_flattened().iter().any(Option::is_some).then(|| {
                let rows = table.leeghwater.buildings.into_iter().zip(table.leeghwater.visitors);
                let rows = rows.filter(|(_, seats)| seats.iter().any(Option::is_some));
                let name = |seat: Option<Seat>| place(seat.map(|seat| seat.to_string()));
                rows.filter_map(|(building, seats)| Some((building?, seats.map(name).into()))).collect()
            }),
            removed_tiles: table.expanded().then(|| table.leeghwater.removed.iter().collect()),
            seed: None,
            seats: Some(table.seats().map(name).collect()),
            round: Some(table.round),
            phase: Some(table.phase),
            order: Some(table.order().iter().map(Seat::to_string).collect()),
            turn: Some(table.active.to_string()),
            agenda: Some(table.agenda.iter().rev().copied().collect()),
            neutral: Some(table.river.neutral.iter().map(|it| (it, table.level(it))).collect()),
            water: Some(
                table.river.wet.iter().map(|space| (space, table.river.held[space.0 as usize])).collect(),
            ),
            head_streams: Some(
                HeadStream::ALL
                    .map(|head| {
                        let index = head.0 as usize;
                        let tile = Some(table.river.tiles[index]);
                        (head, HeadSheet { tile, drops: Some(table.river.waiting[index]) })
                    })
                    .into(),
            ),
            display: Some(
                Colour::ALL
                    .map(|colour| {
                        let places = table.display[colour as usize];
                        (colour, places.map(|it| place(it.map(|contract| contract.to_string()))).into())
                    })
                    .into(),
            ),
            national: Some(
                table.national[..table.players as usize - 1]
                    .iter()
                    .map(|it| place(it.map(|contract| contract.to_string())))
                    .collect(),
            ),
            patents: (table.variant == Variant::Full)
                .then(|| table.patents.map(|it| place(it.map(|tile| tile.to_string()))).into()),
            bonus: Some(table.bonus.into()),
            objective: Some(table.objective),
            draft: drafting.then(|| DraftSheet {
                pairs: table
                    .pairs
                    .iter()
                    .flatten()
                    .map(|(company, officer)| format!("{company} {officer}"))
                    .collect(),
                contracts: table.starting.iter().collect(),
                left: table.seats().filter(|&seat| table.seats[seat].passed).collect(),
            }),
            extra_officers: (!table.extra_officers.is_empty()).then(|| table.extra_officers.iter().collect()),
            ..Self::default()
        };
        for seat in table.seats() {
            let player = &table.seats[seat];
            if let Some(company) = player.company {
                *sheet.player_mut(company) = Some(PlayerSheet::of(table, player));
            }
        }
        sheet
    }

    fn player_mut(&mut self, company: Company) -> &mut Option<PlayerSheet> {
        match company {
            Company::Usa => &mut self.usa,
            Company::Germany => &mut self.germany,
            Company::Italy => &mut self.italy,
            Company::France => &mut self.france,
            Company::Netherlands => &mut self.netherlands,
        }
    }

    /// What is said of a seat, by its own name.
    fn seat(&self, seat: Seat) -> Option<&PlayerSheet> {
        [&self.p1, &self.p2, &self.p3, &self.p4].get(seat.index()).copied()?.as_ref()
    }

    fn player(&self, company: Company) -> Option<&PlayerSheet> {
        match company {
            Company::Usa => self.usa.as_ref(),
            Company::Germany => self.germany.as_ref(),
            Company::Italy => self.italy.as_ref(),
            Company::France => self.france.as_ref(),
            Company::Netherlands => self.netherlands.as_ref(),
        }
    }
}

impl StackSheet {
    fn of(hidden: &Hidden, automas: bool, expanded: bool) -> Self {
        let contracts = |colour: usize| Some(hidden.contracts[colour].iter().rev().copied().collect());
        let tiles = |level: usize| Some(hidden.tiles[level].iter().rev().copied().collect());
        Self {
            green: contracts(0),
            yellow: contracts(1),
            red: contracts(2),
            first: tiles(0),
            second: tiles(1),
            third: tiles(2),
            works: expanded.then(|| hidden.works.iter().rev().copied().collect()),
            automa: automas.then(|| hidden.automa_tiles.iter().rev().copied().collect()),
            chance: automas.then(|| format!("{:016x}", hidden.chance.0)),
        }
    }
}

impl PlayerSheet {
    fn of(table: &Table, player: &Player) -> Self {
        let base = |space: BaseSpace| match table.level(space) {
            level @ 2.. => format!("{space}+{}", level - 1),
            _ => space.to_string(),
        };
        let structures = player
            .bases
            .iter()
            .map(base)
            .chain(player.conduits.iter().map(|space| space.to_string()))
            .chain(player.powerhouses.iter().map(|space| space.to_string()));
        Self {
            officer: Some(player.officer.map_or("none".to_owned(), |officer| officer.to_string())),
            copied: player.copied,
            passed: Some(player.passed),
            engineers: Some(player.engineers),
            credits: Some(player.credits),
            excavators: Some(player.excavators),
            mixers: Some(player.mixers),
            excamixers: (player.officer == Some(Officer::Elon)).then_some(player.excamixers),
            energy: Some(player.energy),
            vp: Some(player.vp),
            structures: Some(structures.collect()),
            tiles: Some(player.tiles.iter().collect()),
            wheel: Some(player.wheel.iter().map(segment).collect()),
            contracts: Some(player.contracts.iter().collect()),
            fulfilled: Some(player.fulfilled.iter().collect()),
            posted: (!player.posted.is_empty())
                .then(|| player.posted.iter().map(|it| (it, 1 + u8::from(player.paired.has(it)))).collect()),
            laid: (player.laid != 0).then_some(player.laid),
            spaces: Some((player.spaces - player.posted).iter().collect()),
            bank: Some(player.banked),
            constructions: Some(player.constructions),
            copies: Some(player.copies),
            buildings: table.expanded().then(|| player.buildings.iter().collect()),
            works: table.expanded().then(|| player.works.iter().collect()),
            own_space: (player.own_space > 0).then_some(player.own_space),
            architect: (player.officer == Some(Officer::Tommaso)).then_some(player.architect),
        }
    }
}

impl AutomaSheet {
    fn of(board: &AutomaBoard) -> Self {
        Self {
            action: board.action,
            criteria: board.criteria,
            discard: Some(board.discard.iter().collect()),
            contracts: Some(board.contracts.iter().collect()),
            removed: (!board.removed.is_empty()).then(|| board.removed.iter().collect()),
            directed: Some(board.directed.iter().map(|seat| seat.to_string()).collect()),
        }
    }
}

/// A segment of the wheel: `base 4E`, `II-Joker 2E 1M`, `base 3X`, `3M`, or nothing.
fn segment(segment: &Segment) -> String {
    let parts = [
        segment.tile.map(|tile| tile.to_string()),
        (segment.excavators > 0).then(|| format!("{}E", segment.excavators)),
        (segment.mixers > 0).then(|| format!("{}M", segment.mixers)),
        (segment.excamixers > 0).then(|| format!("{}X", segment.excamixers)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Sheet::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Sheet::deserialize(deserializer)?.position().map_err(serde::de::Error::custom)
    }
}
