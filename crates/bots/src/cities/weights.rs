//! The numbers behind the evaluation, read from a file.

use serde::Deserialize;

/// A number at the start of each era and at the end of the game.
pub(crate) type Course = [f32; 4];

/// What the player believes about the game; `data/cities.toml` tells what each number means.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(crate) width: usize,
    pub(crate) noise: f32,
    /// Files without it play for their own points.
    #[serde(default = "alone")]
    pub(crate) alone: f32,
    pub(crate) goods: Goods,
    pub(crate) cards: Cards,
    pub(crate) network: Network,
    pub(crate) federation: Federation,
    pub(crate) often: Often,
    pub(crate) usual: Usual,
}

const fn alone() -> f32 {
    1.0
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Goods {
    credit: Course,
    science: Course,
    kelp: Course,
    steelplast: Course,
    biomatter: Course,
    pub(crate) next: Course,
}

impl Goods {
    /// One of each resource, in the order of every list.
    pub(crate) const fn courses(&self) -> [Course; 5] {
        [self.credit, self.science, self.kelp, self.steelplast, self.biomatter]
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cards {
    pub(crate) unseen: Course,
    pub(crate) in_hand: Course,
    pub(crate) special: Course,
    pub(crate) perform: Course,
    pub(crate) ready: Course,
    pub(crate) later: Course,
    pub(crate) hope: f32,
    pub(crate) hand_limit: f32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Network {
    pub(crate) unconnected: f32,
    pub(crate) room: Course,
    pub(crate) reach: Course,
    pub(crate) metropolis: Course,
    /// The part of the brown metropolis' score that a way to it is worth; files without it do without.
    #[serde(default)]
    pub(crate) brown: Course,
    pub(crate) hunger: f32,
    pub(crate) hunger_far: f32,
    pub(crate) solo: Course,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Federation {
    pub(crate) place: Course,
    pub(crate) step: Course,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Often {
    pub(crate) farm: f32,
    pub(crate) desalination: f32,
    pub(crate) laboratory: f32,
    pub(crate) tunnel: f32,
    pub(crate) city: f32,
    pub(crate) second_at_city: f32,
    pub(crate) second_in_turn: f32,
    pub(crate) upgrade: f32,
    pub(crate) second_upgraded: f32,
    pub(crate) metropolis: f32,
    pub(crate) space: f32,
    pub(crate) advance: f32,
    pub(crate) beyond: f32,
    pub(crate) slot_gives: f32,
    pub(crate) differ: f32,
    #[serde(rename = "match")]
    pub(crate) matched: f32,
    pub(crate) color: f32,
    pub(crate) slot: f32,
    pub(crate) action: f32,
    pub(crate) special: f32,
    pub(crate) claim: f32,
    pub(crate) ability: f32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Usual {
    pub(crate) building: f32,
    pub(crate) tunnel: f32,
    pub(crate) upgraded: f32,
    pub(crate) city: f32,
    pub(crate) symbiotic: f32,
    pub(crate) kinds: f32,
    pub(crate) metropolis: f32,
    pub(crate) claimed: f32,
    pub(crate) special: f32,
    pub(crate) stock: f32,
}

impl Weights {
    /// Reads weights from a TOML text of the form of `data/cities.toml`.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The weights the player is built with.
    pub fn standard() -> Self {
        Self::read(STANDARD).expect("the built-in weights are read in a test")
    }
}

/// The file of the weights of the beginner.
pub const STANDARD: &str = include_str!("../../data/cities.toml");

/// The file of the weights of the players that search.
pub const SEARCHING: &str = include_str!("../../data/cities-search-2.toml");

/// The same for tables with the components of edition 1.
pub const SEARCHING_1: &str = include_str!("../../data/cities-search.toml");

/// The turns of a player at which the eras begin and the game ends.
const MARKS: [f32; 4] = [0.0, 12.0, 21.0, 30.0];

/// A course's number after so many turns of a player.
pub(crate) fn at(course: Course, turn: f32) -> f32 {
    let era = if turn < MARKS[1] {
        0
    } else if turn < MARKS[2] {
        1
    } else {
        2
    };
    let part = ((turn - MARKS[era]) / (MARKS[era + 1] - MARKS[era])).clamp(0.0, 1.0);
    course[era] + (course[era + 1] - course[era]) * part
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

    #[test]
    fn a_course_goes_straight_between_its_marks() {
        let course = [4.0, 2.0, 1.0, 0.0];
        let found = [0.0, 6.0, 12.0, 21.0, 25.5, 30.0, 33.0].map(|turn| at(course, turn));
        assert_eq!(found, [4.0, 3.0, 2.0, 1.0, 0.5, 0.0, 0.0]);
    }
}
