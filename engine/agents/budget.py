"""Search budgets: a number of playouts, or seconds of a clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of playouts, which is deterministic, or seconds where `seconds` is not 0; false if empty."""

    playouts: int = 200
    seconds: float = 0.0
    clock: Callable[[], float] = perf_counter

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parse `200` (playouts) or `0.5s`; raises `ValueError`."""
        return cls(seconds=float(text[:-1])) if text.endswith("s") else cls(playouts=int(text))

    def __bool__(self) -> bool:
        return bool(self.playouts or self.seconds)

    def watch(self) -> Callable[[int], float]:
        """Start the budget; returns the fraction spent after a number of rollouts."""
        began = self.clock()
        if self.seconds:
            return lambda games: (self.clock() - began) / self.seconds
        return lambda games: games / self.playouts


DEFAULT = Budget()
"""The deterministic default."""
