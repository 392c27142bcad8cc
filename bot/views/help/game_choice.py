"""The choice of a game: a line, length and difficulty of each, and a menu; the length of a lobby's game."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.registry import PRESENTERS
from bot.messages.controls import Choices, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import game_title
from engine.games import GAMES
from engine.tables.model.table import Table

DIFFICULTIES = {1: "easy", 2: "medium", 3: "hard"}
"""Key of the text of each difficulty."""


def panel(t: Texts, title: str, verb: str, *, lessons: bool = False) -> Sheet:
    """A menu of all games. `verb`: of the menu; `lessons`: only games with a lesson."""
    keys = [key for key in PRESENTERS if not lessons or GAMES[key].lesson is not None]
    options = [(key, game_title(t, key)) for key in keys]
    effort = difficulty if lessons else effort_line  # a lesson is one sitting
    notes = {key: effort(t, key) for key in keys}
    menu = Menu(Id(verb, 0), t("new-pick-game"), Choices(options, notes=notes))
    text = "\n\n".join((*[t("help-lesson-sitting")] * lessons, lines(t, keys, effort)))
    return Sheet(title, text, [menu])


def lines(t: Texts, keys: list[str], effort: Callable[[Texts, str], str]) -> str:
    """A paragraph for each game. `effort`: its last line."""
    return "\n\n".join(f"**{game_title(t, key)}**\n{about(t, key)}\n{effort(t, key)}" for key in keys)


def about(t: Texts, game: str) -> str:
    """What a game is, in a line."""
    return t.within(game)(f"game-{game}.about")


def effort_line(t: Texts, game: str) -> str:
    """Length and difficulty of a game, in a line; empty for one that was not measured."""
    effort = GAMES[game].effort
    days = effort.days() if effort else None
    if effort is None or days is None:
        return ""
    least, most = days
    if least == most:
        return t("effort-game-alike", days=most, difficulty=difficulty(t, game))
    return t("effort-game", least=least, most=most, difficulty=difficulty(t, game))


def difficulty(t: Texts, game: str) -> str:
    """Difficulty of a game in a word; empty for one that was not measured."""
    effort = GAMES[game].effort
    return t(f"effort-{DIFFICULTIES[effort.difficulty]}") if effort else ""


def length_line(t: Texts, table: Table) -> str:
    """Duration of a lobby's game with as many people as may join, or as it stands if it could start with one
    person; empty if it was not measured.

    Computer players answer at once, so one person plays in one sitting, and several wait for each other only.
    """
    least, taken = table.game.seats[0], len(table.chairs)
    bots = sum(chair.agent is not None for chair in table.chairs)
    seats = taken if taken >= least and taken - bots == 1 else max(least, table.limit)
    effort = table.game.effort
    whole = effort.duration(table.expansions, seats) if effort else None
    people = seats - bots
    if effort is None or whole is None or people < 1:
        return ""
    if people == 1:
        return t("length-alone", decisions=round(whole.decisions, -1))
    among = effort.duration(table.expansions, max(people, least)) or whole
    planned, newcomers = max(1, round(among.planned)), max(1, round(among.newcomers))
    return t("length-people", planned=planned, newcomers=newcomers)
