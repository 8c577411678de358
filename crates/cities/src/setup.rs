//! What is agreed before the first card is dealt (U-2, U-26, U-27, U-28).

use kernel::{Fault, SetupError, fault};
use serde::{Deserialize, Serialize};

use crate::board::Side;

/// Players and variants of one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 1 to 4 (U-1.1).
    pub players: u8,
    /// Which side of the player boards; the solo game always uses the asymmetric ones (U-28.1).
    #[serde(default)]
    pub boards: Side,
    /// Whether government contracts are in play (U-26).
    #[serde(default)]
    pub contracts: bool,
    /// Solo: the slot of each colour where the blocking tiles start, 1 to 4 (U-28.5).
    #[serde(default = "one")]
    pub offset: u8,
    /// Components that replace or extend the built-in ones, in the form of `docs/decks.md`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

fn one() -> u8 {
    1
}

impl Setup {
    /// The basic game for so many players.
    pub fn new(players: u8) -> Self {
        Self { players, boards: Side::Basic, contracts: false, offset: 1, pack: None }
    }

    /// The same with this side of the boards.
    pub fn boards(self, boards: Side) -> Self {
        Self { boards, ..self }
    }

    /// The same with or without contracts.
    pub fn contracts(self, contracts: bool) -> Self {
        Self { contracts, ..self }
    }

    /// The same with this component pack on top of the built-in one.
    pub fn pack(self, text: impl Into<String>) -> Self {
        Self { pack: Some(text.into()), ..self }
    }

    /// What is wrong with it, if anything.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
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
