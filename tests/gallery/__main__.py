"""Write the gallery."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.texts import LOCALES, Texts
from bot.ui.pictures.paint import draw
from bot.ui.presenters.speicherstadt.aloud import alt
from tests.gallery.shots import SETS, Shot, shots

HERE = Path(__file__).parents[2] / "docs" / "gallery"
SEATS = (2, 5)


def main() -> int:
    """Every set, two and five seats, every language: pictures, their descriptions, and a page with all."""
    HERE.mkdir(parents=True, exist_ok=True)
    for old in HERE.glob("*.png"):
        old.unlink()
    page = ["# Gallery", "", "Written by `make gallery`."]
    for locale in LOCALES:
        for expansions in SETS:
            for seats in SEATS:
                page += [line for shot in shots(expansions, seats, locale) for line in hung(shot)]
    (HERE / "README.md").write_text("\n".join(page) + "\n", encoding="utf-8")
    print(f"{len([*HERE.glob('*.png')])} pictures in {HERE.relative_to(Path.cwd())}")
    return 0


def hung(shot: Shot) -> list[str]:
    """Write a picture; its lines on the page."""
    data, said = draw(shot.facts), alt(shot.facts, Texts.of(shot.locale))
    (HERE / f"{shot.name}.png").write_bytes(data)
    return ["", f"## {shot.name} ({len(data) // 1024} KiB)", "", f"![{shot.name}]({shot.name}.png)", "", said]


if __name__ == "__main__":
    sys.exit(main())
