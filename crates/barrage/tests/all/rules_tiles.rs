//! Technology tiles (B-22).

use crate::common::{Scene, scene};
use barrage::{Kind, Tile};

const RICH: &str = "excavators = 20\nmixers = 20\ncredits = 20";

/// The USA, rich, with these tiles.
fn with(tiles: &str, facts: &str) -> Scene {
    scene(&format!("[USA]\n{RICH}\ntiles = [{tiles}]\n{facts}"))
}

/// B-22.1: basic tiles build their own kind; the joker of the introductory game builds any.
#[test]
fn basic_tiles() {
    for kind in Kind::ALL {
        for other in Kind::ALL {
            let tile: Tile = kind.to_string().parse().expect("a basic tile");
            assert_eq!(tile.builds().has(other), kind == other);
        }
    }
    let table = scene("variant = 'intro'\n[USA]\nexcavators = 20\nstructures = ['B8L']")
        .plays("construct; tile joker");
    for build in ["build base B9L", "build elevation B8L", "build conduit C9L", "build powerhouse P8.1"] {
        assert!(table.may(build), "{build}");
    }
}

/// B-22.2: an advanced tile builds what its basic tile builds, a joker any kind.
#[test]
fn what_advanced_tiles_build() {
    for level in ["I", "II", "III"] {
        for kind in Kind::ALL {
            let name = kind.to_string();
            let tile: Tile =
                format!("{level}-{}{}", name[..1].to_uppercase(), &name[1..]).parse().expect("a tile");
            for other in Kind::ALL {
                assert_eq!(tile.builds().has(other), kind == other, "{tile} and {other}");
            }
        }
        let joker: Tile = format!("{level}-Joker").parse().expect("a tile");
        assert!(Kind::ALL.iter().all(|&kind| joker.builds().has(kind)));
        let table = with(&format!("'{level}-Joker', 'base'"), "structures = ['B8L']")
            .plays(&format!("construct; tile {level}-Joker"));
        for build in ["build base B9L", "build elevation B8L", "build conduit C9L", "build powerhouse P8.1"] {
            assert!(table.may(build), "{build} with {level}-Joker");
        }
    }
    with("'base', 'conduit'", "").plays("construct; tile base").refuses("build conduit C9L", "B-22.2");
}

/// B-22.3: the player chooses the tile; free structures have no special effect.
#[test]
fn special_effects_need_a_construction() {
    let tiles = "'powerhouse', 'III-Powerhouse'";
    with(tiles, "").plays("construct; tile powerhouse; build powerhouse P8.1; pay 2M").shows("USA: 10 vp");
    with(tiles, "")
        .plays("construct; tile III-Powerhouse; build powerhouse P8.1; pay 2M")
        .shows("USA: 13 vp");
    scene(&format!("agenda = ['free powerhouse', 'end turn']\n[USA]\ntiles = [{tiles}]"))
        .plays("build powerhouse P8.1")
        .shows("USA: 10 vp, 1 powerhouses");
}

/// B-22.4: effects of step 7 come after the wheel, the piece and the income.
#[test]
fn effects_come_last() {
    // The USA's second elevation uncovers a machine; I-Elevation turns after it was chosen.
    let table = with("'I-Elevation'", "structures = ['B8L+1', 'B9L']")
        .plays("construct; tile I-Elevation; build elevation B9L; pay 2M");
    assert_eq!((table.asks().as_str(), table.times("wheel-turned")), ("machines 1", 1));
    assert_eq!(table.plays("gain mixer").times("wheel-turned"), 3);
    // Germany's second base first scores its income.
    let table =
        scene("turn = 'Germany'\n[Germany]\nstructures = ['B5L']\ntiles = ['II-Base']\ncontracts = ['S3']")
            .plays("construct; tile II-Base; build base B8L; pay 3E");
    table.shows("Germany: 13 vp, 2 energy");
    assert_eq!(table.offers("fulfil"), ["fulfil S3"]);
}

/// B-22.5: I-Powerhouse and III-Base use neither engineers nor a construction space, and never take engineers.
#[test]
fn engineer_free_constructions() {
    for (tile, build) in
        [("I-Powerhouse", "build powerhouse P8.1; pay 2M"), ("III-Base", "build base B8L; pay nothing")]
    {
        for engineers in [0, 1, 12] {
            let table = with(&format!("'{tile}', 'conduit'"), &format!("engineers = {engineers}"))
                .plays(&format!("construct free; tile {tile}; {build}"));
            table.shows(&format!("USA: {engineers} engineers, 0 constructions"));
            assert_eq!(table.asked(), "Germany");
        }
        with(&format!("'{tile}', 'base', 'conduit'"), "")
            .plays("construct")
            .refuses(&format!("tile {tile}"), "B-22.5");
    }
    let table = with("'I-Powerhouse', 'III-Base', 'conduit'", "").plays("construct free");
    table.refuses("tile conduit", "B-22.5");
    assert_eq!(table.offers("tile").len(), 2);
    with("'conduit'", "").refuses("construct free", "B-22.5");
    // They come on top of four constructions with engineers.
    assert!(with("'III-Base'", "constructions = 4").may("construct free"));
}

/// B-22.5: I-Base gives a drop to every own dam without water, and to no other.
#[test]
fn i_base() {
    let table = scene(
        "neutral = { B7L = 1 }
        water = { B6L = 1 }
        [USA]
        structures = ['B5L+1', 'B6L+1']
        tiles = ['I-Base']
        [Germany]
        structures = ['B9L']",
    )
    .plays("construct; tile I-Base; build base B8L; pay 3E");
    assert_eq!(["B5L", "B6L", "B8L", "B7L", "B9L"].map(|dam| table.water(dam)), [1, 1, 1, 0, 0]);
    assert_eq!(table.asked(), "Germany");
}

/// B-22.5: I-Elevation turns the wheel once more for each own elevation, the new one included.
#[test]
fn i_elevation() {
    let table = with(
        "'I-Elevation'",
        "structures = ['B8L+1', 'B9L+1', 'B10L']\nwheel = ['', '1E', '2E', '3E', '4E']",
    )
    .plays("construct; tile I-Elevation; build elevation B10L; pay 2M");
    assert_eq!(table.times("wheel-turned"), 4);
    table.shows("USA: 30 excavators");
    assert_eq!(table.wheel("USA"), ["", "", "I-Elevation 2M", "", "", ""]);
}

/// B-22.5: I-Conduit brings 2 credits for each point of power.
#[test]
fn i_conduit() {
    for (space, power) in [("C9L", 1), ("C5L", 3), ("C1L", 5)] {
        with("'I-Conduit'", "")
            .plays(&format!("construct; tile I-Conduit; build conduit {space}; pay {}E", 2 * power))
            .shows(&format!("USA: {} credits", 20 + 2 * power));
    }
}

/// B-22.5: I-Powerhouse costs mixers and red border as usual.
#[test]
fn i_powerhouse() {
    let table = with("'I-Powerhouse'", "structures = ['P5.1']")
        .plays("construct free; tile I-Powerhouse; build powerhouse P8.3; pay 3M");
    table.shows("USA: 17 mixers, 17 credits, 12 engineers");
    assert_eq!(table.wheel("USA")[5], "I-Powerhouse 3M");
}

/// B-22.5, B-22.8: I-Joker spares the red border of the building space, not that of the fourth construction space.
#[test]
fn i_joker() {
    for (build, credits) in [
        ("build base B8U; pay 3E", 20),
        ("build powerhouse P8.3; pay 2M", 20),
        ("build conduit C9L; pay 2E", 20),
        ("build elevation B9U; pay 2M", 20),
    ] {
        with("'I-Joker'", "structures = ['B9U']")
            .plays(&format!("construct; tile I-Joker; {build}"))
            .shows(&format!("USA: {credits} credits"));
    }
    with("'I-Joker'", "constructions = 3")
        .plays("construct; tile I-Joker; build base B8U; pay 3E")
        .shows("USA: 17 credits");
    // Even without a credit.
    scene("[USA]\ncredits = 0\ntiles = ['I-Joker']")
        .plays("construct; tile I-Joker; build base B8U; pay 3E")
        .shows("USA: 0 credits");
}

/// B-22.5, B-22.10: II-Base makes an energy for each own base, which may serve an own contract.
#[test]
fn ii_base() {
    let table = with("'II-Base'", "structures = ['B5L', 'B6L', 'B7L']\ncontracts = ['G13', 'Y01']")
        .plays("construct; tile II-Base; build base B8L; pay 3E");
    table.shows("USA: 4 energy");
    assert_eq!(table.moves(), ["fulfil G13", "decline"]);
    table.plays("fulfil G13").shows("USA: 15 vp");
}

/// B-22.5, B-22.6: II-Elevation fills the dam it raises and no other.
#[test]
fn ii_elevation() {
    let table = with("'II-Elevation'", "structures = ['B8L', 'B9L']")
        .plays("construct; tile II-Elevation; build elevation B8L; pay 2M");
    assert_eq!((table.water("B8L"), table.water("B9L")), (2, 0));
    let table = scene(&format!("[USA]\n{RICH}\nofficer = 'Graziano'\ntiles = ['II-Elevation']\nstructures = ['B8L+1', 'B9L+1', 'B10L']"))
        .plays("construct; tile II-Elevation; build elevation B8L; pay 2M");
    assert_eq!(table.water("B8L"), 4);
}

/// B-22.5: II-Conduit never costs more than 5 excavators.
#[test]
fn ii_conduit() {
    for (space, excavators) in [("C9L", 2), ("C7L", 4), ("C4L", 5), ("C3L", 5), ("C2R", 5)] {
        with("'II-Conduit'", "")
            .plays(&format!("construct; tile II-Conduit; build conduit {space}; pay {excavators}E"))
            .shows(&format!("USA: {} excavators", 20 - excavators));
    }
}

/// B-22.5, B-22.7: II-Powerhouse produces with +2 at once, with any own powerhouse, if the player likes.
#[test]
fn ii_powerhouse() {
    let table = |facts: &str| {
        scene(&format!("water = {{ B5L = 2 }}\n[USA]\n{RICH}\ntiles = ['II-Powerhouse']\nstructures = ['B5L+1', {facts}]\n[Germany]\nstructures = ['C5R']"))
            .plays("construct; tile II-Powerhouse; build powerhouse P10.1")
    };
    // The new powerhouse is the second: 4 + 2 + 1, and Germany's conduit is paid for.
    let built = table("'P8.1', 'C5L'");
    assert_eq!(built.offers("produce").len(), 4);
    built
        .plays("produce B5L C5R P10 x1")
        .shows("USA: 7 energy, 19 credits, 11 engineers; Germany: 7 credits, 11 vp");
    table("'P8.1', 'C5L'").plays("produce B5L C5L P8 x2").shows("USA: 9 energy, 20 credits");
    let declined = table("'P8.1', 'C5L'").plays("decline");
    assert_eq!((declined.asked().as_str(), declined.water("B5L")), ("Germany", 2));
    // Impossible: nothing is asked.
    let table =
        with("'II-Powerhouse'", "").plays("construct; tile II-Powerhouse; build powerhouse P10.1; pay 2M");
    assert_eq!(table.asked(), "Germany");
}

/// B-22.5: II-Joker takes excavators and mixers for one another.
#[test]
fn ii_joker() {
    for (build, mut prices) in [
        ("build base B8L", vec!["pay 3E", "pay 2E 1M", "pay 1E 2M", "pay 3M"]),
        ("build powerhouse P8.1", vec!["pay 2E", "pay 1E 1M", "pay 2M"]),
        ("build conduit C9L", vec!["pay 2E", "pay 1E 1M", "pay 2M"]),
        ("build elevation B9L", vec!["pay 2E", "pay 1E 1M", "pay 2M"]),
    ] {
        let table =
            with("'II-Joker'", "structures = ['B9L']").plays(&format!("construct; tile II-Joker; {build}"));
        let mut offered = table.offers("pay");
        offered.sort();
        prices.sort_unstable();
        assert_eq!(offered, prices, "{build}");
    }
    let table = with("'II-Joker'", "").plays("construct; tile II-Joker; build base B8L; pay 1E 2M");
    assert_eq!(table.wheel("USA")[5], "II-Joker 1E 2M");
}

/// B-22.5, B-22.9: III-Base costs no excavators, whoever the officer; the red border is paid, the wheel turns.
#[test]
fn iii_base() {
    for officer in ["none", "Wilhelm", "Solomon"] {
        let table = scene(&format!(
            "[USA]\nofficer = '{officer}'\nexcavators = 0\ntiles = ['III-Base']\nwheel = ['', '2E']"
        ))
        .plays("construct free; tile III-Base; build base B1U; pay nothing");
        table.shows("USA: 3 credits, 2 excavators, 1 bases, 12 engineers");
        assert_eq!(table.wheel("USA")[5], "III-Base");
    }
    scene("[USA]\ncredits = 2\ntiles = ['III-Base', 'conduit']")
        .plays("construct free; tile III-Base")
        .refuses("build base B8U", "B-7.4");
}

/// B-22.5, B-22.10: III-Elevation scores 3 points for each own dam with an elevation.
#[test]
fn iii_elevation() {
    scene(
        "neutral = { B7L = 3 }
        [USA]
        mixers = 9
        structures = ['B5L+2', 'B8L+1', 'B9L', 'B10L']
        tiles = ['III-Elevation']
        [Germany]
        structures = ['B6L+1']",
    )
    .plays("construct; tile III-Elevation; build elevation B9L; pay 2M; drop HA; decline")
    // 3 dams, and the 2 points of the fourth elevation's income.
    .shows("USA: 21 vp");
}

/// B-22.5: III-Conduit makes 2 energy for each point of power, which may serve an own contract.
#[test]
fn iii_conduit() {
    let table = with("'III-Conduit'", "contracts = ['R01', 'R12']")
        .plays("construct; tile III-Conduit; build conduit C1R; pay 8E");
    table.shows("USA: 8 energy");
    assert_eq!(table.moves(), ["fulfil R01", "decline"]);
    table.plays("fulfil R01").shows("USA: 14 vp, 8 energy");
}

/// B-22.5: III-Powerhouse scores 3 points for each own powerhouse.
#[test]
fn iii_powerhouse() {
    for (built, points) in [("", 3), ("'P5.1'", 6), ("'P5.1', 'P6.1', 'P7.1'", 12)] {
        with("'III-Powerhouse'", &format!("structures = [{built}]"))
            .plays("construct; tile III-Powerhouse; build powerhouse P8.1")
            .shows(&format!("USA: {} vp", 10 + points));
    }
}

/// B-22.5: III-Joker scores 3 points for each own advanced tile, on the wheel too.
#[test]
fn iii_joker() {
    with("'base', 'III-Joker'", "")
        .plays("construct; tile III-Joker; build base B8L; pay 3E")
        .shows("USA: 13 vp");
    with("'base', 'III-Joker', 'I-Base', 'II-Base'", "wheel = ['', '', 'conduit', 'III-Base']")
        .plays("construct; tile III-Joker; build powerhouse P8.1; pay 2M")
        .shows("USA: 22 vp");
}

/// B-22.7, B-20.1, B-20.3, B-20.4: the third powerhouse, built with II-Powerhouse, unlocks the ability for its production.
#[test]
fn ii_powerhouse_unlocks_the_ability() {
    let built = |company: &str, facts: &str| {
        scene(&format!(
            "seats = ['{company}', '{}']
            national = ['N1']
            water = {{ B5L = 1 }}
            [{company}]
            mixers = 9
            tiles = ['II-Powerhouse']
            structures = ['B5L', 'C5L', 'P8.1', 'P11.1']
            {facts}",
            if company == "Germany" { "Italy" } else { "Germany" }
        ))
        .plays("construct; tile II-Powerhouse; build powerhouse P9.1; pay 4M")
    };
    // 3 + 2 + 1, and a step for the drop that passes basin 11.
    built("USA", "").plays("produce B5L C5L P8 x1").shows("USA: 7 energy");
    built("Italy", "").plays("produce B5L C5L P8 x1").shows("Italy: 9 energy");
    let table = built("France", "contracts = ['R07', 'R12']").plays("produce B5L C5L P8 x1");
    assert_eq!(table.offers("fulfil"), ["fulfil R07"]);
    // Declined: no production, and so no repeat for Germany.
    assert_eq!(built("Germany", "").plays("decline").asked(), "Italy");
}

/// B-22.5, B-4.3: with I-Joker the fourth construction space can be used with just its own 3 credits.
#[test]
fn i_joker_on_the_fourth_space() {
    let table = scene("[USA]\ncredits = 3\nconstructions = 3\ntiles = ['I-Joker']")
        .plays("construct; build base B8U");
    table.shows("USA: 0 credits, 1 bases");
}
