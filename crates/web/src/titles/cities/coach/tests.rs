//! Positions in which the coach has something to say, each beside one in which it has not.

use cities::{Cities, Move, Setup};
use kernel::{Chance, Game as _, Match, Moves, Quiet, Seed, Viewer};
use titles::Title as _;
use words::Words;

use super::ROWS;
use crate::coach::Remark;
use crate::title::OnPage as _;

/// The cards and the board of the lessons: few, and known by heart.
const SETUP: &str = include_str!("../../../../../lessons/data/cities/setup.toml");

/// A table of two; what is said of the table, then of P1.
fn file(table: &str, me: &str) -> String {
    let usual = |text: &str, key: &str, value: &str| {
        let said = text.lines().any(|line| line.trim_start().starts_with(&format!("{key} =")));
        if said { String::new() } else { format!("{key} = {value}\n") }
    };
    let table = [("round", "1"), ("turn", "1"), ("order", "[\"P1\", \"P2\"]")]
        .map(|(key, value)| usual(table, key, value))
        .concat()
        + table;
    let me = [
        ("hand", "[240, 241, 242]"),
        ("steps", "0"),
        ("metropolises", "[\"league\", \"kelp-market\", \"lesson-quay\"]"),
    ]
    .map(|(key, value)| usual(me, key, value))
    .concat()
        + me;
    format!(
        "game = \"cities\"\nphase = \"turns\"\nactive = \"P1\"\ndeck = [243]\n{table}\n{SETUP}\n[player.P1]\nboard = 9\n{me}\n\
         [player.P2]\nboard = 1\nmetropolises = [\"works\", \"lesson-north\", \"lesson-south\"]\nhand = [253, 254, 255]\nsteps = 0\n"
    )
}

/// The same in a later era, whose deck is another.
fn later(table: &str, me: &str) -> String {
    file(table, me).replace("deck = [243]\n", "")
}

/// What the coach notices after these moves, and the moves there are then.
fn look(file: &str, moves: &[&str]) -> (Vec<Remark>, Vec<Move>) {
    let setup = Cities::from_position(file).unwrap_or_else(|fault| panic!("{file}: {fault}"));
    let mut table = Match::begin(Cities::open(setup).expect("a set-up"), Seed(0));
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
    let rich = "credits = 6\nscience = 3\nkelp = 6\nsteelplast = 6\n";
    assert!(says("choose", &file("", rich), &[]));
    assert!(says("order", &file("", rich), &["slot 8 with #241"]));
    assert!(says("build", &file("", rich), &["slot 10 with #242", "option 1"]));
    assert!(!says("build", &file("", rich), &[]));
    assert!(says("option", &file("", &format!("{rich}farms = [\"c3.1\"]")), &["slot 12 with #242"]));
}

/// U-22.2: what cities do not find to eat costs points; two rounds before an era ends there is still time.
#[test]
fn kelp_is_missing_for_the_meal() {
    let cities = "nonsymbiotic = [\"c3\", \"b3\"]\nsymbiotic = [\"c2\"]\ntunnels = [\"c2-c3\", \"b3-c3\"]\nfarms = [\"c3.1\"]\n";
    let at = |round: u8, kelp: u8| file(&format!("round = {round}"), &format!("{cities}kelp = {kelp}"));
    let (said, _) = look(&at(4, 0), &[]);
    let hungry = said.iter().find(|it| it.row.name == "hungry").expect("three cities, one farm");
    assert_eq!(
        hungry.text.chars().filter(char::is_ascii_digit).collect::<String>(),
        "316",
        "three eat, there will be one, and two cost 3 points each: {}",
        hungry.text
    );
    assert!(says("hungry", &at(3, 0), &[]));
    assert!(!says("hungry", &at(4, 2), &[]), "there is enough");
    assert!(!says("hungry", &at(2, 0), &[]), "there is time");
}

/// U-4.4: only a card of the slot's colour works.
#[test]
fn a_card_that_would_stay_is_lost() {
    let hand = file("", "kelp = 2\nhand = [246, 240, 242]");
    assert!(warns("card-lost", &hand, &[], "slot 10 with #246"));
    assert!(!warns("card-lost", &hand, &[], "slot 8 with #246"), "both are red");
    assert!(!warns("card-lost", &hand, &[], "slot 8 with #240"), "it would not stay anyway");
}

#[test]
fn another_card_would_match() {
    assert!(warns("other-card", &file("", ""), &[], "slot 8 with #240"));
    assert!(!warns("other-card", &file("", ""), &[], "slot 8 with #241"));
    assert!(!warns("other-card", &file("", "hand = [240, 244]"), &[], "slot 8 with #240"), "none does");
}

/// U-6.4.
#[test]
fn a_fifth_action_card() {
    let pack = cities::Pack::standard().expect("the built-in pack");
    let of_era = |it: &&cities::CardData| {
        it.kind == cities::CardType::Action && it.deck == cities::Deck::of_era(0) && it.card.0 > 0
    };
    let three: Vec<String> = pack.cards().filter(of_era).take(3).map(|it| it.card.0.to_string()).collect();
    let with = |more: &str| file("", &format!("steelplast = 2\nhand = [247, 240]\nactions = [0{more}]"));
    let full = with(&format!(", {}", three.join(", ")));
    assert!(warns("fifth-action", &full, &[], "slot 4 with #247"));
    assert!(!warns("fifth-action", &with(""), &[], "slot 4 with #247"));
}

/// U-7.4.
#[test]
fn a_special_card_that_cannot_be_paid() {
    let with = |credits: u8| file("", &format!("credits = {credits}\nhand = [250, 240]"));
    assert!(warns("special-price", &with(1), &[], "slot 4 with #250"));
    assert!(!warns("special-price", &with(3), &[], "slot 4 with #250"));
}

/// U-12.3: what stands at no connected city produces nothing.
#[test]
fn a_building_in_the_dark() {
    let (with, build) = (file("", "kelp = 2\nsteelplast = 0\ncredits = 0"), ["slot 10 with #242"]);
    assert!(warns("dark-building", &with, &build, "build farm c2.1"));
    assert!(!warns("dark-building", &with, &build, "build farm c3.1"));
}

#[test]
fn a_city_in_the_dark() {
    let rich = "credits = 6\nkelp = 6\nsteelplast = 6\ntunnels = [\"c2-c3\"]";
    let build = ["slot 1 with #241"];
    assert!(warns("dark-city", &file("", rich), &build, "build nonsymbiotic b3"));
    assert!(!warns("dark-city", &file("", rich), &build, "build nonsymbiotic c2"), "a tunnel touches it");
}

/// U-21.2: a purple city scores in each Production.
#[test]
fn a_white_city_where_a_purple_one_could_stand() {
    let rich = "credits = 6\nkelp = 6\nsteelplast = 6\ntunnels = [\"c2-c3\"]\nbiomatter = ";
    let build = ["slot 1 with #241"];
    assert!(warns("white-city", &file("", &format!("{rich}2")), &build, "build nonsymbiotic c2"));
    assert!(!warns("white-city", &file("", &format!("{rich}0")), &build, "build nonsymbiotic c2"));
}

/// U-21.2: two upgraded of a kind at a city make more.
#[test]
fn an_upgrade_that_makes_no_pair() {
    let two = "science = 2\nnonsymbiotic = [\"c3\", \"c2\"]\ntunnels = [\"c2-c3\"]\nfarms = [\"c3.1\", \"c3.2\", \"c2.1\"]\n";
    let build = ["slot 12 with #241", "option 2"];
    let one_done = file("", &format!("{two}upgraded = [\"c3.1\"]"));
    assert!(warns("no-pair", &one_done, &build, "upgrade c2.1"));
    assert!(!warns("no-pair", &one_done, &build, "upgrade c3.2"));
    assert!(!warns("no-pair", &file("", two), &build, "upgrade c2.1"), "no pair is near");
}

#[test]
fn a_step_left_unused() {
    let step = ["slot 4 with #240"];
    assert!(warns("step-left", &file("", ""), &step, "stop"));
    assert!(!warns("step-left", &file("", ""), &step, "advance"));
}

#[test]
fn cities_that_sleep() {
    let dark = "nonsymbiotic = [\"c3\", \"b3\"]";
    assert!(says("dark-cities", &file("", dark), &[]));
    assert!(!says("dark-cities", &file("", &format!("{dark}\ntunnels = [\"b3-c3\"]")), &[]));
}

#[test]
fn a_fresh_action_card_before_the_era_ends() {
    assert!(says("action-ready", &file("round = 4", "steelplast = 2\ncredits = 4\nactions = [0]"), &[]));
    assert!(!says(
        "action-ready",
        &file("round = 4", "steelplast = 2\ncredits = 4\nactions = [0]\nused = [0]"),
        &[]
    ));
    assert!(!says("action-ready", &file("round = 2", "steelplast = 2\ncredits = 4\nactions = [0]"), &[]));
}

#[test]
fn colours_that_match() {
    assert!(says("matches", &file("", ""), &[]));
    let red_taken = "tiles = { 6 = [\"P2\"], 7 = [\"P2\"], 8 = [\"P2\"] }";
    let (said, legal) =
        look(&file(red_taken, "credits = 0\nsteelplast = 0\nhand = [241]\nactions = []"), &[]);
    assert!(!legal.is_empty() && !said.iter().any(|it| it.row.name == "matches"), "{legal:?}");
}

#[test]
fn science_for_an_upgrade() {
    let at = |science: u8| file("", &format!("science = {science}\nfarms = [\"c3.1\"]"));
    assert!(says("science", &at(2), &[]));
    assert!(!says("science", &at(1), &[]));
}

/// U-14: whoever is ahead on the track chooses first.
#[test]
fn always_last_in_order() {
    let behind = "turn = 3\norder = [\"P2\", \"P1\"]";
    assert!(says("go-first", &file(behind, ""), &[]));
    assert!(!says("go-first", &file(behind, "steps = 1"), &[]), "nobody else is on the track");
    assert!(!says("go-first", &file("turn = 3", ""), &[]), "the order stays as it is");
    assert!(!says("go-first", &file("turn = 1\norder = [\"P2\", \"P1\"]", ""), &[]), "the round is young");
}

#[test]
fn a_hand_of_one_colour() {
    let few = "tiles = { 6 = [\"P2\"], 7 = [\"P2\"], 8 = [\"P2\"] }";
    assert!(says("one-colour", &file(few, "hand = [241, 246]"), &[]));
    assert!(!says("one-colour", &file(few, "hand = [241, 240]"), &[]));
}

#[test]
fn few_purple_domes() {
    assert!(says("purple-left", &file("symbiotic_left = 2", ""), &[]));
    assert!(!says("purple-left", &file("symbiotic_left = 3", ""), &[]));
}

/// U-4.5: what the card brings may pay for the slot, here for the second farm.
#[test]
fn the_card_pays_for_the_slot() {
    let with = |kelp: u8| file("", &format!("hand = [240, 242]\ncredits = 0\nsteelplast = 0\nkelp = {kelp}"));
    let choice = ["slot 10 with #240"];
    assert!(warns("card-pays", &with(1), &choice, "slot first"));
    assert!(!warns("card-pays", &with(1), &choice, "card first"));
    assert!(!warns("card-pays", &with(2), &choice, "slot first"), "it can be paid anyway");
}

/// U-4.5, the other way: slot 8 brings the steelplast that the second tunnel costs.
#[test]
fn the_slot_pays_for_the_card() {
    let with = |steelplast: u8| {
        let file = file("", &format!("hand = [241, 240]\ncredits = 2\nkelp = 0\nsteelplast = {steelplast}"));
        file.replace("effect = \"gain 2 credits\"", "effect = \"build 2 tunnels\"")
    };
    let choice = ["slot 8 with #241"];
    assert!(warns("slot-pays", &with(1), &choice, "card first"));
    assert!(!warns("slot-pays", &with(1), &choice, "slot first"));
    assert!(!warns("slot-pays", &with(2), &choice, "card first"), "it can be paid anyway");
}

#[test]
fn a_tunnel_that_reaches_nothing_new() {
    let ring = "credits = 6\nsteelplast = 6\nnonsymbiotic = [\"c3\", \"c2\", \"b3\", \"b2\"]\n\
                tunnels = [\"c2-c3\", \"b3-c3\", \"b2-c2\"]";
    let dark = format!("{ring}\nsymbiotic = [\"a2\"]");
    let build = ["slot 11 with #241"];
    assert!(warns("idle-tunnel", &file("", &dark), &build, "build tunnel b2-b3"));
    assert!(!warns("idle-tunnel", &file("", &dark), &build, "build tunnel a2-b2"), "it wakes a city");
    assert!(!warns("idle-tunnel", &file("", ring), &build, "build tunnel b2-b3"), "nothing else is near");
}

/// U-19.1: the slot that is always there gives two cards.
#[test]
fn more_cards_than_a_hand_holds() {
    let warned = |hand: &str| {
        let said = look(&file("", &format!("hand = {hand}")), &[]).0;
        said.iter().filter(|it| it.row.name == "many-cards").count()
    };
    assert_eq!(warned("[240, 241, 242]"), 3, "with each card");
    assert_eq!(warned("[240, 241]"), 0, "there is room");
}

#[test]
fn a_card_that_can_wait() {
    let hand = "hand = [249, 247, 240]\nactions = [0]";
    assert!(warns("can-wait", &file("", hand), &[], "slot 4 with #249"));
    assert!(!warns("can-wait", &file("", hand), &[], "slot 4 with #247"));
    assert!(!warns("can-wait", &later("round = 5", hand), &[], "slot 4 with #249"), "the second era");
    let alone = file("", "hand = [249, 240]");
    assert!(!warns("can-wait", &alone, &[], "slot 4 with #249"), "no other card of the colour");
}

#[test]
fn goods_when_the_game_is_over() {
    let at = |turn: u8| later(&format!("round = 10\nturn = {turn}"), "credits = 6\nsteelplast = 6\nkelp = 6");
    assert!(warns("late-goods", &at(3), &[], "slot 8 with #241"));
    assert!(!warns("late-goods", &at(2), &[], "slot 8 with #241"), "they can still be used");
    assert!(!warns("late-goods", &at(3), &[], "slot 7 with #241"), "it builds");
}

#[test]
fn a_farm_before_the_meal() {
    let at = |round: u8, kelp: u8| file(&format!("round = {round}\nturn = 3"), &format!("kelp = {kelp}"));
    assert!(says("farm-now", &at(4, 3), &[]));
    assert!(!says("farm-now", &at(3, 3), &[]), "no Production comes yet");
    assert!(!says("farm-now", &at(4, 0), &[]), "it cannot be paid");
}

/// U-24.4.
#[test]
fn a_third_kind_of_building() {
    let two = "kelp = 4\nsteelplast = 4\ncredits = 4\nfarms = [\"c3.1\"]\ndesalinations = [\"c3.2\"]";
    let said = look(&later("round = 8", two), &[]).0;
    let third = said.iter().find(|it| it.row.name == "third-kind").expect("two kinds");
    assert!(third.text.contains('4') && third.text.contains('6'), "{}", third.text);
    assert!(!says("third-kind", &file("round = 3", two), &[]), "the game is young");
    let all = format!("{two}\nlaboratories = [\"c3.3\"]");
    assert!(!says("third-kind", &later("round = 8", &all), &[]), "all three stand there");
}

#[test]
fn cards_that_score_at_the_end() {
    assert!(says("end-cards", &later("round = 8", "claimed = [249]"), &[]));
    assert!(!says("end-cards", &later("round = 7", "claimed = [249]"), &[]));
    assert!(!says("end-cards", &later("round = 8", "claimed = [248]"), &[]), "it works in Production");
}

/// U-18.1: a metropolis in the north-east, beyond c1.
#[test]
fn a_metropolis_within_reach() {
    let rich = "credits = 6\nsteelplast = 6\n";
    let to_c1 = format!("{rich}nonsymbiotic = [\"c3\", \"c2\", \"c1\"]\ntunnels = [\"c2-c3\", \"c1-c2\"]");
    let said = look(&file("", &to_c1), &[]).0;
    let near = said.iter().find(|it| it.row.name == "metropolis").expect("one tunnel is missing");
    assert!(near.text.starts_with("One tunnel"), "{}", near.text);
    assert!(!says("metropolis", &file("", rich), &[]), "all of them are far");
}

#[test]
fn special_cards_that_can_be_paid() {
    let with = |credits: u8| file("open_specials = [250]", &format!("credits = {credits}"));
    assert!(says("special-offer", &with(3), &[]));
    assert!(!says("special-offer", &with(1), &[]));
}

/// U-21, U-22: the last turn of an era, then a look back.
#[test]
fn a_look_back_at_the_production() {
    let last = file("round = 4\nturn = 3\norder = [\"P2\", \"P1\"]", "kelp = 3");
    assert!(!says("production", &last, &[]));
    let setup = Cities::from_position(&last).expect("a position");
    let mut table = Match::begin(Cities::open(setup).expect("a set-up"), Seed(0));
    // Whatever the first answer is, until somebody chooses in the second era.
    let mut seen = false;
    for _ in 0..60 {
        let Some(seat) = table.to_move() else { break };
        let viewer = Viewer::Seat(seat);
        let (words, lately) = (Words::of("en").expect("English"), crate::coach::lately(&table, viewer));
        let said = table.game().coach(words, &table.view(viewer), table.moves(), &lately);
        seen |= said.iter().any(|it| it.row.name == "production");
        let mv = table.moves()[0];
        table.play(seat, mv).expect("a legal move");
    }
    assert!(seen, "the Production is told to whoever chooses next");
}

#[test]
fn the_last_slot_of_a_colour_is_gone() {
    let taken = |more: &str| {
        format!("order = [\"P2\", \"P1\"]\nactive = \"P2\"\ntiles = {{ 5 = [\"P1\"], 6 = [\"P1\"]{more} }}")
    };
    let file = |more: &str| file(&taken(more), "hand = [241, 240]").replacen("active = \"P1\"\n", "", 1);
    let plays = ["slot 8 with #253"];
    assert!(says("slot-gone", &file(", 7 = [\"P1\"]"), &plays));
    assert!(!says("slot-gone", &file(""), &plays), "another red one is free");
}

/// Whole games: whatever is said is short and whole in every language, only to whoever is asked, and the same for every deal
/// that this seat cannot tell apart.
#[test]
fn what_is_said_is_short_and_known_to_its_seat() {
    let mut heard = std::collections::BTreeSet::new();
    for (players, seed) in [(2, 5), (3, 6)] {
        let game = Cities::open(Setup::new(players)).expect("a set-up");
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
