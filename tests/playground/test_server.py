"""The page of the local channel: its bare address, its answers, and the address at which it is served."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import aiohttp
import discord
import pytest

from bot.messages.sheets import Sheet
from bot.platform.messages.embeds import send_arguments
from bot.playground.server import FIRST_DRAW, LOOPBACK, NEW_DEFAULTS, SELECTS, ChannelServer
from tests.world import World

GROW = "document.querySelector('#channel-message-list > :last-child').style.paddingBottom = '900px'"
"""As a picture does that loads after its message."""
AT_THE_END = """() => {
    const it = document.getElementById("channel-timeline");
    return it.scrollHeight - it.scrollTop - it.clientHeight < 2;
}"""


def served(world: World, address: str = LOOPBACK, port: int = 0, viewer: Any = None) -> Any:
    """The channel, not yet opened."""
    preview = world.env.preview(world.channel, viewers=[viewer or world.member("Anna")], layout="channel")
    preview._server = ChannelServer(preview, port, address)
    preview.capability = "kontor"
    return preview


async def test_its_script_comes_before_all_others(world: World) -> None:
    async with served(world) as preview, aiohttp.ClientSession() as browser:
        origin = f"http://127.0.0.1:{preview._server.port}"
        async with browser.get(f"{origin}/") as page:
            scripts = [part.split('"')[0] for part in (await page.text()).split('src="')[1:]]
        assert scripts[0] == "/page.js" and "/app.js" in scripts
        async with browser.get(f"{origin}/page.js") as script:
            assert script.content_type == "application/javascript"
            assert "#kontor" in await script.text()
        async with browser.get(f"{origin}{SELECTS}") as menus:
            assert NEW_DEFAULTS + FIRST_DRAW in await menus.text(), "look up how the library draws menus now"


async def test_another_address_is_for_containers_and_still_only_for_pages_of_this_machine(
    world: World, unused_tcp_port: int
) -> None:
    async with served(world, "0.0.0.0", unused_tcp_port) as preview, aiohttp.ClientSession() as browser:
        assert preview.url == f"http://127.0.0.1:{unused_tcp_port}/#kontor"
        async with browser.get(f"http://127.0.0.1:{unused_tcp_port}/") as page:
            assert page.status == 200
        stranger = {"Host": f"example.org:{unused_tcp_port}"}
        async with browser.get(f"http://127.0.0.1:{unused_tcp_port}/", headers=stranger) as page:
            assert page.status == 403


async def send(page: Any, command: str) -> None:
    """Type a command and send it as it stands."""
    await page.get_by_role("textbox").last.type(command, delay=15)
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Send").last.click()


@pytest.mark.skipif(find_spec("playwright") is None, reason="playwright is not installed")
async def test_in_a_browser_the_bare_address_opens_it_and_a_commands_answer_comes_into_sight(
    world: World,
) -> None:
    from playwright.async_api import async_playwright

    from tests.gallery.browser import found

    if (program := found()) is None:
        pytest.skip("no browser on this host")
    channel: Any = world.env.bot.get_channel(world.channel.id)
    for number in range(20):
        with world.env._bot_scope():
            await channel.send(**send_arguments(Sheet(f"Message {number}", "line\n" * 10)))
    async with served(world) as preview, async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        await page.goto(f"http://127.0.0.1:{preview._server.port}/")
        await page.get_by_text("Message 19").wait_for()
        await page.evaluate(GROW)
        await page.wait_for_function(AT_THE_END, timeout=10_000)
        await page.keyboard.press("Shift")
        await page.evaluate("document.getElementById('channel-timeline').scrollTop = 0")
        await send(page, "/about")
        answer = page.locator("#channel-message-list > [data-message-id]").last
        await answer.get_by_text("Kontor").first.wait_for()
        await page.wait_for_function(
            "document.getElementById('channel-timeline').scrollTop > 0", timeout=10_000
        )
        await browser.close()


@pytest.mark.skipif(find_spec("playwright") is None, reason="playwright is not installed")
async def test_in_a_browser_a_menu_of_channels_does_not_show_what_was_picked_in_the_menu_before_it(
    world: World,
) -> None:
    from playwright.async_api import async_playwright

    from tests.gallery.browser import found

    if (program := found()) is None:
        pytest.skip("no browser on this host")
    role = world.guild.create_role("harbour", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("max", global_name="Max"), roles=[role])
    async with served(world, viewer=manager) as preview, async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        await page.goto(f"http://127.0.0.1:{preview._server.port}/")
        await send(page, "/settings")
        menus = page.locator(".channel-message").get_by_role("combobox")
        await menus.get_by_text("No summary").wait_for()
        await page.get_by_role("button", name="This server").click()
        await page.get_by_role("button", name="Back").wait_for()
        assert await menus.last.inner_text() == "Channel for tables …"
        await browser.close()
