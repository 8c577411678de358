//! Construction by a tile (A-9).

use serde_json::json;

use super::table::{acted, built, owed, told, turn, why};

/// A-9.1: a piece, a tile, machinery and a space: the first that lacks is told, and the next action is tried.
#[test]
fn conditions() {
    let all = "structures = ['B1L', 'B2L', 'B3L', 'B4L', 'B5L']";
    assert_eq!(why(&turn("medium", 1, 17, &format!("[Germany]\n{all}")), 3), "no-piece");
    assert_eq!(why(&turn("medium", 1, 17, "[Germany]\ntiles = ['conduit']"), 3), "no-tile");
    assert_eq!(why(&turn("medium", 1, 17, "[Germany]\nexcavators = 2"), 3), "no-machinery");
    let full = "neutral = { B5U = 1, B5L = 1, B6U = 1, B6L = 1, B7U = 1, B7L = 1 }";
    assert_eq!(why(&turn("medium", 1, 2, &format!("{full}\n[Germany]\nmixers = 0")), 3), "no-space");
    let scene = turn("medium", 1, 17, "[Germany]\nexcavators = 3");
    assert_eq!(acted(&scene), [3]);
}

/// A-9.1, A-9.2: the area or the least power on the tile limits the spaces; what cannot be paid is not eligible.
#[test]
fn eligible_spaces() {
    let candidates = |action: u8, rest: &str| {
        let scene = turn("medium", 1, action, rest);
        told(&scene, "automa-candidates")[0]["candidates"].to_string()
    };
    assert_eq!(candidates(2, ""), r#"["B5U","B5L","B6U","B6L","B7U","B7L"]"#, "hills");
    assert_eq!(candidates(17, "[Germany]\nexcavators = 3"), r#"["B8U","B8L","B9U","B9L","B10U","B10L"]"#);
    assert_eq!(candidates(9, "[Germany]\nexcavators = 6"), r#"["C2L","C3R","C4L","C5L","C7R","C8L","C9R"]"#);
    assert_eq!(candidates(12, "[Germany]\nexcavators = 8"), r#"["C1R","C3L","C5R","C6L"]"#);
    assert!(candidates(17, "[Germany]\nvp = -50\nexcavators = 3").contains("B8U"), "points never limit");
}

/// A-9.3: the tile of the highest level; at equal level the specific one before the joker.
#[test]
fn which_technology() {
    for (tiles, used) in [
        ("'base', 'I-Base', 'II-Joker'", "II-Joker"),
        ("'base', 'III-Base', 'III-Joker'", "III-Base"),
        ("'base', 'I-Joker', 'I-Base'", "I-Base"),
        ("'base', 'I-Elevation'", "base"),
        ("'I-Joker', 'elevation'", "I-Joker"),
    ] {
        for level in ["easy", "medium", "hard"] {
            let scene = turn(level, 1, 17, &format!("[Germany]\ntiles = [{tiles}]\nexcavators = 5"));
            assert_eq!(told(&scene, "automa-technology")[0]["tile"], used, "{tiles} at {level}");
        }
    }
}

/// A-9.4: a single eligible space is used without more ado.
#[test]
fn a_single_space() {
    let scene = turn(
        "medium",
        1,
        2,
        "neutral = { B5U = 1, B5L = 1, B6U = 1, B6L = 1, B7L = 1 }\n[Germany]\nexcavators = 4",
    );
    assert_eq!(built(&scene), "B7U");
    assert_eq!(
        (scene.times("automa-third"), scene.times("automa-criterion"), scene.times("automa-code")),
        (0, 0, 0)
    );
}

/// A-9.5: engineers, tile and machinery on the wheel, one turn of it, the structure, the red border in points, the income
/// at once; then the turn ends.
#[test]
fn carrying_out() {
    // Germany's second base uncovers 3 VP.
    let scene = turn(
        "medium",
        10,
        2,
        "water = { B1L = 1 }\nneutral = { B5L = 1, B6L = 1, B7L = 1 }\n[Germany]\nexcavators = 6\nstructures = ['B1L']\nwheel = ['', '1M']",
    );
    assert_eq!(built(&scene), "B5U", "code 2 goes on to 5");
    scene.shows("Germany: 10 engineers, 2 excavators, 5 mixers, 16 vp, 2 bases");
    assert_eq!(scene.wheel("Germany")[5], "base 4E");
    assert_eq!((scene.amount("Germany", "vp", "site"), scene.amount("Germany", "vp", "income")), (-3, 3));
    assert_eq!(scene.asked(), "USA");
}

/// A-9.5: a powerhouse costs more mixers the more there are.
#[test]
fn powerhouses_get_dearer() {
    let scene = turn("medium", 1, 20, "[Germany]\nmixers = 4\nstructures = ['P5.1', 'P6.1']");
    scene.shows("Germany: 0 mixers, 3 powerhouses");
    assert_eq!(
        why(&turn("medium", 1, 20, "[Germany]\nmixers = 3\nstructures = ['P5.1', 'P6.1']"), 2),
        "no-machinery"
    );
}

/// A-9.2, A-9.3: the steps of a construction are moves like anybody's.
#[test]
fn the_moves_of_a_construction() {
    let scene = turn("medium", 1, 17, "[Germany]\nexcavators = 3");
    let forced: Vec<String> = told(&scene, "forced")
        .iter()
        .filter(|it| it["seat"] == "P2")
        .map(|it| it["move"].as_str().expect("a move").to_owned())
        .collect();
    assert_eq!(forced, ["turn tile", "action 3", "tile base", "build base B8L", "pay 3E"]);
    let mid = owed("medium", 1, "'tile for base plains engineers 2'", "");
    assert!(mid.told(json!({"kind": "forced", "move": "tile base"})));
    assert!(built(&mid).starts_with("B8"));
}
