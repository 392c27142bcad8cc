"""The display: ten groups of open goods, some of them with a card (rules, 1.1)."""

from __future__ import annotations

from engine.core.phases import Step
from engine.games.hamburg.events import Displayed, RoundStarted
from engine.games.hamburg.ruleset import SPEICHER
from engine.games.hamburg.state import Group, State


class Display(Step[State]):
    """A round begins: its senate card and the next one lie open, the groups are laid out."""

    name = "display"

    def begin(self, s: State) -> None:
        """Group by group, the goods first."""
        s.round += 1
        following = "" if s.last_round else s.senate[s.round]
        s.tell(RoundStarted, s.round, s.starter, s.senate[s.round - 1], following)
        each, groups = s.rules.numbers.goods_in_group, s.rules.numbers.groups
        goods, cards = s.draw(each * groups), self.cards(s, groups)
        s.display = [Group(goods[each * at : each * (at + 1)], card) for at, card in enumerate(cards)]
        if s.events is not None:
            s.tell(Displayed, tuple((tuple(group.goods), group.card) for group in s.display))

    def cards(self, s: State, groups: int) -> list[str]:
        """Cards beside the goods of each group: the first ones have a Speicher (H-50)."""
        speicher = s.rules.numbers.groups_with_speicher
        s.stock -= len(speicher)
        return [SPEICHER if at in speicher else "" for at in range(groups)]
