"""Tricky positions have this many continuations and no more."""

from __future__ import annotations

import pytest

from tests.games.speicherstadt.perft import POSITIONS, divided, leaves, position


@pytest.mark.parametrize("name", POSITIONS)
def test_the_leaves_behind_every_first_move(name: str) -> None:
    """A failure shows the first move behind which the count is wrong."""
    entry = POSITIONS[name]
    assert divided(position(name), len(entry["leaves"])) == entry["by_move"]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_leaves_at_every_depth(name: str) -> None:
    counts = POSITIONS[name]["leaves"]
    assert [leaves(position(name), depth) for depth in range(1, len(counts) + 1)] == counts
