//! A game under way, as Python sees it.

use numpy::{IntoPyArray as _, PyArray1};
use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList, PyString};

use super::problem::{Problem, guarded};
use super::table::AnyState;

/// A game under way.
#[pyclass(module = "hydropolis")]
pub(crate) struct State(pub(crate) Box<dyn AnyState>);

/// The whole numbers of all action spaces, made once: a list of legal actions is then a list of references.
static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();

/// More actions than any space has.
const MOST: u16 = 8192;

fn numbers(py: Python<'_>) -> PyResult<&Vec<Py<PyInt>>> {
    NUMBERS.get_or_try_init(py, || (0..MOST).map(|number| Ok(number.into_pyobject(py)?.unbind())).collect())
}

impl State {
    /// A seat of this table, counted from 0.
    fn seat(&self, seat: i64) -> Result<u8, Problem> {
        let found = u8::try_from(seat).ok().filter(|&it| it < self.0.players());
        found.ok_or(Problem::Seat(seat))
    }

    fn viewer(&self, seat: Option<i64>) -> Result<Option<u8>, Problem> {
        seat.map(|seat| self.seat(seat)).transpose()
    }

    /// The seat named, or the one that is asked; the first when the game is over.
    fn observer(&self, seat: Option<i64>) -> Result<u8, Problem> {
        match seat {
            Some(seat) => self.seat(seat),
            None => Ok(self.0.to_move().unwrap_or(0)),
        }
    }

    fn row(&self, seat: u8) -> PyResult<Vec<i16>> {
        let mut row = vec![0; self.0.observation().features()];
        guarded(|| {
            self.0.observe(seat, &mut row);
            Ok(())
        })?;
        Ok(row)
    }
}

#[pymethods]
impl State {
    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The game with its set-up.
    #[getter]
    fn _game(&self) -> super::Game {
        super::Game(self.0.game())
    }

    /// How many seats play.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    /// The seat that is asked; None when the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.0.to_move()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.0.to_move().is_none()
    }

    /// The legal moves as texts.
    fn legal_moves(&self) -> Vec<String> {
        self.0.moves()
    }

    /// The legal moves as numbers of the action space, in the same order.
    fn legal_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let known = numbers(py)?;
        PyList::new(py, self.0.numbers().iter().map(|&number| &known[usize::from(number)]))
    }

    /// Plays a move, given as text or as a number.
    fn play(&mut self, mv: &Bound<'_, PyAny>) -> PyResult<()> {
        let state = &mut self.0;
        if let Ok(action) = mv.extract::<i64>() {
            return guarded(|| state.play_number(action));
        }
        let text = mv.cast::<PyString>()?.to_str()?;
        guarded(|| state.play_text(text))
    }

    /// The text of a legal action.
    fn move_of(&mut self, action: i64) -> PyResult<String> {
        guarded(|| self.0.text_of(action))
    }

    /// The number of a legal move.
    fn action_of(&mut self, text: &str) -> PyResult<u16> {
        guarded(|| self.0.number_of(text))
    }

    /// The group of an action and its place there: ("build", 3).
    fn describe(&self, action: i64) -> PyResult<(&'static str, u16)> {
        let number = u16::try_from(action).ok();
        let found = number.and_then(|it| Some((self.0.action_space().group_of(it)?, it)));
        let (group, it) =
            found.ok_or_else(|| Problem::Value(format!("There is no action {action} in this game.")))?;
        Ok((group.name, it - group.first))
    }

    /// What a seat may know, as JSON; a spectator's view if no seat is said.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        let seat = self.viewer(seat)?;
        guarded(|| Ok(self.0.view(seat)))
    }

    /// What a seat sees as floating-point numbers; the seat that is asked if none is said.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.observer(seat)?;
        let mut scaled = vec![0.0; self.0.observation().features()];
        guarded(|| {
            self.0.observe_scaled(seat, &mut scaled);
            Ok(())
        })?;
        Ok(scaled.into_pyarray(py))
    }

    /// The same as whole numbers.
    #[pyo3(signature = (seat=None))]
    fn raw_observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        Ok(self.row(self.observer(seat)?)?.into_pyarray(py))
    }

    /// Which actions are legal: a number of 0 or 1 for each action.
    fn action_mask<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.0.action_space().size()];
        for &number in self.0.numbers() {
            mask[usize::from(number)] = 1;
        }
        mask.into_pyarray(py)
    }

    /// The same game with everything that a seat cannot know dealt anew; a spectator if no seat is said.
    fn redeal(&self, seat: Option<i64>, seed: u64) -> PyResult<Self> {
        let seat = self.viewer(seat)?;
        guarded(|| {
            let mut dealt = self.0.boxed();
            dealt.redeal(seat, seed);
            Ok(Self(dealt))
        })
    }

    /// A hash of what a seat may know.
    #[pyo3(signature = (seat=None))]
    fn knowledge(&self, seat: Option<i64>) -> PyResult<u64> {
        let seat = self.viewer(seat)?;
        guarded(|| Ok(self.0.knowledge(seat)))
    }

    /// Points, winners, and whether the game is over.
    fn _outcome(&self) -> PyResult<(Vec<i32>, Vec<u32>, bool)> {
        guarded(|| Ok(self.0.outcome()))
    }

    /// The hash of the position, the same as in records.
    #[getter]
    fn hash(&self) -> u64 {
        self.0.hash()
    }

    /// The game as a record.
    fn record(&self) -> PyResult<String> {
        guarded(|| self.0.record())
    }

    /// The moves played so far, as texts.
    fn history(&self) -> Vec<String> {
        self.0.history()
    }

    /// A copy that can be played on by itself.
    fn copy(&self) -> Self {
        Self(self.0.boxed())
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match other.cast::<Self>() {
            Ok(other) => self.0.same(&*other.try_borrow()?.0).into_py_any(py),
            Err(_) => Ok(py.NotImplemented()),
        }
    }

    fn __hash__(&self) -> u64 {
        self.0.hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("hydropolis._native")?.getattr("_unpickle")?, (self.0.kept(),)))
    }

    fn __repr__(&self) -> String {
        let asked = self.0.to_move().map_or("over".to_owned(), |seat| format!("seat {seat} to move"));
        format!("<hydropolis {} after {} moves, {asked}>", self.0.name(), self.0.history().len())
    }
}
