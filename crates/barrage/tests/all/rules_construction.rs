//! Construction, the wheel, structures and the company board (B-7 to B-10).

use crate::common::scene;
use barrage::{Event, Kind};
use serde_json::{Value, json};

const RICH: &str = "excavators = 40\nmixers = 40\ncredits = 40";

/// B-7.1: the leftmost free construction space must be used, and only its owner can.
#[test]
fn construction_spaces_from_the_left() {
    for (used, engineers, needed, fee) in [(0, 1, 1, 0), (1, 2, 2, 0), (2, 3, 3, 0), (3, 3, 3, 3)] {
        let table =
            scene(&format!("[USA]\nconstructions = {used}\nengineers = {engineers}\ncredits = {fee}"))
                .plays("construct; tile base; build base B8L; pay 3E");
        table.shows(&format!("USA: {} engineers, 0 credits, {} constructions", engineers - needed, used + 1));
        if engineers > 1 {
            scene(&format!("[USA]\nconstructions = {used}\nengineers = {}", engineers - 1))
                .refuses("construct", "B-6.5");
        }
    }
    scene("[USA]\nconstructions = 3\ncredits = 2").refuses("construct", "B-6.7");
    scene("[USA]\nconstructions = 4").refuses("construct", "B-7.1");
    // Germany's spaces are not touched by what the USA does.
    assert!(scene("turn = 'Germany'\n[USA]\nconstructions = 4").may("construct"));
}

/// B-7.2: tile, then kind and space, then payment.
#[test]
fn a_construction_is_named_step_by_step() {
    let table = scene("[USA]\nofficer = 'Jill'\nexcavators = 20\nmixers = 20").plays("construct");
    assert_eq!(table.asks(), "tile");
    let table = table.plays("tile conduit");
    assert_eq!(table.asks(), "site conduit");
    let table = table.plays("build conduit C5L");
    assert_eq!(table.asks(), "payment conduit conduit C5L");
    table.plays("pay 3M").shows("USA: 17 mixers");
    scene("[USA]\nexcavators = 20").plays("construct; tile conduit").refuses("build conduit B5L", "B-7.2");
}

/// B-7.3: engineers and fee, tile and machinery, the wheel, the piece with its fee, the income, the tile's effect.
#[test]
fn the_steps_of_a_construction() {
    let table = scene(
        "turn = 'Germany'
        [Germany]
        constructions = 3
        structures = ['B5L']
        tiles = ['II-Base', 'conduit']
        wheel = ['', 'elevation 2M']",
    )
    .plays("construct; tile II-Base; build base B8U; pay 3E");
    table.shows("Germany: 0 credits, 3 engineers, 3 excavators, 6 mixers, 2 bases, 13 vp, 2 energy");
    assert_eq!(table.wheel("Germany"), ["", "", "", "", "", "II-Base 3E"]);
    let told: Vec<Value> =
        table.events.iter().map(|it| serde_json::to_value(it).expect("an event")).collect();
    let place = |wanted: Value| {
        let fields = wanted.as_object().expect("fields").clone();
        let found = told.iter().position(|it| fields.iter().all(|(key, value)| it.get(key) == Some(value)));
        found.unwrap_or_else(|| panic!("{wanted} in {told:?}"))
    };
    let order = [
        place(json!({"kind": "placed-to-construct"})),
        place(json!({"kind": "lost", "why": "private-space", "amount": 3})),
        place(json!({"kind": "put-on-wheel", "tile": "II-Base", "excavators": 3})),
        place(json!({"kind": "wheel-turned", "tile": "elevation", "mixers": 2})),
        place(json!({"kind": "built", "site": "B8U"})),
        place(json!({"kind": "gained", "what": "vp", "why": "income"})),
        place(json!({"kind": "gained", "what": "energy", "why": "tile"})),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let fee = place(json!({"kind": "lost", "why": "site", "amount": 3}));
    assert!(order[3] < fee && fee < order[5], "the fee of step 5");
}

/// B-7.4: what the construction's own turn of the wheel returns cannot pay for it, nor can its income.
#[test]
fn paying_comes_first() {
    let late = "[USA]\nexcavators = 2\nmixers = 0\ntiles = ['base']\nwheel = ['', '5E']";
    scene(late).refuses("construct", "B-6.8");
    // Germany's second elevation uncovers 3 credits, too late for Solomon.
    let table = scene(
        "turn = 'Germany'\n[Germany]\nofficer = 'Solomon'\nmixers = 1\ncredits = 2\nstructures = ['B8L+1']\ntiles = ['elevation']",
    );
    table.refuses("construct", "B-6.8");
}

/// B-7.5: without tile, machinery, piece or space there is no construction.
#[test]
fn what_a_construction_needs() {
    let tiles = |tiles: &str| format!("[USA]\n{RICH}\ntiles = [{tiles}]");
    scene(&tiles("")).refuses("construct", "B-6.8");
    scene(&tiles("'elevation'")).refuses("construct", "B-6.8"); // no dam to raise
    scene("[USA]\nexcavators = 1\nmixers = 1").refuses("construct", "B-6.8");
    scene(&format!("{}\nstructures = ['P5.1', 'P6.1', 'P7.1', 'P8.1']", tiles("'powerhouse'")))
        .refuses("construct", "B-6.8");
    let table = scene(&format!("[USA]\n{RICH}")).plays("construct");
    table.refuses("tile elevation", "B-7.5");
    table.refuses("tile I-Base", "B-7.3");
    let table = scene("[USA]\nexcavators = 4").plays("construct; tile base");
    table.refuses("build base B1L", "B-7.5");
    let five = "structures = ['B1L', 'B2L', 'B3L', 'B4L', 'B5L']";
    let table =
        scene(&format!("[USA]\n{RICH}\n{five}\ntiles = ['base', 'I-Joker', 'conduit']")).plays("construct");
    table.refuses("tile base", "B-7.5");
    table.plays("tile I-Joker").refuses("build base B8L", "B-7.5");
}

/// B-7.6: a free structure costs no engineers, tile or machinery, obeys the limits of its reward, and may be declined.
#[test]
fn free_structures() {
    let start = |agenda: &str| {
        scene(&format!(
            "agenda = ['{agenda}', 'end turn']\n[USA]\nexcavators = 0\nmixers = 0\nstructures = ['B7L', 'B8L']"
        ))
    };
    for (agenda, build, refused, rule) in [
        ("free base in plains", "build base B9L", "build base B5L", "B-7.6"),
        ("free base in hills plains", "build base B5L", "build base B1L", "B-7.6"),
        ("free base in mountains hills plains", "build base B1L", "build base B8U", "B-9.1"),
        ("free conduit 2", "build conduit C10L", "build conduit C5L", "B-7.6"),
        ("free conduit 5", "build conduit C1L", "build powerhouse P5.1", "B-4.2"),
        ("free elevation", "build elevation B8L", "build elevation B9L", "B-9.2"),
        ("free powerhouse", "build powerhouse P5.1", "build powerhouse B5L", "B-7.2"),
    ] {
        let table = start(agenda);
        table.refuses(refused, rule);
        let table = table.plays(build);
        table.shows("USA: 12 engineers, 0 excavators, 0 mixers, 6 credits");
        assert_eq!(
            (table.times("built"), table.times("wheel-turned"), table.times("put-on-wheel")),
            (1, 0, 0)
        );
        assert_eq!(table.entry("USA", "tiles").len(), 4);
        let table = start(agenda).plays("decline");
        assert_eq!((table.times("built"), table.asked().as_str()), (0, "Germany"));
    }
    // The income of step 6 is received: Germany's second base.
    scene("turn = 'Germany'\nagenda = ['free base in plains', 'end turn']\n[Germany]\nstructures = ['B5L']")
        .plays("build base B8L")
        .shows("Germany: 13 vp");
    scene("agenda = ['free powerhouse', 'end turn']\n[USA]\ncredits = 2")
        .refuses("build powerhouse P5.2", "B-7.4");
}

/// B-8.1, B-8.2: the wheel has six segments, and things are put into the open one.
#[test]
fn six_segments() {
    let table = scene("[USA]\nwheel = ['', '1E', '2E', '3E', '4E', '5E']\nexcavators = 3")
        .plays("construct; tile base; build base B8L; pay 3E");
    assert_eq!(table.wheel("USA"), ["", "2E", "3E", "4E", "5E", "base 3E"]);
    table.shows("USA: 1 excavators");
}

/// B-8.3: a turn by three returns what lies in each of the three segments, one after the other.
#[test]
fn turning_step_by_step() {
    let table = scene("[USA]\nwheel = ['', 'base 1E', '2M', 'conduit', '4E']").plays("workshop 3 left");
    table.shows("USA: 7 excavators, 6 mixers, 1 credits");
    assert_eq!(table.wheel("USA"), ["", "4E", "", "", "", ""]);
    assert_eq!(table.entry("USA", "tiles"), ["base", "elevation", "conduit", "powerhouse"]);
    let returned: Vec<(u8, u8)> = table
        .events
        .iter()
        .filter_map(|it| {
            if let Event::WheelTurned { excavators, mixers, .. } = it {
                Some((*excavators, *mixers))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(returned, [(1, 0), (0, 2), (0, 0)]);
}

/// B-8.4: what a construction puts in returns on the sixth turn, its own being the first.
#[test]
fn back_on_the_sixth_turn() {
    for (turns, back) in [(4, false), (5, true)] {
        let table = scene(&format!(
            "agenda = ['wheel {turns}', 'end turn']\n[USA]\nexcavators = 0\nwheel = ['', '', '', '', '', 'base 3E']"
        ));
        assert_eq!(table.entry("USA", "tiles").contains(&"base".to_owned()), back, "{turns} more turns");
        table.shows(&format!("USA: {} excavators", if back { 3 } else { 0 }));
    }
}

/// B-8.5: constructions, workshop, contracts, incomes and I-Elevation turn the wheel, without being asked.
#[test]
fn what_turns_the_wheel() {
    let turned = |table: crate::common::Scene| table.times("wheel-turned");
    assert_eq!(turned(scene("").plays("construct; tile base; build base B8L; pay 3E")), 1);
    assert_eq!(turned(scene("").plays("workshop 1 left")), 1);
    assert_eq!(
        turned(scene("agenda = ['contract 4', 'end turn']\n[USA]\ncontracts = ['G14']").plays("fulfil G14")),
        3
    );
    assert_eq!(turned(scene("phase = 'income'\nround = 2\n[USA]\nstructures = ['B5L', 'B6L']")), 1);
    let special = scene("[USA]\nstructures = ['B8L', 'B9L']\ntiles = ['I-Elevation']")
        .plays("construct; tile I-Elevation; build elevation B8L; pay 2M");
    assert_eq!(turned(special), 2);
    assert_eq!(turned(scene("").plays("bank; engineers 1; bank; engineers 2")), 0);
}

/// B-8.6: credits never lie on the wheel, Solomon's neither.
#[test]
fn no_credits_on_the_wheel() {
    let table = scene("[USA]\nofficer = 'Solomon'\ncredits = 9")
        .plays("construct; tile base; build base B8L; pay 1E 6C");
    assert_eq!(table.wheel("USA"), ["", "", "", "", "", "base 1E"]);
    table.shows("USA: 3 credits, 5 excavators");
}

/// B-9.1: what a base costs in each area, upper spaces 3 credits more, one base to a basin and player.
#[test]
fn bases() {
    for (space, excavators, fee) in
        [("B8L", 3, 0), ("B8U", 3, 3), ("B5L", 4, 0), ("B5U", 4, 3), ("B1L", 5, 0), ("B1U", 5, 3)]
    {
        scene(&format!("[USA]\n{RICH}"))
            .plays(&format!("construct; tile base; build base {space}; pay {excavators}E"))
            .shows(&format!("USA: {} excavators, {} credits", 40 - excavators, 40 - fee));
    }
    let table = scene(&format!("[USA]\n{RICH}\nstructures = ['B5U']\n[Germany]\nstructures = ['B6L']"))
        .plays("construct; tile base");
    table.refuses("build base B5L", "B-9.1");
    table.refuses("build base B6L", "B-9.1");
    assert!(table.may("build base B6U"));
}

/// B-9.2: what an elevation costs, only on own dams, at most two, never a fee.
#[test]
fn elevations() {
    for (space, mixers) in [("B8L", 2), ("B5U", 3), ("B1U", 4), ("B8U", 2)] {
        scene(&format!("[USA]\n{RICH}\nstructures = ['{space}', 'B10L']"))
            .plays(&format!("construct; tile elevation; build elevation {space}; pay {mixers}M"))
            .shows(&format!("USA: {} mixers, 40 credits, 1 elevations", 40 - mixers));
    }
    let table = scene(&format!(
        "neutral = {{ B7L = 1 }}\n[USA]\n{RICH}\nstructures = ['B8L+2', 'B9L+1', 'B5L']\n[Germany]\nstructures = ['B6L']"
    ))
    .plays("construct; tile elevation");
    for space in ["B7L", "B6L", "B8L", "B10L"] {
        table.refuses(&format!("build elevation {space}"), "B-9.2");
    }
    assert!(table.may("build elevation B9L"));
}

/// B-9.3: a conduit costs twice its power, has no red border, and one player may own both of a basin.
#[test]
fn conduits() {
    for (space, excavators) in [("C9L", 2), ("C8R", 4), ("C5L", 6), ("C6L", 8), ("C4R", 10)] {
        scene(&format!("[USA]\n{RICH}"))
            .plays(&format!("construct; tile conduit; build conduit {space}; pay {excavators}E"))
            .shows(&format!("USA: {} excavators, 40 credits", 40 - excavators));
    }
    let table = scene(&format!("[USA]\n{RICH}\nstructures = ['C5L']\n[Germany]\nstructures = ['C6L']"))
        .plays("construct; tile conduit");
    table.refuses("build conduit C5L", "B-9.3");
    table.refuses("build conduit C6L", "B-9.3");
    assert!(table.may("build conduit C5R"));
}

/// B-9.4: powerhouses cost 2, 3, 4, 5 mixers, red borders 3 credits, and there is one to a basin and player.
#[test]
fn powerhouses() {
    let built = ["'P5.1'", "'P6.1'", "'P7.1'"];
    for (already, mixers) in [(0, 2), (1, 3), (2, 4), (3, 5)] {
        for (space, fee) in [("P8.1", 0), ("P8.3", 3)] {
            scene(&format!("[USA]\n{RICH}\nstructures = [{}]", built[..already].join(", ")))
                .plays(&format!("construct; tile powerhouse; build powerhouse {space}; pay {mixers}M"))
                .shows(&format!("USA: {} mixers, {} credits", 40 - mixers, 40 - fee));
        }
    }
    let table = scene(&format!("[USA]\n{RICH}\nstructures = ['P8.1']\n[Germany]\nstructures = ['P9.1']"))
        .plays("construct; tile powerhouse");
    table.refuses("build powerhouse P8.2", "B-9.4");
    table.refuses("build powerhouse P9.1", "B-9.4");
    assert!(table.may("build powerhouse P9.2"));
}

/// B-9.5: no structure needs a link to another, and none ever leaves the map.
#[test]
fn structures_stand_alone_and_stay() {
    let table = scene(&format!("[USA]\n{RICH}"))
        .plays("construct; tile powerhouse; build powerhouse P12.1; pay 2M; bank; engineers 12")
        .plays("construct; tile conduit; build conduit C1L; pay 10E; construct; tile base; build base B6L; pay 4E");
    assert_eq!(table.entry("USA", "structures"), ["B6L", "C1L", "P12.1"]);
    let table = table.everybody_passes().everybody_passes();
    assert_eq!(table.entry("USA", "structures"), ["B6L", "C1L", "P12.1"]);
}

/// B-9.6: a base may share its basin with a neutral dam or with the dam of another.
#[test]
fn neighbours() {
    let table = scene("neutral = { B8L = 3 }\n[USA]\nexcavators = 9\n[Germany]\nstructures = ['B9U']")
        .plays("construct; tile base");
    assert!(table.may("build base B8U") && table.may("build base B9L"));
}

/// B-9.7: a powerhouse won by a contract makes the next one dearer.
#[test]
fn free_powerhouses_count_for_the_cost() {
    let table = scene("agenda = ['contract 5', 'end turn']\n[USA]\ncontracts = ['Y02']")
        .plays("fulfil Y02; build powerhouse P8.1");
    table.shows("USA: 1 powerhouses, 4 mixers");
    table
        .plays("bank; engineers 1; construct; tile powerhouse; build powerhouse P9.1; pay 3M")
        .shows("USA: 2 powerhouses, 1 mixers");
}

/// B-9.8: a new or raised dam holds only water that moves afterwards.
#[test]
fn nothing_is_caught_afterwards() {
    let table = scene("[USA]\nstructures = ['B8L']").plays("water 1 left; drop HA; bank; engineers 1");
    assert_eq!(table.water("B8L"), 1);
    let table = table.plays(
        "water 1 right; drop HA; bank; engineers 1; construct; tile elevation; build elevation B8L; pay 2M",
    );
    assert_eq!((table.water("B8L"), table.times("drop-left")), (1, 1));
    let table = table.plays("bank; engineers 1; construct; tile base; build base B1L; pay 5E");
    assert_eq!(table.water("B1L"), 0);
}

/// B-10.1, B-10.2, B-10.3: what the first to fifth piece of each row uncovers, received at once.
#[test]
#[rustfmt::skip]
fn incomes_of_the_company_boards() {
    let rows = [
        ("USA", Kind::Base, ["", "wheel 1", "", "6 credits", "7 vp"]),
        ("USA", Kind::Elevation, ["", "machines 1", "", "2 vp, drops 2 flowing", "7 vp"]),
        ("USA", Kind::Conduit, ["", "3 vp", "", "wheel 1, 2 vp", "7 vp"]),
        ("Germany", Kind::Base, ["", "3 vp", "", "machines 2", "7 vp"]),
        ("Germany", Kind::Elevation, ["", "3 credits", "", "2 vp, 2 energy", "7 vp"]),
        ("Germany", Kind::Conduit, ["", "wheel 1", "", "2 vp, drops 2 flowing", "7 vp"]),
        ("Italy", Kind::Base, ["", "3 credits", "", "5 vp", "7 vp"]),
        ("Italy", Kind::Elevation, ["", "wheel 1", "", "4 energy", "7 vp"]),
        ("Italy", Kind::Conduit, ["", "machines 1", "", "2 vp, 3 credits", "7 vp"]),
        ("France", Kind::Base, ["", "machines 1", "", "wheel 2", "7 vp"]),
        ("France", Kind::Elevation, ["", "3 vp", "", "2 vp, machines 1", "7 vp"]),
        ("France", Kind::Conduit, ["", "3 credits", "", "4 energy", "7 vp"]),
    ];
    let bases = ["B1L", "B2L", "B3L", "B4L"];
    let conduits = ["C1L", "C2L", "C3L", "C4L"];
    let raised = [vec!["B1L"], vec!["B1L+1"], vec!["B1L+2", "B2L"], vec!["B1L+2", "B2L+1"], vec!["B1L+2", "B2L+2", "B3L"]];
    for (company, kind, incomes) in rows {
        for (built, income) in incomes.iter().enumerate() {
            let (before, agenda, mv) = match kind {
                Kind::Base => (bases[..built].to_vec(), "free base in hills", "build base B5L"),
                Kind::Conduit => (conduits[..built].to_vec(), "free conduit 3", "build conduit C5L"),
                _ => (raised[built].clone(), "free elevation", match built { 0 | 1 => "build elevation B1L", 2 | 3 => "build elevation B2L", _ => "build elevation B3L" }),
            };
            let table = scene(&format!(
                "seats = ['{company}', '{}']\nagenda = ['{agenda}', 'end turn']\n[{company}]\nstructures = {before:?}",
                if company == "USA" { "Italy" } else { "USA" }
            )).plays(mv);
            let (mut vp, mut credits, mut energy, mut turns, mut asks) = (10, 6, 0, 0, "turn".to_owned());
            for part in income.split(", ").filter(|part| !part.is_empty()) {
                match part.split_once(' ').expect("two words") {
                    ("wheel", n) => turns += n.parse::<usize>().expect("a number"),
                    ("machines" | "drops", _) => asks = part.to_owned(),
                    (n, "vp") => vp += n.parse::<i32>().expect("a number"),
                    (n, "credits") => credits += n.parse::<i32>().expect("a number"),
                    (n, "energy") => energy += n.parse::<i32>().expect("a number"),
                    _ => panic!("{part}"),
                }
            }
            let nth = built + 1;
            assert_eq!((table.asks(), table.times("wheel-turned")), (asks, turns), "{company}, {kind} {nth}");
            table.shows(&format!("{company}: {vp} vp, {credits} credits, {energy} energy, 6 excavators, 4 mixers"));
        }
    }
}

/// B-10.3: an income comes again in every following phase 1.
#[test]
fn incomes_come_again() {
    // Germany's second base: 3 points at once, and in each of two phases 1.
    let table = scene("turn = 'Germany'\n[Germany]\nstructures = ['B5L']")
        .plays("construct; tile base; build base B8L; pay 3E")
        .everybody_passes()
        .everybody_passes();
    assert_eq!(table.amount("Germany", "vp", "income"), 9);
}

/// B-10.4: two or three powerhouses add 1 to each production, four add 3; none brings an income.
#[test]
fn the_company_bonus() {
    let spaces = ["P8.1", "P5.1", "P6.1", "P9.1"];
    for (built, energy) in [(1, 3), (2, 4), (3, 4), (4, 6)] {
        let houses: Vec<String> = spaces[..built].iter().map(|it| format!("'{it}'")).collect();
        scene(&format!("water = {{ B5L = 1 }}\n[USA]\nstructures = ['B5L', 'C5L', {}]", houses.join(", ")))
            .plays("turbine 0 left; produce B5L C5L P8 x1")
            .shows(&format!("USA: {energy} energy"));
    }
    scene("phase = 'income'\nround = 2\n[USA]\nstructures = ['P8.1', 'P5.1', 'P6.1', 'P9.1']")
        .shows("USA: 10 vp, 6 credits, 6 excavators, 4 mixers, 0 energy");
}
