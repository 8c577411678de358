//! `expert-1` is what later experts are measured against, so it goes on playing as it did when it got its name.

use barrage::{Barrage, Setup, Variant};
use bots::{Bot, Budget, Level, Options, Played, asked};
use cities::Cities;
use kernel::{Game, Moves, Quiet, Seat, Seed};

/// FNV-1a, so that the test depends on no hash that may change.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// All decisions of a game between players of this kind.
fn game_of<G: Played>(game: &G, bot: &str, seed: Seed) -> String {
    let mind = game.mind(bot.parse::<Bot>().unwrap());
    let mut minds: Vec<_> =
        Seat::all(game.players()).map(|seat| mind.begin(seed.nth(seat.index() as u64 + 1))).collect();
    let (mut position, mut moves) = (game.deal(seed), Moves::new());
    game.moves(&position, &mut moves);
    let mut played = String::new();
    while let Some(seat) = game.to_move(&position) {
        let mv = minds[seat.index()].choose(&asked(game, &position, &moves));
        played.push_str(&format!("{mv}\n"));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    played
}

#[test]
fn expert_1_plays_barrage_as_it_always_did() {
    let options = Options {
        budget: Budget::Simulations(12_000),
        least_turns: 1,
        most_turns: 9,
        explore: 10.0,
        sharpness: 8.0,
        width: 2.0,
        deals: 16,
        room: 32_768,
        rehearse: 0,
        inside: 0,
        turns: 5,
        brisk: false,
        hunger: 0.3,
        guided: true,
        coached: false,
        keen: 0,
    };
    assert_eq!(<Barrage as Played>::options(Level::Expert1), options);
    let game = Barrage::open(Setup::new(2, Variant::Full)).unwrap();
    assert!(game.net(Level::Expert1).is_none());
    let games = [(2, Seed(41)), (3, Seed(42)), (4, Seed(43))].map(|(players, seed)| {
        let game = Barrage::open(Setup::new(players, Variant::Full)).unwrap();
        digest(&game_of(&game, "expert-1:sims=40", seed))
    });
    let then = [0x6bd2_1ab1_03f5_9275, 0x6731_a3ac_e5ea_742e, 0x232b_6471_4ea3_c8b5];
    assert_eq!(games, then, "{games:x?}");
}

#[test]
fn expert_1_plays_underwater_cities_as_it_always_did() {
    let options = Options {
        budget: Budget::Simulations(300),
        least_turns: 1,
        most_turns: 1,
        explore: 3.0,
        sharpness: 2.0,
        width: 4.0,
        deals: 16,
        room: 32_768,
        rehearse: 200,
        inside: 0,
        turns: 5,
        brisk: false,
        hunger: 0.5,
        guided: false,
        coached: false,
        keen: 0,
    };
    assert_eq!(<Cities as Played>::options(Level::Expert1), options);
    let open = |players, edition| Cities::open(cities::Setup::new(players).edition(edition)).unwrap();
    assert!(open(2, 2).net(Level::Expert1).is_none());
    let games = [(2, 2, Seed(41)), (3, 2, Seed(42)), (4, 1, Seed(43))]
        .map(|(players, edition, seed)| digest(&game_of(&open(players, edition), "expert-1:sims=5", seed)));
    let then = [0x238d_f13f_ca80_0254, 0x21e1_2ad9_28cb_1a90, 0x6aae_8c6f_35dd_55c0];
    assert_eq!(games, then, "{games:x?}");
}
