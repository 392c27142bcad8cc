"""Placing in the office: a button for each cargo that the orders lack, a menu for all other ships."""

from __future__ import annotations

import pytest

from bot.messages.controls import Button, Menu
from engine.core.actions import digest
from engine.games.rotterdam.actions import Place
from tests.games.rotterdam.arrange import arrange
from tests.games.rotterdam.screens.test_deals import desk, labels, seen


def test_each_cargo_that_the_orders_lack_has_a_button_with_its_best_start() -> None:
    _, controls = desk(seen(arrange("placing", orders=["O01 O21"]), 0), "placing")
    assert labels(controls) == [
        "S1 · grain · Vulcaanhaven 88%",
        "S2 · fruit · Merwehaven 69%",
        "S4 · oil · Botlek 88%",
        "No ship",
    ]


@pytest.mark.parametrize(
    ("ships", "label"),
    [
        (["", "S1 grain"], "S2 · grain · Vulcaanhaven 62%"),
        (["", "S1, S2, S3"], "No ship"),
        (["", "S2, S3, S4"], "S1 · grain · Vulcaanhaven 88%"),
    ],
)
def test_only_a_start_that_is_free_and_leads_there_has_a_button(ships: list[str], label: str) -> None:
    _, controls = desk(seen(arrange("placing", orders=["O01"], ships=ships), 0), "placing")
    assert labels(controls)[0] == label


def test_a_ship_that_hardly_ever_arrives_has_no_button() -> None:
    s = arrange("placing", orders=["O18"], ships=["", "S2, S3, S4"])
    assert labels(desk(seen(s, 0), "placing")[1]) == ["S1 · fruit · Merwehaven 56%", "No ship"]


def test_the_menu_lists_the_other_ships_and_takes_all_of_them() -> None:
    c = seen(arrange("placing", orders=["O01"]), 0)
    _, controls = desk(c, "placing")
    menu = next(control for control in controls if isinstance(control, Menu))
    assert menu.placeholder == "Another ship …" and len(menu.options) == 19
    best = Place(seat=0, start="S1", cargo="grain")
    _, controls = desk(c, "placing", laid=(digest(best),))
    buttons = [control for control in controls if isinstance(control, Button)]
    assert [button.id_.verb for button in buttons] == ["confirm", "desk", "go"]
    menu = next(control for control in controls if isinstance(control, Menu))
    assert [option.value for option in menu.options if option.picked] == [digest(best)]
