"""The texts as trees: what a key says, which facts it takes, and how long it may become."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.texts
from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, LOCALES, ROOMS, files

WORDS = Path(bot.texts.__file__).parent
GAME = next(iter(PRESENTERS))
"""The game whose words are looked at where a test does not say which."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


def paths(locale: str, *games: str) -> list[Path]:
    """The files of a language: the common ones, and those of these games."""
    return [path for folder in (WORDS, *(ROOMS[game] for game in games)) for path in files(folder, locale)]


@cache
def parsed(path: Path) -> ftl.Resource:
    """A file as a tree, shared for reading: parsing takes longer than most tests."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def patterns(locale: str, game: str = GAME) -> dict[str, ftl.Pattern]:
    """Every key of a language (`message` or `message.attribute`) with its pattern, within a game; outside of
    all games where that is empty."""
    found: dict[str, ftl.Pattern] = {}
    for path in paths(locale, *filter(None, (game,))):
        for entry in parsed(path).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                if entry.value:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}
    return found


def pattern_of(locale: str, key: str, game: str = GAME) -> ftl.Pattern:
    """The pattern of a key; the English one where the language has none."""
    return patterns(locale, game).get(key) or patterns(FALLBACK, game)[key]


def missing() -> dict[str, list[str]]:
    """The keys that a language lacks, by language: a new text may begin in English alone."""
    lacks = {}
    for locale in LOCALES:
        whole = {key for game in ("", *PRESENTERS) for key in patterns(FALLBACK, game)}
        own = {key for game in ("", *PRESENTERS) for key in patterns(locale, game)}
        if whole - own:
            lacks[locale] = sorted(whole - own)
    return lacks


@dataclass
class Facts:
    """What a key takes from outside, with all that it refers to.

    `names`: its facts. `choices`: for each fact of which it compares words (yes, no), those words.
    """

    names: set[str]
    choices: dict[str, frozenset[str]]


def facts(locale: str, key: str, game: str = GAME) -> Facts:
    """The facts of a key."""
    look = _Look(locale, game)
    look.visit(pattern_of(locale, key, game))
    return look.facts


class _Look(Visitor):
    """Collects facts, through references too."""

    def __init__(self, locale: str, game: str) -> None:
        self.locale, self.game = locale, game
        self.facts = Facts(set(), {})

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(pattern_of(self.locale, referred(node), self.game))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {name_of(it) for it in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and not keys <= PLURALS:
            self.facts.choices[node.selector.id.name] = frozenset(keys)
        self.generic_visit(node)


def name_of(variant: ftl.Variant) -> str:
    """What a variant is for: a word, a number, a plural form."""
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


def referred(node: ftl.MessageReference) -> str:
    """The key that a reference means."""
    return node.id.name + (f".{node.attribute.name}" if node.attribute else "")


def references(locale: str, *keys: str) -> set[str]:
    """Every key to which these refer, or any at all."""
    found: set[str] = set()

    class Look(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            found.add(referred(node))

    for key in keys or patterns(locale):
        Look().visit(pattern_of(locale, key))
    return found


def longest(locale: str, key: str, width: Callable[[str], str], game: str = GAME) -> str:
    """A key in its longest variant; `width` gives the longest value of a fact."""

    def of(pattern: ftl.Pattern) -> str:
        return "".join(map(piece, pattern.elements))

    def piece(element: ftl.TextElement | ftl.Placeable) -> str:
        if isinstance(element, ftl.TextElement):
            return str(element.value)
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            return max((of(variant.value) for variant in inner.variants), key=len)
        if isinstance(inner, ftl.MessageReference):
            return of(pattern_of(locale, referred(inner), game))
        if isinstance(inner, ftl.VariableReference):
            return width(inner.id.name)
        return str(getattr(inner, "value", ""))

    return of(pattern_of(locale, key, game))


def plurals(locale: str) -> list[tuple[str, frozenset[str]]]:
    """Every choice among plural forms: where it stands, and its forms."""
    return [(key, forms) for key, pattern in patterns(locale).items() for forms in _Plurals.of(pattern)]


class _Plurals(Visitor):
    """Collects plural forms."""

    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []

    @classmethod
    def of(cls, pattern: ftl.Pattern) -> list[frozenset[str]]:
        """The plural forms of a pattern, choice by choice."""
        look = cls()
        look.visit(pattern)
        return look.found

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        forms = frozenset(map(name_of, node.variants))
        if forms <= PLURALS:
            self.found.append(forms)
        self.generic_visit(node)
