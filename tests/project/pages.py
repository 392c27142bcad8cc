"""The pages of the project: links, headings, commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OUTSIDE = {".venv", "gallery", ".pytest_cache", "build"}
FENCE = re.compile(r"^ *```.*?^ *```", re.M | re.S)


def pages() -> list[Path]:
    """All pages, those that are written by programs left out."""
    return sorted(it for it in ROOT.rglob("*.md") if not OUTSIDE & set(it.relative_to(ROOT).parts))


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> Iterator[str]:
    """The targets of all links and pictures."""
    text = prose(page)
    yield from re.findall(r"\]\(([^()\s]+)\)", text)
    yield from re.findall(r'(?:src|href)="([^"]+)"', text)


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+?) *$", prose(page), re.M)
    return {
        re.sub(r"[^\w\- ]", "", re.sub(r"\[(.*?)\]\(.*?\)", r"\1", it).lower()).replace(" ", "-")
        for it in headings
    }


def commands(page: Path) -> list[str]:
    """What is given on a command line, a line each, without remarks."""
    lines = [line for block in FENCE.findall(page.read_text(encoding="utf-8")) for line in block.splitlines()]
    return [
        re.sub(r" {2,}#.*| +# .*", "", line).strip() for line in lines if not line.strip().startswith("```")
    ]
