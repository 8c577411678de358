//! How moves are written: short lines that a player can read and type.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};

use crate::goods::Resource;
use crate::moves::Move;
use crate::place::{Piece, Site};
use crate::step::Slot;

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("always"),
            number => number.fmt(f),
        }
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("always") {
            return Ok(Self::ALWAYS);
        }
        text.parse::<u8>()
            .ok()
            .filter(|number| (1..=15).contains(number))
            .map(Self)
            .ok_or_else(|| NotationError::new(text, fault!("notation-slot")))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Lay(tile) => write!(f, "lay {tile}"),
            Self::Choose { slot, card } => write!(f, "slot {slot} with {card}"),
            Self::Clone { slot, card } => write!(f, "clone {slot} with {card}"),
            Self::SlotFirst => f.write_str("slot first"),
            Self::CardFirst => f.write_str("card first"),
            Self::UseCard => f.write_str("use card"),
            Self::SkipCard => f.write_str("skip card"),
            Self::Part(number) => write!(f, "part {number}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::Pay => f.write_str("pay"),
            Self::Stop => f.write_str("stop"),
            Self::Gain(resource) => write!(f, "gain {resource}"),
            Self::Exchange { amount, give, take } => write!(f, "exchange {amount} {give} for {take}"),
            Self::Build { piece, site } => write!(f, "build {piece} {site}"),
            Self::Biomatter { kelp: 0, steelplast: 0 } => f.write_str("biomatter none"),
            Self::Biomatter { kelp, steelplast: 0 } => write!(f, "biomatter {kelp} kelp"),
            Self::Biomatter { kelp: 0, steelplast } => write!(f, "biomatter {steelplast} steelplast"),
            Self::Biomatter { kelp, steelplast } => {
                write!(f, "biomatter {kelp} kelp {steelplast} steelplast")
            }
            Self::Upgrade { site, price: 1 } => write!(f, "upgrade {site}"),
            Self::Upgrade { site, price } => write!(f, "upgrade {site} price {price}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::Drop(card) => write!(f, "drop {card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Look => f.write_str("look"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Under(card) => write!(f, "under {card}"),
            Self::Advance => f.write_str("advance"),
            Self::Perform(slot) => write!(f, "perform {slot}"),
            Self::Output(site) => write!(f, "output {site}"),
            Self::Refresh(card) => write!(f, "refresh {card}"),
            Self::Convert(site) => write!(f, "convert {site}"),
            Self::Resolve(card) => write!(f, "resolve {card}"),
            Self::Ability(card) => write!(f, "ability {card}"),
            Self::Contract(number) => write!(f, "contract {number}"),
            Self::Sell { card, times: 1 } => write!(f, "sell {card}"),
            Self::Sell { card, times } => write!(f, "sell {card} {times} times"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let hint = || NotationError::new(text, fault!("notation-cities-move"));
        let number = |word: &str| {
            word.parse::<u8>()
                .ok()
                .filter(|&number| number > 0)
                .ok_or_else(|| NotationError::new(text, fault!("notation-number", word)))
        };
        let resource = |word: &str| {
            Resource::of_word(word).ok_or_else(|| NotationError::new(text, fault!("notation-resource")))
        };
        let city = |word: &str| match word.parse()? {
            site @ Site::City(_) => Ok(site),
            _ => Err(NotationError::new(text, fault!("notation-city-site"))),
        };
        let structure = |word: &str| match word.parse()? {
            Site::City(_) => Err(NotationError::new(text, fault!("notation-structure-stands"))),
            site => Ok(site),
        };
        Ok(match words[..] {
            ["discard", card] => Self::Discard(card.parse()?),
            ["lay", tile] => Self::Lay(number(tile)?),
            ["slot", "first"] => Self::SlotFirst,
            ["card", "first"] => Self::CardFirst,
            ["slot", slot, "with", card] => Self::Choose { slot: slot.parse()?, card: card.parse()? },
            ["clone", slot, "with", card] => match slot.parse()? {
                Slot::ALWAYS => {
                    return Err(NotationError::new(
                        text,
                        fault!("notation-always-available-slot-never-occupied"),
                    ));
                }
                slot => Self::Clone { slot, card: card.parse()? },
            },
            ["use", "card"] => Self::UseCard,
            ["skip", "card"] => Self::SkipCard,
            ["part", part] => Self::Part(number(part)?),
            ["option", option] => Self::Option(number(option)?),
            ["pay"] => Self::Pay,
            ["stop"] => Self::Stop,
            ["gain", what] => Self::Gain(resource(what)?),
            ["exchange", amount, give, "for", take] => {
                Self::Exchange { amount: number(amount)?, give: resource(give)?, take: resource(take)? }
            }
            ["build", piece, site] => {
                let piece = Piece::ALL
                    .into_iter()
                    .find(|known| known.word() == piece)
                    .ok_or_else(|| NotationError::new(text, fault!("notation-piece")))?;
                let site: Site = site.parse()?;
                let fits = match site {
                    Site::City(_) => piece.is_city(),
                    Site::Building(..) => piece.is_building(),
                    Site::Tunnel(..) => piece == Piece::Tunnel,
                };
                if !fits {
                    return Err(NotationError::new(text, fault!("notation-cities-stand-buildings-tunnels")));
                }
                Self::Build { piece, site }
            }
            ["biomatter", "none"] => Self::Biomatter { kelp: 0, steelplast: 0 },
            ["biomatter", amount, "kelp"] => Self::Biomatter { kelp: number(amount)?, steelplast: 0 },
            ["biomatter", amount, "steelplast"] => Self::Biomatter { kelp: 0, steelplast: number(amount)? },
            ["biomatter", kelp, "kelp", steelplast, "steelplast"] => {
                Self::Biomatter { kelp: number(kelp)?, steelplast: number(steelplast)? }
            }
            ["upgrade", site] => Self::Upgrade { site: structure(site)?, price: 1 },
            ["upgrade", site, "price", price] => {
                Self::Upgrade { site: structure(site)?, price: number(price)? }
            }
            ["use", card] => Self::Use(card.parse()?),
            ["drop", card] => Self::Drop(card.parse()?),
            ["take", card] => Self::Take(card.parse()?),
            ["look"] => Self::Look,
            ["keep", card] => Self::Keep(card.parse()?),
            ["under", card] => Self::Under(card.parse()?),
            ["advance"] => Self::Advance,
            ["perform", slot] => Self::Perform(slot.parse()?),
            ["output", site] => Self::Output(structure(site)?),
            ["refresh", card] => Self::Refresh(card.parse()?),
            ["convert", site] => Self::Convert(city(site)?),
            ["resolve", card] => Self::Resolve(card.parse()?),
            ["ability", card] => Self::Ability(card.parse()?),
            ["contract", which] => Self::Contract(number(which)?),
            ["sell", card] => Self::Sell { card: card.parse()?, times: 1 },
            ["sell", card, times, "times" | "time"] => {
                Self::Sell { card: card.parse()?, times: number(times)? }
            }
            _ => return Err(hint()),
        })
    }
}
