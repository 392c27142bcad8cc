"""Scheduled events of a server: each season with sign-up has one, where the bot may create them."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord
from discord.utils import utcnow

from bot.platform import faults
from bot.services import Services
from bot.texts import Texts
from bot.views.seasons.calendar import utc
from bot.views.seasons.headings import explanation, heading
from engine.seasons.service.edition import Edition
from engine.seasons.service.step import EVENT
from engine.tables.store.season_rows import SeasonNote

log = logging.getLogger(__name__)
SOON = timedelta(minutes=1)
"""Discord takes only events that begin later than now."""
OPEN = (discord.EventStatus.scheduled, discord.EventStatus.active)
NAME, ABOUT = 100, 1_000
"""Discord's limits on the name and the description of an event, in characters."""


class SeasonEvents:
    """Creates, changes and ends the event of a season, each exactly once: one that a crash left unknown is
    found again by its name. An event that was deleted is not created again."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.store = services.store.seasons

    async def show(self, note: SeasonNote) -> None:
        """Update the event, if the server allows it; raises what Discord raises, and `NoSeason`."""
        edition = await self.services.seasons.edition(note.season)
        guild = self.client.get_guild(edition.row.guild)
        event = None
        if guild is not None and may_create(guild):
            try:
                event = await self.update(guild, edition)
            except discord.Forbidden as refused:
                log.info("season %s has no event: %s", note.season, faults.summary(refused))
        await self.store.mark_sent(note, edition.row.guild if event else 0, event.id if event else 0)

    async def update(self, guild: discord.Guild, edition: Edition) -> discord.ScheduledEvent | None:
        """The event as it is now; None where there is none any more. Raises what Discord raises."""
        known = await self.store.message(edition.id, EVENT[0])
        event = await (fetch_known(guild, known[1]) if known else self.find(guild, edition))
        if event is None:
            return None if known or not self.is_coming(edition) else await self.create(guild, edition)
        if event.status not in OPEN:
            return event
        if edition.over:
            planned = event.status is discord.EventStatus.scheduled
            status = discord.EventStatus.cancelled if planned else discord.EventStatus.completed
            return await event.edit(status=status)
        place = await self.location(edition)
        if event.location != place:
            event = await event.edit(location=place, end_time=utc(edition.plan.ends))
        return event

    async def find(self, guild: discord.Guild, edition: Edition) -> discord.ScheduledEvent | None:
        """Find an event that the bot created for a season but could not store; raises what Discord raises."""
        name = heading(edition, Texts.of(edition.row.language))[:NAME]
        for event in await guild.fetch_scheduled_events(with_counts=False):
            if event.creator_id == guild.me.id and event.name == name and event.status in OPEN:
                return event
        return None

    async def create(self, guild: discord.Guild, edition: Edition) -> discord.ScheduledEvent:
        """Create the event; raises what Discord raises."""
        t, plan = Texts.of(edition.row.language), edition.plan
        return await guild.create_scheduled_event(
            name=heading(edition, t)[:NAME],
            description=explanation(await self.services.seasons.overview(edition), t)[:ABOUT],
            start_time=max(utc(plan.starts), utcnow() + SOON),
            end_time=utc(plan.ends),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=await self.location(edition),
        )

    def is_coming(self, edition: Edition) -> bool:
        """Whether a season lasts long enough for an event."""
        return not edition.over and utc(edition.plan.ends) > utcnow() + 2 * SOON

    async def location(self, edition: Edition) -> str:
        """Link to the board of a season, or to its channel."""
        row, board = edition.row, await self.store.message(edition.id, "board")
        place = f"{board[0]}/{board[1]}" if board else f"{row.channel}"
        return f"https://discord.com/channels/{row.guild}/{place}"


def may_create(guild: discord.Guild) -> bool:
    """Whether the bot may create events and change its own; no server has to allow it."""
    allowed = guild.me.guild_permissions
    return allowed.create_events or allowed.manage_events


async def fetch_known(guild: discord.Guild, number: int) -> discord.ScheduledEvent | None:
    """An event; None where it was deleted. Raises what Discord raises."""
    try:
        return await guild.fetch_scheduled_event(number, with_counts=False)
    except discord.NotFound:
        return None
