"""Plans offered where they would have helped: in a second round of answers by hand, beside a question too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.actions import act
from engine.games.rotterdam.actions import End
from engine.games.rotterdam.events import RoundStarted
from engine.games.rotterdam.orders.standing_orders import Orders
from engine.tables.model.log import Move
from tests.cogs.seated import seated
from tests.games.rotterdam.arrange import arrange
from tests.games.rotterdam.presses.crew import Crew
from tests.world import World

OFFER = "🔁 "
"""Begins a line of *More …* with a plan."""


async def orders_of(crew: Crew, seat: int) -> Orders | None:
    """What a seat has planned."""
    orders = (await crew.table()).chairs[seat].orders
    assert orders is None or isinstance(orders, Orders)
    return orders


async def named_twice(world: World) -> Crew:
    """Two people who have each named a colour twice, round after round."""
    crew = Crew(world, ("Anna", "Ben"), "always")
    await crew.sit_down("always")
    table = await crew.table()
    while sum(it.action.do == "name" for it in table.moves) < 4:
        await crew.step()
        table = await crew.table()
    return crew


async def test_the_second_time_a_plan_is_offered_in_private_and_a_press_makes_it(world: World) -> None:
    crew = await named_twice(world)
    while (await crew.table()).pending[0][:2] != (0, "sailing"):
        await crew.step()
    assert OFFER in world.texts(await crew.desk("Anna"))
    assert await orders_of(crew, 0) is None
    await world.press("Anna", "Choose a colour that brings my cargo nearer", crew.office("Anna"))
    assert await orders_of(crew, 0) == Orders(round=(await crew.table()).round, onward=True)
    assert (await orders_of(crew, 1)) is None and (await crew.table()).moves[-1].cause == "order"
    assert "Colour: nearest for cargo" in world.texts(crew.office("Anna"))


async def asked_about_cards(world: World, *before: Move) -> Crew:
    """Anna, who may play a ship card, in her office; these moves have been made before."""
    s = arrange("ship_cards", ships=["S1 grain", "A1 oil"], cards=["guard"])
    table = await seated(world, s, "Anna", "Ben", key="rotterdam")
    bot: Any = world.env.bot
    bot.services.tables.remember(replace(table, state=s).adding(*before))
    await world.press("Anna", "My office", world.board)
    return Crew(world, ("Anna", "Ben"), "beside")


async def test_the_first_time_one_learns_what_is_asked(world: World) -> None:
    crew = await asked_about_cards(world)
    assert OFFER not in world.texts(crew.office("Anna"))


async def test_beside_a_question_it_answers_it_too(world: World) -> None:
    answered, begun = Move(act(End, 0), "hand", world.member("Anna").id, 0.0), (RoundStarted(2, 1),)
    crew = await asked_about_cards(world, replace(answered, events=begun))
    assert OFFER in world.texts(crew.office("Anna"))
    await world.press("Anna", "Keep my ship cards, pass if only they are left", crew.office("Anna"))
    orders = await orders_of(crew, 0)
    assert orders is not None and orders.rest
    assert (await crew.table()).moves[-1].cause == "order"
    assert "Ship cards: keep" in world.texts(crew.office("Anna"))


async def test_in_the_same_round_it_is_not_offered_yet(world: World) -> None:
    crew = await asked_about_cards(world, Move(act(End, 0), "hand", world.member("Anna").id, 0.0))
    assert OFFER not in world.texts(crew.office("Anna"))


async def test_what_an_order_or_a_computer_player_answered_does_not_count(world: World) -> None:
    moves = (Move(act(End, 0), "order", None, 0.0), Move(act(End, 0), "agent", None, 0.0))
    crew = await asked_about_cards(world, *moves, Move(act(End, 1), "hand", world.member("Ben").id, 0.0))
    assert OFFER not in world.texts(crew.office("Anna"))
