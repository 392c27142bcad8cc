"""Ships in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.rotterdam.figures.river.facts import Exit, Fleet, Hull, River, RiverPlace
from bot.games.rotterdam.words import ANCHOR, either
from bot.pictures.alt_text import FULL, SHORTEST
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS


@embed.lines.register
def _(block: River, words: Words) -> Iterator[str]:
    layers = {spot.id: spot.layer for spot in block.chart.spots}
    nearest = sorted(visible_ships(block), key=lambda hull: (hull.cargo or "~", -layers[hull.place.spot]))
    yield from (ship_line(hull, words) for hull in nearest)


@embed.lines.register
def _(block: Fleet, words: Words) -> Iterator[str]:
    yield from (ship_line(hull, words) for hull in block.hulls)


def visible_ships(block: River) -> list[Hull]:
    """All ships, or only those that a card would change."""
    return [hull for hull in block.hulls if not block.marked or hull.id in block.marked]


def ship_line(hull: Hull, words: Words) -> str:
    """A ship for an embed: its cargo, where it lies, and where each colour would lead it."""
    cargo, ship = words.with_emoji(hull.cargo or "empty"), f"{MARKS[hull.seat]}{hull.number}"
    if hull.place.harbour:
        return f"{cargo} · {words.t('board-in-harbour', ship=ship, place=hull.place.harbour)}"
    ways = ", ".join(way(colour, to, words) for colour, to in by_colour(hull.exits).items())
    return f"{cargo} · {words.t('board-ship', ship=ship, place=spot(hull.place, words), ways=ways)}"


def by_colour(exits: Iterable[Exit]) -> dict[str, list[RiverPlace]]:
    """The places to which each colour leads."""
    places: dict[str, list[RiverPlace]] = {}
    for way_out in exits:
        places.setdefault(way_out.colour, []).append(way_out.to)
    return places


def way(colour: str, to: Iterable[RiverPlace], words: Words) -> str:
    """A colour and the places to which it leads."""
    ends = [spot(place, words) for place in to]
    return words.t("board-way", colour=words.with_emoji(colour), to=either(words.t, ends))


def spot(place: RiverPlace, words: Words) -> str:
    """A place for an embed: a harbour by name, other places as on the map."""
    name = place.harbour or place.spot + (ANCHOR if place.anchor else "")
    return words.t("board-taken", place=name) if place.taken else name


@alt.block_sentences.register
def _(block: River, title: str, words: Words) -> Iterator[str]:
    yield fleet(visible_ships(block), title, words)


@alt.block_sentences.register
def _(block: Fleet, title: str, words: Words) -> Iterator[str]:
    yield fleet(block.hulls, title, words)


def fleet(hulls: Iterable[Hull], title: str, words: Words) -> str:
    """Ships with their next channels."""
    ships = [ship(hull, words) for hull in hulls]
    return f"{title}: {'; '.join(ships)}" if ships else words.t("alt-water")


def ship(hull: Hull, words: Words) -> str:
    """A ship for a description: whose, its cargo, its place, its next channels."""
    facts = {"ship": f"{LETTERS[hull.seat]}{hull.number}", "cargo": words.word(hull.cargo or "empty")}
    known = words.t("alt-ship", place=name(hull.place, words), **facts)
    ways = ", ".join(channel(way_out, words) for way_out in hull.exits)
    return f"{known}: {ways}" if ways else known


def name(place: RiverPlace, words: Words) -> str:
    """A place for a description; shortest as the map writes it."""
    if words.level == SHORTEST:
        return place.spot
    return words.t("alt-anchor", place=place.spot) if place.anchor else place.harbour or place.spot


def channel(way_out: Exit, words: Words) -> str:
    """A channel and where it leads."""
    colour = words.word(way_out.colour)
    if words.level == SHORTEST:
        return f"{colour} {way_out.to.spot}"
    place = way_out.to.harbour or way_out.to.spot
    if way_out.to.taken and words.level == FULL:
        place = words.t("board-taken", place=place)
    return words.t("alt-exit", colour=colour, place=place)
