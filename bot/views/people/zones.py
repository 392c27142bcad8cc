"""Time zones as people find them: by a city, a country or an abbreviation, in their own language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

from bot.views.people.cities import LEAST, City, beginning, plain
from engine.tables.model.habits import BadHabit

REGIONS = frozenset(
    (
        "Africa",
        "America",
        "Antarctica",
        "Arctic",
        "Asia",
        "Atlantic",
        "Australia",
        "Europe",
        "Indian",
        "Pacific",
    )
)
"""Continents in IANA names; other names are offsets and legacy aliases."""
COMMON = (
    *("UTC", "Europe/Lisbon", "Europe/London", "Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    *("Europe/Rome", "Europe/Paris", "Europe/Madrid", "Europe/Warsaw", "Europe/Athens", "Europe/Helsinki"),
    *("Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "America/Sao_Paulo", "America/New_York", "America/Chicago", "America/Denver"),
    *("America/Phoenix", "America/Los_Angeles"),
)
"""Zones in which most people live, as many as a menu holds."""
PLACEHOLDER = "Factory"
"""IANA's name of an unset time zone."""
EXACT, BEGINS, BEGINS_WORD, INSIDE, NOT_AT_ALL = range(5)
"""How well a typed text matches a word, the best first."""
LARGER = 5
"""Of several cities of one name the largest is meant if it has more than this many times the people of the
next."""
SOLSTICES = (datetime(2026, 1, 1), datetime(2026, 7, 1))
"""Local times at which standard time and summer time have their names."""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A time zone by its city and its country; `words`: what people may type for it. `codes`: what counts
    only as a whole, such as EST and USA. `population`: of a city that IANA does not name, else 0."""

    zone: str
    city: str
    country: str
    words: tuple[str, ...]
    codes: frozenset[str] = frozenset()
    population: int = 0

    @property
    def name(self) -> str:
        return f"{self.city} ({self.country})" if self.country else self.city

    def fit(self, typed: str) -> int:
        """How well the place matches `typed`: the smaller the better."""
        if typed in self.words or typed in self.codes:
            return EXACT
        if any(word.startswith(typed) for word in self.words):
            return BEGINS
        if any(f" {typed}" in word for word in self.words):
            return BEGINS_WORD
        return INSIDE if any(typed in word for word in self.words) else NOT_AT_ALL


@cache
def zone_names() -> frozenset[str]:
    """The IANA names of time zones, as the package `tzdata` lists them.

    `zoneinfo.available_timezones` also lists what the host's own folder holds, such as `localtime`.
    """
    return frozenset((files("tzdata") / "zones").read_text(encoding="utf-8").split()) - {PLACEHOLDER}


@cache
def load_locale(language: str) -> Locale:
    """CLDR data of a language; slow to load."""
    return Locale.parse(language)


def canonical(zone: str) -> str:
    """The name under which CLDR knows a time zone that has several."""
    name: str = get_global("zone_aliases").get(zone, zone)
    return name


@cache
def place(zone: str, language: str) -> ZonePlace:
    """The place of an IANA zone, with names in a language."""
    last = zone.rpartition("/")[2].replace("_", " ")
    if "/" not in zone:
        return ZonePlace(zone, zone, "", (plain(zone),))
    locale, first = load_locale(language), canonical(zone)
    city = str(locale.time_zones.get(first, {}).get("city", last))
    code = get_global("zone_territories").get(first, "")
    country = str(locale.territories.get(code, ""))
    codes = codes_of_countries().get(code, frozenset()) | abbreviations(zone, language)
    return ZonePlace(zone, city, country, tuple(map(plain, (city, last, country, zone))), codes)


@cache
def codes_of_countries() -> dict[str, frozenset[str]]:
    """Alternatives to a country's code of two letters, by that: USA, UK."""
    by_country: dict[str, frozenset[str]] = {}
    for alias, codes in get_global("territory_aliases").items():
        if alias.isalpha() and len(codes) == 1:
            by_country[codes[0]] = by_country.get(codes[0], frozenset()) | {alias.casefold()}
    return by_country


def abbreviations(zone: str, language: str) -> frozenset[str]:
    """Abbreviated names of a zone's times, such as EST, EDT and ET, in English and this language;
    no offsets."""
    names = {ZoneInfo(zone).tzname(at) or "" for at in SOLSTICES}
    region = get_global("meta_zones").get(canonical(zone))
    for locale in ("en", language):
        names.update(load_locale(locale).meta_zones.get(region, {}).get("short", {}).values())
    return frozenset(plain(name) for name in names if name.isalpha())


@cache
def places(language: str) -> tuple[ZonePlace, ...]:
    """All time zones that have a place, in a language."""
    zones = sorted(name for name in zone_names() if name.partition("/")[0] in REGIONS or name == "UTC")
    return tuple(place(zone, language) for zone in zones)


def common(language: str) -> list[ZonePlace]:
    """The places of the zones of `COMMON`."""
    return [place(zone, language) for zone in COMMON]


def search(text: str, language: str) -> list[ZonePlace]:
    """Zones that match `text`, the best first, each by its best place; for an empty text the common ones.
    Takes a second the first time."""
    typed = plain(text)
    if not typed:
        return common(language)
    unique: dict[str, ZonePlace] = {}
    for match in matches(typed, language):
        unique.setdefault(canonical(match.zone), match)
    return list(unique.values())


def matches(typed: str, language: str) -> list[ZonePlace]:
    """All places that match `typed`, which is `plain`, the best first."""
    fitting = [
        match for match in (*places(language), *city_places(typed, language)) if match.fit(typed) < NOT_AT_ALL
    ]
    fitting.sort(
        key=lambda match: (
            match.fit(typed),
            match.zone not in COMMON,
            match.population > 0,
            -match.population,
            match.name,
        )
    )
    return fitting


def city_places(typed: str, language: str) -> Iterator[ZonePlace]:
    """Cities of which a name begins with `typed`, which is `plain`, each by its best matching name."""
    fitting: dict[City, set[str]] = {}
    for _, city, name in beginning(typed):
        fitting.setdefault(city, set()).add(name)
    territories = load_locale(language).territories
    for city, names in fitting.items():
        name = min(names, key=lambda name: (plain(name) != typed, name != city.names[0], len(name), name))
        country = str(territories.get(city.country, ""))
        yield ZonePlace(city.zone, name, country, (plain(name),), population=city.population)


def find(text: str, language: str) -> str:
    """The time zone of an input: chosen from the list, or typed so that only one is meant. Raises `BadHabit`
    if none or several are."""
    exact = [name for name in zone_names() if name.casefold() == text.strip().casefold() and is_place(name)]
    if exact:
        return exact[0]
    typed = plain(text)
    candidates = matches(typed, language) if typed else []
    best = [match for match in candidates if match.fit(typed) == candidates[0].fit(typed)]
    people: dict[str, int] = {}
    for match in best:
        people[canonical(match.zone)] = max(people.get(canonical(match.zone), 0), match.population)
    if not is_clear(typed, best, sorted(people.values(), reverse=True)):
        raise BadHabit("zone", f"{len(people)} time zones fit {text!r}")
    return next(match.zone for match in best if people[canonical(match.zone)] == max(people.values()))


def is_clear(typed: str, best: list[ZonePlace], people: list[int]) -> bool:
    """Whether the best matches mean one time zone. `people`: of the largest city in each zone, the largest
    first. Of cities only the whole name counts, since some name in the world begins with anything."""
    if not best or best[0].fit(typed) == EXACT:
        return len(people) == 1 or (len(people) > 1 and people[-1] > 0 and people[0] > LARGER * people[1])
    begins = best[0].fit(typed) < INSIDE and len(typed) >= LEAST
    return begins and len(people) == 1 and best[0].population == 0


def is_place(zone: str) -> bool:
    """Whether an IANA name is none of the old ones such as EST or GMT, which know no summer time."""
    return "/" in zone or zone == COMMON[0]


def time_there(zone: str, now: float) -> str:
    """Time of day in a zone, as HH:MM."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
