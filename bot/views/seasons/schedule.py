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
from bot.views.seasons.headings import final_state, heading, hindrance, means, moment
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


async def schedule_board(sources: Sources, it: Overview, t: Texts, *, signed: bool = False) -> Shown:
    """Build the board of a season with sign-up, at every stage. `signed`: the reader has signed up, so the
    explanation of what that means is left out."""
    names = await names_of(sources, it, t)
    bare = {person: plain(name) for person, name in names.items()}
    sheet = Sheet(
        heading(it.edition, t),
        "\n\n".join(paragraphs(it, names, t, signed=signed)),
        [*controls(it, t)],
        season_sections(it, bare, t),
        footer=t("season-legend", moves=moves(it), tied=tied(it)) if it.parts and not is_long(it) else "",
        colour=GOLD if it.stage == "over" else GREEN,
    )
    return Shown(sheet, season_drawing(it, bare, t))


async def names_of(sources: Sources, it: Overview, t: Texts) -> dict[int, str]:
    """Names of all players by person."""
    guild = it.edition.row.guild
    return {person: await sources.names.name(guild, person, t) for person in it.edition.people}


def paragraphs(it: Overview, names: Names, t: Texts, *, signed: bool) -> Iterator[str]:
    """The current state: dates, members, winners."""
    plan = it.edition.plan
    if lacks := hindrance(it.edition, t):
        yield lacks
    if it.stage in BEFORE:
        if not signed:
            yield means(it, t)
            yield from dates(it, t)
        yield from players(it, names, t)
    elif it.stage == "cancelled":
        yield final_state(it, t)
        if it.begun:
            yield t("season-called-off", solo="yes" if it.edition.kind.solo else "no")
    elif it.stage == "over":
        yield final_state(it, t)
    elif it.edition.kind.solo:
        if not signed:
            yield means(it, t)
        yield t("season-runs", until=moment(plan.ends), left=f"<t:{int(plan.ends)}:R>")
        yield from attempts(it, names, t)
    else:
        until = plan.deadline(final=it.stage == "final")
        yield t("season-runs", until=moment(until), left=f"<t:{int(until)}:R>")
        yield from free_seats(it, t)


def free_seats(it: Overview, t: Texts) -> Iterator[str]:
    """Where reserves can take a seat."""
    taken = {number for number, _ in it.free}
    games = [game for part in it.parts for game in part.games if game.number in taken and game.channel]
    if games:
        yield t("season-free", where=" · ".join(f"<#{game.channel}>" for game in games[:FREE]))


def dates(it: Overview, t: Texts) -> Iterator[str]:
    """Until when one signs up and confirms."""
    plan = it.edition.plan
    if it.stage == "check-in":
        yield t("season-confirm-until", when=moment(plan.starts))
    elif it.stage == "closed" and plan.checks:
        yield t("season-closed", when=moment(plan.checks))
    elif plan.checks:
        yield t("season-dates", until=moment(plan.closes), start=moment(plan.starts))
    else:
        yield t("season-dates-short", until=moment(plan.closes))


def players(it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """List the players who signed up; during check-in, count confirmations and name who is missing."""
    playing = [person for person in it.signed if person not in it.reserves]
    missing = [person for person in playing if person not in it.confirmed]
    if not playing:
        yield t("season-nobody")
    elif it.stage == "check-in":
        confirmed, some = len(playing) - len(missing), "yes" if missing else "no"
        who = listed(missing, names, t)
        yield t("season-confirmed", confirmed=confirmed, number=len(playing), missing=some, who=who)
    else:
        yield t("season-players", number=len(playing), who=listed(playing, names, t))
    if it.reserves:
        yield t("season-reserves", who=listed([who for who in it.signed if who in it.reserves], names, t))


def listed(people: Sequence[int], names: Names, t: Texts) -> str:
    """Names in a paragraph; of very many the first ones."""
    who = " · ".join(names[person] for person in people[:SHOWN])
    return t("season-more", who=who, number=len(people) - SHOWN) if len(people) > SHOWN else who


def attempts(it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """The players who have finished and those who play; no results before the end."""
    done = [attempt.person for attempt in it.attempts if attempt.over]
    busy = [attempt.person for attempt in it.attempts if not attempt.over]
    if done:
        yield t("season-done", number=len(done), who=listed(done, names, t))
    if busy:
        yield t("season-busy", number=len(busy), who=listed(busy, names, t))


async def part_page(sources: Sources, it: Overview, number: int, t: Texts) -> Shown:
    """A division or group in full, chosen from the menu of a long season; raises `Stale` for one that there
    is not."""
    parts = tuple(part for part in it.parts if part.number == number)
    if not parts:
        raise Stale
    podium = it.podium if parts == it.parts[:1] else ()
    shown = await schedule_board(sources, replace(it, parts=parts, podium=podium), t)
    back = Button(Id("season", 0, it.edition.id, "mine"), t("settings-do-back"))
    return Shown(replace(shown.sheet, controls=[back, *part_menu(it, t)]), shown.drawing)


def moves(it: Overview) -> str:
    """Whether players may go up and down, for a text."""
    return "yes" if it.edition.kind.moves and len(it.edition.state.divisions) > 1 else "no"


def tied(it: Overview) -> str:
    """Whether players with equal means have different places, for a text."""
    lines = {(part.number, row.mean, row.place) for part in it.parts for row in part.rows if row.mean}
    return "yes" if len({(number, mean) for number, mean, _ in lines}) < len(lines) else "no"


def controls(it: Overview, t: Texts) -> Iterator[Control]:
    """Buttons for all readers of a board."""
    season, solo = it.edition.id, it.edition.kind.solo
    if solo and it.stage == "running":
        yield Button(Id("seasonplay", 0, season, "go"), t("season-do-play"), Style.success)
    if it.stage == "sign-up":
        yield Button(Id("seasonjoin", 0, season, "ask"), t("season-do-join"), Style.success)
    if it.stage == "check-in":
        yield confirm_button(it, t)
    if it.stage != "cancelled":
        yield Button(Id("season", 0, season, "mine"), t("season-do-mine"))
    if it.stage == "over":
        yield Button(Id("seasonrecord", 0, season, "all"), t("season-do-record"))
        yield from best_replay(it, t)
    yield rules_button(t, it.edition.row.kind)
    yield from part_menu(it, t)


def best_replay(it: Overview, t: Texts) -> Iterator[Control]:
    """The way to the best game of a duplicate week that is over."""
    if best := next((attempt for attempt in it.attempts if attempt.place == 1), None):
        yield Button(Id("rewind", best.table, 0, BEGINNING), t("season-do-best"))


def part_menu(it: Overview, t: Texts) -> Iterator[Control]:
    """The menu of the divisions or groups of a long season."""
    if is_long(it):
        options = [(str(part.number), part_title(part, it, t)) for part in it.parts if part.number]
        yield Menu(Id("season", 0, it.edition.id, PART), t("season-pick-part"), Choices(options[:OPTIONS]))
