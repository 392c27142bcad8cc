"""The board as a picture: attached, described, to be had as text, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Kontor, create_bot
from bot.settings import Settings
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.world import World


@pytest.fixture
def make_bot(tmp_path: Path) -> Callable[[], Kontor]:
    """Bots that draw."""
    return lambda: create_bot(Settings(database=tmp_path / "kontor.sqlite3", pictures=True))


async def demand(world: World) -> None:
    bot: Any = world.env.bot
    state = arrange(BASE, "demand", coins=[4, 7], columns={"bank": "", "port": "", "ship_d": ""})
    await bot.house.studio.picture(bot_facts(state))
    await seated(world, state, "Anna", "Ben")


def bot_facts(state: Any) -> Any:
    """Facts of a card: the worker process is warm when the first board is wanted."""
    from bot.house import PRESENTERS
    from bot.texts import Texts

    return PRESENTERS["speicherstadt"].card_facts(Texts.of("en"), "bank")


async def test_the_board_carries_its_picture_with_a_description(world: World) -> None:
    await demand(world)
    (picture,) = world.board.attachments

    assert picture.filename == "table.png"
    assert "Bank" in (picture.description or "")
    assert "7" in (picture.description or "")


async def test_a_press_brings_a_new_picture_in_the_same_message(world: World) -> None:
    await demand(world)
    old = world.board.attachments[0].id
    await world.press("Anna", "1 Bank", world.board)

    (picture,) = world.board.attachments
    assert picture.id != old


async def test_the_whole_board_can_be_read_as_text(world: World) -> None:
    await demand(world)
    result = await world.press("Clara", "Read as text", world.board)

    text = world.texts(result.response)
    assert "**1 Bank**" in text
    assert "**Ben** 7🪙" in text


async def test_an_office_can_be_read_as_text(world: World) -> None:
    await demand(world)
    await world.press("Anna", "My office", world.board)
    result = await world.press("Anna", "Read as text")

    assert "Market Hall: nothing" in world.texts(
        result.followups[-1] if result.followups else result.response
    )


async def test_where_files_may_not_be_attached_the_board_is_complete_text(world: World) -> None:
    me = world.env.bot.user
    assert me is not None
    deny = discord.PermissionOverwrite(attach_files=False)
    place = world.guild.create_text_channel("plain", overwrites={me: deny})
    await world.member("Anna").slash(place, "new")
    await world.member("Ben").click(place.history()[-1], label="Join")
    await world.member("Anna").click(place.history()[-1], label="Start")

    board = place.history()[-1]
    assert not board.attachments
    assert "Houses" in world.texts(board)


async def test_a_card_is_shown_with_its_picture(world: World) -> None:
    await demand(world)
    result = await world.slash("Clara", "card", name="bank")

    assert result.response is not None
    assert result.response.attachments
