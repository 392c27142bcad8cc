"""How long a player may think: a number of playouts, or seconds by a clock that is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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

    def stages(self, count: int) -> Iterator[Iterator[int]]:
        """Equal parts of the budget, for a field of `count` that is halved after each; each part counts off
        the times that everybody of the field may be tried."""
        stages = max(1, (count - 1).bit_length())
        began = self.clock()
        for stage in range(1, stages + 1):
            if self.seconds:
                yield self.until(began + self.seconds * stage / stages)
            else:
                yield iter(range(max(1, self.playouts // (stages * count))))
            count = (count + 1) // 2

    def until(self, end: float) -> Iterator[int]:
        """Count until the clock says so, at least once."""
        number = 0
        while not number or self.clock() < end:
            yield number
            number += 1


DEFAULT = Budget()
"""What a player thinks who is not told otherwise: always the same."""
