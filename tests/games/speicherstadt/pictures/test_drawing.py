"""Full, empty and strange pictures, and the letters of cards. `tests/laws/test_pictures.py` draws all
pictures of whole games.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt import reference
from bot.games.speicherstadt.cards import card_facts
from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.games.speicherstadt.figures.houses import Houses, SupplyRow
from bot.games.speicherstadt.figures.market.facts import MarketCards, Shelf, Slot, Worker
from bot.games.speicherstadt.figures.market.lines import line
from bot.games.speicherstadt.figures.market.paint import RowLayout
from bot.games.speicherstadt.painters.colours import GOODS
from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.painters.tiles import tile
from bot.games.speicherstadt.pictures.drawings import PICTURES
from bot.messages.sheets import Picture
from bot.pictures import letters
from bot.pictures.drawing import Drawing
from bot.pictures.facts import EndFacts, SeatResult
from bot.pictures.facts import PointSource as Points
from bot.pictures.sizes import NAME, record_sizes, texts_on
from bot.presenter.blocks import Chip, Panel, Part, Screen
from bot.texts import LOCALES, Texts
from bot.views.table.board import board
from engine.tables.model.drafts import Draft
from tests.bot.scenes import LONGEST
from tests.gallery.shots import game
from tests.games.speicherstadt.pictures.positions import positions, read
from tests.laws.drawings import LOWEST_BOARD, PIECES, checked, drawn
from tests.laws.heights import height

HIGHEST = 1_000
"""Units of a board of Kaispeicher for four on a phone."""


def check_height(drawing: Drawing, pieces: int = PIECES) -> None:
    """In this game offices are as high as boards, too."""
    assert sum(checked(drawing, pieces).pieces) >= LOWEST_BOARD, "look which part is missing"


@pytest.mark.parametrize("agent", ["quick", "random"])
def test_a_board_of_four_with_the_second_row_fits_little_more_than_a_phone(agent: str) -> None:
    presenter = PRESENTERS["speicherstadt"]
    moments = [it for it in game(("kaispeicher",), 4, agent) if it.table.due]
    for at, scene in enumerate(moments[:: len(moments) // 12]):
        seen = read(scene, LOCALES[at % len(LOCALES)])
        drawing = presenter.pictures.board(seen.context)
        pieces, data = drawn(drawing).pieces, drawing.painter(drawing.facts)
        high = height(board(seen, presenter, Picture("board.png", data, "")), pieces)
        assert high <= HIGHEST, f"{high} in {len(pieces)} pieces"


def test_the_emptiest_office_is_not_low() -> None:
    check_height(PICTURES.office(replace(positions((), 2)[0], seat=0).context, Draft()))


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
    check_height(PICTURES.screen(crowded(seats)), 5)


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
    check_height(PICTURES.screen(replace(full, ask="", due=(), parts=(Part("", blocks),))))


@pytest.mark.parametrize("points", [(0,), (-12, -12), (60, -20, 3)])
def test_strange_ends_are_drawn(points: tuple[int, ...]) -> None:
    results = tuple(
        SeatResult(
            i, "漢字🦜", 1, it, (0,), (Points("fires", "Fires", it), Points("port", "Port", 0)), (0, it)
        )
        for i, it in enumerate(points)
    )
    checked(PICTURES.of(EndFacts("", "", (), ("", ""), results)))


# Letters


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_a_card_is_cut_and_its_name_can_be_read_on_a_phone(locale: str) -> None:
    """Where cards lie closest: three side by side on the board; in a line of an office with many workers."""
    narrowest = RowLayout((), 0, 3, 1).tile
    for card in reference.ALL:
        facts = card_facts(Texts.of(locale).within("speicherstadt"), card).tile
        texts = texts_on(tile(facts, narrowest))
        assert not [text for text, _ in texts if text.endswith("…")], facts.name
        words = {word for text, size in texts if size >= NAME for word in text.split()}
        assert set(facts.name.split()) <= words, facts.name
        slot = Slot("1", facts, line=(Worker(0),) * 4, prices=(4, 3, 2, 1))
        assert not [text for text, _ in texts_on(line(slot)) if text.endswith("…")], facts.name


@cache
def all_words() -> frozenset[str]:
    """Every text of a card that a picture may show."""
    found: set[str] = set()
    for locale in LOCALES:
        for card in reference.ALL:
            facts = card_facts(Texts.of(locale).within("speicherstadt"), card)
            found |= {facts.title, *facts.lines, facts.tile.note, facts.tile.number}
    return frozenset(found)


def test_a_card_is_described_whole() -> None:
    """No text of a card to look up ends in dots."""
    face = letters.font(29)
    for text in all_words():
        assert not any(line.endswith("…") for line in letters.wrap(text, face, 610, 12))
