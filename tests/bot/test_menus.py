"""One choice that is spread over several menus."""

from __future__ import annotations

from bot.messages.ids import Id
from bot.messages.menus import menus


def lines(many: int) -> list[tuple[str, str]]:
    return [(str(it), f"number {it}") for it in range(1, many + 1)]


def test_a_choice_in_one_menu_is_called_by_what_is_chosen() -> None:
    (only,) = menus(Id("set", 1), "Number", lines(25))

    assert only.placeholder == "Number"


def test_each_of_several_menus_says_which_options_it_has() -> None:
    first, second = menus(Id("set", 1), "Number", lines(28))

    assert first.placeholder == "number 1 … number 25 · Number"
    assert second.placeholder == "number 26 … number 28 · Number"


def test_long_names_are_cut_so_that_a_phone_shows_both_ends() -> None:
    named = [(str(it), f"{it} " + "very " * 30 + "long") for it in range(30)]
    first, _ = menus(Id("set", 1), "Number", named)

    assert first.placeholder == "0 very very… … 24 very ver… · Number"
