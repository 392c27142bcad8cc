"""Taking back in Rotterdam: free while no player is touched; a moved ship, and what was seen, needs
consent."""

from __future__ import annotations

from engine.core.actions import parse
from engine.games.rotterdam import GAME
from engine.games.rotterdam.events import Sailed
from engine.games.rotterdam.ship_card_events import DrivenBack, Inspected, Robbed, Swapped
from engine.tables.model.table import Chair, Table
from engine.tables.play import start
from engine.tables.play.answers import apply_answers
from engine.tables.play.undo import reach

ANNA, BEN, CLARA = 1, 2, 3


def begun(*people: int) -> Table:
    """A table of these people, who leave no orders; the seat of the first one begins."""
    chairs = tuple(Chair(person=person) for person in people)
    table = Table(1, 1, 1, people[0], GAME.key, (), len(people), first=0, chairs=chairs)
    return start.start(table, people[0], now=0.0, seed="taking back")


def played(table: Table, *lines: str) -> Table:
    """After these moves by hand."""
    for line in lines:
        action = parse(line, GAME.actions)
        table = apply_answers(table, action.seat, (action,), 0.0)
    return table


PLACED = ("A place S1 grain", "B place S2 fruit", "C pass")


def test_a_colour_that_moves_only_own_ships_is_free() -> None:
    assert reach(played(begun(ANNA, BEN, CLARA), *PLACED, "A name green"), 0).concerned == ()


def test_the_owner_of_a_ship_that_a_colour_has_moved_is_asked() -> None:
    table = played(begun(ANNA, BEN, CLARA), *PLACED, "A name yellow")
    assert reach(table, 0).concerned == (BEN,)
    assert not reach(table, 0).revealed


def test_a_computer_player_minds_nothing() -> None:
    table = begun(ANNA, BEN)
    chairs = (table.chairs[0], Chair(agent="caretaker"))
    table = played(table, *(it for it in PLACED if it[0] != "C"))
    table = Table(**{**{name: getattr(table, name) for name in table.__dataclass_fields__}, "chairs": chairs})
    table = played(table, "A name yellow")
    assert reach(table, 0).concerned == ()


def test_events_say_whose_things_they_touch() -> None:
    mine, theirs = (0, 0), (1, 2)
    assert Sailed(theirs, "S1", "A1", "green", 0).touches == (1,)
    assert Swapped(0, (mine, theirs), ("oil", "grain")).touches == (0, 1)
    assert DrivenBack(0, "back1", theirs, "A1", ("S1",)).touches == (1,)
    assert Robbed(0, theirs, mine, "oil", None).touches == (1,)
    assert Inspected(0, theirs, "oil").touches == (1,)
