"""Damaged texts and files: a result, or one sentence that says what is wrong; never a panic."""

import pathlib
import random

import hydropolis
import numpy
import pytest
from hydropolis import lab

GAMES = [hydropolis.Barrage(players=3, options={"leeghwater": True}), hydropolis.Cities(players=2, contracts=True)]

EXPERIMENT = """
name = "small"
game = "barrage"
games = 2
seed = 4
[[table]]
name = "two"
setup = { players = 2 }
players = ["random"]
"""

POSITION = """
players = 3
seats = ["USA", "Germany", "Italy"]
round = 2
"""


def damaged(text, chance):
    """A text with some of it changed, lost, doubled or moved."""
    for _ in range(chance.randrange(1, 4)):
        at, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        end = min(end, at + chance.choice((1, 1, 2, 5, 40)))
        piece = text[at:end]
        other = "".join(chance.choice('0123456789-+.,:;"[]{}=\n\\ePxé\u2028\x00') for _ in range(chance.randrange(4)))
        text = text[:at] + chance.choice((other, "", piece * 2, piece[::-1], "9" * 25, piece)) + text[end:]
    return text or " "


def well_met(attempt, text, also=()):
    """Whether a damaged text was still one that can be read."""
    try:
        attempt(text)
        return True
    except (hydropolis.HydropolisError, *also) as error:
        assert str(error) and "promise" not in str(error), repr(error)
        return False


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_damaged_records_and_pickles(game):
    chance = random.Random(1)
    state = game.deal(9)
    for _ in range(30):
        state.play(chance.choice(state.legal_actions()))
    unpickle, (kept,) = state.__reduce__()
    record = state.record()
    read = sum(well_met(unpickle, damaged(kept, chance)) for _ in range(400))
    read += sum(well_met(hydropolis.replay, damaged(record, chance)) for _ in range(400))
    assert read < 400, "most damages are found"


def test_damaged_experiments_positions_and_set_ups():
    chance = random.Random(2)
    for _ in range(400):
        text = damaged(EXPERIMENT, chance)
        # A damage may leave a good experiment behind, but not one to be carried out here: it may be a long one.
        well_met(lab.Experiment, text)
        well_met(hydropolis.position, damaged(POSITION, chance))
        for game in GAMES:
            well_met(lambda text, name=game.name: hydropolis._native.Game(name, text), damaged(game.setup_json, chance))


def test_chunks_of_something_else():
    chance = random.Random(3)
    experiment = lab.Experiment(EXPERIMENT)
    chunk = experiment.play(0)
    for _ in range(300):
        well_met(lambda text: experiment.merge([text]), damaged(chunk, chance))
    for chunks in ([], [""], ["\x00"], [chunk, ""]):
        assert not well_met(experiment.merge, chunks)
    assert experiment.merge([chunk, chunk]) == experiment.merge([chunk]), "shares may overlap"
    assert not well_met(experiment.play, 1)


def test_damaged_networks(tmp_path):
    weights = pathlib.Path(__file__).parent.parent / "examples" / "learned" / "weights.safetensors"
    good, chance = weights.read_bytes(), random.Random(4)
    file, game = tmp_path / "net.safetensors", hydropolis.Barrage(players=2)
    state = game.deal(1)
    for number in range(60):
        bad = bytearray(good)
        # The first bytes say how long the head is, and the head what lies where.
        for _ in range(chance.randrange(1, 5)):
            bad[chance.randrange(8 if number % 3 == 0 else 700)] = chance.randrange(256)
        file.write_bytes(bad[: chance.choice((len(bad), chance.randrange(len(bad))))])
        well_met(lambda name: game.bot(name).choose(state), f"net:{file}")


def test_actions_of_any_kind():
    batch = hydropolis.Batch(hydropolis.Cities(players=2), 3, seed=2)
    chance = numpy.random.default_rng(6)
    kinds = [numpy.int8, numpy.int16, numpy.uint32, numpy.int64, numpy.uint64, numpy.float32, numpy.bool_, object]
    for _ in range(600):
        shape = tuple(chance.integers(0, 4, size=chance.integers(0, 4)))
        actions = chance.integers(-3, 3600, size=shape)
        with numpy.errstate(all="ignore"):
            actions = actions.astype(kinds[chance.integers(len(kinds))])
        well_met(batch.step, actions, (TypeError,))
    legal = batch.mask.argmax(axis=1)
    # Whatever order the bytes are in, and wherever they lie.
    batch.step(numpy.repeat(legal, 2)[::2].astype(">i4"))
