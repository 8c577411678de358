//! The cases derived from the rules, BX-101 to BX-128, as stories.

use crate::common::{round_end, scene};
use barrage::Space;
use kernel::Refusal as _;

/// BX-101 (B-3.9): with 3 players 6 spaces are blocked, with 2 players 10, with 4 none.
#[test]
fn blocked_spaces() {
    let for_four = [
        "turbine +1 left",
        "turbine +1 right",
        "machinery any left",
        "machinery any right",
        "contracts 1b left",
        "contracts 1b right",
    ];
    let for_three = ["turbine -1 left", "turbine -1 right", "workshop 2 left", "workshop 2 right"];
    for (players, expected) in [
        (4, vec![]),
        (3, for_four.to_vec()),
        (2, for_four.iter().chain(&for_three).copied().collect::<Vec<_>>()),
    ] {
        let table = scene(&format!(
            "players = {players}\nwater = {{ B5L = 1 }}\n[USA]\ncredits = 50\nstructures = ['B5L', 'C5R', 'P10.1']"
        ));
        let mut blocked: Vec<String> = Space::all()
            .map(|space| space.to_string())
            .filter(|space| {
                let refusal = table.position.refusal(space.parse().expect("a space"));
                refusal.is_some_and(|it| it.rule().0 == "B-3.9")
            })
            .collect();
        let mut expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
        blocked.sort();
        expected.sort();
        assert_eq!(blocked, expected, "{players} players");
    }
}

/// BX-102 (B-17.1): those who share the first place share 8 points, rounded up; the second place is then nothing.
#[test]
fn ties_for_first() {
    for (energy, scored) in [
        ([5, 5, 3, 1], [4, 4, 0, 0]),
        ([5, 5, 5, 1], [3, 3, 3, 0]),
        ([5, 5, 5, 5], [2, 2, 2, 2]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ] {
        let energy = energy.map(|it| format!("energy = {it}"));
        let table = round_end(
            1,
            "contracts",
            "",
            &[("USA", &energy[0]), ("Germany", &energy[1]), ("Italy", &energy[2]), ("France", &energy[3])],
        );
        let told = ["USA", "Germany", "Italy", "France"].map(|it| table.amount(it, "vp", "energy-place"));
        assert_eq!(told, scored, "{energy:?}");
    }
}

const THREE_BASES: [&str; 4] = [
    "structures = ['B1L', 'B2L', 'B3L']",
    "structures = ['B1U', 'B2U', 'B3U']",
    "structures = ['B5L', 'B6L', 'B7L']",
    "structures = ['B5U', 'B6U', 'B7U']",
];

/// BX-103 (B-17.3): where the sections of the energy track begin and end.
#[test]
fn borders_of_the_sections() {
    for (round, cases) in
        [(2, [(5, 0), (6, 8), (11, 8), (12, 12)]), (5, [(29, 8), (30, 12), (31, 12), (5, 0)])]
    {
        let facts: Vec<String> = cases
            .iter()
            .zip(THREE_BASES)
            .map(|((energy, _), bases)| format!("energy = {energy}\n{bases}"))
            .collect();
        let companies = ["USA", "Germany", "Italy", "France"];
        let players: Vec<(&str, &str)> =
            companies.into_iter().zip(facts.iter().map(String::as_str)).collect();
        let table = round_end(round, "bases", "", &players);
        for (company, (energy, scored)) in companies.into_iter().zip(cases) {
            assert_eq!(table.amount(company, "vp", "bonus"), scored, "{energy} energy in round {round}");
        }
    }
}

/// BX-104 (B-19.1): tied players share the places they fill, rounded up; the next takes the next free place.
#[test]
fn ties_for_the_objective() {
    let conduits = [
        ["C1L", "C2L", "C3L", "C4L"],
        ["C1R", "C2R", "C3R", "C4R"],
        ["C5L", "C6L", "C7L", "C8L"],
        ["C5R", "C6R", "C7R", "C8R"],
    ];
    for (quantities, scored) in [
        ([4, 4, 2, 1], [13, 13, 5, 0]),
        ([4, 3, 3, 3], [15, 5, 5, 5]),
        ([4, 3, 2, 2], [15, 10, 3, 3]),
        ([4, 3, 3, 1], [15, 8, 8, 0]),
        ([2, 2, 2, 2], [8, 8, 8, 8]),
    ] {
        let facts: Vec<String> = conduits
            .iter()
            .zip(quantities)
            .map(|(spaces, built)| format!("structures = {:?}", &spaces[..built]))
            .collect();
        let companies = ["USA", "Germany", "Italy", "France"];
        let players: Vec<(&str, &str)> =
            companies.into_iter().zip(facts.iter().map(String::as_str)).collect();
        let table = round_end(5, "contracts", "objective = 'spread-1'", &players);
        assert_eq!(companies.map(|it| table.amount(it, "vp", "objective")), scored, "{quantities:?}");
    }
}

/// BX-105 (B-12.5, B-21.3): a malus that leaves less than 1 energy forbids the production.
#[test]
fn a_malus() {
    let power_1 = "water = { B9L = 1 }\n[USA]\nstructures = ['B9L', 'C9L', 'P11.1'";
    let power_2 = "water = { B10L = 1 }\n[USA]\nstructures = ['B10L', 'C10L', 'P11.1'";
    scene(&format!("{power_1}]")).refuses("turbine -2 left", "B-6.8");
    scene(&format!("{power_2}]")).refuses("turbine -2 left", "B-6.8");
    scene(&format!("{power_2}, 'P5.1']"))
        .plays("turbine -2 left; produce B10L C10L P11 x1")
        .shows("USA: 1 energy");
    scene(&format!("{power_2}]\nofficer = 'Viktor'"))
        .plays("turbine -2 left; produce B10L C10L P11 x1")
        .shows("USA: 2 energy");
}

/// BX-106 (B-20.2): Viktor does not raise the German repeat.
#[test]
fn viktor_and_germany() {
    scene(
        "seats = ['Germany', 'USA']
        water = { B5L = 1 }
        agenda = ['produce again not P10', 'end turn']
        [Germany]
        officer = 'Viktor'
        structures = ['B5L', 'C5L', 'P8.1', 'P10.1', 'P11.1']",
    )
    .plays("produce B5L C5L P8 x1")
    .shows("Germany: 3 energy");
}

/// BX-107 (B-21.4): Jill pays a conduit wholly in excavators or wholly in mixers, also with II-Conduit.
#[test]
fn jill() {
    let rich = "[USA]\nofficer = 'Jill'\nexcavators = 20\nmixers = 20\ntiles = ['conduit', 'II-Conduit']";
    for (tile, space, prices) in [
        ("conduit", "C1L", ["pay 10E", "pay 5M"]),
        ("II-Conduit", "C1L", ["pay 5E", "pay 5M"]),
        ("II-Conduit", "C1R", ["pay 5E", "pay 4M"]),
    ] {
        let table = scene(rich).plays(&format!("construct; tile {tile}; build conduit {space}"));
        assert_eq!(table.offers("pay"), prices, "{tile} on {space}");
        table.refuses("pay 4E 3M", "B-4.4");
    }
}

/// BX-108 (B-22.5): with II-Conduit a conduit costs 2, 4, 5, 5 or 5 excavators.
#[test]
fn the_price_with_ii_conduit() {
    for (space, power, price) in [("C9L", 1, 2), ("C10L", 2, 4), ("C5L", 3, 5), ("C1R", 4, 5), ("C1L", 5, 5)]
    {
        assert_eq!(space.parse::<barrage::ConduitSpace>().expect("a conduit space").power(), power);
        scene("[USA]\nexcavators = 20\ntiles = ['conduit', 'II-Conduit']")
            .plays(&format!("construct; tile II-Conduit; build conduit {space}; pay {price}E"))
            .shows(&format!("USA: {} excavators", 20 - price));
    }
}

/// BX-109 (B-21.5, B-4.3): Solomon needs the credits for the machines and for the red border together.
#[test]
fn solomon_and_a_red_border() {
    let table = scene("[USA]\nofficer = 'Solomon'\nexcavators = 2\ncredits = 12")
        .plays("construct; tile base; build base B1U; pay 2E 9C");
    table.shows("USA: 0 credits, 0 excavators, 1 bases");
    let table =
        scene("[USA]\nofficer = 'Solomon'\nexcavators = 2\ncredits = 11").plays("construct; tile base");
    assert!(!table.may("build base B1U"));
    assert!(table.may("build base B1L"));
}

/// BX-110 (B-8.4, B-7.4): a tile is back on the 6th turn counted from its own construction, too late to pay for it.
#[test]
fn six_turns_of_the_wheel() {
    let table = scene("").plays("construct; tile base; build base B5L; pay 4E");
    assert_eq!(table.wheel("USA"), ["", "", "", "", "", "base 4E"]);
    let sixth = "[USA]
        structures = ['B8L']
        excavators = 0
        mixers = 2
        wheel = ['', 'base 4E', 'conduit 2E', 'powerhouse 2M']";
    let table = scene(sixth).plays("construct");
    assert!(!table.may("tile base"));
    let table = table.plays("tile elevation; build elevation B8L; pay 2M");
    table.shows("USA: 4 excavators, 0 mixers");
    assert_eq!(table.entry("USA", "tiles"), ["base"]);
    assert_eq!(table.wheel("USA"), ["", "conduit 2E", "powerhouse 2M", "", "", "elevation 2M"]);
}

/// BX-111 (B-7.4): the income that a base uncovers cannot pay for its red border.
#[test]
fn fee_before_income() {
    let table = scene("seats = ['Italy', 'USA']\n[Italy]\nstructures = ['B8L']\ncredits = 2")
        .plays("construct; tile base");
    table.refuses("build base B9U", "B-7.4");
    assert!(table.may("build base B9L"));
}

/// BX-112 (B-7.6): a free base on a red-bordered space costs 3 credits and nothing else.
#[test]
fn a_free_base_on_a_red_space() {
    for (space, credits) in [("B8U", 3), ("B8L", 6)] {
        let table = scene(
            "agenda = ['contract 4 national', 'end turn']\n[USA]\ncontracts = ['G12']\nwheel = ['', '2E']",
        )
        .plays(&format!("fulfil G12; build base {space}"));
        table.shows(&format!("USA: {credits} credits, 6 excavators, 4 mixers, 12 engineers, 1 bases"));
        assert_eq!(table.wheel("USA"), ["", "2E", "", "", "", ""]);
    }
}

/// BX-113 (B-21.6): Anton's tile does what the tile on the wheel does, and needs one there.
#[test]
fn anton() {
    let table = scene(
        "[USA]
        officer = 'Anton'
        structures = ['B5L+1', 'B8L', 'B9L']
        wheel = ['', '', 'III-Elevation']",
    )
    .plays("construct; tile anton as III-Elevation; build elevation B8L; pay 2M; gain mixer");
    table.shows("USA: 16 vp, 3 mixers, 2 elevations");
    assert_eq!(table.wheel("USA"), ["", "III-Elevation", "", "", "", "anton 2M"]);
    let table = scene("[USA]\nofficer = 'Anton'\nstructures = ['B8L']").plays("construct");
    assert!(table.offers("tile anton").is_empty());
    table.refuses("tile anton as III-Elevation", "B-21.6");
}

/// BX-114 (B-21.7): a copied Graziano gives a fourth drop, which stays when the copy has ended.
#[test]
fn mahiri_copies_graziano() {
    let table = scene(
        "extra_officers = ['Graziano', 'Viktor', 'Jill']
        water = { B1L = 3 }
        [USA]
        officer = 'Mahiri'
        structures = ['B1L+2', 'C1R', 'P5.1']",
    )
    .plays("mahiri; copy Graziano; water 1 left; drop HA");
    assert_eq!((table.water("B1L"), table.asked()), (4, "Germany".to_owned()));
    let table = table.plays("bank; engineers 1; water 1 right; drop HA");
    assert_eq!((table.water("B1L"), table.times("drop-left")), (4, 1));
    let table = table.plays("bank; engineers 1; turbine 0 left; produce B1L C1R P5 x4");
    table.shows("USA: 16 energy");
    assert_eq!(table.water("B1L"), 0);
}

/// BX-115 (B-6.3, B-22.5): without engineers I-Powerhouse can still build, or the player passes.
#[test]
fn the_last_action() {
    let table = scene("[USA]\nengineers = 0\ntiles = ['base', 'I-Powerhouse']");
    assert_eq!(table.moves(), ["construct free", "pass"]);
    table
        .plays("construct free; tile I-Powerhouse; build powerhouse P8.1; pay 2M")
        .shows("USA: 0 engineers, 0 constructions, 2 mixers, 1 powerhouses");
}

/// BX-116 (B-22.5): III-Joker counts the advanced tiles in supply and on the wheel, but not Anton's.
#[test]
fn iii_joker() {
    scene("[USA]\nofficer = 'Anton'\ntiles = ['II-Joker', 'III-Joker', 'anton']\nwheel = ['', '', 'I-Base']")
        .plays("construct; tile III-Joker; build base B8L; pay 3E")
        .shows("USA: 19 vp, 3 advanced");
}

/// BX-117 (B-22.5): I-Base puts a drop into each own dam without water, and into no other.
#[test]
fn i_base() {
    let table = scene(
        "neutral = { B7L = 2 }
        water = { B6L = 2 }
        [USA]
        structures = ['B5L', 'B6L+1']
        tiles = ['base', 'I-Base']",
    )
    .plays("construct; tile I-Base; build base B8L; pay 3E");
    assert_eq!(["B5L", "B6L", "B8L", "B7L"].map(|dam| table.water(dam)), [1, 2, 1, 0]);
}

/// BX-118 (B-22.6): II-Elevation fills the dam it raises to its capacity, 4 with Graziano.
#[test]
fn ii_elevation() {
    for (officer, drops) in [("none", 3), ("Graziano", 4)] {
        let table = scene(&format!(
            "water = {{ B8L = 1 }}
            [USA]
            officer = '{officer}'
            structures = ['B8L+1', 'B9L']
            tiles = ['elevation', 'II-Elevation']"
        ))
        .plays("construct; tile II-Elevation; build elevation B8L; pay 2M; gain mixer");
        assert_eq!((table.water("B8L"), table.water("B9L")), (drops, 0), "{officer}");
    }
}

/// BX-119 (B-20.3): Italy's marker moves 3 further, but its contract needs the plain energy.
#[test]
fn italy() {
    let table = scene(
        "seats = ['Italy', 'USA']
        water = { B1L = 1 }
        [Italy]
        structures = ['B1L', 'C1R', 'P5.1', 'P8.1', 'P9.1']
        contracts = ['Y09']",
    )
    .plays("turbine 0 left; produce B1L C1R P5 x1");
    table.shows("Italy: 8 energy");
    assert_eq!((table.asked().as_str(), table.entry("Italy", "contracts")), ("USA", vec!["Y09".to_owned()]));
}

/// BX-120 (B-20.4): with 10 energy France may fulfil a national contract of value 13.
#[test]
fn france() {
    let table = scene(
        "seats = ['France', 'USA']
        national = ['N1']
        water = { B5L = 3 }
        [France]
        structures = ['B5L+2', 'C5L', 'P8.1', 'P9.1', 'P10.1']",
    )
    .plays("turbine 0 left; produce B5L C5L P8 x3");
    table.shows("France: 10 energy");
    table.plays("fulfil N1").shows("France: 17 vp, 10 energy");
}

/// BX-121 (B-12.3): the credits left after the fee of the space limit the drops through a foreign conduit.
#[test]
fn the_limit_of_credits() {
    for (space, credits) in [("turbine 0 left", 2), ("turbine 0 right", 5)] {
        let table = scene(&format!(
            "water = {{ B5L = 3 }}
            [USA]
            credits = {credits}
            structures = ['B5L+2', 'P8.1']
            [Germany]
            structures = ['C5L']"
        ))
        .plays(space);
        assert_eq!(table.offers("produce"), ["produce B5L C5L P8 x1", "produce B5L C5L P8 x2"]);
        table.refuses("produce B5L C5L P8 x3", "B-12.3");
    }
}

/// BX-122 (B-18.4): two tiles of level I left, and the new offer is I, I, II.
#[test]
fn the_refill_of_patents() {
    let table = round_end(
        1,
        "contracts",
        "patents = ['I-Base', 'I-Joker', 'I-Conduit']\nstacks = { I = ['I-Elevation', 'I-Powerhouse'], II = ['II-Joker', 'II-Base'] }",
        &[("USA", ""), ("Germany", "")],
    );
    let patents = table.sheet().patents.expect("a patent office");
    assert_eq!(patents, ["I-Elevation", "I-Powerhouse", "II-Joker"]);
}

/// BX-123 (B-13.10): who has three contracts and takes two discards two of the five.
#[test]
fn the_limit_of_contracts() {
    let table = scene("display = { green = ['G03', 'G04'] }\n[USA]\ncontracts = ['S1', 'G01', 'Y01']")
        .plays("contracts 2 left; take G03 G04");
    assert_eq!(
        table.offers("discard"),
        ["discard S1", "discard G01", "discard G03", "discard G04", "discard Y01"]
    );
    let table = table.plays("discard G04; discard S1");
    assert_eq!(
        (table.asked().as_str(), table.entry("USA", "contracts")),
        ("Germany", ["G01", "G03", "Y01"].map(str::to_owned).to_vec())
    );
}

/// BX-124 (B-18.1): three with equal energy go in the reverse of their old order.
#[test]
fn a_three_way_tie_in_turn_order() {
    let table = round_end(
        1,
        "contracts",
        "",
        &[
            ("USA", "energy = 4"),
            ("Germany", "energy = 4"),
            ("Italy", "energy = 9"),
            ("France", "energy = 4"),
        ],
    );
    assert_eq!(table.order(), ["France", "Germany", "USA", "Italy"]);
}

/// BX-125 (B-11.5): the upper dam fills first, then the lower one, then the water leaves the basin.
#[test]
fn the_upper_dam_first() {
    let mut table = scene(
        "agenda = ['drops 4 flowing', 'end turn']\n[USA]\nstructures = ['B9U']\n[Germany]\nstructures = ['B9L+1']",
    );
    for (upper, lower, left) in [(1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1)] {
        table = table.plays("drop HB");
        assert_eq!((table.water("B9U"), table.water("B9L"), table.times("drop-left")), (upper, lower, left));
    }
}

/// BX-126 (B-13.4): the energy of II-Base serves an own contract, without discount, extra steps or national ones.
#[test]
fn energy_of_a_tile() {
    for company in ["Italy", "France"] {
        let table = scene(&format!(
            "seats = ['{company}', 'USA']
            national = ['N1']
            [{company}]
            structures = ['B5L', 'B6L', 'P5.1', 'P8.1', 'P9.1']
            tiles = ['base', 'II-Base']
            contracts = ['G10', 'G13', 'Y09']"
        ))
        .plays("construct; tile II-Base; build base B8L; pay 3E");
        table.shows(&format!("{company}: 3 energy"));
        assert_eq!(table.offers("fulfil"), ["fulfil G10"], "{company}");
        assert!(table.may("decline"));
    }
    // With boundless bases national contracts would still not be eligible.
    scene("national = ['N1']\nagenda = ['contract 15', 'end turn']\n[USA]\ncontracts = ['G10']")
        .refuses("fulfil N1", "B-13.4");
}

/// BX-127 (B-20.2, B-22.7): II-Powerhouse unlocks Germany's bonus and ability for its own production.
#[test]
fn the_repeat_after_a_tile() {
    let table = scene(
        "seats = ['Germany', 'USA']
        water = { B5L = 1, B6L = 1 }
        [Germany]
        structures = ['P8.1', 'P9.1', 'B5L', 'C5L', 'B6L', 'C6L']
        tiles = ['powerhouse', 'II-Powerhouse']",
    )
    .plays("construct; tile II-Powerhouse; build powerhouse P10.1; pay 4M; produce B5L C5L P8 x1");
    table.shows("Germany: 6 energy");
    assert!(table.may("decline"));
    table.refuses("produce B5L C5L P8 x1", "B-20.2");
    table.plays("produce B6L C6L P9 x1").shows("Germany: 10 energy");
}

/// BX-128 (B-7.1): the first construction of a round takes the leftmost space, whatever the engineers.
#[test]
fn the_leftmost_space() {
    scene("[USA]\nengineers = 3")
        .plays("construct; tile base; build base B8L; pay 3E")
        .shows("USA: 2 engineers, 1 constructions");
}
