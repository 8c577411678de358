//! What is still owed in mid-turn: a stack of steps held in the position as data.
//!
//! The topmost step is next. Some steps wait for a decision, the others are carried out at once; an effect that
//! triggers another is put below it and waits until the triggered one is finished (B-4.2).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Set, fault};

use crate::automa::Limit;
use crate::company::Kind;
use crate::contract::Colour;
use crate::effect::Free;
use crate::leeghwater::Building;
use crate::map::{Area, BaseSpace, Basin, Site};
use crate::tile::{Tile, Via};

/// One thing owed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Step {
    /// Choose a company and a starting contract (DP-1).
    #[default]
    Draft,
    /// Bid for a place in the draft, or leave the auction (B-25.2).
    Bid,
    /// Choose an officer (B-25.1).
    Hire,
    /// Choose the turn's action (DP-2); `copied` after Mahiri's space, which is then closed (B-21.7).
    Turn {
        /// Whether an officer has just been copied.
        copied: bool,
    },
    /// Choose how many engineers go to the bank (DP-3).
    Engineers,
    /// Choose the tile of a construction (DP-4).
    Tile {
        /// Whether engineers were placed for it; without them only engineer-free tiles serve (B-22.5).
        engineers: bool,
    },
    /// Choose kind and building space (DP-5).
    Site {
        /// How the tile is come by.
        via: Via,
        /// The tile, or the one copied.
        tile: Tile,
    },
    /// Choose how to pay (DP-6).
    Payment {
        /// How the tile is come by.
        via: Via,
        /// The tile, or the one copied.
        tile: Tile,
        /// What is built.
        kind: Kind,
        /// Where.
        site: Site,
    },
    /// Choose a system and the drops (DP-7, DP-9, DP-10).
    Produce(Production),
    /// Choose a contract to fulfil (DP-8).
    Contract {
        /// The energy of the event (B-13.2).
        energy: u8,
        /// How much lower values count (B-20.4).
        discount: u8,
        /// Whether national contracts are eligible (B-13.3, B-13.4).
        national: bool,
    },
    /// Choose machines one by one (DP-11).
    Machines(u8),
    /// Choose head streams drop by drop (DP-12).
    Drops {
        /// Drops left.
        count: u8,
        /// Whether each flows at once.
        flowing: bool,
        /// Whether the next one must be placed (B-24.3).
        must: bool,
    },
    /// Choose a space for a free structure (DP-13).
    Free(Free),
    /// Choose contracts from the display (DP-14).
    TakeContracts(u8),
    /// Choose contracts to discard while there are more than three (DP-15).
    Discard,
    /// Choose an officer to copy (DP-16).
    Copy,
    /// Carry out the first possible action of the Automa tile from this one on, counted from 0.
    Action(u8),
    /// Choose the tile of a construction that an Automa tile orders.
    TileFor {
        /// What is to be built.
        kind: Kind,
        /// Where it may stand.
        limit: Limit,
        /// Engineers it takes, unless the tile needs none.
        engineers: u8,
    },
    /// Choose the space of a construction that an Automa tile orders.
    SiteFor {
        /// How the tile is come by.
        via: Via,
        /// The tile, or the one copied.
        tile: Tile,
        /// What is built.
        kind: Kind,
        /// Where it may stand.
        limit: Limit,
    },
    /// Choose the system of a production that an Automa tile orders, with this bonus.
    ProduceFor(i8),
    /// Choose the head streams for drops that an Automa tile orders.
    DropsFor {
        /// How many at most.
        count: u8,
        /// Whether they flow at once.
        flowing: bool,
    },
    /// Choose machines that an Automa tile sells.
    MachinesFor(u8),
    /// Choose whether the machinery of the work at this position goes onto the wheel (DP-17, L-6.3).
    Leslie(u8),
    /// Choose the place for one engineer where the Architect goes (L-6.2).
    Architect,
    /// Choose the action of the extra turn (DP-18).
    Extra,
    /// Choose a dam for a drop: an own or neutral one (DP-19, L-4.17).
    FillDam,
    /// Choose an own dam for a drop, other than those a production used (DP-19, L-5.3, L-14.7).
    Refill(Dams),
    /// Choose the technology tile to take back from the wheel (DP-20).
    RetrieveTile,
    /// Choose the machines to take back from the wheel (DP-21).
    RetrieveMachines,
    /// Choose a work to buy for so many credits a machine (DP-22).
    BuyWork(u8),
    /// Choose a tile of the patent office (DP-23).
    TakeTile,
    /// Choose whether the private building just activated acts (DP-24).
    UseNow(Building),
    /// Choose the private building that acts at Margot's space (DP-25).
    Margot,
    /// Choose an own contract to fulfil without producing (DP-8, L-3.10).
    Fulfil {
        /// The greatest value allowed.
        most: u8,
        /// Whether one has to be fulfilled.
        must: bool,
    },
    /// Choose a further dam for a production under way, or carry it out (L-14.7).
    MoreDams {
        /// Whether it is Germany's second production.
        repeat: bool,
        /// The basin of the powerhouse.
        to: Basin,
        /// The energy so far, bonus or malus included.
        energy: i8,
        /// The drops so far.
        drops: u8,
        /// The dams they come from.
        used: Dams,
    },
    /// Choose the machines that pay the external work at this position (L-14.4).
    PayWork(u8),
    // From here on nobody is asked: side by side, so that `waits` is one comparison.
    /// Turn the wheel so many times.
    Wheel(u8),
    /// Resolve the special effect of an advanced tile (B-7.3, step 7).
    Special {
        /// The tile.
        tile: Tile,
        /// What it built on.
        site: Site,
    },
    /// The phase-1 income of the player at this place of the turn order, then of those before (B-5.2).
    Income(u8),
    /// Fill the head streams and begin the actions (B-5.4).
    HeadStreams,
    /// End the turn (B-6.9).
    EndTurn,
    /// Give the Automas their companies after the draft.
    Automas,
    /// Replace the face-up contracts of a colour.
    Renew(Colour),
    /// Fill the display before the extra turn (L-10.2).
    Again,
}

/// A few dams in three bytes: every move copies steps, and a set would make all of them larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dams([u8; 3]);

impl Dams {
    /// The dams as a set.
    pub const fn set(self) -> Set<BaseSpace> {
        let [first, second, third] = self.0;
        Set::from_bits(u32::from_le_bytes([first, second, third, 0]))
    }

    /// The dam, if there is only one.
    pub fn only(self) -> Option<BaseSpace> {
        self.set().first().filter(|_| self.set().len() == 1)
    }

    /// As a number.
    pub(crate) fn code(self) -> u64 {
        self.set().bits().into()
    }
}

impl From<Set<BaseSpace>> for Dams {
    fn from(dams: Set<BaseSpace>) -> Self {
        let [first, second, third, _] = dams.bits().to_le_bytes();
        Self([first, second, third])
    }
}

impl fmt::Display for Dams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        self.set().iter().try_for_each(|dam| write!(f, "{}{dam}", std::mem::replace(&mut gap, " ")))
    }
}

impl Step {
    /// Whether it waits for a decision; the others are carried out at once.
    #[inline]
    pub(crate) const fn waits(&self) -> bool {
        !matches!(
            self,
            Self::Wheel(_)
                | Self::Special { .. }
                | Self::Income(_)
                | Self::HeadStreams
                | Self::EndTurn
                | Self::Automas
                | Self::Renew(_)
                | Self::Again
        )
    }
}

/// Where a production action comes from (B-1.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Production {
    /// A turbine space with this bonus: obligatory.
    Turbine(i8),
    /// An advanced tile with this bonus: optional (B-22.7).
    Tile(i8),
    /// Germany's second production, with another powerhouse than this basin's: optional (B-20.2).
    Repeat(Basin),
}

impl Production {
    /// Bonus or malus.
    pub const fn bonus(self) -> i8 {
        match self {
            Self::Turbine(bonus) | Self::Tile(bonus) => bonus,
            Self::Repeat(_) => 0,
        }
    }

    /// Whether it may be left undone.
    pub const fn optional(self) -> bool {
        !matches!(self, Self::Turbine(_))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let via = |via: &Via| match via {
            Via::Own => "",
            Via::Anton => "anton as ",
            Via::Mahiri => "wheel ",
        };
        match self {
            Self::Draft => f.write_str("draft"),
            Self::Bid => f.write_str("bid"),
            Self::Hire => f.write_str("hire"),
            Self::Turn { copied: false } => f.write_str("turn"),
            Self::Turn { copied: true } => f.write_str("turn after copying"),
            Self::Engineers => f.write_str("engineers"),
            Self::Tile { engineers: true } => f.write_str("tile"),
            Self::Tile { engineers: false } => f.write_str("tile free"),
            Self::Site { via: how, tile } => write!(f, "site {}{tile}", via(how)),
            Self::Payment { via: how, tile, kind, site } => {
                write!(f, "payment {}{tile} {kind} {site}", via(how))
            }
            Self::Produce(Production::Turbine(bonus)) => write!(f, "produce {bonus:+}"),
            Self::Produce(Production::Tile(bonus)) => write!(f, "produce {bonus:+} optional"),
            Self::Produce(Production::Repeat(basin)) => write!(f, "produce again not {basin}"),
            Self::Contract { energy, discount, national } => {
                write!(f, "contract {energy}")?;
                if *discount > 0 {
                    write!(f, " discount {discount}")?;
                }
                if *national { f.write_str(" national") } else { Ok(()) }
            }
            Self::Machines(count) => write!(f, "machines {count}"),
            Self::Drops { count, flowing, must } => {
                write!(f, "drops {count} {}", if *flowing { "flowing" } else { "waiting" })?;
                if *must { f.write_str(" must") } else { Ok(()) }
            }
            Self::Free(Free::Base(areas)) => {
                f.write_str("free base in")?;
                areas.iter().try_for_each(|area| write!(f, " {area}"))
            }
            Self::Free(Free::Conduit { power }) => write!(f, "free conduit {power}"),
            Self::Free(free) => write!(f, "free {}", free.kind()),
            Self::TakeContracts(count) => write!(f, "take {count}"),
            Self::Discard => f.write_str("discard"),
            Self::Copy => f.write_str("copy"),
            Self::Wheel(count) => write!(f, "wheel {count}"),
            Self::Special { tile, site } => write!(f, "special {tile} {site}"),
            Self::Income(place) => write!(f, "income {}", place + 1),
            Self::HeadStreams => f.write_str("head streams"),
            Self::EndTurn => f.write_str("end turn"),
            Self::Automas => f.write_str("automas"),
            Self::Action(from) => write!(f, "action {}", u16::from(*from) + 1),
            Self::TileFor { kind, limit, engineers } => {
                write!(f, "tile for {kind} {limit} engineers {engineers}")
            }
            Self::SiteFor { via: how, tile, kind, limit } => {
                write!(f, "site for {kind} {limit} by {}{tile}", via(how))
            }
            Self::ProduceFor(bonus) => write!(f, "produce {bonus:+} by tile"),
            Self::DropsFor { count, flowing } => {
                write!(f, "drops {count} {} by tile", if *flowing { "flowing" } else { "waiting" })
            }
            Self::MachinesFor(count) => write!(f, "machines {count} by tile"),
            Self::Renew(colour) => write!(f, "renew {colour}"),
            Self::Leslie(position) => write!(f, "leslie {}", u16::from(*position) + 1),
            Self::Architect => f.write_str("architect"),
            Self::Again => f.write_str("again"),
            Self::Extra => f.write_str("extra turn"),
            Self::FillDam => f.write_str("fill"),
            Self::Refill(used) => write!(f, "fill not {used}"),
            Self::RetrieveTile => f.write_str("retrieve tile"),
            Self::RetrieveMachines => f.write_str("salvage"),
            Self::BuyWork(each) => write!(f, "work for {each}"),
            Self::TakeTile => f.write_str("take tile"),
            Self::UseNow(building) => write!(f, "use {building}"),
            Self::Margot => f.write_str("margot"),
            Self::Fulfil { most: u8::MAX, must } => f.write_str(if *must { "fulfil must" } else { "fulfil" }),
            Self::Fulfil { most, must } => {
                write!(f, "fulfil up to {most}{}", if *must { " must" } else { "" })
            }
            Self::MoreDams { repeat, to, energy, drops, used } => {
                let again = if *repeat { " again" } else { "" };
                write!(f, "more dams{again} {to} {energy} x{drops} from {used}")
            }
            Self::PayWork(position) => write!(f, "pay work {}", u16::from(*position) + 1),
        }
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let wrong = || NotationError::new(text, fault!("notation-step"));
        let number = |word: &str| word.parse::<u8>().map_err(|_| wrong());
        let bonus = |word: &str| word.parse::<i8>().ok().filter(|it| (-9..=9).contains(it)).ok_or_else(wrong);
        let tile = |word: &str| word.parse::<Tile>();
        let via = |how: &[&str]| match how {
            [] => Ok(Via::Own),
            ["anton", "as"] => Ok(Via::Anton),
            ["wheel"] => Ok(Via::Mahiri),
            _ => Err(wrong()),
        };
        Ok(match words.as_slice() {
            ["draft"] => Self::Draft,
            ["bid"] => Self::Bid,
            ["hire"] => Self::Hire,
            ["turn"] => Self::Turn { copied: false },
            ["turn", "after", "copying"] => Self::Turn { copied: true },
            ["engineers"] => Self::Engineers,
            ["tile"] => Self::Tile { engineers: true },
            ["tile", "free"] => Self::Tile { engineers: false },
            ["site", "anton", "as", name] => Self::Site { via: Via::Anton, tile: tile(name)? },
            ["site", "wheel", name] => Self::Site { via: Via::Mahiri, tile: tile(name)? },
            ["site", name] => Self::Site { via: Via::Own, tile: tile(name)? },
            ["payment", how @ .., name, kind, site] => {
                Self::Payment { via: via(how)?, tile: tile(name)?, kind: kind.parse()?, site: site.parse()? }
            }
            ["produce", "again", "not", basin] => Self::Produce(Production::Repeat(basin.parse()?)),
            ["produce", value] => Self::Produce(Production::Turbine(bonus(value)?)),
            ["produce", value, "by", "tile"] => Self::ProduceFor(bonus(value)?),
            ["produce", value, "optional"] => Self::Produce(Production::Tile(bonus(value)?)),
            ["contract", energy, rest @ ..] => {
                let (discount, rest) = match rest {
                    ["discount", discount, rest @ ..] => (number(discount)?, rest),
                    rest => (0, rest),
                };
                let national = match rest {
                    [] => false,
                    ["national"] => true,
                    _ => return Err(wrong()),
                };
                Self::Contract { energy: number(energy)?, discount, national }
            }
            ["machines", count] => Self::Machines(number(count)?),
            ["drops", count, how @ ("flowing" | "waiting"), "by", "tile"] => {
                Self::DropsFor { count: number(count)?, flowing: *how == "flowing" }
            }
            ["drops", count, how, rest @ ..] => Self::Drops {
                count: number(count)?,
                flowing: match *how {
                    "flowing" => true,
                    "waiting" => false,
                    _ => return Err(wrong()),
                },
                must: match rest {
                    [] => false,
                    ["must"] => true,
                    _ => return Err(wrong()),
                },
            },
            ["free", "base", "in", areas @ ..] => Self::Free(Free::Base(
                areas.iter().map(|area| area.parse::<Area>()).collect::<Result<_, _>>()?,
            )),
            ["free", "conduit", power] => Self::Free(Free::Conduit { power: number(power)? }),
            ["free", "elevation"] => Self::Free(Free::Elevation),
            ["free", "powerhouse"] => Self::Free(Free::Powerhouse),
            ["take", "tile"] => Self::TakeTile,
            ["take", count] => Self::TakeContracts(number(count)?),
            ["discard"] => Self::Discard,
            ["copy"] => Self::Copy,
            ["wheel", count] => Self::Wheel(number(count)?),
            ["special", name, site] => Self::Special { tile: tile(name)?, site: site.parse()? },
            ["income", place] => match number(place)? {
                place @ 1..=4 => Self::Income(place - 1),
                _ => return Err(wrong()),
            },
            ["head", "streams"] => Self::HeadStreams,
            ["end", "turn"] => Self::EndTurn,
            ["automas"] => Self::Automas,
            ["action", from] => Self::Action(number(from)?.checked_sub(1).ok_or_else(wrong)?),
            ["tile", "for", kind, limit, "engineers", engineers] => {
                Self::TileFor { kind: kind.parse()?, limit: limit.parse()?, engineers: number(engineers)? }
            }
            ["site", "for", kind, limit, "by", how @ .., name] => Self::SiteFor {
                via: via(how)?,
                tile: tile(name)?,
                kind: kind.parse()?,
                limit: limit.parse()?,
            },
            ["machines", count, "by", "tile"] => Self::MachinesFor(number(count)?),
            ["renew", colour] => Self::Renew(colour.parse()?),
            ["leslie", position] => Self::Leslie(number(position)?.checked_sub(1).ok_or_else(wrong)?),
            ["architect"] => Self::Architect,
            ["again"] => Self::Again,
            ["extra", "turn"] => Self::Extra,
            ["fill"] => Self::FillDam,
            ["fill", "not", used @ ..] if !used.is_empty() => Self::Refill(dams(used)?),
            ["more", "dams", "again", rest @ ..] => more_dams(true, rest)?.ok_or_else(wrong)?,
            ["more", "dams", rest @ ..] => more_dams(false, rest)?.ok_or_else(wrong)?,
            ["pay", "work", position] => Self::PayWork(number(position)?.checked_sub(1).ok_or_else(wrong)?),
            ["retrieve", "tile"] => Self::RetrieveTile,
            ["salvage"] => Self::RetrieveMachines,
            ["work", "for", each] => Self::BuyWork(number(each)?),
            ["use", building] => Self::UseNow(building.parse()?),
            ["margot"] => Self::Margot,
            ["fulfil", rest @ ..] => {
                let (most, rest) = match rest {
                    ["up", "to", most, rest @ ..] => (number(most)?, rest),
                    rest => (u8::MAX, rest),
                };
                match rest {
                    [] => Self::Fulfil { most, must: false },
                    ["must"] => Self::Fulfil { most, must: true },
                    _ => return Err(wrong()),
                }
            }
            _ => return Err(wrong()),
        })
    }
}

/// Reads `B1U B2L`.
fn dams(words: &[&str]) -> Result<Dams, NotationError> {
    Ok(words.iter().map(|word| word.parse::<BaseSpace>()).collect::<Result<Set<_>, _>>()?.into())
}

/// Reads `P5 7 x2 from B1U`, a production under way.
fn more_dams(repeat: bool, words: &[&str]) -> Result<Option<Step>, NotationError> {
    let [to, energy, drops, "from", used @ ..] = words else { return Ok(None) };
    let (Ok(energy), Some(drops)) =
        (energy.parse(), drops.strip_prefix('x').and_then(|count| count.parse().ok()))
    else {
        return Ok(None);
    };
    Ok(Some(Step::MoreDams { repeat, to: to.parse()?, energy, drops, used: dams(used)? }))
}

kernel::serde_as_text!(Step);
