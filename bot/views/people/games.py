"""All open tables of a person on all servers, those with open questions first, with links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.messages.sheets import DESCRIPTION, Sheet
from bot.texts import Texts
from bot.texts.formats import MARKS, literal, set_title
from bot.views.page_buttons import back_button, next_button
from bot.views.people.settings import OPEN
from bot.views.pings import ask_text
from bot.views.scene import Scene
from bot.views.seasons.headings import heading, table_title
from bot.views.sources import Sources
from bot.views.table import care
from engine.seasons.service.edition import Edition
from engine.tables.model import clock
from engine.tables.model.errors import TableError
from engine.tables.model.outbox import is_gone
from engine.tables.model.table import Table
from engine.tables.store import Store
from engine.tables.time import alarms

PAGE = 8
"""Tables on a page at most: two rows of buttons, and no more than one likes to read."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """An entry of a player's list; `table` None: it cannot be read."""

    id: int
    table: Table | None
    person: int

    @property
    def is_due(self) -> bool:
        """Whether a decision waits for this player, now or when the table is resumed."""
        table = self.table
        return (
            table is not None
            and self.person in table.people
            and table.seat_of(self.person) in table.due_seats
        )

    @property
    def is_blocking(self) -> bool:
        """Whether the others wait for this player."""
        return self.is_due and self.table is not None and self.table.rests is None

    @property
    def order(self) -> tuple[bool, bool, float]:
        """Open questions first, the longest first; then games, then lobbies."""
        table = self.table
        return (
            not self.is_blocking,
            table is None or table.status == "lobby",
            waiting_since(table) if table else 0.0,
        )


async def listed_tables(sources: Sources, person: int) -> list[ListedTable]:
    """A player's tables on the servers of which they are a member, in display order."""
    entries = []
    for id in await sources.store.of_person(person):
        try:
            entries.append(ListedTable(id, await sources.tables.table(id), person))
        except TableError:
            entries.append(ListedTable(id, None, person))
    servers = await sources.members.servers((entry.table.guild for entry in entries if entry.table), person)
    visible = (entry for entry in entries if entry.table is None or entry.table.guild in servers)
    return sorted(visible, key=lambda entry: entry.order)


@dataclass(frozen=True, slots=True)
class ListTexts:
    """Texts of a list; `verb`: of the buttons that show it again."""

    verb: str
    title: str
    nothing: str


async def games(sources: Sources, person: int, t: Texts, page: int = 1) -> Sheet:
    """All tables of a player."""
    frame = ListTexts("games", t("games-title"), t("games-none"))
    return await list_page(sources, await listed_tables(sources, person), t, frame, page)


async def waiting(sources: Sources, person: int, t: Texts, page: int = 1) -> Sheet:
    """Tables with an open question for the player."""
    frame = ListTexts("waiting", t("digest-title"), t("digest-none"))
    return await list_page(
        sources, [row for row in await listed_tables(sources, person) if row.is_blocking], t, frame, page
    )


async def list_page(
    sources: Sources, entries: Sequence[ListedTable], t: Texts, frame: ListTexts, page: int
) -> Sheet:
    """A page of a list, with a button for each decision that can be answered."""
    lines = [
        f"**{number}** · {await describe_table(sources, row, t)}" for number, row in enumerate(entries, 1)
    ]
    pages = list(page_ranges(lines)) or [range(0)]
    page = min(max(1, page), len(pages))
    controls: list[Control] = []
    for index in pages[page - 1]:
        if entries[index].is_due:
            style = Style.primary if entries[index].is_blocking else Style.secondary
            controls.append(
                Button(Id("office", entries[index].id), t("games-do-answer", number=index + 1), style)
            )
    return Sheet(
        frame.title,
        "\n\n".join(lines[index] for index in pages[page - 1]) or frame.nothing,
        [*controls, *page_controls(t, frame, page, len(pages))],
        footer=t("games-page", page=page, pages=len(pages)) if len(pages) > 1 else "",
    )


def page_ranges(texts: Sequence[str]) -> Iterator[range]:
    """Indices of the texts of each page: at most `PAGE`, and as long as a description may be."""
    first, room = 0, DESCRIPTION
    for index, text in enumerate(texts):
        if index - first == PAGE or len(text) > room:
            yield range(first, index)
            first, room = index, DESCRIPTION
        room -= len(text) + len("\n\n")
    if first < len(texts):
        yield range(first, len(texts))


def page_controls(t: Texts, frame: ListTexts, page: int, pages: int) -> list[Control]:
    """Buttons to the other pages and to refresh this one; in a digest also to the settings."""
    refresh = Button(Id(frame.verb, 0, page), t("games-do-refresh"), row=4)
    settings = Button(Id("settings", 0, 0, OPEN), t("settings-title"), row=4)
    controls: list[Control] = [refresh, *([settings] if frame.verb == "waiting" else [])]
    if pages == 1:
        return controls
    before, after = (Id(frame.verb, 0, number, "page") for number in (page - 1, page + 1))
    back = back_button(t, before, off=page == 1, row=4)
    return [back, next_button(t, after, off=page == pages, row=4), *controls]


async def describe_table(sources: Sources, entry: ListedTable, t: Texts) -> str:
    """A table in a few lines: which game, where, how it stands, the way there."""
    table = entry.table
    if table is None:
        return t("games-broken", table=entry.id)
    game = set_title(t, table.key, *table.expansions)
    place = place_line(sources, table, t)
    number = f" · {t('games-number', table=table.id)}" if table.season is None else ""
    lines = [f"**{game}** · {place}{number}"]
    if table.season is not None and table.deadline is not None:
        title = season_table(await sources.seasons.edition(table.season), table, t)
        named = "yes" if literal(title) in place else "no"
        lines.append(t("games-season", season=title, named=named, until=stamp(table.deadline)))
    if table.status == "running":
        lines.append(
            PRESENTERS[table.key].board.headline(Scene(table, (), t, table.seat_of(entry.person)).context)
        )
    lines.append(await status_line(sources, entry, table, t))
    if (link := await link_to_board(sources.store, table)) and table.lost is None:
        lines[-1] += f" · [{t('games-board')}]({link})"
    return "\n".join(lines)


def season_table(edition: Edition, table: Table, t: Texts) -> str:
    """The name of a season's table, which its thread has, too."""
    number = next((number for number, id in edition.row.games if id == table.id), None)
    return heading(edition, t) if number is None else table_title(edition, number, t)


def place_line(sources: Sources, table: Table, t: Texts) -> str:
    """The channel and the server, by name: a mention of a channel elsewhere often stays a number."""
    client = sources.names.client
    home, channel = client.get_guild(table.guild), client.get_channel(table.channel)
    name = getattr(channel, "name", None)
    place = f"#{literal(name)}" if name else f"<#{table.channel}>"
    if home is None:
        return t("games-place", where=place)
    return t("games-place-server", where=place, server=literal(home.name))


async def status_line(sources: Sources, entry: ListedTable, table: Table, t: Texts) -> str:
    """The players to move, since and until when; or why there are none."""
    if table.lost is not None:
        return "⏸️ " + (t("games-lost") if is_gone(table) else care.trouble(table, t))
    if table.status == "lobby":
        return t("games-lobby", taken=len(table.chairs), limit=table.limit)
    if table.paused is not None:
        return "⏸️ " + t("games-rests", since=stamp(table.paused))
    if entry.is_blocking:
        return "🔔 " + await turn_line(sources, table, entry.person, t)
    text = await due_line(sources, table, t)
    is_minded = not table.chairs[table.seat_of(entry.person)].waits
    return f"{text} · {t('games-minded')}" if is_minded else text


async def due_line(sources: Sources, table: Table, t: Texts) -> str:
    """Who must decide at a running table, since and until when."""
    seats = table.due_seats
    names = ", ".join([await player_name(sources, table, seat, t) for seat in seats])
    facts = {"who": names, "since": stamp(waiting_since(table))}
    end = await first_deadline(sources, table, seats)
    return t("games-others-until", until=stamp(end), **facts) if end else t("games-others", **facts)


async def turn_line(sources: Sources, table: Table, person: int, t: Texts) -> str:
    """Decisions that the player has to make."""
    seat = table.seat_of(person)
    asked = next(decision for decision in table.decisions_of(seat) if decision.blocking)
    facts = {"what": ask_text(t.within(table.key), asked), "since": stamp(waiting_since(table, seat))}
    end = await first_deadline(sources, table, (seat,))
    return t("games-turn-until", until=stamp(end), **facts) if end else t("games-turn", **facts)


async def player_name(sources: Sources, table: Table, seat: int, t: Texts) -> str:
    """A player's mark and name."""
    return f"{MARKS[seat]} {await sources.names.name(table.guild, table.chairs[seat].person or 0, t)}"


async def first_deadline(sources: Sources, table: Table, seats: Sequence[int]) -> float | None:
    """When the first of these seats' clocks ends; None: none of them runs."""
    people = await sources.tables.habits(*table.people)
    chairs = [table.chairs[seat] for seat in seats]
    moments = (
        clock.zero(chair.clock, alarms.habits_of(chair, table, people), table.tempo) for chair in chairs
    )
    return min((at for at in moments if at is not None), default=None)


def waiting_since(table: Table, seat: int | None = None) -> float:
    """Since when a seat (None: the first that must decide) has been asked, by its clock; but where that was
    stopped or rebased later, since the last change of the table."""
    seats = table.due_seats if seat is None else (seat,)
    running = (since for seat in seats if (since := table.chairs[seat].clock.since) is not None)
    return min((table.changed, *running))


def stamp(at: float) -> str:
    """A moment as Discord shows it to each reader."""
    return f"<t:{int(at)}:R>"


async def link_to_board(store: Store, table: Table) -> str:
    """The way to a table's board; empty where there is none."""
    board = await store.mail.message(table.id, "board")
    return f"https://discord.com/channels/{table.guild}/{board[0]}/{board[1]}" if board else ""
