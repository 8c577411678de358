"""Our games for the algorithms of OpenSpiel.

`load(game, seed)` is a game of `pyspiel`. It has no chance nodes: a seed deals the whole game, and what a player cannot know is
dealt anew by `resample`. `load(game, chance=random.Random(1))` deals every initial state anew, for algorithms that sample chance at
the root, such as Monte Carlo CFR. An algorithm for perfect information must be given a redealt state (`resample`), never the true one;
ISMCTS is given `resample` and does so itself. It needs the package `open_spiel`.
"""

from __future__ import annotations

import random
from typing import Any

import numpy
import pyspiel

from . import Game, State

__all__ = ["Position", "load", "resample"]


def _type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"hydropolis_{game.name}",
        long_name=f"Hydropolis: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class _Game(pyspiel.Game):
    def __init__(self, game: Game, seed: int, chance: random.Random | None) -> None:
        self.game, self.seed, self.chance = game, seed, chance
        super().__init__(
            _type(game),
            pyspiel.GameInfo(
                num_distinct_actions=game.action_count,
                max_chance_outcomes=0,
                num_players=game.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=20_000,
            ),
            {},
        )

    def new_initial_state(self) -> Position:
        seed = self.chance.getrandbits(63) if self.chance else self.seed
        return Position(self, self.game.deal(seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return _Observer(self.game)


class _Observer:
    def __init__(self, game: Game) -> None:
        self.tensor = numpy.zeros(game.feature_count, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        self.tensor[:] = state.state.observation(player)

    def string_from(self, state: Position, player: int) -> str:
        return state.information_state_string(player)


class Position(pyspiel.State):
    """A state of ours as one of OpenSpiel."""

    def __init__(self, game: _Game, state: State) -> None:
        super().__init__(game)
        self.owner, self.state = game, state

    def current_player(self) -> int:
        seat = self.state.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal_actions())

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self.state.to_move
        return [] if seat is None or player not in (None, seat) else self._legal_actions(seat)

    def _apply_action(self, action: int) -> None:
        self.state.play(action)

    def apply_action(self, action: int) -> None:
        self.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.move_of(action)

    def action_to_string(self, *args: int) -> str:
        return self.state.move_of(args[-1])

    def is_terminal(self) -> bool:
        return self.state.over

    def is_chance_node(self) -> bool:
        return False

    def returns(self) -> list[float]:
        outcome = self.state.outcome()
        if not outcome.over:
            return [0.0] * self.state.players
        won = outcome.winners
        return [2 / len(won) - 1 if seat in won else -1.0 for seat in range(self.state.players)]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows: the same for all states that look alike to that player."""
        return f"{self.state.knowledge(self.state.to_move if player is None else player):016x}"

    def clone(self) -> Position:
        return Position(self.owner, self.state.copy())

    def child(self, action: int) -> Position:
        after = self.clone()
        after.apply_action(action)
        return after

    def num_players(self) -> int:
        return self.state.players

    def history_str(self) -> str:
        return "; ".join(self.state.history())

    def __str__(self) -> str:
        return self.state.view_json()


def load(game: Game, seed: int = 0, chance: random.Random | None = None) -> _Game:
    """A game of `pyspiel` that is dealt from this seed; every initial state anew if there is a `chance`."""
    return _Game(game, seed, chance)


def resample(position: Position, player: int, seed: int | None = None) -> Position:
    """A state that the player holds possible: all that the player cannot know is dealt anew."""
    seed = random.getrandbits(63) if seed is None else seed
    return Position(position.owner, position.state.redeal(player, seed))
