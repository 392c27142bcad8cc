"""Reasons beside answers are true of the state after them: each number is recomputed there, game by game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.games.registry import PRESENTERS
from bot.presenter.context import Context
from bot.texts import Texts
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import carried_out, play
from engine.core.state import State
from tests.laws.games import Setup, chosen

SEEDS = ("one", "two", "three")
"""Of the random games of each setup."""
PUBLIC = {"price", "chance", "other", "start", "before", "after", "trigger"}
"""Numbers that are no claims about an answer: rules, odds of the map, names of places."""


class Said(NamedTuple):
    """A reason that was told: its key and facts, before and after the answer."""

    before: Any
    after: Any
    action: Any
    facts: dict[str, Any]

    @property
    def me(self) -> Any:
        return self.before.seats[self.action.seat]

    @property
    def then(self) -> Any:
        return self.after.seats[self.action.seat]

    def instead(self, do: str) -> list[Any]:
        """The own seat after each answer of this kind to the same questions."""
        seat, asked = self.action.seat, self.before.pending
        ways = [way for open in asked if open.seat == seat for way in open.options if way.do == do]
        return [carried_out(self.before, way).seats[seat] for way in ways]


Check = Callable[[Said], bool]
"""Whether a reason is true."""


class Listener(Texts):
    """Texts that remember which reasons were asked for."""

    def __init__(self, texts: Texts) -> None:
        self.__dict__.update(texts.__dict__)
        self.heard: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, key: str, /, **facts: str | int) -> str:
        if key.startswith("reason-"):
            self.heard.append((key, facts))
        return super().__call__(key, **facts)


def every_way(decision: Decision, luck: random.Random) -> Iterator[Action]:
    """All options, and one way to fill in each form."""
    yield from decision.options
    yield from (form.sample(decision.seat, luck) for form in decision.forms)


def told(context: Context, state: State[Any], action: Action) -> Iterator[tuple[str, Said]]:
    """The reasons for an answer, each with the true state before and after it."""
    listener = context.t
    assert isinstance(listener, Listener)
    listener.heard.clear()
    PRESENTERS[listener.game].guide.reason(context, action)
    for key, facts in listener.heard:
        yield key, Said(state, carried_out(state, action), action, facts)


def check_reasons(setup: Setup, checks: Mapping[str, Check], seed: str) -> None:
    """Ask for the reason of every answer in a random game; `checks`: by its key, of each that tells a
    number."""
    key, found = setup.game.key, Counter[str]()
    texts = Listener(Texts.of("en").within(key))
    state, luck = setup.start(seed), random.Random(seed)
    names = tuple(f"P{seat}" for seat in range(setup.seats))
    while state.pending:
        for decision in state.pending:
            view = state.seen_by(decision.seat)
            context = Context(view, texts, names, decision.seat, view.pending)
            for action in every_way(decision, luck):
                for key, said in told(context, state, action):
                    numbers = {name for name, fact in said.facts.items() if isinstance(fact, int)}
                    assert key in checks or numbers <= PUBLIC, f"no check of {key}"
                    assert key not in checks or checks[key](said), (key, said.facts, action)
                    found[key] += 1
        play(state, chosen(state, luck))
    assert len(found) > 5, found
