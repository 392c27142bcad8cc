"""What one may look up in the orchard, and what new players are told."""

from __future__ import annotations

from bot.presenter.blocks import LEGEND
from bot.presenter.context import Context
from bot.texts import Texts
from engine.core.actions import Action
from engine.core.decisions import Decision
from tests.core.toy.moves import Bid
from tests.core.toy.phases import WORTH

TOPICS: tuple[str, ...] = ("overview", LEGEND)


def cards(t: Texts) -> dict[str, str]:
    """The fruits."""
    return {it: t(f"card-{it}") for it in WORTH}


def card(t: Texts, card: str) -> tuple[str, str]:
    """What one is worth; raises LookupError."""
    return t(f"card-{card}"), t("worth", points=WORTH[card])


def facts(rules: object) -> dict[str, int]:
    """None are named."""
    return {}


def small_print(t: Texts, card: str) -> str:
    """The same in short; raises LookupError."""
    return t("worth", points=WORTH[card])


def explain(c: Context, decision: Decision) -> str:
    """What one decides."""
    return c.t(f"guide-ask-{decision.ask}")


def lying(c: Context) -> dict[str, str]:
    """What was laid, and the own hand."""
    own = [] if c.seat is None else c.view.hands[c.seat]
    return {it: c.t(f"card-{it}") for it in (*c.view.open, *own)}


def reason(c: Context, action: Action) -> str:
    """Of a fruit that is laid."""
    return c.t("worth", points=WORTH[action.card]) if isinstance(action, Bid) else ""
