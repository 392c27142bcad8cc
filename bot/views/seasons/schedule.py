"""The board of a season with sign-up: one message for all, edited in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu, Style
from bot.messages.ids import BEGINNING, Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import plain
from bot.views.seasons.announcements import confirm_button
from bot.views.seasons.board import GOLD, GREEN, Shown, rules_button
from bot.views.seasons.headings import explanation, final_state, heading, hindrance, moment
from bot.views.seasons.standing import SHOWN, is_long, part_title, season_drawing, season_sections
from bot.views.sources import Sources
from engine.seasons.service.overview import Overview
from engine.tables.model.errors import Stale

BEFORE = ("sign-up", "closed", "check-in")
"""Stages before the start."""
PART = "part"
"""Name of the menu of divisions."""
FREE = 3
"""Free seats that are named."""
Names = Mapping[int, str]
"""Names by person, as Markdown shows them."""


async def schedule_board(sources: Sources, season: Overview, t: Texts, *, signed: bool = False) -> Shown:
    """The board of a season with sign-up, at every stage. `signed`: the reader has signed up, so the
    explanation of what that means is left out."""
    names = await names_of(sources, season, t)
    bare = {person: plain(name) for person, name in names.items()}
    legend = t("season-legend", moves=moves(season), tied=tied(season))
    sheet = Sheet(
        heading(season.edition, t),
        "\n\n".join(paragraphs(season, names, t, signed=signed)),
        [*controls(season, t)],
        season_sections(season, bare, t),
        footer=legend if season.parts and not is_long(season) else "",
        colour=GOLD if season.stage == "over" else GREEN,
    )
    return Shown(sheet, season_drawing(season, bare, t))


async def names_of(sources: Sources, season: Overview, t: Texts) -> dict[int, str]:
    """Names of all players by person."""
    guild = season.edition.row.guild
    return {person: await sources.names.name(guild, person, t) for person in season.edition.people}


def paragraphs(season: Overview, names: Names, t: Texts, *, signed: bool) -> Iterator[str]:
    """Dates, players and state, as the stage requires."""
    plan = season.edition.plan
    if lacks := hindrance(season.edition, t):
        yield lacks
    if season.stage in BEFORE:
        if not signed:
            yield explanation(season, t)
            yield from dates(season, t)
        yield from players(season, names, t)
    elif season.stage == "cancelled":
        yield final_state(season, t)
        if season.begun:
            yield t("season-called-off", solo="yes" if season.edition.kind.solo else "no")
    elif season.stage == "over":
        yield final_state(season, t)
    elif season.edition.kind.solo:
        if not signed:
            yield explanation(season, t)
        yield t("season-runs", until=moment(plan.ends), left=f"<t:{int(plan.ends)}:R>")
        yield from attempts(season, names, t)
    else:
        until = plan.deadline(final=season.stage == "final")
        yield t("season-runs", until=moment(until), left=f"<t:{int(until)}:R>")
        yield from free_seats(season, t)


def free_seats(season: Overview, t: Texts) -> Iterator[str]:
    """The tables at which reserves can take a seat."""
    taken = {number for number, _ in season.free}
    games = [game for part in season.parts for game in part.games if game.number in taken and game.channel]
    if games:
        yield t("season-free", where=" · ".join(f"<#{game.channel}>" for game in games[:FREE]))


def dates(season: Overview, t: Texts) -> Iterator[str]:
    """Until when players can sign up and confirm."""
    plan = season.edition.plan
    if season.stage == "check-in":
        yield t("season-confirm-until", when=moment(plan.starts))
    elif season.stage == "closed" and plan.checks:
        yield t("season-closed", when=moment(plan.checks))
    elif plan.checks:
        yield t("season-dates", until=moment(plan.closes), start=moment(plan.starts))
    else:
        yield t("season-dates-short", until=moment(plan.closes))


def players(season: Overview, names: Names, t: Texts) -> Iterator[str]:
    """Players who signed up; during check-in the number of confirmations and whose are missing."""
    playing = [person for person in season.signed if person not in season.reserves]
    missing = [person for person in playing if person not in season.confirmed]
    if not playing:
        yield t("season-nobody")
    elif season.stage == "check-in":
        confirmed, some = len(playing) - len(missing), "yes" if missing else "no"
        missing_names = name_list(missing, names, t)
        yield t("season-confirmed", confirmed=confirmed, number=len(playing), missing=some, who=missing_names)
    else:
        yield t("season-players", number=len(playing), who=name_list(playing, names, t))
    if season.reserves:
        reserves = [person for person in season.signed if person in season.reserves]
        yield t("season-reserves", who=name_list(reserves, names, t))


def name_list(people: Sequence[int], names: Names, t: Texts) -> str:
    """Names in a paragraph, at most `SHOWN` of them."""
    text = " · ".join(names[person] for person in people[:SHOWN])
    return t("season-more", who=text, number=len(people) - SHOWN) if len(people) > SHOWN else text


def attempts(season: Overview, names: Names, t: Texts) -> Iterator[str]:
    """Players who have finished and who still play; no results before the end."""
    done = [attempt.person for attempt in season.attempts if attempt.over]
    busy = [attempt.person for attempt in season.attempts if not attempt.over]
    if done:
        yield t("season-done", number=len(done), who=name_list(done, names, t))
    if busy:
        yield t("season-busy", number=len(busy), who=name_list(busy, names, t))


async def part_page(sources: Sources, season: Overview, number: int, t: Texts) -> Shown:
    """A division or group in full, from the menu of a long season; raises `Stale` if it does not exist."""
    parts = tuple(part for part in season.parts if part.number == number)
    if not parts:
        raise Stale
    podium = season.podium if parts == season.parts[:1] else ()
    shown = await schedule_board(sources, replace(season, parts=parts, podium=podium), t)
    back = Button(Id("season", 0, season.edition.id, "mine"), t("settings-do-back"))
    return Shown(replace(shown.sheet, controls=[back, *part_menu(season, t)]), shown.drawing)


def moves(season: Overview) -> str:
    """Whether players may be promoted or relegated, for a text."""
    return "yes" if season.edition.kind.moves and len(season.edition.state.divisions) > 1 else "no"


def tied(season: Overview) -> str:
    """Whether players with equal means have different places, for a text."""
    lines = {(part.number, row.mean, row.place) for part in season.parts for row in part.rows if row.mean}
    return "yes" if len({(number, mean) for number, mean, _ in lines}) < len(lines) else "no"


def controls(season: Overview, t: Texts) -> Iterator[Control]:
    """Buttons for all readers of a board."""
    season_id, solo = season.edition.id, season.edition.kind.solo
    if solo and season.stage == "running":
        yield Button(Id("seasonplay", 0, season_id, "go"), t("season-do-play"), Style.success)
    if season.stage == "sign-up":
        yield Button(Id("seasonjoin", 0, season_id, "ask"), t("season-do-join"), Style.success)
    if season.stage == "check-in":
        yield confirm_button(season, t)
    if season.stage != "cancelled":
        yield Button(Id("season", 0, season_id, "mine"), t("season-do-mine"))
    if season.stage == "over":
        yield Button(Id("seasonrecord", 0, season_id, "all"), t("season-do-record"))
        yield from best_replay(season, t)
    yield rules_button(t, season.edition.row.kind)
    yield from part_menu(season, t)


def best_replay(season: Overview, t: Texts) -> Iterator[Control]:
    """The replay of the best game of a duplicate week that is over."""
    if best := next((attempt for attempt in season.attempts if attempt.place == 1), None):
        yield Button(Id("rewind", best.table, 0, BEGINNING), t("season-do-best"))


def part_menu(season: Overview, t: Texts) -> Iterator[Control]:
    """The menu of the divisions or groups of a long season."""
    if is_long(season):
        options = [(str(part.number), part_title(part, season, t)) for part in season.parts if part.number]
        choices = Choices(options[:OPTIONS])
        yield Menu(Id("season", 0, season.edition.id, PART), t("season-pick-part"), choices)
