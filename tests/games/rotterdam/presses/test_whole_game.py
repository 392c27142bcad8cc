"""A whole game of four people by presses; the bot is restarted at a fork, in a trade, and over a card."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from engine.core.actions import Action, act
from engine.core.records import check, write
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Accept, Decline, Offer
from engine.games.rotterdam.agents import cards
from engine.games.rotterdam.hidden_information import may_hold
from engine.games.rotterdam.state import State
from engine.tables.model.table import Table
from tests.games.rotterdam.presses.crew import Crew
from tests.world import World

FOUR = ("Anna", "Ben", "Clara", "David")


async def test_four_people_play_a_whole_game_through_restarts(world: World) -> None:
    crew = Crew(world, FOUR, "rotterdam")
    await crew.sit_down("whole game")
    todo = {"fork": at_a_fork, "trade": in_a_trade, "card": over_a_card}
    while (table := await crew.table()).status == "running":
        for name in [it for it, meet in todo.items() if await meet(crew, table)]:
            del todo[name]
        if (await crew.table()) is table:
            await crew.step()
            crew.look()
    assert not todo
    await whole(crew, table)
    assert "final result" in world.texts(world.board)
    assert "Game stats" in world.labels("Anna", world.board)


async def whole(crew: Crew, table: Table) -> None:
    """What was pressed is what was played, and its record passes the check."""
    assert table.deal is not None
    actions = [move.action for move in table.moves]
    assert check(GAME, write(GAME, table.deal, actions, table.seed)) is None
    assert {move.cause for move in table.moves} <= {"hand", "step", "forced"}


async def at_a_fork(crew: Crew, table: Table) -> bool:
    """A ship asks for its way; after a restart its owner shows it."""
    decision = next((it for it in table.pending if it.ask == "fork"), None)
    if decision is None:
        return False
    board = crew.world.board
    await crew.world.restart()
    await crew.do(await crew.table(), decision.options[-1])
    assert crew.world.board.id == board.id
    assert (await crew.table()).moves[-1].action == decision.options[-1]
    return True


async def in_a_trade(crew: Crew, table: Table) -> bool:
    """Two offers stand; after a restart both can be answered by another player, and taken back."""
    hands = [me.products for me in cast(State, table.now).seats]
    pairs = permutations(answerable(table), 2)
    met = [(one, other) for one, other in pairs if one.seat in other.to and other.want[0] in hands[one.seat]]
    if not met:
        return False
    first, second = met[0]
    for offer in (first, second):
        await crew.do(await crew.table(), offer)
    await crew.world.restart()
    text = crew.world.texts(crew.world.board)
    assert "Open offers" in text and all(f"{FOUR[it.seat]} offers" in text for it in (first, second))
    office = await crew.desk(FOUR[first.seat])
    assert "Your offer: " in crew.world.texts(office) and "you can withdraw it" in crew.world.texts(office)
    await crew.do(await crew.table(), act(Decline, first.seat, offerer=second.seat))
    await crew.world.press(FOUR[first.seat], "Withdraw my offer")
    standing = (await crew.truth()).standing
    assert first.seat not in [it.seat for it in standing]
    return True


def answerable(table: Table) -> list[Offer]:
    """Offers of the first product of a seat for one that another seat holds, to all that may hold it."""
    found: list[Offer] = []
    s = cast(State, table.now)
    for decision in table.pending:
        form = next((it for it in decision.forms if it.action is Offer), None)
        if decision.ask == "trade" and form is not None:
            give = s.seats[decision.seat].products[:1]
            others = next(pick.among for pick in form.picks if pick.field == "to")
            wanted = {it for seat in others for it in s.seats[seat].products} - {*give}
            for want in sorted(wanted)[:1]:
                to = tuple(sorted(it for it in others if may_hold(s, it, (want,))))
                found.append(Offer(seat=decision.seat, to=to, give=tuple(give), want=(want,)))
    return found


async def over_a_card(crew: Crew, table: Table) -> bool:
    """A card lies on the desk, half chosen; after a restart it still does, and is played."""
    for decision in table.pending:
        action = next(cards.plays(decision), None)
        if action is None or decision.ask == "trade":
            continue
        name = FOUR[action.seat]
        desk = await crew.desk(name)
        await crew.lay_out(name, desk, action, most=1)
        await crew.world.restart()
        desk = await crew.desk(name)
        await crew.lay_out(name, desk, action)
        await crew.click(name, desk, "bk:confirm")
        assert action in [move.action for move in (await crew.table()).moves]
        return True
    return False


@pytest.mark.parametrize("answer", [Accept, Decline])
async def test_an_offer_is_answered_from_the_office(world: World, answer: type[Action]) -> None:
    crew = Crew(world, FOUR[:2], "offer")
    await crew.sit_down("offer")
    while True:
        table = await crew.table()
        found = answerable(table)
        if found:
            break
        await crew.step()
    (offer, *_) = found
    await crew.do(table, offer)
    other = 1 - offer.seat
    before = (await crew.truth()).seats[other].products
    await crew.do(await crew.table(), act(answer, other, offerer=offer.seat))
    after = (await crew.truth()).seats[other].products
    assert (before != after) == (answer is Accept)
    told = crew.world.texts(await crew.desk(FOUR[offer.seat]))
    assert ("You got" in told and "🤝" in told) == (answer is Accept)
