"""Help for new players: how to play, cards on the table, switching explanations off."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.views.help import guide, lookup, pages
from engine.tables.model.errors import Stale


class GuideCog(commands.Cog):
    """Leads through the rules and says what things are."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    async def on_howto(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """How the game of this table is played, from the first page on."""
        table = await self.services.tables.table(id.table)
        page = self.services.page(table.key, 0, request.t, request.picture_timeout, table)
        await request.reply_privately(await page)

    async def on_page(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show another page; raises `Stale`."""
        game, number = pages.parse_press(id, values)
        if game not in PRESENTERS:
            raise Stale
        here = await self.bot.responder.table(request, None)
        await request.reply(await self.services.page(game, number, request.t, request.picture_timeout, here))

    async def on_lookup(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the cards on the table as a menu, or the card that was chosen there; raises `Stale`."""
        table = await self.services.tables.table(id.table)
        seat = table.seat_of(request.person) if request.person in table.people else None
        scene, presenter = await self.services.scene(table, request.t, seat), PRESENTERS[table.key]
        if not values:
            await request.reply_privately(lookup.panel(scene, presenter))
            return
        try:
            card = await self.services.card(table.key, values[0], request.t, request.picture_timeout)
        except LookupError:
            raise Stale from None
        answer = request.reply if id.name == lookup.HERE else request.reply_privately
        await answer(lookup.answer(scene, presenter, values[0], card))

    async def on_enough(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Switch the explanations of this game off for the user."""
        table = await self.services.tables.table(id.table)
        for kind in {table.key, guide.game_kind(table)}:
            await self.services.store.people.know(request.person, kind)
        await request.reply(await self.bot.responder.office(request, table))
