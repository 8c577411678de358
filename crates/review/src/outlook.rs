//! What a position promises everybody: points at the end, and the chance to win.

use std::sync::Arc;

use bots::{Judge as _, Level};
use kernel::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::Reviewed;

/// What a position promises each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Points at the end of the game.
    pub points: BySeat<f32>,
    /// The chance to win, from 0 to 1. They add up to 1, but in a game alone.
    pub chances: BySeat<f32>,
}

/// How the worth of a position becomes points and chances at one stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Points at the end if a position is worth nothing.
    pub offset: f32,
    /// Points at the end for each that a position is worth.
    pub slope: f32,
    /// How many points of lead make a chance of 73 in 100 between two.
    pub scale: f32,
    /// In a game alone: the points with which half of the games are won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<f32>,
}

impl Stage {
    /// What nobody has measured: worths are taken for points, and ten of them make a good lead.
    const UNKNOWN: Self = Self { offset: 0.0, slope: 1.0, scale: 10.0, target: None };
}

/// How worths become points and chances: by the number of players, and by the moment of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    /// For each number of players, as a text, the stages in order; later moments are like the last.
    #[serde(default)]
    pub players: std::collections::BTreeMap<String, Vec<Stage>>,
}

impl Calibration {
    /// Reads the file of a game; an empty one knows nothing.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The stage that a moment belongs to.
    pub fn stage(&self, players: u8, moment: usize) -> Stage {
        let stages = self.players.get(&players.to_string());
        let stage = stages.and_then(|stages| stages.get(moment).or(stages.last()));
        stage.copied().unwrap_or(Stage::UNKNOWN)
    }
}

/// Who looks at positions of a game: the only one that is asked what they promise.
pub struct Eyes<G: Reviewed> {
    pub(crate) judge: Arc<G::Judge>,
    calibration: Calibration,
}

impl<G: Reviewed> Eyes<G> {
    /// Whoever looks at positions of this table.
    ///
    /// # Panics
    /// If a built-in file cannot be read, which a test sees to.
    pub fn new(game: &G) -> Self {
        let calibration = Calibration::read(G::CALIBRATION).expect("the built-in file is read in a test");
        Self::with(game, calibration)
    }

    /// The same with another calibration.
    ///
    /// # Panics
    /// If the built-in weights cannot be read, which a test sees to.
    pub fn with(game: &G, calibration: Calibration) -> Self {
        let judge = game.judge(game.weights(Level::Expert)).expect("the built-in weights are read in a test");
        Self { judge: Arc::new(judge), calibration }
    }

    /// What the judge thinks a position is worth to each seat, in points that nobody has calibrated.
    pub(crate) fn worths(&self, game: &G, position: &G::Position) -> BySeat<f32> {
        let sights: Vec<_> =
            Seat::all(game.players()).map(|seat| self.judge.sight(game, position, seat)).collect();
        self.judge.worths(game, &sights, position)
    }

    /// Which moment of the game a position belongs to.
    pub fn moment(&self, position: &G::Position) -> usize {
        self.judge.moment(position)
    }

    /// What a position promises everybody. The position is one that somebody holds possible, or the true one of a game that is
    /// over. This is the one place that asks an evaluation: a better one comes in here.
    pub fn outlook(&self, game: &G, position: &G::Position) -> Outlook {
        let outcome = game.outcome(position);
        let mut outlook = Outlook::default();
        if outcome.over {
            let share = 1.0 / outcome.winners.len().max(1) as f32;
            for seat in Seat::all(game.players()) {
                outlook.points[seat] = outcome.points[seat] as f32;
                outlook.chances[seat] = if outcome.winners.has(seat) { share } else { 0.0 };
            }
            return outlook;
        }
        let stage = self.calibration.stage(game.players(), self.moment(position));
        let worths = self.worths(game, position);
        for seat in Seat::all(game.players()) {
            outlook.points[seat] = stage.offset + stage.slope * worths[seat];
        }
        outlook.chances = chances(game.players(), &outlook.points, &stage);
        outlook
    }

    /// What a position promises everybody if each looks only at what its own seat may know: the points are each seat's own
    /// expectation over so many deals.
    pub(crate) fn own_outlooks(
        &self,
        game: &G,
        position: &G::Position,
        deals: u32,
        chance: &mut kernel::Chance,
    ) -> Outlook {
        let mut outlook = self.outlook(game, position);
        if game.to_move(position).is_none() || self.judge.open_table() {
            return outlook;
        }
        for seat in Seat::all(game.players()) {
            let mut sum = 0.0;
            for _ in 0..deals.max(1) {
                let mut dealt = position.clone();
                game.redeal(&mut dealt, kernel::Viewer::Seat(seat), chance);
                sum += self.outlook(game, &dealt).points[seat];
            }
            outlook.points[seat] = sum / deals.max(1) as f32;
        }
        outlook.chances = self.chances_at(game, position, &outlook.points);
        outlook
    }

    /// The chances that points at the end make in a position that is not the last.
    pub(crate) fn chances_at(&self, game: &G, position: &G::Position, points: &BySeat<f32>) -> BySeat<f32> {
        let stage = self.calibration.stage(game.players(), self.moment(position));
        chances(game.players(), points, &stage)
    }

    /// What a position is worth to a seat, term by term, in the order of [`Reviewed::TERMS`].
    pub fn terms(&self, game: &G, position: &G::Position, seat: Seat) -> Vec<f32> {
        let sight = self.judge.sight(game, position, seat);
        game.terms(&self.judge, &sight, position, seat)
    }
}

/// The chances of everybody: a logistic curve of the lead between two, and the same shared among more.
pub(crate) fn chances(players: u8, points: &BySeat<f32>, stage: &Stage) -> BySeat<f32> {
    let scale = stage.scale.max(0.01);
    let mut chances = BySeat([0.0; Seat::MOST]);
    if players == 1 {
        let ahead = (points[Seat(0)] - stage.target.unwrap_or(0.0)) / scale;
        chances[Seat(0)] = 1.0 / (1.0 + (-ahead).exp());
        return chances;
    }
    let most = Seat::all(players).map(|seat| points[seat]).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for seat in Seat::all(players) {
        chances[seat] = ((points[seat] - most) / scale).exp();
        sum += chances[seat];
    }
    Seat::all(players).for_each(|seat| chances[seat] /= sum);
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAGE: Stage = Stage { offset: 0.0, slope: 1.0, scale: 10.0, target: Some(100.0) };

    #[test]
    fn chances_add_up_and_follow_the_lead() {
        let two = chances(2, &BySeat([50.0, 40.0, 0.0, 0.0]), &STAGE);
        assert!((two[Seat(0)] - 0.731).abs() < 1e-3 && (two[Seat(0)] + two[Seat(1)] - 1.0).abs() < 1e-6);
        let four = chances(4, &BySeat([30.0; 4]), &STAGE);
        assert!(four.0.iter().all(|it| (it - 0.25).abs() < 1e-6));
        let alone = chances(1, &BySeat([100.0, 0.0, 0.0, 0.0]), &STAGE);
        assert!((alone[Seat(0)] - 0.5).abs() < 1e-6);
        // However far somebody is ahead, a chance is a number.
        let far = chances(2, &BySeat([1e6, -1e6, 0.0, 0.0]), &STAGE);
        assert_eq!(far.0[..2], [1.0, 0.0]);
    }

    #[test]
    fn later_moments_are_like_the_last_that_was_measured() {
        let text = "[[players.2]]\noffset = 1.0\nslope = 1.0\nscale = 5.0\n[[players.2]]\noffset = 0.0\nslope = 1.0\nscale = 2.0\n";
        let read = Calibration::read(text).unwrap();
        assert_eq!((read.stage(2, 0).scale, read.stage(2, 1).scale, read.stage(2, 9).scale), (5.0, 2.0, 2.0));
        assert_eq!(read.stage(3, 0), Stage::UNKNOWN);
    }
}
