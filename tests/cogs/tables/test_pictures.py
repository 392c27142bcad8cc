"""The board as a picture: attached, described, to be had as text, and never in the way."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Kontor, create_bot
from bot.background.live_offices import LiveOffices
from bot.pictures.drawing import draw_bytes
from bot.services import LEISURE
from bot.settings import Settings
from bot.workers.studio import LIMIT
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange
from tests.background.weather import quiet
from tests.bot.texts.ftl import GAME
from tests.cogs.eyes import stored
from tests.cogs.seated import seated
from tests.cogs.tables.test_live_offices import SOON, edits
from tests.world import World


@pytest.fixture
def make_bot(tmp_path: Path) -> Callable[[], Kontor]:
    """Bots that draw."""
    return lambda: create_bot(Settings(database=tmp_path / "kontor.sqlite3", pictures=True))


async def demand(world: World) -> None:
    bot: Any = world.env.bot
    state = arrange(BASE, "demand", coins=[4, 7], columns={"bank": "", "port": "", "ship_d": ""})
    await bot.services.studio.picture(bot_facts(state))
    await seated(world, state, "Anna", "Ben")


def bot_facts(state: Any) -> Any:
    """Facts of a card: the worker process is warm when the first board is wanted."""
    from bot.games.registry import PRESENTERS
    from bot.texts import Texts

    return PRESENTERS["speicherstadt"].pictures.card(Texts.of("en").within(GAME), "bank")


async def test_the_board_carries_its_picture_with_a_description(world: World) -> None:
    await demand(world)
    picture, *pieces = world.board.attachments

    assert picture.filename == "table.png"
    assert "Bank" in (picture.description or "")
    assert "7" in (picture.description or "")
    told = [it.to_dict().get("image", {}).get("description") for it in world.board.embeds]
    assert told == [picture.description, *(f"{at}/{len(told)}" for at in range(2, len(told) + 1))]
    assert len(pieces) == len(told) - 1


async def test_a_press_brings_a_new_picture_in_the_same_message(world: World) -> None:
    await demand(world)
    old = {it.id for it in world.board.attachments}
    await world.press("Anna", "1 Bank", world.board)

    assert old.isdisjoint(it.id for it in world.board.attachments)


async def test_the_whole_board_can_be_read_as_text(world: World) -> None:
    await demand(world)
    result = await world.press("Clara", "As text", world.board)

    text = world.texts(result.response)
    assert "**1 Bank**" in text
    assert re.search(r"\*\*Ben\*\* 7\u2060?(🪙|<:coin_\w+:\d+>)", text)


async def test_an_office_can_be_read_as_text(world: World) -> None:
    await demand(world)
    await world.press("Anna", "My office", world.board)
    result = await world.press("Anna", "As text")

    assert "**1 Bank**" in world.texts(result.followups[-1] if result.followups else result.response)


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
    assert "Players" in world.texts(board)


async def test_a_card_is_shown_with_its_picture(world: World) -> None:
    await demand(world)
    result = await world.slash("Clara", "card", name="bank")

    assert result.response is not None
    assert result.response.attachments


# Under load, and where drawing fails


def stuck(painter: Any, facts: Any) -> bytes:
    """Draws for ever."""
    time.sleep(600)
    raise AssertionError("nobody waits so long")


async def test_a_picture_that_never_comes_keeps_no_one_waiting_and_no_other_back(world: World) -> None:
    await demand(world)
    bot: Any = world.env.bot
    bot.services.studio.draw, bot.services.studio.limit = stuck, 0.5
    result = await world.press("Anna", "1 Bank", world.board)
    assert result.acknowledged
    assert "Players" in world.texts(world.board)

    table = await stored(world)
    bot.services.studio.draw, bot.services.studio.limit = draw_bytes, LIMIT
    assert (await bot.services.board(table, LEISURE)).picture  # the same board, which has failed before


async def test_the_sender_leaves_a_board_to_the_press_that_is_redrawing_it(world: World) -> None:
    await demand(world)
    bot: Any = world.env.bot
    old, table = world.board.attachments[0].id, await stored(world)
    with bot.services.redrawing(table.id):
        await bot.services.tables.answer(table.id, world.member("Anna").id, first)
        world.as_bot(bot.sender.wake)
        await world.env.settle()
        assert world.board.attachments[0].id == old
    await quiet(world)
    assert world.board.attachments[0].id != old


def first(table: Any, seat: int) -> Any:
    """The first answer that there is."""
    return (table.decisions_of(seat)[0].options[0],)


async def test_a_table_that_has_gone_on_while_its_picture_stood_in_line_is_drawn_as_it_is(
    world: World,
) -> None:
    await demand(world)
    bot: Any = world.env.bot
    table = await stored(world)
    async with bot.services.studio.slots.acquire(0):
        waiting = asyncio.create_task(bot.services.board(table, LEISURE))
        newest = await bot.services.tables.answer(table.id, world.member("Anna").id, first)
    shown = (await waiting).picture
    assert shown == (await bot.services.board(newest, LEISURE)).picture
    assert shown != (await bot.services.build_board(table, LEISURE)).picture


# An office that came as text


@asynccontextmanager
async def busy(world: World) -> AsyncIterator[LiveOffices]:
    """While another picture is drawn: presses are answered as text."""
    await demand(world)
    await quiet(world)
    bot: Any = world.env.bot
    running, other = bot.services.studio.drawing.running, asyncio.get_running_loop().create_future()
    bot.services.studio.drawing.running = {"another": other} | running
    try:
        yield bot.live_offices
    finally:
        other.set_result(None)
        del bot.services.studio.drawing.running["another"]


async def owed(live_offices: LiveOffices) -> None:
    """Wait until the pictures of offices are drawn."""
    await asyncio.gather(*live_offices.drawing.running.values(), return_exceptions=True)


async def arrived(world: World, live_offices: LiveOffices) -> None:
    """Time in which pictures are drawn, and added."""
    await owed(live_offices)
    await world.env.advance_time(SOON)


async def test_an_office_that_came_as_text_gets_its_picture_in_one_edit(world: World) -> None:
    async with busy(world) as live_offices:
        await world.press("Anna", "My office", world.board)
        assert not world.private("Anna").attachments
    world.mark()
    await arrived(world, live_offices)
    assert world.private("Anna").attachments and edits(world) == 1
    await arrived(world, live_offices)
    assert edits(world) == 1 and not live_offices.pictured


async def test_the_picture_of_an_office_leaves_what_a_press_has_brought(world: World) -> None:
    async with busy(world) as live_offices:
        await world.press("Anna", "My office", world.board)
        shown = world.private("Anna")
        live_offices.offices.drop((1, world.member("Anna").id))  # as after a restart
        await world.press("Anna", "1 Bank", world.board)
        await world.press("Anna", "1 Bank", shown)
        assert "It is not your turn" in world.texts(shown) and not world.private("Anna").attachments
    await arrived(world, live_offices)

    assert world.private("Anna").attachments and "It is not your turn" in world.texts(shown)


async def test_an_office_gets_no_picture_of_an_earlier_question(world: World) -> None:
    async with busy(world) as live_offices:
        await world.press("Ben", "My office", world.board)
        shown = world.private("Ben")
        await owed(live_offices)
        assert live_offices.pictured
        await world.press("Anna", "1 Bank", world.board)
        world.mark()
    await arrived(world, live_offices)

    assert edits(world) == 1 and world.private("Ben").attachments
    assert "Your turn" in world.texts(shown) and "Not your turn" not in world.texts(shown)


async def test_a_press_on_an_office_leaves_no_picture_to_come(world: World) -> None:
    async with busy(world) as live_offices:
        await world.press("Anna", "My office", world.board)
        await world.press("Anna", "As text")
        world.mark()
    await arrived(world, live_offices)

    assert edits(world) == 0 and not world.private("Anna").attachments


async def test_an_office_that_was_updated_as_text_gets_its_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.live_offices.QUEUED", 0.0)
    async with busy(world) as live_offices:
        await world.press("Ben", "My office", world.board)
        await arrived(world, live_offices)
        world.mark()
        await world.press("Anna", "1 Bank", world.board)
        await arrived(world, live_offices)
    await arrived(world, live_offices)

    assert world.private("Ben").attachments and edits(world) == 2
    assert "Your turn" in world.texts(world.private("Ben"))
