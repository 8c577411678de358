//! Playing and cloning a position takes no memory from the heap, counted by an allocator that counts.

mod common;

use barrage::{Barrage, Level, Options, Setup, Variant};
use common::{SETUPS, lively};
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Viewer};

#[test]
fn play_and_clone_never_allocate() {
    let mut moves = Moves::new();
    let mut decisions = 0;
    let expansion = Options { leeghwater: true, ..Options::PLAIN };
    let plain = SETUPS.map(|(players, variant)| Setup::new(players, variant));
    let expanded = [2, 3, 4].map(|players| Setup::new(players, Variant::Full).with_options(expansion));
    let automas = expanded[2].clone().with_automa(Seat(1), Level::VeryHard);
    for setup in plain.into_iter().chain(expanded).chain([automas]) {
        let game = Barrage::open(setup.clone()).expect("a legal set-up");
        let counted = allocation_counter::measure(|| {
            for seed in 0..50 {
                let mut chance = Chance::new(Seed(seed));
                let mut position = game.deal(Seed(seed));
                game.moves(&position, &mut moves);
                while game.to_move(&position).is_some() {
                    let mv = lively(&moves, &mut chance);
                    let mut copy = std::hint::black_box(position);
                    game.play(&mut copy, mv, &mut moves, &mut Quiet);
                    position = copy;
                    game.redeal(&mut copy, Viewer::Spectator, &mut chance);
                    std::hint::black_box(game.hash(&copy));
                    decisions += 1;
                }
            }
        });
        assert_eq!(counted.count_total, 0, "{setup:?}");
    }
    assert!(decisions > 10_000, "the games were played");
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(counted.count_total, 1, "the counter counts");
}

/// A position is small and plain: bots copy millions of them.
#[test]
fn a_position_fits_in_a_kibibyte_and_a_quarter() {
    assert!(size_of::<barrage::Position>() <= 1280, "{} bytes", size_of::<barrage::Position>());
    assert!(!std::mem::needs_drop::<barrage::Position>(), "copying it is copying bytes");
}
