//! The contract office.

use serde_json::json;

use super::table::{acted, owed, tile, turn};
use crate::common::scene;

/// both contracts of the colour are replaced at once, the marker moves 2, the turn goes on.
#[test]
fn the_contracts_are_replaced() {
    let scene =
        turn("medium", 1, 7, "display = { yellow = ['Y01', 'Y02'] }\n[Germany]\nmixers = 0\nexcavators = 0");
    assert_eq!(acted(&scene)[0], 2);
    scene.shows("Germany: 2 energy");
    assert_eq!((scene.times("contract-removed"), scene.times("contract-revealed")), (2, 2));
    let display = scene.position.table.display[1];
    assert!(display.iter().all(|it| it.is_some_and(|it| !["Y01", "Y02"].contains(&it.to_string().as_str()))));
    let space = "contracts 1 left".parse().expect("a space");
    assert_eq!(scene.position.table.engineers_on(space), Some((kernel::Seat(1), 1)));
    assert!(!scene.told(json!({"kind": "contract-fulfilled"})), "these two steps serve no contract");
    let removed = scene.sheet().automa.expect("tiles").contracts.expect("a pile");
    assert_eq!(removed.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Y01", "Y02"]);
}

/// with one or none of the colour face up, what is there is removed; the energy is gained anyway.
#[test]
fn a_short_display() {
    for (shown, removed) in [("'-', 'R02'", 1), ("", 0)] {
        let text = format!(
            "automas = {{ Germany = 'medium' }}\nturn = 'Germany'\nautoma = {{ criteria = '{}' }}\n\
             agenda = ['renew red', 'end turn']\ndisplay = {{ red = [{shown}] }}\nstacks = {{ red = [] }}",
            tile(1)
        );
        let scene = scene(&text);
        scene.shows("Germany: 2 energy");
        assert_eq!(scene.times("contract-removed"), removed);
    }
}

/// B-24.10: removed contracts form a pile that becomes the stack when the stack is empty, but not those removed by
/// the action under way. Discarded and fulfilled contracts never return.
#[test]
fn removed_contracts_return() {
    let text = |pile: &str| {
        format!(
            "automas = {{ Germany = 'medium' }}\nturn = 'Germany'\nagenda = ['renew green', 'end turn']\n\
             automa = {{ criteria = '{}', contracts = [{pile}] }}\ndisplay = {{ green = ['G01', 'G02'] }}\n\
             stacks = {{ green = ['G03'] }}\n[USA]\nfulfilled = ['G09']\ncontracts = ['G10']",
            tile(1)
        )
    };
    let scene = scene(&text("'G04', 'G05'"));
    assert!(scene.told(json!({"kind": "contracts-shuffled", "colour": "green"})));
    let names = |scene: &crate::common::Scene| {
        scene.position.table.display[0].map(|it| it.map_or("-".to_owned(), |it| it.to_string()))
    };
    let [left, right] = names(&scene);
    assert_eq!(left, "G03");
    assert!(["G04", "G05"].contains(&right.as_str()));
    let pile = scene.sheet().automa.expect("tiles").contracts.expect("a pile");
    assert_eq!(pile.iter().map(ToString::to_string).collect::<Vec<_>>(), ["G01", "G02"]);
    // What the turn has removed does not come back at its end: the place stays empty until the next turn is over.
    let short = crate::common::scene(&text(""));
    assert_eq!((short.times("contracts-shuffled"), names(&short)), (0, ["G03".to_owned(), "-".to_owned()]));
    let next = short.play("bank; engineers 1");
    assert_eq!(next.times("contracts-shuffled"), 1);
    assert!(["G01", "G02"].contains(&names(&next)[1].as_str()));
    // Under version 1 the end of the turn filled the display from the new pile.
    let old = crate::common::scene(&format!("rules = 1\n{}", text("")));
    assert_eq!(old.times("contracts-shuffled"), 1, "not during the action, but at the end of the turn");
    let [left, right] = names(&old);
    assert_eq!(left, "G03");
    assert!(["G01", "G02"].contains(&right.as_str()));
}

/// shuffles come from the game's own chance: the same position goes on in the same way.
#[test]
fn shuffles_are_the_games_own() {
    let once = |chance: &str| {
        owed(
            "medium",
            1,
            "'renew green'",
            &format!("automa.contracts = ['G03', 'G04', 'G05', 'G06']\nstacks.green = []\nstacks.chance = '{chance}'\ndisplay = {{ green = ['G01', 'G02'] }}"),
        )
        .position
        .table
        .display
    };
    assert_eq!(once("00000000000000a1"), once("00000000000000a1"));
    assert!((0..9).any(|it| once(&format!("000000000000000{it}")) != once("00000000000000a1")));
}
