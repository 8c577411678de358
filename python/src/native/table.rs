//! Games of any kind behind one face.

use std::any::Any;
use std::fmt::Display;
use std::sync::Arc;

use arrays::{ActionSpace, Arrays, Batch, Chair, Net, Numbers, Observation, Told};
use barrage::Barrage;
use bots::{Bot, Played, Thinker};
use cities::Cities;
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Refusal as _, Seat, Seed, Viewer};
use serde_json::{Value as Json, json};

use super::pearls::Pearls;
use super::problem::Problem;

/// The most moves of a state that is restored.
const MOST_MOVES: usize = 20_000;

type Done<T> = Result<T, Problem>;

fn wrong(what: impl Display) -> Problem {
    Problem::Value(what.to_string())
}

/// A game that Python knows: numbers, bots, and position files.
pub(crate) trait Opened: Arrays + Played {
    /// The set-up with what a new game has where nothing is said.
    fn newest(setup: &mut serde_json::Map<String, Json>);
    /// The game and position of a file's text.
    fn lay(text: &str, json: bool) -> Result<(Self, Self::Position), String>;
}

impl Opened for Barrage {
    fn newest(_setup: &mut serde_json::Map<String, Json>) {}

    fn lay(text: &str, json: bool) -> Result<(Self, barrage::Position), String> {
        let sheet: barrage::Sheet = if json {
            serde_json::from_str(text).map_err(|error| error.to_string())?
        } else {
            toml::from_str(text).map_err(|error| error.message().to_owned())?
        };
        let mut position = sheet.position().map_err(|error| error.to_string())?;
        let (setup, version) = (position.table.setup(), position.table.terms.version);
        let game = Self::open_under(setup, version.into()).map_err(|error| error.to_string())?;
        position.settle(&mut Moves::new(), &mut Quiet);
        Ok((game, position))
    }
}

impl Opened for Cities {
    fn newest(setup: &mut serde_json::Map<String, Json>) {
        setup.entry("edition").or_insert(cities::EDITION.into());
    }

    fn lay(text: &str, json: bool) -> Result<(Self, cities::Position), String> {
        let sheet: cities::Sheet = if json {
            let mut sheet: serde_json::Map<String, Json> =
                serde_json::from_str(text).map_err(|error| error.to_string())?;
            sheet.remove("game");
            serde_json::from_value(sheet.into()).map_err(|error| error.to_string())?
        } else {
            let mut sheet: toml::Table = toml::from_str(text).map_err(|error| error.message().to_owned())?;
            sheet.remove("game");
            sheet.try_into().map_err(|error: toml::de::Error| error.message().to_owned())?
        };
        sheet.open().map_err(|error| error.to_string())
    }
}

/// Runs something for the game of a name.
macro_rules! of_game {
    ($name:expr, $game:ident => $run:expr) => {
        match $name {
            name if name == Barrage::NAME => {
                type $game = Barrage;
                $run
            }
            name if name == Cities::NAME => {
                type $game = Cities;
                $run
            }
            name if name == Pearls::NAME => {
                type $game = Pearls;
                $run
            }
            name => {
                Err(wrong(format!("There is no game \"{}\".", name.chars().take(40).collect::<String>())))
            }
        }
    };
}

/// A game of some kind.
pub(crate) trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn players(&self) -> u8;
    fn rules(&self) -> u32;
    fn setup(&self) -> String;
    fn action_space(&self) -> &'static ActionSpace;
    fn observation(&self) -> &'static Observation;
    fn deal(&self, seed: u64) -> Box<dyn AnyState>;
    fn bot(&self, name: &str, net: Option<&[u8]>, seed: u64) -> Done<Box<dyn AnyPlayer>>;
    fn batch(&self, chairs: &[String], size: usize, seed: u64, threads: usize) -> Done<Box<dyn AnyBatch>>;
}

/// A state of some game.
pub(crate) trait AnyState: Send + Sync {
    fn boxed(&self) -> Box<dyn AnyState>;
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &'static str;
    fn game(&self) -> Box<dyn AnyGame>;
    fn players(&self) -> u8;
    fn to_move(&self) -> Option<u8>;
    fn action_space(&self) -> &'static ActionSpace;
    fn observation(&self) -> &'static Observation;
    fn moves(&self) -> Vec<String>;
    fn numbers(&mut self) -> &[u16];
    fn text_of(&mut self, action: i64) -> Done<String>;
    fn number_of(&mut self, text: &str) -> Done<u16>;
    fn play_number(&mut self, action: i64) -> Done<()>;
    fn play_text(&mut self, text: &str) -> Done<()>;
    fn view(&self, seat: Option<u8>) -> String;
    fn observe(&self, seat: u8, row: &mut [i16]);
    fn observe_scaled(&self, seat: u8, row: &mut [f32]);
    fn redeal(&mut self, seat: Option<u8>, seed: u64);
    fn knowledge(&self, seat: Option<u8>) -> u64;
    fn outcome(&self) -> (Vec<i32>, Vec<u32>, bool);
    fn hash(&self) -> u64;
    fn record(&self) -> Done<String>;
    fn kept(&self) -> String;
    fn history(&self) -> Vec<String>;
    fn same(&self, other: &dyn AnyState) -> bool;
}

/// A bot of some game.
pub(crate) trait AnyPlayer: Send + Sync {
    fn choose(&mut self, state: &dyn AnyState) -> Done<String>;
}

/// A batch of some game.
pub(crate) trait AnyBatch: Send + Sync {
    fn decisions(&mut self) -> Done<u64>;
    fn sample(&mut self, chance: &mut Chance, actions: &mut [i64]) -> Done<()>;
    fn tell(&mut self, told: Told<'_>) -> Done<()>;
    fn step(&mut self, actions: &[i64], told: Told<'_>) -> Done<()>;
}

struct Table<G>(Arc<G>);

/// Where a state comes from.
#[derive(Clone)]
enum Origin {
    Deal(u64),
    Sheet(Arc<str>),
}

/// What was done with it since.
#[derive(Clone, Copy)]
enum Deed<M> {
    Played(M),
    Redealt(Option<u8>, u64),
}

struct State<G: Game> {
    game: Arc<G>,
    origin: Origin,
    deeds: Vec<Deed<G::Move>>,
    position: G::Position,
    moves: Moves<G::Move>,
    /// The numbers of the moves; none if nobody has asked.
    numbers: Numbers,
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            origin: self.origin.clone(),
            deeds: self.deeds.clone(),
            position: self.position.clone(),
            moves: self.moves.clone(),
            numbers: self.numbers.clone(),
        }
    }
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}

impl<G: Opened> State<G> {
    fn new(game: Arc<G>, origin: Origin, position: G::Position) -> Self {
        let mut moves = Moves::new();
        game.moves(&position, &mut moves);
        Self { game, origin, deeds: Vec::new(), position, moves, numbers: Numbers::new() }
    }

    #[inline]
    fn play(&mut self, mv: G::Move) {
        self.game.play(&mut self.position, mv, &mut self.moves, &mut Quiet);
        self.numbers.clear();
        self.deeds.push(Deed::Played(mv));
    }

    #[inline]
    fn number(&mut self) {
        if self.numbers.is_empty() {
            self.game.actions(&self.position, &self.moves, &mut self.numbers);
        }
    }

    /// The place of an action among the legal moves.
    #[inline]
    fn place(&mut self, action: i64) -> Done<usize> {
        self.number();
        let place = self.numbers.iter().position(|&number| i64::from(number) == action);
        place.ok_or_else(|| wrong(format!("Action {action} is not legal here.")))
    }

    fn read(text: &str) -> Done<G::Move> {
        let text: &str = if text.len() > 400 { "?" } else { text };
        text.parse().map_err(wrong)
    }
}

impl<G: Opened> AnyGame for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn rules(&self) -> u32 {
        self.0.version()
    }

    fn setup(&self) -> String {
        json!(self.0.setup()).to_string()
    }

    fn action_space(&self) -> &'static ActionSpace {
        G::action_space()
    }

    fn observation(&self) -> &'static Observation {
        self.0.observation()
    }

    fn deal(&self, seed: u64) -> Box<dyn AnyState> {
        Box::new(State::new(Arc::clone(&self.0), Origin::Deal(seed), self.0.deal(Seed(seed))))
    }

    fn bot(&self, name: &str, net: Option<&[u8]>, seed: u64) -> Done<Box<dyn AnyPlayer>> {
        let mind = match net {
            Some(bytes) => Arc::new(Net::read(&*self.0, bytes).map_err(wrong)?).mind(),
            None => self.0.mind(name.parse::<Bot>().map_err(wrong)?),
        };
        let players = self.0.players();
        Ok(Box::new(BotPlayer::<G> { thinker: std::sync::Mutex::new(mind.begin(Seed(seed))), players }))
    }

    fn batch(&self, chairs: &[String], size: usize, seed: u64, threads: usize) -> Done<Box<dyn AnyBatch>> {
        let chair = |name: &String| match &**name {
            "learner" => Ok(Chair::Learner),
            bot => bot.parse().map(Chair::Bot).map_err(wrong),
        };
        let chairs = chairs.iter().map(chair).collect::<Done<Vec<_>>>()?;
        let game = G::clone(&self.0);
        let batch = Batch::new(game, &chairs, size, Seed(seed), threads).map_err(wrong)?;
        Ok(Box::new(AllGames(std::sync::Mutex::new(batch))))
    }
}

impl<G: Opened> AnyState for State<G> {
    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn game(&self) -> Box<dyn AnyGame> {
        Box::new(Table(Arc::clone(&self.game)))
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn to_move(&self) -> Option<u8> {
        self.game.to_move(&self.position).map(|seat| seat.0)
    }

    fn action_space(&self) -> &'static ActionSpace {
        G::action_space()
    }

    fn observation(&self) -> &'static Observation {
        self.game.observation()
    }

    fn moves(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }

    fn numbers(&mut self) -> &[u16] {
        self.number();
        &self.numbers
    }

    fn text_of(&mut self, action: i64) -> Done<String> {
        let place = self.place(action)?;
        Ok(self.moves[place].to_string())
    }

    fn number_of(&mut self, text: &str) -> Done<u16> {
        let mv = Self::read(text)?;
        self.number();
        let place = self.moves.iter().position(|&legal| legal == mv);
        place.map(|place| self.numbers[place]).ok_or_else(|| wrong(format!("\"{mv}\" is not legal here.")))
    }

    #[inline]
    fn play_number(&mut self, action: i64) -> Done<()> {
        let place = self.place(action)?;
        self.play(self.moves[place]);
        Ok(())
    }

    fn play_text(&mut self, text: &str) -> Done<()> {
        let mv = Self::read(text)?;
        if self.to_move().is_none() {
            return Err(wrong("The game is over."));
        }
        if let Some(refusal) = self.game.refusal(&self.position, mv) {
            let reason = serde_json::to_string(&refusal).map_err(wrong)?;
            return Err(Problem::Refused { mv: mv.to_string(), rule: refusal.rule().to_string(), reason });
        }
        self.play(mv);
        Ok(())
    }

    fn view(&self, seat: Option<u8>) -> String {
        json!(self.game.view(&self.position, viewer(seat))).to_string()
    }

    fn observe(&self, seat: u8, row: &mut [i16]) {
        let view = self.game.view(&self.position, Viewer::Seat(Seat(seat)));
        self.game.observe(&view, Seat(seat), row);
    }

    fn observe_scaled(&self, seat: u8, row: &mut [f32]) {
        let view = self.game.view(&self.position, Viewer::Seat(Seat(seat)));
        self.game.observe_scaled(&view, Seat(seat), row);
    }

    fn redeal(&mut self, seat: Option<u8>, seed: u64) {
        self.game.redeal(&mut self.position, viewer(seat), &mut Chance::new(Seed(seed)));
        self.game.moves(&self.position, &mut self.moves);
        self.numbers.clear();
        self.deeds.push(Deed::Redealt(seat, seed));
    }

    fn knowledge(&self, seat: Option<u8>) -> u64 {
        self.game.knowledge(&self.position, viewer(seat))
    }

    fn outcome(&self) -> (Vec<i32>, Vec<u32>, bool) {
        let outcome = self.game.outcome(&self.position);
        let points = Seat::all(self.game.players()).map(|seat| outcome.points[seat]).collect();
        (points, outcome.winners.iter().map(|seat| seat.0.into()).collect(), outcome.over)
    }

    fn hash(&self) -> u64 {
        self.game.hash(&self.position)
    }

    fn record(&self) -> Done<String> {
        let Origin::Deal(seed) = self.origin else {
            return Err(wrong("A game that began from a position file has no record."));
        };
        let mut game = Match::begin(G::clone(&self.game), Seed(seed));
        for deed in &self.deeds {
            let &Deed::Played(mv) = deed else {
                return Err(wrong("A game in which something was dealt anew has no record."));
            };
            let seat = game.to_move().ok_or(Problem::Broken)?;
            game.play(seat, mv).map_err(|_| Problem::Broken)?;
        }
        Ok(game.record().to_string())
    }

    fn kept(&self) -> String {
        let deeds = self.deeds.iter().map(|deed| match deed {
            Deed::Played(mv) => json!(mv.to_string()),
            Deed::Redealt(seat, seed) => json!([seat, seed]),
        });
        let mut kept = json!({
            "game": G::NAME,
            "rules": self.game.version(),
            "setup": self.game.setup(),
            "deeds": deeds.collect::<Vec<_>>(),
            "hash": self.hash(),
        });
        match &self.origin {
            Origin::Deal(seed) => kept["seed"] = json!(seed),
            Origin::Sheet(text) => kept["sheet"] = json!(&**text),
        }
        kept.to_string()
    }

    fn history(&self) -> Vec<String> {
        let moves = self.deeds.iter().filter_map(|deed| match deed {
            Deed::Played(mv) => Some(mv.to_string()),
            Deed::Redealt(..) => None,
        });
        moves.collect()
    }

    fn same(&self, other: &dyn AnyState) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| {
            let setup =
                self.game.setup() == other.game.setup() && self.game.version() == other.game.version();
            setup && self.position == other.position
        })
    }
}

struct BotPlayer<G: Game> {
    /// A thinker belongs to one thread at a time.
    thinker: std::sync::Mutex<Box<dyn Thinker<G>>>,
    players: u8,
}

impl<G: Opened> AnyPlayer for BotPlayer<G> {
    fn choose(&mut self, state: &dyn AnyState) -> Done<String> {
        let state = state.as_any().downcast_ref::<State<G>>();
        let state = state.filter(|state| state.game.players() == self.players);
        let state =
            state.ok_or_else(|| wrong("The bot was begun for another game or another number of players."))?;
        if state.to_move().is_none() {
            return Err(wrong("The game is over: nobody is asked."));
        }
        let thinker = self.thinker.get_mut().map_err(|_| Problem::Broken)?;
        Ok(thinker.choose(&bots::asked(&*state.game, &state.position, &state.moves)).to_string())
    }
}

/// Bots belong to one thread at a time, and so do the games they play.
struct AllGames<G: Opened>(std::sync::Mutex<Batch<G>>);

impl<G: Opened> AllGames<G> {
    fn batch(&mut self) -> Done<&mut Batch<G>> {
        self.0.get_mut().map_err(|_| Problem::Broken)
    }
}

impl<G: Opened> AnyBatch for AllGames<G> {
    fn decisions(&mut self) -> Done<u64> {
        Ok(self.batch()?.decisions())
    }

    fn sample(&mut self, chance: &mut Chance, actions: &mut [i64]) -> Done<()> {
        self.batch()?.sample(chance, actions);
        Ok(())
    }

    fn tell(&mut self, told: Told<'_>) -> Done<()> {
        self.batch()?.tell(told).map_err(wrong)
    }

    fn step(&mut self, actions: &[i64], told: Told<'_>) -> Done<()> {
        self.batch()?.step(actions, told).map_err(wrong)
    }
}

/// A game by its name.
pub(crate) fn open(name: &str, setup: &str, rules: Option<u32>) -> Done<Box<dyn AnyGame>> {
    let mut setup: serde_json::Map<String, Json> = serde_json::from_str(setup).map_err(wrong)?;
    of_game!(name, G => {
        if rules.is_none() {
            G::newest(&mut setup);
        }
        Ok(Box::new(Table(Arc::new(opened::<G>(setup.into(), rules)?))))
    })
}

fn opened<G: Opened>(setup: Json, rules: Option<u32>) -> Done<G> {
    let setup = serde_json::from_value(setup).map_err(wrong)?;
    G::open_under(setup, rules.unwrap_or(G::RULES_VERSION)).map_err(wrong)
}

/// A state from a record.
pub(crate) fn replay(text: &str, upto: Option<usize>) -> Done<Box<dyn AnyState>> {
    let name = kernel::game_of_record(text).ok_or_else(|| wrong(kernel::not_a_record()))?;
    of_game!(name, G => replayed::<G>(text, upto))
}

fn replayed<G: Opened>(text: &str, upto: Option<usize>) -> Done<Box<dyn AnyState>> {
    let record: Record<G> = text.parse().map_err(wrong)?;
    let count = upto.unwrap_or(record.moves.len());
    record.replay(Some(count)).map_err(wrong)?;
    let game = Arc::new(G::open_under(record.setup, record.rules_version).map_err(wrong)?);
    let mut state = State::new(Arc::clone(&game), Origin::Deal(record.seed.0), game.deal(record.seed));
    record.moves[..count].iter().for_each(|recorded| state.play(recorded.mv));
    Ok(Box::new(state))
}

/// A state from a position file.
pub(crate) fn lay(text: &str) -> Done<Box<dyn AnyState>> {
    let json = text.trim_start().starts_with('{');
    let name = if json {
        let value: Json = serde_json::from_str(text).map_err(wrong)?;
        value.get("game").and_then(Json::as_str).map(str::to_owned)
    } else {
        let value: toml::Table = toml::from_str(text).map_err(|error| wrong(error.message()))?;
        value.get("game").and_then(toml::Value::as_str).map(str::to_owned)
    };
    let name = name.unwrap_or_else(|| Barrage::NAME.to_owned());
    of_game!(&*name, G => laid::<G>(text, json))
}

fn laid<G: Opened>(text: &str, json: bool) -> Done<Box<dyn AnyState>> {
    let (game, position) = G::lay(text, json).map_err(wrong)?;
    Ok(Box::new(State::new(Arc::new(game), Origin::Sheet(text.into()), position)))
}

/// A state from what was kept of it. Everything is played again by the rules: a foreign text cannot do harm.
pub(crate) fn restore(text: &str) -> Done<Box<dyn AnyState>> {
    let kept: Json = serde_json::from_str(text).map_err(|_| wrong("This is no state of Hydropolis."))?;
    let name = kept["game"].as_str().unwrap_or_default();
    of_game!(name, G => restored::<G>(&kept))
}

fn restored<G: Opened>(kept: &Json) -> Done<Box<dyn AnyState>> {
    let bad = |what: &str| wrong(format!("This is no state of Hydropolis: {what} is not right."));
    let mut state = if let Some(text) = kept["sheet"].as_str() {
        let (game, position) = G::lay(text, text.trim_start().starts_with('{')).map_err(wrong)?;
        State::new(Arc::new(game), Origin::Sheet(text.into()), position)
    } else {
        let rules =
            kept["rules"].as_u64().and_then(|it| u32::try_from(it).ok()).ok_or_else(|| bad("rules"))?;
        let seed = kept["seed"].as_u64().ok_or_else(|| bad("seed"))?;
        let game: Arc<G> = Arc::new(opened(kept["setup"].clone(), Some(rules))?);
        let position = game.deal(Seed(seed));
        State::new(game, Origin::Deal(seed), position)
    };
    let deeds = kept["deeds"].as_array().filter(|it| it.len() <= MOST_MOVES).ok_or_else(|| bad("deeds"))?;
    for deed in deeds {
        match (deed.as_str(), deed.as_array().map(Vec::as_slice)) {
            (Some(text), _) => {
                let mv = State::<G>::read(text)?;
                if !state.moves.contains(&mv) {
                    return Err(bad("a move"));
                }
                state.play(mv);
            }
            (None, Some([seat, seed])) => {
                let players = u64::from(state.players());
                let at = seat.as_u64().filter(|&it| it < players).map(|it| it as u8);
                let (true, Some(seed)) = (at.is_some() || seat.is_null(), seed.as_u64()) else {
                    return Err(bad("a redeal"));
                };
                state.redeal(at, seed);
            }
            _ => return Err(bad("deeds")),
        }
    }
    if kept["hash"].as_u64() != Some(state.hash()) {
        return Err(bad("the hash"));
    }
    Ok(Box::new(state))
}
