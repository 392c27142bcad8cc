"""Fixtures of what runs beside the presses: the real bot in a small Discord."""

from tests.cogs.conftest import make_bot, nobody_is_spared, nobody_steps_back
from tests.world import world

__all__ = ["make_bot", "nobody_is_spared", "nobody_steps_back", "world"]
