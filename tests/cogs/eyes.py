"""What people see in private and in public, and a real game to look at."""

from __future__ import annotations

from typing import Any

from engine.tables.model.table import Table
from tests.world import World


def office(world: World, name: str = "Anna") -> str:
    return world.texts(world.private(name))


def private(world: World, name: str = "Anna") -> Any:
    return world.private(name)


def public(world: World) -> list[str]:
    return [world.texts(it) for it in world.messages("Clara")]


async def stored(world: World) -> Table:
    bot: Any = world.env.bot
    table: Table = await bot.services.tables.table(1)
    return table


async def begun(world: World) -> None:
    """A real game of two, in which Anna places first."""
    bot: Any = world.env.bot
    bot.services.tables.seed = "Anna first"
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    table = await stored(world)
    assert table.due_seats == (0,)
