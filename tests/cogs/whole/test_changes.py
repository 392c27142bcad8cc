"""What a channel shows on the wire while a player keeps changing a sealed answer: nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Kontor, create_bot
from bot.settings import Settings
from engine.tables.model.outbox import JUST_ACTED
from tests.cogs.whole.test_second_game import begun, laid, now, rested, truth
from tests.core.toy.seated import moved_in
from tests.world import World, open_world

MakeBot = Callable[[str], Callable[[], Kontor]]


@pytest.fixture(autouse=True)
def second_game() -> Iterator[None]:
    """The game whose answers are sealed."""
    with moved_in():
        yield


@pytest.fixture
def make(tmp_path: Path) -> MakeBot:
    """Bots on databases of their own that draw no pictures."""
    return lambda name: lambda: create_bot(Settings(database=tmp_path / name, pictures=False))


def wire(world: World) -> list[Any]:
    """Every public message of the channel: texts, controls with their ids, edits."""
    found = world._lying(world.channel.id)
    facts = ("content", "embeds", "components", "edited_timestamp")
    return [{name: getattr(it, name) for name in facts} for it in found if it.visible_to(None)]


async def changed(world: World, times: int) -> None:
    """Clara seals; then she lays her other card and the first one again, this many times."""
    await laid(world, "Clara")
    for _ in range(times):
        first, second = sorted(set((await truth(world)).hands[2]))
        for card in (second, first):
            await world.slash("Clara", "office")
            await world.press("Clara", f"Lay {card}")


async def played(make_bot: Callable[[], Kontor], times: int) -> list[Any]:
    """What the channel showed, moment by moment, and the players called in the end."""
    seen: list[Any] = []
    async with open_world(make_bot) as world:
        await begun(world)
        await rested(world, "Anna", "Ben", "Clara")
        await world.env.advance_time(JUST_ACTED)
        await changed(world, times)
        seen.append(wire(world))
        for who in ("Anna", "Ben"):
            await laid(world, who)
            seen.append(wire(world))
        await world.env.advance_time(JUST_ACTED)
        await rested(world, "Anna", "Ben", "Clara")
        seen.append(wire(world))
        table = await now(world)
        assert sum(getattr(it, "seals", "") == "changed" for it in table.log) == 2 * times
    return seen


async def test_everyone_sees_the_same_however_often_a_sealed_answer_was_changed(
    make: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonces, send = list[object](), discord.abc.Messageable.send

    def noting(channel: Any, *words: Any, **facts: Any) -> Any:
        nonces.append(facts.get("nonce"))
        return send(channel, *words, **facts)

    monkeypatch.setattr(discord.abc.Messageable, "send", noting)
    calm = await played(make("calm"), 0)
    known = [*nonces]
    nonces.clear()
    assert await played(make("busy"), 3) == calm
    assert nonces == known and len(known) > 1 and all(len(str(it)) <= 25 for it in known)
