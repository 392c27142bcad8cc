"""`python -m bot`: with a token the bot on Discord, without one the local channel in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

import discord
from pydantic import ValidationError

from bot import logs
from bot.app import create_bot
from bot.settings import Settings
from engine.tables.errors import InUse

log = logging.getLogger(__name__)


def main() -> None:
    """Start, and say in a sentence what is wrong where starting is impossible."""
    try:
        settings = Settings()
    except ValidationError as wrong:
        sys.exit(
            "Settings: " + "; ".join(f"{'.'.join(map(str, it['loc']))}: {it['msg']}" for it in wrong.errors())
        )
    logs.configure(settings.log_level)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(connected(settings) if settings.token else local(settings))
    except discord.LoginFailure:
        sys.exit(
            "Discord does not know this token. Copy it again from the Developer Portal into DISCORD_TOKEN."
        )
    except InUse:
        sys.exit(f"Another Kontor has {settings.database} open. Stop it first, or set KONTOR_DATABASE.")


async def connected(settings: Settings) -> None:
    """The bot on Discord, until it is stopped."""
    async with create_bot(settings) as bot:
        await bot.start(settings.token or "")


async def local(settings: Settings) -> None:
    """The bot in the local channel, until it is stopped."""
    from bot.playground import serve  # noqa: PLC0415  # its library is an optional extra

    await serve(settings, create_bot)


if __name__ == "__main__":
    main()
