"""Goods as the lines of a menu: a line for each kind with each number of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.hamburg.words import KINDS
from bot.messages.controls import OPTIONS


class Amount(NamedTuple):
    """An option of a menu: a number of goods of one kind."""

    kind: str
    number: int

    @property
    def value(self) -> str:
        """By which the line is known in a menu."""
        return f"{self.kind}.{self.number}"

    @property
    def goods(self) -> tuple[str, ...]:
        """The goods that the line stands for."""
        return (self.kind,) * self.number


def amounts(goods: Iterable[str], laid: Iterable[str] = ()) -> tuple[Amount, ...]:
    """Each kind with every number of it, the most expensive kind first.

    Where these are more lines than a menu holds, high numbers are left out, but for all of a kind and for
    what is `laid`.

    >>> [line.value for line in amounts(["tea", "tea", "coffee"])]
    ['tea.1', 'tea.2', 'coffee.1']
    >>> [line.number for line in amounts(["tea"] * 40, ["tea"] * 30)][-3:]
    [23, 30, 40]
    """
    held, chosen = Counter(goods), Counter(laid)
    most = max(held.values(), default=0)
    while True:
        lines = tuple(
            Amount(kind, number)
            for kind in KINDS
            for number in range(1, held[kind] + 1)
            if number <= most or number in (held[kind], chosen[kind])
        )
        if len(lines) <= OPTIONS:
            return lines
        most -= 1


def values_of(goods: Iterable[str]) -> list[str]:
    """The values of the lines that stand for these goods."""
    return [Amount(kind, number).value for kind, number in Counter(goods).items()]


def chosen_goods(lines: Iterable[Amount], values: Sequence[str], laid: Iterable[str]) -> tuple[str, ...]:
    """The goods that these values mean, sorted. Of two numbers of a kind the one counts that is not `laid`
    yet: it was chosen last."""
    before, chosen = {*values_of(laid)}, dict[str, Amount]()
    for line in lines:
        if line.value in values and (line.kind not in chosen or line.value not in before):
            chosen[line.kind] = line
    return tuple(sorted(good for line in chosen.values() for good in line.goods))
