"""Metrics count events and states, without names."""

from __future__ import annotations

import re
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from engine.tables.model.outbox import Note
from engine.tables.store.mail import Pause
from tests.background.weather import quiet
from tests.monitoring.conftest import asked
from tests.world import PEOPLE, World

Values = dict[str, float]


async def metrics(world: World) -> tuple[Values, str]:
    """Every number by its name and labels, and the whole text."""
    bot: Any = world.env.bot
    status, text = await asked(bot.monitoring.servers[1].port)
    assert status == 200
    samples = [it for family in text_string_to_metric_families(text) for it in family.samples]
    return {f"{it.name}{sorted(it.labels.values())}": it.value for it in samples}, text


async def test_they_say_how_much_and_how_long(world: World) -> None:
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    await world.slash("Clara", "office")
    await world.slash("David", "new", place="thread")
    await world.slash("Emma", "learn")
    bot: Any = world.env.bot
    await bot.thinkers.workers.run(abs, -1, limit=60.0)
    values, _ = await metrics(world)

    assert values["kontor_requests_total['answered', 'command']"] == 3
    assert values["kontor_requests_total['command', 'refused']"] == 1
    assert values["kontor_requests_total['answered', 'control']"] >= 2
    answers = sum(value for name, value in values.items() if name.startswith("kontor_requests_total"))
    assert values["kontor_acknowledgement_seconds_count[]"] == answers
    assert values["kontor_tables['running', 'table']"] == 1
    assert values["kontor_tables['lobby', 'table']"] == 1
    assert values["kontor_tables['lesson', 'running']"] == 1
    assert values["kontor_work_seconds_count['thought']"] == 1
    assert values["kontor_work_given_up_total['thought']"] == 0
    assert values["kontor_work_in_line['thought']"] == 0
    assert values["kontor_servers[]"] == 1
    assert values["kontor_gateway_away_seconds[]"] == 0
    assert 0 <= values["kontor_loop_lag_seconds[]"] < 5
    assert values["process_resident_memory_bytes[]"] > 1e6


async def test_they_show_pending_messages_and_their_age(world: World) -> None:
    await world.slash("Anna", "new")
    await quiet(world)
    bot: Any = world.env.bot
    bot.sender.open = False
    mail, now = bot.services.store.mail, (await bot.services.tables.table(1)).changed
    board, lost = Note(1, "board", revision=9), Note(1, "lost", 0, revision=9)
    await mail.say(board, lost)
    await mail.put_off([lost], Pause(60.0, 60.0), now)
    bot.services.tables.clock = lambda: now + 30  # a request by HTTP is in no world
    values, _ = await metrics(world)

    assert values["kontor_outbox_notes['due']"] == values["kontor_outbox_notes['failed']"] == 1
    assert 30 <= values["kontor_outbox_age_seconds['due']"] < 60

    await mail.mark_sent(board)
    values, _ = await metrics(world)
    assert values["kontor_outbox_notes['due']"] == values["kontor_outbox_age_seconds['due']"] == 0


async def test_they_name_no_one(world: World) -> None:
    await world.slash("Anna", "new")
    await world.press("Anna", "Leave")
    _, text = await metrics(world)

    assert not [name for name in PEOPLE if name.lower() in text.lower()]
    ids = {str(it) for it in (world.guild.id, world.channel.id, world.member("Anna").id)}
    assert not ids & {*re.findall(r"\d+", text)}


async def test_a_fault_of_ours_is_counted(world: World) -> None:
    bot: Any = world.env.bot

    async def broken(*facts: Any) -> None:
        raise KeyError("a bug")

    bot.services.tables.open = broken
    await world.slash("Anna", "new")
    values, _ = await metrics(world)
    assert values["kontor_requests_total['command', 'fault']"] == 1
