"""What is loaded before the loop runs: in a process of its own, for it cannot be undone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FRESH = """
import gc, sys, time
from bot.preload import preload
preload()
from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, _texts
assert _texts.cache_info().currsize == len(LOCALES) * (1 + len(PRESENTERS))
assert all(module in sys.modules for module in ("cogs.tables.lobby", "cogs.help.help"))
frozen = gc.get_freeze_count()
assert frozen > 10_000 and len(gc.get_objects()) < frozen / 10, (frozen, len(gc.get_objects()))
"""


def test_modules_and_texts_are_there_and_the_collector_does_not_look_through_them() -> None:
    subprocess.run([sys.executable, "-c", FRESH], cwd=ROOT, check=True)
