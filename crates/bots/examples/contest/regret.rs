//! What choices of bots are worth: how games end that beginners play on after them.
//!
//! It tells much more in the same time than whole games: where bots choose the same there is nothing to play, and elsewhere
//! their choices meet the same deals. It tells nothing about what better players would make of a choice.

use std::collections::HashMap;
use std::fs;
use std::sync::Arc;

use bots::{Greedy, Judge, Level, Played, Thinker, asked};
use kernel::{Chance, Moves, Quiet, Seat, Seed, Viewer};

use crate::{mind, processor};

/// What a choice is worth beside that of the first bot.
struct Worth {
    moment: usize,
    /// Points of the seat, and its lead over the best of the others.
    ends: [f64; 2],
}

/// Lets bots choose in positions of games of two seats that were kept by an arena with this seed: in one of `every` that begin
/// a turn, or in one of so many with a choice if `begins=0`.
pub(crate) fn regret<G: Played>(args: &[String], named: &HashMap<&str, &str>, game: &G) {
    let number = |key: &str, usual: u64| named.get(key).map_or(usual, |it| it.parse().expect("a number"));
    let own = ["games", "seed", "lines", "every", "skip", "begins"];
    let is_option = |arg: &str| arg.split_once('=').is_some_and(|(key, _)| own.contains(&key));
    let specs: Vec<&String> = args.iter().filter(|arg| !is_option(arg)).collect();
    let (seed, lines) = (Seed(number("seed", 1)), number("lines", 200));
    let (every, skip, begins) = (number("every", 7), number("skip", 0), number("begins", 1) > 0);
    let judge = Arc::new(game.judge(game.weights(Level::Expert)).expect("weights"));
    let minds: Vec<_> = specs.iter().map(|spec| mind(game, spec).expect("a bot")).collect();
    let mut worths: Vec<Vec<Worth>> = specs.iter().map(|_| Vec::new()).collect();
    let mut times = vec![0.0; specs.len()];
    let mut at = 0;
    let text = fs::read_to_string(named["games"]).expect("a file");
    for (index, line) in text.lines().enumerate() {
        let (mut position, mut moves) = (game.deal(seed.nth(index as u64 / 2)), Moves::new());
        game.moves(&position, &mut moves);
        for text in line.split(';') {
            let counts = moves.len() > 1 && (!begins || judge.begins(&position));
            at += u64::from(counts);
            if counts && at % every == skip {
                let mut chosen = Vec::new();
                for (mind, time) in minds.iter().zip(&mut times) {
                    let begun = processor();
                    chosen.push(mind.begin(Seed(at)).choose(&asked(game, &position, &moves)));
                    *time += (processor() - begun) as f64 / 1e6;
                }
                let ends = ends(game, &judge, &position, &chosen, lines, Seed(at));
                for (worths, it) in worths.iter_mut().zip(&ends) {
                    let ends = std::array::from_fn(|part| it[part] - ends[0][part]);
                    worths.push(Worth { moment: judge.moment(&position), ends });
                }
            }
            let mv = text.parse().expect("a move");
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
    }
    for ((spec, worths), time) in specs.iter().zip(&worths).zip(&times) {
        let differ = worths.iter().filter(|it| it.ends != [0.0; 2]).count();
        println!("{spec}: {differ} of {} differ, {:.1} ms", worths.len(), time / worths.len() as f64);
        for (name, from, to) in [("all", 0, 40), ("era I", 0, 12), ("era II", 12, 21), ("era III", 21, 40)] {
            let part: Vec<_> = worths.iter().filter(|it| (from..to).contains(&it.moment)).collect();
            let told = |at: usize| mean(&part.iter().map(|it| it.ends[at]).collect::<Vec<_>>());
            println!("  {name:8} points {}, lead {}", told(0), told(1));
        }
    }
}

/// How games end on average after each of these moves, all in the same deals: points and lead of the seat that chose.
fn ends<G: Played>(
    game: &G,
    judge: &Arc<G::Judge>,
    position: &G::Position,
    chosen: &[G::Move],
    lines: u64,
    seed: Seed,
) -> Vec<[f64; 2]> {
    let mut ends = vec![[0.0; 2]; chosen.len()];
    if chosen.iter().all(|mv| *mv == chosen[0]) {
        return ends;
    }
    let seat = game.to_move(position).expect("it goes on");
    let mut chance = Chance::new(seed.nth(1));
    for _ in 0..lines {
        let mut dealt = position.clone();
        game.redeal(&mut dealt, Viewer::Seat(seat), &mut chance);
        let seed = Seed(chance.word());
        for at in 0..chosen.len() {
            if let Some(same) = chosen[..at].iter().position(|mv| *mv == chosen[at]) {
                ends[at] = ends[same];
                continue;
            }
            let mut player = Greedy::new(Arc::clone(judge), seed);
            let (mut position, mut moves) = (dealt.clone(), Moves::new());
            game.play(&mut position, chosen[at], &mut moves, &mut Quiet);
            while game.to_move(&position).is_some() {
                let mv = player.choose(&asked(game, &position, &moves));
                game.play(&mut position, mv, &mut moves, &mut Quiet);
            }
            let points = game.outcome(&position).points;
            let others = Seat::all(game.players()).filter(|it| *it != seat).map(|it| f64::from(points[it]));
            let mine = f64::from(points[seat]);
            ends[at][0] += mine / lines as f64;
            ends[at][1] += (mine - others.fold(0.0, f64::max)) / lines as f64;
        }
    }
    ends
}

/// A mean with its interval.
fn mean(of: &[f64]) -> String {
    let number = of.len().max(1) as f64;
    let mean = of.iter().sum::<f64>() / number;
    let square = of.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / number;
    format!("{mean:6.3} +- {:.3}", 1.96 * (square / number).sqrt())
}
