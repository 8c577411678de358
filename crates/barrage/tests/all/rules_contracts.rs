//! Contracts and rewards (B-13, B-15).

use crate::common::{Scene, round_end, scene};
use barrage::{Colour, Contract};

/// The USA about to fulfil a contract with this much energy.
fn with_energy(energy: u8, facts: &str) -> Scene {
    scene(&format!("agenda = ['contract {energy} national', 'end turn']\n{facts}"))
}

/// The USA about to make 3 energy by a production.
fn making_three(facts: &str) -> Scene {
    scene(&format!("water = {{ B5L = 1 }}\n[USA]\nstructures = ['B5L', 'C5L', 'P8.1']\n{facts}"))
        .plays("turbine 0 left; produce B5L C5L P8 x1")
}

fn display(table: &Scene, colour: Colour) -> Vec<String> {
    table.sheet().display.expect("a display")[&colour].clone()
}

/// B-13.1: one contract at most for each production, and none if the player does not want to.
#[test]
fn one_contract_or_none() {
    let table = making_three("contracts = ['G06', 'G10']");
    assert_eq!(table.moves(), ["fulfil G06", "fulfil G10", "decline"]);
    let table = table.plays("decline");
    assert_eq!((table.asked().as_str(), table.entry("USA", "fulfilled").len()), ("Germany", 0));
    let table = making_three("contracts = ['G06', 'G10']").plays("fulfil G06");
    assert_eq!(
        (table.asked().as_str(), table.entry("USA", "contracts")),
        ("Germany", vec!["G10".to_owned()])
    );
}

/// B-13.2: the energy of this one event must reach the value; the marker on the track does not matter.
#[test]
fn energy_is_not_added_up() {
    let table = making_three("energy = 20\ncontracts = ['G10', 'G13']");
    table.shows("USA: 23 energy");
    assert_eq!(table.offers("fulfil"), ["fulfil G10"]);
    table.refuses("fulfil G13", "B-13.2");
    // Surplus is lost: 3 of 3 and 0 left for another.
    assert_eq!(table.plays("fulfil G10").asked(), "Germany");
}

/// B-13.3: a production serves the player's own face-up contracts and the national ones, with all bonuses in it.
#[test]
fn own_and_national_contracts() {
    let table = scene(
        "players = 3
        national = ['N1', 'N5']
        water = { B4L = 2 }
        [USA]
        structures = ['B4L+1', 'C4R', 'P12.1', 'P5.1']
        contracts = ['R12']
        [Germany]
        contracts = ['R13']",
    )
    .plays("turbine +2 left; produce B4L C4R P12 x2");
    // 10 + 2 + 1
    assert_eq!(table.offers("fulfil"), ["fulfil N1", "fulfil R12"]);
    table.refuses("fulfil R13", "B-13.3");
    table.refuses("fulfil N2", "B-13.3");
    table.refuses("fulfil N5", "B-13.2");
}

/// B-13.4: the energy of a tile serves own contracts only.
#[test]
fn energy_of_tiles() {
    let table = scene(
        "national = ['N1']
        [USA]
        excavators = 10
        tiles = ['III-Conduit']
        contracts = ['R12', 'Y01']",
    )
    .plays("construct; tile III-Conduit; build conduit C1L; pay 10E");
    table.shows("USA: 10 energy");
    assert_eq!(table.offers("fulfil"), ["fulfil Y01", "fulfil R12"]);
    table.refuses("fulfil N1", "B-13.4");
    table.plays("fulfil R12").shows("USA: 17 vp, 9 credits");
}

/// B-13.5: a fulfilled contract lies face down with its owner and serves no second time.
#[test]
fn fulfilled_contracts_stay() {
    let table = with_energy(5, "[USA]\ncontracts = ['G03', 'S3']").plays("fulfil G03");
    table.shows("USA: 11 credits");
    assert_eq!(
        (table.entry("USA", "contracts"), table.entry("USA", "fulfilled")),
        (vec!["S3".to_owned()], vec!["G03".to_owned()])
    );
    with_energy(5, "[USA]\ncontracts = ['S3']\nfulfilled = ['G03']").refuses("fulfil G03", "B-13.3");
    let scored = round_end(
        1,
        "contracts",
        "",
        &[("USA", "energy = 6\nfulfilled = ['G03']"), ("Germany", "energy = 7")],
    );
    assert_eq!(scored.amount("USA", "vp", "bonus"), 2);
}

/// B-13.6: a national contract goes to the first who fulfils it, is not replaced, and not handed out at the office.
#[test]
fn national_contracts_go_once() {
    let table = with_energy(15, "players = 3\nnational = ['N5', 'N2']\n[USA]\ncontracts = ['G03']")
        .plays("fulfil N5");
    table.shows("USA: 22 vp, 6 credits");
    assert_eq!(table.sheet().national, Some(vec!["-".to_owned(), "N2".to_owned()]));
    // The production's one contract is used up, and the next player cannot have N5.
    assert_eq!(
        (table.asked().as_str(), table.entry("USA", "contracts")),
        ("Germany", vec!["G03".to_owned()])
    );
    let table = table.everybody_passes();
    assert_eq!(table.sheet().national, Some(vec!["-".to_owned(), "N2".to_owned()]));
    scene("national = ['N1']").plays("contracts 1 left").refuses("take N1", "B-13.9");
    with_energy(15, "national = ['-']\n[USA]\ncontracts = ['G03']\n[Germany]\nfulfilled = ['N5']")
        .refuses("fulfil N5", "B-13.3");
}

/// B-13.7: energy from rewards, incomes, the USA's and Italy's ability fulfils nothing.
#[test]
fn other_energy_fulfils_nothing() {
    // +5 energy of R05 does not serve the other contract.
    let table = with_energy(8, "[USA]\ncontracts = ['R05', 'G03']").plays("fulfil R05");
    table.shows("USA: 5 energy");
    assert_eq!(table.asked(), "Germany");
    // Italy's fourth elevation: 4 energy, no contract.
    let table = scene("seats = ['Italy', 'USA']\nagenda = ['free elevation', 'end turn']\n[Italy]\nstructures = ['B5L+2', 'B6L+1']\ncontracts = ['G03']")
        .plays("build elevation B6L");
    table.shows("Italy: 4 energy");
    assert_eq!(table.asked(), "USA");
    // Water that passes the USA's powerhouses.
    let table = scene("[USA]\nstructures = ['P8.1', 'P11.1', 'P6.1']\ncontracts = ['G03']")
        .plays("water 1 left; drop HA");
    table.shows("USA: 2 energy");
    assert_eq!(table.asked(), "Germany");
}

/// B-13.8: a reward sets structures, uncovers incomes, turns the wheel and moves water, but never produces.
#[test]
fn rewards_never_produce() {
    let table = scene(
        "agenda = ['contract 9 national', 'end turn']
        water = { B5L = 1 }
        [USA]
        structures = ['B5L', 'C5L', 'P9.1']
        contracts = ['R09']",
    )
    .plays("fulfil R09; build powerhouse P8.1");
    table.shows("USA: 3 energy, 2 powerhouses");
    assert_eq!((table.times("produced"), table.water("B5L"), table.asked().as_str()), (0, 1, "Germany"));
}

/// B-13.9: one contract of any colour, or for a credit exactly two, out of the display as it is.
#[test]
fn taking_contracts() {
    let shown = "display = { green = ['G01', 'G02'], yellow = ['Y01', 'Y02'], red = ['R01', 'R02'] }";
    let table = scene(shown).plays("contracts 1 left");
    assert_eq!(table.moves(), ["take G01", "take G02", "take Y01", "take Y02", "take R01", "take R02"]);
    table.refuses("take G03", "B-13.9");
    table.refuses("take G01 G02", "B-13.9");
    let table = table.plays("take R02");
    assert_eq!(table.entry("USA", "contracts"), ["R02"]);
    let table = scene(shown).plays("contracts 2 left");
    assert_eq!(table.offers("take").len(), 15);
    table.refuses("take G01", "B-13.9");
    let table = table.plays("take G01 R01");
    table.shows("USA: 5 credits, 10 engineers");
    assert_eq!(table.entry("USA", "contracts"), ["G01", "R01"]);
    // With a single one face up that one is taken.
    let last = "display = { green = ['G01'], yellow = [], red = [] }\nstacks = { green = [], yellow = [], red = [] }";
    let table = scene(last).plays("contracts 2 left; take G01");
    assert_eq!(table.entry("USA", "contracts"), ["G01"]);
}

/// B-13.10: more than three face-up contracts are discarded to three, new or old; fulfilled ones do not count.
#[test]
fn at_most_three_face_up() {
    let table = scene("display = { green = ['G01', 'G02'] }\n[USA]\ncontracts = ['S1', 'Y01', 'Y02']\nfulfilled = ['R01', 'R02', 'R03']")
        .plays("contracts 1 left; take G01");
    assert_eq!(table.moves(), ["discard S1", "discard G01", "discard Y01", "discard Y02"]);
    table.refuses("discard R01", "B-13.10");
    table.refuses("discard G02", "B-13.10");
    let table = table.plays("discard S1");
    assert_eq!(table.entry("USA", "contracts"), ["G01", "Y01", "Y02"]);
    let table = scene("display = { green = ['G01', 'G02'] }\n[USA]\ncontracts = ['S1', 'Y01']")
        .plays("contracts 1 left; take G01");
    assert_eq!((table.asked().as_str(), table.entry("USA", "contracts").len()), ("Germany", 3));
}

/// B-13.11, B-24.1: at the end of the turn empty places are filled, left before right, while the stack lasts.
#[test]
fn filling_up() {
    let taking = |stack: &str| {
        scene(&format!("display = {{ green = ['G01', 'G02'] }}\nstacks = {{ green = [{stack}] }}\n[USA]\ncontracts = ['S1', 'Y01', 'Y02']"))
            .plays("contracts 2 left; take G01 G02; discard G01; discard G02")
    };
    assert_eq!(display(&taking("'G03', 'G04', 'G05'"), Colour::Green), ["G03", "G04"]);
    assert_eq!(display(&taking("'G03'"), Colour::Green), ["G03", "-"]);
    let table = taking("");
    assert_eq!(display(&table, Colour::Green), ["-", "-"]);
    // Discarded contracts are out of the game: nobody has them, and they do not come back.
    let table = table.everybody_passes();
    assert_eq!(display(&table, Colour::Green), ["-", "-"]);
    assert_eq!(table.entry("USA", "contracts"), ["S1", "Y01", "Y02"]);
}

/// B-15.1, B-15.2: the value and the reward of every contract: gains first, then the parts in their order.
#[test]
#[rustfmt::skip]
fn every_contract() {
    let contracts = [
        ("S1", 3, "2 credits, 2 energy"),
        ("S2", 3, "2 credits, wheel 1"),
        ("S3", 2, "3 credits"),
        ("S4", 4, "2 credits, machines 1"),
        ("G01", 2, "1 credits, wheel 2"),
        ("G02", 2, "machines 2"),
        ("G03", 2, "5 credits"),
        ("G04", 2, "2 vp, 3 energy"),
        ("G05", 2, "3 credits, drops 2 waiting"),
        ("G06", 3, "4 credits, 1 excavators"),
        ("G07", 3, "3 vp, 1 mixers"),
        ("G08", 3, "4 credits, drops 1 flowing"),
        ("G09", 3, "2 energy, wheel 2"),
        ("G10", 3, "4 vp, 2 credits"),
        ("G11", 4, "free conduit 2"),
        ("G12", 4, "free base in plains"),
        ("G13", 4, "5 vp, 1 excavators"),
        ("G14", 4, "1 vp, wheel 3"),
        ("G15", 4, "3 vp, drops 2 flowing"),
        ("Y01", 5, "4 vp, 2 excavators"),
        ("Y02", 5, "free powerhouse"),
        ("Y03", 5, "3 credits, 2 mixers"),
        ("Y04", 5, "2 vp, drops 1 flowing, wheel 2"),
        ("Y05", 5, "3 vp, 1 excavators, 2 energy"),
        ("Y06", 6, "free base in hills plains"),
        ("Y07", 6, "wheel 3, drops 1 flowing"),
        ("Y08", 6, "free conduit 3"),
        ("Y09", 6, "3 vp, machines 2"),
        ("Y10", 6, "2 vp, free elevation"),
        ("Y11", 7, "6 vp, 1 excavators"),
        ("Y12", 7, "7 vp, wheel 1"),
        ("Y13", 7, "3 vp, drops 2 flowing, 1 mixers"),
        ("Y14", 7, "6 vp, drops 3 waiting"),
        ("Y15", 7, "4 credits, drops 2 waiting, machines 1"),
        ("R01", 8, "4 vp, wheel 3"),
        ("R02", 8, "free base in mountains hills plains"),
        ("R03", 8, "4 credits, 1 mixers, wheel 2"),
        ("R04", 8, "free conduit 4"),
        ("R05", 8, "4 vp, 5 energy"),
        ("R06", 9, "3 vp, 2 credits, machines 2"),
        ("R07", 9, "8 vp, wheel 1"),
        ("R08", 9, "5 vp, drops 3 waiting, 1 excavators"),
        ("R09", 9, "free powerhouse, 3 energy"),
        ("R10", 9, "free elevation, drops 2 flowing"),
        ("R11", 10, "free conduit 5"),
        ("R12", 10, "7 vp, 3 credits"),
        ("R13", 10, "8 vp, drops 1 flowing"),
        ("R14", 10, "6 vp, wheel 2, drops 2 waiting"),
        ("R15", 10, "2 vp, machines 3"),
        ("N1", 13, "7 vp, wheel 4"),
        ("N2", 13, "6 vp, machines 4"),
        ("N3", 14, "8 vp, 8 credits"),
        ("N4", 14, "8 vp, 6 energy"),
        ("N5", 15, "12 vp"),
        ("N6", 15, "9 vp, drops 3 flowing"),
    ];
    assert_eq!(contracts.len(), 55);
    for (contract, value, reward) in contracts {
        assert_eq!(contract.parse::<Contract>().expect("a contract").energy(), value, "{contract}");
        fulfilling(contract, value, reward);
    }
}

/// Fulfils a contract and checks its reward part by part.
fn fulfilling(contract: &str, value: u8, reward: &str) {
    let dam = if reward.contains("elevation") { "structures = ['B8L']" } else { "" };
    let (national, own) = if contract.starts_with('N') {
        (format!("['{contract}']"), String::new())
    } else {
        ("['-']".to_owned(), format!("'{contract}'"))
    };
    let position = |energy: u8| {
        scene(&format!(
            "agenda = ['contract {energy} national', 'end turn']\nnational = {national}\n[USA]\n{dam}\ncontracts = [{own}]"
        ))
    };
    // A point less is too little: nothing is asked.
    assert_eq!(position(value - 1).asked(), "Germany", "{contract}");
    let mut table = position(value).plays(&format!("fulfil {contract}"));
    let parts: Vec<&str> = reward.split(", ").collect();
    let amount = |what: &str| -> i64 {
        let part = parts.iter().find_map(|part| part.strip_suffix(what)).map(str::trim);
        part.map_or(0, |number| number.parse().expect("a number"))
    };
    // The plain gains come first, all together.
    for (what, before) in [("credits", 6), ("vp", 10), ("excavators", 6), ("mixers", 4), ("energy", 0)] {
        assert_eq!(table.count("USA", what), before + amount(what), "{what} of {contract}");
    }
    let mut turned = 0;
    let others = parts.iter().filter(|part| !part.starts_with(|letter: char| letter.is_ascii_digit()));
    for &part in others {
        let words: Vec<&str> = part.split(' ').collect();
        let count: usize = words.get(1).and_then(|it| it.parse().ok()).unwrap_or(1);
        if words[0] == "wheel" {
            turned += count;
            continue;
        }
        assert_eq!(table.asks(), part, "{contract}");
        assert_eq!(table.times("wheel-turned"), turned, "{contract}");
        match words[0] {
            "machines" => {
                let mixers = table.count("USA", "mixers");
                table = table.plays(&"gain mixer;".repeat(count));
                assert_eq!(table.count("USA", "mixers"), mixers + count as i64);
            }
            "drops" if words[2] == "waiting" => {
                table = table.plays(&"drop HB;".repeat(count));
                assert_eq!((table.waiting(), table.times("drop-left")), ([0, count as u8, 0, 0], 0));
            }
            "drops" => {
                table = table.plays(&"drop HB;".repeat(count));
                assert_eq!((table.waiting(), table.times("drop-left")), ([0; 4], count));
            }
            "free" => {
                let build = table.offers("build").remove(0);
                assert!(build.contains(words[1]), "{build}");
                assert!(table.may("decline"));
                table = table.plays(&build);
                assert_eq!(table.times("built"), 1);
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(table.times("wheel-turned"), turned, "{contract}");
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("Germany", "turn"), "{contract}");
    assert_eq!(table.entry("USA", "fulfilled"), [contract]);
}

/// B-15.2: gains are received before the rest: energy before the powerhouse, the excavator before the drops.
#[test]
fn gains_first() {
    let table = with_energy(9, "[USA]\ncontracts = ['R09']").plays("fulfil R09");
    assert_eq!(table.asks(), "free powerhouse");
    table.shows("USA: 3 energy, 0 powerhouses");
    let table = with_energy(9, "[USA]\ncontracts = ['R08']").plays("fulfil R08");
    assert_eq!(table.asks(), "drops 3 waiting");
    table.shows("USA: 15 vp, 7 excavators");
    // The elevation comes before the drops, and catches one of them.
    let table = with_energy(9, "water = { B1L = 1 }\n[USA]\nstructures = ['B1L']\ncontracts = ['R10']")
        .plays("fulfil R10; build elevation B1L; drop HA; drop HA");
    assert_eq!((table.water("B1L"), table.times("drop-left")), (2, 1));
}

/// B-15.3: machines must be taken; drops and free structures may be refused; what is impossible lapses.
#[test]
fn what_may_be_refused() {
    let table = with_energy(9, "[USA]\ncontracts = ['G02']").plays("fulfil G02");
    table.refuses("decline", "B-15.3");
    table.plays("gain excavator; gain mixer").shows("USA: 7 excavators, 5 mixers");
    for (moves, waiting) in [("decline", 0), ("drop HA; decline", 1), ("drop HA; drop HA; drop HA", 3)] {
        let table = with_energy(7, "[USA]\ncontracts = ['Y14']").plays("fulfil Y14").plays(moves);
        assert_eq!((table.waiting()[0], table.asked().as_str()), (waiting, "Germany"));
    }
    for lapses in [
        "agenda = ['free elevation', 'end turn']",
        "agenda = ['free powerhouse', 'end turn']\n[USA]\nstructures = ['P5.1', 'P6.1', 'P7.1', 'P8.1']",
        "agenda = ['free base in plains', 'end turn']\nneutral = { B8L = 1, B9L = 1, B10L = 1 }\n[USA]\ncredits = 2",
    ] {
        let table = scene(lapses);
        assert_eq!((table.asked().as_str(), table.times("built")), ("Germany", 0), "{lapses}");
    }
    let table = scene(
        "agenda = ['free base in plains', 'end turn']\nneutral = { B8L = 1, B9L = 1, B10L = 1 }\n[USA]\ncredits = 3",
    );
    assert_eq!(table.offers("build").len(), 3);
}

/// B-15.4: energy from rewards counts in full for scoring and turn order.
#[test]
fn energy_outside_production_counts() {
    let table = with_energy(8, "[USA]\ncontracts = ['R05']\n[Germany]\nenergy = 4")
        .plays("fulfil R05")
        .everybody_passes();
    assert_eq!(table.amount("USA", "vp", "energy-place"), 6);
    assert_eq!(table.amount("USA", "credits", "energy-track"), 3);
    assert_eq!(table.order(), ["Germany", "USA"]);
}

/// B-15.5: a flowing drop has come to rest before the next is placed.
#[test]
fn flowing_drops_one_by_one() {
    let table =
        with_energy(15, "national = ['N6']\n[USA]\nstructures = ['B8L', 'B5L']").plays("fulfil N6; drop HA");
    assert_eq!((table.water("B8L"), table.water("B5L")), (1, 0));
    let table = table.plays("drop HB");
    assert_eq!((table.water("B5L"), table.asks().as_str()), (1, "drops 1 flowing"));
    let table = table.plays("drop HB");
    assert_eq!((table.water("B5L"), table.times("drop-left"), table.waiting()), (1, 1, [0; 4]));
}
