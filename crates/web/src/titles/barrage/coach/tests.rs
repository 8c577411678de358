//! Positions in which the coach has something to say, each beside one in which it has not.

use barrage::{Barrage, Contract, Move, Options, Setup, Variant};
use kernel::{Chance, Game as _, Match, Moves, Quiet, Seed, Viewer};
use titles::Title as _;
use words::Words;

use super::ROWS;
use crate::coach::Remark;
use crate::title::OnPage as _;

/// A company with a dam in basin 7, a conduit of power 3 and a powerhouse where it ends.
const PLANT: &str = r#"structures = ["B7L", "C7R", "P12.1"]"#;
const WATER: &str = "water = { B7L = 1 }";

/// A table of two with a grey dam out of everybody's way; what is said of the table, then of the USA.
fn file(table: &str, usa: &str) -> String {
    format!("study = true\nneutral = {{ B3L = 1 }}\n{table}\n[USA]\n{usa}\n")
}

/// What the coach notices after these moves, and the moves there are then.
fn look(file: &str, moves: &[&str]) -> (Vec<Remark>, Vec<Move>) {
    let setup = Barrage::from_position(file).unwrap_or_else(|fault| panic!("{file}: {fault}"));
    let mut table = Match::begin(Barrage::open(setup).expect("a set-up"), Seed(0));
    for mv in moves {
        let seat = table.to_move().expect("somebody is asked");
        table.play(seat, mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    let seat = table.to_move().expect("somebody is asked");
    let (words, viewer) = (Words::of("en").expect("English"), Viewer::Seat(seat));
    let lately = crate::coach::lately(&table, viewer);
    let remarks = table.game().coach(words, &table.view(viewer), table.moves(), &lately);
    (remarks, table.moves().to_vec())
}

/// Whether something is said of the question.
fn says(name: &str, file: &str, moves: &[&str]) -> bool {
    look(file, moves).0.iter().any(|it| it.row.name == name && it.of.is_none())
}

/// Whether a move that can be made is warned of.
fn warns(name: &str, file: &str, moves: &[&str], mv: &str) -> bool {
    let (remarks, legal) = look(file, moves);
    assert!(legal.iter().any(|it| it.to_string() == mv), "{mv} can be played: {legal:?}");
    remarks.iter().any(|it| it.row.name == name && it.of.as_deref() == Some(mv))
}

#[test]
fn every_question_of_a_turn_is_explained() {
    assert!(says("turn", &file("", ""), &[]));
    assert!(says("engineers", &file("", ""), &["bank"]));
    assert!(says("tile", &file("", ""), &["construct"]));
    assert!(says("site", &file("", ""), &["construct", "tile base"]));
    assert!(!says("site", &file("", ""), &["construct"]));
    for (owed, name) in [
        ("produce +0", "produce"),
        ("machines 2", "machines"),
        ("drops 1 flowing", "drops"),
        ("free conduit 3", "free"),
        ("take 1", "take"),
    ] {
        let table = format!("agenda = [\"{owed}\", \"end turn\"]\nwater = {{ B7L = 2 }}");
        assert!(says(name, &file(&table, &PLANT.replace("B7L", "B7L+1")), &[]), "{owed}");
    }
}

/// B-1.10: whoever goes to build without the fee finds the spaces with a red border closed.
#[test]
fn no_credits_for_the_red_border() {
    assert!(warns("red-border-now", &file("", "credits = 2"), &[], "construct"));
    assert!(!warns("red-border-now", &file("", "credits = 3"), &[], "construct"));
    let poor = "credits = 2\nexcavators = 2\nmixers = 1\nstructures = [\"B9L\"]";
    assert!(says("turn", &file("", poor), &[]), "nothing could be built there anyway");
    assert!(!look(&file("", poor), &[]).0.iter().any(|it| it.row.name == "red-border-now"));
}

/// B-1.10: what is spent now is missing for the border later.
#[test]
fn the_last_credits_are_spent() {
    assert!(warns("red-border-later", &file("", "credits = 4"), &[], "machinery excavator left"));
    assert!(!warns("red-border-later", &file("", "credits = 5"), &[], "machinery excavator left"));
    assert!(!warns("red-border-later", &file("", "credits = 4"), &[], "water 1 left"));
}

/// B-12.1: without a conduit a dam makes nothing.
#[test]
fn a_dam_without_a_conduit() {
    let (build, to) = (["construct", "tile base"], "build base B9L");
    assert!(warns("dam-alone", &file("", "excavators = 4"), &build, to));
    assert!(!warns("dam-alone", &file("", "excavators = 9"), &build, to), "the conduit can follow");
    assert!(!warns("dam-alone", &file("", "excavators = 4\nstructures = [\"C9R\"]"), &build, to));
    let others = "excavators = 4\n[Germany]\nstructures = [\"C9R\"]";
    assert!(!warns("dam-alone", &file("", others), &build, to), "that of another serves too");
}

/// B-11.4: a dam with room further up takes the water.
#[test]
fn a_base_where_another_drinks_first() {
    let build = ["construct", "tile base"];
    let above = |water: &str| file(water, "structures = [\"C8L\"]\n[Germany]\nstructures = [\"B1L\"]");
    assert!(warns("dry-base", &above("water = {}"), &build, "build base B8L"));
    assert!(!warns("dry-base", &above("water = { B1L = 1 }"), &build, "build base B8L"), "it is full");
    let own = file("water = {}", "structures = [\"C8L\", \"B1L\"]");
    assert!(!warns("dry-base", &own, &build, "build base B8L"), "one's own");
}

#[test]
fn a_conduit_that_joins_nothing() {
    let (build, to) = (["construct", "tile conduit"], "build conduit C8L");
    assert!(warns("conduit-alone", &file("", ""), &build, to));
    assert!(!warns("conduit-alone", &file("", "structures = [\"B8L\"]"), &build, to));
    assert!(!warns("conduit-alone", &file("", "structures = [\"P11.1\"]"), &build, to));
}

#[test]
fn a_powerhouse_where_no_conduit_ends() {
    let (build, to) = (["construct", "tile powerhouse"], "build powerhouse P8.1");
    assert!(warns("house-alone", &file("", "excavators = 3"), &build, to));
    let others = "excavators = 3\n[Germany]\nstructures = [\"C1L\"]";
    assert!(!warns("house-alone", &file("", others), &build, to));
    assert!(!warns("house-alone", &file("", "excavators = 6"), &build, to), "one can be paid");
}

#[test]
fn a_powerhouse_dearer_than_the_one_beside() {
    let build = ["construct", "tile powerhouse"];
    assert!(warns("red-house", &file("", ""), &build, "build powerhouse P8.3"));
    assert!(!warns("red-house", &file("", ""), &build, "build powerhouse P8.1"));
    let taken = "[Germany]\nstructures = [\"P5.1\"]";
    assert!(!warns("red-house", &file("", taken), &build, "build powerhouse P5.2"), "no other is left");
}

#[test]
fn many_engineers_for_the_bank() {
    assert!(warns("bank-many", &file(WATER, PLANT), &["bank"], "engineers 5"));
    assert!(!warns("bank-many", &file(WATER, PLANT), &["bank"], "engineers 3"));
    assert!(!warns("bank-many", &file("water = {}", PLANT), &["bank"], "engineers 5"), "nothing to produce");
}

#[test]
fn a_workshop_that_brings_nothing_back() {
    assert!(warns("workshop-idle", &file("", ""), &[], "workshop 1 left"));
    let near = file("", "wheel = [\"\", \"base 4E\"]");
    assert!(!warns("workshop-idle", &near, &[], "workshop 1 left"));
    let far = file("", "wheel = [\"\", \"\", \"base 4E\"]");
    assert!(warns("workshop-idle", &far, &[], "workshop 1 left"), "it needs two turns");
}

#[test]
fn a_fourth_contract() {
    let with = |contracts: &str| file("", &format!("contracts = {contracts}"));
    assert!(warns("full-hand", &with("[\"S1\", \"S2\", \"S3\"]"), &[], "contracts 1 left"));
    assert!(!warns("full-hand", &with("[\"S1\", \"S2\"]"), &[], "contracts 1 left"));
}

/// The plant makes 3 energy with a full dam: 5 is out of reach, 4 is not.
#[test]
fn a_contract_out_of_reach() {
    let table = "agenda = [\"take 1\", \"end turn\"]";
    let (remarks, legal) = look(&file(table, PLANT), &[]);
    let mut seen = [0, 0];
    for mv in legal {
        let Move::Take(contract) = mv else { continue };
        let warned = remarks.iter().any(|it| it.row.name == "contract-high" && it.of == Some(mv.to_string()));
        assert_eq!(warned, contract.energy() >= 5, "{mv}");
        seen[usize::from(warned)] += 1;
    }
    assert!(seen[1] > 0, "some contract is out of reach");
    let none = look(&file(table, ""), &[]).0;
    assert!(!none.iter().any(|it| it.row.name == "contract-high"), "nothing built, nothing to compare with");
}

/// B-13.2: one production, one contract.
#[test]
fn drops_kept_back_from_a_contract() {
    let reach =
        Contract::all().find(|it| !it.national() && (4..=6).contains(&it.energy())).expect("a contract");
    let table = "agenda = [\"produce +0\", \"end turn\"]\nwater = { B7L = 2 }";
    let usa = PLANT.replace("B7L", "B7L+1");
    let with = file(table, &format!("{usa}\ncontracts = [\"{reach}\"]"));
    assert!(warns("few-drops", &with, &[], "produce B7L C7R P12 x1"));
    assert!(!warns("few-drops", &with, &[], "produce B7L C7R P12 x2"));
    assert!(!warns("few-drops", &file(table, &usa), &[], "produce B7L C7R P12 x1"), "no contract");
}

#[test]
fn a_contract_left_unfulfilled() {
    let table = "agenda = [\"contract 20\", \"end turn\"]";
    let with = file(table, "contracts = [\"S1\"]");
    assert!(warns("contract-declined", &with, &[], "decline"));
    assert!(!warns("contract-declined", &with, &[], "fulfil S1"));
    let drop = file("agenda = [\"drops 1 flowing\", \"end turn\"]", "contracts = [\"S1\"]");
    assert!(!warns("contract-declined", &drop, &[], "decline"), "another question");
}

#[test]
fn a_first_look_for_water() {
    assert!(says("look-for-water", &file("", ""), &[]));
    assert!(!says("look-for-water", &file("", PLANT), &[]));
    assert!(!says("look-for-water", &file("round = 2", ""), &[]));
}

#[test]
fn a_production_that_is_possible() {
    let said = look(&file(WATER, PLANT), &[]).0;
    let best = said.iter().find(|it| it.row.name == "produce-now").expect("it is said");
    assert!(best.text.contains('5'), "one drop of power 3, and 2 of the best turbine: {}", best.text);
    assert!(!says("produce-now", &file("water = {}", PLANT), &[]));
}

#[test]
fn a_round_without_energy() {
    let last = format!("{PLANT}\nengineers = 3");
    assert!(says("no-energy", &file(WATER, &last), &[]));
    assert!(!says("no-energy", &file(WATER, &format!("{last}\nenergy = 2")), &[]));
    assert!(!says("no-energy", &file(WATER, PLANT), &[]), "there is time");
}

/// B-17.3: the bonus tile of round 1 pays in full from 6 energy on.
#[test]
fn a_bonus_within_reach() {
    let bonus = "bonus = [\"powerhouses\", \"contracts\", \"conduits\", \"bases\", \"elevations\"]";
    let at = |energy: u8| file(&format!("{WATER}\n{bonus}"), &format!("{PLANT}\nenergy = {energy}"));
    assert!(says("bonus-tile", &at(4), &[]));
    assert!(!says("bonus-tile", &at(6), &[]), "it is reached");
    assert!(!says("bonus-tile", &at(0), &[]), "it is too far");
}

#[test]
fn nothing_to_fulfil() {
    assert!(says("no-contract", &file(WATER, PLANT), &[]));
    assert!(!says("no-contract", &file(WATER, &format!("{PLANT}\ncontracts = [\"S1\"]")), &[]));
}

#[test]
fn no_money_and_nothing_to_do() {
    assert!(says("short-credits", &file("", "credits = 1"), &[]));
    assert!(!says("short-credits", &file("", "credits = 5"), &[]));
    assert!(
        !says("short-credits", &file(WATER, &format!("{PLANT}\ncredits = 1")), &[]),
        "a production is open"
    );
}

#[test]
fn few_machines_early_in_the_game() {
    assert!(says("buy-machines", &file("", "excavators = 1\nmixers = 1"), &[]));
    assert!(!says("buy-machines", &file("", ""), &[]));
    assert!(!says("buy-machines", &file("round = 4", "excavators = 1\nmixers = 1"), &[]));
}

#[test]
fn something_comes_back_from_the_wheel() {
    assert!(says("wheel-returns", &file("", "wheel = [\"\", \"base 4E\"]"), &[]));
    assert!(!says("wheel-returns", &file("", ""), &[]));
}

#[test]
fn a_stronger_turbine_reaches_the_contract() {
    let reach =
        Contract::all().find(|it| !it.national() && (4..=5).contains(&it.energy())).expect("a contract");
    let with = file(WATER, &format!("{PLANT}\ncontracts = [\"{reach}\"]"));
    assert!(warns("stronger-turbine", &with, &[], "turbine 0 left"), "3 energy are too few");
    assert!(!warns("stronger-turbine", &with, &[], "turbine +2 left"));
    assert!(!warns("stronger-turbine", &file(WATER, PLANT), &[], "turbine 0 left"), "no contract");
}

/// B-12.6: the drops run on below the powerhouse.
#[test]
fn water_that_a_rival_catches() {
    let table = "agenda = [\"produce +0\", \"end turn\"]\nwater = { B7L = 2, B5L = 1 }";
    let usa = "structures = [\"B7L+1\", \"C7R\", \"P12.1\", \"B5L\", \"C5R\", \"P10.1\"]";
    let rival = file(table, &format!("{usa}\n[Germany]\nstructures = [\"B10L\"]"));
    assert!(warns("rival-drinks", &rival, &[], "produce B5L C5R P10 x1"));
    assert!(!warns("rival-drinks", &rival, &[], "produce B7L C7R P12 x2"), "it leaves the map");
    assert!(!warns("rival-drinks", &file(table, usa), &[], "produce B5L C5R P10 x1"), "nobody drinks");
}

#[test]
fn a_national_contract_within_reach() {
    let usa = "structures = [\"B5L+2\", \"C5R\", \"P10.1\", \"P11.1\"]";
    let at = |drops: u8| file(&format!("water = {{ B5L = {drops} }}\nnational = [\"N5\"]"), usa);
    assert!(says("national", &at(3), &[]));
    assert!(!says("national", &at(1), &[]));
}

#[test]
fn a_better_place_on_the_energy_track() {
    let at = |theirs: u8| file(WATER, &format!("{PLANT}\nenergy = 1\n[Germany]\nenergy = {theirs}"));
    assert!(says("rank", &at(2), &[]));
    assert!(!says("rank", &at(9), &[]), "too far ahead");
    assert!(!says("rank", &at(0), &[]), "already behind");
}

#[test]
fn the_objective_is_near() {
    assert!(says("objective", &file("round = 4", ""), &[]));
    assert!(!says("objective", &file("round = 3", ""), &[]), "there is time");
}

/// B-10.4.
#[test]
fn the_third_powerhouse() {
    let with = |houses: &str| file("", &format!("structures = [{houses}]"));
    assert!(says("third-house", &with("\"P11.1\", \"P12.1\""), &[]));
    assert!(!says("third-house", &with("\"P12.1\""), &[]));
    let poor = file("", "structures = [\"P11.1\", \"P12.1\"]\nmixers = 0");
    assert!(!says("third-house", &poor, &[]));
}

/// B-10.1: the second piece of a row.
#[test]
fn the_next_piece_uncovers_an_income() {
    let said = look(&file("", "structures = [\"C7R\"]"), &[]).0;
    let income = said.iter().find(|it| it.row.name == "next-income").expect("the second conduit");
    assert!(income.text.contains("conduit"), "{}", income.text);
    assert!(!says("next-income", &file("", ""), &[]));
    assert!(!says("next-income", &file("", "structures = [\"C7R\"]\nexcavators = 0"), &[]));
}

/// B-16.1: what waits on a head stream runs to the first dam with room.
#[test]
fn a_base_that_would_meet_the_water_first() {
    let streams = |drops: u8| {
        format!(
            "water = {{}}\nhead_streams = {{ HA = {{ drops = {drops} }}, HB = {{ drops = 0 }}, \
             HC = {{ drops = 0 }}, HD = {{ drops = 0 }} }}"
        )
    };
    let with = |drops: u8, excavators: u8| {
        let usa = format!("excavators = {excavators}\ncredits = 9\n[Germany]\nstructures = [\"B8L\"]");
        file(&streams(drops), &usa)
    };
    assert!(says("base-above", &with(2, 9), &[]));
    assert!(!says("base-above", &with(0, 9), &[]), "no water waits");
    assert!(!says("base-above", &with(2, 0), &[]), "it cannot be paid");
}

#[test]
fn a_dam_that_has_room() {
    let dry =
        "head_streams = { HA = { drops = 0 }, HB = { drops = 0 }, HC = { drops = 0 }, HD = { drops = 0 } }";
    assert!(says("dam-room", &file(&format!("water = {{}}\n{dry}"), PLANT), &[]));
    assert!(!says("dam-room", &file(&format!("{WATER}\n{dry}"), PLANT), &[]), "it is full");
    assert!(!says("dam-room", &file(&format!("water = {{}}\n{dry}"), ""), &[]), "there is none");
}

#[test]
fn a_tile_two_turns_of_the_wheel_away() {
    let with =
        |wheel: &str| file("", &format!("tiles = [\"base\", \"elevation\", \"conduit\"]\nwheel = [{wheel}]"));
    assert!(says("wheel-near", &with("\"\", \"\", \"powerhouse 2M\""), &[]));
    assert!(!says("wheel-near", &with("\"\", \"\", \"\", \"powerhouse 2M\""), &[]), "it is far");
    assert!(!says("wheel-near", &file("", ""), &[]), "nothing is lacking");
}

/// B-12.7: whoever uses a conduit of somebody pays for each drop.
#[test]
fn somebody_paid_for_the_conduit() {
    let germany = "[Germany]\ncredits = 5\nstructures = [\"B7L\", \"P12.1\"]";
    let table = format!("turn = \"Germany\"\n{WATER}");
    let mine = file(&table, &format!("structures = [\"C7R\"]\n{germany}"));
    assert!(says("conduit-used", &mine, &["turbine 0 left"]));
    let theirs = germany.replace("\"B7L\"", "\"B7L\", \"C7R\"");
    assert!(!says("conduit-used", &file(&table, &theirs), &["turbine 0 left"]));
}

#[test]
fn somebody_used_the_grey_water() {
    let with = |usa: &str| {
        format!(
            "study = true\nneutral = {{ B9L = 1 }}\nwater = {{ B9L = 1 }}\nturn = \"Germany\"\n[USA]\n{usa}\n\
             [Germany]\nstructures = [\"C9R\", \"P12.1\"]\n"
        )
    };
    assert!(says("grey-water", &with("structures = [\"P12.2\"]"), &["turbine 0 left"]));
    assert!(!says("grey-water", &with(""), &["turbine 0 left"]), "it was out of reach");
}

#[test]
fn a_look_back_at_the_round() {
    let last = file("", "engineers = 1\n[Germany]\nengineers = 0\npassed = true\nenergy = 9");
    assert!(says("round-over", &last, &["bank"]));
    assert!(!says("round-over", &last, &[]));
}

/// Whole games: whatever is said is short and whole in every language, only to whoever is asked, and the same for every deal
/// that this seat cannot tell apart.
#[test]
fn what_is_said_is_short_and_known_to_its_seat() {
    let options = Options { leeghwater: true, ..Options::PLAIN };
    let setups = [
        Setup::new(2, Variant::Intro),
        Setup::new(4, Variant::Full),
        Setup::new(3, Variant::Full).with_options(options),
    ];
    let mut heard = std::collections::BTreeSet::new();
    for (setup, seed) in setups.into_iter().zip(5..) {
        let game = Barrage::open(setup).expect("a set-up");
        let (mut position, mut chance) = (game.deal(Seed(seed)), Chance::new(Seed(seed ^ 7)));
        while let Some(seat) = game.to_move(&position) {
            let mut moves = Moves::new();
            game.moves(&position, &mut moves);
            let view = game.view(&position, Viewer::Seat(seat));
            for language in Words::languages() {
                let words = Words::of(language).expect("a language");
                for said in game.coach(words, &view, &moves, &[]) {
                    let most = if language == "en" { 140 } else { 175 };
                    assert!(!said.text.is_empty() && !said.text.contains('{'), "{}", said.text);
                    assert!(said.text.chars().count() <= most, "{language}: {}", said.text);
                    heard.insert(said.row.name);
                }
            }
            let words = Words::of("en").expect("English");
            let mut other = position;
            game.redeal(&mut other, Viewer::Seat(seat), &mut chance);
            let again = game.coach(words, &game.view(&other, Viewer::Seat(seat)), &moves, &[]);
            assert_eq!(again, game.coach(words, &view, &moves, &[]));
            assert!(game.coach(words, &game.view(&position, Viewer::Spectator), &moves, &[]).is_empty());
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut Moves::new(), &mut Quiet);
        }
    }
    assert!(2 * heard.len() > ROWS.len(), "much of it comes up in any game: {heard:?}");
}
