//! The numbers behind the evaluation, read from a file.

use serde::Deserialize;

/// A number at the start and at the end of the game.
pub(crate) type Course = [f32; 2];

/// How many rounds a game has (B-4.1).
const ROUNDS: usize = 5;

/// What the player believes about the game; `data/barrage.toml` tells what each number means.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(crate) width: usize,
    pub(crate) noise: f32,
    pub(crate) spite: f32,
    pub(crate) goods: Goods,
    pub(crate) energy: Energy,
    pub(crate) system: System,
    pub(crate) contracts: Contracts,
    pub(crate) company: Company,
    pub(crate) guess: Guess,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Goods {
    pub(crate) credit: Course,
    pub(crate) spare_credit: f32,
    pub(crate) excavator: Course,
    pub(crate) mixer: Course,
    pub(crate) wheel: Course,
    pub(crate) tile: Course,
    pub(crate) advanced: Course,
    pub(crate) engineer: [f32; 5],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Energy {
    pub(crate) stock: Course,
    pub(crate) later: f32,
    pub(crate) much: f32,
    pub(crate) beyond: f32,
    pub(crate) ready: f32,
    pub(crate) engineers: f32,
    pub(crate) doubt: f32,
    pub(crate) made: f32,
    pub(crate) bonus: f32,
    pub(crate) growth: f32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct System {
    pub(crate) no_house: f32,
    pub(crate) no_conduit: f32,
    pub(crate) no_both: f32,
    pub(crate) toll: f32,
    pub(crate) neutral: f32,
    pub(crate) extra: f32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Contracts {
    pub(crate) reach: f32,
    pub(crate) far: f32,
    pub(crate) national: f32,
    pub(crate) fulfilled: f32,
    pub(crate) machine: Course,
    pub(crate) turn: Course,
    pub(crate) waiting: Course,
    pub(crate) flowing: Course,
    pub(crate) energy: f32,
    pub(crate) base: Course,
    pub(crate) elevation: Course,
    pub(crate) conduit: Course,
    pub(crate) powerhouse: Course,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Company {
    pub(crate) income: [f32; 3],
    pub(crate) piece: [f32; 4],
    pub(crate) ability: f32,
    pub(crate) strength: f32,
    pub(crate) objective: Course,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Guess {
    pub(crate) construct: f32,
    pub(crate) patent: f32,
    pub(crate) contracts: f32,
    pub(crate) bank: f32,
    pub(crate) copy: f32,
}

impl Weights {
    /// Reads weights from a TOML text of the form of `data/barrage.toml`.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// What the players believe one of a thing to be worth in points, at the start of each round: its name, and the figures.
    pub fn worths(&self) -> Vec<(&'static str, [f32; ROUNDS])> {
        let course = |course: Course| std::array::from_fn(|round| at(course, round as f32 / ROUNDS as f32));
        let (goods, rewards) = (&self.goods, &self.contracts);
        vec![
            ("credit", course(goods.credit)),
            ("excavator", course(goods.excavator)),
            ("mixer", course(goods.mixer)),
            ("engineer", goods.engineer),
            ("tile", course(goods.tile)),
            ("advanced", course(goods.advanced)),
            ("turn", course(rewards.turn)),
            ("waiting", course(rewards.waiting)),
            ("flowing", course(rewards.flowing)),
            ("stock", course(self.energy.stock)),
        ]
    }

    /// The weights the players are built with.
    pub fn standard() -> Self {
        Self::read(STANDARD).expect("the built-in weights are read in a test")
    }
}

/// The file of the weights of the beginner.
pub const STANDARD: &str = include_str!("../../data/barrage.toml");

/// The file of the weights of the players that search, which were tuned by games of such players.
pub const SEARCHING: &str = include_str!("../../data/barrage-search.toml");

/// A course's number when this part of the game is over.
#[inline]
pub(crate) fn at(course: Course, part: f32) -> f32 {
    course[0] + (course[1] - course[0]) * part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_can_be_read() {
        let weights = Weights::standard();
        assert!(weights.width > 1 && weights.noise > 0.0);
        let error = Weights::read("width = 3").expect_err("most of it is missing");
        assert!(error.message().contains("missing field"), "{error}");
    }
}
