"""Icons are own art in the colours of the pictures; as emojis they are legible on every theme."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.games.hamburg.painters import look as hamburg
from bot.games.registry import PRESENTERS, catalogue
from bot.games.rotterdam.painters import look as rotterdam
from bot.games.speicherstadt.painters import colours as speicherstadt
from bot.pictures import palette
from bot.pictures.emoji import OUTLINES, SIDE, emoji
from bot.pictures.facts import CardFacts
from bot.pictures.icons import BARE, MASTER, SHARED, icon, master, names, svg
from bot.presenter.blocks import Chip, Panel, Panels, Part, Screen, Thing, Things
from bot.presenter.catalogue import IconFile, icons
from bot.render import plain

PACKAGES = (SHARED, *(f"bot.games.{key}" for key in PRESENTERS))
ICONS = [IconFile(package, name) for package in PACKAGES for name in names(package)]
INKS = {
    *(*palette.PAINTS, *palette.SEATS, *palette.PARTS),
    *(*hamburg.GOODS.values(), *rotterdam.CARGO.values(), *rotterdam.CHANNELS.values()),
    *speicherstadt.GOODS.values(),
}
THEMES = tuple(map(palette.rgb, ("#ffffff", "#313338", "#1a1a1e")))
"""Grounds of messages on Discord: light, dark, and dark since 2025."""
MOST = 2_000
"""Emojis of an application that Discord takes."""
LARGEST = 256 * 1024
"""Bytes of an emoji that Discord takes."""


@pytest.mark.parametrize("it", ICONS, ids=lambda it: f"{it.package.split('.')[-1]}-{it.name}")
def test_an_icon_is_a_small_drawing_with_a_title_in_the_inks_of_the_pictures(it: IconFile) -> None:
    source = svg(*it)
    tree = ElementTree.fromstring(source)
    tags = {node.tag.split("}")[1] for node in tree.iter()}
    assert tags <= {"svg", "title", "g", "mask", "rect", "circle", "ellipse", "polygon", "polyline", "path"}
    assert (tree.findtext("{http://www.w3.org/2000/svg}title") or "").strip()
    used = {palette.rgb(code) for code in re.findall(r"(?<!&)#[0-9a-f]{6}\b", source)}
    assert used <= INKS


def test_an_icon_is_scaled_to_its_longer_side_and_can_be_drawn_without_its_ground() -> None:
    whole = icon("bot.games.hamburg", "good-coffee", 40)
    bare = icon("bot.games.hamburg", "good-coffee", 40, BARE)
    assert whole.size == bare.size == (40, 40)
    assert whole.getpixel((3, 20)) != bare.getpixel((3, 20))
    assert max(icon(SHARED, "crown", 46).size) == 46


def test_an_icon_is_rasterised_once_and_scaled_once_for_each_size() -> None:
    assert icon(SHARED, "crown", 46) is icon(SHARED, "crown", 46) is not icon(SHARED, "crown", 45)
    assert master(SHARED, "crown") is master(SHARED, "crown") and max(master(SHARED, "crown").size) == MASTER


def test_a_game_without_painters_of_its_own_shows_its_icons() -> None:
    """Which names are asked for, and that another icon is another picture."""
    asked: set[str] = set()

    def crown(name: str, size: int, have: bool = True) -> Image.Image:
        asked.add(name)
        return icon(SHARED, "crown", size)

    owner = Panel("Anna", (Chip("points", 3),), 0)
    things = Things((Thing("apple", "apple"),))
    board = Screen("Orchard", (Part("Orchard", (things,)), Part("Players", (Panels((owner,)),))))
    for facts in (board, replace(board, owner=owner), CardFacts("apple", "Apple", ("one point",))):
        asked.clear()
        assert plain.draw(facts, crown) != plain.draw(facts)
        assert "apple" in asked


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon(SHARED, "nothing", 40)


@pytest.mark.parametrize("it", [*icons(catalogue())], ids=lambda it: it.emoji)
def test_an_emoji_has_an_edge_that_stands_out_on_every_theme(it: IconFile) -> None:
    data = emoji(*it)
    picture = Image.open(BytesIO(data))
    assert picture.size == (SIDE, SIDE) and len(data) < LARGEST
    edges = [colour for colour, _ in OUTLINES]
    opaque = picture.getchannel("A").point(lambda value: 255 * (value == 255))
    drawn: Counter[object] = Counter(
        colour
        for colour, visible in zip(
            picture.convert("RGB").get_flattened_data(), opaque.get_flattened_data(), strict=True
        )
        if visible
    )
    for theme in THEMES:
        edge = max(edges, key=lambda colour: palette.contrast(colour, theme))
        assert palette.contrast(edge, theme) > 4.5
        assert drawn[edge] > SIDE * 2


def test_the_name_of_an_emoji_is_one_of_discords_and_its_own() -> None:
    wanted = {it.emoji for it in icons(catalogue())}
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in wanted)
    assert len(wanted) == len({*icons(catalogue())})


def test_an_application_has_room_for_the_emojis_of_two_versions() -> None:
    """Those of an older one stay as long as a stored message may show them."""
    assert 2 * len({*icons(catalogue())}) <= MOST
