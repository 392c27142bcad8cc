"""Pictures in the local channel: never broken, and read aloud."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from io import BytesIO
from typing import Any

import pytest
import simcord
from PIL import Image

from bot.messages.sheets import Picture, Sheet
from bot.platform.messages.embeds import edit_arguments, send_arguments
from bot.playground.pictures import KEPT, PNG, keep_pictures
from tests.world import World

SAID = "Winter, round 1. Market: 1 Bank, A B, now 2."


def sheet(number: int) -> Sheet:
    """A message with a picture that differs from all others."""
    out = BytesIO()
    Image.new("RGB", (40, 30 + number), (number, 90, 90)).save(out, "PNG")
    return Sheet("Board", f"the {number}th", picture=Picture("table.png", out.getvalue(), SAID))


@asynccontextmanager
async def watched(world: World, *, kept: bool = True) -> AsyncIterator[Any]:
    """The channel as a page shows it."""
    preview = world.env.preview(world.channel, viewers=[world.member("Anna")], layout="channel")
    if kept:
        keep_pictures(preview)
    async with preview:
        yield preview


async def post(world: World) -> Any:
    """Let the bot post a message with a picture."""
    channel: Any = world.env.bot.get_channel(world.channel.id)
    with world.env._bot_scope():
        return await channel.send(**send_arguments(sheet(0)))


async def change(world: World, message: Any, number: int) -> None:
    """Let the bot put a newer picture into it."""
    with world.env._bot_scope():
        await message.edit(**edit_arguments(sheet(number)))


def pictures(page: Any) -> Iterator[str]:
    """The files that a page was told of."""
    return (name for name, it in page.snapshot["assets"].items() if it["filename"] == "table.png")


@pytest.mark.parametrize("kept", [True, False])
async def test_a_page_gets_the_picture_that_was_announced_to_it_though_there_is_a_newer_one(
    world: World, kept: bool
) -> None:
    message = await post(world)
    async with watched(world, kept=kept) as preview:
        page = preview._open_page()
        (told,) = pictures(page)
        await change(world, message, 1)
        if kept:
            _, data, _ = await preview._prepare_asset(page.id, told)
            assert data.startswith(PNG)
        else:  # else the library has learned it, and ours can go
            with pytest.raises(simcord.SetupError):
                await preview._prepare_asset(page.id, told)


async def test_also_when_newer_ones_were_announced_to_the_page_meanwhile(world: World) -> None:
    message = await post(world)
    async with watched(world) as preview:
        page = preview._open_page()
        told = list(pictures(page))
        for number in range(1, KEPT):
            await change(world, message, number)
            preview._publish(page, reason="refresh")
            told += pictures(page)
        assert len(set(told)) == KEPT
        for name in told:
            assert (await preview._prepare_asset(page.id, name))[1].startswith(PNG)

        for _ in range(KEPT):
            preview._publish(page, reason="refresh")
        with pytest.raises(simcord.SetupError):
            await preview._prepare_asset(page.id, told[0])


@pytest.mark.skipif(find_spec("playwright") is None, reason="playwright is not installed")
async def test_a_browser_reads_the_picture_aloud(world: World) -> None:
    from playwright.async_api import async_playwright

    from tests.gallery.browser import found

    if (program := found()) is None:
        pytest.skip("no browser on this host")
    await post(world)
    async with watched(world) as preview, async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = await browser.new_page()
        await page.goto(preview.url)
        await page.get_by_role("img", name=SAID).first.wait_for()
        assert SAID in await page.locator("body").aria_snapshot()
        await browser.close()
