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
"""What the names of places begin with; the other names are offsets and leftovers of old systems."""
COMMON = (
    *("UTC", "Europe/Lisbon", "Europe/London", "Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    *("Europe/Rome", "Europe/Paris", "Europe/Madrid", "Europe/Warsaw", "Europe/Athens", "Europe/Helsinki"),
    *("Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "America/Sao_Paulo", "America/New_York", "America/Chicago", "America/Denver"),
    *("America/Phoenix", "America/Los_Angeles"),
)
"""As many as a menu holds, from which most people find theirs."""
PLACEHOLDER = "Factory"
"""IANA's name of an unset time zone."""
EXACT, BEGINS, BEGINS_WORD, INSIDE, NOT_AT_ALL = range(5)
"""How what was typed fits a word, the best first."""
LARGER = 5
"""Of several cities of one name the one is meant that has this many times the people of the next."""
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
        """As people read it."""
        return f"{self.city} ({self.country})" if self.country else self.city

    def fit(self, typed: str) -> int:
        """How well it fits what was typed: the smaller the better."""
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
    """What is known of a language; reading it takes a while."""
    return Locale.parse(language)


def canonical(zone: str) -> str:
    """The name under which CLDR knows a time zone that has several."""
    name: str = get_global("zone_aliases").get(zone, zone)
    return name


@cache
def place(zone: str, language: str) -> ZonePlace:
    """A time zone in a language."""
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
    """What else stands for a country, besides its code of two letters: USA, UK."""
    found: dict[str, frozenset[str]] = {}
    for alias, codes in get_global("territory_aliases").items():
        if alias.isalpha() and len(codes) == 1:
            found[codes[0]] = found.get(codes[0], frozenset()) | {alias.casefold()}
    return found


def abbreviations(zone: str, language: str) -> frozenset[str]:
    """What its times are called for short: EST, EDT and ET, in English and this language; no offsets."""
    found = {ZoneInfo(zone).tzname(it) or "" for it in SOLSTICES}
    region = get_global("meta_zones").get(canonical(zone))
    for it in ("en", language):
        found.update(load_locale(it).meta_zones.get(region, {}).get("short", {}).values())
    return frozenset(plain(it) for it in found if it.isalpha())


@cache
def places(language: str) -> tuple[ZonePlace, ...]:
    """All time zones that have a place, in a language."""
    zones = sorted(it for it in zone_names() if it.partition("/")[0] in REGIONS or it == "UTC")
    return tuple(place(zone, language) for zone in zones)


def common(language: str) -> list[ZonePlace]:
    """Those in which most people live."""
    return [place(zone, language) for zone in COMMON]


def search(text: str, language: str) -> list[ZonePlace]:
    """The time zones that fit what was typed, the best first, each by the place that fits best; for nothing,
    the common ones. Takes a second the first time."""
    typed = plain(text)
    if not typed:
        return common(language)
    unique: dict[str, ZonePlace] = {}
    for it in matches(typed, language):
        unique.setdefault(canonical(it.zone), it)
    return list(unique.values())


def matches(typed: str, language: str) -> list[ZonePlace]:
    """All places that fit these plain letters, the best first."""
    found = [it for it in (*places(language), *city_places(typed, language)) if it.fit(typed) < NOT_AT_ALL]
    found.sort(
        key=lambda it: (it.fit(typed), it.zone not in COMMON, it.population > 0, -it.population, it.name)
    )
    return found


def city_places(typed: str, language: str) -> Iterator[ZonePlace]:
    """The cities of which a name begins with these plain letters, by the name that fits best."""
    fitting: dict[City, set[str]] = {}
    for _, city, name in beginning(typed):
        fitting.setdefault(city, set()).add(name)
    territories = load_locale(language).territories
    for city, names in fitting.items():
        name = min(names, key=lambda it: (plain(it) != typed, it != city.names[0], len(it), it))
        country = str(territories.get(city.country, ""))
        yield ZonePlace(city.zone, name, country, (plain(name),), population=city.population)


def find(text: str, language: str) -> str:
    """The time zone of an input: chosen from the list, or typed so that only one is meant.

    Raises `BadHabit`.
    """
    exact = [it for it in zone_names() if it.casefold() == text.strip().casefold() and is_place(it)]
    if exact:
        return exact[0]
    typed = plain(text)
    found = matches(typed, language) if typed else []
    best = [it for it in found if it.fit(typed) == found[0].fit(typed)]
    people: dict[str, int] = {}
    for it in best:
        people[canonical(it.zone)] = max(people.get(canonical(it.zone), 0), it.population)
    if not is_clear(typed, best, sorted(people.values(), reverse=True)):
        raise BadHabit("zone", f"{len(people)} time zones fit {text!r}")
    return next(it.zone for it in best if people[canonical(it.zone)] == max(people.values()))


def is_clear(typed: str, best: list[ZonePlace], people: list[int]) -> bool:
    """Whether one time zone is meant, of those of these places. `people`: of the largest city in each, the
    largest first; of cities only the whole name counts, since some name in the world begins with anything."""
    if not best or best[0].fit(typed) == EXACT:
        return len(people) == 1 or (len(people) > 1 and people[-1] > 0 and people[0] > LARGER * people[1])
    begins = best[0].fit(typed) < INSIDE and len(typed) >= LEAST
    return begins and len(people) == 1 and best[0].population == 0


def is_place(zone: str) -> bool:
    """Whether an IANA name is none of the old ones such as EST or GMT, which know no summer time."""
    return "/" in zone or zone == COMMON[0]


def time_there(zone: str, now: float) -> str:
    """The time of day there."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
