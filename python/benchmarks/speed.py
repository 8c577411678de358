"""How many decisions a second, beside others, on one core: the table under "Speed" in docs/python.md.

    python benchmarks/speed.py [--rounds 7] [--seconds 1]

Every loop fetches the legal actions, chooses one by Python's `random`, and plays it. A batch is measured in two ways:

- the environment alone: all actions are drawn at random, each legal one as likely as the next, and only the calls that step the
  games and write the masks are timed, of ours and of fastcatan's;
- with the choice: our games are stepped by `Batch.sample`, those of fastcatan by the first action that the mask allows, because it
  draws none itself. Such games are not alike: whoever always takes the first action hardly builds, and that takes half the time.

All rows are measured in turn, round by round, so that whatever else the machine does meets all of them; the median of the rounds
and the best are told. One round before that does not count: games that begin together are all at their openings at first, which are
quicker than what follows. Libraries that are not installed are left out: `pip install open_spiel catanatron`, and on Python 3.12
`pip install fastcatan`.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import time

# fastcatan steps a batch on all cores unless it is told otherwise.
os.environ["OMP_NUM_THREADS"] = "1"

import numpy

GAMES = 1024


class Watch:
    """The processor's time spent in the parts that count: a machine may have other things to do."""

    def __init__(self) -> None:
        self.took = 0.0

    def __enter__(self) -> None:
        self.begun = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.took += time.process_time() - self.begun


def rate(step, seconds: float) -> float:
    """Calls `step`, which returns how many decisions it made while the watch it is given went, until the time is up."""
    made, watch, begun = 0, Watch(), time.process_time()
    while time.process_time() - begun < seconds:
        made += step(watch)
    return made / watch.took


def whole(step):
    """A step all of which counts."""

    def watched(watch: Watch) -> int:
        with watch:
            return step()

    return watched


def our_loop(game):
    def step() -> int:
        state = game.deal(random.getrandbits(60))
        legal, play, chance = state.legal_actions, state.play, random.random
        made = 0
        while actions := legal():
            play(actions[int(chance() * len(actions))])
            made += 1
        return made

    return whole(step)


def our_batch(game, observe: bool = False, size: int = GAMES):
    """Drawn and stepped."""
    import hydropolis

    batch = hydropolis.Batch(game, size, seed=1, observe=observe)

    def step() -> int:
        batch.step(batch.sample())
        return size

    return whole(step)


def our_batch_alone(game, size: int = GAMES):
    """The environment alone."""
    import hydropolis

    batch = hydropolis.Batch(game, size, seed=1, observe=False)

    def step(watch: Watch) -> int:
        actions = batch.sample()
        with watch:
            batch.step(actions)
        return size

    return step


def our_batch_native(game, size: int = GAMES):
    """One learner, the other seats played natively by chance; all decisions are counted."""
    import hydropolis

    batch = hydropolis.Batch(game, size, ["learner"] + ["random"] * (game.players - 1), seed=1, observe=False)

    def step() -> int:
        before = batch.decisions
        batch.step(batch.sample())
        return batch.decisions - before

    return whole(step)


def open_spiel_loop(name: str):
    import pyspiel

    game = pyspiel.load_game(name)

    def step() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                made += 1
        return made

    return whole(step)


def catanatron_loop():
    from catanatron import Color, Game, RandomPlayer

    def step() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        made = 0
        while game.winning_color() is None and made < 5000:
            game.play_tick()
            made += 1
        return made

    return whole(step)


def fastcatan_loop():
    import fastcatan

    env = fastcatan.Env()

    def step() -> int:
        env.reset(seed=random.getrandbits(31))
        made = 0
        while not env.done:
            actions = env.legal_actions()
            env.step(actions[int(random.random() * len(actions))])
            made += 1
        return made

    return whole(step)


def fastcatan_games(size: int):
    import fastcatan

    games = fastcatan.BatchedEnv(size, seed=0)
    games.reset()
    return games, numpy.zeros((size, fastcatan.MASK_WORDS), dtype=numpy.uint64)


def fastcatan_batch(size: int = GAMES):
    """The first legal action, and stepped."""
    games, masks = fastcatan_games(size)
    actions, dones = numpy.zeros(size, dtype=numpy.uint32), numpy.zeros(size, dtype=numpy.uint8)

    def step() -> int:
        games.write_masks(masks)
        # The first legal action: the lowest bit of the first word that has one.
        words = (masks != 0).argmax(axis=1)
        lowest = masks[numpy.arange(size), words]
        lowest &= ~lowest + numpy.uint64(1)
        actions[:] = words * 64 + numpy.log2(lowest.astype(numpy.float64)).astype(numpy.uint32)
        games.step_autoreset(actions, dones)
        return size

    return whole(step)


def fastcatan_batch_alone(size: int = GAMES):
    """The environment alone."""
    games, masks = fastcatan_games(size)
    dones, chance = numpy.zeros(size, dtype=numpy.uint8), numpy.random.default_rng(1)

    def step(watch: Watch) -> int:
        with watch:
            games.write_masks(masks)
        legal = numpy.unpackbits(masks.view(numpy.uint8), axis=1, bitorder="little")
        drawn = legal * chance.random(legal.shape, dtype=numpy.float32)
        actions = drawn.argmax(axis=1).astype(numpy.uint32)
        with watch:
            games.step_autoreset(actions, dones)
        return size

    return step


def import_time() -> float:
    """Seconds that `import hydropolis` takes in a fresh interpreter, besides its start; the best of five."""

    def took(code: str) -> float:
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - begun)
        return min(times)

    return took("import hydropolis") - took("pass")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1, help="of each row in each round")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    import hydropolis

    barrage, cities = hydropolis.Barrage(players=4), hydropolis.Cities(players=4)
    rows = [
        ("Barrage, Python loop", lambda: our_loop(barrage)),
        ("Underwater Cities, Python loop", lambda: our_loop(cities)),
        ("fastcatan, Python loop", fastcatan_loop),
        ("OpenSpiel backgammon, Python loop", lambda: open_spiel_loop("backgammon")),
        ("OpenSpiel chess, Python loop", lambda: open_spiel_loop("chess")),
        ("OpenSpiel tic_tac_toe, Python loop", lambda: open_spiel_loop("tic_tac_toe")),
        ("catanatron, random players", catanatron_loop),
        ("Barrage, batch with masks, environment alone", lambda: our_batch_alone(barrage)),
        ("Underwater Cities, batch with masks, environment alone", lambda: our_batch_alone(cities)),
        ("fastcatan, batch with masks, environment alone", fastcatan_batch_alone),
        ("Barrage, batch with masks, random actions", lambda: our_batch(barrage)),
        ("Barrage, the same with 256 games", lambda: our_batch(barrage, size=256)),
        ("Barrage, batch with native random opponents", lambda: our_batch_native(barrage)),
        ("Underwater Cities, batch with masks, random actions", lambda: our_batch(cities)),
        ("fastcatan, batch with masks, first legal actions", fastcatan_batch),
        ("Barrage, batch with masks and observations", lambda: our_batch(barrage, observe=True)),
        ("Underwater Cities, batch with masks and observations", lambda: our_batch(cities, observe=True)),
    ]
    print(f"Python {sys.version.split()[0]}, one core, `import hydropolis` {import_time():.3f} s")
    steps, missing = {}, {}
    for name, make in rows:
        try:
            steps[name] = make()
        except ImportError as error:
            missing[name] = error
    rates = {name: [] for name in steps}
    for number in range(1 + args.rounds):
        for name, step in steps.items():
            made = rate(step, args.seconds) / 1e6
            if number:
                rates[name].append(made)
    print("\n| Million decisions a second | median | best |\n|---|---|---|")
    for name, _ in rows:
        if name in rates:
            print(f"| {name} | {statistics.median(rates[name]):.3f} | {max(rates[name]):.3f} |")
        else:
            print(f"| {name} | not installed: {missing[name]} | |")


if __name__ == "__main__":
    main()
