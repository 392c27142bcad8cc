"""Immutable value classes that are cheap to create."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Class decorator: a slotted dataclass with a hash, for values that rules create often.

    Immutability is checked by the type checker alone: a frozen dataclass takes three times as long to create.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
