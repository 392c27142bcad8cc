"""People who answer any question by presses, found in its form: what the quick player would do."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

import discord
from simcord.components import walk_components

from bot.games.registry import PRESENTERS
from bot.messages.ids import Id
from bot.presenter.desk import DeskForm, Press
from bot.texts import Texts
from bot.views.office.forms import form_of
from bot.views.scene import Scene
from engine.agents.agent import answer_from_state, with_offers
from engine.core.actions import Action, digest
from engine.core.seal import sealable
from engine.games.agents import AGENTS
from engine.tables.model.table import Table
from tests.cogs.clicker import Clicker
from tests.world import World

MOST_PRESSES = 9
"""Presses after which an answer lies on the desk."""


class Step(NamedTuple):
    """A press on the way to an answer: a button, or a menu with what is chosen in it."""

    name: str
    values: tuple[str, ...] | None = None


class FormPlayer(Clicker):
    """The people of one table; `luck` decides who of those that are due comes first."""

    key: ClassVar[str]

    def __init__(self, world: World, people: tuple[str, ...], seed: str) -> None:
        super().__init__(world, people, seed)
        self.luck = random.Random(seed)

    async def sit_down(self, seed: str, **options: Any) -> None:
        """A table at which all of them sit, started."""
        bot: Any = self.world.env.bot
        bot.services.tables.seed = sealable(seed)
        await self.world.slash(self.people[0], "new", game=self.key, seats=len(self.people), **options)
        for name in self.people[1:]:
            await self.click(name, self.world.board, "bk:join")
        await self.click(self.people[0], self.world.board, "bk:start")

    async def step(self) -> None:
        """One answer of one of those who are due."""
        table = await self.table()
        await self.answer(table, self.luck.choice([it for it in table.pending if it.blocking]).seat)

    async def answer(self, table: Table, seat: int) -> None:
        """One answer of this seat, which is due."""
        decision = next(it for it in table.decisions_of(seat) if it.blocking)
        quick, asked = AGENTS[self.key]["quick"], with_offers(table.now, decision)
        await self.do(table, answer_from_state(quick, table.now, asked, self.luck))

    async def do(self, table: Table, action: Action) -> None:
        """Let a seat do this, by pressing what it sees."""
        name, decision = self.people[action.seat], next(it for it in table.pending if it.allows(action))
        shown = [it.seat for it in table.seen_by(None).pending if it.options]
        public = decision.where == "board" and decision.blocking and action.seat in shown
        if public and await self.choose_option(table, name, self.board, action):
            return
        desk = await self.desk(name)
        if await self.choose_option(table, name, desk, action):
            return
        await self.lay_out(name, desk, action)
        await self.click(name, desk, "bk:confirm")

    async def desk(self, name: str) -> discord.Message:
        """The office, reopened."""
        await self.world.press(name, "My office", self.world.board)
        return self.office(name)

    async def choose_option(self, table: Table, name: str, message: discord.Message, action: Action) -> bool:
        """Whether an answer is given at one press: a button, or a line of a menu."""
        ids, moment = self.ids(message), Id("go", table.id, table.ply(action.seat))
        button, menu = replace(moment, name=digest(action)), f"s{replace(moment, name='menu')}"
        if f"b{button}" in ids:
            await self.click(name, message, f"b{button}")
        elif digest(action) in self.values(message, menu):
            await self.select(name, message, "menu", digest(action))
        else:
            return False
        return True

    async def lay_out(
        self, name: str, desk: discord.Message, action: Action, most: int = MOST_PRESSES
    ) -> None:
        """Press what makes this answer, at most this many times."""
        for _ in range(most):
            if (step := await self.next_step(action)) is None:
                return
            await self.take(name, desk, step)

    async def take(self, name: str, desk: discord.Message, step: Step) -> None:
        """Press a button, or choose in a menu."""
        if step.values is None:
            await self.click(name, desk, f":{step.name}")
        else:
            await self.select(name, desk, step.name, *step.values)

    async def next_step(self, action: Action) -> Step | None:
        """What is pressed next on the way to an answer; None where it waits for Confirm."""
        table = await self.table()
        bot: Any = self.world.env.bot
        scene = Scene(table, (), Texts.of("en"), action.seat)
        decision = next(it for it in scene.mine if it.allows(action))
        draft = await bot.services.tables.draft(table, action.seat)
        form = form_of(scene.context, PRESENTERS[table.key], decision, draft)
        goal = replace(form, draft=form.draft_for(action))
        if plays(form) == plays(goal):
            return None
        picked = {field.name: field.picked for field in goal.fields()}
        for field in form.fields():
            wanted = picked.get(field.name, ())
            if {*wanted} != {*field.picked} and field.accepts(field.name, wanted):
                return Step(field.name, tuple(wanted))
        return leading_to(form, goal)

    async def select(self, name: str, message: discord.Message, menu: str, *values: str) -> None:
        """Choose in a menu, or in one of several into which it is split, unless just that stands there as
        chosen."""
        for component in self.menus(message):
            last = str(component["custom_id"]).rpartition(":")[2]
            offered = {option["value"]: bool(option.get("default")) for option in component["options"]}
            if menu in (last, last.rstrip("0123456789")) and offered.keys() >= {*values}:
                if {value for value, chosen in offered.items() if chosen} != {*values}:
                    hand = self.world.hand(name, message)
                    await hand.select(message, [*values], custom_id=str(component["custom_id"]))
                return
        raise LookupError(f"no menu {menu!r} with {values}")

    def menus(self, message: discord.Message) -> list[dict[str, Any]]:
        """The menus of a message."""
        stored = self.world.env.backend.get_message(message.channel.id, message.id)
        return [it for it in walk_components(stored.components) if "options" in it]

    def values(self, message: discord.Message, menu: str) -> set[str]:
        """What can be chosen in a menu; empty where it is not there."""
        found = (it for it in self.menus(message) if it["custom_id"] == menu)
        return {option["value"] for it in found for option in it["options"]}


def plays(form: DeskForm[Any]) -> list[tuple[Action, ...]]:
    """What the buttons of Confirm would play."""
    return [confirm.moves for confirm in form.confirms()]


def leading_to(form: DeskForm[Any], goal: DeskForm[Any]) -> Step:
    """The one press that makes one form another; raises LookupError."""
    for button in form.buttons():
        if isinstance(button, Press) and button.after() == goal.draft:
            return Step(button.name)
    for field in form.fields():
        for value, _ in field.options:
            if form.apply(field.name, (value,)) == goal.draft:
                return Step(field.name, (value,))
    raise LookupError(f"no press leads to {goal.draft}")
