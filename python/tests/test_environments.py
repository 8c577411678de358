"""Environments pass the checkers of their libraries."""

import warnings

import gymnasium.utils.env_checker
import hydropolis
import numpy
import pettingzoo.test
import pytest
from hydropolis.environments import AgainstBots, Table

GAMES = [hydropolis.Barrage(players=2), hydropolis.Barrage(players=3), hydropolis.Cities(players=2)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_gymnasium_finds_nothing_wrong(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # There is nothing to draw, and the environment is not registered under a name.
        warnings.filterwarnings("ignore", message=".*render.*")
        warnings.filterwarnings("ignore", message=".*spec.*")
        warnings.filterwarnings("ignore", message=".*minimum value.*|.*maximum value.*|.*infinity.*")
        # The checker plays any action, legal or not.
        env = AgainstBots(game, ["random"] * (game.players - 1), illegal="lose")
        gymnasium.utils.env_checker.check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_pettingzoo_finds_nothing_wrong(game):
    pettingzoo.test.api_test(Table(game), num_cycles=400, verbose_progress=False)
    pettingzoo.test.seed_test(lambda: Table(game), num_cycles=60)


def test_a_whole_game_against_bots():
    env = AgainstBots(hydropolis.Barrage(players=2), ["greedy"])
    seen, info = env.reset(seed=4)
    ended, steps = False, 0
    while not ended:
        assert env.observation_space.contains(seen)
        seen, reward, ended, cut, info = env.step(env.action_space.sample(mask=seen["action_mask"]))
        steps += 1
        assert not cut
    assert steps > 20 and reward == -1.0 and not seen["action_mask"].any()
    with pytest.raises(hydropolis.HydropolisError):
        env.step(0)


def test_an_illegal_action_is_refused():
    env = AgainstBots()
    with pytest.raises(RuntimeError):
        env.step(0)
    seen, _ = env.reset(seed=1)
    with pytest.raises(hydropolis.HydropolisError):
        env.step(int(numpy.flatnonzero(seen["action_mask"] == 0)[0]))
    loses = AgainstBots(illegal="lose")
    seen, _ = loses.reset(seed=1)
    _, reward, ended, _, _ = loses.step(int(numpy.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended) == (-1.0, True)
    with pytest.raises(ValueError):
        AgainstBots(illegal="cheat")
    with pytest.raises(ValueError):
        AgainstBots(hydropolis.Barrage(players=3), ["random"])
    with pytest.raises(hydropolis.HydropolisError):
        AgainstBots(hydropolis.Barrage(players=2), ["wizard"])
