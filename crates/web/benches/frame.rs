//! How fast a table of Barrage is drawn: all panels of a late game of four, and the frames of its moves.
//!
//! `cargo bench -p web --bench frame`.

use barrage::{Barrage, Setup, Variant, View};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Film, Frame, Game as _, Moves, Quiet, Seat, Seed, Viewer};
use web::{ChoiceLine, OnPage as _, Stage};
use words::Words;

fn main() {
    divan::main();
}

/// A random game after so many moves: what is seen, what can be chosen, and what happened in every move.
struct Scene {
    game: Barrage,
    view: View,
    choices: Vec<ChoiceLine>,
    moves: Vec<(View, Vec<Frame<Barrage>>)>,
}

fn scene(seed: u64, count: usize) -> Scene {
    let game = Barrage::open(Setup::new(4, Variant::Full)).expect("a legal set-up");
    let (mut position, mut chance, mut told) = (game.deal(Seed(seed)), Chance::new(Seed(seed)), Vec::new());
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    for _ in 0..count {
        if moves.is_empty() {
            break;
        }
        let mv = moves[chance.below(moves.len())];
        let viewer = Viewer::Seat(Seat(0));
        told.push((game.view(&position, viewer), Film::of(&game, &position, mv, viewer)));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    let view = game.view(&position, game.to_move(&position).map_or(Viewer::Spectator, Viewer::Seat));
    let choices = moves.iter().map(|&mv| ChoiceLine {
        notation: mv.to_string(),
        sentence: mv.to_string(),
        price: None,
        pays: Vec::new(),
        places: game.places(&view, mv),
        last_word: None,
    });
    Scene { choices: choices.collect(), game, view, moves: told }
}

/// All panels, with what can be chosen on them.
#[divan::bench(args = [20, 120, 220])]
fn panels(bencher: Bencher, moves: usize) {
    let scene = scene(7, moves);
    let words = Words::of("en").expect("there is always English");
    bencher.counter(ItemsCount::new(1u8)).bench(|| {
        let stage =
            Stage { choices: &scene.choices, resting: &[], address: "/t/x", marked: &[], ..Stage::default() };
        scene.game.panels(words, black_box(&scene.view), stage)
    });
}

/// Frames a second, over all moves of a game.
#[divan::bench(sample_count = 10)]
fn frames(bencher: Bencher) {
    let scene = scene(7, 400);
    let words = Words::of("en").expect("there is always English");
    let stills = |(view, film): &(View, Vec<Frame<Barrage>>)| scene.game.stills(words, view, film).len();
    let count: usize = scene.moves.iter().map(stills).sum();
    bencher.counter(ItemsCount::new(count)).bench(|| scene.moves.iter().map(stills).sum::<usize>());
}
