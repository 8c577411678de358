//! Water management.

use serde_json::json;

use super::table::{acted, owed, tile, turn, why};

const BUILT_OUT: &str = "excavators = 0\nmixers = 0";

/// The drops placed on HA to HD by two waiting drops (tile 1) or one flowing drop (tile 2), under a criteria tile.
fn placed(criteria: u8, count: u8, flowing: bool, rest: &str) -> Option<Vec<u64>> {
    let how = if flowing { "flowing" } else { "waiting" };
    let scene = owed("medium", criteria, &format!("'drops {count} {how} by tile'"), rest);
    let event = scene
        .events
        .iter()
        .map(|it| serde_json::to_value(it).expect("JSON"))
        .find(|it| it["kind"] == "automa-water");
    let event = event.expect("water was thought about");
    assert_eq!(event["letters"], json!(letters(criteria)));
    let drops: Vec<u64> =
        event["drops"].as_array().expect("four").iter().map(|it| it.as_u64().expect("a number")).collect();
    assert_eq!(scene.times("drop-placed") as u64, drops.iter().sum::<u64>());
    (drops != [0; 4]).then_some(drops)
}

fn letters(criteria: u8) -> Vec<String> {
    let tile: barrage::AutomaTile = tile(criteria).parse().expect("a tile");
    tile.row().head_streams.iter().map(ToString::to_string).collect()
}

/// two drops wait on the head streams; one drop flows at once.
#[test]
fn waiting_and_flowing() {
    let two = turn("medium", 1, 5, &format!("[Germany]\nstructures = ['B2L+1']\n{BUILT_OUT}"));
    assert_eq!((two.waiting(), two.water("B2L")), ([0, 2, 0, 0], 0));
    let one = turn("medium", 1, 6, &format!("[Germany]\nstructures = ['B2L+1']\n{BUILT_OUT}"));
    assert_eq!((one.waiting(), one.water("B2L")), ([0; 4], 1));
}

/// drops that no own dam could hold are not placed, and without any the action is not carried out.
#[test]
fn drops_must_be_of_use() {
    assert_eq!(placed(1, 2, false, "[Germany]\nstructures = ['B2L']"), Some(vec![0, 1, 0, 0]));
    assert_eq!(placed(1, 2, false, "water = { B2L = 1 }\n[Germany]\nstructures = ['B2L']"), None);
    assert_eq!(placed(1, 2, false, ""), None, "no dam");
    assert_eq!(
        placed(1, 2, false, "head_streams = { HB = { drops = 1 } }\n[Germany]\nstructures = ['B2L']"),
        None
    );
    let scene =
        turn("medium", 1, 5, &format!("water = {{ B2L = 1 }}\n[Germany]\nstructures = ['B2L']\n{BUILT_OUT}"));
    assert_eq!(why(&scene, 2), "no-useful-drop");
    scene.shows("Germany: 11 engineers");
}

/// B-24.12: drops that only fill another company's dam are useful if they let a further drop through; more drops before
/// more held, more held before the letters.
#[test]
fn through_the_dams_of_others() {
    let upstream = "[USA]\nstructures = ['B2U']\n[Germany]\nstructures = ['B5L']";
    assert_eq!(placed(1, 2, false, upstream), Some(vec![0, 2, 0, 0]));
    assert_eq!(placed(1, 1, true, upstream), None, "one drop would be caught by the other dam");
    // Two drops of which one is held (through HB) go before one drop that is held.
    let own = "[USA]\nstructures = ['B2U']\n[Germany]\nstructures = ['B5L', 'B1L']";
    // HA alone serves B1L, two on HB serve B5L: both are two drops or one; most drops first.
    assert_eq!(placed(1, 2, false, own), Some(vec![0, 2, 0, 0]));
    let more = "[Germany]\nstructures = ['B1L+1', 'B5L']";
    assert_eq!(placed(1, 2, false, more), Some(vec![2, 0, 0, 0]), "the first letter as long as it serves");
}

/// the letters decide, the one not printed last.
#[test]
fn letters_decide() {
    let everywhere = "[Germany]\nstructures = ['B1L', 'B2L', 'B3L', 'B4L']";
    assert_eq!(placed(1, 2, false, everywhere), Some(vec![1, 1, 0, 0]), "A, B, C");
    assert_eq!(placed(2, 2, false, everywhere), Some(vec![0, 1, 1, 0]), "B, C, D");
    assert_eq!(placed(4, 2, false, everywhere), Some(vec![1, 0, 0, 1]), "D, A, B");
    assert_eq!(placed(6, 1, true, everywhere), Some(vec![0, 0, 1, 0]), "C, B, A");
    assert_eq!(
        placed(2, 1, true, "[Germany]\nstructures = ['B1L']"),
        Some(vec![1, 0, 0, 0]),
        "A is not printed"
    );
}

/// waiting drops are thought of as flowing together with those already there; for a flowing drop those stay.
#[test]
fn drops_already_there() {
    let rest = "head_streams = { HB = { drops = 1 } }\n[Germany]\nstructures = ['B2L+1']";
    assert_eq!(placed(1, 2, false, rest), Some(vec![0, 1, 0, 0]));
    assert_eq!(placed(1, 2, true, rest), Some(vec![0, 2, 0, 0]));
}

/// one engineer at water management, and the turn goes on.
#[test]
fn the_turn_goes_on() {
    let scene = turn("medium", 1, 17, "[Germany]\nstructures = ['B2L']");
    assert_eq!(acted(&scene), [2, 3]);
    scene.shows("Germany: 9 engineers, 2 bases");
    let space = "water 2 left".parse().expect("a space");
    assert_eq!(scene.position.table.engineers_on(space), Some((kernel::Seat(1), 1)));
}
