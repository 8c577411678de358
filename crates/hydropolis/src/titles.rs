//! The games as the commands show them: what they ask of a game besides what everybody does (`titles::Title`).

pub(crate) mod barrage;
pub(crate) mod cities;

use std::path::Path;

use ::titles::{Order, Setting, Title};
use kernel::{Game, Log, Seat, Seed, Seen};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use words::Words;

use crate::agreed::{Said, own_kind, owner};
use crate::args::{Deal, Report};
use crate::chairs::{Chair, Minds};
use crate::problem::Problem;

/// Runs something for the game of a name: `of_game!(name, Chosen => play::<Chosen>())`.
macro_rules! of_game {
    ($name:expr, $title:ident => $run:expr) => {
        'found: {
            let name: &str = $name;
            ::titles::each!($title => if <$title as kernel::Game>::NAME == name {
                break 'found $run;
            });
            Err($crate::titles::unknown(name).into())
        }
    };
}
pub(crate) use of_game;

/// Every game, as `games` tells of it.
pub(crate) fn all() -> Vec<About> {
    ::titles::each!(T => about::<T>()).into()
}

/// The names of the games.
pub(crate) fn names() -> Vec<&'static str> {
    ::titles::each!(T => T::NAME).into()
}

/// The game of a number, each in turn.
pub(crate) fn nth(number: u16) -> &'static str {
    let names = names();
    names[usize::from(number) % names.len()]
}

/// What the commands ask of a game: a picture in letters, positions as files, statistics.
///
/// Whatever is shown to somebody is shown from that viewer's view.
pub(crate) trait InTerminal: Title + bots::Played {
    /// A position in a file written by hand.
    type Sheet: DeserializeOwned;
    /// Whether such a file has a key for the game's name, besides those of the position.
    const SHEET_NAMES_GAME: bool;
    /// What is counted apart in simulations besides seats, by message and JSON key: `companies`.
    const GROUPS: &'static [&'static str];

    /// The variants, by name.
    fn variants() -> Vec<String>;
    /// How many there are of each kind of component, by message and JSON key.
    fn components() -> Vec<(&'static str, usize)>;
    /// The text in a file that is to be a setting of this order.
    fn text_of(_order: &Order, _setting: &Setting, file: &Path) -> Result<String, Problem> {
        crate::file::read(file)
    }
    /// The same position with the components of a file.
    fn with_pack(_sheet: Self::Sheet, _pack: &Path) -> Result<Self::Sheet, Problem> {
        Err(of_another_game::<Self>("pack"))
    }
    /// The game and the position that a file describes, at its first real decision, with what happens before; or one
    /// sentence on why it describes none.
    ///
    /// With `stop` it goes no further than to the next turn of a player that is part of the rules.
    fn lay(sheet: Self::Sheet, stop: bool, story: &mut Story<Self>)
    -> Result<(Self, Self::Position), String>;
    /// Plays a move, and with `stop` goes no further than that.
    fn go(&self, position: &mut Self::Position, mv: Self::Move, _stop: bool, story: &mut Story<Self>) {
        self.play(position, mv, &mut kernel::Moves::new(), story);
    }
    /// The position as such a file, in JSON.
    fn written(&self, position: &Self::Position) -> Json;
    /// The moves the game made by itself because no other was open, by their place in the story of a move that was
    /// played, or of a position that was laid.
    fn made_by_itself(&self, played: Option<Self::Move>, story: &Story<Self>) -> Vec<(usize, Self::Move)>;
    /// Whether a refusal only says that something else is asked.
    fn not_asked(refusal: &Self::Refusal) -> bool;

    /// Everything on the table, in several lines.
    fn board(&self, words: &Words, view: &Self::View) -> String;
    /// What a seat has at hand, in one line, once it has something.
    fn status(&self, words: &Words, view: &Self::View, seat: Seat) -> Option<String>;
    /// Whether an event only tells why something happens, and is left out unless asked for.
    fn explains(&self, _view: &Self::View, event: &Seen<Self>) -> bool {
        Self::is_reason(event)
    }
    /// What a seat is called.
    fn seat(&self, words: &Words, view: &Self::View, seat: Seat) -> String {
        self.seat_called(words, view, seat).text
    }

    /// Plays games 0 up to `games` for a report and counts the decisions; `None` if the game has no such report. `told`
    /// hears how many more are done.
    fn report(
        &self,
        what: Report,
        minds: &Minds<Self>,
        seed: Seed,
        games: u64,
        threads: usize,
        told: &(dyn Fn(u64) + Sync),
    ) -> Option<Told>;

    /// The component that somebody used in an event, by its name in the gallery of the pages.
    fn used(&self, event: &Self::Event) -> Option<(Seat, String)>;
    /// The components that a seat has had all game long.
    fn held(&self, position: &Self::Position, seat: Seat) -> Vec<String>;

    /// Players with the network of a file.
    fn network(&self, bytes: &[u8]) -> Result<bots::Mind<Self>, arrays::NetError>;

    /// What is counted in a group, by name.
    fn members(&self, group: usize) -> Vec<String>;
    /// Which member of a group a seat played with.
    fn member(&self, position: &Self::Position, seat: Seat, group: usize) -> Option<usize>;
}

/// What happened, each event with the position at that moment.
pub(crate) struct Story<T: Game>(pub(crate) Vec<(T::Position, T::Event)>);

impl<T: Game> Story<T> {
    /// The events alone.
    pub(crate) fn events(&self) -> impl Iterator<Item = &T::Event> {
        self.0.iter().map(|(_, event)| event)
    }
}

impl<T: Game> Log<T::Position, T::Event> for Story<T> {
    fn note(&mut self, position: &T::Position, event: T::Event) {
        self.0.push((position.clone(), event));
    }
}

/// A text to be put together from messages, which it is given by a function that says them.
pub(crate) type Text = Box<dyn Fn(&dyn Fn(&str) -> String) -> String>;

/// A report on many games.
pub(crate) struct Told {
    /// As text.
    pub(crate) text: Text,
    /// As JSON.
    pub(crate) json: Json,
    /// Decisions made in the games.
    pub(crate) decisions: u64,
}

/// What `games` tells of a game.
pub(crate) struct About {
    /// On the command line.
    pub(crate) name: &'static str,
    /// The rules version.
    pub(crate) rules_version: u32,
    /// For how many players.
    pub(crate) players: Vec<u8>,
    /// Its variants.
    pub(crate) variants: Vec<String>,
    /// Its components.
    pub(crate) components: Vec<(&'static str, usize)>,
}

fn about<T: InTerminal>() -> About {
    About {
        name: T::NAME,
        rules_version: T::RULES_VERSION,
        players: (T::SEATS.0..=T::SEATS.1).collect(),
        variants: T::variants(),
        components: T::components(),
    }
}

/// The players of the game's own that the options add behind the seats.
pub(crate) fn added<T: InTerminal>(deal: &Deal) -> Vec<&'static str> {
    let Some(kind) = own_kind::<T>() else { return Vec::new() };
    let named = |level: &String| {
        let name = format!("{kind}-{level}");
        T::OWN_PLAYERS.iter().copied().find(|own| *own == name)
    };
    deal.agreed.added(kind).iter().filter_map(named).collect()
}

/// What the options and the seats ask for.
fn order<T: InTerminal>(deal: &Deal, chairs: &[Chair]) -> Result<Order, Problem> {
    let own = |chair: &Chair| match chair {
        Chair::Rules(name) => Some((*name).to_owned()),
        _ => None,
    };
    let mut order = Order { own_players: chairs.iter().map(own).collect(), ..Order::default() };
    let said = T::SETTINGS.iter().filter_map(|setting| Some((setting, deal.agreed.said(setting.option())?)));
    let (files, values): (Vec<_>, Vec<_>) = said.partition(|(setting, _)| setting.is_text());
    // Files last: what a text has to fit may depend on all else.
    for (setting, said) in values.into_iter().chain(files) {
        let value = match said {
            Said::Flag => setting.values.get(1).copied().unwrap_or_default().to_owned(),
            Said::Values(values) => values.last().cloned().unwrap_or_default(),
            Said::File(path) => T::text_of(&order, setting, path)?,
        };
        order.settings.insert(setting.name.to_owned(), value);
    }
    Ok(order)
}

/// A game is opened, or the reason why it cannot be is told.
pub(crate) fn open<T: InTerminal>(deal: &Deal, chairs: &[Chair]) -> Result<T, Problem> {
    if let Some(option) = deal.agreed.of_another::<T>() {
        return Err(of_another_game::<T>(option));
    }
    let agreed = T::agree(&order::<T>(deal, chairs)?);
    agreed
        .and_then(|setup| Ok(T::open(setup)?))
        .map_err(|fault| Problem::new("cli-bad-setup").with("reason", fault.to_string()))
}

/// An option does not belong to the game that was asked for.
fn of_another_game<T: Title>(option: &str) -> Problem {
    Problem::new("cli-option-of-another-game")
        .with("option", format!("--{option}"))
        .with("game", owner(option).unwrap_or_default())
        .with("asked", T::NAME)
}

/// There is no game of this name.
pub(crate) fn unknown(name: &str) -> Problem {
    Problem::new("cli-unknown-game").with("name", name.to_owned()).with("games", names().join(", "))
}
