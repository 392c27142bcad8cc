"""How long a player may think: a number of playouts, or seconds by a clock that is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Budget:
    """So many playouts, which always gives the same answer, or so many seconds where `seconds` is not 0."""

    playouts: int = 200
    seconds: float = 0.0
    clock: Callable[[], float] = perf_counter

    @classmethod
    def said(cls, text: str) -> Budget:
        """`200` playouts or `0.5s`; raises ValueError where it is neither."""
        return cls(seconds=float(text[:-1])) if text.endswith("s") else cls(playouts=int(text))

    def watch(self) -> Callable[[int], float]:
        """The part of the budget that is spent after so many imagined games; the clock runs from now on."""
        began = self.clock()
        if self.seconds:
            return lambda games: (self.clock() - began) / self.seconds
        return lambda games: games / self.playouts


DEFAULT = Budget()
"""What a player thinks who is not told otherwise: always the same."""
