"""The pictures of README and docs/listing.md: `python -m tests.gallery.posters` writes docs/pictures.

From real presses: a phone in mid-game, a board of each game, and a turn that moves (look, press, see).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from io import BytesIO
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageDraw

from bot.texts import Texts
from bot.views.scene import Scene
from tests.gallery.browser import PAUSE, STYLE, Visitor, found, opened
from tests.gallery.channel import GAME, LOBBY, label, people, plans, request, reservations
from tests.gallery.games import hamburg, rotterdam
from tests.gallery.served import served, sitting, stage
from tests.gallery.shots import SETS, game

HERE = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = {"width": 390, "height": 780}
BARE = f"{STYLE} .preview-toolbar {{ display: none !important }}"
FRAME, ROUND, BODY, GROUND = 22, 56, (24, 25, 30), (255, 255, 255, 0)
"""Border and corners of the phone in pixels, its colour, and what is around it."""
COLOURS = 128
LONG, SHORT = 2_600, 900
"""Milliseconds for which a step of the moving picture is shown."""
TURN = ("board-office", "loading-confirm")
"""Buttons of the turn that is shown."""


OFFICE = TURN[0]
TALL = 2
"""A board is cut off below this many times its width."""


class Camera:
    """Takes the window of a visitor, as a phone shows it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def screen(self, *, beginning: bool = False) -> Image.Image:
        """The newest message from its end, or from its beginning."""
        page = self.visitor.page
        await page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        await page.add_style_tag(content=BARE)
        block = "start" if beginning else "end"
        await self.visitor.newest().evaluate(f"it => it.scrollIntoView({{ block: '{block}' }})")
        await self.visitor.rest()
        data = await page.screenshot(animations="disabled")
        return Image.open(BytesIO(data)).convert("RGB")

    async def message(self) -> Image.Image:
        """The newest message, whole."""
        await self.visitor.resize("phone")
        data = await self.visitor.newest().screenshot(animations="disabled", style=STYLE)
        return Image.open(BytesIO(data)).convert("RGB")


def scenes() -> Iterator[tuple[str, Scene]]:
    """A good moment of each game: late enough that there is much to see."""
    yield GAME, max(game(SETS[1], 4), key=reservations)
    yield "rotterdam", next(islice(rotterdam(), 1, None))[0]
    yield "hamburg", next(islice(hamburg(), 3, None))[0]


async def taken(program: str) -> None:
    """All of them, with this browser."""
    async with AsyncExitStack() as stack:
        rooms = Path(stack.enter_context(TemporaryDirectory()))
        visitor = Visitor(await stack.enter_async_context(opened(program)))
        camera = Camera(visitor)
        await request(visitor, rooms / "lobby", LOBBY.partition("as Emma")[0], "en", rooms)
        model = await sitting(rooms / "lobby")
        for key, scene in scenes():
            await stage(rooms / key, model, scene, "en")
            async with served(rooms / key) as address:
                await visitor.enter(address)
                save(top(await camera.message()), HERE / f"{key}.png")
                if key == GAME:
                    save(framed(await camera.screen(beginning=True)), HERE / "phone.png")
        scene = max(game(SETS[0], 4), key=plans)
        table = await stage(rooms / "turn", model, scene, "en")
        async with served(rooms / "turn") as address:
            await visitor.enter(address)
            await visitor.become(people(table)["due"])
            animated(await turn(camera), HERE / "turn.png")


async def turn(camera: Camera) -> list[tuple[Image.Image, int]]:
    """A person's turn: the board, the press, the office with what it suggests, and what became of it."""
    t, frames = Texts.of("en").within(GAME), [(await camera.screen(), LONG)]
    for key in TURN:
        words = label(t, key)
        button = camera.visitor.page.locator(".channel-message").get_by_role("button", name=words, exact=True)
        await button.last.evaluate("it => it.style.outline = '3px solid #f0c34e'")
        frames.append((await camera.screen(), SHORT))
        await camera.visitor.press(words)
        await camera.visitor.page.wait_for_timeout(PAUSE)
        frames.append((await camera.screen(), LONG))
        if key == OFFICE:
            save(top(await camera.message()), HERE / "office.png")
    return frames


def top(message: Image.Image) -> Image.Image:
    """The upper part of a message that is too high for a page."""
    return message.crop((0, 0, message.width, min(message.height, TALL * message.width)))


def framed(screen: Image.Image) -> Image.Image:
    """A screen in a phone."""
    width, height = screen.width + 2 * FRAME, screen.height + 2 * FRAME
    phone = Image.new("RGBA", (width, height), GROUND)
    ImageDraw.Draw(phone).rounded_rectangle((0, 0, width - 1, height - 1), ROUND + FRAME, fill=BODY)
    mask = Image.new("L", screen.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, screen.width - 1, screen.height - 1), ROUND, fill=255)
    phone.paste(screen, (FRAME, FRAME), mask)
    return phone


def save(picture: Image.Image, into: Path) -> None:
    """Write a picture, light enough for a phone."""
    method = Image.Quantize.FASTOCTREE if picture.mode == "RGBA" else Image.Quantize.MEDIANCUT
    picture.quantize(COLOURS, method=method, dither=Image.Dither.NONE).save(into, optimize=True)
    print(f"{into.name}: {into.stat().st_size // 1024} KiB")


def animated(frames: list[tuple[Image.Image, int]], into: Path) -> None:
    """Write an animated PNG; programs that know none show its first frame."""
    half = [it.resize((it.width * 2 // 3, it.height * 2 // 3), Image.Resampling.LANCZOS) for it, _ in frames]
    first, *rest = (it.quantize(COLOURS, dither=Image.Dither.NONE).convert("RGB") for it in half)
    first.save(
        into, save_all=True, append_images=rest, duration=[it for _, it in frames], loop=0, optimize=True
    )
    print(f"{into.name}: {into.stat().st_size // 1024} KiB")


def main() -> int:
    """Take them; without a browser, say what is missing."""
    if (program := found()) is None:
        print("No pictures: install Chromium (`apt install chromium`) or Chrome first.")
        return 1
    HERE.mkdir(exist_ok=True)
    asyncio.run(taken(program))
    return 0


if __name__ == "__main__":
    sys.exit(main())
