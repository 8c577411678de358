//! The promotional officers (L-14.3 to L-14.10), and the two settings of the expansion (L-4.4, L-6.1).

use std::collections::BTreeSet;

use barrage::{Barrage, Options, Position, Setup, Sheet, Variant};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seat, Seed};
use serde_json::json;

use crate::automa::table::{acted, built, told, turn};
use crate::common::{Scene, impossible, lively, scene};

/// A scene with the promotional officers; the USA has one of them.
fn with(officer: &str, table: &str, own: &str) -> Scene {
    scene(&format!(
        "options = {{ promo-officers = true, leeghwater = true }}\n{table}\n[USA]\nofficer = '{officer}'\n{own}"
    ))
}

/// Germany, a very hard Automa with a promotional officer, takes a turn.
fn automa(officer: &str, criteria: u8, action: u8, table: &str, own: &str) -> Scene {
    let rest =
        format!("options = {{ promo-officers = true }}\n{table}\n[Germany]\nofficer = '{officer}'\n{own}");
    turn("very-hard", criteria, action, &rest)
}

const GREEN: &str = "display = { green = ['G03', 'G07'], yellow = [], red = [] }";

/// L-14.3: they come by their option only, and then they are dealt like the others.
#[test]
fn they_come_by_an_option() {
    let promo = Options { promo_officers: true, ..Options::PLAIN };
    assert_eq!((Options::PLAIN.officers().len(), promo.officers().len()), (7, 12));
    let all = Options { leeghwater: true, ..promo };
    assert_eq!(all.officers().len(), 16);
    let wrong = impossible("[USA]\nofficer = 'Wu'");
    assert!(wrong.contains("L-14.1"), "{wrong}");
    let setup = Setup::new(2, Variant::Intro).with_options(promo);
    assert!(Barrage::open(setup).is_err(), "full game only");
    let plain = scene("[USA]\ncredits = 9");
    plain.refuses("gennaro", "L-14.5");
    plain.refuses("wu", "L-14.6");
}

/// L-14.4: Elon begins with eight excamixers and nothing else, and each pays as either machine.
#[test]
fn excamixers_are_both_machines() {
    let table = with("Elon", "", "excavators = 2");
    table.shows("USA: 2 excavators, 0 mixers");
    assert_eq!(table.of("USA").excamixers, 8);
    let table = table.play("construct; tile base; build base B8L");
    assert_eq!(table.moves(), ["pay 2E 1X", "pay 1E 2X", "pay 3X"]);
    table.refuses("pay 3E", "B-4.4");
    let table = table.play("pay 1E 2X");
    assert_eq!(table.wheel("USA"), ["", "", "", "", "", "base 1E 2X"]);
    table.shows("USA: 1 excavators");
    assert_eq!(table.of("USA").excamixers, 6);
    // A powerhouse costs 2 mixers: excamixers serve for them as well.
    let house = with("Elon", "", "").play("construct; tile powerhouse; build powerhouse P8.1");
    assert_eq!(house.of("USA").excamixers, 6, "the only way is gone by itself");
    let poor = with("Elon", "", "excavators = 1\nexcamixers = 0\nwheel = ['', '8X']");
    poor.refuses("construct", "B-6.8");
}

/// L-14.4, L-12.2: with II-Joker any of the three kinds serve, each way once.
#[test]
fn excamixers_with_the_joker() {
    let table = with("Elon", "", "excavators = 1\nmixers = 1\ntiles = ['II-Joker']")
        .plays("construct; tile II-Joker; build powerhouse P8.1");
    assert_eq!(table.moves(), ["pay 1E 1M", "pay 1E 1X", "pay 1M 1X", "pay 2X"]);
}

/// L-14.4, L-3.2: the payer says which machines pay an external work, and they are gone.
#[test]
fn excamixers_pay_external_works() {
    let text = "works = ['a4', 'b4', 'c3']";
    let table = with("Elon", text, "mixers = 1\nexcamixers = 7").play("external work 1");
    assert_eq!(
        (table.asks().as_str(), table.moves()),
        ("pay work 1", vec!["pay 1M 1X".into(), "pay 2X".into()])
    );
    table.refuses("pay 1E 1M", "L-14.4");
    table.refuses("decline", "L-3.2");
    let table = table.play("pay 2X; decline");
    assert_eq!((table.of("USA").excamixers, table.of("USA").mixers), (5, 1));
    assert_eq!(table.amount("USA", "excamixers", "work"), -2);
    let few = with("Elon", text, "excamixers = 2\nwheel = ['', '6X']");
    few.refuses("external work 2", "L-3.3");
}

/// L-14.4, L-4.2, L-7.3: buildings, with II-Building one kind, and with as many of each kind no way twice.
#[test]
fn excamixers_pay_private_buildings() {
    let rows = "buildings = ['wind-farm', 'robot-factory', 'research-lab', 'customer-office', 'cofferdam']";
    let plain = with("Elon", rows, "excavators = 1\nexcamixers = 3")
        .play("construct; tile building; build building cofferdam");
    assert_eq!(plain.moves(), ["pay 1E 2X", "pay 3X"]);
    let one = with("Elon", rows, "mixers = 1\ntiles = ['II-Building']")
        .plays("construct; tile II-Building; build building research-lab");
    assert_eq!(one.moves(), ["pay 2X", "pay 1M 1X"]);
}

/// L-14.4, L-4.14: on the wheel and in the Research Lab an excamixer is one machine.
#[test]
fn excamixers_come_back_from_the_wheel() {
    let rows = "buildings = ['wind-farm', 'robot-factory', 'research-lab', 'customer-office', 'cofferdam']";
    let own = "buildings = ['research-lab']\nwheel = ['', '', '2E 3X']\nexcamixers = 5";
    let table = with("Elon", rows, own).play("use research-lab");
    assert_eq!(table.moves(), ["salvage 2 2E", "salvage 2 1E 1X", "salvage 2 2X"]);
    let table = table.play("salvage 2 1E 1X");
    assert_eq!((table.wheel("USA")[2].as_str(), table.of("USA").excamixers), ("1E 2X", 6));
}

/// L-14.4, B-19.3: five excamixers left at the end are a point.
#[test]
fn excamixers_count_as_resources() {
    let table = scene(
        "options = { promo-officers = true }\nround = 5\nagenda = ['end turn']\nobjective = 'red-spaces'
        [USA]\npassed = true\nengineers = 0\nofficer = 'Elon'\ncredits = 2\n[Germany]\npassed = true\nengineers = 0",
    );
    // 8 excamixers and 2 credits, and 3 credits of the energy track.
    assert_eq!(table.amount("USA", "vp", "leftovers"), 2);
}

/// L-14.5: Gennaro's space takes 2 engineers, once a round, at any time beside the four others.
#[test]
fn gennaro_constructs_once_more() {
    let own = "excavators = 60\nmixers = 40\nconstructions = 2";
    let table = with("Gennaro", "", own).play("gennaro; tile base; build base B8L; bank; engineers 1");
    table.shows("USA: 7 engineers, 2 constructions, 1 bases");
    assert_eq!(table.of("USA").own_space, 2);
    table.refuses("gennaro", "L-14.5");
    assert!(table.may("construct"));
    let one = with("Gennaro", "", "engineers = 1\nexcavators = 60");
    one.refuses("gennaro", "B-6.5");
    let nothing = with("Gennaro", "", "tiles = []");
    nothing.refuses("gennaro", "B-6.8");
    // The engineers return in phase 5.
    let table = table.everybody_passes();
    table.shows("USA: 12 engineers");
    assert_eq!(table.of("USA").own_space, 0);
}

/// L-14.6: energy for the drops of own dams, which stay; one own contract, no bonus, no national contract, no discount.
#[test]
fn wu_makes_energy_of_water_held() {
    let table = "seats = ['USA', 'Germany']\nwater = { B8L = 2, B9L = 1, B10L = 1 }\nnational = ['N1']
        neutral = { B10L = 3 }";
    let own = "structures = ['B8L+1', 'B9L', 'P5.1', 'P8.1', 'P11.1']\ncontracts = ['G03', 'Y01']";
    let table = with("Wu", table, own).play("wu");
    table.shows("USA: 3 energy, 11 engineers");
    assert_eq!((table.water("B8L"), table.water("B9L")), (2, 1));
    assert_eq!(table.amount("USA", "energy", "officer"), 3);
    assert_eq!(table.moves(), ["fulfil G03", "decline"]);
    table.refuses("fulfil N1", "B-13.4");
    let table = table.play("fulfil G03; bank; engineers 1");
    table.refuses("wu", "L-14.6");
    with("Wu", "", "structures = ['B8L']").refuses("wu", "L-14.6");
}

/// L-14.6, L-12.13: nor does France's discount count for Wu's energy.
#[test]
fn wu_has_no_discount() {
    let table = scene(
        "options = { promo-officers = true }\nseats = ['France', 'USA']\nwater = { B8L = 2 }
        [France]\nofficer = 'Wu'\nstructures = ['B8L+1', 'P5.1', 'P8.1', 'P11.1']\ncontracts = ['G10', 'G03']",
    )
    .play("wu");
    assert_eq!(table.moves(), ["fulfil G03", "decline"], "G10 is worth 3");
}

/// Two dams above basin 10: C2R has power 5, C5R power 4; C7L has power 2 and is Germany's.
const TWO_DAMS: &str =
    "seats = ['USA', 'Germany']\nwater = { B2L = 1, B5L = 2, B7L = 1 }\nneutral = { B7L = 1 }
    [Germany]\nstructures = ['C7L']";

/// L-14.7: one production may use the drops of several dams; each owner is paid, the bonus counts once.
#[test]
fn octavius_joins_dams() {
    let own = "credits = 9\nstructures = ['B2L', 'B5L+1', 'C2R', 'C5R', 'P10.1']";
    let text =
        format!("options = {{ promo-officers = true }}\n{TWO_DAMS}\n[USA]\nofficer = 'Octavius'\n{own}");
    let table = scene(&text).play("turbine +2 left; produce B5L C5R P10 x2");
    assert_eq!(table.asks(), "more dams P10 10 x2 from B5L");
    assert_eq!(table.moves(), ["produce B2L C2R P10 x1", "produce B7L C7L P10 x1", "decline"]);
    table.refuses("produce B5L C5R P10 x1", "L-14.7");
    let table = table.play("produce B7L C7L P10 x1; produce B2L C2R P10 x1");
    // (2 x 4) + 2 + 5, and 2 more.
    assert_eq!((table.amount("USA", "energy", "production"), table.of("Germany").vp), (17, 11));
    assert_eq!((table.water("B2L"), table.water("B5L"), table.water("B7L")), (0, 0, 0));
    assert_eq!(table.times("drop-left"), 4, "all four flow on from basin 10");
    let one = scene(&text).play("turbine +2 left; produce B5L C5R P10 x2; decline");
    assert_eq!((one.amount("USA", "energy", "production"), one.water("B2L")), (10, 1));
}

/// L-14.7, B-12.5: drops that alone would give nothing count together; the production is only carried out when it gives energy.
#[test]
fn octavius_outdoes_a_malus_together() {
    let text =
        "options = { promo-officers = true }\nseats = ['USA', 'Germany']\nwater = { B9L = 1, B10L = 1 }
        [USA]\nofficer = 'Octavius'\nstructures = ['B9L', 'B10L', 'C9L', 'C10L', 'P11.1']";
    // Power 1 and power 2 with a malus of 2: 3 - 2 = 1.
    let table = scene(text).play("turbine -2 left");
    assert_eq!(table.moves(), ["produce B9L C9L P11 x1", "produce B10L C10L P11 x1"]);
    let table = table.play("produce B10L C10L P11 x1");
    assert_eq!(table.amount("USA", "energy", "production"), 1, "the other dam is the only way on");
    let alone = text.replace("Octavius", "Viktor").replace("'C9L', ", "");
    scene(&alone.replace("Viktor", "Gennaro")).refuses("turbine -2 left", "B-6.8");
}

/// L-14.7, B-12.3, B-12.5: over random rivers above basin 10, the ways that lead through the questions are exactly the sets of drops
/// that can be paid and together give energy.
#[test]
fn octavius_finds_every_set_of_drops() {
    // Dam, conduit and power of the three ways into basin 10.
    const WAYS: [(&str, &str, i32); 3] = [("B2L", "C2R", 5), ("B5L", "C5R", 4), ("B7L", "C7L", 2)];
    /// The water left at the three dams, for every way to the end of the production.
    fn walk(position: &Position, left: &mut BTreeSet<[u8; 3]>) {
        let mut moves = Moves::new();
        position.moves(&mut moves);
        for &mv in &moves {
            let mut after = *position;
            after.play(mv, &mut Moves::new(), &mut Quiet);
            let dams = WAYS.map(|(dam, ..)| {
                let dam: barrage::BaseSpace = dam.parse().expect("a dam");
                after.table.river.held[dam.0 as usize]
            });
            match after.table.agenda.last() {
                Some(barrage::Step::MoreDams { .. }) => walk(&after, left),
                _ => {
                    left.insert(dams);
                }
            }
        }
    }
    let (mut chance, mut joint) = (Chance::new(Seed(14)), 0);
    for _ in 0..150 {
        let held = WAYS.map(|_| chance.below(4) as u8);
        let own = WAYS.map(|_| chance.below(2) == 0);
        let (credits, bonus) = (chance.below(5) as i32, chance.below(5) as i32 - 2);
        let list = |mine: bool| -> String {
            let names =
                WAYS.iter().zip(own).filter(|(_, own)| *own == mine).map(|((_, conduit, _), _)| *conduit);
            names.map(|conduit| format!(", '{conduit}'")).collect()
        };
        let water: Vec<String> =
            WAYS.iter().zip(held).map(|((dam, ..), held)| format!("{dam} = {held}")).collect();
        let text = format!(
            "options = {{ promo-officers = true }}\nneutral = {{ B2L = 3, B5L = 3, B7L = 3 }}\nwater = {{ {} }}
            agenda = ['produce {bonus:+} optional', 'end turn']
            [USA]\nofficer = 'Octavius'\ncredits = {credits}\nstructures = ['P10.1'{}]
            [Germany]\nstructures = ['P11.1'{}]",
            water.join(", "),
            list(true),
            list(false)
        );
        let sheet: Sheet = toml::from_str(&format!("study = true\n{text}")).expect("TOML");
        let position = sheet.position().expect("a position");
        let mut expected = BTreeSet::new();
        for used in
            (0..=held[0]).flat_map(|a| (0..=held[1]).flat_map(move |b| (0..=held[2]).map(move |c| [a, b, c])))
        {
            let sum: i32 = WAYS.iter().zip(used).map(|((.., power), drops)| power * i32::from(drops)).sum();
            let paid: i32 =
                own.iter().zip(used).map(|(own, drops)| if *own { 0 } else { i32::from(drops) }).sum();
            if used != [0; 3] && sum + bonus >= 1 && paid <= credits {
                expected.insert([held[0] - used[0], held[1] - used[1], held[2] - used[2]]);
                joint += usize::from(used.iter().filter(|drops| **drops > 0).count() > 1);
            }
        }
        let mut left = BTreeSet::new();
        walk(&position, &mut left);
        // Leaving the production undone is a way too, where there is one.
        if !expected.is_empty() {
            expected.insert(held);
        }
        assert_eq!(left, expected, "{text}");
    }
    assert!(joint > 500, "only {joint}");
}

/// L-14.7, B-12.3: whoever cannot pay the owner of a conduit for another drop stops there.
#[test]
fn octavius_pays_every_owner() {
    let own = "credits = 0\nstructures = ['B5L+1', 'C5R', 'P10.1']";
    let text =
        format!("options = {{ promo-officers = true }}\n{TWO_DAMS}\n[USA]\nofficer = 'Octavius'\n{own}");
    let text = text.replace("B2L = 1, ", "");
    let table = scene(&text).play("turbine -2 left; produce B5L C5R P10 x2");
    assert_eq!(table.amount("USA", "energy", "production"), 6);
    assert_eq!(table.water("B7L"), 1);
}

/// L-14.7, L-5.5, B-20.2: the Netherlands refill none of the dams used, and Germany's second production joins dams too.
#[test]
fn octavius_with_companies() {
    let text = "options = { promo-officers = true, leeghwater = true }\nseats = ['Netherlands', 'USA']
        water = { B2L = 1, B5L = 1 }\n[Netherlands]\nofficer = 'Octavius'
        structures = ['B2L', 'B5L', 'B8L', 'C2R', 'C5R', 'P10.1', 'P11.1', 'P12.1']";
    let table = scene(text).play("turbine -2 left; produce B5L C5R P10 x1; produce B2L C2R P10 x1");
    assert_eq!(table.asks(), "fill not B2L B5L");
    assert_eq!(table.moves(), ["fill B8L", "decline"]);
    let germany = "options = { promo-officers = true }\nseats = ['Germany', 'USA']
        water = { B2L = 1, B5L = 1, B8L = 1, B9L = 1 }\n[Germany]\nofficer = 'Octavius'
        structures = ['B2L', 'B5L', 'B8L', 'B9L', 'C2R', 'C5R', 'C8L', 'C9L', 'P10.1', 'P11.1', 'P7.1']";
    let table = scene(germany).play("turbine -2 left; produce B5L C5R P10 x1; decline");
    assert_eq!(table.asks(), "produce again not P10");
    let table = table.play("produce B8L C8L P11 x1");
    assert_eq!(table.asks(), "more dams again P11 3 x1 from B8L");
    let table = table.play("produce B9L C9L P11 x1");
    assert_eq!(table.amount("Germany", "energy", "production"), 4 - 2 + 1 + 3 + 1);
}

/// L-14.8: Amir's waiting drops may flow at once, his flowing ones may go straight to own dams; not both.
#[test]
fn amir_chooses_for_every_drop() {
    let own = "structures = ['B8L', 'B2U']";
    let table = with("Amir", "water = { B2U = 1 }", own).play("water 2 left");
    let waiting = ["drop HA", "drop HB", "drop HC", "drop HD", "flow HA", "flow HB", "flow HC", "flow HD"];
    assert_eq!(table.moves(), waiting, "B-24.3: the first must be placed");
    table.refuses("fill B8L", "B-4.2");
    let table = table.play("flow HA");
    assert_eq!((table.water("B8L"), table.waiting()), (1, [0; 4]));
    let table = table.play("drop HB");
    assert_eq!(table.waiting(), [0, 1, 0, 0]);
    let flowing = with("Amir", "water = { B2U = 1 }", own).play("water 1 left");
    assert_eq!(flowing.moves(), ["drop HA", "drop HB", "drop HC", "drop HD", "fill B8L"], "B2U is full");
    flowing.refuses("fill B2U", "L-14.8");
    let flowing = flowing.play("fill B8L");
    assert_eq!((flowing.water("B8L"), flowing.times("drop-added")), (1, 1));
    let other = with("Wu", "", own).play("water 2 left");
    other.refuses("flow HA", "L-14.8");
}

/// L-14.9: Mahiri copies them for a turn: engineers lie beside her tile, and Elon changes nothing.
#[test]
fn mahiri_copies_them() {
    let text = |own: &str| {
        format!(
            "options = {{ promo-officers = true }}\nseats = ['USA', 'Germany', 'Italy', 'France']
            water = {{ B8L = 1 }}\nextra_officers = ['Elon', 'Gennaro', 'Wu']
            [USA]\nofficer = 'Mahiri'\nexcavators = 60\nstructures = ['B8L']\n{own}"
        )
    };
    let table = scene(&text("")).play("mahiri; copy Wu; wu");
    table.shows("USA: 10 engineers, 1 energy");
    assert_eq!(table.of("USA").own_space, 1);
    let table = scene(&text("")).play("mahiri; copy Gennaro; gennaro; tile base; build base B9L");
    table.shows("USA: 9 engineers, 0 constructions, 2 bases");
    let table = scene(&text("")).play("mahiri; copy Elon");
    assert_eq!(table.of("USA").excamixers, 0);
    table.refuses("wu", "L-14.6");
    table.refuses("gennaro", "L-14.5");
}

/// L-14.10: Elon's Automa pays ordinary machines first, then excamixers.
#[test]
fn an_automa_with_elon() {
    let scene = automa("Elon", 1, 17, "", "excavators = 2");
    assert_eq!(acted(&scene), [3]);
    assert_eq!(
        (scene.of("Germany").excavators, scene.wheel("Germany")[5].as_str()),
        (0, "base 2E 3X"),
        "a base in the mountains"
    );
}

/// L-14.10: the first construction of Gennaro's Automa in a round takes an engineer fewer.
#[test]
fn an_automa_with_gennaro() {
    let scene = automa("Gennaro", 1, 17, "", "excavators = 9");
    scene.shows("Germany: 11 engineers, 1 bases");
    assert!(scene.told(json!({"kind": "automa-gennaro", "printed": 2})));
    let second = automa("Gennaro", 1, 17, "", "excavators = 9\nconstructions = 1");
    second.shows("Germany: 10 engineers, 1 bases");
}

/// L-14.10: Wu's Automa uses his space when its dams hold enough for a contract of the tile's colour, once a round; and it builds
/// bases, then elevations.
#[test]
fn an_automa_with_wu() {
    let table = format!("{GREEN}\nwater = {{ B8L = 2 }}");
    let scene = automa("Wu", 1, 17, &table, "excavators = 9\nstructures = ['B8L+1']");
    assert!(scene.told(json!({"kind": "automa-wu", "drops": 2, "colour": "green"})));
    assert!(scene.told(json!({"kind": "contract-fulfilled", "contract": "G03"})));
    scene.shows("Germany: 2 energy, 1 bases");
    assert_eq!(scene.water("B8L"), 2);
    let few = automa("Wu", 1, 17, &table.replace("= 2", "= 1"), "excavators = 9\nstructures = ['B8L+1']");
    assert_eq!(few.times("automa-wu"), 0);
    // Tile 20 orders a powerhouse first; Wu's Automa builds a base, without excavators an elevation.
    let base = automa("Wu", 1, 20, "", "mixers = 9\nexcavators = 9");
    base.shows("Germany: 1 bases, 0 powerhouses");
    let raised = automa("Wu", 1, 20, "", "mixers = 9\nexcavators = 0\nstructures = ['B8L']");
    raised.shows("Germany: 1 elevations, 0 powerhouses");
}

/// L-14.10: Octavius's Automa uses all drops of all dams that drive the powerhouse with the best sum.
#[test]
fn an_automa_with_octavius() {
    let own = "structures = ['B2L', 'B5L', 'B8L', 'C2R', 'C5R', 'C8L', 'P10.1', 'P11.1']";
    let table = format!("{GREEN}\nwater = {{ B2L = 1, B5L = 1, B8L = 1 }}");
    let scene = automa("Octavius", 1, 17, &table, own);
    // 5 + 4 + 2 for the tile, 1 for the company.
    assert_eq!(scene.amount("Germany", "energy", "production"), 12);
    assert_eq!((scene.water("B2L"), scene.water("B5L"), scene.water("B8L")), (0, 0, 1));
    assert_eq!(told(&scene, "produced").len(), 2);
    // A base goes where a conduit could lead to an own powerhouse: basins 2, 5 and 7 have one to 10.
    let base = automa("Octavius", 18, 17, "", "excavators = 9\nstructures = ['P10.1']");
    assert!(["B2L", "B5L", "B7L"].contains(&built(&base).as_str()), "{}", built(&base));
    assert_eq!(base.times("automa-preference"), 1);
}

/// L-14.10: drops of Amir's Automa flow at once, or go straight to the dam with the strongest system.
#[test]
fn an_automa_with_amir() {
    let waiting = automa("Amir", 1, 17, "", "excavators = 0\nmixers = 0\nstructures = ['B8L+1']");
    assert_eq!((acted(&waiting)[0], waiting.water("B8L"), waiting.waiting()), (2, 2, [0; 4]));
    let own = "excavators = 0\nmixers = 0\nstructures = ['B8L', 'B9L', 'B1L', 'C8L', 'P11.1']";
    let flowing = automa("Amir", 1, 2, "", own);
    assert_eq!((acted(&flowing)[0], flowing.water("B8L")), (2, 1));
    assert!(flowing.told(json!({"kind": "automa-amir", "at": "B8L"})));
}

/// L-14.4, L-14.5: position files refuse what the officers cannot have.
#[test]
fn files_refuse_what_cannot_be() {
    let options = "options = { promo-officers = true }";
    for (own, rule) in [
        ("officer = 'Wu'\nexcamixers = 1", "L-14.4"),
        ("officer = 'Elon'\nexcamixers = 6\nwheel = ['', '3X']", "L-14.4"),
        ("officer = 'Gennaro'\nown_space = 1", "L-6.4"),
        ("officer = 'Elon'\nown_space = 1", "L-6.4"),
    ] {
        let wrong = impossible(&format!("{options}\n[USA]\n{own}"));
        assert!(wrong.contains(rule), "{wrong}");
    }
    let lacking = impossible(&format!("{options}\n[USA]\nofficer = 'Elon'\nexcamixers = 6\nwheel = []"));
    assert!(lacking.contains("excamixers"), "{lacking}");
}

/// L-4.4, LX-4: the second building space by row, with four companies only, or always.
#[test]
fn the_second_building_space_is_a_setting() {
    let fee = |setting: &str, seats: &str, row: usize| {
        let table = scene(&format!(
            "options = {{ leeghwater = true, second-space = '{setting}' }}\nseats = [{seats}]
            buildings = ['wind-farm', 'robot-factory', 'research-lab', 'customer-office', 'cofferdam']
            [Germany]\nbuildings = ['wind-farm', 'research-lab']"
        ));
        let building = table.position.table.leeghwater.buildings[row - 1].expect("five are in play");
        table.position.table.building_fee(building)
    };
    let (two, three, four) =
        ("'USA', 'Germany'", "'USA', 'Germany', 'Italy'", "'USA', 'Germany', 'Italy', 'France'");
    assert_eq!([two, three, four].map(|seats| fee("by-row", seats, 1)), [3, 0, 0]);
    assert_eq!([two, three, four].map(|seats| fee("by-row", seats, 3)), [3, 3, 0]);
    assert_eq!([two, three, four].map(|seats| fee("four-only", seats, 1)), [3, 3, 0]);
    assert_eq!([two, three, four].map(|seats| fee("always", seats, 3)), [0, 0, 0]);
}

/// L-6.1, LX-13: with the setting `once` the 3 of France count once for all contracts of a production: 12 against 16.
#[test]
fn the_discount_of_france_may_count_once() {
    let text = "options = { leeghwater = true, discount = 'once' }\nseats = ['France', 'USA']\nturn = 'France'
        agenda = ['contract 9 discount 3 national', 'end turn']\nnational = ['N5']
        [France]\nofficer = 'Simone'\nstructures = ['P5.1', 'P8.1', 'P11.1']\ncontracts = ['R07', 'Y01', 'G03']";
    let table = scene(text).play("fulfil R07");
    assert_eq!(
        (table.asks().as_str(), table.moves()),
        ("contract 3 national", vec!["fulfil G03".into(), "decline".into()])
    );
    let other = scene(text).play("fulfil Y01");
    assert_eq!(
        (other.asks().as_str(), other.moves()),
        ("contract 7 national", vec!["fulfil G03".into(), "decline".into()])
    );
}

/// Set-ups with the promotional officers, and with everything else that can be agreed on.
fn setups() -> Vec<Setup> {
    let promo = Options { promo_officers: true, ..Options::PLAIN };
    let all = Options { leeghwater: true, rich_mahiri: true, ..promo };
    let full = |players| Setup::new(players, Variant::Full);
    let hard = |setup: Setup, seat| setup.with_automa(Seat(seat), barrage::Level::VeryHard);
    vec![
        full(2).with_options(promo),
        full(4).with_options(promo),
        full(4).with_options(all),
        hard(hard(full(4).with_options(promo), 1), 3),
        hard(hard(full(4).with_options(all), 0), 2),
        hard(full(2).with_options(all), 1),
    ]
}

/// L-14.3 to L-14.10, B-23.2: games with them end, engineers and excamixers add up, every position is written and read back, and
/// records replay.
#[test]
fn games_with_them_keep_their_promises() {
    let mut seen = BTreeSet::new();
    for (nth, setup) in setups().into_iter().enumerate() {
        for seed in 0..10 {
            let game = Barrage::open(setup.clone()).expect("a legal set-up");
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(game, Seed(100 * nth as u64 + seed));
            while let Some(seat) = game.to_move() {
                let (position, moves) = (*game.position(), game.moves().to_vec());
                assert!(moves.len() > 1, "a choice with one way open is not asked");
                let distinct: std::collections::HashSet<_> = moves.iter().copied().collect();
                assert_eq!(distinct.len(), moves.len(), "a move is listed twice: {moves:?}");
                for mv in &moves {
                    assert_eq!(mv.to_string().parse(), Ok(*mv), "{mv}");
                    let first = mv.to_string().split(' ').next().unwrap_or_default().to_owned();
                    seen.insert(if mv.to_string().contains('X') { "excamixers".to_owned() } else { first });
                }
                let table = &position.table;
                for seat in table.seats().filter(|&seat| table.seats[seat].company.is_some()) {
                    let player = &table.seats[seat];
                    let wheel: u8 = player.wheel.iter().map(|segment| segment.excamixers).sum();
                    let elon = player.officer == Some(barrage::Officer::Elon);
                    let most = if elon { 8 } else { 0 };
                    let paid = !player.works.is_empty();
                    assert!(player.excamixers + wheel == most || paid && player.excamixers + wheel < most);
                }
                let sheet = Sheet::of(&position);
                assert!(sheet.position() == Ok(position), "{}", toml::to_string(&sheet).expect("TOML"));
                let mv = lively(&moves, &mut chance);
                game.play(seat, mv).expect("a listed move is legal");
            }
            assert!(game.game().outcome(game.position()).over);
            let record = game.record().to_string();
            let read: Record<Barrage> = record.parse().expect("a record");
            assert!(read.replay(None).is_ok_and(|again| again.position() == game.position()));
        }
    }
    for what in ["gennaro", "wu", "flow", "fill", "excamixers"] {
        assert!(seen.contains(what), "{what} was never offered: {seen:?}");
    }
}
