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
    layers = {it.id: it.layer for it in block.chart.spots}
    nearest = sorted(visible_ships(block), key=lambda it: (it.cargo or "~", -layers[it.place.spot]))
    yield from (ship_line(it, words) for it in nearest)


@embed.lines.register
def _(block: Fleet, words: Words) -> Iterator[str]:
    yield from (ship_line(it, words) for it in block.hulls)


def visible_ships(it: River) -> list[Hull]:
    """All ships, or only those that a card would change."""
    return [hull for hull in it.hulls if not it.marked or hull.id in it.marked]


def ship_line(it: Hull, words: Words) -> str:
    """A ship for an embed: its cargo, where it lies, and where each colour would lead it."""
    cargo, ship = words.with_emoji(it.cargo or "empty"), f"{MARKS[it.seat]}{it.number}"
    if it.place.harbour:
        return f"{cargo} · {words.t('board-in-harbour', ship=ship, place=it.place.harbour)}"
    ways = ", ".join(way(colour, to, words) for colour, to in by_colour(it.exits).items())
    return f"{cargo} · {words.t('board-ship', ship=ship, place=spot(it.place, words), ways=ways)}"


def by_colour(exits: Iterable[Exit]) -> dict[str, list[RiverPlace]]:
    """The places to which each colour leads."""
    found: dict[str, list[RiverPlace]] = {}
    for it in exits:
        found.setdefault(it.colour, []).append(it.to)
    return found


def way(colour: str, to: Iterable[RiverPlace], words: Words) -> str:
    """A colour and the places to which it leads."""
    ends = [spot(it, words) for it in to]
    return words.t("board-way", colour=words.with_emoji(colour), to=either(words.t, ends))


def spot(it: RiverPlace, words: Words) -> str:
    """A place for an embed: a harbour by name, other places as on the map."""
    name = it.harbour or it.spot + (ANCHOR if it.anchor else "")
    return words.t("board-taken", place=name) if it.taken else name


@alt.block_sentences.register
def _(block: River, title: str, words: Words) -> Iterator[str]:
    yield fleet(visible_ships(block), title, words)


@alt.block_sentences.register
def _(block: Fleet, title: str, words: Words) -> Iterator[str]:
    yield fleet(block.hulls, title, words)


def fleet(hulls: Iterable[Hull], title: str, words: Words) -> str:
    """Ships with their next channels."""
    ships = [ship(it, words) for it in hulls]
    return f"{title}: {'; '.join(ships)}" if ships else words.t("alt-water")


def ship(it: Hull, words: Words) -> str:
    """A ship for a description: whose, its cargo, its place, its next channels."""
    facts = {"ship": f"{LETTERS[it.seat]}{it.number}", "cargo": words.word(it.cargo or "empty")}
    known = words.t("alt-ship", place=name(it.place, words), **facts)
    ways = ", ".join(channel(one, words) for one in it.exits)
    return f"{known}: {ways}" if ways else known


def name(it: RiverPlace, words: Words) -> str:
    """A place for a description; shortest as the map writes it."""
    if words.level == SHORTEST:
        return it.spot
    return words.t("alt-anchor", place=it.spot) if it.anchor else it.harbour or it.spot


def channel(it: Exit, words: Words) -> str:
    """A channel and where it leads."""
    colour = words.word(it.colour)
    if words.level == SHORTEST:
        return f"{colour} {it.to.spot}"
    place = it.to.harbour or it.to.spot
    if it.to.taken and words.level == FULL:
        place = words.t("board-taken", place=place)
    return words.t("alt-exit", colour=colour, place=place)
