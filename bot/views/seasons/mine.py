"""A season with sign-up as one person sees it: their line, their tables, what they may press."""

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
"""Names of the buttons that ask whether no season shall follow, and that call one off. A row of seasons ends
by "yes", as in version 1.0, of which questions may still be open."""
RESERVE = "reserve"
"""Name of the button by which one signs up as a reserve, at once."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a season. `manages`: the server; `here`: the channel in which they are."""

    person: int
    manages: bool = False
    here: int = 0


async def season_panel(sources: Sources, it: Overview, t: Texts, reader: Reader) -> Shown:
    """What one person sees of a season: of a running one their own division; a picture once it is over."""
    person = reader.person
    sheet, drawing = await schedule_board(sources, own_part(it, person), t, signed=person in it.signed)
    open_games = [game for game in it.games(person) if not game.over]
    waits = bool(it.edition.plan.missing)
    tables = [await sitting(sources, game, t, person, waits=waits) for game in open_games]
    own = "\n".join(
        [*status(it, t, person), *attempt(it, t, person), *await pause(sources, it, t, person), *tables]
    )
    given = mentions(it.edition.plan.channels) if chooses_channels(it, reader) else ""
    where = t("season-tables-in", channels=given) if given else ""
    text = "\n\n".join(filter(None, (own, sheet.text, where)))
    controls = [*actions(it, t, reader), *managing(it, t, reader), *part_menu(it, t)]
    sheet = replace(sheet, text=text, controls=controls)
    return Shown(sheet, drawing if it.stage == "over" else None)


def own_part(it: Overview, person: int) -> Overview:
    """A running season with the division of one player and the final alone; of all others, and at its end,
    the whole. Their own games and the seats that they cannot take are left out."""
    it = replace(it, free=())  # there are buttons for those that one can take
    if it.stage not in ("running", "final"):
        return it
    if it.row(person):
        mine = (part.number for part in it.parts if any(row.person == person for row in part.rows))
        shown = {FINAL, *mine}
        it = replace(it, parts=tuple(part for part in it.parts if part.number in shown))
    return it if is_long(it) else replace(it, parts=tuple(without_games(part, person) for part in it.parts))


def without_games(part: DivisionOverview, person: int) -> DivisionOverview:
    """A division without the games of a person."""
    return replace(part, games=tuple(game for game in part.games if person not in game.people))


def status(it: Overview, t: Texts, person: int) -> Iterator[str]:
    """Where a person stands in a season."""
    entrant = it.edition.state.entrants.get(it.edition.number(person) or 0)
    if found := it.row(person):
        part, row = found
        best, worst = row.reach
        score = decimal(t, float(row.mean or 0))
        facts: dict[str, str | int] = {"rank": row.place, "of": len(part.rows), "mean": score}
        facts |= {"best": best, "worst": worst}
        sure = best == worst and row.played == row.all
        more = "left" if row.withdrawn else "over" if sure or it.stage == "over" else "open"
        if more == "open" and (row.mean is None or row.reach == (1, len(part.rows))):
            more = "begun" if row.mean is None else "any"
        elif more == "open" and best == worst:
            more = "sure"
        yield t("season-mine-place", more=more, **facts)
    elif person in it.reserves:
        yield t("season-mine-stepped" if entrant and entrant.substitutes else "season-mine-reserve")
    elif it.stage in BEFORE and person in it.signed:
        yield signed(it, t, person)
    elif entrant and entrant.withdrawn and it.stage not in ("over", "cancelled"):
        yield t("season-mine-withdrawn")


def signed(it: Overview, t: Texts, person: int) -> str:
    """What a player who signed up must know before the start."""
    plan = it.edition.plan
    what = "signed"
    if it.stage == "check-in":
        what = "confirmed" if person in it.confirmed else "confirm"
    asks = "yes" if plan.checks else "no"
    return t(f"season-mine-{what}", start=moment(plan.starts), asks=asks)


async def pause(sources: Sources, it: Overview, t: Texts, person: int) -> Sequence[str]:
    """When the pause that a player has taken ends; their clocks are stopped until then."""
    if not has_paused(it, person):
        return ()
    vacation = (await sources.tables.habits(person))[person].vacation
    now = sources.tables.clock()
    running = vacation and vacation[0] <= now < vacation[1]
    return (t("season-mine-paused", until=moment(vacation[1])),) if vacation and running else ()


def has_paused(it: Overview, person: int) -> bool:
    """Whether a player has taken their one pause."""
    entrant = it.edition.state.entrants.get(it.edition.number(person) or 0)
    return entrant is not None and entrant.paused


def attempt(it: Overview, t: Texts, person: int) -> Iterator[str]:
    """The own attempt in a duplicate week."""
    mine = it.attempt(person)
    if mine is None:
        return
    if mine.place:
        facts = {"rank": mine.place, "of": len(it.attempts), "points": mine.score}
        yield t("season-mine-score", shown=signed_number(mine.score), **facts)
    elif mine.over:
        yield t("season-mine-done")
    else:
        opens = "season-mine-waits" if it.edition.plan.missing else "season-mine-opens"
        yield t("season-mine-plays", where=f"<#{mine.channel}>") if mine.channel else t(opens)


async def sitting(sources: Sources, game: ScheduledGame, t: Texts, person: int, *, waits: bool) -> str:
    """An own table: where it is, its round, whether it is its reader's turn. `waits`: it cannot be opened."""
    if not game.table:
        return t("season-mine-waiting" if waits else "season-mine-opening", number=game.number)
    try:
        table = await sources.tables.table(game.table)
    except TableError:
        return t("season-mine-table", where=f"<#{game.channel}>", round=0, due="no")
    mine = person in table.people and table.seat_of(person) in table.due_seats
    return t("season-mine-table", where=f"<#{game.channel}>", round=table.round, due="yes" if mine else "no")


def actions(it: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """What a person may do about their own part."""
    season, person = it.edition.id, reader.person
    signed, over = person in it.signed, it.stage in ("over", "cancelled")

    def button(verb: str, key: str, style: Style = Style.secondary, name: str = "ask") -> Button:
        return Button(Id(verb, 0, season, name), t(key), style)

    if it.edition.kind.solo:
        if it.stage == "running" and it.attempt(person) is None:
            yield button("seasonplay", "season-do-play", Style.success, "go")
        return
    if it.stage == "check-in" and signed and person not in it.confirmed | it.reserves:
        yield button("seasonconfirm", "season-do-confirm", Style.success, "yes")
    if it.stage == "sign-up":
        key, style = ("change", Style.secondary) if signed else ("join", Style.success)
        yield button("seasonjoin", f"season-do-{key}", style)
    elif not over and not signed and it.row(person) is None:
        yield button("seasonjoin", "season-do-reserve", name=RESERVE)
    yield from free_seats(it, t, reader)
    busy = any(not game.over for game in it.games(person))
    if it.stage in ("running", "final") and busy and not has_paused(it, person):
        yield button("seasonpause", "season-do-pause")
    if signed and not over and (busy or it.row(person) is None):
        yield button("seasonwithdraw", "season-do-withdraw")


def free_seats(it: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """Seats that a player may take as a reserve."""
    state, who = it.edition.state, it.edition.number(reader.person) or 0
    free = [spot for spot in it.free if state.may_substitute(who, state.fixture(spot[0]))]
    for number, seat in free[:FREE]:
        label = t("season-do-step", number=number)
        yield Button(Id("seasonstep", 0, it.edition.id, f"{number}.{seat}"), label, Style.success)


def managing(it: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """What a manager of the server may do about a season; its dates and its record for all."""
    season = it.edition.id
    if reader.manages:
        yield fair_play_button(t)
    if it.stage in ("over", "cancelled"):
        yield Button(Id("seasonrecord", 0, season, "all"), t("season-do-record"))
        yield from best_replay(it, t)
        return
    yield Button(Id("seasoncalendar", 0, season, "all"), t("season-do-calendar"))
    if reader.manages:
        if reader.here != it.edition.row.channel:
            yield Button(Id("seasonhere", 0, season, "here"), t("season-do-here"))
        if it.edition.row.status in it.edition.kind.calls_off:
            yield Button(Id("seasoncancel", 0, season, "ask"), t("season-do-cancel"))
        if it.stage not in BEFORE and it.edition.plan.again and "next" not in it.edition.plan.done:
            yield Button(Id("seasoncancel", 0, season, LAST), t("season-do-last"))
        if chooses_channels(it, reader):
            given = it.edition.plan.channels
            yield ChannelMenu(
                Id("seasonchannels", 0, season, "given"), t("season-pick-channels"), given, most=OPTIONS
            )


def chooses_channels(it: Overview, reader: Reader) -> bool:
    """Whether a reader may say in which channels the tables of a season shall stand; none: in threads."""
    return reader.manages and it.edition.row.status == "sign-up"


def question(it: Overview, t: Texts, verb: str, person: int) -> Sheet:
    """Asks back before a step that cannot be undone. `verb`: withdraw, pause."""
    runs = it.stage in ("running", "final")
    stage = "running" if runs and it.games(person) else "early" if it.stage == "sign-up" else "late"
    style = Style.primary if verb == "pause" else Style.danger
    yes = Button(Id(f"season{verb}", 0, it.edition.id, "yes"), t(f"season-do-{verb}"), style)
    return Sheet(heading(it.edition, t), t(f"season-ask-{verb}", stage=stage), [yes, back(it, t)])


def calling_off(it: Overview, t: Texts, name: str) -> Sheet:
    """Asks a manager back before a season is called off, or (`name` is LAST) before none follows it: what
    becomes of tables and points."""
    if name == LAST:
        yes, asked = (
            Button(Id("seasoncancel", 0, it.edition.id, "yes"), t("season-do-last"), Style.danger),
            "last",
        )
    else:
        yes, asked = (
            Button(Id("seasoncancel", 0, it.edition.id, OFF), t("season-do-cancel"), Style.danger),
            "cancel",
        )
    stage = "early" if it.stage in BEFORE else "solo" if it.edition.kind.solo else "running"
    until = moment(it.edition.plan.ends)
    return Sheet(
        heading(it.edition, t), t(f"season-ask-{asked}", stage=stage, until=until), [yes, back(it, t)]
    )


def back(it: Overview, t: Texts) -> Button:
    """To the season, without a change."""
    return Button(Id("season", 0, it.edition.id, "mine"), t("settings-do-back"))
