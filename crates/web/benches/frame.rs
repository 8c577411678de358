//! How fast a table of Barrage is drawn: all sheets of a late game of four, and the frames of its moves.
//!
//! `cargo bench -p web --bench frame`.

use barrage::{Barrage, Event, Setup, Variant, View};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Game as _, Moves, Seat, Seed, Viewer};
use web::{ChoiceLine, Stage, Title as _};
use words::Words;

fn main() {
    divan::main();
}

/// A random game after so many moves: what is seen, what can be chosen, and what happened in every move.
struct Scene {
    game: Barrage,
    view: View,
    choices: Vec<ChoiceLine>,
    moves: Vec<(View, Vec<Event>)>,
}

fn scene(seed: u64, count: usize) -> Scene {
    let game = Barrage::open(Setup::new(4, Variant::Full)).expect("a legal set-up");
    let (mut position, mut chance, mut told) = (game.deal(Seed(seed)), Chance::new(Seed(seed)), Vec::new());
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    for _ in 0..count {
        let mv = moves[chance.below(moves.len())];
        let (before, mut events) = (game.view(&position, Viewer::Seat(Seat(0))), Vec::new());
        game.play(&mut position, mv, &mut moves, &mut events);
        told.push((before, events));
    }
    let view = game.view(&position, game.to_move(&position).map_or(Viewer::Spectator, Viewer::Seat));
    let choices = moves.iter().map(|&mv| ChoiceLine {
        notation: mv.to_string(),
        sentence: mv.to_string(),
        price: None,
        pays: Vec::new(),
        places: game.places(&view, mv),
        throws_away: false,
    });
    Scene { choices: choices.collect(), game, view, moves: told }
}

/// All sheets, with what can be chosen on them.
#[divan::bench(args = [20, 150, 280])]
fn sheets(bencher: Bencher, moves: usize) {
    let scene = scene(7, moves);
    let words = Words::of("en").expect("there is always English");
    bencher.counter(ItemsCount::new(1u8)).bench(|| {
        let stage = Stage { choices: &scene.choices, resting: &[], address: "/t/x" };
        scene.game.sheets(words, black_box(&scene.view), stage)
    });
}

/// Frames a second, over all moves of a game.
#[divan::bench(sample_count = 10)]
fn frames(bencher: Bencher) {
    let scene = scene(7, 280);
    let words = Words::of("en").expect("there is always English");
    let film = |(view, events): &(View, Vec<Event>)| scene.game.frames(words, view, events).len();
    let count: usize = scene.moves.iter().map(film).sum();
    bencher.counter(ItemsCount::new(count)).bench(|| scene.moves.iter().map(film).sum::<usize>());
}
