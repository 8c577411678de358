//! Steps a batch of games of four by legal actions drawn at random: the work that docs/python.md counts.
//!
//! ```sh
//! cargo build --profile dist -p arrays --example batch_steps
//! valgrind --tool=callgrind target/dist/examples/batch_steps barrage 100 1024     # steps, games; `observe` adds observations
//! ```

use arrays::{Arrays, Batch, Chair, Told};
use bots::Played;
use kernel::{Chance, Game, Seed};

fn run<G: Arrays + Played>(game: G, steps: usize, games: usize, observe: bool) {
    let [actions, features] = [G::action_space().size(), game.observation().features()];
    let seats = usize::from(game.players());
    let chairs = vec![Chair::Learner; seats];
    let mut batch = Batch::new(game, &chairs, games, Seed(1), 1).expect("everybody learns");
    let mut mask = vec![false; games * actions];
    let mut observation = vec![0.0; if observe { games * features } else { 0 }];
    let (mut seat, mut done) = (vec![0; games], vec![false; games]);
    let (mut reward, mut points) = (vec![0.0; games * seats], vec![0; games * seats]);
    let (mut chance, mut chosen) = (Chance::new(Seed(2)), vec![0; games]);
    let begun = std::time::Instant::now();
    for step in 0..=steps {
        let told = Told {
            mask: &mut mask,
            observation: &mut observation,
            raw: &mut [],
            seat: &mut seat,
            done: &mut done,
            reward: &mut reward,
            points: &mut points,
        };
        if step == 0 {
            batch.tell(told).expect("the arrays fit");
        } else {
            batch.sample(&mut chance, &mut chosen);
            batch.step(&chosen, told).expect("the actions are legal");
        }
    }
    let rate = (steps * games) as f64 / begun.elapsed().as_secs_f64();
    println!("{} decisions, {:.2} million a second", batch.decisions(), rate / 1e6);
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual| words.get(at).and_then(|it| it.parse().ok()).unwrap_or(usual);
    let (steps, games) = (number(1, 100), number(2, 1024));
    let observe = words.iter().any(|it| it == "observe");
    if words.first().is_some_and(|it| it == "cities") {
        run(cities::Cities::open(cities::Setup::new(4)).expect("four may play"), steps, games, observe);
    } else {
        let setup = barrage::Setup::new(4, barrage::Variant::Full);
        run(barrage::Barrage::open(setup).expect("four may play"), steps, games, observe);
    }
}
