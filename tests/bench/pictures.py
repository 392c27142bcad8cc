"""What a picture costs: milliseconds and bytes, medians over a game (goal: 30 ms, 60 kB a board)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import median

from bot.games.registry import PRESENTERS
from bot.pictures.drawing import Drawing
from bot.views.scene import Scene
from engine.tables.model.drafts import Draft
from tests.bench.clock import own
from tests.gallery.shots import game
from tests.laws.games import ENDS, Setup

EVERY, RUNS = 12, 5
"""One position in this many; how often each is drawn, the first time not counted."""


def run() -> None:
    """Boards and offices through whole games, then one of each other kind; drawn as in the worker, its
    sprites warm. At last what the loop itself does: facts out of a scene."""
    for table in ENDS:
        if table.game.key in PRESENTERS:
            drawn_at(table)


def drawn_at(table: Setup) -> None:
    """The pictures of one game."""
    whole = game(table.expansions, table.seats, key=table.game.key)
    pictures, some, last = PRESENTERS[table.game.key].pictures, whole[::EVERY], whole[-1]
    offices = [pictures.office(replace(it, seat=0).context, Draft()) for it in some]
    report(f"board, {table}", [pictures.board(it.context) for it in some])
    report(f"office, {table}", offices)
    report(f"end, {table}", [pictures.end(last.context, last.story)])
    report(f"ledger, {table}", [pictures.ledger(last.context, last.story)])
    said(f"facts of a board, {table}", facts_of(some, lambda it: pictures.board(it.context)))


def facts_of(them: Sequence[Scene], make: Callable[[Scene], Drawing]) -> list[float]:
    """Milliseconds until what a picture shows is known."""
    return [cost(lambda it=it: make(it)) for it in them]  # type: ignore[misc]


def report(name: str, them: Sequence[Drawing]) -> None:
    """The medians of some pictures, and the worst."""
    costs = [cost(lambda it=it: it.painter(it.facts)) for it in them]  # type: ignore[misc]
    sizes = [len(it.painter(it.facts)) / 1e3 for it in them]
    said(name, costs, f"{median(sizes):7.1f} kB (most {max(sizes):5.1f})")


def said(name: str, costs: Sequence[float], more: str = "") -> None:
    """A line of the report."""
    print(f"  {name:48}{median(costs):7.1f} ms (most {max(costs):5.1f}){more}")


def cost(work: Callable[[], object]) -> float:
    """Milliseconds of one run, the median of some."""
    own(work)
    return median(own(work) for _ in range(RUNS)) * 1e3
