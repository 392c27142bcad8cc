"""Menus with more lines than one holds, and how controls share the rows of a message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu, shorten
from bot.messages.ids import Id
from bot.texts import Texts

LAST, WIDTH = 4, 5
"""The last row of a message, and how many buttons one holds."""
END = 12
"""Characters of the first and the last line in the name of one of several menus: a phone shows some 30."""
MENUS = 4
"""Menus in which one choice may be spread: a row each, and one row is left for buttons."""


def menus(
    id: Id, hint: str, lines: Sequence[tuple[str, str]], chosen: Choices | None = None
) -> Iterator[Menu]:
    """One choice in as many menus as it needs, several named by their first and last line; `chosen`: how many
    may be picked, and what is picked already. Raises ValueError where no message could hold it all, or where
    several may be picked from more than one menu: menus do not share their choices."""
    chosen = chosen or Choices()
    parts = [lines[at : at + OPTIONS] for at in range(0, len(lines), OPTIONS)]
    if len(parts) > MENUS or (len(parts) > 1 and chosen.most > 1):
        raise ValueError(f"{len(lines)} lines are too many for the menu {id.name!r}")
    for number, part in enumerate(parts):
        name = f"{id.name}{number}" if number else id.name
        ends = " … ".join(shorten(part[at][1], END) for at in (0, -1))
        label = f"{ends} · {hint}" if len(parts) > 1 else hint
        yield Menu(replace(id, name=name), label, replace(chosen, options=part))


def hint(t: Texts, what: str) -> str:
    """What is chosen in a menu: `what` options do, or `<do>.<field>` of a form."""
    return t(f"pick-{re.sub('[._]', '-', what)}")


def row_left(controls: Sequence[Control]) -> int | None:
    """A row that is still free between answers and ways to elsewhere, so that a menu has it for itself."""
    row = row_count(controls)
    ways = any(it.row is not None and it.row != LAST for it in controls)
    return row if row + ways < LAST else None


def row_count(controls: Sequence[Control]) -> int:
    """How many rows menus and answers take."""
    free = [it for it in controls if it.row is None]
    answers = sum(isinstance(it, Button) for it in free)
    return len(free) - answers + -(-answers // WIDTH)


def fit_rows(controls: Sequence[Control]) -> list[Control]:
    """These controls, each in a row that has room. Menus and answers come first and take the rows that they
    need, the last one too; ways to elsewhere, which ask for a row below, move into the last one where theirs
    is taken, and the last of them stay away where that is full."""
    free, needed = [it for it in controls if it.row is None], row_count(controls)
    answers = sum(isinstance(it, Button) for it in free)
    if needed > LAST:
        free.sort(key=lambda it: isinstance(it, Button))  # so that answers share the last row with the rest
    room = WIDTH - max(0, answers - WIDTH * (LAST - len(free) + answers))
    out, last = free, [it for it in controls if it.row == LAST][:room]
    for it in controls:
        if it.row is not None and it.row != LAST:
            if it.row >= needed:
                out.append(it)
            elif len(last) < room:
                last.append(replace(it, row=LAST))
    return [*out, *last]
