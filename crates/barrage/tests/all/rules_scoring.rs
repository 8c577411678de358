//! Scoring, the end of a round and the end of the game (B-17 to B-19).

use crate::common::{Scene, round_end, scene};
use kernel::Seat;

const COMPANIES: [&str; 4] = ["USA", "Germany", "Italy", "France"];

/// The end of a round for as many companies as there are facts.
fn ending(round: u8, bonus: &str, table: &str, facts: &[String]) -> Scene {
    let players: Vec<(&str, &str)> = COMPANIES.into_iter().zip(facts.iter().map(String::as_str)).collect();
    round_end(round, bonus, table, &players)
}

/// B-17.1: first and second place on the energy track, with any number of players, and only with energy.
#[test]
fn most_energy() {
    for (energy, scored) in [
        (vec![9, 4], vec![6, 2]),
        (vec![9, 0], vec![6, 0]),
        (vec![0, 0], vec![0, 0]),
        (vec![3, 3], vec![4, 4]),
        (vec![9, 4, 4], vec![6, 1, 1]),
        (vec![1, 0, 0], vec![6, 0, 0]),
        (vec![5, 5, 5], vec![3, 3, 3]),
        (vec![9, 4, 4, 4], vec![6, 1, 1, 1]),
        (vec![5, 5, 4, 4], vec![4, 4, 0, 0]),
        (vec![2, 9, 4, 1], vec![0, 6, 2, 0]),
    ] {
        let facts: Vec<String> = energy.iter().map(|it| format!("energy = {it}")).collect();
        let table = ending(1, "contracts", "", &facts);
        let told: Vec<i64> =
            COMPANIES[..facts.len()].iter().map(|it| table.amount(it, "vp", "energy-place")).collect();
        assert_eq!(told, scored, "{energy:?}");
    }
}

/// B-17.2: the credits for every amount of energy.
#[test]
fn credits_of_the_track() {
    for (energy, credits) in [
        (0, 3),
        (1, 1),
        (2, 2),
        (3, 2),
        (4, 3),
        (6, 3),
        (7, 4),
        (10, 4),
        (11, 5),
        (15, 5),
        (16, 6),
        (21, 6),
        (22, 7),
        (28, 7),
        (29, 8),
        (30, 8),
        (31, 8),
        (75, 8),
    ] {
        let table = ending(1, "contracts", "", &[format!("energy = {energy}"), "energy = 99".to_owned()]);
        assert_eq!(table.amount("USA", "credits", "energy-track"), credits, "{energy} energy");
        assert_eq!(table.amount("USA", "vp", "energy-track"), if energy == 0 { -3 } else { 0 });
        table.shows(&format!("USA: {} credits", 6 + credits));
    }
}

/// B-17.3: the bonus tile in full from 6 energy a round on, 4 points less for each section behind, nothing below 6.
#[test]
fn the_bonus_tile() {
    for round in 1..=5u8 {
        for energy in [0, 5, 6, 11, 12, 17, 18, 23, 24, 29, 30, 36] {
            let facts = format!("energy = {energy}\nstructures = ['C1L', 'C2L', 'C3L', 'C4L']");
            let table = ending(round, "conduits", "", &[facts, "energy = 1".to_owned()]);
            let section = i64::from(energy / 6).min(5);
            let scored = if section == 0 { 0 } else { (16 - 4 * (i64::from(round) - section).max(0)).max(0) };
            assert_eq!(table.amount("USA", "vp", "bonus"), scored, "{energy} energy in round {round}");
        }
    }
    // Never less than nothing: one conduit, two sections behind.
    let table =
        ending(3, "conduits", "", &["energy = 6\nstructures = ['C1L']".to_owned(), "energy = 1".to_owned()]);
    assert_eq!(table.amount("USA", "vp", "bonus"), 0);
}

/// B-17.4: what each of the six bonus tiles counts, and for how much.
#[test]
fn the_six_bonus_tiles() {
    for (bonus, facts, scored) in [
        ("contracts", "fulfilled = ['S1', 'G01', 'Y01', 'R01', 'N1']\ncontracts = ['G02']", 10),
        ("bases", "structures = ['B1L+2', 'B5L', 'C1L', 'P5.1']", 8),
        ("elevations", "structures = ['B1L+2', 'B5L+1', 'C1L', 'P5.1']", 12),
        ("conduits", "structures = ['B1L+2', 'C1L', 'C1R', 'P5.1']", 8),
        ("powerhouses", "structures = ['B1L+2', 'C1L', 'P5.1', 'P6.1', 'P7.1']", 15),
        (
            "advanced",
            "officer = 'Anton'\ntiles = ['base', 'anton', 'I-Base', 'II-Base']\nwheel = ['', '', 'conduit', 'III-Joker']",
            12,
        ),
    ] {
        let table =
            ending(1, bonus, "national = []", &[format!("energy = 6\n{facts}"), "energy = 1".to_owned()]);
        assert_eq!(table.amount("USA", "vp", "bonus"), scored, "{bonus}");
    }
}

/// B-17.5: each round scores its own tile, and only that.
#[test]
fn a_tile_scores_once() {
    let facts = |energy: u8| {
        [format!("energy = {energy}\nstructures = ['B1L', 'C1L', 'C2L']"), "energy = 1".to_owned()]
    };
    // round_end lays the tiles bases, elevations, conduits ... from round 1 on.
    let table = ending(1, "bases", "", &facts(6));
    assert_eq!(table.amount("USA", "vp", "bonus"), 4);
    let bonus = table.sheet().bonus.expect("bonus tiles");
    assert_eq!((bonus[1], bonus[2]), (barrage::Bonus::Elevations, barrage::Bonus::Conduits));
    let later = scene(
        "round = 2\nagenda = ['end turn']\nbonus = ['bases', 'conduits', 'elevations', 'powerhouses', 'contracts']
        [USA]\npassed = true\nengineers = 0\nenergy = 12\nstructures = ['B1L', 'C1L', 'C2L']
        [Germany]\npassed = true\nengineers = 0\nenergy = 1",
    );
    assert_eq!(later.amount("USA", "vp", "bonus"), 8);
}

/// B-17.6: beyond 30 the full number decides places and order; credits and bonus stay as at 30.
#[test]
fn energy_beyond_thirty() {
    let facts: Vec<String> =
        [31, 30, 62].iter().map(|it| format!("energy = {it}\nstructures = []")).collect();
    let table = ending(4, "contracts", "", &facts);
    let places = ["USA", "Germany", "Italy"].map(|it| table.amount(it, "vp", "energy-place"));
    assert_eq!(places, [2, 0, 6]);
    assert_eq!(["USA", "Germany", "Italy"].map(|it| table.amount(it, "credits", "energy-track")), [8, 8, 8]);
    assert_eq!(table.order(), ["Germany", "USA", "Italy"]);
}

/// B-18.1: least energy first, equals in the reverse of the old order.
#[test]
fn the_turn_order() {
    for (energy, order) in [
        ([0, 0, 0, 0], ["France", "Italy", "Germany", "USA"]),
        ([1, 2, 3, 4], ["USA", "Germany", "Italy", "France"]),
        ([4, 3, 2, 1], ["France", "Italy", "Germany", "USA"]),
        ([5, 2, 5, 2], ["France", "Germany", "Italy", "USA"]),
        ([40, 39, 38, 41], ["Italy", "Germany", "USA", "France"]),
    ] {
        let facts: Vec<String> = energy.iter().map(|it| format!("energy = {it}")).collect();
        assert_eq!(ending(1, "contracts", "", &facts).order(), order, "{energy:?}");
    }
}

/// B-18.2, B-18.3: markers return to 0 and all engineers to their owners.
#[test]
fn everything_returns() {
    let table = round_end(
        2,
        "contracts",
        "",
        &[
            (
                "USA",
                "energy = 8\nspaces = ['turbine +2 left', 'workshop 1 left']\nconstructions = 2\nbank = 6",
            ),
            ("Germany", "energy = 12\nbank = 12"),
        ],
    );
    table.shows("USA: 12 engineers, 0 energy, 0 constructions; Germany: 12 engineers, 0 energy");
    assert!(table.entry("USA", "spaces").is_empty());
    for space in ["workshop 1 left", "bank", "construct"] {
        assert!(table.may(space), "{space}");
    }
    table.refuses("turbine -1 left", "B-3.9");
}

/// B-18.4: the levels on offer round by round, whatever was left over.
#[test]
fn the_patent_office_is_renewed() {
    let mut table = scene("");
    let levels = |table: &Scene| -> Vec<u8> {
        table.position.table.patents.iter().map(|it| it.expect("a tile").level()).collect()
    };
    let mut seen = Vec::new();
    for expected in [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]] {
        assert_eq!(levels(&table), expected);
        seen.extend(table.position.table.patents);
        table = table.everybody_passes();
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 15, "no tile comes back");
    // A tile taken by a player does not change what comes.
    let table = scene("").plays("patent 1").everybody_passes();
    assert_eq!(levels(&table), [1, 1, 2]);
}

/// B-19.1: places and shares of the objective for two and three players; a count of 0 ranks too.
#[test]
fn shares_of_the_objective() {
    let conduits = [["C1L", "C2L", "C3L"], ["C4L", "C5L", "C6L"], ["C7L", "C8L", "C9L"]];
    for (quantities, scored) in [
        (vec![3, 1], vec![15, 10]),
        (vec![2, 2], vec![13, 13]),
        (vec![0, 0], vec![13, 13]),
        (vec![0, 1], vec![10, 15]),
        (vec![3, 3, 1], vec![13, 13, 5]),
        (vec![3, 1, 1], vec![15, 8, 8]),
        (vec![1, 1, 1], vec![10, 10, 10]),
        (vec![2, 0, 0], vec![15, 8, 8]),
    ] {
        let facts: Vec<String> = quantities
            .iter()
            .zip(conduits)
            .map(|(&built, spaces)| format!("structures = {:?}", &spaces[..built]))
            .collect();
        let table = ending(5, "contracts", "objective = 'spread-1'", &facts);
        let told: Vec<i64> =
            COMPANIES[..facts.len()].iter().map(|it| table.amount(it, "vp", "objective")).collect();
        assert_eq!(told, scored, "{quantities:?}");
    }
}

/// B-19.2, B-24.2: what each of the six objective tiles counts.
#[test]
fn the_six_objectives() {
    for (objective, structures, quantity) in [
        ("red-spaces", "'B1U+2', 'B5L', 'P5.2', 'P6.1', 'C1L'", 2),
        // B5L is linked twice but counts once; B1L's conduit leads to no own powerhouse; B6L's conduit is Germany's.
        ("connections", "'B5L', 'C5L', 'C5R', 'P8.1', 'P10.1', 'B1L', 'C1R', 'B6L'", 1),
        ("connections", "'B5U', 'B8L', 'C5L', 'C8L', 'P8.1', 'P11.1'", 2),
        ("connections", "'C7L', 'P10.1'", 0),
        ("best-area", "'B1L+2', 'C2L', 'B5L', 'P8.1'", 4),
        ("best-area", "'B8L+1', 'P11.1', 'P12.1', 'B1L', 'C1L'", 4),
        ("worst-area", "'B1L+2', 'B5L', 'C5L', 'P8.1', 'P9.1', 'P10.1'", 2),
        ("worst-area", "'B1L+2', 'B5L', 'C5L'", 0),
        ("spread-1", "'B1L+2', 'C1L', 'B5L', 'P5.1', 'C5L', 'P12.1'", 3),
        ("spread-3", "'B1L+2', 'B5L', 'P5.1', 'C5L', 'C5R', 'B8L+1', 'P9.1', 'C9L'", 2),
        (
            "spread-3",
            "'B1L+2', 'B5L', 'P5.1', 'C5L', 'B6L', 'P6.1', 'C6R', 'B7L+2', 'P7.1', 'B8L+1', 'C8L', 'C8R', 'P8.1'",
            5,
        ),
    ] {
        let table = round_end(
            5,
            "contracts",
            &format!("objective = '{objective}'\nneutral = {{ B7U = 2 }}"),
            &[("USA", &format!("structures = [{structures}]")), ("Germany", "structures = ['C6L']")],
        );
        let counted = table.events.iter().find_map(|it| match it {
            barrage::Event::ObjectiveCounted { seat: Seat(0), quantity, .. } => Some(*quantity),
            _ => None,
        });
        assert_eq!(counted, Some(quantity), "{objective}: {structures}");
    }
}

/// B-24.2: six basins with three structures count six for `spread-3`.
#[test]
fn spread_3_has_no_limit() {
    // 5 bases, 5 elevations, 5 conduits and 4 powerhouses fill six basins three by three.
    let structures =
        "'B1L+2', 'B2L+2', 'B3L', 'C3L', 'C3R', 'B5L', 'C5L', 'P5.1', 'B6L+1', 'P6.1', 'C7L', 'C7R', 'P7.1'";
    let table = round_end(
        5,
        "contracts",
        "objective = 'spread-3'",
        &[("USA", &format!("structures = [{structures}]")), ("Germany", "")],
    );
    assert!(table.told(serde_json::json!({"kind": "objective-counted", "seat": "P1", "quantity": 6})));
}

/// B-19.3: a point for every five resources in supply, nothing for the wheel.
#[test]
fn resources() {
    for (resources, points) in [(1, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4), (25, 5)] {
        // The track pays 1 credit; the rest is split over excavators and mixers.
        let rest = resources - 1;
        let facts = format!(
            "energy = 1\ncredits = 0\nexcavators = {}\nmixers = {}\nwheel = ['', '9E', '9M']",
            rest / 2,
            rest - rest / 2
        );
        let table = ending(5, "contracts", "", &[facts, "energy = 1".to_owned()]);
        assert_eq!(table.amount("USA", "vp", "leftovers"), points, "{resources} resources");
    }
}

/// B-19.4: a point for each drop behind own dams, none for neutral ones or for water that only came in phase 3.
#[test]
fn water() {
    let table = round_end(
        5,
        "contracts",
        "neutral = { B7L = 2 }\nwater = { B1L = 3, B5L = 1, B7L = 2, B8L = 1 }\nhead_streams = { HB = { drops = 1 } }",
        &[("USA", "structures = ['B1L+2', 'B5L+1']"), ("Germany", "structures = ['B8L']")],
    );
    // The drop of phase 3 is held by B5L and counts as well.
    assert_eq!((table.amount("USA", "vp", "water"), table.amount("Germany", "vp", "water")), (5, 1));
}

/// B-19.5: most points win; then more energy in round 5; then the victory is shared.
#[test]
fn the_winner() {
    let end = |facts: [&str; 2]| {
        let table =
            round_end(5, "contracts", "objective = 'spread-1'", &[("USA", facts[0]), ("Germany", facts[1])]);
        let won: Vec<Seat> = table
            .events
            .iter()
            .filter_map(|it| if let barrage::Event::Won { seat, .. } = it { Some(*seat) } else { None })
            .collect();
        (won, table.count("USA", "vp"), table.count("Germany", "vp"))
    };
    let none = "credits = 0\nexcavators = 0\nmixers = 0";
    // 13 each for the objective; 6 and 2 for the energy.
    assert_eq!(
        end([&format!("vp = 20\nenergy = 2\n{none}"), &format!("vp = 10\nenergy = 5\n{none}")]),
        (vec![Seat(0)], 35, 29)
    );
    // Equal points: 6 + 14 and 2 + 18; the energy of round 5 decides.
    assert_eq!(
        end([&format!("vp = 14\nenergy = 5\n{none}"), &format!("vp = 18\nenergy = 4\n{none}")]),
        (vec![Seat(0)], 33, 33)
    );
    assert_eq!(
        end([&format!("vp = 14\nenergy = 5\n{none}"), &format!("vp = 14\nenergy = 5\n{none}")]),
        (vec![Seat(0), Seat(1)], 31, 31)
    );
    // Fewer energy but more points still wins.
    assert_eq!(
        end([&format!("vp = 10\nenergy = 5\n{none}"), &format!("vp = 30\nenergy = 0\n{none}")]).0,
        [Seat(1)]
    );
}
