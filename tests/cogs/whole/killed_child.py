"""Plays one table in a small Discord until it is killed: python -m tests.cogs.whole.killed_child DATABASE RUN

It prints every answer as soon as the bot has acknowledged it, and `over` when the game is. Each run is a new
Discord with the same guild, channel and people; the tables are those of the runs before it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from bot.app import create_bot
from bot.background import boards
from bot.platform.rate_limits import RateLimiter
from bot.settings import Settings
from tests.background.weather import quiet
from tests.cogs.table_player import FOUR, TablePlayer, sit_down
from tests.world import Press, World, open_world


class Witness(TablePlayer):
    """Tells what has been acknowledged, before anything else happens."""

    async def step(self) -> None:
        ready = await self.next_answer()
        result = self.world.throw(Press(ready.who, ready.id, ready.message))
        while not result.acknowledged:  # noqa: ASYNC110  # to see it before anything else does
            await asyncio.sleep(0)
        print(json.dumps(ready.answer), flush=True)
        await self.world.env.settle()


async def go_on(world: World, seed: str) -> Witness:
    """At the table that stands in the channel, or at a new one."""
    bot: Any = world.env.bot
    tables = await bot.services.store.open_tables(world.channel.id)
    if not tables:
        return Witness(world, (await sit_down(world, "killed", *FOUR[:2])).id, seed)
    await bot.show_again(world.channel.id)
    await quiet(world)
    return Witness(world, tables[0], seed)


async def main(database: Path, run: int) -> None:
    """One run. The clock of its Discord jumps while it opens and then stands still, so no wait for a turn,
    nor for an old board to rest."""
    boards.EDIT_PAUSE = 0
    settings = Settings(database=database, discord_token=None, pictures=False)
    async with open_world(partial(create_bot, settings), days=run) as world:
        bot: Any = world.env.bot
        bot.sender.limiter = RateLimiter(1_000_000)
        player = await go_on(world, f"run {run}")
        await player.play()
        print("over", flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
