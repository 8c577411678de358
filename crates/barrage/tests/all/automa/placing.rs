//! The placing procedure.

use serde_json::json;

use super::table::{builds, built, construction, fitting, left, owed, told, words};

const RICH: &str = "[Germany]\nexcavators = 20\nmixers = 20\n";

/// for a free structure the candidates are all legal spaces within the limits of the reward.
#[test]
fn candidates_of_a_free_structure() {
    let scene =
        owed("medium", 1, "'free conduit 2'", "[USA]\nstructures = ['C6R']\n[Germany]\nexcavators = 0");
    let candidates = words(&told(&scene, "automa-candidates")[0]["candidates"]);
    assert_eq!(candidates, ["C7L", "C8R", "C9L", "C10L", "C10R"]);
    let scene = owed("medium", 1, "'free base in plains'", "[Germany]\nexcavators = 0\nvp = -9");
    assert_eq!(words(&told(&scene, "automa-candidates")[0]["candidates"]).len(), 6, "red ones too");
}

/// powerhouses are compared by basin; within it the leftmost free space without a red border, else the leftmost.
#[test]
fn powerhouse_spaces() {
    let scene = construction(5, "powerhouse", RICH);
    assert_eq!(words(&told(&scene, "automa-candidates")[0]["candidates"])[..2], ["P5", "P6"]);
    assert_eq!(built(&scene), "P5.1");
    assert_eq!(builds(5, "powerhouse", &format!("[USA]\nstructures = ['P5.1']\n{RICH}")), "P5.2");
    // Basin 10 has one plain space and two red ones, basin 8 two plain ones.
    assert_eq!(builds(13, "powerhouse", &format!("[USA]\nstructures = ['P10.1']\n{RICH}")), "P10.2");
    assert_eq!(builds(9, "powerhouse", &format!("[USA]\nstructures = ['P8.1']\n{RICH}")), "P8.2");
}

/// the only place that completes a system is taken, for a base, a conduit and a powerhouse.
#[test]
fn the_third_structure() {
    let base = construction(1, "base", &format!("[USA]\nstructures = ['C7R']\n{RICH}structures = ['P12.1']"));
    assert_eq!(words(&told(&base, "automa-third")[0]["completing"]), ["B7U", "B7L"]);
    assert_eq!(built(&base), "B7L");
    let conduit = "neutral = { B6L = 2 }\n[Germany]\nexcavators = 20\nstructures = ['P7.1']";
    assert_eq!(builds(1, "conduit", conduit), "C6R", "the weakest, but it completes");
    let house = format!("neutral = {{ B6L = 2 }}\n[USA]\nstructures = ['C6R']\n{RICH}");
    assert_eq!(builds(4, "powerhouse", &house), "P7.1");
}

/// a dam of another company completes nothing, nor does a pipe that is only printed.
#[test]
fn what_does_not_complete() {
    let other = format!("[USA]\nstructures = ['B6L', 'C6R']\n{RICH}");
    let scene = construction(4, "powerhouse", &other);
    assert!(words(&told(&scene, "automa-third")[0]["completing"]).is_empty());
    let printed = construction(1, "base", &format!("{RICH}structures = ['P12.1']"));
    assert!(words(&told(&printed, "automa-third")[0]["completing"]).is_empty());
}

/// completing places in two basins decide nothing; elevations have no such rule.
#[test]
fn two_completing_places() {
    let scene =
        construction(1, "base", &format!("[USA]\nstructures = ['C7R', 'C9R']\n{RICH}structures = ['P12.1']"));
    let third = &told(&scene, "automa-third")[0];
    assert_eq!(words(&third["completing"]), ["B7U", "B7L", "B9U", "B9L"]);
    assert_eq!(words(&third["left"]).len(), 20);
    let raise = construction(1, "elevation", &format!("{RICH}structures = ['B1L', 'B2L']"));
    assert_eq!(raise.times("automa-third"), 0);
}

/// one fits: it is chosen; several: they remain; none: the criterion is passed over.
#[test]
fn criteria_in_order() {
    // Tile 1: strongest built conduit, own powerhouse, below a powerhouse.
    let one = construction(
        1,
        "elevation",
        &format!("[USA]\nstructures = ['C2L']\n{RICH}structures = ['B1L', 'B2L', 'B3L']"),
    );
    assert_eq!((built(&one).as_str(), one.times("automa-criterion")), ("B2L", 1));
    let several = construction(
        1,
        "elevation",
        &format!("[USA]\nstructures = ['C2L', 'C3R']\n{RICH}structures = ['B1L', 'B2L', 'B3L', 'P10.1']"),
    );
    assert_eq!(fitting(&several, "strongest-built-conduit"), ["B2L", "B3L"]);
    assert_eq!(built(&several), "B2L", "its other pipe leads to 10");
    let none = construction(1, "elevation", &format!("{RICH}structures = ['B1L', 'B2L', 'B3L', 'P10.1']"));
    assert!(fitting(&none, "strongest-built-conduit").is_empty());
    assert_eq!(left(&none, "strongest-built-conduit"), ["B1L", "B2L", "B3L"]);
}

/// from the code upward, the code included, and round to the beginning: dams 1 to 10, conduits 1A to 10B,
/// powerhouses 5 to 12.
#[test]
fn codes_and_wrap_around() {
    // Tile 18: dam code 10, conduit code 9B, powerhouse code 11.
    let dam = construction(18, "elevation", &format!("{RICH}structures = ['B3L', 'B8L']"));
    assert_eq!(built(&dam), "B3L", "10, then 1, 2, 3");
    assert!(dam.told(json!({"kind": "automa-code", "from": ["B10U"], "wrapped": true, "chosen": ["B3L"]})));
    let at = construction(18, "elevation", &format!("{RICH}structures = ['B3L', 'B10U']"));
    assert_eq!(built(&at), "B10U", "the code itself");
    assert!(at.told(json!({"kind": "automa-code", "wrapped": false})));
    // Tile 20: conduit code 10B, second strongest first. Only 6B and 7A (power 2) and weaker are payable.
    let conduit = owed("medium", 20, "'free conduit 1'", "");
    assert_eq!(built(&conduit), "C10R", "10B");
    let conduit = owed("medium", 20, "'free conduit 1'", "[USA]\nstructures = ['C10R', 'C7L']");
    assert_eq!(built(&conduit), "C9L", "round to 9A, the only one left");
    let wrapped = owed("medium", 20, "'free conduit 2'", "[USA]\nstructures = ['C10L', 'C10R', 'C9L']");
    assert_eq!(built(&wrapped), "C6R", "10B, then 1A ... 6B");
    assert!(wrapped.told(json!({"kind": "automa-code", "wrapped": true})));
    // Tile 20: powerhouse code 12, then 5.
    let taken = "[USA]\nstructures = ['P12.1', 'P11.1']\n[Italy]\nstructures = ['P12.2', 'P11.2']\n\
                 [France]\nstructures = ['P12.3', 'P11.3']";
    let house = owed(
        "medium",
        20,
        "'free powerhouse'",
        &format!("players = 4\n{taken}\n[Germany]\nstructures = ['P12.4']"),
    );
    assert_eq!(built(&house), "P5.1");
    assert!(house.told(json!({"kind": "automa-code", "from": ["P12"], "wrapped": true})));
    let there = owed("medium", 20, "'free powerhouse'", "");
    assert_eq!(built(&there), "P12.1");
}

/// of the two base spaces of a basin that remain, the lower one.
#[test]
fn the_lower_space() {
    let scene = construction(1, "base", RICH);
    assert_eq!(built(&scene), "B1L");
    let upper = construction(1, "base", &format!("neutral = {{ B1L = 1 }}\n{RICH}"));
    assert_eq!(built(&upper), "B1U");
    assert_eq!(upper.amount("Germany", "vp", "site"), -3);
}
