//! The module itself: what Python sees, and the doors behind it.

mod batch;
mod experiment;
mod pearls;
mod problem;
mod state;
mod table;

use std::path::Path;

use kernel::Game as _;
use pyo3::prelude::*;

use self::problem::{Problem, guarded};
use self::table::{AnyGame, AnyPlayer};

/// The most bytes of a text that is read: a set-up, a record, a position, a pickle.
const LARGEST: usize = 8 << 20;

/// One of the games, with what was agreed before the deal.
#[pyclass(subclass, frozen, module = "hydropolis")]
struct Game(Box<dyn AnyGame>);

#[pymethods]
impl Game {
    /// A game by its name, with its set-up as JSON, under a version of the rules (the newest if not said).
    #[new]
    #[pyo3(signature = (name, setup, rules=None))]
    fn new(name: &str, setup: &str, rules: Option<u32>) -> PyResult<Self> {
        bounded(setup)?;
        guarded(|| table::open(name, setup, rules)).map(Self)
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// How many seats play.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> u32 {
        self.0.rules()
    }

    /// The set-up as JSON.
    #[getter]
    fn setup_json(&self) -> String {
        self.0.setup()
    }

    /// The groups of the action space: name, first action, how many, what they stand for.
    #[getter]
    fn action_groups(&self) -> Vec<(&'static str, u16, u16, &'static str)> {
        let groups = self.0.action_space().groups().iter();
        groups.map(|it| (it.name, it.first, it.count, it.meaning)).collect()
    }

    /// How many actions there are.
    #[getter]
    fn action_count(&self) -> usize {
        self.0.action_space().size()
    }

    /// The fields of an observation: name, first place, how many values, by what they are divided as floats.
    #[getter]
    fn observation_fields(&self) -> Vec<(String, usize, usize, i16)> {
        let fields = self.0.observation().fields().iter();
        fields.map(|it| (it.name.clone(), it.first, it.count, it.scale)).collect()
    }

    /// How many values an observation has.
    #[getter]
    fn feature_count(&self) -> usize {
        self.0.observation().features()
    }

    /// A fresh game.
    fn deal(&self, seed: u64) -> PyResult<state::State> {
        guarded(|| Ok(state::State(self.0.deal(seed))))
    }

    /// A bot by its name, whose chance grows from a seed.
    #[pyo3(signature = (name, seed=0))]
    fn bot(&self, name: &str, seed: u64) -> PyResult<Player> {
        let net = match name.strip_prefix("net:") {
            Some(path) => Some(read_net(Path::new(path))?),
            None => None,
        };
        guarded(|| self.0.bot(name, net.as_deref(), seed))
            .map(|player| Player { player, name: name.to_owned() })
    }

    fn __repr__(&self) -> String {
        format!("<hydropolis {} {}>", self.0.name(), self.0.setup())
    }
}

/// A bot at a table.
#[pyclass(module = "hydropolis")]
struct Player {
    player: Box<dyn AnyPlayer>,
    #[pyo3(get)]
    name: String,
}

#[pymethods]
impl Player {
    /// The move it plays, as text. It is told only what the seat that is asked may know.
    fn choose(&mut self, py: Python<'_>, state: &state::State) -> PyResult<String> {
        py.detach(|| guarded(|| self.player.choose(&*state.0)))
    }

    fn __repr__(&self) -> String {
        format!("<hydropolis bot {}>", self.name)
    }
}

/// A whole game from its record, or as it stood after some of its moves.
#[pyfunction]
#[pyo3(signature = (text, upto=None))]
fn replay(text: &str, upto: Option<usize>) -> PyResult<state::State> {
    bounded(text)?;
    guarded(|| table::replay(text, upto)).map(state::State)
}

/// A position from a file's text, in TOML or JSON.
#[pyfunction]
fn position(text: &str) -> PyResult<state::State> {
    bounded(text)?;
    guarded(|| table::lay(text)).map(state::State)
}

/// A state from what a pickle holds.
#[pyfunction]
fn _unpickle(text: &str) -> PyResult<state::State> {
    bounded(text)?;
    guarded(|| table::restore(text)).map(state::State)
}

/// Refuses texts that nobody writes.
fn bounded(text: &str) -> Result<(), Problem> {
    if text.len() > LARGEST {
        return Err(Problem::Value(format!("The text is longer than {} MB.", LARGEST >> 20)));
    }
    Ok(())
}

/// The bytes of a network file; one that is too large is not read at all.
fn read_net(path: &Path) -> Result<Vec<u8>, Problem> {
    let wrong = |error: std::io::Error| Problem::Value(format!("Cannot read {}: {error}.", path.display()));
    let size = std::fs::metadata(path).map_err(wrong)?.len();
    if size > 64 << 20 {
        return Err(Problem::Value(format!("{} is larger than any network.", path.display())));
    }
    std::fs::read(path).map_err(wrong)
}

/// The names of the games.
const NAMES: [&str; 3] = [barrage::Barrage::NAME, cities::Cities::NAME, pearls::Pearls::NAME];

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("HydropolisError", py.get_type::<problem::HydropolisError>())?;
    module.add("Refused", py.get_type::<problem::Refused>())?;
    module.add("GAMES", NAMES)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<Player>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<experiment::Experiment>()?;
    module.add_function(wrap_pyfunction!(replay, module)?)?;
    module.add_function(wrap_pyfunction!(position, module)?)?;
    module.add_function(wrap_pyfunction!(_unpickle, module)?)?;
    Ok(())
}
