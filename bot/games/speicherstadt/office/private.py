"""What one seat sees in private, in one place."""

from bot.games.speicherstadt.office.loading import purse
from bot.games.speicherstadt.office.things import own_question

__all__ = ["own_question", "purse"]
