//! How fast random games go on one core: `cargo run --release -p cities --example speed [players] [games]`.

use std::time::Instant;

use cities::{Cities, Setup};
use kernel::{Chance, Game, Moves, Quiet, Seed};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().unwrap_or(4u64));
    let players = arguments.next().unwrap_or(4) as u8;
    let games = arguments.next().unwrap_or(2000);
    let game = Cities::open(Setup::new(players)).expect("one to four players");
    let mut moves = Moves::new();
    let (mut decisions, mut listed, mut points) = (0u64, 0u64, 0i64);
    let begun = Instant::now();
    for number in 0..games {
        let mut chance = Chance::new(Seed(1).nth(number));
        let mut position = game.deal(Seed(number));
        game.moves(&position, &mut moves);
        while !moves.is_empty() {
            decisions += 1;
            listed += moves.len() as u64;
            let chosen = moves[chance.below(moves.len())];
            game.play(&mut position, chosen, &mut moves, &mut Quiet);
        }
        points += game.outcome(&position).points.0.iter().map(|&points| i64::from(points)).sum::<i64>();
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{players} players: {games} games, {:.0} games/s, {:.2} M decisions/s, {:.0} decisions a game, {:.1} moves a \
         decision, {:.1} points a player, position {} bytes",
        games as f64 / seconds,
        decisions as f64 / seconds / 1e6,
        decisions as f64 / games as f64,
        listed as f64 / decisions as f64,
        points as f64 / games as f64 / f64::from(players),
        size_of::<cities::Position>(),
    );
    let position = game.deal(Seed(1));
    let begun = Instant::now();
    let mut sum = 0u64;
    for _ in 0..1_000_000 {
        let copy = *std::hint::black_box(&position);
        sum += u64::from(std::hint::black_box(copy).round);
    }
    println!("clone: {:.0} ns ({sum})", begun.elapsed().as_secs_f64() * 1e3);
}
