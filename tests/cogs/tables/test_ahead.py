"""Loading laid out and sealed before its time, and a note to oneself."""

from __future__ import annotations

from typing import Any

from bot.texts.formats import literal
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.cogs.eyes import begun, office, private, public
from tests.cogs.seated import seated
from tests.world import Press, World

SMALL = "contract_a1_small"
"""Tea and rubber."""


def ahead() -> State:
    """Ben is asked for two cards while Anna has goods on a ship and a contract for them."""
    more: dict[str, Any] = {"cargo": ["rubber tea tea"], "contracts": [{SMALL: ""}]}
    return arrange(BASE, "purchase", coins=[2, 5], columns={"bank": "B", "port": "B"}, **more)


# --- Loading ahead


async def test_a_loading_is_laid_out_and_sealed_while_others_buy(world: World) -> None:
    await seated(world, ahead(), "Anna", "Ben")
    before = public(world)
    await world.press("Anna", "My office")
    await world.press("Anna", "Prepare loading")
    await world.press("Anna", "Start over")
    await world.choose("Anna", "Place a good", "tea → Contract 5")
    await world.choose("Anna", "Keep goods", "tea")
    await world.press("Anna", "Seal: lose rubber")
    assert "**Sealed.**" in office(world)
    await world.press("Anna", "Back")
    assert "Loading, sealed: 🍵 tea onto Contract 5; You keep: 🍵 tea" in office(world)
    assert public(world) == before

    await world.press("Ben", "Pass", world.board)
    await world.restart()
    await world.press("Ben", "Pass", world.board)
    latest = world.texts(world.board)
    assert "Anna puts 🍵 tea on Contract 5★ (tea + rubber). *(planned)*" in latest
    assert "Anna keeps 🍵 tea and loses 💧 rubber. *(planned)*" in latest


async def test_a_seal_is_broken_and_what_it_held_lies_open(world: World) -> None:
    await seated(world, ahead(), "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.press("Anna", "Prepare loading")
    over = world.custom_id(private(world), "Start over")
    await world.press("Anna", "Seal")
    await world.flood(Press("Anna", over, private(world)))
    assert "Nothing changed" in office(world)

    await world.press("Anna", "Prepare loading")
    await world.press("Anna", "Unseal")
    assert "1. " in office(world) and "Start over" in world.labels("Anna")
    await world.press("Anna", "Back")
    assert "Loading is laid out but not sealed." in office(world)


async def test_what_was_prepared_lies_on_the_desk_when_loading_comes(world: World) -> None:
    await seated(world, ahead(), "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.press("Anna", "Prepare loading")
    await world.press("Anna", "Start over")
    await world.choose("Anna", "Place a good", "tea → Contract 5")
    await world.press("Ben", "Pass", world.board)
    await world.press("Ben", "Pass", world.board)

    await world.press("Anna", "My office")
    assert "1. 🍵 tea onto Contract 5" in office(world)
    await world.press("Anna", "Confirm")
    log = world.texts((await world.press("Ben", "Log")).response)
    assert "Anna puts 🍵 tea on Contract 5★ (tea + rubber)." in log


async def test_goods_that_change_break_the_seal_and_the_office_says_so(world: World) -> None:
    more: dict[str, Any] = {"cargo": ["tea tea"], "contracts": [{SMALL: ""}], "goods": {"ship_b": "rubber"}}
    columns = {"bank": "B", "ship_b": "A", "port": "AB"}
    state = arrange(BASE, "purchase", coins=[5, 5], columns=columns, **more)
    await seated(world, state, "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.press("Anna", "Prepare loading")
    await world.press("Anna", "Start over")
    await world.choose("Anna", "Place a good", "tea → Contract 5")
    await world.press("Anna", "Seal")
    await world.press("Ben", "Pass", world.board)
    await world.press("Anna", "Buy for 1", world.board)

    await world.press("Anna", "My office")
    assert "Your goods have changed" in office(world)
    await world.press("Anna", "Prepare loading")
    assert "1. 🍵 tea onto Contract 5" in office(world)
    assert "Seal: lose rubber" in world.labels("Anna")


# --- A note to oneself


async def test_a_note_is_kept_shown_and_thrown_away(world: World) -> None:
    await seated(world, ahead(), "Anna", "Ben")
    await world.press("Anna", "My office")
    shown = await world.press("Anna", "Note")
    await world.member("Anna").submit_modal(shown, {"text": "  Ben wants **ships**\nnot me "})
    assert f"Your note\n{literal('Ben wants **ships**')}\nnot me" in office(world)

    await world.press("Ben", "My office")
    assert "wants" not in office(world, "Ben")
    shown = await world.press("Anna", "Note")
    assert "Ben wants" in str(shown.modal)
    await world.member("Anna").submit_modal(shown, {"text": ""})
    assert "Your note" not in office(world)


async def test_a_note_is_received_after_a_restart_and_survives_it(world: World) -> None:
    await begun(world)
    await world.press("Anna", "My office")
    shown = await world.press("Anna", "Note")
    await world.restart()
    await world.member("Anna").submit_modal(shown, {"text": "keep a coin"})
    assert "keep a coin" in office(world)

    await world.restart()
    assert "keep a coin" in world.texts((await world.press("Anna", "My office")).response)
