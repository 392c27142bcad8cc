"""What is stored or sent is read as it is: no number as a text, no unknown field."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from pydantic import BaseModel

import engine.core
import engine.games

OWN = {"data", "cards"}
"""Modules that read only what the project brings along."""
MODULES = [
    import_module(it.name)
    for package in (engine.core, engine.games)
    for it in walk_packages(package.__path__, f"{package.__name__}.")
    if OWN.isdisjoint(it.name.split("."))
]


def configured() -> Iterator[tuple[type[Any], Any]]:
    """All models of the rules, and the parts of their states."""
    for module in MODULES:
        for it in vars(module).values():
            if isinstance(it, type) and it.__module__ == module.__name__:
                config = getattr(it, "__pydantic_config__", getattr(it, "model_config", None))
                if config is not None:
                    yield it, config


@pytest.mark.parametrize(("model", "config"), [*configured()], ids=lambda it: getattr(it, "__qualname__", ""))
def test_nothing_is_read_loosely(model: type[Any], config: Any) -> None:
    assert config.get("extra") == "forbid" and config.get("strict") is True
    assert config.get("frozen") is True or not issubclass(model, BaseModel)
