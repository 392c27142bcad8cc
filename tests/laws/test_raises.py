"""Every public function and method names in its docstring the errors that it raises directly."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(it for part in ("engine", "bot", "cogs") for it in (ROOT / part).rglob("*.py"))
Function = ast.FunctionDef | ast.AsyncFunctionDef


def public_functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    """Yield functions and methods with their dotted names; nested and private ones are left out."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from public_functions(node, f"{within}{node.name}.")
        elif isinstance(node, Function) and not node.name.startswith("_"):
            yield f"{within}{node.name}", node
        elif isinstance(node, ast.If | ast.Try):
            yield from public_functions(node, within)


def statements(function: Function) -> Iterator[ast.AST]:
    """Yield the nodes of a function's body; bodies of nested functions, classes and lambdas are left out."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if not isinstance(node, Function | ast.ClassDef | ast.Lambda):
            yield node
            waiting += ast.iter_child_nodes(node)


def raised(function: Function) -> set[str]:
    """Return the last names of the errors in `raise X` and `raise X(...)`; caught variables do not count."""
    body = list(statements(function))
    caught = {it.name for it in body if isinstance(it, ast.ExceptHandler)}
    found: set[str] = set()
    for node in body:
        if isinstance(node, ast.Raise) and node.exc is not None:
            error = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            name = error.attr if isinstance(error, ast.Attribute) else getattr(error, "id", "")
            found |= {name} - caught
    return {it for it in found if it[:1].isupper()} - {"NotImplementedError"}


def undocumented(source: str) -> list[str]:
    """Return `function: errors` for each public function whose docstring leaves out what it raises."""
    lines = []
    for name, function in public_functions(ast.parse(source)):
        said = ast.get_docstring(function) or ""
        if missing := sorted(it for it in raised(function) if not re.search(rf"\b{it}\b", said)):
            lines.append(f"{name}: {', '.join(missing)}")
    return lines


@pytest.mark.parametrize(
    ("body", "missing"),
    [
        ("raise ValueError('no')", ["f: ValueError"]),
        ("'''Raise `ValueError` on bad input.'''\n    raise ValueError", []),
        ("if x:\n        raise errors.Stale(1) from None", ["f: Stale"]),
        ("try:\n        g()\n    except OSError as error:\n        raise error", []),
        ("try:\n        g()\n    except OSError:\n        raise", []),
        ("raise NotImplementedError", []),
        ("def inner():\n        raise ValueError\n    return inner", []),
    ],
)
def test_the_reader_finds_what_is_raised(body: str, missing: list[str]) -> None:
    assert undocumented(f"def f():\n    {body}") == missing


def test_public_functions_document_what_they_raise() -> None:
    found = {
        str(module.relative_to(ROOT)): lines
        for module in MODULES
        if (lines := undocumented(module.read_text(encoding="utf-8")))
    }
    assert found == {}
