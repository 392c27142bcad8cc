"""What a decision of each computer player costs in milliseconds, base game and expansions side by side."""

from time import perf_counter
from typing import Any

from engine.agents.arena import ArenaTotals, Series
from engine.core.game import Game
from engine.games import GAMES
from engine.games.agents import AGENTS

SEATS, MOST = 4, 20
SECONDS = 2.0
"""For one player in one set; the game that has begun is played to its end."""
HASTY = 50
"""Playouts for agents with a time limit: they show what one costs."""


def run() -> None:
    """A table full of each player of each game: what it thinks about a decision, and games a second."""
    for game in GAMES.values():
        sets = [*dict.fromkeys(((), tuple(game.expansions)))]
        print(f"  {'':14}" + "".join(f"{'+'.join((game.key, *more)):>34}" for more in sets))
        print(f"  {'player':14}" + f"{'ms a decision':>18}{'games a second':>16}" * len(sets))
        for name, agent in AGENTS[game.key].items():
            title = f"{name}:{HASTY}" if agent.timed else name
            reports = [played(game, more, title) for more in sets]
            cells = (f"{it.tallies[title].pace:18.3f}{it.games / it.seconds:16.2f}" for it in reports)
            print(f"  {title:14}{''.join(cells)}", flush=True)


def played(game: Game[Any], expansions: tuple[str, ...], name: str) -> ArenaTotals:
    """The sums over as many games as fit, at least one."""
    report, began = ArenaTotals(), perf_counter()
    for it in Series(game, (AGENTS[game.key].find(name),), (SEATS,), MOST, "bench", expansions).play():
        report.add(it)
        if perf_counter() - began > SECONDS:
            break
    return report
