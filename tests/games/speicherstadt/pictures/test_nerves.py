"""The picture of the ledger of nerves: drawn, described, and the same as its text."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from bot.games.speicherstadt.ledger import BOOK
from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.painters.paint import draw
from bot.pictures.alt_text import LIMIT
from bot.pictures.alt_text import description as alt
from bot.pictures.facts import Account, Entry, LedgerFacts, Person
from bot.pictures.icons import names
from bot.pictures.letters import DOTS, fit, font
from bot.pictures.painters.ledger import ROOM, SIGN
from bot.pictures.palette import SIZE
from bot.pictures.seats import LETTERS
from bot.pictures.sizes import TEXT, WIDTH, record_sizes
from bot.presenter.ledgers import BEST, NONE
from bot.texts import LOCALES, Texts
from bot.texts.formats import MARKS
from bot.views.scene import Scene
from tests.bot.scenes import LONGEST
from tests.gallery.shots import SETS, game, whole

MOST_BYTES = 60_000
SETUPS = tuple((expansions, seats) for expansions in SETS for seats in (2, 5))
every_setup = pytest.mark.parametrize(("expansions", "seats"), SETUPS, ids=str)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


def over(expansions: tuple[str, ...], seats: int, locale: str) -> Scene:
    """A game that is over."""
    return replace(game(expansions, seats)[-1], t=Texts.of(locale))


def checked(facts: LedgerFacts, most: int = MOST_BYTES) -> Image.Image:
    """Draw, and look at the outside of the picture."""
    data = draw(facts)
    picture = whole(data)
    assert picture.width == WIDTH
    assert 400 <= picture.height <= 4.5 * WIDTH
    assert 3_000 < len(data) <= most
    assert len(picture.getcolors(256) or ()) <= SIZE
    return picture


@every_setup
def test_ledgers_are_drawn(expansions: tuple[str, ...], seats: int) -> None:
    for locale in LOCALES:
        it = over(expansions, seats, locale)
        checked(BOOK.facts(it.context, it.story))


def test_the_fullest_ledger_and_an_empty_one_are_drawn() -> None:
    best = Entry("+123 −456", "außerordentlich langer Name einer Karte (KTSU)", best=True)
    people = tuple(Person(seat, LONGEST[seat]) for seat in range(5))
    full = LedgerFacts(
        "Titel " * 30,
        "Krone " * 40,
        "",
        people,
        tuple(Account(sign, "Wort " * 20, (best,) * 5) for sign in names(pieces.PACKAGE, "line")),
    )
    checked(full, 3 * MOST_BYTES)
    nobody = Person(0, "漢字🦜"), Person(1, "")
    checked(replace(full, people=nobody, accounts=(Account("value", "", (Entry("–"), Entry("–"))),) * 2))


def test_the_best_are_marked_without_colours() -> None:
    """The crown changes the picture also where gold looks like paper."""
    scene = over((), 2, "en")
    it = BOOK.facts(scene.context, scene.story)
    plain_ = replace(
        it,
        accounts=tuple(
            replace(line, entries=tuple(replace(entry, best=False) for entry in line.entries))
            for line in it.accounts
        ),
    )
    dark = [checked(facts).convert("L").point(lambda tone: tone < 80) for facts in (it, plain_)]
    assert sum(dark[0].histogram()[1:]) > sum(dark[1].histogram()[1:])


def test_every_line_has_a_sign_of_its_own() -> None:
    assert {line.name for line in BOOK.lines} == {*names(pieces.PACKAGE, "line")}
    assert len({pieces.ledger_icon(name).tobytes() for name in names(pieces.PACKAGE, "line")}) == len(
        BOOK.lines
    )


@in_every_language
def test_no_words_of_a_line_are_cut(locale: str) -> None:
    scene, face = over((), 5, locale), font(30, "SemiBold")
    it = BOOK.facts(scene.context, scene.story)
    for line in it.accounts:
        assert fit(line.word, face, ROOM - SIGN - 36) == line.word
    assert fit(it.best, font(TEXT, "SemiBold"), ROOM - 60) == it.best


@in_every_language
@every_setup
def test_no_note_is_cut(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    scene = over(expansions, seats, locale)
    it = BOOK.facts(scene.context, scene.story)
    with record_sizes() as seen:
        draw(it)
    words = {person.name.split()[0] for person in it.people}
    cut = [text for text, _ in seen[0].written if text.endswith(DOTS)]
    assert [text for text in cut if not text.startswith((*words, "von"))] == []


# The description


@in_every_language
@every_setup
def test_the_description_says_the_whole_ledger(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    scene = over(expansions, seats, locale)
    facts = BOOK.facts(scene.context, scene.story)
    said = alt(facts, scene.t)
    assert len(said) <= LIMIT
    assert scene.t("alt-rest") not in said
    for line in facts.accounts:
        told = said[said.index(line.word) :].partition(": ")[2]
        for who, it in zip(facts.people, line.entries, strict=True):
            more = ", ".join(filter(None, (it.note, facts.word if it.best else "")))
            start = f"{LETTERS[who.seat]} {it.text}" + (f" ({more})" if more else "")
            assert told.startswith(start), (told[:60], start)
            told = told[len(start) + 2 :]


@in_every_language
@every_setup
def test_the_longest_names_fit_too(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    scene = replace(over(expansions, seats, locale), names=("ⓦ" * 32,) * seats)
    said = alt(BOOK.facts(scene.context, scene.story), scene.t)
    assert len(said) <= LIMIT
    assert scene.t("alt-rest") not in said


@in_every_language
@every_setup
def test_the_picture_says_what_the_text_says(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    scene = over(expansions, seats, locale)
    facts = BOOK.facts(scene.context, scene.story)
    shown = [line for line in facts.accounts if {entry.text for entry in line.entries} - {"0", NONE}]
    for line, (heading, text) in zip(shown, BOOK.accounts(scene.context, scene.story), strict=True):
        assert line.word in heading
        for person, entry, value in zip(facts.people, line.entries, text.split(" · "), strict=True):
            assert value.startswith(MARKS[person.seat])
            assert entry.text in value and entry.note in value
            assert entry.best == (BEST in value)
