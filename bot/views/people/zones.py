"""Time zones as people find them: by a city or a country, in their own language, in any case."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

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
NOT_AT_ALL = 9


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A time zone by its city and its country; `words`: what people may type for it."""

    zone: str
    city: str
    country: str
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """As people read it."""
        return f"{self.city} ({self.country})" if self.country else self.city

    def fit(self, typed: str) -> int:
        """How well it fits what was typed: the smaller the better, 0: the very name; `NOT_AT_ALL`."""
        if typed in self.words:
            return 0
        if any(word.startswith(typed) for word in self.words):
            return 1
        return 2 if any(typed in word for word in self.words) else NOT_AT_ALL


def plain(text: str) -> str:
    """Without case, accents and underscores."""
    parts = unicodedata.normalize("NFKD", text.replace("_", " ").replace("/", " ").casefold())
    return " ".join("".join(it for it in parts if not unicodedata.combining(it)).split())


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


@cache
def place(zone: str, language: str) -> ZonePlace:
    """A time zone in a language."""
    locale = load_locale(language)
    last = zone.rpartition("/")[2].replace("_", " ")
    first = get_global("zone_aliases").get(zone, zone)
    city = str(locale.time_zones.get(first, {}).get("city", last)) if "/" in zone else zone
    country = (
        str(locale.territories.get(get_global("zone_territories").get(first, ""), "")) if "/" in zone else ""
    )
    return ZonePlace(zone, city, country, tuple(map(plain, (city, last, country, zone))))


@cache
def places(language: str) -> tuple[ZonePlace, ...]:
    """All time zones that have a place, in a language."""
    zones = sorted(it for it in zone_names() if it.partition("/")[0] in REGIONS or it == "UTC")
    return tuple(place(zone, language) for zone in zones)


def common(language: str) -> list[ZonePlace]:
    """Those in which most people live."""
    return [place(zone, language) for zone in COMMON]


def search(text: str, language: str) -> list[ZonePlace]:
    """The time zones that fit what was typed, the best first; for nothing, the common ones."""
    typed = plain(text)
    if not typed:
        return common(language)
    fitting = [it for it in places(language) if it.fit(typed) < NOT_AT_ALL]
    fitting.sort(key=lambda it: (it.fit(typed), it.zone not in COMMON, it.name))
    unique: dict[str, ZonePlace] = {}
    for it in fitting:  # old and new names of one place
        unique.setdefault(it.name, it)
    return list(unique.values())


def find(text: str, language: str) -> str:
    """The time zone of an input: chosen from the list, or typed so that only one fits.

    Raises `BadHabit`.
    """
    exact = [zone for zone in zone_names() if zone.casefold() == text.strip().casefold()]
    if exact:
        return exact[0]
    found = search(text, language) if text.strip() else []
    best = [it for it in found if it.fit(plain(text)) == found[0].fit(plain(text))]
    if len(best) != 1:
        raise BadHabit("zone", f"{len(best)} time zones fit {text!r}")
    return best[0].zone


def time_there(zone: str, now: float) -> str:
    """The time of day there."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
