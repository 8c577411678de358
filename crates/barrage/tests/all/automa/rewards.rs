//! Rewards, incomes and scoring.

use serde_json::json;

use super::table::{built, owed, tile, told, turn};
use crate::common::{round_end, scene};

/// Germany produces so much that it fulfils this contract: 2 drops of power 5 from B2L to P10, and the tile's +2.
fn fulfilling(contract: &str, table: &str, more: &str) -> crate::common::Scene {
    let colour = match &contract[..1] {
        "G" => "green",
        "Y" => "yellow",
        _ => "red",
    };
    let display: Vec<String> = ["green", "yellow", "red"]
        .iter()
        .map(|it| format!("{it} = [{}]", if *it == colour { format!("'{contract}'") } else { String::new() }))
        .collect();
    // Tile 20 looks for green, 18 for yellow, 16 for red (without bonus).
    let action = match colour {
        "green" => 20,
        "yellow" => 18,
        _ => 16,
    };
    turn(
        "medium",
        1,
        action,
        &format!(
            "water = {{ B2L = 2 }}\ndisplay = {{ {} }}\n{table}\n[Germany]\nstructures = ['B2L+1', 'C2R', 'P10.1']\n{more}",
            display.join(", ")
        ),
    )
}

/// credits and VP are VP, energy moves the marker, machines are taken.
#[test]
fn plain_gains() {
    let scene = fulfilling("R06", "", "excavators = 5\nmixers = 3"); // 3 VP, 2 credits, 2 machines
    assert_eq!(scene.entry("Germany", "fulfilled"), ["R06"]);
    scene.shows("Germany: 21 vp, 0 credits, 5 excavators, 5 mixers, 10 energy");
    let energy = fulfilling("R05", "", ""); // 4 VP, 5 energy
    energy.shows("Germany: 20 vp, 15 energy");
}

/// the wheel is turned, empty or not.
#[test]
fn wheels_turn() {
    let scene = fulfilling("R07", "", "wheel = ['', '2E']"); // 8 VP, wheel 1
    scene.shows("Germany: 24 vp, 8 excavators");
    assert_eq!(fulfilling("R07", "", "").times("wheel-turned"), 1);
}

/// drops go where they serve, without an engineer; those of no use are lost.
#[test]
fn drops() {
    // R08: 5 VP, 3 drops waiting, 1 excavator; the dam has room for two now that its water is used.
    let scene = fulfilling("R08", "", "");
    assert_eq!(scene.waiting(), [0, 2, 0, 0]);
    scene.shows("Germany: 10 engineers");
    let flowing = fulfilling("R13", "", ""); // 8 VP, 1 drop flowing
    assert_eq!(flowing.water("B2L"), 1);
    let none = fulfilling("R13", "[USA]\nstructures = ['B2U+2']", "");
    assert_eq!((none.water("B2L"), none.water("B2U"), none.times("drop-placed")), (0, 0, 0));
}

/// a free structure is placed by the placing procedure; a red border costs 3 VP; it is not optional.
#[test]
fn free_structures() {
    let scene = fulfilling("R04", "", "excavators = 0"); // conduit up to 4
    assert_eq!(scene.count("Germany", "conduits"), 2);
    scene.shows("Germany: 0 excavators");
    // All plain spaces of the plains are taken: the base costs 3 VP.
    let red = owed("medium", 1, "'free base in plains'", "neutral = { B8L = 1, B9L = 1, B10L = 1 }");
    assert_eq!(built(&red), "B8U");
    red.shows("Germany: 13 vp");
    let two = owed(
        "medium",
        1,
        "'free elevation', 'free elevation'",
        "[Germany]\nstructures = ['B1L', 'B2L']\nvp = 0",
    );
    assert_eq!(two.count("Germany", "elevations"), 2);
    let none = owed("medium", 1, "'free elevation'", "");
    assert_eq!(none.times("built"), 0, "no dam to raise");
}

/// incomes come at once and in every phase 1, in the Automa's place; drops by the criteria tile.
#[test]
fn incomes() {
    // Germany: 2 bases 3 VP; 4 conduits wheel 1 and 2 VP, 2 drops flowing.
    let scene = scene(&format!(
        "automas = {{ Germany = 'medium' }}\nround = 2\nphase = 'income'\nautoma.criteria = '{}'\n\
         order = ['USA', 'Germany']\n[Germany]\nstructures = ['B3L', 'B4L', 'C1L', 'C2L', 'C3L', 'C4L']\n\
         [USA]\nstructures = ['B1L', 'B2L']",
        tile(5)
    ));
    assert_eq!(scene.amount("Germany", "vp", "income"), 5);
    // Letters D, C, B: one drop each to B4L and B3L.
    assert!(scene.told(json!({"kind": "automa-water", "flowing": true, "drops": [0, 0, 1, 1], "held": 2})));
    let turned = told(&scene, "wheel-turned");
    assert_eq!(turned[0]["seat"], "P2", "last in turn order first");
    assert_eq!(turned[1]["seat"], "P1");
}

/// places and bonus tile as for people; the credits of the energy track are VP, with no energy +3 and -3.
#[test]
fn rounds_are_scored() {
    let scored = |energy: u16| {
        round_end(
            1,
            "bases",
            "automas = { Germany = 'medium' }",
            &[("USA", "energy = 3"), ("Germany", &format!("energy = {energy}\nstructures = ['B8L']"))],
        )
    };
    let scene = scored(7);
    assert_eq!(
        (
            scene.amount("Germany", "vp", "energy-place"),
            scene.amount("Germany", "vp", "energy-track"),
            scene.amount("Germany", "vp", "bonus")
        ),
        (6, 4, 4)
    );
    scene.shows("Germany: 0 credits");
    let none = scored(0);
    assert_eq!(none.amount("Germany", "vp", "energy-track"), 0, "3 and -3");
    assert_eq!(none.order()[0], "Germany", "least energy first");
}

/// contracts an Automa has fulfilled count for the bonus tile.
#[test]
fn fulfilled_contracts_count() {
    let scene = round_end(
        1,
        "contracts",
        "automas = { Germany = 'medium' }",
        &[("USA", ""), ("Germany", "energy = 6\nfulfilled = ['G01', 'Y01', 'N1']")],
    );
    assert_eq!(scene.amount("Germany", "vp", "bonus"), 6);
}

/// at the end a point for 5 machines in the supply, and for each drop at own dams.
#[test]
fn what_is_left() {
    let scene = round_end(
        5,
        "advanced",
        "automas = { Germany = 'medium' }\nwater = { B9L = 2, B8L = 1 }",
        &[
            ("USA", "structures = ['B8L']"),
            ("Germany", "excavators = 7\nmixers = 4\nstructures = ['B9L+1']\nwheel = ['', '9E']"),
        ],
    );
    assert_eq!((scene.amount("Germany", "vp", "leftovers"), scene.amount("Germany", "vp", "water")), (2, 2));
}

/// 20, 15, 10 for an Automa, 15, 10, 5 for a person; tied companies share each by its own table.
#[test]
fn the_objective() {
    let scored = |structures: [&str; 4]| {
        let companies: Vec<(&str, String)> = ["USA", "Germany", "Italy", "France"]
            .into_iter()
            .zip(structures.map(|list| format!("structures = [{list}]")))
            .collect();
        let companies: Vec<(&str, &str)> =
            companies.iter().map(|(name, list)| (*name, list.as_str())).collect();
        let scene = round_end(
            5,
            "advanced",
            "objective = 'spread-1'\nautomas = { Germany = 'hard', France = 'easy' }",
            &companies,
        );
        ["USA", "Germany", "Italy", "France"].map(|company| scene.amount(company, "vp", "objective"))
    };
    assert_eq!(scored(["'C1L'", "'C2L', 'C3L'", "", "'C4L', 'C5L', 'C6L'"]), [5, 15, 0, 20]);
    assert_eq!(
        scored(["'C1L', 'C2L'", "'C3L', 'C4L'", "'C5L'", ""]),
        [13, 18, 5, 0],
        "a person and an Automa first"
    );
    assert_eq!(scored(["'C1L', 'C2L', 'C3L'", "'C4L'", "", "'C5L'"]), [15, 13, 0, 13]);
    assert_eq!(scored(["", "", "", ""]), [8, 12, 8, 12], "all four: 30 and 45 by four");
}
