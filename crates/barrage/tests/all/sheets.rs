//! Position files: every position can be written out and read back, and impossible ones are told why.

use crate::common::{impossible, scene};
use barrage::{Barrage, Position, Setup, Sheet};
use kernel::{Chance, Game as _, Match, Moves, Quiet, Record, Seat, Seed};

/// Every position of random games survives being written and read, as TOML and as JSON.
#[test]
fn positions_round_trip() {
    for (players, variant) in crate::common::SETUPS {
        let game = crate::common::game(players, variant);
        for seed in 0..12 {
            let mut chance = Chance::new(Seed(seed));
            let mut position = kernel::Game::deal(&game, Seed(seed));
            let mut moves = Moves::new();
            position.moves(&mut moves);
            while !moves.is_empty() {
                let sheet = Sheet::of(&position);
                assert!(
                    sheet.position() == Ok(position),
                    "{}",
                    toml::to_string(&sheet).expect("a sheet is TOML")
                );
                if chance.below(20) == 0 {
                    let text = toml::to_string(&sheet).expect("a sheet is TOML");
                    let read: Sheet = toml::from_str(&text).expect("it reads back");
                    assert!(read.position() == Ok(position), "{text}");
                    let json = serde_json::to_string(&position).expect("a position is JSON");
                    assert!(
                        serde_json::from_str::<Position>(&json).expect("it reads back") == position,
                        "{json}"
                    );
                }
                let mv = crate::common::lively(&moves, &mut chance);
                position.play(mv, &mut moves, &mut Quiet);
            }
            assert!(Sheet::of(&position).position() == Ok(position), "the end of game {seed}");
        }
    }
}

/// A sheet says only what differs: an empty one is a game about to have its first turn.
#[test]
fn an_empty_sheet_is_a_fresh_game() {
    let scene = scene("");
    assert_eq!((scene.asked().as_str(), scene.asks().as_str()), ("USA", "turn"));
    let usa = scene.of("USA");
    assert_eq!((usa.engineers, usa.credits, usa.excavators, usa.mixers, usa.vp), (12, 6, 6, 4, 10));
}

/// Engineers that are not said to be anywhere are at the bank (B-23.2).
#[test]
fn engineers_are_made_to_add_up() {
    let scene = scene("[USA]\nengineers = 3\nspaces = ['turbine +2 left']\nconstructions = 2");
    assert_eq!((scene.of("USA").engineers, scene.of("USA").banked), (3, 4));
    let scene = crate::common::scene("[USA]\nspaces = ['workshop 1 left']\nbank = 2");
    assert_eq!(scene.of("USA").engineers, 9);
}

/// What cannot be is told, with the rule.
#[test]
fn impossible_positions_are_told_why() {
    for (text, told) in [
        ("players = 5", "setup-barrage-players"),
        ("game = 'chess'", "chess"),
        ("players = 3\nseats = ['USA', 'Italy']", "sheet-seats-names-companies-play"),
        ("seats = ['USA', 'USA']", "sheet-sits-two-seats"),
        ("[France]\ncredits = 3", "sheet-described-does-not-play"),
        ("neutral = { B5L = 4 }", "B-1.7"),
        ("water = { B5U = 1 }", "B-11.1"),
        ("neutral = { B5L = 2 }\nwater = { B5L = 3 }", "B-23.4"),
        ("[USA]\nengineers = 13", "B-23.2"),
        ("[USA]\nengineers = 5\nbank = 5", "B-23.2"),
        ("[USA]\nconstructions = 5", "B-7.1"),
        ("[USA]\nspaces = ['turbine +1 left']", "B-3.9"),
        ("[USA]\nspaces = ['workshop 1 left']\n[Germany]\nspaces = ['workshop 1 left']", "B-6.6"),
        ("[USA]\nstructures = ['B5L', 'B5U']", "B-9.1"),
        ("[USA]\nstructures = ['P5.1', 'P5.2']", "B-9.4"),
        ("[USA]\nstructures = ['C5L']\n[Germany]\nstructures = ['C5L']", "B-9.3"),
        ("[USA]\nstructures = ['C1L', 'C1R', 'C2L', 'C2R', 'C3L', 'C3R']", "B-7.5"),
        ("[USA]\nstructures = ['B5L+3']", "B-1.7"),
        ("[USA]\nofficer = 'Jill'\n[Germany]\nofficer = 'Jill'", "B-1.2"),
        ("[USA]\ncopied = 'Jill'", "B-21.7"),
        ("[USA]\ncopies = 1", "B-21.7"),
        ("[USA]\ntiles = ['anton']", "B-21.6"),
        ("[USA]\ntiles = ['I-Base']\n[Germany]\ntiles = ['I-Base']", "B-23.6"),
        ("[USA]\ntiles = ['base']\nwheel = ['', 'base 3E']", "B-23.6"),
        ("[USA]\nwheel = ['base 3E']", "B-8.4"),
        ("[USA]\nwheel = ['', '', '', '', '', '', '']", "B-8.1"),
        ("[USA]\ncontracts = ['N1']", "B-13.6"),
        ("[USA]\ncontracts = ['G01']\n[Germany]\nfulfilled = ['G01']", "sheet-contract-two-places"),
        ("national = ['N1', 'N2']", "B-3.5"),
        ("display = { green = ['Y01'] }", "B-3.6"),
        ("variant = 'intro'\npatents = ['I-Base']", "B-3.11"),
        ("variant = 'intro'\n[USA]\ntiles = ['I-Base']", "B-3.11"),
        ("variant = 'intro'\nphase = 'draft'", "B-3.10"),
        ("[USA]\ntiles = ['joker']", "B-3.14"),
        ("round = 6", "B-4.1"),
        ("order = ['USA']", "sheet-order-names-players-play"),
        ("order = ['USA', 'USA']", "sheet-order-names-twice"),
        ("turn = 'France'", "sheet-nobody-table"),
        ("agenda = ['turn']", "sheet-agenda-does-not-end"),
        ("agenda = ['end turn', 'end turn']", "sheet-may-only-come-last"),
        (
            "agenda = ['payment base base B5L', 'end turn']\n[USA]\nexcavators = 0",
            "sheet-agenda-not-possible-position",
        ),
        ("bonus = ['bases']", "B-3.3"),
        ("bonus = ['bases', 'conduits', 'bases', 'elevations', 'advanced']", "sheet-bonus-tile-lies-two"),
        (
            "variant = 'intro'\nbonus = ['bases', 'conduits', 'contracts', 'elevations', 'advanced']",
            "sheet-introductory-game-no-bonus",
        ),
        ("head_streams = { HA = { tile = 'h1' }, HB = { tile = 'h1' } }", "B-3.2"),
        ("stacks = { I = ['II-Base'] }", "B-3.13"),
        ("stacks = { green = ['Y01'] }", "B-3.6"),
        ("rules = 99", "setup-"),
        ("[USA]\ncontracts = ['S1', 'S2', 'G01', 'G02']", "B-13.10"),
        ("agenda = ['discard', 'end turn']\n[Germany]\ncontracts = ['S1', 'S2', 'G01', 'G02']", "B-13.10"),
        ("neutral = { B5U = 2 }", "B-3.7"),
        ("neutral = { B5L = 1 }", "B-3.7"),
        ("neutral = { B5L = 2, B6L = 2 }", "B-3.7"),
        ("[USA]\nexcavators = 2\nwheel = ['', 'base 3E']", "B-8.3"),
        ("[USA]\nmixers = 0\nwheel = []", "B-8.3"),
    ] {
        let sentence = impossible(text);
        assert!(sentence.contains(told), "{text:?} gives {sentence:?}, not {told:?}");
        // The kind names the sentence people read, so no detail may take its place.
        let fault: serde_json::Value = serde_json::from_str(&sentence).expect("a fault");
        let kind = fault["kind"].as_str().expect("it has a kind");
        assert!(kind.starts_with("sheet-") || kind.starts_with("setup-"), "{sentence}");
    }
}

/// A study need not be a position that a game could come to; written out it says so, and reads back.
#[test]
fn studies_may_be_out_of_reach() {
    for text in ["neutral = { B5U = 1, B5L = 1 }", "[USA]\nexcavators = 0\nwheel = ['', 'base 3E']"] {
        let sheet: Sheet = toml::from_str(&format!("study = true\n{text}")).expect("a sheet");
        let position = sheet.position().expect("a study");
        let written = Sheet::of(&position);
        assert_eq!(written.study, Some(true));
        assert!(written.position() == Ok(position), "{text}");
    }
    // Where a file says nothing of the wheel, machines that are not in the supply are simply elsewhere.
    let sheet: Sheet = toml::from_str("[USA]\nexcavators = 0").expect("a sheet");
    assert!(sheet.position().is_ok());
    let discards = "agenda = ['discard', 'end turn']\n[USA]\ncontracts = ['S1', 'S2', 'G01', 'G02', 'G03']";
    assert!(toml::from_str::<Sheet>(discards).expect("a sheet").position().is_ok());
}

/// A stack may be given by its top cards: the rest of the deal lies below them.
#[test]
fn stacks_by_their_top_cards() {
    let text = "display = { green = ['G01', 'G02'] }\nstacks = { green = ['G09', 'G08', '...'], II = ['II-Joker', '...'] }";
    let scene = scene(text);
    let green = &scene.position.hidden.contracts[0];
    let top: Vec<String> = green.iter().rev().take(2).map(ToString::to_string).collect();
    assert_eq!((top, green.len()), (vec!["G09".to_owned(), "G08".to_owned()], 13));
    let second = &scene.position.hidden.tiles[1];
    assert_eq!((second.last().map(ToString::to_string), second.len()), (Some("II-Joker".to_owned()), 5));
    let whole = crate::common::scene("stacks = { green = ['G09', 'G08'] }");
    assert_eq!(whole.position.hidden.contracts[0].len(), 2, "without the dots that is all of it");
}

/// Companies and seats name the same.
#[test]
fn seats_serve_for_companies() {
    let by_company = "seats = ['Italy', 'USA']\nturn = 'USA'\nautomas = { Italy = 'very-hard' }\n\
                      automa = { directed = ['USA'] }\n[Italy]\nofficer = 'Mahiri'\n[USA]\ncredits = 9";
    let by_seat = "seats = ['Italy', 'USA']\nturn = 'P2'\nautomas = { P1 = 'very-hard' }\n\
                   automa = { directed = ['P2'] }\n[P1]\nofficer = 'Mahiri'\n[P2]\ncredits = 9";
    let read = |text: &str| toml::from_str::<Sheet>(text).expect("a sheet").position().expect("a position");
    assert!(read(by_company) == read(by_seat));
    assert!(impossible("[P1]\ncredits = 3\n[USA]\ncredits = 3").contains("sheet-described-twice"));
    assert!(impossible("[P3]\ncredits = 3").contains("sheet-nobody-table"));
}

/// a position may be settled just as far as to the turn of an Automa, whose moves are then played one by one.
#[test]
fn the_turn_of_an_automa_can_be_waited_for() {
    let text = "automas = { Germany = 'medium' }\nturn = 'USA'";
    let mut position = toml::from_str::<Sheet>(text).expect("a sheet").position().expect("a position");
    let mut moves = Moves::new();
    position.settle_to_automa(&mut moves, &mut Quiet);
    position.play_to_automa("bank".parse().expect("a move"), &mut moves, &mut Quiet);
    position.play_to_automa("engineers 1".parse().expect("a move"), &mut moves, &mut Quiet);
    let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!((position.table.active, names), (crate::common::seat(2), vec!["turn tile".to_owned()]));
    assert!(Sheet::of(&position).position() == Ok(position), "it can be written and read back");
    let mut on = position;
    on.play("turn tile".parse().expect("a move"), &mut moves, &mut Quiet);
    assert_eq!(on.table.active, crate::common::seat(1));
}

/// A game may begin from a position: its record holds the file and replays, whatever the seed, and what was agreed
/// besides is what the file says.
#[test]
fn a_game_begins_from_a_position_and_its_record_replays() {
    let text = "seats = ['Italy', 'USA']\nturn = 'USA'\nround = 2\nvariant = 'intro'\n[USA]\ncredits = 9";
    let setup = Setup::from_position(text).expect("a position");
    assert_eq!((setup.players, setup.position.as_deref()), (2, Some(text)));
    let game = Barrage::open(setup.clone()).expect("a set-up");
    let mut begun = Match::begin(game, Seed(7));
    assert_eq!((begun.to_move(), begun.position().table.round), (Some(Seat(1)), 2));
    for mv in ["bank", "engineers 3"] {
        begun.play(Seat(1), mv.parse().expect("a move")).expect("it is legal");
    }
    let record = begun.record().to_string();
    assert!(record.contains("\"position\":\"seats = ['Italy', 'USA']"), "{record}");
    let read: Record<Barrage> = record.parse().expect("a record");
    let replayed = read.replay(None).expect("it replays");
    assert_eq!(replayed.position().table.seats[Seat(1)].credits, 12);

    let other = Setup { players: 3, ..setup.clone() };
    let fault = Barrage::open(other).expect_err("the file is for two").0;
    assert_eq!(fault.kind, "setup-position-differs");
    let fault = |text: &str| Setup::from_position(text).expect_err("no position").0.kind;
    assert_eq!(fault("turn = 'Spain'"), "setup-position");
    assert_eq!(fault("rules = 1"), "setup-position");
    assert_eq!(fault(&" ".repeat(70_000)), "setup-position-too-large");
}
