"""Games as a dataset: a row for each decision, in a Parquet file.

    python -m hydropolis.dataset bots OUT.parquet --game barrage --players 2 --bots greedy,random --games 100 --seed 1
    python -m hydropolis.dataset records OUT.parquet FOLDER     # records, for instance those that people gave away
    python -m hydropolis.dataset page IN.parquet OUT.html       # what is in a dataset, as a page

The schema is `SCHEMA`; `docs/python.md` explains it. It needs the package `pyarrow`. A record tells who sat where only by seat:
no names are in it. Whoever collects records of people asks them first.
"""

from __future__ import annotations

import argparse
import html
import pathlib
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from . import Barrage, Cities, Game, HydropolisError, State, replay

SCHEMA: dict[str, tuple[str, str]] = {
    "game": ("string", "the game's name"),
    "players": ("int8", "how many seats play"),
    "rules": ("int32", "the version of the rules"),
    "deal": ("uint64", "the hash of the position as dealt: games with the same one began alike"),
    "number": ("int32", "the decision's number in its game, from 0"),
    "seat": ("int8", "who decided, from 0"),
    "player": ("string", "the bot's name; empty for a seat of a record"),
    "move": ("string", "the decision in notation"),
    "action": ("int32", "the decision as a number of the action space"),
    "legal": ("list<int32>", "all legal actions"),
    "observation": ("list<int16>", "what the seat saw, as whole numbers; empty unless asked for"),
    "hash": ("uint64", "the hash of the position before the decision"),
    "points": ("int32", "the points this seat had in the end"),
    "won": ("float", "the part of the victory this seat had in the end"),
}
"""Columns: their type and what they hold."""


def rows_of(state: State, moves: Iterable[Any], names: list[str], observe: bool) -> list[dict[str, Any]]:
    """Plays moves on from a state, and tells each as a row."""
    rows: list[dict[str, Any]] = []
    deal = state.hash
    for move in moves:
        if callable(move):
            move = move(state)
        seat = state.to_move
        rows.append(
            {
                "game": state.name,
                "players": state.players,
                "rules": state.game.rules,
                "deal": deal,
                "number": len(rows),
                "seat": seat,
                "player": names[seat],
                "move": move,
                "action": state.action_of(move),
                "legal": state.legal_actions(),
                "observation": state.raw_observation(seat).tolist() if observe else [],
                "hash": state.hash,
            }
        )
        state.play(move)
    outcome = state.outcome()
    for row in rows:
        row["points"] = outcome.points[row["seat"]]
        row["won"] = 1 / len(outcome.winners) if row["seat"] in outcome.winners else 0.0
    return rows


def of_bots(game: Game, bots: list[str], games: int, seed: int, observe: bool = False) -> Iterator[list[dict[str, Any]]]:
    """Games of bots, which move on by a seat from each game to the next."""
    for number in range(games):
        names = [bots[(seat + number) % len(bots)] for seat in range(game.players)]
        state = game.deal(seed + number)
        players = [game.bot(name, (seed + number) * 4 + seat) for seat, name in enumerate(names)]

        def moves(state: State = state, players: list[Any] = players) -> Iterator[str]:
            while not state.over:
                yield players[state.to_move].choose(state)

        yield rows_of(state, moves(), names, observe)


def of_records(folder: pathlib.Path, observe: bool = False) -> Iterator[list[dict[str, Any]]]:
    """The records in a folder; a file that is none, or is not over, is left out with a word on stderr."""
    for path in sorted(folder.iterdir()):
        try:
            whole = replay(path.read_text(encoding="utf-8"))
        except (HydropolisError, OSError, UnicodeDecodeError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            continue
        if not whole.over:
            print(f"{path}: the game is not over.", file=sys.stderr)
            continue
        yield rows_of(replay(whole.record(), 0), whole.history(), [""] * whole.players, observe)


def write(path: str | pathlib.Path, games: Iterable[list[dict[str, Any]]]) -> int:
    """Writes games to a Parquet file, and says how many rows it has."""
    import pyarrow
    import pyarrow.parquet

    of_word = {
        "string": pyarrow.string(),
        "int8": pyarrow.int8(),
        "int32": pyarrow.int32(),
        "uint64": pyarrow.uint64(),
        "float": pyarrow.float32(),
        "list<int32>": pyarrow.list_(pyarrow.int32()),
        "list<int16>": pyarrow.list_(pyarrow.int16()),
    }
    fields = [pyarrow.field(name, of_word[kind], metadata={"about": about}) for name, (kind, about) in SCHEMA.items()]
    schema = pyarrow.schema(fields)
    written = 0
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for rows in games:
            if rows:
                file.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
                written += len(rows)
    return written


def page(path: str | pathlib.Path) -> str:
    """What is in a dataset, as a page of HTML."""
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path, columns=[name for name in SCHEMA if name not in ("legal", "observation")])
    rows = table.to_pylist()
    games = {(row["deal"], row["game"], row["players"]) for row in rows}
    say = html.escape

    def bars(title: str, counts: list[tuple[str, float]]) -> str:
        most = max((value for _, value in counts), default=1) or 1
        lines = "".join(
            f'<tr><td>{say(name)}</td><td style="text-align:right">{value:,.1f}</td>'
            f'<td><div style="background:#2c7f99;height:.8em;width:{18 * value / most:.2f}em"></div></td></tr>'
            for name, value in counts
        )
        return f"<h2>{say(title)}</h2><table>{lines}</table>"

    schema = "".join(
        f"<tr><td><code>{say(name)}</code></td><td>{say(kind)}</td><td>{say(about)}</td></tr>"
        for name, (kind, about) in SCHEMA.items()
    )
    verbs = Counter(row["move"].split()[0] for row in rows)
    ends = {(row["deal"], row["seat"]): row for row in rows}.values()
    players = sorted({row["player"] for row in ends})
    points = [
        (name or "a person", sum(row["points"] for row in ends if row["player"] == name) / sum(row["player"] == name for row in ends))
        for name in players
    ]
    won = [
        (name or "a person", 100 * sum(row["won"] for row in ends if row["player"] == name) / sum(row["player"] == name for row in ends))
        for name in players
    ]
    sample = "".join(
        f"<tr><td>{row['number']}</td><td>{row['seat']}</td><td>{say(row['player'])}</td><td><code>{say(row['move'])}</code></td></tr>"
        for row in rows[:20]
    )
    return (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Dataset</title>'
        "<style>body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
        "td{padding:.1rem .6rem;border-bottom:1px solid #d5dfe3}</style>"
        f"<h1>{say(pathlib.Path(path).name)}</h1><p>{len(games):,} games, {len(rows):,} decisions.</p>"
        f"<h2>Columns</h2><table>{schema}</table>"
        + bars("Points by player", points)
        + bars("Games won by player, %", won)
        + bars("Decisions by kind", [(name, float(count)) for name, count in verbs.most_common(30)])
        + f"<h2>The first decisions</h2><table>{sample}</table></html>\n"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m hydropolis.dataset", description=__doc__.splitlines()[0])
    what = parser.add_subparsers(dest="what", required=True)
    bots = what.add_parser("bots", help="games of bots")
    bots.add_argument("out")
    bots.add_argument("--game", choices=["barrage", "cities"], default="barrage")
    bots.add_argument("--players", type=int, default=2)
    bots.add_argument("--bots", default="greedy", help="by their names, separated by commas")
    bots.add_argument("--games", type=int, default=100)
    bots.add_argument("--seed", type=int, default=0)
    records = what.add_parser("records", help="records in a folder")
    records.add_argument("out")
    records.add_argument("folder", type=pathlib.Path)
    for writer in (bots, records):
        writer.add_argument("--observations", action="store_true", help="with what the seat saw")
    shown = what.add_parser("page", help="what is in a dataset")
    shown.add_argument("dataset")
    shown.add_argument("out", type=pathlib.Path)
    args = parser.parse_args(arguments)
    try:
        if args.what == "page":
            args.out.write_text(page(args.dataset), encoding="utf-8")
        elif args.what == "records":
            print(f"{write(args.out, of_records(args.folder, args.observations))} decisions")
        else:
            game = (Barrage if args.game == "barrage" else Cities)(players=args.players)
            games = of_bots(game, args.bots.split(","), args.games, args.seed, args.observations)
            print(f"{write(args.out, games)} decisions")
    except (HydropolisError, OSError, ImportError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
