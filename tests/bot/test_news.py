"""The lines of an office about what happened since the player's move."""

from bot.views.office.news import digest


def test_an_ellipsis_stands_in_front_for_what_came_before() -> None:
    assert digest(["buys Ship for 1", "passes on Port at 2"]) == "buys Ship for 1 · passes on Port at 2"
    assert digest(["x" * 60, "passes on Port at 2"]) == "… passes on Port at 2"
