"""What the picture of the ledger shows: what a finished game tells of each seat besides its points."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.context import Context, Story
from bot.pictures.facts import Account, Entry, LedgerFacts, Person
from bot.texts.writing import plain
from engine.core.events import Event
from engine.games.hamburg import events as told

NONE = "–"
Count = Callable[[int, Event], int]
"""How much an event adds to a line of a seat."""


def groups(seat: int, it: Event) -> int:
    """Groups bought."""
    return isinstance(it, told.Bought) and it.seat == seat


def gift(seat: int, it: Event) -> int:
    """The value of all gifts."""
    return it.values[seat] if isinstance(it, told.Given) else 0


def sales(seat: int, it: Event) -> int:
    """Mark for what was sold."""
    return it.money if isinstance(it, told.Sold) and it.seat == seat else 0


def loans(seat: int, it: Event) -> int:
    """Loans taken."""
    return it.loans if isinstance(it, told.Borrowed) and it.seat == seat else 0


LINES: dict[str, Count] = {"groups": groups, "gift": gift, "sales": sales, "loans": loans}
BLAMES = frozenset({"loans"})
"""Lines of which nobody is proud: the most of them gets no crown."""


def ledger_facts(c: Context, story: Story) -> LedgerFacts:
    """The ledger of a game."""
    t = c.t
    lines = [account(c, name, counted(story, count, len(c.names))) for name, count in LINES.items()]
    return LedgerFacts(
        title=t("nerves-title"),
        best=t("nerves-best"),
        word=t("nerves-best-short"),
        people=tuple(Person(seat, plain(name)) for seat, name in enumerate(c.names)),
        accounts=(*lines, account(c, "waits", story.waits)),
    )


def counted(story: Story, count: Count, seats: int) -> list[int]:
    """A line, for every seat."""
    return [sum(count(seat, it) for it in story.events) for seat in range(seats)]


def account(c: Context, name: str, numbers: Iterable[int | None]) -> Account:
    """A line of the picture, a crown where somebody has more than others."""
    them = [*numbers]
    known = [it for it in them if it is not None]
    top = max(known, default=0)
    crowned = name not in BLAMES and known and top > min(known)
    entries = (Entry(NONE if it is None else f"{it}", best=bool(crowned) and it == top) for it in them)
    return Account(name, c.t(f"picture-line-{name}"), tuple(entries))
