"""Learns Barrage for two from nothing, by masked PPO in self-play, on one core.

    python examples/learn.py --minutes 40 --seed 1 --out learned

writes `learned/weights.safetensors`, which `hydropolis arena barrage --bots net:learned/weights.safetensors,greedy` can
play, `learned/curve.csv` and `learned/curve.png`. It needs torch, safetensors and matplotlib.

The policy and the value have a network each, with two hidden layers. All seats learn: in most games both seats are the
learner's, in the others the opponent is the greedy bot. The value of a position is counted in points by which its seat will be
ahead at the end, and the points by which it is ahead now are known, so the network has only to learn the rest.
"""

from __future__ import annotations

import argparse
import csv
import math
import pathlib
import time

import hydropolis
import numpy
import torch
from safetensors.torch import save_file
from torch import nn

POINTS = 40.0
"""Points that count as one in a reward."""


def perceptron(inputs: int, hidden: int, outputs: int, last: float) -> nn.Sequential:
    layers = [nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, outputs)]
    for layer in layers[::2]:
        nn.init.orthogonal_(layer.weight, math.sqrt(2))
        nn.init.zeros_(layer.bias)
    with torch.no_grad():
        layers[-1].weight.mul_(last)
    return nn.Sequential(*layers)


class Learner(nn.Module):
    def __init__(self, columns: numpy.ndarray, actions: numpy.ndarray, hidden: int) -> None:
        super().__init__()
        self.columns, self.actions = columns, actions
        self.policy = perceptron(len(columns), hidden, len(actions), 0.01)
        self.value = perceptron(len(columns), hidden, 1, 0.1)

    def logits(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.policy(seen).masked_fill(~mask, -1e9)

    def save(self, path: pathlib.Path) -> None:
        tensors = {
            "columns": torch.tensor(self.columns, dtype=torch.int32),
            "actions": torch.tensor(self.actions, dtype=torch.int32),
        }
        for number, layer in enumerate(self.policy[::2]):
            tensors[f"layers.{number}.weight"] = layer.weight.detach().contiguous()
            tensors[f"layers.{number}.bias"] = layer.bias.detach().contiguous()
        save_file(tensors, path, metadata={"game": "barrage"})


def useful(game: hydropolis.Game, seed: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The features that ever differ and the actions that are ever legal at a table for two, seen in random games."""
    batch = hydropolis.Batch(game, 256, seed=seed)
    chance = numpy.random.default_rng(seed)
    least, most = batch.observation.min(axis=0), batch.observation.max(axis=0)
    legal = batch.mask.any(axis=0)
    for _ in range(1500):
        batch.step((batch.mask * chance.random(batch.mask.shape, dtype=numpy.float32)).argmax(axis=1))
        numpy.minimum(least, batch.observation.min(axis=0), out=least)
        numpy.maximum(most, batch.observation.max(axis=0), out=most)
        legal |= batch.mask.any(axis=0)
    return numpy.flatnonzero(most > least), numpy.flatnonzero(legal)


class Rollout:
    """Some steps of a batch, kept for learning."""

    def __init__(self, batch: hydropolis.Batch, learner: Learner, steps: int) -> None:
        games = len(batch)
        self.batch, self.learner, self.steps = batch, learner, steps
        self.seen = torch.empty(steps, games, len(learner.columns))
        self.mask = torch.empty(steps, games, len(learner.actions), dtype=torch.bool)
        self.action = torch.empty(steps, games, dtype=torch.long)
        self.chance = torch.empty(steps, games)
        self.value = torch.empty(steps, games)
        self.ahead = torch.empty(steps, games)
        self.scores: list[float] = []
        places = {name: first for name, first, _, _ in batch.game.observation_fields}
        self.own, self.next = places["own.points"], places["next.points"]

    def look(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        seen = torch.from_numpy(self.batch.observation[:, self.learner.columns])
        mask = torch.from_numpy(self.batch.mask[:, self.learner.actions])
        # An action that random games never had cannot be chosen; where nothing else is legal, the first one stands in.
        ahead = self.batch.observation[:, self.own] - self.batch.observation[:, self.next]
        return seen, mask, torch.from_numpy(ahead * (100 / POINTS))

    @torch.no_grad()
    def play(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Plays, and returns the advantages and the returns less what was already sure."""
        games = len(self.batch)
        seats, ends, finals = [], [], []
        self.scores.clear()
        for step in range(self.steps):
            seen, mask, ahead = self.look()
            choice = torch.distributions.Categorical(logits=self.learner.logits(seen, mask))
            action = choice.sample()
            self.seen[step], self.mask[step], self.action[step], self.ahead[step] = seen, mask, action, ahead
            self.chance[step] = choice.log_prob(action)
            self.value[step] = self.learner.value(seen)[:, 0] + ahead
            seats.append(self.batch.seat.astype(numpy.int64))
            played = self.learner.actions[action.numpy()]
            # Where no known action is legal, the mask says so and the first legal one is played.
            unknown = ~mask.any(dim=1).numpy()
            if unknown.any():
                played[unknown] = self.batch.mask[unknown].argmax(axis=1)
            self.batch.step(played)
            points = self.batch.points.astype(numpy.float32)
            final = (points - points[:, ::-1]) / POINTS + 0.5 * self.batch.reward
            ends.append(self.batch.done.copy())
            finals.append(final)
            self.scores.extend(points[self.batch.done].ravel().tolist())
        seen, _, ahead = self.look()
        value = (self.learner.value(seen)[:, 0] + ahead).numpy()
        rows = numpy.arange(games)
        seat = self.batch.seat.astype(numpy.int64)
        # What each seat expects after its latest decision; the game is even, so one expects what the other fears.
        ahead_of = numpy.zeros((games, 2), numpy.float32)
        ahead_of[rows, seat], ahead_of[rows, 1 - seat] = value, -value
        gained = numpy.zeros((games, 2), numpy.float32)
        advantage = numpy.empty((self.steps, games), numpy.float32)
        values = self.value.numpy()
        for step in reversed(range(self.steps)):
            done, seat = ends[step], seats[step]
            ahead_of[done], gained[done] = finals[step][done], 0.0
            advantage[step] = ahead_of[rows, seat] - values[step] + 0.95 * gained[rows, seat]
            ahead_of[rows, seat], gained[rows, seat] = values[step], advantage[step]
        advantages = torch.from_numpy(advantage)
        return advantages, advantages + self.value - self.ahead


def learn(learner: Learner, optimiser: torch.optim.Optimizer, rollouts: list[Rollout], entropy: float) -> float:
    parts = [rollout.play() for rollout in rollouts]
    flat = lambda name: torch.cat([getattr(it, name).flatten(0, 1) for it in rollouts])
    seen, mask, action, chance = flat("seen"), flat("mask"), flat("action"), flat("chance")
    advantage = torch.cat([part[0].flatten() for part in parts])
    target = torch.cat([part[1].flatten() for part in parts])
    # A decision without a choice teaches the value only.
    choice = mask.sum(dim=1) > 1
    advantage = (advantage - advantage[choice].mean()) / (advantage[choice].std() + 1e-6)
    total = 0.0
    for _ in range(2):
        for rows in torch.randperm(len(action)).split(4096):
            spread = torch.distributions.Categorical(logits=learner.logits(seen[rows], mask[rows]))
            ratio = (spread.log_prob(action[rows]) - chance[rows]).exp()
            gain = advantage[rows]
            clipped = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
            where = choice[rows]
            value = learner.value(seen[rows])[:, 0]
            worth = nn.functional.smooth_l1_loss(value, target[rows])
            loss = -(clipped + entropy * spread.entropy())[where].mean() + 0.5 * worth
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimiser.step()
            total += loss.item()
    return total


@torch.no_grad()
def measure(learner: Learner, games: int, seed: int) -> tuple[float, float, float]:
    """How much of its games the learner wins against the greedy bot, its points, and the bot's."""
    size = min(games, 100)
    batch = hydropolis.Batch(hydropolis.Barrage(players=2), size, ["learner", "greedy"], seed=seed)
    rollout = Rollout(batch, learner, 0)
    # Game n of a batch has the learner in seat n mod 2; each of the games at hand is played to its end.
    left = numpy.full(size, games // size)
    number = numpy.arange(size)
    won, own, other = [], [], []
    while left.any():
        seen, mask, _ = rollout.look()
        played = learner.actions[learner.logits(seen, mask).argmax(dim=1).numpy()]
        unknown = ~mask.any(dim=1).numpy()
        played[unknown] = batch.mask[unknown].argmax(axis=1)
        batch.step(played)
        for at in numpy.flatnonzero(batch.done):
            if left[at]:
                seat = number[at] % 2
                won.append((batch.reward[at, seat] + 1) / 2)
                own.append(batch.points[at, seat])
                other.append(batch.points[at, 1 - seat])
                left[at] -= 1
            number[at] += size
    return float(numpy.mean(won)), float(numpy.mean(own)), float(numpy.mean(other))


def wilson(share: float, games: int) -> tuple[float, float]:
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def picture(rows: list[dict[str, float]], path: pathlib.Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    minutes = [row["minutes"] for row in rows]
    left.plot(minutes, [100 * row["won"] for row in rows], color="#1f6f8b")
    left.axhline(50, color="#999999", linewidth=0.8)
    left.set(xlabel="minutes on one core", ylabel="games won against greedy, %", ylim=(0, 100))
    right.plot(minutes, [row["own"] for row in rows], color="#1f6f8b", label="learner")
    right.plot(minutes, [row["greedy"] for row in rows], color="#c0504d", label="greedy")
    right.set(xlabel="minutes on one core", ylabel="points")
    right.legend()
    figure.savefig(path, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=40, help="processor time to learn in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--games", type=int, default=192, help="games of self-play at once")
    parser.add_argument("--against", type=int, default=64, help="games against the greedy bot at once")
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("learned"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    game = hydropolis.Barrage(players=2)
    learner = Learner(*useful(game, args.seed), args.hidden)
    optimiser = torch.optim.Adam(learner.parameters(), lr=args.rate, eps=1e-5)
    batches = [hydropolis.Batch(game, args.games, seed=args.seed)]
    if args.against:
        batches.append(hydropolis.Batch(game, args.against, ["learner", "greedy"], seed=args.seed + 1))
    rollouts = [Rollout(batch, learner, args.steps) for batch in batches]
    # Time on the processor, so that other work on the machine does not count.
    begun, rows, told = time.process_time(), [], -1.0
    while (minutes := (time.process_time() - begun) / 60) < args.minutes:
        left = 1 - minutes / args.minutes
        for group in optimiser.param_groups:
            group["lr"] = args.rate * max(left, 0.05)
        learn(learner, optimiser, rollouts, 0.02 * left + 0.002)
        if minutes - told >= args.minutes / 20:
            told = minutes
            won, own, other = measure(learner, 100, 1000)
            decisions = sum(batch.decisions for batch in batches)
            row = {"minutes": round(minutes, 2), "decisions": decisions, "won": won, "own": own, "greedy": other}
            rows.append(row)
            mean = numpy.mean(rollouts[0].scores) if rollouts[0].scores else float("nan")
            print(f"{row} self-play {mean:.1f}", flush=True)
            learner.save(args.out / "weights.safetensors")
            with open(args.out / "curve.csv", "w", newline="") as file:
                writer = csv.DictWriter(file, row)
                writer.writeheader()
                writer.writerows(rows)
    learner.save(args.out / "weights.safetensors")
    picture(rows, args.out / "curve.png")
    won, own, other = measure(learner, 400, 2000)
    low, high = wilson(won, 400)
    print(f"400 games against greedy: {100 * won:.1f} % won ({100 * low:.1f} to {100 * high:.1f}), {own:.1f} : {other:.1f} points")


if __name__ == "__main__":
    main()
