"""All texts on one page a language, by screen and with the screen's picture: a native speaker reads it in an
hour. `python -m tests.gallery.reading` writes them to docs/gallery/texts.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from fluent.syntax.ast import Attribute, Message, ResourceComment

from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, LOCALES, Texts, files
from tests.bot.texts.ftl import WORDS, parsed

HERE = Path(__file__).parents[2] / "docs" / "gallery" / "texts"
STYLE = """
body { font: 16px/1.4 sans-serif; margin: 1em auto; max-width: 90em; padding: 0 1em }
section { display: flex; gap: 1.5em; align-items: flex-start; border-top: 2px solid #888; flex-wrap: wrap }
figure { margin: 0; flex: 0 0 auto } figure img { width: 300px; display: block; margin-bottom: 1em }
table { border-collapse: collapse; flex: 1 1 30em } td { vertical-align: top; padding: .3em .6em; width: 40% }
tr { border-bottom: 1px solid #ccc } td:first-child { color: #777; font-size: 11px; width: 12em }
td { white-space: pre-wrap } .said { background: #fdf6e3 }
"""
SCREENS: dict[str, tuple[str, ...]] = {
    "about": ("about",),
    "board": ("lobby", "end", "other-game"),
    "care": ("care", "undo", "vote", "vote-agreed", "paused", "away", "end-question"),
    "errors": ("refused",),
    "games": ("games", "games-running"),
    "guide": ("guide", "signs", "lookup"),
    "history": ("log",),
    "lesson": ("lesson-opening", "lesson", "lesson-hint", "lesson-stopped"),
    "lobby": ("table-settings", "table-clock"),
    "nerves": ("nerves",),
    "office": ("office", "office-waiting"),
    "orders": ("orders",),
    "pictures": ("end",),
    "privacy": ("privacy",),
    "ranking": ("leaderboard", "leaderboard-played", "profile", "profile-played", "profile-hidden"),
    "replay": ("replay", "fork"),
    "seasons": ("season",),
    "series": ("lobby",),
    "settings": ("settings", "settings-zone", "settings-quiet", "settings-vacation"),
    "standings": ("standings", "standings-final"),
    "speicherstadt/board": ("demand", "purchase", "office-purchase"),
    "speicherstadt/guide": ("signs",),
    "speicherstadt/kaispeicher-play": ("demand-read",),
    "speicherstadt/ledger": ("nerves",),
    "speicherstadt/lesson": ("lesson",),
    "speicherstadt/log": ("log",),
    "speicherstadt/office": ("loading", "loading-suggested"),
    "speicherstadt/orders": ("orders",),
    "speicherstadt/pictures": ("demand",),
    "speicherstadt/rules": ("guide",),
    "speicherstadt/standings": ("standings",),
    "rotterdam/board": ("rotterdam-placing", "rotterdam-sailing", "rotterdam-fork", "rotterdam-completion"),
    "rotterdam/cards": ("rotterdam-card", "rotterdam-lookup"),
    "rotterdam/guide": ("rotterdam-hint", "rotterdam-signs"),
    "rotterdam/ledger": ("rotterdam-nerves",),
    "rotterdam/lesson": ("rotterdam-lesson",),
    "rotterdam/log": ("rotterdam-log", "rotterdam-end"),
    "rotterdam/office": ("rotterdam-office", "rotterdam-offers", "rotterdam-completion-office"),
    "rotterdam/orders": ("rotterdam-orders",),
    "rotterdam/pictures": ("rotterdam-trade",),
    "rotterdam/rules": ("rotterdam-guide",),
    "rotterdam/standings": ("rotterdam-standings",),
    "hamburg/board": ("hamburg-harbour", "hamburg-opening", "hamburg-closing-board"),
    "hamburg/cards": ("hamburg-lookup",),
    "hamburg/guide": ("hamburg-hint", "hamburg-signs"),
    "hamburg/ledger": ("hamburg-nerves",),
    "hamburg/lesson": ("hamburg-lesson",),
    "hamburg/log": ("hamburg-log", "hamburg-end"),
    "hamburg/office": ("hamburg-buy", "hamburg-swap", "hamburg-base-closing"),
    "hamburg/orders": ("hamburg-orders",),
    "hamburg/pictures": ("hamburg-seal",),
    "hamburg/rules": ("hamburg-guide",),
    "hamburg/standings": ("hamburg-standings",),
}
"""The pictures beside the texts of a file, by the file's name; those of a game stand under its key."""
HEAD = (
    "Names between ‹ › are filled in; where a text has variants, each stands after the word for which it is"
    " taken. To correct a text, note its key (the small word on the left)."
)


@dataclass(frozen=True)
class Said:
    """A text as it stands in a file, what it holds between ‹ ›."""

    key: str
    text: str


def said(path: Path) -> Iterator[Said]:
    """All texts of a file, in its order."""
    source = path.read_text(encoding="utf-8")
    for entry in parsed(path).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                yield Said(entry.id.name, shown(source, entry))
            yield from (Said(f"{entry.id.name}.{it.id.name}", shown(source, it)) for it in entry.attributes)


def shown(source: str, it: Message | Attribute) -> str:
    """A value without what only Fluent needs."""
    assert it.value is not None and it.value.span is not None
    text = source[it.value.span.start : it.value.span.end]
    text = re.sub(r"\n {4,12}", "\n", text).strip()
    text = re.sub(r'\{\s*"([^"]*)"\s*\}', r"\1", text)
    text = re.sub(r"\{ \$(\w+) ->", r"(by ‹\1›)", text).replace("*[", "[").replace("\n}", "\n")
    return re.sub(r"\{ \$?([\w.-]+) \}", r"‹\1›", text).strip()


def title(path: Path) -> str:
    """What a file is about, as it says itself."""
    for entry in parsed(path).body:
        if isinstance(entry, ResourceComment):
            return str(entry.content)
    return path.stem


def screens(locale: str) -> Iterator[tuple[str, Path, Path]]:
    """Every file of a language by the name of its screen, and the same of the model language; a new file may
    begin there alone."""
    for room, folder in (("", WORDS), *((f"{key}/", it.texts) for key, it in PRESENTERS.items())):
        own = {"" if path.stem == locale else path.name: path for path in files(folder, locale)}
        for model in files(folder, FALLBACK):
            name = "" if model.stem == FALLBACK else model.name
            if name in own:
                yield f"{room}{model.stem}", own[name], model


def page(locale: str, pictures: Iterable[str]) -> str:
    """The whole page; `pictures`: those that there are."""
    found = {*pictures}
    parts = [f"<!doctype html><meta charset=utf-8><title>{locale}</title><style>{STYLE}</style>"]
    parts.append(f"<h1>{escape(Texts.of(locale)('language-name'))}</h1><p>{HEAD}</p>")
    for name, path, model in screens(locale):
        images = (f'<img src="{it}" alt="{it}">' for it in shots(name, locale) if it in found)
        rows = "".join(row(it, other, locale) for it, other in together(path, model))
        parts.append(f"<h2>{escape(title(path))}</h2><p>{name}</p>")
        parts.append(f"<section><figure>{''.join(images)}</figure><table>{rows}</table></section>")
    return "\n".join(parts)


def shots(name: str, locale: str) -> Iterator[str]:
    """The files with the pictures of a screen."""
    return (f"{locale}/{shot}-phone.png" for shot in SCREENS.get(name, ()))


def together(path: Path, model: Path) -> Iterator[tuple[Said, str]]:
    """Each text with the same in the model language."""
    models = {it.key: it.text for it in said(model)}
    return ((it, models[it.key]) for it in said(path))


def row(it: Said, other: str, locale: str) -> str:
    """A line of the table; the model language needs no second column."""
    cells = [it.key, *([] if locale == FALLBACK else [other])]
    return (
        "<tr>" + "".join(f"<td>{escape(cell)}" for cell in cells) + f"<td class=said>{escape(it.text)}</tr>"
    )


def write(program: str | None) -> None:
    """The pages of all languages, with pictures where there is a browser."""
    for locale in LOCALES:
        folder = HERE / locale
        folder.mkdir(parents=True, exist_ok=True)
        if program is not None:
            from tests.gallery.screens import photographed

            asyncio.run(photographed(program, locale, folder))
        there = (f"{locale}/{it.name}" for it in folder.glob("*-phone.png"))
        (HERE / f"{locale}.html").write_text(page(locale, there), encoding="utf-8")


if __name__ == "__main__":
    from tests.gallery.__main__ import browser

    write(browser())
    sys.exit(0)
