"""The plan of a seat: short lines, and the rest as small print of its menus."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.games.registry import PRESENTERS
from bot.games.rotterdam.office.orders import MOST, Plan
from bot.messages.controls import NAME, Menu
from bot.texts import LOCALES, Texts
from bot.views.office import orders
from engine.games.rotterdam import GAME
from engine.games.rotterdam.orders.standing_orders import FollowShip, Orders, Wish
from engine.tables.model.drafts import Draft
from tests.games.rotterdam.arrange import arrange
from tests.games.rotterdam.pictures.positions import seen
from tests.games.rotterdam.screens.test_messages import game
from tests.laws.office_screens import PICTURE, Seen, piece_heights

LINE, MOST_HIGH = 60, 880
"""Characters of a line that a phone shows in two rows at most; units of a panel with three plans."""
ALL = Orders(
    round=1,
    steer=True,
    supply=True,
    onward=True,
    rest=True,
    fill=True,
    course=FollowShip(colour="yellow", ship=0),
    trade="closed",
    always=True,
    refuse=("orange_juice", "sailcloth"),
    plan=(Wish(start="S1", cargo="textiles"),) * MOST,
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("given", [ALL, ALL.but(always=False), ALL.but(trade="done"), ALL.but(course=None)])
def test_orders_are_short_lines(locale: str, given: Orders) -> None:
    form = Plan(replace(seen(arrange("placing"), locale, 0), orders=given))
    ships, refused = form.lines()
    assert ships.count("S1") == MOST and refused.count(",") >= len(given.refuse) - 1
    assert len(form.picked_lines()) == 5 + bool(given.course) + 1
    assert all(len(line) <= LINE for line in form.picked_lines())


@pytest.mark.parametrize("locale", LOCALES)
def test_the_menus_explain_what_the_lines_leave_out(locale: str) -> None:
    c = replace(seen(arrange("placing"), locale, 0), orders=ALL)
    standing, trade = (
        menu
        for menu in Plan(c).controls()
        if isinstance(menu, Menu) and menu.id_.name in ("standing", "trade")
    )
    explained = (*standing.options, *trade.options[1:])
    assert all(option.note and len(option.note) <= NAME for option in explained)


@pytest.mark.parametrize("locale", LOCALES)
def test_one_plans_with_the_map_and_what_the_orders_lack_in_sight(locale: str) -> None:
    scene = next(islice(game(3, "quick"), 60, None))
    given = Orders(round=scene.table.round, steer=True, supply=True, onward=True)
    own = replace(scene, seat=0, t=Texts.of(locale), table=scene.table.with_chair(0, orders=given))
    presenter = PRESENTERS[GAME.key]
    pieces = piece_heights(presenter.pictures.plan(own.context))
    panel = Seen("plan", orders.panel(own, presenter, Draft(), PICTURE), pieces)
    assert len(pieces) == 1 and panel.height <= MOST_HIGH
