"""Every picture is drawn from every position: its size, its bytes, its letters."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from bot.games.speicherstadt import reference
from bot.games.speicherstadt.painters.office import TILE as NARROWEST
from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.painters.pieces import GOODS
from bot.games.speicherstadt.painters.tiles import tile
from bot.games.speicherstadt.pictures.facts import (
    BoardFacts,
    Crate,
    House,
    Pile,
    Row,
    Slot,
    Supply,
    Tile,
    Worker,
)
from bot.games.speicherstadt.pictures.final import end_facts
from bot.games.speicherstadt.pictures.shown import board_facts, card_facts, office_facts
from bot.pictures import letters
from bot.pictures.facts import EndFacts, Part, Result
from bot.pictures.palette import SIZE
from bot.pictures.sizes import NAME, WIDTH, written
from bot.texts import LOCALES, Texts
from tests.bot.scenes import LONGEST
from tests.gallery.shots import whole
from tests.games.speicherstadt.pictures.positions import SETUPS, positions, read

BYTES = {"BoardFacts": 100_000, "OfficeFacts": 80_000, "CardFacts": 40_000, "EndFacts": 80_000}
every_setup = pytest.mark.parametrize(("expansions", "seats"), SETUPS, ids=str)


def checked(facts: object) -> Image.Image:
    """Draw, and look at the outside of the picture."""
    data, kind = draw(facts), type(facts).__name__
    picture = whole(data)
    assert picture.width == WIDTH
    assert 300 <= picture.height <= 3.5 * WIDTH
    assert 3_000 < len(data) <= BYTES[kind]
    assert len(picture.getcolors(256) or ()) <= SIZE
    return picture


@every_setup
def test_boards_are_drawn(expansions: tuple[str, ...], seats: int) -> None:
    for at, scene in enumerate(positions(expansions, seats)):
        checked(board_facts(read(scene, LOCALES[at % len(LOCALES)]).context))


@every_setup
def test_offices_are_drawn(expansions: tuple[str, ...], seats: int) -> None:
    for at, scene in enumerate(positions(expansions, seats)):
        checked(office_facts(read(scene, LOCALES[at % len(LOCALES)]).context, at % seats))


@every_setup
def test_ends_are_drawn(expansions: tuple[str, ...], seats: int) -> None:
    last = positions(expansions, seats)[-1]
    for locale in LOCALES:
        over = read(last, locale)
        checked(end_facts(over.context, over.story))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_drawn(locale: str) -> None:
    """Each in one language."""
    for card in [*reference.cards(Texts.of(locale).within("speicherstadt"))][
        LOCALES.index(locale) :: len(LOCALES)
    ]:
        checked(card_facts(Texts.of(locale).within("speicherstadt"), card))


@every_setup
def test_facts_can_be_compared_and_sent_to_a_worker(expansions: tuple[str, ...], seats: int) -> None:
    for scene in positions(expansions, seats)[::5]:
        facts = board_facts(scene.context)
        assert pickle.loads(pickle.dumps(facts)) == facts == board_facts(scene.context)
        assert hash(facts) == hash(board_facts(scene.context))
        assert draw(facts) == draw(board_facts(scene.context))


def crowded(seats: int) -> BoardFacts:
    """A board that is as full as none can be."""
    crates = tuple(Crate(good, "M", good) for good in GOODS)
    tile = Tile(
        "Wirtschaftsgebäudeverwaltungsrat am Sandtorkai", "", "contract", "−11", "star", "D", crates[:4]
    )
    texts = replace(tile, kind="end_bonus", crates=(), note="ein außerordentlich langer kurzer Text, " * 3)
    line = tuple(Worker(i % seats, i > 5) for i in range(8))
    columns = tuple(
        Slot(f"{i + 1}", (tile, texts)[i % 2], "now", line, (8, 7, 6, 5, 4, 3, 2, 1))
        for i in range(seats + 1)
    )
    held = tuple(Slot(f"{i + 1}.", tile, "sold", (), (), i % seats, "außerordentlich") for i in range(seats))
    heading = "Oben: eine davon darf man reservieren, wenn man noch Arbeiter hat"
    upper, reserved = Row(heading, held[:1]), Row(heading, held[1:])
    houses = tuple(
        House(i, LONGEST[i], 99, -99, 99, 15, 9, 9, 5, 2, "beginnt", due=True) for i in range(seats)
    )
    supply = Supply("Vorrat", tuple(Pile(crate, 12) for crate in crates))
    return BoardFacts(
        "autumn",
        "Herbst " * 30,
        "wartet " * 40,
        (*range(seats),),
        seats + 1,
        columns,
        upper,
        reserved,
        supply,
        houses,
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_the_fullest_board_is_drawn(seats: int) -> None:
    checked(crowded(seats))


@pytest.mark.parametrize("seats", [2, 5])
def test_an_empty_board_is_drawn(seats: int) -> None:
    full, nothing = crowded(seats), Row("", ())
    checked(
        replace(full, ask="", due=(), columns=(), upper=nothing, reserved=nothing, supply=Supply("-", ()))
    )


@pytest.mark.parametrize("points", [(0,), (-12, -12), (60, -20, 3)])
def test_strange_ends_are_drawn(points: tuple[int, ...]) -> None:
    results = tuple(
        Result(i, "漢字🦜", 1, it, (0,), (Part("fires", "Fires", it), Part("port", "Port", 0)), (0, it))
        for i, it in enumerate(points)
    )
    checked(EndFacts("", "", (), ("", ""), results))


# Letters


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_a_card_is_cut_and_its_name_can_be_read_on_a_phone(locale: str) -> None:
    """Where cards lie closest: three side by side, in the office and on the board."""
    for card in reference.ALL:
        facts = card_facts(Texts.of(locale).within("speicherstadt"), card).tile
        texts = written(tile(facts, NARROWEST))
        assert not [text for text, _ in texts if text.endswith("…")], facts.name
        words = {word for text, size in texts if size >= NAME for word in text.split()}
        assert set(facts.name.split()) <= words, facts.name


def test_no_letters_are_smaller_than_people_can_read() -> None:
    with pytest.raises(ValueError, match="too small"):
        letters.font(letters.SMALLEST - 1)
    assert letters.SMALLEST >= 22


@cache
def all_words() -> frozenset[str]:
    """Every text of a card that a picture may show."""
    found: set[str] = set()
    for locale in LOCALES:
        for card in reference.ALL:
            facts = card_facts(Texts.of(locale).within("speicherstadt"), card)
            found |= {facts.title, facts.kind, facts.effect, facts.tile.note, facts.tile.number, *facts.where}
    return frozenset(found)


def test_the_font_has_every_letter_of_our_words() -> None:
    missing = {letter for text in all_words() for letter in text if not letters.known(letter)}
    assert missing == set()


def test_a_card_is_told_whole() -> None:
    """No text of a card to look up ends in dots."""
    face = letters.font(29)
    for text in all_words():
        assert not any(line.endswith("…") for line in letters.wrapped(text, face, 610, 12))


def test_names_lose_what_the_font_lacks() -> None:
    assert letters.printable("Ann 🦜 a漢") == "Ann a"
    face = letters.font(24)
    assert letters.fitted("Emilia-Sophie von und zu", face, 120).endswith("…")
    assert letters.width(letters.fitted("W" * 90, face, 120), face) <= 120
    assert letters.wrapped("", face, 100, 2) == ()
