"""Which games have moved in: the only list of them, beside that of their rules."""

from __future__ import annotations

from bot.games.hamburg.presenter import PRESENTER as HAMBURG
from bot.games.rotterdam.presenter import PRESENTER as ROTTERDAM
from bot.games.speicherstadt.presenter import PRESENTER as SPEICHERSTADT
from bot.presenter.contract import Presenter
from bot.texts import ROOMS

PRESENTERS: dict[str, Presenter] = {}
"""One presenter a game, by the game's key, in the order in which people are offered them."""


def move_in(key: str, presenter: Presenter) -> None:
    """From now on this game can be shown, and its words are read from its room."""
    PRESENTERS[key] = presenter
    ROOMS[key] = presenter.texts


move_in("speicherstadt", SPEICHERSTADT)
move_in("rotterdam", ROTTERDAM)
move_in("hamburg", HAMBURG)

__all__ = ["PRESENTERS", "move_in"]
