"""Names of a season and its parts, its dates, and what signing up means."""

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


def heading(edition: Edition, t: Texts) -> str:
    """Name of a season: an open one by its month, all others by number and game."""
    if edition.kind.follows_server:
        return month(edition.plan, t)
    plan = edition.plan
    game = set_title(t, plan.game, *plan.expansions)
    return t(f"season-title-{edition.row.kind}", number=plan.number, game=game)


def month(plan: SeasonPlan, t: Texts) -> str:
    """Name of an open season."""
    day = datetime.fromtimestamp(plan.ends, zone_of(plan.zone)) - timedelta(days=1)
    return t("open-title", month=format_skeleton("yMMMM", day, locale=t.locale))


def table_title(edition: Edition, number: int, t: Texts) -> str:
    """Name of a game's table: season, number, and the division or group if there are several."""
    fixture = edition.state.fixtures.get(number)
    several = fixture is not None and (len(edition.state.divisions) > 1 or edition.state.finalists)
    part = f" · {part_name(edition.kind, fixture.division, t)}" if fixture and several else ""
    return t(f"season-thread-{edition.row.kind}", season=edition.plan.number, part=part, number=number)


def part_name(kind: SeasonKind, number: int, t: Texts) -> str:
    """Name of a division, a group or (0) the final."""
    part = kind.part if number else "final"
    return t(f"season-part-{part}", number=number)


def hindrance(edition: Edition, t: Texts) -> str:
    """What the bot lacks in the channel of a season, since when, and how to fix it; empty for nothing."""
    missing = edition.plan.missing
    if not missing or edition.over:
        return ""
    facts = {"since": f"<t:{int(edition.plan.since)}:R>", "channel": f"<#{edition.row.channel}>"}
    if missing[0] in (GONE, REFUSED):
        return t(f"season-lacks-{missing[0]}", **facts)
    return t("season-lacks", names=", ".join(t(f"permission-{name}") for name in missing), **facts)


def final_state(season: Overview, t: Texts) -> str:
    """Why a season does not go on: over, or called off."""
    if season.stage == "over":
        return t("season-over")
    return t("season-cancelled", begun="yes" if season.begun else "no")


def day(at: float, zone: str, t: Texts) -> str:
    """A day with its weekday in the season's time zone: Mon 7 Dec."""
    return str(format_skeleton("EdMMM", day_of(at, zone), locale=t.locale))


def moment(at: float) -> str:
    """A timestamp that each reader sees in their own time zone."""
    return f"<t:{int(at)}:f>"


def explanation(season: Overview, t: Texts) -> str:
    """What signing up for a season means: dates and tables."""
    plan = season.edition.plan
    days = {"from": day(plan.starts, plan.zone, t), "until": day(plan.ends, plan.zone, t)}
    return t(f"season-means-{season.edition.row.kind}", tables=plan.seats, **days)
