//! The program speaks the language it is asked for.

use crate::common::program;
use words::Words;

/// What the program prints with these arguments and variables, and nothing else from the environment.
fn told(args: &[&str], variables: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut program = program(args);
    for name in ["HYDROPOLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(name);
    }
    let output = program.envs(variables.iter().copied()).output().expect("the program starts");
    let text = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.code(), String::from_utf8(text).expect("text"))
}

#[test]
fn every_language_is_spoken_when_asked_for_in_any_way() {
    for language in Words::languages() {
        let words = Words::of(language).expect("a language there is");
        let usage = format!("{}: hydropolis", words.say("help-usage", &[]));
        let locale = format!("{language}_XX.UTF-8");
        for (args, variables) in [
            (&["--help", "--lang", language][..], &[("HYDROPOLIS_LANG", "en"), ("LC_ALL", "en")][..]),
            (&["--help"], &[("HYDROPOLIS_LANG", language), ("LANG", "en")]),
            (&["--help"], &[("LC_ALL", &*locale), ("LANG", "tlh")]),
            (&["--help"], &[("LC_ALL", ""), ("LC_MESSAGES", &*locale), ("LANG", "tlh")]),
            (&["--help"], &[("LANG", &*locale)]),
        ] {
            let (code, text) = told(args, variables);
            assert_eq!(code, Some(0), "{text}");
            assert!(text.contains(&usage), "{language}: {args:?} {variables:?}\n{text}");
        }
    }
}

#[test]
fn a_terminal_whose_language_is_not_there_gets_english() {
    for locale in ["C", "C.UTF-8", "POSIX", "tlh_XX", ""] {
        let (code, text) = told(&["--help"], &[("LANG", locale)]);
        assert!(code == Some(0) && text.contains("Usage: hydropolis"), "{locale}: {text}");
    }
}

#[test]
fn a_language_asked_for_by_name_has_to_be_there() {
    for (args, variables) in
        [(&["games", "--lang", "tlh"][..], &[][..]), (&["games"], &[("HYDROPOLIS_LANG", "tlh")])]
    {
        let (code, text) = told(args, variables);
        assert_eq!(code, Some(2));
        assert!(text.starts_with("There are no words in \"tlh\"; the languages are: "), "{text}");
    }
}
