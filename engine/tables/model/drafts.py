"""Drafts: answers that a player has prepared but not confirmed. Only they see them."""

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
        """Add steps; half-filled forms are discarded, for the pool has changed."""
        return Draft((*self.steps, *steps))

    def with_pick(self, name: str, chosen: Iterable[str]) -> Draft:
        """Set the choice in a field."""
        return replace(self, picked={**self.picked, name: tuple(chosen)})

    def choice(self, name: str) -> tuple[str, ...]:
        """The choice in a field; empty if there is none."""
        return self.picked.get(name, ())

    def without_last(self) -> Draft:
        """Undo one press: first the choices in fields, then the last step."""
        return Draft(self.steps) if self.picked else Draft(self.steps[:-1])

    def dump(self) -> str:
        picked = {name: list(chosen) for name, chosen in self.picked.items()}
        return json.dumps({"steps": [step.as_move() for step in self.steps], "picked": picked})

    @classmethod
    def load(cls, game: Game[Any], text: str) -> Draft:
        """Parse JSON; steps that are invalid (by now) are dropped."""
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
    """Result of applying a draft to a copy: the state, the legal steps, and the steps that are illegal by
    now.
    """

    state: S
    steps: tuple[Action, ...]
    dropped: tuple[Action, ...]


def rehearse(state: S, draft: Draft) -> Rehearsal[S]:
    """Apply the steps of a draft to a copy of a state."""
    twin = state.clone()
    steps: list[Action] = []
    dropped: list[Action] = []
    for step in draft.steps:
        if legal(twin, step):
            play(twin, step)
            steps.append(step)
        else:
            dropped.append(step)
    return Rehearsal(twin, tuple(steps), tuple(dropped))
