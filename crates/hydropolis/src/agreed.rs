//! What can be agreed on about a game, on the command line: each setting of each game is an option.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches};
use kernel::Game as _;
use titles::{Setting, Title};

/// What was said of it, by option.
#[derive(Debug, Default)]
pub(crate) struct Agreed(BTreeMap<&'static str, Said>);

/// The value of an option.
#[derive(Debug)]
pub(crate) enum Said {
    /// It has none: to write it says all.
    Flag,
    /// One of its values, or several for players.
    Values(Vec<String>),
    /// The text in a file.
    File(PathBuf),
}

impl Agreed {
    /// All options together, for others that do not go with them.
    pub(crate) const GROUP: &str = "Agreed";

    /// What was said with an option, if anything.
    pub(crate) fn said(&self, option: &str) -> Option<&Said> {
        self.0.get(option)
    }

    /// The levels of the players that are to join, by the option of their kind.
    pub(crate) fn added(&self, kind: &str) -> &[String] {
        match self.said(kind) {
            Some(Said::Values(levels)) => levels,
            _ => &[],
        }
    }

    /// An option of other games alone, if one was given.
    pub(crate) fn of_another<T: Title>(&self) -> Option<&'static str> {
        let own = options_of::<T>();
        self.0.keys().copied().find(|given| own.iter().all(|(option, _)| option != given))
    }
}

/// What an option takes.
enum Takes {
    Nothing,
    OneOf(&'static [&'static str]),
    File,
    /// Levels of players of this kind.
    Levels(Vec<&'static str>),
}

impl From<&Setting> for Takes {
    fn from(setting: &Setting) -> Self {
        match setting.flag {
            Some(_) => Self::Nothing,
            None if setting.is_text() => Self::File,
            None => Self::OneOf(setting.values),
        }
    }
}

/// The options of a game.
fn options_of<T: Title>() -> Vec<(&'static str, Takes)> {
    let settings = T::SETTINGS.iter().map(|setting| (setting.option(), setting.into()));
    let own = own_kind::<T>().map(|kind| {
        let levels = T::OWN_PLAYERS.iter().filter_map(|name| name.strip_prefix(kind)?.strip_prefix('-'));
        (kind, Takes::Levels(levels.collect()))
    });
    settings.chain(own).collect()
}

/// Of what kind the players are that are part of a game's rules: `automa`.
pub(crate) fn own_kind<T: Title>() -> Option<&'static str> {
    T::OWN_PLAYERS.first().and_then(|name| name.split('-').next())
}

/// The first game that has an option.
pub(crate) fn owner(option: &str) -> Option<&'static str> {
    let games = titles::each!(T => (T::NAME, options_of::<T>()));
    let has = |options: &[(&str, Takes)]| options.iter().any(|(it, _)| *it == option);
    games.into_iter().find(|(_, options)| has(options)).map(|(name, _)| name)
}

/// The options of all games, each once.
fn options() -> BTreeMap<&'static str, Takes> {
    let mut all: BTreeMap<&'static str, Takes> = BTreeMap::new();
    for (option, takes) in titles::each!(T => options_of::<T>()).into_iter().flatten() {
        // What another game has under the same name is checked when the set-up is agreed on.
        all.entry(option).or_insert(takes);
    }
    all
}

impl Args for Agreed {
    fn augment_args(command: Command) -> Command {
        let argument = |(option, takes): (&'static str, Takes)| {
            let arg = Arg::new(option).long(option);
            match takes {
                Takes::Nothing => arg.action(ArgAction::SetTrue),
                Takes::OneOf(values) => arg.value_parser(PossibleValuesParser::new(values)),
                Takes::File => arg.value_parser(clap::value_parser!(PathBuf)),
                Takes::Levels(levels) => arg
                    .action(ArgAction::Append)
                    .value_delimiter(',')
                    .value_parser(PossibleValuesParser::new(levels)),
            }
        };
        let group = ArgGroup::new(Self::GROUP).multiple(true).args(options().into_keys());
        command.args(options().into_iter().map(argument)).group(group)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Agreed {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let said = |(option, takes): (&'static str, Takes)| {
            let said = match takes {
                Takes::Nothing => matches.get_flag(option).then_some(Said::Flag),
                Takes::File => matches.get_one::<PathBuf>(option).cloned().map(Said::File),
                Takes::OneOf(_) | Takes::Levels(_) => {
                    matches.get_many::<String>(option).map(|it| Said::Values(it.cloned().collect()))
                }
            };
            Some((option, said?))
        };
        Ok(Self(options().into_iter().filter_map(said).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
