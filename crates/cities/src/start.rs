//! A game that begins from a position instead of a deal.

use kernel::{Fault, Game as _, Quiet, SetupError, fault};

use crate::game::Cities;
use crate::pack::LARGEST_PACK;
use crate::position::Position;
use crate::setup::Setup;
use crate::sheet::Sheet;

/// The most bytes of a position in a set-up besides its pack: many times those of the fullest table.
const LARGEST: usize = 64 << 10;

impl Setup {
    /// The set-up of a game that begins from a position file, under the newest rules.
    pub fn from_position(text: &str) -> Result<Self, SetupError> {
        let (game, _) = laid(text, Cities::RULES_VERSION)?;
        Ok(Self { position: Some(text.to_owned()), ..game.setup })
    }
}

/// The game and the position of a file, at its first decision.
pub(crate) fn laid(text: &str, version: u32) -> Result<(Cities, Position), SetupError> {
    let wrong = |reason: Fault| SetupError(fault!("setup-position"; reason));
    let most = LARGEST + LARGEST_PACK;
    if text.len() > most {
        return Err(SetupError(fault!("setup-position-too-large", most = most >> 10)));
    }
    let not_toml = |error: toml::de::Error| wrong(fault!("not-toml", text = error.to_string().trim_end()));
    let mut table: toml::Table = text.parse().map_err(not_toml)?;
    if let Some(game) = table.remove("game").filter(|game| game.as_str() != Some(Cities::NAME)) {
        return Err(wrong(fault!("setup-position-game", game, asked = Cities::NAME)));
    }
    let sheet: Sheet = table.try_into().map_err(not_toml)?;
    if let Some(found) = sheet.rules.filter(|found| *found != version) {
        return Err(wrong(fault!("setup-position-rules", found, version)));
    }
    // A position cannot begin from another one.
    if sheet.setup.position.is_some() {
        return Err(SetupError(fault!("setup-position-differs")));
    }
    let sheet = Sheet { rules: Some(version), ..sheet };
    sheet.lay(&mut Quiet).map_err(|error| wrong(error.into()))
}
