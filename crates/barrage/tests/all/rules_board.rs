//! The action spaces (B-14), all thirty-six of them.

use crate::common::scene;
use barrage::Space;

/// A table where every action is possible for the USA, which makes 3 energy with a drop.
fn table(players: u8, usa: &str, others: &str) -> String {
    format!(
        "players = {players}
        water = {{ B5L = 1 }}
        patents = ['I-Base', 'I-Conduit', 'I-Joker']
        [USA]
        structures = ['B5L', 'C5L', 'P8.1']
        {usa}
        {others}"
    )
}

/// B-14.1, B-14.2, B-3.9, B-6.5, B-6.6, B-6.7: engineers, fee, price, players and effect of every action space.
#[test]
#[rustfmt::skip]
fn every_action_space() {
    let spaces: [(&str, u8, u8, u16, u16, &str); 36] = [
        ("turbine +2 left", 2, 2, 0, 0, "5 energy"),
        ("turbine +2 right", 2, 3, 3, 0, "5 energy"),
        ("turbine +1 left", 4, 2, 0, 0, "4 energy"),
        ("turbine +1 right", 4, 3, 3, 0, "4 energy"),
        ("turbine 0 left", 2, 2, 0, 0, "3 energy"),
        ("turbine 0 right", 2, 3, 3, 0, "3 energy"),
        ("turbine -1 left", 3, 2, 0, 0, "2 energy"),
        ("turbine -1 right", 3, 3, 3, 0, "2 energy"),
        ("turbine -2 left", 2, 1, 0, 0, "1 energy"),
        ("turbine -2 right", 2, 2, 0, 0, "1 energy"),
        ("water 2 left", 2, 1, 0, 0, "asks drops 2 waiting must"),
        ("water 2 right", 2, 2, 3, 0, "asks drops 2 waiting must"),
        ("water 1 left", 2, 1, 0, 0, "asks drops 1 flowing must"),
        ("water 1 right", 2, 2, 3, 0, "asks drops 1 flowing must"),
        ("bank", 2, 0, 0, 0, "asks engineers"),
        ("workshop 1 left", 2, 1, 0, 0, "wheel 1"),
        ("workshop 1 right", 2, 2, 0, 0, "wheel 1"),
        ("workshop 2 left", 3, 2, 0, 2, "wheel 2"),
        ("workshop 2 right", 3, 3, 3, 2, "wheel 2"),
        ("workshop 3 left", 2, 2, 0, 5, "wheel 3"),
        ("workshop 3 right", 2, 3, 3, 5, "wheel 3"),
        ("machinery excavator left", 2, 1, 0, 2, "7 excavators, 4 mixers"),
        ("machinery excavator right", 2, 1, 3, 2, "7 excavators, 4 mixers"),
        ("machinery any left", 4, 1, 0, 4, "asks machines 1"),
        ("machinery any right", 4, 2, 0, 4, "asks machines 1"),
        ("machinery both left", 2, 2, 0, 5, "7 excavators, 5 mixers"),
        ("machinery both right", 2, 3, 3, 5, "7 excavators, 5 mixers"),
        ("contracts 1 left", 2, 1, 0, 0, "asks take 1"),
        ("contracts 1 right", 2, 1, 3, 0, "asks take 1"),
        ("contracts 1b left", 4, 1, 0, 0, "asks take 1"),
        ("contracts 1b right", 4, 1, 3, 0, "asks take 1"),
        ("contracts 2 left", 2, 2, 0, 1, "asks take 2"),
        ("contracts 2 right", 2, 3, 0, 1, "asks take 2"),
        ("patent 1", 2, 2, 0, 5, "tile I-Base"),
        ("patent 2", 2, 2, 0, 5, "tile I-Conduit"),
        ("patent 3", 2, 2, 0, 5, "tile I-Joker"),
    ];
    assert_eq!(spaces.map(|it| it.0.to_owned()).to_vec(), Space::all().map(|it| it.to_string()).collect::<Vec<_>>());
    for (space, least, engineers, fee, price, effect) in spaces {
        let needed = engineers.max(1);
        let credits = fee + price;
        // With exactly the engineers and credits it needs, and for the fewest players.
        let before = scene(&table(least, &format!("engineers = {needed}\ncredits = {credits}"), ""));
        assert!(before.may(space), "{space}");
        let after = scene(&table(least, &format!("engineers = 12\ncredits = {}", credits + 1), "")).plays(space);
        if space != "bank" {
            after.shows(&format!("USA: {} engineers, 1 credits", 12 - needed));
            assert_eq!(after.entry("USA", "spaces"), [space]);
        }
        match effect.split_once(' ').expect("two words") {
            ("asks", question) => assert_eq!((after.asked().as_str(), after.asks().as_str()), ("USA", question), "{space}"),
            ("wheel", turns) => assert_eq!(after.times("wheel-turned").to_string(), turns, "{space}"),
            ("tile", tile) => assert!(after.entry("USA", "tiles").contains(&tile.to_owned()), "{space}"),
            _ => drop(after.shows(&format!("USA: {effect}"))),
        }
        if !effect.starts_with("asks") {
            assert_eq!(after.asked(), "Germany", "{space}");
        }
        // Refusals: too few engineers, too poor, taken, blocked.
        if needed > 1 {
            scene(&table(least, &format!("engineers = {}\ncredits = {credits}", needed - 1), "")).refuses(space, "B-6.5");
        }
        if credits > 0 {
            scene(&table(least, &format!("credits = {}", credits - 1), "")).refuses(space, "B-6.7");
        }
        if space != "bank" {
            let taken = table(least, "credits = 20", &format!("[Germany]\nspaces = ['{space}']"));
            scene(&taken).refuses(space, "B-6.6");
        }
        for fewer in 2..least {
            scene(&table(fewer, "credits = 20", "")).refuses(space, "B-3.9");
        }
    }
}

/// B-14.3, B-24.3: on the two-drop space the first drop must be placed, the second may be left.
#[test]
fn two_drops() {
    let table = scene("").plays("water 2 left");
    table.refuses("decline", "B-24.3");
    let table = table.plays("drop HD");
    assert!(table.may("decline") && table.may("drop HB"));
    let table = table.plays("drop HB");
    assert_eq!((table.waiting(), table.asked().as_str()), ([0, 1, 0, 1], "Germany"));
}

/// B-14.4: the one-drop space lets one drop flow from the head stream chosen; it cannot be left undone.
#[test]
fn one_drop() {
    let table = scene("neutral = { B4L = 1 }\nwater = {}\nhead_streams = { HD = { drops = 3 } }")
        .plays("water 1 left");
    assert_eq!(table.moves(), ["drop HA", "drop HB", "drop HC", "drop HD"]);
    table.refuses("decline", "B-24.3");
    let table = table.plays("drop HD");
    assert_eq!((table.water("B4L"), table.waiting()), (1, [0, 0, 0, 3]));
}

/// B-14.5: a credit for each engineer at the bank.
#[test]
fn the_bank() {
    for engineers in [1, 5, 12] {
        scene("").plays(&format!("bank; engineers {engineers}")).shows(&format!(
            "USA: {} credits, {} engineers",
            6 + engineers,
            12 - engineers
        ));
    }
    // With one engineer left there is nothing to choose.
    let table = scene("[USA]\nengineers = 1").play("bank");
    table.shows("USA: 7 credits, 0 engineers");
}

/// B-14.6: the workshop turns the player's own wheel.
#[test]
fn the_workshop() {
    let table =
        scene("[USA]\nwheel = ['', '', '2E']\n[Germany]\nwheel = ['', '', '3M']").plays("workshop 1 left");
    assert_eq!((table.wheel("USA")[1].as_str(), table.wheel("Germany")[2].as_str()), ("2E", "3M"));
}

/// B-14.7: machinery from the shop is at hand at once.
#[test]
fn the_machinery_shop() {
    let table = scene("players = 4").plays("machinery any left");
    assert_eq!(table.moves(), ["gain excavator", "gain mixer"]);
    table.plays("gain mixer").shows("USA: 2 credits, 6 excavators, 5 mixers");
    scene("players = 4")
        .plays("machinery any right; gain excavator")
        .shows("USA: 2 credits, 7 excavators, 4 mixers, 10 engineers");
}

/// B-14.8: the contract office hands out what is face up, and the player keeps three.
#[test]
fn the_contract_office() {
    let table = scene("display = { red = ['R01', 'R02'] }\nstacks = { red = ['R03'] }\n[USA]\ncontracts = ['S1', 'S2', 'S3']")
        .plays("contracts 1 left; take R02; discard S2");
    assert_eq!(table.entry("USA", "contracts"), ["S1", "S3", "R02"]);
    assert_eq!(table.sheet().display.expect("a display")[&barrage::Colour::Red], ["R01", "R03"]);
}

/// B-14.9: each patent slot is a space of its own; its tile can be used from the next turn, the slot stays empty.
#[test]
fn the_patent_office() {
    let table = scene("patents = ['I-Base', 'I-Conduit', 'I-Joker']\n[USA]\ncredits = 20\nexcavators = 9")
        .plays("patent 2");
    assert_eq!(table.sheet().patents, Some(["I-Base", "-", "I-Joker"].map(str::to_owned).to_vec()));
    table.refuses("patent 2", "B-6.6");
    let table = table.plays("patent 3; construct; tile I-Conduit; build conduit C9L; pay 2E");
    table.shows("USA: 17 credits, 1 conduits, 1 advanced");
    // Two slots were used by two players; both stay empty until phase 5.
    assert_eq!(table.sheet().patents, Some(["I-Base", "-", "-"].map(str::to_owned).to_vec()));
    scene("patents = ['-', 'I-Conduit', 'I-Joker']").refuses("patent 1", "B-14.9");
}
