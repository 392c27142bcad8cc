"""A small Discord for end-to-end tests: a guild, a channel, five people, and the real bot among them.

    async def test_join(world):           # wants a fixture `make_bot`: a function () -> new bot
        await world.slash("Anna", "new")
        await world.press("Ben", "Join")
        assert "Ben" in world.texts(world.board)

A press waits until the bot has done all that follows. Time stands still until the test says
`await world.env.advance_time(60)`; the bot sees it through `discord.utils.utcnow()`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, TypeVar

import discord
import pytest
import simcord
from discord.ext import commands
from simcord import _dpy_internals, _settlement, interactions
from simcord.backend import models, serializers
from simcord.backend.access import can_access_channel
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.results import to_discord_message

import bot.playground.routes  # noqa: F401  # it registers itself
from bot.background.scheduler import Scheduler
from bot.background.sender import Sender
from bot.texts.formats import HARD_SPACE, JOINER

PEOPLE = ("Anna", "Ben", "Clara", "David", "Emma")

T = TypeVar("T")
MakeBot = Callable[[], commands.AutoShardedBot]
Who = simcord.MemberActor | str
Message = discord.Message | simcord.ResponseMessage
Component = dict[str, Any]  # as on the wire

BUTTON, MENU, CHANNELS = 2, 3, 8
CONFIRM = "Confirm"
"""Stands for the button that plays what lies in a draft: its label names the deed."""
SOON = 0.05  # seconds to a timer for which a look waits; later ones come when the clock is advanced
IDLE = 0.001  # seconds between two looks at the bot; the fifty milliseconds of simcord add up
LOOKS = 1_000  # after which it is no use to wait for answers any longer
OFFERING = ("cogs", "cogs.tables.lobby", "cogs.tables.learn")
"""Their commands list the registered games, which are not the same in all tests."""
READ = ("content", "title", "description", "name", "value", "text", "label", "placeholder")


class Press(NamedTuple):
    """A press as it comes over the wire: unchecked, so it may be stale or forged."""

    who: Who
    custom_id: str
    message: Message
    values: tuple[str, ...] | None = None  # chosen in a menu; None is a button


class World:
    """The channel and its people, by name, and what they do."""

    def __init__(self, env: simcord.Env, make_bot: MakeBot) -> None:
        self.env = env
        self.make_bot = make_bot
        self.guild = env.create_guild("Speicherstadt")
        self.channel = self.guild.create_text_channel("kontor")
        self.members = {name: self._newcomer(name) for name in PEOPLE}
        self._languages: dict[int, str] = {}
        self._mark = 0
        self._errors_seen = 0
        env.backend.subscribers.insert(0, self._speak)

    # ------------------------------------------------------------- what people do

    async def press(self, who: Who, label: str, message: Message | None = None) -> simcord.InteractionResult:
        """Press the newest enabled button whose label contains `label`, in `message` or in all of theirs; or
        choose the line of *More …* that stands for one. `CONFIRM`: what plays the draft, whatever it says."""
        for stored, control in self._controls(who, message):
            place = message or self._real(stored)
            if control["type"] == BUTTON and _is_called(control, label):
                return await self.hand(who, place).click(place, custom_id=control["custom_id"])
            if any(loose(label) in line for line in _more(control)):
                value = _value(control, label)
                return await self.hand(who, place).select(place, [value], custom_id=control["custom_id"])
        raise LookupError(f"nothing called {label!r}; there are {self.labels(who, message)}")

    async def choose(
        self, who: Who, menu: str, *options: str, message: Message | None = None
    ) -> simcord.InteractionResult:
        """Choose, in the newest menu whose placeholder contains `menu`, the options with these labels."""
        place, found = self._find(who, MENU, menu, message)
        values = [_value(found, option) for option in options]
        return await self.hand(who, place).select(place, values, custom_id=found["custom_id"])

    async def choose_channels(self, who: Who, menu: str, *channels: Any) -> simcord.InteractionResult:
        """Choose these channels, or none, in Discord's menu of channels whose placeholder contains `menu`."""
        place, found = self._find(who, CHANNELS, menu, None)
        return await self.hand(who, place).select(place, channels, custom_id=found["custom_id"])

    def picked_channels(self, who: Who, menu: str) -> list[int]:
        """What stands as chosen there."""
        found = self._find(who, CHANNELS, menu, None)[1]
        return [int(it["id"]) for it in found.get("default_values", ())]

    async def slash(self, who: Who, name: str, /, **options: Any) -> simcord.InteractionResult:
        """Give a slash command in the channel. A new table is rated unless the test says otherwise; `hints`
        None leaves it to the table."""
        if name == "new" and options.setdefault("hints", False) is None:
            del options["hints"]
        return await self.member(who).slash(self.channel, name, **options)

    async def flood(self, *presses: Press) -> list[simcord.InteractionResult]:
        """Hand all presses to the bot at the same moment, unchecked, and wait until it is done with them."""
        results = [self.throw(press) for press in presses]
        for _ in range(LOOKS):  # cheaper than settling, which looks at everything that is going on
            if all(result.acknowledged for result in results):
                break
            await asyncio.sleep(IDLE)
        await self.env.settle()
        return results

    def throw(self, press: Press) -> simcord.InteractionResult:
        """Hand a press to the bot, unchecked, and wait for nothing."""
        member, stored = self.member(press.who), self._stored(press.message)
        kind = BUTTON if press.values is None else MENU
        data: Component = {"custom_id": press.custom_id, "component_type": kind}
        if press.values is not None:
            data["values"] = list(press.values)
        guild_id = self.env.backend.get_channel(stored.channel_id).guild_id
        record, payload = interactions.base_payload(
            self.env.backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=guild_id,
            user_id=member.id,
            data=data,
        )
        record.source_message_id = stored.id
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        payload["message"]["components"] = _with_control(stored.components, kind, press.custom_id)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return simcord.InteractionResult(self.env, record)

    def speaks(self, who: Who, locale: str) -> None:
        """From now on the client of `who` is set to this language (all are en-US at first)."""
        self._languages[self.member(who).id] = locale

    def close_dms(self, who: Who) -> None:
        """From now on `who` takes no direct messages from the bot."""
        inbox = f"/channels/{self.member(who).user.dm_channel.id}/messages"
        self.env.inject_error("POST", inbox, status=403, code=50007, message="DMs are closed", times=None)

    def as_bot(self, work: Callable[[], T]) -> T:
        """Do something as if the bot did it: by its clock, so that a press waits for what follows."""
        with self.env._bot_scope():
            return work()

    async def deny(self, *permissions: str) -> None:
        """From now on the bot may not do this in the channel, but everything else that it could at first."""
        bits = discord.Permissions(**dict.fromkeys(permissions, True)).value
        bot = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(self.channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=bits))
        await self.env.settle()

    async def delete(self, message: Message) -> None:
        """A moderator deletes a message."""
        self.env.backend.delete_message(_place(message), message.id)
        await self.env.settle()

    async def restart(self) -> None:
        """Stop the bot and start a new one, from the same stored tables, in the same world."""
        await self.env.bot.close()
        await self.env.restart_bot(self.make_bot())

    # ----------------------------------------------------------- what there is to see

    @property
    def board(self) -> discord.Message:
        """The newest public message in the channel that has something to press."""
        lying = self._lying(self.channel.id)
        return self._real(next(it for it in lying if it.components and it.embeds and not it.is_ephemeral))

    def private(self, who: Who) -> discord.Message:
        """The newest message in the channel and its threads that only `who` sees."""
        return self._real(next(it for it in self._seen(who) if it.is_ephemeral))

    def messages(self, who: Who) -> list[discord.Message]:
        """All that `who` sees in the channel and its threads, private replies too, oldest first."""
        return [self._real(it) for it in reversed(self._seen(who))]

    def inbox(self, who: Who) -> list[discord.Message]:
        """The direct messages between `who` and the bot, oldest first."""
        return self.member(who).user.dm_channel.history()

    def texts(self, message: Message | None) -> str:
        """All words of a message as it now stands: content, embeds, components, on lines that may break
        anywhere. None: no answer."""
        assert message is not None, "there was no answer"
        stored = self._stored(message)
        return loose("\n".join([stored.content, *_words(stored.embeds), *_words(stored.components)]))

    def labels(self, who: Who, message: Message | None = None) -> list[str]:
        """The labels of all that `who` can press or choose from, newest message first; behind *More …* those
        of its lines."""
        controls = self._controls(who, message)
        return [label for _, control in controls for label in (_label(control), *_more(control))]

    def options(self, who: Who, menu: str, message: Message | None = None) -> list[str]:
        """The labels of what `who` can choose in the newest menu whose placeholder contains `menu`."""
        return [loose(option["label"]) for option in self._find(who, MENU, menu, message)[1]["options"]]

    def menu(self, who: Who, menu: str, message: Message | None = None) -> dict[str, Any]:
        """The newest menu whose placeholder contains `menu`, as Discord has it."""
        return self._find(who, MENU, menu, message)[1]

    def picked(self, who: Who, menu: str, message: Message | None = None) -> list[str]:
        """What stands as chosen in the newest menu whose placeholder contains `menu`."""
        options = self._find(who, MENU, menu, message)[1]["options"]
        return [loose(option["label"]) for option in options if option.get("default")]

    def custom_id(self, message: Message, label: str) -> str:
        """The id of the button or menu in `message` whose label contains `label`: for `flood`."""
        for control in walk_components(self._stored(message).components):
            if "custom_id" in control and loose(label) in _label(control):
                return str(control["custom_id"])
            if any(loose(label) in line for line in _more(control)):
                return f"b{_value(control, label)}"
        raise LookupError(f"nothing called {label!r} in {self.texts(message)!r}")

    def mark(self) -> None:
        """Count REST calls from here."""
        self._mark = len(self.env.http_requests)

    def rest_calls(self) -> int:
        """How often the bot has called Discord since the mark, answers to interactions included."""
        return len(self.env.http_requests) - self._mark

    def answers(self) -> int:
        """How many of these calls answered an interaction."""
        return sum(it.path.startswith("/interactions/") for it in self.env.http_requests[self._mark :])

    def errors(self) -> tuple[BaseException, ...]:
        """What the bot has raised since the last look; a test that does not look fails at its end."""
        since, self._errors_seen = self._errors_seen, self.env.error_cursor
        return self.env.errors_since(since)

    def member(self, who: Who) -> simcord.MemberActor:
        """A member by name."""
        return self.members[who] if isinstance(who, str) else who

    # ---------------------------------------------------------------------- inside

    def _newcomer(self, name: str) -> simcord.MemberActor:
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name))

    def hand(self, who: Who, message: Message) -> simcord.MemberActor | simcord.UserHandle:
        """Who presses there: a member of the guild, or a user in their direct messages."""
        member = self.member(who)
        return member.user if _place(message) == member.user.dm_channel.id else member

    def _stored(self, message: Message) -> models.Message:
        return self.env.backend.get_message(_place(message), message.id)

    def _lying(self, *places: int) -> list[models.Message]:
        """What lies in these channels, as it is stored, the newest first."""
        found = [it for place in places for it in self.env.backend.messages.get(place, {}).values()]
        return sorted(found, key=lambda it: it.id, reverse=True)

    def _seen(self, who: Who) -> list[models.Message]:
        """Of the channel and its threads what `who` sees."""
        member = self.member(who)
        places = [it.id for it in (self.channel, *self.channel.threads)]
        open_to = (it for it in places if can_access_channel(self.env, it, member, history=True))
        return [it for it in self._lying(*open_to) if it.visible_to(member.id)]

    def _real(self, message: models.Message) -> discord.Message:
        """As the library knows it; a copy of all that is in it, so only of what is asked for."""
        return to_discord_message(self.env, message)

    def _controls(self, who: Who, message: Message | None) -> Iterator[tuple[models.Message, Component]]:
        for place in [self._stored(message)] if message else self._seen(who):
            for component in walk_components(place.components):
                if "custom_id" in component and not component.get("disabled"):
                    yield place, component

    def _find(self, who: Who, kind: int, label: str, message: Message | None) -> tuple[Message, Component]:
        for place, control in self._controls(who, message):
            if control["type"] == kind and loose(label) in _label(control):
                return message or self._real(place), control
        raise LookupError(f"nothing called {label!r}; there are {self.labels(who, message)}")

    def _speak(self, event: str, payload: Any) -> None:
        """Put in the person's language before the bot hears of it: by itself simcord speaks English only."""
        if event == "INTERACTION_CREATE":
            person = payload.get("member", payload)["user"]
            payload["locale"] = self._languages.get(int(person["id"]), payload["locale"])


def _is_for_later(state: Any, record: Any, deadline: float) -> bool:
    """Whether a timer of the bot is none to wait for: simcord waits for real until all that is due within its
    patience has happened, also for the pause of seconds after which an old board may be edited again."""
    soon = asyncio.get_running_loop().time() + SOON
    return _settlement._callback_is_parked(state, record, min(deadline, soon))


def _is_sleep_waiter(waiter: Any, loop: Any, deadline: float) -> bool:
    """As simcord's, which asks for the waiter last: of the thousands of timers of a season few have it."""
    return (
        waiter is not None
        and not waiter.done()
        and any(waiter in it._args and _wakes_later(it, deadline) for it in loop._scheduled if it._args)
    )


def _wakes_later(timer: Any, deadline: float) -> bool:
    """Whether this timer ends a sleep after the deadline."""
    callback = _dpy_internals._original_callback(timer._callback)
    sleeps = getattr(callback, "__name__", "") == "_set_result_unless_cancelled"
    return sleeps and not timer.cancelled() and timer.when() > deadline


class _QuickEnv(simcord.Env):
    """Looks every millisecond, not every fifty, whether the bot is done with work in other threads."""

    async def settle(self, timeout: float | None = None, idle: float = IDLE) -> None:  # noqa: ASYNC109
        await super().settle(timeout, idle=idle)

    async def _settle_internal(self, *, idle: float = IDLE, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **options)


@asynccontextmanager
async def open_world(make_bot: MakeBot, *, days: int = 0) -> AsyncIterator[World]:
    """A world around a new bot; at the end the bot is closed, and what it raised unseen is raised.

    Guild, channel and people have the same ids in every world. `days`: how much later than in others the bot
    comes; ids carry the time, so that its messages have other ids than those of earlier worlds.
    """
    for module in OFFERING:
        sys.modules.pop(module, None)  # the bot imports it again
    env = _QuickEnv(make_bot(), shard_count=1, settle_timeout=20.0)  # simcord: 5; machines are busy
    world = World(env, make_bot)
    env.backend.advance_clock(days * 86_400.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.env, "_callback_is_parked", _is_for_later)
        patch.setattr(_dpy_internals, "is_sleep_waiter", _is_sleep_waiter)
        expect, wake = Scheduler.expect, Sender.wake  # also where a test plays without a press
        patch.setattr(Scheduler, "expect", lambda own, at: world.as_bot(partial(expect, own, at)))
        patch.setattr(Sender, "wake", lambda own: world.as_bot(partial(wake, own)))
        try:
            await env.start()
            yield world
        finally:
            await env.bot.close()
            await env.shutdown()
    if errors := world.errors():
        raise BaseExceptionGroup("the bot raised", errors)


@pytest.fixture
async def world(make_bot: MakeBot) -> AsyncIterator[World]:
    """A world around the bot that the fixture `make_bot` makes."""
    async with open_world(make_bot) as opened:
        yield opened


def _place(message: Message) -> int:
    return message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id


def loose(text: str) -> str:
    """A text whose lines may break anywhere: as one types it."""
    return text.replace(JOINER, "").replace(HARD_SPACE, " ")


def _label(control: Component) -> str:
    label = control.get("label") or control.get("placeholder") or ""
    assert any(it.isalnum() for it in label), (
        f"{control}: write words, for screen readers do not say signs alike"
    )
    return loose(label)


def _is_called(button: Component, label: str) -> bool:
    """Whether a button has this label, or plays what lies in a draft."""
    confirms = str(button["custom_id"]).startswith("bk:confirm:")
    return loose(label) in _label(button) or (label == CONFIRM and confirms)


def _more(control: Component) -> list[str]:
    """The lines of the menu *More …*, each of which stands for a button; none of another control."""
    is_more = str(control.get("custom_id", "")).startswith("sk:more:")
    return [loose(option["label"]) for option in control["options"]] if is_more else []


def _value(menu: Component, label: str) -> str:
    matching = [str(option["value"]) for option in menu["options"] if loose(label) in loose(option["label"])]
    if not matching:
        raise LookupError(f"no option {label!r}; there are {[option['label'] for option in menu['options']]}")
    return matching[0]


def _words(part: Any) -> Iterator[str]:
    """Every string that a person reads, at any depth."""
    if isinstance(part, list):
        for item in part:
            yield from _words(item)
    elif isinstance(part, dict):
        for key, value in part.items():
            if isinstance(value, str):
                yield from [value] if key in READ else []
            else:
                yield from _words(value)


def _with_control(rows: list[Component], kind: int, custom_id: str) -> list[Component]:
    """The rows, with the pressed control if it is missing: discord.py passes over what is not there."""
    if any(component.get("custom_id") == custom_id for component in walk_components(rows)):
        return rows
    ghost = {"type": kind, "custom_id": custom_id, "style": 1, "label": "?", "options": []}
    return [*rows, {"type": 1, "components": [ghost]}]
