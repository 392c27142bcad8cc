"""The panel of a season with sign-up for one reader: their place, their tables, what they may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.messages.controls import OPTIONS, Button, ChannelMenu, Control, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import decimal, mentions, signed_number
from bot.views.seasons.board import Shown
from bot.views.seasons.headings import heading, moment
from bot.views.seasons.panel import fair_play_button
from bot.views.seasons.schedule import BEFORE, FREE, best_replay, part_menu, schedule_board
from bot.views.seasons.standing import is_long
from bot.views.sources import Sources
from engine.seasons.model import FINAL
from engine.seasons.service.overview import DivisionOverview, Overview, ScheduledGame
from engine.tables.model.errors import TableError

LAST, OFF = "last", "off"
"""Buttons that ask whether no further season shall follow, and that call a season off. The button that ends a
row of seasons has the name "yes", as in version 1.0, of which questions may still be open."""
RESERVE = "reserve"
"""The button to sign up as a reserve at once."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a panel. `manages`: the server; `here`: the channel in which they are."""

    person: int
    manages: bool = False
    here: int = 0


async def season_panel(sources: Sources, season: Overview, t: Texts, reader: Reader) -> Shown:
    """The panel: of a running season only the reader's division; with a picture once it is over."""
    person = reader.person
    part, signed_up = own_part(season, person), person in season.signed
    sheet, drawing = await schedule_board(sources, part, t, signed=signed_up)
    open_games = [game for game in season.games(person) if not game.over]
    waits = bool(season.edition.plan.missing)
    tables = [await table_line(sources, game, t, person, waits=waits) for game in open_games]
    paused = await pause(sources, season, t, person)
    own = "\n".join((*status(season, t, person), *attempt(season, t, person), *paused, *tables))
    given = mentions(season.edition.plan.channels) if chooses_channels(season, reader) else ""
    where = t("season-tables-in", channels=given) if given else ""
    text = "\n\n".join(filter(None, (own, sheet.text, where)))
    controls = [*actions(season, t, reader), *manager_buttons(season, t, reader), *part_menu(season, t)]
    sheet = replace(sheet, text=text, controls=controls)
    return Shown(sheet, drawing if season.stage == "over" else None)


def own_part(season: Overview, person: int) -> Overview:
    """The season without the reader's games and the free seats (both have lines or buttons of their own), and
    while it runs without other divisions than the reader's and the final."""
    season = replace(season, free=())  # there are buttons for those that one can take
    if season.stage not in ("running", "final"):
        return season
    if season.row(person):
        own = (part.number for part in season.parts if any(row.person == person for row in part.rows))
        shown = {FINAL, *own}
        season = replace(season, parts=tuple(part for part in season.parts if part.number in shown))
    if is_long(season):
        return season
    return replace(season, parts=tuple(without_games(part, person) for part in season.parts))


def without_games(part: DivisionOverview, person: int) -> DivisionOverview:
    """A division without the games of a person."""
    return replace(part, games=tuple(game for game in part.games if person not in game.people))


def status(season: Overview, t: Texts, person: int) -> Iterator[str]:
    """The state of a player in a season."""
    entrant = season.edition.state.entrants.get(season.edition.number(person) or 0)
    if entry := season.row(person):
        part, row = entry
        best, worst = row.reach
        score = decimal(t, float(row.mean or 0))
        facts: dict[str, str | int] = {"rank": row.place, "of": len(part.rows), "mean": score}
        facts |= {"best": best, "worst": worst}
        sure = best == worst and row.played == row.all
        more = "left" if row.withdrawn else "over" if sure or season.stage == "over" else "open"
        if more == "open" and (row.mean is None or row.reach == (1, len(part.rows))):
            more = "begun" if row.mean is None else "any"
        elif more == "open" and best == worst:
            more = "sure"
        yield t("season-mine-place", more=more, **facts)
    elif person in season.reserves:
        yield t("season-mine-stepped" if entrant and entrant.substitutes else "season-mine-reserve")
    elif season.stage in BEFORE and person in season.signed:
        yield signed_line(season, t, person)
    elif entrant and entrant.withdrawn and season.stage not in ("over", "cancelled"):
        yield t("season-mine-withdrawn")


def signed_line(season: Overview, t: Texts, person: int) -> str:
    """What a player who signed up must know before the start."""
    plan = season.edition.plan
    state = "signed"
    if season.stage == "check-in":
        state = "confirmed" if person in season.confirmed else "confirm"
    asks = "yes" if plan.checks else "no"
    return t(f"season-mine-{state}", start=moment(plan.starts), asks=asks)


async def pause(sources: Sources, season: Overview, t: Texts, person: int) -> Sequence[str]:
    """When the pause that a player has taken ends; until then their clocks are stopped."""
    if not has_paused(season, person):
        return ()
    vacation = (await sources.tables.habits(person))[person].vacation
    now = sources.tables.clock()
    running = vacation and vacation[0] <= now < vacation[1]
    return (t("season-mine-paused", until=moment(vacation[1])),) if vacation and running else ()


def has_paused(season: Overview, person: int) -> bool:
    """Whether a player has used their one pause."""
    entrant = season.edition.state.entrants.get(season.edition.number(person) or 0)
    return entrant is not None and entrant.paused


def attempt(season: Overview, t: Texts, person: int) -> Iterator[str]:
    """The reader's attempt in a duplicate week."""
    own = season.attempt(person)
    if own is None:
        return
    if own.place:
        facts = {"rank": own.place, "of": len(season.attempts), "points": own.score}
        yield t("season-mine-score", shown=signed_number(own.score), **facts)
    elif own.over:
        yield t("season-mine-done")
    else:
        opens = "season-mine-waits" if season.edition.plan.missing else "season-mine-opens"
        yield t("season-mine-plays", where=f"<#{own.channel}>") if own.channel else t(opens)


async def table_line(sources: Sources, game: ScheduledGame, t: Texts, person: int, *, waits: bool) -> str:
    """A table of the reader: its place, its round, whether it is their turn. `waits`: it cannot be opened."""
    if not game.table:
        return t("season-mine-waiting" if waits else "season-mine-opening", number=game.number)
    try:
        table = await sources.tables.table(game.table)
    except TableError:
        return t("season-mine-table", where=f"<#{game.channel}>", round=0, due="no")
    is_due = person in table.people and table.seat_of(person) in table.due_seats
    due = "yes" if is_due else "no"
    return t("season-mine-table", where=f"<#{game.channel}>", round=table.round, due=due)


def actions(season: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """Buttons for what a player may do about their part."""
    season_id, person = season.edition.id, reader.person
    signed, over = person in season.signed, season.stage in ("over", "cancelled")

    def button(verb: str, key: str, style: Style = Style.secondary, name: str = "ask") -> Button:
        return Button(Id(verb, 0, season_id, name), t(key), style)

    if season.edition.kind.solo:
        if season.stage == "running" and season.attempt(person) is None:
            yield button("seasonplay", "season-do-play", Style.success, "go")
        return
    if season.stage == "check-in" and signed and person not in season.confirmed | season.reserves:
        yield button("seasonconfirm", "season-do-confirm", Style.success, "yes")
    if season.stage == "sign-up":
        key, style = ("change", Style.secondary) if signed else ("join", Style.success)
        yield button("seasonjoin", f"season-do-{key}", style)
    elif not over and not signed and season.row(person) is None:
        yield button("seasonjoin", "season-do-reserve", name=RESERVE)
    yield from free_seats(season, t, reader)
    busy = any(not game.over for game in season.games(person))
    if season.stage in ("running", "final") and busy and not has_paused(season, person):
        yield button("seasonpause", "season-do-pause")
    if signed and not over and (busy or season.row(person) is None):
        yield button("seasonwithdraw", "season-do-withdraw")


def free_seats(season: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """Buttons to take free seats as a reserve."""
    state, player = season.edition.state, season.edition.number(reader.person) or 0
    free = [spot for spot in season.free if state.may_substitute(player, state.fixture(spot[0]))]
    for number, seat in free[:FREE]:
        label = t("season-do-step", number=number)
        yield Button(Id("seasonstep", 0, season.edition.id, f"{number}.{seat}"), label, Style.success)


def manager_buttons(season: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """Buttons for managers; for all the dates and the record."""
    season_id, plan = season.edition.id, season.edition.plan
    if reader.manages:
        yield fair_play_button(t)
    if season.stage in ("over", "cancelled"):
        yield Button(Id("seasonrecord", 0, season_id, "all"), t("season-do-record"))
        yield from best_replay(season, t)
        return
    yield Button(Id("seasoncalendar", 0, season_id, "all"), t("season-do-calendar"))
    if reader.manages:
        if reader.here != season.edition.row.channel:
            yield Button(Id("seasonhere", 0, season_id, "here"), t("season-do-here"))
        if season.edition.row.status in season.edition.kind.calls_off:
            yield Button(Id("seasoncancel", 0, season_id, "ask"), t("season-do-cancel"))
        if season.stage not in BEFORE and plan.again and "next" not in plan.done:
            yield Button(Id("seasoncancel", 0, season_id, LAST), t("season-do-last"))
        if chooses_channels(season, reader):
            yield ChannelMenu(
                Id("seasonchannels", 0, season_id, "given"),
                t("season-pick-channels"),
                plan.channels,
                most=OPTIONS,
            )


def chooses_channels(season: Overview, reader: Reader) -> bool:
    """Whether the reader may choose the channels of the season's tables; without any they are threads."""
    return reader.manages and season.edition.row.status == "sign-up"


def question(season: Overview, t: Texts, verb: str, person: int) -> Sheet:
    """Confirmation before a step that cannot be undone. `verb`: withdraw, pause."""
    runs = season.stage in ("running", "final")
    stage = "running" if runs and season.games(person) else "early" if season.stage == "sign-up" else "late"
    style = Style.primary if verb == "pause" else Style.danger
    yes = Button(Id(f"season{verb}", 0, season.edition.id, "yes"), t(f"season-do-{verb}"), style)
    return Sheet(heading(season.edition, t), t(f"season-ask-{verb}", stage=stage), [yes, back(season, t)])


def cancel_question(season: Overview, t: Texts, name: str) -> Sheet:
    """Confirmation before a season is called off, or (`name` is `LAST`) before none follows it: consequences
    for tables and points."""
    asked, answer = ("last", "yes") if name == LAST else ("cancel", OFF)
    yes = Button(Id("seasoncancel", 0, season.edition.id, answer), t(f"season-do-{asked}"), Style.danger)
    stage = "early" if season.stage in BEFORE else "solo" if season.edition.kind.solo else "running"
    until = moment(season.edition.plan.ends)
    return Sheet(
        heading(season.edition, t), t(f"season-ask-{asked}", stage=stage, until=until), [yes, back(season, t)]
    )


def back(season: Overview, t: Texts) -> Button:
    """Back to the panel, without a change."""
    return Button(Id("season", 0, season.edition.id, "mine"), t("settings-do-back"))
