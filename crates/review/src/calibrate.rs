//! How worths become points and chances, learnt from games of bots.

use bots::{Bot, Judge as _, asked};
use kernel::{BySeat, Moves, Quiet, Seat, Seed, Set};

use crate::outlook::{Eyes, Stage, chances};
use crate::{Calibration, Reviewed};

/// How a game stood at the beginning of a turn, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// How many play.
    pub players: u8,
    /// Which moment of the game it was.
    pub moment: usize,
    /// What the position was worth to each seat.
    pub worths: BySeat<f32>,
    /// Points at the end.
    pub points: BySeat<i32>,
    /// Who won.
    pub winners: Set<Seat>,
}

/// Plays a game of bots and notes how it stood at the beginning of each turn.
///
/// # Panics
/// If the bot's weights cannot be read, which a test sees to.
pub fn samples<G: Reviewed>(game: &G, bot: Bot, seed: Seed) -> Vec<Sample> {
    let eyes = Eyes::with(game, Calibration::default());
    let mind = game.mind(bot);
    let mut players: Vec<_> =
        Seat::all(game.players()).map(|seat| mind.begin(seed.nth(1 + u64::from(seat.0)))).collect();
    let (mut position, mut moves) = (game.deal(seed), Moves::new());
    game.moves(&position, &mut moves);
    let mut seen: Vec<(usize, BySeat<f32>)> = Vec::new();
    while let Some(seat) = game.to_move(&position) {
        if eyes.judge.begins(&position) {
            seen.push((eyes.moment(&position), eyes.worths(game, &position)));
        }
        let mv = players[seat.index()].choose(&asked(game, &position, &moves));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    let end = game.outcome(&position);
    let sample = |(moment, worths)| Sample {
        players: game.players(),
        moment,
        worths,
        points: end.points,
        winners: end.winners,
    };
    seen.into_iter().map(sample).collect()
}

/// The stages that fit these samples of one number of players, and what they leave in doubt: for each stage how many samples it
/// has, and the mean of the squares between chances and what happened (the Brier score, summed over seats).
pub fn fit(samples: &[Sample]) -> Vec<(Stage, usize, f32)> {
    let stages = samples.iter().map(|it| it.moment + 1).max().unwrap_or(0);
    (0..stages)
        .map(|moment| {
            // A moment that no turn begins in is like those around it.
            let near = |far: usize| {
                samples.iter().filter(move |it| it.moment.abs_diff(moment) <= far).collect::<Vec<_>>()
            };
            let mine = (0..stages).map(near).find(|it| !it.is_empty()).unwrap_or_default();
            let stage = fit_stage(&mine);
            (stage, mine.len(), brier(&mine, &stage))
        })
        .collect()
}

fn seats(sample: &Sample) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(sample.players)
}

fn fit_stage(samples: &[&Sample]) -> Stage {
    // Points at the end by worth: least squares.
    let pairs = || {
        samples.iter().flat_map(|it| {
            seats(it).map(move |seat| (f64::from(it.worths[seat]), f64::from(it.points[seat])))
        })
    };
    let count = pairs().count().max(1) as f64;
    let (x, y) = pairs().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0 / count, sum.1 + pair.1 / count));
    let (xy, xx) = pairs().fold((0.0, 1e-9), |sum, pair| {
        (sum.0 + (pair.0 - x) * (pair.1 - y), sum.1 + (pair.0 - x) * (pair.0 - x))
    });
    let slope = (xy / xx).clamp(0.05, 3.0);
    let mut stage = Stage { offset: (y - slope * x) as f32, slope: slope as f32, scale: 10.0, target: None };
    let alone = samples.first().is_some_and(|it| it.players == 1);
    // Chances by likelihood: one number, or two for a game alone, looked for on ever finer grids.
    let mut scales = (1.0, 80.0);
    let mut targets = (40.0, 160.0);
    for _ in 0..4 {
        let grid = |(from, to): (f32, f32)| (0..=20).map(move |nth| from + (to - from) * nth as f32 / 20.0);
        let mut best = (f64::NEG_INFINITY, stage);
        for scale in grid(scales) {
            let tried: Vec<Option<f32>> = if alone { grid(targets).map(Some).collect() } else { vec![None] };
            for target in tried {
                let stage = Stage { scale, target, ..stage };
                let fits = likelihood(samples, &stage);
                if fits > best.0 {
                    best = (fits, stage);
                }
            }
        }
        stage = best.1;
        let around = |(from, to): (f32, f32), at: f32, least: f32| {
            let step = (to - from) / 20.0;
            ((at - step).max(least), at + step)
        };
        scales = around(scales, stage.scale, 0.2);
        targets = around(targets, stage.target.unwrap_or(100.0), 0.0);
    }
    let digits = |it: f32| (it * 1000.0).round() / 1000.0;
    Stage {
        offset: digits(stage.offset),
        slope: digits(stage.slope),
        scale: digits(stage.scale),
        target: stage.target.map(digits),
    }
}

fn promised(sample: &Sample, stage: &Stage) -> BySeat<f32> {
    let mut points = BySeat([0.0; Seat::MOST]);
    seats(sample).for_each(|seat| points[seat] = stage.offset + stage.slope * sample.worths[seat]);
    chances(sample.players, &points, stage)
}

/// What each seat got: a whole victory, a part of one, or none.
fn got(sample: &Sample, seat: Seat) -> f32 {
    if sample.winners.has(seat) { 1.0 / sample.winners.len() as f32 } else { 0.0 }
}

fn likelihood(samples: &[&Sample], stage: &Stage) -> f64 {
    let log = |chance: f32| f64::from(chance.clamp(1e-6, 1.0 - 1e-6)).ln();
    samples
        .iter()
        .map(|it| {
            let chances = promised(it, stage);
            if it.players == 1 {
                let (won, chance) = (got(it, Seat(0)), chances[Seat(0)]);
                return f64::from(won) * log(chance) + f64::from(1.0 - won) * log(1.0 - chance);
            }
            seats(it).map(|seat| f64::from(got(it, seat)) * log(chances[seat])).sum()
        })
        .sum()
}

fn brier(samples: &[&Sample], stage: &Stage) -> f32 {
    let squares = samples.iter().map(|it| {
        let chances = promised(it, stage);
        seats(it).map(|seat| (chances[seat] - got(it, seat)).powi(2)).sum::<f32>()
    });
    squares.sum::<f32>() / samples.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples in which a lead of 10 wins three times out of four.
    fn games() -> Vec<Sample> {
        let sample = |nth: usize| {
            let lead = if nth.is_multiple_of(2) { 10.0 } else { -10.0 };
            let upset = nth % 8 >= 6;
            let first = (lead > 0.0) != upset;
            let mut winners = Set::EMPTY;
            winners.add(Seat(u8::from(!first)));
            Sample {
                players: 2,
                moment: nth % 3,
                worths: BySeat([30.0 + lead, 30.0, 0.0, 0.0]),
                points: BySeat([60 + 2 * lead as i32, 60, 0, 0]),
                winners,
            }
        };
        (0..240).map(sample).collect()
    }

    #[test]
    fn a_lead_that_wins_three_of_four_gets_that_chance() {
        let fitted = fit(&games());
        assert_eq!(fitted.len(), 3);
        for (stage, count, doubt) in fitted {
            assert!((stage.slope - 2.0).abs() < 0.1 && stage.offset.abs() < 3.0, "{stage:?}");
            // 20 points at the end are what the lead becomes.
            let chance = 1.0 / (1.0 + (-20.0 / stage.scale).exp());
            assert!((chance - 0.75).abs() < 0.03, "{stage:?} {chance}");
            assert!(count == 80 && doubt > 0.2 && doubt < 0.5);
        }
    }
}
