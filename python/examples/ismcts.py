"""ISMCTS of OpenSpiel plays Barrage against the greedy bot.

    python examples/ismcts.py --simulations 200

It needs the package `open_spiel`. Hidden things are dealt anew for every simulation, so the search knows what its seat knows.
"""

from __future__ import annotations

import argparse

import hydropolis
import numpy
from hydropolis import spiel
from open_spiel.python.algorithms import ismcts, mcts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = hydropolis.Barrage(players=2)
    loaded = spiel.load(game, args.seed)
    chance = numpy.random.RandomState(args.seed)
    searcher = ismcts.ISMCTSBot(
        loaded,
        uct_c=1.4,
        max_simulations=args.simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    searcher.set_resampler(lambda state, player: spiel.resample(state, player, int(chance.randint(2**31))))
    greedy = game.bot("greedy", args.seed)
    position = loaded.new_initial_state()
    while not position.is_terminal():
        state = position.state
        move = state.move_of(searcher.step(position)) if state.to_move == 0 else greedy.choose(state)
        print(f"seat {state.to_move}: {move}", flush=True)
        position.apply_action(state.action_of(move))
    print(f"ISMCTS {position.state.outcome().points[0]} : {position.state.outcome().points[1]} greedy")


if __name__ == "__main__":
    main()
