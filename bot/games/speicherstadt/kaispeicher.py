"""What happens only with the expansion, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import worker
from bot.views.scene import Scene
from engine.core.events import Event
from engine.games.speicherstadt.kaispeicher import events as told
from engine.games.speicherstadt.state import GREY


def card(scene: Scene, name: str) -> str:
    """A card's name; contracts with their letters."""
    return words.marked_name(scene.t, scene.view.card(name))


def where(scene: Scene, to: str) -> str:
    """Where a good went."""
    return scene.t(f"log-to-{to}") if to in ("pool", "warehouse", "hall") else card(scene, to)


def reserved(scene: Scene, it: told.Reserved) -> str:
    """A worker in the reservation row."""
    mark = worker(it.seat + GREY if it.grey else it.seat)
    return scene.t("log-reserved", who=mark, card=card(scene, it.card), place=it.cards)


def skipped(scene: Scene, it: told.Skipped) -> str:
    """A coffee break."""
    return scene.t("log-skipped", who=scene.who(it.seat))


def stopped(scene: Scene, it: told.Stopped) -> str:
    """Grey workers stay at home."""
    return scene.t("log-stopped", who=scene.who(it.seat))


def swapped(scene: Scene, it: told.Swapped) -> str:
    """The Spy at work."""
    cards = {"own": card(scene, it.own_card), "other": card(scene, it.other_card)}
    return scene.t("log-swapped", who=scene.who(it.seat), victim=scene.who(it.victim), **cards)


def kept(scene: Scene, it: told.Kept) -> str:
    """The Spy waits."""
    return scene.t("log-kept", who=scene.who(it.seat))


def took(scene: Scene, it: told.Took) -> str:
    """A card for nothing."""
    return scene.t("log-took", who=scene.who(it.seat), card=card(scene, it.card), price=it.price)


def saved(scene: Scene, it: told.Saved) -> str:
    """The Savings Bank."""
    return scene.t("log-saved", who=scene.who(it.seat), coins=it.coins)


def robbed(scene: Scene, it: told.Robbed) -> str:
    """The Thief."""
    return scene.t("log-robbed", who=scene.who(it.seat), victim=scene.who(it.victim), coins=it.coins)


def processed(scene: Scene, it: told.Processed) -> str:
    """A good to a factory."""
    good, factory = words.good_name(scene.t, it.good), card(scene, it.factory)
    return scene.t("log-processed", who=scene.who(it.seat), good=good, factory=factory, points=it.points)


def fetched(scene: Scene, it: told.Fetched) -> str:
    """A good from the supply."""
    good = words.good_name(scene.t, it.good)
    return scene.t("log-fetched", who=scene.who(it.seat), good=good, where=where(scene, it.to))


def smuggled(scene: Scene, it: told.Smuggled) -> str:
    """A good from an opponent's contract."""
    facts = {"who": scene.who(it.seat), "victim": scene.who(it.victim), "contract": card(scene, it.contract)}
    good = words.good_name(scene.t, it.good)
    return scene.t("log-smuggled", good=good, where=where(scene, it.to), **facts)


def trucked(scene: Scene, it: told.Trucked) -> str:
    """Goods between own contracts, and which of these are complete now."""
    ways = [
        scene.t(
            "truck-way",
            good=words.good_name(scene.t, way.good),
            origin=card(scene, way.origin),
            to=card(scene, way.to),
        )
        for way in it.moves
    ]
    complete = ", ".join(card(scene, contract) for contract in it.complete)
    key = "log-trucked-complete" if complete else "log-trucked"
    return scene.t(key, who=scene.who(it.seat), ways="; ".join(ways), complete=complete)


def doubled(scene: Scene, it: told.Doubled) -> str:
    """The Fire Chief."""
    return "🔥 " + scene.t("log-doubled", who=scene.who(it.seat), points=it.points)


def insured(scene: Scene, it: told.Insured) -> str:
    """The Insurance."""
    return "🔥 " + scene.t("log-insured", who=scene.who(it.seat), points=it.points, coins=it.coins)


def waived(scene: Scene, it: told.Waived) -> str:
    """A card against fire that was not used."""
    return scene.t("log-waived", who=scene.who(it.seat), card=card(scene, it.card))


LINES: dict[type[Event], Callable[[Scene, Any], str]] = {
    told.Reserved: reserved,
    told.Skipped: skipped,
    told.Stopped: stopped,
    told.Swapped: swapped,
    told.Kept: kept,
    told.Took: took,
    told.Saved: saved,
    told.Robbed: robbed,
    told.Processed: processed,
    told.Fetched: fetched,
    told.Smuggled: smuggled,
    told.Trucked: trucked,
    told.Doubled: doubled,
    told.Insured: insured,
    told.Waived: waived,
}
