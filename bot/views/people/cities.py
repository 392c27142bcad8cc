"""Big cities of the world: their time zones, and their names in many languages.

`cities.tsv` is made by `make cities` from GeoNames (geonames.org, CC BY 4.0).
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

LEAST = 3
"""Letters of a text for which cities are searched: two begin the names of hundreds."""


class City(NamedTuple):
    """`country`: its ISO code. `names`: in English first."""

    zone: str
    country: str
    population: int
    names: tuple[str, ...]


class CityName(NamedTuple):
    """A name of a city from the beginning of one of its words on, in plain letters."""

    text: str
    city: City
    name: str


def plain(text: str) -> str:
    """Case-folded, without accents; underscores and slashes are spaces."""
    parts = unicodedata.normalize("NFKD", text.replace("_", " ").replace("/", " ").casefold())
    return " ".join("".join(letter for letter in parts if not unicodedata.combining(letter)).split())


@cache
def sorted_names() -> tuple[CityName, ...]:
    """All names from each of their words on, sorted, so that those with the same beginning are neighbours."""
    return tuple(sorted(entry for city in cities() for name in city.names for entry in entries(city, name)))


def cities() -> Iterator[City]:
    """All cities of `cities.tsv`, in its order."""
    lines = files(__package__).joinpath("cities.tsv").read_text(encoding="utf-8").splitlines()
    for line in lines:
        zone, country, population, names = line.split("\t")
        yield City(zone, country, int(population), tuple(names.split("|")))


def entries(city: City, name: str) -> Iterator[CityName]:
    """A name from its beginning, and from each of its later words on."""
    text = plain(name)
    yield CityName(text, city, name)
    for position, letter in enumerate(text):
        if letter == " ":
            yield CityName(text[position + 1 :], city, name)


def beginning(typed: str) -> Iterator[CityName]:
    """Names of which a word begins with `typed`, which is `plain`; none for fewer than `LEAST` letters."""
    names = sorted_names()
    position = bisect_left(names, typed, key=lambda entry: entry.text)
    while len(typed) >= LEAST and position < len(names) and names[position].text.startswith(typed):
        yield names[position]
        position += 1
