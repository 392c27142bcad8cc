"""Every interaction is answered, privately where it must be, through all failures of Discord."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
import pytest

from bot.interactions.request import Request
from bot.services import Services
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from engine.tables.model.habits import DAY, MINUTE
from tests.arrange import arrange
from tests.cogs.eyes import office
from tests.cogs.people.test_games import waits_for
from tests.cogs.seated import seated
from tests.cogs.table_player import sit_down
from tests.cogs.tables.test_clock import newest_call, seat_of
from tests.cogs.wire import Wire, wire
from tests.world import Press, World

__all__ = ["wire"]
CALLBACK = "POST /interactions/*/callback"


def demand() -> State:
    return arrange(BASE, "demand", columns={"bank": "", "port": "", "ship_d": ""})


def boards(world: World) -> list[discord.Message]:
    """Public messages of the channel that can be pressed."""
    return [it for it in world.channel.history() if it.components and it.embeds and not it.flags.ephemeral]


def everybody(world: World) -> str:
    """All that a user reads without having asked."""
    return "\n".join(world.texts(it) for it in world.channel.history() if not it.flags.ephemeral)


class Silent:
    """An interaction without an answer."""

    id = 4_711
    user = discord.Object(id)
    guild_id = None
    message = None
    locale = discord.Locale.american_english

    class response:  # noqa: N801  # as discord.py calls it
        @staticmethod
        def is_done() -> bool:
            return False


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """All work takes longer than any timeout."""
    monkeypatch.setattr("bot.interactions.request.PATIENCE", 0.0)


@pytest.fixture
def sluggish(monkeypatch: pytest.MonkeyPatch, slow: None) -> None:
    """So does looking for the table of a channel, and opening one."""
    from engine.tables.service import Tables

    for name in ("open", "of_channel", "table"):
        monkeypatch.setattr(Tables, name, lingering(getattr(Tables, name)))


def lingering(work: Any) -> Any:
    """The same, later."""

    async def later(*facts: Any, **more: Any) -> Any:
        await asyncio.sleep(0.01)
        return await work(*facts, **more)

    return later


# --- Nothing private in public


@pytest.mark.usefixtures("sluggish")
async def test_a_slow_refusal_is_private_and_shows_no_office(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    before = everybody(world)
    result = await world.slash("Anna", "new")

    (refusal,) = result.followups
    assert refusal.ephemeral
    assert "already has a table" in world.texts(refusal)
    assert "Your office" not in world.texts(refusal)
    assert everybody(world) == before


@pytest.mark.usefixtures("sluggish")
async def test_where_a_public_promise_cannot_be_taken_back_nothing_private_is_said(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    before = len(world.messages("Anna"))
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=503, times=None)
    result = await world.slash("Anna", "new")

    assert not result.followups
    assert len(world.messages("Anna")) == before + 1
    assert "already has a table" not in everybody(world)


@pytest.mark.usefixtures("sluggish")
async def test_a_promise_that_cannot_be_deleted_holds_only_empty_words(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    world.env.inject_error("DELETE", "/webhooks/*/messages/@original", status=503)
    result = await world.slash("Anna", "new")

    assert len(result.followups) == 1
    assert world.texts(result.response) == "Only the person who asked sees the answer."


@pytest.mark.usefixtures("slow")
async def test_a_refusal_that_takes_long_is_promised_as_well(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(world, demand(), "Anna", "Ben")
    monkeypatch.setattr("bot.services.Services.office", lingering(Services.office))
    result = await world.press("Ben", "1 Bank", world.board)

    (refusal,) = result.followups
    assert refusal.ephemeral
    assert "Waiting for Anna" in world.texts(refusal)


async def test_a_quick_refusal_of_a_public_command_shows_no_office_either(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    result = await world.slash("Anna", "new")

    assert result.ephemeral
    assert "Your office" not in world.texts(result.response)


@pytest.mark.usefixtures("sluggish")
@pytest.mark.parametrize("command", ["new", "board"])
async def test_a_slow_public_answer_is_public_and_there_is_one_board(world: World, command: str) -> None:
    if command == "board":
        await seated(world, demand(), "Anna", "Ben")
    result = await world.slash("Anna", command)

    (board,) = boards(world)
    assert result.response is not None
    assert result.response.id == board.id
    assert world.labels("Ben", board)


@pytest.mark.usefixtures("sluggish")
async def test_a_fault_in_slow_public_work_is_owned_up_to_in_private(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(world, demand(), "Anna", "Ben")
    monkeypatch.setattr("bot.services.Services.board", broken)
    before = everybody(world)
    result = await world.slash("Anna", "board")

    (owned_up,) = result.followups
    assert owned_up.ephemeral
    assert "went wrong on my side" in world.texts(owned_up)
    assert everybody(world) == before


async def broken(*_: Any) -> None:
    """A fault of ours, after a while."""
    await asyncio.sleep(0.01)
    raise KeyError("nothing")


# --- The message under a press is gone


async def late(world: World, *presses: Press) -> list[Any]:
    """These presses reach the bot when the messages under them are gone already."""
    results = [world.throw(press) for press in presses]
    for place in {press.message.id: press.message for press in presses}.values():
        world.env.backend.delete_message(world.channel.id, place.id)
    await world.env.settle()
    return results


async def test_of_two_last_votes_at_once_both_are_answered(world: World) -> None:
    player = await sit_down(world, "votes", "Anna", "Ben", "Clara", "David", seats=4)
    await waits_for(player, "Ben")
    await world.env.advance_time(DAY + MINUTE)
    await world.slash("Anna", "table replace", player=world.member("Ben").user)
    call = newest_call(world, "Clara")
    agree = world.custom_id(call, "Agree")
    results = await late(world, Press("Clara", agree, call), Press("David", agree, call))

    assert (await player.table()).chairs[await seat_of(player, "Ben")].minder == "vote"
    assert all(result.response is not None and result.ephemeral for result in results)
    assert "nothing to vote on" in world.texts(results[1].response)


async def test_a_press_on_a_board_that_is_gone_counts_and_is_answered(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    old = world.board
    (result,) = await late(world, Press("Anna", world.custom_id(old, "1 Bank"), old))

    (board,) = boards(world)
    assert result.ephemeral
    assert "Ben places a worker" in world.texts(result.response)
    assert "Ben places a worker" in world.texts(board)


async def test_a_refusal_on_a_board_that_is_gone_is_said_all_the_same(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    old = world.board
    (result,) = await late(world, Press("Ben", world.custom_id(old, "1 Bank"), old))

    assert result.ephemeral
    assert "Waiting for Anna" in world.texts(result.response)


@pytest.mark.usefixtures("sluggish")
async def test_so_it_is_where_the_answer_was_promised(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    old = world.board
    (result,) = await late(world, Press("Anna", world.custom_id(old, "1 Bank"), old))

    assert "Ben places a worker" in world.texts(result.followups[-1])
    assert "Ben places a worker" in world.texts(world.board)


# --- Promises, windows, broken wires


@pytest.mark.usefixtures("sluggish")
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (503, 0)])
async def test_work_whose_deferral_fails_is_awaited(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    await seated(world, demand(), "Anna", "Ben")
    monkeypatch.setattr("bot.services.Services.office", broken)
    bot: Any = world.env.bot
    woken: list[int] = []
    monkeypatch.setattr(bot.sender, "wake", lambda: woken.append(1))
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    with caplog.at_level(logging.WARNING):
        result = await world.press("Anna", "My office", world.board)

    faults = [it for it in caplog.records if it.getMessage().startswith("fault ")]
    assert [it.levelname for it in faults] == ["ERROR"]
    assert faults[0].exc_info
    assert woken
    assert "went wrong on my side" in world.texts(result.response)


@pytest.mark.usefixtures("sluggish")
async def test_a_user_who_wants_a_window_too_late_is_asked_to_press_again(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    result = await world.press("Anna", "My office", world.board)
    result = await world.press("Anna", "Note")

    assert "press again" in world.texts(result.followups[-1])


async def test_what_comes_twice_is_done_and_answered_once(world: World, wire: Wire) -> None:
    await seated(world, demand(), "Anna", "Ben")
    twice: list[Any] = []
    world.env.backend.subscribers.append(lambda event, payload: twice.append((event, payload)))
    await world.press("Anna", "1 Bank", world.board)
    world.env.backend.subscribers.pop()
    calls = len([it for it in wire.calls if it.endswith("/callback")])
    for event, payload in [it for it in twice if it[0] == "INTERACTION_CREATE"]:
        world.env.backend.emit(event, payload)
    await world.env.settle()

    assert len([it for it in wire.calls if it.endswith("/callback")]) == calls
    assert "Ben places a worker" in world.texts(world.board)


@pytest.mark.parametrize("heard", [True, False])
@pytest.mark.parametrize("label", ["My office", "1 Bank"])
async def test_an_answer_whose_connection_breaks_arrives_once(
    world: World, wire: Wire, label: str, heard: bool
) -> None:
    await seated(world, demand(), "Anna", "Ben")
    wire.lose(CALLBACK, heard=heard)
    result = await world.press("Anna", label, world.board)

    assert result.acknowledged
    assert not result.followups
    assert len(boards(world)) == 1
    assert not wire.breaks


@pytest.mark.parametrize("heard", [True, False])
async def test_new_answers_with_one_board_although_the_connection_breaks(
    world: World, wire: Wire, heard: bool
) -> None:
    wire.lose(CALLBACK, heard=heard)
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")

    (board,) = boards(world)
    assert "Ben" in world.texts(board)


@pytest.mark.usefixtures("sluggish")
async def test_a_promise_that_arrived_unheard_is_kept(world: World, wire: Wire) -> None:
    await seated(world, demand(), "Anna", "Ben")
    wire.lose(CALLBACK)
    wire.lose(CALLBACK, heard=False)
    result = await world.slash("Anna", "office")

    assert result.ephemeral
    assert "Your office" in office(world) or "Your turn" in world.texts(result.response)


async def test_work_that_is_cancelled_leaves_nothing_behind(world: World) -> None:
    bot: Any = world.env.bot
    begun = asyncio.Event()

    async def idle() -> None:
        begun.set()
        await asyncio.sleep(3600)

    interaction: Any = Silent()
    request = Request(interaction)
    receiving = asyncio.create_task(bot.responder.receive(request, idle()))
    await begun.wait()
    receiving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await receiving
    coroutines: list[Any] = [it.get_coro() for it in asyncio.all_tasks()]
    assert "idle" not in [it.__name__ for it in coroutines]


# --- One board


@pytest.mark.parametrize("command", ["new", "board"])
async def test_a_press_while_a_board_is_posted_makes_no_second_one(
    world: World, wire: Wire, command: str
) -> None:
    if command == "board":
        await seated(world, demand(), "Anna", "Ben")
    bot: Any = world.env.bot
    reached, gate = wire.hold(CALLBACK)
    posting = asyncio.create_task(world.slash("Anna", command))
    await reached.wait()
    bot.sender.wake()
    for _ in range(50):
        await asyncio.sleep(0.001)
    gate.set()
    await posting
    await world.env.settle()

    assert len(boards(world)) == 1
