"""The choice of a game: a line, length and difficulty of each, and a menu; the length of a lobby's game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Choices, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import game_title
from engine.games import GAMES
from engine.tables.model.table import Table

DIFFICULTIES = {1: "easy", 2: "medium", 3: "hard"}
"""Key of the text of each difficulty."""


def lessons(t: Texts, here: str = "") -> Sheet:
    """A menu of the games with a lesson. `here`: that of the channel's table, if it has one, by a button."""
    keys = [key for key in PRESENTERS if GAMES[key].lesson is not None]
    title = t("help-lesson-here", game=game_title(t, here)) if here else t("help-which-lesson")
    sheet = panel(t, title, "learngame", keys, lesson_line, t("help-lesson-sitting"))
    if not here:
        return sheet
    label = t("help-learn-game", game=game_title(t, here))
    return sheet.adding(Button(Id("learngame", 0, 0, here), label, Style.success))


def panel(
    t: Texts,
    title: str,
    verb: str,
    keys: Sequence[str] = tuple(PRESENTERS),
    effort: Callable[[Texts, str], str] | None = None,
    *remarks: str,
) -> Sheet:
    """A menu of games, by default of all. `verb`: of the menu; `effort`: the last line of each."""
    options = [(key, game_title(t, key)) for key in keys]
    effort = effort or effort_line
    notes = {key: effort(t, key) for key in keys}
    menu = Menu(Id(verb, 0), t("new-pick-game"), Choices(options, notes=notes))
    text = "\n\n".join((*remarks, lines(t, keys, effort)))
    return Sheet(title, text, [menu])


def lines(t: Texts, keys: Sequence[str], effort: Callable[[Texts, str], str]) -> str:
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


def lesson_line(t: Texts, game: str) -> str:
    """Length and difficulty of the lesson of a game, in a line."""
    lesson = GAMES[game].lesson
    return t("effort-lesson", minutes=lesson.minutes if lesson else 0, difficulty=difficulty(t, game))


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
