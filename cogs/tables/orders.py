"""Answers in advance: standing orders, a Loading sealed ahead; notes to oneself."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.presenter.desk import DeskForm
from bot.views.office import always, forms
from bot.views.office import orders as looks
from bot.views.scene import Scene
from cogs.tables.play import expect_turn
from engine.core.actions import Action
from engine.core.orders import Orders as Given
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table


class OrdersCog(commands.Cog):
    """All of it happens in the office: nothing that others see changes before an order is carried out."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.tables = bot.services.tables
        bot.router.register(self)

    async def on_orders(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the standing orders of the player and what may be ordered."""
        await self.panel(request, await self.tables.table(id.table))

    async def on_order(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Something is ordered, or chosen on the way to an order."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft | Given:
            scene = Scene(table, (), request.t, seat)
            if id.ply != table.round or not looks.decides(scene):
                raise Stale
            filled = PRESENTERS[table.key].plan(scene.context, draft).apply(id.name, values)
            if filled is None:
                raise Stale
            return filled

        await self.panel(request, await self.tables.fill(id.table, request.person, edit))

    async def on_carry(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Let the orders answer the open question; the player has seen their cards."""

        def edit(table: Table, seat: int, orders: Given) -> Given:
            expect_turn(table, seat, id)
            return orders

        await self.tables.order(id.table, request.person, edit)
        await self.office(request, await self.tables.carry_out(id.table, request.person))

    async def on_always(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Add a rule, and let it answer the question beside which it was offered."""
        table = await self.tables.order(
            id.table, request.person, lambda table, seat, orders: orders.additions().get(id.name, orders)
        )
        if id.ply and id.ply == table.ply(table.seat_of(request.person)):
            table = await self.tables.carry_out(id.table, request.person)
        await self.office(request, table)

    async def on_decline(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Offer this user no more plans in this game."""
        table = await self.tables.table(id.table)
        await self.services.store.people.know(request.person, always.DECLINED.format(table.key))
        await self.office(request, table)

    async def on_prepare(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The desk before its time."""
        await self.desk(request, await self.tables.table(id.table))

    async def on_ahead(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A step laid out ahead or taken back. What was sealed does not change before the seal is broken."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft:
            presenter = PRESENTERS[table.key]
            form = ahead(Scene(table, (), request.t, seat), presenter, id, draft)
            after = form.apply(id.name, values)
            if not isinstance(after, Draft) or presenter.plan(form.c).sealed():
                raise Stale
            return after

        await self.desk(request, await self.tables.fill(id.table, request.person, edit))

    async def on_seal(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Turn the draft into a standing order. The draft is kept, in case the goods change first."""

        def edit(table: Table, seat: int, draft: Draft) -> Given:
            scene, presenter = Scene(table, (), request.t, seat), PRESENTERS[table.key]
            if not (steps := ahead(scene, presenter, id, draft).moves(id.name)):
                raise Stale
            return sealed(scene, steps)

        table = await self.tables.fill(id.table, request.person, edit)
        scene = Scene(table, (), request.t, table.seat_of(request.person))
        steps = PRESENTERS[table.key].plan(scene.context).sealed()
        await self.tables.fill(id.table, request.person, lambda table, seat, _: Draft(steps))
        await self.desk(request, table)

    async def on_unseal(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Unseal: the sealed answer becomes a draft again."""

        def open_again(table: Table, seat: int, draft: Draft) -> Draft:
            presenter = PRESENTERS[table.key]
            form = ahead(Scene(table, (), request.t, seat), presenter, id, draft)
            if not (steps := presenter.plan(form.c).sealed()):
                raise Stale
            return replace(form, draft=Draft(steps)).unsealed()

        def edit(table: Table, seat: int, draft: Draft) -> Given:
            return sealed(Scene(table, (), request.t, seat), ())

        await self.tables.fill(id.table, request.person, open_again)
        await self.desk(request, await self.tables.fill(id.table, request.person, edit))

    async def on_home(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Leave the standing orders for the office."""
        await self.office(request, await self.tables.table(id.table))

    async def on_note(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A window to write a note to oneself."""
        table = await self.tables.table(id.table)
        scene = Scene(table, (), request.t, table.seat_of(request.person))
        await request.open_modal(
            looks.note_window(scene, await self.services.store.jotting(table.id, request.person))
        )

    async def on_jot(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The note is written; nothing: it is thrown away."""
        table = await self.tables.table(id.table)
        table.seat_of(request.person)
        body = "\n".join(values).strip()[: looks.NOTE]
        await self.services.store.jot(table.id, request.person, body)
        await self.office(request, table)

    async def panel(self, request: Request, table: Table) -> None:
        """Show the standing orders and the draft of the player."""
        seat = table.seat_of(request.person)
        scene, draft = (
            await self.services.scene(table, request.t, seat),
            await self.services.store.draft(table, seat),
        )
        presenter = PRESENTERS[table.key]
        drawing = partial(presenter.pictures.plan, scene.context)
        picture = await self.services.picture(drawing, scene.t, request.picture_timeout)
        request.office = table
        await request.reply(looks.panel(scene, presenter, draft, picture))

    async def desk(self, request: Request, table: Table) -> None:
        """Show the desk of a later question in advance; raises `Stale`."""
        seat = table.seat_of(request.person)
        presenter = PRESENTERS[table.key]
        scene = looks.rehearsal(await self.services.scene(table, request.t, seat), presenter)
        if scene is None:
            raise Stale
        steps, draft = (
            presenter.plan(scene.context).sealed(),
            await self.services.store.draft(table, seat),
        )
        shown = Draft(steps) if steps else draft
        drawing = partial(presenter.pictures.office, scene.context, shown)
        picture = await self.services.picture(drawing, scene.t, request.picture_timeout)
        request.office = table
        await request.reply(looks.preparation(scene, presenter, shown, picture))

    async def office(self, request: Request, table: Table) -> None:
        """Reply with the office of the player."""
        await request.reply(await self.bot.responder.office(request, table))


def ahead(scene: Scene, presenter: Presenter, id: Id, draft: Draft) -> DeskForm[Any]:
    """The form of a rehearsal; raises `Stale` where that was another round, or nothing can be prepared."""
    rehearsed = looks.rehearsal(scene, presenter)
    decision = looks.question(rehearsed, presenter) if rehearsed else None
    if rehearsed is None or decision is None or id.ply != scene.table.round:
        raise Stale
    return forms.form_of(rehearsed.context, presenter, decision, draft)


def sealed(scene: Scene, steps: tuple[Action, ...]) -> Given:
    """The orders of the seat with these steps sealed, or with none. Raises `IllegalAction`."""
    orders: Given = PRESENTERS[scene.table.key].plan(scene.context).seal(steps)
    return orders
