//! How water moves, and the production action (B-11, B-12, B-16).

use crate::common::{Scene, round_end, scene};
use barrage::{BaseSpace, Basin, Event};

const HEADS: [(&str, [u8; 4]); 4] =
    [("HA", [1, 8, 11, 0]), ("HB", [2, 5, 9, 11]), ("HC", [3, 6, 10, 12]), ("HD", [4, 7, 10, 12])];

fn held(table: &Scene) -> u32 {
    table.position.table.river.held.iter().map(|drops| u32::from(*drops)).sum()
}

/// B-11.1: a dam holds as many drops as it has levels; a space without a dam holds none.
#[test]
fn capacity() {
    for (level, structure) in [(1, "B8L"), (2, "B8L+1"), (3, "B8L+2")] {
        let mut table =
            scene(&format!("agenda = ['drops 4 flowing', 'end turn']\n[USA]\nstructures = ['{structure}']"));
        for drop in 1..=4 {
            table = table.plays("drop HA");
            assert_eq!(table.water("B8L"), drop.min(level));
        }
    }
    let empty = scene("").position.table;
    assert!(BaseSpace::all().all(|space| empty.capacity(space) == 0));
}

/// B-11.2: each drop comes to rest before the next sets out.
#[test]
fn one_drop_at_a_time() {
    let table = round_end(
        1,
        "contracts",
        "neutral = { B1L = 1 }\nwater = {}\nhead_streams = { HA = { drops = 2 } }",
        &[("USA", "structures = ['P5.1', 'P6.1', 'P8.1']"), ("Germany", "")],
    );
    let told: Vec<&str> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::DropHeld { .. } => Some("held"),
            Event::DropLeft { .. } => Some("left"),
            Event::Gained { what: barrage::Resource::Energy, .. } => Some("passed"),
            _ => None,
        })
        .collect();
    assert!(told == ["held", "passed", "left"] || told == ["held", "left", "passed"], "{told:?}");
}

/// B-11.3: the river from each head stream, basin by basin, off the map below basin 11 or 12.
#[test]
fn the_way_of_a_drop() {
    for (head, path) in HEADS {
        for space in BaseSpace::all() {
            let table = scene(&format!(
                "neutral = {{ {space} = 1 }}\nwater = {{}}\nagenda = ['drops 1 flowing', 'end turn']"
            ))
            .plays(&format!("drop {head}"));
            let caught = path.contains(&space.basin().0);
            assert_eq!(table.water(&space.to_string()), u8::from(caught), "{head} and {space}");
            let exit = if path.contains(&11) { Basin(11) } else { Basin(12) };
            let left =
                table.events.iter().any(|it| matches!(it, Event::DropLeft { below, .. } if *below == exit));
            assert_eq!(left, !caught);
        }
    }
}

/// B-11.4: a dam with room stops the drop, whoever owns it; a full one lets it go on.
#[test]
fn dams_stop_drops() {
    let owners = [
        "neutral = { B8L = 1 }\nwater = {}",
        "[USA]\nstructures = ['B8L']",
        "[Germany]\nstructures = ['B8L']",
    ];
    for owner in owners {
        let table = scene(&format!("agenda = ['drops 2 flowing', 'end turn']\n{owner}")).plays("drop HA");
        assert_eq!((table.water("B8L"), table.times("drop-left")), (1, 0));
        let table = table.plays("drop HA");
        assert_eq!((table.water("B8L"), table.times("drop-left")), (1, 1));
    }
}

/// B-11.5: two dams of one basin hold their own water, the upper one first.
#[test]
fn two_dams_in_a_basin() {
    let mut table = scene(
        "agenda = ['drops 4 flowing', 'end turn']\nneutral = { B5L = 1 }\nwater = {}\n[USA]\nstructures = ['B5U+1', 'B9L']",
    );
    for (upper, lower, below) in [(1, 0, 0), (2, 0, 0), (2, 1, 0), (2, 1, 1)] {
        table = table.plays("drop HB");
        assert_eq!((table.water("B5U"), table.water("B5L"), table.water("B9L")), (upper, lower, below));
    }
}

/// B-11.6: water behind a dam stays, round after round, until somebody produces with it.
#[test]
fn held_water_stays() {
    let table = scene(
        "neutral = { B5L = 2 }\nwater = { B5L = 2, B8L = 1 }\n[USA]\nstructures = ['B8L', 'C8L', 'P11.1']",
    )
    .everybody_passes();
    assert!(table.water("B5L") == 2 && table.water("B8L") == 1);
    let table = table.everybody_passes();
    assert_eq!(table.water("B5L"), 2);
    let table = scene("water = { B8L = 1 }\n[USA]\nstructures = ['B8L', 'C8L', 'P11.1']")
        .plays("turbine 0 left; produce B8L C8L P11 x1");
    assert_eq!(table.water("B8L"), 0);
}

/// B-11.7: a drop that comes by river passes the powerhouses of a basin even if a dam there stops it.
#[test]
fn natural_passage() {
    let table = scene("agenda = ['drops 2 flowing', 'end turn']\n[USA]\nstructures = ['P8.1', 'P11.1', 'P6.1']\n[Germany]\nstructures = ['B8L']")
        .plays("drop HA");
    table.shows("USA: 1 energy");
    assert_eq!(table.water("B8L"), 1);
    // The second one passes basins 8 and 11.
    table.plays("drop HA").shows("USA: 3 energy");
    // Through a conduit into basin 8: only basin 11 is passed by river.
    scene("water = { B1L = 1 }\n[USA]\nstructures = ['P8.1', 'P11.1', 'P6.1', 'B1L', 'C1L']")
        .plays("turbine 0 left; produce B1L C1L P8 x1")
        .shows("USA: 7 energy");
}

/// B-11.8: after a production the drops go on at the upper base space of the powerhouse's basin.
#[test]
fn water_from_a_powerhouse() {
    let table = scene(
        "neutral = { B8U = 1, B8L = 2 }\nwater = { B1L = 3 }\n[USA]\nstructures = ['B1L+2', 'C1L', 'P8.1']",
    )
    .plays("turbine 0 left; produce B1L C1L P8 x3");
    assert_eq!((table.water("B1L"), table.water("B8U"), table.water("B8L")), (0, 1, 2));
}

/// B-11.9: a head-stream tile holds any number of drops.
#[test]
fn head_streams_hold_any_number() {
    let table = scene("head_streams = { HD = { drops = 40 } }").plays("water 2 left; drop HD; drop HD");
    assert_eq!(table.waiting(), [0, 0, 0, 42]);
}

/// B-11.10: the order in which drops move makes no difference; phase 3 goes from HA to HD.
#[test]
fn the_order_of_drops() {
    let dams = "neutral = { B3L = 1, B10L = 1, B7L = 1 }\nwater = {}\nagenda = ['drops 4 flowing', 'end turn']\n[USA]\nstructures = ['P6.1', 'P10.1', 'P12.1']";
    let mut results = Vec::new();
    for order in [
        ["HC", "HC", "HD", "HD"],
        ["HD", "HC", "HD", "HC"],
        ["HD", "HD", "HC", "HC"],
        ["HC", "HD", "HD", "HC"],
    ] {
        let table = order.iter().fold(scene(dams), |table, head| table.plays(&format!("drop {head}")));
        results.push((
            table.position.table.river.held,
            table.count("USA", "energy"),
            table.times("drop-left"),
        ));
    }
    assert!(results.iter().all(|it| *it == results[0]));
    let table = round_end(
        1,
        "contracts",
        "head_streams = { HA = { drops = 1 }, HB = { drops = 1 }, HC = { drops = 1 }, HD = { drops = 1 } }",
        &[("USA", ""), ("Germany", "")],
    );
    let from: Vec<String> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::DropLeft { from: barrage::Spring::Head(head), .. } => Some(head.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(from, ["HA", "HB", "HC", "HD"]);
}

const FIVE: &str = "
    neutral = { B6L = 2 }
    water = { B5L = 2, B6L = 1, B5U = 1 }
    [USA]
    structures = ['B5L+1', 'C5L', 'P8.1', 'C6L']
    [Germany]
    structures = ['B5U', 'C5R', 'P9.1']";

/// B-12.1: a system is an own or neutral dam, a conduit of its basin, and an own powerhouse where that ends.
#[test]
fn systems() {
    let table = scene(FIVE).plays("turbine 0 left");
    let germany = scene(&format!("turn = 'Germany'\n{FIVE}")).plays("turbine 0 left");
    assert_eq!(table.offers("produce"), ["produce B5L C5L P8 x1", "produce B5L C5L P8 x2"]);
    table.refuses("produce B7L C7L P10 x1", "B-12.1"); // no dam
    table.refuses("produce B5U C5L P8 x1", "B-12.1"); // Germany's dam
    table.refuses("produce B6L C6R P7 x1", "B-12.1"); // no conduit
    table.refuses("produce B5L C6L P9 x1", "B-12.1"); // a conduit of another basin
    table.refuses("produce B6L C6L P9 x1", "B-12.1"); // no own powerhouse
    // The neutral dam and the conduit of another serve Germany.
    assert!(
        germany.told(serde_json::json!({"kind": "produced", "seat": "P2", "dam": "B6L", "conduit": "C6L"}))
    );
}

/// B-12.2: from one drop to all that the dam holds, out of one dam and through one conduit.
#[test]
fn numbers_of_drops() {
    let table = scene(
        "water = { B5L = 3, B5U = 1 }\nneutral = { B5U = 1 }\n[USA]\nstructures = ['B5L+2', 'C5L', 'P8.1']",
    )
    .plays("turbine 0 left");
    assert_eq!(table.offers("produce B5L").len(), 3);
    table.refuses("produce B5L C5L P8 x4", "B-12.2");
    table.refuses("produce B5L C5L P8 x0", "B-12.2");
}

/// B-12.3: a foreign conduit costs a credit a drop, which its owner gets with a point a drop.
#[test]
fn a_borrowed_conduit_pays_its_owner() {
    for drops in 1..=3u8 {
        scene("water = { B5L = 3 }\n[USA]\nstructures = ['B5L+2', 'P8.1']\n[Germany]\nstructures = ['C5L']")
            .plays(&format!("turbine 0 left; produce B5L C5L P8 x{drops}"))
            .shows(&format!(
                "USA: {} credits, 10 vp; Germany: {} credits, {} vp",
                6 - drops,
                6 + drops,
                10 + drops
            ));
    }
    scene("water = { B5L = 1 }\n[USA]\nstructures = ['B5L', 'P8.1']\ncredits = 0\n[Germany]\nstructures = ['C5L']")
        .refuses("turbine 0 left", "B-6.8");
}

/// B-12.4: drops times power, at least 4 for Viktor, plus the bonus of the space, plus the company bonus.
#[test]
fn how_energy_is_counted() {
    for (officer, drops, space, houses, energy) in [
        ("none", 2, "turbine +2 left", "'P8.1'", 8),
        ("none", 1, "turbine +2 left", "'P8.1', 'P5.1'", 6),
        ("none", 1, "turbine -2 left", "'P8.1', 'P5.1'", 2),
        ("none", 3, "turbine 0 left", "'P8.1', 'P5.1', 'P6.1', 'P9.1'", 12),
        ("Viktor", 1, "turbine 0 left", "'P8.1'", 4),
        ("Viktor", 1, "turbine -2 left", "'P8.1', 'P5.1'", 3),
        ("Viktor", 2, "turbine +2 left", "'P8.1'", 8),
        ("Viktor", 1, "turbine +2 left", "'P8.1', 'P5.1', 'P6.1', 'P9.1'", 9),
    ] {
        scene(&format!(
            "water = {{ B5L = 3 }}\n[USA]\nofficer = '{officer}'\nstructures = ['B5L+2', 'C5L', {houses}]"
        ))
        .plays(&format!("{space}; produce B5L C5L P8 x{drops}"))
        .shows(&format!("USA: {energy} energy"));
    }
}

/// B-12.5: a production that gives less than 1 energy is not allowed.
#[test]
fn at_least_one_energy() {
    let table =
        scene("water = { B9L = 3 }\n[USA]\nstructures = ['B9L+2', 'C9L', 'P11.1']").plays("turbine -2 left");
    table.shows("USA: 1 energy"); // three drops are the only way
    let table = scene(
        "water = { B9L = 3, B10L = 2 }\n[USA]\nstructures = ['B9L+2', 'C9L', 'P11.1', 'B10L+1', 'C10L']",
    )
    .plays("turbine -2 left");
    for few in ["produce B9L C9L P11 x1", "produce B9L C9L P11 x2", "produce B10L C10L P11 x1"] {
        table.refuses(few, "B-12.5");
    }
    assert_eq!(table.offers("produce"), ["produce B9L C9L P11 x3", "produce B10L C10L P11 x2"]);
}

/// B-12.6: payment, marker, Italy's steps, water, contract, Germany's repeat; a dam won too late catches nothing.
#[test]
fn the_order_of_a_production() {
    let table = scene(
        "seats = ['Italy', 'USA']
        water = { B5L = 2 }
        [Italy]
        structures = ['B5L+1', 'P8.1', 'P6.1', 'P7.1']
        contracts = ['G12']
        [USA]
        structures = ['C5L']",
    )
    .plays("turbine 0 left; produce B5L C5L P8 x2");
    // Everything but the contract is done: paid, 7 + 3 energy, the water gone.
    table.shows("Italy: 4 credits, 10 energy; USA: 8 credits, 12 vp");
    assert_eq!((table.water("B5L"), table.times("drop-left"), table.offers("fulfil").len()), (0, 2, 1));
    let table = table.plays("fulfil G12; build base B8L");
    assert_eq!(table.water("B8L"), 0);
    let place = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("it happened");
    let order = [
        place(|it| matches!(it, Event::Lost { why: barrage::Why::Conduit(_), .. })),
        place(|it| matches!(it, Event::Gained { what: barrage::Resource::Energy, amount: 7, .. })),
        place(|it| matches!(it, Event::Gained { what: barrage::Resource::Energy, amount: 3, .. })),
        place(|it| matches!(it, Event::DropLeft { .. })),
        place(|it| matches!(it, Event::ContractFulfilled { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// B-12.7: a powerhouse won by the contract unlocks nothing for this production, but Germany may repeat with it.
#[test]
fn abilities_as_at_the_start() {
    let germany = |houses: &str| {
        scene(&format!(
            "seats = ['Germany', 'USA']
            water = {{ B2L = 1, B5L = 1 }}
            [Germany]
            structures = ['B2L', 'C2R', 'P10.1', 'B5L', 'C5L', {houses}]
            contracts = ['Y02']"
        ))
        .plays("turbine 0 left; produce B2L C2R P10 x1; fulfil Y02; build powerhouse P8.1")
    };
    // The third powerhouse comes too late.
    let table = germany("'P6.1'");
    assert_eq!(table.asked(), "USA");
    table.shows("Germany: 3 powerhouses, 6 energy");
    // The fourth is there for a repeat that was unlocked before.
    let table = germany("'P6.1', 'P7.1'");
    assert_eq!(table.offers("produce"), ["produce B5L C5L P8 x1"]);
    table.plays("produce B5L C5L P8 x1").shows("Germany: 4 powerhouses, 9 energy");
}

/// B-12.8: the owner of a conduit is not asked.
#[test]
fn owners_cannot_refuse() {
    let table =
        scene("water = { B5L = 1 }\n[USA]\nstructures = ['B5L', 'P8.1']\n[Germany]\nstructures = ['C5L']")
            .plays("turbine 0 left; produce B5L C5L P8 x1");
    table.shows("USA: 3 energy");
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("Germany", "turn"));
}

/// B-16.1: all waiting drops flow in phase 3, in the fifth round as in the first.
#[test]
fn phase_3_in_every_round() {
    for round in 1..=5 {
        let table = round_end(
            round,
            "contracts",
            "neutral = { B1L = 1, B2L = 1, B3L = 1, B4L = 1 }\nwater = {}
            head_streams = { HA = { drops = 1 }, HB = { drops = 1 }, HC = { drops = 2 }, HD = { drops = 1 } }",
            &[("USA", ""), ("Germany", "")],
        );
        assert_eq!((held(&table), table.times("drop-left")), (4, 1), "round {round}");
    }
}

/// B-16.2: the energy that phase 3 brings the USA counts for the round that ends.
#[test]
fn energy_of_phase_3_counts() {
    let table = round_end(
        1,
        "contracts",
        "head_streams = { HA = { drops = 3 } }",
        &[("USA", "structures = ['P8.1', 'P11.1', 'P6.1']"), ("Germany", "energy = 5")],
    );
    // Three drops pass two basins: 6 energy, first place, 3 credits, and last in turn order.
    table.shows("USA: 16 vp, 9 credits; Germany: 12 vp");
    assert_eq!(table.order(), ["Germany", "USA"]);
}
