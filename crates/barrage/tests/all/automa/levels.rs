//! What easy and hard change.

use serde_json::json;

use super::table::{acted, built, owed, told, turn, why, words};

const GREEN: &str = "display = { green = ['G03', 'G07'], yellow = [], red = [] }";

/// easy receives no income, neither when it is uncovered nor in phase 1.
#[test]
fn easy_has_no_incomes() {
    for (level, vp) in [("easy", 16), ("medium", 19)] {
        let scene =
            turn(level, 1, 17, "water = { B1L = 1 }\n[Germany]\nexcavators = 3\nstructures = ['B1L']");
        assert_eq!(scene.count("Germany", "vp"), vp, "{level}: Germany's second base gives 3 VP");
        let phase = crate::common::scene(&format!(
            "automas = {{ Germany = '{level}' }}\nphase = 'income'\nround = 2\n[Germany]\nstructures = ['B1L', 'B2L']"
        ));
        assert_eq!(phase.amount("Germany", "vp", "income"), vp - 16, "{level}");
    }
}

/// easy has no production bonus; medium has +1 from the second and +3 from the fourth powerhouse.
#[test]
fn easy_has_no_bonus() {
    for (level, houses, energy) in [
        ("easy", "'P10.1', 'P9.1'", 6),
        ("medium", "'P10.1', 'P9.1'", 7),
        ("easy", "'P10.1', 'P9.1', 'P8.1', 'P7.1'", 6),
        ("medium", "'P10.1', 'P9.1', 'P8.1', 'P7.1'", 9),
    ] {
        let scene = turn(
            level,
            1,
            17,
            &format!("{GREEN}\nwater = {{ B5L = 1 }}\n[Germany]\nstructures = ['B5L', 'C5R', {houses}]"),
        );
        assert!(scene.told(json!({"kind": "produced", "energy": energy})), "{level} {houses}");
    }
}

/// everything else of easy is as medium: the same tile leads to the same action.
#[test]
fn easy_is_like_medium_otherwise() {
    for action in 3..=20 {
        let turn = |level| turn(level, 1, action, "[Germany]\nexcavators = 5\nmixers = 3");
        assert_eq!(acted(&turn("easy")), acted(&turn("medium")), "tile {action}");
        assert_eq!(turn("easy").of("Germany").vp, turn("medium").of("Germany").vp, "tile {action}");
    }
}

/// hard uses the effects of advanced tiles, the highest tile first; if nothing can be paid with it, the
/// next one.
#[test]
fn hard_uses_its_tiles() {
    // III-Powerhouse: 3 VP for each own powerhouse.
    let scene = turn(
        "hard",
        1,
        20,
        "[Germany]\nmixers = 9\ntiles = ['powerhouse', 'III-Powerhouse']\nstructures = ['P5.1']",
    );
    scene.shows("Germany: 22 vp, 2 powerhouses");
    // With 5 excavators II-Conduit pays for power 3 and more; III-Conduit only for power 2.
    let conduit = turn("hard", 1, 12, "[Germany]\nexcavators = 5\ntiles = ['III-Conduit', 'II-Conduit']");
    assert_eq!(told(&conduit, "automa-technology")[0]["tile"], "II-Conduit", "power 4 or more is printed");
    conduit.shows("Germany: 0 excavators, 1 conduits");
    let medium = turn("medium", 1, 12, "[Germany]\nexcavators = 5\ntiles = ['III-Conduit', 'II-Conduit']");
    assert_eq!(why(&medium, 3), "no-machinery");
}

/// I-Conduit pays points; I-Powerhouse and III-Base take no engineers.
#[test]
fn tiles_of_hard() {
    let conduit = turn("hard", 1, 10, "[Germany]\nexcavators = 10\nmixers = 0\ntiles = ['I-Conduit']");
    conduit.shows("Germany: 26 vp, 0 credits, 10 engineers"); // power 5
    let house = turn("hard", 1, 20, "[Germany]\nmixers = 2\ntiles = ['I-Powerhouse']");
    house.shows("Germany: 12 engineers, 1 powerhouses, 0 mixers");
    assert_eq!(house.asked(), "USA", "it is the whole turn");
    let base = turn("hard", 1, 17, "[Germany]\nexcavators = 0\ntiles = ['III-Base']");
    base.shows("Germany: 12 engineers, 1 bases");
    assert_eq!(built(&base), "B1L");
    let medium = turn("medium", 1, 20, "[Germany]\nmixers = 2\ntiles = ['I-Powerhouse']");
    medium.shows("Germany: 10 engineers, 1 powerhouses");
    // Without an engineer it passes, although the tile would need none.
    let none = turn("hard", 1, 20, "[Germany]\nengineers = 0\nmixers = 2\ntiles = ['I-Powerhouse']");
    assert!(none.of("Germany").passed);
}

/// I-Joker waives the red border and puts a base on the red space of the basin found, if it is eligible.
#[test]
fn i_joker() {
    let base = turn("hard", 1, 17, "[Germany]\nexcavators = 5\ntiles = ['I-Joker']");
    assert_eq!(built(&base), "B1U");
    base.shows("Germany: 16 vp");
    let taken = turn("hard", 1, 17, "neutral = { B1U = 1 }\n[Germany]\nexcavators = 5\ntiles = ['I-Joker']");
    assert_eq!(built(&taken), "B1L");
    let medium = turn("medium", 1, 17, "[Germany]\nexcavators = 5\ntiles = ['I-Joker']");
    assert_eq!(built(&medium), "B1L");
    let house =
        turn("hard", 5, 20, "[USA]\nstructures = ['P5.1']\n[Germany]\nmixers = 2\ntiles = ['I-Joker']");
    assert_eq!(built(&house), "P5.2");
    house.shows("Germany: 16 vp");
}

/// with II-Conduit conduits of power 3 or more come first.
#[test]
fn ii_conduit_prefers_strong_ones() {
    // Tile 13 prefers the dam of another company, which stands in basin 10 (power 2 and 1).
    let rest = "[USA]\nstructures = ['B10L']\n[Germany]\nexcavators = 5\n";
    let scene = owed(
        "hard",
        13,
        "'site for conduit anywhere by II-Conduit'",
        &format!("{rest}tiles = ['II-Conduit']"),
    );
    let preference = &told(&scene, "automa-preference")[0];
    assert_eq!((preference["by"].as_str(), words(&preference["left"]).len()), (Some("strong-conduits"), 14));
    let plain = owed("hard", 13, "'site for conduit anywhere by conduit'", rest);
    assert_eq!((plain.times("automa-preference"), built(&plain).as_str()), (0, "C10R"));
}

/// the energy of II-Base and III-Conduit serves the greatest face-up private contract within reach.
#[test]
fn energy_of_tiles() {
    let display =
        "display = { green = ['G06', 'G07'], yellow = ['Y01', 'Y02'], red = ['R01'] }\nnational = ['N1']";
    // II-Base: the third base gives 3 energy: the right one of two contracts of value 3.
    let base = turn(
        "hard",
        1,
        17,
        &format!(
            "{display}\nwater = {{ B1L = 1, B2L = 1 }}\n[Germany]\nexcavators = 5\ntiles = ['II-Base']\nstructures = ['B1L', 'B2L']"
        ),
    );
    base.shows("Germany: 3 energy, 3 bases");
    assert_eq!(base.entry("Germany", "fulfilled"), ["G07"]);
    // III-Conduit: 10 energy with power 5, never a national contract.
    let conduit =
        turn("hard", 1, 19, &format!("{display}\n[Germany]\nexcavators = 10\ntiles = ['III-Conduit']"));
    conduit.shows("Germany: 10 energy");
    assert_eq!(conduit.entry("Germany", "fulfilled"), ["R01"]);
    assert_eq!(
        turn("medium", 1, 19, "[Germany]\nexcavators = 10\ntiles = ['III-Conduit']").of("Germany").energy,
        0
    );
}

/// II-Powerhouse produces with +2 by the best system, whatever the track and the display say.
#[test]
fn ii_powerhouse() {
    let scene = turn(
        "hard",
        1,
        16,
        "display = { green = ['G03'], yellow = [], red = [] }\nwater = { B5L = 1 }\n[Germany]\nenergy = 30\nmixers = 3\n\
         tiles = ['II-Powerhouse']\nstructures = ['B5L', 'C5R', 'P10.1']",
    );
    assert!(
        scene.told(json!({"kind": "produced", "conduit": "C5R", "energy": 7})),
        "4, 2 and the company bonus"
    );
    assert_eq!(scene.entry("Germany", "fulfilled"), ["G03"]);
}

/// II-Joker pays with the usual machinery as far as it goes, then with the other kind.
#[test]
fn ii_joker() {
    let scene = turn("hard", 1, 20, "[Germany]\nmixers = 1\nexcavators = 4\ntiles = ['II-Joker']");
    scene.shows("Germany: 0 mixers, 3 excavators, 1 powerhouses");
    assert_eq!(scene.wheel("Germany")[5], "II-Joker 1E 1M");
}

/// the second production is obligatory for a hard Germany, with the best system of another powerhouse.
#[test]
fn germany_repeats() {
    let rest = "display = { green = ['G03', 'G07'], yellow = ['Y09'], red = [] }\nwater = { B5L = 2, B6L = 1, B7L = 1 }\n\
                [Germany]\nstructures = ['B5L+1', 'B6L', 'B7L', 'C5R', 'C6L', 'C7R', 'P10.1', 'P9.1', 'P12.1']";
    let scene = turn("hard", 1, 17, rest);
    let made = told(&scene, "produced");
    assert_eq!(made.len(), 2);
    assert_eq!((made[0]["energy"].as_u64(), made[0]["powerhouse"].as_str()), (Some(11), Some("P10")));
    assert_eq!(
        (made[1]["energy"].as_u64(), made[1]["powerhouse"].as_str()),
        (Some(4), Some("P9")),
        "the plain product"
    );
    assert_eq!(scene.of("Germany").fulfilled.len(), 2);
    assert_eq!(turn("medium", 1, 17, rest).times("produced"), 1);
}

/// A hard Automa of another company than Germany takes a turn under tile 1.
fn of(company: &str, action: u8, rest: &str) -> crate::common::Scene {
    crate::common::scene(&format!(
        "seats = ['Germany', '{company}']\nautomas = {{ {company} = 'hard' }}\nturn = '{company}'\n\
         automa.action = '{}'\nstacks.automa = ['{}']\n{rest}",
        super::table::tile(1),
        super::table::tile(action)
    ))
}

/// B-24.11: the USA prefers the drops that give it most energy on their way, before it looks at the letters.
#[test]
fn the_usa_likes_passing_water() {
    let rest = "[USA]\nstructures = ['B10L+2', 'P7.1', 'P10.1', 'P12.1']\nexcavators = 0\nmixers = 0";
    let scene = of("USA", 5, rest);
    assert_eq!(scene.waiting(), [0, 0, 0, 2], "D passes basins 7 and 10, C only 10");
    let two = of("USA", 5, &rest.replace("'P7.1', ", ""));
    assert_eq!(two.waiting(), [0, 0, 2, 0], "two powerhouses: the letters A, B, C");
}

/// for a hard France values count 3 lower, in the condition and in the choice.
#[test]
fn france_counts_lower() {
    let rest = |red: &str| {
        format!(
            "water = {{ B5L = 1 }}\ndisplay = {{ green = [], yellow = ['Y12'], red = [{red}] }}\nstacks.green = []\n\
             [France]\nexcavators = 0\nstructures = ['B5L', 'C5R', 'P10.1', 'P9.1', 'P12.1']"
        )
    };
    // Tile 12: red, without bonus: 4 and the company bonus make 5.
    let scene = of("France", 12, &rest("'R01'"));
    assert_eq!(scene.entry("France", "fulfilled"), ["R01"], "8 counts as 5");
    assert!(scene.told(json!({"kind": "automa-contract", "energy": 5, "contract": "R01"})));
    let scene = of("France", 12, &rest("'R07'"));
    assert_eq!(why(&scene, 1), "contract-out-of-reach");
}

/// Italy's three further steps serve no contract.
#[test]
fn italy_as_usual() {
    let scene = of(
        "Italy",
        17,
        "water = { B5L = 1 }\ndisplay = { green = ['G03'], yellow = ['Y12'], red = [] }\n\
         [Italy]\nstructures = ['B5L', 'C5R', 'P10.1', 'P9.1', 'P12.1']",
    );
    scene.shows("Italy: 10 energy");
    assert_eq!(scene.entry("Italy", "fulfilled"), ["Y12"], "7 energy, not 10");
}
