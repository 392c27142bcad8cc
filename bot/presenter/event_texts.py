"""Lines of the log: an event whose line only says its fields needs a text, and no code."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, fields
from typing import Any

from bot.presenter.context import Context
from engine.core.events import Event

Writer = Callable[[Context, Any], str]
CAPITAL = re.compile(r"(?<=.)(?=[A-Z])")


@dataclass(frozen=True)
class EventTexts:
    """Words of a game for its events, a line each.

    An event without a writer of its own has a text of its name (`DrewOrder`: `log-drew-order`). It gets the
    fields of the event under their names: one that `words` names in these words; booleans as yes or no; other
    numbers and strings as they are; of a tuple also its length, as `<field>_count`.

    `silent`: the events that have no line.
    """

    words: Mapping[str, Writer]
    writers: Mapping[type[Event], Writer]
    silent: Container[type[Event]]

    def line(self, c: Context, event: Event) -> str:
        """One event in one line; empty for events that are not shown.

        Raises LookupError where there is no text of this name.
        """
        kind = type(event)
        if kind in self.silent:
            return ""
        write = self.writers.get(kind)
        if write:
            return write(c, event)
        name = CAPITAL.sub("-", kind.__name__).lower()
        return c.t(f"log-{name}", **self.facts(c, event))

    def facts(self, c: Context, event: Any) -> dict[str, str | int]:
        """The fields of an event as the facts of a text."""
        facts: dict[str, str | int] = {}
        for field in fields(event):
            name, value = field.name, getattr(event, field.name)
            if isinstance(value, tuple):
                facts[f"{name}_count"] = len(value)
            if name in self.words:
                facts[name] = self.words[name](c, value)
            elif isinstance(value, bool):
                facts[name] = "yes" if value else "no"
            elif isinstance(value, str | int):
                facts[name] = value
        return facts
