//! The language of the terminal.

use std::env;
use std::ffi::OsString;

use words::Words;

use crate::problem::Problem;

/// The option that chooses a language, and the variable that does.
const OPTION: &str = "--lang";
const VARIABLE: &str = "HYDROPOLIS_LANG";

/// The words to speak in, known before anything else is: those of the option or the variable, or else of the first
/// of the terminal's variables that is set. A language asked for by name that is not there is a problem, told in the
/// language the terminal has.
pub(crate) fn choose() -> (&'static Words, Option<Problem>) {
    let arguments: Vec<OsString> = env::args_os().collect();
    let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let terminal = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    let terminal = terminal.and_then(|locale| Words::language_of(&locale));
    let Some(asked) = option(&arguments).or_else(|| variable(VARIABLE)) else {
        return (words(terminal), None);
    };
    match Words::language_of(&asked) {
        Some(language) => (words(Some(language)), None),
        None => {
            let known = Words::languages().collect::<Vec<_>>().join(", ");
            let problem = Problem::new("cli-unknown-language").with("asked", asked).with("languages", known);
            (words(terminal), Some(problem))
        }
    }
}

/// The value of the option among the arguments, before they are read for all else.
fn option(arguments: &[OsString]) -> Option<String> {
    let mut arguments = arguments.iter().skip(1).map(|it| it.to_string_lossy());
    while let Some(argument) = arguments.next() {
        if argument == "--" {
            return None;
        }
        match argument.strip_prefix(OPTION) {
            Some("") => return arguments.next().map(|it| it.into_owned()),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_owned()),
            _ => {}
        }
    }
    None
}

fn words(language: Option<&'static str>) -> &'static Words {
    let words = language.and_then(Words::of).or_else(|| Words::of("en"));
    words.expect("English is built in, which the tests of the words see to")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let found = |line: &str| option(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(found("hydropolis play barrage --lang uk"), Some("uk".to_owned()));
        assert_eq!(found("hydropolis --lang=de games"), Some("de".to_owned()));
        assert_eq!(found("hydropolis games --language uk"), None);
        assert_eq!(found("hydropolis games -- --lang uk"), None);
        assert_eq!(found("hydropolis games --lang"), None);
    }
}
