"""The pictures of the orchard: lines of text on green."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.drawing import Drawing
from bot.pictures.letters import Writer, fitted, font
from bot.presenter.blocks import Section
from bot.presenter.context import Context, Story
from bot.texts import Texts
from engine.core.scoring import totals
from engine.tables.model.drafts import Draft
from tests.core.toy.room import guide, parts

WIDTH, LINE = 800, 44


@dataclass(frozen=True)
class Lines:
    """Everything that a picture shows."""

    text: tuple[str, ...]


def paint(facts: Lines) -> bytes:
    """One line below the other."""
    picture = Image.new("RGB", (WIDTH, LINE * (len(facts.text) + 1)), p.COPPER_DARK)
    for number, line in enumerate(facts.text):
        Writer(picture).left(
            (LINE, LINE * (number + 1)), fitted(line, font(28), WIDTH - 60), font(28), p.PAPER
        )
    return p.packed(picture, p.inks([*p.PAINTS, *p.BLENDED]))


def of(*text: str) -> Drawing:
    """A picture."""
    lines = tuple(line for it in text for line in it.splitlines())
    return Drawing(Lines(lines), paint, lambda _: ". ".join(lines))


def cover(t: Texts) -> Drawing:
    """Name and line."""
    return of(t("game-orchard"), t("game-orchard.about"))


def board(c: Context) -> Drawing:
    """What the text says."""
    return of(parts.headline(c), *(text for _, text in (*parts.market(c), parts.players(c))))


def office(c: Context, draft: Draft) -> Drawing:
    """The own things."""
    return of(*(text for _, text in parts.things(c)))


def board_text(c: Context, *, players: bool = True) -> list[Section]:
    """Deck and players."""
    return [*parts.market(c), *([parts.players(c)] if players else [])]


def office_text(c: Context, draft: Draft) -> list[Section]:
    """The own things."""
    return parts.things(c)


def end(c: Context, story: Story) -> Drawing:
    """The points."""
    return of(*(f"{c.names[seat]} {points}" for seat, points in enumerate(totals(c.view))))


def ledger(c: Context, story: Story) -> Drawing:
    """There is none."""
    return of()


def card(t: Texts, card: str) -> Drawing:
    """What it is worth."""
    return of(*guide.card(t, card))


def page(t: Texts, topic: str) -> Drawing | None:
    """The rules need none."""
    return None
