"""How to play: the rules of a game page by page, with a menu of all topics."""

from __future__ import annotations

from collections.abc import Mapping

from bot.messages.controls import Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.presenter.contract import Presenter, Reference
from bot.render import legend
from bot.texts import Texts
from bot.views.page_buttons import back_button, next_button
from bot.views.table.lobby_settings import unusual_settings
from engine.games import GAMES
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table

BACK, ON, PICKED = "back", "on", "picked"
"""Why a button leads to a page: two buttons may lead to the same page, and ids must differ."""


def topic(reference: Reference, number: int) -> str:
    """The topic of a page, by its number from 0; raises `Stale` if there is none."""
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
    """A page of the rules, with ways to all others. `t`: the texts of the game; `table`: its numbers and
    unusual settings are named; None: the base game."""
    reference = presenter.reference
    name, pages = topic(reference, number), len(reference.TOPICS)
    chosen = unusual_settings(table, t) if table is not None else ()
    differences = (f"> {t('guide-here', what=line)}" for line in chosen)
    return Sheet(
        t(f"rules-{name}"),
        "\n".join((*differences, text(presenter, name, t, numbers(presenter, game, table)))),
        controls(t, game, reference, number),
        footer=t("guide-page", page=number + 1, pages=pages),
        picture=picture,
        game=game,
    )


def numbers(presenter: Presenter, game: str, table: Table | None) -> dict[str, int]:
    """The numbers that rules name: those of a table and its settings, else of the base game."""
    expansions, chosen = (table.expansions, table.chosen) if table is not None else ((), {})
    return {**presenter.reference.facts(GAMES[game].rules(expansions)), **chosen}


def text(presenter: Presenter, topic: str, t: Texts, facts: Mapping[str, int]) -> str:
    """Text of a topic, with its signs and numbers."""
    return t(f"rules-{topic}.text", signs=legend.text(presenter.pictures.signs, topic, t), **facts)


def controls(t: Texts, game: str, reference: Reference, number: int) -> list[Control]:
    """Menu of topics, and buttons to the pages before and after."""
    topics, last = reference.TOPICS, len(reference.TOPICS) - 1
    lines = [(str(at), t(f"rules-{name}")) for at, name in enumerate(topics)]
    if not last:
        return []
    return [
        Menu(place(game, number, PICKED), t("guide-pick"), Choices(lines, picked=(str(number),))),
        back_button(t, place(game, max(0, number - 1), BACK), off=number == 0),
        next_button(t, place(game, min(last, number + 1), ON), off=number == last),
    ]


def place(game: str, number: int, way: str) -> Id:
    """The id of a control that leads to a page; `way`: see `BACK`."""
    return Id("page", 0, number, f"{game}.{way}")


def parse_press(id: Id, values: tuple[str, ...]) -> tuple[str, int]:
    """The game and the page that a press leads to; raises `Stale` for invalid values."""
    game, number = id.name.partition(".")[0], values[0] if values else str(id.ply)
    if not number.isdecimal():
        raise Stale
    return game, int(number)
