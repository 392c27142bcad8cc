"""Orders and the map. `tests/laws/test_pictures.py` draws all pictures of whole games."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from bot.games.rotterdam.chart import chart
from bot.games.rotterdam.figures.river import hulls, paint, waters
from bot.games.rotterdam.figures.river.facts import Exit, Hull, River, RiverPlace
from bot.games.rotterdam.hand import order
from bot.games.rotterdam.pictures.drawings import PICTURES
from bot.games.rotterdam.table import table
from bot.pictures.letters import DOTS
from bot.pictures.sizes import LEAST_NAME, WIDTH, texts_on
from bot.presenter.blocks import Screen
from bot.render.papers import SHEET, sheet
from bot.texts import LOCALES, Texts
from engine.games.rotterdam.rules import BASE
from tests.games.rotterdam.pictures.positions import positions, seen
from tests.laws.drawings import checked

in_every_language = pytest.mark.parametrize("locale", LOCALES)


@in_every_language
def test_the_channels_of_a_ship_stay_beside_it(locale: str) -> None:
    it = chart(Texts.of(locale).within("rotterdam"))
    letters = {one.name: one.letter for one in it.routes}
    for spot in it.spots:
        exits = (
            Exit(it.routes[way.route].name, RiverPlace(way.to)) for way in it.ways if way.start == spot.id
        )
        line = list(paint.caption(Hull(0, 1, RiverPlace(spot.id), exits=tuple(exits)), letters))
        assert sum(map(paint.wide, line)) + 2 * (len(line) - 1) <= paint.CAPTION


@in_every_language
def test_no_word_of_an_order_is_cut(locale: str) -> None:
    c = seen(positions(2)[0], locale, 0)
    for name in BASE.orders:
        picture = Image.new("RGB", (WIDTH, SHEET))
        sheet(picture, 0, order(c, c.view, name), lambda *_: Image.new("RGBA", (1, 1)))
        assert not [it.text for it in texts_on(picture) if it.text.endswith(DOTS)], name


# The map


def board() -> Screen:
    """Some board."""
    return table(seen(positions(4)[3], "en"))


def river(it: Screen) -> River:
    """The water of a board."""
    return next(block for part in it.parts for block in part.blocks if isinstance(block, River))


def with_river(it: Screen, water: River) -> Screen:
    """The same board on another water."""
    parts = (
        replace(part, blocks=(water,)) if any(isinstance(one, River) for one in part.blocks) else part
        for part in it.parts
    )
    return replace(it, parts=tuple(parts))


def test_a_map_with_other_places_and_colours_is_drawn_too() -> None:
    """The host may correct the map: the painter knows no single channel."""
    it = river(board())
    dropped = {it.chart.spots[5].id}
    chart = replace(
        it.chart,
        routes=tuple(replace(one, name=f"strange {one.name}") for one in it.chart.routes),
        spots=tuple(one for one in it.chart.spots if one.id not in dropped),
        ways=tuple(one for one in it.chart.ways if not {one.start, one.to} & dropped),
    )
    hulls = tuple(one for one in it.hulls if one.place.spot not in dropped)
    checked(PICTURES.screen(with_river(board(), replace(it, chart=chart, hulls=hulls))))


def test_letters_of_channels_lie_apart() -> None:
    spots = waters.signposts(river(board()).chart)
    for at, (x, y) in enumerate(spots):
        assert all((x - a) ** 2 + (y - b) ** 2 >= waters.DISC**2 for a, b in spots[:at])


def test_places_lie_apart_and_on_the_picture() -> None:
    chart = river(board()).chart
    spots = waters.middles(chart)
    assert spots.keys() == {it.id for it in chart.spots}
    for x, y in spots.values():
        assert 0 < x < 810 and 0 < y < waters.height(chart)
    assert len(set(spots.values())) == len(spots)


def test_every_channel_lies_whole_on_one_part_of_the_map() -> None:
    chart = river(board()).chart
    spots, parts = waters.middles(chart), waters.sheets(chart)
    for way in chart.ways:
        low, high = sorted((spots[way.start][1], spots[way.to][1]))
        assert any(above <= low and high <= below for above, below in parts), way


def test_ships_lie_within_their_places_and_letters_can_be_read_on_a_phone() -> None:
    assert waters.BASIN[0] >= hulls.WIDE and waters.BASIN[1] >= hulls.HIGH
    assert waters.DOCK[0] >= paint.APART + hulls.NARROW
    assert waters.LETTER * waters.NARROWEST >= LEAST_NAME * WIDTH and waters.LETTER < waters.DISC
    chart = river(board()).chart
    picture = paint.whole(replace(river(board()), hulls=()))
    assert {it.id for it in chart.spots} <= {it.text for it in texts_on(picture) if it.size >= waters.LETTER}


def test_many_ships_in_a_harbour_are_drawn() -> None:
    it = river(board())
    harbour = next(spot.id for spot in it.chart.spots if spot.kind == "harbour")
    full = tuple(replace(one, place=RiverPlace(harbour, "Botlek")) for one in it.hulls)
    for number in range(len(full)):
        checked(PICTURES.screen(with_river(board(), replace(it, hulls=full[:number]))))
