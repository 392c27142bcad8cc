"""Parts that rulesets share: rounds of named phases, and expansions."""

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
        """Map each phase of the round to the next one; the last one to the first."""
        return dict(zip(self.flow, (*self.flow[1:], self.flow[0]), strict=True))


class HasName(Protocol):
    """Protocol of a phase."""

    @property
    def name(self) -> str:
        """The name that frames use."""


N = TypeVar("N", bound=HasName)


def phases_by_name(*phases: N) -> dict[str, N]:
    """The phases as the field `phases` of a ruleset holds them."""
    return {phase.name: phase for phase in phases}


def combine(base: R, expansions: Mapping[str, Callable[[R], R]], chosen: Iterable[str]) -> R:
    """The base game with these expansions, each once and in this order; built once, for its effects are
    compiled with it. Raises LookupError for one that is not known.

    >>> combine("base", {"more": lambda rules: rules + " and more"}, ["more", "more"])
    'base and more'
    """
    ruleset: R = build(base, tuple(expansions[name] for name in dict.fromkeys(chosen)))
    return ruleset


@cache
def build(base: Any, changes: tuple[Callable[[Any], Any], ...]) -> Any:
    """Apply changes to the base game in order; cached."""
    return reduce(lambda rules, change: change(rules), changes, base)
