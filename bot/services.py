"""Facade for cogs and background services: tables, names, and rendered messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

import discord
from cachetools import TTLCache

from bot.games.registry import PRESENTERS
from bot.messages.sheets import Emojis, Picture, Sheet, unicode_only
from bot.pictures.drawing import Drawing
from bot.platform.members import FRESH
from bot.platform.names import HURRY, Names
from bot.platform.offices import Offices
from bot.texts import FALLBACK, Texts
from bot.views.calls import CallView
from bot.views.help import pages
from bot.views.office.advice import Below
from bot.views.office.office import office
from bot.views.scene import Scene
from bot.views.sources import Sources
from bot.views.table import care as care_views
from bot.views.table.board import board, in_words
from bot.views.table.final_board import withheld_sheet
from bot.views.table.history import log, moment, rewind
from bot.views.table.ledger import statistics
from bot.views.table.lesson import drawing, lesson
from bot.views.table.standings import standings
from bot.workers.fair_queue import NO_OWNER, FairSemaphore
from bot.workers.studio import Studio
from engine.calls.service.calls import Call
from engine.core.errors import IllegalAction
from engine.tables.model.errors import Impossible, TableError
from engine.tables.model.habits import MINUTE
from engine.tables.model.table import Table
from engine.tables.people import care
from engine.tables.play import undo
from engine.tables.play.rewind import as_of
from engine.tables.service import Tables
from engine.tables.store.desks import StoredDesk
from engine.tables.store.privacy import Erasure

REPLAYS = 1
"""Concurrent replays of games in threads: more would only share the CPU."""
REMEMBERED = 10_000
"""Size of the cache of posts for all of the last minute."""
LEISURE = 10.0
"""Seconds; a longer `max_wait` means that no user waits."""
QUEUED = 1.5
"""Seconds; a picture with a shorter `max_wait` does not wait for those before it, but is left out."""


def favourite_key(guild: int) -> str:
    """Key of the setting that stores a server's favourite game."""
    return f"game {guild}"


def home_key(guild: int) -> str:
    """Key of the setting that stores the channel for a server's new tables."""
    return f"home {guild}"


class Reused(NamedTuple):
    """What a press has built or read of an office, so that it is not built or read again."""

    scene: Scene | None = None
    desk: StoredDesk | None = None


NOTHING = Reused()


class Services(Sources):
    """Tables, and the messages that show them.

    `studio`: draws pictures; None: text only. `locales`: cache of languages by person. `erasures`: counter of
    erased persons. `offices`: the open ones. `being_redrawn`: tables whose board a press is just redrawing,
    which the sender skips. `posted`: when a user may next show something to all in a channel. `replays`:
    semaphore of replays.
    """

    def __init__(self, tables: Tables, names: Names, studio: Studio | None = None) -> None:
        super().__init__(tables, names)
        names.is_served_here = self.serves
        self.studio = studio
        self.locales: dict[int, str] = {}
        self.erasures = 0
        self.being_redrawn: Counter[int] = Counter()
        self.posted: TTLCache[tuple[int, int], float] = TTLCache(REMEMBERED, MINUTE, tables.clock)
        self.offices = Offices(tables.clock)
        self.emojis: Emojis = unicode_only
        self.replays = FairSemaphore(REPLAYS)

    def serves(self, server: int) -> bool:
        """Whether this process, not another one of the cluster, serves a guild."""
        share = self.store.connection.share
        return share is None or share.home(server) == share.process.number

    @contextmanager
    def redrawing(self, table: int) -> Iterator[None]:
        """Mark a table as being redrawn by a press, within the context."""
        self.being_redrawn[table] += 1
        try:
            yield
        finally:
            self.being_redrawn -= Counter((table,))

    async def prepare(self) -> None:
        """Draw a first picture to start the worker."""
        key, presenter = next(iter(PRESENTERS.items()))
        t = Texts.of(FALLBACK).within(key)
        if self.studio is not None:
            await self.studio.picture(presenter.pictures.card(t, next(iter(presenter.reference.cards(t)))))

    def public_texts(self, table: Table) -> Texts:
        """Texts in the language of the table, for public messages."""
        return Texts.of(table.language).within(table.key)

    async def remember_locale(self, person: int, t: Texts) -> None:
        """Store the language of a person if it has changed."""
        if self.locales.get(person) != t.locale:
            await self.store.people.set_discord_language(person, t.locale)
            self.locales[person] = t.locale

    async def erase(self, person: int) -> Erasure:
        """Erase a person. Requests that run meanwhile are not remembered: they may be theirs."""
        self.erasures += 1
        try:
            return await self.tables.erase(person)
        finally:
            self.forget(person)

    def forget(self, person: int) -> None:
        """Remove an erased person from all caches."""
        self.erasures += 1
        self.locales.pop(person, None)
        self.names.forget(person)
        self.members.forget(person)
        self.offices.forget(person)
        self.ladders.forget()

    async def present(self, table: Table, person: int, within: float = FRESH) -> bool:
        """Whether a player is still a member of the table's server; if not, a caretaker plays for them, and
        they get up from a lobby. `within`: seconds for which an earlier yes counts."""
        if await self.members.present(table.guild, person, within=within):
            return True
        await self.tables.do(table.id, care.replace_departed, person)
        return False

    async def with_present_host(self, number: int, person: int) -> Table:
        """Load a table for a player who wants something of its host; where the host of a lobby has left the
        server, another player becomes its host."""
        table = await self.tables.table(number)
        if table.status != "lobby" or person == table.host or person not in table.people:
            return table
        await self.present(table, table.host)
        return await self.tables.table(number)

    async def own_language(self, person: int) -> str:
        """Language that a person has chosen in their settings; empty: that of their Discord."""
        return (await self.tables.habits(person))[person].language

    async def texts_of(self, interaction: discord.Interaction[Any]) -> Texts:
        """Texts for completions while a user types."""
        return Texts.of(await self.own_language(interaction.user.id) or interaction.locale.value)

    async def private_texts(self, person: int, table: Table) -> Texts:
        """Texts for an unsolicited message: in the person's language, else the table's."""
        return (await self.texts_for(person, table.language)).within(table.key)

    async def texts_for(self, person: int, language: str) -> Texts:
        """Texts for an unsolicited message that belongs to no table."""
        heard = self.locales.get(person) or await self.store.people.discord_language(person)
        return Texts.of(heard or language)

    def calls_texts(self, call: Call) -> Texts:
        """Texts of the messages of a call that all read."""
        return Texts.of(call.terms.language)

    async def call_view(self, call: Call, max_wait: float = HURRY) -> CallView:
        """A call with all names, as its messages show it."""
        state, guild = call.state, call.row.guild
        t, people = self.calls_texts(call), (*state.people, *state.guests)
        await self.names.learn(guild, people, max_wait)
        names = {person: self.names.display_name(guild, person, t) for person in people}
        own = next(
            (message for message in await self.calls.store.messages(call.id) if not message.person), None
        )
        posted = own is not None and own.message
        link = f"https://discord.com/channels/{guild}/{own.channel}/{own.message}" if own and posted else ""
        return CallView(call.id, guild, state, names, link)

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """Language of new tables on a server: the configured one, else the server's locale."""
        chosen = await self.store.people.language(interaction.guild_id or 0)
        servers = interaction.guild.preferred_locale.value if interaction.guild else FALLBACK
        return chosen or Texts.of(servers).locale

    async def games(self, interaction: discord.Interaction[Any]) -> list[str]:
        """Keys of all games: that of the channel's table first, then the server's favourite."""
        favourite = await self.store.people.setting(favourite_key(interaction.guild_id or 0))
        try:
            here = (await self.tables.of_channel(interaction.channel_id or 0)).key
        except TableError:
            here = ""
        return sorted(PRESENTERS, key=lambda key: (key != here, key != favourite))

    async def board(self, table: Table, max_wait: float = 0.0) -> Sheet:
        """Build the public board, with its picture if that is drawn within `max_wait` seconds.

        In the background the table is read only when its turn to be drawn comes, so that no outdated pictures
        are drawn.
        """
        if self.studio is None or max_wait < LEISURE:
            return await self.build_board(table, max_wait)
        async with self.studio.slots.acquire(table.guild):
            return await self.build_board(await self.tables.table(table.id), max_wait)

    async def build_board(self, table: Table, max_wait: float) -> Sheet:
        """Build the board of this state of the table."""
        if table.concealed and table.withheld:
            return withheld_sheet(table, self.public_texts(table))
        scene = await self.scene(table, self.public_texts(table))
        return board(scene, PRESENTERS[table.key], await self.table_picture(scene, max_wait))

    async def table_picture(self, scene: Scene, max_wait: float) -> Picture | None:
        """Picture of the board, of the final standings, or in a lobby the cover of the game."""
        presenter, status = PRESENTERS[scene.table.key], scene.table.status
        if status == "ended":
            return None
        pictures = presenter.pictures

        def drawing() -> Drawing:
            if status == "lobby":
                return pictures.cover(scene.t)
            c = scene.context
            return pictures.board(c) if status == "running" else pictures.end(c, scene.story)

        return await self.picture(drawing, scene.t, max_wait, scene.table.guild)

    async def board_in_words(self, table: Table, t: Texts) -> Sheet:
        """Build the board as text only; raises `WrongMoment` before the start."""
        table.expect("running", "finished", "ended")
        return in_words(await self.scene(table, t), PRESENTERS[table.key])

    async def office_scene(self, number: int, person: int, t: Texts) -> Scene | None:
        """Scene of a running table for one player; None for others."""
        table = await self.tables.table(number)
        if table.status != "running" or person not in table.people:
            return None
        return await self.scene(table, t, table.seat_of(person))

    async def office(
        self,
        table: Table,
        person: int,
        t: Texts,
        note: str | Below = "",
        max_wait: float = 0.0,
        reused: Reused = NOTHING,
    ) -> Sheet:
        """Build a player's office; raises `NotSeated`, and `WrongMoment` before the start. `reused`: a
        scene counts only for the same state of the table."""
        seat = table.seat_of(person)
        table.expect("running", "finished", "ended")
        if table.concealed and table.withheld:
            return withheld_sheet(table, t)
        presenter = PRESENTERS[table.key]
        scene = reused.scene
        if scene is None or scene.table is not table:
            scene = await self.scene(table, t, seat)
        desk = reused.desk or await self.store.desk(table, seat, person)
        draft = desk.draft(table, seat)
        if table.lesson:
            drawn = partial(drawing, scene, presenter, draft)
            shown = await self.picture(drawn, scene.t, max_wait, table.guild)
            return lesson(scene, presenter, draft, note, shown)
        drawn = partial(presenter.pictures.office, scene.context, draft)
        picture = await self.picture(drawn, scene.t, max_wait, table.guild)
        return office(scene, presenter, draft, note, picture, desk.note)

    async def care(self, table: Table, person: int, t: Texts, *, manages: bool) -> Sheet:
        """Build the panel of a table for one person."""
        scene = await self.scene(table, t)
        return care_views.panel(scene, person, manages, await self.undone_title(scene, person))

    async def undone_title(self, scene: Scene, person: int) -> str:
        """Title of the board to which an undo by this person leads, where it has a price; else empty."""
        table = scene.table
        try:
            effect = undo.reach(table, table.seat_of(person))
            if not care_views.has_price(effect):
                return ""
            async with self.replays.acquire(table.guild):
                past = await asyncio.to_thread(as_of, table, effect.keeps)
        except (TableError, IllegalAction):
            return ""
        return PRESENTERS[table.key].board.headline((await self.scene(past, scene.t)).context)

    async def log(self, table: Table, person: int, t: Texts, name: str = "") -> Sheet:
        """Build a page of the log, for players and spectators."""
        seat = table.seat_of(person) if person in table.people else None
        return log(await self.scene(table, t, seat), PRESENTERS[table.key], name)

    async def rewind(self, table: Table, t: Texts, name: str, max_wait: float) -> Sheet:
        """Build the public board of an earlier moment; raises `WrongMoment` before the start."""
        table.expect("running", "finished", "ended")
        try:
            async with self.replays.acquire(table.guild):
                past = await asyncio.to_thread(moment, table, name)  # replays the game up to then
        except (Impossible, IllegalAction):
            return Sheet("", t("rewind-impossible"))
        scene = await self.scene(past.table, t)
        picture = await self.table_picture(scene, 0.0 if past.as_text else max_wait)
        return rewind(scene, PRESENTERS[table.key], past, picture)

    async def standings(self, table: Table, t: Texts, page: str = "") -> Sheet:
        """Build a page of scores as if the game ended now; raises `WrongMoment` before the start."""
        return standings(await self.scene(table, t), PRESENTERS[table.key], page)

    async def nerves(self, table: Table, t: Texts, max_wait: float) -> Sheet:
        """Build the statistics of a game; raises `WrongMoment` before the end of the game."""
        table.expect("finished")
        presenter, scene = PRESENTERS[table.key], await self.scene(table, t)
        t = scene.t
        if not (sections := presenter.ledger.accounts(scene.context, scene.story)):
            return Sheet(t("nerves-title"), t("nerves-untold"))
        drawn = partial(presenter.pictures.ledger, scene.context, scene.story)
        picture = await self.picture(drawn, t, max_wait, table.guild)
        names = ", ".join(map(scene.who, range(len(table.chairs))))
        return statistics(t, [(t("nerves-players"), names), *sections], picture)

    async def card(self, key: str, card: str, t: Texts, max_wait: float) -> Sheet:
        """Build the page of a card with its picture; raises LookupError."""
        presenter = PRESENTERS[key]
        t = t.within(key)
        title, text = presenter.reference.card(t, card)
        picture = await self.picture(partial(presenter.pictures.card, t, card), t, max_wait)
        return Sheet(title, text, picture=picture, game=key)

    async def page(
        self, key: str, number: int, t: Texts, max_wait: float, table: Table | None = None
    ) -> Sheet:
        """Build a page of the rules, with its picture if any; raises `Stale` for an unknown number.

        `table`: that of the channel, for the variants that its host chose.
        """
        presenter, t = PRESENTERS[key], t.within(key)
        topic = pages.topic(presenter.reference, number)
        picture = await self.picture(partial(presenter.pictures.page, t, topic), t, max_wait)
        here = table if table is not None and table.key == key else None
        return pages.page(t, key, presenter, number, picture, here)

    async def picture(
        self, draw: Callable[[], Drawing | None], t: Texts, max_wait: float, server: int = NO_OWNER
    ) -> Picture | None:
        """Draw a picture with its alt text; None if there is none, or not within `max_wait` seconds.

        `draw` is called only if pictures are enabled; `server`: key of the fair queue. Requests of a press
        do not wait in the queue: they are answered at once as text, and the picture follows.
        """
        drawn = draw() if self.studio is not None and max_wait > 0 else None
        if self.studio is None or drawn is None:
            return None
        if max_wait < QUEUED and not self.studio.at_once(drawn):
            return None
        try:
            data = await asyncio.wait_for(self.studio.picture(drawn, server), max_wait)
        except TimeoutError:  # the drawing continues and will be cached
            return None
        return Picture("table.png", data, drawn.alt(t)) if data else None
