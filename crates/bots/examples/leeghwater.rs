//! Two bots against each other with The Leeghwater Project: `leeghwater greedy random 200` plays 200 games of two and tells how many
//! each has won.

use barrage::{Barrage, Options, Setup, Variant};
use bots::{Bot, Played, asked};
use kernel::{Game, Moves, Quiet, Seat, Seed};

fn main() {
    let mut words = std::env::args().skip(1);
    let mut bot = |usual: &str| -> Bot {
        let name = words.next().unwrap_or_else(|| usual.to_owned());
        name.parse().unwrap_or_else(|_| panic!("there is no bot {name}"))
    };
    let bots = [bot("greedy"), bot("random")];
    let games: u64 = words.next().and_then(|games| games.parse().ok()).unwrap_or(200);
    let options = Options { leeghwater: true, ..Options::PLAIN };
    let game = Barrage::open(Setup::new(2, Variant::Full).with_options(options)).expect("a legal set-up");
    let (mut wins, mut points) = ([0.0; 2], [0; 2]);
    for nth in 0..games {
        // They change places, and each deal is played once.
        let first = (nth % 2) as usize;
        let seed = Seed(9000 + nth);
        let mut players =
            [0, 1].map(|seat| game.mind(bots[(seat + first) % 2]).begin(seed.nth(seat as u64 + 1)));
        let (mut position, mut moves) = (game.deal(seed), Moves::new());
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let mv = players[seat.index()].choose(&asked(&game, &position, &moves));
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        let outcome = game.outcome(&position);
        for seat in Seat::all(2) {
            let bot = (seat.index() + first) % 2;
            points[bot] += outcome.points[seat];
            if outcome.winners.has(seat) {
                wins[bot] += 1.0 / f64::from(outcome.winners.len());
            }
        }
    }
    println!("{games} games: {:?} wins, {:?} points", wins, points);
}
