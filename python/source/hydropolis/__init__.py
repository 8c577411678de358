"""Barrage and Underwater Cities, by their full rules, for people who study games.

>>> import hydropolis
>>> game = hydropolis.Barrage(players=2)
>>> state = game.deal(seed=7)
>>> state.to_move
0
>>> state.play(state.legal_moves()[0])
>>> len(state.history())
1
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from . import _native
from ._native import Batch as _Batch
from ._native import HydropolisError, Refused, State

if TYPE_CHECKING:
    import numpy
    from numpy.typing import ArrayLike, NDArray

__all__ = [
    "Barrage",
    "Batch",
    "Cities",
    "Game",
    "HydropolisError",
    "Outcome",
    "Pearls",
    "Refused",
    "State",
    "position",
    "replay",
]

__version__: str = _native.__version__


class Outcome(NamedTuple):
    """How the players stand."""

    points: list[int]
    """Points of each seat."""
    winners: list[int]
    """The seats that have won; empty while the game goes on, and in a solo game that is lost."""
    over: bool
    """Whether the game is over."""


class Game(_native.Game):
    """A game with what was agreed before the deal.

    >>> Game("cities", {"players": 3, "contracts": True}).players
    3
    """

    def __new__(cls, name: str, setup: dict[str, Any], rules: int | None = None) -> Game:
        return _opened(cls, name, setup, rules)

    @property
    def setup(self) -> dict[str, Any]:
        """What was agreed."""
        return cast("dict[str, Any]", json.loads(self.setup_json))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _native.Game):
            return NotImplemented
        return (self.name, self.rules, self.setup_json) == (other.name, other.rules, other.setup_json)

    def __hash__(self) -> int:
        return hash((self.name, self.rules, self.setup_json))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.name, self.setup, self.rules)


_Some = TypeVar("_Some", bound=Game)


def _opened(cls: type[_Some], name: str, setup: dict[str, Any], rules: int | None = None) -> _Some:
    if not isinstance(setup, dict):
        raise TypeError("A set-up is a dictionary.")
    return cast(_Some, _native.Game.__new__(cls, name, json.dumps(setup), rules))


class Barrage(Game):
    """Barrage for two to four.

    >>> Barrage(players=3, variant="intro").setup
    {'players': 3, 'variant': 'intro'}
    >>> Barrage(players=2, automas={"P2": "hard"}).deal(1).to_move
    0
    """

    def __new__(
        cls,
        players: int = 2,
        variant: str = "full",
        automas: dict[str, str] | None = None,
        options: dict[str, Any] | None = None,
    ) -> Barrage:
        setup: dict[str, Any] = {"players": players, "variant": variant}
        if automas:
            setup["automas"] = automas
        if options:
            setup["options"] = options
        return _opened(cls, "barrage", setup)


class Cities(Game):
    """Underwater Cities for one to four. What is not said is as in a new game: the newest edition, the basic boards.

    >>> Cities(players=2, contracts=True).deal(1).players
    2
    """

    def __new__(cls, players: int = 2, **setup: Any) -> Cities:
        return _opened(cls, "cities", {"players": players, **setup})


class Pearls(Game):
    """A toy for algorithms that go through a whole game: two divers, ten shells, a secret and chance.

    Each diver gets two shells and keeps one in secret. In turn they dive for the top shell, which lies open from then on, or
    stop; who has not dived yet may not stop. Shell 1 is a crab: all open shells of its diver are lost. Whoever has most wins.

    >>> Pearls().deal(1).legal_moves()
    ['keep 7', 'keep 6']
    """

    def __new__(cls) -> Pearls:
        return _opened(cls, "pearls", {})


def replay(record: str, upto: int | None = None) -> State:
    """The game of a record, each hash checked, after all its moves or the first `upto`."""
    return _native.replay(record, upto)


def position(text: str) -> State:
    """A position from the text of a position file, in TOML or JSON."""
    return _native.position(text)


def _view(self: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat may know; what a spectator may know if no seat is said."""
    return cast("dict[str, Any]", json.loads(self.view_json(seat)))


def _outcome(self: State) -> Outcome:
    """Points as they stand, and who has won once the game is over."""
    points, winners, over = self._outcome()
    return Outcome(points, winners, over)


def _game(self: State) -> Game:
    """The game with its set-up."""
    game = self._game
    return Game(game.name, json.loads(game.setup_json), game.rules)


setattr(State, "view", _view)
setattr(State, "outcome", _outcome)
setattr(State, "game", property(_game))


class Batch:
    """Many games stepped in one call.

    `chairs` says who sits where: `"learner"` for whoever calls `step`, or a bot's name (`"random"`, `"greedy"`). Chairs
    move on by a seat from each game to the next. All arrays are written in place by every step; copy what is to be kept.

    >>> import numpy
    >>> batch = Batch(Barrage(players=2), size=4, chairs=["learner", "random"], seed=1)
    >>> batch.mask.shape == (4, batch.game.action_count)
    True
    >>> batch.step(batch.mask.argmax(axis=1))
    >>> bool(batch.done.any())
    False
    """

    mask: NDArray[numpy.bool_]
    """Which actions are legal, a row for each game."""
    observation: NDArray[numpy.float32] | None
    """What the seat that is asked sees; `None` with `observe=False`."""
    raw: NDArray[numpy.int16] | None
    """The same as whole numbers; `None` without `raw=True`."""
    seat: NDArray[numpy.int8]
    """The seat that is asked."""
    done: NDArray[numpy.bool_]
    """Whether a game ended in this step."""
    reward: NDArray[numpy.float32]
    """1 for a victory, -1 for a defeat, by seat; 0 while a game goes on."""
    points: NDArray[numpy.int32]
    """The points of each seat at the end of a game; 0 while it goes on."""

    def __init__(
        self,
        game: Game,
        size: int,
        chairs: list[str] | None = None,
        seed: int = 0,
        threads: int = 1,
        observe: bool = True,
        raw: bool = False,
    ) -> None:
        chairs = ["learner"] * game.players if chairs is None else list(chairs)
        self.game = game
        self._batch = _Batch(game, size, chairs, seed, threads, observe, raw)
        self.mask = _shown(self._batch.mask)
        self.observation = _shown(self._batch.observation)
        self.raw = _shown(self._batch.raw)
        self.seat = _shown(self._batch.seat)
        self.done = _shown(self._batch.done)
        self.reward = _shown(self._batch.reward)
        self.points = _shown(self._batch.points)

    def step(self, actions: ArrayLike) -> None:
        """Plays an action in every game. An illegal one is refused, and then no game is stepped."""
        self._batch.step(_actions(actions))

    def sample(self) -> NDArray[numpy.int64]:
        """A legal action of each game, drawn by chance that grows from the seed of the batch."""
        return self._batch.sample()

    @property
    def decisions(self) -> int:
        """Decisions made so far, those of bots included."""
        return self._batch.decisions

    def __len__(self) -> int:
        return len(self.seat)


def _shown(array: Any) -> Any:
    """The same array for reading only: what a batch has written is its own to change."""
    if array is None:
        return None
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _actions(actions: ArrayLike) -> NDArray[numpy.int64]:
    import numpy

    array = numpy.asarray(actions)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise HydropolisError(
            f"Actions are whole numbers in one row; these have the shape {array.shape} and the type {array.dtype}."
        )
    if array.dtype.kind == "u" and array.dtype.itemsize == 8 and (array > 2**62).any():
        raise HydropolisError("An action is larger than any.")
    return numpy.ascontiguousarray(array, dtype=numpy.int64)
