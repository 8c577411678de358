//! What was agreed before the deal and is asked again in play: the version of the rules, and the options.
//!
//! Where versions differ, the rules ask here and nowhere else.

use kernel::Set;
use serde::{Deserialize, Serialize};

use crate::automa::AutomaBoard;
use crate::company::{Company, Officer};
use crate::contract::Contract;

/// The terms of a game under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The version of the rules it was begun under.
    pub version: u8,
    /// The options (B-25).
    pub options: Options,
}

/// How companies and officers come to people (B-25.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// Pairs are drafted (B-3.16).
    #[default]
    Drafted,
    /// Everybody is dealt a pair; starting contracts are chosen.
    Dealt,
    /// Everybody chooses a company, an officer and a starting contract that nobody has.
    Free,
}

impl Seating {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Drafted, Self::Dealt, Self::Free];
}

/// With how many companies the second building space of a private building is open (L-4.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SecondSpace {
    /// In rows 1 and 2 with three, in the others with four.
    #[default]
    ByRow,
    /// In every row with four.
    FourOnly,
    /// In every row with any number.
    Always,
}

impl SecondSpace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::ByRow, Self::FourOnly, Self::Always];
}

/// How often the discount of France counts when Simone fulfils several contracts (L-6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discount {
    /// For each contract.
    #[default]
    Each,
    /// Once for all contracts of a production.
    Once,
}

impl Discount {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Each, Self::Once];
}

/// What a table may agree on besides the rules of the full game (B-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// How companies and officers come to people (B-25.1).
    #[serde(skip_serializing_if = "is_plain")]
    pub seating: Seating,
    /// Whether people bid for the places of the draft (B-25.2).
    #[serde(skip_serializing_if = "is_plain")]
    pub auction: bool,
    /// Whether Mahiri begins with 9 credits (B-25.3).
    #[serde(skip_serializing_if = "is_plain")]
    pub rich_mahiri: bool,
    /// Whether Simone is among the officers (B-25.4).
    #[serde(skip_serializing_if = "is_plain")]
    pub simone: bool,
    /// Whether Tommaso is among the officers (B-25.5).
    #[serde(skip_serializing_if = "is_plain")]
    pub tommaso: bool,
    /// Whether The Leeghwater Project is played, with its company and its four officers (L-1.7).
    #[serde(skip_serializing_if = "is_plain")]
    pub leeghwater: bool,
    /// Whether the promotional officers are among the officers (L-14.3).
    #[serde(skip_serializing_if = "is_plain")]
    pub promo_officers: bool,
    /// When the second building space is open (L-4.4).
    #[serde(skip_serializing_if = "is_plain")]
    pub second_space: SecondSpace,
    /// How often Simone's company gets the discount of France (L-6.1).
    #[serde(skip_serializing_if = "is_plain")]
    pub discount: Discount,
}

/// Whether nothing is to be said.
pub(crate) fn is_plain<T: Default + PartialEq>(option: &T) -> bool {
    *option == T::default()
}

impl Options {
    /// None of them.
    pub const PLAIN: Self = Self {
        seating: Seating::Drafted,
        auction: false,
        rich_mahiri: false,
        simone: false,
        tommaso: false,
        leeghwater: false,
        promo_officers: false,
        second_space: SecondSpace::ByRow,
        discount: Discount::Each,
    };

    /// The officers there are (L-2.5, L-14.3).
    pub fn officers(self) -> arrayvec::ArrayVec<Officer, { Officer::EVERY.len() }> {
        let plays = |officer: &Officer| match officer {
            Officer::Simone => self.simone || self.leeghwater,
            Officer::Tommaso => self.tommaso || self.leeghwater,
            Officer::Leslie | Officer::Margot => self.leeghwater,
            Officer::Elon | Officer::Gennaro | Officer::Wu | Officer::Octavius | Officer::Amir => {
                self.promo_officers
            }
            _ => true,
        };
        Officer::EVERY.into_iter().filter(plays).collect()
    }

    /// The companies there are (L-2.5).
    pub fn companies(self) -> arrayvec::ArrayVec<Company, 5> {
        Company::EVERY.into_iter().filter(|&it| it != Company::Netherlands || self.leeghwater).collect()
    }

    /// Whether a turn may do more than in the box: works, private buildings, the Architect, spaces of officers (L-10.1).
    #[inline]
    pub(crate) const fn adds_actions(self) -> bool {
        self.leeghwater | self.tommaso | self.promo_officers
    }

    /// As a number; 0 for none of them.
    const fn code(self) -> u64 {
        self.seating as u64
            | (self.auction as u64) << 2
            | (self.rich_mahiri as u64) << 3
            | (self.simone as u64) << 4
            | (self.tommaso as u64) << 5
            | (self.leeghwater as u64) << 6
            | (self.promo_officers as u64) << 7
            | (self.second_space as u64) << 8
            | (self.discount as u64) << 10
    }
}

/// The newest version of the rules.
pub(crate) const VERSION: u8 = 2;

impl Terms {
    /// The terms as a number: 0 in every game that was begun before there was anything to say.
    pub(crate) const fn code(self) -> u64 {
        (self.version as u64).wrapping_sub(1) | self.options.code() << 8
    }

    /// Since version 2 the officers Mahiri may copy lie open before the draft, with Automas too; they are the other
    /// officers dealt, whoever gets them, topped up to three (B-3.19, B-24.4). Before, with Automas at the table, they were
    /// settled after the draft.
    pub(crate) const fn lays_out_officers_first(self) -> bool {
        self.version >= 2
    }
}

impl AutomaBoard {
    /// Contracts are removed from the display. Since version 2 they join the pile only when the turn is over, so that an
    /// empty stack does not bring them back at its end (A-8.3, B-24.10).
    pub(crate) fn put_away(&mut self, terms: Terms, removed: Set<Contract>) {
        let pile = if terms.version >= 2 { &mut self.removed } else { &mut self.contracts };
        *pile |= removed;
    }
}
