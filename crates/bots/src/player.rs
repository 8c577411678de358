//! Players by their names, for each game.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use kernel::{Decision, Game, Seed};

use crate::character::Character;
use crate::net::{Net, NetError};
use crate::search::{Budget, Options, Search, Thought};
use crate::{Greedy, Judge, Random};

/// Somebody who decides for a seat in one game.
///
/// It is told of a decision what its seat may know, and so cannot cheat:
///
/// ```compile_fail,E0616
/// use bots::{Thinker, Thought};
/// use cities::{Cities, Move};
/// use kernel::Decision;
///
/// struct Cheat;
///
/// impl Thinker<Cities> for Cheat {
///     fn think(&mut self, decision: &Decision<'_, Cities>) -> Vec<Thought<Move>> {
///         let next = decision.position.deck.last(); // the position is private
///         Vec::new()
///     }
/// }
/// ```
pub trait Thinker<G: Game>: Send {
    /// What it thinks of the moves of a decision, the one it would play first; nothing if it has no opinion.
    fn think(&mut self, decision: &Decision<'_, G>) -> Vec<Thought<G::Move>>;

    /// One of the legal moves. Where there is no choice there is nothing to think about.
    ///
    /// # Panics
    /// If there are none: a seat that is asked always has at least one.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        let moves = decision.moves();
        assert!(!moves.is_empty(), "a player is asked only where there is a move");
        if let [only] = moves {
            return *only;
        }
        self.think(decision).first().map_or(moves[0], |thought| thought.mv)
    }
}

/// The decision that is asked in a position.
///
/// # Panics
/// If the game is over: nobody is asked then.
pub fn asked<'a, G: Game>(game: &'a G, position: &'a G::Position, moves: &'a [G::Move]) -> Decision<'a, G> {
    Decision::of(game, position, moves).expect("a player is asked only while the game goes on")
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal move.
    Random,
    /// One move of look-ahead with the mistakes of somebody who is new to the game.
    Novice,
    /// One move of look-ahead.
    Greedy,
    /// A very short search.
    Apprentice,
    /// A short search.
    Club,
    /// A longer search; in Underwater Cities the first expert.
    Veteran,
    /// The expert before networks, kept to measure against.
    Expert1,
    /// A search that a network guides.
    Expert,
    /// The same, much longer.
    Master,
}

impl Level {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Novice,
        Self::Greedy,
        Self::Apprentice,
        Self::Club,
        Self::Veteran,
        Self::Expert1,
        Self::Expert,
        Self::Master,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Greedy => "greedy",
            Self::Apprentice => "apprentice",
            Self::Club => "club",
            Self::Veteran => "veteran",
            Self::Expert1 => "expert-1",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// Whether it judges positions, and so has weights.
    pub const fn judges(self) -> bool {
        !matches!(self, Self::Random)
    }

    /// Whether it searches, and so has a budget.
    pub const fn searches(self) -> bool {
        !matches!(self, Self::Random | Self::Novice | Self::Greedy)
    }
}

/// A kind of bot: `random`, `greedy`, `club`, `club:sims=200`, `expert:ms=100`, or one of the characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How long it may think about a decision, if that is not what its level usually may.
    pub budget: Option<Budget>,
    /// Its style, if it has one of its own.
    pub character: Option<&'static Character>,
}

/// A name that is no bot's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// There is no such level.
    #[error("there is no bot \"{0}\"")]
    Unknown(String),
    /// The budget cannot be read.
    #[error("\"{0}\" is no budget: it is written sims=200 or ms=100")]
    Budget(String),
    /// The level does not search, and so has no budget.
    #[error("{0} does not search, so it has no budget")]
    NoBudget(&'static str),
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self { level, budget: None, character: None }
    }
}

impl Bot {
    /// The same bot with a deadline: it answers every decision in about this time. Levels that do not search answer at
    /// once and have none.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        if self.level.searches() { Self { budget: Some(Budget::Time(time)), ..self } } else { self }
    }

    /// What it plays at one decision, for somebody who keeps no player from one decision to the next, like a server.
    ///
    /// It needs nothing but the position: hidden things are dealt anew before it thinks, so that the choice depends on
    /// what the seat that is asked may know, the seed and the budget alone. With a budget of simulations the same three
    /// make the same choice.
    ///
    /// ```
    /// use barrage::{Barrage, Setup, Variant};
    /// use bots::Bot;
    /// use kernel::{Game, Moves, Seed};
    /// use std::time::Duration;
    ///
    /// let game = Barrage::open(Setup::new(2, Variant::Full))?;
    /// let (position, mut moves) = (game.deal(Seed(1)), Moves::new());
    /// game.moves(&position, &mut moves);
    /// let club: Bot = "club".parse().expect("a bot there is");
    /// let mv = club.within(Duration::from_millis(20)).choose(&game, &position, &moves, Seed(2));
    /// assert!(moves.contains(&mv));
    /// # Ok::<(), kernel::SetupError>(())
    /// ```
    ///
    /// # Panics
    /// If there are no moves: nobody is asked when the game is over.
    pub fn choose<G: Played>(
        self,
        game: &G,
        position: &G::Position,
        moves: &[G::Move],
        seed: Seed,
    ) -> G::Move {
        if let [only] = moves {
            return *only;
        }
        game.mind(self).begin(seed).choose(&asked(game, position, moves))
    }

    /// What it thinks of the moves of one decision, the one it would play first: for a hint. Fair and reproducible in
    /// the same way as [`Bot::choose`]; empty for a bot without opinions, and when nobody is asked.
    ///
    /// [`Thought::value`] is in points at the end of the game and can be compared among the moves of one decision only;
    /// a move with few [`Thought::visits`] was given up early, so its value is rough. Moves that did not look worth a
    /// try are left out.
    pub fn advise<G: Played>(
        self,
        game: &G,
        position: &G::Position,
        moves: &[G::Move],
        seed: Seed,
    ) -> Vec<Thought<G::Move>> {
        let decision = Decision::of(game, position, moves);
        decision.map_or_else(Vec::new, |it| game.mind(self).begin(seed).think(&it))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.character.map_or(self.level.name(), Character::name))?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Simulations(number)) => write!(f, ":sims={number}"),
            Some(Budget::Time(time)) => write!(f, ":ms={}", time.as_millis()),
        }
    }
}

impl FromStr for Bot {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(name));
        let character = if level.is_none() { Character::named(name) } else { None };
        let level = level.or(character.map(Character::level));
        let level = level.ok_or_else(|| BotError::Unknown(text.to_owned()))?;
        let Some(budget) = budget else { return Ok(Self { level, budget: None, character }) };
        if !level.searches() {
            return Err(BotError::NoBudget(level.name()));
        }
        let read = |key: &str| budget.strip_prefix(key)?.parse::<u32>().ok().filter(|&number| number > 0);
        let budget = read("sims=")
            .map(Budget::Simulations)
            .or_else(|| read("ms=").map(|ms| Budget::Time(Duration::from_millis(ms.into()))))
            .ok_or_else(|| BotError::Budget(budget.to_owned()))?;
        Ok(Self { level, budget: Some(budget), character })
    }
}

/// What bots of one kind know of a table; any number of players can begin from it, each in a game of its own.
pub struct Mind<G: Game>(Arc<dyn Fn(Seed) -> Box<dyn Thinker<G>> + Send + Sync>);

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<G: Game> Mind<G> {
    /// The knowledge of players of another kind than those of a [`Level`]: how one of them begins from a seed.
    pub fn new(begin: impl Fn(Seed) -> Box<dyn Thinker<G>> + Send + Sync + 'static) -> Self {
        Self(Arc::new(begin))
    }

    /// A player for one seat in one game, whose chance grows from this seed.
    pub fn begin(&self, seed: Seed) -> Box<dyn Thinker<G>> {
        (self.0)(seed)
    }
}

/// A game that bots know.
pub trait Played: Game {
    /// Who judges its positions.
    type Judge: Judge<Game = Self>;

    /// How a level that searches does it.
    fn options(level: Level) -> Options;

    /// What bots of a kind know of this table.
    fn mind(&self, bot: Bot) -> Mind<Self> {
        let file = self.weights(bot.level);
        let style = bot.character.or_else(|| Character::of_level(bot.level));
        let weights = style.map_or(file.into(), |style| style.weights(Self::NAME, file));
        self.mind_with(bot, &weights).expect("the built-in weights are read in a test")
    }

    /// What bots of a kind know of this table if they believe in the weights of this file; random ones do not read it.
    fn mind_with(&self, bot: Bot, weights: &str) -> Result<Mind<Self>, toml::de::Error> {
        if !bot.level.judges() {
            return Ok(Mind(Arc::new(|seed| Box::new(Random::new(seed)))));
        }
        let judge = Arc::new(self.judge(weights)?);
        if !bot.level.searches() {
            return Ok(Mind(Arc::new(move |seed| Box::new(Greedy::new(Arc::clone(&judge), seed)))));
        }
        Ok(self.searching(bot, judge, self.net(bot.level)))
    }

    /// What bots of a level that searches know of this table if they believe in the network of this file.
    fn mind_by(&self, bot: Bot, net: &[u8]) -> Result<Mind<Self>, NetError> {
        let net = Net::read_for::<Self::Judge>(net)?;
        let judge = self.judge(self.weights(bot.level)).expect("the built-in weights are read in a test");
        Ok(self.searching(bot, Arc::new(judge), Some(Arc::new(net))))
    }

    /// What bots of a level that searches know of this table, with this judge and this network.
    fn searching(&self, bot: Bot, judge: Arc<Self::Judge>, net: Option<Arc<Net>>) -> Mind<Self> {
        let usual = Self::options(bot.level);
        let options = Options { budget: bot.budget.unwrap_or(usual.budget), ..usual };
        let plans = self.plans(bot.level);
        let begin = move |seed| Search::new(Arc::clone(&judge), options, seed).with(net.clone());
        Mind(Arc::new(move |seed| Box::new(begin(seed).planning(plans))))
    }

    /// Whether the plans of a level go on through what comes to light at this table.
    fn plans(&self, _level: Level) -> bool {
        false
    }

    /// The network that a level is built with, if it has one.
    fn net(&self, _level: Level) -> Option<Arc<Net>> {
        None
    }

    /// The tables at which a network for such a table learns, taken in turn.
    fn tables(&self) -> Vec<Self> {
        vec![self.clone()]
    }

    /// The file of the weights that a level is built with for this table.
    fn weights(&self, level: Level) -> &'static str;

    /// A judge for this table, with the weights of a file.
    fn judge(&self, weights: &str) -> Result<Self::Judge, toml::de::Error>;
}

/// A player of games from which weights are learnt: a club with so many simulations, or a beginner if there are none.
pub(crate) fn trainee<G: Played>(judge: Arc<G::Judge>, simulations: u32, seed: Seed) -> Box<dyn Thinker<G>> {
    if simulations == 0 {
        return Box::new(Greedy::new(judge, seed));
    }
    let options = Options { budget: Budget::Simulations(simulations), ..G::options(Level::Club) };
    Box::new(Search::new(judge, options, seed))
}

impl<G: Game> Thinker<G> for Random {
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        Self::choose(self, decision.moves())
    }

    fn think(&mut self, _decision: &Decision<'_, G>) -> Vec<Thought<G::Move>> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for level in Level::ALL {
            assert_eq!(level.name().parse::<Bot>(), Ok(level.into()));
        }
        for name in ["random", "greedy", "club", "club:sims=200", "expert", "expert:ms=100", "master:ms=1000"]
        {
            let bot: Bot = name.parse().unwrap();
            assert_eq!(bot.to_string(), name);
        }
        assert_eq!("Club:ms=5".parse::<Bot>().unwrap().budget, Some(Budget::Time(Duration::from_millis(5))));
        assert_eq!("grandmaster".parse::<Bot>(), Err(BotError::Unknown("grandmaster".to_owned())));
        assert_eq!("greedy:ms=3".parse::<Bot>(), Err(BotError::NoBudget("greedy")));
        for budget in ["", "200", "sims=", "sims=0", "sims=-1", "ms=1.5", "ms=99999999999"] {
            let name = format!("club:{budget}");
            assert_eq!(name.parse::<Bot>(), Err(BotError::Budget(budget.to_owned())), "{name}");
        }
    }
}
