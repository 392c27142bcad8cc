"""Explains which limit on open tables is reached and which tables could be ended."""

from __future__ import annotations

import discord

from bot.interactions.request import Request
from bot.limits import LimitReached, Limits
from bot.platform.places import find_place
from bot.services import Services
from bot.texts import Texts
from bot.texts.formats import set_title
from bot.views.people.games import link_to_board, place_line, stamp
from engine.tables.model.table import Table

SHOWN, LOOKED_AT = 5, 25
"""Most tables that are listed, and most that are examined for it: some are not visible to the user."""


async def refusal(services: Services, limits: Limits, request: Request) -> str:
    """Text about the reached limit and how to make room; empty where a table may be opened."""
    reached = await limits.check(request.interaction.guild_id or 0, request.person)
    if reached is None:
        return ""
    return "\n".join([reason(reached, request.t), *await inactive_tables(services, request, reached)])


def reason(reached: LimitReached, t: Texts) -> str:
    """Text about a limit and what can be done."""
    match reached.kind:
        case "server":
            return t("limit-server", most=reached.most)
        case "person":
            return t("limit-person", most=reached.most)
        case "seasons-server" | "seasons-person":
            return t(f"limit-{reached.kind}", most=reached.most)
    return t("limit-hour", most=reached.most, when=stamp(reached.again))


async def inactive_tables(services: Services, request: Request, reached: LimitReached) -> list[str]:
    """Lines with the tables that have been inactive longest; for a server's limit only visible ones."""
    lines: list[str] = []
    async for table in services.tables.readable(reached.tables[:LOOKED_AT]):
        if reached.kind == "person" or visible(request, table):
            lines.append(await table_line(services, table, request.t))
        if len(lines) == SHOWN:
            break
    return ["", request.t("limit-quiet"), *lines] if lines else []


def visible(request: Request, table: Table) -> bool:
    """Whether the user may see the channel of a table, according to the cache."""
    place, reader = (
        find_place(request.interaction.client, table.guild, table.channel),
        request.interaction.user,
    )
    if place is None or not isinstance(reader, discord.Member):
        return False
    allowed = place.permissions_for(reader)
    secret = isinstance(place, discord.Thread) and place.is_private()
    return allowed.view_channel and (allowed.manage_threads or not secret)


async def table_line(services: Services, table: Table, t: Texts) -> str:
    """One line: game, place, time of the last move, link to the board."""
    game, link = set_title(t, table.key, *table.expansions), await link_to_board(services.store, table)
    place, active = place_line(services, table, t), stamp(table.changed)
    text = f"- **{game}** · {t('limit-table', where=place, table=table.id, when=active)}"
    return f"{text} · [{t('games-board')}]({link})" if link else text
