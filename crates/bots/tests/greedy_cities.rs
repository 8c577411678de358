//! The beginner at Underwater Cities: fair, reproducible, and much better than chance.

use std::sync::Arc;

use bots::cities::{CitiesJudge, Weights};
use bots::{Greedy, Judge, Random, Thinker as _, asked};
use cities::{Cities, Move, Position, Setup, Side, TunnelSite};
use kernel::{Chance, Game, Moves, Outcome, Quiet, Seat, Seed, Viewer};

fn table(setup: Setup) -> (Cities, Arc<CitiesJudge>) {
    let game = Cities::open(setup).expect("a set-up of the box");
    let judge = Arc::new(CitiesJudge::new(&game, Weights::standard()));
    (game, judge)
}

/// Plays a game with the beginner in some seats and chance in the others; everybody's moves are told.
fn play(
    game: &Cities,
    judge: &Arc<CitiesJudge>,
    seed: Seed,
    beginner: impl Fn(Seat) -> bool,
    mut told: impl FnMut(&Position, &[Move], Move),
) -> Outcome {
    let mut players: Vec<Greedy<CitiesJudge>> = Seat::all(game.players())
        .map(|seat| Greedy::new(Arc::clone(judge), seed.nth(seat.index() as u64 + 1)))
        .collect();
    let mut random = Random::new(seed.nth(9));
    let (mut position, mut moves) = (game.deal(seed), Moves::new());
    game.moves(&position, &mut moves);
    while let Some(seat) = game.to_move(&position) {
        let mv = if beginner(seat) {
            players[seat.index()].choose(&asked(game, &position, &moves))
        } else {
            random.choose(&moves)
        };
        told(&position, &moves, mv);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    game.outcome(&position)
}

#[test]
fn it_beats_chance_from_every_seat() {
    let (game, judge) = table(Setup::new(4));
    for number in 0..16 {
        let seat = Seat(number as u8 % 4);
        let outcome = play(&game, &judge, Seed(70).nth(number), |it| it == seat, |_, _, _| ());
        assert!(outcome.winners.has(seat), "game {number}: {:?}", outcome.points);
    }
}

/// The best choice of slot and card is found without the whole list, and is the one that the whole list shows.
#[test]
fn the_best_choice_is_the_best_of_all() {
    let mut lazily = 0;
    for (number, edition) in [(0, 1), (1, 2), (2, 2), (3, 1), (4, 2)] {
        let (game, judge) = table(Setup::new(2 + number as u8 % 3).edition(edition).contracts(number == 4));
        let mut chance = Chance::new(Seed(number));
        let (mut position, mut moves) = (game.deal(Seed(number)), Moves::new());
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let mv = moves[chance.below(moves.len())];
            if judge.begins(&position) {
                let sight = judge.wide_sight(&game, &position, seat);
                let mut hunches = Moves::new();
                judge.hunches(&game, &sight, &position, &moves, &mut hunches);
                let best = hunches.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let first = hunches.iter().position(|&hunch| hunch == best).expect("there is a move");
                let found = judge.best_hunch(&game, &sight, &position, &mut Moves::new());
                assert_eq!(found, moves[first], "of {moves:?}");
                lazily += 1;
            }
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
    }
    assert!(lazily > 300, "{lazily} choices");
}

/// Good players make 70 to 120 points; a beginner who understands the economy is not far below.
#[test]
fn four_of_them_make_a_real_game() {
    let (game, judge) = table(Setup::new(4));
    let points = |number| {
        let outcome = play(&game, &judge, Seed(71).nth(number), |_| true, |_, _, _| ());
        Seat::all(4).map(|seat| outcome.points[seat]).sum::<i32>()
    };
    let mean = f64::from((0..10).map(points).sum::<i32>()) / 40.0;
    assert!(mean >= 60.0, "{mean}");
}

#[test]
fn it_plays_legal_moves_in_every_variant_and_the_same_ones_again() {
    let setups = [
        Setup::new(1),
        Setup::new(2).contracts(true),
        Setup::new(3).boards(Side::Asymmetric),
        Setup::new(4).boards(Side::Asymmetric).contracts(true),
    ];
    for setup in setups {
        let (game, judge) = table(setup);
        for number in 0..3 {
            let record = || {
                let mut record = Vec::new();
                play(
                    &game,
                    &judge,
                    Seed(72).nth(number),
                    |_| true,
                    |_, moves, mv| {
                        assert!(moves.contains(&mv), "{mv} is not offered");
                        record.push(mv);
                    },
                );
                record
            };
            assert_eq!(record(), record());
        }
    }
}

/// Two positions that differ only in what the seat cannot know, and the same seed: the same move.
#[test]
fn it_does_not_see_what_is_hidden() {
    let (game, judge) = table(Setup::new(4));
    let mut hidden = Chance::new(Seed(5));
    let mut count = 0;
    for number in 0..6 {
        play(
            &game,
            &judge,
            Seed(73).nth(number),
            |_| true,
            |position, moves, _| {
                let seat = position.active;
                let mut other = *position;
                game.redeal(&mut other, Viewer::Seat(seat), &mut hidden);
                let think = |position| {
                    Greedy::new(Arc::clone(&judge), Seed(8)).choose(&asked(&game, position, moves))
                };
                assert_eq!(think(position), think(&other), "round {}: {moves:?}", position.round);
                count += 1;
            },
        );
    }
    assert!(count > 1000, "{count}");
}

/// The evaluation is a sum of terms that can be told one by one.
#[test]
fn a_connected_city_is_worth_more_than_one_apart() {
    let (game, judge) = table(Setup::new(2));
    let position = game.deal(Seed(1));
    let seat = position.active;
    let sight = judge.sight(&game, &position, seat);
    let board = &game.pack().boards()[usize::from(position.players[seat].board)];
    let tunnel = (0..board.tunnels.len() as u8)
        .map(TunnelSite)
        .find(|at| board.tunnels[at.index()].ends.has(board.start))
        .expect("a tunnel leaves the starting city");
    let city = board.tunnels[tunnel.index()].ends.without(board.start);
    let mut apart = position;
    apart.players[seat].white |= city;
    let mut connected = apart;
    connected.players[seat].tunnels.add(tunnel);
    connected.players[seat].network |= city;
    let terms = [position, apart, connected].map(|position| judge.terms(&game, &sight, &position));
    assert_eq!(terms[0].network, 2.0);
    assert!(terms[0].network < terms[1].network && terms[1].network < terms[2].network, "{terms:?}");
    assert_eq!(terms[2].network, 4.0);
    assert!(terms[2].production > terms[1].production, "the tunnel makes a credit (U-21.2)");
    assert!(terms[2].feeding < terms[1].feeding, "another mouth to feed (U-22.1)");
}
