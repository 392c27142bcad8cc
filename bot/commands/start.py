"""Start the bot: with a token on Discord, without one in the local channel in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import platform
import signal
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import discord

from bot import __version__, logs
from bot.app import create_bot
from bot.commands.arguments import Misconfigured, settings
from bot.commands.checks import unknown_settings
from bot.commands.placement import placement_finding
from bot.preload import preload
from bot.settings import Settings
from engine.commands.errors import Unusable
from engine.tables.model.errors import (
    InUse,
    NoDatabase,
    NotSaved,
    NumberTaken,
    OtherCluster,
    TooNew,
    Unfinished,
)

log = logging.getLogger(__name__)
FINE = 0
UNAUTHENTICATED = 4004
"""Discord closes the connection with it when the token has been reset."""
MISSING = (
    "There is no DISCORD_TOKEN: copy it from the Developer Portal into .env or the environment. For a local"
    " channel in the browser instead, open to all who reach its port, set KONTOR_PLAYGROUND=1."
)
UNKNOWN = "Discord does not know this token. Copy it again from the Developer Portal into DISCORD_TOKEN."


def add(parser: ArgumentParser) -> None:
    """Starting needs no arguments: settings say it all."""
    parser.set_defaults(run=start)


def start(arguments: Namespace) -> int:
    """Run the bot until it is stopped; raises `Unusable`, or `Misconfigured`, where it cannot start."""
    current = settings()
    logs.configure(current.log_level, current.process)
    if current.process is not None and not current.token:
        raise Misconfigured("KONTOR_CLUSTER needs a DISCORD_TOKEN: the local channel is one process.")
    if not current.token and not current.playground:
        raise Misconfigured(MISSING)
    announce(current)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            stop_on_term()
            preload()
            asyncio.run(until_stopped(run_on_discord(current) if current.token else run_locally(current)))
    except discord.ConnectionClosed as closed:
        if closed.code != UNAUTHENTICATED:
            raise
        raise Misconfigured(UNKNOWN) from closed
    except (discord.LoginFailure, InUse, NoDatabase, NotSaved, TooNew, Unfinished) as wrong:
        # a supervisor may try again where another process ends or a disk has room
        kind = Unusable if isinstance(wrong, InUse | NotSaved) else Misconfigured
        raise kind(reason(wrong, current)) from wrong
    return FINE


def announce(settings: Settings) -> None:
    """Say which version starts on which database, and which settings do not exist; raises `Misconfigured`
    where the database cannot be there."""
    for finding in unknown_settings():
        log.warning("%s. %s", finding.text, finding.cure)
    if (trouble := placement_finding(settings)) is not None:
        raise Misconfigured(f"{trouble.text}. {trouble.cure}")
    address = settings.database
    new = isinstance(address, Path) and not address.exists()
    where = f"{address} (new: no tables yet)" if new else address
    log.info("Kontor %s starts, Python %s, database %s", __version__, platform.python_version(), where)


def reason(wrong: Exception, settings: Settings) -> str:
    """Why starting is impossible, and what to do about it."""
    match wrong:
        case discord.LoginFailure():
            return UNKNOWN
        case NumberTaken():
            return (
                f"Process {settings.process} runs already on {settings.database}. Give each its own number."
            )
        case OtherCluster():
            return (
                f"The processes that run on {settings.database} are so many others than KONTOR_CLUSTER"
                " says, or of another version. Stop them all first."
            )
        case InUse():
            return f"Another Kontor has {settings.database} open. Stop it first, or set KONTOR_DATABASE."
        case NotSaved():
            return f"{settings.database} cannot be written: {wrong}."
        case Unfinished():
            return f"A move into {settings.database} was broken off. Run `python -m bot move` once more."
        case TooNew():
            newer = f"A newer Kontor has written {settings.database} ({wrong})."
            return f"{newer} Update this one or restore a backup."
    unusable = f"{settings.database} cannot be used ({wrong})."
    return f"{unusable} `python -m bot doctor` says more; restore a backup, or set KONTOR_DATABASE."


def stop_on_term() -> None:
    """Let a TERM signal stop the program as Ctrl-C does, from the first moment on: process 1 of a container
    ignores signals that it does not handle."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it is done, or a TERM signal cancels it."""
    running = asyncio.ensure_future(work)
    if threading.current_thread() is threading.main_thread():
        with contextlib.suppress(NotImplementedError):  # Windows knows none
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def run_on_discord(settings: Settings) -> None:
    """The bot on Discord, until it is cancelled."""
    async with create_bot(settings) as bot:
        await bot.start(settings.token or "")


async def run_locally(settings: Settings) -> None:
    """The bot in the local channel, until it is stopped."""
    from bot.playground import serve  # noqa: PLC0415  # its library is an optional extra

    await serve(settings, create_bot)
