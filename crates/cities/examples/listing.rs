//! How long it takes to list the moves of every position of recorded games: which are the slowest.
//!
//! ```sh
//! cargo run --release -p bots --example expert_games -- target/expert-games 1 8
//! cargo run --release -p cities --example listing -- target/expert-games
//! ```
//!
//! With `hands` behind the folder every choice of slot and card is listed with every card of the pack in hand, eight at a
//! time, and with purses that are cut down: far more ways to look ahead than the games themselves show.
//!
//! With a record and the number of a move it lists the moves of that position alone, which is what to count
//! instructions of: `valgrind --tool=callgrind --toggle-collect='*listing::one*' .../listing alone-4-1.record 112`.

use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use cities::{Card, Cities, Move, Position, Step};
use kernel::{Game, Moves, Quiet, Record};

fn main() {
    let mut args = std::env::args().skip(1);
    let path = PathBuf::from(args.next().expect("a folder of records, or a record and the number of a move"));
    let more = args.next();
    let hands = more.as_deref() == Some("hands");
    let number = more.and_then(|number| number.parse::<usize>().ok());
    let files: Vec<PathBuf> = if path.is_dir() {
        std::fs::read_dir(&path).expect("a folder").map(|file| file.expect("a file").path()).collect()
    } else {
        vec![path]
    };
    let mut slowest: Vec<(Duration, String)> = Vec::new();
    let mut positions = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let record: Record<Cities> = text.parse().expect("a record");
        let game = Cities::open_under(record.setup.clone(), record.rules_version).expect("its set-up");
        let mut position = game.deal(record.seed);
        let mut moves = Moves::new();
        for (at, recorded) in record.moves.iter().enumerate() {
            if hands && position.agenda.last() == Some(&Step::Choose) {
                for (what, other) in other_hands(&game, &position) {
                    let took = one(&game, &other, &mut moves, 2);
                    slowest.push((took, format!("{} {at} {what}", file.display())));
                    positions += 1;
                }
            } else if number.is_none_or(|number| number == at) {
                let took = one(&game, &position, &mut moves, if number.is_some() { 1 } else { 5 });
                slowest.push((took, format!("{} {at}", file.display())));
                positions += 1;
            }
            game.play(&mut position, recorded.mv, &mut moves, &mut Quiet);
            assert_eq!(game.hash(&position), recorded.hash, "{} {at}", file.display());
        }
    }
    slowest.sort_by_key(|(took, _)| std::cmp::Reverse(*took));
    println!("{positions} positions");
    for (took, place) in slowest.iter().take(20) {
        println!("{:>9.1} us  {place}", took.as_secs_f64() * 1e6);
    }
}

/// The position with other cards in hand and with fewer goods.
fn other_hands(game: &Cities, position: &Position) -> Vec<(String, Position)> {
    let cards: Vec<Card> =
        game.pack().cards().map(|data| data.card).filter(|&card| card != Card::ASSISTANT).collect();
    let mut all = Vec::new();
    for most in [0, 1, 2, u16::MAX] {
        for hand in cards.chunks(8) {
            let mut other = *position;
            let player = &mut other.players[other.active];
            player.purse.0.iter_mut().for_each(|held| *held = most.min(*held));
            player.hand = hand.iter().copied().collect();
            all.push((format!("from {} with at most {most}", hand[0]), other));
        }
    }
    all
}

/// Lists the moves so many times; the fastest counts.
#[inline(never)]
fn one(game: &Cities, position: &Position, moves: &mut Moves<Move>, times: u32) -> Duration {
    let list = |_| {
        let begun = Instant::now();
        game.moves(black_box(position), moves);
        begun.elapsed()
    };
    (0..times).map(list).min().unwrap_or_default()
}
