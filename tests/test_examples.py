"""The examples in docstrings: they run, and who comes from outside finds one at each door."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from bot.games.speicherstadt import presenter
from bot.games.speicherstadt.painters import card as painter
from engine.commands.simulate import simulate
from engine.core.decisions import Decision, Form
from engine.core.game import Game
from engine.core.loop import apply
from engine.core.records import check
from engine.tables.store import Store
from tests.arrange import arrange

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for top in ("engine", "bot", "cogs", "tests")
    for path in (ROOT / top).rglob("*.py")
    if "\n    >>> " in path.read_text(encoding="utf-8")
)
DOORS = (Game, apply, Decision, Form, check, simulate, presenter, painter, Store, arrange)
"""What an outsider meets first."""


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    tried = doctest.testmod(import_module(name))
    assert tried.attempted and not tried.failed


@pytest.mark.parametrize("door", DOORS, ids=lambda it: it.__name__)
def test_there_is_an_example_at_every_door(door: object) -> None:
    assert ">>> " in (door.__doc__ or "")
