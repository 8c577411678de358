//! What is always true, further rulings, and every way a move is refused (B-23, B-24).

use std::collections::BTreeSet;

use crate::common::{SETUPS, lively, scene};
use barrage::{Colour, Kind, Officer, Phase, Position, Refusal, Variant};
use kernel::{Chance, Game, Moves, Quiet, Refusal as _, Seat, Seed};

/// Plays lively random games and shows every position, with the one before it.
fn random_games(games: u64, mut look: impl FnMut(&Position, &Position)) {
    for (players, variant) in SETUPS {
        let game = crate::common::game(players, variant);
        for seed in 0..games {
            let mut chance = Chance::new(Seed(seed));
            let mut position = game.deal(Seed(seed));
            let mut moves = Moves::new();
            position.moves(&mut moves);
            while !moves.is_empty() {
                let before = position;
                let mv = lively(&moves, &mut chance);
                position.play(mv, &mut moves, &mut Quiet);
                look(&before, &position);
            }
            assert_eq!(position.table.phase, Phase::Over);
        }
    }
}

/// B-23.1: a supply that never runs out: more drops, machines and credits than the box holds.
#[test]
fn supplies_are_unlimited() {
    let table = scene(
        "agenda = ['drops 12 waiting', 'end turn']
        head_streams = { HA = { drops = 90 } }
        [USA]\nexcavators = 90\nmixers = 90\ncredits = 5000",
    )
    .plays(&"drop HB;".repeat(12));
    assert_eq!(table.waiting(), [90, 12, 0, 0]);
}

/// B-23.2: every company has 12 engineers, in supply or on spaces.
#[test]
fn twelve_engineers() {
    let constructions = [0, 1, 3, 6, 9];
    random_games(15, |_, position| {
        let table = &position.table;
        for seat in table.seats().filter(|&seat| table.seats[seat].company.is_some()) {
            let player = &table.seats[seat];
            let spaces: u8 =
                barrage::Space::all().filter(|it| player.spaces.has(*it)).map(|it| it.row().engineers).sum();
            let placed =
                spaces + player.banked + constructions[player.constructions as usize] + player.copies;
            assert_eq!(player.engineers + placed, 12);
        }
    });
}

/// B-23.3: the machinery of a player, in supply and on the wheel, never becomes less.
#[test]
fn machinery_is_never_lost() {
    let machines = |position: &Position, seat: Seat| {
        let player = &position.table.seats[seat];
        let wheel: u32 = player.wheel.iter().map(|it| u32::from(it.excavators) + u32::from(it.mixers)).sum();
        wheel + u32::from(player.excavators) + u32::from(player.mixers)
    };
    random_games(15, |before, after| {
        for seat in after.table.seats() {
            assert!(machines(before, seat) <= machines(after, seat));
        }
    });
}

/// B-23.4: no dam holds more than its capacity, but for a fourth drop left by a copied Graziano.
#[test]
fn dams_are_not_overfull() {
    random_games(15, |_, position| {
        let table = &position.table;
        for space in barrage::BaseSpace::all() {
            let held = table.river.held[space.0 as usize];
            let mahiris = table.seats().any(|seat| {
                table.seats[seat].officer == Some(Officer::Mahiri) && table.seats[seat].bases.has(space)
            });
            let most = if mahiris && table.level(space) == 3 { 4 } else { table.capacity(space) };
            assert!(held <= most, "{space} holds {held}");
        }
    });
}

/// B-23.5: bases and powerhouses to a basin, elevations to a base, pieces, and contracts between turns.
#[test]
fn limits_of_a_player() {
    random_games(15, |_, position| {
        let table = &position.table;
        for seat in table.seats() {
            let player = &table.seats[seat];
            for basin in barrage::Basin::all() {
                assert!(basin.base_spaces().filter(|it| player.bases.has(*it)).count() <= 1);
                assert!(basin.powerhouses().filter(|it| player.powerhouses.has(*it)).count() <= 1);
            }
            for kind in Kind::ALL {
                assert!(table.built(player, kind) <= kind.pieces());
            }
            assert!(barrage::BaseSpace::all().all(|space| table.level(space) <= 3));
            let between_turns = matches!(table.agenda.last(), Some(barrage::Step::Turn { copied: false }));
            assert!(!between_turns || player.contracts.len() <= 3);
        }
    });
}

/// B-23.6: a technology tile is in one place only.
#[test]
fn tiles_are_in_one_place() {
    random_games(15, |_, position| {
        let mut seen = BTreeSet::new();
        let table = &position.table;
        let stacks = position.hidden.tiles.iter().flatten().copied();
        for tile in stacks.chain(table.patents.into_iter().flatten()) {
            assert!(seen.insert(tile), "{tile} twice");
        }
        for seat in table.seats() {
            let player = &table.seats[seat];
            let supply = barrage::Tile::all().filter(|it| player.tiles.has(*it));
            let wheel = player.wheel.iter().filter_map(|it| it.tile);
            let mut own = BTreeSet::new();
            for tile in supply.chain(wheel) {
                assert!(own.insert(tile), "{tile} twice");
                assert!(!tile.advanced() || seen.insert(tile), "{tile} twice");
            }
            if player.company.is_some() {
                let basic = if table.variant == Variant::Intro { 5 } else { 4 };
                assert_eq!(own.iter().filter(|it| it.0 < 5).count(), basic);
            }
        }
    });
}

/// B-23.7: between turns two contracts of each colour are on display while the stack lasts.
#[test]
fn the_display_is_full() {
    random_games(15, |_, position| {
        let table = &position.table;
        if matches!(table.agenda.last(), Some(barrage::Step::Turn { copied: false })) {
            for colour in Colour::ALL {
                let shown = table.display[colour as usize].iter().flatten().count();
                assert!(shown == 2 || position.hidden.contracts[colour as usize].is_empty());
            }
        }
    });
}

/// B-15.6: the energy marker never moves backwards during a round.
#[test]
fn energy_is_never_lost() {
    random_games(15, |before, after| {
        for seat in after.table.seats() {
            if before.table.round == after.table.round {
                assert!(before.table.seats[seat].energy <= after.table.seats[seat].energy);
            }
        }
    });
}

/// B-24.3: a reward's drops may all be refused; the two-drop space needs one.
#[test]
fn drops_may_be_refused() {
    let table = scene("agenda = ['drops 2 waiting', 'end turn']").plays("decline");
    assert_eq!((table.waiting(), table.asked().as_str()), ([0; 4], "Germany"));
    scene("").plays("water 2 left").refuses("decline", "B-24.3");
}

/// B-24.13: the officer's name is written "Graziano Del Monte".
#[test]
fn the_name_of_an_officer() {
    let rules = include_str!("../../../../docs/rules/barrage.md");
    assert!(rules.contains("Graziano Del Monte"));
    assert!(!rules.contains("Graziano del Monte"));
    assert_eq!("graziano".parse(), Ok(Officer::Graziano));
}

/// B-4.3, B-7.5, B-12.1: every way a move can be refused, with the rule it names and the position unchanged.
#[test]
#[rustfmt::skip]
fn every_refusal() {
    let draft = "phase = 'draft'\n[draft]\npairs = ['USA Jill', 'Italy Anton']\ncontracts = ['S1', 'S2']";
    let mahiri = "extra_officers = ['Jill', 'Viktor', 'Anton']\n[USA]\nofficer = 'Mahiri'\n";
    let rich = "[USA]\nexcavators = 20\nmixers = 20\nstructures = ['B8L+2', 'B9L', 'P8.1']\n[Germany]\nstructures = ['B6L', 'C6L', 'P9.1']";
    let water = "neutral = { B7L = 2 }\nwater = { B5L = 2, B7L = 1, B10L = 1 }\n[USA]\ncredits = 1\nstructures = ['B5L+1', 'C5L', 'P8.1', 'B10L', 'C10L', 'P11.1', 'C5R']\n[Germany]\nstructures = ['B6L', 'C7L', 'C7R', 'P12.1']";
    let works = "options = { leeghwater = true }\nworks = ['b4', '-', 'c1']\nbuildings = ['wind-farm', 'robot-factory', 'research-lab', 'customer-office', 'loan-agency']\nneutral = { B3L = 1 }\nwater = {}\npatents = ['I-Base', 'I-Joker', '-']";
    let with = |player: &str| format!("{works}\n[USA]\n{player}");
    let owing = |steps: &str, player: &str| format!("{works}\nagenda = [{steps}'end turn']\n[USA]\n{player}");
    let octavius = "options = { promo-officers = true }\nwater = { B2L = 1, B5L = 2 }\n[USA]\nofficer = 'Octavius'\nstructures = ['B2L', 'B5L+1', 'C2R', 'C5R', 'P10.1']";
    let elon = "options = { promo-officers = true, leeghwater = true }\nworks = ['a4', 'b4', 'c3']\n[USA]\nofficer = 'Elon'\nmixers = 1";
    let refusals = [
        ("not-expanded", "L-1.1", "", "", "use wind-farm"),
        ("work-done-already", "L-3.5", &with(""), "", "external work 2"),
        ("too-few-for-work", "L-3.3", &with("excavators = 2"), "", "external work 1"),
        ("work-too-dear", "L-4.15", &owing("'work for 2', ", "credits = 6").replace("'b4', '-'", "'a1', 'a2'"), "", "work 3"),
        ("building-not-in-play", "L-2.2", &with(""), "", "use cofferdam"),
        ("built-there", "L-4.3", &with("excavators = 9\nmixers = 9\nbuildings = ['wind-farm']"), "construct; tile building", "build building wind-farm"),
        ("too-few-for-building", "L-4.2", &with("excavators = 4\nmixers = 3"), "construct; tile building", "build building wind-farm"),
        ("wrong-building-payment", "L-4.2", &with("officer = 'Solomon'\ncredits = 9\nexcavators = 9\nmixers = 9"), "construct; tile building; build building wind-farm", "pay 5E 2M"),
        ("not-built-there", "L-4.8", &with(""), "", "use wind-farm"),
        ("building-used", "L-4.8", &format!("{works}\nvisitors = {{ wind-farm = ['P1'] }}\n[USA]\nbuildings = ['wind-farm']"), "", "use wind-farm"),
        ("building-cannot-act", "L-4.11", &with("buildings = ['research-lab']"), "", "use research-lab"),
        ("not-margot", "L-6.4", &with("buildings = ['wind-farm']"), "", "margot"),
        ("margot-used", "L-6.4", &with("officer = 'Margot'\nmargot = 1\nbuildings = ['wind-farm']"), "", "margot"),
        ("nothing-for-margot", "L-6.4", &with("officer = 'Margot'"), "", "margot"),
        ("no-architect", "L-6.2", &with(""), "", "architect"),
        ("no-place-for-architect", "L-6.2", &format!("{works}\nplayers = 2\ndisplay = {{ green = [], yellow = [], red = [] }}\n[USA]\nofficer = 'Tommaso'\nconstructions = 1\ncredits = 0\n[Germany]\nspaces = ['water 1 left', 'water 2 left', 'workshop 1 left', 'machinery excavator left', 'machinery excavator right']"), "", "architect"),
        ("not-for-architect", "L-6.2", &with("officer = 'Tommaso'"), "architect", "external work 1"),
        ("no-mahiri-in-extra-turn", "L-12.9", &owing("'extra turn', ", "officer = 'Mahiri'"), "", "mahiri"),
        ("extra-turn-is-no-pass", "L-6.2", &owing("'extra turn', ", ""), "", "pass"),
        ("dam-cannot-take", "L-4.17", &owing("'fill', ", "structures = ['B5L', 'B8L']"), "", "fill B6L"),
        ("dam-cannot-take", "L-5.3", &owing("'fill not B5L', ", "structures = ['B5L', 'B8L', 'B9L']"), "", "fill B5L"),
        ("tile-not-offered", "L-3.13", &owing("'take tile', ", ""), "", "take tile II-Base"),
        ("tile-not-there", "L-4.14", &owing("'retrieve tile', ", "wheel = ['', 'base 3E', 'conduit 4E']"), "", "retrieve elevation"),
        ("not-half", "L-4.14", &owing("'salvage', ", "wheel = ['', '3E', '4E']"), "", "salvage 1 2E"),
        ("contract-beyond-limit", "L-3.10", &owing("'fulfil up to 4', ", "contracts = ['G01', 'R12']"), "", "fulfil R12"),
        ("contract-not-own", "L-3.10", &owing("'fulfil up to 4', ", "contracts = ['G01', 'R12']"), "", "fulfil G02"),
        ("obligatory", "L-4.14", &owing("'retrieve tile', ", "wheel = ['', 'base 3E', 'conduit 4E']"), "", "decline"),
        ("obligatory", "L-3.13", &owing("'take tile', ", ""), "", "decline"),
        ("other-question", "B-4.2", "", "", "take G01"),
        ("over", "B-19.5", "phase = 'over'\nround = 5", "", "pass"),
        ("company-not-offered", "B-3.16", draft, "", "draft France S1"),
        ("starting-contract-not-offered", "B-3.16", draft, "", "draft USA S3"),
        ("bid-not-allowed", "B-25.2", "phase = 'draft'\noptions = { auction = true }\nagenda = ['bid']", "", "bid 0"),
        ("officer-not-offered", "B-25.1", "phase = 'draft'\noptions = { seating = 'free' }\nagenda = ['hire']\nturn = 'Italy'\nseats = ['USA', 'Italy']\ndraft = { pairs = [], contracts = ['S3', 'S4'] }\n[USA]\nofficer = 'Jill'\ncontracts = ['S1']\n[Italy]\ncontracts = ['S2']", "", "hire Jill"),
        ("too-few-engineers", "B-6.5", "[USA]\nengineers = 1", "", "workshop 3 left"),
        ("too-few-credits", "B-6.7", "[USA]\ncredits = 4", "", "workshop 3 left"),
        ("space-taken", "B-6.6", "[Germany]\nspaces = ['workshop 1 left']", "", "workshop 1 left"),
        ("space-blocked", "B-3.9", "", "", "turbine +1 left"),
        ("no-patent-office", "B-3.11", "variant = 'intro'", "", "patent 1"),
        ("patent-gone", "B-14.9", "patents = ['-', 'I-Base']", "", "patent 1"),
        ("nothing-to-produce", "B-6.8", "", "", "turbine +2 left"),
        ("no-contract-shown", "B-13.9", "display = { green = [], yellow = [], red = [] }", "", "contracts 1 left"),
        ("no-construction-space", "B-7.1", "[USA]\nconstructions = 4", "", "construct"),
        ("nothing-to-construct", "B-6.8", "[USA]\nexcavators = 0\nmixers = 0", "", "construct"),
        ("nothing-to-construct-free", "B-22.5", "", "", "construct free"),
        ("engineers-left", "B-6.2", "", "", "pass"),
        ("copying-is-no-pass", "B-21.7", mahiri, "mahiri; copy Jill", "pass"),
        ("not-mahiri", "B-21.7", "", "", "mahiri"),
        ("mahiri-used-up", "B-21.7", &format!("{mahiri}copies = 2"), "", "mahiri"),
        ("officer-not-copyable", "B-21.7", mahiri, "mahiri", "copy Solomon"),
        ("tile-not-in-supply", "B-7.3", rich, "construct", "tile I-Base"),
        ("tile-not-on-wheel", "B-21.6", "[USA]\nofficer = 'Anton'", "construct", "tile anton as base"),
        ("cannot-copy-tiles", "B-21.6", rich, "construct", "tile wheel base"),
        ("tile-takes-no-engineers", "B-22.5", "[USA]\ntiles = ['III-Base', 'base', 'conduit']", "construct", "tile III-Base"),
        ("tile-needs-engineers", "B-22.5", "[USA]\ntiles = ['III-Base', 'I-Powerhouse', 'conduit']", "construct free", "tile conduit"),
        ("tile-builds-nothing-now", "B-7.5", "", "construct", "tile elevation"),
        ("tile-builds-other", "B-22.2", rich, "construct; tile base", "build conduit C9L"),
        ("wrong-space", "B-7.2", rich, "construct; tile base", "build base C9L"),
        ("no-piece-left", "B-7.5", "agenda = ['site I-Joker', 'end turn']\n[USA]\ntiles = ['I-Joker']\nstructures = ['P5.1', 'P6.1', 'P7.1', 'P8.1']", "", "build powerhouse P9.1"),
        ("site-taken", "B-9.1", rich, "construct; tile base", "build base B6L"),
        ("site-taken", "B-9.3", rich, "construct; tile conduit", "build conduit C6L"),
        ("site-taken", "B-9.4", rich, "construct; tile powerhouse", "build powerhouse P9.1"),
        ("own-base-in-basin", "B-9.1", rich, "construct; tile base", "build base B9U"),
        ("own-powerhouse-in-basin", "B-9.4", rich, "construct; tile powerhouse", "build powerhouse P8.2"),
        ("not-own-dam", "B-9.2", &rich.replace("'B9L'", "'B9L', 'B10L'"), "construct; tile elevation", "build elevation B6L"),
        ("dam-at-full-height", "B-9.2", &rich.replace("'B9L'", "'B9L', 'B10L'"), "construct; tile elevation", "build elevation B8L"),
        ("area-not-allowed", "B-7.6", "agenda = ['free base in plains', 'end turn']", "", "build base B5L"),
        ("power-not-allowed", "B-7.6", "agenda = ['free conduit 2', 'end turn']", "", "build conduit C1L"),
        ("too-few-machines", "B-7.5", "[USA]\nexcavators = 4", "construct; tile base", "build base B1L"),
        ("fee-out-of-reach", "B-7.4", "[USA]\ncredits = 2", "construct; tile base", "build base B8U"),
        ("too-few-of-any-kind", "B-7.5", "[USA]\nexcavators = 3\nmixers = 1\ntiles = ['II-Joker', 'base']", "construct; tile II-Joker", "build base B1L"),
        ("too-few-either-way", "B-7.5", "[USA]\nofficer = 'Jill'\nexcavators = 6\nmixers = 3", "construct; tile conduit", "build conduit C1R"),
        ("too-few-machines-and-credits", "B-7.5", "[USA]\nexcavators = 4\ncredits = 2", "construct; tile base", "build base B1U"),
        ("too-few-credits-for-machines", "B-7.4", "[USA]\nofficer = 'Solomon'\nexcavators = 2\ncredits = 11", "construct; tile base", "build base B1U"),
        ("wrong-payment", "B-4.4", "[USA]\nofficer = 'Jill'", "construct; tile conduit; build conduit C9L", "pay 1E"),
        ("no-dam", "B-12.1", water, "turbine 0 left", "produce B1L C1L P8 x1"),
        ("dam-of-another", "B-12.1", water, "turbine 0 left", "produce B6L C6L P9 x1"),
        ("too-little-water", "B-12.2", water, "turbine 0 left", "produce B5L C5L P8 x3"),
        ("no-drops", "B-12.2", water, "turbine 0 left", "produce B5L C5L P8 x0"),
        ("no-conduit", "B-12.1", water, "turbine 0 left", "produce B10L C10R P12 x1"),
        ("conduit-elsewhere", "B-12.1", water, "turbine 0 left", "produce B5L C10L P11 x1"),
        ("no-powerhouse", "B-12.1", water, "turbine 0 left", "produce B5L C5R P10 x1"),
        ("owner-unpaid", "B-12.3", "water = { B5L = 2 }\n[USA]\ncredits = 1\nstructures = ['B5L+1', 'P8.1', 'C5R', 'P10.1']\n[Germany]\nstructures = ['C5L']", "turbine 0 left", "produce B5L C5L P8 x2"),
        ("no-energy", "B-12.5", "water = { B9L = 3, B5L = 2 }\n[USA]\nstructures = ['B5L+1', 'P8.1', 'C5L', 'B9L+2', 'C9R', 'C9L', 'P11.1']\n[Germany]\nstructures = ['P12.1']", "agenda", "produce B9L C9L P11 x1"),
        ("same-powerhouse", "B-20.2", "seats = ['Germany', 'USA']\nwater = { B5L = 2 }\nagenda = ['produce again not P8', 'end turn']\n[Germany]\nstructures = ['B5L+1', 'C5L', 'C5R', 'P8.1', 'P10.1', 'P9.1']", "", "produce B5L C5L P8 x1"),
        ("contract-not-eligible", "B-13.3", "agenda = ['contract 9', 'end turn']\n[USA]\ncontracts = ['G01']", "", "fulfil G02"),
        ("national-needs-production", "B-13.4", "national = ['N1']\nagenda = ['contract 15', 'end turn']\n[USA]\ncontracts = ['G01']", "", "fulfil N1"),
        ("too-little-energy", "B-13.2", "agenda = ['contract 9', 'end turn']\n[USA]\ncontracts = ['G01', 'R12']", "", "fulfil R12"),
        ("contract-not-shown", "B-13.9", "display = { green = ['G01', 'G02'] }", "contracts 1 left", "take G03"),
        ("take-exactly", "B-13.9", "display = { green = ['G01', 'G02'] }", "contracts 2 left", "take G01"),
        ("contract-not-held", "B-13.10", "display = { green = ['G01', 'G02'] }\n[USA]\ncontracts = ['S1', 'S2', 'S3']", "contracts 1 left; take G01", "discard G02"),
        ("drop-obligatory", "B-24.3", "", "water 1 left", "decline"),
        ("obligatory", "B-15.3", "agenda = ['machines 1', 'end turn']", "", "decline"),
        ("obligatory", "B-3.16", draft, "", "decline"),
        ("obligatory", "B-6.1", "", "", "decline"),
        ("obligatory", "B-14.5", "", "bank", "decline"),
        ("obligatory", "B-7.2", "", "construct", "decline"),
        ("obligatory", "B-14.2", water, "turbine 0 left", "decline"),
        ("obligatory", "B-13.9", "", "contracts 1 left", "decline"),
        ("obligatory", "B-13.10", "display = { green = ['G01', 'G02'] }\n[USA]\ncontracts = ['S1', 'S2', 'S3']", "contracts 1 left; take G01", "decline"),
        ("obligatory", "B-21.7", mahiri, "mahiri", "decline"),
        ("officer-not-yours", "L-14.6", "", "", "wu"),
        ("own-space-used", "L-14.5", "options = { promo-officers = true }\n[USA]\nofficer = 'Gennaro'\nown_space = 2", "", "gennaro"),
        ("no-drops-held", "L-14.6", "options = { promo-officers = true }\n[USA]\nofficer = 'Wu'", "", "wu"),
        ("dam-used", "L-14.7", octavius, "turbine 0 left; produce B5L C5R P10 x1", "produce B5L C5R P10 x1"),
        ("other-powerhouse", "L-14.7", octavius, "turbine 0 left; produce B5L C5R P10 x1", "produce B2L C2L P6 x1"),
        ("obligatory", "L-3.2", elon, "external work 1", "decline"),
        ("wrong-work-payment", "L-14.4", elon, "external work 1", "pay 1E 1M"),
    ];
    let mut seen = BTreeSet::new();
    for (kind, rule, text, moves, refused) in refusals {
        let moves = if moves == "agenda" { "turbine -2 left" } else { moves };
        let table = scene(text).plays(moves);
        let before = table.position;
        let refusal: Refusal = table.refuses(refused, rule);
        let told = serde_json::to_value(refusal).expect("refusals serialise");
        assert_eq!(told["kind"], kind, "{refused} in {text}");
        assert_eq!(refusal.rule().0, rule);
        assert!(table.position == before && !table.moves().contains(&refused.to_owned()));
        seen.insert(kind);
    }
    // All kinds of src/refusal.rs.
    let source = include_str!("../../src/refusal.rs");
    let listed = source.split("pub enum Refusal {").nth(1).and_then(|it| it.split("\n}").next()).expect("the enum");
    let kinds = listed.lines().filter(|line| line.starts_with("    ") && line.trim().starts_with(char::is_uppercase)).count();
    assert_eq!(seen.len(), kinds, "every kind of refusal has its case");
}

/// B-7.4, B-7.5: what is lacking is added up: II-Joker counts both machines, Solomon pays for what is lacking and the border.
#[test]
fn what_is_lacking_is_added_up() {
    let joker = "[USA]\nexcavators = 3\nmixers = 1\ntiles = ['II-Joker', 'base']";
    let refusal = scene(joker).plays("construct; tile II-Joker").refuses("build base B1L", "B-7.5");
    assert_eq!(refusal, Refusal::TooFewOfAnyKind { needed: 5, held: 4 });
    let solomon =
        "[USA]\nofficer = 'Solomon'\nexcavators = 2\nmixers = 1\ncredits = 8\ntiles = ['II-Joker', 'base']";
    let refusal = scene(solomon).plays("construct; tile II-Joker").refuses("build base B1U", "B-7.4");
    assert_eq!(refusal, Refusal::TooFewCreditsForMachines { lacking: 2, fee: 3, needed: 9, held: 8 });
    let poor = "[USA]\nexcavators = 4\ncredits = 2";
    let refusal = scene(poor).plays("construct; tile base").refuses("build base B1U", "B-7.5");
    let Refusal::TooFewMachinesAndCredits { needed: 5, held: 4, fee: 3, credits: 2, .. } = refusal else {
        panic!("{refusal:?}")
    };
    let jill = "[USA]\nofficer = 'Jill'\nexcavators = 6\nmixers = 3";
    let refusal = scene(jill).plays("construct; tile conduit").refuses("build conduit C1R", "B-7.5");
    assert_eq!(
        refusal,
        Refusal::TooFewEitherWay { any: false, needed: 8, held: 6, mixers: 4, mixers_held: 3 }
    );
}
