"""What the text beside the map says of ways: right, wrong, none; and why no ship was placed."""

from __future__ import annotations

import pytest

from bot.games.rotterdam import answers, history, outlook
from bot.games.rotterdam.office import orders, private
from bot.presenter.context import Context, LogEvent
from bot.texts import LOCALES, Texts
from engine.games.rotterdam import GAME
from engine.games.rotterdam.events import Passed
from engine.games.rotterdam.orders.standing_orders import Orders
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange, script


def seen(s: State, seat: int | None = None, locale: str = "en") -> Context:
    """What a seat sees, or the public."""
    view = s.seen_by(seat)
    return Context(view, Texts.of(locale).within(GAME.key), ("Anna", "Ben"), seat, view.pending)


def test_a_wrong_harbour_is_marked_also_for_a_ship_that_was_off_its_way() -> None:
    s = arrange("sailing", ships=["C1 oil, C6 oil", "B1 grain"])
    (_, text), *_ = outlook.sections(seen(s))
    red = next(line for line in text.splitlines() if "red" in line).replace("\xa0", " ")
    assert "Vulcaanhaven ✗" in red and "Botlek ✓" in red


def test_an_empty_ship_is_never_wrong() -> None:
    (_, text), *_ = outlook.sections(seen(arrange("sailing", ships=["C1"])))
    assert "✗" not in text


def test_the_ways_of_a_fork_are_marked_in_the_preview() -> None:
    s = arrange("sailing", ships=["C2 fruit"])
    (_, text), *_ = outlook.sections(seen(s))
    yellow = next(line for line in text.splitlines() if "yellow" in line)
    assert "Vulcaanhaven ✗" in yellow and "Merwehaven ✓" in yellow


@pytest.mark.parametrize("locale", LOCALES)
def test_a_fork_without_a_right_way_says_so(locale: str) -> None:
    s = after(arrange("sailing", ships=["C2 oil"]), "A name yellow")
    c = seen(s, 0, locale)
    (_, text), *_ = outlook.sections(c)
    fork = c.pending[0]
    assert "✗" in text and "✓" not in text + private.own_question(c, fork)
    assert all(answers.label(c, it).endswith("✗") for it in fork.options)


def test_the_log_says_that_no_start_was_free() -> None:
    full = arrange("placing", ships=["S1, S2", "S3, S4"])
    _, told = script(full, "A pass")
    lines = history.lines(seen(full), [LogEvent(it) for it in told if isinstance(it, Passed)])
    assert lines[0].endswith("can place no ship: no start is free.")
    empty = arrange("placing", ships=["S1, A1, A2, A3, A4", ""])
    _, told = script(empty, "A pass")
    assert "all of them are on the water" in history.lines(seen(empty), [LogEvent(told[0])])[0]


def test_the_next_ship_has_its_odds() -> None:
    c = seen(arrange("placing"), 0)
    ships = dict(orders.ships_lines(c, Orders(round=1)))
    assert ships["S1.grain"].endswith("Vulcaanhaven 88%")
