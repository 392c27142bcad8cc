"""No plan that can be entered by hand brings more than the one that is suggested: small pools, all plans."""

from __future__ import annotations

import random

import pytest

from engine.core.loop import play
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents.answers.load_search import Purse, outcome, purse_of, suggest
from engine.games.speicherstadt.agents.values import QUICK
from engine.games.speicherstadt.rules import BASE, EXPANSIONS
from engine.games.speicherstadt.ruleset import Ruleset
from engine.games.speicherstadt.state import State
from tests.arrange import arrange

BOTH = GAME.rules(EXPANSIONS)
GOODS = tuple(BASE.goods)
CONTRACTS = [card for card in BASE.cards.values() if card.kind == "contract"]
CARDS = {
    BASE: ("warehouse", "tea_taster", "coffee_roaster", "chamber_of_commerce"),
    BOTH: (
        "warehouse",
        "tea_taster",
        "chamber_of_commerce",
        "harbour_master",
        "coffee_roastery",
        "spice_store",
    ),
}
TINY = 0.02
"""Points that decide between plans which are otherwise worth the same."""


def position(rules: Ruleset, luck: random.Random) -> State:
    """A seat with up to five goods, two contracts and two cards that use goods; sometimes the last round."""
    contracts = {
        card.id: " ".join(luck.sample(card.goods, luck.randint(0, len(card.goods) - 1)))
        for card in luck.sample(CONTRACTS, luck.randint(0, 2))
    }
    return arrange(
        rules,
        "loading",
        cargo=[" ".join(luck.choice(GOODS) for _ in range(luck.randint(1, 5)))],
        cards=[" ".join(luck.sample(CARDS[rules], luck.randint(0, 2)))],
        contracts=[contracts],
        supply=" ".join(luck.sample(GOODS, luck.randint(0, 3))),
        deck="fire_4" if luck.random() < 0.25 else None,
        round=luck.choice((3, 9)),
    )


def best_by_hand(s: State, purse: Purse, known: dict[str, float]) -> float:
    """The most that any moves bring the first seat."""
    me = s.seats[0]
    if me.loaded:
        return outcome(s, 0, purse)
    key = f"{me.pool} {me.filled} {me.coins} {me.points} {s.supply}"
    if key not in known:
        ask = next(it for it in s.pending if it.seat == 0 and it.blocking)
        known[key] = max(best_by_hand(after(s, action), purse, known) for action in ask.every())
    return known[key]


def after(s: State, action: object) -> State:
    """The state after a move."""
    twin = s.clone()
    play(twin, action)  # type: ignore[arg-type]
    return twin


@pytest.mark.parametrize("rules", [BASE, BOTH], ids=["base", "both"])
def test_no_plan_by_hand_brings_more(rules: Ruleset) -> None:
    luck = random.Random("plans by hand")
    for _ in range(60):
        s = position(rules, luck)
        s.attach(rules, s.pending)
        purse, planned = purse_of(s, 0, QUICK), s
        for action in suggest(s, 0):
            assert any(decision.allows(action) for decision in planned.pending)
            planned = after(planned, action)
        assert outcome(planned, 0, purse) >= best_by_hand(s, purse, {}) - TINY
