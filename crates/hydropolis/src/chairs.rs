//! Who sits at the table.

use std::path::Path;
use std::sync::Arc;

use bots::{Bot, BotError, Character, Level, Mind, Random, Thinker};
use kernel::{BySeat, Seat, Seed};

use crate::args::Deal;
use crate::file;
use crate::problem::Problem;
use crate::titles::{self, InTerminal};

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    /// A person at this terminal.
    Human,
    /// A bot: `random`, `greedy`, `club:sims=200`.
    Bot(Bot),
    /// A bot with weights of its own: `club@tuned.toml`.
    Tuned(Bot, Weights),
    /// A network of a file: `net:weights.safetensors`.
    Net(Network),
    /// A bot that searches with a network of its own: `expert@trained.net`.
    Trained(Bot, Network),
    /// The rules of the game themselves, under this name: `automa-hard`, written `automa:hard`.
    Rules(&'static str),
}

/// A file of weights and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights {
    file: Arc<Path>,
    text: Arc<str>,
}

/// A file of a network and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    file: Arc<Path>,
    bytes: Arc<[u8]>,
}

impl Network {
    /// The most bytes of a file that is read as a network.
    const LARGEST: u64 = 64 << 20;

    fn read(file: &str) -> Result<Self, Problem> {
        let path = Path::new(file);
        let bad = |reason: String| bad_net(path, reason);
        let size = std::fs::metadata(path).map_err(|error| bad(error.to_string()))?.len();
        if size > Self::LARGEST {
            return Err(bad(arrays::NetError::TooLarge.to_string()));
        }
        let bytes = std::fs::read(path).map_err(|error| bad(error.to_string()))?;
        Ok(Self { file: path.into(), bytes: bytes.into() })
    }
}

/// A file that should hold a network and does not.
fn bad_net(path: &Path, reason: String) -> Problem {
    Problem::new("net-bad-file").with("file", path.display().to_string()).with("reason", reason)
}

impl Weights {
    fn read(file: &str) -> Result<Self, Problem> {
        let path = Path::new(file);
        Ok(Self { file: path.into(), text: file::read(path)?.into() })
    }
}

impl Chair {
    /// The player that knows nothing.
    pub(crate) const RANDOM: Self = Self::Bot(Bot { level: Level::Random, budget: None, character: None });

    /// Its name on the command line.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(bot) => bot.to_string(),
            Self::Tuned(bot, weights) => format!("{bot}@{}", weights.file.display()),
            Self::Net(net) => format!("net:{}", net.file.display()),
            Self::Trained(bot, net) => format!("{bot}@{}", net.file.display()),
            Self::Rules(name) => written(name),
        }
    }

    /// The chair of a name.
    pub(crate) fn named<T: InTerminal>(text: &str) -> Result<Self, Problem> {
        let name = text.trim().to_ascii_lowercase();
        if name == "human" {
            return Ok(Self::Human);
        }
        if let Some(own) = T::OWN_PLAYERS.iter().find(|own| written(own) == name) {
            return Ok(Self::Rules(own));
        }
        if let Some(file) = text.trim().strip_prefix("net:") {
            return Network::read(file).map(Self::Net);
        }
        if let Some((bot, file)) = text.trim().split_once('@') {
            let bot = bot_named::<T>(bot, text)?;
            if !bot.level.judges() {
                let problem = Problem::new("cli-no-weights").with("level", bot.level.name());
                return Err(problem.with("name", text.to_owned()));
            }
            if Path::new(file).extension().is_some_and(|it| it == "net") {
                if !bot.level.searches() {
                    let problem = Problem::new("cli-no-net").with("level", bot.level.name());
                    return Err(problem.with("name", text.to_owned()));
                }
                return Ok(Self::Trained(bot, Network::read(file)?));
            }
            return Ok(Self::Tuned(bot, Weights::read(file)?));
        }
        bot_named::<T>(&name, text).map(Self::Bot)
    }
}

/// A player that is part of the rules, as it is written on the command line: `automa:hard`.
fn written(own: &str) -> String {
    own.replacen('-', ":", 1)
}

/// The bot of a name, which stands in this text.
fn bot_named<T: InTerminal>(name: &str, text: &str) -> Result<Bot, Problem> {
    name.parse().map_err(|error| {
        let problem = match error {
            BotError::Unknown(_) => {
                let levels = Level::ALL.map(|level| level.name().to_owned());
                let known = ["human".to_owned()]
                    .into_iter()
                    .chain(levels)
                    .chain(Character::all(T::NAME).map(|it| it.name().to_owned()))
                    .chain(T::OWN_PLAYERS.iter().map(|own| written(own)));
                let known = known.collect::<Vec<_>>().join(", ");
                Problem::new("cli-unknown-player").with("players", known)
            }
            BotError::Budget(_) => Problem::new("cli-bad-budget"),
            BotError::NoBudget(level) => Problem::new("cli-no-budget").with("level", level),
        };
        problem.with("name", text.to_owned())
    })
}

/// Who sits where in a new game: the seats named, then machines up to the number of players, then those that the
/// options of the game add. If no seat is named, `first` takes the first.
pub(crate) fn seated<T: InTerminal>(
    deal: &Deal,
    asked: &[String],
    first: Chair,
) -> Result<Vec<Chair>, Problem> {
    let added = titles::added::<T>(deal).into_iter().map(Chair::Rules);
    let mut chairs = asked.iter().map(|name| Chair::named::<T>(name)).collect::<Result<Vec<_>, _>>()?;
    let fewest = usize::from(T::SEATS.0).saturating_sub(added.len()).max(1);
    let players = deal.players.map_or(chairs.len().max(fewest), usize::from);
    if chairs.len() > players {
        return Err(Problem::new("cli-too-many-seats").with("seats", chairs.len()).with("players", players));
    }
    if chairs.is_empty() && players > 0 {
        chairs.push(first);
    }
    chairs.resize(players, Chair::RANDOM);
    chairs.extend(added);
    Ok(chairs)
}

/// Who sits where in a game that goes on: where the rules play they still do, and if no seat is named, the first
/// of the others is a person's.
pub(crate) fn again<T: InTerminal>(game: &T, asked: &[String]) -> Result<Vec<Chair>, Problem> {
    let players = usize::from(game.players());
    let mut chairs = asked.iter().map(|name| Chair::named::<T>(name)).collect::<Result<Vec<_>, _>>()?;
    if chairs.len() > players {
        return Err(Problem::new("cli-too-many-seats").with("seats", chairs.len()).with("players", players));
    }
    chairs.resize(players, Chair::RANDOM);
    for (chair, seat) in chairs.iter_mut().zip(Seat::all(game.players())) {
        match T::own_player(game.setup(), seat) {
            Some(name) => *chair = Chair::Rules(name),
            None if matches!(chair, Chair::Rules(_)) => {
                return Err(Problem::new("cli-no-rules-in-seat").with("seat", seat.to_string()));
            }
            None => {}
        }
    }
    if asked.is_empty()
        && let Some(first) = chairs.iter_mut().find(|chair| **chair == Chair::RANDOM)
    {
        *first = Chair::Human;
    }
    Ok(chairs)
}

/// A player that is not a person.
pub(crate) enum Machine<T: InTerminal> {
    /// It knows nothing.
    Random(Random),
    /// It knows the game.
    Thinker(Box<dyn Thinker<T>>),
}

impl<T: InTerminal> Machine<T> {
    /// One of the legal moves of the seat that is asked.
    #[inline]
    pub(crate) fn choose(&mut self, game: &T, position: &T::Position, moves: &[T::Move]) -> T::Move {
        match self {
            Self::Random(player) => player.choose(moves),
            Self::Thinker(player) => player.choose(&bots::asked(game, position, moves)),
        }
    }
}

/// What the machines at a table know.
pub(crate) struct Minds<T: InTerminal>(BySeat<Option<Mind<T>>>);

impl<T: InTerminal> Minds<T> {
    /// The minds of these chairs. Where a person or the rules play, chance stands in.
    pub(crate) fn of(game: &T, chairs: &[Chair]) -> Result<Self, Problem> {
        let mut minds = BySeat([const { None }; Seat::MOST]);
        for (mind, chair) in minds.0.iter_mut().zip(chairs) {
            *mind = match chair {
                Chair::Bot(bot) if bot.level.judges() => Some(game.mind(*bot)),
                Chair::Tuned(bot, Weights { file, text }) => {
                    let mind = game.mind_with(*bot, text);
                    Some(mind.map_err(|error| bad_weights(file, error.message()))?)
                }
                Chair::Net(Network { file, bytes }) => {
                    Some(game.network(bytes).map_err(|error| bad_net(file, error.to_string()))?)
                }
                Chair::Trained(bot, Network { file, bytes }) => {
                    Some(game.mind_by(*bot, bytes).map_err(|error| bad_net(file, error.to_string()))?)
                }
                Chair::Bot(_) | Chair::Human | Chair::Rules(_) => None,
            };
        }
        Ok(Self(minds))
    }

    /// Players for one game, one a seat, each with a chance of its own that grows from the game's seed.
    pub(crate) fn begin(&self, seed: Seed) -> BySeat<Machine<T>> {
        BySeat(std::array::from_fn(|seat| self.begin_at(Seat(seat as u8), seed)))
    }

    /// The player of one seat in one game.
    pub(crate) fn begin_at(&self, seat: Seat, seed: Seed) -> Machine<T> {
        let seed = seed.nth(u64::from(seat.0) + 1);
        match &self.0[seat] {
            Some(mind) => Machine::Thinker(mind.begin(seed)),
            None => Machine::Random(Random::new(seed)),
        }
    }
}

/// A file that should hold weights and does not.
pub(crate) fn bad_weights(path: &Path, reason: &str) -> Problem {
    Problem::new("tune-bad-weights")
        .with("file", path.display().to_string())
        .with("reason", reason.to_owned())
}

/// The seed asked for, or one drawn now.
pub(crate) fn seed(deal: &Deal) -> Seed {
    use std::hash::{BuildHasher, Hasher, RandomState};
    // The keys of a fresh hasher are random; a short seed is easier to pass on.
    Seed(deal.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 44))
}
