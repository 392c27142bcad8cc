"""Menus with more lines than one holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.messages.controls import OPTIONS, Choices, Menu, shorten
from bot.messages.ids import Id

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
        label = hint
        if len(parts) > 1:
            label = " … ".join(shorten(part[at][1], END) for at in (0, -1)) + f" · {hint}"
        yield Menu(replace(id, name=name), label, replace(chosen, options=part))
