"""The market, the houses and the questions of everybody's board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.presenters.speicherstadt import words
from bot.ui.scene import MARKS, Scene
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.scoring import totals
from engine.games.speicherstadt.actions import Buy, Place
from engine.games.speicherstadt.state import Column, State

SHOWN = 3
"""Prices to come that are shown."""


def phase(s: State) -> str:
    """The phase of the moment: the lowest on the stack, for a question may lie on top."""
    return s.stack[0].phase if s.stack else "finale"


def season(s: State) -> str:
    """The season: that of the last card in the market, later that of the deck's end."""
    return words.season(s, s.columns[-1].card) if s.columns else "autumn"


def headline(scene: Scene) -> str:
    """Season, round and phase."""
    s = scene.view
    return scene.t(
        "board-title",
        season=scene.t(f"season-{season(s)}"),
        round=s.round,
        rounds=s.rounds,
        phase=scene.t(f"phase-{phase(s)}"),
    )


def colour(scene: Scene) -> int:
    """The season's."""
    return words.COLOURS[season(scene.view)]


def market(scene: Scene) -> str:
    """Every column: its card and who stands over it; below it the supply."""
    s = scene.view
    lines = [line for at in range(len(s.columns)) for line in column(scene, at)]
    supply = [good for good, cubes in s.supply.items() for _ in range(cubes)]
    goods = words.goods_list(scene.t, supply)
    lines.append(scene.t("board-supply", goods=goods) if supply else scene.t("board-supply-empty"))
    return "\n".join(lines)


def column(scene: Scene, at: int) -> tuple[str, str]:
    """A card of the market in two lines."""
    s, t = scene.view, scene.t
    it = s.columns[at]
    card = s.card(it.card)
    goods = words.crates(t, it.goods or card.goods)
    what = goods or words.card_text(t, card, "short")
    here = "➤ " if phase(s) == "purchase" and s.at == at else ""
    title = f"{here}**{at + 1} {words.card_name(t, card)}**" + (f" · {what}" if what else "")
    return title, f"\u2003{line(scene, it, at)}"


def line(scene: Scene, it: Column, at: int) -> str:
    """Who stands over a card, lowest first, and what it costs, now and later; or what became of it."""
    s, t = scene.view, scene.t
    if it.buyer is not None:
        return t("board-sold", who=scene.who(it.buyer))
    if phase(s) not in ("supply", "demand") and (at < s.at or phase(s) != "purchase"):
        return t("board-gone")
    if not it.line:
        return t("board-nobody")
    price, ladder = len(it.line), falling(len(it.line) - 1)
    cost = t("board-then", price=price, ladder=ladder) if ladder else t("board-now", price=price)
    return " ".join(MARKS[seat] for seat in it.line) + f" · {cost}"


def falling(price: int) -> str:
    """The prices from this one down to 1: `2, 1`; only the next ones where there are many."""
    prices = [str(it) for it in range(price, 0, -1)]
    return ", ".join(prices[:SHOWN]) + ("…" if len(prices) > SHOWN else "")


def houses(scene: Scene) -> str:
    """The players: coins, points so far, fire strength, ships, workers at hand; the due one in front."""
    s, due, points = scene.view, scene.table.due, totals(scene.view)
    lines = []
    for seat, me in enumerate(s.seats):
        pointer = "➤ " if seat in due else ""
        first = f" ({scene.t('starter-mark')})" if seat == s.starter else ""
        workers = f" {me.workers}👷" if me.workers else ""
        ships = len(s.owned(seat, "ship"))
        lines.append(
            f"{pointer}{MARKS[seat]} **{scene.names[seat]}**{first} {me.coins}🪙 {signed(points[seat])}★"
            f" {s.strength(seat)}🔥 {ships}⛵{workers}"
        )
    return "\n".join(lines)


def signed(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")


def question(scene: Scene, decision: Decision) -> str:
    """What a seat is asked, for everybody."""
    return scene.t(f"ask-{decision.ask}", who=scene.who(decision.seat), **asked(scene, decision))


def asked(scene: Scene, decision: Decision) -> dict[str, str | int]:
    """The facts of a question."""
    s = scene.view
    if decision.ask == "demand":
        return {"left": s.seats[decision.seat].workers}
    if decision.ask == "purchase":
        it = s.columns[s.at]
        return {"card": words.card_name(scene.t, s.card(it.card)), "price": len(it.line)}
    return {}


def options(decision: Decision) -> Sequence[Action]:
    """Columns from left to right; to buy stands before to leave."""
    verbs = ["buy", "pass"]

    def place(action: Action) -> int:
        if isinstance(action, Place):
            return action.column
        return verbs.index(action.do) if action.do in verbs else len(verbs)

    return sorted(decision.options, key=place)


def label(scene: Scene, action: Action) -> str:
    """An option on a button."""
    s, t = scene.view, scene.t
    if isinstance(action, Place):
        card = s.card(s.columns[action.column].card)
        return t("do-place", slot=action.column + 1, card=words.card_name(t, card))
    if isinstance(action, Buy):
        price = len(s.columns[s.at].line)
        ladder = falling(price - 1)
        return t("do-buy-ladder", price=price, ladder=ladder) if ladder else t("do-buy", price=price)
    return t(f"do-{action.do}")
