"""Distribution of controls over the rows of a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.controls import Button, Control

LAST, WIDTH = 4, 5
"""Index of the last row of a message, and the number of buttons in a row."""


def row_count(controls: Sequence[Control]) -> int:
    """Number of rows that controls without a row of their own (menus and answers) take."""
    free = [control for control in controls if control.row is None]
    answers = sum(isinstance(control, Button) for control in free)
    return len(free) - answers + -(-answers // WIDTH)


def fit_rows(controls: Sequence[Control]) -> list[Control]:
    """These controls, each in a row with room. Menus and answers (without a row) come first and take all rows
    that they need, also the last one. Navigation, which asks for a row, moves to the last row where answers
    took its own; what finds no room there is left out."""
    free, needed = [control for control in controls if control.row is None], row_count(controls)
    answers = sum(isinstance(control, Button) for control in free)
    if needed > LAST:
        free.sort(
            key=lambda control: isinstance(control, Button)
        )  # so that answers share the last row with the rest
    room = WIDTH - max(0, answers - WIDTH * (LAST - len(free) + answers))
    placed, last = free, [control for control in controls if control.row == LAST][:room]
    for control in controls:
        if control.row is not None and control.row != LAST:
            if control.row >= needed:
                placed.append(control)
            elif len(last) < room:
                last.append(replace(control, row=LAST))
    return [*placed, *last]
