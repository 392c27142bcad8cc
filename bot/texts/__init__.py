"""The words of the bot: Project Fluent, a folder of *.ftl files for each language.

    t = Texts.of(interaction.locale.value)
    t("lobby-start"), t("board-office")
    t.within(table.key)("ping-end", people=people, game=game, result=result, link=link)

Shared texts are beside this module; each game has its own in its package, in `<language>.ftl` or in a folder
`<language>` of several files. `within` a game its texts and the shared ones are visible, never another
game's.

A missing key or argument raises, so users never read a bare key. Call the texts `t` where a key is written
out: tests find such calls and check that the key exists.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

__all__ = ["FALLBACK", "LOCALES", "ROOMS", "Texts", "files"]

_HERE = Path(__file__).parent

FALLBACK = "en"
"""Fallback language."""

REMEMBERED = 2048
"""Texts of a language that are kept as they were last said: Fluent takes long, and much is said again."""

ROOMS: dict[str, Path] = {}
"""Where the words of a game lie, by its key, as its presenter says when it moves in."""


def files(folder: Path, locale: str) -> list[Path]:
    """The files of a language in a folder: one of its name, or all in a folder of its name."""
    return [*folder.glob(f"{locale}.ftl"), *sorted((folder / locale).glob("*.ftl"))]


def _names(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.ftl")}


LOCALES: tuple[str, ...] = tuple(
    sorted(it.name for it in _HERE.iterdir() if _names(it) >= _names(_HERE / FALLBACK))
)
"""The languages that there are: the folders with every file of the fallback, so that none is half there."""


class Texts:
    """All texts of one language: the common ones, or those and one game's."""

    def __init__(self, locale: str, paths: Iterable[Path], game: str = "") -> None:
        """`paths`: the files that hold them. `game`: the key of that game; empty: the common ones alone."""
        self.locale = locale
        self.game = game
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._keys = set[str]()
        for path in paths:
            resource = _resource(path)
            self._bundle.add_resource(resource)
            self._keys |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        self._said = lru_cache(REMEMBERED, typed=True)(self._format)
        self._pattern = cache(self._find_pattern)

    @staticmethod
    def of(locale: str) -> Texts:
        """The texts for a locale of Discord: "en-GB" reads "en", a language that we lack the fallback."""
        language = locale.partition("-")[0].lower()
        return _texts(language if language in LOCALES else FALLBACK)

    def within(self, game: str) -> Texts:
        """The texts of the same language within a game; raises LookupError where there is none."""
        return _texts(self.locale, game)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text of a key (`message` or `message.attribute`) with its facts.

        Raises LookupError where there is no such text, ValueError where a fact or a reference is missing.
        """
        return self._said(key, **facts)

    def _format(self, key: str, /, **facts: str | int) -> str:
        """The same, by Fluent; numbers without separators: rounds are counted, no sums of money."""
        pattern = self._pattern(key)
        if pattern is None:
            raise LookupError(f"there is no text {key!r} in {self.locale!r}")
        numbers = {name: it for name, it in facts.items() if isinstance(it, int)}
        counted = {name: fluent_number(it, useGrouping=False) for name, it in numbers.items()}
        text, errors = self._bundle.format_pattern(pattern, {**facts, **counted})
        if errors:
            raise ValueError(f"the text {key!r} in {self.locale!r}: {errors[0]}")
        return str(text)

    @property
    def keys(self) -> frozenset[str]:
        """All keys that there are, without attributes."""
        return frozenset(self._keys)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key; for attributes that not every message has."""
        return self._pattern(key) is not None

    def _find_pattern(self, key: str) -> Any | None:
        """Value and attributes of a key in Fluent."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _resource(path: Path) -> Any:
    """A file of texts. Parsing is slow, and the common ones are read within each game."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _texts(locale: str, game: str = "") -> Texts:
    """Read once, at first use."""
    return Texts(locale, [*files(_HERE, locale), *(files(room(game), locale) if game else ())], game)


def room(game: str) -> Path:
    """Where the words of a game lie; raises LookupError where there is no such game."""
    folder = ROOMS.get(game, _HERE.parent / "games" / game / "texts")
    if not folder.is_dir():
        raise LookupError(f"no words of a game {game!r}")
    return folder
