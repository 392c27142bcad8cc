"""What is said in advance: standing orders, a Loading sealed ahead, a note to oneself."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Kontor
from bot.games.context import Context
from bot.games.contract import Presenter
from bot.games.registry import PRESENTERS
from bot.interactions.ids import Id
from bot.interactions.request import Visit
from bot.views.office import orders as looks
from bot.views.scene import Scene
from cogs.play import expect_turn
from engine.core.decisions import Decision
from engine.core.orders import Orders as Given
from engine.tables.errors import Stale
from engine.tables.play.drafts import Draft
from engine.tables.table import Table


class Orders(commands.Cog):
    """All of it happens in the office: nothing that others see changes before an order is carried out."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.tables = bot.house.tables
        bot.door.let_in(self)

    async def on_orders(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The panel of orders."""
        await self.panel(visit, await self.tables.table(id.table))

    async def on_which(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The card about which something will be ordered."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft:
            scene, presenter = Scene(table, (), visit.t, seat), PRESENTERS[table.key]
            looks.expect_offered(looks.ordering(scene, presenter, draft), id, values)
            return draft.with_pick(id.name, values)

        await self.panel(visit, await self.tables.redraft(id.table, visit.person, edit))

    async def on_order(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Something is ordered, or no longer."""
        draft = await self.draft(visit, id)

        def edit(table: Table, seat: int, orders: Given) -> Given:
            scene, presenter = Scene(table, (), visit.t, seat), PRESENTERS[table.key]
            looks.expect_offered(looks.ordering(scene, presenter, draft), id, values)
            return presenter.ordering.order(scene.context, orders, id.name, values)

        await self.panel(visit, await self.tables.order(id.table, visit.person, edit))

    async def on_carry(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Let the orders answer what waits; whoever presses has seen his cards."""

        def edit(table: Table, seat: int, orders: Given) -> Given:
            expect_turn(table, seat, id)
            return orders

        await self.tables.order(id.table, visit.person, edit)
        await self.office(visit, await self.tables.carry_out(id.table, visit.person))

    async def on_prepare(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The desk before its time."""
        await self.desk(visit, await self.tables.table(id.table))

    async def on_ahead(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """A step laid out ahead or taken back. What was sealed does not change before the seal is broken."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft:
            presenter = PRESENTERS[table.key]
            c, decision = ahead(Scene(table, (), visit.t, seat), presenter, id)
            if presenter.ordering.sealed(c):
                raise Stale
            return presenter.desk.use(c, decision, draft, id.name, values)

        await self.desk(visit, await self.tables.redraft(id.table, visit.person, edit))

    async def on_seal(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """What lies on the desk becomes an order. The draft keeps it, in case the goods change before."""
        draft = await self.draft(visit, id)

        def edit(table: Table, seat: int, orders: Given) -> Given:
            scene, presenter = Scene(table, (), visit.t, seat), PRESENTERS[table.key]
            rehearsed, decision = ahead(scene, presenter, id)
            steps = presenter.desk.answer(rehearsed, decision, draft, id.name)
            return presenter.ordering.seal(scene.context, orders, steps)

        table = await self.tables.order(id.table, visit.person, edit)
        scene = Scene(table, (), visit.t, table.seat_of(visit.person))
        steps = PRESENTERS[table.key].ordering.sealed(scene.context)
        await self.tables.redraft(id.table, visit.person, lambda it, seat, _: Draft(steps))
        await self.desk(visit, table)

    async def on_unseal(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The seal is broken: what was sealed lies open on the desk."""

        def open_again(table: Table, seat: int, draft: Draft) -> Draft:
            presenter = PRESENTERS[table.key]
            c, decision = ahead(Scene(table, (), visit.t, seat), presenter, id)
            steps = presenter.ordering.sealed(c)
            if not steps:
                raise Stale
            return presenter.desk.use(c, decision, Draft(steps), "open", ())

        def edit(table: Table, seat: int, orders: Given) -> Given:
            c = Scene(table, (), visit.t, seat).context
            return PRESENTERS[table.key].ordering.seal(c, orders, ())

        await self.tables.redraft(id.table, visit.person, open_again)
        await self.desk(visit, await self.tables.order(id.table, visit.person, edit))

    async def on_home(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Back to the office."""
        await self.office(visit, await self.tables.table(id.table))

    async def on_note(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """A window to write a note to oneself."""
        table = await self.tables.table(id.table)
        scene = Scene(table, (), visit.t, table.seat_of(visit.person))
        await visit.ask(looks.note_form(scene, await self.house.store.jotting(table.id, visit.person)))

    async def on_jot(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The note is written; nothing: it is thrown away."""
        table = await self.tables.table(id.table)
        table.seat_of(visit.person)
        body = "\n".join(values).strip()[: looks.NOTE]
        await self.house.store.jot(table.id, visit.person, body)
        await self.office(visit, table)

    async def draft(self, visit: Visit, id: Id) -> Draft:
        """What the visitor has laid out and picked."""
        table = await self.tables.table(id.table)
        return await self.house.store.draft(table, table.seat_of(visit.person))

    async def panel(self, visit: Visit, table: Table) -> None:
        """Show the orders."""
        seat = table.seat_of(visit.person)
        scene, draft = await self.house.scene(table, visit.t, seat), await self.house.store.draft(table, seat)
        await visit.reply(looks.panel(scene, PRESENTERS[table.key], draft))

    async def desk(self, visit: Visit, table: Table) -> None:
        """Show the desk before its time."""
        seat = table.seat_of(visit.person)
        presenter = PRESENTERS[table.key]
        scene = looks.rehearsal(await self.house.scene(table, visit.t, seat), presenter)
        if scene is None:
            raise Stale
        steps, draft = presenter.ordering.sealed(scene.context), await self.house.store.draft(table, seat)
        shown = Draft(steps) if steps else draft
        drawing = presenter.pictures.office(scene.context, shown)
        picture = await self.house.picture(drawing, scene.t, visit.patience)
        await visit.reply(looks.prepared(scene, presenter, shown, picture))

    async def office(self, visit: Visit, table: Table) -> None:
        """Show the office."""
        await visit.reply(await self.bot.reception.office(visit, table))


def ahead(scene: Scene, presenter: Presenter, id: Id) -> tuple[Context, Decision]:
    """The rehearsal and its question; raises `Stale` where that was another round, or nothing can be
    prepared.
    """
    rehearsed = looks.rehearsal(scene, presenter)
    decision = looks.question(rehearsed, presenter) if rehearsed else None
    if rehearsed is None or decision is None or id.ply != scene.table.round:
        raise Stale
    return rehearsed.context, decision


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Orders(bot))
