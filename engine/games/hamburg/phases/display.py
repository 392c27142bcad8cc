"""The display: ten groups of open goods, some of them with a card (rules, 1.1)."""

from __future__ import annotations

from engine.games.hamburg.events import Displayed, RoundStarted
from engine.games.hamburg.phases.step import Step
from engine.games.hamburg.state import SPEICHER, Group, State


class Display(Step):
    """A round begins: its senate card and the next one lie open, the groups are laid out."""

    name = "display"

    def begin(self, s: State) -> None:
        """Group by group, the goods first."""
        s.round += 1
        following = "" if s.last_round else s.senate[s.round]
        s.tell(RoundStarted, s.round, s.starter, s.senate[s.round - 1], following)
        numbers = s.rules.numbers
        each = numbers.goods_in_group
        goods = s.draw(each * numbers.groups)
        s.display = [
            Group(goods[each * at : each * (at + 1)], self.card(s, at)) for at in range(numbers.groups)
        ]
        if s.events is not None:
            s.tell(Displayed, tuple((tuple(it.goods), it.card) for it in s.display))

    def card(self, s: State, group: int) -> str:
        """The first groups have a Speicher each (H-50)."""
        if group not in s.rules.numbers.groups_with_speicher:
            return ""
        s.stock -= 1
        return SPEICHER
