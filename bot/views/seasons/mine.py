"""A season with sign-up as one person sees it: their line, their tables, what they may press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.writing import decimal, signed_number
from bot.views.seasons.board import Shown
from bot.views.seasons.headings import heading
from bot.views.seasons.panel import fair_play_button
from bot.views.seasons.schedule import schedule_board
from bot.views.sources import Sources
from engine.seasons.service.overview import Overview, ScheduledGame
from engine.tables.model.errors import TableError


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a season. `manages`: the server; `channels`: of the server, number and name, in which
    tables could stand."""

    person: int
    manages: bool = False
    channels: Sequence[tuple[int, str]] = ()


async def season_panel(sources: Sources, it: Overview, t: Texts, reader: Reader) -> Shown:
    """What one person sees of a season: of a running one their own division; a picture once it is over."""
    sheet, drawing = await schedule_board(sources, own_part(it, reader.person), t)
    tables = [
        await sitting(sources, game, t, reader.person) for game in it.games(reader.person) if not game.over
    ]
    own = "\n".join([*status(it, t, reader.person), *attempt(it, t, reader.person), *tables])
    text = "\n\n".join(filter(None, (own, sheet.text)))
    sheet = replace(sheet, text=text, controls=[*actions(it, t, reader), *managing(it, t, reader)])
    return Shown(sheet, drawing if it.stage == "over" else None)


def own_part(it: Overview, person: int) -> Overview:
    """A running season with the divisions of one player alone, and there without their own games, which stand
    above; of all others, and at its end, the whole."""
    mine = tuple(
        replace(part, games=tuple(game for game in part.games if person not in game.people))
        for part in it.parts
        if any(row.person == person for row in part.rows)
    )
    return replace(it, parts=mine) if mine and it.stage in ("running", "final") else it


def status(it: Overview, t: Texts, person: int) -> Iterator[str]:
    """Where a person stands in a season."""
    before = it.stage in ("sign-up", "closed", "check-in")
    if found := it.row(person):
        part, row = found
        best, worst = row.reach
        score = decimal(t, float(row.mean or 0))
        facts: dict[str, str | int] = {"rank": row.place, "of": len(part.rows), "mean": score}
        facts |= {"best": best, "worst": worst}
        more = "left" if row.out else "over" if it.stage == "over" else "open"
        if more == "open" and (row.mean is None or row.reach == (1, len(part.rows))):
            more = "begun" if row.mean is None else "any"
        yield t("season-mine-place", more=more, **facts)
    elif person in it.reserves:
        yield t("season-mine-reserve")
    elif before and person in it.signed:
        asked = it.stage == "check-in" and person not in it.confirmed
        yield t("season-mine-confirm" if asked else "season-mine-signed")


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
        yield t("season-mine-plays", where=f"<#{mine.channel}>" if mine.channel else "…")


async def sitting(sources: Sources, game: ScheduledGame, t: Texts, person: int) -> str:
    """An own table: where it is, its round, whether it waits for its reader."""
    if not game.table:
        return t("season-mine-opening", number=game.number)
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

    if it.edition.row.kind == "duplicate":
        if it.stage == "running" and it.attempt(person) is None:
            yield button("seasonplay", "season-do-play", Style.success, "go")
        return
    if it.stage == "check-in" and signed and person not in it.confirmed | it.reserves:
        yield button("seasonconfirm", "season-do-confirm", Style.success, "yes")
    if it.stage == "sign-up":
        yield button("seasonjoin", "season-do-change" if signed else "season-do-join", Style.success)
    elif not over and not signed:
        yield button("seasonjoin", "season-do-reserve")
    yield from free_seats(it, t, reader)
    if it.stage in ("running", "final") and it.games(person):
        yield button("seasonpause", "season-do-pause")
    if signed and not over:
        yield button("seasonwithdraw", "season-do-withdraw")


def free_seats(it: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """Seats that a player may take as a reserve."""
    if reader.person in it.signed:
        for number, seat in it.free[:3]:
            label = t("season-do-step", number=number)
            yield Button(Id("seasonstep", 0, it.edition.id, f"{number}.{seat}"), label, Style.success)


def managing(it: Overview, t: Texts, reader: Reader) -> Iterator[Control]:
    """What a manager of the server may do about a season; its dates and its record for all."""
    season = it.edition.id
    if reader.manages:
        yield fair_play_button(t)
    if it.stage in ("over", "cancelled"):
        yield Button(Id("seasonrecord", 0, season, "all"), t("season-do-record"))
        return
    yield Button(Id("seasoncalendar", 0, season, "all"), t("season-do-calendar"))
    if reader.manages:
        yield Button(Id("seasonhere", 0, season, "here"), t("season-do-here"))
        if it.edition.row.status == "sign-up" or it.edition.plan.again:
            yield Button(Id("seasoncancel", 0, season, "ask"), t("season-do-cancel"))
        if it.edition.row.status == "sign-up" and reader.channels:
            yield channel_menu(it, t, reader)


def channel_menu(it: Overview, t: Texts, reader: Reader) -> Menu:
    """The channels in which the tables shall stand; none are threads."""
    named = [(str(channel), f"#{name}") for channel, name in reader.channels]
    picked = [str(channel) for channel in it.edition.plan.channels]
    choices = Choices(named, least=0, most=len(named), picked=picked)
    return Menu(Id("seasonchannels", 0, it.edition.id, "given"), t("season-pick-channels"), choices)


def question(it: Overview, t: Texts, verb: str, style: Style = Style.danger) -> Sheet:
    """Asks back before a step that cannot be undone. `verb`: withdraw, pause, cancel."""
    running = "yes" if it.stage in ("running", "final") else "no"
    yes = Button(Id(f"season{verb}", 0, it.edition.id, "yes"), t(f"season-do-{verb}"), style)
    no = Button(Id("season", 0, it.edition.id, "mine"), t("settings-do-back"))
    return Sheet(heading(it.edition, t), t(f"season-ask-{verb}", running=running), [yes, no])
