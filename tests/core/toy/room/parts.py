"""The parts of the orchard's presenter, all in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.messages.sheets import Section
from bot.presenter.context import Context, LogEvent
from bot.presenter.defaults import PlainAnswers
from bot.presenter.event_texts import EventTexts
from bot.texts.formats import MARKS
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.tables.model.drafts import Draft
from tests.core.toy.moves import Answer, Began, Bid, Offer, Offered

SILENT: tuple[type[Event], ...] = (Began,)
"""Events without a line."""


def headline(c: Context) -> str:
    """The phase."""
    return c.t("phase-" + (c.view.stack[-1].phase if c.view.stack else "over"))


def colour(c: Context) -> int:
    """Green."""
    return 0x6F9A82


def question(c: Context, decision: Decision) -> str:
    """The public question to a seat."""
    return c.t(f"ask-{decision.ask}", who=c.who(decision.seat))


class Answers(PlainAnswers):
    """Options and fields of forms in words."""

    def label(self, c: Context, action: Action) -> str:
        """What is done."""
        if isinstance(action, Bid):
            return c.t("do-bid", card=c.t(f"card-{action.card}"))
        if isinstance(action, Answer):
            return c.t("do-answer-yes" if action.yes else "do-answer-no")
        if isinstance(action, Offer):
            return bargain(c, "do-offer", action.to, action)
        return c.t(f"do-{action.do}")

    def field(self, c: Context, field: str, value: Any) -> str:
        """A player or a fruit."""
        return f"{MARKS[value]} {c.names[value]}" if isinstance(value, int) else c.t(f"card-{value}")


def own_question(c: Context, decision: Decision) -> str:
    """What a seat itself is asked."""
    return c.t(f"office-ask-{decision.ask}")


def purse(c: Context, draft: Draft) -> str:
    """Points."""
    return f"{c.points(c.me)}★"


def lines(c: Context, told: Sequence[LogEvent]) -> list[str]:
    """A line an event."""
    return [line for event, *_ in told if (line := TEXTS.line(c, event))]


def means(c: Context, seat: int) -> str:
    """The number of cards."""
    return f"{len(c.view.hands[seat])}🂠"


def tie_break(c: Context, seat: int) -> str:
    """Nothing."""
    return ""


def cards(c: Context, seat: int) -> list[Section]:
    """No card scores by itself."""
    return []


def fruits(c: Context, them: Iterable[str]) -> str:
    """Fruits by name; those that one may not see by their back."""
    return ", ".join("🂠" if it == "?" else c.t(f"card-{it}") for it in them) or "–"


def bargain(c: Context, key: str, seat: int, it: Offer | Offered) -> str:
    """A fruit for another."""
    return c.t(key, who=c.who(seat), give=fruits(c, [it.give]), want=fruits(c, [it.want]))


TEXTS = EventTexts(
    words={"seat": Context.who, "card": lambda c, card: fruits(c, [card])},
    writers={Offered: lambda c, event: bargain(c, "log-offered", event.seat, event)},
    silent=SILENT,
)
