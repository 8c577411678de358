//! `arena`: bots against each other, all seats rotated, and how strong that shows them to be.

mod ratings;

use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Moves, Outcome, Quiet, Seat, Seed};
use serde_json::{Value as Json, json};
use words::Words;

use crate::Out;
use crate::args::Arena;
use crate::chairs::{self, Chair, Minds};
use crate::columns::columns;
use crate::problem::{Problem, Stop};
use crate::simulate::{per_second, progress, whole};
use crate::titles::{self, InTerminal};
use ratings::{Pairs, wilson};

/// Plays the games and prints how the bots fared.
pub(crate) fn run<T: InTerminal>(args: &Arena, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let bots = args.bots.iter().map(|name| Chair::named::<T>(name)).collect::<Result<Vec<_>, _>>()?;
    if bots.contains(&Chair::Human) {
        return Err(Problem::new("cli-no-people-in-simulations").into());
    }
    if !titles::added::<T>(&args.deal).is_empty() {
        return Err(Problem::new("arena-name-automas").into());
    }
    let tables = tables::<T>(args, &bots)?;
    let seed = chairs::seed(&args.deal);
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or(processors, usize::from);
    let begun = Instant::now();
    let sums = play_all(&tables, bots.len(), seed, args.games.get(), threads);
    let took = begun.elapsed();
    let ratings = sums.pairs.ratings();
    if args.json {
        serde_json::to_writer(&mut *out, &summary(&tables[0].game, seed, &bots, &sums, &ratings, took))?;
        return Ok(writeln!(out)?);
    }
    print::<T>(words, out, seed, &bots, &sums, &ratings, took)
}

/// One way to seat the bots.
struct Bout<T: InTerminal> {
    game: T,
    minds: Minds<T>,
    /// Which bot sits where.
    seated: Vec<usize>,
}

/// Every way to seat the bots, one after the other: each group of bots that fills a table, and each rotation of it.
/// If there are fewer bots than seats, they sit down in turn until all seats are taken.
fn tables<T: InTerminal>(args: &Arena, bots: &[Chair]) -> Result<Vec<Bout<T>>, Stop> {
    let seats = match args.deal.players {
        Some(players) => players.into(),
        None => bots.len().clamp(T::SEATS.0.into(), Seat::MOST),
    };
    let mut tables = Vec::new();
    for group in groups(bots.len(), seats) {
        for rotation in 0..seats {
            let seated: Vec<usize> = (0..seats).map(|seat| group[(seat + rotation) % seats]).collect();
            let chairs: Vec<Chair> = seated.iter().map(|&bot| bots[bot].clone()).collect();
            let game: T = titles::open(&args.deal, &chairs)?;
            tables.push(Bout { minds: Minds::of(&game, &chairs)?, game, seated });
        }
    }
    Ok(tables)
}

/// Every group of so many of the bots; a bot sits twice only if there are too few.
fn groups(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    if bots <= seats {
        return vec![(0..seats).map(|seat| seat % bots.max(1)).collect()];
    }
    let sets = (0u32..1 << bots.min(31)).filter(|set| set.count_ones() as usize == seats);
    sets.map(|set| (0..bots).filter(|bot| set >> bot & 1 == 1).collect()).collect()
}

/// What is summed up over the games of one bot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Score {
    /// Seats it has played.
    games: u64,
    /// Victories, a shared one in part.
    wins: f64,
    /// Points of all games, and their squares.
    points: i64,
    squares: i64,
    /// Decisions it was asked for, forced ones apart.
    decisions: u64,
    /// How long it has thought.
    thought: Duration,
}

/// The sums over some games.
#[derive(Clone, Debug)]
struct Sums {
    games: u64,
    decisions: u64,
    bots: Vec<Score>,
    pairs: Pairs,
}

impl Sums {
    fn new(bots: usize) -> Self {
        Self { games: 0, decisions: 0, bots: vec![Score::default(); bots], pairs: Pairs::new(bots) }
    }

    fn count(&mut self, seated: &[usize], outcome: &Outcome) {
        self.games += 1;
        let seats = || Seat::all(Seat::MOST as u8).zip(seated);
        for (seat, &bot) in seats() {
            let score = &mut self.bots[bot];
            let points = i64::from(outcome.points[seat]);
            score.games += 1;
            score.points += points;
            score.squares += points * points;
            if outcome.winners.has(seat) {
                score.wins += 1.0 / f64::from(outcome.winners.len());
            }
            let rank = |seat: Seat| (outcome.winners.has(seat), outcome.points[seat]);
            for (other, &rival) in seats().filter(|&(other, &rival)| other > seat && rival != bot) {
                self.pairs.count(bot, rival, rank(seat).cmp(&rank(other)));
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.games += theirs.games;
            mine.wins += theirs.wins;
            mine.points += theirs.points;
            mine.squares += theirs.squares;
            mine.decisions += theirs.decisions;
            mine.thought += theirs.thought;
        }
        self.pairs.add(&other.pairs);
    }
}

/// Plays games number 0 up to `games` on so many threads. Each way to seat the bots gets the same deals.
fn play_all<T: InTerminal>(tables: &[Bout<T>], bots: usize, seed: Seed, games: u64, threads: usize) -> Sums {
    let bar = progress(games);
    let next = AtomicU64::new(0);
    let player = || {
        let mut sums = Sums::new(bots);
        let mut moves = Moves::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return sums;
            }
            let ways = tables.len() as u64;
            let table = &tables[(number % ways) as usize];
            play_one(table, seed.nth(number / ways), seed.nth(!number), &mut moves, &mut sums);
            bar.inc(1);
        }
    };
    let mut sums = Sums::new(bots);
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(player)).collect();
        sums.add(&player());
        for other in others {
            match other.join() {
                Ok(more) => sums.add(&more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    bar.finish_and_clear();
    sums
}

/// Plays one game to its end; the players' own chance grows from a seed of its own.
fn play_one<T: InTerminal>(
    table: &Bout<T>,
    deal: Seed,
    players: Seed,
    moves: &mut Moves<T::Move>,
    sums: &mut Sums,
) {
    let game = &table.game;
    let mut machines = table.minds.begin(players);
    let mut position = game.deal(deal);
    game.moves(&position, moves);
    while let Some(seat) = game.to_move(&position) {
        let begun = Instant::now();
        let mv = machines[seat].choose(game, &position, moves);
        if moves.len() > 1 {
            let score = &mut sums.bots[table.seated[seat.index()]];
            score.decisions += 1;
            score.thought += begun.elapsed();
        }
        game.play(&mut position, mv, moves, &mut Quiet);
        sums.decisions += 1;
    }
    sums.count(&table.seated, &game.outcome(&position));
}

/// What is told of a bot.
struct Told {
    win_rate: f64,
    low: f64,
    high: f64,
    mean: f64,
    deviation: f64,
    milliseconds: f64,
}

impl Told {
    fn of(score: &Score) -> Self {
        let games = score.games.max(1) as f64;
        let (low, high) = wilson(score.wins, score.games);
        let mean = score.points as f64 / games;
        Self {
            win_rate: score.wins / games,
            low,
            high,
            mean,
            deviation: (score.squares as f64 / games - mean * mean).max(0.0).sqrt(),
            milliseconds: 1e3 * score.thought.as_secs_f64() / score.decisions.max(1) as f64,
        }
    }
}

/// Everything as one JSON object. With budgets in simulations only the figures of time differ from run to run:
/// `seconds`, `moves_per_second` and `ms_per_decision`.
fn summary<T: InTerminal>(
    game: &T,
    seed: Seed,
    bots: &[Chair],
    sums: &Sums,
    ratings: &[f64],
    took: Duration,
) -> Json {
    let rows = bots.iter().zip(&sums.bots).zip(ratings).map(|((bot, score), rating)| {
        let told = Told::of(score);
        json!({
            "name": bot.name(),
            "games": score.games,
            "wins": score.wins,
            "win_rate": told.win_rate,
            "win_rate_low": told.low,
            "win_rate_high": told.high,
            "mean_points": told.mean,
            "points_deviation": told.deviation,
            "rating": rating,
            "decisions": score.decisions,
            "ms_per_decision": told.milliseconds,
        })
    });
    json!({
        "game": T::NAME,
        "rules": T::RULES_VERSION,
        "seed": seed,
        "players": game.players(),
        "games": sums.games,
        "decisions": sums.decisions,
        "seconds": took.as_secs_f64(),
        "moves_per_second": per_second(sums.decisions, took),
        "bots": rows.collect::<Vec<_>>(),
    })
}

/// Everything as a table.
fn print<T: InTerminal>(
    words: &Words,
    out: &mut Out,
    seed: Seed,
    bots: &[Chair],
    sums: &Sums,
    ratings: &[f64],
    took: Duration,
) -> Result<(), Stop> {
    let args = [
        ("game", words.say(&format!("{}-title", T::NAME), &[]).into()),
        ("games", whole(words, sums.games as f64).into()),
        ("seed", seed.0.to_string().into()),
        ("seconds", words.customs().number(took.as_secs_f64(), 1).into()),
        ("moves-per-second", whole(words, per_second(sums.decisions, took)).into()),
    ];
    writeln!(out, "{}\n", words.say("arena-summary", &args))?;
    let head = ["bot", "games", "wins", "rate", "interval", "mean", "deviation", "rating", "time"];
    let mut rows = vec![head.map(|it| words.say(&format!("arena-{it}"), &[])).to_vec()];
    let number = |number: f64, digits: usize| words.customs().number(number, digits);
    for ((bot, score), rating) in bots.iter().zip(&sums.bots).zip(ratings) {
        let told = Told::of(score);
        let interval = [("low", number(100.0 * told.low, 1)), ("high", number(100.0 * told.high, 1))];
        rows.push(vec![
            bot.name(),
            whole(words, score.games as f64),
            number(score.wins, 1),
            words.say("simulate-percent", &[("share", number(100.0 * told.win_rate, 1).into())]),
            words.say("arena-from-to", &interval.map(|(name, it)| (name, it.into()))),
            number(told.mean, 2),
            number(told.deviation, 2),
            number(*rating, 0),
            number(told.milliseconds, 3),
        ]);
    }
    writeln!(out, "{}", columns(&rows, true))?;
    Ok(writeln!(out, "{}", words.say("arena-note", &[]))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_sits_down_and_too_few_sit_down_again() {
        assert_eq!(groups(2, 2), [[0, 1]]);
        assert_eq!(groups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(2, 4), [[0, 1, 0, 1]]);
        assert_eq!(groups(1, 1), [[0]]);
    }
}
