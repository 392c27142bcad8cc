"""Heuristic weights of agents: numbers in a file, by player and set of expansions."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    V = TypeVar("V", bound=DataclassInstance)
else:
    V = TypeVar("V")


class Tastes(dict[str, V]):
    """Tastes (evaluation weights) of the players of a game, by player name, or by name and expansions.

    In the file each differs from another one, its `like`. `name`, `plain`: the player whose tastes stand in
    the code. The numbers were found by self-play (`python -m engine tune`).
    """

    def __init__(self, file: Path, name: str, plain: V) -> None:
        super().__init__({name: plain})
        self.file, self.name, self.plain = file, name, plain
        for player, numbers in json.loads(file.read_text(encoding="utf-8")).items():
            self[player] = replace(self[numbers.pop("like")], **numbers)

    def of(self, player: str, expansions: tuple[str, ...]) -> V:
        """Weights of a player with these expansions; falls back to the entry of the base game.

        Raises `KeyError` for an unknown player.
        """
        return self.get(" ".join((player, *expansions)), self[player])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(field.name for field in fields(self.plain))

    def beside(self, values: V) -> dict[str, float]:
        """The weights that differ from the default ones, rounded."""
        plain: dict[str, Any] = asdict(self.plain)
        return {name: round(new, 3) for name, new in asdict(values).items() if abs(new - plain[name]) > 5e-4}

    def keep(self, player: str, expansions: tuple[str, ...], values: V) -> None:
        """Write the weights of a player to the file."""
        known = json.loads(self.file.read_text(encoding="utf-8"))
        known[" ".join((player, *expansions))] = {"like": self.name, **self.beside(values)}
        lines = (f"  {json.dumps(name)}: {json.dumps(tastes)}" for name, tastes in known.items())
        self.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
