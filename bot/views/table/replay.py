"""List of a server's finished games."""

from __future__ import annotations

from datetime import date

from babel.dates import format_skeleton

from bot.messages.controls import NAME, OPTIONS, shorten
from bot.texts import Texts
from bot.texts.formats import set_title, signed_number
from bot.views.people.habits import today
from bot.views.sources import Sources
from engine.tables.model.habits import Habits
from engine.tables.model.results import SeatPlace, TableResult


async def find_games(sources: Sources, guild: int, typed: str) -> tuple[TableResult, ...]:
    """The newest finished games of a server, filtered by the beginning of their number or by a part of a
    player's name. Only cached names are searched."""
    typed = typed.strip()
    number, people = parse_table_number(typed), sources.names.search(guild, typed) if typed else []
    if typed and number is None and not people:
        return ()
    return await sources.store.results.newest(guild, OPTIONS, "" if number is None else str(number), people)


async def lines(
    sources: Sources, person: int, results: tuple[TableResult, ...], t: Texts
) -> list[tuple[str, str]]:
    """Games as entries of a list: text and value."""
    habits = (await sources.tables.habits(person))[person]
    return [(game_line(sources, habits, result, t), str(result.table)) for result in results]


def game_line(sources: Sources, habits: Habits, result: TableResult, t: Texts) -> str:
    """`#12 · 3 Nov · Anna 31, Ben 28 · the game`: the winner comes first. Phones truncate lines, so the game
    comes last: games are distinguished by their players."""
    game = set_title(t, result.game, *result.expansions)
    ended, now = today(habits, result.ended), today(habits, sources.tables.clock())
    places = sorted(result.places, key=lambda place: (place.rank, place.seat))
    names = ", ".join(f"{name(sources, result, place, t)} {signed_number(place.points)}" for place in places)
    return shorten(f"#{result.table} · {day(ended, now, t)} · {names} · {game}", NAME)


def name(sources: Sources, result: TableResult, place: SeatPlace, t: Texts) -> str:
    """Name of a player: cached, since autocompletion is too fast for requests to Discord; computer players
    are named by their order."""
    if place.person is None:
        before = sum(earlier.person is None and earlier.seat < place.seat for earlier in result.places)
        return t("agent-names").split(", ")[before]
    return sources.names.cached_name(result.guild, place.person) or t("unknown-player")


def day(day: date, today: date, t: Texts) -> str:
    """A day in short form, with the year if it is not this one."""
    return format_skeleton("MMMd" if day.year == today.year else "yMMMd", day, locale=t.locale)


def parse_table_number(typed: str) -> int | None:
    """The number of a table from a list or an input; None for other text."""
    digits = typed.strip().removeprefix("#")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None
