"""Orders: set by presses, seen by one person, carried out in time."""

from __future__ import annotations

from typing import Any

from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.cogs.eyes import begun, office, private, public, stored
from tests.cogs.seated import seated
from tests.games.speicherstadt.kaispeicher import KAI
from tests.world import Press, World


def sale(**columns: str) -> State:
    """A purchase phase in which these stand over the cards."""
    return arrange(BASE, "purchase", coins=[5, 5], columns=columns or {"bank": "BA", "port": "A"})


def demand() -> State:
    """Anna places first; each has three workers."""
    return arrange(BASE, "demand", columns={"bank": "", "port": "", "tea_taster": ""})


async def opened(world: World, state: State, name: str = "Anna") -> None:
    """The panel of orders."""
    await seated(world, state, "Anna", "Ben")
    await world.press(name, "My office")
    await world.press(name, "Plan ahead")


# --- Sales


async def test_a_card_and_a_limit_are_an_order_and_no_one_else_sees_anything(world: World) -> None:
    await opened(world, sale())
    before = public(world)
    assert "No plan yet" in office(world)

    world.mark()
    await world.choose("Anna", "Which card", "1 Bank")
    await world.choose("Anna", "What to do", "Buy for up to 1")
    assert world.rest_calls() == 2
    assert "1 Bank: buy for up to 1" in office(world)
    assert public(world) == before

    await world.press("Ben", "Pass", world.board)
    assert "Anna buys Bank for 1. *(planned)*" in world.texts(world.board)


async def test_an_order_to_pass_and_one_for_all_others(world: World) -> None:
    await opened(world, sale())
    await world.choose("Anna", "Which card", "1 Bank")
    await world.choose("Anna", "What to do", "Pass")
    await world.choose("Anna", "Which card", "All other cards")
    await world.choose("Anna", "What to do", "Buy for up to 2")
    assert "1 Bank: pass\nAll other cards this round: buy for up to 2" in office(world)

    await world.press("Ben", "Pass", world.board)
    latest = world.texts(world.board)
    assert "Bank: 🔷B Ben passes at 2, 🟠A Anna passes at 1 *(planned)*." in latest
    assert "Anna buys Port for 1. *(planned)*" in latest


async def test_to_be_asked_and_to_order_nothing(world: World) -> None:
    await opened(world, sale())
    await world.choose("Anna", "Which card", "All cards this round")
    await world.choose("Anna", "What to do", "Buy for up to 2")
    await world.choose("Anna", "Which card", "1 Bank")
    await world.choose("Anna", "What to do", "Ask me")
    assert "1 Bank: ask me\nAll other cards this round: buy for up to 2" in office(world)

    await world.choose("Anna", "What to do", "Nothing planned")
    assert "All cards this round: buy for up to 2" in office(world)
    assert "ask me" not in office(world)


async def test_limits_end_where_the_coins_or_the_price_of_the_card_end(world: World) -> None:
    state = arrange(KAI, "demand", coins=[4, 5], columns={"bank": "", "port": ""}, upper="theatre spy")
    await opened(world, state)
    await world.choose("Anna", "Which card", "1 Bank")
    bank = [it for it in world.options("Anna", "What to do") if it.startswith("Buy for")]
    assert bank == [f"Buy for up to {most}" for most in (1, 2, 3, 4)]

    await world.choose("Anna", "Which card", "4 Theatre")
    theatre = [it for it in world.options("Anna", "What to do") if it.startswith("Buy for")]
    assert theatre == ["Buy for up to 1", "Buy for up to 2"]


async def test_the_only_card_need_not_be_chosen(world: World) -> None:
    await opened(world, sale(bank="BA", port="B"))
    await world.choose("Anna", "What to do", "Buy for up to 3")
    assert "1 Bank: buy for up to 3" in office(world)


async def test_the_office_shows_the_orders_and_all_are_cleared(world: World) -> None:
    await opened(world, sale(bank="BA", port="B"))
    await world.choose("Anna", "What to do", "Buy for up to 3")
    await world.press("Anna", "Back")
    assert "Your plan\n1 Bank: buy for up to 3" in office(world)

    await world.press("Anna", "Plan ahead")
    await world.press("Anna", "Clear all")
    assert "No plan yet" in office(world)
    assert (await stored(world)).chairs[0].orders is None


async def test_orders_answer_an_open_question_only_on_request(world: World) -> None:
    await opened(world, sale(bank="AB", port="B"))
    await world.choose("Anna", "What to do", "Pass")
    assert (await stored(world)).due_seats == (0,)

    await world.press("Anna", "Play it now")
    assert "Not your turn" in office(world)
    assert "Anna passes on Bank at 2. *(planned)*" in world.texts(world.board)


async def test_what_would_not_be_answered_is_not_carried_out(world: World) -> None:
    await opened(world, sale(bank="AB", port="AB"))
    await world.choose("Anna", "Which card", "2 Port")
    await world.choose("Anna", "What to do", "Pass")
    assert "Play it now" not in world.labels("Anna")


# --- Workers


async def test_one_choice_sends_a_worker_and_buys(world: World) -> None:
    await opened(world, demand(), "Ben")
    await world.choose("Ben", "Which card", "2 Port")
    await world.choose("Ben", "What to do", "Place a worker, buy for up to 1")
    await world.choose("Ben", "Which card", "Cheapest card")
    await world.choose("Ben", "What to do", "Place a worker")
    text = office(world, "Ben")
    assert "2 Port: buy for up to 1" in text
    assert "Next workers: 2 Port, Cheapest card" in text

    await world.press("Anna", "1 Bank", world.board)
    assert "Workers: 🔷B → 2. *(planned)*" in world.texts(world.board)


async def test_more_workers_are_sent_to_a_card_one_by_one(world: World) -> None:
    await opened(world, demand(), "Ben")
    await world.choose("Ben", "Which card", "2 Port")
    await world.choose("Ben", "What to do", "Place a worker, buy for up to 2")
    await world.choose("Ben", "What to do", "Place 2 workers")
    assert world.picked("Ben", "Which card") == ["2 Port"]
    assert "Next workers: 2 Port ×2" in office(world, "Ben")
    await world.choose("Ben", "What to do", "Place only 1 worker")
    assert world.picked("Ben", "Which card") == ["2 Port"]


async def test_a_used_menu_shows_what_is_set(world: World) -> None:
    await opened(world, demand(), "Ben")
    await world.choose("Ben", "Which card", "2 Port")
    await world.choose("Ben", "What to do", "Place a worker, buy for up to 2")
    assert world.picked("Ben", "What to do") == ["Place a worker, buy for up to 2"]
    assert world.picked("Ben", "Which card") == ["2 Port"]

    await world.choose("Ben", "What to do", "Place a worker, then ask me")
    assert world.picked("Ben", "What to do") == ["Place a worker, then ask me"]
    await world.choose("Ben", "What to do", "Nothing planned")
    assert "No plan yet" in office(world, "Ben")


async def test_a_cap_holds_in_every_round(world: World) -> None:
    await opened(world, sale(bank="BA", port="AB"))
    await world.choose("Anna", "Which card", "All cards, every round")
    await world.choose("Anna", "What to do", "Pass if one costs more than 1")
    assert world.picked("Anna", "What to do") == ["Pass if one costs more than 1"]
    await world.press("Ben", "Pass", world.board)
    assert (await stored(world)).due_seats == (0,)  # the Bank costs 1: she is asked
    await world.press("Anna", "Pass", world.board)
    assert "Anna passes on Port at 2. *(planned)*" in world.texts(world.board)

    await world.press("Ben", "Pass", world.board)
    orders: Any = (await stored(world)).chairs[0].orders
    assert (await stored(world)).round == 2 and orders.cap == 1 and orders.round == 2
    await world.press("Anna", "My office", world.board)
    assert "All cards, every round: pass if one costs more than 1" in office(world)


async def test_no_worker_is_offered_for_less_than_the_card_costs_by_then(world: World) -> None:
    await opened(world, arrange(BASE, "demand", columns={"bank": "BB", "port": "", "tea_taster": ""}))
    await world.choose("Anna", "Which card", "1 Bank")
    offered = [it for it in world.options("Anna", "What to do") if it.startswith("Place a worker, buy")]
    assert offered[0] == "Place a worker, buy for up to 3" and len(offered) == 3
    await world.choose("Anna", "What to do", "Place a worker, buy for up to 3")
    assert "Next workers: 1 Bank" in office(world)


async def test_orders_outlive_a_restart(world: World) -> None:
    await begun(world)
    await world.press("Ben", "My office")
    await world.press("Ben", "Plan ahead")
    await world.choose("Ben", "Which card", "Cheapest card")
    await world.choose("Ben", "What to do", "Place a worker")
    before = public(world)

    await world.restart()
    assert "Cheapest card" in world.texts((await world.press("Ben", "My office")).response)
    assert public(world) == before
    await world.press("Anna", "1 ", world.board)
    assert "*(planned)*" in world.texts(world.board)


async def test_a_restart_in_the_middle_of_a_choice(world: World) -> None:
    await begun(world)
    await world.press("Ben", "My office")
    await world.press("Ben", "Plan ahead")
    await world.choose("Ben", "Which card", "1 ")
    await world.restart()
    await world.choose("Ben", "What to do", "Buy for up to 2")
    assert "buy for up to 2" in office(world, "Ben")


async def test_a_wish_is_added_once_however_often_it_is_pressed(world: World) -> None:
    await opened(world, demand(), "Ben")
    await world.choose("Ben", "Which card", "1 Bank")
    panel = private(world, "Ben")
    wish = Press("Ben", world.custom_id(panel, "What to do"), panel, ("w2",))
    await world.flood(wish, wish)
    orders: Any = (await stored(world)).chairs[1].orders
    assert len(orders.plan) == 1


# --- The expansion


async def test_a_card_above_is_wished_for_and_bought_from_the_reservation_row(world: World) -> None:
    columns = {"bank": "", "port": "", "tea_taster": ""}
    state = arrange(KAI, "demand", columns=columns, upper="lighthouse theatre tailor", workers=[1, 1])
    await opened(world, state, "Ben")
    await world.choose("Ben", "Which card", "5 Theatre")
    await world.choose("Ben", "What to do", "Place a worker, buy for up to 1")
    await world.press("Anna", "1 Bank", world.board)
    assert "reserves Theatre. *(planned)*" in world.texts(world.board)

    await world.press("Anna", "Buy for 1", world.board)
    assert "Ben buys Theatre for 1. *(planned)*" in world.texts(world.board)


async def test_orders_rest_while_a_new_card_could_be_played(world: World) -> None:
    columns = {"fish_market": "A", "bank": "A", "port": "AB"}
    await opened(world, arrange(KAI, "purchase", coins=[9, 9], columns=columns))
    await world.choose("Anna", "Which card", "All cards this round")
    await world.choose("Anna", "What to do", "Buy for up to 2")
    await world.press("Anna", "Play it now")
    assert "Plan paused: you could play Fish Market" in office(world)

    await world.press("Anna", "Plan ahead")
    await world.press("Anna", "Resume plan")
    assert "Plan paused" not in office(world)
    await world.press("Anna", "Play it now")
    assert "Anna buys Port for 2. *(planned)*" in world.texts(world.board)


# --- What is out of date


async def test_presses_that_no_panel_offers_change_nothing(world: World) -> None:
    await opened(world, sale())
    panel = private(world)
    await world.choose("Anna", "Which card", "1 Bank")
    bank = world.custom_id(panel, "What to do")
    await world.choose("Anna", "Which card", "2 Port")
    for press in (
        Press("Anna", bank, panel, ("3",)),
        Press("Anna", bank.replace("do.", "to."), panel, ("3",)),
        Press("Anna", world.custom_id(panel, "What to do"), panel, ("99",)),
        Press("Anna", world.custom_id(panel, "What to do"), panel, ("ask", "1")),
        Press("Anna", world.custom_id(panel, "Which card"), panel, ("beefed",)),
        Press("Anna", "bk:order:1:1:back.123456", panel),
        Press("Anna", "bk:order:1:2:clear", panel),
        Press("Anna", "bk:ahead:1:1:suggest", panel),
        Press("Anna", "bk:seal:1:1:123456", panel),
        Press("Anna", "bk:unseal:1:1:", panel),
    ):
        await world.flood(press)
        assert "Nothing changed" in office(world), press.custom_id
    assert (await stored(world)).chairs[0].orders is None
    await world.flood(Press("Anna", "bk:carry:1:7:", panel))
    assert "It is not your turn" in office(world)


async def test_a_card_that_is_sold_cannot_be_ordered_any_more(world: World) -> None:
    await opened(world, sale())
    await world.choose("Anna", "Which card", "1 Bank")
    await world.press("Ben", "Buy for 2", world.board)
    await world.choose("Anna", "What to do", "Buy for up to 3")
    assert "Nothing changed" in office(world)


async def test_a_player_who_does_not_sit_here_orders_nothing(world: World) -> None:
    await seated(world, sale(), "Anna", "Ben")
    for id in ("orders:1", "prepare:1", "note:1", "home:1", "order:1:1:clear", "seal:1:1:123456"):
        (result,) = await world.flood(Press("Clara", f"bk:{id}", world.board))
        assert "You don't play at this table" in world.texts(result.response), id
