"""Write the gallery."""

from __future__ import annotations

import asyncio
import sys
from importlib.util import find_spec
from pathlib import Path

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES
from tests.gallery import reading
from tests.gallery.shots import Shot, shots, whole
from tests.laws.games import ENDS

HERE = Path(__file__).parents[2] / "docs" / "gallery"
CHANNEL = HERE / "channel"
WIDTHS = ("62%", "33%")


def main() -> int:
    """Every game with the fewest and the most seats, in every language: pictures, their descriptions, and a
    page with all."""
    CHANNEL.mkdir(parents=True, exist_ok=True)
    for old in HERE.rglob("*.png"):
        old.unlink()
    page = ["# Gallery", "", "Written by `make gallery`."]
    for locale in LOCALES:
        for table in ENDS:
            if table.game.key in PRESENTERS:
                page += [line for shot in shots(table, locale) for line in hung(shot)]
    page[3:3] = channel()
    page[3:3] = ["", "All texts, by screen: " + ", ".join(f"[{it}](texts/{it}.html)" for it in LOCALES)]
    reading.write(browser())
    (HERE / "README.md").write_text("\n".join(page) + "\n", encoding="utf-8")
    print(f"{len([*HERE.rglob('*.png')])} pictures in {HERE.relative_to(Path.cwd())}")
    return 0


def hung(shot: Shot) -> list[str]:
    """Write a picture; its lines on the page."""
    it = shot.drawing
    data, said = it.painter(it.facts), it.alt(shot.t)
    whole(data).save(HERE / f"{shot.name}.png")
    return ["", f"## {shot.name} ({len(data) // 1024} KiB)", "", f"![{shot.name}]({shot.name}.png)", "", said]


def channel() -> list[str]:
    """Take the screenshots; their lines on the page, wide and narrow side by side."""
    program = browser()
    if program is None:
        return []
    from tests.gallery.channel import screenshots

    lines = ["", "## The channel"]
    for pair in asyncio.run(screenshots(program, CHANNEL)):
        images = zip(pair, WIDTHS, strict=True)
        lines += ["", *(f'<img src="channel/{it.name}" alt="{it.stem}" width="{w}">' for it, w in images)]
    return lines


def browser() -> str | None:
    """The program that takes screenshots; without one, say what is missing and go on."""
    if find_spec("playwright") is None:
        print('No screenshots of the channel: `pip install -e ".[gallery]"` brings what they need.')
        return None
    from tests.gallery.browser import found

    program = found()
    if program is None:
        print("No screenshots of the channel: install Chromium (`apt install chromium`) or Chrome first.")
    return program


if __name__ == "__main__":
    sys.exit(main())
