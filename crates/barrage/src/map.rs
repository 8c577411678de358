//! The map: basins, rivers, and the spaces where structures stand (B-2).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Set, fault};

use crate::leeghwater::Building;
use crate::tables::{BASINS, CONDUITS, FEE, HEAD_STREAM_BASINS, POWERHOUSES};

/// One of the three areas (B-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// Basins 1 to 4.
    Mountains,
    /// Basins 5 to 7.
    Hills,
    /// Basins 8 to 12.
    Plains,
}

impl Area {
    /// All areas.
    pub const ALL: [Self; 3] = [Self::Mountains, Self::Hills, Self::Plains];
}

/// The base spaces in these areas.
pub(crate) fn bases_in(areas: Set<Area>) -> Set<BaseSpace> {
    areas.iter().map(|area| BASES_IN[area as usize]).collect()
}

/// A row of the map's table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BasinRow {
    /// The area it lies in.
    pub(crate) area: Area,
    /// Where its river goes; `None` off the map.
    pub(crate) river: Option<Basin>,
    /// The number of its first powerhouse space.
    pub(crate) first_powerhouse: u8,
    /// How many powerhouse spaces it has.
    pub(crate) powerhouses: u8,
}

/// A row of the map's table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConduitRow {
    /// Where it starts, and where it belongs (B-2.4).
    pub(crate) from: Basin,
    /// Where it ends.
    pub(crate) to: Basin,
    /// Its production value (B-1.13).
    pub(crate) power: u8,
}

/// A row of the map's table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PowerhouseRow {
    /// Where it lies.
    pub(crate) basin: Basin,
    /// Which of its basin's spaces, from 1.
    pub(crate) nth: u8,
    /// Whether it has a red border (B-1.10).
    pub(crate) red: bool,
}

/// A basin, 1 to 12 (B-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Basin(pub u8);

impl Basin {
    /// All basins.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=12).map(Self)
    }

    const fn row(self) -> &'static BasinRow {
        &BASINS[self.0 as usize - 1]
    }

    /// The area it lies in (B-2.2).
    pub const fn area(self) -> Area {
        self.row().area
    }

    /// Where its river goes; `None` off the map (B-2.3).
    pub const fn river(self) -> Option<Self> {
        self.row().river
    }

    /// This basin and those that its river goes through, one after the other.
    pub(crate) fn and_below(self) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), |basin| basin.river())
    }

    /// The last basin its river goes through.
    pub(crate) fn last_below(self) -> Self {
        self.and_below().last().unwrap_or(self)
    }

    /// Whether it has base and conduit spaces: all but 11 and 12.
    pub const fn has_dams(self) -> bool {
        self.0 <= 10
    }

    /// Its base spaces in the direction of the river: upper, then lower (B-2.6).
    pub fn base_spaces(self) -> impl Iterator<Item = BaseSpace> {
        let first = (self.0 - 1) * 2;
        (first..first + 2).filter(move |_| self.has_dams()).map(BaseSpace)
    }

    /// Its base spaces as a set; none in basins 11 and 12.
    #[inline]
    pub(crate) const fn dams(self) -> Set<BaseSpace> {
        Set::from_bits((0b11 << (2 * (self.0 - 1))) & 0xf_ffff)
    }

    /// The conduit spaces that start here: left, then right.
    pub fn conduits(self) -> impl Iterator<Item = ConduitSpace> {
        let first = (self.0 - 1) * 2;
        (first..first + 2).filter(move |_| self.has_dams()).map(ConduitSpace)
    }

    /// Its powerhouse spaces.
    pub fn powerhouses(self) -> impl Iterator<Item = PowerhouseSpace> {
        let row = self.row();
        (row.first_powerhouse..row.first_powerhouse + row.powerhouses).map(PowerhouseSpace)
    }
}

/// A space for a base: `B5U` is the upper one of basin 5, `B5L` the lower (B-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BaseSpace(pub u8);

impl BaseSpace {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// All of them, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The basin it lies in.
    pub const fn basin(self) -> Basin {
        Basin(self.0 / 2 + 1)
    }

    /// The area it lies in.
    pub const fn area(self) -> Area {
        self.basin().area()
    }

    /// Whether it has a red border: the upper spaces do (B-2.3).
    pub const fn red(self) -> bool {
        self.0 & 1 == 0
    }

    /// The conduit spaces that start in its basin (B-2.4).
    #[inline]
    pub const fn conduits(self) -> Set<ConduitSpace> {
        Set::from_bits(0b11 << (self.0 & !1))
    }
}

/// A space for a conduit: `C5L` is the left one of basin 5, `C5R` the right (B-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConduitSpace(pub u8);

impl ConduitSpace {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// All of them, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    const fn row(self) -> &'static ConduitRow {
        &CONDUITS[self.0 as usize]
    }

    /// The basin where it starts and belongs (B-2.4).
    pub const fn from(self) -> Basin {
        self.row().from
    }

    /// The basin where it ends.
    pub const fn to(self) -> Basin {
        self.row().to
    }

    /// Its production value (B-1.13).
    pub const fn power(self) -> u8 {
        self.row().power
    }

    /// The base spaces whose dams it can draw from: those of the basin where it starts (B-12.1).
    #[inline]
    pub const fn dams(self) -> Set<BaseSpace> {
        Set::from_bits(0b11 << (self.0 & !1))
    }
}

/// A space for a powerhouse: `P10.2` is the second one of basin 10 (B-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PowerhouseSpace(pub u8);

impl PowerhouseSpace {
    /// How many there are.
    pub const COUNT: usize = 23;

    /// All of them, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    const fn row(self) -> &'static PowerhouseRow {
        &POWERHOUSES[self.0 as usize]
    }

    /// The basin it lies in.
    pub const fn basin(self) -> Basin {
        self.row().basin
    }

    /// Whether it has a red border (B-2.3).
    pub const fn red(self) -> bool {
        self.row().red
    }
}

/// A building space of any sort. An elevation goes on the base space of its dam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// For a base or an elevation.
    Base(BaseSpace),
    /// For a conduit.
    Conduit(ConduitSpace),
    /// For a powerhouse.
    Powerhouse(PowerhouseSpace),
    /// For a building, beside a private building (L-4.1).
    Building(Building),
}

impl Site {
    /// What a red border costs (B-1.10).
    pub const FEE: u8 = FEE;

    /// The basin it belongs to (B-2.4); a private building lies in none (L-4.6).
    pub const fn basin(self) -> Option<Basin> {
        match self {
            Self::Base(space) => Some(space.basin()),
            Self::Conduit(space) => Some(space.from()),
            Self::Powerhouse(space) => Some(space.basin()),
            Self::Building(_) => None,
        }
    }

    /// Whether it has a red border on the map; conduit spaces never do (B-9.3).
    pub const fn red(self) -> bool {
        match self {
            Self::Base(space) => space.red(),
            Self::Conduit(_) | Self::Building(_) => false,
            Self::Powerhouse(space) => space.red(),
        }
    }
}

/// A head stream, `HA` to `HD` from left to right (B-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeadStream(pub u8);

impl HeadStream {
    /// All four, left to right.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The basin it enters (B-2.3).
    pub const fn basin(self) -> Basin {
        HEAD_STREAM_BASINS[self.0 as usize]
    }
}

/// The base spaces with a red border: the upper ones.
pub(crate) const RED_BASES: Set<BaseSpace> = Set::from_bits(0x5_5555);

/// The base spaces of each area.
pub(crate) const BASES_IN: [Set<BaseSpace>; 3] = {
    let mut sets = [Set::EMPTY; 3];
    let mut space = 0;
    while space < BaseSpace::COUNT as u8 {
        let area = BaseSpace(space).area() as usize;
        sets[area] = Set::from_bits(sets[area].bits() | 1 << space);
        space += 1;
    }
    sets
};

/// The conduit spaces of each power.
pub(crate) const CONDUITS_OF_POWER: [Set<ConduitSpace>; 6] = {
    let mut sets = [Set::EMPTY; 6];
    let mut space = 0;
    while space < ConduitSpace::COUNT as u8 {
        let power = ConduitSpace(space).power() as usize;
        sets[power] = Set::from_bits(sets[power].bits() | 1 << space);
        space += 1;
    }
    sets
};

/// The powerhouse spaces with a red border.
pub(crate) const RED_POWERHOUSES: Set<PowerhouseSpace> = {
    let mut bits = 0;
    let mut space = 0;
    while space < PowerhouseSpace::COUNT as u8 {
        if PowerhouseSpace(space).red() {
            bits |= 1 << space;
        }
        space += 1;
    }
    Set::from_bits(bits)
};

/// The powerhouse spaces of each basin, by its number.
pub(crate) const POWERHOUSES_OF: [Set<PowerhouseSpace>; 13] = {
    let mut sets = [Set::EMPTY; 13];
    let mut space = 0;
    while space < PowerhouseSpace::COUNT as u8 {
        let basin = PowerhouseSpace(space).basin().0 as usize;
        sets[basin] = Set::from_bits(sets[basin].bits() | 1 << space);
        space += 1;
    }
    sets
};

/// The conduit spaces that end in each basin, by its number.
pub(crate) const CONDUITS_INTO: [Set<ConduitSpace>; 13] = {
    let mut sets = [Set::EMPTY; 13];
    let mut space = 0;
    while space < ConduitSpace::COUNT as u8 {
        let basin = ConduitSpace(space).to().0 as usize;
        sets[basin] = Set::from_bits(sets[basin].bits() | 1 << space);
        space += 1;
    }
    sets
};

/// The base spaces of each basin and of those below it, by its number. Rivers go from lower numbers to higher ones, so a set has
/// them in the direction of the river.
pub(crate) const DOWN_FROM: [Set<BaseSpace>; 13] = {
    let mut sets = [Set::EMPTY; 13];
    let mut number = 12;
    while number > 0 {
        let basin = Basin(number);
        let below = match basin.river() {
            Some(next) => {
                assert!(next.0 > number, "a river goes to a higher number");
                sets[next.0 as usize].bits()
            }
            None => 0,
        };
        sets[number as usize] = Set::from_bits(basin.dams().bits() | below);
        number -= 1;
    }
    sets
};

/// The base spaces of every basin in which one of these base spaces lies.
#[inline]
pub(crate) const fn same_basins(bases: Set<BaseSpace>) -> Set<BaseSpace> {
    let upper = (bases.bits() | bases.bits() >> 1) & RED_BASES.bits();
    Set::from_bits(upper | upper << 1)
}

/// The base spaces of every basin in which one of these conduits starts: their dams can feed it (B-12.1).
#[inline]
pub(crate) const fn dams_of(conduits: Set<ConduitSpace>) -> Set<BaseSpace> {
    same_basins(Set::from_bits(conduits.bits()))
}

/// The conduit spaces that start in the basins of these base spaces: each basin has two of both, in the same order (B-2.3).
#[inline]
pub(crate) const fn conduits_of(bases: Set<BaseSpace>) -> Set<ConduitSpace> {
    Set::from_bits(same_basins(bases).bits())
}

/// The basins of base spaces.
pub(crate) fn basins_of_dams(bases: Set<BaseSpace>) -> Set<Basin> {
    bases.iter().map(BaseSpace::basin).collect()
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["mountains", "hills", "plains"][*self as usize])
    }
}

impl FromStr for Area {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|area| area.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-area")))
    }
}

impl fmt::Display for Basin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl FromStr for Basin {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        numbered(text, 'P')
            .filter(|(number, _)| (1..=12).contains(number))
            .filter(|(_, rest)| rest.is_empty())
            .map(|(number, _)| Self(number))
            .ok_or_else(|| NotationError::new(text, fault!("notation-powerhouse")))
    }
}

impl fmt::Display for BaseSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "B{}{}", self.basin().0, if self.red() { 'U' } else { 'L' })
    }
}

impl FromStr for BaseSpace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        sided(text, 'B', ["U", "L"])
            .map(Self)
            .ok_or_else(|| NotationError::new(text, fault!("notation-base-space")))
    }
}

impl fmt::Display for ConduitSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}{}", self.from().0, if self.0 & 1 == 0 { 'L' } else { 'R' })
    }
}

impl FromStr for ConduitSpace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        sided(text, 'C', ["L", "R"])
            .map(Self)
            .ok_or_else(|| NotationError::new(text, fault!("notation-conduit-space")))
    }
}

impl fmt::Display for PowerhouseSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}.{}", self.basin().0, self.row().nth)
    }
}

impl FromStr for PowerhouseSpace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|space| space.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-powerhouse-space")))
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Base(space) => space.fmt(f),
            Self::Conduit(space) => space.fmt(f),
            Self::Powerhouse(space) => space.fmt(f),
            Self::Building(building) => building.fmt(f),
        }
    }
}

impl FromStr for Site {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Ok(building) = text.parse() {
            return Ok(Self::Building(building));
        }
        match text.chars().next().map(|first| first.to_ascii_uppercase()) {
            Some('B') => text.parse().map(Self::Base),
            Some('C') => text.parse().map(Self::Conduit),
            Some('P') => text.parse().map(Self::Powerhouse),
            _ => Err(NotationError::new(text, fault!("notation-building-space-begins"))),
        }
    }
}

impl fmt::Display for HeadStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "H{}", char::from(b'A' + self.0))
    }
}

impl FromStr for HeadStream {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|head| head.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-head-stream")))
    }
}

kernel::serde_as_text!(Area, Basin, BaseSpace, ConduitSpace, PowerhouseSpace, Site, HeadStream);

/// Splits `B10U` into its number and what follows.
fn numbered(text: &str, letter: char) -> Option<(u8, &str)> {
    let mut chars = text.chars();
    (chars.next()?.to_ascii_uppercase() == letter).then_some(())?;
    let rest = chars.as_str();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = rest.split_at(digits);
    (!number.starts_with('0')).then_some((number.parse().ok()?, rest))
}

/// Reads a space named by basin and side.
fn sided(text: &str, letter: char, sides: [&str; 2]) -> Option<u8> {
    let (number, side) = numbered(text, letter)?;
    let side = sides.iter().position(|it| it.eq_ignore_ascii_case(side))?;
    (1..=10).contains(&number).then(|| (number - 1) * 2 + side as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B-2.1: every name reads back as the space it names, in either case.
    #[test]
    fn names_round_trip() {
        for space in BaseSpace::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for space in ConduitSpace::all() {
            assert_eq!(space.to_string().to_lowercase().parse(), Ok(space));
        }
        for space in PowerhouseSpace::all() {
            assert_eq!(space.to_string().parse(), Ok(Site::Powerhouse(space)));
        }
        assert!("B11U".parse::<BaseSpace>().is_err());
        assert!("B01U".parse::<BaseSpace>().is_err());
        assert!("P4.1".parse::<PowerhouseSpace>().is_err());
    }

    /// B-2.2, B-2.3, B-2.4: 20 base spaces (10 red), 20 conduits, 23 powerhouse spaces (12 red), each in its area.
    #[test]
    fn the_map_has_its_spaces() {
        assert_eq!(RED_BASES.len(), 10);
        assert_eq!(RED_POWERHOUSES.len(), 12);
        assert_eq!(BASES_IN.map(Set::len), [8, 6, 6]);
        assert_eq!(CONDUITS_OF_POWER.map(Set::len), [0, 2, 4, 7, 4, 3]);
        assert_eq!(ConduitSpace(3).to_string(), "C2R");
        assert_eq!((ConduitSpace(3).power(), ConduitSpace(3).to()), (5, Basin(10)));
        assert_eq!(POWERHOUSES_OF.map(Set::len)[5..], [2, 2, 2, 3, 3, 3, 4, 4]);
        let exits: Vec<Basin> = Basin::all().filter(|basin| basin.river().is_none()).collect();
        assert_eq!(exits, [Basin(11), Basin(12)]);
    }
}
