//! A game that begins from a position instead of a deal.

use kernel::{Fault, Game as _, Moves, Quiet, SetupError, fault};

use crate::game::Barrage;
use crate::position::Position;
use crate::setup::Setup;
use crate::sheet::Sheet;

/// The most bytes of a position in a set-up: many times those of the fullest table.
const LARGEST: usize = 64 << 10;

impl Setup {
    /// The set-up of a game that begins from a position file, under the newest rules.
    pub fn from_position(text: &str) -> Result<Self, SetupError> {
        let position = laid(text, Barrage::RULES_VERSION)?;
        Ok(Self { position: Some(text.to_owned()), ..position.table.setup() })
    }
}

/// The position a set-up says to begin from, at its first decision.
pub(crate) fn start(setup: &Setup, version: u32) -> Result<Option<Position>, SetupError> {
    let Some(text) = &setup.position else { return Ok(None) };
    let position = laid(text, version)?;
    let said = Setup { position: Some(text.clone()), ..position.table.setup() };
    if said == *setup { Ok(Some(position)) } else { Err(SetupError(fault!("setup-position-differs"))) }
}

fn laid(text: &str, version: u32) -> Result<Position, SetupError> {
    let wrong = |reason: Fault| SetupError(fault!("setup-position"; reason));
    if text.len() > LARGEST {
        return Err(SetupError(fault!("setup-position-too-large", most = LARGEST >> 10)));
    }
    let sheet: Sheet = toml::from_str(text)
        .map_err(|error| wrong(fault!("not-toml", text = error.to_string().trim_end())))?;
    if let Some(found) = sheet.rules.filter(|found| *found != version) {
        return Err(wrong(fault!("setup-position-rules", found, version)));
    }
    let sheet = Sheet { rules: Some(version), ..sheet };
    let mut position = sheet.position().map_err(|error| wrong(error.into()))?;
    position.settle(&mut Moves::new(), &mut Quiet);
    Ok(position)
}
