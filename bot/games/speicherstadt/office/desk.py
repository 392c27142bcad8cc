"""Loading on the desk: laid out step by step, final only with Confirm."""

from bot.games.speicherstadt.office.draft import ASKS, SUGGESTS
from bot.games.speicherstadt.office.loading import desk
from bot.games.speicherstadt.office.presses import answer, use
from bot.presenter.desk_answer import along, lay

__all__ = ["ASKS", "SUGGESTS", "along", "answer", "desk", "lay", "use"]
