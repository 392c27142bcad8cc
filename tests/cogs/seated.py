"""A running table in a position of one's choice, at which members of the world sit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.state import State
from engine.games import GAMES
from engine.tables.model.table import Chair, Table
from tests.world import World


async def seated(world: World, state: State[Any], *people: str, key: str = "speicherstadt") -> Table:
    """The table, shown in the channel. It lives in memory only: a restart would replay its (empty) log."""
    bot: Any = world.env.bot
    game, now = GAMES[key], world.env.now().timestamp()
    table = Table(
        id=0,
        guild=world.guild.id,
        channel=world.channel.id,
        host=world.member(people[0]).id,
        key=key,
        expansions=state.rules.expansions,
        limit=len(people),
        status="running",
        chairs=tuple(Chair(person=world.member(name).id, acted=now) for name in people),
        deal=game.deal(state.rules, len(people), "seated"),
        created=now,
        changed=now,
    )
    stored: Table = await bot.services.store.create(table, ())
    bot.services.tables.remember(replace(stored, state=state))
    await world.slash(people[0], "board")
    return stored
