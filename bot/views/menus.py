"""Menus with more lines than one holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.ui.controls import OPTIONS, Choices, Menu
from bot.ui.ids import Id

MENUS = 4
"""Menus in which one choice may be spread: a row each, and one row is left for buttons."""


def menus(
    id: Id, hint: str, lines: Sequence[tuple[str, str]], chosen: Choices | None = None
) -> Iterator[Menu]:
    """One choice in as many menus as it needs, each called after the lines that it holds; `chosen`: how many
    may be picked, and what is picked already. Raises ValueError where no message could hold it all, or where
    several may be picked from more than one menu: a menu knows nothing of another one."""
    chosen = chosen or Choices()
    parts = [lines[at : at + OPTIONS] for at in range(0, len(lines), OPTIONS)]
    if len(parts) > MENUS or (len(parts) > 1 and chosen.most > 1):
        raise ValueError(f"{len(lines)} lines are too many for the menu {id.name!r}")
    for number, part in enumerate(parts):
        name, label = (f"{id.name}{number}", f"{hint} ({number + 1})") if number else (id.name, hint)
        yield Menu(replace(id, name=name), label, replace(chosen, options=part))
