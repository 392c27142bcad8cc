"""The standing of a season as a tree of blocks: one description for picture, text and alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.messages.sheets import Section
from bot.pictures.drawing import Drawing
from bot.presenter.blocks import Medium, Part, Podium, Ranked, Ranking, Rankings, Screen, TextNote
from bot.render import embed, plain
from bot.render.screens import drawing
from bot.texts import Texts
from bot.texts.formats import decimal, literal, signed_number
from bot.views.seasons.headings import day, final_state, heading, part_name
from engine.seasons.service.edition import Edition
from engine.seasons.service.overview import AttemptRow, DivisionOverview, Overview, ScheduledGame, StandingRow
from engine.seasons.standing import StandingLine

SHOWN = 20
"""Players of an open season or a duplicate week on a board; each player sees their own line with a press."""
WHOLE_BOARD = 12
"""Players up to whom a board of several divisions shows each of them; a longer one shows who leads each
division."""
WAYS = {"rose": 1, "fell": -1}
TEXTS = Medium.EMBED | Medium.ALT
Names = Mapping[int, str]
"""Plain names by person."""


def is_long(it: Overview) -> bool:
    """Whether a board is too long to show every player of all divisions or groups."""
    parts = [part for part in it.parts if part.number]
    return len(parts) > 1 and sum(len(part.rows) for part in parts) > WHOLE_BOARD


def season_screen(it: Overview, names: Names, t: Texts) -> Screen:
    """The standing of a season with sign-up; of a long one the final and who leads each division."""
    long = is_long(it)
    shown = [part for part in it.parts if not (long and part.number)]
    ranked = [division(part, it, names, t) for part in shown]
    if it.edition.kind.solo:
        ranked = [attempts(it, names, t)] if it.stage == "over" else []
    leading = [leaders(it, names, t)] if long else []
    areas: list[Part] = []
    if it.podium and (ranked or leading):
        levels = tuple(tuple(names[person] for person in level) for level in it.podium)
        where = Medium.ALL if long and not ranked else Medium.PICTURE | Medium.ALT
        areas.append(Part("", (Podium(levels),), where=where, rank=-1))
    if ranked or leading:
        areas.append(Part("", (Rankings((*ranked, *leading)),), where=Medium.PICTURE))
    for at, ranking in enumerate(ranked):
        areas.append(Part(ranking.title, (ranking,), where=TEXTS, rank=at))
        if shown and (lines := [*tables(shown[at], it, names, t)]):
            areas.append(Part(ranking.title, tuple(map(TextNote, lines)), where=Medium.EMBED))
    areas += [Part(it.title, (it,), where=TEXTS, rank=len(ranked)) for it in leading]
    return Screen(heading(it.edition, t), tuple(areas), state(it, t))


def state(it: Overview, t: Texts) -> str:
    """Until when it goes on, for the picture: a day, for that reads alike in every zone."""
    if it.stage in ("over", "cancelled"):
        return final_state(it, t)
    plan = it.edition.plan
    return t("season-until", when=day(plan.deadline(final=it.stage == "final"), plan.zone, t))


def season_drawing(it: Overview, names: Names, t: Texts) -> Drawing | None:
    """The picture; None while there is no standing."""
    screen = season_screen(it, names, t)
    return drawing(screen, plain.draw, {}) if screen.parts else None


def season_sections(it: Overview, names: Names, t: Texts) -> Sequence[Section]:
    """The text."""
    return embed.sections(season_screen(it, names, t), t, {})


# Divisions, groups, finals


def leaders(it: Overview, names: Names, t: Texts) -> Ranking:
    """A line for each division or group: who leads it, their mean, how many of its games are over."""
    columns = (t("season-column-points"), t("season-column-games"), "")
    parts = (part for part in it.parts if part.number)
    return Ranking(t("season-leaders"), tuple(leader(part, it, names, t) for part in parts), columns)


def leader(part: DivisionOverview, it: Overview, names: Names, t: Texts) -> Ranked:
    """Who leads a division; of several only that there are more."""
    first = [row for row in part.rows if row.place == 1 and row.mean is not None and not row.withdrawn]
    games = f"{sum(game.over for game in part.games)}/{len(part.games)}"
    title = part_title(part, it, t)
    if not first:
        return Ranked(title, small=games, facts=games)
    more = f" +{len(first) - 1}" if len(first) > 1 else ""
    score = decimal(t, float(first[0].mean or 0))
    name = f"{title}: {names[first[0].person]}{more}"
    return Ranked(name, score=score, small=games, facts=f"{score} · {games}")


def part_title(part: DivisionOverview, it: Overview, t: Texts) -> str:
    """What a division, a group or the final is called."""
    return part_name(it.edition.kind, part.number, t)


def division(part: DivisionOverview, it: Overview, names: Names, t: Texts) -> Ranking:
    """A division, a group or the final."""
    title = part_title(part, it, t)
    over = it.stage == "over" or all(game.over for game in part.games)
    columns = tuple(t(f"season-column-{name}") for name in ("points", "games", "reach"))
    items = tuple(ranked(row, part, names, t, over=over) for row in part.rows)
    final = it.stage == "over" and part == it.parts[0]
    return Ranking(title, items, (columns[0], columns[1], columns[2]), medals=final)


def ranked(row: StandingRow, part: DivisionOverview, names: Names, t: Texts, *, over: bool) -> Ranked:
    """A player in a standing: place, arrow, mean, games, what is still possible."""
    name, small = names[row.person], f"{row.played}/{row.all}"
    if row.withdrawn:
        return Ranked(name, row.place, small=small, facts=t("season-left"), out=True)
    if row.mean is None:
        return Ranked(name, small=small, facts=small, reach=None if over else row.reach)
    score, way = decimal(t, float(row.mean)), WAYS.get(row.way, 0)
    return Ranked(
        name,
        row.place,
        score,
        small,
        " · ".join((score, small, *reach(row, part, t))),
        way,
        t(f"season-way-{row.way}") if way else "",
        None if over else row.reach,
    )


def reach(row: StandingRow, part: DivisionOverview, t: Texts) -> Iterator[str]:
    """The places that are still possible; nothing where that says nothing."""
    best, worst = row.reach
    if row.played < row.all and (best, worst) != (1, len(part.rows)):
        yield t("season-reach", best=best, worst=worst, same="yes" if best == worst else "no")


def tables(part: DivisionOverview, it: Overview, names: Names, t: Texts) -> Iterator[str]:
    """The tables that run, and how many are still to be opened."""
    running = [game for game in part.games if not game.over and game.channel]
    yield from (waiting(game, names, t) for game in running)
    unopened = sum(not game.over and not game.channel for game in part.games)
    if unopened and it.stage in ("running", "final") and not it.edition.plan.missing:
        yield t("season-opening", number=unopened)


def waiting(game: ScheduledGame, names: Names, t: Texts) -> str:
    """The way to a table, and for which players it waits."""
    if not game.waits:
        return link(game)
    who = ", ".join(literal(names[person]) for person in game.waits)
    return t("season-waits", where=link(game), who=who)


def link(game: ScheduledGame) -> str:
    """The way to a table."""
    return f"<#{game.channel}>"


# Seasons without divisions


def attempts(it: Overview, names: Names, t: Texts) -> Ranking:
    """Places of a duplicate week."""
    placed = [attempt for attempt in it.attempts[:SHOWN] if attempt.place]
    columns = (t("season-column-points"), t("season-column-lead"), "")
    return Ranking(t("season-places"), tuple(attempt(one, names, t) for one in placed), columns, medals=True)


def attempt(it: AttemptRow, names: Names, t: Texts) -> Ranked:
    """A player of a duplicate week, their points and their lead over the best bot."""
    lead = f"{'+' if it.lead > 0 else ''}{signed_number(it.lead)}"
    facts = t("season-score", points=it.score, shown=signed_number(it.score), lead=lead)
    return Ranked(names[it.person], it.place, signed_number(it.score), lead, facts)


def open_ranking(lines: Iterable[StandingLine], names: Names, t: Texts, *, over: bool) -> Ranking:
    """The places of an open season; `names`: by number of the player."""
    columns = (t("season-column-points"), t("season-column-games"), "")
    return Ranking(t("season-places"), tuple(open_line(it, names, t) for it in lines), columns, medals=over)


def open_line(it: StandingLine, names: Names, t: Texts) -> Ranked:
    """A player with a place in an open season."""
    return Ranked(names[it.player], it.place, decimal(t, float(it.mean or 0)), f"{it.played}", mean(it, t))


def mean(line: StandingLine, t: Texts) -> str:
    """Mean points of a player, and of how many games."""
    return t("open-mean", mean=decimal(t, float(line.mean or 0)), games=line.played)


def open_screen(edition: Edition, ranking: Ranking, t: Texts) -> Screen:
    """The places of an open season, at its end with a podium."""
    areas = [Part("", (Rankings((ranking,)),), where=Medium.PICTURE), Part("", (ranking,), where=Medium.ALT)]
    levels = [tuple(one.name for one in ranking.items if one.place == place) for place in (1, 2, 3)]
    if edition.over:
        podium = Podium(tuple(level for level in levels if level))
        areas.insert(0, Part("", (podium,), where=Medium.PICTURE))
    zone = edition.plan.zone
    until = t("season-over") if edition.over else t("season-until", when=day(edition.plan.ends, zone, t))
    return Screen(heading(edition, t), tuple(areas), until)


def open_drawing(edition: Edition, ranking: Ranking, t: Texts) -> Drawing | None:
    """The picture of an open season; None while no one has a place."""
    return drawing(open_screen(edition, ranking, t), plain.draw, {}) if ranking.items else None
