"""What happened since a player's move, in three lines at most: one a player; the log has the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.messages.controls import shorten
from bot.presenter.contract import Presenter
from bot.texts.formats import HARD_SPACE, MARKS
from bot.views.scene import Scene
from bot.views.table import event_lines
from engine.core.events import Event
from engine.tables.model.log import ByOrder, Remarked
from engine.tables.play.rewind import last_press, since

LINES, LENGTH = 3, 62
"""Lines at most, and characters of each, which a phone shows in two rows."""


def lines(scene: Scene, presenter: Presenter, most: int = LINES) -> Iterator[str]:
    """The newest of what each player did, a line each, the reader's own first; an ellipsis marks a cut."""
    runs = runs_by_seat(events(scene))
    own = [scene.me] if scene.me in runs else []
    newest_first = [seat for seat in reversed(runs) if seat != scene.me]
    for seat in [*own, *newest_first][:most]:
        if line := line_of(scene, presenter, seat, runs[seat]):
            yield line


def events(scene: Scene) -> list[Event]:
    """What the reader's last press set off, without the press itself unless it revealed something, and all
    that came after it."""
    table, seat = scene.table, scene.me
    end, start = since(table, seat) or 0, last_press(table, seat)
    caused = [event for move in table.moves[start:end] for event in move.events]
    first = caused[0] if caused else None
    known = first is not None and seat_of(first) == seat and not first.reveals
    own = caused[1:] if known else caused
    return [*table.redact_events(seat, own), *table.events_since(end, seat)]


def seat_of(event: Event) -> int | None:
    """The seat that an event is about; None: no single one."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


def runs_by_seat(events: Iterable[Event]) -> dict[int, list[list[Event]]]:
    """Runs of events by the player who caused them, the player of the newest run last. What concerns everyone
    is in the newest run of each, which goes on from there to the end of the round."""
    runs: dict[int, list[list[Event]]] = {}
    joined: set[int] = set()
    acting: int | None = None
    for event in events:
        if isinstance(event, Remarked):
            continue
        inner = event.inner if isinstance(event, ByOrder) else event
        if inner.opens:
            acting, joined = None, set()
            continue
        if inner.shared:
            for own in runs.values():
                own[-1].append(event)
            joined = set(runs)
            continue
        seat = seat_of(inner)
        if seat is not None and seat != acting:
            acting, before = seat, runs.pop(seat, [])
            runs[seat] = before if seat in joined else [*before, []]
        if acting is not None:
            runs[acting][-1].append(event)
    return runs


def line_of(scene: Scene, presenter: Presenter, seat: int, runs: list[list[Event]]) -> str:
    """What a player did, behind their mark; where no line of the log begins with them, what followed."""
    mark, player, logged = MARKS[seat], scene.who(seat), list[str]()
    for run in runs:
        logged += event_lines.lines(scene, presenter, run, brief=True, pictured=True)
    logged = [line.replace("**", "").replace(". *(", " *(").rstrip(".") for line in logged]
    deeds = [
        line.removeprefix(player).removeprefix(mark).strip()
        for line in map(without_sign, logged)
        if line.startswith((player, f"{mark} "))
    ]
    return f"{mark}{HARD_SPACE}{digest(deeds)}" if deeds else digest(logged)


def without_sign(line: str) -> str:
    """A line without the sign of its event. A player's mark is none: it has a letter."""
    sign, _, rest = line.partition(" ")
    return line if any(map(str.isalnum, sign)) else rest


def digest(deeds: list[str]) -> str:
    """The newest of these that fit, in their order, equal neighbours together; an ellipsis stands for those
    before them."""
    alike = [(deed, len([*group])) for deed, group in groupby(deeds)]
    deeds = [deed + (f" ×{number}" if number > 1 else "") for deed, number in alike]
    kept: list[str] = []
    for deed in reversed(deeds):
        if kept and sum(map(len, kept)) + len(deed) + 3 * len(kept) > LENGTH:
            break
        kept.insert(0, shorten(deed, LENGTH))
    return "… " * (len(deeds) > len(kept)) + " · ".join(kept)
