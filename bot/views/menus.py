"""How controls share the rows of a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.controls import Button, Control

LAST, WIDTH = 4, 5
"""The last row of a message, and how many buttons one holds."""


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
