"""/learn by presses: to the end in each language, slips and stops, and that no one else is told."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.components import walk_components

from bot.games.registry import PRESENTERS
from bot.messages.ids import Id
from bot.texts import LOCALES, Texts
from bot.views.help import pages
from engine.agents.beginner import Beginner
from engine.core.actions import digest
from engine.core.decisions import Decision
from engine.games import GAMES
from engine.games.speicherstadt.actions import Place
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.play import lesson, lesson_texts
from tests.cogs.clicker import press_part
from tests.world import World, loose

GAME = "speicherstadt"


async def stored(world: World, who: str = "Anna") -> Table:
    """The lesson as it is."""
    bot: Any = world.env.bot
    table: Table = await bot.services.tables.of_channel(world.member(who).id)
    return table


class Learner:
    """A player who presses what is offered, and records all that they were told."""

    def __init__(self, world: World, screen: discord.Message) -> None:
        self.world = world
        self.screen = screen
        self.told = [world.texts(screen)]

    def ids(self) -> list[str]:
        """The ids of all controls."""
        stored = self.world.env.backend.get_message(self.screen.channel.id, self.screen.id)
        return [str(it["custom_id"]) for it in walk_components(stored.components) if "custom_id" in it]

    async def press(self, part: str) -> None:
        """The control whose id holds this."""
        await press_part(self.world, "Anna", self.screen, part)
        self.told.append(self.world.texts(self.screen))

    async def step(self) -> Table:
        """One answer: a ship where there is one, and all that is suggested."""
        table = await stored(self.world)
        (decision,) = (it for it in table.decisions_of(0) if it.blocking)
        if decision.where == "office":
            if any(":suggest" in it for it in self.ids()):
                await self.press(":suggest")
            await self.press("bk:confirm:")
        else:
            await self.press(str(Id("go", table.id, table.ply(0), digest(wanted(table, decision)))))
        return await stored(self.world)


def wanted(table: Table, decision: Decision) -> Any:
    """A place over a ship, a purchase, else the default."""
    s: Any = table.now
    places = [it for it in decision.options if isinstance(it, Place)]
    ships = [it for it in places if s.columns[it.column].card.startswith("ship")]
    buys = [it for it in decision.options if it.do == "buy"]
    return (*ships, *buys, decision.default)[0]


async def learner(world: World, **options: str) -> Learner:
    """Anna has just asked for a lesson."""
    result = await world.slash("Anna", "learn", **{"game": GAME, **options})
    assert result.ephemeral and result.response is not None
    it = Learner(world, world.private("Anna"))
    if any("learnbegin" in id for id in it.ids()):
        await it.press("bk:learnbegin:")
    return it


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lesson_is_played_to_its_end_by_presses(world: World, locale: str) -> None:
    world.speaks("Anna", locale)
    anna, t = await learner(world), Texts.of(locale).within(GAME)
    script = lesson_texts.script(GAMES[GAME])
    while not lesson.complete(await stored(world)):
        await anna.step()
    end = "learn-more" if lesson_texts.unread(await stored(world)) else "learn-enough"
    assert loose(t(end)) in anna.told[-1]
    told = "\n".join(anna.told)
    promised = [it.key for it in script.moments if not it.mine]
    facts = pages.numbers(PRESENTERS[GAME], GAME, await stored(world))
    assert [it for it in promised if loose(t(f"lesson-{it}", **facts)) not in told] == []
    await anna.press("bk:learnon:")
    while (await anna.step()).status == "running":
        pass
    assert loose(t("learn-over")) in anna.told[-1]
    await nothing_remembered(world)


async def nothing_remembered(world: World) -> None:
    """No trace of a game."""
    bot: Any = world.env.bot
    assert await bot.services.store.results.of_person(world.member("Anna").id) == ()
    assert await bot.services.store.mail.unsaid() == ()
    assert world.messages("Ben") == [] and world.inbox("Anna") == []


@pytest.fixture
def the_others_do_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """They answer by the default: the shortest column, and leave."""
    monkeypatch.setattr(Beginner, "choose", lambda self, view, decision, rng: decision.default)


@pytest.mark.usefixtures("the_others_do_little")
async def test_a_slip_is_taken_back_with_its_reason(world: World) -> None:
    anna = await learner(world)
    while (await stored(world)).now.stack[-1].phase == "demand":
        await anna.step()
    while "Take it back" not in anna.told[-1]:
        table = await stored(world)
        await anna.press(str(Id("go", table.id, table.ply(0), digest(table.decisions_of(0)[0].default))))
    assert "Nearly every card is worth 1 coin" in anna.told[-1]
    before = await stored(world)
    await anna.press("bk:learnback:")
    after = await stored(world)
    assert len(after.moves) < len(before.moves) and "Buy for 1" in anna.told[-1]
    assert "Take it back" not in anna.told[-1]


async def test_commands_find_the_lesson_where_the_channel_has_no_table(world: World) -> None:
    anna = await learner(world)
    begun = len((await stored(world)).moves)
    await anna.step()
    assert len((await stored(world)).moves) > begun
    await world.slash("Anna", "undo")
    assert len((await stored(world)).moves) == begun
    assert "Stop the lesson" in world.labels("Anna", world.private("Anna"))
    await world.slash("Anna", "office")
    assert "Stop the lesson" in world.labels("Anna", world.private("Anna"))
    result = await world.slash("Ben", "undo")
    assert "/new" in world.texts(result.response)


async def test_undo_finds_the_lesson_beside_a_table_of_others(world: World) -> None:
    await world.slash("Ben", "new", game=GAME)
    anna = await learner(world)
    begun = len((await stored(world)).moves)
    await anna.step()
    await world.slash("Anna", "undo")
    assert len((await stored(world)).moves) == begun
    assert "Stop the lesson" in world.labels("Anna", world.private("Anna"))


async def test_it_is_resumed_after_a_restart_and_stopped(world: World) -> None:
    anna = await learner(world)
    await anna.step()
    await world.restart()
    again = await learner(world)
    assert (await stored(world)).ply(0) == 1 and "A real game of" not in again.told[-1]
    await again.press("bk:learnstop:")
    assert "The lesson is over" in again.told[-1] and (await stored(world)).status == "ended"
    await again.press("bk:learnagain:")
    assert "A real game of" in again.told[-1] and (await stored(world)).ply(0) == 0


async def test_another_lesson_asks_which_also_beside_a_table(world: World) -> None:
    await world.slash("Ben", "new")
    await learner(world)
    await world.press("Anna", "Stop the lesson")
    await world.press("Anna", "Another lesson")
    assert world.options("Anna", "Which game")


async def test_a_hint_comes_onto_the_same_screen(world: World) -> None:
    anna = await learner(world)
    await anna.press("bk:hint:")
    assert "💡" in anna.told[-1] and "Stop the lesson" in anna.told[-1]


async def test_a_lobby_leads_to_it_and_no_one_else_sees_it(world: World) -> None:
    await world.slash("Ben", "new")
    result = await world.press("Anna", "Learn by playing")
    assert result.ephemeral and "A real game of" in world.texts(result.response)
    games = await world.slash("Anna", "games")
    assert "You have no games" in world.texts(games.response)
    assert "Ben (host)" in world.texts(world.board) and len(world.messages("Clara")) == 1


async def test_lessons_begun_again_and_again_leave_two_tables(world: World) -> None:
    bot: Any = world.env.bot
    await world.slash("Anna", "learn", game=GAME)
    for _ in range(5):
        await bot.services.tables.do((await stored(world)).id, lobby.end, world.member("Anna").id, False)
        await world.slash("Anna", "learn", game=GAME)
    assert len(await bot.services.store._all("SELECT id FROM tables WHERE lesson = 1")) == 2
    assert (await stored(world)).status == "running"
