//! Bots against each other and networks that learn, for experiments: quicker to build than the whole program.
//!
//! ```sh
//! contest barrage games out=GAMES from=0 to=1000 sims=150 seed=1 net=FILE    # games of self-play, a line each
//! contest barrage learn games=GAMES:1,MORE:2:0 out=NET hidden=32,16 log=FILE # from games, their seeds and simulations
//! contest barrage games automas=3 out=THREE seed=5 net=FILE                  # games of one person among Automas, and
//! contest barrage learn games=THREE:5::3,TWO:6::2 out=NET                    # from those, with how many Automas there were
//! contest cities explain games=GAMES seed=7 net=NET                          # what it explains of how games end
//! contest barrage arena 4 40 99 expert:sims=500@NET,hunger=0.5 expert-1      # seats, games, seed; the last fills up
//! contest cities arena 2 40 99 record=GAMES expert expert-1                  # the same, and the games are kept
//! contest cities regret games=GAMES seed=99 lines=200 expert expert-1        # what their choices in such games are worth
//! ```

mod regret;

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::num::NonZero;
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use ::barrage::{Barrage, Variant};
use ::cities::Cities;
use bots::{Bot, Greedy, Judge, Learning, Mind, Net, Played, Policy, School, Schooled, Search, asked};
use kernel::{Moves, Quiet, Seat, Seed};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args[0] == "barrage" {
        run(&args[1..], |automas: &[bool]| {
            let mut setup = ::barrage::Setup::new(automas.len() as u8, Variant::Full);
            for (seat, _) in automas.iter().enumerate().filter(|(_, automa)| **automa) {
                setup = setup.with_automa(Seat(seat as u8), ::barrage::Level::VeryHard);
            }
            kernel::Game::open(setup).map(|it: Barrage| it).expect("a legal set-up")
        });
    } else {
        run(&args[1..], |automas: &[bool]| {
            let setup = ::cities::Setup::new(automas.len() as u8);
            kernel::Game::open(setup).map(|it: Cities| it).expect("a legal set-up")
        });
    }
}

/// A table for seats, of which some are Automas'.
fn run<G: Played>(args: &[String], table: impl Fn(&[bool]) -> G) {
    let named: HashMap<&str, &str> = args.iter().filter_map(|arg| arg.split_once('=')).collect();
    let text = |key: &str, usual: &str| named.get(key).map_or(usual.to_owned(), |it| (*it).to_owned());
    let number = |key: &str, usual: f64| text(key, &usual.to_string()).parse::<f64>().expect("a number");
    let begun = Instant::now();
    // One person among so many Automas, or two people.
    let learning = |automas: usize| match automas {
        0 => table(&[false; 2]),
        _ => table(&[&[false][..], &vec![true; automas]].concat()),
    };
    let pair = learning(number("automas", 0.0) as usize);
    let school = |seed| School {
        seed: Seed(seed),
        simulations: number("sims", 100.0) as u32,
        guided: number("guided", 1.0) > 0.0,
        threads: NonZero::<usize>::MIN,
    };
    match args[0].as_str() {
        "arena" => arena(&args[1..], table),
        "games" => {
            let net = match text("net", "").as_str() {
                "" => Net::new_for::<G::Judge>(&[1], Seed(0)),
                file => network::<G>(file),
            };
            let net = Arc::new(net);
            let (from, to) = (number("from", 0.0) as u64, number("to", 100.0) as u64);
            for at in (from..to).step_by(40) {
                let lines = school(number("seed", 1.0) as u64).play(&pair, &net, at..to.min(at + 40), || ());
                let mut file =
                    OpenOptions::new().create(true).append(true).open(text("out", "games")).expect("a file");
                lines.iter().for_each(|line| writeln!(file, "{line}").expect("room on the disk"));
            }
        }
        "learn" => {
            let (mut games, mut choices) = (Vec::new(), Vec::new());
            for part in text("games", "games").split(',') {
                let mut told = part.split(':');
                let file = told.next().expect("a file");
                let mut number = |usual: u64| match told.next() {
                    None | Some("") => usual,
                    Some(number) => number.parse().expect("a number"),
                };
                let school = school(number(1));
                let sims = number(school.simulations.into()) as u32;
                let table = learning(number(0) as usize);
                let lines: Vec<String> =
                    fs::read_to_string(file).expect("a file").lines().map(str::to_owned).collect();
                let school = School { simulations: sims, guided: sims > 0 || school.guided, ..school };
                for game in school.courses(&table, &lines, 0).expect("games as they were played") {
                    games.push(game.courses);
                    choices.extend(game.choices);
                }
            }
            let hidden: Vec<usize> = text("hidden", "24")
                .split(',')
                .filter(|it| !it.is_empty())
                .map(|it| it.parse().expect("units"))
                .collect();
            let mut net = match text("from", "").as_str() {
                "" => Net::new_for::<G::Judge>(&hidden, Seed(number("start", 1.0) as u64)),
                file => network::<G>(file),
            };
            let learning = Learning {
                rounds: number("rounds", 12.0) as u32,
                batch: number("batch", 128.0) as usize,
                rate: number("rate", 0.002) as f32,
                trust: number("trust", 0.6) as f32,
                decay: number("decay", 0.1) as f32,
                ..Learning::default()
            };
            for time in 0..number("times", 1.0) as u64 {
                let lesson = Learning { seed: Seed(time), ..learning }.learn(&mut net, &games);
                println!("{} games, {lesson:?}", games.len());
                if !text("log", "").is_empty() {
                    let mut table = String::from("round,positions,error,surprise\n");
                    for (round, [error, surprise]) in lesson.rounds.iter().enumerate() {
                        table += &format!("{round},{},{error:.3},{surprise:.4}\n", lesson.positions);
                    }
                    fs::write(text("log", ""), table).expect("room on the disk");
                }
            }
            if number("policy", 0.0) > 0.0 && G::Judge::CLASSES > 0 {
                let mut policy = Policy::new(G::Judge::CLASSES);
                println!("{:?}", policy.learn(&choices, number("policy", 0.0) as u32, Seed(1)));
                net = net.with_policy(Some(policy));
            }
            fs::write(text("out", "net"), net.write()).expect("room on the disk");
        }
        "regret" => regret::regret(&args[1..], &named, &pair),
        "explain" => {
            let net = network::<G>(&text("net", "net"));
            let lines: Vec<String> = fs::read_to_string(text("games", "games"))
                .expect("a file")
                .lines()
                .map(str::to_owned)
                .collect();
            let schooled = school(number("seed", 1.0) as u64).courses(&pair, &lines, 0);
            explain(&net, &schooled.expect("games as they were played"));
        }
        other => panic!("{other}"),
    }
    println!("{:.1} s", begun.elapsed().as_secs_f64());
}

fn network<G: Played>(file: &str) -> Net {
    Net::read_for::<G::Judge>(&fs::read(file).expect("a file")).expect("a network")
}

/// The part of how games end, in points, that the judge and the network explain, for each tenth of a game: squares of
/// correlations.
fn explain(net: &Net, games: &[Schooled]) {
    const PARTS: usize = 10;
    let mut seen: [Vec<[f64; 3]>; PARTS] = Default::default();
    for course in games.iter().flat_map(|game| &game.courses) {
        let all = course.believed.len();
        for (at, (row, &believed)) in course.rows.chunks_exact(net.inputs()).zip(&course.believed).enumerate()
        {
            let said = net.prospect(row, believed).points;
            seen[at * PARTS / all].push([believed.into(), said.into(), course.end.into()]);
        }
    }
    for (part, seen) in seen.iter().enumerate() {
        let mean =
            |of: &dyn Fn(&[f64; 3]) -> f64| seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64;
        let means: [f64; 3] = std::array::from_fn(|at| mean(&|it| it[at]));
        let spread =
            |one: usize, other: usize| mean(&|it| (it[one] - means[one]) * (it[other] - means[other]));
        let explained = |by: usize| spread(by, 2).powi(2) / (spread(by, by) * spread(2, 2)).max(1e-9);
        println!("tenth {}: judge {:.3}, network {:.3}", part + 1, explained(0), explained(1));
    }
}

/// A bot: a level with a budget, a network or `none` behind an @, and options.
fn mind<G: Played>(game: &G, spec: &str) -> Option<Mind<G>> {
    if spec == "automa" {
        return None;
    }
    let mut parts = spec.split(',');
    let first = parts.next().expect("a name");
    let (name, net) = first.split_once('@').map_or((first, None), |(name, net)| (name, Some(net)));
    let bot: Bot = name.parse().expect("a bot");
    if first == spec && net.is_none() && !bot.level.searches() {
        return Some(game.mind(bot));
    }
    let mut options = G::options(bot.level);
    options.budget = bot.budget.unwrap_or(options.budget);
    let mut plans = game.plans(bot.level);
    let mut weights = game.weights(bot.level).to_owned();
    for part in parts {
        let (key, value) = part.split_once('=').expect("an option");
        if key == "weights" {
            weights = fs::read_to_string(value).expect("a file");
            continue;
        }
        let value: f32 = value.parse().expect("a number");
        match key {
            "hunger" => options.hunger = value,
            "explore" => options.explore = value,
            "sharpness" => options.sharpness = value,
            "width" => options.width = value,
            "least" => options.least_turns = value as u32,
            "most" => options.most_turns = value as u32,
            "deals" => options.deals = value as u32,
            "room" => options.room = value as usize,
            "plans" => plans = value > 0.0,
            "guided" => options.guided = value > 0.0,
            "rehearse" => options.rehearse = value as u32,
            "inside" => options.inside = value as u32,
            "turns" => options.turns = value as u32,
            "coached" => options.coached = value > 0.0,
            "keen" => options.keen = value as usize,
            "brisk" => options.brisk = value > 0.0,
            _ => panic!("{key}"),
        }
    }
    let net = match net {
        Some("none") => None,
        Some(file) => Some(Arc::new(network::<G>(file))),
        None => game.net(bot.level),
    };
    let judge = Arc::new(game.judge(&weights).expect("weights"));
    if bot.level.searches() {
        let begin = move |seed| Search::new(Arc::clone(&judge), options, seed).with(net.clone());
        return Some(Mind::new(move |seed| Box::new(begin(seed).planning(plans))));
    }
    Some(Mind::new(move |seed| {
        let beginner = Greedy::new(Arc::clone(&judge), seed);
        Box::new(match &net {
            Some(net) => beginner.with(Arc::clone(net), options.hunger),
            None => beginner,
        })
    }))
}

/// What is known of a bot.
#[derive(Clone, Default)]
struct Score {
    games: f64,
    wins: f64,
    points: f64,
    milliseconds: Vec<f32>,
    /// Of the processor, forced decisions and all.
    seconds: f64,
}

/// Nanoseconds of the processor that this thread has taken; those of the clock where the system does not tell.
fn processor() -> u64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|told| told.split_ascii_whitespace().next()?.parse().ok());
    told.unwrap_or_else(|| BEGUN.elapsed().as_nanos() as u64)
}

fn arena<G: Played>(args: &[String], table: impl Fn(&[bool]) -> G) {
    let number = |at: usize| args[at].parse::<u64>().expect("a number");
    let (seats, games, seed) = (number(0) as usize, number(1), Seed(number(2)));
    let record = args.iter().find_map(|arg| arg.strip_prefix("record="));
    let specs: Vec<&String> = args[3..].iter().filter(|arg| !arg.starts_with("record=")).collect();
    let mut scores = vec![Score::default(); specs.len()];
    let (mut moves, mut leads) = (Moves::new(), Vec::new());
    for number in 0..games {
        let rotation = number as usize % seats;
        let seated: Vec<usize> =
            (0..seats).map(|seat| ((seat + rotation) % seats).min(specs.len() - 1)).collect();
        let automas: Vec<bool> = seated.iter().map(|&it| specs[it] == "automa").collect();
        let game = table(&automas);
        let player = |(seat, &it): (usize, &usize)| {
            Some(mind(&game, specs[it])?.begin(seed.nth(!(number * 4 + seat as u64))))
        };
        let mut players: Vec<_> = seated.iter().enumerate().map(player).collect();
        let mut position = game.deal(seed.nth(number / seats as u64));
        let mut line: Vec<String> = Vec::new();
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let begun = processor();
            let player = players[seat.index()].as_mut().expect("Automas play by themselves");
            let mv = player.choose(&asked(&game, &position, &moves));
            let spent = processor() - begun;
            let score = &mut scores[seated[seat.index()]];
            score.seconds += spent as f64 / 1e9;
            if moves.len() > 1 {
                score.milliseconds.push(spent as f32 / 1e6);
            }
            line.push(mv.to_string());
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        if let Some(file) = record {
            let mut file = OpenOptions::new().create(true).append(true).open(file).expect("a file");
            writeln!(file, "{}", line.join(";")).expect("room on the disk");
        }
        let outcome = game.outcome(&position);
        for (seat, &it) in Seat::all(seats as u8).zip(&seated) {
            let score = &mut scores[it];
            score.games += 1.0;
            score.points += f64::from(outcome.points[seat]);
            if outcome.winners.has(seat) {
                score.wins += 1.0 / f64::from(outcome.winners.len());
            }
        }
        let mine = seated.iter().position(|&it| it == 0).expect("the first is always there");
        let points = |seat: usize| f64::from(outcome.points[Seat(seat as u8)]);
        let others = (0..seats).filter(|&seat| seat != mine).map(points);
        leads.push(points(mine) - others.reduce(f64::max).unwrap_or(0.0));
        if (number + 1) % 20 == 0 || number + 1 == games {
            let mean = leads.iter().sum::<f64>() / leads.len() as f64;
            let square = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / leads.len() as f64;
            let error = 1.96 * (square / leads.len() as f64).sqrt();
            println!(
                "{} games, the first {mean:.1} +- {error:.1} points ahead of the best of the others",
                number + 1
            );
            for (spec, Score { games, wins, points, milliseconds, seconds }) in specs.iter().zip(&mut scores)
            {
                milliseconds.sort_by(f32::total_cmp);
                let part = |part: f32| milliseconds.get((milliseconds.len() as f32 * part) as usize).copied();
                let (rate, half) = (*wins / *games, part(0.5).unwrap_or(0.0));
                let error = 196.0 * (rate * (1.0 - rate) / *games).sqrt();
                println!(
                    "  {spec:44} {:5.1} % +- {error:4.1}, {:6.1} points, {half:.1} ms, p99 {:.1} ms, most {:.1} ms, {:.2} s a game",
                    100.0 * rate,
                    *points / *games,
                    part(0.99).unwrap_or(0.0),
                    milliseconds.last().copied().unwrap_or(0.0),
                    *seconds / *games
                );
            }
        }
    }
}
