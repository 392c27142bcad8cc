"""Die Speicherstadt: everything that is a matter of taste, in one place.

How much things are worth follows from the rules and from these numbers; nothing else in the agents is a
taste. The numbers of each player lie in `values.json`, found by self-play (`python -m engine tune`).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.agents.tastes import Tastes


@dataclass(frozen=True, slots=True)
class Values:
    """Weights of a player's evaluation; the defaults are the quick player's.

    Coins. `coin`: points of a coin while there is much left to buy; `coin_fades`: rounds before the end at
    which it has lost half of that; `coin_kept`: points of a coin at the very end (a tie-break);
    `purse`: coins at which a seat is neither poor nor rich; `consoled`: the part of the coin for buying
    nothing that a first purchase costs, for often one buys anyway.

    Contracts and goods. `good`: what fetching one more good costs, in coins; `luck`: the chance to get a good
    that comes at all; `last_ship`: the same before the last purchase; `spare`: a good that fits nowhere, in
    coins; `wanted`: how many times as much a good is worth at least if a contract wants it; `stored`: points
    of a stored good beside those that it scores; `rivals`: each open contract makes the next one so much less
    worth, for they want the same goods; `sea`: the part of its points that an open contract keeps for each
    good that it lacks, when it is loaded.

    Fires. `rivalry`: strength by which one is ahead before the last fire feels safe.

    Other cards. `hope`: the chance to find the next card of a set; `to_come`: the part of what may come that
    a bonus will count; `unknown`: points of a card of which nothing is known; `free_card`: coins that a free
    card is worth; `worker`, `swap`, `any_good`, `exchange`: points of a worker more, of two workers that
    change places, of a good of choice, of each good that two others can buy.

    Opponents. `spite`: what a point less for one of them is worth, next to one of my own; `crowd`: workers
    who will come to a card for each card and each worker still at home; `followers`: the part of the cards
    above the board that others reserve after me.

    Patience. `grey`: points that a grey worker must bring while it could still be kept; `patience`,
    `spy_patience`: points that a card to be used once must gain while there are rounds to come.

    Character, how many times as much a kind of card is worth than reckoned: `contracts`, `ships`, `firemen`,
    `offices`, `stores`, `buildings`, `bonuses`.
    """

    coin: float = 2.1
    coin_fades: float = 2.4
    coin_kept: float = 0.0
    purse: float = 7.5
    consoled: float = 0.7
    good: float = 0.3
    luck: float = 0.95
    last_ship: float = 0.3
    spare: float = 0.5
    wanted: float = 1.3
    stored: float = 0.3
    rivals: float = 0.7
    sea: float = 0.5
    rivalry: float = 2.0
    hope: float = 0.33
    to_come: float = 0.5
    unknown: float = 1.5
    free_card: float = 3.0
    worker: float = 1.2
    swap: float = 1.5
    any_good: float = 2.5
    exchange: float = 0.25
    spite: float = 0.25
    crowd: float = 0.5
    followers: float = 1.0
    grey: float = 1.0
    patience: float = 2.0
    spy_patience: float = 1.5
    contracts: float = 1.0
    ships: float = 1.0
    firemen: float = 1.0
    offices: float = 1.0
    stores: float = 1.0
    buildings: float = 1.0
    bonuses: float = 1.0


QUICK = Values()

TASTES = Tastes(Path(__file__).with_name("values.json"), "quick", QUICK)
