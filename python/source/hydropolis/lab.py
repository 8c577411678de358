"""The laboratory: experiments with bots, here or on a cluster.

An experiment is a file (`docs/lab.md`). Its games fall into chunks that always come out the same, wherever they are played, so
`run`, `run_on_ray` and the command `hydropolis lab` come to the same results, byte for byte.

>>> text = '''
... name = "openings"
... game = "barrage"
... games = 4
... seed = 1
... [[table]]
... name = "two"
... setup = { players = 2 }
... players = ["random"]
... '''
>>> results = run(text)
>>> results.csv.count("\\n")
9
"""

from __future__ import annotations

import json
import pathlib
from typing import Any, NamedTuple

from ._native import Experiment

__all__ = ["Experiment", "Results", "run", "run_on_ray"]


class Results(NamedTuple):
    """The results of an experiment."""

    hash: str
    """What the experiment is known by."""
    csv: str
    """A line for each seat of each game."""
    findings: dict[str, Any]
    """Win rates, intervals, effects, sources of points, lengths, swings."""
    report: str
    """A page of HTML."""

    def save(self, folder: str | pathlib.Path) -> None:
        """Writes `results.csv`, `results.json` and `report.html`."""
        folder = pathlib.Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "results.csv").write_text(self.csv, encoding="utf-8")
        (folder / "results.json").write_text(json.dumps(self.findings, indent=2) + "\n", encoding="utf-8")
        (folder / "report.html").write_text(self.report, encoding="utf-8")

    def table(self) -> Any:
        """The lines as a table of pyarrow, for `pyarrow.parquet.write_table`; the hash is in its metadata."""
        import io

        import pyarrow.csv

        table = pyarrow.csv.read_csv(io.BytesIO(self.csv.encode()))
        return table.replace_schema_metadata({"experiment": self.hash})


def _merged(experiment: Experiment, chunks: list[str], language: str) -> Results:
    csv, found, report = experiment.merge(chunks, language)
    return Results(experiment.hash, csv, json.loads(found), report)


def run(text: str, language: str = "en") -> Results:
    """Carries out an experiment in this process."""
    experiment = Experiment(text)
    return _merged(experiment, [experiment.play(chunk) for chunk in range(experiment.chunks)], language)


def run_on_ray(text: str, language: str = "en", retries: int = 10) -> Results:
    """Carries out an experiment on a cluster of Ray, to which `ray.init` has joined this process (if not, one here is begun).

    Every node needs this package. A chunk whose worker dies is played again elsewhere, and comes out the same.
    """
    import ray

    experiment = Experiment(text)

    @ray.remote(max_retries=retries)
    def hydropolis_chunk(text: str, chunk: int) -> str:
        from hydropolis.lab import Experiment

        return Experiment(text).play(chunk)

    shared = ray.put(text)
    waiting = [hydropolis_chunk.remote(shared, chunk) for chunk in range(experiment.chunks)]
    return _merged(experiment, ray.get(waiting), language)
