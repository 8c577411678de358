//! The officers of very hard Automas.

use serde_json::json;

use super::table::{acted, built, tile, told, tried, turn, why};
use crate::common::scene;

/// Germany with an officer takes a turn under a criteria tile.
fn with(officer: &str, criteria: u8, action: u8, table: &str, own: &str) -> crate::common::Scene {
    turn("very-hard", criteria, action, &format!("{table}\n[Germany]\nofficer = '{officer}'\n{own}"))
}

const GREEN: &str = "display = { green = ['G03', 'G07'], yellow = [], red = [] }";

/// very hard is hard with an officer.
#[test]
fn very_hard_is_hard() {
    let scene = with("Viktor", 1, 20, "", "mixers = 9\ntiles = ['powerhouse', 'III-Powerhouse']");
    scene.shows("Germany: 19 vp, 1 powerhouses");
    let wrong = crate::common::impossible("automas = { Germany = 'hard' }\n[Germany]\nofficer = 'Viktor'");
    assert!(wrong.contains("A-21.1"), "{wrong}");
}

/// Wilhelm's bases go to the mountains, then to the hills, and cost 3 excavators.
#[test]
fn wilhelm() {
    let scene = with("Wilhelm", 18, 17, "", "excavators = 3");
    assert_eq!(built(&scene), "B1L", "code 10 goes round, as only the mountains remain");
    scene.shows("Germany: 0 excavators");
    let full = "neutral = { B1U = 1, B1L = 1, B2U = 1, B2L = 1, B3U = 1, B3L = 1, B4U = 1, B4L = 1 }";
    assert_eq!(built(&with("Wilhelm", 18, 17, full, "excavators = 3")), "B5L");
    // A place that completes a system comes before the preference.
    let third =
        with("Wilhelm", 1, 17, "[USA]\nstructures = ['C9R']", "excavators = 3\nstructures = ['P12.1']");
    assert_eq!(built(&third), "B9L");
    // Not for elevations.
    let raise = with("Wilhelm", 18, 8, "", "mixers = 4\nstructures = ['B10L', 'B1L']\nexcavators = 0");
    assert_eq!(raise.times("automa-preference"), 0);
}

/// Viktor lets one drop do through power 1 or 2; the German repeat uses all the drops.
#[test]
fn viktor() {
    let rest = "structures = ['B10L+2', 'C10L', 'P11.1']";
    let scene = with("Viktor", 1, 17, &format!("{GREEN}\nwater = {{ B10L = 3 }}"), rest);
    assert!(scene.told(json!({"kind": "produced", "drops": 1, "energy": 6})));
    assert_eq!(scene.water("B10L"), 2);
    let strong = with(
        "Viktor",
        1,
        17,
        &format!("{GREEN}\nwater = {{ B9L = 2 }}"),
        "structures = ['B9L+1', 'C9R', 'P12.1']",
    );
    assert!(strong.told(json!({"kind": "produced", "drops": 2, "energy": 8})));
    let repeat = with(
        "Viktor",
        1,
        17,
        &format!("{GREEN}\nwater = {{ B5L = 1, B10L = 2 }}"),
        "structures = ['B5L', 'B10L+1', 'C5R', 'C10L', 'P10.1', 'P11.1', 'P9.1']",
    );
    let made = told(&repeat, "produced");
    assert_eq!((made.len(), made[1]["drops"].as_u64(), made[1]["energy"].as_u64()), (2, Some(2), Some(4)));
}

/// Graziano's Automa raises a dam instead of the structure printed, whenever it can.
#[test]
fn graziano() {
    let own = "mixers = 4\nexcavators = 9\nstructures = ['B1L']";
    let scene = with("Graziano", 1, 17, "water = { B1L = 1 }", own);
    assert_eq!(acted(&scene), [3]);
    scene.shows("Germany: 1 elevations, 1 bases, 10 engineers");
    // The area printed is for the base: tile 2 prints the hills.
    let hills = with("Graziano", 1, 2, "water = { B1L = 1 }", own);
    assert_eq!(acted(&hills), [3]);
    hills.shows("Germany: 1 elevations");
    // Without mixers the printed structure is tried.
    let printed =
        with("Graziano", 1, 17, "water = { B1L = 1 }", "mixers = 3\nexcavators = 9\nstructures = ['B1L']");
    printed.shows("Germany: 2 bases, 0 elevations");
    // Private buildings are skipped before (B-24.8).
    let skipped =
        with("Graziano", 1, 18, "water = { B1L = 1 }", "mixers = 3\nexcavators = 0\nstructures = ['B1L']");
    assert_eq!(why(&skipped, 4), "expansion");
    // His level-3 dams hold 4 (B-21.2).
    let deep =
        with("Graziano", 1, 6, "water = { B1L = 3 }", "mixers = 0\nexcavators = 0\nstructures = ['B1L+2']");
    assert_eq!(deep.water("B1L"), 4);
}

/// B-24.9: Jill's conduits are paid with mixers if they suffice, else with excavators; her machines are mixers.
#[test]
fn jill() {
    let scene = with("Jill", 1, 19, "", "mixers = 5\nexcavators = 10");
    assert_eq!(scene.wheel("Germany")[5], "conduit 5M");
    let dear = with("Jill", 1, 19, "", "mixers = 1\nexcavators = 10");
    assert_eq!(dear.wheel("Germany")[5], "conduit 10E");
    assert_eq!(
        acted(&with("Jill", 1, 12, "", "mixers = 4\nexcavators = 0")),
        [2, 3],
        "either price makes it eligible"
    );
    let choice = with("Jill", 2, 1, "", "mixers = 1\nexcavators = 0");
    choice.shows("Germany: 2 mixers, 0 excavators");
    assert!(choice.told(json!({"kind": "automa-machine", "machine": "mixer"})));
}

/// Solomon's Automa pays 3 VP for exactly one missing machine, never for more.
#[test]
fn solomon() {
    let scene = with("Solomon", 1, 4, "", "excavators = 4");
    scene.shows("Germany: 13 vp, 0 excavators, 1 bases");
    assert!(scene.told(json!({"kind": "lost", "what": "vp", "amount": 3, "why": "solomon"})));
    assert_eq!(why(&with("Solomon", 1, 4, "", "excavators = 3"), 2), "no-machinery");
    let enough = with("Solomon", 1, 4, "", "excavators = 5");
    enough.shows("Germany: 16 vp, 0 excavators");
    // The machine counts when eligible spaces are determined, also on red spaces.
    let red = with("Solomon", 1, 4, "neutral = { B1L = 1, B2L = 1, B3L = 1, B4L = 1 }", "excavators = 4");
    red.shows("Germany: 10 vp");
}

/// B-24.7: Anton's tile only if no other can build the structure now; it copies the highest tile on the wheel.
#[test]
fn anton() {
    let own = with(
        "Anton",
        1,
        20,
        "",
        "mixers = 2\nwheel = ['', 'III-Powerhouse']\ntiles = ['powerhouse', 'anton']",
    );
    assert!(own.told(json!({"kind": "automa-technology", "tile": "powerhouse", "copied": false})));
    let copy = with(
        "Anton",
        1,
        20,
        "",
        "mixers = 2\nwheel = ['', 'powerhouse', 'III-Powerhouse', 'III-Joker']\ntiles = ['anton']",
    );
    assert!(copy.told(json!({"kind": "automa-technology", "tile": "III-Powerhouse", "copied": true})));
    assert_eq!(copy.wheel("Germany")[5], "anton 2M");
    copy.shows("Germany: 19 vp");
    let joker =
        with("Anton", 1, 20, "", "mixers = 2\nwheel = ['', 'powerhouse', 'II-Joker']\ntiles = ['anton']");
    assert!(joker.told(json!({"kind": "automa-technology", "tile": "II-Joker", "copied": true})));
    // The basic base tile is there but cannot be paid: III-Base on the wheel is copied, without engineers.
    let free =
        with("Anton", 1, 17, "", "excavators = 0\nwheel = ['', 'III-Base']\ntiles = ['base', 'anton']");
    free.shows("Germany: 12 engineers, 1 bases");
    let empty = with("Anton", 1, 20, "", "mixers = 2\ntiles = ['anton']");
    assert_eq!(why(&empty, 2), "no-tile");
}

/// A round of Mahiri's Automa: the USA, a person, takes its first turn by these tiles.
fn directed(criteria: u8, action: u8, table: &str, usa: &str) -> crate::common::Scene {
    scene(&format!(
        "automas = {{ Germany = 'very-hard' }}\nturn = 'USA'\nautoma.action = '{}'\nstacks.automa = ['{}']\n{table}\n\
         [USA]\n{usa}\n[Germany]\nofficer = 'Mahiri'\nmixers = 0\nexcavators = 0\npassed = true\nengineers = 0",
        tile(criteria),
        tile(action)
    ))
}

/// with Mahiri on an Automa's side the first turn of every person in a round is decided by a tile.
#[test]
fn mahiri_directs_the_first_turn() {
    let scene = directed(1, 4, "", "excavators = 4");
    // Production and a base in the mountains fail; an excavator is bought for 2 credits.
    let turned = &told(&scene, "automa-turned")[0];
    assert_eq!((turned["seat"].as_str(), tried(&scene).1), (Some("P1"), vec![3]));
    scene.shows("USA: 4 credits, 5 excavators, 11 engineers, 10 vp");
    assert_eq!((scene.asked().as_str(), scene.asks().as_str()), ("USA", "turn"), "the second turn is free");
    assert!(scene.moves().len() > 5);
    let next = scene.everybody_passes();
    let turns = told(&next, "automa-turned");
    assert_eq!(next.position.table.round, 2);
    assert!(
        turns.iter().filter(|it| it["seat"] == "P1").count() >= 2,
        "the next round begins with a tile again"
    );
}

/// the Automa itself has no use of her.
#[test]
fn mahiri_does_nothing_for_the_automa() {
    let scene = with("Mahiri", 1, 17, "[USA]\nengineers = 5", "");
    assert_eq!(scene.of("Germany").copies, 0);
    assert_eq!(acted(&scene), [3]);
}

/// the person pays credits, and an action whose credits are lacking is skipped.
#[test]
fn mahiri_credits() {
    let scene = directed(1, 4, "", "excavators = 0\ncredits = 1");
    assert!(scene.told(json!({"kind": "automa-tried", "why": "no-credits", "needed": 2, "held": 1})));
    scene.shows("USA: 2 credits"); // the bank
    // A red border the person cannot pay makes a space no candidate.
    let poor = directed(9, 17, "", "excavators = 5\ncredits = 2");
    assert_eq!(built(&poor.plays("tile base; pay 5E")), "B1L");
    let rich = directed(9, 17, "", "excavators = 5\ncredits = 3");
    assert_eq!(built(&rich.plays("tile base; pay 5E")), "B1U");
}

/// the tile chooses system, head streams and space; the person chooses the technology tile and the contract.
#[test]
fn mahiri_choices() {
    let base = directed(1, 17, "", "excavators = 5\ntiles = ['base', 'I-Base', 'III-Base']");
    assert_eq!(base.moves(), ["tile base", "tile I-Base", "tile III-Base"]);
    let built_free = base.plays("tile III-Base");
    assert_eq!(built(&built_free), "B1L");
    built_free.shows("USA: 12 engineers, 5 excavators");
    let produce = directed(
        1,
        17,
        "water = { B5L = 2 }\ndisplay = { green = ['G03'] }",
        "structures = ['B5L+1', 'C5R', 'P10.1']\ncontracts = ['S1', 'G13']",
    );
    assert!(produce.told(json!({"kind": "automa-system", "seat": "P1", "drops": 2, "energy": 10})));
    assert_eq!(produce.moves(), ["fulfil S1", "fulfil G13", "decline"]);
    let water = directed(2, 1, "", "structures = ['B2L']\nexcavators = 0\nmixers = 0");
    assert_eq!(water.waiting(), [0, 1, 0, 0]);
    let place = water.position.table.engineers_on("water 2 left".parse().expect("a space"));
    assert_eq!(place, Some((kernel::Seat(0), 1)));
    // The display is looked at for the condition, the person's own contracts are not.
    let none = directed(
        1,
        17,
        "water = { B5L = 1 }\ndisplay = { green = [] }\nstacks.green = []",
        "structures = ['B5L', 'C5R', 'P10.1']\ncontracts = ['S3']\nexcavators = 0\nmixers = 0",
    );
    assert_eq!(why(&none, 1), "contract-out-of-reach");
    // A machine of choice is chosen by the tile too.
    let machine = directed(2, 1, "", "excavators = 2\nmixers = 1");
    machine.shows("USA: 2 mixers, 3 credits");
}

/// a conduit whose owner the person could not pay is no candidate.
#[test]
fn mahiri_borrowed_conduits() {
    let scene = |credits: u8| {
        directed(
            1,
            17,
            "players = 3\nwater = { B5L = 2 }\ndisplay = { green = ['G03'] }\n[Italy]\nstructures = ['C5R']",
            &format!("structures = ['B5L+1', 'P10.1']\ncredits = {credits}\nexcavators = 0\nmixers = 0"),
        )
    };
    assert_eq!(why(&scene(1), 1), "no-system");
    assert_eq!(scene(2).times("produced"), 1);
}

/// B-25.4, B-25.5: the officers of the expansion are not in the game, but for Simone and
/// Tommaso by option.
#[test]
fn officers_of_the_expansion() {
    let plain = barrage::Options::PLAIN;
    assert_eq!(plain.officers().as_slice(), barrage::Officer::ALL);
    for (options, more) in [
        (barrage::Options { simone: true, ..plain }, "Simone"),
        (barrage::Options { tommaso: true, ..plain }, "Tommaso"),
    ] {
        assert_eq!(options.officers().len(), 8);
        assert_eq!(options.officers().last(), more.parse().ok().as_ref());
    }
}
