"""What one lays out in the office by presses: a turn in the harbour, the seal, a closing; and orders."""

from __future__ import annotations

import os
from typing import Any

import pytest

from engine.games.hamburg.state import State
from tests.cogs.eyes import office, private, public, stored
from tests.cogs.seated import seated
from tests.games.hamburg.arrange import BASE, arrange
from tests.world import Press, World

PAYS_COCOA = "senate_1 senate_4 senate_3 senate_2 senate_4 senate_6"
GROUPS = "tea coffee / cocoa cocoa swap / carpet spice / tea tea speicher"


async def opened(world: World, state: State, *people: str) -> None:
    """The office of the first of these people, who sit at a table in this position."""
    await seated(world, state, *(people or ("Anna", "Ben")), key="hamburg")
    await world.press("Anna", "My office")


async def truth(world: World) -> State:
    """The full state, with all that is hidden."""
    bot: Any = world.env.bot
    state = (await bot.services.tables.table(1)).now
    assert isinstance(state, State)
    return state


async def passes(world: World, who: str = "Anna") -> None:
    """They buy nothing more in this round."""
    await world.press(who, "Pass for this round", private(world, who))


# --- Harbour


async def test_a_purchase_says_what_is_left_before_it_is_confirmed(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, money=[30, 30]))
    before = public(world)
    await world.choose("Anna", "Buy a group", "Group 3 for 15: carpets + spices")
    assert (
        "Buy group 3: carpets + spices for 15" in world.labels("Anna", private(world))
        and public(world) == before
    )
    assert (await truth(world)).display[2].buyer is None

    await world.press("Anna", "Buy group 3")
    assert (await truth(world)).display[2].buyer == 0
    assert "buys 🔶 carpets + 🌼 spices for 15" in world.texts(world.board)


async def test_a_loan_is_named_to_its_owner_before_confirm(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, money=[12, 30]))
    await world.choose("Anna", "Buy a group", "Group 3 ")
    text = office(world)
    assert "You take a loan of 10 Mark: " in text and "repay 12 Mark" in text
    assert "takes a loan (" not in world.texts(world.board)

    await world.press("Anna", "Buy group 3 for 15, with 1 loan")
    assert "takes a loan (+10 Mark)" in world.texts(world.board)


async def test_a_player_who_is_last_in_a_lap_buys_two_at_once(world: World) -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, starter="B")
    await seated(world, s, "Anna", "Ben", key="hamburg")
    await world.press("Ben", "My office")
    await world.choose("Ben", "Buy a group", "Group 1 ")
    await world.press("Ben", "Buy group 1")
    await world.press("Anna", "My office")
    assert "buy 1 or 2 groups (2 turns in a row, " in office(world)
    await world.choose("Anna", "Buy 1 or 2", "Group 2 ", "Group 4 ")
    await world.press("Anna", "Buy groups 2 + 4 for 18, 12 left")
    assert [it.buyer for it in (await truth(world)).display] == [1, 0, None, 0]


async def test_with_a_purchase_one_chooses_what_shall_follow_it(world: World) -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, starter="B")
    await seated(world, s, "Anna", "Ben", key="hamburg")
    await world.press("Ben", "My office")
    assert "Then pass" in world.options("Ben", "more for later")
    await world.choose("Ben", "Buy a group", "Group 4 ", "Group 1 ", "Then pass")
    text, before = office(world, "Ben"), public(world)
    assert "Later, without a loan: 1 · Then pass" in text
    assert public(world) == before
    await world.press("Ben", "Buy group 4: tea ×2 for 8")

    await world.press("Anna", "My office", world.board)
    await world.choose("Anna", "Buy 1 or 2", "Group 2 ", "Group 3 ")
    await world.press("Anna", "Buy groups 2 + 3")
    assert [it.buyer for it in (await truth(world)).display] == [1, 0, 0, 1]
    moves = [(it.cause, it.action.do) for it in (await stored(world)).moves if it.action.seat == 1]
    assert moves == [("hand", "buy"), ("order", "buy")]


async def test_to_pass_is_one_press(world: World) -> None:
    await opened(world, arrange("harbour", rules=BASE, display=GROUPS, money=[30, 30]))
    await passes(world)
    assert (await truth(world)).seats[0].out


async def test_then_to_pass_alone_buys_nothing_and_says_what_lacks(world: World) -> None:
    await opened(world, arrange("harbour", rules=BASE, display=GROUPS, money=[30, 30]))
    await world.choose("Anna", "more for later", "Then pass")
    assert "Choose a group, too" in world.texts(private(world)), "the button is off"
    assert "Choose a group, too" not in world.labels("Anna", private(world))


async def test_to_pass_without_the_money_for_a_purchase_is_one_press(world: World) -> None:
    await opened(world, arrange("harbour", rules=BASE, display=GROUPS, money=[3, 30], loans=[3]))
    assert "you can pay for no group" in office(world)
    await world.press("Anna", "Pass for this round")
    assert (await truth(world)).seats[0].out


async def test_an_open_office_shows_what_its_players_plan_has_bought(world: World) -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, starter="A", money=[30] * 3)
    await seated(world, s, "Anna", "Ben", "Clara", key="hamburg")
    await world.press("Ben", "My office", world.board)
    await world.choose("Ben", "List the groups", "Group 3 ", message=private(world, "Ben"))
    await world.press("Anna", "My office", world.board)
    await passes(world)
    await world.env.advance_time(10.0)
    assert "buys 🔶 carpets" in office(world, "Ben").replace("\xa0", " ")


async def test_what_shall_follow_takes_no_loan_of_its_own(world: World) -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, starter="B", money=[30, 16])
    await seated(world, s, "Anna", "Ben", key="hamburg")
    await world.press("Ben", "My office")
    await world.choose("Ben", "Buy a group", "Group 3 ", "Group 2 ")
    await world.press("Ben", "Buy group 3")
    await world.press("Anna", "My office", world.board)
    await passes(world)
    s = await truth(world)
    assert s.display[1].buyer is None and s.seats[1].loans == 0 and s.turn == 1


async def test_a_turn_ends_by_itself_unless_it_shall_wait(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, cards=["draw1"]))
    await world.choose("Anna", "Buy a group", "Group 1 ")
    assert "Let me play cards after buying" in world.labels("Anna")
    await world.press("Anna", "Let me play cards after buying")
    assert "Let me play cards after buying" not in world.labels("Anna")
    assert "End my turn after buying" in world.labels("Anna")
    await world.press("Anna", "Buy group 1")
    assert "play a card, or end your turn" in office(world)
    await world.press("Anna", "Blind purchase for 5")
    assert (await truth(world)).turn == 1


async def test_the_good_of_a_blind_purchase_is_news_to_its_buyer(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, cards=["draw1"]))
    await world.press("Anna", "Blind purchase for 5")
    assert "🟠A draws" in office(world).replace("\xa0", " ")


async def test_an_exchange_is_seen_before_it_happens(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, cards=["swap"]))
    await world.choose("Anna", "Exchange 2 goods", "1 · tea", "4 · tea")
    assert "These 2 change nothing" in world.texts(private(world))
    assert "These 2 change nothing" not in world.labels("Anna", private(world))

    await world.choose("Anna", "Exchange 2 goods", "1 · coffee", "3 · carpets")
    await world.press("Anna", "Exchange coffee (1) and carpets (3)")
    assert (await truth(world)).display[0].goods == ["tea", "carpet"]


# --- The seal


async def test_piles_are_laid_out_with_what_they_would_bring(world: World) -> None:
    await opened(world, arrange("office", goods=["tea tea coffee tobacco spice", "tea"]), "Anna", "Ben")
    await world.choose("Anna", "SENATE", "🍂 tobacco ×1 · gift", "🍵 tea ×1 · gift")
    await world.choose("Anna", "MARKET", "☕ coffee ×1 · sale 15", "🍵 tea ×1 · sale 15")
    await world.press("Anna", "Seal: up to 30 Mark, gift 9")
    laid = (await truth(world)).sealed[0]
    assert laid is not None and laid.senate == ("tea", "tobacco") and laid.market == ("coffee", "tea")
    assert "Sealed: 🟠A Anna" in world.texts(world.board)


@pytest.mark.parametrize("number", [2, 5])
async def test_piles_are_filled_for_points_or_money_and_say_what_they_bring(
    world: World, number: int
) -> None:
    s = arrange("office", goods=["cocoa cocoa coffee", "tea"], round=number, senate=PAYS_COCOA)
    await opened(world, s, "Anna", "Ben")
    await world.press("Anna", "More money: up to 37 Mark")
    more = next(it for it in world.labels("Anna", private(world)) if it.startswith("More points: gift"))
    assert any(it.startswith("Seal: up to 37 Mark") for it in world.labels("Anna", private(world)))
    await world.press("Anna", more)
    gift = more.rpartition(" ")[2]
    await world.press("Anna", next(it for it in world.labels("Anna", private(world)) if f"gift {gift}" in it))
    laid = (await truth(world)).sealed[0]
    assert laid is not None and laid.senate


async def test_a_group_says_what_it_is_worth_to_senate_and_market(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, money=[30, 30]))
    options = world.menu("Anna", "Buy a group")["options"]
    assert (
        options[1]["description"]
        == "senate 4, next 6 · market 22 · leaves you 20 Mark · Exchange: swap 2 cards on display"
    )


async def test_the_seal_opens_empty_and_suggests_nothing(world: World) -> None:
    await opened(world, arrange("office", goods=["tea tea coffee", "tea"]), "Anna", "Ben")
    assert not world.picked("Anna", "MARKET") and not world.picked("Anna", "SENATE")
    assert "Seal nothing: no money, no gift" in office(world)
    await world.press("Anna", "More money")
    await world.press("Anna", "Seal: ")
    laid = (await truth(world)).sealed[0]
    assert laid is not None and (laid.market or laid.senate)


async def test_a_hint_fills_the_piles_and_is_sealed_at_one_press(world: World) -> None:
    bot: Any = world.env.bot
    goods = ["cocoa cocoa coffee", "tea"]
    await opened(world, arrange("office", goods=goods, senate=PAYS_COCOA, money=[30, 30]), "Anna", "Ben")
    await bot.thinkers.workers.run(os.getpid, limit=60.0)
    await world.press("Anna", "Hint")
    assert world.picked("Anna", "MARKET") or world.picked("Anna", "SENATE")
    (seal,) = [label for label in world.labels("Anna", private(world)) if label.startswith("💡")]
    await world.press("Anna", seal)
    laid = (await truth(world)).sealed[0]
    assert laid is not None and (laid.market or laid.senate)


async def test_too_many_kinds_are_not_sealed_but_a_card_allows_one_more(world: World) -> None:
    goods = ["tea coffee tobacco spice", "tea"]
    await opened(world, arrange("office", goods=goods, cards=["extra_kind"]))
    await world.choose("Anna", "SENATE", *("🍵", "☕", "🍂", "🌼"))
    assert "Extra kind works automatically when everyone reveals (1)." in office(world)

    await world.press("Anna", "Seal")
    assert 0 in (await truth(world)).sealed


async def test_four_kinds_without_the_card_are_too_many(world: World) -> None:
    await opened(world, arrange("office", goods=["tea coffee tobacco spice", "tea"]))
    await world.choose("Anna", "SENATE", *("🍵", "☕", "🍂", "🌼"))
    assert "Too many kinds: 4 of 3" in office(world)
    assert "Too many kinds: 4 of 3" not in world.labels("Anna", private(world))


async def test_a_raise_is_ordered_with_the_seal_and_played_without_a_question(world: World) -> None:
    await opened(world, arrange("office", goods=["tea", "tea"], cards=["gift_plus3"]))
    await world.choose("Anna", "Gift +3", "Gift +3: play 1")
    assert "Gift +3: play 1" in office(world)
    await world.choose("Anna", "SENATE", "🍵 tea ×1 · gift 4")
    await world.press("Anna", "Seal: 0 Mark, gift 7")
    await world.press("Ben", "My office", world.board)
    await world.press("Ben", "Seal", private(world, "Ben"))
    latest = world.texts(world.board)
    assert "raises the gift by 3. *(planned)*" in latest and "(worth 7)" in latest


async def test_the_last_one_to_seal_reads_the_opening_first_their_own_line(world: World) -> None:
    s = arrange("office", goods=["tea", "tea coffee", "tea coffee coffee cocoa"], money=[30] * 3)
    await seated(world, s, "Anna", "Ben", "Clara", key="hamburg")
    for name in ("Clara", "Anna", "Ben"):
        await world.press(name, "My office", world.board)
        await world.choose(name, "SENATE", "🍵", message=private(world, name))
        await world.press(name, "Seal", private(world, name))
    text = office(world, "Ben").replace("\xa0", " ")
    own, other = text.index("🔷B gift 4: +2 points"), text.index("🟠A gift 4: +2 points")
    assert own < other
    assert (await truth(world)).seats[1].closed and not (await truth(world)).seats[2].closed


CLOSES, SEALS = "Always: close for me", "Always: bot picks my piles"


async def test_a_closing_is_left_to_itself_before_the_seal(world: World) -> None:
    await opened(world, arrange("office", goods=["tea coffee spice", "tea"]))
    await world.press("Anna", "Plan ahead")
    await world.choose("Anna", "What the bot does for you", CLOSES)
    assert world.picked("Anna", "What the bot does for you") == [CLOSES]
    await world.choose("Anna", "What the bot does for you")
    assert not world.picked("Anna", "What the bot does for you")
    await world.choose("Anna", "What the bot does for you", CLOSES)
    await world.press("Anna", "Back")
    await world.press("Anna", "Seal")
    await world.press("Ben", "My office", world.board)
    await world.press("Ben", "Seal", private(world, "Ben"))
    s = await truth(world)
    assert s.seats[0].closed or s.round == 2


async def sealed_by_all(world: World) -> None:
    """Both seal what lies there."""
    for name in ("Anna", "Ben"):
        await world.press(name, "My office", world.board)
        await world.press(name, "Seal", private(world, name))


async def test_a_player_who_is_out_seals_while_others_still_buy(world: World) -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, goods=["tea tea coffee", "tea"])
    await opened(world, s)
    await passes(world)
    await world.press("Anna", "My office", world.board)
    await world.press("Anna", "Seal your piles now", private(world))
    assert "Others still buy." in office(world)
    await world.choose("Anna", "MARKET", "🍵", message=private(world))
    before = public(world)
    await world.press("Anna", "Seal", private(world))
    assert "Sealed." in office(world) and public(world) == before
    await world.press("Anna", "Unseal", private(world))
    assert "Sealed." not in office(world)
    await world.press("Anna", "Seal", private(world))
    await world.press("Ben", "My office", world.board)
    await passes(world, "Ben")
    moves = [(it.cause, it.action.do) for it in (await stored(world)).moves if it.action.seat == 0]
    assert moves == [("hand", "pass"), ("order", "lay")]
    laid = (await truth(world)).sealed[0]
    assert laid is not None and laid.market == ("tea",)


# --- Closing


async def test_a_closing_is_one_form(world: World) -> None:
    cards = ["bank_or_start buy_vp", ""]
    more: dict[str, Any] = {"cards": cards, "money": [3, 30], "loans": [1], "round": 5}
    s = arrange("closing", goods=["tea coffee carpet", ""], **more)
    await opened(world, s)
    await world.choose("Anna", "Play a card", "10 Mark from the bank")
    await world.choose("Anna", "Loans", "Repay 1 loan for 12 Mark")
    await world.choose("Anna", "What you keep", "🍵 tea", "☕ coffee")
    text = office(world)
    assert "1. 🎴 10 Mark from the bank" in text
    await world.press("Anna", "Repay 1, keep 2, discard 1: 1 left")
    me = (await truth(world)).seats[0]
    assert (me.money, me.loans) == (1, 0) and me.goods == ["coffee", "tea"]


async def test_more_goods_than_can_be_kept_are_laid_out_but_not_confirmed(world: World) -> None:
    goods = " ".join(good.id for good in BASE.goods for _ in range(5))
    await opened(world, arrange("closing", goods=[goods, ""], cards=["bank_or_start", ""]))
    menu = world.menu("Anna", "What you keep")
    everything = tuple(option["value"] for option in menu["options"])
    await world.flood(Press("Anna", menu["custom_id"], private(world), everything))
    assert not world.errors()
    assert "Keep 28 fewer" in world.texts(private(world))
    assert "Keep 28 fewer" not in world.labels("Anna", private(world))


async def test_what_a_closing_does_not_offer_is_refused_whomever_it_names(world: World) -> None:
    await opened(world, arrange("closing", goods=["tea coffee", ""], cards=["bank_or_start", ""]))
    await world.choose("Anna", "card", "Ben starts the next round")
    desk = world.custom_id(private(world), "Undo")
    await world.flood(Press("Anna", desk.replace("back", "waits"), private(world)))
    assert "Ben starts the next round" in office(world) and "Nothing changed" in office(world)


async def test_a_closing_is_sealed_ahead_and_carried_out_in_turn(world: World) -> None:
    s = arrange("closing", goods=["", "tea coffee coffee"], round=5, cards=["bank_or_start", "bank_or_start"])
    await seated(world, s, "Anna", "Ben", key="hamburg")
    await world.press("Ben", "My office")
    await world.press("Ben", "Prepare the closing")
    await world.choose("Ben", "Play a card", "10 Mark from the bank")
    await world.choose("Ben", "What you keep", "🍵 tea", "☕ coffee")
    before = public(world)
    await world.press("Ben", "Seal (keep 2, discard 1): 40 Mark left")
    assert "Sealed." in office(world, "Ben") and public(world) == before

    await world.press("Anna", "My office", world.board)
    await world.press("Anna", "Close the round", private(world))
    moves = [(it.cause, it.action.do) for it in (await stored(world)).moves if it.action.seat == 1]
    assert moves == [("order", "bank"), ("order", "close")]


# --- Orders


async def test_a_wish_is_bought_when_its_turn_comes_and_then_one_passes(world: World) -> None:
    await seated(world, arrange("harbour", rules=BASE, display=GROUPS), "Anna", "Ben", key="hamburg")
    await world.press("Ben", "My office")
    before = public(world)
    await world.press("Ben", "Plan ahead")
    await world.choose("Ben", "List the groups you want", "Group 3 ")
    await world.choose("Ben", "Group 3: buy it", "Group 3: only if I keep 10 Mark")
    await world.choose("Ben", "What the bot does for you", "List used up: pass")
    assert "Buy in this order: group 3 for 15 (keep 10)" in office(world, "Ben")
    assert public(world) == before

    await world.press("Anna", "My office", world.board)
    await passes(world)
    latest = world.texts(world.board)
    assert "buys 🔶 carpets + 🌼 spices for 15. *(planned)*" in latest
    assert "Done in the harbour: 🔷B Ben. *(planned)*" in latest


async def test_groups_and_to_pass_are_one_choice(world: World) -> None:
    await seated(world, arrange("harbour", rules=BASE, display=GROUPS), "Anna", "Ben", key="hamburg")
    await world.press("Ben", "My office")
    await world.choose("Ben", "List the groups you want", "Then pass", "Group 3 ", "Group 1 ")
    text = office(world, "Ben")
    assert "group 3 for 15, 1 for 7" in text
    assert world.picked("Ben", "What the bot does for you") == ["List used up: pass"]
    assert "Then pass" not in world.options("Ben", "List the groups you want")


async def test_an_exchange_in_a_wished_group_asks_again(world: World) -> None:
    await opened(world, arrange("harbour", display=GROUPS, cards=["swap"]))
    await world.press("Ben", "My office", world.board)
    await world.press("Ben", "Plan ahead", private(world, "Ben"))
    await world.choose("Ben", "List the groups you want", "Group 3 ")
    await world.press("Anna", "My office", world.board)
    await world.choose("Anna", "Exchange 2 goods", "1 · coffee", "3 · carpets")
    await world.press("Anna", "Exchange coffee (1)", private(world))
    await world.press("Anna", "My office", world.board)
    await passes(world)
    await world.press("Ben", "My office", world.board)
    assert "an exchange changed a group on your list" in office(world, "Ben")
    await world.press("Ben", "Plan ahead", private(world, "Ben"))
    await world.press("Ben", "Resume plan")
    await world.press("Ben", "Play it now")
    assert (await truth(world)).display[2].buyer == 1


async def test_the_office_of_a_player_without_goods_has_no_empty_section(world: World) -> None:
    """Discord refuses it."""
    await opened(world, arrange("office", goods=["", "tea"]), "Anna", "Ben")
    (embed,) = world.private("Anna").embeds
    assert embed.fields and all(it.name and it.value for it in embed.fields)
