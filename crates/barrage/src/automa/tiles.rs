//! The 20 Automa tiles: actions on one side, placing criteria on the other.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};

use crate::company::{Kind, named};
use crate::construction::Sites;
use crate::contract::Colour;
use crate::map::{Area, BASES_IN, Basin, CONDUITS_OF_POWER, ConduitSpace, HeadStream};
use crate::tables::AUTOMA_TILES;

/// An Automa tile, named by the codes at the foot of its criteria side: `1-1A-5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AutomaTile(pub u8);

/// A row of the Automa tiles' table.
#[derive(Clone, Copy, Debug)]
pub struct AutomaTileRow {
    /// Its name in notation.
    pub name: &'static str,
    /// The actions in the order they are tried; the last never fails.
    pub actions: &'static [TileAction],
    /// The criteria for bases and elevations, in order.
    pub dam: [Criterion; 3],
    /// The basin from which candidates for a dam are counted.
    pub dam_code: Basin,
    /// The criteria for conduits.
    pub conduit: [Criterion; 3],
    /// The space from which candidates for a conduit are counted.
    pub conduit_code: ConduitSpace,
    /// The criteria for powerhouses.
    pub powerhouse: [Criterion; 3],
    /// The basin from which candidates for a powerhouse are counted.
    pub powerhouse_code: Basin,
    /// The head streams in the order of the letters, the letter not printed last.
    pub head_streams: [HeadStream; 4],
}

/// One action of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileAction {
    /// Engineers it takes.
    pub engineers: u8,
    /// What is done.
    pub deed: Deed,
}

/// What an action of a tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A production, if a contract of the colour is within reach.
    Produce {
        /// Bonus or malus in place of a turbine space's.
        bonus: i8,
        /// The colour looked for.
        contract: Colour,
    },
    /// Drops on head streams.
    Drops {
        /// How many at most.
        count: u8,
        /// Whether they flow at once.
        flowing: bool,
    },
    /// The face-up contracts of a colour are replaced.
    Renew(Colour),
    /// A construction.
    Build {
        /// What is built.
        kind: Kind,
        /// Where it may stand.
        limit: Limit,
    },
    /// The wheel turns.
    Wheel {
        /// Segments.
        turns: u8,
        /// Price.
        price: u8,
    },
    /// Machines are bought.
    Buy {
        /// Excavators.
        excavators: u8,
        /// Mixers.
        mixers: u8,
        /// Machines of choice.
        choice: u8,
        /// Price.
        price: u8,
    },
    /// An advanced tile is taken.
    Patent(Kind),
    /// One point from the bank.
    Bank,
    /// An external work, only with the expansion: the positions tried.
    ExternalWork([u8; 3]),
    /// A private building, only with the expansion.
    PrivateBuilding {
        /// Whether the search begins at the bottom.
        up: bool,
    },
    /// A patent for private buildings, only with the expansion.
    PrivateBuildingPatent,
}

impl Deed {
    /// Whether the turn ends with it: all but the actions in the dashed frame do.
    pub const fn ends_turn(self) -> bool {
        !matches!(self, Self::Drops { .. } | Self::Renew(_))
    }
}

/// Where a construction printed on a tile may stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Anywhere.
    #[default]
    None,
    /// Only in this area.
    In(Area),
    /// Only conduits of this power or more.
    From(u8),
    /// Private buildings, looked for from the bottom or from the top.
    Rows {
        /// Whether from the bottom.
        up: bool,
    },
}

impl Limit {
    /// As a number, for the hash of a position.
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::None => 0,
            Self::In(area) => 1 + area as u8,
            Self::From(power) => 16 + power,
            Self::Rows { up } => 32 + up as u8,
        }
    }

    /// Those of some spaces that lie within the limit.
    pub(crate) fn within(self, mut sites: Sites) -> Sites {
        match self {
            Self::None | Self::Rows { .. } => {}
            Self::In(area) => {
                sites.bases &= BASES_IN[area as usize];
                sites.elevations &= BASES_IN[area as usize];
            }
            Self::From(power) => {
                let weaker = CONDUITS_OF_POWER.into_iter().take(power as usize);
                sites.conduits -= weaker.collect();
            }
        }
        sites
    }
}

/// A placing criterion of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// Linked to the strongest built conduit, an own one among equals.
    StrongestBuiltConduit,
    /// A printed pipe leads to an own powerhouse.
    OwnPowerhouse,
    /// Reached by most water waiting on the head streams.
    MostWater,
    /// A red-bordered space.
    RedSpace,
    /// First below a powerhouse of anybody.
    BelowPowerhouse,
    /// A printed pipe leads to an own dam, else none leads to another company's.
    ConduitToOwnDam,
    /// Greatest power.
    Strongest,
    /// Second greatest power.
    SecondStrongest,
    /// A dam at its start: own, else neutral, else another's.
    DamOwnNeutralOther,
    /// A powerhouse at its end: own, else another's.
    PowerhouseOwnOther,
    /// A dam at its start: another's, else neutral, else own.
    DamOtherNeutralOwn,
    /// A powerhouse at its end: another's, else own.
    PowerhouseOtherOwn,
    /// A printed pipe comes from an own dam.
    OwnDam,
    /// In the plains.
    Plains,
    /// Basin 5.
    Hills5,
    /// Basin 6.
    Hills6,
    /// Basin 7.
    Hills7,
    /// The first dam below is own, else not another company's.
    FeedsOwnDam,
    /// The first dam below is not another company's.
    NotFeedsOtherDam,
}

const CRITERIA: [Criterion; 19] = [
    Criterion::StrongestBuiltConduit,
    Criterion::OwnPowerhouse,
    Criterion::MostWater,
    Criterion::RedSpace,
    Criterion::BelowPowerhouse,
    Criterion::ConduitToOwnDam,
    Criterion::Strongest,
    Criterion::SecondStrongest,
    Criterion::DamOwnNeutralOther,
    Criterion::PowerhouseOwnOther,
    Criterion::DamOtherNeutralOwn,
    Criterion::PowerhouseOtherOwn,
    Criterion::OwnDam,
    Criterion::Plains,
    Criterion::Hills5,
    Criterion::Hills6,
    Criterion::Hills7,
    Criterion::FeedsOwnDam,
    Criterion::NotFeedsOtherDam,
];

const CRITERION_NAMES: [&str; 19] = [
    "strongest-built-conduit",
    "own-powerhouse",
    "most-water",
    "red-space",
    "below-powerhouse",
    "conduit-to-own-dam",
    "strongest",
    "second-strongest",
    "dam-own-neutral-other",
    "powerhouse-own-other",
    "dam-other-neutral-own",
    "powerhouse-other-own",
    "own-dam",
    "plains",
    "hills-5",
    "hills-6",
    "hills-7",
    "feeds-own-dam",
    "not-feeds-other-dam",
];

impl AutomaTile {
    /// How many there are.
    pub const COUNT: usize = AUTOMA_TILES.len();

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its row in the table.
    pub const fn row(self) -> &'static AutomaTileRow {
        &AUTOMA_TILES[self.0 as usize]
    }
}

impl fmt::Display for AutomaTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().name)
    }
}

impl FromStr for AutomaTile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|tile| tile.row().name.eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-automa-tile")))
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("anywhere"),
            Self::In(area) => area.fmt(f),
            Self::From(power) => write!(f, "power-{power}"),
            Self::Rows { up: true } => f.write_str("up"),
            Self::Rows { up: false } => f.write_str("down"),
        }
    }
}

impl FromStr for Limit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let power =
            || text.strip_prefix("power-")?.parse::<u8>().ok().filter(|power| (1..=5).contains(power));
        match text {
            "anywhere" => Ok(Self::None),
            "up" => Ok(Self::Rows { up: true }),
            "down" => Ok(Self::Rows { up: false }),
            _ if text.starts_with("power-") => power()
                .map(Self::From)
                .ok_or_else(|| NotationError::new(text, fault!("notation-least-power"))),
            _ => text.parse().map(Self::In),
        }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(CRITERION_NAMES[*self as usize])
    }
}

impl FromStr for Criterion {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&CRITERIA, &CRITERION_NAMES, text, fault!("notation-criteria"))
    }
}

kernel::serde_as_text!(AutomaTile, Criterion);
