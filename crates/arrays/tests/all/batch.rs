//! Many games at once.

use arrays::{Arrays, Batch, BatchError, Chair, Numbers, Told};
use barrage::{Barrage, Setup, Variant};
use bots::{Level, Played};
use cities::Cities;
use kernel::{Chance, Game, Moves, Quiet, Seed, Viewer};

/// The arrays of a batch.
struct Rows {
    mask: Vec<bool>,
    observation: Vec<f32>,
    raw: Vec<i16>,
    seat: Vec<i8>,
    done: Vec<bool>,
    reward: Vec<f32>,
    points: Vec<i32>,
}

impl Rows {
    fn of<G: Arrays>(game: &G, size: usize) -> Self {
        let (actions, features) = (G::action_space().size(), game.observation().features());
        let seats = usize::from(game.players());
        Self {
            mask: vec![true; size * actions],
            observation: vec![0.0; size * features],
            raw: vec![0; size * features],
            seat: vec![0; size],
            done: vec![false; size],
            reward: vec![0.0; size * seats],
            points: vec![0; size * seats],
        }
    }

    fn told(&mut self) -> Told<'_> {
        Told {
            mask: &mut self.mask,
            observation: &mut self.observation,
            raw: &mut self.raw,
            seat: &mut self.seat,
            done: &mut self.done,
            reward: &mut self.reward,
            points: &mut self.points,
        }
    }
}

const LEARNER: Chair = Chair::Learner;

fn bot(level: Level) -> Chair {
    Chair::Bot(level.into())
}

/// Steps a batch by chance, and returns a hash of all that it told, and how many games ended.
fn stepped<G: Arrays + Played>(game: &G, chairs: &[Chair], threads: usize, steps: usize) -> (u64, usize) {
    let size = 80;
    let mut batch = Batch::new(game.clone(), chairs, size, Seed(5), threads).expect("a batch");
    let mut rows = Rows::of(game, size);
    batch.tell(rows.told()).expect("arrays that fit");
    let (mut chance, mut hash, mut ended) = (Chance::new(Seed(1)), 0u64, 0);
    let width = G::action_space().size();
    for _ in 0..steps {
        let mut note =
            |number: u64| hash = (hash ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        let mut actions = Vec::new();
        for (at, mask) in rows.mask.chunks(width).enumerate() {
            let legal: Vec<usize> = (0..width).filter(|&action| mask[action]).collect();
            let mut told: Vec<usize> = batch.legal(at).map(usize::from).collect();
            told.sort_unstable();
            assert_eq!(legal, told, "the mask is that of the legal moves");
            let action = legal[chance.below(legal.len())] as i64;
            note(action as u64);
            actions.push(action);
        }
        batch.step(&actions, rows.told()).expect("legal actions");
        rows.raw.iter().step_by(11).for_each(|&value| note(value as u64));
        rows.seat.iter().for_each(|&seat| note(seat as u64));
        for (at, &done) in rows.done.iter().enumerate() {
            let seats = usize::from(game.players());
            let rewards = &rows.reward[at * seats..(at + 1) * seats];
            let points = &rows.points[at * seats..(at + 1) * seats];
            ended += usize::from(done);
            // A victory may be shared: then all rewards of two are 0.
            assert!(done || rewards.iter().all(|&it| it == 0.0), "{rewards:?}");
            assert!(!done || rewards.iter().sum::<f32>() <= 0.0 && points.iter().any(|&it| it != 0));
            assert!(done || points.iter().all(|&it| it == 0), "{points:?}");
        }
    }
    (hash, ended)
}

#[test]
fn threads_do_not_change_the_games() {
    let barrage = Barrage::open(Setup::new(2, Variant::Full)).expect("a legal set-up");
    let alone = stepped(&barrage, &[LEARNER, LEARNER], 1, 150);
    assert!(alone.1 > 0, "some games end, and others begin");
    assert_eq!(alone, stepped(&barrage, &[LEARNER, LEARNER], 3, 150));
    assert_ne!(alone, stepped(&barrage, &[LEARNER, bot(Level::Random)], 1, 150));
    let cities = Cities::open(cities::Setup::new(3)).expect("a legal set-up");
    let chairs = [LEARNER, bot(Level::Random), bot(Level::Greedy)];
    assert_eq!(stepped(&cities, &chairs, 1, 20), stepped(&cities, &chairs, 2, 20));
}

/// A batch of learners plays the same game as somebody who plays it move by move, and each of them sees the same.
fn is_a_game<G: Arrays + Played>(game: &G) {
    let chairs = vec![LEARNER; game.players().into()];
    let mut batch = Batch::new(game.clone(), &chairs, 1, Seed(8), 1).expect("a batch");
    let mut rows = Rows::of(game, 1);
    rows.raw.fill(7);
    batch.tell(rows.told()).expect("arrays that fit");
    let (mut position, mut moves) = (game.deal(Seed(8).nth(0)), Moves::new());
    let (mut raw, mut scaled) = (rows.raw.clone(), rows.observation.clone());
    let (mut chance, mut numbers) = (Chance::new(Seed(2)), Numbers::new());
    game.moves(&position, &mut moves);
    while let Some(seat) = game.to_move(&position) {
        assert_eq!(rows.seat[0], seat.0 as i8);
        let view = game.view(&position, Viewer::Seat(seat));
        game.observe(&view, seat, &mut raw);
        game.observe_scaled(&view, seat, &mut scaled);
        assert!(rows.raw == raw && rows.observation == scaled, "what is left of the observation before");
        let chosen = chance.below(moves.len());
        game.actions(&position, &moves, &mut numbers);
        let action = i64::from(numbers[chosen]);
        let (mut told, mut sorted) = (batch.legal(0).collect::<Vec<_>>(), numbers.to_vec());
        told.sort_unstable();
        sorted.sort_unstable();
        assert_eq!(told, sorted, "an action for each move");
        game.play(&mut position, moves[chosen], &mut moves, &mut Quiet);
        batch.step(&[action], rows.told()).expect("a legal action");
        assert_eq!(rows.done[0], game.to_move(&position).is_none());
    }
    let outcome = game.outcome(&position);
    assert_eq!(rows.points, outcome.points.0[..usize::from(game.players())]);
}

#[test]
fn a_game_of_a_batch_is_a_game() {
    is_a_game(&Barrage::open(Setup::new(3, Variant::Full)).expect("a legal set-up"));
    let options = barrage::Options { leeghwater: true, ..barrage::Options::PLAIN };
    let expanded = Setup::new(4, Variant::Full).with_options(options);
    is_a_game(&Barrage::open(expanded).expect("a legal set-up"));
    is_a_game(&Cities::open(cities::Setup::new(2)).expect("a legal set-up"));
}

/// Whatever is legal is drawn about as often as the rest, and nothing else.
#[test]
fn every_legal_action_is_drawn() {
    let game = Barrage::open(Setup::new(2, Variant::Full)).expect("a legal set-up");
    let mut batch = Batch::new(game.clone(), &[LEARNER; 2], 1, Seed(4), 1).expect("a batch");
    let mut rows = Rows::of(&game, 1);
    batch.tell(rows.told()).expect("arrays that fit");
    let mut chance = Chance::new(Seed(3));
    for _ in 0..40 {
        let legal: Vec<i64> = batch.legal(0).map(i64::from).collect();
        let (mut drawn, mut action) = (vec![0; legal.len()], [0]);
        for _ in 0..200 * legal.len() {
            batch.sample(&mut chance, &mut action);
            drawn[legal.iter().position(|&it| it == action[0]).expect("a legal action")] += 1;
        }
        assert!(drawn.iter().all(|times| (120..280).contains(times)), "{drawn:?}");
        batch.step(&action, rows.told()).expect("a legal action");
    }
}

#[test]
fn a_step_that_is_refused_changes_nothing() {
    let game = Barrage::open(Setup::new(2, Variant::Full)).expect("a legal set-up");
    let wrong = |chairs: &[Chair]| Batch::new(game.clone(), chairs, 4, Seed(1), 1).err();
    assert_eq!(wrong(&[LEARNER; 3]), Some(BatchError::Chairs { players: 2, chairs: 3 }));
    assert_eq!(wrong(&[bot(Level::Random); 2]), Some(BatchError::NoLearner));
    let mut batch = Batch::new(game.clone(), &[LEARNER; 2], 4, Seed(1), 1).expect("a batch");
    let mut rows = Rows::of(&game, 4);
    batch.tell(rows.told()).expect("arrays that fit");
    let mask = rows.mask.clone();
    let legal: Vec<i64> = (0..4).filter_map(|at| batch.legal(at).next()).map(i64::from).collect();
    for bad in [-1, i64::MAX, 65_536 + legal[3]] {
        let actions = [legal[0], legal[1], legal[2], bad];
        let refused = batch.step(&actions, rows.told());
        assert_eq!(refused, Err(BatchError::Illegal { game: 3, action: bad }));
    }
    assert!(matches!(batch.step(&legal[..3], rows.told()), Err(BatchError::Length { .. })));
    let mut short = Rows::of(&game, 3);
    assert!(matches!(batch.step(&legal, short.told()), Err(BatchError::Length { .. })));
    assert_eq!((rows.mask == mask, batch.decisions()), (true, 0));
    batch.step(&legal, rows.told()).expect("legal actions");
    assert_eq!(batch.decisions(), 4);
}
