//! The placing criteria, each with one candidate that fits, several, and none.

use super::table::{construction, fitting, owed};

const RICH: &str = "[Germany]\nexcavators = 30\nmixers = 30\n";

/// Germany raises one of its dams: the candidates that fit a criterion.
fn dams(criteria: u8, criterion: &str, table: &str, own: &str) -> Vec<String> {
    let rest = format!("{table}\n{RICH}structures = [{own}]");
    fitting(&construction(criteria, "elevation", &rest), criterion)
}

/// Germany builds a base: the candidates that fit a criterion.
fn bases(criteria: u8, criterion: &str, table: &str, own: &str) -> Vec<String> {
    let rest = format!("{table}\n{RICH}structures = [{own}]");
    fitting(&construction(criteria, "base", &rest), criterion)
}

/// Germany gets a free conduit up to a power: the candidates that fit a criterion.
fn conduits(criteria: u8, criterion: &str, power: u8, table: &str, own: &str) -> Vec<String> {
    let rest = format!("{table}\n{RICH}structures = [{own}]");
    fitting(&owed("medium", criteria, &format!("'free conduit {power}'"), &rest), criterion)
}

/// Germany builds a powerhouse: the basins that fit a criterion.
fn houses(criteria: u8, criterion: &str, table: &str, own: &str) -> Vec<String> {
    let rest = format!("{table}\n{RICH}structures = [{own}]");
    fitting(&construction(criteria, "powerhouse", &rest), criterion)
}

const NOTHING: [&str; 0] = [];

/// the first dam below a powerhouse is the nearest, of whatever owner and however full.
#[test]
fn below_means_standing_dams() {
    // A full dam of the USA on B5U hides Germany's on B9L from basin 5; nothing hides it from basin 9.
    let table = "water = { B5U = 1 }\n[USA]\nstructures = ['B5U']";
    assert_eq!(houses(1, "feeds-own-dam", table, "'B9L'"), ["P9"]);
    assert_eq!(houses(1, "feeds-own-dam", "", "'B9L'"), ["P5", "P9"]);
}

/// the strongest built conduit that starts in the basin, an own one among equals.
#[test]
fn strongest_built_conduit_from() {
    let own = "'B1L', 'B2L', 'B3L'";
    let strongest = |table: &str| dams(1, "strongest-built-conduit", table, own);
    assert_eq!(strongest("[USA]\nstructures = ['C1R', 'C2R']"), ["B2L"]);
    assert_eq!(strongest("[USA]\nstructures = ['C1L', 'C2R']"), ["B1L", "B2L"]);
    assert_eq!(strongest(""), NOTHING);
    // Among equals the own one; but a stronger one of anybody comes first.
    assert_eq!(
        dams(1, "strongest-built-conduit", "[USA]\nstructures = ['C1L']", &format!("{own}, 'C2R'")),
        ["B2L"]
    );
    assert_eq!(
        dams(1, "strongest-built-conduit", "[USA]\nstructures = ['C1L']", &format!("{own}, 'C2L'")),
        ["B1L"]
    );
}

/// a printed pipe of the basin leads to an own powerhouse.
#[test]
fn own_powerhouse() {
    let fits = |own: &str| dams(1, "own-powerhouse", "", own);
    assert_eq!(fits("'B1L', 'B2L', 'B3L', 'P6.1'"), ["B2L", "B3L"]);
    assert_eq!(fits("'B1L', 'B2L', 'B3L', 'P8.1'"), ["B1L"]);
    assert_eq!(fits("'B1L', 'B2L', 'B3L', 'P7.1'"), NOTHING);
    assert_eq!(dams(1, "own-powerhouse", "[USA]\nstructures = ['P8.1']", "'B1L', 'B2L'"), NOTHING);
}

/// most drops reach the space if the head streams flowed now; ties by the letters; no drops, no fit.
#[test]
fn most_water() {
    let heads = |drops: &str| format!("head_streams = {{ {drops} }}");
    // Tile 15: B, A, D, then C.
    let fits = |drops: &str, own: &str| dams(15, "most-water", &heads(drops), own);
    assert_eq!(fits("HA = { drops = 1 }, HB = { drops = 2 }", "'B1L', 'B2L'"), ["B2L"]);
    assert_eq!(fits("HA = { drops = 1 }, HC = { drops = 1 }", "'B1L', 'B2L', 'B3L'"), ["B1L"], "A before C");
    assert_eq!(
        fits("HB = { drops = 2 }", "'B2L', 'B5L', 'B1L'"),
        ["B2L"],
        "B2L takes one, so one reaches B5L"
    );
    assert_eq!(
        dams(
            15,
            "most-water",
            "head_streams = { HB = { drops = 2 } }\nwater = { B2L = 1 }",
            "'B2L', 'B5L', 'B1L'"
        ),
        ["B2L", "B5L"],
        "a full dam lets both go on"
    );
    assert_eq!(fits("HA = { drops = 0 }", "'B1L', 'B2L'"), NOTHING);
    assert_eq!(fits("HA = { drops = 3 }", "'B3L', 'B2L'"), NOTHING);
}

/// the upper spaces; for an elevation a dam that stands on one.
#[test]
fn red_space() {
    assert_eq!(dams(9, "red-space", "", "'B1U', 'B2L'"), ["B1U"]);
    assert_eq!(dams(9, "red-space", "", "'B1U', 'B2U', 'B3L'"), ["B1U", "B2U"]);
    assert_eq!(dams(9, "red-space", "", "'B1L', 'B2L'"), NOTHING);
    assert_eq!(bases(9, "red-space", "", "").len(), 10);
}

/// first below some powerhouse, of anybody, with no dam in between.
#[test]
fn below_powerhouse() {
    assert_eq!(bases(17, "below-powerhouse", "[USA]\nstructures = ['P8.1']", ""), ["B8U", "B8L"]);
    assert_eq!(
        bases(17, "below-powerhouse", "[USA]\nstructures = ['P8.1', 'B8U']", ""),
        NOTHING,
        "the dam hides B8L"
    );
    assert_eq!(dams(17, "below-powerhouse", "[USA]\nstructures = ['P5.1']", "'B9U', 'B2L'"), ["B9U"]);
    assert_eq!(dams(17, "below-powerhouse", "[USA]\nstructures = ['P5.1', 'B5L']", "'B9U', 'B2L'"), NOTHING);
    assert_eq!(bases(17, "below-powerhouse", "", "'P12.1'"), NOTHING);
}

/// a printed pipe leads to an own dam; else no pipe, of both, leads to another company's.
#[test]
fn conduit_to_own_dam() {
    let fits = |table: &str, own: &str| bases(11, "conduit-to-own-dam", table, own);
    assert_eq!(fits("", "'B7L'"), ["B4U", "B4L", "B6U", "B6L"]);
    // Nobody's: all that do not lead to the USA's dam in basin 7.
    let spared = fits("[USA]\nstructures = ['B7L']", "");
    assert!(!spared.iter().any(|space| space.starts_with("B4") || space.starts_with("B6")), "{spared:?}");
    assert!(spared.contains(&"B7U".to_owned()) && spared.contains(&"B1L".to_owned()));
    assert_eq!(dams(11, "conduit-to-own-dam", "", "'B4L', 'B7L'"), ["B4L"]);
    assert_eq!(
        dams(11, "conduit-to-own-dam", "[USA]\nstructures = ['B6L', 'B5L']", "'B1L', 'B2L', 'B3L'"),
        NOTHING
    );
}

/// the greatest power among the candidates.
#[test]
fn strongest() {
    assert_eq!(conduits(1, "strongest", 5, "", ""), ["C1L", "C2R", "C4R"]);
    assert_eq!(conduits(1, "strongest", 5, "[USA]\nstructures = ['C1L', 'C2R']", ""), ["C4R"]);
    assert_eq!(conduits(1, "strongest", 2, "", ""), ["C6R", "C7L", "C8R", "C10L"]);
}

/// the second greatest power if there are two or more, else the greatest.
#[test]
fn second_strongest() {
    assert_eq!(conduits(17, "second-strongest", 5, "", ""), ["C1R", "C3L", "C5R", "C6L"]);
    assert_eq!(conduits(17, "second-strongest", 2, "", ""), ["C9L", "C10R"]);
    assert_eq!(conduits(17, "second-strongest", 1, "", ""), ["C9L", "C10R"], "one power only");
    assert_eq!(conduits(17, "second-strongest", 2, "[USA]\nstructures = ['C9L']", ""), ["C10R"]);
}

/// a dam where the conduit starts: own, else neutral, else another's; the best class of the basin counts.
#[test]
fn dam_own_neutral_other() {
    let fits = |table: &str, own: &str| conduits(9, "dam-own-neutral-other", 5, table, own);
    let table = "neutral = { B2L = 1, B3L = 1 }\n[USA]\nstructures = ['B1L', 'B3U']";
    assert_eq!(fits(table, "'B4L', 'C4L'"), ["C4R"]);
    assert_eq!(fits(table, ""), ["C2L", "C2R", "C3L", "C3R"]);
    assert_eq!(fits("[USA]\nstructures = ['B1L', 'B3U']", ""), ["C1L", "C1R", "C3L", "C3R"]);
    assert_eq!(fits("", ""), NOTHING);
}

/// a powerhouse where the conduit ends: own, else another's.
#[test]
fn powerhouse_own_other() {
    let fits = |table: &str, own: &str| conduits(5, "powerhouse-own-other", 5, table, own);
    assert_eq!(fits("[USA]\nstructures = ['P7.1']", "'P6.1'"), ["C2L", "C3R"]);
    assert_eq!(fits("[USA]\nstructures = ['P7.1', 'C4L']", ""), ["C6R"]);
    assert_eq!(fits("", ""), NOTHING);
}

/// a dam where the conduit starts: another's, else neutral, else own.
#[test]
fn dam_other_neutral_own() {
    let fits = |table: &str, own: &str| conduits(13, "dam-other-neutral-own", 5, table, own);
    let table = "neutral = { B2L = 1, B3L = 1 }\n[USA]\nstructures = ['B1L', 'C1L']";
    assert_eq!(fits(table, "'B4L'"), ["C1R"]);
    assert_eq!(fits("neutral = { B2L = 1 }", "'B4L'"), ["C2L", "C2R"]);
    assert_eq!(fits("", "'B4L'"), ["C4L", "C4R"]);
    assert_eq!(fits("", ""), NOTHING);
}

/// a powerhouse where the conduit ends: another's, else own.
#[test]
fn powerhouse_other_own() {
    let fits = |table: &str, own: &str| conduits(15, "powerhouse-other-own", 5, table, own);
    assert_eq!(fits("[USA]\nstructures = ['P7.1']", "'P6.1'"), ["C4L", "C6R"]);
    assert_eq!(fits("", "'P6.1', 'C3R'"), ["C2L"]);
    assert_eq!(fits("", ""), NOTHING);
}

/// the strongest built conduit that ends in the basin, an own one among equals.
#[test]
fn strongest_built_conduit_to() {
    let fits = |table: &str, own: &str| houses(9, "strongest-built-conduit", table, own);
    assert_eq!(fits("[USA]\nstructures = ['C1L', 'C5L']", ""), ["P8"]);
    assert_eq!(fits("[USA]\nstructures = ['C1L', 'C2R']", ""), ["P8", "P10"]);
    assert_eq!(fits("[USA]\nstructures = ['C1L']", "'C2R'"), ["P10"]);
    assert_eq!(fits("", ""), NOTHING);
}

/// a printed pipe comes from an own dam.
#[test]
fn own_dam() {
    assert_eq!(houses(16, "own-dam", "", "'B6L'"), ["P7", "P9"]);
    assert_eq!(houses(16, "own-dam", "", "'B6L', 'P7.1'"), ["P9"]);
    assert_eq!(houses(16, "own-dam", "[USA]\nstructures = ['B6L']", ""), NOTHING);
}

/// basins 8 to 12.
#[test]
fn plains() {
    assert_eq!(houses(8, "plains", "", ""), ["P8", "P9", "P10", "P11", "P12"]);
    assert_eq!(houses(8, "plains", "", "'P8.1', 'P9.1', 'P10.1'"), ["P11", "P12"]);
    // One basin of the plains is left for Germany; or none.
    let full = "players = 4\n[USA]\nstructures = ['P8.1', 'P9.1', 'P11.1', 'P12.1']\n\
                [Italy]\nstructures = ['P8.2', 'P9.2', 'P11.2', 'P12.2']\n\
                [France]\nstructures = ['P8.3', 'P9.3', 'P11.3', 'P12.3']";
    assert_eq!(houses(8, "plains", full, "'P11.4', 'P12.4'"), ["P10"]);
    assert_eq!(houses(8, "plains", full, "'P11.4', 'P12.4', 'P10.1'"), NOTHING);
}

/// that basin of the hills.
#[test]
fn one_basin_of_the_hills() {
    for (criteria, criterion, basin) in [(5, "hills-5", "P5"), (6, "hills-6", "P6"), (7, "hills-7", "P7")] {
        assert_eq!(houses(criteria, criterion, "", ""), [basin]);
        assert_eq!(houses(criteria, criterion, "", &format!("'{basin}.1'")), NOTHING);
    }
}

/// the first dam below is own; else it is none, neutral or own.
#[test]
fn feeds_own_dam() {
    assert_eq!(houses(1, "feeds-own-dam", "", "'B8L'"), ["P8"]);
    assert_eq!(houses(1, "feeds-own-dam", "", "'B10U'"), ["P6", "P7", "P10"]);
    let others = "neutral = { B9L = 3 }\n[USA]\nstructures = ['B8L', 'B10U', 'B5L']";
    assert_eq!(houses(1, "feeds-own-dam", others, ""), ["P9", "P11", "P12"]);
}

/// the first dam below is none, neutral or own; the second class is then always empty.
#[test]
fn not_feeds_other_dam() {
    let others = "[USA]\nstructures = ['B8L', 'B10U', 'B5L']";
    assert_eq!(houses(3, "not-feeds-other-dam", others, ""), ["P9", "P11", "P12"]);
    assert_eq!(houses(3, "not-feeds-other-dam", others, "'P11.1', 'P12.1'"), ["P9"]);
    let all = "[USA]\nstructures = ['B8L', 'B9U', 'B10U']";
    assert_eq!(houses(3, "not-feeds-other-dam", all, "'P11.1', 'P12.1'"), NOTHING);
}
