"""How many decisions a second, beside others, on one core.

    python benchmarks/speed.py [--seconds 2]

Every loop fetches the legal actions, chooses one by Python's `random`, and plays it. A batch of ours draws a legal action of each
game (`Batch.sample`); one of fastcatan takes the first that its mask allows. Libraries that are not installed are
left out: `pip install open_spiel catanatron`, and on Python 3.12 `pip install fastcatan`.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time

import numpy


def rate(step, seconds: float) -> float:
    """Calls `step`, which returns how many decisions it made, until the time is up; the best of three. What counts is the
    processor's time: a machine may have other things to do."""
    best = 0.0
    for _ in range(3):
        made, begun = 0, time.process_time()
        while (took := time.process_time() - begun) < seconds / 3:
            made += step()
        best = max(best, made / took)
    return best


def our_loop(game):
    def step() -> int:
        state = game.deal(random.getrandbits(60))
        legal, play, chance = state.legal_actions, state.play, random.random
        made = 0
        while actions := legal():
            play(actions[int(chance() * len(actions))])
            made += 1
        return made

    return step


def our_batch(game, observe: bool, size: int = 1024):
    import hydropolis

    batch = hydropolis.Batch(game, size, seed=1, observe=observe)

    def step() -> int:
        batch.step(batch.sample())
        return size

    return step


def our_batch_native(game, size: int = 1024):
    """One learner, the other seats played natively by chance; all decisions are counted."""
    import hydropolis

    batch = hydropolis.Batch(game, size, ["learner"] + ["random"] * (game.players - 1), seed=1, observe=False)

    def step() -> int:
        before = batch.decisions
        batch.step(batch.sample())
        return batch.decisions - before

    return step


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

    return step


def catanatron_loop():
    from catanatron import Color, Game, RandomPlayer

    def step() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        made = 0
        while game.winning_color() is None and made < 5000:
            game.play_tick()
            made += 1
        return made

    return step


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

    return step


def fastcatan_batch(size: int = 1024):
    import fastcatan

    games = fastcatan.BatchedEnv(size, seed=0)
    games.reset()
    masks = numpy.zeros((size, fastcatan.MASK_WORDS), dtype=numpy.uint64)
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
    parser.add_argument("--seconds", type=float, default=3)
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    import hydropolis

    barrage, cities = hydropolis.Barrage(players=4), hydropolis.Cities(players=4)
    rows = [
        ("hydropolis Barrage, Python loop", lambda: our_loop(barrage)),
        ("hydropolis Underwater Cities, Python loop", lambda: our_loop(cities)),
        ("fastcatan, Python loop", fastcatan_loop),
        ("OpenSpiel backgammon, Python loop", lambda: open_spiel_loop("backgammon")),
        ("OpenSpiel chess, Python loop", lambda: open_spiel_loop("chess")),
        ("OpenSpiel tic_tac_toe, Python loop", lambda: open_spiel_loop("tic_tac_toe")),
        ("catanatron, random players", catanatron_loop),
        ("hydropolis Barrage, batch with masks", lambda: our_batch(barrage, False)),
        ("hydropolis Barrage, batch, native random opponents", lambda: our_batch_native(barrage)),
        ("hydropolis Barrage, batch with masks and observations", lambda: our_batch(barrage, True)),
        ("hydropolis Underwater Cities, batch with masks", lambda: our_batch(cities, False)),
        ("hydropolis Underwater Cities, batch with masks and observations", lambda: our_batch(cities, True)),
        ("fastcatan, batch with masks", fastcatan_batch),
    ]
    print(f"Python {sys.version.split()[0]}, one core")
    print(f"{'import hydropolis':66}{import_time():10.3f} s")
    for name, make in rows:
        try:
            step = make()
        except ImportError as error:
            print(f"{name:66}{'not installed':>12} ({error})")
            continue
        step()
        print(f"{name:66}{rate(step, args.seconds) / 1e6:10.3f} M/s", flush=True)


if __name__ == "__main__":
    main()
