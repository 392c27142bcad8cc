"""A picture before it is drawn: what it shows, who draws it, and who says it to people who do not see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a worker that draws reads no texts
    from bot.texts import Texts

Painter = Callable[[Any], bytes]
"""Makes the PNG of facts."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """`facts`: everything that the picture shows, words included, so that equal ones are drawn once.
    `painter` makes the PNG of them, in a worker process; `words` says them in a language. Both are functions
    of a module, which a worker finds by their names."""

    facts: Hashable
    painter: Painter
    words: Callable[[Any, Texts], str]

    @property
    def kind(self) -> str:
        """What it is a picture of, for the log."""
        return type(self.facts).__name__

    def alt(self, t: Texts) -> str:
        """The whole picture in words."""
        return self.words(self.facts, t)


def drawn(painter: Painter, facts: Hashable) -> bytes:
    """The PNG. All that a worker is sent is who draws what; both lead it to modules that need no Discord."""
    return painter(facts)
