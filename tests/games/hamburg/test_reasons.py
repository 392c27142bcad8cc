"""Each number that a reason of this game tells is so after the answer, in random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.hamburg import GAME
from tests.laws.games import ENDS, Setup
from tests.laws.reasons import SEEDS, Check, Said, check_reasons


def worth(said: Said, goods: Any, *, later: bool = False) -> int:
    """What the senate gives for goods, in this round or the next."""
    state = said.before
    return int(state.rules.worth(state.senate[state.round - (not later)], goods))


def sold(said: Said) -> int:
    """What the market pays for the sealed pile, if no other seat sells the same."""
    pile = said.after.sealed[said.action.seat].market
    return sum(count * said.before.rules.market_price(count) for count in Counter(pile).values())


def gift(said: Said) -> int:
    """What the sealed gift is worth."""
    return worth(said, said.after.sealed[said.action.seat].senate)


def others_worth(said: Said, *, later: bool) -> list[int]:
    """The gifts that remain on display after a purchase."""
    return [worth(said, group.goods, later=later) for group in said.after.display if group.buyer is None]


def got(said: Said) -> tuple[str, ...]:
    """The goods that an answer brings in the harbour."""
    if said.action.do == "choose":
        return (said.action.good,)
    return tuple((Counter(said.then.goods) - Counter(said.me.goods)).elements())


def own_gain(said: Said) -> int:
    """How much more kinds bring at prices that depend on the own goods alone."""
    own, price, all_sold = Counter(said.me.market), said.before.rules.market_price, said.before.on_market
    kinds = said.action.kinds
    return int(sum(own[kind] * (price(own[kind]) - price(all_sold[kind])) for kind in kinds))


CHECKS: dict[str, Check] = {
    "reason-best": lambda said: said.facts["value"] > max(others_worth(said, later=False), default=0),
    "reason-best-later": lambda said: said.facts["value"] > max(others_worth(said, later=True), default=0),
    "reason-worth": lambda said: (
        (said.facts["now"], said.facts["later"])
        == (worth(said, got(said)), 0 if said.before.last_round else worth(said, got(said), later=True))
    ),
    "reason-worth-last": lambda said: said.facts["now"] == worth(said, got(said)),
    "reason-spared": lambda said: all(way.loans > said.me.loans for way in said.instead("buy")),
    "reason-kinds": lambda said: said.facts["kinds"] == len({*said.then.goods}),
    "reason-keeps": lambda said: said.facts["money"] == said.then.money and said.then.loans == said.me.loans,
    "reason-then": lambda said: said.facts["money"] == said.then.money,
    "reason-loans": lambda said: said.facts["loans"] == said.then.loans - said.me.loans > 0,
    "reason-gift": lambda said: said.facts["value"] == gift(said),
    "reason-sales": lambda said: said.facts["money"] == sold(said),
    "reason-piles": lambda said: (said.facts["value"], said.facts["money"]) == (gift(said), sold(said)),
    "reason-raised": lambda said: said.facts["value"] == gift(said) + 3 * said.action.count,
    "reason-alone": lambda said: said.facts["money"] == own_gain(said),
    "reason-room": lambda said: (
        (said.facts["goods"], said.facts["room"]) == (len(said.then.goods), said.then.speicher)
    ),
    "reason-repay": lambda said: said.then.loans < said.me.loans,
    "reason-kept": lambda said: said.facts["value"] == worth(said, said.then.goods, later=True),
    "reason-filled": lambda said: said.facts["number"] == min(len(said.then.goods), said.then.speicher),
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", [it for it in ENDS if it.game is GAME], ids=str)
def test_each_number_of_a_reason_holds_after_the_answer(setup: Setup, seed: str) -> None:
    check_reasons(setup, CHECKS, seed)
