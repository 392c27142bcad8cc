"""The screens that a reader of all texts is shown: how people come to them, on a phone, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.services import favourite_key
from bot.texts import Texts
from engine.tables.store import Store
from tests.gallery import games, house
from tests.gallery.browser import Visitor, opened
from tests.gallery.channel import GAME, Act, people, plans, request, reservations
from tests.gallery.served import sitting, stage
from tests.gallery.shots import SETS, game, moments

GUILD = 1_000_000_000_000_000_000
"""The server of the local channel."""
LOBBY = """
    say /new
    shoot lobby
    press guide-open
    shoot guide
    press page-next
    shoot signs
    say /games
    shoot games
    say /settings
    shoot settings
    say /about
    shoot about
    say /leaderboard
    shoot leaderboard
    say /season
    shoot season
    say /profile
    shoot profile
    as Ben
    press lobby-join
    as Clara
    press lobby-join
    as David
    press lobby-join
"""
DEMAND = """
    shoot demand
    press board-read
    shoot demand-read
    press board-log
    shoot log
    press board-standings
    shoot standings
    press board-care
    shoot care
    as {due}
    press board-office
    shoot office
    press orders-open
    shoot orders
"""
LOADING = """
    as {due}
    press board-office
    shoot loading-suggested
    press loading-over
    shoot loading
"""
END = """
    say /board
    shoot end
    press nerves-open
    shoot nerves
    say /replay
    shoot replay
"""


def acts(language: str) -> Iterator[Act]:
    """What there is to see, after the lobby."""
    kaispeicher = game(SETS[1], 4)
    yield Act(max(kaispeicher, key=reservations), language, DEMAND)
    yield Act(moments(SETS[1], 4)["purchase"], language, "shoot purchase")
    yield Act(max(kaispeicher, key=plans), language, LOADING)
    yield Act(game(SETS[0], 4)[-1], language, END)
    yield from house.acts(language)
    yield from games.acts(language)


async def photographed(program: str, language: str, into: Path) -> list[Path]:
    """Every screen in a language, on a phone, with this browser."""
    async with AsyncExitStack() as stack:
        rooms = Path(stack.enter_context(TemporaryDirectory()))
        visitor = Visitor(await stack.enter_async_context(opened(program)))
        await spoken(rooms / "lobby", language)
        taken = await request(visitor, rooms / "lobby", LOBBY, language, into)
        for key in games.KEYS:
            await spoken(rooms / key, language, key)
            taken += await request(visitor, rooms / key, games.lobby(key), language, into, key)
        model = await sitting(rooms / "lobby")
        await spoken(rooms / "alone", language)
        taken += await request(visitor, rooms / "alone", house.ALONE, language, into)
        for number, act in enumerate(acts(language)):
            room = rooms / str(number)
            steps = act.steps.format(**people(await stage(room, model, act.scene, language)))
            taken += await request(visitor, room, steps, language, into, act.scene.table.key)
    return [phone for _, phone in taken]


async def spoken(room: Path, language: str, game: str = GAME) -> None:
    """A file in which the server of the channel has chosen a language, and likes this game best."""
    store = await Store.open(room)
    try:
        await store.people.set_language(GUILD, Texts.of(language).locale)
        await store.people.set(favourite_key(GUILD), game)
    finally:
        await store.close()
