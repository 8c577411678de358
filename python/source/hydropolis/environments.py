"""Environments of Gymnasium (one learner against bots) and PettingZoo (every seat an agent).

Both need the extra packages: `pip install "hydropolis[environments]"`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from . import Barrage, Game, Outcome, State

__all__ = ["AgainstBots", "Table"]


def _observation_space(game: Game) -> spaces.Dict:
    scales = numpy.empty(game.feature_count, dtype=numpy.float32)
    for _, first, count, scale in game.observation_fields:
        scales[first : first + count] = scale
    # A raw value is a 16-bit number.
    return spaces.Dict(
        {
            "observation": spaces.Box(-32768 / scales, 32767 / scales, dtype=numpy.float32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), dtype=numpy.int8),
        }
    )


def _observed(state: State, seat: int) -> dict[str, Any]:
    mask = state.action_mask() if state.to_move == seat else numpy.zeros(state.game.action_count, numpy.int8)
    return {"observation": state.observation(seat), "action_mask": mask}


class AgainstBots(gymnasium.Env[Any, Any]):
    """One learner against bots, which play between its moves.

    An observation has the keys `observation` and `action_mask`. An action that the mask does not allow is refused with an
    exception, or with `illegal="lose"` loses the game at once. The reward is 1 for a victory and -1 for a defeat at the
    end, 0 before. The learner's seat moves on by one from each game to the next.
    """

    metadata = {"render_modes": [], "name": "hydropolis"}

    def __init__(
        self, game: Game | None = None, opponents: list[str] | None = None, illegal: str = "refuse"
    ) -> None:
        if illegal not in ("refuse", "lose"):
            raise ValueError('What happens to an illegal action is "refuse" or "lose".')
        self.illegal = illegal
        self.game = game or Barrage(players=2)
        self.opponents = ["random"] * (self.game.players - 1) if opponents is None else list(opponents)
        if len(self.opponents) != self.game.players - 1:
            raise ValueError(f"{self.game.players - 1} opponents are needed, not {len(self.opponents)}.")
        for name in self.opponents:
            self.game.bot(name)  # A name that is no bot's is refused here.
        self.observation_space = _observation_space(self.game)
        self.state: State | None = None
        self.action_space = spaces.Discrete(self.game.action_count)
        self.seat = -1
        self._bots: dict[int, Any] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = 0 if seed is not None else (self.seat + 1) % self.game.players
        while True:
            self.state = self.game.deal(int(self.np_random.integers(2**63)))
            others = [seat for seat in range(self.game.players) if seat != self.seat]
            self._bots = {
                seat: self.game.bot(name, int(self.np_random.integers(2**63)))
                for seat, name in zip(others, self.opponents)
            }
            self._wait()
            if not self.state.over:
                return _observed(self.state, self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self._dealt()
        if self.illegal == "lose" and int(action) not in state.legal_actions():
            return _observed(state, self.seat), -1.0, True, False, self._info()
        state.play(int(action))
        self._wait()
        reward = _reward(state.outcome(), self.seat) if state.over else 0.0
        return _observed(state, self.seat), reward, state.over, False, self._info()

    def action_masks(self) -> Any:
        """The mask under the name that sb3-contrib's MaskablePPO asks for."""
        return self._dealt().action_mask().astype(bool)

    def _dealt(self) -> State:
        if self.state is None:
            raise RuntimeError("reset() comes first.")
        return self.state

    def _wait(self) -> None:
        state = self._dealt()
        while (seat := state.to_move) is not None and seat != self.seat:
            state.play(self._bots[seat].choose(state))

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self._dealt().outcome().points}


def _reward(outcome: Outcome, seat: int) -> float:
    return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0


class Table(AECEnv):
    """Every seat an agent, one move after the other: `seat_0`, `seat_1` ..."""

    metadata = {"render_modes": [], "name": "hydropolis_v0", "is_parallelizable": False}

    def __init__(self, game: Game | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game or Barrage(players=2)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._observations = {agent: _observation_space(self.game) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._chance = numpy.random.default_rng()
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = numpy.random.default_rng(seed)
        state = self.state_ = self.game.deal(int(self._chance.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{state.to_move}"

    def _dealt(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset() comes first.")
        return self.state_

    def observe(self, agent: str) -> Any:
        return _observed(self._dealt(), self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        state, agent = self._dealt(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            outcome = state.outcome()
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = _reward(outcome, seat)
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"seat_{state.to_move}"
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None
