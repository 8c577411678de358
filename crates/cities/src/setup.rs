//! What is agreed before the first card is dealt (U-2, U-26, U-27, U-28).

use kernel::{Fault, SetupError, fault};
use serde::{Deserialize, Serialize};

use crate::board::Side;
use crate::pack::EDITION;

/// Players and variants of one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 1 to 4 (U-1.1).
    pub players: u8,
    /// Which edition of the built-in components; the first where it is not said.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub edition: u8,
    /// Which side of the player boards; the solo game always uses the asymmetric ones (U-28.1).
    #[serde(default)]
    pub boards: Side,
    /// Whether government contracts are in play (U-26).
    #[serde(default)]
    pub contracts: bool,
    /// How the two blue metropolises come to lie where they lie (U-2.7).
    #[serde(default, skip_serializing_if = "Laying::is_random")]
    pub metropolises: Laying,
    /// Solo: the slot of each colour where the blocking tiles start, 1 to 4 (U-28.5).
    #[serde(default = "one")]
    pub offset: u8,
    /// Components that replace or extend the built-in ones, in the form of `docs/decks.md`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// The position the game begins from instead of a deal, in the form of `docs/positions-cities.md`; it says all the
    /// rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Who decides which blue metropolis lies on which space (U-2.7): editions differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laying {
    /// Chance.
    #[default]
    Random,
    /// Their owner, as in the German edition.
    Chosen,
}

impl Laying {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
    fn is_random(&self) -> bool {
        *self == Self::Random
    }
}

fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
fn is_one(edition: &u8) -> bool {
    *edition == 1
}

impl Setup {
    /// The basic game for so many players.
    pub fn new(players: u8) -> Self {
        Self {
            players,
            edition: EDITION,
            boards: Side::Basic,
            contracts: false,
            metropolises: Laying::Random,
            offset: 1,
            pack: None,
            position: None,
        }
    }

    /// The same with the built-in components of this edition.
    pub fn edition(self, edition: u8) -> Self {
        Self { edition, ..self }
    }

    /// The same with this side of the boards.
    pub fn boards(self, boards: Side) -> Self {
        Self { boards, ..self }
    }

    /// The same with or without contracts.
    pub fn contracts(self, contracts: bool) -> Self {
        Self { contracts, ..self }
    }

    /// The same with blue metropolises laid like this.
    pub fn metropolises(self, metropolises: Laying) -> Self {
        Self { metropolises, ..self }
    }

    /// The same with this component pack on top of the built-in one.
    pub fn pack(self, text: impl Into<String>) -> Self {
        Self { pack: Some(text.into()), ..self }
    }

    /// What is wrong with it, if anything.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        SetupError::edition(self.edition, EDITION)?;
        let wrong = |fault: Fault| Err(SetupError(fault));
        match self {
            Self { players: 0 | 5.., .. } => wrong(fault!("setup-cities-players", rule = "U-1.1")),
            Self { players: 1, contracts: true, .. } => {
                wrong(fault!("setup-solo-game-no-contracts", rule = "U-26.1"))
            }
            Self { offset: 0 | 5.., .. } => wrong(fault!("setup-blocking-tiles-start-from", rule = "U-28.5")),
            Self { players: 2.., offset: 2.., .. } => {
                wrong(fault!("setup-only-solo-game-blocking", rule = "U-28.5"))
            }
            _ => Ok(()),
        }
    }

    /// The side of the player boards that is really used.
    pub(crate) fn side(&self) -> Side {
        if self.players == 1 { Side::Asymmetric } else { self.boards }
    }
}
