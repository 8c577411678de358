//! The laboratory, as Python sees it.

use pyo3::prelude::*;
use words::Words;

use super::problem::{Problem, guarded};

/// An experiment as a file.
#[pyclass(frozen, module = "hydropolis.lab")]
pub(crate) struct Experiment(lab::Experiment);

fn wrong(error: &lab::LabError) -> Problem {
    Problem::Value(format!("This is no experiment, or not all of it: {error}."))
}

#[pymethods]
impl Experiment {
    /// An experiment from the text of its file.
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        super::bounded(text)?;
        guarded(|| text.parse().map(Self).map_err(|error| wrong(&error)))
    }

    /// What it is called.
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// What it is known by.
    #[getter]
    fn hash(&self) -> String {
        self.0.hash()
    }

    /// How many games it has.
    #[getter]
    fn games(&self) -> u64 {
        self.0.all_games()
    }

    /// How many chunks its games fall into.
    #[getter]
    fn chunks(&self) -> u64 {
        self.0.chunks()
    }

    /// Plays a chunk, wherever: it always comes out the same. Python may do other things meanwhile.
    fn play(&self, py: Python<'_>, chunk: u64) -> PyResult<String> {
        if chunk >= self.0.chunks() {
            return Err(Problem::Value(format!("There is no chunk {chunk} in this experiment.")).into());
        }
        py.detach(|| guarded(|| Ok(self.0.play(chunk))))
    }

    /// The results of all chunks: a line for each seat of each game (CSV), what was found (JSON), and a report (HTML).
    #[pyo3(signature = (chunks, language="en"))]
    fn merge(
        &self,
        py: Python<'_>,
        chunks: Vec<String>,
        language: &str,
    ) -> PyResult<(String, String, String)> {
        let words = Words::of(language);
        let words = words.ok_or_else(|| Problem::Value(format!("There are no words in \"{language}\".")))?;
        py.detach(|| {
            guarded(|| {
                let results = lab::Results::merge(&self.0, &chunks).map_err(|error| wrong(&error))?;
                let json = format!("{:#}\n", results.json());
                Ok((results.csv().to_owned(), json, lab::report(&results, words)))
            })
        })
    }

    fn __repr__(&self) -> String {
        format!("<hydropolis experiment {} {}>", self.0.name, self.0.hash())
    }
}
