//! What the companies can do (B-20).

use crate::common::scene;

/// B-20.1: a step for each drop and each basin it passes by river, on anybody's turn, in income and actions.
#[test]
fn the_usa() {
    let usa = "[USA]\nstructures = ['P5.1', 'P9.1', 'P11.1']";
    // HB runs through basins 5, 9 and 11.
    scene(&format!("turn = 'Germany'\n{usa}"))
        .plays("water 1 left; drop HB")
        .shows("USA: 3 energy; Germany: 0 energy");
    // In phase 1, by Germany's income.
    let table = scene(&format!(
        "phase = 'income'\nround = 2\n{usa}\n[Germany]\nstructures = ['C1L', 'C2L', 'C3L', 'C4L']"
    ))
    .plays("drop HB; drop HA");
    table.shows("USA: 4 energy");
    // Two powerhouses are not enough.
    scene("[USA]\nstructures = ['P5.1', 'P9.1']").plays("water 1 left; drop HB").shows("USA: 0 energy");
    // Its own production: not where the conduit ends, but further down.
    scene(&format!(
        "water = {{ B3L = 1 }}\n{}",
        "[USA]\nstructures = ['P5.1', 'P9.1', 'P11.1', 'B3L', 'C3L']"
    ))
    .plays("turbine 0 left; produce B3L C3L P5 x1")
    .shows("USA: 7 energy"); // 4 + 1, then basins 9 and 11
}

/// B-20.2: a second production with another powerhouse, with nothing added, paid and fulfilled on its own, not a third.
#[test]
fn germany() {
    let table = scene(
        "seats = ['Germany', 'USA']
        water = { B5L = 2, B6L = 2 }
        [Germany]
        structures = ['P8.1', 'P10.1', 'P9.1', 'B5L+1', 'C5L', 'B6L+1', 'C6L']
        [USA]
        structures = ['C5R']",
    )
    .plays("turbine +2 left; produce B5L C5L P8 x1");
    table.shows("Germany: 6 energy"); // 3 + 2 + 1
    table.refuses("produce B5L C5L P8 x1", "B-20.2");
    // The same dam may serve again, through another conduit.
    let again = table.offers("produce");
    assert_eq!(again, ["produce B5L C5R P10 x1", "produce B6L C6L P9 x1", "produce B6L C6L P9 x2"]);
    let table = table.plays("produce B6L C6L P9 x2");
    table.shows("Germany: 14 energy");
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("USA", "turn"));
    // With two powerhouses there is no second production.
    let table = scene("seats = ['Germany', 'USA']\nwater = { B5L = 2 }\n[Germany]\nstructures = ['P8.1', 'P10.1', 'B5L+1', 'C5L', 'C5R']")
        .plays("turbine 0 left; produce B5L C5L P8 x1");
    assert_eq!(table.asked(), "USA");
}

/// B-20.3: Italy's marker moves 3 steps more with each production, not with other energy.
#[test]
fn italy() {
    let facts = "[Italy]\nstructures = ['P8.1', 'P10.1', 'P9.1', 'B5L', 'C5L']\ntiles = ['III-Conduit', 'II-Powerhouse']\nexcavators = 9\nmixers = 9";
    scene(&format!("seats = ['Italy', 'USA']\nwater = {{ B5L = 1 }}\n{facts}"))
        .plays("turbine 0 left; produce B5L C5L P8 x1")
        .shows("Italy: 7 energy"); // 3 + 1, then 3
    scene(&format!("seats = ['Italy', 'USA']\n{facts}"))
        .plays("construct; tile III-Conduit; build conduit C9L; pay 2E; gain mixer")
        .shows("Italy: 2 energy");
    // The production of a tile: 3 + 2 + 3, then 3.
    scene(&format!("seats = ['Italy', 'USA']\nwater = {{ B5L = 1 }}\n{facts}"))
        .plays("construct; tile II-Powerhouse; build powerhouse P5.1; pay 5M; produce B5L C5L P8 x1")
        .shows("Italy: 11 energy");
}

/// B-20.4: France's contracts count 3 lower after a production, own and national ones; the marker is unchanged.
#[test]
fn france() {
    let produced = |houses: &str| {
        scene(&format!(
            "seats = ['France', 'USA']
            water = {{ B2L = 2 }}
            national = ['N1']
            [France]
            structures = ['B2L+1', 'C2R', {houses}]
            contracts = ['R12', 'Y11', 'G03']"
        ))
        .plays("turbine 0 left")
    };
    let table = produced("'P10.1', 'P8.1', 'P9.1'").plays("produce B2L C2R P10 x2");
    table.shows("France: 11 energy");
    assert_eq!(table.offers("fulfil"), ["fulfil N1", "fulfil G03", "fulfil Y11", "fulfil R12"]);
    let table = produced("'P10.1', 'P8.1', 'P9.1'").plays("produce B2L C2R P10 x1");
    assert_eq!(table.offers("fulfil"), ["fulfil G03", "fulfil Y11"]); // 6 energy reach 9
    table.refuses("fulfil R12", "B-13.2");
    // With two powerhouses there is no discount.
    let table = produced("'P10.1', 'P8.1'").plays("produce B2L C2R P10 x1");
    assert_eq!(table.offers("fulfil"), ["fulfil G03"]);
}

/// B-20.5: the USA and Italy are not asked; Germany may decline.
#[test]
fn who_has_a_choice() {
    let table = scene("seats = ['Italy', 'USA']\nwater = { B5L = 1 }\n[Italy]\nstructures = ['P8.1', 'P10.1', 'P9.1', 'B5L', 'C5L']")
        .plays("turbine 0 left; produce B5L C5L P8 x1");
    assert_eq!((table.asked().as_str(), table.asks().as_str()), ("USA", "turn"));
    let table = scene("[USA]\nstructures = ['P8.1', 'P11.1', 'P9.1']").plays("water 1 left; drop HA");
    table.shows("USA: 2 energy");
    assert_eq!(table.asked(), "Germany");
    let table = scene("seats = ['Germany', 'USA']\nwater = { B5L = 2 }\n[Germany]\nstructures = ['P8.1', 'P10.1', 'P9.1', 'B5L+1', 'C5L', 'C5R']")
        .plays("turbine 0 left; produce B5L C5L P8 x1");
    assert_eq!(table.asks(), "produce again not P8");
    let table = table.plays("decline");
    assert_eq!((table.asked().as_str(), table.water("B5L")), ("USA", 1));
    table.shows("Germany: 4 energy");
}

/// B-1.14: turbine spaces, II-Powerhouse and the German repeat are production actions; other energy is not.
#[test]
fn production_actions() {
    let facts = "[Germany]\nstructures = ['P8.1', 'P9.1', 'B5L', 'C5L', 'B6L', 'C6L']\nmixers = 9\nexcavators = 9\ntiles = ['II-Powerhouse', 'II-Base', 'III-Conduit']";
    let table = scene(&format!("seats = ['Germany', 'USA']\nwater = {{ B5L = 1, B6L = 1 }}\n{facts}"))
        .plays("construct; tile II-Powerhouse; build powerhouse P10.1; pay 4M; produce B5L C5L P8 x1; produce B6L C6L P9 x1");
    assert_eq!(table.times("produced"), 2);
    let table = scene(&format!("seats = ['Germany', 'USA']\n{facts}"))
        .plays("construct; tile II-Base; build base B8L; pay 3E");
    assert_eq!(table.times("produced"), 0);
    table.shows("Germany: 3 energy");
}

/// B-20.2, B-13.3: the second German production may fulfil a national contract.
#[test]
fn the_repeat_serves_a_national_contract() {
    let table = scene(
        "seats = ['Germany', 'USA']
        national = ['N5']
        water = { B4L = 3, B5L = 1 }
        [Germany]
        structures = ['B4L+2', 'C4R', 'P12.1', 'B5L', 'C5L', 'P8.1', 'P9.1']",
    )
    .plays("turbine 0 left; produce B5L C5L P8 x1; produce B4L C4R P12 x3");
    table.shows("Germany: 19 energy");
    table.plays("fulfil N5").shows("Germany: 22 vp");
}
