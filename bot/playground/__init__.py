"""The local Discord channel in the browser: the real bot in an offline Discord, when there is no token.

Anyone can be any of five members there; the first manages the server. The world is the same at every start
(guild, channel and people have the same ids), so that tables stored in SQLite go on where they were left.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.webhook.async_ import async_context

from bot.playground.emojis import keep_emojis
from bot.playground.mentions import name_mentions
from bot.playground.pictures import keep_pictures

try:
    import simcord
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    import bot.playground.routes  # noqa: F401  # it registers itself
except ModuleNotFoundError:  # an optional extra: production does without it
    simcord = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from discord.ext import commands

    from bot.settings import Settings

_log = logging.getLogger(__name__)

GUILD, CHANNEL = "Harbour", "kontor"
_TOPIC = "Type / for commands: ↑ ↓ and Enter take one, the arrow at the right sends it, Esc closes the list"
PEOPLE = ("Anna", "Ben", "Clara", "David", "Emma")

_GUILD_ID = 1_000_000_000_000_000_000
_ADDRESS_KEY = "kontor"  # in place of a random one, so that a bookmark and an open page outlive a restart
_START_SECONDS = 60.0  # how long a small machine may take to draw its first pictures
_SETTLE_SECONDS = 3.0  # how long a press waits for what it sets off; later news is shown as it comes
_TICK_SECONDS = 0.25

_INSTALL = """\
Without DISCORD_TOKEN the bot plays in a local channel, and that needs one more package:
    make run                            (installs it and starts)
    pip install -e ".[playground]"      (then: python -m bot)"""

_WELCOME = """\
Kontor runs in a local channel:

    {url}

You can be {people}: choose at the top of the page, then type /new,
take the command with Enter and send it with the arrow beside it.
{manager} manages the server: seasons (/season) and its settings.
To play in a real server: Discord Developer Portal -> New Application -> Bot -> Reset Token,
then put DISCORD_TOKEN=... into .env and start again. Ctrl-C stops."""


async def serve(settings: Settings, make_bot: Callable[[Settings], commands.AutoShardedBot]) -> None:
    """Run the bot in the local channel until Ctrl-C, or until the page ends the session."""
    if simcord is None:
        sys.exit(_INSTALL)
    bot = make_bot(settings)
    async with _world(bot) as (env, channel, people), _page(env, channel, people, settings) as preview:
        print(_WELCOME.format(url=preview.url, people=", ".join(PEOPLE), manager=PEOPLE[0]), flush=True)
        keeper = asyncio.create_task(_keep_current(env, preview))
        try:
            think_apart(bot)
            speak_at_once(bot)
            name_commands(bot)
            await offer_no_threads(bot)
            await _show_tables(bot, channel.id)
            await _until_stopped(preview)
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)


@contextlib.asynccontextmanager
async def _world(
    bot: commands.AutoShardedBot,
) -> AsyncIterator[tuple[simcord.Env, simcord.ChannelHandle, list[simcord.MemberActor]]]:
    env = simcord.Env(bot, shard_count=1, settle_timeout=_START_SECONDS)
    channel, people = _populate(env)
    # Ids carry the time. Those so far are of the world's fixed first instant, alike at every start; from here
    # on it is today, so that no new message can get the id of one that an earlier run has stored.
    _set_clock(env)
    try:
        await _start(env)
        env.settle_timeout = _SETTLE_SECONDS
        with env.time_context():
            yield env, channel, people
    finally:
        await bot.close()
        await env.shutdown()


async def _start(env: simcord.Env) -> None:
    """Start the bot. Its library gives up after five seconds, which are not ours to choose."""
    deadline = asyncio.get_running_loop().time() + _START_SECONDS
    settle = env._settle_internal
    env._settle_internal = functools.partial(settle, _deadline=deadline)  # type: ignore[method-assign]
    try:
        await env.start()
    finally:
        env._settle_internal = settle  # type: ignore[method-assign]


def _populate(env: simcord.Env) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    env.backend.edit_bot_profile("Kontor")
    guild = env.create_guild(GUILD, id=_GUILD_ID)
    channel = guild.create_text_channel(CHANNEL, topic=_TOPIC)
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    for person in people:  # the local channel has no direct messages, so the bot must not rely on them
        inbox = f"/channels/{person.user.dm_channel.id}/messages"
        env.inject_error("POST", inbox, status=403, code=50007, message="DMs are closed here", times=None)
    threads = discord.Permissions(create_public_threads=True, create_private_threads=True)
    overwrite = Overwrite(env.backend.bot_user.id, OverwriteType.MEMBER, deny=threads.value)
    env.backend.set_overwrite(channel.id, overwrite)  # the page shows this channel alone
    keep_emojis(env)
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    env.backend.add_member_role(guild.id, people[0].id, managers.id)
    return channel, people


@contextlib.asynccontextmanager
async def _page(
    env: simcord.Env,
    channel: simcord.ChannelHandle,
    people: list[simcord.MemberActor],
    settings: Settings,
) -> AsyncIterator[simcord.Preview]:
    from bot.playground.server import ChannelServer  # noqa: PLC0415  # needs the optional extra

    address = settings.playground_address
    port = settings.playground_port if _is_free(address, settings.playground_port) else 0
    preview = env.preview(channel, viewers=people, layout="channel", display="responsive")
    preview._server = ChannelServer(preview, port, address)
    preview.capability = _ADDRESS_KEY
    keep_pictures(preview)
    name_mentions()
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:  # parts of the extra are missing
        sys.exit(f"{_INSTALL}\n({error})")
    try:
        yield preview
    finally:
        await preview.close()


def _is_free(address: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            probe.bind((address, port))
            return True
    return False


def _set_clock(env: simcord.Env) -> None:
    """Let the world's clock, which stands still by itself, catch up with the real one."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    env.backend.advance_clock(max(0.0, behind))


def think_apart(bot: commands.AutoShardedBot) -> None:
    """Start searches of computer players, and updates of open offices and of analyses, in an empty context,
    for which no press waits; their results are shown as they come."""
    services = getattr(bot, "services", None)
    if services is not None:
        for hook in ("on_thinking", "on_change"):
            act = getattr(services.tables, hook)
            setattr(services.tables, hook, functools.partial(contextvars.Context().run, act))
    analyses: Any = bot.get_cog("AnalysisCog")
    if analyses is not None:
        analyses.start_updates = functools.partial(_answer_apart, analyses.start_updates)


def _answer_apart(act: Callable[..., None], *facts: object) -> None:
    """Begin something that edits the answer to a press for which the press does not wait: in an empty context
    but for the connection that edits it."""
    context, connection = contextvars.Context(), async_context.get()
    context.run(async_context.set, connection)
    context.run(act, *facts)


def speak_at_once(bot: commands.AutoShardedBot) -> None:
    """Disable the rate limiters. There is no Discord to protect here, and the simulated clock may run ahead
    of the machine's by a year."""
    sender = getattr(bot, "sender", None)
    if sender is not None:
        for limiter in (sender.limiter, sender.direct_messages.openings):
            limiter.acquire = _at_once
    if (live_offices := getattr(bot, "live_offices", None)) is not None:
        live_offices.limiter.acquire = _at_once
    for sleeper in getattr(getattr(bot, "scheduler", None), "sleepers", ()):
        holders = (sleeper.agenda, getattr(sleeper.agenda, "opener", None))
        for limiter in filter(None, (getattr(holder, "limiter", None) for holder in holders)):
            limiter.acquire = _at_once


def name_commands(bot: commands.AutoShardedBot) -> None:
    """Show commands by name: these pages do not render mentions of commands, which need an id."""
    registration = getattr(bot, "registration", None)
    if registration is not None:
        registration.note([])
        registration.note = lambda commands: None


async def offer_no_threads(bot: commands.AutoShardedBot) -> None:
    """Take the choice between channel and thread out of /new: the page shows its one channel alone."""
    new, registration = bot.tree.get_command("new"), getattr(bot, "registration", None)
    if isinstance(new, app_commands.Command) and registration is not None:
        new._params.pop("place", None)
        await registration.register()


async def _at_once(turns: float = 1.0) -> None:
    """A rate limiter that never waits."""


async def _show_tables(bot: commands.AutoShardedBot, channel_id: int) -> None:
    """Post the running tables again: the channel is new at every start, the tables are not."""
    show_again = getattr(bot, "show_again", None)
    if show_again is not None:
        await show_again(channel_id)


async def _keep_current(env: simcord.Env, preview: simcord.Preview) -> None:
    """Show in the open pages what the bot does on its own, while users may be pressing buttons.

    `preview.refresh()` would do, but a press that comes while it waits is refused, and its page stays stuck.
    So this only publishes, in one go, the pages that have not been published since something happened; the
    others are left alone, for a press on a page that has just been published again counts as out of date.
    """
    behind: dict[str, int] = {}  # page -> its revision when something happened
    earlier: dict[str, int] = {}
    calls = 0

    def note(_event: str, _payload: Mapping[str, Any]) -> None:
        behind.update(_revisions(preview))

    env.backend.subscribers.append(note)
    while True:
        await asyncio.sleep(_TICK_SECONDS)
        _set_clock(env)
        preview.capture_time = env.now()
        if len(env.http_requests) != calls:  # private replies raise no event
            behind.update(_revisions(preview).items() & earlier.items())
        calls = len(env.http_requests)
        _publish(preview, behind)
        earlier = _revisions(preview)


def _revisions(preview: simcord.Preview) -> dict[str, int]:
    return {page.id: page.revision for page in preview._pages.values()}


def _publish(preview: simcord.Preview, behind: Mapping[str, int]) -> None:
    for page in tuple(preview._pages.values()):
        if behind.get(page.id) != page.revision:
            continue
        try:
            preview._publish(page, reason="refresh")
        except Exception:  # the page is behind until the next event; the table is not touched
            _log.exception("an open page could not be brought up to date")


async def _until_stopped(preview: simcord.Preview) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt instead
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, stop.set)
    waits = [asyncio.create_task(stop.wait()), asyncio.create_task(preview.wait_closed())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
