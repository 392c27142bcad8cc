"""Load slow modules once, before the event loop runs: later they would block all presses."""

from __future__ import annotations

import gc
from importlib import import_module

from babel.numbers import format_decimal

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts


def preload() -> None:
    """Load all modules and all texts, and exclude them from garbage collection: it would stop the loop for a
    tenth of a second each time."""
    import_module("cogs")
    for locale in LOCALES:
        for game in PRESENTERS:
            Texts.of(locale).within(game)
        format_decimal(0, locale=locale)  # babel reads numbers, days and plurals of a language at first use
    gc.collect()
    gc.freeze()
