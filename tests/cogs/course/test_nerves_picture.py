"""The ledger of nerves as a picture: private, shared, and never waited for in vain."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import Kontor, create_bot
from bot.settings import Settings
from bot.texts import Texts
from tests.cogs.course.test_nerves import SHARE, opened, over
from tests.world import World


@pytest.fixture
def make_bot(tmp_path: Path) -> Callable[[], Kontor]:
    """Bots that draw."""
    return lambda: create_bot(Settings(database=tmp_path / "kontor.sqlite3", pictures=True))


async def test_it_is_shared_as_a_picture_with_alt_text(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    sheet = await bot.services.nerves(table, Texts.of("en"), 20.0)
    own = await opened(world, "Anna")
    assert sheet.picture.alt in [it.description for it in own.attachments]
    assert not own.embeds[0].fields, "the picture says it"
    told = (await world.press("Anna", "As text", own)).response
    assert told is not None and len(told.embeds[0].fields) > 2 and not told.attachments
    await world.press("Anna", SHARE, own)

    (message,) = [it for it in world.channel.history() if "shows the stats" in world.texts(it)]
    picture, *others = message.attachments
    assert picture.description == sheet.picture.alt
    assert [it.description for it in others] == ["2/3", "3/3"]
    assert "Extra coins for others: A " in sheet.picture.alt
    assert not message.embeds[0].fields
