"""Everything that the cogs and the sender share: tables, names, and how a table looks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import discord

from bot.games.registry import PRESENTERS
from bot.messages.sheets import Emojis, Picture, Sheet, unicode_only
from bot.pictures.drawing import Drawing
from bot.platform.members import FRESH
from bot.platform.names import Names
from bot.texts import FALLBACK, Texts
from bot.views.help import pages
from bot.views.office.office import office
from bot.views.scene import Scene
from bot.views.sources import Sources
from bot.views.table.arranging import unusual
from bot.views.table.board import board, in_words
from bot.views.table.history import log, moment, rewind
from bot.views.table.ledger import nerves
from bot.views.table.lesson import drawing, lesson
from bot.views.table.standings import standings
from bot.workers.fair_queue import NO_OWNER, FairSemaphore
from bot.workers.studio import Studio
from engine.core.errors import IllegalAction
from engine.tables.model.errors import Impossible, TableError
from engine.tables.model.table import Table
from engine.tables.people import care
from engine.tables.service import Tables
from engine.tables.store.privacy import Erasure

REPLAYS = 1
"""Games that are replayed at the same time, beside the loop: more would only share its processor."""
LEISURE = 10.0
"""Seconds; whoever can wait so long for a picture is nobody who has pressed."""


def favourite_of(guild: int) -> str:
    """Under which name the house remembers the game that a server likes best."""
    return f"game {guild}"


def home_of(guild: int) -> str:
    """Under which name the house remembers the channel in which a server opens its tables."""
    return f"home {guild}"


class House(Sources):
    """The tables and their looks. `studio`: where pictures are drawn; None: everything is text. `erasures`:
    goes on whenever somebody is erased. `answered`: tables whose boards are just being shown to who has
    pressed on them; nobody else need show them meanwhile. `replays`: held by whoever replays a game."""

    def __init__(self, tables: Tables, names: Names, studio: Studio | None = None) -> None:
        super().__init__(tables, names)
        names.ours = self.hears_of
        self.studio = studio
        self.locales: dict[int, str] = {}
        self.erasures = 0
        self.answered: Counter[int] = Counter()
        self.emojis: Emojis = unicode_only
        self.replays = FairSemaphore(REPLAYS)

    def hears_of(self, server: int) -> bool:
        """Whether Discord tells us of a server, and not another process."""
        share = self.store.connection.share
        return share is None or share.home(server) == share.process.number

    @contextmanager
    def answering(self, table: int) -> Iterator[None]:
        """While this lasts, who has pressed is shown the board of a table."""
        self.answered[table] += 1
        try:
            yield
        finally:
            self.answered -= Counter((table,))

    async def prepare(self) -> None:
        """Draw something, so that the worker is awake when the first picture is wanted."""
        key, presenter = next(iter(PRESENTERS.items()))
        t = Texts.of(FALLBACK).within(key)
        if self.studio is not None:
            await self.studio.picture(presenter.pictures.card(t, next(iter(presenter.reference.cards(t)))))

    def public(self, table: Table) -> Texts:
        """The language in which everybody at a table reads."""
        return Texts.of(table.language).within(table.key)

    async def remember_locale(self, person: int, t: Texts) -> None:
        """Remember in which language somebody reads; written only when it has changed."""
        if self.locales.get(person) != t.locale:
            await self.store.people.hear(person, t.locale)
            self.locales[person] = t.locale

    async def erase(self, person: int) -> Erasure:
        """Forget a person; whoever presses meanwhile is not remembered, for it may be he."""
        self.erasures += 1
        try:
            return await self.tables.erase(person)
        finally:
            self.forget(person)

    def forget(self, person: int) -> None:
        """Somebody was erased, here or by another process: nothing of him stays in memory."""
        self.erasures += 1
        self.locales.pop(person, None)
        self.names.forget(person)
        self.members.forget(person)
        self.ladders.forget()

    async def present(self, table: Table, person: int, within: float = FRESH) -> bool:
        """Whether a player is still a member of the table's server; if not, a caretaker plays for them.
        `within`: seconds for which an earlier yes counts."""
        if await self.members.present(table.guild, person, within=within):
            return True
        await self.tables.do(table.id, care.replace_departed, person)
        return False

    async def private(self, person: int, table: Table) -> Texts:
        """The language of a message that somebody did not ask for: his own, else the table's."""
        heard = self.locales.get(person) or await self.store.people.spoken_by(person)
        return Texts.of(heard or table.language).within(table.key)

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of new tables in a server: the one chosen there, else that of the server's Discord."""
        chosen = await self.store.people.language(interaction.guild_id or 0)
        servers = interaction.guild.preferred_locale.value if interaction.guild else FALLBACK
        return chosen or Texts.of(servers).locale

    async def games(self, interaction: discord.Interaction[Any]) -> list[str]:
        """All games by their keys: first that of the channel's table, then the one that its server likes
        best."""
        favourite = await self.store.people.setting(favourite_of(interaction.guild_id or 0))
        try:
            here = (await self.tables.of_channel(interaction.channel_id or 0)).key
        except TableError:
            here = ""
        return sorted(PRESENTERS, key=lambda key: (key != here, key != favourite))

    async def board(self, table: Table, max_wait: float = 0.0) -> Sheet:
        """What everybody sees; with its picture, if that is drawn in so many seconds.

        For who has time, a table that changes quickly is drawn as it is when its turn comes: no pictures are
        drawn that are out of date before they are shown.
        """
        if self.studio is None or max_wait < LEISURE:
            return await self.drawn(table, max_wait)
        async with self.studio.slots.acquire(table.guild):
            return await self.drawn(await self.tables.table(table.id), max_wait)

    async def drawn(self, table: Table, max_wait: float) -> Sheet:
        """The board of a table at this moment of it."""
        scene = await self.scene(table, self.public(table))
        return board(scene, PRESENTERS[table.key], await self.view(scene, max_wait))

    async def view(self, scene: Scene, max_wait: float) -> Picture | None:
        """The picture of a board in play or at its end."""
        presenter, status = PRESENTERS[scene.table.key], scene.table.status
        if status not in ("running", "finished"):
            return None
        pictures = presenter.pictures

        def it() -> Drawing:
            c = scene.context
            return pictures.board(c) if status == "running" else pictures.end(c, scene.story)

        return await self.picture(it, scene.t, max_wait, scene.table.guild)

    async def board_in_words(self, table: Table, t: Texts) -> Sheet:
        """The board as text alone; raises `WrongMoment` before the start."""
        table.expect("running", "finished", "ended")
        return in_words(await self.scene(table, t), PRESENTERS[table.key])

    async def office_scene(self, number: int, person: int, t: Texts) -> Scene | None:
        """A table in play as one person sees it; None where they do not sit there, or nothing is played."""
        table = await self.tables.table(number)
        if table.status != "running" or person not in table.people:
            return None
        return await self.scene(table, t, table.seat_of(person))

    async def office(
        self,
        table: Table,
        person: int,
        t: Texts,
        note: str = "",
        max_wait: float = 0.0,
        scene: Scene | None = None,
    ) -> Sheet:
        """What one person sees; raises `NotSeated`, and `WrongMoment` before the start. `scene`: the one that
        was made during this press, used if the table is still the same."""
        seat = table.seat_of(person)
        table.expect("running", "finished", "ended")
        presenter = PRESENTERS[table.key]
        if scene is None or scene.table is not table:
            scene = await self.scene(table, t, seat)
        draft, jotting = await self.store.desk(table, seat, person)
        if table.lesson:
            drawn = partial(drawing, scene, presenter, draft)
            shown = await self.picture(drawn, scene.t, max_wait, table.guild)
            return lesson(scene, presenter, draft, note, shown)
        drawn = partial(presenter.pictures.office, scene.context, draft)
        picture = await self.picture(drawn, scene.t, max_wait, table.guild)
        return office(scene, presenter, draft, note, picture, jotting)

    async def log(self, table: Table, person: int, t: Texts, name: str = "") -> Sheet:
        """A page of the log, for who plays and for who looks on."""
        seat = table.seat_of(person) if person in table.people else None
        return log(await self.scene(table, t, seat), PRESENTERS[table.key], name)

    async def rewind(self, table: Table, t: Texts, name: str, max_wait: float) -> Sheet:
        """The board at an earlier moment, for everybody who asks; raises `WrongMoment` before the start."""
        table.expect("running", "finished", "ended")
        try:
            async with self.replays.acquire(table.guild):
                it = await asyncio.to_thread(moment, table, name)  # for it replays the game until then
        except (Impossible, IllegalAction):
            return Sheet("", t("rewind-impossible"))
        scene = await self.scene(it.table, t)
        picture = await self.view(scene, 0.0 if it.as_text else max_wait)
        return rewind(scene, PRESENTERS[table.key], it, picture)

    async def standings(self, table: Table, t: Texts, page: str = "") -> Sheet:
        """A page of the points, as if the game ended now; raises `WrongMoment` before the start."""
        return standings(await self.scene(table, t), PRESENTERS[table.key], page)

    async def nerves(self, table: Table, t: Texts, max_wait: float) -> Sheet:
        """The ledger of nerves; raises `WrongMoment` before the end of the game."""
        table.expect("finished")
        presenter, scene = PRESENTERS[table.key], await self.scene(table, t)
        t = scene.t
        if not (sections := presenter.ledger.accounts(scene.context, scene.story)):
            return Sheet(t("nerves-title"), t("nerves-untold"))
        drawn = partial(presenter.pictures.ledger, scene.context, scene.story)
        picture = await self.picture(drawn, t, max_wait, table.guild)
        return nerves(t, sections, picture)

    async def card(self, key: str, card: str, t: Texts, max_wait: float) -> Sheet:
        """A card of a game with its picture; raises LookupError."""
        presenter = PRESENTERS[key]
        t = t.within(key)
        title, text = presenter.reference.card(t, card)
        picture = await self.picture(partial(presenter.pictures.card, t, card), t, max_wait)
        return Sheet(title, text, picture=picture, game=key)

    async def page(
        self, key: str, number: int, t: Texts, max_wait: float, table: Table | None = None
    ) -> Sheet:
        """A page of the rules of a game, by its number, with its picture where it has one; raises `Stale`
        where there is none. `table`: that of the channel, whose host may have chosen otherwise."""
        presenter, t = PRESENTERS[key], t.within(key)
        topic = pages.topic(presenter.reference, number)
        picture = await self.picture(partial(presenter.pictures.page, t, topic), t, max_wait)
        chosen = unusual(table, t) if table is not None and table.key == key else ()
        here = [t("guide-here", what=it) for it in chosen]
        return pages.page(t, key, presenter.reference, number, picture, here)

    async def picture(
        self, drawing: Callable[[], Drawing | None], t: Texts, max_wait: float, server: int = NO_OWNER
    ) -> Picture | None:
        """The picture with its description; None if there is none, or not in time. `drawing` is called only
        where pictures are drawn; `server`: who wants it.

        Who has pressed does not stand in line: he is answered at once, and the picture comes later.
        """
        it = drawing() if self.studio is not None and max_wait > 0 else None
        if self.studio is None or it is None:
            return None
        if max_wait < LEISURE and not self.studio.at_once(it):
            return None
        try:
            data = await asyncio.wait_for(self.studio.picture(it, server), max_wait)
        except TimeoutError:  # it goes on being drawn, and is there for whoever asks next
            return None
        return Picture("table.png", data, it.alt(t)) if data else None
