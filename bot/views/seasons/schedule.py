"""The board of a season with sign-up: one message for all, edited in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import BEGINNING, Id
from bot.messages.sheets import Section, Sheet
from bot.texts import Texts
from bot.texts.writing import HARD_SPACE, decimal, signed_number
from bot.views.seasons.board import GOLD, GREEN, MEDALS, SHOWN, rules_button
from bot.views.seasons.headings import day, heading, moment
from bot.views.sources import Sources
from engine.seasons.service.overview import DivisionOverview, Overview, ScheduledGame, StandingRow

Names = Mapping[int, str]
ARROWS = {"rose": "▲", "fell": "▼", "stayed": ""}


async def schedule_board(sources: Sources, it: Overview, t: Texts) -> Sheet:
    """The board of a season with sign-up, at every stage."""
    names = await names_of(sources, it, t)
    over = it.stage == "over"
    return Sheet(
        heading(it.edition, t),
        "\n\n".join(paragraphs(it, names, t)),
        [*controls(it, t)],
        [section(part, it, names, t) for part in it.parts],
        footer=t("season-legend") if it.parts else "",
        colour=GOLD if over else GREEN,
    )


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
        yield "\n".join(podium(it, names) if it.parts else results(it, names, t))
    elif it.edition.row.kind == "duplicate":
        yield means(it, t)
        yield t("season-runs", until=moment(plan.ends), left=f"<t:{int(plan.ends)}:R>")
        yield from attempts(it, names, t)
    else:
        until = plan.deadline(final=it.stage == "final")
        yield t("season-runs", until=moment(until), left=f"<t:{int(until)}:R>")


def means(it: Overview, t: Texts) -> str:
    """What signing up means, in plain words."""
    plan = it.edition.plan
    days = {"from": day(plan.starts, plan.zone, t), "until": day(plan.ends, plan.zone, t)}
    return t(f"season-means-{it.edition.row.kind}", tables=plan.seats, **days)


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


def results(it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """Places of a duplicate week."""
    for attempt in it.attempts[:SHOWN]:
        if attempt.place:
            medal = f"{MEDALS[attempt.place - 1]}{HARD_SPACE}" if attempt.place <= len(MEDALS) else ""
            place = t("end-place", rank=attempt.place, who=names[attempt.person])
            lead = f"{'+' if attempt.lead > 0 else ''}{signed_number(attempt.lead)}"
            yield f"{medal}**{place}** · {t('season-score', points=attempt.score, lead=lead)}"


def podium(it: Overview, names: Names) -> Iterator[str]:
    """The first three places."""
    for medal, level in zip(MEDALS, it.podium, strict=False):
        yield f"{medal}{HARD_SPACE}**{', '.join(names[person] for person in level)}**"


def section(part: DivisionOverview, it: Overview, names: Names, t: Texts) -> Section:
    """A division, a group or the final: its standing, and the tables that run."""
    kind = "final" if not part.number else "group" if it.edition.row.kind == "cup" else "division"
    lines = [line(row, part, names, t) for row in part.rows]
    running = [link(game) for game in part.games if not game.over and game.channel]
    if running:
        lines.append(t("season-tables", tables=" · ".join(running)))
    waiting = sum(not game.over and not game.channel for game in part.games)
    if waiting and it.stage != "over":
        lines.append(t("season-opening", number=waiting))
    return t(f"season-part-{kind}", number=part.number), "\n".join(lines)


def line(row: StandingRow, part: DivisionOverview, names: Names, t: Texts) -> str:
    """A player in a standing: place, name, arrow, mean, games, what is still possible."""
    if row.mean is None and not row.out:
        return f"{names[row.person]} · {row.played}/{row.all}"
    place = t("end-place", rank=row.place, who=names[row.person])
    arrow = f"{HARD_SPACE}{ARROWS[row.way]}" if row.way in ("rose", "fell") else ""
    if row.out:
        return f"~~{place}~~ · {t('season-left')}"
    facts = [f"**{place}**{arrow}", decimal(t, float(row.mean or 0)), f"{row.played}/{row.all}"]
    return " · ".join([*facts, *reach(row, part, t)])


def reach(row: StandingRow, part: DivisionOverview, t: Texts) -> Iterator[str]:
    """The places that are still possible; nothing where that says nothing."""
    best, worst = row.reach
    if row.played < row.all and (best, worst) != (1, len(part.rows)):
        yield t("season-reach", best=best, worst=worst, same="yes" if best == worst else "no")


def link(game: ScheduledGame) -> str:
    """The way to a table."""
    return f"<#{game.channel}>"


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
