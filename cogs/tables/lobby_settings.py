"""Settings of a lobby, which its host may change."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.views.table.lobby_settings import change, panel, player_of
from engine.tables.people import lobby


class LobbySettingsCog(commands.Cog):
    """The settings of a lobby: a list for everyone, menus for its host."""

    def __init__(self, bot: Kontor) -> None:
        self.services = bot.services
        bot.router.register(self)

    async def on_arrange(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the settings of a lobby."""
        scene = await self.services.scene(
            await self.services.with_present_host(id.table, request.person), request.t
        )
        await request.reply_privately(panel(scene, request.person, manages(request)))

    async def on_setting(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the menu of one setting."""
        scene = await self.services.scene(await self.services.tables.table(id.table), request.t)
        await request.reply(panel(scene, request.person, manages(request), "".join(values[:1])))

    async def on_set(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Change a setting; the sender updates the board."""
        table = await self.services.tables.table(id.table)
        name = id.name.rstrip("0123456789")  # a menu may have several parts
        changes = change(table, request.t.within(table.key), name, "".join(values[:1]))
        facts = (request.person, manages(request), changes)
        scene = await self.services.scene(
            await self.services.tables.do(id.table, lobby.change_settings, *facts), request.t
        )
        await request.reply(panel(scene, request.person, manages(request), name))

    async def on_sendaway(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Remove another player from the lobby for good; raises `Stale` where the player has already left."""
        table = await self.services.tables.table(id.table)
        table.expect("lobby")
        sent = player_of(table, "".join(values[:1]))
        facts = (request.person, manages(request), sent)
        table = await self.services.tables.do(id.table, lobby.send_away, *facts)
        scene = await self.services.scene(table, request.t)
        await request.reply(panel(scene, request.person, manages(request)))


def manages(request: Request) -> bool:
    """Whether the user manages the channel of the lobby or its server."""
    return request.manages or request.interaction.permissions.manage_guild
