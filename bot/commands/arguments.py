"""Settings and errors that several commands share."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import DotEnvSettingsSource

from bot.settings import ENV_FILE, Settings
from engine.commands.errors import Unusable

PREFIX = "KONTOR_"
SECRET = ("DISCORD_TOKEN", "DATABASE_URL")
"""Settings whose values are never shown."""


class Misconfigured(Unusable):
    """A person must change a setting or a file first, so no supervisor need restart the bot."""

    status = 78
    """EX_CONFIG of sysexits.h."""


def settings() -> Settings:
    """The settings of this process; raises `Misconfigured` where some are wrong."""
    try:
        return Settings()
    except ValidationError as wrong:
        raise Misconfigured("Settings: " + "; ".join(error_lines(wrong))) from wrong
    except (UnicodeDecodeError, OSError) as unreadable:
        raise Misconfigured(unreadable_reason(unreadable)) from unreadable


def unreadable_reason(fault: UnicodeDecodeError | OSError) -> str:
    """Why the file of settings cannot be read, and what helps."""
    path = Path(ENV_FILE).absolute()
    if isinstance(fault, OSError):
        return f"{path} cannot be read: {fault.strerror}. Let the bot's user read it."
    return (
        f"{path} is no UTF-8 text (perhaps UTF-16, as Windows PowerShell writes it). Save it as UTF-8, or"
        " delete it and write it anew from .env.example."
    )


def error_lines(wrong: ValidationError) -> list[str]:
    """Errors of settings: name in the environment, value and place; errors of several name them."""
    return [
        ": ".join([*(setting_line(variable_name(name)) for name in error["loc"][:1]), reason(error)])
        for error in wrong.errors()
    ]


def reason(error: ErrorDetails) -> str:
    """Message of an error, without pydantic's own words for our errors and for booleans."""
    if error["type"] == "bool_parsing":
        return "must be true or false"
    return error["msg"].removeprefix("Value error, ")


def variable_name(place: str | int) -> str:
    """A setting as it is called in the environment."""
    name = str(place)
    return name if name.isupper() else PREFIX + name.upper()


def setting_line(name: str) -> str:
    """A setting with its value and where that was set; secrets stay secret."""
    place, values = source(name)
    value = values.get(name.lower()) or ""
    hidden = name in SECRET or "://" in value
    return f"{name}={'…' if hidden else value} ({place})"


def source(name: str) -> tuple[str, Mapping[str, str | None]]:
    """Where a setting was set, and everything that was set there, by names in lower case."""
    environment = {key.lower(): value for key, value in os.environ.items()}
    if name.lower() in environment:
        return "environment", environment
    file = file_values()
    if name.lower() in file:
        return str(Path(ENV_FILE).absolute()), file
    fields: dict[str, Any] = {
        variable_name(name): field.default for name, field in Settings.model_fields.items()
    }
    return "default", {key.lower(): str(value) for key, value in fields.items()}


def file_values() -> Mapping[str, str | None]:
    """Values of the settings file, by names in lower case; empty where it cannot be read."""
    try:
        return DotEnvSettingsSource(Settings).env_vars
    except (UnicodeDecodeError, OSError):
        return {}


def in_use(advice: str) -> str:
    """The database is in use by another program, which forbids the command."""
    return f"A Kontor is running on this database. {advice}"
