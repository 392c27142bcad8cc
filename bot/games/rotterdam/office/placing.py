"""Placing in the office: buttons for the cargo that the orders lack, a menu of all ships."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.rotterdam import answers
from bot.games.rotterdam.needs import lacking
from bot.messages.controls import Control
from bot.presenter.contract import Answers
from bot.presenter.desk import DeskMenu
from bot.presenter.plain import PlainForm, option_button
from engine.core.actions import digest
from engine.games.rotterdam.actions import Place
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.state import State

LEAST = 0.2
"""The odds from which on a ship has a button: what hardly ever arrives should not look like an answer."""


@dataclass(frozen=True)
class PlacingForm(PlainForm):
    """A ship on a start."""

    answers: Answers = answers

    def controls(self) -> Iterator[Control]:
        """First what one press places."""
        for action in self.quick:
            yield option_button(self.c, self.answers, action, self.id_of)
        yield from super().controls()

    @cached_property
    def quick(self) -> tuple[Place, ...]:
        """What has a button of its own, while nothing is laid out and no card is chosen."""
        return () if self.draft.picked else tuple(best_placings(self))

    def listed(self) -> DeskMenu | None:
        """The menu of all other ships; a choice on the board may be any ship."""
        menu = super().listed()
        if menu is None or not self.quick:
            return menu
        marks = {*map(digest, self.quick)}
        lines = [(mark, label) for mark, label in menu.options if mark not in marks]
        return replace(menu, hint=self.c.t("pick-place-other"), options=lines)


def best_placings(form: PlacingForm) -> Iterator[Place]:
    """For each harbour that makes what the orders lack, in the order of the map, its cargo on the free start
    with the best odds; none where that is too unlikely, no cargo is left, or no product."""
    state: State = form.s
    rules = state.rules
    makers = {rules.products[product].harbour for product in lacking(form.c)}
    chances = odds(rules.map)
    for harbour, cargo in rules.map.accepts.items():
        able = [
            option for option in form.decision.options if isinstance(option, Place) and option.cargo == cargo
        ]
        best = max(able, key=lambda option: chances[option.start][harbour], default=None)
        if harbour not in makers or best is None or not state.products[harbour]:
            continue
        if chances[best.start][harbour] >= LEAST:
            yield best
