"""How to play: the rules of a game page by page, with a menu of all topics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.messages.controls import Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.presenter.contract import Presenter, Reference
from bot.render import legend
from bot.texts import Texts
from bot.views.paging import back_button, next_button
from bot.views.table.arranging import unusual
from engine.games import GAMES
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table

BACK, ON, PICKED = "back", "on", "picked"
"""What leads from one page to another: they may lead to the same one, and no two ids may be alike."""


def topic(reference: Reference, number: int) -> str:
    """The topic of a page, by its number from 0 on; raises `Stale` where there is none (any more)."""
    if not 0 <= number < len(reference.TOPICS):
        raise Stale
    return reference.TOPICS[number]


def page(
    t: Texts,
    game: str,
    presenter: Presenter,
    number: int,
    picture: Picture | None = None,
    table: Table | None = None,
) -> Sheet:
    """One topic, and the ways to all others. `t`: the words of the game; `table`: the one whose numbers the
    page names and whose host has chosen something otherwise; None: the base game."""
    reference = presenter.reference
    name, pages = topic(reference, number), len(reference.TOPICS)
    here = (t("guide-here", what=it) for it in (unusual(table, t) if table is not None else ()))
    return Sheet(
        t(f"rules-{name}"),
        "\n".join((*(f"> {it}" for it in here), text(presenter, name, t, numbers(presenter, game, table)))),
        controls(t, game, reference, number),
        footer=t("guide-page", page=number + 1, pages=pages),
        picture=picture,
        game=game,
    )


def numbers(presenter: Presenter, game: str, table: Table | None) -> dict[str, int]:
    """The numbers that a page names: those of a table and what its host chose, else those of the base
    game."""
    expansions, chosen = (table.expansions, table.chosen) if table is not None else ((), {})
    return {**presenter.reference.facts(GAMES[game].rules(expansions)), **chosen}


def text(presenter: Presenter, topic: str, t: Texts, facts: Mapping[str, int]) -> str:
    """The words of a topic, with the numbers of a table."""
    return t(f"rules-{topic}.text", signs=legend.text(presenter.pictures.signs, topic, t), **facts)


def controls(t: Texts, game: str, reference: Reference, number: int) -> list[Control]:
    """A menu of topics, one page back, one page on."""
    topics, last = reference.TOPICS, len(reference.TOPICS) - 1
    lines = [(str(at), t(f"rules-{it}")) for at, it in enumerate(topics)]
    if not last:
        return []
    return [
        Menu(place(game, number, PICKED), t("guide-pick"), Choices(lines, picked=(str(number),))),
        back_button(t, place(game, max(0, number - 1), BACK), off=number == 0),
        next_button(t, place(game, min(last, number + 1), ON), off=number == last),
    ]


def place(game: str, number: int, way: str) -> Id:
    """The id of a way to a page."""
    return Id("page", 0, number, f"{game}.{way}")


def parse_press(id: Id, values: tuple[str, ...]) -> tuple[str, int]:
    """To which page of which game a press leads; raises `Stale` where that was never offered."""
    game, number = id.name.partition(".")[0], values[0] if values else str(id.ply)
    if not number.isdecimal():
        raise Stale
    return game, int(number)
