//! Many games in arrays of numpy, which are written in place.

use arrays::Told;
use kernel::{Chance, Seed};
use numpy::{IntoPyArray as _, PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::exceptions::PyBufferError;
use pyo3::prelude::*;

use super::problem::{Problem, guarded};
use super::table::AnyBatch;

/// The most games of a batch.
const MOST_GAMES: usize = 1 << 20;
/// The most threads of a batch.
const MOST_THREADS: usize = 1024;
/// The most bytes of the arrays of a batch.
const MOST_BYTES: usize = 8 << 30;

/// Games that are stepped together. The arrays are made once; every step writes into them.
#[pyclass(module = "hydropolis")]
pub(crate) struct Batch {
    games: Box<dyn AnyBatch>,
    /// What actions are drawn by.
    chance: Chance,
    size: usize,
    #[pyo3(get)]
    mask: Py<PyArray2<bool>>,
    #[pyo3(get)]
    observation: Option<Py<PyArray2<f32>>>,
    #[pyo3(get)]
    raw: Option<Py<PyArray2<i16>>>,
    #[pyo3(get)]
    seat: Py<PyArray1<i8>>,
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    #[pyo3(get)]
    points: Py<PyArray2<i32>>,
}

#[pymethods]
impl Batch {
    /// A batch of so many games. Chairs are "learner" or bots by name; they move on by a seat from game to game.
    #[new]
    #[pyo3(signature = (game, size, chairs, seed=0, threads=1, observe=true, raw=false))]
    #[allow(clippy::too_many_arguments, reason = "Python gives them by name")]
    fn new(
        py: Python<'_>,
        game: &super::Game,
        size: usize,
        chairs: Vec<String>,
        seed: u64,
        threads: usize,
        observe: bool,
        raw: bool,
    ) -> PyResult<Self> {
        let value = |sentence: String| PyErr::from(Problem::Value(sentence));
        if !(1..=MOST_GAMES).contains(&size) {
            return Err(value(format!("A batch has 1 to {MOST_GAMES} games.")));
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(value(format!("A batch has 1 to {MOST_THREADS} threads.")));
        }
        let row = game.0.action_space().size() + game.0.observation().features() * 6;
        if size * row > MOST_BYTES {
            return Err(value("The arrays of so many games do not fit.".to_owned()));
        }
        let games = guarded(|| game.0.batch(&chairs, size, seed, threads))?;
        let (actions, features) = (game.0.action_space().size(), game.0.observation().features());
        let seats = usize::from(game.0.players());
        let mut batch = Self {
            games,
            chance: Chance::new(Seed(seed)),
            size,
            mask: PyArray2::zeros(py, [size, actions], false).unbind(),
            observation: observe.then(|| PyArray2::zeros(py, [size, features], false).unbind()),
            raw: raw.then(|| PyArray2::zeros(py, [size, features], false).unbind()),
            seat: PyArray1::zeros(py, size, false).unbind(),
            done: PyArray1::zeros(py, size, false).unbind(),
            reward: PyArray2::zeros(py, [size, seats], false).unbind(),
            points: PyArray2::zeros(py, [size, seats], false).unbind(),
        };
        batch.write(py, None)?;
        Ok(batch)
    }

    /// Plays an action in every game.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        self.write(py, Some(actions.as_slice()?))
    }

    /// A legal action of each game, drawn by chance that grows from the batch's seed.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut actions = vec![0; self.size];
        guarded(|| self.games.sample(&mut self.chance, &mut actions))?;
        Ok(actions.into_pyarray(py))
    }

    /// Decisions made so far, those of bots included.
    #[getter]
    fn decisions(&mut self) -> PyResult<u64> {
        guarded(|| self.games.decisions())
    }
}

impl Batch {
    /// Steps the games, if there are actions, and writes how they stand. Python may do other things meanwhile.
    fn write(&mut self, py: Python<'_>, actions: Option<&[i64]>) -> PyResult<()> {
        macro_rules! rows {
            ($array:expr) => {
                $array.bind(py).try_readwrite().map_err(|error| PyBufferError::new_err(error.to_string()))?
            };
        }
        let (mut mask, mut seat, mut done) = (rows!(self.mask), rows!(self.seat), rows!(self.done));
        let (mut reward, mut points) = (rows!(self.reward), rows!(self.points));
        let mut observation = match &self.observation {
            Some(array) => Some(rows!(array)),
            None => None,
        };
        let mut raw = match &self.raw {
            Some(array) => Some(rows!(array)),
            None => None,
        };
        let told = Told {
            mask: mask.as_slice_mut()?,
            observation: match &mut observation {
                Some(array) => array.as_slice_mut()?,
                None => &mut [],
            },
            raw: match &mut raw {
                Some(array) => array.as_slice_mut()?,
                None => &mut [],
            },
            seat: seat.as_slice_mut()?,
            done: done.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            points: points.as_slice_mut()?,
        };
        let games = &mut self.games;
        py.detach(|| {
            guarded(|| match actions {
                Some(actions) => games.step(actions, told),
                None => games.tell(told),
            })
        })
    }
}
