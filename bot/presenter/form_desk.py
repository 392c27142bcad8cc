"""Forms of a game as a desk of the presenter's contract, until all games have forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.messages.controls import Control
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk import LAID, DeskForm
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale


class FormDesk:
    """The forms of a game, by the names of their questions."""

    def __init__(self, forms: Mapping[str, type[DeskForm[Any]]]) -> None:
        self.forms = forms
        self.ASKS = frozenset(forms)
        self.SUGGESTS = frozenset(ask for ask, form in forms.items() if form.suggests)

    def desk(self, c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
        """The sections and the controls of an answer in preparation."""
        form = self.form(c, decision, draft)
        return form.sections(), [*form.controls()]

    def use(self, c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
        """The draft after a press; raises `Stale`."""
        after = self.form(c, decision, draft).apply(name, values)
        if after is None:
            raise Stale
        return after

    def answer(self, c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
        """The actions of Confirm; raises `Stale`."""
        if not (moves := self.form(c, decision, draft).moves(mark)):
            raise Stale
        return moves

    def lay(self, c: Context, decision: Decision, action: Action) -> Draft | None:
        """The draft in which an answer waits for Confirm; None for one that is given by a press."""
        draft = self.form(c, decision, Draft()).draft_for(action)
        return None if LAID in draft.picked else draft

    def along(self, c: Context, decision: Decision, draft: Draft) -> Orders | None:
        """Standing orders of the seat after Confirm."""
        return self.form(c, decision, draft).orders_after()

    def form(self, c: Context, decision: Decision, draft: Draft) -> DeskForm[Any]:
        """The form of a question with its draft."""
        return self.forms[decision.ask](c, decision, draft)
