//! An Automa's turn: tiles, engineers, the order of actions.

use barrage::{AutomaTile, Space};
use kernel::Set;
use serde_json::json;

use super::table::{acted, tile, told, tried, turn, why};
use crate::common::scene;

/// A person has engineers on these spaces.
fn taken(spaces: &[&str]) -> String {
    let names: Vec<String> = spaces.iter().map(|space| format!("'{space}'")).collect();
    format!("[USA]\nspaces = [{}]", names.join(", "))
}

fn space(name: &str) -> Space {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// the top tile becomes the criteria tile, the next one the action tile, for the whole turn.
#[test]
fn turning_a_tile() {
    let scene = turn("medium", 1, 4, "");
    let board = scene.position.table.automa;
    assert_eq!(board.criteria.map(|it| it.to_string()), Some(tile(1)));
    assert_eq!(board.action.map(|it| it.to_string()), Some(tile(4)));
    assert!(
        scene.told(
            json!({"kind": "automa-turned", "criteria": tile(1), "action": tile(4), "shuffled": false})
        )
    );
    let next = scene.play("bank; engineers 1");
    let board = next.position.table.automa;
    assert_eq!(board.criteria.map(|it| it.to_string()), Some(tile(4)), "the action tile is turned next");
    assert_eq!(board.discard, Set::of(AutomaTile(0)), "tile 1 lies below it");
}

/// when turning empties the stack, the discard pile without the tile just turned is shuffled into a new one.
#[test]
fn an_empty_stack_is_made_anew() {
    let others: Vec<String> = (3..=20).map(|number| format!("'{}'", tile(number))).collect();
    let scene = scene(&format!(
        "automas = {{ Germany = 'medium' }}\nturn = 'Germany'\nstacks = {{ automa = [] }}\n\
         automa = {{ action = '{}', criteria = '{}', discard = [{}] }}",
        tile(1),
        tile(2),
        others.join(", ")
    ));
    assert!(scene.told(json!({"kind": "automa-turned", "criteria": tile(1), "shuffled": true})));
    let board = scene.position.table.automa;
    assert_eq!(board.criteria.map(|it| it.to_string()), Some(tile(1)));
    assert_eq!((board.discard, scene.position.hidden.automa_tiles.len()), (Set::EMPTY, 18));
    assert_ne!(board.action, board.criteria);
}

/// actions are tried in order, and the first that is possible is carried out.
#[test]
fn actions_are_tried_in_order() {
    let scene = turn("medium", 1, 4, "[Germany]\nexcavators = 4");
    let (failed, done) = tried(&scene);
    // Production, a base in the mountains (5 excavators); then the machinery shop.
    assert_eq!(failed, [(1, "no-system".to_owned()), (2, "no-machinery".to_owned())]);
    assert_eq!(done, [3]);
    scene.shows("Germany: 5 excavators, 14 vp, 11 engineers");
    assert_eq!(scene.asked(), "USA");
}

/// the last action of every tile is the bank, and it always works.
#[test]
fn the_bank_never_fails() {
    for number in 1..=20 {
        // Round 5, nothing to build with, an empty wheel and an empty patent office.
        let scene = turn(
            "medium",
            if number == 1 { 2 } else { 1 },
            number,
            "round = 5\npatents = []\n[Germany]\nexcavators = 0\nmixers = 0",
        );
        let done = acted(&scene);
        let last = barrage::AutomaTile(number - 1).row().actions.len() as u64;
        assert_eq!(done.last(), Some(&last), "tile {number}");
        assert!(
            scene.told(
                json!({"kind": "gained", "seat": "P2", "what": "vp", "amount": 1, "why": "automa-tile"})
            )
        );
        assert_eq!(scene.of("Germany").banked, 1);
    }
}

/// after an action in the dashed frame the next one is tried; any other action ends the turn.
#[test]
fn the_dashed_frame() {
    let scene = turn("medium", 1, 3, "");
    assert_eq!(acted(&scene), [2, 3], "contract office, then a base");
    scene.shows("Germany: 9 engineers, 1 bases, 2 energy");
    let one = turn("medium", 1, 3, "[Germany]\nengineers = 1");
    assert_eq!(acted(&one), [2], "no engineer is left for another action");
    one.shows("Germany: 0 engineers, 0 bases, 2 energy");
    assert!(!one.of("Germany").passed);
}

/// an Automa without engineers passes and turns no tile.
#[test]
fn without_engineers_it_passes() {
    let scene = turn("medium", 1, 3, "[Germany]\nengineers = 0");
    assert!(scene.of("Germany").passed);
    assert!(scene.told(json!({"kind": "forced", "seat": "P2", "move": "pass"})));
    assert_eq!((scene.times("automa-turned"), scene.times("passed")), (0, 1));
    let on = scene.play("bank; engineers 5").play("bank; engineers 7");
    assert_eq!(on.position.table.round, 2, "the USA played on alone and passed");
}

/// what needs the
/// expansion is always skipped, the patent for private buildings even with a joker on offer.
#[test]
fn the_expansion_is_skipped() {
    let scene = turn("medium", 1, 19, "patents = ['I-Joker']\n[Germany]\nexcavators = 0\nmixers = 0");
    assert_eq!((why(&scene, 3), why(&scene, 4)), ("expansion".to_owned(), "expansion".to_owned()));
    assert_eq!(acted(&scene), [5]);
    let work = turn(
        "medium",
        1,
        6,
        "[Germany]\nexcavators = 9\nmixers = 0\nstructures = ['B1L', 'B2L', 'B3L', 'B4L', 'B5L']",
    );
    assert_eq!(why(&work, 5), "expansion");
    for number in 1..=20 {
        for action in barrage::AutomaTile(number - 1).row().actions {
            let parts = format!("{:?}", action.deed);
            if parts.starts_with("ExternalWork") || parts.starts_with("PrivateBuilding") {
                assert!(action.deed.ends_turn());
            }
        }
    }
}

/// conditions are looked at when the action is reached: the contracts just renewed count.
#[test]
fn conditions_are_looked_at_when_reached() {
    // The second action is the water: its drop flows to the dam; nothing is looked at before.
    let scene = turn(
        "medium",
        1,
        10,
        "[Germany]\nstructures = ['B2L', 'C5R', 'C6L', 'C7R', 'C8L', 'C9R', 'P10.1']\nmixers = 0",
    );
    assert_eq!(acted(&scene), [2, 7]);
    assert_eq!(scene.water("B2L"), 1);
    assert_eq!(why(&scene, 1), "no-system", "when production was tried the dam was dry");
}

/// the engineers are those printed on the tile, whatever the space asks for; fewer do if there are no more.
#[test]
fn engineers_as_printed() {
    // Tile 5 prints 2 engineers for three segments; the first workshop space would take 1.
    let rest = "[Germany]\nwheel = ['', 'base 4E', 'conduit']\ntiles = ['elevation', 'powerhouse']\nexcavators = 0\nmixers = 0";
    let scene = turn("medium", 1, 5, rest);
    assert_eq!(acted(&scene), [5]);
    assert_eq!(scene.position.table.engineers_on(space("workshop 1 left")), Some((kernel::Seat(1), 2)));
    scene.shows("Germany: 10 engineers, 11 vp");
    let short = turn("medium", 1, 5, &rest.replace("wheel", "engineers = 1\nwheel"));
    assert_eq!(short.position.table.engineers_on(space("workshop 1 left")), Some((kernel::Seat(1), 1)));
    short.shows("Germany: 0 engineers, 11 vp, 4 excavators");
    assert_eq!(short.of("Germany").banked, 11);
}

/// the first space without engineers, down the left column, then down the right; blocked spaces are passed over;
/// neither border nor price nor effect of the space matters.
#[test]
fn the_first_free_space() {
    let where_to = |spaces: &[&str]| {
        let scene =
            turn("medium", 1, 4, &format!("{}\n[Germany]\nexcavators = 0\nmixers = 0", taken(spaces)));
        scene.shows("Germany: 14 vp, 1 excavators");
        let sheet = serde_json::to_value(scene.sheet()).expect("JSON");
        let posted = sheet["Germany"]["posted"].as_object().cloned().unwrap_or_default();
        (posted.keys().cloned().collect::<Vec<_>>(), scene.of("Germany").laid)
    };
    let left = ["machinery excavator left", "machinery both left"];
    let right = ["machinery excavator right", "machinery both right"];
    assert_eq!(where_to(&[]), (vec![left[0].to_owned()], 0));
    assert_eq!(where_to(&left[..1]), (vec![left[1].to_owned()], 0), "the second row is blocked with two");
    assert_eq!(where_to(&left), (vec![right[0].to_owned()], 0));
    assert_eq!(where_to(&[left[0], left[1], right[0]]), (vec![right[1].to_owned()], 0));
    assert_eq!(where_to(&[left[0], left[1], right[0], right[1]]), (vec![], 1), "laid next to the section");
}

/// the bank takes everybody; the patent office is filled from slot 1, whichever tile is taken.
#[test]
fn bank_and_patent_office() {
    let rest = "patents = ['I-Elevation', 'I-Conduit', 'I-Base']\n[Germany]\nexcavators = 0\nmixers = 0";
    let scene = turn("medium", 1, 3, rest);
    assert_eq!(scene.position.table.engineers_on(space("patent 1")), Some((kernel::Seat(1), 1)));
    assert_eq!(scene.position.table.patents[2], None, "the base tile lay in slot 3");
    scene.shows("Germany: 1 advanced, 14 vp");
    assert!(scene.may("patent 2"));
    scene.refuses("patent 1", "B-6.6");
    let banked =
        turn("medium", 1, 18, "round = 5\n[USA]\nbank = 3\n[Germany]\nexcavators = 0\nmixers = 0\nbank = 2");
    assert_eq!(banked.of("Germany").banked, 3);
}

/// construction engineers lie on the company board, without its four spaces, fees or limits.
#[test]
fn construction_without_spaces() {
    let scene = turn("medium", 1, 17, "[Germany]\nlaid = 8\nexcavators = 5");
    scene.shows("Germany: 2 engineers, 1 bases, 0 constructions, 16 vp");
    assert_eq!(scene.of("Germany").laid, 10);
    assert!(scene.told(json!({"kind": "laid", "section": "construction", "engineers": 2})));
}

/// all engineers come back at the end of the round.
#[test]
fn engineers_return() {
    let scene = turn("medium", 1, 17, "[Germany]\nlaid = 6\nposted = { 'workshop 1 left' = 2 }");
    let scene = scene.everybody_passes();
    assert_eq!(scene.position.table.round, 2);
    let germany = scene.of("Germany");
    assert_eq!(germany.engineers + germany.sent_by_tiles() + germany.banked, 12);
    assert!(germany.spaces.covers(germany.posted));
}

/// the workshop turns the wheel only if something lies on it, for the price printed.
#[test]
fn workshop() {
    let empty = turn("medium", 1, 14, "round = 5\n[Germany]\nexcavators = 0\nmixers = 0");
    assert_eq!(why(&empty, 5), "empty-wheel");
    let scene = turn("medium", 1, 14, "[Germany]\nexcavators = 0\nmixers = 0\nwheel = ['', '1E', '2M']");
    assert_eq!(acted(&scene), [5]);
    scene.shows("Germany: 14 vp, 1 excavators, 2 mixers, 11 engineers");
    // The last row turns by one segment for nothing.
    let last = turn("medium", 1, 12, "round = 5\n[Germany]\nexcavators = 0\nmixers = 0\nwheel = ['', '1E']");
    assert_eq!(acted(&last), [2, 6]);
    last.shows("Germany: 16 vp, 1 excavators");
}

/// machines are bought in rounds 1 to 4 only, also by the tile that lacks the reminder.
#[test]
fn machinery_shop() {
    for round in 1..=5 {
        let scene = turn("medium", 1, 4, &format!("round = {round}\n[Germany]\nexcavators = 0\nmixers = 0"));
        if round < 5 {
            scene.shows("Germany: 1 excavators, 14 vp");
        } else {
            assert_eq!(why(&scene, 3), "last-round");
            scene.shows("Germany: 0 excavators, 17 vp");
        }
    }
    let two = turn("medium", 1, 12, "[Germany]\nexcavators = 0\nmixers = 0");
    two.shows("Germany: 2 excavators, 0 mixers, 12 vp, 9 engineers");
    let mixer = turn("medium", 1, 16, "[Germany]\nexcavators = 0\nmixers = 0");
    mixer.shows("Germany: 0 excavators, 1 mixers, 13 vp");
}

/// machinery of choice is the kind of which there is less, an excavator if equal; the wheel does not
/// count.
#[test]
fn machinery_of_choice() {
    for (excavators, mixers, more) in [(1, 1, "excavator"), (0, 1, "excavator"), (1, 0, "mixer")] {
        let scene = turn("medium", 2, 1, &format!("[Germany]\nexcavators = {excavators}\nmixers = {mixers}"));
        assert_eq!(acted(&scene), [7]);
        let bought =
            (scene.count("Germany", "excavators") - excavators, scene.count("Germany", "mixers") - mixers);
        assert_eq!(bought, if more == "mixer" { (0, 1) } else { (1, 0) });
        scene.shows("Germany: 13 vp");
        assert!(scene.told(json!({"kind": "automa-machine", "machine": more})));
    }
}

/// one engineer and 2 VP for a tile of the structure, the upper of two; else a joker.
#[test]
fn patents() {
    let taken = |patents: &str| {
        let scene = turn("medium", 1, 15, &format!("patents = [{patents}]\n[Germany]\nmixers = 0"));
        let (_, done) = tried(&scene);
        if done != [3] {
            assert_eq!(why(&scene, 3), "no-patent");
            return String::new();
        }
        scene.shows("Germany: 14 vp, 11 engineers, 1 advanced");
        scene.entry("Germany", "tiles").last().cloned().expect("a tile")
    };
    assert_eq!(taken("'I-Base', 'I-Powerhouse', 'I-Joker'"), "I-Powerhouse");
    assert_eq!(taken("'I-Joker', 'I-Base', 'II-Powerhouse'"), "II-Powerhouse", "a joker comes second");
    assert_eq!(taken("'I-Powerhouse', 'II-Powerhouse'"), "I-Powerhouse", "the upper one");
    assert_eq!(taken("'I-Base', 'I-Joker', 'II-Joker'"), "I-Joker");
    assert_eq!(taken("'I-Base', 'I-Conduit'"), "");
}

/// of the two actions of the last row the left one is tried first.
#[test]
fn the_last_row() {
    let scene =
        turn("medium", 1, 3, "patents = []\n[Germany]\nexcavators = 0\nmixers = 0\nwheel = ['', '', '1M']");
    assert_eq!(acted(&scene), [2, 6], "wheel");
    let scene = turn("medium", 1, 3, "patents = []\n[Germany]\nexcavators = 0\nmixers = 0");
    assert_eq!(acted(&scene), [2, 7], "bank");
}

/// points are an Automa's money, and may fall below zero.
#[test]
fn points_are_money() {
    let scene = turn("medium", 1, 4, "[Germany]\nvp = 1\nexcavators = 0");
    scene.shows("Germany: -1 vp, 0 credits, 1 excavators");
    assert!(scene.told(json!({"kind": "lost", "seat": "P2", "what": "vp", "amount": 2})));
    // A red border costs 3 points: only upper spaces are left in the mountains.
    let red = turn(
        "medium",
        1,
        4,
        "neutral = { B1L = 1, B2L = 1, B3L = 1, B4L = 1 }\n[Germany]\nvp = 0\nexcavators = 5",
    );
    red.shows("Germany: -3 vp, 1 bases");
    assert!(red.told(json!({"kind": "lost", "seat": "P2", "what": "vp", "amount": 3, "why": "site"})));
}

/// an Automa pays the owner of a conduit in points; an Automa that owns one gets 2 for each drop.
#[test]
fn borrowed_conduits() {
    let scene = turn(
        "medium",
        1,
        17,
        "display = { green = ['G03', 'G07'] }\nwater = { B5L = 2 }\n[USA]\nstructures = ['C5R']\n\
         [Germany]\nstructures = ['B5L+1', 'P10.1']",
    );
    // 2 drops of power 4 and the bonus of 2: the marker moves by 10.
    scene.shows("Germany: 10 energy");
    assert_eq!(scene.amount("Germany", "vp", "conduit"), -2);
    scene.shows("USA: 8 credits, 12 vp");
    let owner = scene_of_owner();
    assert_eq!(owner.amount("Germany", "vp", "conduit"), 4);
    owner.shows("USA: 4 credits; Germany: 0 credits");
}

fn scene_of_owner() -> crate::common::Scene {
    scene(
        "automas = { Germany = 'medium' }\nwater = { B5L = 2 }\n[USA]\nstructures = ['B5L+1', 'P10.1']\n\
         [Germany]\nstructures = ['C5R']",
    )
    .play("turbine +2 left; produce B5L C5R P10 x2")
}

/// medium has no company ability and no effects of advanced tiles, but the production bonus; it takes
/// no contracts.
#[test]
fn what_medium_lacks() {
    // Three powerhouses: Germany's second production does not follow, the bonus of 1 applies.
    let scene = turn(
        "medium",
        1,
        17,
        "display = { green = ['G03', 'G07'], yellow = [], red = [] }\nwater = { B5L = 2, B6L = 1 }\n\
         [Germany]\nstructures = ['B5L+1', 'B6L', 'C5R', 'C6L', 'P10.1', 'P9.1', 'P11.1']",
    );
    assert_eq!(scene.times("produced"), 1);
    scene.shows("Germany: 11 energy");
    assert!(scene.of("Germany").contracts.is_empty());
    // III-Powerhouse gives nothing but its structure.
    let tile = turn("medium", 1, 20, "[Germany]\nmixers = 9\ntiles = ['powerhouse', 'III-Powerhouse']");
    assert_eq!(told(&tile, "automa-technology")[0]["tile"], "III-Powerhouse");
    tile.shows("Germany: 16 vp, 1 powerhouses, 10 engineers");
}
