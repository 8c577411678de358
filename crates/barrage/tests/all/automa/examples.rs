//! The worked examples AX-1 to AX-31, but those of the expansion.

use serde_json::json;

use super::table::{acted, builds, built, construction, fitting, left, owed, told, turn, words};

/// The neutral dams of AX-23 to AX-25 and AX-30.
const NEUTRAL: &str = "neutral = { B2L = 1, B6L = 2, B9L = 3 }";

/// AX-1: a construction with 2 engineers printed takes 2, the first of the round and the second.
#[test]
fn ax_1_construction_engineers() {
    let scene = turn("medium", 1, 17, "[Germany]\nexcavators = 10");
    scene.shows("Germany: 10 engineers, 1 bases");
    let again = turn("medium", 1, 17, "[Germany]\nlaid = 2\nexcavators = 10");
    again.shows("Germany: 8 engineers, 1 bases");
}

/// AX-2: both engineers go to the first free workshop space; in a four-company game to the first in order.
#[test]
fn ax_2_first_free_space() {
    let rest = "[Germany]\nexcavators = 0\nmixers = 0\nwheel = ['', '1E', '1E', '1E']\n";
    let on = |scene: &crate::common::Scene, name: &str| {
        scene.position.table.engineers_on(name.parse().expect("a space"))
    };
    let scene = turn("medium", 1, 5, rest);
    assert_eq!(on(&scene, "workshop 1 left"), Some((kernel::Seat(1), 2)));
    let crowded = format!(
        "players = 4\n{rest}[USA]\nspaces = ['workshop 1 left', 'workshop 3 left']\n[Italy]\nspaces = ['workshop 2 left']"
    );
    let scene = turn("medium", 1, 5, &crowded);
    assert_eq!(on(&scene, "workshop 1 right"), Some((kernel::Seat(1), 2)));
    scene.shows("Germany: 3 excavators, 11 vp");
}

/// AX-3: a red Automa with +2 and green: 2 drops of power 3 make 8; the right red contract.
#[test]
fn ax_3_production() {
    let scene = crate::common::scene(&format!(
        "automas = {{ USA = 'medium' }}\nturn = 'USA'\nautoma.action = '{}'\nstacks.automa = ['{}']\n\
         water = {{ B5L = 2 }}\ndisplay = {{ green = ['G01', 'G13'], red = ['R01', 'R05'] }}\n\
         [USA]\nstructures = ['B5L+1', 'C5L', 'P8.1']\n[Germany]\nenergy = 3",
        super::table::tile(1),
        super::table::tile(17)
    ));
    assert!(scene.told(json!({"kind": "produced", "energy": 8, "drops": 2})));
    assert_eq!(scene.entry("USA", "fulfilled"), ["R05"]);
    scene.shows("USA: 13 energy, 20 vp"); // R05: 4 VP and 5 energy
}

/// AX-4: room for one drop, so one is placed.
#[test]
fn ax_4_capacity() {
    let scene = owed(
        "medium",
        1,
        "'drops 2 waiting by tile'",
        "water = { B1L = 1 }\n[Germany]\nstructures = ['B1L+1']",
    );
    assert_eq!(scene.waiting(), [1, 0, 0, 0]);
}

/// AX-5: through an empty dam of level 1 in the mountains to an own dam in the hills: both drops.
#[test]
fn ax_5_through_another_dam() {
    let rest = "[USA]\nstructures = ['B3L']\n[Germany]\nstructures = ['B6L']";
    assert_eq!(owed("medium", 1, "'drops 2 waiting by tile'", rest).waiting(), [0, 0, 2, 0]);
}

/// AX-6: A before B, B before C.
#[test]
fn ax_6_letters() {
    let dams = ["B1L", "B2L", "B3L"];
    for first in 0..3 {
        let own: Vec<String> = dams[first..].iter().map(|dam| format!("'{dam}'")).collect();
        let scene = owed(
            "medium",
            1,
            "'drops 1 waiting by tile'",
            &format!("[Germany]\nstructures = [{}]", own.join(", ")),
        );
        assert_eq!(scene.waiting()[first], 1);
    }
}

/// AX-7: both green contracts are replaced, the marker moves 2, the turn goes on.
#[test]
fn ax_7_contract_office() {
    let scene = turn("medium", 1, 3, "display = { green = ['G01', 'G02'] }");
    assert_eq!(acted(&scene), [2, 3]);
    scene.shows("Germany: 2 energy, 1 bases");
    assert_eq!(scene.times("contract-removed"), 2);
}

/// AX-8: a base, its tile, excavators and a space are there: it builds.
#[test]
fn ax_8_construction_conditions() {
    assert_eq!(acted(&turn("medium", 1, 17, "")), [3]);
}

/// AX-9: 5 VP for an excavator and a mixer, whatever the space it occupies shows.
#[test]
fn ax_9_machinery_shop() {
    let scene = turn("medium", 1, 20, "[Germany]\nexcavators = 0\nmixers = 0");
    scene.shows("Germany: 1 excavators, 1 mixers, 11 vp, 10 engineers");
    let space = "machinery excavator left".parse().expect("a space");
    assert_eq!(scene.position.table.engineers_on(space), Some((kernel::Seat(1), 2)));
}

/// AX-10: a base tile in the patent office is taken for 2 VP and 1 engineer.
#[test]
fn ax_10_patent() {
    let scene = turn("medium", 1, 3, "patents = ['I-Conduit', 'I-Base']\n[Germany]\nexcavators = 0");
    scene.shows("Germany: 14 vp, 10 engineers, 1 advanced");
}

/// AX-12: an own dam and an own powerhouse are joined by one free conduit space: the conduit goes there.
#[test]
fn ax_12_third_structure() {
    assert_eq!(builds(1, "conduit", "[Germany]\nexcavators = 20\nstructures = ['B8L', 'P11.1']"), "C8L");
}

/// AX-20.
#[test]
fn ax_20_water() {
    let dam = "water = { B2L = 1 }\n[Germany]\nstructures = ['B2L+1']";
    assert_eq!(owed("medium", 1, "'drops 2 waiting by tile'", dam).waiting(), [0, 1, 0, 0]);
    let waiting = format!("head_streams = {{ HB = {{ drops = 1 }} }}\n{dam}");
    assert_eq!(
        owed("medium", 1, "'drops 2 waiting by tile'", &waiting).waiting(),
        [0, 1, 0, 0],
        "nothing is placed"
    );
    let flowing = owed("medium", 1, "'drops 1 flowing by tile'", &waiting);
    assert_eq!((flowing.waiting(), flowing.water("B2L")), ([0, 1, 0, 0], 2));
}

/// AX-21: one drop on D, one on A.
#[test]
fn ax_21_water() {
    let scene = owed("medium", 4, "'drops 2 waiting by tile'", "[Germany]\nstructures = ['B1L', 'B4L']");
    assert_eq!(scene.waiting(), [1, 0, 0, 1]);
}

/// AX-22: letters C, D, A: two on C; letters D, C, B: two on D.
#[test]
fn ax_22_water() {
    for (criteria, waiting) in [(3, [0, 0, 2, 0]), (5, [0, 0, 0, 2])] {
        let scene =
            owed("medium", criteria, "'drops 2 waiting by tile'", "[Germany]\nstructures = ['B10L+2']");
        assert_eq!(scene.waiting(), waiting, "tile {criteria}");
    }
}

/// AX-23: the first base.
#[test]
fn ax_23_first_base() {
    for (criteria, space) in [
        (1, "B1L"),
        (2, "B2U"),
        (5, "B6U"),
        (8, "B9U"),
        (9, "B1U"),
        (11, "B3L"),
        (13, "B6U"),
        (17, "B5U"),
        (18, "B10L"),
        (19, "B5L"),
    ] {
        let scene = construction(criteria, "base", &format!("{NEUTRAL}\n[Germany]\nexcavators = 6"));
        assert_eq!(built(&scene), space, "tile {criteria}");
    }
}

/// AX-24: the first conduit, 6 excavators.
#[test]
fn ax_24_first_conduit() {
    for (criteria, space) in [(1, "C2L"), (4, "C9R"), (5, "C9R"), (13, "C6R"), (17, "C6R")] {
        assert_eq!(
            builds(criteria, "conduit", &format!("{NEUTRAL}\n[Germany]\nexcavators = 6")),
            space,
            "tile {criteria}"
        );
    }
}

/// AX-25: the first powerhouse.
#[test]
fn ax_25_first_powerhouse() {
    for (criteria, basin) in [(1, 5), (4, 11), (6, 6), (8, 12), (9, 8), (13, 10), (18, 11)] {
        assert_eq!(builds(criteria, "powerhouse", NEUTRAL), format!("P{basin}.1"), "tile {criteria}");
    }
}

/// AX-26: two completing conduits decide nothing; tile 1 then takes C2R.
#[test]
fn ax_26_two_completing_conduits() {
    let scene = construction(
        1,
        "conduit",
        "neutral = { B2L = 1 }\n[Germany]\nexcavators = 20\nstructures = ['B5L', 'P10.1']",
    );
    let third = &told(&scene, "automa-third")[0];
    assert_eq!(words(&third["completing"]), ["C2R", "C5R"]);
    assert_eq!(words(&third["left"]).len(), 20);
    assert_eq!(fitting(&scene, "strongest"), ["C1L", "C2R", "C4R"]);
    assert_eq!(built(&scene), "C2R");
}

/// AX-27: both base spaces of basin 5 complete and are one place; the criteria choose between them.
#[test]
fn ax_27_completing_base() {
    let rest = "[USA]\nstructures = ['C5R']\n[Germany]\nexcavators = 20\nstructures = ['P10.1']";
    assert_eq!(builds(1, "base", rest), "B5L");
    assert_eq!(builds(2, "base", rest), "B5U");
}

/// AX-28: dams of another company and no own one: the second class.
#[test]
fn ax_28_conduit_to_own_dam() {
    let scene = construction(11, "base", "[USA]\nstructures = ['B5L', 'B10U']\n[Germany]\nexcavators = 20");
    let class = ["B4U", "B4L", "B6U", "B6L", "B8U", "B8L", "B9U", "B9L", "B10L"];
    assert_eq!(fitting(&scene, "conduit-to-own-dam"), class);
    assert_eq!(built(&scene), "B4L");
}

/// AX-29: what a powerhouse would feed.
#[test]
fn ax_29_feeds_own_dam() {
    let rest = "[USA]\nstructures = ['B10U']\n[Germany]\nstructures = ['B9L']";
    let scene = construction(1, "powerhouse", rest);
    assert_eq!(fitting(&scene, "feeds-own-dam"), ["P5", "P9"]);
    assert_eq!(built(&scene), "P5.1");
    let scene = construction(3, "powerhouse", rest);
    assert_eq!(fitting(&scene, "not-feeds-other-dam"), ["P5", "P8", "P9", "P11", "P12"]);
    assert_eq!(left(&scene, "own-dam"), ["P11", "P12"]);
    assert_eq!(built(&scene), "P11.1");
}

/// AX-30: two drops each reach many spaces; the letters C, B, A leave those fed by B, and code 9 gives B9U.
#[test]
fn ax_30_most_water() {
    let heads = "head_streams = { HA = { drops = 1 }, HB = { drops = 2 }, HD = { drops = 2 } }\nwater = { B2L = 1, B6L = 1, B9L = 1 }";
    let scene = construction(16, "base", &format!("{NEUTRAL}\n{heads}\n[Germany]\nexcavators = 6"));
    assert_eq!(fitting(&scene, "most-water"), ["B2U", "B5U", "B5L", "B9U"]);
    assert_eq!(built(&scene), "B9U");
}

/// AX-31: which dam is raised.
#[test]
fn ax_31_elevation() {
    let rest = "head_streams = { HB = { drops = 2 } }\nwater = { B6L = 1, B9L = 1 }\nseats = ['USA', 'Germany', 'France']\n\
                [France]\nstructures = ['C1L']\n[Germany]\nmixers = 9\nstructures = ['B1U', 'B6L+1', 'B9L', 'C6L']";
    assert_eq!(builds(1, "elevation", rest), "B1U");
    assert_eq!(builds(15, "elevation", rest), "B9L");
}
