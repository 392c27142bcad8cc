"""Card effects: plain functions, registered at a named moment for a card's id or kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

Effect = Callable[..., Any]
F = TypeVar("F", bound=Effect)
Compiled = dict[str, dict[str, tuple[Effect, ...]]]


class HasKind(Protocol):
    """The part of a card that effects depend on."""

    @property
    def id(self) -> str:
        """Its name in the data."""

    @property
    def kind(self) -> str:
        """Its family."""


class Effects:
    """A table of effects; two tables are joined with `|`."""

    def __init__(self, moments: frozenset[str]) -> None:
        self.moments = moments
        self.table: list[tuple[str, str, Effect]] = []

    def at(self, moment: str, *names: str) -> Callable[[F], F]:
        """Decorator: register a function at a moment for these card ids or kinds.

        Raises `LookupError` for an unknown moment.
        """
        if moment not in self.moments:
            raise LookupError(f"there is no moment {moment!r}: see moments.py")

        def register(effect: F) -> F:
            self.table += [(moment, name, effect) for name in names]
            return effect

        return register

    def __or__(self, other: Effects) -> Effects:
        both = Effects(self.moments | other.moments)
        both.table = self.table + other.table
        return both

    def compile(self, cards: Mapping[str, HasKind]) -> Compiled:
        """Map moment -> card id -> functions; every moment has an entry, mostly an empty one."""
        compiled: Compiled = {moment: {} for moment in self.moments}
        for moment, name, effect in self.table:
            for card in cards.values():
                if name in (card.id, card.kind):
                    compiled[moment][card.id] = (*compiled[moment].get(card.id, ()), effect)
        return compiled
