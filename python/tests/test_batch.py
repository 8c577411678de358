"""Many games at once."""

import gc
import threading

import hydropolis
import numpy
import pytest


def random_actions(batch, chance):
    return (batch.mask * chance.random(batch.mask.shape)).argmax(axis=1)


@pytest.mark.parametrize("game", [hydropolis.Barrage(players=2), hydropolis.Cities(players=3)], ids=repr)
def test_a_batch_is_the_same_on_any_number_of_threads(game):
    batches = [hydropolis.Batch(game, 70, seed=3, threads=threads, raw=True) for threads in (1, 3)]
    chance = numpy.random.default_rng(1)
    for _ in range(60):
        one, other = batches
        for name in ("mask", "observation", "raw", "seat", "done", "reward", "points"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
        actions = random_actions(one, chance)
        for batch in batches:
            batch.step(actions)
    assert batches[0].decisions == 70 * 60


def test_games_end_and_others_begin():
    batch = hydropolis.Batch(hydropolis.Barrage(players=2), 16, ["learner", "greedy"], seed=1)
    chance = numpy.random.default_rng(2)
    ended, won = 0, 0
    for step in range(600):
        batch.step(random_actions(batch, chance))
        done = batch.done
        ended += int(done.sum())
        assert (batch.reward[~done] == 0).all() and (batch.points[~done] == 0).all()
        assert batch.mask.any(axis=1).all()
        won += int((batch.reward[done].max(axis=1) == 1).sum()) if done.any() else 0
    assert ended > 20 and won > 20
    assert batch.decisions > 600 * 16


def test_arrays_are_those_of_the_batch_and_cannot_be_written():
    batch = hydropolis.Batch(hydropolis.Barrage(players=2), 4)
    mask = batch.mask
    before = mask.copy()
    batch.step(mask.argmax(axis=1))
    assert batch.mask is mask and (mask != before).any(), "the same array, written in place"
    with pytest.raises(ValueError):
        mask[0, 0] = True
    del batch
    gc.collect()
    assert mask.any(), "an array outlives its batch"


def test_what_does_not_fit_is_refused_and_changes_nothing():
    game = hydropolis.Barrage(players=2)
    batch = hydropolis.Batch(game, 4, seed=1)
    good = batch.mask.argmax(axis=1)
    before = batch.mask.copy()
    chance = numpy.random.default_rng(5)
    bad = [
        good[:3],
        good.reshape(2, 2),
        good.astype(float),
        numpy.array(["pass"] * 4),
        numpy.array([-1, -1, -1, -1]),
        numpy.full(4, 2**63, dtype=numpy.uint64),
        numpy.full(4, game.action_count),
        None,
        [],
        "pass",
    ]
    bad += [chance.integers(-(2**62), 2**62, size=4) for _ in range(200)]
    bad += [chance.integers(0, 256, size=chance.integers(0, 9)).astype(numpy.uint8) + 200 for _ in range(200)]
    for actions in bad:
        with pytest.raises((hydropolis.HydropolisError, TypeError)):
            batch.step(actions)
        assert (batch.mask == before).all()
    assert batch.decisions == 0
    batch.step(good[::1].astype(numpy.uint16))
    for arguments in (
        {"size": 0},
        {"size": 10**9},
        {"size": 4, "threads": 0},
        {"size": 4, "chairs": ["learner"]},
        {"size": 4, "chairs": ["random", "random"]},
        {"size": 4, "chairs": ["learner", "wizard"]},
    ):
        with pytest.raises(hydropolis.HydropolisError):
            hydropolis.Batch(game, **arguments)
    with pytest.raises(OverflowError):
        hydropolis.Batch(game, -1)


def test_python_goes_on_while_a_batch_is_stepped():
    batch = hydropolis.Batch(hydropolis.Cities(players=2), 400, ["learner", "greedy"], threads=1)
    counted, going = 0, True

    def count():
        nonlocal counted
        while going:
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    try:
        begun = counted
        for _ in range(5):
            batch.step(batch.mask.argmax(axis=1))
        assert counted > begun
    finally:
        going = False
        thread.join()
