"""Fixtures of what is played by presses: the real bot, with all its games, in a small Discord."""

from tests.cogs.conftest import address, make_bot, nobody_is_spared, nobody_steps_back
from tests.world import world

__all__ = ["address", "make_bot", "nobody_is_spared", "nobody_steps_back", "world"]
