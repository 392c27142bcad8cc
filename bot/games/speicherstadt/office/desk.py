"""Loading on the desk: laid out step by step, final only with Confirm."""

from bot.games.laid import along
from bot.games.speicherstadt.office.draft import ASKS, SUGGESTS
from bot.games.speicherstadt.office.loading import desk
from bot.games.speicherstadt.office.presses import answer, use

__all__ = ["ASKS", "SUGGESTS", "along", "answer", "desk", "use"]
