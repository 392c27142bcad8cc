"""Checks of what the program itself needs: versions, settings, pictures, processes, texts."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from time import perf_counter

from bot import __version__
from bot.commands.arguments import PREFIX, file_values, source, variable_name
from bot.commands.findings import Finding, fine, none, wrong
from bot.games.registry import PRESENTERS
from bot.pictures.drawing import draw_bytes
from bot.settings import Settings
from bot.texts import FALLBACK, LOCALES, Texts
from bot.workers.pool import GivenUp, WorkerPool
from engine.tables.store.sqlite.connection import SQLITE

OLDEST, OLDEST_SQLITE = (3, 11), (3, 37)
"""Oldest versions of Python and SQLite that are supported."""
LANGUAGES = {"de", "en", "it"}
LIMIT = 60.0
"""Seconds that a second process may take to start."""


async def versions(settings: Settings) -> Iterable[Finding]:
    """This program, Python, and SQLite within it."""
    kontor = fine("Kontor", __version__)
    text = f"{platform.python_version()} with SQLite {SQLITE}"
    if sys.version_info >= OLDEST and tuple(map(int, SQLITE.split("."))) >= OLDEST_SQLITE:
        return [kontor, fine("Python", text)]
    return [kontor, wrong("Python", text, "Python 3.11 and SQLite 3.37 are the oldest that will do.")]


async def names(settings: Settings) -> Iterable[Finding]:
    """Whether every setting that the host has made exists."""
    return unknown_settings() or [fine("Settings", "every name is known")]


def unknown_settings() -> list[Finding]:
    """Findings about settings that do not exist; without their values, which may be secrets."""
    known = [environment_name(name) for name in Settings.model_fields]
    made = {name.upper() for name in (*os.environ, *file_values())}
    strange = sorted(name for name in made - set(known) if name.startswith(PREFIX))
    return [
        wrong("Settings", f"{name} ({source(name)[0]}) is no setting", suggestion(name, known))
        for name in strange
    ]


def environment_name(field: str) -> str:
    """A setting as it is called in the environment."""
    return variable_name(str(Settings.model_fields[field].validation_alias or field))


def suggestion(name: str, known: list[str]) -> str:
    """Suggest a known name that is similar, or name them all."""
    near = get_close_matches(name, known, 1)
    return f"Did you mean {near[0]}?" if near else f"Take it out; there are: {', '.join(sorted(known))}."


async def pictures(settings: Settings) -> Iterable[Finding]:
    """A picture is drawn, with letters from the package of the font."""
    if not settings.pictures:
        return [none("Pictures", "off (KONTOR_PICTURES)")]
    key, presenter = next(iter(PRESENTERS.items()))
    t = Texts.of(FALLBACK).within(key)
    try:
        card = presenter.pictures.card(t, next(iter(presenter.reference.cards(t))))
        size = len(draw_bytes(card.painter, card.facts))
    except Exception as fault:
        cure = "Install it again (the letters come as a package), or set KONTOR_PICTURES=false."
        return [wrong("Pictures", f"none can be drawn: {type(fault).__name__}: {fault}", cure)]
    return [fine("Pictures", f"a card is drawn, {size / 1e3:.0f} kB")]


async def workers(settings: Settings) -> Iterable[Finding]:
    """A second process starts and works."""
    pool, began = WorkerPool(1, 0), perf_counter()
    try:
        await pool.run(os.getpid, limit=LIMIT)
    except GivenUp as given_up:
        cure = "Is there enough memory (some 250 MB), and may the bot's user start processes?"
        return [wrong("Workers", f"a second process does not work: {given_up}", cure)]
    finally:
        await pool.close()
    return [fine("Workers", f"a second process answers after {perf_counter() - began:.1f} s")]


async def texts(settings: Settings) -> Iterable[Finding]:
    """Every language is there, and how many texts each has; what a language lacks is shown in English."""
    absent = sorted(LANGUAGES - set(LOCALES))
    if absent:
        return [wrong("Texts", f"not complete: {', '.join(absent)}", "Install it again: files are missing.")]
    counts = ", ".join(f"{len(Texts.of(locale).keys)} {locale}" for locale in LOCALES)
    return [fine("Texts", counts)]
