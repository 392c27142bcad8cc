"""Answers in advance: the panel of standing orders, and what will be asked in private, laid out already.

What is shown here is for one person alone. A press changes nothing that others see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.messages.controls import Button, Control, Style, Window
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.presenter.contract import Presenter
from bot.views.office.forms import form_of
from bot.views.scene import Scene
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from engine.tables.play.ahead import answer_ahead

NOTE = 500
"""Characters of a player's note at most."""


# --- Orders


def panel(scene: Scene, presenter: Presenter, draft: Draft, picture: Picture | None = None) -> Sheet:
    """The orders in force, the board to which they belong (`picture`, else in words), and the controls.
    Raises `Stale` where nothing can be ordered."""
    t, controls = scene.t, list(ordering(scene, presenter, draft))
    if not controls:
        raise Stale
    plan = presenter.plan(scene.context, draft)
    lines, picked = plan.lines(), plan.picked_lines()
    if answers_now(scene):
        id = Id("carry", scene.table.id, scene.table.ply(scene.me))
        style = Style.primary if contradicts_hint(scene) else Style.success
        controls.append(Button(id, t("orders-carry"), style, row=4))
    return Sheet(
        t("orders-title"),
        "\n".join(lines if lines or picked else [t("orders-none")]),
        [*controls, home(scene)],
        [] if picture else presenter.pictures.board_text(scene.context, players=False),
        t("orders-lasting") if lines or picked else "",
        presenter.board.colour(scene.context),
        picture,
        t.game,
    )


def ordering(scene: Scene, presenter: Presenter, draft: Draft) -> list[Control]:
    """Controls for new orders; none where the player cannot give any."""
    return [*presenter.plan(scene.context, draft).controls()] if decides(scene) else []


def decides(scene: Scene) -> bool:
    """Whether a person plays this seat, in a running game."""
    table, seat = scene.table, scene.seat
    return table.status == "running" and seat is not None and table.chairs[seat].waits


def are_initial(scene: Scene) -> bool:
    """Whether this seat has exactly the orders with which its game begins."""
    table, view, seat = scene.table, scene.view, scene.me
    given, kind = table.chairs[seat].orders, table.game.orders
    return given is not None and kind.revise(given, view, seat) == kind.initial(view, seat)


def contradicts_hint(scene: Scene) -> bool:
    """Whether these orders would answer otherwise than a hint that stands."""
    asked = [decision for decision in scene.mine if scene.advised and decision.allows(scene.advised)]
    return any(action != scene.advised for decision in asked for action in answers_now(scene, decision))


def answers_now(scene: Scene, *asked: Decision) -> list[Action]:
    """What the orders of this seat, confirmed now, would answer to these questions, by default to all."""
    table, seat = scene.table, scene.me
    orders = table.game.orders.revise(table.chairs[seat].orders, scene.view, seat)
    blocking = [decision for decision in asked or scene.mine if decision.blocking]
    actions = [answer_ahead(table.agents, orders, scene.view, decision) for decision in blocking]
    return [action for action in actions if action is not None]


# --- What will be asked in private


def rehearsal(scene: Scene, presenter: Presenter) -> Scene | None:
    """The table as if this seat were already asked what it will be asked in private later in the round; None:
    nothing can be prepared."""
    if not decides(scene):
        return None
    view = scene.table.game.ahead(scene.view, scene.me)
    if view is None:
        return None
    ahead = replace(scene, ahead=view)
    return ahead if question(ahead, presenter) else None


def question(scene: Scene, presenter: Presenter) -> Decision | None:
    """The decision of this seat that the game's own form answers."""
    return next((decision for decision in scene.mine if decision.ask in presenter.forms), None)


def preparation(scene: Scene, presenter: Presenter, draft: Draft, picture: Picture | None = None) -> Sheet:
    """The form of a rehearsal. Sealed steps are read-only until the seal is broken. Raises `Stale`."""
    t, seat = scene.t, scene.me
    c, decision = scene.context, question(scene, presenter)
    if decision is None:
        raise Stale
    steps = presenter.plan(c).sealed()
    form = form_of(c, presenter, decision, Draft(steps) if steps else draft)
    id = Id("unseal", scene.table.id, scene.table.round)
    controls = [Button(id, t("orders-unseal"), row=4)] if steps else form.controls()
    return Sheet(
        t("orders-ahead-title", who=scene.who(seat), ask=decision.ask),
        t("orders-ahead-sealed" if steps else "orders-ahead-open", ask=decision.ask),
        [*controls, home(scene)],
        [*form.sections(), *([] if picture else presenter.pictures.office_text(c, Draft()))],
        colour=presenter.board.colour(scene.context),
        picture=picture,
        game=t.game,
    )


# --- In the office


def can_order(scene: Scene, presenter: Presenter) -> bool:
    """Whether the player can order anything now."""
    return decides(scene) and presenter.plan(scene.context).is_open


def home(scene: Scene) -> Button:
    """The button back to the office."""
    return Button(Id("home", scene.table.id), scene.t("orders-home"), row=4)


def ways(scene: Scene, presenter: Presenter) -> Iterator[Button]:
    """From the office to all of this."""
    table, t = scene.table, scene.t
    if not decides(scene):
        return
    if can_order(scene, presenter):
        yield Button(Id("orders", table.id), t("orders-open"))
    ahead = None if question(scene, presenter) else rehearsal(scene, presenter)
    if ahead and (asked := question(ahead, presenter)):
        yield Button(Id("prepare", table.id), t("orders-prepare", ask=asked.ask))
    yield Button(Id("note", table.id), t("orders-note"))


def note_window(scene: Scene, text: str) -> Window:
    """A window to write a note to oneself."""
    id, t = Id("jot", scene.table.id), scene.t
    return Window(id, t("orders-note-title"), t("orders-note-label"), text, NOTE)
