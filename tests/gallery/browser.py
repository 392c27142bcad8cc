"""Someone who looks at the local channel: becomes a person, presses, writes, takes pictures."""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Locator, Page, async_playwright

from bot.texts import LOCALES, Texts

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
MORE = re.compile("|".join(re.escape(Texts.of(locale)("office-more")) for locale in LOCALES))
"""The menu of an office in every language."""
Pair = tuple[Path, Path]
"""A wide and a narrow screenshot of the same."""
WIDTHS = {"desktop": 760, "phone": 390}
HEIGHT = 3_000
"""High enough for the longest message, so that none is cut."""
SHARPNESS = 2
STYLE = ".message-context-actions, .messages-sidebar { display: none !important }"
"""What the page lays over a message when the mouse or the eyes are elsewhere."""
LOOKS, PAUSE = 40, 400
"""How often, and after how many milliseconds each, one looks whether the page has come to rest."""
LOOK = """simcordPreview.ready && [...document.images].every(it => it.complete)
    ? innerWidth + document.querySelector('main').innerHTML : ''"""
"""The page as it is; nothing while an answer or a picture is on its way."""


def found() -> str | None:
    """The program of a browser on this host."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@asynccontextmanager
async def opened(program: str) -> AsyncIterator[Page]:
    """An empty page of a headless browser."""
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=program)
        yield await browser.new_page(device_scale_factor=SHARPNESS, bypass_csp=True)  # for STYLE
        await browser.close()


@dataclass(frozen=True)
class Visitor:
    """A person at the page of the channel. Every method waits until all that follows is to be seen."""

    page: Page

    async def enter(self, address: str) -> None:
        """Open the channel."""
        await self.page.goto("about:blank")  # the next channel may have the address of the last one
        await self.page.goto(address)
        await self.resize("desktop")

    async def become(self, name: str) -> None:
        """Look with the eyes of this person."""
        await self.page.get_by_label("Viewing as").select_option(label=name)
        await self.rest()

    async def press(self, label: str) -> None:
        """Press the newest button with this label, or choose the line of *More …* that stands for it."""
        messages = self.page.locator(".channel-message")
        button = messages.get_by_role("button", name=label, exact=True)
        if await button.count():
            await button.last.click()
        else:
            box = messages.get_by_role("combobox", name=MORE).last
            await box.click()
            lines = self.page.locator(f'[id="{await box.get_attribute("aria-controls")}"] [role=option]')
            await lines.filter(has_text=label).first.click()
        await self.rest()

    async def choose(self, menu: str, *numbers: int) -> None:
        """Take one option of the newest menu with these words, or several, counted from 0."""
        box = self.page.locator(".channel-message").get_by_role("combobox", name=menu).last
        await box.click()
        options = self.page.locator(f'[id="{await box.get_attribute("aria-controls")}"] [role=option]')
        for number in numbers:
            await options.nth(number).click()
        apply = self.page.get_by_role("button", name="Apply", exact=True)
        if await apply.count():  # where one option is all that may be taken, it is enough by itself
            await apply.last.click()
        await self.rest()

    async def say(self, text: str) -> None:
        """Give a command that needs no options."""
        await self.page.get_by_role("textbox").last.press_sequentially(text, delay=20)
        await self.page.wait_for_timeout(PAUSE)  # the list of commands opens
        await self.page.keyboard.press("Enter")
        await self.page.wait_for_timeout(PAUSE)
        await self.page.get_by_role("button", name="Send").last.click()
        await self.rest()

    async def shoot(self, path: Path) -> Pair:
        """The newest message, on a desktop and on a phone."""
        narrow = await self.take(path, "phone")
        return await self.take(path, "desktop"), narrow

    async def take(self, path: Path, width: str) -> Path:
        """The newest message in this width, which the window keeps."""
        await self.resize(width)
        path = path.with_name(f"{path.name}-{width}.png")
        await self.newest().screenshot(path=path, animations="disabled", style=STYLE)
        return path

    def newest(self) -> Locator:
        """The last message of the channel that is more than a call."""
        return self.page.locator(".channel-message:has(.embed-card)").last

    async def resize(self, width: str) -> None:
        """Give the window a width."""
        await self.page.set_viewport_size({"width": WIDTHS[width], "height": HEIGHT})
        await self.page.mouse.move(0, 0)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing changes any more."""
        before, quiet = "", 0
        for _ in range(LOOKS):
            await self.page.wait_for_timeout(PAUSE)
            now = await self.page.evaluate(LOOK)
            quiet = quiet + 1 if now and now == before else 0
            if quiet == 2:
                return
            before = now
