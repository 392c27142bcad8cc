"""A file of the first version is opened by this one: nothing is lost, and games go on."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.records import check
from engine.tables.model.errors import HasSat
from engine.tables.model.habits import DAY
from engine.tables.model.log import Log, Move
from engine.tables.model.table import Chair, Table
from engine.tables.people import care, lobby
from engine.tables.play import start, undo
from engine.tables.play.answers import apply_answers
from engine.tables.store.sqlite.connection import MIGRATIONS
from tests.tables.calling import Listener
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings, person_due
from tests.tables.takings import plan

NOW = 1_800_000_000.0


def played(answers: int = 40, *, loaded: bool = False) -> Table:
    """A game of two people and an agent; `loaded`: stopped after a Loading of several steps."""
    people = (Chair(person=ANNA), Chair(person=BEN), Chair(agent="quick"))
    table = Table(1, 1, 7, ANNA, "speicherstadt", (), 3, chairs=people)
    table, now = start.start(table, ANNA, now=NOW, seed="first"), NOW
    while table.status == "running" and (answers > 0 or loaded):
        answers, now = answers - 1, now + 60
        seat = next(it for it in table.due_seats)
        options = table.decisions_of(seat)[0].options
        steps = plan(table, seat) or (next((it for it in options if it.do == "buy"), options[0]),)
        table = apply_answers(table, seat, steps, now)
        if loaded and any(it.cause == "step" for it in table.moves):
            break
    return table


def first_version(path: Path, table: Table) -> None:
    """A file as the first version wrote it."""
    db = sqlite3.connect(path)
    db.executescript((MIGRATIONS / "0001.sql").read_text(encoding="utf-8"))
    db.execute("PRAGMA user_version = 1")
    insert(
        db,
        "tables",
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        host=table.host,
        game=table.key,
        version=1,
        expansions=json.dumps(table.expansions),
        seats=table.limit,
        language="de",
        status=table.status,
        deal=table.deal.model_dump_json() if table.deal else None,
        snapshot=table.game.dump(table.state) if table.state else None,
        revision=table.revision,
        created=NOW,
        changed=NOW,
    )
    for seat, chair in enumerate(table.chairs):
        insert(db, "chairs", table_id=table.id, seat=seat, person=chair.person, agent=chair.agent, acted=NOW)
    for number, move in enumerate(table.moves):
        facts = json.dumps(move.action.as_move())
        who = {"auto": int(move.auto), "person": move.person, "at": move.at}
        insert(db, "moves", table_id=table.id, number=number, facts=facts, **who)
    insert(db, "drafts", table_id=table.id, seat=0, ply=3, body="{}")
    insert(db, "outbox", table_id=table.id, what="board", seat=-1, ply=0, revision=table.revision)
    insert(db, "messages", table_id=table.id, what="board", channel=7, message=99)
    insert(db, "people", person=ANNA, dms_closed=1, language="it")
    db.commit()
    db.close()


def insert(db: sqlite3.Connection, name: str, **facts: Any) -> None:
    marks = ", ".join("?" * len(facts))
    db.execute(f"INSERT INTO {name} ({', '.join(facts)}) VALUES ({marks})", tuple(facts.values()))


async def opened(path: Path, table: Table) -> Sittings:
    """The house of this version on a file of the first."""
    first_version(path, table)
    house = await Sittings(path).begin()
    house.clock.now = NOW + DAY
    return house


@pytest.mark.parametrize("answers", [0, 40])
async def test_moves_and_chairs_are_those_that_were(path: Path, answers: int) -> None:
    known = played(answers)
    house = await opened(path, known)
    read = await house.tables.table(1)

    assert [it.action for it in read.moves] == [it.action for it in known.moves]
    assert [(it.cause, it.person, it.at) for it in read.moves] == [
        (it.cause, it.person if it.cause != "agent" else None, it.at) for it in known.moves
    ]
    assert read.game.dump(read.now) == known.game.dump(known.now)
    assert read.pending == known.pending
    assert [(it.person, it.agent) for it in read.chairs] == [(ANNA, None), (BEN, None), (None, "quick")]
    assert (read.pace, read.at_zero, read.rests, read.language) == ("none", "nothing", None, "de")
    await house.stop()


async def test_the_game_goes_on_to_its_end(path: Path) -> None:
    house = await opened(path, played())
    over = await house.play(1)
    assert over.status == "finished"
    assert check(over.game, await house.tables.record(1)) is None
    await house.again()
    assert await house.tables.table(1) == over
    await house.stop()


async def test_what_had_to_be_said_is_said_and_known(path: Path) -> None:
    known = played()
    house = await opened(path, known)

    assert [(it.what, it.revision) for it in await house.store.mail.unsaid()] == [("board", known.revision)]
    assert await house.store.mail.message(1, "board") == (7, 99)
    assert await house.store.people.dms_closed(ANNA)
    assert await house.store.people.discord_language(ANNA) == "it"
    assert (await house.tables.draft(await house.tables.table(1), 0)).steps == ()
    await house.stop()


async def test_a_player_who_is_due_is_reminded_and_not_called_again(path: Path) -> None:
    house = await opened(path, played())
    listener = Listener(house, 1)
    person = person_due(await listener.table())
    assert await listener.pass_by(0) == []
    heard = await listener.pass_by(DAY)

    assert [(what, who) for _, what, who in heard] == [("remind", person)]
    await house.stop()


async def test_the_last_press_can_be_taken_back_all_its_steps_together(path: Path) -> None:
    known = played(0, loaded=True)
    house = await opened(path, known)
    last = next(it for it in reversed(known.moves) if it.cause == "hand")
    before = known.moves.index(last)
    assert len([it for it in known.moves[before:] if it.cause == "step"]) >= 1
    it = await house.tables.do(1, undo.undo_press, last.person)

    assert len(it.moves) == before or it.motion is not None
    assert (it.motion.keeps if it.motion else before) == before
    await house.stop()


async def test_a_former_sitter_of_then_claims_no_seat(path: Path) -> None:
    """Version 10 kept no former sitters, but its log names players who moved and sit there no more."""
    first_version(path, played())
    db = sqlite3.connect(path)
    for script in sorted(MIGRATIONS.glob("*.sql"))[1:10]:
        db.executescript(script.read_text(encoding="utf-8"))
    db.execute("PRAGMA user_version = 10")
    db.execute("UPDATE chairs SET person = ? WHERE person = ?", (CLARA, ANNA))
    db.execute("UPDATE chairs SET agent = 'caretaker', minder = 'clock' WHERE person = ?", (BEN,))
    db.commit()
    db.close()

    house = await Sittings(path).begin()
    house.clock.now = NOW + 30 * DAY
    with pytest.raises(HasSat):
        await house.tables.do(1, care.claim, ANNA, 1)
    assert (await house.tables.do(1, care.claim, DAVID, 1)).people == (CLARA, DAVID)
    await house.stop()


@pytest.mark.parametrize("status", ["lobby", "ended", "finished"])
async def test_what_does_not_run_is_kept_too(path: Path, status: Any) -> None:
    known = played(1_000) if status == "finished" else replace(played(0), status=status)
    if status == "lobby":
        known = replace(known, deal=None, state=None, log=Log())
    house = await opened(path, known)
    read = await house.tables.table(1)

    assert read.status == status
    assert len(read.log) == sum(isinstance(it, Move) for it in known.log)
    assert await house.store.next_alarm() is None
    if status == "lobby":
        await house.tables.do(1, lobby.leave, BEN)
        assert (await house.tables.do(1, lobby.join, CLARA)).people == (ANNA, CLARA)
    await house.stop()


async def test_what_parted_equal_points_is_kept_under_its_new_name(path: Path) -> None:
    """Results that an older version has stored are read, and new ones beside them."""
    scripts = [it.read_text(encoding="utf-8") for it in sorted(MIGRATIONS.glob("*.sql"))]
    known = next(at for at, script in enumerate(scripts) if "tie_break" in script)
    table = played(1_000)
    first_version(path, table)
    db = sqlite3.connect(path)
    for script in scripts[1:known]:
        db.executescript(script)
    db.execute(f"PRAGMA user_version = {known}")
    facts = {"guild": 1, "game": table.key, "expansions": "[]", "season": "2027-1", "kind": "rated"}
    insert(db, "results", number=1, table_id=1, **facts, rounds=12, moves=99, began=NOW, ended=NOW)
    for seat, chair in enumerate(table.chairs):
        who = {"person": chair.person, "agent": chair.agent}
        insert(db, "places", number=1, seat=seat, **who, rank=1, points=3, coins=seat + 7, sources="{}")
    db.commit()
    db.close()

    house = await Sittings(path).begin()
    assert [it.tie_break for it in (await house.store.results.of_guild(1, 0))[0].places] == [7, 8, 9]
    over = await house.finished(ANNA, BEN, channel=8)
    assert [it.tie_break for it in (await house.store.results.of_guild(1, 1))[0].places] == [
        *over.now.tie_break
    ]
    await house.stop()


async def test_seats_that_were_left_and_games_with_hints_keep_their_meaning(path: Path) -> None:
    """A seat that anyone could claim is free a day after something last happened; hints meant not rated."""
    scripts = [it.read_text(encoding="utf-8") for it in sorted(MIGRATIONS.glob("*.sql"))]
    known = next(at for at, script in enumerate(scripts) if "ADD COLUMN told" in script)
    first_version(path, played())
    db = sqlite3.connect(path)
    for script in scripts[1:known]:
        db.executescript(script)
    db.execute(f"PRAGMA user_version = {known}")
    db.execute("UPDATE chairs SET minder = 'vote', agent = 'caretaker' WHERE seat = 1")
    db.commit()
    db.close()

    house = await Sittings(path).begin()
    it = await house.tables.table(1)
    assert (it.hints, it.friendly, it.rated) == (True, True, False)
    assert [chair.told for chair in it.chairs] == [None, NOW, None]
    assert it.free_from(1) == NOW + DAY
    house.clock.now = NOW + DAY
    assert (await house.tables.do(1, care.claim, CLARA, 1)).chairs[1].person == CLARA
    await house.stop()
