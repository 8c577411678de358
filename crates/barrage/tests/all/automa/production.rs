//! Production by a tile.

use serde_json::json;

use super::table::{acted, told, turn, why};

/// One system of Germany: B5L, C5R (power 4), P10; as much water as said.
fn system(level: &str, action: u8, drops: u8, table: &str, more: &str) -> crate::common::Scene {
    turn(
        level,
        1,
        action,
        &format!(
            "water = {{ B5L = {drops} }}\n{table}\n[Germany]\nstructures = ['B5L+2', 'C5R', 'P10.1']\n{more}"
        ),
    )
}

const GREEN: &str = "display = { green = ['G03', 'G07'], yellow = ['Y01', 'Y09'], red = ['R01', 'R07'] }";

/// the system is used with all the drops of the dam; the tile's bonus counts in place of a space's.
#[test]
fn all_the_drops() {
    for (drops, energy) in [(1, 6), (2, 10), (3, 14)] {
        let scene = system("medium", 17, drops, GREEN, "");
        assert!(
            scene.told(json!({"kind": "produced", "drops": drops, "energy": energy, "powerhouse": "P10"}))
        );
        assert_eq!(scene.water("B5L"), 0);
        let space = "turbine +2 left".parse().expect("a space");
        assert_eq!(scene.position.table.engineers_on(space), Some((kernel::Seat(1), 2)));
    }
    // Power 1, one drop, -2: no energy, no candidate.
    let weak = turn(
        "medium",
        2,
        1,
        "water = { B10L = 1 }\n[Germany]\nstructures = ['B10L', 'C10R', 'P12.1']\nmixers = 0\nexcavators = 0",
    );
    assert_eq!(why(&weak, 1), "no-system");
}

/// dams of others are no part of a system, neutral ones and everybody's conduits are.
#[test]
fn what_a_system_is() {
    let other = turn(
        "medium",
        1,
        17,
        &format!(
            "{GREEN}\nwater = {{ B5L = 1 }}\n[USA]\nstructures = ['B5L']\n[Germany]\nexcavators = 0\nstructures = ['C5R', 'P10.1']"
        ),
    );
    assert_eq!(why(&other, 1), "no-system");
    let neutral = turn(
        "medium",
        1,
        17,
        &format!(
            "{GREEN}\nneutral = {{ B5L = 2 }}\n[USA]\nstructures = ['C5R']\n[Germany]\nstructures = ['P10.1']"
        ),
    );
    assert!(neutral.told(json!({"kind": "produced", "dam": "B5L", "conduit": "C5R", "energy": 6})));
}

/// the greatest energy, whatever the conduit's owner is paid.
#[test]
fn the_best_system() {
    let scene = turn(
        "medium",
        1,
        17,
        &format!(
            "{GREEN}\nwater = {{ B5L = 1, B6L = 1, B2L = 1 }}\n[USA]\nstructures = ['C2R']\n\
             [Germany]\nstructures = ['B5L', 'B6L', 'B2L', 'C5R', 'C6L', 'P10.1', 'P9.1']"
        ),
    );
    assert!(scene.told(json!({"kind": "automa-system", "dam": "B2L", "conduit": "C2R", "by": "energy"})));
    assert_eq!(scene.amount("Germany", "vp", "conduit"), -1);
}

/// equal energy: the neutral dam first; then the first conduit from the code of the criteria tile on.
#[test]
fn equal_systems() {
    let two = "water = { B5L = 1, B6L = 1 }\n";
    let own = "[Germany]\nstructures = ['B5L', 'B6L', 'C5R', 'C6L', 'P10.1', 'P9.1']";
    // Tile 1: code 1A, so 5B comes before 6A; tile 11: code 6A.
    for (criteria, conduit) in [(1, "C5R"), (11, "C6L"), (12, "C5R")] {
        let scene = turn("medium", criteria, 17, &format!("{GREEN}\n{two}{own}"));
        assert!(
            scene.told(json!({"kind": "automa-system", "conduit": conduit, "by": "code"})),
            "tile {criteria}"
        );
    }
    let neutral = "neutral = { B6L = 1 }\n[Germany]\nstructures = ['B5L', 'C5R', 'C6L', 'P10.1', 'P9.1']";
    let scene = turn("medium", 1, 17, &format!("{GREEN}\n{two}{neutral}"));
    assert!(
        scene.told(json!({"kind": "automa-system", "dam": "B6L", "conduit": "C6L", "by": "neutral-dam"}))
    );
}

/// no production by the one who leads and has reached the section of the round; tied for first is not leading.
#[test]
fn ahead_on_the_track() {
    for (round, energy, other, produces) in [
        (1, 5, 0, true),
        (1, 6, 0, false),
        (1, 6, 6, true),
        (1, 6, 7, true),
        (2, 11, 0, true),
        (2, 12, 11, false),
    ] {
        let table = format!("round = {round}\n{GREEN}\n[USA]\nenergy = {other}");
        let scene = system("medium", 17, 1, &table, &format!("energy = {energy}\nexcavators = 0"));
        assert_eq!(scene.times("produced") == 1, produces, "{energy} against {other} in round {round}");
        if !produces {
            assert_eq!(why(&scene, 1), "ahead-on-track");
        }
    }
}

/// some face-up contract of the colour printed must be within reach of the best system.
#[test]
fn a_contract_of_the_colour() {
    // Tile 18 looks for yellow: values 5 to 7; the energy is 4 + 2.
    let scene = system("medium", 18, 1, "display = { yellow = ['Y11', 'Y12'] }", "excavators = 0");
    assert!(
        told(&scene, "automa-tried")
            .iter()
            .any(|it| it["why"] == "contract-out-of-reach" && it["energy"] == 6)
    );
    let scene = system("medium", 18, 1, "display = { yellow = ['Y11', 'Y09'] }", "");
    assert_eq!(acted(&scene), [1]);
    let none = system("medium", 18, 3, "display = { yellow = [] }\nstacks.yellow = []", "excavators = 0");
    assert_eq!(why(&none, 1), "contract-out-of-reach");
}

/// the greatest value within reach of any colour or national, the right one of equals; it stays with the
/// Automa and counts as fulfilled; the place is filled at the end of the turn.
#[test]
fn the_contract_fulfilled() {
    let fulfilled = |scene: &crate::common::Scene| scene.entry("Germany", "fulfilled");
    // 10 energy: the right one of two of value 9.
    let scene = system("medium", 17, 2, "display = { green = ['G03', 'G07'], red = ['R06', 'R07'] }", "");
    assert_eq!(fulfilled(&scene), ["R07"]);
    assert!(scene.of("Germany").contracts.is_empty());
    assert_eq!(scene.times("contract-revealed"), 1);
    let display = scene.position.table.display[2];
    assert_eq!(display[0].map(|it| it.to_string()), Some("R06".to_owned()));
    assert!(display[1].is_some());
}

/// national contracts too; they are not replaced.
#[test]
fn national_contracts() {
    let text = |national: &str| {
        format!(
            "players = 4\nwater = {{ B5L = 3 }}\nnational = [{national}]\n{GREEN}\n[Germany]\n\
             structures = ['B5L+2', 'C5R', 'P10.1']"
        )
    };
    let scene = turn("medium", 1, 17, &text("'N3', 'N4', 'N5'"));
    assert_eq!(scene.entry("Germany", "fulfilled"), ["N4"], "14 energy; the right one of two");
    let left: Vec<_> = scene.position.table.national.iter().map(|it| it.map(|it| it.to_string())).collect();
    assert_eq!(left, [Some("N3".to_owned()), None, Some("N5".to_owned())]);
    let scene = turn("medium", 1, 17, &text("'N5', 'N6'"));
    assert_eq!(scene.entry("Germany", "fulfilled"), ["R07"], "15 is out of reach");
    assert!(scene.told(json!({"kind": "automa-contract", "energy": 14, "contract": "R07"})));
}

/// the water flows on before the contract is fulfilled, so a dam the reward builds does not catch it.
#[test]
fn water_flows_before_the_contract() {
    // G12 gives a base in the plains: the drop has left basin 10 before it stands there.
    let scene = system("medium", 17, 1, "display = { green = ['G12', 'G03'], yellow = [], red = [] }", "");
    assert_eq!(scene.water("B10L") + scene.water("B10U"), 0);
    scene.shows("Germany: 2 bases");
    let kinds: Vec<_> = scene
        .events
        .iter()
        .map(|event| serde_json::to_value(event).expect("JSON")["kind"].as_str().expect("a kind").to_owned())
        .collect();
    let at = |kind: &str| kinds.iter().position(|it| it == kind).unwrap_or_else(|| panic!("{kind}"));
    assert!(at("placed") < at("produced") && at("produced") < at("drop-left"));
    assert!(at("drop-left") < at("contract-fulfilled"));
}

/// a refill goes to the place that became empty; the other contract stays where it is.
#[test]
fn the_other_contract_stays() {
    let scene = system("medium", 17, 1, "display = { green = ['G13', 'G03'], yellow = [], red = [] }", "");
    assert_eq!(scene.entry("Germany", "fulfilled"), ["G13"]);
    let display = scene.position.table.display[0];
    assert_eq!(display[1].map(|it| it.to_string()), Some("G03".to_owned()));
    assert!(display[0].is_some_and(|it| it.to_string() != "G13"));
}
