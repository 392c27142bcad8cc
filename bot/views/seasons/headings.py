"""What a season is called, its dates, and what signing up means."""

from __future__ import annotations

from datetime import datetime, timedelta

from babel.dates import format_skeleton

from bot.texts import Texts
from bot.texts.formats import set_title
from engine.seasons.kinds import SeasonKind
from engine.seasons.service.edition import Edition
from engine.seasons.service.overview import Overview
from engine.seasons.service.plan import GONE, REFUSED, SeasonPlan, day_of
from engine.tables.model.habits import zone_of


def heading(it: Edition, t: Texts) -> str:
    """What a season is called: an open one by its month, all others by number and game."""
    if it.kind.follows_server:
        return month(it.plan, t)
    plan = it.plan
    game = set_title(t, plan.game, *plan.expansions)
    return t(f"season-title-{it.row.kind}", number=plan.number, game=game)


def month(plan: SeasonPlan, t: Texts) -> str:
    """An open season by its month."""
    day = datetime.fromtimestamp(plan.ends, zone_of(plan.zone)) - timedelta(days=1)
    return t("open-title", month=format_skeleton("yMMMM", day, locale=t.locale))


def table_title(it: Edition, number: int, t: Texts) -> str:
    """What the table of a game is called: season, division or group where there are several, number."""
    fixture = it.state.fixtures.get(number)
    several = fixture is not None and (len(it.state.divisions) > 1 or it.state.finalists)
    part = f" · {part_name(it.kind, fixture.division, t)}" if fixture and several else ""
    return t(f"season-thread-{it.row.kind}", season=it.plan.number, part=part, number=number)


def part_name(kind: SeasonKind, number: int, t: Texts) -> str:
    """What a division, a group or (0) the final is called."""
    what = kind.part if number else "final"
    return t(f"season-part-{what}", number=number)


def hindrance(it: Edition, t: Texts) -> str:
    """What the bot lacks in the channel of a season, since when, and what to do; empty where it goes on."""
    missing = it.plan.missing
    if not missing or it.over:
        return ""
    facts = {"since": f"<t:{int(it.plan.since)}:R>", "channel": f"<#{it.row.channel}>"}
    if missing[0] in (GONE, REFUSED):
        return t(f"season-lacks-{missing[0]}", **facts)
    return t("season-lacks", names=", ".join(t(f"permission-{name}") for name in missing), **facts)


def final_state(it: Overview, t: Texts) -> str:
    """What a season that goes on no more has come to."""
    if it.stage == "over":
        return t("season-over")
    return t("season-cancelled", begun="yes" if it.begun else "no")


def day(at: float, zone: str, t: Texts) -> str:
    """A day with its weekday, as the server counts it: Mon 7 Dec."""
    return str(format_skeleton("EdMMM", day_of(at, zone), locale=t.locale))


def moment(at: float) -> str:
    """A moment, in the reader's own time."""
    return f"<t:{int(at)}:f>"


def means(it: Overview, t: Texts) -> str:
    """What signing up means, in plain words."""
    plan = it.edition.plan
    days = {"from": day(plan.starts, plan.zone, t), "until": day(plan.ends, plan.zone, t)}
    return t(f"season-means-{it.edition.row.kind}", tables=plan.seats, **days)
