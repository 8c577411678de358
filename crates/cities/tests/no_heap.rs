//! Playing and cloning a position takes no memory from the heap, counted by an allocator that counts.

mod common;

use common::{game, lively, setups};
use kernel::{Chance, Game, Moves, Quiet, Seed, Viewer};

#[test]
fn play_and_clone_never_allocate() {
    let mut moves = Moves::new();
    let mut decisions = 0;
    for setup in setups() {
        let game = game(&setup);
        let counted = allocation_counter::measure(|| {
            for seed in 0..20 {
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
fn a_position_fits_in_two_kibibytes() {
    assert!(size_of::<cities::Position>() <= 2048, "{} bytes", size_of::<cities::Position>());
    assert!(!std::mem::needs_drop::<cities::Position>(), "copying it is copying bytes");
}
