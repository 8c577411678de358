//! Steps a batch of 1,024 games of four by legal actions drawn at random: the work that docs/python.md counts.
//!
//! ```sh
//! cargo build --profile dist -p arrays --example batch_steps
//! valgrind --tool=callgrind target/dist/examples/batch_steps barrage 100        # a third word, observe, adds observations
//! ```

use arrays::{Arrays, Batch, Chair, Told};
use bots::Played;
use kernel::{Chance, Game, Seed};

const GAMES: usize = 1024;

fn run<G: Arrays + Played>(game: G, steps: usize, observe: bool) {
    let [actions, features] = [G::action_space().size(), game.observation().features()];
    let seats = usize::from(game.players());
    let chairs = vec![Chair::Learner; seats];
    let mut batch = Batch::new(game, &chairs, GAMES, Seed(1), 1).expect("everybody learns");
    let mut mask = vec![false; GAMES * actions];
    let mut observation = vec![0.0; if observe { GAMES * features } else { 0 }];
    let (mut seat, mut done) = (vec![0; GAMES], vec![false; GAMES]);
    let (mut reward, mut points) = (vec![0.0; GAMES * seats], vec![0; GAMES * seats]);
    let (mut chance, mut chosen) = (Chance::new(Seed(2)), vec![0; GAMES]);
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
    let rate = (steps * GAMES) as f64 / begun.elapsed().as_secs_f64();
    println!("{} decisions, {:.2} million a second", batch.decisions(), rate / 1e6);
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let steps = words.get(1).and_then(|it| it.parse().ok()).unwrap_or(100);
    let observe = words.iter().any(|it| it == "observe");
    if words.first().is_some_and(|it| it == "cities") {
        run(cities::Cities::open(cities::Setup::new(4)).expect("four may play"), steps, observe);
    } else {
        let setup = barrage::Setup::new(4, barrage::Variant::Full);
        run(barrage::Barrage::open(setup).expect("four may play"), steps, observe);
    }
}
