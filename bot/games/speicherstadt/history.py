"""What happened, in words: a line an event, those of one kind in a row folded into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.games.speicherstadt import kaispeicher, words
from bot.games.speicherstadt.board import worker
from bot.views.scene import Scene
from bot.views.table import remarks
from engine.core.events import Event
from engine.games.speicherstadt import events as told
from engine.games.speicherstadt.kaispeicher import events as above
from engine.games.speicherstadt.state import GREY
from engine.tables.log import ByOrder, Remarked

Told = tuple[Event, bool]
"""An event, and whether it was ordered."""
ANSWERS = (
    told.Placed,
    told.Bought,
    told.Declined,
    told.Delivered,
    told.Sold,
    told.Exchanged,
    told.Traded,
    told.Loaded,
    above.Reserved,
    above.Processed,
)
"""What a seat does itself. What follows from it, the next cards or a fire, nobody has ordered."""


def history(scene: Scene, events: Iterable[Event]) -> list[str]:
    """What happened, as this seat may know it."""
    seen = (event.seen_by(scene.seat) for event in events)
    lines: list[str] = []
    for _, group in groupby((apart(event) for event in seen if event is not None), key=kin):
        lines += together(scene, list(group))
    return [line for line in lines if line]


def apart(event: Event) -> Told:
    """The event itself, and whether it was ordered."""
    if isinstance(event, ByOrder):
        return event.what, isinstance(event.what, ANSWERS)
    return event, False


def kin(it: Told) -> tuple[object, ...]:
    """What those have in common that are told together."""
    event, ordered = it
    return (told.Declined, event.card) if isinstance(event, told.Declined) else (type(event), ordered)


def together(scene: Scene, group: Sequence[Told]) -> list[str]:
    """Events of one kind, folded where that can be done."""
    event, ordered = group[0]
    if isinstance(event, told.Declined) and len(group) > 1:
        return [refusals(scene, group)]
    lines = FOLDED.get(type(event), each)(scene, (event for event, _ in group))
    return [marked(scene, it) for it in lines if it] if ordered else lines


def marked(scene: Scene, line: str) -> str:
    """A line about something that was ordered."""
    return scene.t("log-by-order", line=line)


def refusals(scene: Scene, group: Iterable[Told]) -> str:
    """All who did not take one card, one after the other."""
    steps, name = [], ""
    for event, ordered in group:
        if isinstance(event, told.Declined):
            name, able = card(scene, event.card), "yes" if event.able else "no"
            step = scene.t("log-declined-one", who=scene.who(event.seat), able=able, price=event.price)
            steps.append(marked(scene, step) if ordered else step)
    return scene.t("log-declined-many", card=name, steps=", ".join(steps))


def each(scene: Scene, group: Iterable[Event]) -> list[str]:
    """A line an event."""
    return [line(scene, event) for event in group]


def line(scene: Scene, event: Any) -> str:
    """One event in one line; empty for what nobody needs to read."""
    write = LINES.get(type(event))
    return write(scene, event) if write else ""


def card(scene: Scene, name: str) -> str:
    """A card's name."""
    return words.card_name(scene.t, scene.view.card(name))


def round_started(scene: Scene, it: told.RoundStarted) -> str:
    """A headline of the log."""
    return "**" + scene.t("log-round-started", round=it.round, who=scene.who(it.starter)) + "**"


def burned(scene: Scene, it: told.Burned) -> str:
    """Who gained and who lost."""
    effects = [
        scene.t(
            "log-burned-gain" if points > 0 else "log-burned-loss", who=scene.who(seat), points=abs(points)
        )
        for seat, points in enumerate(it.points)
        if points
    ]
    if not effects:
        return "🔥 " + scene.t("log-burned-nothing", card=card(scene, it.card))
    return "🔥 " + scene.t("log-burned", card=card(scene, it.card), effects=", ".join(effects))


def bought(scene: Scene, it: told.Bought) -> str:
    """A card sold."""
    return scene.t("log-bought", who=scene.who(it.seat), card=card(scene, it.card), price=it.price)


def declined(scene: Scene, it: told.Declined) -> str:
    """Left, or not affordable."""
    able = "yes" if it.able else "no"
    facts = {"who": scene.who(it.seat), "card": card(scene, it.card)}
    return scene.t("log-declined", able=able, price=it.price, **facts)


def discarded(scene: Scene, it: told.Discarded) -> str:
    """A card that nobody took."""
    return scene.t("log-discarded", card=card(scene, it.card))


def delivered(scene: Scene, it: told.Delivered) -> str:
    """A good onto a contract."""
    return scene.t(
        "log-delivered",
        complete="yes" if it.complete else "no",
        who=scene.who(it.seat),
        good=words.good_name(scene.t, it.good),
        contract=card(scene, it.contract),
    )


def sold(scene: Scene, it: told.Sold) -> str:
    """A good to a merchant."""
    good, merchant = words.good_name(scene.t, it.good), card(scene, it.merchant)
    return scene.t("log-sold", who=scene.who(it.seat), good=good, merchant=merchant, coins=it.coins)


def exchanged(scene: Scene, it: told.Exchanged) -> str:
    """Goods for another good."""
    give, take = words.goods_list(scene.t, it.give), words.good_name(scene.t, it.take)
    return scene.t("log-exchanged", who=scene.who(it.seat), give=give, take=take)


def traded(scene: Scene, it: told.Traded) -> str:
    """Goods for coins."""
    return scene.t(
        "log-traded", who=scene.who(it.seat), give=words.goods_list(scene.t, it.give), coins=it.coins
    )


def loaded(scene: Scene, it: told.Loaded) -> str:
    """What is kept and what is lost; nothing to say of a seat that had nothing."""
    kept, who = (*it.warehouse, *it.hall), scene.who(it.seat)
    goods, lost = words.goods_list(scene.t, kept), words.goods_list(scene.t, it.lost)
    if kept and it.lost:
        return scene.t("log-loaded-lost", who=who, goods=goods, lost=lost)
    if it.lost:
        return scene.t("log-loaded-all-lost", who=who, lost=lost)
    return scene.t("log-loaded", kept="yes", who=who, goods=goods) if kept else ""


def remarked(scene: Scene, it: Remarked) -> str:
    """Something about the table."""
    return remarks.line(scene, it.remark)


def ended(scene: Scene, it: told.GameEnded) -> str:
    """The last line."""
    return "**" + scene.t("log-game-ended") + "**"


def laid(scene: Scene, group: Iterable[told.Laid]) -> list[str]:
    """All new cards in one line."""
    cards = []
    for it in group:
        goods = f" ({words.crates(scene.t, it.goods)})" if it.goods else ""
        cards.append(card(scene, it.card) + goods)
    return [scene.t("log-laid", cards=", ".join(cards))]


def placed(scene: Scene, group: Iterable[told.Placed]) -> list[str]:
    """Workers placed one after the other in one line, by marks, for there are many of them."""
    steps = [scene.t("log-placed-one", who=mark(it), card=card(scene, it.card)) for it in group]
    return [scene.t("log-placed", steps=", ".join(steps))]


def mark(it: told.Placed) -> str:
    """The worker that was placed."""
    return worker(it.seat + GREY if it.grey else it.seat)


def paid(scene: Scene, group: Iterable[told.Paid]) -> list[str]:
    """The income of all seats in one line."""
    coins = [scene.t("log-income-seat", who=scene.who(it.seat), coins=it.coins) for it in group]
    return [scene.t("log-income", coins=", ".join(coins))]


LINES: dict[type[Event], Callable[[Scene, Any], str]] = {
    **kaispeicher.LINES,
    told.RoundStarted: round_started,
    told.Burned: burned,
    told.Bought: bought,
    told.Declined: declined,
    told.Discarded: discarded,
    told.Delivered: delivered,
    told.Sold: sold,
    told.Exchanged: exchanged,
    told.Traded: traded,
    told.Loaded: loaded,
    told.GameEnded: ended,
    Remarked: remarked,
}
FOLDED: dict[type[Event], Callable[[Scene, Any], list[str]]] = {
    told.Laid: laid,
    told.Placed: placed,
    told.Paid: paid,
}
