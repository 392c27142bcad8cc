"""The local channel, served by the real bot: empty, or with a table at a position of one's choice."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.views.scene import Scene
from engine.core.actions import Action
from engine.core.orders import Orders
from engine.tables.model.table import Table
from engine.tables.model.terms import digest_of_terms
from engine.tables.service import Tables
from engine.tables.store import Store
from tests.gallery.shots import SEED

PATIENCE = 90.0
"""Seconds until the channel must be open."""


@asynccontextmanager
async def served(database: Path, locale: str = "en-US") -> AsyncIterator[str]:
    """The address of the channel, in which the tables of this file are played; all clients speak this
    language."""
    facts = {"DISCORD_TOKEN": "", "KONTOR_DATABASE": str(database), "KONTOR_LOG_LEVEL": "WARNING"}
    command = (sys.executable, "-m", "tests.gallery.speaking", locale)
    bot = await asyncio.create_subprocess_exec(*command, env={**os.environ, **facts}, stdout=PIPE)
    try:
        yield await asyncio.wait_for(address(bot), PATIENCE)
    finally:
        if bot.returncode is None:
            bot.terminate()
        await bot.wait()


async def address(bot: Process) -> str:
    """The first address that the bot names."""
    assert bot.stdout is not None
    async for line in bot.stdout:
        if line.strip().startswith(b"http"):
            return line.strip().decode()
    raise RuntimeError("the local channel did not open")


async def sitting(database: Path) -> Table:
    """The one table of this file, to be taken as a model: its channel and its people."""
    store = await Store.open(database)
    try:
        return await store.load(1)
    finally:
        await store.close()


async def stage(database: Path, model: Table, scene: Scene, language: str) -> Table:
    """Write a file in which the people of the model have come to this scene; their table."""
    played = scene.table
    store = await Store.open(database)
    try:
        tables = Tables(store)
        tables.seed = SEED
        chairs, what = model.chairs[: played.limit], played.expansions
        lobby = replace(
            model,
            key=played.key,
            chairs=chairs,
            expansions=what,
            limit=played.limit,
            language=language,
            hints=True,
            revision=0,
        )
        terms = digest_of_terms(lobby)
        lobby = replace(lobby, chairs=tuple(replace(chair, agreed=terms) for chair in chairs))
        table = await tables.start((await tables.open(lobby)).id, model.host)
        for chair in chairs:  # nothing answers by itself: what was played was played by hand
            table = await tables.order(table.id, chair.person or 0, nothing)
        followed = [it.action for it in table.moves]  # by itself, perhaps sooner than it was played
        for move in played.moves:
            if move.action in followed:
                followed.remove(move.action)
                continue
            before, table = len(table.moves), await answer(tables, table, move.action)
            followed += [it.action for it in table.moves[before + 1 :]]
        return table
    finally:
        await store.close()


def nothing(table: Table, seat: int, before: Orders) -> Orders:
    """Orders that answer nothing."""
    return table.game.orders.revise(None, table.now.seen_by(seat), seat)


async def answer(tables: Tables, table: Table, action: Action) -> Table:
    """Let the person whose move this is make it."""
    person = table.chairs[action.seat].person
    assert person is not None
    return await tables.answer(table.id, person, lambda _table, _seat: (action,))
