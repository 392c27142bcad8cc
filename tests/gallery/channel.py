"""Screenshots of the channel itself: whole scenes of people who press buttons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.playground import PEOPLE
from bot.texts import Texts
from bot.views.scene import Scene
from engine.tables.model.table import Table
from tests.gallery.browser import Pair, Visitor, opened
from tests.gallery.served import served, sitting, stage
from tests.gallery.shots import SETS, asks, crowd, game, moments, wealth

GAME = "speicherstadt"
LOBBY = """
    say /new
    as Ben
    press lobby-join
    as Clara
    press lobby-join
    shoot lobby
    as David
    press lobby-join
    shoot lobby-full
    as Emma
    press lobby-learn
    press learn-begin
    press office-hint
    shoot lesson
"""
PURCHASE = """
    shoot purchase
    press board-standings
    shoot standings
    as Ben
    press board-log
    shoot log
"""
OFFICE = """
    as {due}
    press board-office
    shoot office-suggested
    press loading-over
    shoot office-loading
"""


@dataclass(frozen=True)
class Act:
    """A position, the language of its table, and what people do there, a step a line; {due} is in turn,
    {other} sits next."""

    scene: Scene
    language: str
    steps: str


def acts() -> Iterator[Act]:
    """What there is to see, after the lobby."""
    base, kaispeicher = (game(it, 4) for it in SETS)
    yield Act(base[0], "en", "shoot beginning\n press board-read\n shoot beginning-read")
    yield Act(moments((), 4)["purchase"], "en", PURCHASE)
    yield Act(max(kaispeicher, key=reservations), "en", "shoot demand\n press board-read\n shoot demand-read")
    yield Act(max(base, key=plans), "en", OFFICE)
    yield Act(max(kaispeicher, key=plans), "en", OFFICE.replace("shoot ", "shoot kaispeicher-"))
    yield Act(base[-1], "en", "say /board\n shoot end\n press nerves-open\n shoot nerves")
    yield Act(moments(SETS[1], 4)["purchase"], "de", "shoot german\n press board-read\n shoot german-read")
    yield Act(moments((), 2)["demand"], "it", "shoot italian\n say /office\n shoot office-waiting")


def reservations(scene: Scene) -> tuple[int, int]:
    """How much there is of both in Demand, reserved cards and others to reserve; how many workers."""
    if asks(scene) != "demand":
        return 0, 0
    return min(len(scene.view.reserved), sum(card is not None for card in scene.view.upper)), crowd(scene)


def plans(scene: Scene) -> tuple[int, int]:
    """How many steps of Loading were taken next, and how much there is to see in that office."""
    if asks(scene) != "loading":
        return 0, 0
    seat, table = scene.table.due[0], scene.table
    next_ones = game(table.expansions, table.limit)[-1].table.moves[len(table.moves) :]
    steps = takewhile(lambda move: move.action.seat == seat, next_ones)
    return len([*steps]), wealth(scene, seat)


async def screenshots(program: str, into: Path) -> list[Pair]:
    """All of them, with this browser."""
    async with AsyncExitStack() as stack:
        rooms = Path(stack.enter_context(TemporaryDirectory()))
        visitor = Visitor(await stack.enter_async_context(opened(program)))
        taken = await request(visitor, rooms / "lobby", LOBBY, "en", into)
        model = await sitting(rooms / "lobby")
        for number, act in enumerate(acts()):
            room = rooms / str(number)
            table = await stage(room, model, act.scene, act.language)
            steps = act.steps.format(**people(table))
            taken += await request(visitor, room, steps, act.language, into, act.scene.table.key)
    return taken


def people(table: Table) -> dict[str, str]:
    """The player in turn, and the next one."""
    seat = table.due[0] if table.due else 0
    return {"due": PEOPLE[seat], "other": PEOPLE[(seat + 1) % len(table.chairs)]}


async def request(
    visitor: Visitor, room: Path, steps: str, language: str, into: Path, game: str = GAME
) -> list[Pair]:
    """Do these steps in the channel with this database, as people of this language; buttons and menus are
    named as in the texts of this game."""
    t, taken = Texts.of(language).within(game), list[Pair]()
    async with served(room, language) as address:
        await visitor.enter(address)
        for step in steps.strip().splitlines():
            match step.split():
                case ["as", name]:
                    await visitor.become(name)
                case ["press", key]:
                    await visitor.press(label(t, key))
                case ["choose", key, *numbers]:
                    await visitor.choose(label(t, key), *map(int, numbers))
                case ["say", text]:
                    await visitor.say(text)
                case ["shoot", name]:
                    taken.append(await visitor.shoot(into / name))
    return taken


def label(t: Texts, key: str) -> str:
    """What stands on a button: of those that turn pages, also an arrow."""
    return {"page-back": f"◀ {t(key)}", "page-next": f"{t(key)} ▶"}.get(key, t(key))
