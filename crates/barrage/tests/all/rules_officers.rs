//! The officers (B-21), and Mahiri in the place of each of the others.

use crate::common::{Scene, scene};

/// B-21.1: Wilhelm's bases cost 3 excavators everywhere; elevations and red borders cost what they always do.
#[test]
fn wilhelm() {
    for (space, fee) in [("B8L", 0), ("B5L", 0), ("B1L", 0), ("B1U", 3)] {
        scene("[USA]\nofficer = 'Wilhelm'")
            .plays(&format!("construct; tile base; build base {space}; pay 3E"))
            .shows(&format!("USA: 3 excavators, {} credits", 6 - fee));
    }
    scene("[USA]\nofficer = 'Wilhelm'\nstructures = ['B1L', 'B5L']")
        .plays("construct; tile elevation; build elevation B1L; pay 4M")
        .shows("USA: 0 mixers");
}

/// B-21.2: Graziano's own dams of level 3 hold 4 drops; lower, neutral and foreign ones do not.
#[test]
fn graziano() {
    for (dam, most) in [
        ("[USA]\nofficer = 'Graziano'\nstructures = ['B1L+2']", 4),
        ("[USA]\nofficer = 'Graziano'\nstructures = ['B1L+1']", 2),
        ("[USA]\nofficer = 'Graziano'\nstructures = ['B1L']", 1),
        ("neutral = { B1L = 3 }\nwater = {}\n[USA]\nofficer = 'Graziano'", 3),
        ("[USA]\nofficer = 'Graziano'\n[Germany]\nstructures = ['B1L+2']", 3),
    ] {
        let table =
            scene(&format!("agenda = ['drops 6 flowing', 'end turn']\n{dam}")).plays(&"drop HA;".repeat(6));
        assert_eq!(table.water("B1L"), most, "{dam}");
    }
    let table =
        scene("water = { B1L = 4 }\n[USA]\nofficer = 'Graziano'\nstructures = ['B1L+2', 'C1R', 'P5.1']")
            .plays("turbine 0 left");
    assert_eq!(table.offers("produce").len(), 4);
    table.plays("produce B1L C1R P5 x4").shows("USA: 16 energy");
}

/// B-21.3: Viktor makes a small product 4 before bonuses and maluses.
#[test]
fn viktor() {
    for (space, powerhouses, energy) in [
        ("turbine -2 left", "'P11.1'", 2),
        ("turbine 0 left", "'P11.1'", 4),
        ("turbine +2 left", "'P11.1', 'P5.1'", 7),
    ] {
        scene(&format!(
            "water = {{ B9L = 1 }}\n[USA]\nofficer = 'Viktor'\nstructures = ['B9L', 'C9L', {powerhouses}]"
        ))
        .plays(&format!("{space}; produce B9L C9L P11 x1"))
        .shows(&format!("USA: {energy} energy"));
    }
    // A product of 4 or more is left alone.
    scene("water = { B2L = 1 }\n[USA]\nofficer = 'Viktor'\nstructures = ['B2L', 'C2R', 'P10.1']")
        .plays("turbine 0 left; produce B2L C2R P10 x1")
        .shows("USA: 5 energy");
}

/// B-21.4: Jill's prices of a conduit, with basic tile, II-Conduit and II-Joker.
#[test]
fn jill() {
    let rich =
        "[USA]\nofficer = 'Jill'\nexcavators = 9\nmixers = 9\ntiles = ['conduit', 'II-Conduit', 'II-Joker']";
    for (tile, space, mut prices) in [
        ("conduit", "C10L", vec!["pay 4E", "pay 2M"]),
        ("II-Conduit", "C10L", vec!["pay 4E", "pay 2M"]),
        ("II-Conduit", "C5L", vec!["pay 5E", "pay 3M"]),
        ("II-Joker", "C10L", vec!["pay 2M", "pay 4E", "pay 3E 1M", "pay 2E 2M", "pay 1E 3M", "pay 4M"]),
        ("II-Joker", "C9L", vec!["pay 1M", "pay 2E", "pay 1E 1M", "pay 2M"]),
    ] {
        let table = scene(rich).plays(&format!("construct; tile {tile}; build conduit {space}"));
        let mut offered = table.offers("pay");
        offered.sort();
        prices.sort_unstable();
        assert_eq!(offered, prices, "{tile} on {space}");
    }
    let table = scene("[USA]\nofficer = 'Jill'\nexcavators = 0")
        .plays("construct; tile conduit; build conduit C6L; pay 4M");
    table.shows("USA: 0 mixers, 1 conduits");
    assert_eq!(table.wheel("USA")[5], "conduit 4M");
    // Bases have their usual price.
    scene("[USA]\nofficer = 'Jill'\nexcavators = 2\nmixers = 9")
        .plays("construct")
        .refuses("tile base", "B-7.5");
}

/// B-21.5: Solomon pays 3 credits for any number of the machines of a construction, and for nothing else.
#[test]
fn solomon() {
    let rich = "officer = 'Solomon'\ncredits = 40\nexcavators = 9\nmixers = 9\ntiles = ['base', 'powerhouse', 'II-Conduit', 'II-Joker']";
    let prices = |moves: &str| {
        let mut offered = scene(&format!("[USA]\n{rich}")).plays(moves).offers("pay");
        offered.sort();
        offered
    };
    assert_eq!(
        prices("construct; tile base; build base B8L"),
        ["pay 1E 6C", "pay 2E 3C", "pay 3E", "pay 9C"]
    );
    assert_eq!(
        prices("construct; tile powerhouse; build powerhouse P8.1"),
        ["pay 1M 3C", "pay 2M", "pay 6C"]
    );
    // The price that the tile makes comes first: five machines at most.
    assert_eq!(
        prices("construct; tile II-Conduit; build conduit C1L"),
        ["pay 15C", "pay 1E 12C", "pay 2E 9C", "pay 3E 6C", "pay 4E 3C", "pay 5E"]
    );
    assert_eq!(
        prices("construct; tile II-Joker; build powerhouse P8.1"),
        ["pay 1E 1M", "pay 1E 3C", "pay 1M 3C", "pay 2E", "pay 2M", "pay 6C"]
    );
    let table = scene("[USA]\nofficer = 'Solomon'\ncredits = 9\nexcavators = 0")
        .plays("construct; tile base; build base B8L; pay 9C");
    table.shows("USA: 0 credits, 1 bases; Germany: 6 credits");
    assert_eq!(table.wheel("USA")[5], "base");
    // Other prices stay: the machinery shop takes credits only.
    scene("[USA]\nofficer = 'Solomon'\ncredits = 1\nexcavators = 9")
        .refuses("machinery excavator left", "B-6.7");
}

/// B-21.6: Anton's tile is taken for a tile on the wheel: basic, advanced, joker, with its effect and price.
#[test]
fn anton() {
    let anton = |wheel: &str, facts: &str| {
        scene(&format!(
            "[USA]\nofficer = 'Anton'\nexcavators = 9\nmixers = 9\nwheel = ['', {wheel}]\n{facts}"
        ))
    };
    // A basic tile.
    let table = anton("'', 'base 3E'", "").plays("construct; tile anton as base; build base B8L; pay 3E");
    assert_eq!(table.wheel("USA"), ["", "base 3E", "", "", "", "anton 3E"]);
    // A tile that comes back in step 4 of this very construction.
    let table = anton("'III-Powerhouse'", "")
        .plays("construct; tile anton as III-Powerhouse; build powerhouse P8.1; pay 2M");
    table.shows("USA: 13 vp");
    assert_eq!(table.wheel("USA")[5], "anton 2M");
    assert!(table.entry("USA", "tiles").contains(&"III-Powerhouse".to_owned()));
    // A changed price, and a changed fee.
    anton("'', 'II-Conduit'", "")
        .plays("construct; tile anton as II-Conduit; build conduit C1L; pay 5E")
        .shows("USA: 4 excavators");
    anton("'', 'I-Joker'", "")
        .plays("construct; tile anton as I-Joker; build base B8U; pay 3E")
        .shows("USA: 6 credits");
    // It never counts as an advanced tile, not even as III-Joker.
    anton("'', 'III-Joker'", "")
        .plays("construct; tile anton as III-Joker; build base B8L; pay 3E")
        .shows("USA: 13 vp, 1 advanced");
    let table = anton("'', 'base 3E'", "").plays("construct");
    table.refuses("tile anton as conduit", "B-21.6"); // in supply, not on the wheel
    table.refuses("tile anton as III-Base", "B-21.6");
    scene("[USA]\nwheel = ['', '', 'base']").plays("construct").refuses("tile anton as base", "B-21.6");
    // On the wheel itself, his tile serves nobody.
    let table = scene("[USA]\nofficer = 'Anton'\nwheel = ['', '', 'base 3E', 'anton 3E']").plays("construct");
    assert!(table.offers("tile anton").is_empty());
}

/// B-21.6: as I-Powerhouse or III-Base Anton's tile builds without engineers, as the last action too.
#[test]
fn anton_without_engineers() {
    let table =
        scene("[USA]\nofficer = 'Anton'\nengineers = 0\nexcavators = 0\nwheel = ['', '', 'III-Base']");
    assert_eq!(table.moves(), ["construct free", "pass"]);
    let table = table.plays("construct free; tile anton as III-Base; build base B1L; pay nothing");
    table.shows("USA: 1 bases, 0 constructions, 0 engineers");
    assert_eq!(table.wheel("USA"), ["", "III-Base", "", "", "", "anton"]);
    scene("[USA]\nofficer = 'Anton'\nwheel = ['', '', 'I-Powerhouse']")
        .plays("construct free; tile anton as I-Powerhouse; build powerhouse P8.1; pay 2M")
        .shows("USA: 12 engineers, 2 mixers, 1 powerhouses");
}

/// A table where the USA has Mahiri and may copy three officers.
fn mahiri(officers: &str, table: &str, facts: &str) -> Scene {
    scene(&format!("extra_officers = [{officers}]\n{table}\n[USA]\nofficer = 'Mahiri'\n{facts}"))
}

const BUILDERS: &str = "'Wilhelm', 'Jill', 'Solomon'";
const OTHERS: &str = "'Graziano', 'Viktor', 'Anton'";

/// B-21.7: an engineer, then an engineer and 3 credits; once a turn, twice a round; three officers to copy.
#[test]
fn mahiris_spaces() {
    let table = mahiri(BUILDERS, "", "");
    let table = table.plays("mahiri");
    table.shows("USA: 11 engineers, 6 credits");
    assert_eq!(table.moves(), ["copy Wilhelm", "copy Jill", "copy Solomon"]);
    table.refuses("copy Viktor", "B-21.7");
    let table = table.plays("copy Jill");
    table.refuses("mahiri", "B-21.7");
    table.refuses("pass", "B-21.7");
    table.refuses("decline", "B-21.7");
    let table = table.plays("bank; engineers 1; bank; engineers 1; mahiri");
    table.shows("USA: 9 engineers, 4 credits");
    let table = table.plays("copy Jill; bank; engineers 1; bank; engineers 1");
    table.refuses("mahiri", "B-21.7");
    let poor = mahiri(BUILDERS, "", "copies = 1\ncredits = 2");
    poor.refuses("mahiri", "B-6.7");
    scene("").refuses("mahiri", "B-21.7");
    // After phase 5 the spaces are free again.
    let table = mahiri(BUILDERS, "", "copies = 2").everybody_passes();
    assert!(table.asked() != "USA" || table.may("mahiri"));
    // The officers of the others come first, and her own is not among them.
    let table = scene(
        "players = 4\nextra_officers = []\n[USA]\nofficer = 'Mahiri'\n[Germany]\nofficer = 'Anton'\n[Italy]\nofficer = 'Jill'\n[France]\nofficer = 'Viktor'",
    );
    assert_eq!(table.plays("mahiri").moves(), ["copy Viktor", "copy Jill", "copy Anton"]);
}

/// B-21.7: the further action must be taken while there are engineers; without any the turn ends, which is no pass.
#[test]
fn mahiris_further_action() {
    let table = mahiri(BUILDERS, "", "engineers = 1").plays("mahiri; copy Jill");
    assert_eq!(table.asked(), "Germany");
    assert!(!table.of("USA").passed);
    let table = mahiri(OTHERS, "", "engineers = 1\ntiles = ['I-Powerhouse']").plays("mahiri; copy Viktor");
    assert_eq!(
        (table.asked(), table.moves()),
        ("USA".to_owned(), vec!["construct free".to_owned(), "decline".to_owned()])
    );
    let declined = table.plays("decline");
    assert_eq!(declined.asked(), "Germany");
    assert!(!declined.of("USA").passed);
}

/// B-21.7: as Wilhelm, Mahiri builds a base for 3 excavators, in that turn only.
#[test]
fn mahiri_as_wilhelm() {
    let table =
        mahiri(BUILDERS, "", "").plays("mahiri; copy Wilhelm; construct; tile base; build base B1L; pay 3E");
    table.shows("USA: 3 excavators, 1 bases, 10 engineers");
    let table = mahiri(BUILDERS, "", "excavators = 4\ntiles = ['base']")
        .plays("mahiri; copy Wilhelm; bank; engineers 1; bank; engineers 1; construct");
    table.refuses("build base B1L", "B-7.5");
}

/// B-21.7: as Jill, Mahiri pays a conduit with mixers, in that turn only.
#[test]
fn mahiri_as_jill() {
    mahiri(BUILDERS, "", "")
        .plays("mahiri; copy Jill; construct; tile conduit; build conduit C1R; pay 4M")
        .shows("USA: 0 mixers, 6 excavators, 1 conduits");
    let table = mahiri(BUILDERS, "", "")
        .plays("mahiri; copy Jill; bank; engineers 1; bank; engineers 1; construct; tile conduit");
    table.refuses("build conduit C1R", "B-7.5");
}

/// B-21.7: as Solomon, Mahiri pays credits for machines, in that turn only.
#[test]
fn mahiri_as_solomon() {
    mahiri(BUILDERS, "", "credits = 9\nexcavators = 0")
        .plays("mahiri; copy Solomon; construct; tile base; build base B8L; pay 9C")
        .shows("USA: 0 credits, 1 bases");
    let table = mahiri(BUILDERS, "", "credits = 30\nexcavators = 0\nmixers = 0")
        .plays("mahiri; copy Solomon; bank; engineers 1; bank; engineers 1");
    table.refuses("construct", "B-6.8");
}

/// B-21.7: as Viktor, Mahiri's productions of that turn make 4 at least, also by II-Powerhouse, but not a repeat.
#[test]
fn mahiri_as_viktor() {
    let system = "structures = ['B9L', 'C9L', 'P11.1']";
    mahiri(OTHERS, "water = { B9L = 1 }", system)
        .plays("mahiri; copy Viktor; turbine 0 left; produce B9L C9L P11 x1")
        .shows("USA: 4 energy");
    mahiri(OTHERS, "water = { B9L = 1 }", &format!("{system}\ntiles = ['II-Powerhouse']"))
        .plays("mahiri; copy Viktor; construct; tile II-Powerhouse; build powerhouse P5.1; pay 3M; produce B9L C9L P11 x1")
        .shows("USA: 7 energy"); // 4 + 2 + 1
    mahiri(OTHERS, "water = { B9L = 1 }", system)
        .plays("mahiri; copy Viktor; bank; engineers 1; bank; engineers 1; turbine 0 left; produce B9L C9L P11 x1")
        .shows("USA: 1 energy");
    scene(
        "extra_officers = ['Viktor', 'Jill', 'Anton']
        seats = ['Germany', 'USA']
        water = { B9L = 1, B10L = 1 }
        [Germany]
        officer = 'Mahiri'
        structures = ['B9L', 'C9R', 'P12.1', 'B10L', 'C10L', 'P11.1', 'P5.1']",
    )
    .plays("mahiri; copy Viktor; turbine 0 left; produce B9L C9R P12 x1; produce B10L C10L P11 x1")
    .shows("Germany: 7 energy"); // 4 + 1, then 2
}

/// B-21.7, B-24.6: as Anton, Mahiri uses a tile on her wheel; no tile goes on it, and only inside a use of her space.
#[test]
fn mahiri_as_anton() {
    let wheel = "wheel = ['', '', 'III-Powerhouse', 'base 3E']";
    let table = mahiri(OTHERS, "", wheel)
        .plays("mahiri; copy Anton; construct; tile wheel III-Powerhouse; build powerhouse P8.1; pay 2M");
    table.shows("USA: 13 vp, 2 mixers");
    assert_eq!(table.wheel("USA"), ["", "III-Powerhouse", "base 3E", "", "", "2M"]);
    // A tile of the supply serves just as well.
    mahiri(OTHERS, "", wheel)
        .plays("mahiri; copy Anton; construct; tile powerhouse; build powerhouse P8.1; pay 2M")
        .shows("USA: 10 vp");
    // Without engineers, by III-Base on the wheel.
    let table = mahiri(OTHERS, "", "engineers = 1\nexcavators = 0\nmixers = 0\nwheel = ['', '', 'III-Base']")
        .plays("mahiri; copy Anton");
    assert_eq!(table.moves(), ["construct free", "decline"]);
    let table = table.plays("construct free; tile wheel III-Base; build base B8L; pay nothing");
    table.shows("USA: 1 bases, 0 constructions");
    assert_eq!(table.wheel("USA"), ["", "III-Base", "", "", "", ""]);
    // Only inside a use of her space.
    let table = mahiri(OTHERS, "", "wheel = ['', '', 'III-Base']");
    table.refuses("construct free", "B-22.5");
    let table = table.plays("mahiri; copy Anton; bank; engineers 1; bank; engineers 1");
    table.refuses("construct free", "B-22.5");
    table.plays("construct").refuses("tile wheel III-Base", "B-21.6");
}

/// B-21.7: as Graziano, Mahiri's dams of level 3 hold 4 to the start of her next turn, through phase 3 if need be.
#[test]
fn mahiri_as_graziano() {
    let dam = "structures = ['B1L+2']";
    // Water that Germany releases before her next turn.
    let table = mahiri(OTHERS, "water = { B1L = 3 }", dam)
        .plays("mahiri; copy Graziano; bank; engineers 1; water 1 left; drop HA");
    assert_eq!(table.water("B1L"), 4);
    // Her last turn of the round; the pass that follows is no turn, and phase 3 fills the dam.
    let table = scene(
        "extra_officers = ['Graziano', 'Viktor', 'Anton']
        water = { B1L = 3 }
        head_streams = { HA = { drops = 2, tile = 'h1' } }
        [USA]
        officer = 'Mahiri'
        structures = ['B1L+2']
        engineers = 2
        [Germany]
        engineers = 0",
    )
    .plays("mahiri; copy Graziano; bank; engineers 1");
    assert_eq!((table.position.table.round, table.water("B1L"), table.times("drop-left")), (2, 4, 1));
    // Without the copy the dam takes three.
    let table = mahiri(OTHERS, "water = { B1L = 3 }", dam).plays("water 1 left; drop HA");
    assert_eq!(table.water("B1L"), 3);
    // With her next turn the copy is over: a drop passes the dam with three, and a fourth drop that is there stays.
    for held in [3, 4] {
        let water = format!("water = {{ B1L = {held} }}");
        let table =
            mahiri(OTHERS, &water, &format!("{dam}\ncopied = 'Graziano'")).plays("water 1 left; drop HA");
        assert_eq!((table.water("B1L"), table.times("drop-left")), (held, 1));
    }
    // II-Elevation fills to the copied capacity.
    let table = mahiri(
        OTHERS,
        "water = { B1L = 1 }",
        "structures = ['B1L+1', 'B5L']\ntiles = ['II-Elevation']",
    )
    .plays("mahiri; copy Graziano; construct; tile II-Elevation; build elevation B1L; pay 4M; gain mixer");
    assert_eq!(table.water("B1L"), 4);
}

/// B-21.5, B-4.3: what Solomon pays in credits must leave enough for the red border.
#[test]
fn solomon_keeps_the_fee() {
    let table = scene("[USA]\nofficer = 'Solomon'\ncredits = 12\nexcavators = 5")
        .plays("construct; tile base; build base B1U");
    let mut prices = table.offers("pay");
    prices.sort();
    assert_eq!(prices, ["pay 2E 9C", "pay 3E 6C", "pay 4E 3C", "pay 5E"]);
    table.refuses("pay 1E 12C", "B-4.4");
}
