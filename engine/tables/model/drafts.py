"""Answers in preparation: steps that a person has laid out but not confirmed. Only he sees them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.game import Game
from engine.core.loop import legal, play
from engine.core.state import State

S = TypeVar("S", bound=State[Any])


@dataclass(frozen=True, slots=True)
class Draft:
    """Steps in order, and fields of forms already picked, by name. Nothing of it has happened yet."""

    steps: tuple[Action, ...] = ()
    picked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def with_step(self, *steps: Action) -> Draft:
        """With more steps; half-filled forms are forgotten, for the pool has changed."""
        return Draft((*self.steps, *steps))

    def with_pick(self, name: str, chosen: Iterable[str]) -> Draft:
        """With this field picked."""
        return replace(self, picked={**self.picked, name: tuple(chosen)})

    def chosen(self, name: str) -> tuple[str, ...]:
        """What was picked under this name; nothing, where nothing was."""
        return self.picked.get(name, ())

    def without_last(self) -> Draft:
        """Taken back by one: first what was picked, then the last step."""
        return Draft(self.steps) if self.picked else Draft(self.steps[:-1])

    def dump(self) -> str:
        """As JSON."""
        picked = {name: list(chosen) for name, chosen in self.picked.items()}
        return json.dumps({"steps": [step.as_move() for step in self.steps], "picked": picked})

    @classmethod
    def load(cls, game: Game[Any], text: str) -> Draft:
        """From JSON; steps that mean nothing (any more) are left out."""
        facts = json.loads(text)
        steps: list[Action] = []
        for step in facts["steps"]:
            try:
                steps.append(game.move(step))
            except IllegalAction:
                continue
        return cls(tuple(steps), {name: tuple(chosen) for name, chosen in facts["picked"].items()})


@dataclass(frozen=True, slots=True)
class Rehearsal(Generic[S]):
    """A draft tried out on a copy: the state as it would be, what works, and what no longer does.

    Between drafting and confirming others may have taken what a step needs.
    """

    state: S
    steps: tuple[Action, ...]
    dropped: tuple[Action, ...]


def rehearse(s: S, draft: Draft) -> Rehearsal[S]:
    """Try the steps out, leaving `s` as it is."""
    twin = s.clone()
    steps: list[Action] = []
    dropped: list[Action] = []
    for step in draft.steps:
        if legal(twin, step):
            play(twin, step)
            steps.append(step)
        else:
            dropped.append(step)
    return Rehearsal(twin, tuple(steps), tuple(dropped))
