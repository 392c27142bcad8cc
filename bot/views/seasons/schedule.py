"""The board of a season with sign-up: one message for all, edited in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import BEGINNING, Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.writing import HARD_SPACE, plain
from bot.views.seasons.board import GOLD, GREEN, Shown, rules_button
from bot.views.seasons.headings import heading, means, moment
from bot.views.seasons.standing import season_drawing, season_sections
from bot.views.sources import Sources
from engine.seasons.service.overview import Overview

Names = Mapping[int, str]
"""Names by person, as Markdown shows them."""


async def schedule_board(sources: Sources, it: Overview, t: Texts) -> Shown:
    """The board of a season with sign-up, at every stage."""
    names = await names_of(sources, it, t)
    bare = {person: plain(name) for person, name in names.items()}
    sheet = Sheet(
        heading(it.edition, t),
        "\n\n".join(paragraphs(it, names, t)),
        [*controls(it, t)],
        season_sections(it, bare, t),
        footer=t("season-legend", moves=moves(it)) if it.parts else "",
        colour=GOLD if it.stage == "over" else GREEN,
    )
    return Shown(sheet, season_drawing(it, bare, t))


async def names_of(sources: Sources, it: Overview, t: Texts) -> dict[int, str]:
    """Names of all players by person."""
    guild = it.edition.row.guild
    return {person: await sources.names.name(guild, person, t) for person in it.edition.people}


def paragraphs(it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """The current state: dates, members, winners."""
    plan = it.edition.plan
    if it.stage in ("sign-up", "closed", "check-in"):
        yield means(it, t)
        yield from dates(it, t)
        yield from players(it, names, t)
    elif it.stage == "cancelled":
        yield t("season-cancelled")
    elif it.stage == "over":
        yield t("season-over")
    elif it.edition.row.kind == "duplicate":
        yield means(it, t)
        yield t("season-runs", until=moment(plan.ends), left=f"<t:{int(plan.ends)}:R>")
        yield from attempts(it, names, t)
    else:
        until = plan.deadline(final=it.stage == "final")
        yield t("season-runs", until=moment(until), left=f"<t:{int(until)}:R>")


def dates(it: Overview, t: Texts) -> Iterator[str]:
    """Until when one signs up and confirms."""
    plan = it.edition.plan
    if it.stage == "check-in":
        yield t("season-confirm-until", when=moment(plan.starts))
    elif it.stage == "closed" and plan.checks:
        yield t("season-closed", when=moment(plan.checks))
    elif plan.checks:
        yield t(
            "season-dates", until=moment(plan.closes), confirm=moment(plan.checks), start=moment(plan.starts)
        )
    else:
        yield t("season-dates-short", until=moment(plan.closes))


def players(it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """The players who signed up; during check-in with a sign for those who have confirmed."""
    playing = [person for person in it.signed if person not in it.reserves]
    if not playing:
        yield t("season-nobody")
    else:
        listed = (f"✅{HARD_SPACE}{names[who]}" if has_confirmed(it, who) else names[who] for who in playing)
        yield t("season-players", number=len(playing), who=" · ".join(listed))
    if it.reserves:
        yield t("season-reserves", who=" · ".join(names[who] for who in it.signed if who in it.reserves))


def has_confirmed(it: Overview, person: int) -> bool:
    """Whether a player has confirmed, where that is asked."""
    return bool(it.edition.plan.checks) and person in it.confirmed


def attempts(it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """The players who have finished and those who play; no results before the end."""
    done = [names[attempt.person] for attempt in it.attempts if attempt.over]
    busy = [names[attempt.person] for attempt in it.attempts if not attempt.over]
    if done:
        yield t("season-done", number=len(done), who=" · ".join(done))
    if busy:
        yield t("season-busy", number=len(busy), who=" · ".join(busy))


def moves(it: Overview) -> str:
    """Whether players may go up and down, for a text."""
    return "yes" if it.edition.row.kind == "league" and len(it.edition.state.divisions) > 1 else "no"


def controls(it: Overview, t: Texts) -> Iterator[Control]:
    """Buttons for all readers of a board."""
    season, solo = it.edition.id, it.edition.row.kind == "duplicate"
    if solo and it.stage == "running":
        yield Button(Id("seasonplay", 0, season, "go"), t("season-do-play"), Style.success)
    if it.stage == "sign-up":
        yield Button(Id("seasonjoin", 0, season, "ask"), t("season-do-join"), Style.success)
    if it.stage == "check-in":
        yield Button(Id("seasonconfirm", 0, season, "yes"), t("season-do-confirm"), Style.success)
    if it.stage != "cancelled":
        yield Button(Id("season", 0, season, "mine"), t("season-do-mine"))
    if it.stage == "over":
        yield Button(Id("seasonrecord", 0, season, "all"), t("season-do-record"))
        if best := next((attempt for attempt in it.attempts if attempt.place == 1), None):
            yield Button(Id("rewind", best.table, 0, BEGINNING), t("season-do-best"))
    yield rules_button(t, it.edition.row.kind)
