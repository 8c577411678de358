//! One line of text for every move, the same in records, logs, tests and on the command line.
//!
//! `docs/notation.md` lists it. Reading is forgiving about case and spaces; writing is always the same.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};

use crate::contract::Contract;
use crate::map::{BaseSpace, Basin, ConduitSpace, HeadStream};
use crate::moves::{Machine, Move, Payment};
use crate::space::Space;
use crate::tile::{Tile, Via};

/// More drops than any reward gives.
const MOST_DROPS: usize = 16;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Draft { company, contract } => write!(f, "draft {company} {contract}"),
            Self::Place(space) => space.fmt(f),
            Self::Construct => f.write_str("construct"),
            Self::ConstructFree => f.write_str("construct free"),
            Self::Mahiri => f.write_str("mahiri"),
            Self::Pass => f.write_str("pass"),
            Self::Engineers(count) => write!(f, "engineers {count}"),
            Self::Tile { via: Via::Own, tile } => write!(f, "tile {tile}"),
            Self::Tile { via: Via::Anton, tile } => write!(f, "tile anton as {tile}"),
            Self::Tile { via: Via::Mahiri, tile } => write!(f, "tile wheel {tile}"),
            Self::Build { kind, site } => write!(f, "build {kind} {site}"),
            Self::Pay(payment) => write!(f, "pay {payment}"),
            Self::Produce { dam, conduit, drops } => {
                write!(f, "produce {dam} {conduit} {} x{drops}", conduit.to())
            }
            Self::Fulfil(contract) => write!(f, "fulfil {contract}"),
            Self::Gain(machine) => write!(f, "gain {machine}"),
            Self::Drop(head) => write!(f, "drop {head}"),
            Self::Take(contract) => write!(f, "take {contract}"),
            Self::TakeTwo(first, second) => write!(f, "take {first} {second}"),
            Self::Discard(contract) => write!(f, "discard {contract}"),
            Self::Copy(officer) => write!(f, "copy {officer}"),
            Self::Bid(points) => write!(f, "bid {points}"),
            Self::Hire(officer) => write!(f, "hire {officer}"),
            Self::TurnTile => f.write_str("turn tile"),
            Self::Action(index) => write!(f, "action {}", u16::from(index) + 1),
            Self::Drops(drops) => {
                f.write_str("drops")?;
                for head in HeadStream::ALL {
                    for _ in 0..drops[head.0 as usize] {
                        write!(f, " {head}")?;
                    }
                }
                Ok(())
            }
            Self::Architect => f.write_str("architect"),
            Self::Use(building) => write!(f, "use {building}"),
            Self::Margot => f.write_str("margot"),
            Self::Leslie => f.write_str("leslie"),
            Self::GiveAway => f.write_str("give away"),
            Self::Fill(dam) => write!(f, "fill {dam}"),
            Self::Retrieve(tile) => write!(f, "retrieve {tile}"),
            Self::Salvage { segment, excavators, mixers, excamixers } => {
                let machines = Payment { excavators, mixers, excamixers, credits: 0 };
                write!(f, "salvage {segment} {machines}")
            }
            Self::Work(position) => write!(f, "work {}", u16::from(position) + 1),
            Self::TakeTile(tile) => write!(f, "take tile {tile}"),
            Self::Gennaro => f.write_str("gennaro"),
            Self::Wu => f.write_str("wu"),
            Self::Flow(head) => write!(f, "flow {head}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["draft", company, contract] => {
                Self::Draft { company: company.parse()?, contract: contract.parse()? }
            }
            ["construct"] => Self::Construct,
            ["construct", "free"] => Self::ConstructFree,
            ["mahiri"] => Self::Mahiri,
            ["pass"] => Self::Pass,
            ["engineers", count] => Self::Engineers(
                count.parse().map_err(|_| NotationError::new(text, fault!("notation-engineers")))?,
            ),
            ["tile", "anton", "as", tile] => Self::Tile { via: Via::Anton, tile: copied(tile)? },
            ["tile", "wheel", tile] => Self::Tile { via: Via::Mahiri, tile: copied(tile)? },
            ["tile", tile] => Self::Tile { via: Via::Own, tile: copied(tile)? },
            ["build", kind, site] => Self::Build { kind: kind.parse()?, site: site.parse()? },
            ["pay", parts @ ..] => Self::Pay(payment(parts, text)?),
            ["produce", dam, conduit, powerhouse, drops] => {
                let (dam, conduit): (BaseSpace, ConduitSpace) = (dam.parse()?, conduit.parse()?);
                let powerhouse: Basin = powerhouse.parse()?;
                if powerhouse != conduit.to() {
                    return Err(NotationError::new(
                        text,
                        fault!("notation-conduit-leads-elsewhere", conduit, to = conduit.to(), powerhouse),
                    ));
                }
                let drops = drops.strip_prefix('x').and_then(|count| count.parse().ok());
                Self::Produce {
                    dam,
                    conduit,
                    drops: drops.ok_or_else(|| NotationError::new(text, fault!("notation-drops")))?,
                }
            }
            ["fulfil", contract] => Self::Fulfil(contract.parse()?),
            ["gain", "excavator"] => Self::Gain(Machine::Excavator),
            ["gain", "mixer"] => Self::Gain(Machine::Mixer),
            ["drop", head] => Self::Drop(head.parse()?),
            ["take", contract] => Self::Take(contract.parse()?),
            ["take", "tile", tile] => Self::TakeTile(copied(tile)?),
            ["take", first, second] => {
                let (first, second): (Contract, Contract) = (first.parse()?, second.parse()?);
                Self::TakeTwo(first.min(second), first.max(second))
            }
            ["discard", contract] => Self::Discard(contract.parse()?),
            ["copy", officer] => Self::Copy(officer.parse()?),
            ["bid", points] => {
                Self::Bid(points.parse().map_err(|_| NotationError::new(text, fault!("notation-bid")))?)
            }
            ["hire", officer] => Self::Hire(officer.parse()?),
            ["turn", "tile"] => Self::TurnTile,
            ["action", number] => Self::Action(
                number
                    .parse::<u8>()
                    .ok()
                    .and_then(|number| number.checked_sub(1))
                    .ok_or_else(|| NotationError::new(text, fault!("notation-action")))?,
            ),
            ["drops", heads @ ..] if (1..=MOST_DROPS).contains(&heads.len()) => {
                let mut drops = [0; 4];
                for head in heads {
                    drops[head.parse::<HeadStream>()?.0 as usize] += 1;
                }
                Self::Drops(drops)
            }
            ["architect"] => Self::Architect,
            ["use", building] => Self::Use(building.parse()?),
            ["margot"] => Self::Margot,
            ["leslie"] => Self::Leslie,
            ["give", "away"] => Self::GiveAway,
            ["fill", dam] => Self::Fill(dam.parse()?),
            ["retrieve", tile] => Self::Retrieve(tile.parse()?),
            ["salvage", segment, machines @ ..] => {
                let hint = || NotationError::new(text, fault!("notation-salvage"));
                let segment = segment.parse().ok().filter(|it| (1..=5).contains(it)).ok_or_else(hint)?;
                let Payment { excavators, mixers, excamixers, credits: 0 } = payment(machines, text)? else {
                    return Err(hint());
                };
                Self::Salvage { segment, excavators, mixers, excamixers }
            }
            ["work", position] => Self::Work(
                position
                    .parse::<u8>()
                    .ok()
                    .filter(|it| (1..=3).contains(it))
                    .map(|it| it - 1)
                    .ok_or_else(|| NotationError::new(text, fault!("notation-position")))?,
            ),
            ["gennaro"] => Self::Gennaro,
            ["wu"] => Self::Wu,
            ["flow", head] => Self::Flow(head.parse()?),
            ["decline"] => Self::Decline,
            _ => match words.join(" ").parse::<Space>() {
                Ok(space) => Self::Place(space),
                Err(_) => {
                    return Err(NotationError::new(text, fault!("notation-barrage-move")));
                }
            },
        })
    }
}

/// Reads the tile a construction uses or copies; Anton's own tile is never named by itself (B-21.6).
fn copied(text: &str) -> Result<Tile, NotationError> {
    let tile: Tile = text.parse()?;
    if tile == Tile::ANTON {
        return Err(NotationError::new(text, fault!("notation-anton-tile-written")));
    }
    Ok(tile)
}

/// Reads `3E 1M 2X 6C`: excavators, mixers, excamixers, credits, each at most once.
fn payment(parts: &[&str], text: &str) -> Result<Payment, NotationError> {
    let hint = || NotationError::new(text, fault!("notation-payment"));
    let mut payment = Payment::default();
    if parts == ["nothing"] {
        return Ok(payment);
    }
    for part in parts {
        let (amount, what) = part.split_at_checked(part.len() - 1).ok_or_else(hint)?;
        let field = match what {
            "e" => &mut payment.excavators,
            "m" => &mut payment.mixers,
            "x" => &mut payment.excamixers,
            "c" => &mut payment.credits,
            _ => return Err(hint()),
        };
        let amount: u8 = amount.parse().map_err(|_| hint())?;
        if amount == 0 || *field != 0 {
            return Err(hint());
        }
        *field = amount;
    }
    if parts.is_empty() { Err(hint()) } else { Ok(payment) }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        let Self { excavators, mixers, excamixers, credits } = *self;
        for (amount, letter) in [(excavators, 'E'), (mixers, 'M'), (excamixers, 'X'), (credits, 'C')] {
            if amount > 0 {
                write!(f, "{gap}{amount}{letter}")?;
                gap = " ";
            }
        }
        if gap.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Excavator => "excavator",
            Self::Mixer => "mixer",
        })
    }
}

impl FromStr for Machine {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.to_ascii_lowercase().as_str() {
            "excavator" => Ok(Self::Excavator),
            "mixer" => Ok(Self::Mixer),
            _ => Err(NotationError::new(text, fault!("notation-machine"))),
        }
    }
}

impl FromStr for Payment {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_ascii_lowercase();
        payment(&lower.split_whitespace().collect::<Vec<_>>(), text)
    }
}

kernel::serde_as_text!(Move, Payment, Machine);
