"""Moments worth a picture, out of whole games with names as people have them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO

from PIL import Image

from bot.games.registry import PRESENTERS
from bot.pictures.cut import split
from bot.pictures.drawing import Drawing
from bot.presenter.blocks import LEGEND
from bot.texts import Texts
from bot.views.scene import Scene
from engine.tables.model.drafts import Draft
from tests.bot.scenes import scenes
from tests.laws.games import Setup

SETS: tuple[tuple[str, ...], ...] = ((), ("kaispeicher",))
NAMES = ("Anna", "Benedikt der Bär", "Clara", "Đorđe", r"\_Emilia\_ von und zu Wandsbek 🦜")
SEED = "gallery"


@dataclass(frozen=True)
class Shot:
    """A picture with the name of its file, and the words in which it is told."""

    name: str
    t: Texts
    drawing: Drawing


def whole(data: bytes) -> Image.Image:
    """A picture with its pieces below each other."""
    pieces = [Image.open(BytesIO(it)).convert("RGB") for it in split(data)]
    picture = Image.new("RGB", (pieces[0].width, sum(it.height for it in pieces)))
    for at, it in enumerate(pieces):
        picture.paste(it, (0, sum(before.height for before in pieces[:at])))
    return picture


@cache
def game(
    expansions: tuple[str, ...], seats: int, agent: str = "quick", key: str = "speicherstadt"
) -> tuple[Scene, ...]:
    """A whole game, with names as people have them."""
    played = scenes(seats, SEED, agent, expansions, key)
    return tuple(replace(scene, names=NAMES[:seats]) for scene in played)


def shots(table: Setup, locale: str) -> Iterator[Shot]:
    """Every kind of picture of a game: the board and an office at each question, the end, the ledger, a card,
    the signs."""
    key, t = table.game.key, Texts.of(locale)
    tag = "-".join((key, *table.expansions, f"{table.seats}-seats", locale))
    presenter, whole = PRESENTERS[key], game(table.expansions, table.seats, key=key)
    pictures, words = presenter.pictures, t.within(key)
    for ask, scene in questions(whole).items():
        own = replace(scene, t=t, seat=scene.table.due[0])
        yield Shot(f"{tag}-board-{ask}", words, pictures.board(replace(scene, t=t).context))
        yield Shot(f"{tag}-office-{ask}", words, pictures.office(own.context, Draft()))
    last = replace(whole[-1], t=t)
    yield Shot(f"{tag}-end", words, pictures.end(last.context, last.story))
    yield Shot(f"{tag}-ledger", words, pictures.ledger(last.context, last.story))
    reference = presenter.reference
    longest = max(reference.cards(words), key=lambda it: len(reference.card(words, it)[1]))
    yield Shot(f"{tag}-card", words, pictures.card(words, longest))
    if (signs := pictures.page(words, LEGEND)) is not None:
        yield Shot(f"{tag}-signs", words, signs)


def questions(whole: Sequence[Scene]) -> dict[str, Scene]:
    """The last moment at which each question is asked: there is most to see."""
    return {asks(it): it for it in whole if it.table.due}


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
    """The moment of Loading in which a seat has most cards and goods."""
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
