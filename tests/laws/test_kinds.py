"""A season's kind says itself what it does: shared code asks `engine.seasons.kinds` and compares no names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.seasons.kinds import KINDS
from tests.laws.test_layers import FILES, place, tree

HOMES = ("engine/seasons/kinds.py", "engine/seasons/events.py")
"""Where the names stand."""


def names(node: ast.AST) -> set[str]:
    """Names of kinds of seasons below a node."""
    constants = (it.value for it in ast.walk(node) if isinstance(it, ast.Constant))
    return {it for it in constants if isinstance(it, str) and it in KINDS}


def is_kind(node: ast.AST) -> bool:
    """Whether an expression is a kind, by its name."""
    return getattr(node, "attr", getattr(node, "id", "")) == "kind"


def comparisons(path: Path) -> Iterator[int]:
    """Lines in which a file compares a kind with a name, or has a list of names of its own."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Compare):
            compares = any(map(is_kind, (node.left, *node.comparators)))
            if compares and names(node):
                yield node.lineno
        elif isinstance(node, ast.Dict | ast.Tuple | ast.Set | ast.List) and len(names(node)) > 1:
            yield node.lineno


def test_shared_code_asks_the_kind() -> None:
    """A second place that knows what a kind does would be the one that is forgotten."""
    files = [path for path in FILES if place(path) not in HOMES]
    found = [f"{place(path)}:{line}" for path in files for line in comparisons(path)]
    assert not found, f"ask a property of the kind in engine/seasons/kinds.py instead of its name: {found}"
