//! Who sits at the table.

use bots::Random;
use kernel::{BySeat, Seat, Seed};

use crate::args::Deal;
use crate::problem::Problem;
use crate::titles::{self, Title};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    /// A person at this terminal.
    Human,
    /// The player that knows nothing.
    Random,
}

impl Chair {
    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
        }
    }

    fn named(text: &str) -> Result<Self, Problem> {
        match text.trim().to_ascii_lowercase().as_str() {
            "human" => Ok(Self::Human),
            "random" => Ok(Self::Random),
            _ => Err(Problem::new("cli-unknown-player").with("name", text.to_owned())),
        }
    }
}

/// The chairs as asked for, with the seats that are not named taken by the machine.
pub(crate) fn named(asked: &[String], players: u8) -> Result<Vec<Chair>, Problem> {
    let mut chairs = asked.iter().map(|name| Chair::named(name)).collect::<Result<Vec<_>, _>>()?;
    if chairs.len() > players as usize {
        return Err(Problem::new("cli-too-many-seats").with("seats", chairs.len()).with("players", players));
    }
    chairs.resize(players as usize, Chair::Random);
    Ok(chairs)
}

/// How many play: as said, or as many as seats are named, or as few as the game allows.
pub(crate) fn players<T: Title>(deal: &Deal, asked: &[String]) -> u8 {
    let named = asked.len().min(u8::MAX as usize) as u8;
    deal.players.unwrap_or_else(|| titles::players::<T>().min().unwrap_or(0).max(named))
}

/// Players that are not people, one a seat, each with a chance of its own that grows from the game's seed.
pub(crate) fn machines(seed: Seed) -> BySeat<Random> {
    BySeat(std::array::from_fn(|seat| Random::new(seed.nth(Seat(seat as u8).index() as u64 + 1))))
}

/// The seed asked for, or one drawn now.
pub(crate) fn seed(deal: &Deal) -> Seed {
    use std::hash::{BuildHasher, Hasher, RandomState};
    // The keys of a fresh hasher are random; a short seed is easier to pass on.
    Seed(deal.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 44))
}
