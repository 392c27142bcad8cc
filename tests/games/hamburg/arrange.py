"""A position in one line, moves as people write them.

    s = arrange("harbour", display="tea coffee speicher / cocoa cocoa swap", money=[9, 30])
    s, told = script(s, "A buy 0", "B pass")

Seats are letters. Groups are parted by slashes: two goods, and a card or none. A list has one entry a seat;
missing entries are empty. Goods that are not named lie in the pile, sorted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

from engine.core.actions import LETTERS, notation, parse
from engine.core.events import Event
from engine.core.loop import advance, apply
from engine.games.hamburg import GAME
from engine.games.hamburg.ruleset import Ruleset
from engine.games.hamburg.state import Group, Seat, State

BASE, MAGISTRAT = GAME.rules(()), GAME.rules(("magistrat",))
SENATE = "senate_1 senate_2 senate_3 senate_4 senate_5 senate_6"
WORDS = ("goods", "shown", "cards", "used")


def arrange(
    phase: str,
    *,
    rules: Ruleset = MAGISTRAT,
    display: str = "",
    pile: str | None = None,
    money: Sequence[int] = (30, 30),
    starter: str = "A",
    senate: str = SENATE,
    **more: Any,
) -> State:
    """The position at the first decision of a phase; `s.events` tells what happened before it.

    `more`: what a state has (round, stock, snake, discard, seed, given), and what seats own, one entry each
    (goods, cards, used, loans, speicher, points, groups).
    """
    facts = {name: more.pop(name) for name in ("round", "stock", "snake", "seed", "given") if name in more}
    owned = [{name: each[i] for name, each in more.items() if i < len(each)} for i in range(len(money))]
    discard = more.pop("discard", "").split()
    s = State(
        seats=[seat_of(purse, **mine) for purse, mine in zip(money, owned, strict=True)],
        goods=[],
        deck=[],
        senate=senate.split(),
        starter=LETTERS.index(starter),
        display=[group_of(words) for words in display.split("/") if words.strip()],
        discard=discard,
        **{"round": 1, "stock": 5, "snake": True, "seed": "", **facts},
    )
    held = chain.from_iterable((*me.goods,) for me in s.seats)
    lying = Counter((*held, *discard, *(good for group in s.display for good in group.goods)))
    s.goods = [*(rules.box_of_goods - lying).elements()] if pile is None else pile.split()
    s.attach(rules, events=[])
    s.enter(phase)
    advance(s)
    return s


def seat_of(money: int, **owned: Any) -> Seat:
    """A seat and what it owns."""
    owned.pop("discard", None)
    words = {name: sorted(owned.pop(name, "").split()) for name in WORDS}
    return Seat(**{"money": money, "speicher": 2, **owned, **words})


def group_of(words: str) -> Group:
    """Two goods and a card, or none."""
    one, other, *card = words.split()
    return Group([one, other], "".join(card))


def script(s: State, *lines: str) -> tuple[State, list[Event]]:
    """Play these moves; the state after them and all that happened. Raises `IllegalAction`."""
    told: list[Event] = []
    for line in lines:
        s, more = apply(s, parse(line, GAME.actions))
        told += more
    return s, told


def asked(s: State) -> list[str]:
    """Seats and questions whose answers are waited for: `A harbour`."""
    return [f"{LETTERS[it.seat]} {it.ask}" for it in s.pending if it.blocking]


def listed(s: State, seat: str = "A") -> list[str]:
    """All that a seat may answer, without its letter."""
    mine = [it for it in s.pending if it.seat == LETTERS.index(seat)]
    return [notation(action).partition(" ")[2] for it in mine for action in it.every()]
