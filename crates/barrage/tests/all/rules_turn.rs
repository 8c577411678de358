//! The course of the game, income, and turns (B-4 to B-6).

use crate::common::{round_end, scene};
use barrage::{Event, Phase};

const SYSTEM: &str = "structures = ['B5L', 'C5L', 'P8.1']";

/// B-4.1: five rounds; the fifth ends with the final scoring in place of phase 5.
#[test]
fn five_rounds() {
    let mut table = scene("players = 3");
    for round in 1..=5 {
        assert_eq!((table.position.table.round, table.position.table.phase), (round, Phase::Actions));
        table = table.everybody_passes();
    }
    assert_eq!(table.position.table.phase, Phase::Over);
    assert_eq!((table.asks().as_str(), table.moves().len()), ("nothing", 0));
    // No phase 5: the engineers are still out.
    table.shows("USA: 0 engineers; Germany: 0 engineers; Italy: 0 engineers");
    assert_eq!(table.times("won"), 3);
    table.refuses("bank", "B-19.5");
}

/// B-4.2: an income uncovered by a reward is resolved before the rest of the reward.
#[test]
fn depth_first() {
    let table = scene(
        "agenda = ['contract 9 national', 'end turn']
        [USA]
        structures = ['B8L+1', 'B9L']
        contracts = ['R10']",
    )
    .plays("fulfil R10");
    assert_eq!(table.asks(), "free elevation");
    let table = table.plays("build elevation B9L");
    assert_eq!(table.asks(), "machines 1");
    let table = table.plays("gain mixer");
    assert_eq!(table.asks(), "drops 2 flowing");
    table.refuses("gain mixer", "B-4.2");
    assert_eq!(table.plays("drop HA; decline").asked(), "Germany");
}

/// B-4.3: a choice is open only if all the fees that follow from it can be paid together.
#[test]
fn no_dead_ends() {
    // The fourth construction space, two mixers in credits: 3 + 6.
    let last =
        "[USA]\nofficer = 'Solomon'\nconstructions = 3\nmixers = 0\ntiles = ['powerhouse']\ncredits = ";
    scene(&format!("{last}8")).refuses("construct", "B-6.8");
    let table = scene(&format!("{last}9")).plays("construct");
    assert!(table.may("build powerhouse P8.1"));
    assert!(!table.may("build powerhouse P8.3"));
    let table = scene(&format!("{last}12")).plays("construct");
    table.plays("build powerhouse P8.3; pay 6C").shows("USA: 0 credits");
    // A turbine with a fee, and a conduit to pay for.
    let foreign = "water = { B5L = 1 }\n[Germany]\nstructures = ['C5L']\n[USA]\nstructures = ['B5L', 'P8.1']\ncredits = ";
    scene(&format!("{foreign}3")).refuses("turbine 0 right", "B-6.8");
    scene(&format!("{foreign}4"))
        .plays("turbine 0 right; produce B5L C5L P8 x1")
        .shows("USA: 0 credits; Germany: 7 credits");
}

/// B-4.4: costs are paid exactly, and points may fall below zero.
#[test]
fn exact_costs_and_negative_points() {
    let table = scene("[USA]\nofficer = 'Jill'\nexcavators = 20\nmixers = 20")
        .plays("construct; tile conduit; build conduit C9L");
    for payment in ["3E", "1E", "2M", "1E 1M", "2E 1M", "nothing", "2E 3C"] {
        table.refuses(&format!("pay {payment}"), "B-4.4");
    }
    round_end(1, "contracts", "", &[("USA", "vp = 1"), ("Germany", "vp = -5")])
        .shows("USA: -2 vp; Germany: -8 vp");
}

/// B-5.1: in phase 1 each player receives all incomes uncovered.
#[test]
fn every_uncovered_income() {
    // Bases 2: 3 VP; elevations 2: 3 credits, 4: 2 VP and 2 energy, 5: 7 VP.
    let table = scene(
        "phase = 'income'\nround = 3\n[Germany]\nstructures = ['B5L+2', 'B6L+2', 'B7L+1']\n[USA]\nstructures = ['C1L', 'C1R']",
    );
    table.shows("Germany: 22 vp, 9 credits, 2 energy; USA: 13 vp");
}

/// B-5.2: incomes are resolved from the last in turn order to the first.
#[test]
fn the_last_in_turn_order_first() {
    let table = scene(
        "phase = 'income'
        round = 2
        seats = ['USA', 'France', 'Italy']
        order = ['Italy', 'France', 'USA']
        [USA]
        structures = ['B5L+1', 'B6L+1']
        [France]
        structures = ['B8L', 'B9L']
        [Italy]
        structures = ['C1L', 'C1R']",
    );
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("USA", "machines 1"));
    let table = table.plays("gain mixer");
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("France", "machines 1"));
    let table = table.plays("gain mixer");
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("Italy", "machines 1"));
    assert_eq!(table.plays("gain mixer").asks(), "turn");
}

/// B-5.3, B-24.5: like parts are put together where the first of them stands; rows go bases, elevations, conduits.
#[test]
fn incomes_are_one_reward() {
    // Bases 2: 1 machine, 4: wheel 2. Elevations 2: 3 VP, 4: 2 VP and 1 machine. Conduits 2: 3 credits.
    let table = scene(
        "phase = 'income'\nround = 2\nseats = ['France', 'USA']
        [France]
        structures = ['B5L+2', 'B6L+2', 'B7L', 'B8L', 'C1L', 'C1R']
        wheel = ['', '', 'base 3E']",
    );
    assert_eq!((table.asks().as_str(), table.times("wheel-turned")), ("machines 2", 0));
    table.shows("France: 15 vp, 9 credits");
    let table = table.plays("gain mixer; gain excavator");
    assert_eq!((table.asks().as_str(), table.times("wheel-turned")), ("turn", 2));
    // Bases 2: wheel 1. Elevations 2: 1 machine, 4: 2 VP and 2 drops. Conduits 2: 3 VP, 4: wheel 1 and 2 VP.
    let table = scene(
        "phase = 'income'\nround = 2
        [USA]
        structures = ['B5L+2', 'B6L+2', 'C1L', 'C1R', 'C2L', 'C2R']",
    );
    assert_eq!((table.asks().as_str(), table.times("wheel-turned")), ("machines 1", 2));
    table.shows("USA: 17 vp");
    assert_eq!(table.plays("gain mixer").asks(), "drops 2 flowing");
    // Bases 2: 3 VP, 4: 2 machines. Conduits 2: wheel 1, 4: 2 VP and 2 drops.
    let table = scene(
        "phase = 'income'\nround = 2\nseats = ['Germany', 'USA']
        [Germany]
        structures = ['B5L', 'B6L', 'B7L', 'B8L', 'C1L', 'C1R', 'C2L', 'C2R']",
    );
    assert_eq!((table.asks().as_str(), table.times("wheel-turned")), ("machines 2", 0));
    let table = table.plays("gain mixer; gain mixer");
    assert_eq!((table.asks().as_str(), table.times("wheel-turned")), ("drops 2 flowing", 1));
}

/// B-5.4: every head-stream tile brings its drops in rounds 1 to 4, and none in round 5.
#[test]
fn drops_of_the_head_stream_tiles() {
    for (tile, rounds) in [
        ("h1", [0, 2, 2, 0, 0]),
        ("h2", [0, 0, 1, 3, 0]),
        ("h3", [2, 0, 2, 0, 0]),
        ("h4", [1, 1, 1, 1, 0]),
        ("h5", [0, 1, 0, 2, 0]),
        ("h6", [0, 0, 1, 2, 0]),
        ("h7", [1, 0, 2, 2, 0]),
        ("h8", [0, 1, 2, 1, 0]),
    ] {
        for (round, drops) in (1..).zip(rounds) {
            let table = scene(&format!(
                "phase = 'income'\nround = {round}\nhead_streams = {{ HC = {{ tile = '{tile}' }} }}"
            ));
            assert_eq!(table.waiting()[2], drops, "{tile} in round {round}");
        }
    }
}

/// B-5.5: drops from an income flow before the head streams are filled; energy from one belongs to the new round.
#[test]
fn incomes_come_before_the_head_streams() {
    let table = scene(
        "phase = 'income'
        round = 1
        seats = ['USA', 'Italy']
        head_streams = { HA = { tile = 'h3' } }
        [USA]
        structures = ['B1L+2', 'B8L+2']
        [Italy]
        structures = ['B5L+2', 'B6L+2']",
    )
    .plays("gain mixer");
    assert_eq!((table.asks().as_str(), table.waiting()), ("drops 2 flowing", [0; 4]));
    let table = table.plays("drop HA; drop HA");
    assert_eq!((table.water("B1L"), table.waiting()[0], table.asks().as_str()), (2, 2, "turn"));
    table.shows("Italy: 4 energy");
}

/// B-6.1: turns go round in turn order, without those who have passed; a turn is one action.
#[test]
fn turns_go_round() {
    let mut table = scene(
        "players = 4\norder = ['France', 'USA', 'Italy', 'Germany']\n[Italy]\npassed = true\nengineers = 0",
    );
    for company in ["France", "USA", "Germany", "France", "USA", "Germany"] {
        assert_eq!(table.asked(), company);
        table = table.plays("bank; engineers 1");
    }
    let table =
        scene(&format!("[USA]\ntiles = ['base', 'III-Base', 'I-Powerhouse']\nofficer = 'Mahiri'\n{SYSTEM}"));
    for action in ["bank", "construct", "construct free", "mahiri"] {
        assert!(table.may(action), "{action}");
    }
    assert!(!table.may("pass"));
}

/// B-6.2: a player with an engineer may not pass, and can always go to the bank.
#[test]
fn engineers_must_be_used() {
    let table = scene("[USA]\nengineers = 1\ncredits = 0\nexcavators = 0\nmixers = 0");
    table.refuses("pass", "B-6.2");
    assert!(table.may("bank"));
}

/// B-6.3: without engineers and without an engineer-free construction the pass is automatic.
#[test]
fn an_automatic_pass() {
    let table = scene("[USA]\nengineers = 0\ntiles = ['base', 'I-Powerhouse']\nmixers = 1");
    assert_eq!(table.asked(), "Germany");
    assert!(table.told(serde_json::json!({"kind": "passed", "seat": "P1"})));
    let table = scene("[USA]\nengineers = 0\ntiles = ['base', 'I-Powerhouse']\nmixers = 2");
    assert_eq!(table.asked(), "USA");
    assert!(table.may("pass") && table.may("construct free"));
}

/// B-6.4: passing is for good, and when all have passed the phase is over.
#[test]
fn a_pass_is_final() {
    let table =
        scene("[USA]\nengineers = 0\ntiles = ['I-Powerhouse']\n[Germany]\nengineers = 3").plays("pass");
    let table = table.plays("bank; engineers 1");
    assert_eq!(table.asked(), "Germany");
    let table = table.plays("bank; engineers 1");
    assert_eq!((table.asked().as_str(), table.position.table.round), ("Germany", 1));
    assert_eq!(table.plays("bank; engineers 1").position.table.round, 2);
}

/// B-6.5: a space takes exactly its engineers from the supply, the bank any number from one.
#[test]
fn engineers_on_spaces() {
    let table = scene("").plays("workshop 1 right");
    table.shows("USA: 10 engineers");
    let table = table.plays("bank; engineers 12");
    table.shows("Germany: 0 engineers, 18 credits");
    let poor = scene("[USA]\nengineers = 1");
    poor.refuses("workshop 1 right", "B-6.5");
    let table = scene("[USA]\nengineers = 5").plays("bank");
    assert_eq!(table.offers("engineers").len(), 5);
    table.refuses("engineers 6", "B-6.5");
    table.refuses("engineers 0", "B-6.5");
}

/// B-6.6: an occupied space is closed to all; the bank never is; one player may have both spaces of a row.
#[test]
fn free_spaces() {
    let table = scene("").plays("workshop 1 left");
    table.refuses("workshop 1 left", "B-6.6");
    let table = table.plays("bank; engineers 1");
    table.refuses("workshop 1 left", "B-6.6");
    let table = table.plays("workshop 1 right; bank; engineers 2; bank; engineers 3");
    assert_eq!(table.entry("USA", "spaces"), ["workshop 1 left", "workshop 1 right"]);
    table.shows("USA: 9 credits, 6 engineers; Germany: 9 credits");
}

/// B-6.7: fee and price must be at hand together, and both are paid.
#[test]
fn fee_and_price_together() {
    scene("[USA]\ncredits = 7").refuses("machinery both right", "B-6.7");
    scene("[USA]\ncredits = 8").plays("machinery both right").shows("USA: 0 credits, 7 excavators, 5 mixers");
    scene("[USA]\ncredits = 2").refuses("water 2 right", "B-6.7");
}

/// B-6.8: engineers may be placed only where the action can be carried out.
#[test]
fn actions_must_be_possible() {
    let poor = "excavators = 0\nmixers = 0\ncredits = 0";
    let table = scene(&format!("[USA]\n{poor}"));
    table.refuses("construct", "B-6.8");
    table.refuses("turbine +2 left", "B-6.8");
    table.refuses("workshop 3 left", "B-6.7");
    table.refuses("machinery excavator left", "B-6.7");
    table.refuses("patent 1", "B-6.7");
    for open in ["water 2 left", "water 1 left", "bank", "contracts 1 left"] {
        assert!(table.may(open), "{open}");
    }
    // An empty wheel may be turned.
    table.plays("workshop 1 left").shows("USA: 11 engineers");
    let table = scene(
        "patents = ['-', 'I-Base', '-']
        display = { green = [], yellow = [], red = [] }
        stacks = { green = [], yellow = [], red = [] }",
    );
    table.refuses("patent 1", "B-14.9");
    assert!(table.may("patent 2"));
    table.refuses("contracts 1 left", "B-13.9");
    table.refuses("contracts 2 left", "B-13.9");
    scene(&format!("water = {{ B5L = 1 }}\n[USA]\n{SYSTEM}")).plays("turbine +2 left").shows("USA: 5 energy");
}

/// B-6.9: engineers, fee and price, effect; then the display is filled up and the next player follows.
#[test]
fn the_order_of_a_turn() {
    let table = scene(
        "display = { green = ['G01', 'G02'] }
        stacks = { green = ['G03'] }
        [USA]
        contracts = ['S1', 'Y01', 'Y02']",
    )
    .plays("contracts 1 right; take G01");
    // The display waits for the end of the turn.
    assert_eq!(table.sheet().display.expect("a display")[&barrage::Colour::Green], ["-", "G02"]);
    let table = table.plays("discard G01");
    assert_eq!(table.sheet().display.expect("a display")[&barrage::Colour::Green], ["G03", "G02"]);
    assert_eq!(table.asked(), "Germany");
    let place = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("it happened");
    let order = [
        place(|it| matches!(it, Event::Placed { .. })),
        place(|it| matches!(it, Event::Lost { amount: 3, .. })),
        place(|it| matches!(it, Event::ContractTaken { .. })),
        place(|it| matches!(it, Event::ContractDiscarded { .. })),
        place(|it| matches!(it, Event::ContractRevealed { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}
