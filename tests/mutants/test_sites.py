"""Mutants are programs that differ from the source in one place."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.__main__ import share
from tests.mutants.sites import mutants
from tests.mutants.trial import ROOT

SOURCES = sorted(it.relative_to(ROOT).as_posix() for it in (ROOT / "engine/core").glob("*.py"))


@pytest.mark.parametrize("path", SOURCES)
def test_every_mutant_is_another_program(path: str) -> None:
    source = (ROOT / path).read_bytes()
    unchanged = ast.dump(ast.parse(source))
    for it in mutants(path, source):
        assert ast.dump(ast.parse(it.applied(source))) != unchanged
        assert it.diff(source).startswith("-")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["(a <= b)"]),
        ("x = a and b in c", ["(a or b in c)", "(b in c)", "(a)", "(b not in c)"]),
        ("def f():\n    'Doc 1.'\n    s.x += n", ["s.x -= n", "pass"]),
        ("t = [i for i in é if i]", ["[i for i in é]"]),
        ("@cache(1)\ndef f(x: Literal[1]) -> None: ...", []),
    ],
)
def test_what_is_changed(source: str, expected: list[str]) -> None:
    found = [*mutants("x.py", source.encode())]
    assert [it.new for it in found] == expected
    assert all(ast.parse(it.applied(source.encode())) for it in found)


def test_the_share_has_its_interval() -> None:
    """Wilson, 9 of 10."""
    assert share(9, 10).strip() == "9 of 10 killed: 90% (95 %: 60% to 98%)"
