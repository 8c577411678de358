//! The worked examples of the reference, LX-1 to LX-20.

use super::{ROWS, expanded};

/// LX-1 (L-3.1, L-3.2, L-3.5, L-3.9, L-3.14): the credits of a work can pay the red border of its powerhouse.
#[test]
fn an_external_work_pays_for_its_own_powerhouse() {
    let text = |credits: u8| {
        format!(
            "seats = ['Italy', 'USA']\nworks = ['a1', 'a4', 'a2']\nturn = 'Italy'\n{ROWS}
            [Italy]\nstructures = ['P8.1']\nexcavators = 3\nmixers = 2\ncredits = {credits}\nengineers = 2"
        )
    };
    let table = expanded(&text(1)).play("external work 2; build powerhouse P6.2");
    table.shows("Italy: 2 excavators, 1 mixers, 0 credits, 2 powerhouses, 0 engineers");
    assert_eq!(table.wheel("Italy"), ["", "", "", "", "", ""]);
    assert_eq!(table.position.table.leeghwater.works.map(|work| work.is_some()), [true, false, true]);
    let poor = expanded(&text(0)).play("external work 2");
    poor.refuses("build powerhouse P6.2", "B-7.4");
    assert!(poor.may("build powerhouse P6.1"));
    let (_, mixers) = {
        let after = expanded(&text(1)).play("external work 2; build powerhouse P6.2");
        let mut table = after.position.table;
        table.active = kernel::Seat(0);
        table.plain_cost(barrage::Kind::Powerhouse, "P12.1".parse().expect("a space"))
    };
    assert_eq!(mixers, 4);
}

/// LX-2 (L-6.3, L-7.5, L-3.12): Leslie puts the machinery of a work onto her wheel.
#[test]
fn leslie_keeps_the_machinery_of_a_work() {
    let text = |tiles: &str| {
        format!(
            "seats = ['Italy', 'USA']\nworks = ['b4', 'a4', 'a2']\nturn = 'Italy'\n{ROWS}
            [Italy]\nofficer = 'Leslie'\nexcavators = 4\nmixers = 0\nwheel = ['', 'base 3E'{tiles}]"
        )
    };
    let table = expanded(&text("")).play("external work 1; leslie");
    table.shows("Italy: 4 excavators, 15 vp, 6 energy, 10 engineers, 0 constructions");
    assert_eq!(table.wheel("Italy"), ["", "", "", "", "", "leslie 3E"]);
    let away = expanded(&text("")).play("external work 1; give away");
    away.shows("Italy: 1 excavators, 15 vp, 6 energy");
    assert_eq!(away.wheel("Italy"), ["", "base 3E", "", "", "", ""]);
    let without = expanded(&text(", '', '', 'leslie'")).play("external work 1");
    without.shows("Italy: 1 excavators, 15 vp");
    assert_eq!(without.wheel("Italy"), ["", "base 3E", "", "", "leslie", ""]);
}

/// LX-3 (L-4.1, L-4.2, L-4.6, L-4.10): a building is a construction beside a private building, which serves from the next
/// turn on.
#[test]
fn a_building_is_built_and_used_later() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}
        [Germany]\nexcavators = 6\nmixers = 4"
    );
    let before = expanded(&text);
    before.refuses("use research-lab", "L-4.8");
    let table = before.plays("construct; tile building; build building research-lab; pay 2E 2M");
    table.shows("Germany: 11 engineers, 4 excavators, 2 mixers, 6 credits, 1 constructions");
    assert_eq!(table.wheel("Germany"), ["", "", "", "", "", "building 2E 2M"]);
    assert_eq!(table.entry("Germany", "buildings"), ["research-lab"]);
    assert_eq!(table.asked(), "USA");
    let table = table.play("bank; engineers 1");
    assert!(table.may("use research-lab"));
    let table = table.play("use research-lab");
    table.shows("Germany: 10 engineers");
}

/// LX-4 (L-2.8, L-4.3, L-4.4, L-4.5): which building space is next, and what it costs.
#[test]
fn the_second_building_space_is_open_with_enough_companies() {
    let fee = |companies: usize, building: &str, credits: u8| {
        let seats = ["'Germany'", "'USA'", "'Italy'", "'France'"][..companies].join(", ");
        let text = format!(
            "seats = [{seats}]\nturn = 'Germany'\n{ROWS}
            [Germany]\nexcavators = 9\nmixers = 9\ncredits = {credits}
            [USA]\nbuildings = ['{building}']"
        );
        let table = expanded(&text).plays("construct; tile building");
        if !table.may(&format!("build building {building}")) {
            table.refuses(&format!("build building {building}"), "L-4.2");
            return None;
        }
        let table = table.plays(&format!("build building {building}"));
        Some(credits - table.count("Germany", "credits") as u8)
    };
    assert_eq!((fee(2, "research-lab", 3), fee(3, "research-lab", 3)), (Some(3), Some(3)));
    assert_eq!((fee(2, "research-lab", 2), fee(3, "research-lab", 2)), (None, None));
    assert_eq!(fee(4, "research-lab", 2), Some(0));
    assert_eq!((fee(2, "robot-factory", 3), fee(3, "robot-factory", 3)), (Some(3), Some(0)));
}

/// LX-5 (L-4.7, L-7.3, L-12.1, L-12.2): every way to pay for a control station, and no other.
#[test]
fn a_control_station_can_be_paid_in_many_ways() {
    let ways = |officer: &str, tile: &str, built: &str| {
        let text = format!(
            "seats = ['Germany', 'USA']\nturn = 'Germany'
            buildings = ['wind-farm', 'robot-factory', 'control-station', 'loan-agency', 'customer-office']
            [Germany]\nofficer = '{officer}'\nexcavators = 3\nmixers = 3\ncredits = 6\ntiles = ['{tile}']
            [USA]\nbuildings = [{built}]"
        );
        let table = expanded(&text);
        if !table.may("construct") {
            return Vec::new();
        }
        let table = table.plays(&format!("construct; tile {tile}"));
        if !table.may("build building control-station") {
            return Vec::new();
        }
        let before = table.events.len();
        let table = table.play("build building control-station");
        let mut ways = table.offers("pay");
        for event in &table.events[before..] {
            if let barrage::Event::Forced { r#move: mv @ barrage::Move::Pay(_), .. } = event {
                ways.push(mv.to_string());
            }
        }
        ways.sort();
        ways
    };
    assert_eq!(ways("Solomon", "building", ""), ["pay 2E 3M 6C", "pay 3E 2M 6C", "pay 3E 3M 3C"]);
    let one_kind = ["pay 1M 6C", "pay 2E 6C", "pay 2M 3C", "pay 3E 3C", "pay 3M"];
    assert_eq!(ways("Solomon", "II-Building", ""), one_kind);
    let red = ["pay 2M 3C", "pay 3E 3C", "pay 3M"];
    assert_eq!(ways("Solomon", "II-Building", "'control-station'"), red);
    assert!(ways("none", "building", "").is_empty());
    assert!(ways("none", "II-Joker", "").is_empty());
    assert_eq!(ways("none", "II-Building", ""), ["pay 3M"]);
}

/// LX-6 (L-7.2, L-4.14, L-10.3): I-Building lets the Research Lab act on the wheel as it is after the turn.
#[test]
fn the_research_lab_acts_at_once_with_the_first_tile() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}
        [Germany]\nexcavators = 3\nmixers = 3\ntiles = ['I-Building']\nwheel = ['', '', 'conduit 6E']"
    );
    let built =
        || expanded(&text).plays("construct; tile I-Building; build building research-lab; pay 2E 2M");
    let table = built();
    table.shows("Germany: 1 excavators, 1 mixers");
    assert_eq!(table.wheel("Germany"), ["", "conduit 6E", "", "", "", "I-Building 2E 2M"]);
    assert!(table.may("decline"));
    let table = table.play("use research-lab");
    let ways = ["salvage 1 3E", "salvage 5 2M", "salvage 5 1E 1M", "salvage 5 2E"];
    let mut offered = table.offers("salvage");
    offered.sort();
    let mut expected = ways.to_vec();
    expected.sort_unstable();
    assert_eq!(offered, expected);
    table.refuses("salvage 1 2E", "L-4.14");
    let table = table.play("salvage 1 3E");
    table.shows("Germany: 4 excavators, 1 mixers, 11 engineers");
    assert_eq!(table.wheel("Germany"), ["", "conduit 3E", "", "", "", "I-Building 2E 2M"]);
    assert!(table.play("bank; engineers 1").may("use research-lab"), "its spaces may still be used");
}

/// LX-7 (L-7.2): with the Development Office I-Building takes itself back.
#[test]
fn the_development_office_gives_back_the_tile_that_built_it() {
    let table = expanded(
        "seats = ['Germany', 'USA']\nturn = 'Germany'
        buildings = ['wind-farm', 'robot-factory', 'development-office', 'loan-agency', 'customer-office']
        [Germany]\nexcavators = 1\nmixers = 2\ntiles = ['I-Building']",
    )
    .plays(
        "construct; tile I-Building; build building development-office; pay 1E 2M; use development-office",
    );
    let table = table.plays("retrieve I-Building");
    assert_eq!(table.entry("Germany", "tiles"), ["I-Building"]);
    assert_eq!(table.wheel("Germany"), ["", "", "", "", "", "1E 2M"]);
}

/// LX-8 (L-6.2, L-10.2, L-12.16): the Architect builds, and the building serves in the extra turn.
#[test]
fn the_architect_builds_and_uses_what_he_built() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}
        [Germany]\nofficer = 'Tommaso'\nengineers = 5\nexcavators = 3\nmixers = 4\ncredits = 0"
    );
    let built = || {
        expanded(&text)
            .plays("architect; construct; tile building; build building financial-division; pay 3E 4M")
    };
    assert_eq!((built().asks(), built().asked()), ("extra turn".to_owned(), "Germany".to_owned()));
    let table = built().play("use financial-division");
    table.shows("Germany: 3 engineers, 0 excavators, 0 mixers, 5 credits");
    assert_eq!(table.asked(), "USA");
    let richer = text.replace("mixers = 4", "mixers = 9").replace("excavators = 3", "excavators = 9");
    let table = expanded(&richer).plays(
        "architect; construct; tile building; build building financial-division; pay 3E 4M; construct",
    );
    table.shows("Germany: 2 engineers, 2 constructions");
}

/// LX-9 (L-6.2): the Architect alone may not pass, and gives nothing at the bank.
#[test]
fn the_architect_at_the_bank_gives_no_turn() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}
        [Germany]\nofficer = 'Tommaso'\nengineers = 1\ncredits = 0\nexcavators = 0\nmixers = 0"
    );
    let table = expanded(&text);
    table.refuses("pass", "B-6.2");
    let bank = expanded(&text).play("bank");
    bank.shows("Germany: 1 credits, 0 engineers");
    assert_eq!(bank.asked(), "USA");
    let shop = expanded(&text).play("workshop 1 left");
    assert_eq!((shop.asked(), shop.times("wheel-turned")), ("USA".to_owned(), 1));
}

/// LX-10 (L-12.9, L-15.8, DP-18): Mahiri copies Tommaso; in the extra turn her own space is closed.
#[test]
fn mahiri_copies_the_architect() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}\ndisplay = {{ green = ['G01', 'G02'] }}
        [Germany]\nofficer = 'Mahiri'\nengineers = 4\ncredits = 3\ncontracts = []
        [USA]\nofficer = 'Tommaso'"
    );
    let copied = || expanded(&text).play("mahiri; copy Tommaso");
    let table = copied().play("architect; contracts 1 left; take G01");
    assert_eq!(table.asks(), "extra turn");
    assert!(table.position.table.display[0].iter().all(Option::is_some), "the display is filled before");
    table.refuses("mahiri", "L-12.9");
    table.refuses("pass", "L-6.2");
    let table = table.play("bank; engineers 2");
    table.shows("Germany: 0 engineers, 5 credits");
    assert_eq!(
        (table.asked(), table.entry("Germany", "contracts")),
        ("USA".to_owned(), vec!["G01".to_owned()])
    );
    let plain = copied().play("contracts 1 left; take G01");
    assert_eq!(plain.asked(), "USA");
}

/// LX-11 (L-5.1, L-5.3, L-5.4, L-5.5): a drop for another dam after a production of the Netherlands.
#[test]
fn the_netherlands_fill_another_dam() {
    let table = expanded(&format!(
        "seats = ['Netherlands', 'USA']\nturn = 'Netherlands'\n{ROWS}\nneutral = {{ B3L = 1, B6L = 2, B10L = 3 }}
        water = {{ B1U = 2 }}
        [Netherlands]\nstructures = ['B1U+2', 'B9U+1', 'B4L', 'C1R', 'P5.1', 'P8.1', 'P11.1']\ncontracts = []"
    ));
    let table = table.play("turbine 0 left; produce B1U C1R P5 x2");
    table.refuses("fill B1U", "L-5.3");
    table.refuses("fill B9U", "L-5.3");
    table.refuses("fill B3L", "L-5.3");
    assert_eq!(table.moves(), ["fill B4L", "decline"]);
    let table = table.play("fill B4L");
    table.shows("Netherlands: 9 energy");
    assert_eq!(["B1U", "B9U", "B4L"].map(|dam| table.water(dam)), [0, 2, 1]);
}

/// LX-12 (L-6.1, L-11.1): which sets of contracts one production serves with Simone.
#[test]
fn simone_adds_up_contracts() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}\nagenda = ['contract 9 national', 'end turn']
        national = ['N5']\n[Germany]\nofficer = 'Simone'\ncontracts = ['G10', 'G13', 'Y09']"
    );
    let table = expanded(&text);
    assert_eq!(table.moves(), ["fulfil G10", "fulfil G13", "fulfil Y09", "decline"]);
    let table = table.play("fulfil G10");
    assert_eq!(table.moves(), ["fulfil G13", "fulfil Y09", "decline"]);
    let table = table.play("fulfil Y09; gain mixer; gain mixer");
    table.shows("Germany: 17 vp, 8 credits, 6 mixers");
    assert_eq!(table.asked(), "USA", "4 is beyond what is left");
    assert_eq!(table.entry("Germany", "contracts"), ["G13"]);
}

/// LX-13 (L-6.1, L-12.13): with France each contract needs 3 less.
#[test]
fn simone_and_france_lower_every_contract() {
    let table = expanded(&format!(
        "seats = ['France', 'USA']\nturn = 'France'\n{ROWS}\nagenda = ['contract 9 discount 3 national', 'end turn']
        national = ['N5']\n[France]\nofficer = 'Simone'\nstructures = ['P5.1', 'P8.1', 'P11.1']
        contracts = ['R07', 'Y01', 'G03']"
    ))
    .plays("fulfil R07; fulfil Y01; fulfil G03");
    table.shows("France: 22 vp, 11 credits, 8 excavators");
    assert_eq!(table.times("wheel-turned"), 1);
}

/// LX-14 (L-6.4, L-12.17): Margot's space beside the building's own.
#[test]
fn margot_uses_a_building_a_second_time() {
    let text = format!(
        "seats = ['Germany', 'USA']\nturn = 'Germany'\n{ROWS}
        [Germany]\nofficer = 'Margot'\nengineers = 4\ncredits = 6\ncontracts = ['R12', 'G04']
        buildings = ['customer-office']"
    );
    let table = expanded(&text).play("use customer-office");
    table.refuses("decline", "L-4.16");
    let table = table.play("fulfil R12");
    table.shows("Germany: 2 engineers, 6 credits, 17 vp");
    let table = table.play("bank; engineers 1");
    table.refuses("use customer-office", "L-4.8");
    let table = table.plays("margot; use customer-office; fulfil G04");
    table.shows("Germany: 1 engineers, 3 credits, 19 vp, 3 energy");
    let table = table.play("bank; engineers 1");
    table.refuses("margot", "L-6.4");
}

/// LX-15 (L-4.15, L-12.18): the Loan Agency takes a work for credits.
#[test]
fn the_loan_agency_pays_credits_for_a_work() {
    let text = |credits: u8| {
        format!(
            "seats = ['Germany', 'USA']\nturn = 'Germany'\nworks = ['c1', '-', 'a2']
            buildings = ['wind-farm', 'robot-factory', 'development-office', 'loan-agency', 'customer-office']
            [Germany]\ncredits = {credits}\nbuildings = ['loan-agency']"
        )
    };
    let table = expanded(&text(13)).play("use loan-agency");
    table.refuses("work 2", "L-3.5");
    let table = table.play("work 1");
    table.shows("Germany: 1 credits, 18 vp, 11 engineers, 6 excavators, 4 mixers");
    assert_eq!(table.times("wheel-turned"), 3);
    assert_eq!(table.entry("Germany", "works"), ["c1"]);
    let poor = expanded(&text(11));
    let poor = poor.play("use loan-agency");
    assert!(poor.of("Germany").works.iter().any(|work| work.to_string() == "a2"), "only a2 is within reach");
}

/// LX-16 (L-3.11, L-10.6, L-10.8, L-12.12, L-12.13): energy of a work or a wind farm is no production.
#[test]
fn energy_of_works_and_wind_farms_is_no_production() {
    let text = format!(
        "seats = ['France', 'USA']\nturn = 'France'\nworks = ['b1', 'a4', 'a2']\n{ROWS}\nnational = ['N1']
        [France]\nstructures = ['P5.1', 'P8.1', 'P11.1']\nbuildings = ['wind-farm']\ncontracts = ['Y06']"
    );
    let work = expanded(&text).play("external work 1");
    work.shows("France: 11 credits, 6 energy, 4 excavators, 3 mixers");
    assert_eq!(work.moves(), ["fulfil Y06", "decline"]);
    work.refuses("fulfil N1", "B-13.4");
    let farm = expanded(&text).play("use wind-farm");
    farm.shows("France: 4 credits, 5 energy");
    assert_eq!(farm.asked(), "USA", "5 does not reach 6");
    let italy = text.replace("France", "Italy");
    expanded(&italy).play("use wind-farm").shows("Italy: 5 energy");
    let germany = text.replace("France", "Germany");
    assert_eq!(expanded(&germany).play("use wind-farm").asked(), "USA", "no second production");
}

/// LX-17 (L-8.1): the bonus tile for external works.
#[test]
fn the_bonus_tile_counts_external_works() {
    for (works, energy, points) in [("'a1', 'a2', 'a3'", 14, 11), ("'a1', 'a2'", 18, 10), ("'a1'", 7, 0)] {
        let table = expanded(&format!(
            "seats = ['Germany', 'USA']\nround = 3\nagenda = ['end turn']\n{ROWS}
            bonus = ['bases', 'buildings', 'works', 'contracts', 'conduits']
            [Germany]\npassed = true\nengineers = 0\nenergy = {energy}\nworks = [{works}]
            [USA]\npassed = true\nengineers = 0"
        ));
        assert_eq!(table.amount("Germany", "vp", "bonus"), points);
    }
    let table = expanded(&format!(
        "seats = ['Germany', 'USA']\nround = 1\nagenda = ['end turn']\n{ROWS}
        bonus = ['buildings', 'bases', 'works', 'contracts', 'conduits']
        [Germany]\npassed = true\nengineers = 0\nenergy = 6\nbuildings = ['wind-farm', 'research-lab']
        [USA]\npassed = true\nengineers = 0"
    ));
    assert_eq!(table.amount("Germany", "vp", "bonus"), 8);
}

/// LX-18 (L-9.1, L-7.4, L-4.6): buildings score at the end, and III-Building scores besides.
#[test]
fn buildings_score_at_the_end() {
    let table = expanded(
        "seats = ['Germany', 'USA']\nturn = 'Germany'
        buildings = ['cofferdam', 'robot-factory', 'development-office', 'loan-agency', 'customer-office']
        [Germany]\ntiles = ['III-Building']\nbuildings = ['customer-office']\n[USA]\nbuildings = ['cofferdam']",
    )
    .plays("construct; tile III-Building; build building cofferdam; pay 2E 1M");
    table.shows("Germany: 13 vp, 3 credits");
    let end = expanded(
        "seats = ['Germany', 'USA']\nround = 5\nagenda = ['end turn']\nobjective = 'red-spaces'
        buildings = ['cofferdam', 'robot-factory', 'development-office', 'loan-agency', 'customer-office']
        [Germany]\npassed = true\nengineers = 0\nbuildings = ['cofferdam', 'customer-office']
        [USA]\npassed = true\nengineers = 0\nbuildings = ['cofferdam']",
    );
    assert_eq!(end.amount("Germany", "vp", "building"), 10);
    assert_eq!(end.amount("USA", "vp", "building"), 3);
    assert!(end.told(serde_json::json!({"kind": "objective-counted", "seat": "P1", "quantity": 0})));
}

/// LX-19 (L-3.6): which works are offered in round 2.
#[test]
fn works_left_over_leave_and_new_ones_come() {
    let table = expanded(&format!(
        "seats = ['Germany', 'USA']\nround = 1\nagenda = ['end turn']\nworks = ['-', 'a2', '-']\n{ROWS}
        stacks = {{ works = ['a4', 'a5', 'b2', 'b1', 'b3', 'b4', 'b5', 'c1', 'c2', 'c3', 'c4', 'c5'] }}
        [Germany]\npassed = true\nengineers = 0\nworks = ['a1', 'a3']\n[USA]\npassed = true\nengineers = 0"
    ));
    let works = table.position.table.leeghwater.works.map(|work| work.expect("a work").to_string());
    assert_eq!(works, ["a4", "a5", "b2"]);
    assert!(table.told(serde_json::json!({"kind": "work-gone", "work": "a2", "position": 2})));
}

/// LX-20 (L-13.3, L-13.4, A-22.1): an Automa builds at the first tile it can pay, and closes its first action space.
#[test]
fn an_automa_builds_and_closes_the_first_space() {
    let text = |tile: &str| {
        format!(
            "seats = ['Germany', 'USA', 'Italy']\nautomas = {{ Germany = 'medium' }}\nturn = 'Germany'
            buildings = ['wind-farm', 'robot-factory', 'research-lab', 'cofferdam', 'financial-division']
            agenda = ['tile for building {tile} engineers 1', 'end turn']\norder = ['Germany', 'USA', 'Italy']
            automa = {{ criteria = '1-1A-5' }}
            [Germany]\nexcavators = 5\nmixers = 2\ntiles = ['building']
            [USA]\nbuildings = ['research-lab']\nwheel = ['', 'base 4E']"
        )
    };
    let table = expanded(&text("down"));
    table.shows("Germany: 11 engineers, 3 excavators, 0 mixers");
    assert_eq!(table.entry("Germany", "buildings"), ["research-lab"]);
    let before = table.count("USA", "credits");
    let table = table.plays("use research-lab");
    assert_eq!(before - table.count("USA", "credits"), 3, "the first space is closed");
    let up = expanded(&text("up"));
    assert_eq!(up.entry("Germany", "buildings"), ["cofferdam"]);
}
