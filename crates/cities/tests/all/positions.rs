//! Positions written by hand: what cannot be is refused with the reason, and what is not said is as it would be.

use cities::{Cities, Event, Phase, Setup, Sheet, Step};
use kernel::{Game as _, Match, Record, Seat, Seed};

use crate::common::scene::scene;

/// Why a file describes no position.
fn refused(text: &str) -> String {
    let sheet = Sheet::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    match sheet.open() {
        Ok(_) => panic!("{text} describes a position"),
        Err(error) => error.to_string(),
    }
}

/// What cannot be in any game is refused with its rule: U-1.1, U-2.2, U-2.6, U-3.4, U-5.9, U-10.2, U-10.3, U-15.8, U-19.5,
/// U-26.1, U-28.5.
#[test]
fn what_cannot_be_is_refused() {
    let two = "[setup]\nplayers = 2\n";
    let four = "[setup]\nplayers = 4\n";
    for (text, fault, rule) in [
        (format!("{two}[player.P1]\nboard = 1\n[player.P2]\nboard = 1"), "sheet-board-twice", "U-2.6"),
        (format!("{two}[player.P1]\nboard = 5"), "sheet-board-wrong-side", "U-2.6"),
        (format!("{two}boards = \"asymmetric\"\n[player.P1]\nboard = 1"), "sheet-board-wrong-side", "U-2.6"),
        (
            format!("{two}[player.P1]\nboard = 1\nfarms = [\"b1.1\"]"),
            "sheet-building-beside-nothing",
            "U-10.3",
        ),
        (
            format!("{two}[player.P1]\nboard = 1\nnonsymbiotic = [\"c3\", \"b1\"]"),
            "sheet-city-beside-nothing",
            "U-10.2",
        ),
        (
            format!("phase = \"turns\"\nround = 5\ndiscard = [3]\n{two}"),
            "sheet-discard-only-current",
            "U-5.9",
        ),
        (format!("phase = \"turns\"\ndiscard = [90]\n{two}"), "sheet-discard-only-current", "U-5.9"),
        (format!("phase = \"turns\"\n{two}[player.P1]\nhand = [90, 1, 2]"), "sheet-card-later-era", "U-2.2"),
        (
            format!(
                "phase = \"turns\"\ntiles = {{ 1 = [\"P1\"], 2 = [\"P1\"], 3 = [\"P1\"], 4 = [\"P1\"] }}\n{two}"
            ),
            "sheet-tiles-most-three",
            "U-1.1",
        ),
        (
            format!("phase = \"turns\"\ntiles = {{ 1 = [\"P1\", \"P2\"] }}\n{two}"),
            "sheet-tiles-one-cloned",
            "U-15.8",
        ),
        (
            format!("phase = \"turns\"\ntiles = {{ 1 = [\"P1\", \"P2\"], 2 = [\"P3\", \"P2\"] }}\n{four}"),
            "sheet-tiles-one-cloned",
            "U-15.8",
        ),
        (
            format!("phase = \"turns\"\ncloning = true\ntiles = {{ 1 = [\"P1\", \"P2\"] }}\n{four}"),
            "sheet-tiles-one-cloned",
            "U-15.8",
        ),
        (
            format!("phase = \"turns\"\ntiles = {{ 1 = [\"blocked\"] }}\n{two}"),
            "sheet-tiles-blocked-solo",
            "U-28.5",
        ),
        (format!("contracts = [\"housing\"]\n{two}"), "sheet-contracts-no-variant", "U-26.1"),
        (format!("{two}[player.P1]\ncontracts = [\"housing\"]"), "sheet-contracts-no-variant", "U-26.1"),
        (
            "contracts = [\"housing\", \"transit\", \"academy\"]\n[setup]\nplayers = 2\ncontracts = true\n\
             [player.P1]\ncontracts = [\"symbiosis\"]"
                .to_owned(),
            "sheet-contracts-three-in-all",
            "U-26.1",
        ),
        (format!("phase = \"turns\"\n{two}[player.P1]\nhand = []"), "sheet-hand-empty", "U-19.5"),
        (format!("round = 3\n{two}"), "sheet-phase-not-in-round", "U-3.4"),
        (format!("phase = \"production\"\nround = 3\n{two}"), "sheet-phase-not-in-round", "U-3.4"),
        (format!("phase = \"new-hands\"\nround = 4\n{two}"), "sheet-phase-not-in-round", "U-3.4"),
        (format!("phase = \"scoring\"\nround = 9\n{two}"), "sheet-phase-not-in-round", "U-3.4"),
    ] {
        let reason = refused(&text);
        assert!(reason.contains(&format!("\"{fault}\"")) && reason.contains(rule), "{text}\n{reason}");
    }
}

/// U-2.6: who is not said to have a board gets another one if that is said to be somebody else's.
#[test]
fn boards_that_are_not_said_make_room() {
    for seed in 0..8 {
        for id in 1..=4 {
            let text = format!("seed = {seed}\n[setup]\nplayers = 4\n[player.P3]\nboard = {id}");
            let (game, p) = Sheet::read(&text).expect("a sheet").open().expect("a position");
            let mut boards: Vec<u8> = Seat::all(4)
                .map(|seat| game.pack().boards()[usize::from(p.players[seat].board)].id)
                .collect();
            assert_eq!(boards[2], id);
            boards.sort_unstable();
            assert_eq!(boards, [1, 2, 3, 4]);
        }
    }
}

/// U-15.8: two tiles on one slot among four players mean that the cloning tile is taken.
#[test]
fn two_tiles_on_a_slot_are_the_cloning_tile() {
    let table = scene("tiles = { 1 = [\"P2\", \"P3\"] }");
    assert!(!table.p.cloning);
}

/// U-21.1, U-24.1: without an agenda a phase begins with the first in order, and everybody has a part in it.
#[test]
fn a_phase_without_an_agenda_plays_as_it_would() {
    for order in ["\"P1\", \"P2\"", "\"P2\", \"P1\""] {
        let text = format!(
            "phase = \"production\"\norder = [{order}]\nstanding = []\n[setup]\nplayers = 2\n[player.P1]\nsteps = 0\n[player.P2]\nsteps = 0"
        );
        let mut events: Vec<Event> = Vec::new();
        let (_, p) = Sheet::read(&text).expect("a sheet").lay(&mut events).expect("a position");
        assert_eq!((p.round, p.phase), (5, Phase::NewHands), "after round 4 the next era begins");
        let produced: Vec<Seat> = events
            .iter()
            .filter_map(|event| match event {
                Event::Produced { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(produced, p.order.to_vec(), "each produces once, in order");
        assert!(events.iter().any(|event| matches!(event, Event::Fed { .. })), "and all of it is told");
    }
    let text = "phase = \"scoring\"\n[setup]\nplayers = 3";
    let mut events: Vec<Event> = Vec::new();
    let (_, p) = Sheet::read(text).expect("a sheet").lay(&mut events).expect("a position");
    assert_eq!((p.round, p.phase), (10, Phase::Over));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Scored { .. })).count(), 6);
}

/// U-28.5, U-28.7: blocking tiles that are not said lie where they lie in that round.
#[test]
fn blocking_tiles_lie_where_the_round_puts_them() {
    let blocked = |round: u8| {
        let text = format!("phase = \"turns\"\nround = {round}\n[setup]\nplayers = 1");
        let (_, p) = Sheet::read(&text).expect("a sheet").open().expect("a position");
        p.tiles
            .iter()
            .enumerate()
            .filter(|(_, tiles)| !tiles.is_empty())
            .map(|(slot, _)| slot)
            .collect::<Vec<_>>()
    };
    assert_eq!((blocked(1), blocked(3)), (vec![1, 5, 9], vec![3, 7, 11]));
}

/// Every step that docs/positions-cities.md names can be written, and no other one.
#[test]
fn the_page_names_every_step_of_the_agenda() {
    let page = include_str!("../../../../docs/positions-cities.md");
    let steps = page.split("## The agenda").nth(1).expect("the page tells of the agenda");
    let named: Vec<&str> =
        steps.lines().filter_map(|line| line.strip_prefix("| `{ step = \"")?.split('"').next()).collect();
    let read = |step: &str| {
        let text = format!(
            "slot = 1\ncard = 1\nnode = 1\nof = 1\npiece = \"farm\"\nspot = {{ Building = 0 }}\nstep = \"{step}\"\ntask = {{ node = 1 }}"
        );
        toml::from_str::<Step>(&text)
    };
    for step in &named {
        assert!(read(step).is_ok(), "{step}: {:?}", read(step));
    }
    let refusal = read("nothing").expect_err("there is no such step").to_string();
    let known = refusal.matches('`').count() / 2 - 1;
    // The probe is no step of a game.
    assert_eq!(named.len(), known - 1, "{refusal}");
}

/// A game may begin from a position: its record holds the file and replays, whatever the seed, and what was agreed
/// besides is what the file says. A position cannot begin from another one.
#[test]
fn a_game_begins_from_a_position_and_its_record_replays() {
    let text = "game = \"cities\"\nphase = \"turns\"\nround = 2\n[setup]\nplayers = 2\n[player.P1]\ncredits = 5\nhand = [1, 2, 3]\n";
    let setup = Setup::from_position(text).expect("a position");
    assert_eq!((setup.players, setup.position.as_deref()), (2, Some(text)));
    let mut begun = Match::begin(Cities::open(setup.clone()).expect("a set-up"), Seed(7));
    let (seat, round) = (begun.to_move().expect("somebody is asked"), begun.position().round);
    assert_eq!((seat, round), (Seat(0), 2));
    let mv = begun.moves()[0];
    begun.play(seat, mv).expect("it is legal");
    let record: Record<Cities> = begun.record().to_string().parse().expect("a record");
    assert_eq!(record.replay(None).expect("it replays").hash(), begun.hash());

    let other = Setup { contracts: true, ..setup.clone() };
    assert_eq!(Cities::open(other).expect_err("the file has none").0.kind, "setup-position-differs");
    let nested = Sheet { setup, ..Sheet::read("[setup]\nplayers = 2\n").expect("a sheet") };
    let nested = nested.write().expect("a file");
    assert_eq!(Setup::from_position(&nested).expect_err("once is enough").0.kind, "setup-position-differs");
    let fault = |text: &str| Setup::from_position(text).expect_err("no position").0.kind;
    assert_eq!(fault("game = \"barrage\"\n[setup]\nplayers = 2\n"), "setup-position");
    assert_eq!(fault("[setup]\nplayers = 9\n"), "setup-position");
    assert_eq!(fault(&" ".repeat(400_000)), "setup-position-too-large");
}
