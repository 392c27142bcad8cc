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
from bot.views.paging import back_button, next_button
from bot.views.people.settings import OPEN
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
    """A table in a player's list; `table` None: it cannot be read."""

    id: int
    table: Table | None
    person: int

    @property
    def mine(self) -> bool:
        """Whether a decision waits for this person, now or when the table goes on."""
        table = self.table
        return (
            table is not None
            and self.person in table.people
            and table.seat_of(self.person) in table.due_seats
        )

    @property
    def calls(self) -> bool:
        """Whether this person keeps the others waiting."""
        return self.mine and self.table is not None and self.table.rests is None

    @property
    def order(self) -> tuple[bool, bool, float]:
        """Open questions first, the longest first; then games, then lobbies."""
        table = self.table
        return (
            not self.calls,
            table is None or table.status == "lobby",
            waiting_since(table) if table else 0.0,
        )


async def sittings(sources: Sources, person: int) -> list[ListedTable]:
    """A player's tables on the servers of which they are a member, in the order in which they are shown."""
    found = []
    for id in await sources.store.of_person(person):
        try:
            found.append(ListedTable(id, await sources.tables.table(id), person))
        except TableError:
            found.append(ListedTable(id, None, person))
    servers = await sources.members.servers((it.table.guild for it in found if it.table), person)
    mine = (it for it in found if it.table is None or it.table.guild in servers)
    return sorted(mine, key=lambda it: it.order)


@dataclass(frozen=True, slots=True)
class ListTexts:
    """What a list is called, what it says when it is empty, and the verb that shows it again."""

    verb: str
    title: str
    nothing: str


async def games(sources: Sources, person: int, t: Texts, page: int = 1) -> Sheet:
    """All of them."""
    frame = ListTexts("games", t("games-title"), t("games-none"))
    return await list_page(sources, await sittings(sources, person), t, frame, page)


async def waiting(sources: Sources, person: int, t: Texts, page: int = 1) -> Sheet:
    """Tables with an open question for the player."""
    frame = ListTexts("waiting", t("digest-title"), t("digest-none"))
    return await list_page(
        sources, [it for it in await sittings(sources, person) if it.calls], t, frame, page
    )


async def list_page(
    sources: Sources, found: Sequence[ListedTable], t: Texts, frame: ListTexts, page: int
) -> Sheet:
    """A page of a list, with a button for each decision that can be answered."""
    lines = [f"**{number}** · {await describe_table(sources, it, t)}" for number, it in enumerate(found, 1)]
    pages = list(page_ranges(lines)) or [range(0)]
    page = min(max(1, page), len(pages))
    controls: list[Control] = []
    for at in pages[page - 1]:
        if found[at].mine:
            style = Style.primary if found[at].calls else Style.secondary
            controls.append(Button(Id("office", found[at].id), t("games-do-answer", number=at + 1), style))
    return Sheet(
        frame.title,
        "\n\n".join(lines[at] for at in pages[page - 1]) or frame.nothing,
        [*controls, *turning(t, frame, page, len(pages))],
        footer=t("games-page", page=page, pages=len(pages)) if len(pages) > 1 else "",
    )


def page_ranges(texts: Sequence[str]) -> Iterator[range]:
    """Which texts stand on each page."""
    first, room = 0, DESCRIPTION
    for at, text in enumerate(texts):
        if at - first == PAGE or len(text) > room:
            yield range(first, at)
            first, room = at, DESCRIPTION
        room -= len(text) + len("\n\n")
    if first < len(texts):
        yield range(first, len(texts))


def turning(t: Texts, frame: ListTexts, page: int, pages: int) -> list[Control]:
    """Buttons to the other pages and to refresh this one; in a digest also to the settings."""
    refresh = Button(Id(frame.verb, 0, page), t("games-do-refresh"), row=4)
    settings = Button(Id("settings", 0, 0, OPEN), t("settings-title"), row=4)
    out: list[Control] = [refresh, *([settings] if frame.verb == "waiting" else [])]
    if pages == 1:
        return out
    before, after = (Id(frame.verb, 0, to, "page") for to in (page - 1, page + 1))
    back = back_button(t, before, off=page == 1, row=4)
    return [back, next_button(t, after, off=page == pages, row=4), *out]


async def describe_table(sources: Sources, it: ListedTable, t: Texts) -> str:
    """A table in a few lines: which game, where, how it stands, the way there."""
    table = it.table
    if table is None:
        return t("games-broken", table=it.id)
    game = set_title(t, table.key, *table.expansions)
    place = where(sources, table, t)
    number = f" · {t('games-number', table=table.id)}" if table.season is None else ""
    lines = [f"**{game}** · {place}{number}"]
    if table.season is not None and table.deadline is not None:
        title = season_table(await sources.seasons.edition(table.season), table, t)
        named = "yes" if literal(title) in place else "no"
        lines.append(t("games-season", season=title, named=named, until=stamp(table.deadline)))
    if table.status == "running":
        lines.append(
            PRESENTERS[table.key].board.headline(Scene(table, (), t, table.seat_of(it.person)).context)
        )
    lines.append(await stands(sources, it, table, t))
    if (link := await link_to_board(sources.store, table)) and table.lost is None:
        lines[-1] += f" · [{t('games-board')}]({link})"
    return "\n".join(lines)


def season_table(edition: Edition, table: Table, t: Texts) -> str:
    """What a table of a season is called, as its thread is."""
    number = next((number for number, id in edition.row.games if id == table.id), None)
    return heading(edition, t) if number is None else table_title(edition, number, t)


def where(sources: Sources, table: Table, t: Texts) -> str:
    """The channel and the server, by name: a mention of a channel elsewhere often stays a number."""
    client = sources.names.client
    home, channel = client.get_guild(table.guild), client.get_channel(table.channel)
    name = getattr(channel, "name", None)
    place = f"#{literal(name)}" if name else f"<#{table.channel}>"
    if home is None:
        return t("games-place", where=place)
    return t("games-place-server", where=place, server=literal(home.name))


async def stands(sources: Sources, it: ListedTable, table: Table, t: Texts) -> str:
    """The players to move, since and until when; or why there are none."""
    if table.lost is not None:
        return "⏸️ " + (t("games-lost") if is_gone(table) else care.trouble(table, t))
    if table.status == "lobby":
        return t("games-lobby", taken=len(table.chairs), limit=table.limit)
    if table.paused is not None:
        return "⏸️ " + t("games-rests", since=stamp(table.paused))
    if it.calls:
        return "🔔 " + await turn(sources, table, it.person, t)
    seats = table.due_seats
    who = ", ".join([await player_name(sources, table, seat, t) for seat in seats])
    facts, end = {"who": who, "since": stamp(waiting_since(table))}, await ends(sources, table, seats)
    text = t("games-others-until", until=stamp(end), **facts) if end else t("games-others", **facts)
    minded = not table.chairs[table.seat_of(it.person)].waits
    return f"{text} · {t('games-minded')}" if minded else text


async def turn(sources: Sources, table: Table, person: int, t: Texts) -> str:
    """Decisions that the player has to make."""
    seat = table.seat_of(person)
    ask = next(it.ask for it in table.decisions_of(seat) if it.blocking)
    facts = {"what": t.within(table.key)(f"ping-{ask}"), "since": stamp(waiting_since(table, seat))}
    end = await ends(sources, table, (seat,))
    return t("games-turn-until", until=stamp(end), **facts) if end else t("games-turn", **facts)


async def player_name(sources: Sources, table: Table, seat: int, t: Texts) -> str:
    """A player by mark and name."""
    return f"{MARKS[seat]} {await sources.names.name(table.guild, table.chairs[seat].person or 0, t)}"


async def ends(sources: Sources, table: Table, seats: Sequence[int]) -> float | None:
    """When the first of these clocks runs out; None: none of them runs."""
    people = await sources.tables.habits(*table.people)
    chairs = [table.chairs[seat] for seat in seats]
    moments = (clock.zero(it.clock, alarms.habits(table, people, it), table.tempo) for it in chairs)
    return min((at for at in moments if at is not None), default=None)


def waiting_since(table: Table, seat: int | None = None) -> float:
    """Since when a seat (None: the first that must decide) has been asked.

    Read from the clock, unless that was stopped or rebased since: then it is later than the last move.
    """
    seats = table.due_seats if seat is None else (seat,)
    running = (since for it in seats if (since := table.chairs[it].clock.since) is not None)
    return min((table.changed, *running))


def stamp(at: float) -> str:
    """A moment as Discord shows it to each reader."""
    return f"<t:{int(at)}:R>"


async def link_to_board(store: Store, table: Table) -> str:
    """The way to a table's board; empty where there is none."""
    board = await store.mail.message(table.id, "board")
    return f"https://discord.com/channels/{table.guild}/{board[0]}/{board[1]}" if board else ""
