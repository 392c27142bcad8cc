"""A picture before it is drawn: its facts, the function that draws it, the one that describes it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a worker that draws reads no texts
    from bot.texts import Texts

Painter = Callable[[Any], bytes]
"""Makes the PNG of facts."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """`facts`: everything that the picture shows, words included; equal facts are drawn once. `painter`: a
    function of a module, which a worker process finds by its name. `words`: the description in a language."""

    facts: Hashable
    painter: Painter
    words: Callable[[Texts], str] = field(compare=False)

    @property
    def kind(self) -> str:
        """Kind of picture, for the log."""
        return type(self.facts).__name__

    def alt(self, t: Texts) -> str:
        """The description of the whole picture."""
        return self.words(t)


def draw_bytes(painter: Painter, facts: Hashable) -> bytes:
    """Draw in a worker process, which so loads only modules that need neither Discord nor texts."""
    return painter(facts)
