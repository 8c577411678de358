//! Tommaso, Leslie and Margot, and Mahiri copying them (L-6, L-12.9, L-12.15 to L-12.17).

use super::{ROWS, expanded};

/// L-6.2: the places where the Architect may go alone.
#[test]
fn places_for_the_architect() {
    let table = expanded(
        "seats = ['USA', 'Germany', 'Italy', 'France']\nwater = { B5L = 1 }
        buildings = ['cofferdam', 'robot-factory', 'research-lab', 'loan-agency', 'customer-office']
        works = ['a1', 'a2', 'a3']
        [USA]\nofficer = 'Tommaso'\ncredits = 20\nstructures = ['B5L', 'C5R', 'P10.1', 'P8.1']
        buildings = ['research-lab', 'loan-agency', 'cofferdam', 'robot-factory']\nwheel = ['', '4E']
        [Germany]\nbuildings = ['loan-agency']",
    )
    .play("architect");
    let moves = table.moves();
    let spaces: Vec<&str> = moves.iter().map(String::as_str).collect();
    let expected = [
        "turbine -2 left",
        "water 2 left",
        "water 1 left",
        "workshop 1 left",
        "machinery excavator left",
        "machinery excavator right",
        "machinery any left",
        "contracts 1 left",
        "contracts 1 right",
        "contracts 1b left",
        "contracts 1b right",
        "construct",
        "use cofferdam",
        "use loan-agency",
        "use research-lab",
    ];
    let wanted: Vec<&str> = expected.into_iter().filter(|it| spaces.contains(it)).collect();
    assert_eq!(spaces, wanted);
    assert!(spaces.len() >= 13, "{spaces:?}");
    assert!(!spaces.contains(&"use robot-factory") && !spaces.contains(&"external work 1"));
}

/// L-6.2, L-15.1: ordinary engineers are placed first, and the Architect returns in phase 5.
#[test]
fn ordinary_engineers_go_first() {
    let text = format!("{ROWS}\n[USA]\nofficer = 'Tommaso'\nengineers = 3\ncredits = 9");
    let table = expanded(&text).play("workshop 3 left");
    assert!(table.of("USA").architect, "two ordinary engineers went");
    let table = table.play("bank; engineers 1; bank");
    assert!(!table.of("USA").architect);
    let table = table.everybody_passes();
    assert!(table.of("USA").architect);
    table.shows("USA: 12 engineers");
}

/// L-6.2: the extra turn may be declined, which is no pass.
#[test]
fn the_extra_turn_may_be_declined() {
    let table = expanded(&format!("{ROWS}\n[USA]\nofficer = 'Tommaso'")).play("architect; workshop 1 left");
    assert_eq!(table.asks(), "extra turn");
    let table = table.play("decline");
    assert_eq!((table.asked().as_str(), table.of("USA").passed), ("Germany", false));
}

/// L-12.15: the Architect at a private building gives another turn.
#[test]
fn the_architect_at_a_private_building() {
    let table = expanded(&format!("{ROWS}\n[USA]\nofficer = 'Tommaso'\nbuildings = ['financial-division']"))
        .plays("architect; use financial-division");
    assert_eq!((table.asks().as_str(), table.count("USA", "credits")), ("extra turn", 11));
}

/// L-12.9: Mahiri copying Leslie puts the machinery onto her wheel, without a tile.
#[test]
fn mahiri_copies_leslie() {
    let table = expanded(&format!(
        "{ROWS}\nworks = ['b4', 'a2', 'a3']\n[USA]\nofficer = 'Mahiri'\n[Germany]\nofficer = 'Leslie'"
    ))
    .play("mahiri; copy Leslie; external work 1; leslie");
    assert_eq!(table.wheel("USA"), ["", "", "", "", "", "3E"]);
}

/// L-12.9: Mahiri copying Margot lays an engineer beside her tile.
#[test]
fn mahiri_copies_margot() {
    let table = expanded(&format!(
        "{ROWS}\n[USA]\nofficer = 'Mahiri'\nbuildings = ['financial-division']\n[Germany]\nofficer = 'Margot'"
    ))
    .plays("mahiri; copy Margot; margot; use financial-division");
    table.shows("USA: 10 engineers, 11 credits");
    assert_eq!(table.of("USA").own_space, 1);
}
