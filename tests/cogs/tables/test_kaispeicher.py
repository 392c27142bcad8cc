"""A whole game with the expansion, wholly by presses, restarted where it hurts."""

from __future__ import annotations

import random
from typing import Any

from bot.messages.ids import Id
from bot.presenter.desk import LAID
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.core.records import check, write
from engine.games.speicherstadt.actions import Reserve
from engine.tables.model.table import Table
from tests.world import CONFIRM, World

PEOPLE = ("Anna", "Ben", "Clara", "David")
SEED = "kaispeicher 5"
"""A deal in which, with the choices below, a fire asks, the Spy is owned, and any-time cards are playable."""


class Player:
    """Plays all four seats by presses, choosing at random from a fixed seed."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = random.Random(SEED)
        self.seen: set[str] = set()

    async def table(self) -> Table:
        bot: Any = self.world.env.bot
        table: Table = await bot.services.tables.table(1)
        return table

    async def play(self) -> None:
        """To the end; the bot is restarted the first time that each of these questions is asked."""
        while (table := await self.table()).status == "running":
            decision = self.rng.choice([it for it in table.pending if it.blocking])
            first = decision.ask not in self.seen
            self.seen.add(decision.ask)
            offers = [it for it in table.pending if not it.blocking]
            if offers and self.rng.random() < 0.3:
                await self.play_card(table, self.rng.choice(offers))
            elif decision.ask == "loading":
                await self.load(decision, restart=first)
            else:
                if first and decision.ask in ("chief", "insurance", "spying"):
                    await self.world.restart()
                await self.answer(table, decision)

    async def answer(self, table: Table, decision: Decision) -> None:
        """A button of the board, a line of its menu, or both fields of a form in the office."""
        if decision.forms and self.rng.random() < 0.7:
            await self.fill_in(table, decision)
            return
        wanted = [it for it in decision.options if it.do in ("buy", "take")]
        option = self.rng.choice(wanted or decision.options)
        who, ply = self.world.member(PEOPLE[decision.seat]), table.ply(decision.seat)
        menu = f"s{Id('desk', table.id, ply, LAID)}"
        if isinstance(option, Reserve) and menu in str(self.world.board.components):
            await who.select(self.world.board, [digest(option)], custom_id=menu)
            await self.world.press(PEOPLE[decision.seat], CONFIRM)
        else:
            await who.click(self.world.board, custom_id=f"b{Id('go', table.id, ply, digest(option))}")

    async def fill_in(self, table: Table, decision: Decision) -> None:
        """The Spy: one of mine, one of theirs, Confirm."""
        self.seen.add("swap")
        name = PEOPLE[decision.seat]
        await self.world.press(name, "My office", self.world.board)
        for menu in ("Your worker", "changes places"):
            labels = self.options(name, menu)
            await self.world.choose(name, menu, self.rng.choice(labels))
        await self.world.press(name, "Confirm")

    async def play_card(self, table: Table, offer: Decision) -> None:
        """A card at any time, from the office: chosen, read, confirmed."""
        name = PEOPLE[offer.seat]
        await self.world.press(name, "My office", self.world.board)
        await self.world.press(name, "Play a card")
        await self.world.choose(name, "Play a card", self.rng.choice(self.options(name, "Play a card")))
        assert "The card is then discarded" in self.world.texts(self.world.messages(name)[-1])
        await self.world.press(name, "Confirm")
        self.seen.add("anytime")

    async def load(self, decision: Decision, *, restart: bool) -> None:
        """As suggested; the first time the bot is restarted before."""
        name = PEOPLE[decision.seat]
        await self.world.press(name, "My office", self.world.board)
        if restart:
            await self.world.restart()
        await self.world.press(name, "Confirm")

    def options(self, name: str, menu: str) -> list[str]:
        """The labels of the newest menu with this placeholder."""
        for message in reversed(self.world.messages(name)):
            for row in message.components:
                for it in getattr(row, "children", ()):
                    if menu in (getattr(it, "placeholder", None) or ""):
                        return [option.label for option in it.options]
        raise LookupError(menu)


async def test_a_whole_game_by_presses_restarted_in_the_middle_of_questions(world: World) -> None:
    bot: Any = world.env.bot
    bot.services.tables.seed = SEED
    await world.slash("Anna", "new", expansion="kaispeicher")
    for name in PEOPLE[1:]:
        await world.press(name, "Join")
    await world.press("Anna", "Start")
    player = Player(world)
    world.mark()
    await player.play()

    table = await player.table()
    assert {"chief", "insurance"} & player.seen
    assert {"spying", "swap", "reservation", "anytime", "loading"} <= player.seen
    assert check(table.game, write(table.game, table.deal, actions(table))) is None  # type: ignore[arg-type]
    assert world.rest_calls() <= 3 * len(table.moves)
    assert "wins with" in world.texts(world.board) or "share the victory" in world.texts(world.board)


def actions(table: Table) -> list[Action]:
    return [move.action for move in table.moves]
