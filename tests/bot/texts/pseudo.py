"""A pseudo language: English with every letter accented and 40 % more of it.

Installed for a test, every text of ours looks like `Šţåŕţ ōō`. A word in plain letters was never translated,
and what does not fit shows.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.texts
from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, Texts
from tests.bot.texts.ftl import paths

LONGER = 0.4
FILLER = "ō"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
NOT_OURS = re.compile(r"<[@#t/:][^>]*>|https?://\S+|`[^`]*`")
"""Mentions, times, links, code: Discord words them, or they are no words."""


def filler(text: str) -> str:
    """What makes a text longer; nothing where there is nothing to read."""
    letters = sum(it.isalpha() for it in text)
    return " " + FILLER * max(1, round(letters * LONGER)) if letters else ""


class _Accents(Visitor):
    """Accents all text and makes every pattern longer; what stands in braces stays as it is."""

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        self.visit_Pattern(node.value, longer=node.id.name != "letter")  # one letter it must remain

    def visit_Pattern(self, node: ftl.Pattern, *, longer: bool = True) -> None:  # noqa: N802
        said = [it for it in node.elements if isinstance(it, ftl.TextElement)]
        more = filler("".join(it.value for it in said)) if longer else ""
        for element in said:
            element.value = element.value.translate(ACCENTS)
        self.generic_visit(node)
        if more:
            node.elements.append(ftl.TextElement(more))


def write(folder: Path, game: str = "") -> list[Path]:
    """The pseudo language as files in a folder, within a game."""
    folder.mkdir(parents=True, exist_ok=True)
    out = []
    for number, path in enumerate(paths(FALLBACK, *filter(None, (game,)))):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        _Accents().visit(resource)
        out.append(folder / f"{number}-{path.name}")
        out[-1].write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return out


def pseudo(folder: Path, game: str = "") -> Texts:
    """The texts of the pseudo language, written into a folder; its plurals are those of English."""
    return Texts(FALLBACK, write(folder / (game or "common"), game))


def install(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Texts:
    """Use the pseudo language for all locales during the test."""
    known = {game: pseudo(folder, game) for game in ("", *PRESENTERS)}
    monkeypatch.setattr(bot.texts, "_texts", lambda locale, game="": known[game])
    return known[""]


def untranslated(shown: str, *names: str) -> list[str]:
    """The words in plain letters that a message shows, but for these names (of people, of languages)."""
    rest = NOT_OURS.sub(" ", shown)
    for name in sorted(names, key=len, reverse=True):
        rest = rest.replace(name, " ")
    return re.findall(r"[A-Za-z]{2,}", rest)
