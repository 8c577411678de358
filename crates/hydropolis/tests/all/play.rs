//! `play` and `replay`, by the real program.

use std::fs;
use std::process::Stdio;

use crate::common::{file, folder, program, run, run_with};

/// So many times the first move of the list.
fn first_moves(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn a_whole_game_is_played_through_a_pipe_saved_and_replayed() {
    for (players, variant) in [("2", "--intro"), ("4", "--intro"), ("3", "--players=3")] {
        let path = folder(&format!("whole-{players}-{variant}")).join("game.txt");
        let save = format!("save {}\n", path.display());
        let mut args = vec!["play", "barrage", "--seed", "11", "--seats", "human,random"];
        args.extend(if variant == "--intro" { vec!["--players", players, "--intro"] } else { vec![variant] });
        let played = run_with(&args, format!("{}{save}", first_moves(400)).as_bytes());
        assert_eq!(played.code, 0);
        assert!(played.out.contains("\nFinal scores:\n"), "{}", played.out);
        assert!(played.out.contains("Round 5 begins."), "the game has five rounds");
        assert!(played.err.lines().all(|line| line == "The game is over."), "{}", played.err);
        let replayed = run(&["replay", path.to_str().unwrap()]).well();
        let scores = |text: &str| {
            let rows = text[text.rfind("Final scores:").unwrap()..].lines().skip(1);
            rows.take(players.parse().unwrap()).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(scores(&replayed.out), scores(&played.out));
        let object = run(&["replay", path.to_str().unwrap(), "--json"]).json();
        assert_eq!(object["outcome"], object["final"]);
        assert_eq!(object["outcome"]["over"], true);
        assert_eq!(object["at"], object["moves"]);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed| {
        let args = ["play", "barrage", "--players", "3", "--seed", seed, "--seats", "random,random,random"];
        run(&args).well().out
    };
    assert_eq!(game("5"), game("5"));
    assert_ne!(game("5"), game("6"));
}

#[test]
fn the_end_of_input_ends_the_game_cleanly_at_any_moment() {
    for moves in [0, 1, 7, 30] {
        let played = run_with(&["play", "barrage", "--seed", "3"], first_moves(moves).as_bytes()).well();
        assert!(!played.out.contains("Final scores:"));
    }
    assert_eq!(run(&["play", "barrage", "--seed", "3"]).well().code, 0);
    // A last line without an end counts as well.
    let quit = run_with(&["play", "barrage", "--intro", "--seed", "3"], b"moves\nquit").well();
    assert!(quit.out.contains("construct"));
}

#[test]
fn a_move_is_a_number_or_its_notation() {
    let args = ["play", "barrage", "--intro", "--seed", "3"];
    let by_name = run_with(&args, b"bank\nengineers 3\n").well().out;
    assert!(
        by_name.contains("\n  USA places 3 engineers at the bank.\n  USA gains 3 credits (bank).\n"),
        "{by_name}"
    );
    let listed = by_name.lines().find(|line| line.contains(" bank  ")).expect("the bank is on offer");
    let number = listed.split_whitespace().next().unwrap();
    assert_eq!(run_with(&args, format!("{number}\n3\n").as_bytes()).well().out, by_name);
    // In either case and with spaces around.
    assert_eq!(run_with(&args, b"  BANK \r\nEngineers 3\r\n").well().out, by_name);
}

#[test]
fn undo_takes_back_ones_own_move_and_no_further() {
    let folder = folder("undo");
    let (before, after) = (folder.join("before.txt"), folder.join("after.txt"));
    let input = format!(
        "save {}\nconstruct\ntile base\nundo\nundo\nsave {}\nundo\n",
        before.display(),
        after.display()
    );
    let played = run_with(&["play", "barrage", "--intro", "--seed", "3"], input.as_bytes());
    assert_eq!(played.code, 0);
    assert!(played.out.contains("\nTaken back: tile base\n"), "{}", played.out);
    assert!(played.out.contains("\nTaken back: construct\n"), "{}", played.out);
    assert_eq!(played.err, "There is no move to take back.\n");
    assert_eq!(fs::read_to_string(before).unwrap(), fs::read_to_string(after).unwrap());
    // Once another has moved it is too late.
    let played = run_with(&["play", "barrage", "--intro", "--seed", "3"], b"workshop 1 left\nundo\n");
    assert_eq!(played.err, "The last move was Germany's, so nothing can be taken back.\n");
}

#[test]
fn people_at_one_terminal_take_back_each_others_moves_until_something_is_revealed() {
    let args = ["play", "barrage", "--intro", "--seed", "3", "--seats", "human,human"];
    let played = run_with(&args, b"workshop 1 left\nundo\n").well();
    assert!(played.out.contains("\nTaken back: workshop 1 left\n"), "{}", played.out);
    let played = run_with(&args, b"contracts 1 left\n1\nundo\n");
    assert_eq!(played.err, "The last move brought something new to light, so it cannot be taken back.\n");
}

#[test]
fn why_tells_the_rule_and_plays_nothing() {
    let args = ["play", "barrage", "--intro", "--seed", "3"];
    let asked = run_with(&args, b"why pass\nwhy patent 1\nwhy bank\nwhy mahiri\nwhy\nwhy not\n");
    assert_eq!(asked.code, 0);
    for sentence in [
        "B-6.2: You cannot pass with engineers at hand: there are still 12.",
        "B-3.11: The introductory game has no patent office.",
        "bank is allowed: bank: any number of engineers; 1 credit for each engineer.",
        "B-21.7: Mahiri Sekibo does not work for you.",
    ] {
        assert!(asked.out.contains(&format!("\n{sentence}\n")), "{sentence}\n{}", asked.out);
    }
    assert_eq!(asked.err.lines().count(), 2, "{}", asked.err);
    assert!(asked.err.starts_with("Say which move: why MOVE.\n\"not\" is no move: "), "{}", asked.err);
    assert_eq!(asked.out.matches("What do you do this turn?").count(), 1, "nothing was played");
}

#[test]
fn a_slip_is_told_on_stderr_and_loses_nothing() {
    let args = ["play", "barrage", "--intro", "--seed", "3"];
    let slips = run_with(&args, b"pass\n0\n999\nfly\nsave\n\xff\xfe\n\nbank\nengineers 2\n");
    assert_eq!(slips.code, 0);
    let lines: Vec<&str> = slips.err.lines().collect();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert_eq!(lines[0], "B-6.2: You cannot pass with engineers at hand: there are still 12.");
    assert!(lines[1].starts_with("There is no move number 0: there are "));
    assert!(lines[2].starts_with("There is no move number 999: there are "));
    assert!(lines[3].starts_with("\"fly\" is no move: "));
    assert_eq!(lines[4], "Say where to: save FILE.");
    assert!(slips.out.contains("USA gains 2 credits (bank)."), "the game goes on");
}

#[test]
fn a_saved_file_replaces_the_old_one_in_one_step() {
    let folder = folder("replace");
    let (path, old) = (folder.join("game.txt"), folder.join("old.txt"));
    fs::write(&path, "an older game").unwrap();
    // A second name of the old file: if it were written over in place, this name would show it.
    fs::hard_link(&path, &old).unwrap();
    let save = format!("save {}\n", path.display());
    let saved = run_with(&["play", "barrage", "--intro", "--seed", "3"], save.as_bytes()).well();
    assert!(saved.out.contains("game.txt, 0 moves."), "{}", saved.out);
    assert_eq!(fs::read_to_string(&old).unwrap(), "an older game");
    assert!(fs::read_to_string(&path).unwrap().starts_with("hydropolis-record 1\ngame barrage\n"));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing is left beside the file");
}

#[test]
fn what_cannot_be_saved_is_told_and_the_game_goes_on() {
    let folder = folder("unsaved");
    let input = format!("save {0}/no/such/folder.txt\nsave {0}\nbank\n1\n", folder.display());
    let played = run_with(&["play", "barrage", "--intro", "--seed", "3"], input.as_bytes());
    assert_eq!(played.code, 0);
    assert_eq!(
        played.err.lines().filter(|line| line.contains(" cannot be saved: ")).count(),
        2,
        "{}",
        played.err
    );
    assert!(played.out.contains("USA gains 1 credit (bank)."));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = folder("load");
    let (half, whole) = (folder.join("half.txt"), folder.join("whole.txt"));
    let save = |path: &std::path::Path| format!("save {}\n", path.display());
    let begin = ["play", "barrage", "--intro", "--players", "2", "--seed", "3", "--seats", "human,human"];
    run_with(&begin, format!("bank\nengineers 1\n{}", save(&half)).as_bytes()).well();
    let go_on = ["play", "--load", half.to_str().unwrap(), "--seats", "human,human"];
    let gone_on = run_with(&go_on, format!("bank\nengineers 2\n{}", save(&whole)).as_bytes()).well();
    assert!(gone_on.out.contains("seed 3, after 2 moves: P1 human, P2 human."), "{}", gone_on.out);
    assert!(gone_on.out.contains("Germany gains 2 credits (bank)."), "{}", gone_on.out);
    let (half, whole) = (fs::read_to_string(half).unwrap(), fs::read_to_string(whole).unwrap());
    assert!(whole.starts_with(&half));
    assert_eq!(whole.lines().count(), half.lines().count() + 2);
}

#[test]
fn a_person_plays_alone_against_automas_and_may_ask_for_reasons() {
    let path = folder("automa").join("game.txt");
    let input = format!("{}trace\nsave {}\n", first_moves(6), path.display());
    let played =
        run_with(&["play", "barrage", "--automa", "hard", "--players", "1", "--seed", "5"], input.as_bytes());
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    assert!(played.out.contains("seed 5: P1 human, P2 automa:hard."), "{}", played.out);
    assert!(played.out.contains("Player 2 is an Automa (hard) and plays "), "{}", played.out);
    let told = |text: &str| played.out.lines().filter(|line| line.contains(text)).count();
    assert_eq!(told(": action 1 "), 1, "reasons are told when asked for, and not before");
    let load = run_with(&["play", "--load", path.to_str().unwrap()], b"1\n").well();
    assert!(load.out.contains("P1 human, P2 automa:hard"), "{}", load.out);
    // With the level of each among the seats.
    let seats = ["play", "barrage", "--seats", "human,automa:easy,automa:very-hard", "--seed", "1"];
    assert!(run(&seats).well().out.contains("P1 human, P2 automa:easy, P3 automa:very-hard"));
}

/// A reader that goes away ends the program without a word.
#[test]
fn a_closed_stdout_ends_quietly() {
    for args in [
        &["play", "barrage", "--players", "4", "--seed", "1", "--seats", "random,random,random,random"][..],
        &["simulate", "barrage", "--games", "10", "--seed", "1"],
        &["games"],
        &[],
        &["help"],
    ] {
        let data = tempfile::tempdir().unwrap();
        let mut child = program(args).env("HYDROPOLIS_DATA", data.path()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[test]
fn a_closed_stdin_is_the_end_of_input() {
    let status = program(&["play", "barrage", "--seed", "1"]).stdin(Stdio::null()).output().unwrap().status;
    assert_eq!(status.code(), Some(0));
}

/// A short game to break: two people, four moves.
fn record(test: &str) -> (String, String) {
    let path = folder(test).join("game.txt");
    let input = format!("bank\nengineers 1\nbank\nengineers 2\nsave {}\n", path.display());
    let args = ["play", "barrage", "--intro", "--players", "2", "--seed", "3", "--seats", "human,human"];
    run_with(&args, input.as_bytes()).well();
    (path.to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
}

#[test]
fn replay_shows_any_move_of_the_record() {
    let (path, _) = record("replay-at");
    let deal = run(&["replay", &path, "--at", "0", "--json"]).json();
    assert_eq!((&deal["at"], &deal["moves"]), (&0.into(), &4.into()));
    assert_eq!(deal["view"]["USA"]["credits"], 6);
    assert_eq!(deal["view"]["viewer"], "spectator");
    assert!(deal["view"]["stacks"].is_null(), "a spectator does not see the stacks");
    let third = run(&["replay", &path, "--at", "2", "--json"]).json();
    assert_eq!(third["view"]["USA"]["credits"], 7);
    assert_eq!(third["to_move"], "P2");
    let end = run(&["replay", &path, "--json"]).json();
    assert_eq!(end["view"]["Germany"]["credits"], 8);
    for key in ["game", "rules", "setup", "seed", "hash", "outcome", "final"] {
        assert!(!end[key].is_null(), "{key}");
    }
    assert!(
        run(&["replay", &path, "--at", "2"])
            .well()
            .out
            .contains("every hash is right. The table after move 2:")
    );
    assert!(
        run(&["replay", &path, "--at", "5"]).refused().ends_with("has only 4 moves, so there is no move 5.")
    );
}

#[test]
fn a_record_that_was_changed_is_refused() {
    let (_, good) = record("replay-changed");
    let lines: Vec<&str> = good.lines().collect();
    let broken = |name: &str, change: &dyn Fn(usize, &str) -> String| {
        let text: Vec<String> = lines.iter().enumerate().map(|(index, line)| change(index, line)).collect();
        run(&["replay", &file(&format!("replay-changed-{name}"), "game.txt", text.join("\n").as_bytes())])
            .refused()
    };
    let keep = |line: &str| line.to_owned();
    let last = lines.len() - 1;
    // A wrong hash, a move that is not allowed there, another seed, another seat, a move that is no move.
    let hash = broken("hash", &|index, line| {
        if index == last { format!("{}0000", &line[..line.len() - 4]) } else { keep(line) }
    });
    assert!(hash.contains("after move 4 the position has hash "), "{hash}");
    let refused = broken("refused", &|index, line| {
        if index == last { line.replace("engineers 2", "engineers 13") } else { keep(line) }
    });
    assert!(
        refused.contains("move 4 (engineers 13): B-6.5: It takes 13 engineers, and you have 12."),
        "{refused}"
    );
    let seed = broken("seed", &|_, line| line.replace("seed 3", "seed 4"));
    assert!(seed.contains("after move 0 the position has hash "), "{seed}");
    let seat =
        broken("seat", &|index, line| if index == last { line.replace(" P2 ", " P1 ") } else { keep(line) });
    assert!(seat.contains("P2 is asked now, not P1"), "{seat}");
    let notation = broken("notation", &|_, line| line.replace("engineers 2", "engineers two"));
    assert!(notation.contains("line 10"), "{notation}");
    let rules = broken("rules", &|_, line| {
        if line.starts_with("rules ") { "rules 999".to_owned() } else { keep(line) }
    });
    assert!(rules.contains("rules version 999"), "{rules}");
    let game = broken("game", &|_, line| line.replace("game barrage", "game chess"));
    assert_eq!(game, "There is no game \"chess\"; the games are: barrage, cities.");
}
