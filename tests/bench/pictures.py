"""What a picture costs: milliseconds and bytes, medians over a game (goal: 30 ms, 60 kB a board)."""

from collections.abc import Callable
from statistics import median
from typing import Any

from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.pictures.final import end_facts
from bot.games.speicherstadt.pictures.shown import board_facts, card_facts, office_facts
from bot.views.scene import Scene
from tests.bench.clock import timed
from tests.gallery.shots import CARDS, SETS, game

EVERY, RUNS = 12, 5
"""One position in so many; how often each is drawn, the first time not counted."""


def run() -> None:
    """Boards through whole games, then one of each other kind; drawn as in the worker, its sprites warm."""
    for expansions in SETS:
        for seats in (2, 5):
            whole = game(expansions, seats)
            name = "+".join(("base", *expansions)) + f", {seats} seats"
            report(f"board, {name}", [board_facts(it.context) for it in whole[::EVERY]])
            report(f"office, {name}", [office_facts(it.context, 0) for it in whole[::EVERY]])
            report(f"end, {name}", [end_facts(whole[-1].context, whole[-1].story)])
    t = game((), 2)[0].t
    report("card", [card_facts(t, card) for card in CARDS.values()])
    report_facts(game(("kaispeicher",), 5)[:: EVERY * 4])


def report(name: str, them: list[Any]) -> None:
    """The medians of some pictures, and the worst."""
    costs = [cost(lambda it=it: draw(it)) for it in them]  # type: ignore[misc]
    sizes = [len(draw(it)) / 1e3 for it in them]
    print(
        f"  {name:32}{median(costs):7.1f} ms (most {max(costs):5.1f})"
        f"{median(sizes):7.1f} kB (most {max(sizes):5.1f})"
    )


def cost(work: Callable[[], object]) -> float:
    """Milliseconds of one run, the median of some."""
    timed(work, 1)
    return median(timed(work, 1) for _ in range(RUNS)) * 1e3


def report_facts(them: tuple[Scene, ...]) -> None:
    """What the loop itself does: facts out of a scene."""
    costs = [cost(lambda it=it: board_facts(it.context)) for it in them]  # type: ignore[misc]
    print(f"  {'facts of a board, in the loop':32}{median(costs):7.1f} ms (most {max(costs):5.1f})")
