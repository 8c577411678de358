"""Experiments, here and on Ray."""

import os
import pathlib
import signal
import threading
import time

import hydropolis
import pytest
from hydropolis import lab

SMALL = """
name = "small"
game = "barrage"
games = {games}
seed = 4
[[table]]
name = "two"
setup = {{ players = 2 }}
players = ["{bot}"]
"""


def test_an_experiment_is_carried_out(tmp_path):
    text = SMALL.format(games=60, bot="random")
    results = lab.run(text)
    assert results == lab.run(text)
    results.save(tmp_path)
    assert (tmp_path / "results.csv").read_text().count("\n") == 121
    groups = results.findings["tables"][0]["groups"]
    assert [group["name"] for group in groups][0] == "seats"
    assert "<svg" in results.report and results.hash in results.report
    for bad in ("", "games = 3", text.replace("barrage", "chess"), text.replace("random", "wizard")):
        with pytest.raises(hydropolis.HydropolisError):
            lab.run(bad)
    experiment = lab.Experiment(text)
    with pytest.raises(hydropolis.HydropolisError):
        experiment.play(2)
    with pytest.raises(hydropolis.HydropolisError):
        experiment.merge([experiment.play(0)])


def is_ours(process):
    """Whether a process was started from here, by whatever way: others may use Ray on this machine too."""
    while process not in ("0", str(os.getpid())):
        process = (pathlib.Path("/proc") / process / "stat").read_text().rpartition(")")[2].split()[1]
    return process != "0"


def test_a_worker_that_is_killed_changes_nothing():
    """Two workers of Ray on this machine; one is killed in the middle."""
    import ray
    text = SMALL.format(games=2000, bot="greedy")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    killed = []

    def kill_one():
        while not killed:
            for process in pathlib.Path("/proc").glob("[0-9]*"):
                try:
                    name = (process / "cmdline").read_bytes()
                    if name.startswith(b"ray::hydropolis_chunk") and is_ours(process.name):
                        os.kill(int(process.name), signal.SIGKILL)
                        killed.append(process.name)
                        return
                except OSError:
                    continue
            time.sleep(0.01)

    thread = threading.Thread(target=kill_one, daemon=True)
    thread.start()
    try:
        results = lab.run_on_ray(text)
    finally:
        ray.shutdown()
    assert killed, "a worker was killed"
    assert results == lab.run(text)
