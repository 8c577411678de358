//! Bad input of every kind: one sentence on stderr, exit code 2, never a panic.

use crate::common::{file, folder, run};

#[test]
fn help_tells_what_the_program_can_do() {
    let out = run(&["help"]).well().out;
    for command in ["serve", "play", "simulate", "replay", "position", "games", "help"] {
        assert!(out.contains(&format!("\n  {command} ")), "{command}\n{out}");
    }
    assert!(run(&["--help"]).well().out.contains("Usage: hydropolis"));
    assert!(run(&["--version"]).well().out.starts_with("hydropolis "));
    let help = run(&["simulate", "--help"]).well().out;
    assert!(help.contains("shared counts as a win for each"), "{help}");
}

#[test]
fn wrong_arguments_are_refused_in_one_sentence() {
    for (args, sentence) in [
        (&["play", "chess"][..], "There is no game \"chess\"; the games are: barrage, cities."),
        (&["simulate", "chess"], "There is no game \"chess\"; the games are: barrage, cities."),
        (
            &["play", "barrage", "--players", "1"],
            "That cannot be set up: Barrage is for 2 to 4 players, Automas included, not 1.",
        ),
        (
            &["simulate", "barrage", "--players", "5"],
            "That cannot be set up: Barrage is for 2 to 4 players, Automas included, not 5.",
        ),
        (
            &["play", "barrage", "--players", "0"],
            "That cannot be set up: Barrage is for 2 to 4 players, Automas included, not 0.",
        ),
        (
            &["play", "barrage", "--players", "2", "--seats", "human,random,random"],
            "3 seats are named, but only 2 play.",
        ),
        (
            &["simulate", "barrage", "--seats", "random,human"],
            "Nobody can be asked in a simulation, so no seat can be human.",
        ),
        (
            &["play", "barrage", "--intro", "--automa", "hard"],
            "That cannot be set up: B-3.12: the introductory game is never played with Automas.",
        ),
    ] {
        assert_eq!(run(args).refused(), sentence, "{args:?}");
    }
    for args in [
        &["fly"][..],
        &["play"],
        &["play", "barrage", "--fly"],
        &["play", "barrage", "--players", "two"],
        &["play", "barrage", "--players", "256"],
        &["play", "barrage", "--seed", "-1"],
        &["play", "barrage", "--seats", "human,robot"],
        &["play", "barrage", "--seats", ""],
        &["play", "barrage", "--automa", "harder"],
        &["simulate", "barrage", "--games", "0"],
        &["simulate", "barrage", "--games", "many"],
        &["simulate", "barrage", "--threads", "0"],
        &["simulate", "barrage", "--seats", "automa:hard,automa:hard"],
        &["simulate", "barrage", "--seats", "random,random,random,random,random"],
        &["replay"],
        &["position"],
        &["games", "barrage"],
    ] {
        run(args).refused();
    }
}

#[test]
fn files_that_cannot_be_read_are_refused_in_one_sentence() {
    let folder = folder("unread").to_str().unwrap().to_owned();
    let missing = format!("{folder}/no-such-file");
    let binary = file("unread-binary", "game.bin", &[0, 159, 146, 150, 255]);
    let empty = file("unread-empty", "game.txt", b"");
    for path in [&folder, &missing, &binary] {
        for args in [&["replay", path][..], &["position", path], &["play", "--load", path]] {
            let line = run(args).refused();
            assert!(line.starts_with(&format!("{path} cannot be read: ")), "{line}");
        }
    }
    for args in [&["replay", &empty][..], &["play", "--load", &empty]] {
        assert_eq!(run(args).refused(), format!("{empty} is not the record of a game."));
    }
}

#[test]
fn a_record_cut_off_anywhere_never_panics() {
    let head = "hydropolis-record 1\ngame barrage\nrules 1\nsetup {\"players\":2,\"variant\":\"intro\"}\nseed 3\ndeal 0\n1 P1 bank = 0";
    for end in (0..head.len()).step_by(3) {
        let path = file("cut-off", "game.txt", &head.as_bytes()[..end]);
        run(&["replay", &path]).refused();
    }
}
