"""What the picture of the ledger shows: what a finished game tells of each seat besides its points."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.context import Context, Story
from bot.pictures.facts import Account, Entry, LedgerFacts, Person
from bot.texts.writing import plain
from engine.core.events import Event
from engine.games.rotterdam import events as told

NONE = "–"
Count = Callable[[int, Event], int]
"""How much an event adds to a line of a seat."""


def sent(seat: int, it: Event) -> int:
    """Ships of others that a naming of this seat moved."""
    return isinstance(it, told.Sailed) and it.by == seat != it.ship[0]


def carried(seat: int, it: Event) -> int:
    """Own ships that the naming of another one moved."""
    return isinstance(it, told.Sailed) and it.ship[0] == seat != it.by


def held(seat: int, it: Event) -> int:
    """Own ships that could not move."""
    return isinstance(it, told.Blocked) and it.ship[0] == seat


def landed(seat: int, it: Event) -> int:
    """Ships that brought what the harbour wants."""
    return isinstance(it, told.Unloaded) and it.ship[0] == seat and it.right


def astray(seat: int, it: Event) -> int:
    """Loaded ships in a harbour that wants something else."""
    return isinstance(it, told.Unloaded) and it.ship[0] == seat and not it.right and it.cargo is not None


def trades(seat: int, it: Event) -> int:
    """Trades of a seat."""
    return isinstance(it, told.Traded) and seat in (it.seat, it.taker)


def robbed(seat: int, it: Event) -> int:
    """Cargo that a seat took from others."""
    return isinstance(it, told.Robbed) and it.seat == seat != it.victim[0]


LINES: dict[str, Count] = {
    "landed": landed,
    "astray": astray,
    "sent": sent,
    "carried": carried,
    "held": held,
    "trades": trades,
    "robbed": robbed,
}
BLAMES = frozenset({"astray", "held"})
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
