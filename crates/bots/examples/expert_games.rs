//! Plays games of experts at Underwater Cities, four at a table and alone, and writes each as a record. The positions of
//! these games are where listing moves is hardest (docs/performance.md).
//!
//! ```sh
//! cargo run --release -p bots --example expert_games -- target/expert-games 1 8
//! ```
//!
//! The first argument is the folder, then come the first and the last seed: a game of four and three games alone each. Then
//! may come the edition of the components and the version of the rules, the newest ones if they are not named.

use std::path::Path;

use bots::{Bot, Played};
use cities::{Cities, EDITION, Setup, Side};
use kernel::{Game, Match, Seed};

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("a folder to write to");
    let mut seed = || args.next().and_then(|seed| seed.parse().ok()).expect("the first and the last seed");
    let (first, last): (u64, u64) = (seed(), seed());
    let edition = args.next().map_or(EDITION, |edition| edition.parse().expect("an edition"));
    let rules =
        args.next().map_or(Cities::RULES_VERSION, |rules| rules.parse().expect("a version of the rules"));
    let open = |setup: Setup| Cities::open_under(setup.edition(edition), rules).expect("a legal set-up");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for seed in first..=last {
        let side = if seed % 2 == 0 { Side::Basic } else { Side::Asymmetric };
        write(
            &folder,
            &format!("four-{seed}"),
            &open(Setup::new(4).boards(side).contracts(seed % 4 < 2)),
            seed,
        );
        for alone in 0..3 {
            write(&folder, &format!("alone-{seed}-{alone}"), &open(Setup::new(1)), seed * 3 + alone);
        }
    }
}

fn write(folder: &str, name: &str, game: &Cities, seed: u64) {
    let expert: Bot = "expert".parse().expect("a bot there is");
    let mut minds: Vec<_> =
        (0..u64::from(game.players())).map(|seat| game.mind(expert).begin(Seed(seed ^ seat << 32))).collect();
    let mut table = Match::begin(game.clone(), Seed(seed));
    while let Some(seat) = table.to_move() {
        let mv = minds[seat.index()].choose(&bots::asked(game, table.position(), table.moves()));
        table.play(seat, mv).expect("a listed move is legal");
    }
    let path = Path::new(folder).join(format!("{name}.record"));
    std::fs::write(&path, table.record().to_string()).expect("the record can be written");
    println!("{} {} moves", path.display(), table.record().moves.len());
}
