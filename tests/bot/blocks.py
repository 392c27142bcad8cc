"""Blocks of a screen, by their type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bot.presenter.blocks import Screen

B = TypeVar("B")


def every(screen: Screen, kind: type[B]) -> Iterator[B]:
    """All blocks of a type, in their order."""
    for part in screen.parts:
        yield from (it for it in part.blocks if isinstance(it, kind))


def one(screen: Screen, kind: type[B]) -> B:
    """The only block of a type."""
    (found,) = every(screen, kind)
    return found
