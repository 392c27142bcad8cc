"""The words of the bot: Project Fluent, a folder of *.ftl files for each language.

    t = Texts.of(interaction.locale.value)
    t("lobby-start"), t("board-office")
    t.within(table.key)("ping-end", people=people, game=game, result=result, link=link)

Shared texts are beside this module; each game has its own in its package, in `<language>.ftl` or in a folder
`<language>` of several files. `within` a game its texts and the shared ones are visible, never another
game's.

A text that a language lacks is shown in English, so that a new text may begin there; references in it are
resolved in the language itself. A key that English lacks, or a missing argument, raises, so users never
read a bare key. Call the texts `t` where a key is written out: tests find such calls and check that the key
exists.
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


LOCALES: tuple[str, ...] = tuple(sorted({path.parent.name for path in _HERE.glob("*/*.ftl")}))
"""The languages that there are: the folders with texts."""


class Texts:
    """All texts of one language: the common ones, or those and one game's."""

    def __init__(self, locale: str, paths: Iterable[Path], game: str = "") -> None:
        """`paths`: the files that hold them. `game`: the key of that game; empty: the common ones alone."""
        self.locale = locale
        self.game = game
        self._fallback = None if locale == FALLBACK else _texts(FALLBACK, game)
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._paths = tuple(paths)
        self._keys = set[str]()
        for path in (*(self._fallback._paths if self._fallback else ()), *self._paths):
            self._bundle.add_resource(_resource(path), allow_overrides=True)
        for path in self._paths:
            self._keys |= {entry.id.name for entry in _resource(path).body if isinstance(entry, Message)}
        self._said = lru_cache(REMEMBERED, typed=True)(self._format)
        self._pattern = cache(self._find_pattern)

    @staticmethod
    def of(locale: str) -> Texts:
        """The texts for a locale of Discord: "en-GB" reads "en", a language that we lack the fallback."""
        language = locale.partition("-")[0].lower()
        return _texts(language if language in LOCALES else FALLBACK, "")

    def within(self, game: str) -> Texts:
        """The texts of the same language within a game; raises LookupError where there is none."""
        return _texts(self.locale, game)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text of a key (`message` or `message.attribute`) with its facts.

        Raises LookupError where there is no such text, ValueError where a fact or a reference is missing.
        """
        return self._said(key, **facts)

    def _format(self, key: str, /, **facts: str | int) -> str:
        """Format by Fluent; numbers without separators, because they count rounds, not money."""
        pattern = self._pattern(key)
        if pattern is None:
            raise LookupError(f"there is no text {key!r} in {self.locale!r}")
        numbers = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
        counted = {name: fluent_number(number, useGrouping=False) for name, number in numbers.items()}
        text, errors = self._bundle.format_pattern(pattern, {**facts, **counted})
        if errors:
            raise ValueError(f"the text {key!r} in {self.locale!r}: {errors[0]}")
        return str(text)

    @property
    def keys(self) -> frozenset[str]:
        """All keys of the language itself, without attributes and without those that only English has."""
        return frozenset(self._keys)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key; for attributes that not every message has."""
        return self._pattern(key) is not None

    def _find_pattern(self, key: str) -> Any | None:
        """The pattern of a key, in English where the language has none; None where both have none."""
        name, _, attribute = key.partition(".")
        pattern = None
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        return self._fallback._find_pattern(key) if pattern is None and self._fallback else pattern


@cache
def _resource(path: Path) -> Any:
    """A file of texts. Parsing is slow, and the common ones are read within each game."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _texts(locale: str, game: str) -> Texts:
    """Read once, at first use."""
    return Texts(locale, [*files(_HERE, locale), *(files(room(game), locale) if game else ())], game)


def room(game: str) -> Path:
    """Folder of the texts of a game; raises LookupError where there is no such game."""
    folder = ROOMS.get(game, _HERE.parent / "games" / game / "texts")
    if not folder.is_dir():
        raise LookupError(f"no words of a game {game!r}")
    return folder
