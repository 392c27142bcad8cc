"""The running tables of a server for one reader, and how they follow one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import set_title
from bot.views.people.games import ListTexts, due_line, link_to_board, page_controls, page_ranges, place_line
from bot.views.scene import Scene
from bot.views.sources import Sources
from engine.tables.model.table import Table

ROUND, END, STOP = "round", "end", "stop"
"""How one follows a table: a digest each round, or at its end alone; or no more."""


async def server_games(
    sources: Sources, tables: Sequence[Table], followed: Mapping[int, str], t: Texts, page: int = 1
) -> Sheet:
    """A page of the tables that the reader may see, with a menu to follow one. `followed`: how they follow
    tables."""
    lines = [
        f"**{number}** · {await running_line(sources, table, t)}" for number, table in enumerate(tables, 1)
    ]
    pages = list(page_ranges(lines)) or [range(0)]
    page = min(max(1, page), len(pages))
    frame = ListTexts("servergames", t("follow-title"), t("follow-none"))
    shown = pages[page - 1]
    options = [(str(tables[at].id), f"{at + 1} · {set_title(t, tables[at].key)}") for at in shown]
    notes = {str(number): t(f"follow-is-{kind}") for number, kind in followed.items()}
    menu = [Menu(Id("follow", 0), t("follow-pick"), Choices(options, notes=notes))] if shown else []
    return Sheet(
        frame.title,
        "\n\n".join(lines[at] for at in shown) or frame.nothing,
        [*menu, *page_controls(t, frame, page, len(pages))],
        footer=t("games-page", page=page, pages=len(pages)) if len(pages) > 1 else "",
    )


async def running_line(sources: Sources, table: Table, t: Texts) -> str:
    """A table in three lines: which game, how far it is, whose turn, the way there."""
    headline = PRESENTERS[table.key].board.headline(Scene(table, (), t).context)
    link = await link_to_board(sources.store, table)
    turn = (
        t("games-rests", since=f"<t:{int(table.rests)}:R>")
        if table.rests
        else await due_line(sources, table, t)
    )
    way = f" · [{t('games-board')}]({link})" if link else ""
    game = set_title(t, table.key, *table.expansions)
    return f"**{game}** · {place_line(sources, table, t)}\n{headline}\n{turn}{way}"


def follow_choice(table: Table, t: Texts, known: str) -> Sheet:
    """Asks how the reader follows a table. `known`: how they do already, empty for not at all."""

    def button(kind: str, style: Style) -> Button:
        return Button(
            Id("followset", 0, 0, f"{table.id}.{kind}"), t(f"follow-do-{kind}"), style, known == kind
        )

    buttons: list[Control] = [button(ROUND, Style.primary), button(END, Style.primary)]
    if known:
        buttons.append(button(STOP, Style.secondary))
    return Sheet(set_title(t, table.key, *table.expansions), t("follow-how"), buttons)


def digest(table: Table, standings: Sheet | None, link: str, t: Texts) -> Sheet:
    """What is sent of a table: the round that begins or its end, the standings, the way to the board.
    `standings`: None where it ended early."""
    game = set_title(t, table.key, *table.expansions)
    state = table.status if table.status != "running" else "round"
    head = t("follow-news", state=state, round=table.round, game=game)
    way = f"[{t('games-board')}]({link})" if link else ""
    stop = (
        [Button(Id("followset", 0, 0, f"{table.id}.{STOP}"), t("follow-do-stop"))] if state == "round" else []
    )
    sheet = standings or Sheet("", "")
    return replace(sheet, title=head, text="\n".join(filter(None, (sheet.text, way))), controls=stop)
