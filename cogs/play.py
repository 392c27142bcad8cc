"""What the buttons of a game do: answers, and what is laid out before one."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.ids import Id
from bot.interactions.request import Visit
from bot.interactions.sheets import Sheet
from bot.views.office.forms import OPEN, chosen, names, open_questions
from bot.views.scene import Scene
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.tables.errors import NotYourTurn, Stale
from engine.tables.people import lobby
from engine.tables.play.drafts import Draft
from engine.tables.table import Table


class Play(commands.Cog):
    """Answers at a table. What a control does is the method `on_<verb>`, by the verb in its id."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.tables = bot.house.tables
        self.reception = bot.reception
        bot.door.let_in(self)

    async def on_join(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Sit down."""
        await self.reception.show_board(visit, await self.tables.do(id.table, lobby.joined, visit.person))

    async def on_leave(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Get up before the start."""
        await self.reception.show_board(visit, await self.tables.do(id.table, lobby.left, visit.person))

    async def on_addbot(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Let a computer player sit down."""
        verb, agent = lobby.with_agent, values[0] if values else ""
        await self.reception.show_board(visit, await self.tables.do(id.table, verb, visit.person, agent))

    async def on_removebot(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Let a computer player get up."""
        await self.reception.show_board(
            visit, await self.tables.do(id.table, lobby.without_agent, visit.person)
        )

    async def on_start(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Begin the game."""
        await self.reception.show_board(visit, await self.tables.start(id.table, visit.person))

    async def on_go(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """One of the options that are offered."""
        name = values[0] if values else id.name
        table = await self.tables.answer(id.table, visit.person, lambda it, seat: offered(it, seat, id, name))
        await self.show(visit, table)

    async def on_desk(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Something on the desk: a step laid out or taken back. Nothing happens at the table."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft:
            decision = private(table, seat, id)
            c = Scene(table, (), visit.t, seat).context
            return PRESENTERS[table.key].desk.use(c, decision, draft, id.name, values)

        table = await self.tables.redraft(id.table, visit.person, edit)
        await visit.reply(await self.reception.office(visit, table))

    async def on_pick(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """A field of a form, or a card to be played: it lies ready, and nothing has happened yet."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft:
            expect_turn(table, seat, id)
            name = id.name.rstrip("0123456789")  # a menu may have several parts
            if name not in names(Scene(table, (), visit.t, seat), PRESENTERS[table.key]):
                raise Stale
            return draft.with_pick(name, values or (OPEN,))

        table = await self.tables.redraft(id.table, visit.person, edit)
        await visit.reply(await self.reception.office(visit, table))

    async def on_drop(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Nothing lies ready any more; the steps on the desk stay."""
        table = await self.tables.redraft(id.table, visit.person, lambda it, seat, draft: Draft(draft.steps))
        await visit.reply(await self.reception.office(visit, table))

    async def on_play(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """What lies ready happens. What lay on the desk stays there, as far as it still works."""
        before = await self.tables.table(id.table)
        draft = await self.house.store.draft(before, before.seat_of(visit.person))

        def pick(table: Table, seat: int) -> tuple[Action, ...]:
            expect_turn(table, seat, id)
            scene = Scene(table, (), visit.t, seat)
            action = chosen(open_questions(scene, PRESENTERS[table.key], draft), draft)
            if action is None or digest(action) != id.name:
                raise Stale
            return (action,)

        table = await self.tables.answer(id.table, visit.person, pick)
        if table.status == "running":
            await self.tables.redraft(id.table, visit.person, lambda it, seat, _: Draft(draft.steps))
        await visit.reply(await self.reception.office(visit, table))

    async def on_confirm(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """What lies on the desk happens."""
        before = await self.tables.table(id.table)
        draft = await self.house.store.draft(before, before.seat_of(visit.person))

        def pick(table: Table, seat: int) -> tuple[Action, ...]:
            decision = private(table, seat, id)
            c = Scene(table, (), visit.t, seat).context
            return PRESENTERS[table.key].desk.answer(c, decision, draft, id.name)

        await self.show(visit, await self.tables.answer(id.table, visit.person, pick))

    async def on_office(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """My office."""
        table = await self.tables.table(id.table)
        await visit.whisper(await self.reception.office(visit, table))

    async def on_read(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The board, or in an office what is mine, as text without a picture."""
        table = await self.tables.table(id.table)
        if visit.on_private_message:
            sheet = await self.house.office(table, visit.person, visit.t)
            await visit.whisper(replace(sheet, controls=()))
        else:
            await visit.whisper(await self.house.board_in_words(table, visit.t))

    async def on_rematch(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """A new lobby of the same people; the sender posts it."""
        table = await self.tables.rematch(id.table, visit.person)
        await visit.whisper(Sheet("", visit.t("new-opened", where=f"<#{table.channel}>")))

    async def show(self, visit: Visit, table: Table) -> None:
        """The message that was pressed on as it is now: the office, or the board."""
        if visit.on_private_message:
            await visit.redraw(await self.reception.office(visit, table))
        else:
            await self.reception.show_board(visit, table)


def private(table: Table, seat: int, id: Id) -> Decision:
    """The decision that is laid out on the desk; raises `NotYourTurn` or `Stale`."""
    expect_turn(table, seat, id)
    for decision in table.decisions_of(seat):
        if decision.ask in PRESENTERS[table.key].desk.ASKS:
            return decision
    raise Stale


def expect_turn(table: Table, seat: int, id: Id) -> None:
    """Raise `NotYourTurn` or `Stale` where a press does not belong to this moment of this seat."""
    if not table.decisions_of(seat):
        raise NotYourTurn
    if table.ply(seat) != id.ply:
        raise Stale


def offered(table: Table, seat: int, id: Id, name: str) -> tuple[Action, ...]:
    """The offered action that a button or a choice means; raises `NotYourTurn` or `Stale`."""
    expect_turn(table, seat, id)
    for decision in table.decisions_of(seat):
        for option in decision.options:
            if digest(option) == name:
                return (option,)
    raise Stale


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
