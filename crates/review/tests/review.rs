//! Whole games looked at again.

use barrage::Barrage;
use bots::{Bot, Judge as _, Level};
use cities::Cities;
use kernel::{Chance, Decision, Game as _, Match, Moves, Quiet, Seat, Seed, Viewer};
use review::{Calibration, Candidate, Eyes, Mark, Plan, Review, Reviewed, Reviewing, compare};

/// Enough to see that everything fits together.
const SMALL: Plan = Plan { simulations: 12, proposals: 2, deals: 3, most: 3000 };

fn look<G: Reviewed>(played: Match<G>, plan: Plan) -> Review {
    let mut reviewing = Reviewing::begin(played, plan).expect("it is known from the deal on");
    while reviewing.step() {}
    assert_eq!(reviewing.progress().0, reviewing.progress().1);
    reviewing.finish()
}

fn golden<G: Reviewed>(text: &str) -> Match<G> {
    let record: kernel::Record<G> = text.parse().expect("a record");
    record.replay(None).expect("it replays")
}

/// A game of bots, each seat by its own.
fn game_of<G: Reviewed>(game: G, bots: &[Bot], seed: Seed) -> Match<G> {
    let mut played = Match::begin(game, seed);
    while let Some(seat) = played.to_move() {
        let bot = bots[seat.index() % bots.len()];
        let at = played.entries();
        let mv = bot.choose(played.game(), played.position(), played.moves(), seed.nth(at));
        played.play(seat, mv).expect("a bot plays by the rules");
    }
    played
}

/// What holds of every review.
fn holds(review: &Review, players: usize) {
    assert!(review.over && review.players.len() == players);
    for moment in &review.curve {
        assert_eq!((moment.chances.len(), moment.points.len()), (players, players));
        let sum: f32 = moment.chances.iter().sum();
        assert!(players == 1 || (sum - 1.0).abs() < 0.01, "{moment:?}");
        assert!(moment.chances.iter().all(|it| (0.0..=1.0).contains(it)), "{moment:?}");
    }
    let ends = review.curve.last().expect("an end");
    assert_eq!((ends.at, ends.seat), (review.moves, None));
    assert!(review.curve.windows(2).all(|pair| pair[0].at < pair[1].at));
    for it in &review.players {
        assert_eq!(ends.points[it.seat.index()], it.points as f32, "in the end points are points");
        assert_eq!(ends.chances[it.seat.index()] > 0.0, it.won);
        let shares = it.shares;
        let all = shares.start + shares.luck + shares.own + shares.others + shares.rest;
        assert!((all - shares.end).abs() < 0.01, "{shares:?}");
        assert!(shares.own <= 0.0 && (0.0..=1.0).contains(&it.accuracy), "{it:?}");
        let mine = review.decisions.iter().filter(|judged| judged.seat == it.seat).count();
        assert_eq!(it.marks.iter().sum::<u32>() as usize, mine);
    }
    for it in &review.decisions {
        assert!(it.choices > 1 && it.lost >= 0.0 && it.mark == Mark::of(it.lost), "{it:?}");
        assert_eq!(it.better.is_some(), it.mark > Mark::Best, "{it:?}");
        let line = it.better.iter().flat_map(|better| better.line.first());
        assert!(
            line.into_iter().all(|first| *first != it.played),
            "what was played is not better than itself"
        );
    }
}

#[test]
fn a_game_of_barrage_is_looked_at_twice_alike() {
    let text = include_str!("../../barrage/tests/golden/rules-2-two-and-two.record");
    let review = look(golden::<Barrage>(text), SMALL);
    holds(&review, 4);
    assert_eq!(review, look(golden::<Barrage>(text), SMALL));
    let kept = serde_json::to_string(&review).expect("JSON");
    assert_eq!(serde_json::from_str::<Review>(&kept).expect("the same"), review);
    assert!(review.decisions.iter().any(|it| it.mark.is_bad()), "it was played at random");
}

#[test]
fn a_game_of_underwater_cities_alone_is_looked_at() {
    let text = include_str!("../../cities/tests/golden/edition-2-solo.record");
    holds(&look(golden::<Cities>(text), SMALL), 1);
}

/// Whoever plays at random gives away more than whoever thinks.
#[test]
fn who_thinks_is_more_accurate_than_who_does_not() {
    let game = Cities::open(cities::Setup::new(2)).expect("two play");
    let bots = [Level::Greedy.into(), Level::Random.into()];
    let plan = Plan { deals: 4, ..SMALL };
    let review = look(game_of(game, &bots, Seed(5)), plan);
    holds(&review, 2);
    let [thinks, does_not] = &review.players[..] else { panic!("two play") };
    assert!(thinks.accuracy > does_not.accuracy + 0.02, "{} {}", thinks.accuracy, does_not.accuracy);
    assert!(thinks.shares.own > does_not.shares.own, "{:?} {:?}", thinks.shares, does_not.shares);
}

/// A decision is judged by what its seat may know: in a position that differs only in what is hidden from it, it is judged
/// alike.
#[test]
fn what_a_seat_cannot_know_does_not_count() {
    let game = Cities::open(cities::Setup::new(2)).expect("two play");
    let (mut position, mut moves) = (game.deal(Seed(9)), Moves::new());
    game.moves(&position, &mut moves);
    let mut chance = Chance::new(Seed(3));
    let eyes = Eyes::new(&game);
    let mut compared = 0;
    for _ in 0..60 {
        let Some(seat) = game.to_move(&position) else { break };
        if moves.len() > 1 && chance.below(6) == 0 {
            let mut other = position;
            game.redeal(&mut other, Viewer::Seat(seat), &mut chance);
            let candidates: Vec<_> =
                moves.iter().take(2).map(|&mv| Candidate { mv, then: Vec::new() }).collect();
            let judged = |position| {
                let decision = Decision::of(&game, position, &moves).expect("somebody is asked");
                compare(&eyes, &decision, &candidates, 2, Seed(4))
            };
            assert_eq!(judged(&position), judged(&other));
            compared += 1;
        }
        let mv = moves[chance.below(moves.len())];
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    assert!(compared > 2, "{compared}");
}

/// The terms that reviews name are the evaluation, and all of it.
#[test]
fn terms_add_up_to_what_a_position_is_worth() {
    fn check<G: Reviewed>(game: G) {
        let eyes = Eyes::with(&game, Calibration::default());
        let judge = game.judge(game.weights(Level::Expert)).expect("weights");
        let (mut position, mut moves) = (game.deal(Seed(2)), Moves::new());
        game.moves(&position, &mut moves);
        let mut chance = Chance::new(Seed(1));
        for _ in 0..120 {
            if game.to_move(&position).is_none() {
                break;
            }
            for seat in Seat::all(game.players()) {
                let terms = eyes.terms(&game, &position, seat);
                assert_eq!(terms.len(), G::TERMS.len());
                let worth = judge.worth(&game, &judge.sight(&game, &position, seat), &position);
                assert!((terms.iter().sum::<f32>() - worth).abs() < 0.01, "{terms:?} {worth}");
            }
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
    }
    check(Barrage::open(barrage::Setup::new(3, barrage::Variant::Full)).expect("three play"));
    check(Cities::open(cities::Setup::new(3)).expect("three play"));
}

/// The constants are there for every number of players, and a lead is worth more the later it is.
#[test]
fn chances_are_calibrated() {
    for (text, players, last) in [(Barrage::CALIBRATION, 2..=4, 4), (Cities::CALIBRATION, 1..=4, 29)] {
        let read = Calibration::read(text).expect("it is read");
        for count in players {
            let (early, late) = (read.stage(count, 0), read.stage(count, last));
            assert!(read.players[&count.to_string()].len() > last, "{count}");
            // How much a position must be worth more for the same chance.
            let lead = |it: review::Stage| it.scale / it.slope;
            assert!(lead(early) > lead(late), "{count}: {early:?} {late:?}");
            assert!(late.slope > 0.3 && (count == 1) == late.target.is_some(), "{count}: {late:?}");
        }
    }
}
