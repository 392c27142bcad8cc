"""Alt texts of the pictures that all games share, within Discord's limit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial, singledispatch
from typing import Any

from bot.pictures.facts import CardFacts, CoverFacts, EndFacts, Entry, LedgerFacts, LegendFacts
from bot.pictures.seats import LETTERS
from bot.texts import Texts
from bot.texts.formats import signed_number

LIMIT = 1_024
"""Characters of a description."""
FULL, SHORT, SHORTEST = 0, 1, 2
"""How much is said: everything; without texts of cards and long names; things by their letters only."""
NAME = 12


def fit_sentences(sentences: Callable[[int], Iterable[str]], rest: str) -> str:
    """Describe a picture as fully as there is room: `sentences` gives the text of a level of detail, the most
    important first. `rest` stands for what is left out."""
    for level in (FULL, SHORT, SHORTEST):
        text = join_sentences(sentences(level))
        if len(text) <= LIMIT:
            return text
    return cut(list(sentences(SHORTEST)), rest)


def cut(texts: list[str], rest: str) -> str:
    """As many sentences as fit, then the one that says where the rest is."""
    while texts and len(join_sentences([*texts, rest])) > LIMIT:
        texts.pop()
    return join_sentences([*texts, rest])


def join_sentences(texts: Iterable[str]) -> str:
    """Sentences, each with its full stop."""
    return " ".join(text if text.endswith((".", "!", "…")) else f"{text}." for text in texts if text)


def seat_name(seat: int, name: str, level: int) -> str:
    """A seat by letter and name."""
    return f"{LETTERS[seat]} {name if level == FULL or len(name) <= NAME else name[: NAME - 1] + '…'}"


def question_text(ask: str, due: Iterable[int]) -> str:
    """The question; with several players, who must answer."""
    letters = ", ".join(LETTERS[seat] for seat in sorted({*due}))
    return f"{ask}: {letters}" if len(letters) > 1 else ask


def description(facts: Any, t: Texts) -> str:
    """A picture that every game has, in words, as fully as Discord's limit allows."""
    return fit_sentences(partial(common, facts, t), t("alt-rest"))


@singledispatch
def common(facts: Any, t: Texts, level: int) -> Iterator[str]:
    """The description of a picture that every game has, the most needed first; raises `TypeError` for
    others.
    """
    raise TypeError(type(facts))


@common.register
def _(facts: CoverFacts, t: Texts, level: int) -> Iterator[str]:
    """The cover of a game."""
    yield facts.title
    yield facts.about


@common.register
def _(facts: CardFacts, t: Texts, level: int) -> Iterator[str]:
    """A card to look up."""
    yield facts.title
    yield from facts.lines


@common.register
def _(facts: EndFacts, t: Texts, level: int) -> Iterator[str]:
    yield facts.title
    yield facts.verdict
    yield facts.headings[0]
    for result in facts.results:
        parts = ", ".join(f"{part.word} {signed_number(part.points)}" for part in result.parts if part.points)
        sums = [t("alt-points", number=signed_number(result.points))]
        sums += [t("alt-tie-break", number=" · ".join(map(str, result.ties)))] if result.ties else []
        yield f"{result.rank}. {seat_name(result.seat, result.name, level)}: {', '.join(sums)}: {parts or 0}"
    courses = (
        f"{LETTERS[result.seat]} {' '.join(map(signed_number, result.course))}" for result in facts.results
    )
    yield f"{facts.headings[1]}: {'; '.join(courses)}"


@common.register
def _(facts: LedgerFacts, t: Texts, level: int) -> Iterator[str]:
    """Game statistics of each seat."""
    yield facts.title
    yield ", ".join(seat_name(person.seat, person.name, level) for person in facts.people)
    for account in facts.accounts:
        entries = (
            ledger_entry(LETTERS[person.seat], entry, facts.word)
            for person, entry in zip(facts.people, account.entries, strict=True)
        )
        yield f"{account.word}: {', '.join(entries)}"


def ledger_entry(letter: str, entry: Entry, best: str) -> str:
    """One cell of a ledger in words; `best` follows where it is the highest of its row."""
    more = ", ".join(filter(None, (entry.note, best if entry.best else "")))
    return f"{letter} {entry.text}" + (f" ({more})" if more else "")


@common.register
def _(facts: LegendFacts, t: Texts, level: int) -> Iterator[str]:
    """Each meaning once: signs that look different may mean the same."""
    yield facts.title
    yield " · ".join(dict.fromkeys(sign.word for sign in facts.signs))  # some hold commas
