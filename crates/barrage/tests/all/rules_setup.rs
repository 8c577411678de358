//! Pieces, map and set-up (B-1 to B-3).

use std::collections::BTreeSet;

use crate::common::{SETUPS, Scene, dealt, round_end, scene};
use barrage::{
    Area, BaseSpace, Basin, Bonus, Colour, Company, ConduitSpace, Contract, HeadStream, HeadStreamTile, Kind,
    Objective, Officer, PowerhouseSpace, Tile, Variant,
};

/// The deals of many seeds.
fn deals(players: u8, variant: Variant) -> impl Iterator<Item = Scene> {
    (0..400).map(move |seed| dealt(players, variant, seed))
}

/// A full game with its draft over, each player taking the first of what is offered.
fn drafted(players: u8, seed: u64) -> Scene {
    let mut table = dealt(players, Variant::Full, seed);
    while table.asks() == "draft" {
        let first = table.moves().remove(0);
        table = table.plays(&first);
    }
    table
}

fn companies(table: &Scene) -> Vec<String> {
    table.sheet().seats.expect("seats")
}

/// B-1.1, B-3.8: four companies, each with 12 engineers, 6 credits, 6 excavators, 4 mixers, 10 points and all pieces.
#[test]
fn what_a_company_begins_with() {
    assert_eq!(Company::ALL.map(|it| it.to_string()), ["USA", "Germany", "Italy", "France"]);
    assert_eq!(Kind::ALL.map(Kind::pieces), [5, 5, 5, 4]);
    for (players, variant) in SETUPS {
        let table = match variant {
            Variant::Intro => dealt(players, variant, 5),
            Variant::Full => drafted(players, 5),
        };
        for company in companies(&table) {
            table.shows(&format!(
                "{company}: 12 engineers, 6 credits, 6 excavators, 4 mixers, 10 vp, 0 energy, 0 bases, 0 elevations, \
                 0 conduits, 0 powerhouses"
            ));
            assert_eq!(table.wheel(&company), [""; 6]);
        }
    }
}

/// B-1.2: there are seven officers, and each player has one of them.
#[test]
fn one_officer_a_player() {
    assert_eq!(Officer::ALL.len(), 7);
    for seed in 0..40 {
        let table = drafted(4, seed);
        let officers: BTreeSet<String> =
            companies(&table).iter().flat_map(|it| table.entry(it, "officer")).collect();
        assert_eq!(officers.len(), 4);
        assert!(!officers.contains("none"));
    }
}

/// B-1.3: excavators, mixers and credits are resources, and count alike at the end.
#[test]
fn resources_are_machinery_and_credits() {
    for resources in ["credits = 9", "excavators = 10", "mixers = 10"] {
        let none = ["credits", "excavators", "mixers"]
            .into_iter()
            .filter(|it| !resources.starts_with(it))
            .map(|it| format!("{it} = 0\n"))
            .collect::<String>();
        // One energy pays a credit in phase 4.
        let usa = format!("energy = 1\n{resources}\n{none}");
        let table = round_end(5, "contracts", "", &[("USA", &usa), ("Germany", "")]);
        assert_eq!(table.amount("USA", "vp", "leftovers"), 2, "{resources}");
    }
}

/// B-1.4: what lies on the wheel cannot be spent; what is gained is at hand at once, and not on the wheel.
#[test]
fn the_personal_supply() {
    let table =
        scene("[USA]\nexcavators = 2\nmixers = 0\ncredits = 2\nwheel = ['', '', '9E']\ntiles = ['base']");
    table.refuses("construct", "B-6.8");
    let table = table.plays("machinery excavator left; bank; engineers 1");
    table.shows("USA: 3 excavators");
    assert_eq!(table.wheel("USA"), ["", "", "9E", "", "", ""]);
    table.plays("construct; tile base; build base B8L; pay 3E").shows("USA: 0 excavators, 1 bases");
}

/// B-1.5, B-23.1: credits, machinery and water come from a general supply that never runs out.
#[test]
fn the_general_supply() {
    let table = scene("head_streams = { HA = { drops = 60 } }\n[USA]\ncredits = 900\nexcavators = 90\nmixers = 90")
        .plays("water 2 left; drop HA; drop HA; bank; engineers 1; machinery both left; bank; engineers 1; bank; engineers 9");
    assert_eq!(table.waiting()[0], 62);
    table.shows("USA: 904 credits, 91 excavators, 91 mixers");
}

/// B-1.6: a base and each elevation on it are structures of their own.
#[test]
fn each_piece_counts_as_one() {
    let table = round_end(
        5,
        "contracts",
        "objective = 'best-area'",
        &[("USA", "structures = ['B5L+2', 'C1L', 'P8.1']"), ("Germany", "structures = ['C2L', 'C2R']")],
    );
    assert!(table.told(serde_json::json!({"kind": "objective-counted", "seat": "P1", "quantity": 3})));
    assert!(table.told(serde_json::json!({"kind": "objective-counted", "seat": "P2", "quantity": 2})));
}

/// B-1.7: a dam is as many levels high as it has pieces, and is somebody's or neutral.
#[test]
fn levels_of_dams() {
    let table = scene(
        "neutral = { B7L = 3 }\n[USA]\nstructures = ['B1L', 'B5L+1']\n[Germany]\nstructures = ['B8L+2']",
    );
    let level = |space: &str| table.position.table.level(space.parse().expect("a base space"));
    assert_eq!(["B1L", "B5L", "B8L", "B7L", "B9L"].map(level), [1, 2, 3, 3, 0]);
    table.shows("USA: 2 bases, 1 elevations; Germany: 1 bases, 2 elevations");
}

/// B-1.8: a drop is on a head stream, behind a dam, or back in the general supply.
#[test]
fn where_drops_are() {
    let table = round_end(
        4,
        "contracts",
        "neutral = { B1L = 1 }\nwater = {}\nhead_streams = { HA = { tile = 'h1', drops = 3 } }",
        &[("USA", ""), ("Germany", "")],
    );
    assert_eq!((table.times("drop-held"), table.times("drop-left")), (1, 2));
    // No head stream brings water in round 5.
    assert_eq!((table.water("B1L"), table.waiting()), (1, [0; 4]));
}

/// B-1.9, B-18.2: the energy marker counts the round's energy and begins the next one at 0.
#[test]
fn energy_is_of_one_round() {
    round_end(2, "contracts", "", &[("USA", "energy = 31"), ("Germany", "energy = 5")])
        .shows("USA: 0 energy; Germany: 0 energy");
}

/// B-1.10: a red border costs 3 credits, at an action space and at a building space.
#[test]
fn red_borders_cost_three() {
    scene("").plays("water 1 right; drop HA").shows("USA: 3 credits");
    scene("").plays("construct; tile base; build base B8U; pay 3E").shows("USA: 3 credits");
    scene("").plays("construct; tile powerhouse; build powerhouse P8.3; pay 2M").shows("USA: 3 credits");
}

/// B-1.11: 4 starting, 45 private and 6 national contracts, each in its range of values.
#[test]
fn fifty_five_contracts() {
    let values = |names: Vec<String>| -> Vec<u8> {
        names.iter().map(|it| it.parse::<Contract>().expect("a contract").energy()).collect()
    };
    assert_eq!(Contract::all().count(), 55);
    assert_eq!(values((1..=4).map(|n| format!("S{n}")).collect()), [3, 3, 2, 4]);
    assert_eq!(values((1..=6).map(|n| format!("N{n}")).collect()), [13, 13, 14, 14, 15, 15]);
    for (letter, least, most) in [("G", 2, 4), ("Y", 5, 7), ("R", 8, 10)] {
        let values = values((1..=15).map(|n| format!("{letter}{n:02}")).collect());
        assert_eq!((values.iter().min(), values.iter().max()), (Some(&least), Some(&most)));
    }
    assert!(Colour::ALL.iter().all(|colour| colour.contracts().len() == 15));
}

/// B-1.12, B-22.1: basic tiles, five advanced tiles of each level, and Anton's.
#[test]
fn technology_tiles() {
    let names: Vec<String> = Tile::all().take(Tile::OF_THE_BOX).map(|it| it.to_string()).collect();
    let kinds = ["Base", "Elevation", "Conduit", "Powerhouse", "Joker"];
    let mut expected: Vec<String> = kinds.iter().map(|kind| kind.to_lowercase()).collect();
    for level in ["I", "II", "III"] {
        expected.extend(kinds.iter().map(|kind| format!("{level}-{kind}")));
    }
    expected.push("anton".to_owned());
    assert_eq!(names, expected);
    assert_eq!(Tile::all().take(Tile::OF_THE_BOX).filter(|it| it.advanced()).count(), 15);
}

/// B-2.1: places have names, and no others are known.
#[test]
fn names_of_places() {
    for name in ["B1U", "B10L", "C1L", "C10R", "P5.1", "P12.4"] {
        assert_eq!(name.parse::<barrage::Site>().expect("a building space").to_string(), name);
    }
    for name in ["B11U", "C12L", "P4.1", "P5.3", "B0L", "B5"] {
        assert!(name.parse::<barrage::Site>().is_err(), "{name}");
    }
    assert_eq!(HeadStream::ALL.map(|it| it.to_string()), ["HA", "HB", "HC", "HD"]);
}

/// B-2.2: basins 1 to 4 are mountains, 5 to 7 hills, 8 to 12 plains.
#[test]
fn areas() {
    for basin in Basin::all() {
        let area = match basin.0 {
            1..=4 => Area::Mountains,
            5..=7 => Area::Hills,
            _ => Area::Plains,
        };
        assert_eq!(basin.area(), area);
    }
}

/// B-2.3, B-1.13: base spaces, conduits with their power and end, powerhouse fees and rivers of every basin.
#[test]
#[rustfmt::skip]
fn topology() {
    type Row = (u8, Option<[(u8, u8); 2]>, &'static [u8], Option<u8>);
    let rows: [Row; 12] = [
        (1, Some([(5, 8), (4, 5)]), &[], Some(8)),
        (2, Some([(3, 6), (5, 10)]), &[], Some(5)),
        (3, Some([(4, 5), (3, 6)]), &[], Some(6)),
        (4, Some([(3, 7), (5, 12)]), &[], Some(7)),
        (5, Some([(3, 8), (4, 10)]), &[0, 3], Some(9)),
        (6, Some([(4, 9), (2, 7)]), &[0, 3], Some(10)),
        (7, Some([(2, 10), (3, 12)]), &[0, 3], Some(10)),
        (8, Some([(3, 11), (2, 9)]), &[0, 0, 3], Some(11)),
        (9, Some([(1, 11), (3, 12)]), &[0, 0, 3], Some(11)),
        (10, Some([(2, 11), (1, 12)]), &[0, 3, 3], Some(12)),
        (11, None, &[0, 0, 3, 3], None),
        (12, None, &[0, 3, 3, 3], None),
    ];
    for (number, conduits, fees, river) in rows {
        let basin = Basin(number);
        assert_eq!(basin.river(), river.map(Basin), "river of {number}");
        let spaces: Vec<(String, bool)> = basin.base_spaces().map(|it| (it.to_string(), it.red())).collect();
        let ends: Vec<(u8, u8)> = basin.conduits().map(|it| (it.power(), it.to().0)).collect();
        match conduits {
            Some(expected) => {
                assert_eq!(spaces, [(format!("B{number}U"), true), (format!("B{number}L"), false)]);
                assert_eq!(ends, expected, "conduits of {number}");
            }
            None => assert!(spaces.is_empty() && ends.is_empty()),
        }
        let houses: Vec<u8> = basin.powerhouses().map(|it| if it.red() { 3 } else { 0 }).collect();
        assert_eq!(houses, fees, "powerhouses of {number}");
    }
    assert_eq!(HeadStream::ALL.map(|it| it.basin().0), [1, 2, 3, 4]);
    assert_eq!((BaseSpace::all().count(), ConduitSpace::all().count(), PowerhouseSpace::all().count()), (20, 20, 23));
}

/// B-2.4: a conduit counts for the basin and the area where it begins.
#[test]
fn where_a_conduit_belongs() {
    // All end in the plains but begin in three areas.
    let table = round_end(
        5,
        "contracts",
        "objective = 'worst-area'",
        &[("USA", "structures = ['C1L', 'C5L', 'C8L']"), ("Germany", "structures = ['C2R', 'C4R', 'C5R']")],
    );
    assert!(table.told(serde_json::json!({"kind": "objective-counted", "seat": "P1", "quantity": 1})));
    assert!(table.told(serde_json::json!({"kind": "objective-counted", "seat": "P2", "quantity": 0})));
}

/// B-2.5: standing in one basin does not link a dam with a powerhouse.
#[test]
fn no_link_within_a_basin() {
    scene("water = { B8L = 1 }\n[USA]\nstructures = ['B8L', 'P8.1', 'C8L', 'C5L']")
        .refuses("turbine 0 left", "B-6.8");
    scene("water = { B8L = 1 }\n[USA]\nstructures = ['B8L', 'P11.1', 'C8L']")
        .plays("turbine 0 left; produce B8L C8L P11 x1")
        .shows("USA: 3 energy");
}

/// B-2.6: down the river come the powerhouses of a basin, its upper and then its lower base space.
#[test]
fn the_order_within_a_basin() {
    let usa = "structures = ['P8.1', 'P6.1', 'P7.1']";
    let mut table = scene(&format!(
        "agenda = ['drops 3 flowing', 'end turn']\nneutral = {{ B8U = 1, B8L = 1 }}\nwater = {{}}\n[USA]\n{usa}"
    ));
    for (energy, upper, lower) in [(1, 1, 0), (2, 1, 1), (3, 1, 1)] {
        table = table.plays("drop HA");
        table.shows(&format!("USA: {energy} energy"));
        assert_eq!((table.water("B8U"), table.water("B8L")), (upper, lower));
    }
}

/// B-3.1: a fresh map holds nothing but the neutral dams, and nobody has energy.
#[test]
fn a_fresh_table() {
    for (players, variant) in SETUPS {
        let table = dealt(players, variant, 9).position.table;
        assert_eq!(table.river.dams, table.river.neutral);
        assert_eq!(table.river.neutral.len(), 3);
        assert!(
            table.seats().all(|seat| table.seats[seat].energy == 0 && table.seats[seat].spaces.is_empty())
        );
    }
}

/// B-3.2: four of the eight head-stream tiles lie on the head streams, each tile sooner or later on each.
#[test]
fn head_stream_tiles() {
    let mut seen = BTreeSet::new();
    for table in deals(2, Variant::Full) {
        let tiles = table.position.table.river.tiles;
        assert_eq!(BTreeSet::from(tiles).len(), 4);
        seen.extend(tiles.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 4 * HeadStreamTile::COUNT);
}

/// B-3.3: five bonus tiles of six; the introductory game has none for advanced tiles.
#[test]
fn bonus_tiles() {
    for variant in [Variant::Intro, Variant::Full] {
        let mut seen = BTreeSet::new();
        for table in deals(3, variant) {
            let tiles = table.position.table.bonus;
            assert_eq!(BTreeSet::from(tiles).len(), 5);
            seen.extend(tiles.into_iter().enumerate());
        }
        let advanced = seen.iter().filter(|(_, tile)| *tile == Bonus::Advanced).count();
        let expected = if variant == Variant::Intro { (25, 0) } else { (30, 5) };
        assert_eq!((seen.len(), advanced), expected);
    }
}

/// B-3.4: one of the six objective tiles, each sooner or later.
#[test]
fn the_objective_tile() {
    let seen: BTreeSet<Objective> =
        deals(2, Variant::Intro).map(|table| table.position.table.objective).collect();
    assert_eq!(seen.len(), 6);
}

/// B-3.5, B-24.1: one national contract fewer than players, in a row from the left.
#[test]
fn national_contracts() {
    for (players, variant) in SETUPS {
        let mut seen = BTreeSet::new();
        for table in deals(players, variant) {
            let row = table.position.table.national;
            let drawn: Vec<Contract> = row.iter().map_while(|it| *it).collect();
            assert_eq!(drawn.len(), players as usize - 1);
            assert_eq!(row.iter().flatten().count(), drawn.len());
            assert!(drawn.iter().all(|it| it.national()));
            seen.extend(drawn);
        }
        assert_eq!(seen.len(), 6);
    }
}

/// B-3.6: two contracts of each colour are face up, the other thirteen in the stack.
#[test]
fn private_contracts() {
    for table in deals(4, Variant::Full) {
        for colour in Colour::ALL {
            let shown = table.position.table.display[colour as usize];
            let stack = table.position.hidden.contracts[colour as usize];
            let all: BTreeSet<Contract> = shown.into_iter().flatten().chain(stack).collect();
            assert_eq!(
                (shown.iter().flatten().count(), stack.len(), all),
                (2, 13, colour.contracts().iter().collect())
            );
        }
    }
}

/// B-3.7: a neutral dam with a drop on a lower space of each area, on each of the ten equally often.
#[test]
fn neutral_dams() {
    let mut seen = std::collections::BTreeMap::new();
    for table in deals(2, Variant::Full) {
        let neutral = table.sheet().neutral.expect("neutral dams");
        assert_eq!(neutral.len(), 3);
        for (space, level) in neutral {
            let expected = match space.area() {
                Area::Mountains => 1,
                Area::Hills => 2,
                Area::Plains => 3,
            };
            assert_eq!((level, table.water(&space.to_string()), space.red()), (expected, 1, false));
            *seen.entry(space.to_string()).or_insert(0) += 1;
        }
    }
    let names: BTreeSet<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        BTreeSet::from(["B1L", "B2L", "B3L", "B4L", "B5L", "B6L", "B7L", "B8L", "B9L", "B10L"])
    );
    // 400 deals: about 100 for a mountain space, 133 for the others.
    assert!(seen.values().all(|times| (60..=180).contains(times)), "{seen:?}");
}

/// B-3.9: blocked spaces stay blocked all game, and nobody gets engineers from them.
#[test]
fn blocked_spaces_stay_blocked() {
    let table = scene("players = 3\nround = 1").everybody_passes();
    assert_eq!(table.position.table.round, 2);
    for space in [
        "machinery any left",
        "machinery any right",
        "contracts 1b left",
        "contracts 1b right",
        "turbine +1 left",
    ] {
        table.refuses(space, "B-3.9");
    }
}

/// B-3.10, B-3.11: the fixed places of the introductory game, five basic tiles, and no patent office.
#[test]
fn the_introductory_game() {
    let places = [
        ("USA", "Wilhelm", "S1"),
        ("Germany", "Jill", "S2"),
        ("Italy", "Solomon", "S3"),
        ("France", "Viktor", "S4"),
    ];
    for players in 2..=4 {
        let table = dealt(players, Variant::Intro, 3);
        assert_eq!(table.order(), places[..players as usize].iter().map(|it| it.0).collect::<Vec<_>>());
        for (company, officer, contract) in &places[..players as usize] {
            assert_eq!(table.entry(company, "officer"), [*officer]);
            assert_eq!(table.entry(company, "contracts"), [*contract]);
            assert_eq!(
                table.entry(company, "tiles"),
                ["base", "elevation", "conduit", "powerhouse", "joker"]
            );
        }
        table.refuses("patent 1", "B-3.11");
        assert_eq!(table.asked(), "USA");
    }
}

/// B-3.13: the patent office opens with three tiles of level I.
#[test]
fn the_patent_office() {
    let mut seen = BTreeSet::new();
    for table in deals(3, Variant::Full) {
        let offer = table.position.table.patents.map(|it| it.expect("a tile in each slot"));
        assert!(offer.iter().all(|tile| tile.level() == 1));
        assert_eq!(table.position.hidden.tiles.map(|stack| stack.len()), [2, 5, 5]);
        seen.extend(offer.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 15);
}

/// B-3.14: in the full game everybody has four basic tiles.
#[test]
fn no_basic_jokers_in_the_full_game() {
    for seed in 0..20 {
        let table = drafted(4, seed);
        for company in companies(&table) {
            let tiles = table.entry(&company, "tiles");
            assert_eq!(tiles[..4], ["base", "elevation", "conduit", "powerhouse"]);
            let anton = table.entry(&company, "officer") == ["Anton"];
            assert_eq!(tiles.len(), if anton { 5 } else { 4 });
        }
    }
}

/// B-3.15: as many companies, officers and starting contracts are on offer as there are players, paired at random.
#[test]
fn what_is_on_offer() {
    for players in 2..=4 {
        let mut pairs = BTreeSet::new();
        let mut starting = BTreeSet::new();
        for table in deals(players, Variant::Full) {
            let offer = table.sheet().draft.expect("a draft");
            assert_eq!((offer.pairs.len(), offer.contracts.len()), (players as usize, players as usize));
            let words: Vec<(String, String)> = offer
                .pairs
                .iter()
                .map(|pair| pair.split_once(' ').map(|(a, b)| (a.to_owned(), b.to_owned())).expect("a pair"))
                .collect();
            for part in [
                words.iter().map(|it| &it.0).collect::<BTreeSet<_>>(),
                words.iter().map(|it| &it.1).collect(),
            ] {
                assert_eq!(part.len(), players as usize, "nobody twice");
            }
            pairs.extend(offer.pairs);
            starting.extend(offer.contracts);
        }
        assert_eq!((pairs.len(), starting.len()), (28, 4));
    }
}

/// B-3.16: the first chooser is picked at random, the others follow clockwise, and what is taken is gone.
#[test]
fn the_order_of_choosing() {
    let mut first = BTreeSet::new();
    for table in deals(3, Variant::Full) {
        let order: Vec<usize> = table.position.table.order().iter().map(|seat| seat.index()).collect();
        assert_eq!(order, [order[0], (order[0] + 1) % 3, (order[0] + 2) % 3]);
        assert_eq!(table.position.table.active.index(), order[0]);
        first.insert(order[0]);
    }
    assert_eq!(first.len(), 3);
    let draft = "players = 3\nphase = 'draft'\n[draft]\npairs = ['USA Jill', 'Italy Anton', 'France Viktor']\ncontracts = ['S1', 'S2', 'S3']";
    let table = scene(draft);
    table.refuses("draft Germany S1", "B-3.16");
    table.refuses("draft USA S4", "B-3.16");
    let table = table.plays("draft USA S1");
    table.refuses("draft USA S2", "B-3.16");
    table.refuses("draft Italy S1", "B-3.16");
    // The last chooser gets what is left.
    let table = table.plays("draft France S3; draft Italy S2");
    assert_eq!(
        (table.entry("Italy", "officer"), table.entry("Italy", "contracts")),
        (vec!["Anton".to_owned()], vec!["S2".to_owned()])
    );
}

/// B-3.17: the first round is played in the reverse of the order of choosing.
#[test]
fn the_first_turn_order() {
    for seed in 0..30 {
        let choosing: Vec<_> = dealt(4, Variant::Full, seed).position.table.order().to_vec();
        let playing: Vec<_> = drafted(4, seed).position.table.order().iter().rev().copied().collect();
        assert_eq!(choosing, playing);
    }
}

/// B-3.18: whoever gets Anton gets his tile.
#[test]
fn antons_tile_comes_with_him() {
    let mut seen = 0;
    for seed in 0..30 {
        let table = drafted(4, seed);
        for company in companies(&table) {
            let anton = table.entry(&company, "officer") == ["Anton"];
            assert_eq!(table.entry(&company, "tiles").contains(&"anton".to_owned()), anton);
            seen += u32::from(anton);
        }
    }
    assert!(seen > 0);
}

/// B-3.19, B-24.4: with Mahiri in play there are always three officers to copy, none of them hers.
#[test]
fn officers_for_mahiri() {
    for players in 2..=4 {
        let mut seen = 0;
        for seed in 0..120 {
            let table = drafted(players, seed);
            let officers: Vec<String> =
                companies(&table).iter().flat_map(|it| table.entry(it, "officer")).collect();
            let extra: Vec<String> =
                table.sheet().extra_officers.unwrap_or_default().iter().map(ToString::to_string).collect();
            if !officers.contains(&"Mahiri".to_owned()) {
                assert!(extra.is_empty());
                continue;
            }
            seen += 1;
            assert_eq!(extra.len(), 4 - players as usize);
            assert!(extra.iter().all(|it| !officers.contains(it)));
            let mut table = table;
            while table.entry(&table.asked(), "officer") != ["Mahiri"] {
                table = table.plays("bank; engineers 1");
            }
            assert_eq!(table.plays("mahiri").offers("copy").len(), 3);
        }
        assert!(seen > 5, "{players} players");
    }
}

/// B-3.20: Mahiri begins with 6 credits like everybody.
#[test]
fn mahiri_begins_with_six_credits() {
    let seen = (0..60)
        .map(|seed| drafted(4, seed))
        .filter_map(|table| {
            companies(&table)
                .into_iter()
                .find(|it| table.entry(it, "officer") == ["Mahiri"])
                .map(|it| (table, it))
        })
        .inspect(|(table, company)| {
            table.shows(&format!("{company}: 6 credits"));
        })
        .count();
    assert!(seen > 10);
}
