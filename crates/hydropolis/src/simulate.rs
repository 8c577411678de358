//! `simulate`: many games without people, summed up.

use std::io::{IsTerminal, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Match, Moves, Quiet, Seat, Seed};
use serde_json::{Value as Json, json};
use words::Words;

use crate::Out;
use crate::args::{Report, Simulate};
use crate::chairs::{self, Chair, Minds};
use crate::columns::columns;
use crate::file;
use crate::problem::{Problem, Stop};
use crate::tally::{Standing, StandingLine, Tally};
use crate::titles::{self, InTerminal};

/// A thread takes so many games at a time.
const SHARE: u64 = 32;

/// Plays the games and prints the sums.
pub(crate) fn run<T: InTerminal>(args: &Simulate, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let chairs = chairs::seated::<T>(&args.deal, &args.seats, Chair::RANDOM)?;
    let game: T = titles::open(&args.deal, &chairs)?;
    if chairs.contains(&Chair::Human) {
        return Err(Problem::new("cli-no-people-in-simulations").into());
    }
    let seed = chairs::seed(&args.deal);
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or(processors, usize::from);
    let minds = Minds::of(&game, &chairs)?;
    let begun = Instant::now();
    if let Some(report) = args.report {
        let bar = progress(args.games.get());
        let found = game.report(report, &minds, seed, args.games.get(), threads, &|more| bar.inc(more));
        bar.finish_and_clear();
        let Some(found) = found else {
            return Err(Problem::new("cli-no-card-report").with("game", T::NAME).into());
        };
        let pace = Pace { games: args.games.get(), decisions: found.decisions, took: begun.elapsed() };
        if args.json {
            let mut object = head(&game, seed, &pace);
            object["seats"] = chairs.iter().map(|chair| json!({ "name": chair.name() })).collect();
            object["report"] = found.json;
            serde_json::to_writer(&mut *out, &object)?;
            return Ok(writeln!(out)?);
        }
        let text = (found.text)(&|id| words.say(id, &[]));
        if report == Report::Components {
            // A file for programs: nothing in it depends on the machine, and it says how it was made.
            let asked: Vec<String> = std::env::args().skip(1).collect();
            return Ok(write!(out, "# hydropolis {}\n# seed {}\n{text}", asked.join(" "), seed.0)?);
        }
        return Ok(writeln!(out, "{}\n\n{}", heading::<T>(words, seed, &pace), text.trim_end())?);
    }
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| file::problem("cli-cannot-save", folder, &error))?;
    }
    let records = args.records.as_deref();
    let tally = play_all(&game, &minds, seed, args.games.get(), threads, records)?;
    let took = begun.elapsed();
    if args.json {
        serde_json::to_writer(&mut *out, &summary(&game, seed, &chairs, &tally, took))?;
        writeln!(out)?;
    } else {
        print(words, out, &game, seed, &chairs, &tally, took)?;
    }
    Ok(())
}

/// Plays games number 0 up to `games` on so many threads. Which thread plays which game makes no difference: each
/// game has a seed of its own, and sums do not depend on their order.
fn play_all<T: InTerminal>(
    game: &T,
    minds: &Minds<T>,
    seed: Seed,
    games: u64,
    threads: usize,
    records: Option<&Path>,
) -> Result<Tally, Problem> {
    let bar = progress(games);
    let next = AtomicU64::new(0);
    let trouble = Mutex::new(None);
    let player = || {
        let mut tally = Tally::new(game);
        let mut moves = Moves::new();
        loop {
            let first = next.fetch_add(SHARE, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let last = games.min(first.saturating_add(SHARE));
            for number in first..last {
                match records {
                    None => play_one(game, minds, seed.nth(number), &mut moves, &mut tally),
                    Some(folder) => {
                        if let Err(problem) = keep_one(game, minds, seed.nth(number), folder, &mut tally) {
                            // Games that cannot be kept are not worth playing.
                            next.store(games, Ordering::Relaxed);
                            if let Ok(mut trouble) = trouble.lock() {
                                trouble.get_or_insert(problem);
                            }
                            return tally;
                        }
                    }
                }
            }
            bar.inc(last - first);
        }
    };
    let mut sum = Tally::new(game);
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(player)).collect();
        sum.add(&player());
        for other in others {
            match other.join() {
                Ok(tally) => sum.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    bar.finish_and_clear();
    match trouble.into_inner() {
        Ok(Some(problem)) => Err(problem),
        _ => Ok(sum),
    }
}

/// Plays one game to its end like [`play_one`], and keeps its record.
fn keep_one<T: InTerminal>(
    game: &T,
    minds: &Minds<T>,
    seed: Seed,
    folder: &Path,
    tally: &mut Tally,
) -> Result<(), Problem> {
    let mut machines = minds.begin(seed);
    let mut played = Match::begin(game.clone(), seed);
    while let Some(seat) = played.to_move() {
        let mv = machines[seat].choose(game, played.position(), played.moves());
        if played.play(seat, mv).is_err() {
            break; // a machine chooses among the legal moves
        }
    }
    tally.count(game, played.position(), played.record().moves.len() as u64);
    let path = folder.join(format!("{}-{}.record", T::NAME, seed.0));
    file::replace(&path, &played.record().to_string())
}

/// Plays one game to its end. Nothing is taken from the heap on the way, unless by machines that think.
fn play_one<T: InTerminal>(
    game: &T,
    minds: &Minds<T>,
    seed: Seed,
    moves: &mut Moves<T::Move>,
    tally: &mut Tally,
) {
    let mut machines = minds.begin(seed);
    let mut position = game.deal(seed);
    let mut decisions = 0;
    game.moves(&position, moves);
    while let Some(seat) = game.to_move(&position) {
        let mv = machines[seat].choose(game, &position, moves);
        game.play(&mut position, mv, moves, &mut Quiet);
        decisions += 1;
    }
    tally.count(game, &position, decisions);
}

/// A bar on a terminal, nothing elsewhere.
pub(crate) fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// How much was played, and how long it took.
struct Pace {
    games: u64,
    decisions: u64,
    took: Duration,
}

/// What every report begins with.
fn head<T: InTerminal>(game: &T, seed: Seed, pace: &Pace) -> Json {
    json!({
        "game": T::NAME,
        "rules": T::RULES_VERSION,
        "setup": game.setup(),
        "seed": seed,
        "games": pace.games,
        "decisions": pace.decisions,
        "seconds": pace.took.as_secs_f64(),
        "decisions_per_second": per_second(pace.decisions, pace.took),
    })
}

/// The first line of every table.
fn heading<T: InTerminal>(words: &Words, seed: Seed, pace: &Pace) -> String {
    let args = [
        ("game", words.say(&format!("{}-title", T::NAME), &[]).into()),
        ("games", whole(words, pace.games as f64).into()),
        ("seed", seed.0.to_string().into()),
        ("decisions", whole(words, pace.decisions as f64).into()),
        ("seconds", words.customs().number(pace.took.as_secs_f64(), 2).into()),
        ("games-per-second", whole(words, per_second(pace.games, pace.took)).into()),
        ("decisions-per-second", whole(words, per_second(pace.decisions, pace.took)).into()),
    ];
    words.say("simulate-summary", &args)
}

/// Everything as one JSON object. Only `seconds` and `decisions_per_second` differ from run to run.
fn summary<T: InTerminal>(game: &T, seed: Seed, chairs: &[Chair], tally: &Tally, took: Duration) -> Json {
    let names: Vec<String> = chairs.iter().map(Chair::name).collect();
    let seats: Vec<StandingLine<'_>> = tally
        .seats
        .iter()
        .zip(&names)
        .zip(Seat::all(Seat::MOST as u8))
        .map(|((standing, name), seat)| StandingLine::new(Some(seat), name, standing))
        .collect();
    let mut object = head(game, seed, &Pace { games: tally.games, decisions: tally.decisions, took });
    object["seats"] = json!(seats);
    for (index, group) in T::GROUPS.iter().enumerate() {
        let members = played_with(game, tally, index);
        object[group] = members.iter().map(|(name, it)| json!(StandingLine::new(None, name, it))).collect();
    }
    object
}

/// The members of a group that somebody played with.
fn played_with<T: InTerminal>(game: &T, tally: &Tally, group: usize) -> Vec<(String, Standing)> {
    let members = game.members(group).into_iter().zip(tally.groups[group].iter().copied());
    members.filter(|(_, standing)| standing.games > 0).collect()
}

pub(crate) fn per_second(count: u64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64().max(1e-9)
}

/// Everything as tables.
fn print<T: InTerminal>(
    words: &Words,
    out: &mut Out,
    game: &T,
    seed: Seed,
    chairs: &[Chair],
    tally: &Tally,
    took: Duration,
) -> Result<(), Stop> {
    let head = ["games", "wins", "share", "mean", "least", "most"]
        .map(|it| words.say(&format!("simulate-{it}"), &[]));
    let row = |name: String, it: &Standing| {
        vec![
            name,
            whole(words, it.games as f64),
            whole(words, it.wins as f64),
            words.say(
                "simulate-percent",
                &[("share", words.customs().number(100.0 * it.win_share(), 1).into())],
            ),
            words.customs().number(it.mean_points(), 2),
            it.least.to_string(),
            it.most.to_string(),
        ]
    };
    let table = |title: String, rows: Vec<Vec<String>>| {
        let mut all = vec![[title].into_iter().chain(head.clone()).collect::<Vec<_>>()];
        all.extend(rows);
        columns(&all, true)
    };
    let pace = Pace { games: tally.games, decisions: tally.decisions, took };
    writeln!(out, "{}\n", heading::<T>(words, seed, &pace))?;
    let seats = tally.seats.iter().zip(chairs).zip(Seat::all(Seat::MOST as u8));
    let seats = seats.map(|((standing, chair), seat)| row(format!("{seat} {}", chair.name()), standing));
    writeln!(out, "{}", table(words.say("simulate-seat", &[]), seats.collect()))?;
    for (index, group) in T::GROUPS.iter().enumerate() {
        let rows = played_with(game, tally, index).into_iter().map(|(name, it)| row(name, &it)).collect();
        writeln!(out, "{}", table(words.say(&format!("{}-group-{group}", T::NAME), &[]), rows))?;
    }
    Ok(writeln!(out, "{}", words.say("simulate-note", &[]))?)
}

/// A whole number as the language writes it.
pub(crate) fn whole(words: &Words, number: f64) -> String {
    words.customs().number(number, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums are the same on one thread and on several, also where the last share of games is not full.
    #[test]
    fn threads_do_not_change_the_sums() {
        let chairs = [Chair::RANDOM, Chair::Rules("automa-hard"), Chair::RANDOM];
        let game: barrage::Barrage = titles::open(&Default::default(), &chairs).unwrap();
        let minds = Minds::of(&game, &chairs).unwrap();
        let alone = play_all(&game, &minds, Seed(4), 75, 1, None).unwrap();
        assert_eq!(alone.games, 75);
        assert_eq!(alone, play_all(&game, &minds, Seed(4), 75, 3, None).unwrap());
        assert_ne!(alone, play_all(&game, &minds, Seed(5), 75, 1, None).unwrap());
    }
}
