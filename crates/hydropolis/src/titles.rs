//! The games there are, and what the commands ask of each.
//!
//! A game is one file in this folder. It is named here in three places, the module, `of_game!` and `ALL`, and its
//! options join those of [`Deal`] and the list in [`open`].

pub(crate) mod barrage;
pub(crate) mod cities;

use kernel::{Game, Seat, Seed};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use words::{Phrase, Words};

use crate::args::Deal;
use crate::cards::CardReport;
use crate::chairs::{Chair, Minds};
use crate::problem::Problem;

/// Runs something for the game of a name: `of_game!(name, Title => play::<Title>())`.
macro_rules! of_game {
    ($name:expr, $title:ident => $run:expr) => {
        match $name {
            <::barrage::Barrage as kernel::Game>::NAME => {
                type $title = ::barrage::Barrage;
                $run
            }
            <::cities::Cities as kernel::Game>::NAME => {
                type $title = ::cities::Cities;
                $run
            }
            other => Err($crate::titles::unknown(other).into()),
        }
    };
}
pub(crate) use of_game;

/// Every game, as `games` tells of it.
pub(crate) const ALL: &[fn() -> About] = &[about::<::barrage::Barrage>, about::<::cities::Cities>];

/// What the commands ask of a game besides its rules: options, words, a picture in letters, statistics.
///
/// Whatever is shown to somebody is shown from that viewer's view.
pub(crate) trait Title: bots::Played {
    /// A position in a file written by hand.
    type Sheet: DeserializeOwned;
    /// Whether such a file has a key for the game's name, besides those of the position.
    const SHEET_NAMES_GAME: bool;
    /// What is counted apart in simulations besides seats, by message and JSON key: `companies`.
    const GROUPS: &'static [&'static str];

    /// The set-up that the options and the seats ask for.
    fn agree(deal: &Deal, chairs: &[Chair]) -> Result<Self::Setup, Problem>;
    /// The names of players that are part of the rules: `automa:easy` ...
    fn own_players() -> Vec<String>;
    /// Those of them that the options add behind the seats.
    fn added(deal: &Deal) -> Result<Vec<String>, Problem>;
    /// Which of them plays a seat, if one does.
    fn played_by(setup: &Self::Setup, seat: Seat) -> Option<String>;
    /// The variants, by name.
    fn variants() -> Vec<String>;
    /// How many there are of each kind of component, by message and JSON key.
    fn components() -> Vec<(&'static str, usize)>;
    /// The game and the position that a file describes, or one sentence on why it describes none.
    fn lay(sheet: Self::Sheet) -> Result<(Self, Self::Position), String>;
    /// The position as such a file, in JSON.
    fn written(&self, position: &Self::Position) -> Json;
    /// Carries a position that was laid forward to its first real decision.
    fn settle(&self, position: &mut Self::Position, events: &mut Vec<Self::Event>);
    /// The move the game made by itself because no other was open, if that is what the event tells.
    fn made_by_itself(event: &Self::Event) -> Option<Self::Move>;

    /// Everything on the table, in several lines.
    fn board(&self, words: &Words, view: &Self::View) -> String;
    /// What a seat has at hand, in one line, once it has something.
    fn status(&self, words: &Words, view: &Self::View, seat: Seat) -> Option<String>;
    /// What the seat to move is asked.
    fn question(&self, words: &Words, view: &Self::View) -> String;
    /// What a move would do.
    fn explain(&self, words: &Words, view: &Self::View, mv: Self::Move) -> String;
    /// A move as the viewer may see it made: its notation, unless it was made in secret.
    fn tell_move(&self, words: &Words, view: &Self::View, seat: Seat, mv: Self::Move) -> String;
    /// Whether an event only tells why something happens, and is left out unless asked for.
    fn explains(&self, view: &Self::View, event: &Self::Event) -> bool;
    /// What happened, as far as the viewer may know.
    fn tell_event(&self, words: &Words, view: &Self::View, event: &Self::Event) -> String;
    /// Why a move is not allowed, with its rule.
    fn tell_refusal(&self, words: &Words, view: &Self::View, refusal: &Self::Refusal) -> String;
    /// What a seat is called, in all the forms a sentence may need.
    fn seat_called(&self, words: &Words, view: &Self::View, seat: Seat) -> Phrase;
    /// What a seat is called.
    fn seat(&self, words: &Words, view: &Self::View, seat: Seat) -> String {
        self.seat_called(words, view, seat).text
    }

    /// Plays games 0 up to `games` for a report on the cards and counts the decisions; `None` if the game has no cards
    /// to report on. `told` hears how many more are done.
    fn card_report(
        &self,
        minds: &Minds<Self>,
        seed: Seed,
        games: u64,
        threads: usize,
        told: &(dyn Fn(u64) + Sync),
    ) -> Option<(CardReport, u64)>;

    /// What is counted in a group, by name.
    fn members(&self, group: usize) -> Vec<String>;
    /// Which member of a group a seat played with.
    fn member(&self, position: &Self::Position, seat: Seat, group: usize) -> Option<usize>;
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

fn about<T: Title>() -> About {
    About {
        name: T::NAME,
        rules_version: T::RULES_VERSION,
        players: players::<T>().collect(),
        variants: T::variants(),
        components: T::components(),
    }
}

/// The numbers of people a game can be opened with.
pub(crate) fn players<T: Title>() -> impl Iterator<Item = u8> {
    (1..=Seat::MOST as u8)
        .filter(|&players| open::<T>(&Deal::default(), &vec![Chair::Human; players.into()]).is_ok())
}

/// A game is opened, or the reason why it cannot be is told.
pub(crate) fn open<T: Title>(deal: &Deal, chairs: &[Chair]) -> Result<T, Problem> {
    let options =
        [(::barrage::Barrage::NAME, deal.barrage.given()), (::cities::Cities::NAME, deal.cities.given())];
    if let Some((game, Some(option))) =
        options.into_iter().find(|(game, given)| *game != T::NAME && given.is_some())
    {
        let problem = Problem::new("cli-option-of-another-game").with("option", option);
        return Err(problem.with("game", game).with("asked", T::NAME));
    }
    T::open(T::agree(deal, chairs)?)
        .map_err(|error| Problem::new("cli-bad-setup").with("reason", error.to_string()))
}

/// There is no game of this name.
pub(crate) fn unknown(name: &str) -> Problem {
    let known: Vec<&str> = ALL.iter().map(|about| about().name).collect();
    Problem::new("cli-unknown-game").with("name", name.to_owned()).with("games", known.join(", "))
}
