"""The board of a season: one message for all, edited in place."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.messages.controls import Button, Control
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.pictures.drawing import Drawing
from bot.render import embed
from bot.render.words import Words
from bot.texts import Texts
from bot.texts.formats import plain
from bot.views.people.games import stamp
from bot.views.seasons.headings import month
from bot.views.seasons.standing import SHOWN, open_drawing, open_ranking
from bot.views.sources import Sources
from engine.seasons import best_games
from engine.seasons.service.edition import Edition
from engine.seasons.standing import StandingLine

GOLD, GREEN = 0xE9B44C, 0x4F8A5B
Names = dict[int, str]


class Shown(NamedTuple):
    """A board as text, and its picture where there is something to draw."""

    sheet: Sheet
    drawing: Drawing | None = None


async def board(sources: Sources, edition: Edition, t: Texts, person: int | None = None) -> Shown:
    """The board of an open season; `person`: its only reader, who sees their own line marked."""
    ready, waiting = await asyncio.to_thread(lambda: edition.places)
    hidden = await sources.store.people.hidden_persons(*edition.people)
    shown = [it for it in ready if edition.person(it.player) not in hidden][:SHOWN]
    others = [it for it in waiting if edition.person(it.player) not in hidden][:SHOWN]
    names = await player_names(sources, edition, (*shown, *others), t, person)
    ranking = open_ranking(shown, {who: plain(name) for who, name in names.items()}, t, over=edition.over)
    table = "\n".join(embed.lines(ranking, Words(t, {})))
    sheet = Sheet(
        month(edition.plan, t),
        "\n\n".join(parts(edition, t, table, names, others)),
        controls(edition, t),
        footer=t("open-legend"),
        colour=GOLD if edition.over else GREEN,
    )
    return Shown(sheet, open_drawing(edition, ranking, t))


async def player_names(
    sources: Sources, edition: Edition, lines: Iterable[StandingLine], t: Texts, person: int | None
) -> Names:
    """Names of players by number; the reader is marked."""
    whos = [it.player for it in lines]
    found = await asyncio.gather(
        *(sources.names.name(edition.row.guild, edition.person(who), t) for who in whos)
    )
    you = edition.number(person) if person else None
    pairs = zip(whos, found, strict=True)
    return {who: t("leaderboard-you", who=name) if who == you else name for who, name in pairs}


def parts(
    edition: Edition, t: Texts, table: str, names: Names, others: Iterable[StandingLine]
) -> Iterator[str]:
    """The paragraphs of a board."""
    if edition.over:
        yield t("open-over", games=len(edition.results))
    else:
        yield t("open-until", when=f"<t:{int(edition.plan.ends)}:f>", left=stamp(edition.plan.ends))
    if table:
        yield table
    elif not edition.over:
        yield t("open-nobody", least=best_games.LEAST)
    if on_the_way := [t("open-short", who=names[it.player], games=it.played) for it in others]:
        over = "yes" if edition.over else "no"
        yield t("open-waiting", least=best_games.LEAST, who=" · ".join(on_the_way), over=over)


def controls(edition: Edition, t: Texts) -> list[Control]:
    """Buttons for all readers of a board."""
    mine = Button(Id("season", 0, edition.id, "mine"), t("season-do-mine"))
    record = Button(Id("seasonrecord", 0, edition.id, "all"), t("season-do-record"))
    return [mine, rules_button(t), *([record] if edition.over else [])]


def rules_button(t: Texts, kind: str = "open") -> Button:
    """The way to the rules of a kind of season."""
    return Button(Id("seasonrules", 0, 0, kind), t("season-do-rules"))
