"""What happens only with the expansion, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import worker
from bot.presenter.context import Context
from engine.core.events import Event
from engine.games.speicherstadt.kaispeicher import events as ev
from engine.games.speicherstadt.state import GREY


def card(c: Context, name: str) -> str:
    """A card's name; contracts with their letters."""
    return words.spoken_name(c.t, c.view.card(name))


def where(c: Context, to: str) -> str:
    """Where a good was put: a store, or a card."""
    return c.t(f"log-to-{to}") if to in ("pool", "warehouse", "hall") else card(c, to)


def reserved_line(c: Context, event: ev.Reserved) -> str:
    """A worker in the reservation row."""
    mark = worker(event.seat + GREY if event.grey else event.seat)
    return c.t("log-reserved", who=mark, card=card(c, event.card))


def skipped_line(c: Context, event: ev.Skipped) -> str:
    """Who takes a coffee break."""
    return c.t("log-skipped", who=c.who(event.seat))


def stopped_line(c: Context, event: ev.Stopped) -> str:
    """Grey workers stay at home."""
    return c.t("log-stopped", who=c.who(event.seat))


def swapped_line(c: Context, event: ev.Swapped) -> str:
    """A worker moves from card to card, another seat's the other way."""
    cards = {"own": card(c, event.own_card), "other": card(c, event.other_card)}
    return c.t("log-swapped", who=c.who(event.seat), victim=c.who(event.victim), **cards)


def kept_line(c: Context, event: ev.Kept) -> str:
    """That a seat keeps its Spy for later."""
    return c.t("log-kept", who=c.who(event.seat))


def took_line(c: Context, event: ev.Took) -> str:
    """A card taken for nothing, and the price it would have had."""
    return c.t("log-took", who=c.who(event.seat), card=card(c, event.card), price=event.price)


def saved_line(c: Context, event: ev.Saved) -> str:
    """Coins that a seat gets from the Savings Bank."""
    return c.t("log-saved", who=c.who(event.seat), coins=event.coins)


def robbed_line(c: Context, event: ev.Robbed) -> str:
    """Coins that the Thief takes from another seat."""
    return c.t("log-robbed", who=c.who(event.seat), victim=c.who(event.victim), coins=event.coins)


def processed_line(c: Context, event: ev.Processed) -> str:
    """A good to a factory."""
    good, factory = words.good_name(c.t, event.good), card(c, event.factory)
    return c.t("log-processed", who=c.who(event.seat), good=good, factory=factory, points=event.points)


def fetched_line(c: Context, event: ev.Fetched) -> str:
    """A good from the supply."""
    good = words.good_name(c.t, event.good)
    return c.t("log-fetched", who=c.who(event.seat), good=good, where=where(c, event.to))


def smuggled_line(c: Context, event: ev.Smuggled) -> str:
    """A good from an opponent's contract."""
    facts = {"who": c.who(event.seat), "victim": c.who(event.victim), "contract": card(c, event.contract)}
    good = words.good_name(c.t, event.good)
    return c.t("log-smuggled", good=good, where=where(c, event.to), **facts)


def trucked_line(c: Context, event: ev.Trucked) -> str:
    """Goods between own contracts, and which of these are complete now."""
    ways = [
        c.t(
            "truck-way",
            good=words.good_name(c.t, way.good),
            origin=card(c, way.origin),
            to=card(c, way.to),
        )
        for way in event.moves
    ]
    complete = ", ".join(card(c, contract) for contract in event.complete)
    key = "log-trucked-complete" if complete else "log-trucked"
    return c.t(key, who=c.who(event.seat), ways="; ".join(ways), complete=complete)


def doubled_line(c: Context, event: ev.Doubled) -> str:
    """Points that a seat gets by the Fire Chief."""
    return "🔥 " + c.t("log-doubled", who=c.who(event.seat), points=event.points)


def insured_line(c: Context, event: ev.Insured) -> str:
    """Coins paid to the Insurance, and points got back."""
    return "🔥 " + c.t("log-insured", who=c.who(event.seat), points=event.points, coins=event.coins)


def waived_line(c: Context, event: ev.Waived) -> str:
    """A card against fire that was not used."""
    return c.t("log-waived", who=c.who(event.seat), card=card(c, event.card))


LINES: dict[type[Event], Callable[[Context, Any], str]] = {
    ev.Reserved: reserved_line,
    ev.Skipped: skipped_line,
    ev.Stopped: stopped_line,
    ev.Swapped: swapped_line,
    ev.Kept: kept_line,
    ev.Took: took_line,
    ev.Saved: saved_line,
    ev.Robbed: robbed_line,
    ev.Processed: processed_line,
    ev.Fetched: fetched_line,
    ev.Smuggled: smuggled_line,
    ev.Trucked: trucked_line,
    ev.Doubled: doubled_line,
    ev.Insured: insured_line,
    ev.Waived: waived_line,
}
