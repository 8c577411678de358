//! Actions and observations.

use arrays::{Arrays, Found, Legal, Numbers};
use barrage::{Barrage, Level, Options, Seating, Variant};
use bots::Random;
use cities::{Cities, Laying, Side};
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Viewer};

/// Tables that differ in whatever can be agreed on.
fn barrages() -> Vec<Barrage> {
    let full = |players| barrage::Setup::new(players, Variant::Full);
    let options = Options {
        seating: Seating::Free,
        auction: true,
        rich_mahiri: true,
        simone: true,
        tommaso: true,
        ..Options::PLAIN
    };
    let leeghwater = Options { leeghwater: true, ..Options::PLAIN };
    let free = Options { seating: Seating::Free, leeghwater: true, ..Options::PLAIN };
    let promo = Options { leeghwater: true, promo_officers: true, ..Options::PLAIN };
    let setups = [
        full(2),
        full(4),
        barrage::Setup::new(3, Variant::Intro),
        full(3).with_automa(Seat(1), Level::VeryHard),
        full(4).with_options(options),
        full(4).with_options(leeghwater),
        full(3).with_options(free).with_automa(Seat(2), Level::VeryHard),
        full(4).with_options(promo),
        full(3).with_options(promo).with_automa(Seat(2), Level::VeryHard),
    ];
    setups.map(|setup| Barrage::open(setup).expect("a legal set-up")).into()
}

fn seas() -> Vec<Cities> {
    let setup = cities::Setup::new;
    let setups = [
        setup(1),
        setup(2),
        setup(4).contracts(true).boards(Side::Asymmetric),
        setup(3).metropolises(Laying::Chosen).edition(1),
    ];
    setups.map(|setup| Cities::open(setup).expect("a legal set-up")).into()
}

/// Walks through random games, and shows every position.
fn walk<G: Game>(game: &G, games: u64, mut see: impl FnMut(&G::Position, &[G::Move])) {
    for number in 0..games {
        let seed = Seed(9).nth(number);
        let (mut position, mut moves, mut player) = (game.deal(seed), Moves::new(), Random::new(seed));
        game.moves(&position, &mut moves);
        while game.to_move(&position).is_some() {
            see(&position, &moves);
            let mv = player.choose(&moves);
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        see(&position, &moves);
    }
}

/// Each legal move has a number of its own in the space, and hardly any is without a place of its own.
fn numbers_are_apart<G: Arrays>(game: &G) {
    let space = G::action_space();
    let (mut listed, mut rest) = (0, 0);
    let mut numbers = Numbers::new();
    walk(game, 12, |position, moves| {
        game.actions(position, moves, &mut numbers);
        assert_eq!(numbers.len(), moves.len());
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), moves.len(), "{moves:?} {numbers:?}");
        for number in sorted {
            let group = space.group_of(number).expect("a number of the space");
            listed += 1;
            rest += usize::from(group.name == "rest");
        }
    });
    assert!(listed > 1000 && rest * 1000 <= listed, "{rest} of {listed}");
}

#[test]
fn every_move_has_a_number_of_its_own() {
    barrages().iter().for_each(numbers_are_apart);
    seas().iter().for_each(numbers_are_apart);
}

/// What a batch keeps of a decision are the numbers of its moves one by one, and each leads to its move.
fn legal_is_as_numbered<G: Arrays>(game: &G) {
    let (mut numbers, mut legal, mut after) = (Numbers::new(), Legal::default(), Legal::default());
    let (size, mut chance) = (G::action_space().size(), Chance::new(Seed(6)));
    walk(game, 12, |position, moves| {
        game.actions(position, moves, &mut numbers);
        game.legal(position, moves, &mut legal);
        assert_eq!(legal.numbers().collect::<Vec<_>>(), *numbers, "{moves:?}");
        for (at, &number) in numbers.iter().enumerate() {
            assert_eq!(legal.find(number.into()), Some(Found::Listed(at)));
        }
        for _ in 0..20 {
            let any = chance.below(size + 200) as i64 - 100;
            assert_eq!(legal.find(any).is_some(), numbers.iter().any(|&number| i64::from(number) == any));
        }
        // Played apart, a move leads to the same actions, listed or not.
        let Some(&mv) = moves.get(chance.below(moves.len().max(1))) else { return };
        let (mut apart, mut listed) = (position.clone(), Moves::new());
        game.play_apart(&mut apart, mv, &mut listed, &mut after);
        let (mut plain, mut all) = (position.clone(), Moves::new());
        game.play(&mut plain, mv, &mut all, &mut Quiet);
        assert!(apart == plain);
        game.actions(&plain, &all, &mut numbers);
        let mut told: Vec<u16> = after.numbers().collect();
        for (&number, &mv) in numbers.iter().zip(&all) {
            let found = after.find(number.into()).expect("a legal action");
            let moved = match found {
                Found::Listed(at) => listed.get(at).copied(),
                Found::Unlisted(action) => G::unlisted(action),
            };
            assert!(moved == Some(mv), "{mv:?} is told as {moved:?}");
        }
        told.sort_unstable();
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        assert_eq!(told, sorted);
    });
}

#[test]
fn a_batch_keeps_the_numbers_of_all_moves() {
    barrages().iter().for_each(legal_is_as_numbered);
    seas().iter().for_each(legal_is_as_numbered);
}

/// What a seat cannot know is dealt anew, and its observation and its actions stay as they are; the position does not.
fn nothing_hidden<G: Arrays>(game: &G) {
    let features = game.observation().features();
    let (mut row, mut again) = (vec![0; features], vec![0; features]);
    let (mut numbers, mut numbers_again) = (Numbers::new(), Numbers::new());
    let mut chance = Chance::new(Seed(3));
    let (mut step, mut differed) = (0, 0);
    walk(game, 4, |position, moves| {
        step += 1;
        if step % 7 != 0 {
            return;
        }
        for seat in Seat::all(game.players()) {
            let mut dealt = position.clone();
            game.redeal(&mut dealt, Viewer::Seat(seat), &mut chance);
            differed += usize::from(dealt != *position);
            game.observe(&game.view(position, Viewer::Seat(seat)), seat, &mut row);
            game.observe(&game.view(&dealt, Viewer::Seat(seat)), seat, &mut again);
            assert_eq!(row, again, "{seat}");
            if game.to_move(position) == Some(seat) {
                game.actions(position, moves, &mut numbers);
                game.actions(&dealt, moves, &mut numbers_again);
                assert_eq!(*numbers, *numbers_again);
            }
        }
    });
    assert!(differed > 0, "a redeal changes something");
}

#[test]
fn an_observation_holds_nothing_that_its_seat_may_not_know() {
    barrages().iter().for_each(nothing_hidden);
    seas().iter().for_each(nothing_hidden);
}

/// An observation tells seats and moments apart, and every field has its place.
fn fields_are_whole<G: Arrays>(game: &G) {
    let observation = game.observation();
    let mut next = 0;
    for field in observation.fields() {
        assert_eq!(field.first, next, "{}", field.name);
        assert!(field.count > 0 && field.scale > 0, "{}", field.name);
        next += field.count;
    }
    assert_eq!(next, observation.features());
    let mut last = Vec::new();
    let mut row = vec![0; observation.features()];
    let (mut seen, mut same) = (0, 0);
    walk(game, 2, |position, _| {
        let seat = game.to_move(position).unwrap_or_default();
        row.fill(i16::MIN);
        game.observe(&game.view(position, Viewer::Seat(seat)), seat, &mut row);
        assert!(row.iter().all(|&value| value != i16::MIN), "every place is written");
        let mut scaled = vec![f32::NAN; row.len()];
        game.observe_scaled(&game.view(position, Viewer::Seat(seat)), seat, &mut scaled);
        for field in observation.fields() {
            for at in field.first..field.first + field.count {
                let expected = f32::from(row[at]) / f32::from(field.scale);
                assert!((scaled[at] - expected).abs() < 1e-5 && expected.abs() < 30.0, "{}", field.name);
            }
        }
        seen += 1;
        same += usize::from(row == last);
        last.clone_from(&row);
    });
    assert!(same * 20 < seen, "{same} of {seen} observations are as the one before");
}

#[test]
fn an_observation_is_whole() {
    barrages().iter().for_each(fields_are_whole);
    seas().iter().for_each(fields_are_whole);
}

/// An action keeps its number for good: what was there before Tommaso and The Leeghwater Project lies where it lay, and what came
/// with them lies behind it.
#[test]
fn numbers_never_change() {
    let groups = Barrage::action_space().groups();
    let place = |name: &str| groups.iter().find(|it| it.name == name).map(|it| (it.first, it.count));
    let kept =
        [("place", 16, 36), ("tile", 74, 63), ("build", 137, 83), ("copy", 599, 8), ("rest", 646, 256)];
    for (name, first, count) in kept {
        assert_eq!(place(name), Some((first, count)), "{name}");
    }
    assert_eq!(place("draft netherlands"), Some((902, 4)));
    assert_eq!(place("turn promotional"), Some((1125, 2)));
    assert_eq!(Barrage::action_space().size(), 1173);
    let game = Barrage::open(barrage::Setup::new(2, Variant::Full)).expect("a legal set-up");
    let fields = game.observation().fields();
    let later = fields.iter().position(|it| it.name == "own.netherlands").expect("it is told");
    assert_eq!(fields[later - 1].name, "step.structure");
    let before = |name: &str| fields.iter().position(|it| it.name == name).is_some_and(|at| at < later);
    assert!(before("own.officer") && before("fourth.automa") && before("patents") && !before("leeghwater"));
}

/// The documentation has a row for every field: its name and how many values it has.
fn fields_are_documented<G: Arrays>(game: &G, heading: &str) {
    let text = include_str!("../../../../docs/python.md");
    let text = text.split_once("## Observations").map_or("", |(_, rest)| rest);
    let text = text.split_once(heading).map_or("", |(_, rest)| rest);
    let text = text.split("\n##").next().unwrap_or("");
    let rows = game.observation().fields().iter().map(|field| {
        let of_player =
            ["own.", "next.", "third.", "fourth."].iter().find_map(|it| field.name.strip_prefix(it));
        format!("| `{}` | {} | {} |", of_player.unwrap_or(&field.name), field.count, field.scale)
    });
    let missing: std::collections::BTreeSet<String> =
        rows.filter(|row| !text.contains(row.as_str())).collect();
    assert!(
        missing.is_empty(),
        "docs/python.md lacks\n{}",
        missing.into_iter().collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn every_field_is_documented() {
    fields_are_documented(&barrages()[0], "### What Barrage tells");
    fields_are_documented(&seas()[0], "### What Underwater Cities tells");
}
