//! The beginner at Underwater Cities: fair, reproducible, and much better than chance.

use std::sync::Arc;

use bots::cities::{CitiesJudge, Weights};
use bots::{Greedy, Judge, Player as _, Random};
use cities::{Cities, Move, Position, Setup, Side};
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
            players[seat.index()].choose(game, &position, &moves)
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
    let mut asked = 0;
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
                let think =
                    |position| Greedy::new(Arc::clone(&judge), Seed(8)).choose(&game, position, moves);
                assert_eq!(think(position), think(&other), "round {}: {moves:?}", position.round);
                asked += 1;
            },
        );
    }
    assert!(asked > 1000, "{asked}");
}

/// The evaluation is a sum of terms that can be told one by one.
#[test]
fn a_connected_city_is_worth_more_than_one_apart() {
    let (game, judge) = table(Setup::new(2));
    let position = game.deal(Seed(1));
    let seat = position.active;
    let sight = judge.sight(&game, &position, seat);
    let board = &game.pack().boards()[usize::from(position.players[seat].board)];
    let tunnel = (0..board.tunnels.len())
        .find(|&at| board.tunnels[at].ends & (1 << board.start) != 0)
        .expect("a tunnel leaves the starting city");
    let city = board.tunnels[tunnel].ends & !(1 << board.start);
    let mut apart = position;
    apart.players[seat].white |= city;
    let mut connected = apart;
    connected.players[seat].tunnels |= 1 << tunnel;
    connected.players[seat].network |= city;
    let terms = [position, apart, connected].map(|position| judge.terms(&game, &sight, &position));
    assert_eq!(terms[0].network, 2.0);
    assert!(terms[0].network < terms[1].network && terms[1].network < terms[2].network, "{terms:?}");
    assert_eq!(terms[2].network, 4.0);
    assert!(terms[2].production > terms[1].production, "the tunnel makes a credit (U-21.2)");
    assert!(terms[2].feeding < terms[1].feeding, "another mouth to feed (U-22.1)");
}
