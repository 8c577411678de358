"""Algorithms of OpenSpiel play our games."""

import random

import hydropolis
import numpy
import pytest
from hydropolis import spiel
from open_spiel.python.algorithms import external_sampling_mccfr as cfr
from open_spiel.python.algorithms import ismcts, mcts

GAMES = [hydropolis.Barrage(players=2), hydropolis.Cities(players=2)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_information_states_do_not_tell_what_a_player_cannot_know(game):
    state = spiel.load(game, seed=3).new_initial_state()
    chance = random.Random(1)
    for _ in range(60):
        player = state.current_player()
        dealt = spiel.resample(state, player, chance.getrandbits(60))
        assert dealt.information_state_string(player) == state.information_state_string(player)
        assert dealt.legal_actions() == state.legal_actions()
        action = chance.choice(state.legal_actions())
        assert state.action_to_string(player, action) in state.state.legal_moves()
        state.apply_action(action)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_mcts_plays_on_redealt_states(game):
    loaded = spiel.load(game, seed=5)
    chance = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(
        loaded, uct_c=1.4, max_simulations=4, evaluator=mcts.RandomRolloutEvaluator(1, chance), random_state=chance
    )
    state = loaded.new_initial_state()
    for step in range(12):
        player = state.current_player()
        action = bot.step(spiel.resample(state, player, step))
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_ismcts_plays(game):
    loaded = spiel.load(game, seed=5)
    chance = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        loaded, uct_c=1.4, max_simulations=6, evaluator=mcts.RandomRolloutEvaluator(1, chance), random_state=chance
    )
    bot.set_resampler(lambda state, player: spiel.resample(state, player, int(chance.randint(2**31))))
    state = loaded.new_initial_state()
    for _ in range(8):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_cfr_learns_the_toy_game():
    """Monte Carlo CFR finds out that the larger shell is to be kept, and wins against a player by chance."""
    numpy.random.seed(1)
    loaded = spiel.load(hydropolis.Pearls(), chance=random.Random(2))
    solver = cfr.ExternalSamplingSolver(loaded)
    for _ in range(2000):
        solver.iteration()
    policy, chance = solver.average_policy(), random.Random(3)

    def decide(state):
        likely = policy.action_probabilities(state)
        return chance.choices(list(likely), likely.values())[0]

    kept, won, games = 0, 0.0, 400
    for number in range(games):
        state, learner = loaded.new_initial_state(), number % 2
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.current_player() == learner:
                action = decide(state)
                kept += action == max(legal) and state.action_to_string(learner, action).startswith("keep")
            else:
                action = chance.choice(legal)
            state.apply_action(action)
        won += (state.player_return(learner) + 1) / 2
    assert kept / games > 0.8
    assert won / games > 0.55
