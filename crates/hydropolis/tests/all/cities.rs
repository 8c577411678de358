//! Underwater Cities by the real program.

use std::fs;

use crate::common::{file, folder, run, run_with, untimed};
use cities::{Card, Cities, HandCard};
use kernel::{Game, Record, Seat, Viewer};
use serde_json::{Value, json};

/// A pack that replaces one card of the first era.
const PACK: &str = r#"
[[card]]
number = 2
name = "Night Ferry"
deck = "I"
color = "yellow"
type = "instant"
effect = "gain 3 credits or advance 2"
"#;

/// Player 1 to choose, with a tile of Player 2 on slot 8.
const CASE: &str = r#"
game = "cities"
phase = "turns"
round = 2
active = "P1"
order = ["P1", "P2"]
tiles = { 8 = ["P2"] }

[setup]
players = 2

[player.P1]
board = 1
credits = 3
kelp = 2
steelplast = 2
hand = [1, 16, 190]

[player.P2]
board = 2
hand = [40, 41]
"#;

#[test]
fn whole_games_are_played_through_a_pipe_saved_and_replayed() {
    for (players, more) in [
        (1, &[][..]),
        (2, &["--contracts"]),
        (3, &["--boards", "asymmetric"]),
        (4, &["--contracts", "--boards", "basic"]),
    ] {
        let path = folder(&format!("whole-cities{players}")).join("game.txt");
        let count = players.to_string();
        let mut args = vec!["play", "cities", "--seed", "11", "--players", &count];
        args.extend(more);
        let input = format!("{}save {}\n", "1\n".repeat(600), path.display());
        let played = run_with(&args, input.as_bytes());
        assert_eq!(played.code, 0);
        assert!(played.out.contains("\nFinal scores:\n"), "{}", played.out);
        assert!(played.out.contains("Era III begins."), "the game has three eras");
        assert!(!played.out.contains("cities-") && !played.out.contains('{'), "everything has words");
        assert!(played.err.lines().all(|line| line == "The game is over."), "{}", played.err);
        let object = run(&["replay", path.to_str().unwrap(), "--json"]).json();
        assert_eq!(object["game"], "cities");
        assert_eq!(object["outcome"], object["final"]);
        assert_eq!(object["outcome"]["over"], true);
        let replayed = run(&["replay", path.to_str().unwrap()]).well().out;
        let scores = |text: &str| {
            let rows = text[text.rfind("Final scores:").unwrap()..].lines().skip(1);
            rows.take(players).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(scores(&replayed), scores(&played.out));
    }
}

/// U-5.10, U-19: the person at the terminal sees no card that another holds, or has just drawn or laid aside.
#[test]
fn the_cards_of_others_never_appear() {
    let path = folder("cities-secrets").join("game.txt");
    let step = format!("show\nsave {}\n1\n", path.display());
    let args = ["play", "cities", "--players", "3", "--seed", "4", "--seats", "random,human,random"];
    let played = run_with(&args, step.repeat(60).as_bytes()).well();
    let record: Record<Cities> = fs::read_to_string(&path).unwrap().parse().unwrap();
    let me = Viewer::Seat(Seat(1));
    let (mut hidden_cards, mut own_cards) = (0, 0);
    let parts: Vec<&str> = played.out.split("\nSaved to ").collect();
    // What was printed up to each "Saved to ..., 12 moves." was printed by then.
    for pair in parts.windows(2) {
        let moves = pair[1].lines().next().unwrap().trim_end_matches(" moves.").trim_end_matches(" move.");
        let moves: usize = moves.rsplit(' ').next().unwrap().parse().unwrap();
        let then = record.replay(Some(moves)).unwrap();
        let view = then.game().view(then.position(), me);
        for seat in [Seat(0), Seat(2)] {
            let held = then.position().players[seat];
            let cards = held.hand.iter().chain(held.aside.iter().copied());
            for card in cards.filter(|card| !view.players[seat.index()].hand.contains(&HandCard::Card(*card)))
            {
                hidden_cards += 1;
                assert!(!names(pair[0], card), "{seat} holds {card} after move {moves}:\n{}", pair[0]);
            }
        }
        for card in then.position().players[Seat(1)].hand.iter() {
            own_cards += 1;
            assert!(names(pair[0], card), "{card} is in the own hand after move {moves}");
        }
    }
    assert!(hidden_cards > 300 && own_cards > 100, "{hidden_cards} {own_cards}");
}

/// Whether a text speaks of a card: `#3` is not in `#37`.
fn names(text: &str, card: Card) -> bool {
    let name = card.to_string();
    text.match_indices(&name)
        .any(|(at, _)| !text[at + name.len()..].starts_with(|it: char| it.is_ascii_digit()))
}

/// With several people at one terminal the one who is asked sees their own hand.
#[test]
fn each_person_sees_the_own_hand_when_asked() {
    let path = folder("cities-hot-seat").join("game.txt");
    let input = format!("save {}\nshow\n1\n1\n1\nshow\n", path.display());
    let args = ["play", "cities", "--players", "2", "--seed", "4", "--seats", "human,human"];
    let played = run_with(&args, input.as_bytes()).well().out;
    let record: Record<Cities> = fs::read_to_string(&path).unwrap().parse().unwrap();
    let deal = record.replay(None).unwrap();
    let first = deal.to_move().unwrap();
    let second = Seat(1 - first.0);
    let boards: Vec<&str> = played.split("Your hand (the limit is 3):").collect();
    // One at the start, and one for each "show".
    assert_eq!(boards.len(), 4, "{played}");
    let hand = |seat: Seat| deal.position().players[seat].hand;
    let before_second = boards[..3].concat();
    assert!(hand(first).iter().all(|card| names(boards[2], card)), "{}", boards[2]);
    assert!(hand(second).iter().all(|card| names(boards[3], card)), "{}", boards[3]);
    assert!(
        hand(second).iter().all(|card| !names(&before_second[..before_second.find("Saved").unwrap()], card))
    );
}

/// A record holds its pack, so a replay needs nothing else.
#[test]
fn a_pack_travels_in_the_record() {
    let pack = file("cities-pack", "pack.toml", PACK.as_bytes());
    let path = folder("cities-pack-game").join("game.txt");
    let args =
        ["play", "cities", "--players", "2", "--seed", "3", "--pack", &pack, "--seats", "random,random"];
    run_with(&args, format!("save {}\n", path.display()).as_bytes()).well();
    fs::remove_file(&pack).unwrap();
    let object = run(&["replay", path.to_str().unwrap(), "--json"]).json();
    assert_eq!(object["setup"]["pack"], PACK);
    assert_eq!(object["final"]["over"], true);
    let loaded = run_with(&["play", "--load", path.to_str().unwrap()], b"quit\n").well().out;
    assert!(loaded.contains("Final scores:"), "{loaded}");
    // In a position file too.
    let sheet = CASE
        .replace("hand = [1,", "hand = [2,")
        .replace("players = 2\n", &format!("players = 2\npack = '''{PACK}'''\n"));
    let sheet = file("cities-pack-position", "case.toml", sheet.as_bytes());
    let told = run(&["position", &sheet]).well().out;
    assert!(told.contains("Night Ferry (#2)"), "{told}");
    assert!(told.contains("gain 3 credits or advance up to 2 spaces on the Federation track"), "{told}");
}

#[test]
fn a_broken_pack_is_refused_with_line_component_and_reason() {
    let broken = PACK.replace("advance 2", "fly 2");
    let path = file("cities-broken", "pack.toml", broken.as_bytes());
    for command in ["play", "simulate"] {
        let line = run(&[command, "cities", "--players", "2", "--pack", &path]).refused();
        let expected =
            format!("{path} is no component pack: line 8: card 2 \"Night Ferry\": \"fly\" is no verb");
        assert!(line.starts_with(&expected), "{line}");
    }
    let missing = run(&["simulate", "cities", "--pack", &format!("{path}.not")]).refused();
    assert!(missing.contains(" cannot be read: "), "{missing}");
    for text in ["x = [", "dragons = 3", "[[card]]\nnumber = 300\n", "only = [\"cards\"]"] {
        let path = file("cities-broken-more", "pack.toml", text.as_bytes());
        let line = run(&["simulate", "cities", "--pack", &path]).refused();
        assert!(line.starts_with(&format!("{path} is no component pack: ")), "{line}");
    }
}

#[test]
fn options_of_another_game_are_refused() {
    for (args, sentence) in [
        (&["play", "cities", "--intro"][..], "--intro is an option of barrage, not of cities."),
        (&["simulate", "cities", "--automa", "hard"], "--automa is an option of barrage, not of cities."),
        (&["simulate", "barrage", "--pack", "x"], "--pack is an option of cities, not of barrage."),
        (&["play", "barrage", "--contracts"], "--contracts is an option of cities, not of barrage."),
        (&["play", "barrage", "--boards", "basic"], "--boards is an option of cities, not of barrage."),
        (&["play", "barrage", "--edition", "1"], "--edition is an option of cities, not of barrage."),
        (
            &["play", "cities", "--players", "1", "--contracts"],
            "That cannot be set up: the solo game has no contracts (U-26.1).",
        ),
        (
            &["simulate", "cities", "--players", "5"],
            "That cannot be set up: Underwater Cities is for 1 to 4 players (U-1.1).",
        ),
        (
            &["simulate", "cities", "--players", "2", "--offset", "3"],
            "That cannot be set up: only the solo game has blocking tiles (U-28.5).",
        ),
    ] {
        assert_eq!(run(args).refused(), sentence, "{args:?}");
    }
    for args in [
        &["play", "cities", "--boards", "round"][..],
        &["play", "cities", "--seats", "human,automa:hard"],
        &["play", "cities", "--offset", "x"],
        &["play", "--load", "x", "--pack", "y"],
    ] {
        run(args).refused();
    }
}

/// A script may name the moves that the game makes by itself, or leave them out.
#[test]
fn moves_made_by_themselves_may_be_named() {
    let path = file("cities-forced", "case.toml", CASE.as_bytes());
    let hash = |play: &str| run(&["position", &path, "--json", "--play", play]).json()["hash"].clone();
    let short = hash("slot 10 with #1");
    assert_eq!(hash("slot 10 with #1; part 2; option 2"), short);
    assert_eq!(hash("slot 10 with #1; option 2"), short);
    // But not twice, not another one, and not in another order.
    for play in [
        "slot 10 with #1; option 2; option 2",
        "slot 10 with #1; option 1",
        "slot 10 with #1; option 2; part 2",
    ] {
        assert!(run(&["position", &path, "--play", play]).refused().contains(" is refused: U-"), "{play}");
    }
}

/// Plain gains and the only way to pay are moves the game makes by itself, too.
#[test]
fn plain_gains_and_payments_may_be_named() {
    // Slot 14 of the 3-4 side: use action card; gain 1 steelplast.
    let four = CASE
        .replace("players = 2", "players = 4")
        .replace("order = [\"P1\", \"P2\"]", "order = [\"P1\", \"P2\", \"P3\", \"P4\"]")
        .replace("kelp = 2", "kelp = 1\nbiomatter = 1\nsteps = 0");
    let four = four.replace("[player.P2]", "[player.P2]\nsteps = 0");
    let path = file(
        "cities-plain",
        "case.toml",
        (four + "[player.P3]\nsteps = 0\n[player.P4]\nsteps = 0\n").as_bytes(),
    );
    let hash = |play: &str| run(&["position", &path, "--json", "--play", play]).json()["hash"].clone();
    let short = hash("slot 14 with #1; use assistant; option 1");
    assert_eq!(hash("slot 14 with #1; part 2; use assistant; option 1"), short);
    assert_eq!(hash("slot 14 with #1; part 2; part 1; use assistant; option 1"), short);
    // Two farms for one kelp and the biomatter, which must stand in for the second.
    let farms = "slot 6 with #190; build farm c3.2; biomatter none; build farm c3.3";
    let short = hash(farms);
    assert_eq!(hash(&format!("{farms}; biomatter 1 kelp")), short);
    let wrong = run(&["position", &path, "--play", &format!("{farms}; biomatter none")]).refused();
    assert!(wrong.contains(" is refused: U-"), "{wrong}");
}

/// A move that answers a question the game has passed is judged by that question.
#[test]
fn a_refusal_speaks_of_what_was_asked() {
    let path =
        file("cities-passed", "case.toml", CASE.replace("steelplast = 2", "steelplast = 0").as_bytes());
    // There is nothing to upgrade, so the game takes the other option of the slot, a kelp.
    let line = run(&["position", &path, "--play", "slot 10 with #1; option 1"]).refused();
    assert_eq!(line, "\"option 1\" is refused: U-16.2: Part 1 cannot be done now.");
}

/// What happens before the first decision is told as well: here a whole Production.
#[test]
fn what_happens_before_the_first_decision_is_told() {
    let text = CASE.replace("phase = \"turns\"\nround = 2", "phase = \"production\"\nround = 4");
    let text = text.replace("tiles = { 8 = [\"P2\"] }\n", "");
    let path = file("cities-production", "case.toml", text.as_bytes());
    let events = run(&["position", &path, "--json"]).json()["events"].clone();
    let kinds: Vec<&str> =
        events.as_array().unwrap().iter().filter_map(|event| event["kind"].as_str()).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "produced").count(), 2, "{kinds:?}");
    for kind in ["fed", "era-began", "drew"] {
        assert!(kinds.contains(&kind), "{kind}: {kinds:?}");
    }
}

/// Components come with the position or from a file of their own.
#[test]
fn a_position_takes_a_pack_from_a_file() {
    let pack = file("cities-position-pack", "pack.toml", PACK.as_bytes());
    let case =
        file("cities-position-packed", "case.toml", CASE.replace("hand = [1,", "hand = [2,").as_bytes());
    let told = run(&["position", &case, "--pack", &pack]).well().out;
    assert!(told.contains("Night Ferry (#2)"), "{told}");
    let object = run(&["position", &case, "--pack", &pack, "--json"]).json();
    assert_eq!(object["position"]["setup"]["pack"], PACK);
    let broken = file("cities-position-broken", "pack.toml", PACK.replace("advance 2", "fly 2").as_bytes());
    let line = run(&["position", &case, "--pack", &broken]).refused();
    assert!(line.starts_with(&format!("{broken} is no component pack: line 8: card 2")), "{line}");
    let barrage = file("cities-position-barrage", "case.toml", b"players = 2\n");
    let line = run(&["position", &barrage, "--pack", &pack]).refused();
    assert_eq!(line, "--pack is an option of cities, not of barrage.");
}

#[test]
fn a_position_is_laid_and_moves_are_played_in_it() {
    let path = file("cities-position", "case.toml", CASE.as_bytes());
    let play = "slot 2 with #1; card first; option 1; build farm c3.1; stop";
    let told = run(&["position", &path, "--play", play, "--moves"]).well().out;
    for line in [
        "  Player 1 chooses slot 2 (yellow) and plays Tidepool Forage (#1).",
        "  Player 1 gains 1 credit and 1 kelp.",
        "  Player 1 pays 1 kelp.",
        "  Player 1 builds a farm on c3.1.",
        "Player 2: Which slot do you choose, and which card do you play?",
    ] {
        assert!(told.lines().any(|it| it == line), "{line}\n{told}");
    }
    let object = run(&["position", &path, "--play", play, "--json"]).json();
    assert_eq!((&object["game"], &object["to_move"]), (&json!("cities"), &json!("P2")));
    assert_eq!(object["position"]["player"]["P1"]["farms"], json!(["c3.1"]));
    // What was printed is a position file again.
    let again = file("cities-position-again", "case.json", object["position"].to_string().as_bytes());
    let read = run(&["position", &again, "--json"]).json();
    assert_eq!((&read["hash"], &read["moves"]), (&object["hash"], &object["moves"]));
}

#[test]
fn a_refused_move_is_told_with_its_rule() {
    let path = file("cities-refused", "case.toml", CASE.as_bytes());
    let sentence = "\"slot 8 with #1\" is refused: U-15.2: A tile lies on slot 8 (red).";
    assert_eq!(run(&["position", &path, "--play", "slot 8 with #1"]).refused(), sentence);
    let json = run(&["position", &path, "--play", "slot 8 with #1", "--json"]);
    let object: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json.refused(), sentence);
    assert_eq!(object["refusal"]["rule"], "U-15.2");
    assert_eq!(object["refusal"]["refusal"]["kind"], "slot-taken");
    for (play, refusal) in [
        ("slot 2 with #40", "U-4.3: "),
        ("slot 2 with #16; option 1; build farm d1.1", "U-9.1: "),
        ("slot 2 with #16; option 1; build farm b1.1", "U-10.3: "),
        ("slot 2 with #16; option 1; build farm c3.x", "U-10.6: "),
    ] {
        let line = run(&["position", &path, "--play", play]).refused();
        assert!(line.contains(refusal), "{play}: {line}");
    }
}

#[test]
fn a_file_that_describes_no_position_is_refused_in_one_line() {
    let refused = |name: &str, text: &str| {
        run(&["position", &file(&format!("cities-bad-{name}"), "case.toml", text.as_bytes())]).refused()
    };
    assert!(refused("key", &CASE.replace("round", "rounds")).contains("line 4: unknown field `rounds`"));
    assert!(refused("syntax", &CASE.replace("round = 2", "round =")).contains("line 4: "));
    assert!(refused("twice", &CASE.replace("hand = [40, 41]", "hand = [40, 16]")).contains("#16"));
    assert!(refused("setup", "game = \"cities\"\n").contains("setup"));
    assert!(
        refused("pack", &CASE.replace("players = 2\n", "players = 2\npack = \"x = [\"\n")).contains("line 1")
    );
    let json = file("cities-bad-json", "case.json", b"{\"game\": \"cities\", \"setup\": {\"players\": 9}}");
    assert!(run(&["position", &json]).refused().contains("1 to 4 players"));
}

fn simulated(args: &[&str]) -> Value {
    untimed(&[&["simulate", "cities"], args].concat(), &["seconds", "decisions_per_second"])
}

#[test]
fn simulations_add_up_by_seat_and_board_on_any_number_of_threads() {
    let games =
        |threads| simulated(&["--players", "3", "--games", "101", "--seed", "9", "--threads", threads]);
    let sums = games("1");
    assert_eq!(sums, games("3"));
    let total = |rows: &Value, key: &str| {
        rows.as_array().unwrap().iter().map(|row| row[key].as_f64().unwrap()).sum::<f64>()
    };
    for group in ["seats", "boards"] {
        assert_eq!(total(&sums[group], "games"), 303.0, "{group}");
        assert_eq!(total(&sums[group], "wins"), 101.0, "{group}: ties are broken (U-24.6)");
    }
    let ids = |sums: &Value| -> Vec<String> {
        sums["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(ids(&sums), ["1", "2", "3", "4"]);
    let asymmetric = simulated(&["--players", "4", "--games", "20", "--seed", "9", "--boards", "asymmetric"]);
    assert_eq!(ids(&asymmetric), ["5", "6", "7", "8"]);
    let text = run(&["simulate", "cities", "--players", "2", "--games", "20", "--seed", "1"]).well().out;
    assert!(text.starts_with("Underwater Cities: 20 games from seed 1, "), "{text}");
    assert!(text.contains("P2 random") && text.contains("  board  "), "{text}");
}

/// The machine that looks ahead beats chance, in simulations and at the table.
#[test]
fn greedy_takes_a_seat() {
    let sums = simulated(&["--seats", "random,greedy", "--games", "10", "--seed", "2", "--threads", "2"]);
    let seats = sums["seats"].as_array().unwrap();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!("random"), &json!("greedy")));
    assert!(seats[1]["mean_points"].as_f64().unwrap() > 2.0 * seats[0]["mean_points"].as_f64().unwrap());
    let one = simulated(&["--seats", "random,greedy", "--games", "10", "--seed", "2", "--threads", "1"]);
    assert_eq!(sums, one, "whatever the number of threads");
    let args = ["play", "cities", "--players", "2", "--seed", "2", "--seats", "human,greedy"];
    let played = run_with(&args, "1\n".repeat(12).as_bytes()).well().out;
    assert!(played.contains("P1 human, P2 greedy."), "{played}");
    let unknown = run(&["play", "cities", "--seats", "human,automa:easy"]).refused();
    let known = "There is no player \"automa:easy\"; the players are: human, random, novice, greedy, apprentice, \
                 club, veteran, expert-1, expert, master, beaver, kingfisher, magpie, pike.";
    assert_eq!(unknown, known);
}

/// The report tells of every card of the pack, in the same games that a simulation plays.
#[test]
fn a_simulation_reports_on_the_cards() {
    let args = ["--players", "2", "--games", "60", "--seed", "3"];
    let with = |more: &[&'static str]| [&args[..], more].concat();
    let plain = simulated(&args);
    let object = simulated(&with(&["--report", "cards", "--threads", "2"]));
    assert_eq!((&object["games"], &object["decisions"]), (&plain["games"], &plain["decisions"]));
    assert_eq!(object, simulated(&with(&["--report", "cards", "--threads", "1"])));
    let cards = object["report"]["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 205);
    let sum = |key: &str| cards.iter().map(|card| card[key].as_u64().unwrap()).sum::<u64>();
    // U-3.1, U-3.2: thirty cards a player and game are played, and not all of them are used.
    assert_eq!(sum("played"), 60 * 2 * 30);
    assert!(sum("drawn") > sum("played") && sum("used") < sum("played") && sum("used") > 0);
    let mut command = vec!["simulate", "cities"];
    command.extend(with(&["--report", "cards"]));
    let text = run(&command).well().out;
    assert!(text.starts_with("Underwater Cities: 60 games from seed 3, "), "{text}");
    assert!(text.contains("Smuggling") && !text.contains("cards-report"), "{text}");
    *command.last_mut().unwrap() = "cards-markdown";
    assert!(run(&command).well().out.contains("| 1 | Smuggling | yellow |"));
    assert_eq!(
        run(&["simulate", "barrage", "--report", "cards"]).refused(),
        "There is no such report for barrage."
    );
    run(&["simulate", "cities", "--report", "weather"]).refused();
}

/// The points of a simulation are told by where they come from, and add up to what the players have.
#[test]
fn a_simulation_reports_where_points_come_from() {
    let args = ["--players", "2", "--games", "40", "--seed", "3", "--report", "sources"];
    let object = simulated(&args);
    let report = &object["report"];
    let sources = report["sources"].as_object().unwrap();
    let sum: f64 = sources.values().map(|points| points.as_f64().unwrap()).sum();
    assert!((sum - report["course"]["points"].as_f64().unwrap()).abs() < 1e-6, "{report}");
    assert!(sources["network"].as_f64().unwrap() > 0.0 && sources["hunger"].as_f64().unwrap() < 0.0);
    let used = report["course"]["used"].as_f64().unwrap();
    assert!(used > 0.0 && used < 30.0, "U-3.3: a card a turn is played: {used}");
    for era in ["I", "II", "III"] {
        let shares = report["colors"][era].as_object().unwrap();
        let sum: f64 = shares.values().map(|share| share.as_f64().unwrap()).sum();
        assert!((sum - 100.0).abs() < 1e-6, "{shares:?}");
    }
    let text = run(&[&["simulate", "cities"], &args[..]].concat()).well().out;
    assert!(text.contains("connected cities at the end") && !text.contains("sources-"), "{text}");
}

/// U-1.3, U-1.4, U-1.6, U-1.7, U-1.9, U-26: what is in the box.
#[test]
fn games_counts_what_is_in_the_box() {
    let games = run(&["games", "--json"]).json();
    let game = &games["games"][1];
    assert_eq!(game["name"], "cities");
    assert_eq!(game["players"], json!([1, 2, 3, 4]));
    for (component, count) in [
        ("era_1_cards", 66),
        ("era_2_cards", 57),
        ("era_3_cards", 57),
        ("special_cards", 15),
        ("special_3_cards", 10),
        ("boards", 8),
        ("slots_1_2", 12),
        ("slots_3_4", 15),
        ("brown_metropolises", 5),
        ("blue_metropolises", 11),
        ("contracts", 8),
    ] {
        assert_eq!(game["components"][component], count, "{component}");
    }
    let text = run(&["games"]).well().out;
    assert!(
        text.contains("\nUnderwater Cities (\"cities\", rules version 2), for 1, 2, 3, 4 players: "),
        "{text}"
    );
    assert!(!text.contains("cities-"), "every count has its words: {text}");
}
