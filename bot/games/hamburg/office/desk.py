"""Questions that are answered in several steps: a turn in the harbour, the seal, the closing."""

from __future__ import annotations

from types import ModuleType

from bot.games.hamburg.office import closing, harbour, sealing
from bot.messages.controls import Control
from bot.messages.sheets import Section
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft

DESKS: dict[str, ModuleType] = {
    "harbour": harbour,
    "office": sealing,
    "cards": closing,
    "closing": closing,
}
"""The desk of each question."""
ASKS = frozenset(DESKS)
"""Questions that are answered at a desk."""
SUGGESTS = frozenset({"office"})
"""Questions with a suggested answer."""


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The sections and the controls of an answer in preparation."""
    sections, controls = DESKS[decision.ask].desk(c, decision, draft)
    return sections, controls


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a press."""
    after: Draft = DESKS[decision.ask].use(c, decision, draft, name, values)
    return after


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """The actions that Confirm plays."""
    actions: tuple[Action, ...] = DESKS[decision.ask].answer(c, decision, draft, mark)
    return actions


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft with this answer, ready to be confirmed."""
    draft: Draft | None = DESKS[decision.ask].lay(c, decision, action)
    return draft


def along(c: Context, decision: Decision, draft: Draft) -> Orders | None:
    """What Confirm orders besides: a turn in the harbour may say what is bought in those after it."""
    return harbour.along(c, decision, draft) if decision.ask == "harbour" else c.orders
