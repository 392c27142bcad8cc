"""The fixtures of the end-to-end tests."""

from tests.cogs.conftest import make_bot, nobody_is_spared
from tests.world import world

__all__ = ["make_bot", "nobody_is_spared", "world"]
