"""Moments worth a picture, out of whole games with names as people have them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from typing import Any

from PIL import Image

from bot.games.speicherstadt.ledger import BOOK
from bot.games.speicherstadt.pictures.final import end_facts
from bot.games.speicherstadt.pictures.shown import board_facts, card_facts, office_facts
from bot.pictures.cut import split
from bot.texts import Texts
from bot.views.scene import Scene
from tests.bot.scenes import scenes

SETS: tuple[tuple[str, ...], ...] = ((), ("kaispeicher",))
NAMES = ("Anna", "Benedikt der Bär", "Clara", "Đorđe", r"\_Emilia\_ von und zu Wandsbek 🦜")
SEED = "gallery"
CARDS = {(): "contract_a3_large", ("kaispeicher",): "coffee_break"}


@dataclass(frozen=True)
class Shot:
    """A picture with the name of its file."""

    name: str
    locale: str
    facts: Any


def whole(data: bytes) -> Image.Image:
    """A picture with its pieces below each other."""
    pieces = [Image.open(BytesIO(it)).convert("RGB") for it in split(data)]
    picture = Image.new("RGB", (pieces[0].width, sum(it.height for it in pieces)))
    for at, it in enumerate(pieces):
        picture.paste(it, (0, sum(before.height for before in pieces[:at])))
    return picture


@cache
def game(expansions: tuple[str, ...], seats: int, agent: str = "quick") -> tuple[Scene, ...]:
    """A whole game, with names as people have them."""
    played = scenes(seats, SEED, agent, expansions)
    return tuple(replace(scene, names=NAMES[:seats]) for scene in played)


def shots(expansions: tuple[str, ...], seats: int, locale: str) -> Iterator[Shot]:
    """Every kind of picture."""
    t, tag = Texts.of(locale), "-".join((*(expansions or ("base",)), f"{seats}-seats", locale))
    for moment, scene in moments(expansions, seats).items():
        yield Shot(f"board-{moment}-{tag}", locale, board_facts(replace(scene, t=t).context))
    last = replace(game(expansions, seats)[-1], t=t)
    yield Shot(f"end-{tag}", locale, end_facts(last.context, last.story))
    late = replace(loading(expansions, seats), t=t)
    yield Shot(f"office-{tag}", locale, office_facts(late.context, late.table.due[0]))
    yield Shot(f"card-{tag}", locale, card_facts(t.within("speicherstadt"), CARDS[expansions]))


def ledgers(expansions: tuple[str, ...], locale: str) -> Iterator[Shot]:
    """The ledger of nerves, whose columns are as wide as the players are few."""
    for seats in range(2, 6):
        tag = "-".join((*(expansions or ("base",)), f"{seats}-seats", locale))
        last = replace(game(expansions, seats)[-1], t=Texts.of(locale))
        yield Shot(f"nerves-{tag}", locale, BOOK.facts(last.context, last.story))


def moments(expansions: tuple[str, ...], seats: int) -> dict[str, Scene]:
    """Demand and Purchase in the middle of a game; the highest column of all."""
    whole = game(expansions, seats)
    half = whole[len(whole) // 2 :]
    return {
        "demand": next(it for it in half if asks(it) == "demand" and crowd(it) >= seats),
        "purchase": next(it for it in half if asks(it) == "purchase" and it.view.at > 0),
        "crowd": max(game(expansions, seats, "random"), key=tallest),
    }


def loading(expansions: tuple[str, ...], seats: int) -> Scene:
    """The moment of Loading in which somebody has most cards and goods."""
    those = (it for it in game(expansions, seats, "random") if asks(it) == "loading")
    return max(those, key=lambda it: wealth(it, it.table.due[0]))


def wealth(scene: Scene, seat: int) -> int:
    """How much there is to see in an office."""
    me = scene.view.seats[seat]
    return len(me.cards) + 3 * len(me.pool) + 2 * len(me.filled)


def asks(scene: Scene) -> str:
    """What is asked first."""
    return scene.table.pending[0].ask if scene.table.pending else ""


def crowd(scene: Scene) -> int:
    """How many workers stand in the market."""
    return sum(len(it.line) for it in (*scene.view.columns, *scene.view.reserved))


def tallest(scene: Scene) -> int:
    """How many workers stand in the fullest column."""
    return max((len(it.line) for it in scene.view.columns), default=0)
