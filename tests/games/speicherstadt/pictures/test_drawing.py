"""Every picture is drawn from every position: its size, its bytes, its letters."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from bot.games.speicherstadt import reference
from bot.games.speicherstadt.cards import card_facts
from bot.games.speicherstadt.figures.cards.paint import TILE as NARROWEST
from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.games.speicherstadt.figures.houses.facts import Houses, SupplyRow
from bot.games.speicherstadt.figures.market.facts import MarketCards, Shelf, Slot, Worker
from bot.games.speicherstadt.hand import hand
from bot.games.speicherstadt.painters.colours import GOODS
from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.painters.tiles import tile
from bot.games.speicherstadt.pictures.final import end_facts
from bot.games.speicherstadt.table import table
from bot.pictures import letters
from bot.pictures.cut import split
from bot.pictures.facts import EndFacts, SeatResult
from bot.pictures.facts import PointSource as Points
from bot.pictures.palette import SIZE
from bot.pictures.sizes import NAME, WIDTH, record_sizes, texts_on
from bot.presenter.blocks import Chip, Panel, Part, Screen
from bot.texts import LOCALES, Texts
from engine.tables.model.drafts import Draft
from tests.bot.scenes import LONGEST
from tests.gallery.shots import game, whole
from tests.games.speicherstadt.pictures.positions import SETUPS, positions, read

BYTES = {"Screen": 101_000, "TileFacts": 40_000, "EndFacts": 80_000}
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
        checked(table(read(scene, LOCALES[at % len(LOCALES)]).context))


@pytest.mark.parametrize("agent", ["quick", "random"])
def test_a_board_of_four_with_the_second_row_is_four_pieces(agent: str) -> None:
    moments = [it for it in game(("kaispeicher",), 4, agent) if it.table.due]
    for at, scene in enumerate(moments[:: len(moments) // 12]):
        assert len(split(draw(table(read(scene, LOCALES[at % len(LOCALES)]).context)))) <= 4


@every_setup
def test_offices_are_drawn(expansions: tuple[str, ...], seats: int) -> None:
    for at, scene in enumerate(positions(expansions, seats)):
        own = replace(read(scene, LOCALES[at % len(LOCALES)]), seat=at % seats)
        checked(hand(own.context, Draft()))


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
def test_trees_can_be_compared_and_sent_to_a_worker(expansions: tuple[str, ...], seats: int) -> None:
    for scene in positions(expansions, seats)[::5]:
        screen = table(scene.context)
        assert pickle.loads(pickle.dumps(screen)) == screen == table(scene.context)
        assert hash(screen) == hash(table(scene.context))
        assert draw(screen) == draw(table(scene.context))


def crowded(seats: int) -> Screen:
    """A board that is as full as none can be."""
    crates = tuple(Crate(good, "M") for good in GOODS)
    tile = Tile(
        "Wirtschaftsgebäudeverwaltungsrat am Sandtorkai", "", "contract", "−11", "points", "D", crates[:4]
    )
    texts = replace(tile, kind="merchant", crates=(), note="ein außerordentlich langer kurzer Text, " * 3)
    line = tuple(Worker(i % seats, i > 5) for i in range(8))
    columns = tuple(
        Slot(f"{i + 1}", (tile, texts)[i % 2], "now", line, (8, 7, 6, 5, 4, 3, 2, 1))
        for i in range(seats + 1)
    )
    row = tuple(Slot(f"{i + 1}.", tile, "sold", (), (), i % seats, "außerordentlich") for i in range(seats))
    heading = "Oben: eine davon darf man reservieren, wenn man noch Arbeiter hat"
    numbers = {"coins": 99, "points": -99, "strength": 99, "workers": 5, "ships": 15, "open": 9, "done": 9}
    chips = tuple(Chip(name, number) for name, number in {**numbers, "grey": 2}.items())
    houses = tuple(Panel(LONGEST[i], chips, i, True, ("first",)) for i in range(seats))
    supply = SupplyRow(tuple(Chip(good, 12) for good in GOODS), "Vorrat", marks=("M",) * len(GOODS))
    blocks = (
        Shelf(row[:1], row[1:], (heading, heading)),
        MarketCards(seats + 1, columns),
        supply,
        Houses(houses),
    )
    return Screen("Herbst " * 30, (Part("", blocks),), "wartet " * 40, (*range(seats),), mood="autumn")


@pytest.mark.parametrize("seats", [2, 5])
def test_the_fullest_board_is_drawn(seats: int) -> None:
    checked(crowded(seats))


@pytest.mark.parametrize("seats", [2, 5])
def test_numbers_that_are_zero_are_left_out_in_houses_of_any_width(seats: int) -> None:
    houses = Houses(tuple(Panel("", (Chip("ships", 0), Chip("done", 3)), seat) for seat in range(seats)))
    with record_sizes() as seen:
        draw(Screen(parts=(Part("", (houses,)),), mood="autumn"))
    assert {text for text, _ in seen[0].written if text.isdigit()} == {"3"}


@pytest.mark.parametrize("seats", [2, 5])
def test_an_empty_board_is_drawn(seats: int) -> None:
    full = crowded(seats)
    blocks = MarketCards(seats + 1, ()), SupplyRow((), "-"), full.parts[0].blocks[-1]
    checked(replace(full, ask="", due=(), parts=(Part("", blocks),)))


@pytest.mark.parametrize("points", [(0,), (-12, -12), (60, -20, 3)])
def test_strange_ends_are_drawn(points: tuple[int, ...]) -> None:
    results = tuple(
        SeatResult(
            i, "漢字🦜", 1, it, (0,), (Points("fires", "Fires", it), Points("port", "Port", 0)), (0, it)
        )
        for i, it in enumerate(points)
    )
    checked(EndFacts("", "", (), ("", ""), results))


# Letters


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_a_card_is_cut_and_its_name_can_be_read_on_a_phone(locale: str) -> None:
    """Where cards lie closest: three side by side, in the office and on the board."""
    for card in reference.ALL:
        facts = card_facts(Texts.of(locale).within("speicherstadt"), card).tile
        texts = texts_on(tile(facts, NARROWEST))
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
            found |= {facts.title, *facts.lines, facts.tile.note, facts.tile.number}
    return frozenset(found)


def test_the_font_has_every_letter_of_our_words() -> None:
    missing = {letter for text in all_words() for letter in text if not letters.has_glyph(letter)}
    assert missing == set()


def test_a_card_is_described_whole() -> None:
    """No text of a card to look up ends in dots."""
    face = letters.font(29)
    for text in all_words():
        assert not any(line.endswith("…") for line in letters.wrap(text, face, 610, 12))


def test_names_lose_what_the_font_lacks() -> None:
    assert letters.printable("Ann 🦜 a漢") == "Ann a"
    face = letters.font(24)
    assert letters.fit("Emilia-Sophie von und zu", face, 120).endswith("…")
    assert letters.width(letters.fit("W" * 90, face, 120), face) <= 120
    assert letters.wrap("", face, 100, 2) == ()
