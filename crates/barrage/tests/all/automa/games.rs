//! Whole games of people and Automas.

use std::collections::{BTreeMap, BTreeSet};

use barrage::{
    AutomaTile, Barrage, Contract, Deed, Event, Failure, Level, Move, Officer, Position, Setup, Sheet, Space,
    Table, Tile, Variant,
};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seat, Seed, Set};

use crate::common::lively;

/// Every mix of people and Automas up to four companies, the levels going round.
fn mixes() -> Vec<Setup> {
    let mut mixes = Vec::new();
    for players in 2..=4u8 {
        for automas in 1..(1u8 << players) - 1 {
            for turn in 0..4 {
                let mut setup = Setup::new(players, Variant::Full);
                for seat in Seat::all(players).filter(|seat| automas >> seat.0 & 1 == 1) {
                    setup = setup.with_automa(seat, Level::ALL[(seat.index() + turn) % 4]);
                }
                mixes.push(setup);
            }
        }
    }
    mixes
}

fn open(setup: Setup) -> Barrage {
    Barrage::open(setup).expect("a legal set-up")
}

/// Plays a game by lively random moves, looking at every position a human is asked in.
fn play(setup: Setup, seed: u64, mut look: impl FnMut(&Position, &Moves<Move>)) -> Position {
    let game = open(setup);
    let mut position = game.deal(Seed(seed));
    let mut chance = Chance::new(Seed(seed ^ 77));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    while !moves.is_empty() {
        look(&position, &moves);
        let mv = lively(&moves, &mut chance);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    position
}

/// B-23.2, B-23.6: between decisions of people every piece is in its place.
#[test]
fn pieces_are_conserved() {
    for (index, setup) in mixes().into_iter().enumerate() {
        for seed in 0..30 {
            play(setup.clone(), seed + index as u64 * 1000, |position, _| conserved(position));
        }
    }
}

fn conserved(position: &Position) {
    let table = &position.table;
    if table.round == 0 {
        return;
    }
    engineers(table);
    tiles(position);
    let board = &table.automa;
    let mut stack: Vec<AutomaTile> = position.hidden.automa_tiles.to_vec();
    stack.extend(board.action);
    stack.extend(board.criteria);
    stack.extend(AutomaTile::all().filter(|tile| board.discard.has(*tile)));
    stack.sort_unstable();
    assert_eq!(stack, AutomaTile::all().collect::<Vec<_>>(), "the 20 tiles");
    contracts(position);
    for seat in table.automas() {
        let automa = &table.seats[seat];
        assert_eq!((automa.credits, automa.contracts), (0, Set::EMPTY), "A-23.1");
        assert_eq!(automa.constructions, 0, "A-4.5");
    }
    assert!(!table.seats[table.active].is_automa(), "an Automa is never asked");
}

fn engineers(table: &Table) {
    for seat in table.seats() {
        let player = &table.seats[seat];
        let placed: u8 = Space::all()
            .filter(|&space| player.spaces.has(space))
            .map(|space| {
                let (owner, count) = table.engineers_on(space).expect("engineers stand there");
                assert_eq!(owner, seat);
                count
            })
            .sum();
        let constructions: u8 = [1, 2, 3, 3][..player.constructions as usize].iter().sum();
        assert_eq!(
            player.engineers + placed + player.banked + constructions + player.laid + player.copies,
            12
        );
    }
}

fn tiles(position: &Position) {
    let mut seen = BTreeSet::new();
    let table = &position.table;
    let mut see = |tile: Tile| assert!(!tile.advanced() || seen.insert(tile), "{tile} is in two places");
    for seat in table.seats() {
        let player = &table.seats[seat];
        Tile::all().filter(|tile| player.tiles.has(*tile)).for_each(&mut see);
        player.wheel.iter().filter_map(|segment| segment.tile).for_each(&mut see);
    }
    table.patents.iter().flatten().copied().for_each(&mut see);
    position.hidden.tiles.iter().flatten().copied().for_each(&mut see);
}

fn contracts(position: &Position) {
    let table = &position.table;
    let mut seen = BTreeSet::new();
    let mut see = |contract: Contract| assert!(seen.insert(contract), "{contract} is in two places");
    for contract in Contract::all() {
        let held = table.seats.0.iter().filter(|it| (it.contracts | it.fulfilled).has(contract)).count();
        let removed = usize::from(table.automa.contracts.has(contract));
        (0..held + removed).for_each(|_| see(contract));
    }
    table.display.as_flattened().iter().flatten().copied().for_each(&mut see);
    position.hidden.contracts.iter().flatten().copied().for_each(&mut see);
}

/// a record of a game with Automas replays to equal hashes, and its set-up reads back.
#[test]
fn records_replay() {
    for (index, setup) in mixes().into_iter().enumerate() {
        let mut game = Match::begin(open(setup.clone()), Seed(index as u64));
        let mut chance = Chance::new(Seed(index as u64 + 5));
        while let Some(seat) = game.to_move() {
            let mv = lively(game.moves(), &mut chance);
            game.play(seat, mv).expect("a listed move is legal");
        }
        let text = game.record().to_string();
        let record: Record<Barrage> = text.parse().expect("a record reads back");
        assert_eq!(record.setup, setup);
        let replayed = record.replay(None).expect("it replays");
        assert_eq!(replayed.position(), game.position());
    }
}

/// Every position of a game with Automas survives being written and read.
#[test]
fn positions_round_trip() {
    for (index, setup) in mixes().into_iter().enumerate() {
        play(setup, index as u64 + 50, |position, _| {
            let sheet = Sheet::of(position);
            let text = || toml::to_string(&sheet).expect("a sheet is TOML");
            assert!(sheet.position() == Ok(*position), "{}", text());
        });
    }
}

/// Plays a game by lively random moves and hands over all its events.
fn events(setup: Setup, seed: u64) -> Vec<Event> {
    let game = open(setup);
    let mut position = game.deal(Seed(seed));
    let mut chance = Chance::new(Seed(seed ^ 99));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    let mut events = Vec::new();
    while !moves.is_empty() {
        let mv = lively(&moves, &mut chance);
        game.play(&mut position, mv, &mut moves, &mut events);
    }
    events
}

/// every turn of an Automa sends an engineer, unless it builds without; at most one action of a
/// turn ends it, and nothing follows that one.
#[test]
fn one_action_ends_a_turn() {
    let mut turns = 0;
    for (index, setup) in mixes().into_iter().enumerate() {
        let mut actions: Vec<Deed> = Vec::new();
        let mut tile = AutomaTile(0);
        let mut engineers = 0;
        let mut turning: Option<Seat> = None;
        let mut check = |actions: &mut Vec<Deed>, engineers: &mut u8, turning: Option<Seat>| {
            if turning.is_some() {
                turns += 1;
                let ending = actions.iter().position(|deed| deed.ends_turn());
                assert!(ending.is_none_or(|at| at == actions.len() - 1), "{actions:?}");
                let builds = matches!(actions.last(), Some(Deed::Build { .. }));
                assert!(*engineers > 0 || builds, "{actions:?} sent nobody");
            }
            actions.clear();
            *engineers = 0;
        };
        for event in events(setup, index as u64 + 700) {
            match event {
                Event::AutomaTurned { seat, action, .. } => {
                    check(&mut actions, &mut engineers, turning);
                    (turning, tile) = (Some(seat), action);
                }
                Event::AutomaActs { action, .. } => {
                    actions.push(tile.row().actions[action as usize - 1].deed)
                }
                Event::Placed { seat, engineers: sent, .. } | Event::Laid { seat, engineers: sent, .. }
                    if Some(seat) == turning =>
                {
                    engineers += sent;
                }
                _ => {}
            }
        }
        check(&mut actions, &mut engineers, turning);
    }
    assert!(turns > 4000, "{turns} turns");
}

/// over many games every reason for an action to fail is met, and those of the expansion always fail.
#[test]
fn every_reason_is_met() {
    let mut failures: BTreeMap<String, u32> = BTreeMap::new();
    for (index, setup) in mixes().into_iter().enumerate() {
        for seed in 0..8 {
            let mut tile = AutomaTile(0);
            for event in events(setup.clone(), index as u64 * 31 + seed + 4000) {
                match event {
                    Event::AutomaTurned { action, .. } => tile = action,
                    Event::AutomaTried { action, failure, .. } => {
                        let deed = tile.row().actions[action as usize - 1].deed;
                        assert_eq!(failure == Failure::Expansion, expansion(deed), "{tile} {action}");
                        assert!(failure.rule().0.starts_with("A-"));
                        let told = serde_json::to_value(failure).expect("JSON");
                        *failures.entry(told["why"].to_string()).or_default() += 1;
                    }
                    Event::AutomaActs { action, .. } => {
                        assert!(!expansion(tile.row().actions[action as usize - 1].deed));
                    }
                    _ => {}
                }
            }
        }
    }
    assert_eq!(failures.len(), 13, "{failures:?}");
}

fn expansion(deed: Deed) -> bool {
    matches!(deed, Deed::ExternalWork(_) | Deed::PrivateBuilding { .. } | Deed::PrivateBuildingPatent)
}

/// every action of every tile is carried out when it is reached and its conditions hold.
#[test]
fn every_action_of_every_tile() {
    for tile in AutomaTile::all() {
        let other = if tile.0 == 0 { 2 } else { 1 };
        for (index, action) in tile.row().actions.iter().enumerate().filter(|(_, it)| !expansion(it.deed)) {
            let scene = super::table::owed(
                "medium",
                other,
                &format!("'action {}'", index + 1),
                &format!(
                    "automa.action = '{tile}'\nwater = {{ B2L = 2 }}\npatents = ['I-Joker']\n\
                     display = {{ green = ['G03'], yellow = ['Y01'], red = ['R01'] }}\n\
                     [Germany]\nexcavators = 30\nmixers = 30\nwheel = ['', '1E']\n\
                     structures = ['B2L+1', 'B5L', 'C2R', 'P10.1']"
                ),
            );
            let number = index as u64 + 1;
            assert_eq!(super::table::acted(&scene)[0], number, "{tile}");
            let sent = 12 - scene.count("Germany", "engineers");
            if action.deed.ends_turn() {
                assert_eq!(sent, i64::from(action.engineers), "{tile}, action {number}");
                assert_eq!(scene.asked(), "USA");
            } else {
                assert!(sent > 1, "the turn goes on");
            }
        }
    }
}

/// over many games every criterion is met with one, with several and with no candidate that fits, but
/// "strongest" and "second-strongest", which some candidate always fits.
#[test]
fn every_criterion_decides_narrows_and_fails() {
    let criteria: BTreeSet<String> = AutomaTile::all()
        .flat_map(|tile| [tile.row().dam, tile.row().conduit, tile.row().powerhouse])
        .flatten()
        .map(|criterion| criterion.to_string())
        .collect();
    assert_eq!(criteria.len(), 19);
    let mut waiting: BTreeSet<(String, &str)> = BTreeSet::new();
    for criterion in &criteria {
        let single = ["hills-5", "hills-6", "hills-7"].contains(&criterion.as_str());
        let always = ["strongest", "second-strongest"].contains(&criterion.as_str());
        // A crowded plain is too rare for chance; a story has it.
        let rare = criterion == "plains";
        for met in ["one", "several", "none"] {
            if !(single && met == "several" || always && met == "none" || rare && met != "several") {
                waiting.insert((criterion.clone(), met));
            }
        }
    }
    // As many games as it takes, but not more than so many.
    let games = (0..40)
        .flat_map(|seed| mixes().into_iter().zip(0..).map(move |(setup, index)| (setup, seed + index * 57)));
    for (setup, seed) in games {
        for event in events(setup, seed + 90_000) {
            if let Event::AutomaCriterion { criterion, fitting, left, .. } = event {
                let met = match fitting.len() {
                    0 => "none",
                    1 => "one",
                    _ => "several",
                };
                assert!(!left.is_empty() && (fitting.is_empty() || left == fitting));
                waiting.remove(&(criterion.to_string(), met));
            }
        }
        if waiting.is_empty() {
            return;
        }
    }
    panic!("never met: {waiting:?}");
}

/// every officer serves some very hard Automa; with Mahiri on its side people are directed once a round.
#[test]
fn every_officer_serves() {
    let setup = (1..4)
        .map(Seat)
        .fold(Setup::new(4, Variant::Full), |setup, seat| setup.with_automa(seat, Level::VeryHard));
    let mut officers = BTreeSet::new();
    for seed in 0..60 {
        let mut mahiri = false;
        let mut directed = 0;
        for event in events(setup.clone(), seed) {
            match event {
                Event::AutomaJoined { officer, .. } => {
                    officers.insert(officer.expect("an officer"));
                    mahiri |= officer == Some(Officer::Mahiri);
                }
                Event::AutomaTurned { seat: Seat(0), .. } => directed += 1,
                _ => {}
            }
        }
        assert_eq!(directed, if mahiri { 5 } else { 0 });
    }
    assert_eq!(officers.len(), 7);
}

/// search and log agree: the trace changes nothing.
#[test]
fn the_trace_changes_nothing() {
    for (index, setup) in mixes().into_iter().enumerate() {
        let game = open(setup);
        let mut quiet = game.deal(Seed(index as u64));
        let mut logged = quiet;
        let mut chance = Chance::new(Seed(index as u64));
        let mut moves = Moves::new();
        game.moves(&quiet, &mut moves);
        while !moves.is_empty() {
            let mv = lively(&moves, &mut chance);
            game.play(&mut quiet, mv, &mut moves, &mut Quiet);
            game.play(&mut logged, mv, &mut Moves::new(), &mut Vec::new());
            assert_eq!(quiet, logged);
        }
    }
}

/// games with Automas take no memory from the heap either, and their positions stay small.
#[test]
fn play_never_allocates() {
    let setup = (1..4)
        .map(Seat)
        .fold(Setup::new(4, Variant::Full), |setup, seat| setup.with_automa(seat, Level::VeryHard));
    let game = open(setup);
    let mut moves = Moves::new();
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for seed in 0..50 {
            let mut chance = Chance::new(Seed(seed));
            let mut position = game.deal(Seed(seed));
            game.moves(&position, &mut moves);
            while !moves.is_empty() {
                let mv = lively(&moves, &mut chance);
                game.play(&mut position, mv, &mut moves, &mut Quiet);
                decisions += 1;
            }
        }
    });
    assert_eq!(counted.count_total, 0);
    assert!(decisions > 1000, "{decisions} decisions");
}
