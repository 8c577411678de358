//! The help and the complaints of the command line, in the reader's language.
//!
//! What a command or an option is for is the message `help-<command>`, `help-<command>-<option>`, or for an option
//! that several commands share `help-option-<option>`. Its attribute `value` is what stands for the option's value.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory as _};
use words::{Args, Phrase, Words};

use crate::args::Cli;
use crate::problem::Problem;
use crate::titles;

/// The command line with all its help in this language.
pub(crate) fn command(words: &Words) -> Command {
    let mut command = Cli::command();
    // Everything is in place only now: the options --help and --version, and the command `help`.
    command.build();
    told(command, words)
}

fn told(command: Command, words: &Words) -> Command {
    let say = |id: &str| words.say(id, &[]);
    let name = command.get_name().to_owned();
    let command = command.mut_args(|arg| argument(arg, &name, words));
    let usage = command.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
    let usage = usage
        .replace("[OPTIONS]", &format!("[{}]", say("help-usage-options")))
        .replace("[COMMAND]", &format!("[{}]", say("help-usage-command")))
        .replace("<COMMAND>", &format!("<{}>", say("help-usage-command")));
    let mut command = command
        .override_usage(usage)
        .help_template(format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", say("help-usage")))
        .subcommand_help_heading(say("help-commands"))
        .mut_subcommands(|command| told(command, words));
    if let Some(about) = find(words, &format!("help-{name}")) {
        let more = find(words, &format!("help-{name}-more"));
        command = match more {
            Some(more) => command.long_about(format!("{}\n\n{}", about.text, more.text)),
            None => command.long_about(None::<&'static str>),
        };
        command = command.about(about.text);
    }
    command
}

fn argument(arg: Arg, command: &str, words: &Words) -> Arg {
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let mut arg = arg.help_heading(words.say(heading, &[]));
    let id = arg.get_id().to_string();
    let own = find(words, &format!("help-{command}-{id}"));
    if let Some(help) = own.or_else(|| find(words, &format!("help-option-{id}"))) {
        if arg.get_action().takes_values() && help.form("value") != help.text {
            arg = arg.value_name(help.form("value").to_owned());
        }
        // Defaults and possible values are part of the text.
        arg = arg
            .help(help.text)
            .long_help(None::<&'static str>)
            .hide_default_value(true)
            .hide_possible_values(true);
    }
    arg
}

fn find(words: &Words, id: &str) -> Option<Phrase> {
    let languages = Words::languages().collect::<Vec<_>>().join(", ");
    let games = titles::names().join(", ");
    words.phrase(id, &Args::new().with("languages", languages).with("games", games))
}

/// What clap finds wrong, in one sentence.
pub(crate) fn problem(error: &clap::Error) -> Problem {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let about = |message| Problem::new(message).with("argument", argument.clone());
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            if value.is_empty() {
                return about("cli-no-value");
            }
            let known = context(ContextKind::ValidValue);
            let message = if known.is_empty() { "cli-bad-value" } else { "cli-bad-value-of" };
            about(message).with("value", value).with("known", known)
        }
        ErrorKind::UnknownArgument => about("cli-unknown-argument"),
        ErrorKind::InvalidSubcommand => {
            Problem::new("cli-unknown-command").with("command", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => about("cli-missing-argument"),
        ErrorKind::ArgumentConflict => about("cli-conflict").with("other", context(ContextKind::PriorArg)),
        ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::NoEquals => about("cli-wrong-number-of-values"),
        _ => Problem::new("cli-bad-arguments").with("reason", plain(error)),
    }
}

/// What clap says itself, as one line: its first paragraph, without the usage that follows.
fn plain(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let line = first.split_whitespace().collect::<Vec<_>>().join(" ");
    line.strip_prefix("error: ").unwrap_or(&line).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for language in Words::languages() {
            command(Words::of(language).expect("a language there is")).debug_assert();
        }
    }

    /// Not one word of the help is in the sources.
    #[test]
    fn every_command_and_every_option_has_words() {
        fn check(command: &Command, words: &Words, missing: &mut Vec<String>) {
            let name = command.get_name();
            if !words.knows(&format!("help-{name}")) {
                missing.push(format!("help-{name}"));
            }
            for arg in command.get_arguments() {
                let id = arg.get_id();
                let ids = [format!("help-{name}-{id}"), format!("help-option-{id}")];
                if !ids.iter().any(|id| words.knows(id)) {
                    missing.push(ids[0].clone());
                }
            }
            // The command `help` has a copy of all others below it.
            if name != "help" {
                command.get_subcommands().for_each(|command| check(command, words, missing));
            }
        }
        let words = Words::of("en").expect("English is built in");
        let mut missing = Vec::new();
        check(&command(words), words, &mut missing);
        assert!(missing.is_empty(), "no messages: {missing:?}");
    }
}
