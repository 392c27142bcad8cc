"""Four people who play a table by pressing what they see, the same way for the same seed."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import simcord

from bot.games.registry import PRESENTERS
from bot.services import Services
from bot.texts import Texts
from bot.views.office.forms import confirmed
from bot.views.scene import Scene
from engine.core.actions import Action, digest, notation
from engine.core.seal import sealable
from engine.tables.model.table import Table
from tests.background.weather import quiet
from tests.tables.sittings import gone_on
from tests.world import Message, World

FOUR = ("Anna", "Ben", "Clara", "David")


class Answer(NamedTuple):
    """Something that a person did and that the bot has acknowledged; `moves` in the notation of the log."""

    table: int
    seat: int
    ply: int
    moves: tuple[str, ...]


class Ready(NamedTuple):
    """A control that is about to be pressed, and the answer that it gives."""

    who: str
    message: Message
    id: str
    label: str
    answer: Answer


class TablePlayer:
    """Presses for all people of one table. `answers`: what has been acknowledged so far."""

    def __init__(self, world: World, table: int, seed: str) -> None:
        self.world = world
        self.id = table
        self.luck = random.Random(seed)
        self.answers: list[Answer] = []
        self.letters = 0.5  # of all Loading done by direct message
        self.names = {world.member(name).id: name for name in world.members}

    @property
    def services(self) -> Services:
        """That of the bot which is running just now."""
        bot: Any = self.world.env.bot
        services: Services = bot.services
        return services

    async def table(self) -> Table:
        """The table as it is now."""
        return await self.services.tables.table(self.id)

    async def board(self) -> Message:
        """The message that is the table's board."""
        known = await self.services.store.mail.message(self.id, "board")
        assert known is not None
        return simcord.ResponseMessage(self.world.env, self.world.env.backend.get_message(*known))

    async def play(self, answers: int = 1_000) -> Table:
        """This many answers, or all until the end."""
        for _ in range(answers):
            if (await self.table()).status != "running":
                break
            await self.step()
        return await self.table()

    async def hurry(self) -> Table:
        """To the end without a press, for what comes after a game."""
        tables = self.services.tables
        over = tables.change(self.id, lambda it: gone_on(it, 1_000, self.luck, tables.clock()))
        table = await self.world.as_bot(lambda: asyncio.ensure_future(over))
        await quiet(self.world)
        return table

    async def play_until(self, ask: str) -> Table:
        """Until a player is asked this."""
        while all(decision.ask != ask for decision in (await self.table()).pending):
            assert (await self.table()).status == "running"
            await self.step()
        return await self.table()

    async def step(self) -> None:
        """One answer of one of those who are due."""
        await self.press(await self.next_answer())

    async def press(self, answer: Ready) -> None:
        """Give an answer."""
        result = await self.world.press(answer.who, answer.label, answer.message)
        assert result.acknowledged
        self.heard(answer)

    async def next_answer(self) -> Ready:
        """The press that is one answer of one of those who are due, and what must be pressed before it."""
        return await self.answer_of(self.luck.choice((await self.table()).due))

    async def answer_of(self, seat: int) -> Ready:
        """The press that is an answer of this seat, and what must be pressed before it."""
        table = await self.table()
        if all(decision.where == "board" for decision in table.decisions_of(seat)):
            return await self.option(table, seat)
        desk = await self.desk(seat)
        await self.lay_out(seat, desk)
        return await self.confirmation(seat, desk)

    async def name(self, seat: int) -> str:
        """The agent of a seat, with hardly any time to think."""
        return self.names[(await self.table()).chairs[seat].person or 0]

    def controls(self, who: str, message: Message) -> dict[str, str]:
        """What this person can press there: ids and labels."""
        labels = self.world.labels(who, message)
        return {self.world.custom_id(message, label): label for label in labels}

    async def option(self, table: Table, seat: int) -> Ready:
        """One of the buttons on the board."""
        who, board = await self.name(seat), await self.board()
        moment = f"bk:go:{self.id}:{table.ply(seat)}:"
        buttons = {id: label for id, label in self.controls(who, board).items() if id.startswith(moment)}
        offered = {digest(it): it for decision in table.decisions_of(seat) for it in decision.options}
        pressed = self.luck.choice(sorted(buttons))
        moves = (offered[pressed.rpartition(":")[2]],)
        return Ready(who, board, pressed, buttons[pressed], told(table, seat, moves))

    async def desk(self, seat: int) -> Message:
        """Where this seat loads: in the direct message that has come, or in the office."""
        who = await self.name(seat)
        moment = f"bk:confirm:{self.id}:{(await self.table()).ply(seat)}:"
        letters = [it for it in self.world.inbox(who) if find(self.controls(who, it), moment)]
        if letters and self.luck.random() < self.letters:
            return letters[-1]
        result = await self.world.press(who, "My office", await self.board())
        assert result.response is not None
        return result.response

    async def lay_out(self, seat: int, desk: Message) -> None:
        """As the bot suggests, or by hand; sometimes nothing at all."""
        who, way = await self.name(seat), self.luck.random()
        if way > 0.4 and "Start over" in self.world.labels(who, desk):
            await self.world.press(who, "Start over", desk)
        while way > 0.6 and await self.lay_step(seat, desk):
            way -= 0.1

    async def lay_step(self, seat: int, desk: Message) -> bool:
        """One good to one place, by the menu; False if there is none."""
        who = await self.name(seat)
        menu = find(self.controls(who, desk), f"sk:desk:{self.id}:")
        if menu is None or not menu[0].endswith(":use"):
            return False
        places = self.world.options(who, menu[1], desk)
        await self.world.choose(who, menu[1], self.luck.choice(places), message=desk)
        return True

    async def confirmation(self, seat: int, desk: Message) -> Ready:
        """What lies on the desk happens."""
        table, who = await self.table(), await self.name(seat)
        button = find(self.controls(who, desk), f"bk:confirm:{self.id}:{table.ply(seat)}:")
        assert button is not None
        moves = await self.laid(table, seat, mark=button[0].rpartition(":")[2])
        return Ready(who, desk, *button, told(table, seat, moves))

    async def laid(self, table: Table, seat: int, mark: str) -> tuple[Action, ...]:
        """The moves that lie on the desk of a seat."""
        draft = await self.services.tables.draft(table, seat)
        return confirmed(Scene(table, (), Texts.of("en"), seat), PRESENTERS[table.key], draft, mark)[1]

    def heard(self, answer: Ready) -> None:
        """The bot has acknowledged it."""
        self.answers.append(answer.answer)


def told(table: Table, seat: int, moves: tuple[Action, ...]) -> Answer:
    """These moves of a seat, in words."""
    return Answer(table.id, seat, table.ply(seat), tuple(map(notation, moves)))


def find(controls: dict[str, str], start: str) -> tuple[str, str] | None:
    """Id and label of the first control whose id starts like this."""
    return next(((id, label) for id, label in controls.items() if id.startswith(start)), None)


def in_the_log(table: Table) -> list[Answer]:
    """The same story, from the log: the answers of people, in order."""
    plies, out = [0] * len(table.chairs), list[Answer]()
    for move in table.moves:
        seat = move.action.seat
        if move.person is not None:
            out.append(Answer(table.id, seat, plies[seat], (notation(move.action),)))
        plies[seat] += 1
    return out


def one_by_one(answers: list[Answer]) -> list[Answer]:
    """Answers of several moves, a line each."""
    return [
        Answer(it.table, it.seat, it.ply + number, (move,))
        for it in answers
        for number, move in enumerate(it.moves)
    ]


async def sit_down(world: World, seed: str, *people: str, **options: Any) -> TablePlayer:
    """A table of these people in a game that has begun, dealt by a seed."""
    bot: Any = world.env.bot
    bot.services.tables.seed = sealable(seed)
    await world.slash(people[0], "new", **{"game": "speicherstadt", **options})
    table = max([row["id"] for row in await bot.services.store._all("SELECT id FROM tables")])
    player = TablePlayer(world, table, seed)
    for name in people[1:]:
        await world.press(name, "Join", await player.board())
    await world.press(people[0], "Start", await player.board())
    return player
