"""Options, fields of forms, and what an answer would lead to, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import above, falling, sale, worker
from bot.views.scene import Scene
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt import actions as do
from engine.games.speicherstadt.state import State

FIRST = ("buy", "take", "pass", "chief", "insure")
"""Answers to a yes or no, in the order in which people read them."""


def options(decision: Decision) -> Sequence[Action]:
    """The options that are buttons: columns from left to right; yes before no."""

    def place(action: Action) -> tuple[int, int]:
        if isinstance(action, do.Place):
            return (0, action.column)
        if isinstance(action, do.Chief | do.Insure):
            return (1, not action.use)
        return (2, FIRST.index(action.do) if action.do in FIRST else len(FIRST))

    return sorted((it for it in decision.options if not isinstance(it, do.Reserve)), key=place)


def listed(decision: Decision) -> Sequence[Action]:
    """The options that are lines of a menu, for there are too many of them: reservations."""
    return [it for it in decision.options if isinstance(it, do.Reserve)]


def label(scene: Scene, action: Action) -> str:
    """An option on a button or in a menu."""
    write = LABELS.get(type(action))
    return write(scene, action) if write else scene.t(f"do-{action.do}")


def place(scene: Scene, a: do.Place) -> str:
    """A column by number and card."""
    s = scene.view
    card = words.card_name(scene.t, s.card(s.columns[a.column].card))
    return scene.t("do-place-grey" if a.grey else "do-place", slot=a.column + 1, card=card)


def reserve(scene: Scene, a: do.Reserve) -> str:
    """A card above by its letter, with the price that it would have now."""
    s = scene.view
    card = words.card_name(scene.t, s.card(s.upper[a.upper].card))
    key = "do-reserve-grey" if a.grey else "do-reserve"
    return scene.t(key, slot=above(a.upper), card=card, price=len(s.reserved) + 1)


def buy(scene: Scene, a: do.Buy) -> str:
    """The price, and in a column the prices after each refusal."""
    s = scene.view
    it, price = sale(s)
    ladder = falling(price - 1) if it in s.columns else ""
    return scene.t("do-buy-ladder", price=price, ladder=ladder) if ladder else scene.t("do-buy", price=price)


def chief(scene: Scene, a: do.Chief) -> str:
    """With the points that it is about."""
    return scene.t("do-chief-yes" if a.use else "do-chief-no", points=scene.view.stack[-1].amount)


def insure(scene: Scene, a: do.Insure) -> str:
    """With the points that it is about."""
    return scene.t("do-insure-yes" if a.use else "do-insure-no", points=scene.view.stack[-1].amount)


def fetch(scene: Scene, a: do.AuctionHall) -> str:
    """The good and where it goes."""
    where = destination(scene, a.seat, a.good, a.to)
    return scene.t("do-auction_hall", good=words.good_name(scene.t, a.good), where=where)


def smuggle(scene: Scene, a: do.Smuggle) -> str:
    """The good, from whom, and where it goes."""
    where = destination(scene, a.seat, a.good, a.to)
    facts = {"good": words.good_name(scene.t, a.good), "who": scene.who(a.victim), "where": where}
    return scene.t("do-smuggle", **facts)


def truck(scene: Scene, a: do.Truck) -> str:
    """Every good with its way."""
    return scene.t("do-truck", ways="; ".join(trip(scene, way) for way in a.moves))


def destination(scene: Scene, seat: int, good: str, to: str) -> str:
    """Where a good goes, and what that is worth at once."""
    s, t = scene.view, scene.t
    if to in ("pool", "warehouse", "hall"):
        return t(f"to-{to}")
    card = s.card(to)
    name = words.marked_name(t, card)
    if card.kind == "contract":
        rest = [it for it in s.missing(seat, to) if it != good]
        return t("to-contract" if rest else "to-contract-complete", card=name)
    return t(f"to-{card.kind}", card=name, coins=card.coins, points=card.points)


def trip(scene: Scene, way: do.Trip) -> str:
    """One good from contract to contract."""
    s, t = scene.view, scene.t
    origin, to = (words.marked_name(t, s.card(it)) for it in (way.origin, way.to))
    return t("truck-way", good=words.good_name(t, way.good), origin=origin, to=to)


def consequences(scene: Scene, action: Action) -> str:
    """What an action that lies ready would lead to."""
    if isinstance(action, do.Swap):
        return swap(scene, action)
    return label(scene, action) + "\n" + scene.t("office-used-up")


def swap(scene: Scene, a: do.Swap) -> str:
    """Who will stand where."""
    s = scene.view
    own, other = spot(scene, a.own), spot(scene, a.other)
    facts = {"own": own, "other": other, "who": worker(standing(s, a.other))}
    return scene.t("do-swap", **facts) + "\n" + scene.t("office-used-up")


def standing(s: State, where: do.Spot) -> int:
    """The worker on a spot."""
    return s.columns[where[1]].line[where[2]] if where[0] == "column" else s.reserved[where[1]].line[0]


def spot(scene: Scene, where: do.Spot) -> str:
    """A spot in words."""
    s, t = scene.view, scene.t
    if where[0] == "column":
        card = words.card_name(t, s.card(s.columns[where[1]].card))
        return t("spot-column", slot=where[1] + 1, card=card, place=where[2] + 1)
    return t("spot-reserved", card=words.card_name(t, s.card(s.reserved[where[1]].card)), place=where[1] + 1)


def hint(scene: Scene, field: str) -> str:
    """What is chosen in the menu of a form's field."""
    return scene.t("pick-" + field.replace(".", "-"))


def field(scene: Scene, field: str, value: Any) -> str:
    """A value of a form's field."""
    if field == "truck.moves":
        return trip(scene, value)
    return f"{worker(standing(scene.view, value))} · {spot(scene, value)}"


LABELS: dict[type[Action], Callable[[Scene, Any], str]] = {
    do.Place: place,
    do.Reserve: reserve,
    do.Buy: buy,
    do.Chief: chief,
    do.Insure: insure,
    do.AuctionHall: fetch,
    do.Smuggle: smuggle,
    do.Truck: truck,
}
