"""Copies that follow from the fields of plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import pytest

from engine.core.copies import Copyable, copier
from engine.core.state import Frame


@dataclass(slots=True)
class Box(Copyable):
    goods: list[str]
    lid: Frame | None = None


@dataclass(slots=True)
class Shelf(Copyable):
    boxes: dict[int, list[Box]]
    top: Box | None
    colour: Literal["red", "blue"] = "red"
    sealed: dict[str, tuple[int, ...] | None] = field(default_factory=dict)


@dataclass(slots=True)
class Crate(Copyable):
    goods: set[str]


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    shelf = Shelf({1: [Box(["tea"], Frame("demand"))]}, Box(["silk"]), "blue", {"a": (1,), "b": None})
    twin = shelf.clone()
    assert twin == shelf
    twin.boxes[1][0].goods.append("spice")
    twin.boxes[2] = []
    assert twin.top
    twin.top.goods.clear()
    twin.sealed.clear()
    assert shelf == Shelf({1: [Box(["tea"], Frame("demand"))]}, Box(["silk"]), "blue", {"a": (1,), "b": None})


def test_what_is_absent_stays_absent() -> None:
    assert Shelf({}, None).clone() == Shelf({}, None)


def test_a_field_of_an_unknown_type_is_refused() -> None:
    with pytest.raises(TypeError, match="set"):
        copier(Crate)
