"""Names in the local channel where its library shows numbers."""

from __future__ import annotations

import json
from typing import Any

from bot.messages.sheets import Sheet
from bot.platform.messages.embeds import send_arguments
from bot.playground.mentions import name_mentions
from tests.world import World


async def test_a_channel_that_an_embed_mentions_is_read_by_its_name(world: World) -> None:
    channel: Any = world.env.bot.get_channel(world.channel.id)
    where = f"<#{world.channel.id}>"
    sheet = Sheet("Board", f"It stands in {where}.", sections=[("Where", where)])
    with world.env._bot_scope():
        await channel.send(**send_arguments(sheet))
    name_mentions()
    async with world.env.preview(world.channel, viewers=[world.member("Anna")], layout="channel") as preview:
        told = json.dumps(preview._open_page().snapshot)
    assert told.count(f'"label": "#{channel.name}"') == 2
