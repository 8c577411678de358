//! Automas at the table (A-1, A-2).

use barrage::{Barrage, Event, Level, Officer, Phase, Setup, Tile, Variant};
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Set};

use crate::common::{Scene, lively, seat};

fn dealt(setup: Setup, seed: u64) -> Scene {
    let game = Barrage::open(setup).expect("a legal set-up");
    Scene { position: game.deal(Seed(seed)), events: Vec::new(), heard: 0 }
}

/// One person in seat P2 against three Automas.
fn solo(level: Level) -> Setup {
    [1, 3, 4]
        .into_iter()
        .fold(Setup::new(4, Variant::Full), |setup, number| setup.with_automa(seat(number), level))
}

/// The draft is over: every person has taken the first thing on offer.
fn drafted(setup: Setup, seed: u64) -> Scene {
    let mut scene = dealt(setup, seed);
    while scene.position.table.phase == Phase::Draft {
        let first = scene.moves()[0].clone();
        scene = scene.play(&first);
    }
    scene
}

/// A-2.1, B-3.12: the full game only, for two to four companies in all, at least one of them a person's.
#[test]
fn who_may_play() {
    let wrong = |setup: Setup| Barrage::open(setup).expect_err("it cannot be").to_string();
    let full = Setup::new(3, Variant::Full);
    assert!(wrong(Setup::new(3, Variant::Intro).with_automa(Seat(0), Level::Easy)).contains("B-3.12"));
    assert!(wrong(full.clone().with_automa(Seat(3), Level::Easy)).contains("P4"));
    let all = (0..3).map(Seat).fold(full, |setup, seat| setup.with_automa(seat, Level::Hard));
    assert!(wrong(all).contains("A-2.2"));
    assert!(wrong(Setup::new(1, Variant::Full)).contains("setup-barrage-players"));
    assert!(Barrage::open(Setup::new(2, Variant::Full).with_automa(Seat(0), Level::Easy)).is_ok());
}

/// A-1.5: each Automa has its own level; a set-up without Automas is written as before there were any.
#[test]
fn set_ups_in_writing() {
    let mixed =
        Setup::new(4, Variant::Full).with_automa(seat(3), Level::Hard).with_automa(seat(4), Level::VeryHard);
    let text = serde_json::to_string(&mixed).expect("a set-up is JSON");
    assert_eq!(text, r#"{"players":4,"variant":"full","automas":{"P3":"hard","P4":"very-hard"}}"#);
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("it reads back"), mixed);
    let plain = Setup::new(2, Variant::Full);
    assert_eq!(serde_json::to_string(&plain).expect("JSON"), r#"{"players":2,"variant":"full"}"#);
    assert_eq!(serde_json::from_str::<Setup>(r#"{"players":2}"#).expect("it reads"), plain);
    for text in [r#"{"players":2,"automas":{"P9":"hard"}}"#, r#"{"players":2,"automas":{"P2":"harder"}}"#] {
        assert!(serde_json::from_str::<Setup>(text).is_err(), "{text}");
    }
}

/// A-2.1: Automas count as players for blocked spaces, national contracts and turn order.
#[test]
fn automas_count_as_players() {
    for (players, national, blocked) in [(2, 1, 10), (3, 2, 6), (4, 3, 0)] {
        let setup = (1..players)
            .map(Seat)
            .fold(Setup::new(players, Variant::Full), |setup, seat| setup.with_automa(seat, Level::Medium));
        let scene = drafted(setup, 3);
        let table = &scene.position.table;
        assert_eq!(table.national.iter().flatten().count(), national);
        assert_eq!(table.order().len(), players as usize);
        let closed = barrage::Space::all().filter(|space| space.row().players > players).count();
        assert_eq!(closed, blocked);
    }
}

/// A-2.2: people draft among as many boards as there are companies; what is left goes to the Automas, officers and
/// starting contracts to the box.
#[test]
fn people_choose_first() {
    let scene = dealt(solo(Level::Hard), 5);
    assert_eq!(scene.moves().len(), 16, "four boards and four contracts");
    let scene = drafted(solo(Level::Hard), 5);
    let table = &scene.position.table;
    assert_eq!(scene.times("drafted"), 1);
    assert_eq!(scene.times("automa-joined"), 3);
    assert!(table.pairs.iter().all(Option::is_none) && table.starting.is_empty());
    let mut companies: Vec<_> =
        table.seats().map(|seat| table.seats[seat].company.expect("a company")).collect();
    companies.sort_unstable();
    assert_eq!(companies, barrage::Company::ALL);
    assert!(table.automas().all(|seat| table.seats[seat].officer.is_none()));
    // Which board goes to whom is chance.
    let boards = |seed| drafted(solo(Level::Hard), seed).position.table.seats[Seat(0)].company;
    assert!((0..20).any(|seed| boards(seed) != boards(0)));
}

/// A-2.3: Automas come first in the turn order, in random order; the people follow, the last to choose first.
#[test]
fn automas_play_first() {
    let setup =
        Setup::new(4, Variant::Full).with_automa(Seat(1), Level::Easy).with_automa(Seat(2), Level::Hard);
    let mut firsts = Vec::new();
    for seed in 0..20 {
        let fresh = dealt(setup.clone(), seed);
        let choosing: Vec<Seat> = fresh.position.table.order()[..2].to_vec();
        let scene = drafted(setup.clone(), seed);
        let order = scene.position.table.order();
        assert_eq!(order[2..], [choosing[1], choosing[0]]);
        firsts.push(order[0]);
        let turned: Vec<Seat> = scene
            .events
            .iter()
            .filter_map(|event| match event {
                Event::AutomaTurned { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(turned, order[..2], "both have had a turn before a person is asked");
    }
    assert!(firsts.contains(&Seat(1)) && firsts.contains(&Seat(2)));
}

/// A-2.4: 16 VP, 6 excavators, 4 mixers, 12 engineers, the basic tiles; no credits, no officer, no contract.
#[test]
fn what_an_automa_begins_with() {
    let scene = crate::common::scene("automas = { Germany = 'medium' }");
    scene.shows("Germany: 12 engineers, 16 vp, 6 excavators, 4 mixers, 0 credits, 0 energy");
    let germany = scene.of("Germany");
    assert_eq!(
        (germany.officer, germany.contracts, germany.tiles),
        (None, Set::EMPTY, Set::from_bits(0b1111))
    );
    assert_eq!(germany.wheel, [barrage::Segment::default(); 6]);
    let joined = drafted(solo(Level::Medium), 8);
    let before_turns = joined.events.iter().position(|event| matches!(event, Event::AutomaTurned { .. }));
    assert!(before_turns.is_some());
    for seat in joined.position.table.automas() {
        let automa = &joined.position.table.seats[seat];
        assert_eq!((automa.credits, automa.officer, automa.contracts), (0, None, Set::EMPTY));
    }
}

/// A-2.5: the 20 tiles are one stack, the top one's actions showing; there is no criteria tile before the first turn.
#[test]
fn one_stack_for_all() {
    let fresh = dealt(solo(Level::Medium), 4);
    let board = fresh.position.table.automa;
    assert!(board.action.is_some() && board.criteria.is_none() && board.discard.is_empty());
    assert_eq!(fresh.position.hidden.automa_tiles.len(), 19);
    let scene = drafted(solo(Level::Medium), 4);
    assert_eq!(scene.position.hidden.automa_tiles.len(), 16, "three turns");
    let plain = crate::common::scene("variant = 'full'");
    assert_eq!(plain.position.table.automa, Default::default());
    assert_eq!(plain.position.hidden.automa_tiles.len(), 0);
}

/// A-21.1, B-3.19, B-24.4: a very hard Automa has an officer. The officers Mahiri may copy lie open before the draft: the
/// others dealt, whoever gets them, topped up to three.
#[test]
fn officers_of_very_hard_automas() {
    let mut with_mahiri = 0;
    for seed in 0..40 {
        for level in [Level::Medium, Level::VeryHard] {
            let setup = Setup::new(3, Variant::Full).with_automa(Seat(1), level).with_automa(Seat(2), level);
            let mut scene = dealt(setup, seed);
            let pairs = scene.position.table.pairs;
            let choice = pairs.iter().flatten().find(|(_, officer)| *officer == Officer::Mahiri);
            let Some((company, _)) = choice else { continue };
            with_mahiri += 1;
            let shown = scene.position.table.laid_out_for_mahiri().expect("she is on offer");
            assert_eq!((shown.len(), scene.position.table.extra_officers.len()), (3, 1));
            let contract = scene.position.table.starting.first().expect("one is on offer");
            scene = scene.play(&format!("draft {company} {contract}"));
            let table = &scene.position.table;
            let officers = table.automas().filter(|&seat| table.seats[seat].officer.is_some()).count();
            let extra = table.extra_officers.len() as usize;
            assert_eq!((officers, extra), if level == Level::VeryHard { (2, 1) } else { (0, 3) });
            assert_eq!(table.laid_out_for_mahiri(), Some(shown), "nothing changes after the draft");
            assert_eq!(scene.times("officer-laid-out"), 0);
        }
    }
    assert!(with_mahiri > 10);
    // Whoever leaves her: the officers laid out for her are put away, or serve nobody.
    let setup = Setup::new(2, Variant::Full).with_automa(Seat(1), Level::VeryHard);
    let mut left = 0;
    for seed in 0..60 {
        let mut scene = dealt(setup.clone(), seed);
        let pairs = scene.position.table.pairs;
        let choice = pairs.iter().flatten().find(|(_, officer)| *officer != Officer::Mahiri);
        let Some((company, _)) = choice.filter(|_| scene.position.table.laid_out_for_mahiri().is_some())
        else {
            assert!(scene.position.table.extra_officers.is_empty(), "B-3.19: only with Mahiri");
            continue;
        };
        left += 1;
        let contract = scene.position.table.starting.first().expect("one is on offer");
        scene = scene.play(&format!("draft {company} {contract}"));
        let table = &scene.position.table;
        assert_eq!((table.laid_out_for_mahiri(), table.extra_officers.len()), (None, 0));
    }
    assert!(left > 5);
    // Under version 1 they were settled after the draft.
    let old = kernel::Game::deal(&Barrage::open_under(setup, 1).expect("a legal set-up"), Seed(3));
    assert!(old.table.extra_officers.is_empty());
    let anton = crate::common::scene("automas = { Germany = 'very-hard' }\n[Germany]\nofficer = 'Anton'");
    assert!(anton.of("Germany").tiles.has(Tile::ANTON));
}

/// A-1.1: what Automas bring to light cannot be taken back by a person.
#[test]
fn a_turned_tile_stays_turned() {
    let mut game = kernel::Match::begin(Barrage::open(solo(Level::Easy)).expect("legal"), Seed(2));
    let asked = game.to_move().expect("somebody");
    assert_eq!(asked, seat(2));
    let mv = game.moves()[0];
    game.play(asked, mv).expect("legal");
    assert_eq!(game.undo(asked), Err(kernel::UndoRefused::Revealed));
}

/// A-2.5: what nobody can know is dealt anew, and nothing else: the order of the tiles and the shuffles to come.
#[test]
fn redealing() {
    let game = Barrage::open(solo(Level::Medium)).expect("legal");
    let mut position = game.deal(Seed(9));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    let mut chance = Chance::new(Seed(1));
    for _ in 0..30 {
        let mv = lively(&moves, &mut chance);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    let mut other = position;
    game.redeal(&mut other, kernel::Viewer::Spectator, &mut chance);
    assert_eq!(game.view(&position, kernel::Viewer::Spectator), game.view(&other, kernel::Viewer::Spectator));
    assert_ne!(position.hidden.automa_tiles, other.hidden.automa_tiles);
    assert_ne!(position.hidden.chance, other.hidden.chance);
    let view = serde_json::to_value(game.view(&position, kernel::Viewer::Spectator)).expect("JSON");
    assert!(view.get("stacks").is_none());
    assert_eq!(view["unseen"]["automa"].as_array().expect("tiles").len(), position.hidden.automa_tiles.len());
    let mut plain = Barrage::open(Setup::new(2, Variant::Full)).expect("legal").deal(Seed(1));
    let game = Barrage::open(Setup::new(2, Variant::Full)).expect("legal");
    game.redeal(&mut plain, kernel::Viewer::Spectator, &mut chance);
    assert_eq!(plain.hidden.chance, Chance(0), "a game without Automas draws nothing more");
}

/// A-1.2, A-2.4, A-21.1, A-21.8, A-23.1, A-23.3, A-4.2, A-8.3: a position file that cannot be is told why.
#[test]
fn impossible_positions() {
    let automa = |more: &str| crate::common::impossible(&format!("automas = {{ Germany = 'hard' }}\n{more}"));
    for (more, why) in [
        ("[Germany]\ncredits = 1", "A-23.1"),
        ("[Germany]\ncontracts = ['G01']", "A-23.1"),
        ("[Germany]\nofficer = 'Jill'", "A-21.1"),
        ("automa = { action = '1-1A-5', criteria = '1-1A-5' }", "A-23.3"),
        ("automa = { action = '1-1A-5' }\nstacks = { automa = ['1-1A-5'] }", "A-23.3"),
        ("automa = { discard = ['1-1A-5'] }", "A-1.2"),
        ("automa = { directed = ['P1'] }", "A-21.8"),
        ("automa = { contracts = ['N1'] }", "A-8.3"),
        ("stacks = { chance = 'heads' }", "sheet-stacks-chance-hexadecimal-digits"),
        ("[Germany]\nposted = { 'workshop 1 left' = 3 }", "A-4.2"),
        ("[Germany]\nposted = { 'bank' = 1 }", "A-4.2"),
        ("[Germany]\nlaid = 13", r#""company":"Germany","amount":"13","what":"laid""#),
        ("[USA]\nspaces = ['workshop 1 left']\n[Germany]\nposted = { 'workshop 1 left' = 1 }", "A-4.2"),
    ] {
        let told = automa(more);
        assert!(told.contains(why), "{more}: {told}");
    }
    let without = crate::common::impossible("automa = { action = '1-1A-5' }");
    assert!(without.contains("sheet-automa-said-automas-names"), "{without}");
    let nobody = crate::common::impossible("automas = { Italy = 'hard' }");
    assert!(nobody.contains("sheet-automas-nobody-table"), "{nobody}");
    let all = crate::common::impossible("automas = { USA = 'easy', Germany = 'hard' }");
    assert!(all.contains("A-2.2"), "{all}");
    let intro = crate::common::impossible("variant = 'intro'\nautomas = { P2 = 'hard' }");
    assert!(intro.contains("B-3.12"), "{intro}");
}

/// A-5.1: the tiles a file names lie on top; the others follow below, so that all 20 are there.
#[test]
fn tiles_in_a_position_file() {
    let scene = crate::common::scene(
        "automas = { P2 = 'easy' }\nstacks = { automa = ['5-9A-8', '1-5A-8'] }\nautoma.action = '1-1A-5'",
    );
    let hidden = scene.position.hidden.automa_tiles;
    assert_eq!(hidden.len(), 19);
    let top: Vec<String> = hidden.iter().rev().take(2).map(ToString::to_string).collect();
    assert_eq!(top, ["5-9A-8", "1-5A-8"]);
    assert_eq!(scene.position.table.setup(), Setup::new(2, Variant::Full).with_automa(Seat(1), Level::Easy));
}
