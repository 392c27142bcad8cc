"""The forms of a seat: every way in which it may answer now.

What is picked is kept in the draft until it is confirmed: it survives a restart, and nothing happens by
mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.presenter.context import Context
from bot.presenter.contract import Presenter
from bot.presenter.desk import LAID, DeskForm
from bot.presenter.plain import CardPanel, OptionForm, PlainForm
from bot.views.scene import Scene
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale


def is_offer(presenter: Presenter, decision: Decision) -> bool:
    """Whether an answer may be given at any time, from the panel of cards."""
    return not decision.blocking and not decision.sealed and decision.ask not in presenter.forms


def form_of(c: Context, presenter: Presenter, decision: Decision, draft: Draft) -> DeskForm[Any]:
    """The form of a question: the game's own, else buttons and menus."""
    if (own := presenter.forms.get(decision.ask)) is not None:
        return own(c, decision, draft)
    kind = CardPanel if is_offer(presenter, decision) else PlainForm
    return kind(c, decision, draft, presenter.answers)


def forms_of(
    scene: Scene, presenter: Presenter, draft: Draft, decisions: Iterable[Decision] | None = None
) -> Iterator[DeskForm[Any]]:
    """The form of each question of this seat, or of `decisions`; behind a form of the game's own the option
    of its question that a hint has laid out."""
    c, decisions = scene.context, [*(scene.mine if decisions is None else decisions)]
    for decision in decisions:
        yield form_of(c, presenter, decision, draft)
    for decision in decisions if LAID in draft.picked else ():
        if decision.ask in presenter.forms:
            yield OptionForm(c, decision, draft, presenter.answers)


def apply(
    scene: Scene, presenter: Presenter, draft: Draft, name: str, values: tuple[str, ...]
) -> Draft | Orders:
    """The draft, or standing orders, after a press; raises `Stale` for a value that is not
    offered."""
    for form in forms_of(scene, presenter, draft):
        if (after := form.apply(name, values)) is not None:
            return after
    raise Stale


def confirmed(
    scene: Scene, presenter: Presenter, draft: Draft, mark: str
) -> tuple[DeskForm[Any], tuple[Action, ...]]:
    """The form to which a Confirm belongs, and its moves; raises `Stale` where the draft has changed."""
    for form in forms_of(scene, presenter, draft):
        if moves := form.moves(mark):
            return form, moves
    raise Stale


def draft_for(scene: Scene, presenter: Presenter, action: Action, draft: Draft) -> Draft:
    """The draft in which an answer waits for Confirm; raises `Stale` where nothing asks for it, or where its
    form cannot hold it."""
    for decision in scene.mine:
        if decision.allows(action):
            return form_of(scene.context, presenter, decision, draft).draft_for(action)
    raise Stale


def can_hold(scene: Scene, presenter: Presenter, action: Action) -> bool:
    """Whether an answer can be laid out."""
    try:
        draft_for(scene, presenter, action, Draft())
    except Stale:
        return False
    return True
