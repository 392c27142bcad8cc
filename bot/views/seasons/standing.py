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
"""Players of an open season or a duplicate week on a board; each player sees their own line in
their panel."""
WHOLE_BOARD = 12
"""Players up to whom a board of several divisions shows each of them; a longer one shows the leaders of each
division."""
WAYS = {"rose": 1, "fell": -1}
TEXTS = Medium.EMBED | Medium.ALT
Names = Mapping[int, str]
"""Plain names by person."""


def is_long(season: Overview) -> bool:
    """Whether a board is too long to show all players of all divisions or groups."""
    parts = [part for part in season.parts if part.number]
    return len(parts) > 1 and sum(len(part.rows) for part in parts) > WHOLE_BOARD


def season_screen(season: Overview, names: Names, t: Texts) -> Screen:
    """The standing of a season with sign-up; of a long one the final and the leaders of each division."""
    long = is_long(season)
    shown = [part for part in season.parts if not (long and part.number)]
    ranked = [division(part, season, names, t) for part in shown]
    if season.edition.kind.solo:
        ranked = [attempts(season, names, t)] if season.stage == "over" else []
    leading = [leaders(season, names, t)] if long else []
    areas: list[Part] = []
    if season.podium and (ranked or leading):
        levels = tuple(tuple(names[person] for person in level) for level in season.podium)
        where = Medium.ALL if long and not ranked else Medium.PICTURE | Medium.ALT
        areas.append(Part("", (Podium(levels),), where=where, rank=-1))
    if ranked or leading:
        areas.append(Part("", (Rankings((*ranked, *leading)),), where=Medium.PICTURE))
    for at, ranking in enumerate(ranked):
        areas.append(Part(ranking.title, (ranking,), where=TEXTS, rank=at))
        if shown and (lines := [*tables(shown[at], season, names, t)]):
            areas.append(Part(ranking.title, tuple(map(TextNote, lines)), where=Medium.EMBED))
    areas += [Part(ranking.title, (ranking,), where=TEXTS, rank=len(ranked)) for ranking in leading]
    return Screen(heading(season.edition, t), tuple(areas), state(season, t))


def state(season: Overview, t: Texts) -> str:
    """How long the season goes on, for the picture: as a day, since readers live in several time zones."""
    if season.stage in ("over", "cancelled"):
        return final_state(season, t)
    plan = season.edition.plan
    return t("season-until", when=day(plan.deadline(final=season.stage == "final"), plan.zone, t))


def season_drawing(season: Overview, names: Names, t: Texts) -> Drawing | None:
    """The picture; None while there is no standing."""
    screen = season_screen(season, names, t)
    return drawing(screen, plain.draw, {}) if screen.parts else None


def season_sections(season: Overview, names: Names, t: Texts) -> Sequence[Section]:
    """The standing as text, for messages without a picture."""
    return embed.sections(season_screen(season, names, t), t, {})


# Divisions, groups, finals


def leaders(season: Overview, names: Names, t: Texts) -> Ranking:
    """A line for each division or group: leader, mean, games that are over."""
    columns = (t("season-column-points"), t("season-column-games"), "")
    parts = (part for part in season.parts if part.number)
    return Ranking(t("season-leaders"), tuple(leader(part, season, names, t) for part in parts), columns)


def leader(part: DivisionOverview, season: Overview, names: Names, t: Texts) -> Ranked:
    """The leader of a division, or the first of several with their number."""
    first = [row for row in part.rows if row.place == 1 and row.mean is not None and not row.withdrawn]
    games = f"{sum(game.over for game in part.games)}/{len(part.games)}"
    title = part_title(part, season, t)
    if not first:
        return Ranked(title, small=games, facts=games)
    more = f" +{len(first) - 1}" if len(first) > 1 else ""
    score = decimal(t, float(first[0].mean or 0))
    name = f"{title}: {names[first[0].person]}{more}"
    return Ranked(name, score=score, small=games, facts=f"{score} · {games}")


def part_title(part: DivisionOverview, season: Overview, t: Texts) -> str:
    """Name of a division, a group or the final."""
    return part_name(season.edition.kind, part.number, t)


def division(part: DivisionOverview, season: Overview, names: Names, t: Texts) -> Ranking:
    """The standing of a division, a group or the final."""
    title = part_title(part, season, t)
    over = season.stage == "over" or all(game.over for game in part.games)
    columns = tuple(t(f"season-column-{name}") for name in ("points", "games", "reach"))
    items = tuple(ranked(row, part, names, t, over=over) for row in part.rows)
    final = season.stage == "over" and part == season.parts[0]
    return Ranking(title, items, (columns[0], columns[1], columns[2]), medals=final)


def ranked(row: StandingRow, part: DivisionOverview, names: Names, t: Texts, *, over: bool) -> Ranked:
    """A player in a standing: place, arrow, mean, games, places that are still possible."""
    name, small = names[row.person], f"{row.played}/{row.all}"
    if row.withdrawn:
        return Ranked(name, row.place, small=small, facts=t("season-left"), withdrawn=True)
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
    """The places that are still possible; empty where that is every place, or once all games are played."""
    best, worst = row.reach
    if row.played < row.all and (best, worst) != (1, len(part.rows)):
        yield t("season-reach", best=best, worst=worst, same="yes" if best == worst else "no")


def tables(part: DivisionOverview, season: Overview, names: Names, t: Texts) -> Iterator[str]:
    """The running tables, and the number of those still to be opened."""
    running = [game for game in part.games if not game.over and game.channel]
    yield from (waiting_line(game, names, t) for game in running)
    unopened = sum(not game.over and not game.channel for game in part.games)
    if unopened and season.stage in ("running", "final") and not season.edition.plan.missing:
        yield t("season-opening", number=unopened)


def waiting_line(game: ScheduledGame, names: Names, t: Texts) -> str:
    """Link to a table, and the players for whom it waits."""
    if not game.waits:
        return link(game)
    players = ", ".join(literal(names[person]) for person in game.waits)
    return t("season-waits", where=link(game), who=players)


def link(game: ScheduledGame) -> str:
    """Mention of the channel or thread of a table."""
    return f"<#{game.channel}>"


# Seasons without divisions


def attempts(season: Overview, names: Names, t: Texts) -> Ranking:
    """Places of a duplicate week."""
    placed = [attempt for attempt in season.attempts[:SHOWN] if attempt.place]
    columns = (t("season-column-points"), t("season-column-lead"), "")
    return Ranking(t("season-places"), tuple(attempt(row, names, t) for row in placed), columns, medals=True)


def attempt(row: AttemptRow, names: Names, t: Texts) -> Ranked:
    """A player of a duplicate week, their points and their lead over the best computer player."""
    lead = f"{'+' if row.lead > 0 else ''}{signed_number(row.lead)}"
    facts = t("season-score", points=row.score, shown=signed_number(row.score), lead=lead)
    return Ranked(names[row.person], row.place, signed_number(row.score), lead, facts)


def open_ranking(lines: Iterable[StandingLine], names: Names, t: Texts, *, over: bool) -> Ranking:
    """The places of an open season. `names`: by number of the player."""
    columns = (t("season-column-points"), t("season-column-games"), "")
    items = tuple(
        Ranked(
            names[line.player], line.place, decimal(t, float(line.mean or 0)), f"{line.played}", mean(line, t)
        )
        for line in lines
    )
    return Ranking(t("season-places"), items, columns, medals=over)


def mean(line: StandingLine, t: Texts) -> str:
    """Mean points of a player, and the number of games."""
    return t("open-mean", mean=decimal(t, float(line.mean or 0)), games=line.played)


def open_screen(edition: Edition, ranking: Ranking, t: Texts) -> Screen:
    """The places of an open season, at its end with a podium."""
    areas = [Part("", (Rankings((ranking,)),), where=Medium.PICTURE), Part("", (ranking,), where=Medium.ALT)]
    levels = [tuple(item.name for item in ranking.items if item.place == place) for place in (1, 2, 3)]
    if edition.over:
        podium = Podium(tuple(level for level in levels if level))
        areas.insert(0, Part("", (podium,), where=Medium.PICTURE))
    zone = edition.plan.zone
    until = t("season-over") if edition.over else t("season-until", when=day(edition.plan.ends, zone, t))
    return Screen(heading(edition, t), tuple(areas), until)


def open_drawing(edition: Edition, ranking: Ranking, t: Texts) -> Drawing | None:
    """The picture of an open season; None while no player has a place."""
    return drawing(open_screen(edition, ranking, t), plain.draw, {}) if ranking.items else None
