"""What several commands need: the settings, and a way to say that something cannot be done."""

from __future__ import annotations

from pydantic import ValidationError

from bot.settings import Settings

PREFIX = "KONTOR_"


class Unusable(Exception):
    """What was asked for cannot be done; the text says why and what can."""


def settings() -> Settings:
    """The settings of this process; raises `Unusable` where some are wrong."""
    try:
        return Settings()
    except ValidationError as wrong:
        raise Unusable("Settings: " + "; ".join(complaints(wrong))) from wrong


def complaints(wrong: ValidationError) -> list[str]:
    """What is wrong with each setting, by its name in the environment; what is wrong with several together
    says which. Values are not repeated."""
    return [": ".join([*map(named, it["loc"][:1]), it["msg"]]) for it in wrong.errors()]


def named(place: str | int) -> str:
    """A setting as it is called in the environment."""
    name = str(place)
    return name if name.isupper() else PREFIX + name.upper()


def in_use(what: str) -> str:
    """Somebody has the database open, and that forbids something."""
    return f"A Kontor is running on this database. {what}"
