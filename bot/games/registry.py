"""Which games have moved in: the only list of them, beside that of their rules."""

from __future__ import annotations

from bot.games.hamburg.presenter import PRESENTER as HAMBURG
from bot.games.rotterdam.presenter import PRESENTER as ROTTERDAM
from bot.games.speicherstadt.presenter import PRESENTER as SPEICHERSTADT
from bot.pictures import icons
from bot.presenter.blocks import by_emoji
from bot.presenter.catalogue import SHARED, Catalogue, IconFile
from bot.presenter.contract import Presenter
from bot.texts import ROOMS
from bot.texts.formats import JOINER, MARKS
from engine.games import GAMES

PRESENTERS: dict[str, Presenter] = {}
"""One presenter a game, by the game's key, in the order in which people are offered them."""


def move_in(key: str, presenter: Presenter) -> None:
    """From now on this game can be shown, and its words are read from its room."""
    PRESENTERS[key] = presenter
    ROOMS[key] = presenter.texts


move_in("speicherstadt", SPEICHERSTADT)
move_in("rotterdam", ROTTERDAM)
move_in("hamburg", HAMBURG)


def playable_sets() -> dict[str, tuple[str, ...]]:
    """What may be played: a game, alone or with an expansion; each by what it is called in an id."""
    games = (GAMES[key] for key in PRESENTERS)
    every = (
        names for game in games for names in ((game.key,), *((game.key, name) for name in game.expansions))
    )
    return {"_".join(names): names for names in every}


def catalogue() -> Catalogue:
    """The icons that replace Unicode emojis, in all texts and in the texts of each game."""
    seats = {
        emoji: f"seat-{emoji[-1].lower()}" for mark in MARKS for emoji in (mark, mark.replace(JOINER, ""))
    }
    shared = {**seats, "★": "star", "🪙": "coin", "👑": "crown"}
    return {
        SHARED: {emoji: IconFile(icons.SHARED, name) for emoji, name in shared.items()},
        **{
            key: {
                emoji: IconFile(f"bot.games.{key}", sign.icon)
                for emoji, sign in by_emoji(presenter.pictures.signs).items()
                if sign.icon and emoji not in shared
            }
            for key, presenter in PRESENTERS.items()
        },
    }


__all__ = ["PRESENTERS", "catalogue", "move_in"]
