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
    """Text of a board, and its picture where there is something to draw."""

    sheet: Sheet
    drawing: Drawing | None = None


async def board(sources: Sources, edition: Edition, t: Texts, person: int | None = None) -> Shown:
    """The board of an open season. `person`: its only reader, whose line is marked; None: it is public."""
    ready, waiting = await asyncio.to_thread(lambda: edition.places)
    hidden = await sources.store.people.hidden_persons(*edition.people)
    shown = [line for line in ready if edition.person(line.player) not in hidden][:SHOWN]
    short = [line for line in waiting if edition.person(line.player) not in hidden][:SHOWN]
    names = await player_names(sources, edition, (*shown, *short), t, person)
    bare = {number: plain(name) for number, name in names.items()}
    ranking = open_ranking(shown, bare, t, over=edition.over)
    table = "\n".join(embed.lines(ranking, Words(t, {})))
    sheet = Sheet(
        month(edition.plan, t),
        "\n\n".join(parts(edition, t, table, names, short)),
        controls(edition, t),
        footer=t("open-legend"),
        colour=GOLD if edition.over else GREEN,
    )
    return Shown(sheet, open_drawing(edition, ranking, t))


async def player_names(
    sources: Sources, edition: Edition, lines: Iterable[StandingLine], t: Texts, person: int | None
) -> Names:
    """Names of players by number, with a mark at the reader's."""
    numbers = [line.player for line in lines]
    names = await asyncio.gather(
        *(sources.names.name(edition.row.guild, edition.person(number), t) for number in numbers)
    )
    you = edition.number(person) if person else None
    pairs = zip(numbers, names, strict=True)
    return {number: t("leaderboard-you", who=name) if number == you else name for number, name in pairs}


def parts(
    edition: Edition, t: Texts, table: str, names: Names, short: Iterable[StandingLine]
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
    if on_the_way := [t("open-short", who=names[line.player], games=line.played) for line in short]:
        over = "yes" if edition.over else "no"
        yield t("open-waiting", least=best_games.LEAST, who=" · ".join(on_the_way), over=over)


def controls(edition: Edition, t: Texts) -> list[Control]:
    """Buttons for all readers of a board."""
    own = Button(Id("season", 0, edition.id, "mine"), t("season-do-mine"))
    record = Button(Id("seasonrecord", 0, edition.id, "all"), t("season-do-record"))
    return [own, rules_button(t), *([record] if edition.over else [])]


def rules_button(t: Texts, kind: str = "open") -> Button:
    """Opens the rules of a kind of season."""
    return Button(Id("seasonrules", 0, 0, kind), t("season-do-rules"))
