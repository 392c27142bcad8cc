"""/privacy: export and erasure of all data of a user."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.background.message_edits import remove_mention
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command, placed, tr
from bot.views.people import privacy
from cogs.course.ledger import post_key
from engine.tables.model.errors import TableError
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
FILE = "kontor-privacy.json"


@placed(anywhere=True)
class PrivacyCog(
    commands.GroupCog,
    group_name=tr("command-privacy.name"),
    group_description=tr("command-privacy"),
):
    """Export and erasure of a person's data. Asking alone stores nothing."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.privacy = bot.services.store.privacy
        self.contact = bot.settings.contact
        bot.router.register(self)

    @command("privacy-export")
    async def export(self, interaction: discord.Interaction[Kontor]) -> None:
        """Send everything that is stored of the user, as a file."""
        request = Request(interaction, remembered=False)
        await self.bot.responder.receive(request, self.send_export(request))

    @command("privacy-erase")
    async def erase(self, interaction: discord.Interaction[Kontor]) -> None:
        """Explain the erasure, and ask for confirmation."""
        request = Request(interaction, remembered=False)
        await self.bot.responder.receive(request, self.ask_confirmation(request))

    async def send_export(self, request: Request) -> None:
        """Reply privately with the file, if there is anything to put into it."""
        rows = await self.privacy.belongings(request.person)
        sections = (privacy.host(request.t, self.contact),)
        if not any(rows.values()):
            await request.reply_privately(Sheet("", request.t("privacy-nothing"), sections=sections))
            return
        text = privacy.export_text(request.t, request.person, rows, self.services.tables.clock())
        await request.reply_privately(
            Sheet("", request.t("privacy-export-here"), sections=sections), (FILE, text)
        )

    async def ask_confirmation(self, request: Request) -> None:
        rows = await self.privacy.belongings(request.person)
        await request.reply_privately(privacy.question(request.t, rows, self.contact))

    async def on_eraseme(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Erase the user after a confirmation; then update or delete their other messages on Discord."""
        erasure = await self.services.erase(request.person)
        await request.reply(privacy.answer(request.t, erasure))
        for number in erasure.tables:
            try:
                table = await self.services.tables.table(number)
                await self.unmention(table, request.person)
                await self.withdraw_ledger(table)
            except (discord.HTTPException, TableError) as refused:
                log.warning("table %s: what was said of it stays as it was: %r", number, refused)

    async def unmention(self, table: Table, person: int) -> None:
        """Replace the person's mention in the last call of a table."""
        call = await self.services.store.mail.message(table.id, "ping")
        if call:
            await remove_mention(self.bot, *call, person, self.services.public_texts(table)("former-player"))

    async def withdraw_ledger(self, table: Table) -> None:
        """Delete the published statistics of a game; they may be published again."""
        people = self.services.store.people
        place = await people.setting(post_key(table))
        if place:
            channel, message = map(int, place.split("/"))
            partial = self.bot.get_partial_messageable(channel).get_partial_message(message)
            with suppress(discord.NotFound):
                await partial.delete()
            await people.set(post_key(table), "")

    async def on_keepme(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Leave everything as it is, after the question."""
        await request.reply(Sheet("", request.t("privacy-kept")))
