"""What the rulesets of games share: rounds of named phases, and expansions that change a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, reduce
from typing import Any, Protocol, TypeVar

R = TypeVar("R")


class Rounds:
    """A ruleset whose rounds have the same phases in the same order. `flow`: their names."""

    flow: tuple[str, ...]

    @cached_property
    def following(self) -> dict[str, str]:
        """Each phase of the round and the one that follows; after the last one the first."""
        return dict(zip(self.flow, (*self.flow[1:], self.flow[0]), strict=True))


class Named(Protocol):
    """A phase has a name."""

    @property
    def name(self) -> str:
        """What frames call it."""


N = TypeVar("N", bound=Named)


def named(*phases: N) -> dict[str, N]:
    """The phases by their names."""
    return {phase.name: phase for phase in phases}


def combined(base: R, expansions: Mapping[str, Callable[[R], R]], chosen: Iterable[str]) -> R:
    """The base game with these expansions, each once and in this order; built once, for its effects are
    compiled with it. Raises LookupError for one that is not known.

    >>> combined("base", {"more": lambda rules: rules + " and more"}, ["more", "more"])
    'base and more'
    """
    ruleset: R = built(base, tuple(expansions[name] for name in dict.fromkeys(chosen)))
    return ruleset


@cache
def built(base: Any, changes: tuple[Callable[[Any], Any], ...]) -> Any:
    """The base game changed by one after the other."""
    return reduce(lambda rules, change: change(rules), changes, base)
