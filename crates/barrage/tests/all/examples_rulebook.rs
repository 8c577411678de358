//! The rulebook's own examples, BX-1 to BX-37, as stories.

use crate::common::{round_end, scene};
use barrage::{BaseSpace, Basin, Event};
use serde_json::json;

/// BX-1 (B-17.1): the leader scores 6 points and the second 2.
#[test]
fn leader_and_second() {
    let table = round_end(
        1,
        "contracts",
        "",
        &[
            ("USA", "energy = 9"),
            ("Germany", "energy = 3"),
            ("Italy", "energy = 7"),
            ("France", "energy = 1"),
        ],
    );
    table.shows("USA: 16 vp; Italy: 12 vp; Germany: 10 vp; France: 10 vp");
}

/// BX-2 (B-17.3, B-17.4): three bases at 4 points each for a player who has reached the section of round 1.
#[test]
fn the_bonus_tile_of_round_1() {
    let table = round_end(
        1,
        "bases",
        "",
        &[("USA", "energy = 6\nstructures = ['B1L', 'B5L', 'B8L']"), ("Germany", "energy = 9")],
    );
    assert_eq!(table.amount("USA", "vp", "bonus"), 12);
    table.shows("USA: 24 vp; Germany: 16 vp");
}

/// BX-3 (B-10.3): Germany's second base brings 3 points at once, and 3 more in each later phase 1.
#[test]
fn an_income_when_uncovered() {
    let table = scene("turn = 'Germany'\n[Germany]\nstructures = ['B8L']")
        .plays("construct; tile base; build base B9L; pay 3E");
    table.shows("Germany: 13 vp");
    let table = table.everybody_passes();
    assert_eq!((table.position.table.round, table.amount("Germany", "vp", "income")), (2, 6));
    let table = table.everybody_passes();
    assert_eq!((table.position.table.round, table.amount("Germany", "vp", "income")), (3, 9));
}

/// BX-4 (B-13.2, B-13.5): a production of 3 fulfils a contract of value 3 for 4 points and 2 credits.
#[test]
fn a_simple_contract() {
    let table = scene(
        "water = { B5L = 1 }
        [USA]
        structures = ['B5L', 'C5L', 'P8.1']
        contracts = ['G10']",
    )
    .plays("turbine 0 left; produce B5L C5L P8 x1; fulfil G10");
    table.shows("USA: 14 vp, 8 credits, 3 energy");
    assert_eq!(table.entry("USA", "fulfilled"), ["G10"]);
    assert!(table.entry("USA", "contracts").is_empty());
}

/// BX-5 (B-22.5): the third powerhouse, built with III-Powerhouse, brings 9 points.
#[test]
fn three_points_a_powerhouse() {
    let table = scene("[USA]\nstructures = ['P8.1', 'P10.1']\ntiles = ['base', 'III-Powerhouse']")
        .plays("construct; tile III-Powerhouse; build powerhouse P9.1; pay 4M");
    table.shows("USA: 19 vp, 3 powerhouses, 0 mixers");
}

/// BX-6 (B-19.1): quantities 5, 4, 2 and 1 bring 15, 10, 5 and 0 points.
#[test]
fn an_objective_without_ties() {
    let table = round_end(
        5,
        "contracts",
        "objective = 'spread-1'",
        &[
            ("USA", "structures = ['C1L', 'C2L', 'C3L', 'C4L', 'C5L']"),
            ("Germany", "structures = ['C6L', 'C7L', 'C8L', 'C9L']"),
            ("Italy", "structures = ['C10L', 'C1R']"),
            ("France", "structures = ['C2R']"),
        ],
    );
    let scored = ["USA", "Germany", "Italy", "France"].map(|it| table.amount(it, "vp", "objective"));
    assert_eq!(scored, [15, 10, 5, 0]);
}

/// BX-7 (B-19.3, B-19.4): five resources are a point, four are none; a drop behind an own dam is a point.
#[test]
fn leftovers() {
    let table = round_end(
        5,
        "contracts",
        "water = { B5L = 1 }",
        &[
            // One energy pays one credit in phase 4.
            ("USA", "energy = 1\ncredits = 0\nexcavators = 2\nmixers = 2\nstructures = ['B5L']"),
            ("Germany", "energy = 1\ncredits = 0\nexcavators = 1\nmixers = 2"),
        ],
    );
    assert_eq!((table.amount("USA", "vp", "leftovers"), table.amount("Germany", "vp", "leftovers")), (1, 0));
    assert_eq!((table.amount("USA", "vp", "water"), table.amount("Germany", "vp", "water")), (1, 0));
}

/// BX-8 (B-1.7, B-9.2, B-11.1): a base with two elevations holds three drops and grows no further, for nobody.
#[test]
fn a_dam_of_level_3() {
    let dams = "[USA]\nstructures = ['B5L+2', 'B8L', 'B9L']\n[Germany]\nstructures = ['B6L', 'B7L']";
    let usa = scene(dams).plays("construct; tile elevation");
    let dam: BaseSpace = "B5L".parse().expect("a base space");
    assert_eq!((usa.position.table.level(dam), usa.position.table.capacity(dam)), (3, 3));
    usa.refuses("build elevation B5L", "B-9.2");
    let germany = scene(&format!("turn = 'Germany'\n{dams}")).plays("construct; tile elevation");
    for dam in ["B5L", "B8L"] {
        germany.refuses(&format!("build elevation {dam}"), "B-9.2");
    }
}

/// BX-9 (B-11.4): a dam with room for one drop holds the first and lets the second run on.
#[test]
fn overflow() {
    let table = scene(
        "neutral = { B5L = 2, B9L = 1 }\nwater = { B5L = 1 }\nagenda = ['drops 2 flowing', 'end turn']",
    )
    .plays("drop HB");
    assert_eq!((table.water("B5L"), table.water("B9L")), (2, 0));
    let table = table.plays("drop HB");
    assert_eq!((table.water("B5L"), table.water("B9L")), (2, 1));
}

/// BX-10 (B-2.5, B-12.1): two dams and two conduits of one basin make four systems, those of others paid for.
#[test]
fn connections() {
    let basin = "seats = ['USA', 'Italy']
        neutral = { B1L = 1 }
        water = { B1U = 1, B1L = 1 }
        [USA]
        structures = ['B1U', 'C1R', 'P5.1', 'P8.1']
        [Italy]
        structures = ['C1L']";
    let table = scene(basin).plays("turbine 0 left");
    let mut systems = table.offers("produce");
    systems.sort();
    assert_eq!(
        systems,
        ["produce B1L C1L P8 x1", "produce B1L C1R P5 x1", "produce B1U C1L P8 x1", "produce B1U C1R P5 x1"]
    );
    for (system, usa, italy) in
        [("B1U C1R P5", 6, 6), ("B1L C1R P5", 6, 6), ("B1U C1L P8", 5, 7), ("B1L C1L P8", 5, 7)]
    {
        scene(basin)
            .plays(&format!("turbine 0 left; produce {system} x1"))
            .shows(&format!("USA: {usa} credits; Italy: {italy} credits"));
    }
}

/// BX-11 (B-12.4): an own system with one drop and power 3 makes 3 energy and costs nothing.
#[test]
fn an_own_system() {
    scene("water = { B5L = 1 }\n[USA]\nstructures = ['B5L', 'C5L', 'P8.1']")
        .plays("turbine 0 left; produce B5L C5L P8 x1")
        .shows("USA: 3 energy, 6 credits; Germany: 6 credits, 10 vp");
}

/// BX-12 (B-12.3): two drops through Germany's conduit cost 2 credits and bring Germany 2 points.
#[test]
fn a_foreign_conduit() {
    scene("neutral = { B5L = 2 }\nwater = { B5L = 2 }\n[USA]\nstructures = ['P8.1']\n[Germany]\nstructures = ['C5L']")
        .plays("turbine 0 left; produce B5L C5L P8 x2")
        .shows("USA: 6 energy, 4 credits, 10 vp; Germany: 8 credits, 12 vp");
}

/// BX-13 (B-3.16, B-3.17): the last to choose a company plays first, and gets what is left.
#[test]
fn the_draft() {
    let table = scene(
        "players = 4
        phase = 'draft'
        order = ['P1', 'P2', 'P3', 'P4']
        turn = 'P1'
        [draft]
        pairs = ['USA Jill', 'Germany Viktor', 'Italy Wilhelm', 'France Solomon']
        contracts = ['S1', 'S2', 'S3', 'S4']",
    )
    .plays("draft France S1; draft Italy S4; draft USA S2; draft Germany S3");
    assert_eq!(table.order(), ["Germany", "USA", "Italy", "France"]);
    assert_eq!(table.asked(), "Germany");
    for (company, contract, value) in
        [("France", "S1", 3), ("Italy", "S4", 4), ("USA", "S2", 3), ("Germany", "S3", 2)]
    {
        assert_eq!(table.entry(company, "contracts"), [contract]);
        assert_eq!(contract.parse::<barrage::Contract>().expect("a contract").energy(), value);
    }
}

/// BX-14 (B-5.1, B-10.1): two pieces in each of the USA's rows give a turn of the wheel, a machine and 3 points.
#[test]
fn several_incomes() {
    let table = scene(
        "phase = 'income'
        round = 2
        [USA]
        structures = ['B5L+1', 'B8L+1', 'C1L', 'C2L']
        wheel = ['', 'base 3E']",
    );
    table.shows("USA: 13 vp, 9 excavators, 4 mixers");
    assert_eq!(table.asks(), "machines 1");
    table.plays("gain mixer").shows("USA: 13 vp, 9 excavators, 5 mixers");
}

/// BX-15 (B-5.4): a head-stream tile that shows 2 holds two drops after phase 1, until phase 3.
#[test]
fn a_head_stream() {
    let table = scene(
        "phase = 'income'\nround = 1\nneutral = { B1L = 1 }\nwater = {}\nhead_streams = { HA = { tile = 'h3' } }",
    );
    assert_eq!((table.waiting()[0], table.water("B1L")), (2, 0));
    let table = table.plays("bank; engineers 1; bank; engineers 1");
    assert_eq!((table.waiting()[0], table.water("B1L")), (2, 0));
    let table = table.everybody_passes();
    // h3 brings nothing in round 2.
    assert_eq!((table.waiting()[0], table.water("B1L")), (0, 1));
}

/// BX-16 (B-6.5, B-6.7): the right space of a turbine row needs 3 engineers and 3 credits.
#[test]
fn prices_of_spaces() {
    for (credits, right) in [(2, false), (3, true)] {
        let table = scene(&format!(
            "water = {{ B5L = 1 }}\n[USA]\nstructures = ['B5L', 'C5L', 'P8.1']\nengineers = 3\ncredits = {credits}"
        ));
        assert!(table.may("turbine 0 left"));
        assert_eq!(table.may("turbine 0 right"), right, "with {credits} credits");
    }
}

/// BX-17 (B-7.1): the constructions of a round take 1, 2, 3, then 3 engineers with 3 credits; there is no fifth.
#[test]
fn construction_spaces() {
    let mut table = scene(
        "[USA]
        structures = ['B10L']
        excavators = 40
        mixers = 40
        tiles = ['base', 'elevation', 'conduit', 'powerhouse', 'I-Joker']",
    );
    for (construction, engineers, credits) in [
        ("tile base; build base B8L; pay 3E", 11, 6),
        ("tile conduit; build conduit C9L; pay 2E", 9, 6),
        ("tile powerhouse; build powerhouse P9.1; pay 2M", 6, 6),
        ("tile elevation; build elevation B8L; pay 2M", 3, 3),
    ] {
        table = table.plays("construct").plays(construction);
        table.shows(&format!("USA: {engineers} engineers, {credits} credits"));
        table = table.plays("bank; engineers 1");
    }
    table.refuses("construct", "B-7.1");
}

/// BX-18 (B-7.3, B-9.1): a base on the lower space of a hills basin costs an engineer and 4 excavators.
#[test]
fn a_base_in_the_hills() {
    let table = scene("").plays("construct; tile base; build base B5L; pay 4E");
    table.shows("USA: 11 engineers, 1 constructions, 2 excavators, 4 mixers, 6 credits, 1 bases");
    assert_eq!(table.wheel("USA"), ["", "", "", "", "", "base 4E"]);
    assert_eq!(table.entry("USA", "structures"), ["B5L"]);
    assert_eq!(barrage::Kind::Base.pieces() - 1, 4);
}

/// BX-19 (B-9.3): a conduit of power 4 costs 8 excavators.
#[test]
fn the_price_of_a_conduit() {
    scene("[USA]\nexcavators = 8")
        .plays("construct; tile conduit; build conduit C1R; pay 8E")
        .shows("USA: 0 excavators, 1 conduits");
    scene("[USA]\nexcavators = 7").plays("construct; tile conduit").refuses("build conduit C1R", "B-7.5");
}

/// BX-20 (B-12.4, B-12.3): two drops of power 4 on the +1 space make 9, and the owner of the conduit is paid.
#[test]
fn production_with_a_bonus() {
    scene(
        "players = 4
        neutral = { B5L = 2 }
        water = { B5L = 2 }
        [USA]
        structures = ['P10.1']
        [Italy]
        structures = ['C5R']",
    )
    .plays("turbine +1 left; produce B5L C5R P10 x2")
    .shows("USA: 9 energy, 4 credits; Italy: 8 credits, 12 vp");
}

/// BX-21 (B-12.6): the marker at 5 moves on by the 7 produced.
#[test]
fn the_energy_track() {
    scene("water = { B2L = 1 }\n[USA]\nenergy = 5\nstructures = ['B2L', 'C2R', 'P10.1']")
        .plays("turbine +2 left; produce B2L C2R P10 x1")
        .shows("USA: 12 energy");
}

/// BX-22 (B-13.1): a production fulfils one contract; its reward moves the marker and turns the wheel.
#[test]
fn one_contract_only() {
    let table = scene(
        "water = { B2L = 1 }
        [USA]
        structures = ['B2L', 'C2R', 'P10.1']
        wheel = ['', 'base 3E', 'elevation 2M']
        contracts = ['G09', 'Y11']",
    )
    .plays("turbine +2 left; produce B2L C2R P10 x1");
    assert_eq!(table.offers("fulfil"), ["fulfil G09", "fulfil Y11"]);
    let table = table.plays("fulfil G09");
    table.shows("USA: 9 energy, 9 excavators, 6 mixers");
    assert_eq!(table.times("wheel-turned"), 2);
    assert_eq!(
        (table.entry("USA", "contracts"), table.entry("USA", "fulfilled")),
        (vec!["Y11".into()], vec!["G09".into()])
    );
    assert_eq!(table.asked(), "Germany");
}

/// BX-23 (B-13.6): enough energy takes a national contract instead of an own one, and it is gone for the others.
#[test]
fn a_national_contract() {
    let table = scene(
        "players = 3
        national = ['N1', 'N3']
        water = { B2L = 3 }
        [USA]
        structures = ['B2L+2', 'C2R', 'P10.1']
        contracts = ['G10']",
    )
    .plays("turbine 0 left; produce B2L C2R P10 x3");
    assert_eq!(table.offers("fulfil"), ["fulfil N1", "fulfil N3", "fulfil G10"]);
    let table = table.plays("fulfil N3");
    table.shows("USA: 15 energy, 18 vp, 14 credits");
    assert_eq!(table.entry("USA", "fulfilled"), ["N3"]);
    assert_eq!(table.sheet().national, Some(vec!["N1".to_owned(), "-".to_owned()]));
    assert_eq!(table.asked(), "Germany");
}

/// BX-24 (B-11.8): a drop that has produced passes the full upper dam and stays behind the lower one.
#[test]
fn water_after_production() {
    let table = scene(
        "players = 3
        water = { B5L = 1, B8U = 1 }
        [USA]
        structures = ['B5L', 'C5L', 'P8.1']
        [Germany]
        structures = ['B8U']
        [Italy]
        structures = ['B8L']",
    )
    .plays("turbine 0 left; produce B5L C5L P8 x1");
    assert_eq!((table.water("B5L"), table.water("B8U"), table.water("B8L")), (0, 1, 1));
}

/// BX-25 (B-14.3): two drops on two head streams or on one, or a single drop; none moves before phase 3.
#[test]
fn two_waiting_drops() {
    for (moves, waiting) in [
        ("drop HA; drop HC", [1, 0, 1, 0]),
        ("drop HA; drop HA", [2, 0, 0, 0]),
        ("drop HC; decline", [0, 0, 1, 0]),
    ] {
        let table = scene("neutral = { B1L = 1, B3L = 1 }\nwater = {}").plays("water 2 left").plays(moves);
        assert_eq!(table.waiting(), waiting);
        assert_eq!((table.water("B1L"), table.water("B3L")), (0, 0));
        assert_eq!(table.asked(), "Germany");
    }
}

/// BX-26 (B-14.4): the drop of the one-drop space moves at once; those already on the head stream stay.
#[test]
fn a_flowing_drop() {
    let table = scene("neutral = { B2L = 2 }\nwater = {}\nhead_streams = { HB = { drops = 2 } }")
        .plays("water 1 left; drop HB");
    assert_eq!((table.water("B2L"), table.waiting()), (1, [0, 2, 0, 0]));
}

/// BX-27 (B-8.3, B-14.6): each step of a turn by two returns what it reaches.
#[test]
fn the_workshop() {
    let table = scene("players = 3\nturn = 'Italy'\n[Italy]\nwheel = ['', 'elevation 2M', 'base 3E']")
        .plays("workshop 2 left");
    table.shows("Italy: 4 credits, 9 excavators, 6 mixers, 10 engineers");
    let returned: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::WheelTurned { tile, excavators, mixers, .. } => Some(format!(
                "{} {excavators}E {mixers}M",
                tile.map_or("-".to_owned(), |tile| tile.to_string())
            )),
            _ => None,
        })
        .collect();
    assert_eq!(returned, ["elevation 0E 2M", "base 3E 0M"]);
    assert_eq!(table.wheel("Italy"), [""; 6]);
}

/// BX-28 (B-16.1, B-11.5): five drops from two head streams find their dams, or leave the map.
#[test]
fn phase_3() {
    let table = round_end(
        1,
        "contracts",
        "neutral = { B1L = 1, B8L = 3, B2L = 2, B5L = 2 }
        water = { B1L = 1, B8L = 2, B2L = 1, B5L = 1 }
        head_streams = { HA = { drops = 2 }, HB = { drops = 3 } }",
        &[("USA", "structures = ['B5U']"), ("Germany", "")],
    );
    let held = ["B1L", "B8L", "B2L", "B5U", "B5L"].map(|dam| table.water(dam));
    assert_eq!(held, [1, 3, 2, 1, 2]);
    let left: Vec<Basin> = table
        .events
        .iter()
        .filter_map(|event| if let Event::DropLeft { below, .. } = event { Some(*below) } else { None })
        .collect();
    assert_eq!(left, [Basin(11)]);
}

/// BX-29 (B-17.1): two on the second place score a point each.
#[test]
fn a_tie_for_second() {
    let table = tie_for_second();
    table.shows("USA: 16 vp; Germany: 11 vp; France: 11 vp; Italy: 7 vp");
    assert_eq!(table.amount("Italy", "vp", "energy-place"), 0);
}

/// BX-30 (B-17.2): 8 energy pay 4 credits, 5 pay 3, and none pays 3 and costs 3 points.
#[test]
fn credits_for_energy() {
    let table = tie_for_second();
    table.shows("USA: 10 credits; Germany: 9 credits; France: 9 credits; Italy: 9 credits");
    assert_eq!(table.amount("Italy", "vp", "energy-track"), -3);
}

fn tie_for_second() -> crate::common::Scene {
    round_end(
        1,
        "contracts",
        "",
        &[
            ("USA", "energy = 8"),
            ("Germany", "energy = 5"),
            ("Italy", "energy = 0"),
            ("France", "energy = 5"),
        ],
    )
}

/// BX-31 (B-17.3): in round 3 each section behind costs 4 points, and below 6 energy there is nothing.
#[test]
fn the_bonus_tile_of_round_3() {
    let table = round_end(
        3,
        "powerhouses",
        "",
        &[
            ("USA", "energy = 5\nstructures = ['P5.1', 'P6.1', 'P7.1']"),
            ("Germany", "energy = 6\nstructures = ['P8.1']"),
            ("Italy", "energy = 12\nstructures = ['P8.2', 'P9.1', 'P10.1']"),
            ("France", "energy = 18\nstructures = ['P11.1', 'P12.1']"),
        ],
    );
    let scored = ["France", "Italy", "Germany", "USA"].map(|it| table.amount(it, "vp", "bonus"));
    assert_eq!(scored, [10, 11, 0, 0]);
}

/// BX-32 (B-18.1): least energy first; those with equal energy change places.
#[test]
fn the_new_turn_order() {
    let table = round_end(
        1,
        "contracts",
        "",
        &[
            ("Germany", "energy = 5"),
            ("USA", "energy = 9"),
            ("France", "energy = 5"),
            ("Italy", "energy = 1"),
        ],
    );
    assert_eq!(table.order(), ["Italy", "France", "Germany", "USA"]);
    assert_eq!(table.asked(), "Italy");
}

/// BX-33 (B-19.3): 18 resources in supply are 3 points; the wheel does not count.
#[test]
fn resources_at_the_end() {
    let table = round_end(
        5,
        "contracts",
        "",
        &[
            // The eighth credit is that of phase 4.
            ("USA", "energy = 1\nmixers = 4\nexcavators = 6\ncredits = 7\nwheel = ['', '4E', '3M']"),
            ("Germany", ""),
        ],
    );
    table.shows("USA: 8 credits, 6 excavators, 4 mixers");
    assert_eq!(table.amount("USA", "vp", "leftovers"), 3);
}

/// BX-34 (B-19.4): two drops behind an own dam are 2 points.
#[test]
fn water_at_the_end() {
    let table = round_end(
        5,
        "contracts",
        "water = { B5L = 2 }",
        &[("USA", "structures = ['B5L+1']"), ("Germany", "")],
    );
    assert_eq!((table.amount("USA", "vp", "water"), table.amount("Germany", "vp", "water")), (2, 0));
}

const USA_BELOW: &str = "energy = 4\nstructures = ['P5.1', 'P6.1', 'P11.1']";

/// BX-35 (B-20.1): drops that leave another player's powerhouse give the USA energy in the next basin.
#[test]
fn the_usa_and_the_production_of_another() {
    let table = scene(&format!(
        "seats = ['USA', 'Italy']\nturn = 'Italy'\nwater = {{ B6L = 2 }}
        [USA]\n{USA_BELOW}
        [Italy]\nstructures = ['B6L+1', 'C6L', 'P9.1']"
    ))
    .plays("turbine 0 left; produce B6L C6L P9 x2");
    table.shows("USA: 6 energy; Italy: 8 energy");
    assert_eq!(table.times("drop-left"), 2);
}

/// BX-36 (B-20.1, B-16.2): water of phase 3 gives the USA a step a drop; water out of a conduit gives nothing.
#[test]
fn the_usa_in_phase_3() {
    let table = round_end(
        1,
        "contracts",
        "water = { B8L = 1 }\nhead_streams = { HA = { drops = 2 } }",
        &[("USA", USA_BELOW), ("France", "energy = 5\nstructures = ['B8L']")],
    );
    assert_eq!((table.water("B8L"), table.amount("USA", "energy", "company")), (1, 2));
    // With 6 energy the USA leads; 4 would have been second.
    assert_eq!(table.amount("USA", "vp", "energy-place"), 6);
    let table = scene(&format!(
        "seats = ['USA', 'Italy']\nturn = 'Italy'\nwater = {{ B8L = 1 }}
        [USA]\n{USA_BELOW}
        [Italy]\nstructures = ['B8L', 'C8L', 'P11.2']"
    ))
    .plays("turbine 0 left; produce B8L C8L P11 x1");
    table.shows("USA: 4 energy; Italy: 3 energy");
}

/// BX-37 (B-20.2): Germany's second production has no bonuses, its own payment and its own contract.
#[test]
fn the_german_repeat() {
    let table = scene(
        "seats = ['Germany', 'France']
        water = { B6L = 2, B7L = 1 }
        [Germany]
        structures = ['P7.1', 'P10.1', 'P5.1', 'B6L+1', 'C6R', 'B7L+2']
        contracts = ['Y11', 'Y09']
        [France]
        structures = ['C7L']",
    )
    .plays("turbine +2 left; produce B6L C6R P7 x2");
    table.shows("Germany: 7 energy");
    assert_eq!((table.water("B6L"), table.water("B7L")), (0, 3));
    assert_eq!(table.offers("fulfil"), ["fulfil Y09", "fulfil Y11"]);
    let table = table.plays("fulfil Y11; produce B7L C7L P10 x3");
    table.shows("Germany: 13 energy, 3 credits; France: 9 credits, 13 vp");
    assert_eq!(table.offers("fulfil"), ["fulfil Y09"]);
    assert!(table.told(json!({"kind": "produced", "seat": "P1", "energy": 6, "drops": 3})));
}
