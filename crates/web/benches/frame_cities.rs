//! How fast a table of Underwater Cities is drawn: all panels late in a game of four, and the frames of a move.
//!
//! `cargo bench -p web --bench frame_cities`.

use std::sync::Arc;

use bots::cities::{CitiesJudge, Weights};
use bots::{Greedy, Thinker as _, asked};
use cities::{Cities, Position, Setup, View};
use divan::{Bencher, black_box};
use kernel::{Film, Game, Moves, Quiet, Seat, Seed, Viewer};
use web::{OnPage, Stage};
use words::Words;

fn main() {
    divan::main();
}

/// A game of four greedy players after most of its moves.
fn late() -> (Cities, Position) {
    let game = Cities::open(Setup::new(4)).expect("four may play");
    let mut greedy = Greedy::new(Arc::new(CitiesJudge::new(&game, Weights::standard())), Seed(3));
    let mut position = game.deal(Seed(1));
    let mut moves = Moves::new();
    for _ in 0..700 {
        game.moves(&position, &mut moves);
        if moves.is_empty() || position.round == 10 {
            break;
        }
        let mv = greedy.choose(&asked(&game, &position, &moves));
        game.play(&mut position, mv, &mut Moves::new(), &mut Quiet);
    }
    (game, position)
}

fn view(game: &Cities, position: &Position) -> View {
    game.view(position, Viewer::Seat(Seat(0)))
}

#[divan::bench(args = ["en", "uk"])]
fn all_sheets(bencher: Bencher<'_, '_>, language: &str) {
    let (game, position) = late();
    let words = Words::of(language).expect("a language of ours");
    let view = view(&game, &position);
    bencher.bench(|| game.panels(words, black_box(&view), Stage::default()));
}

#[divan::bench]
fn frames_of_a_move(bencher: Bencher<'_, '_>) {
    let (game, mut position) = late();
    let words = Words::of("en").expect("a language of ours");
    let mut moves = Moves::new();
    let (mut before, mut film) = (view(&game, &position), Vec::new());
    // The first move with several things to see.
    while film.len() < 4 {
        before = view(&game, &position);
        game.moves(&position, &mut moves);
        let Some(&mv) = moves.first() else { break };
        film = Film::of(&game, &position, mv, Viewer::Seat(Seat(0)));
        game.play(&mut position, mv, &mut Moves::new(), &mut Quiet);
    }
    bencher.bench(|| game.stills(words, black_box(&before), &film));
}
