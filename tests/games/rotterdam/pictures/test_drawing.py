"""Every picture is drawn from every position, in every language: its size and its bytes."""

from __future__ import annotations

import pickle
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.games.rotterdam.painters import waters
from bot.games.rotterdam.pictures.drawings import PICTURES
from bot.games.rotterdam.pictures.facts import BoardFacts
from bot.pictures.cut import split
from bot.pictures.drawing import Drawing
from bot.pictures.palette import SIZE
from bot.pictures.sizes import SHOWN, SHOWN_HIGH
from bot.texts import LOCALES, Texts
from engine.games.rotterdam.rules import BASE
from engine.tables.play.drafts import Draft
from tests.games.rotterdam.pictures.positions import SEATS, positions, seen, story

PIECES = 4
"""A picture is cut in no more pieces than this."""
every_number = pytest.mark.parametrize("seats", SEATS)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


def checked(it: Drawing) -> None:
    """Draw, and look at the outside: no piece is so high that Discord would show it smaller."""
    facts = pickle.loads(pickle.dumps(it.facts))
    assert facts == it.facts
    data = it.painter(facts)
    assert 2_000 < len(data) <= 120_000
    pieces = [Image.open(BytesIO(one)) for one in split(data)]
    assert len(pieces) <= PIECES and sum(one.height for one in pieces) >= 200
    for picture in pieces:
        assert picture.format == "PNG"
        assert picture.height <= picture.width * SHOWN_HIGH // SHOWN
        assert len(picture.getcolors(256) or ()) <= SIZE


@every_number
@in_every_language
def test_boards_and_offices_are_drawn(locale: str, seats: int) -> None:
    for at, s in enumerate(positions(seats)[LOCALES.index(locale) :: len(LOCALES)]):
        checked(PICTURES.board(seen(s, locale)))
        checked(PICTURES.office(seen(s, locale, at % seats), Draft()))


@every_number
@in_every_language
def test_ends_and_ledgers_are_drawn(locale: str, seats: int) -> None:
    over = seen(positions(seats)[-1], locale)
    checked(PICTURES.end(over, story(seats)))
    checked(PICTURES.ledger(over, story(seats)))


@in_every_language
def test_covers_and_cards_are_drawn(locale: str) -> None:
    """Each card in one language."""
    t = Texts.of(locale).within("rotterdam")
    checked(PICTURES.cover(t))
    for card in [*BASE.cards, *BASE.map.accepts][LOCALES.index(locale) :: len(LOCALES)]:
        checked(PICTURES.card(t, card))


def test_what_is_no_card_is_not_drawn() -> None:
    with pytest.raises(LookupError):
        PICTURES.card(Texts.of("en").within("rotterdam"), "tram")


# The map


def board() -> BoardFacts:
    """Some board."""
    facts = PICTURES.board(seen(positions(4)[3], "en")).facts
    assert isinstance(facts, BoardFacts)
    return facts


def test_a_map_with_other_places_and_colours_is_drawn_too() -> None:
    """Whoever owns the game may correct the map: nothing is known of a single channel."""
    facts = board()
    routes = tuple(replace(it, id=f"strange {it.id}") for it in facts.chart.routes)
    dropped = {facts.chart.spots[5].id}
    chart = replace(
        facts.chart,
        routes=routes,
        spots=tuple(it for it in facts.chart.spots if it.id not in dropped),
        ways=tuple(it for it in facts.chart.ways if not {it.start, it.to} & dropped),
    )
    hulls = tuple(it for it in facts.hulls if it.place not in dropped)
    strange = replace(facts, chart=chart, hulls=hulls)
    checked(PICTURES.of(strange))


def test_letters_of_channels_lie_apart() -> None:
    spots = waters.signposts(board().chart)
    for at, (x, y) in enumerate(spots):
        assert all((x - a) ** 2 + (y - b) ** 2 >= waters.DISC**2 for a, b in spots[:at])


def test_places_lie_apart_and_on_the_picture() -> None:
    chart = board().chart
    spots = waters.middles(chart)
    assert spots.keys() == {it.id for it in chart.spots}
    for x, y in spots.values():
        assert 0 < x < 810 and 0 < y < waters.height(chart)
    assert len(set(spots.values())) == len(spots)


def test_many_ships_in_a_harbour_are_drawn() -> None:
    facts = board()
    full = tuple(replace(it, place=facts.ports[0].place) for it in facts.hulls)
    for number in range(len(full)):
        checked(PICTURES.of(replace(facts, hulls=full[:number])))
