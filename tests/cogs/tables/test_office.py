"""My office: what is mine, and Loading laid out step by step."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presenter import context
from bot.views.office import news
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft, Rehearsal, rehearse
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.world import World


def loading(pool: str = "coffee tea tea", supply: str = "", other: str = "") -> State:
    """Anna loads onto Contract 5 (tea, rubber), with a Coffee Roaster; Ben may have goods, too."""
    contracts: list[dict[str, str]] = [{"contract_a1_small": ""}, {}]
    owned: dict[str, Any] = {"cargo": [pool, other], "cards": ["coffee_roaster", ""], "contracts": contracts}
    return arrange(BASE, "loading", coins=[2, 2], supply=supply, **owned)


async def at_the_desk(world: World, state: State) -> str:
    """Anna opens her office; what she reads there."""
    await seated(world, state, "Anna", "Ben")
    result = await world.press("Anna", "My office")
    return world.texts(result.response)


async def own_plan(world: World, state: State) -> None:
    """Anna opens her office and starts over: nothing is laid out."""
    await at_the_desk(world, state)
    await world.press("Anna", "Start over")


def office(world: World) -> str:
    return world.texts(world.private("Anna"))


async def test_a_plan_is_tried_out_once_for_all_that_show_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await own_plan(world, loading())
    await world.choose("Anna", "Place a good", "tea → Contract 5")
    tried: list[Draft] = []

    def counted(view: State, draft: Draft) -> Rehearsal[State]:
        tried.append(draft)
        return rehearse(view, draft)

    monkeypatch.setattr(context, "rehearse", counted)
    await world.press("Anna", "My office")
    assert [len(draft.steps) for draft in tried] == [1]


async def test_the_office_shows_cards_contracts_and_stores(world: World) -> None:
    text = await at_the_desk(world, loading())

    assert "Coffee Roaster" in text
    assert "Contract 5★ (Te Rub): needs 🍵 tea, 💧 rubber" in text
    assert "Market Hall: empty" in text


async def test_loading_opens_with_the_suggestion_laid_out(world: World) -> None:
    text = await at_the_desk(world, loading("coffee tea", other="carpet"))

    assert "Suggested plan" in text and "1. 🍵 tea onto Contract 5" in text and "⚠️" not in text
    assert "With your plan: 3 coins" in text
    assert world.labels("Anna")[:2] == ["Confirm: +1 coin", "Start over"]
    await world.press("Anna", "Confirm")
    assert "puts 🍵 tea on Contract 5" in world.texts(world.board)


async def test_what_would_be_lost_is_named_before_confirm(world: World) -> None:
    await own_plan(world, loading())

    assert "Confirm: lose tea ×2" in world.labels("Anna")


async def test_goods_that_nothing_could_take_are_counted_before_confirm_too(world: World) -> None:
    await own_plan(world, loading("carpet carpet"))
    assert "Confirm: lose carpet" in world.labels("Anna"), "the other one stays"


async def test_a_good_that_an_own_card_could_take_is_pointed_out(world: World) -> None:
    await own_plan(world, loading("coffee tea"))

    assert "You keep ☕ coffee. There is also room here: Coffee Roaster." in office(world)
    assert "You would lose 🍵 tea. There is room here: Contract 5." in office(world)
    await world.choose("Anna", "Place a good", "coffee → Coffee Roaster")
    await world.choose("Anna", "Place a good", "tea → Contract 5")
    assert "room here" not in office(world) and "Confirm: +1 coin" in world.labels("Anna")


async def test_planned_goods_stand_in_one_list(world: World) -> None:
    text = await at_the_desk(world, loading())

    assert text.count("coffee to Coffee Roaster") == 1 and "Your goods" not in text


async def test_exchange_and_sale_stand_behind_a_button(world: World) -> None:
    await own_plan(world, loading())
    assert not [it for it in world.labels("Anna") if "Sell 2" in it]
    await world.press("Anna", "Market Hall: swap or sell")
    assert [it for it in world.labels("Anna") if "Sell 2" in it]
    await world.press("Anna", "Back to the plan")
    assert "Place a good …" in world.labels("Anna")


async def test_taken_back_to_nothing_it_stays_empty(world: World) -> None:
    await own_plan(world, loading())
    await world.choose("Anna", "Place a good", "coffee → Coffee Roaster")
    await world.press("Anna", "Undo")

    assert "1. " not in office(world) and "Suggest" in world.labels("Anna")


async def test_a_good_finds_a_place_and_is_taken_back(world: World) -> None:
    await own_plan(world, loading())
    await world.choose("Anna", "Place a good", "tea → Contract 5")
    assert "1. 🍵 tea onto Contract 5" in office(world)

    await world.press("Anna", "Undo")
    assert "1. 🍵 tea" not in office(world)


async def test_nothing_happens_before_confirm(world: World) -> None:
    await own_plan(world, loading(other="carpet"))
    await world.choose("Anna", "Place a good", "coffee → Coffee Roaster")
    assert "2🪙" in world.texts(world.board)

    await world.press("Anna", "Confirm")
    assert "sells ☕ coffee to Coffee Roaster" in world.texts(world.board)
    assert "Not your turn" in office(world)


async def test_goods_are_exchanged_in_two_choices(world: World) -> None:
    await own_plan(world, loading("tea tea tea saffron", supply="rubber"))
    await world.press("Anna", "Market Hall: swap or sell")
    await world.choose("Anna", "Exchange: give 3", "tea", "tea (2)", "tea (3)")
    await world.choose("Anna", "Exchange 🍵 tea ×3 for", "rubber")
    assert "1. 🍵 tea ×3 for 💧 rubber (Market Hall)" in office(world)


async def test_two_goods_are_sold(world: World) -> None:
    await own_plan(world, loading())
    await world.press("Anna", "Market Hall: swap or sell")
    await world.choose("Anna", "Sell 2 goods", "Sell ☕ coffee", "Sell 🍵 tea")
    assert "1. ☕ coffee, 🍵 tea for 1 coin (Market Hall)" in office(world)


async def test_what_stays_is_chosen(world: World) -> None:
    await own_plan(world, loading())
    await world.choose("Anna", "Keep goods", "Keep 🍵 tea (2)")
    assert "Market Hall: 🍵 tea" in office(world) and "Confirm: lose coffee + tea" in world.labels("Anna")

    await world.press("Anna", "Confirm")
    assert "Market Hall: 🍵 tea" in office(world)


async def test_suggest_lays_out_a_plan_line_by_line(world: World) -> None:
    await own_plan(world, loading())
    await world.press("Anna", "Suggest")

    assert "1. ☕ coffee to Coffee Roaster" in office(world)


async def test_a_step_that_others_made_impossible_is_named_and_not_confirmed(world: World) -> None:
    state = loading("tea tea tea saffron", supply="rubber", other="coffee coffee coffee")
    await own_plan(world, state)
    await world.press("Anna", "Market Hall: swap or sell")
    await world.choose("Anna", "Exchange: give 3", "tea", "tea (2)", "tea (3)")
    await world.choose("Anna", "Exchange 🍵 tea ×3 for", "rubber")
    await world.press("Ben", "My office")
    await world.press("Ben", "Start over")
    await world.press("Ben", "Market Hall: swap or sell")
    await world.choose("Ben", "Exchange: give 3", "coffee", "coffee (2)", "coffee (3)")
    await world.choose("Ben", "Exchange ☕ coffee ×3 for", "rubber")
    await world.press("Ben", "Confirm")

    await world.press("Anna", "Confirm")
    assert "No longer possible" in office(world)
    labels = world.labels("Anna", world.private("Anna"))
    assert "Suggest" in labels and not any("Confirm" in label for label in labels)
    assert "Nothing changed" in office(world)
    assert "Anna loads goods" in world.texts(world.board)


async def test_everything_can_be_played_from_the_office(world: World) -> None:
    await seated(
        world, arrange(BASE, "demand", columns={"bank": "", "port": "", "ship_d": ""}), "Anna", "Ben"
    )
    await world.slash("Anna", "office")
    await world.press("Anna", "2 Port")

    assert "Ben places a worker" in world.texts(world.board)


async def test_a_spectator_reads_that_they_may_watch(world: World) -> None:
    await seated(world, loading(), "Anna", "Ben")
    result = await world.press("Clara", "My office")

    assert "you can watch" in world.texts(result.response)


def test_an_ellipsis_stands_in_front_for_what_came_before() -> None:
    assert news.digest(["buys Ship for 1", "passes on Port at 2"]) == "buys Ship for 1 · passes on Port at 2"
    assert news.digest(["x" * 60, "passes on Port at 2"]) == "… passes on Port at 2"


def test_equal_news_of_a_player_stand_together() -> None:
    assert news.digest(["→ 3 Port", "→ 3 Port", "→ 1 Bank"]) == "→ 3 Port ×2 · → 1 Bank"
