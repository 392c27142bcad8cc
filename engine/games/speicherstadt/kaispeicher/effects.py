"""Effects of the cards at the moments of the base game; cards for any time have a file of their own."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.actions import Action, act
from engine.core.effects import Effects
from engine.games.speicherstadt.actions import Process, Skip, Take
from engine.games.speicherstadt.kaispeicher import anytime
from engine.games.speicherstadt.kaispeicher.events import Robbed, Saved
from engine.games.speicherstadt.kaispeicher.phases.fire import double
from engine.games.speicherstadt.moments import MOMENTS
from engine.games.speicherstadt.state import State

effects = Effects(MOMENTS)


# --- Demand


@effects.at("bought", "break")
def deal_breaks(s: State, seat: int, card: str) -> None:
    """The Coffee Break brings its break cards (Yucata)."""
    s.seats[seat].breaks = s.card(card).uses


@effects.at("demand", "break")
def may_wait(s: State, seat: int, card: str) -> Iterator[Action]:
    """Only a regular worker may wait, and only for regular workers of opponents (ruling 32)."""
    others = (me for at, me in enumerate(s.seats) if at != seat)
    if s.seats[seat].workers and any(me.workers for me in others):
        yield act(Skip, seat)


@effects.at("bought", "extra_workers")
def hire(s: State, seat: int, card: str) -> None:
    """The Warehouse Worker brings grey workers, to be used from the next Demand on."""
    s.seats[seat].grey = s.card(card).uses


# --- Purchase


@effects.at("purchase", "fish_market")
def may_take(s: State, seat: int, card: str) -> Iterator[Action]:
    """Once, in the own turn to buy: the price does not matter (ruling 34)."""
    yield act(Take, seat)


@effects.at("bought", "savings_bank")
def pay_out(s: State, seat: int, card: str) -> None:
    """Coins at once, then the card leaves the game (ruling 35)."""
    coins = s.card(card).coins
    s.seats[seat].coins += coins
    s.tell(Saved, seat, coins)
    s.use_up(seat, card)


@effects.at("bought", "thief")
def steal(s: State, seat: int, card: str) -> None:
    """A coin from each opponent who has one, clockwise from the left (ruling 35)."""
    for victim in s.order(seat + 1)[:-1]:
        coins = min(s.card(card).coins, s.seats[victim].coins)
        if coins:
            s.seats[victim].coins -= coins
            s.seats[seat].coins += coins
            s.tell(Robbed, seat, victim, coins)
    s.use_up(seat, card)


# --- Loading


@effects.at("loading", "factory")
def may_process(s: State, seat: int, card: str) -> Iterator[Action]:
    """Any number of goods of its kind."""
    good = s.card(card).good
    if good in s.seats[seat].pool:
        yield act(Process, seat, good=good, to=card)


@effects.at("exchange_rate", "exchange")
def rate(s: State, seat: int, card: str, goods: int) -> int:
    """The Harbour Master: exactly two for one, no longer three (Yucata; rules 4.8, 26)."""
    return s.card(card).give


# --- Fires: the Insurance is registered first, so it is asked last (rules 4.8, 28)


@effects.at("fire_strength", "fire_engine")
def second_hose(s: State, seat: int, card: str, strength: int) -> int:
    """The best fireman counts twice (ruling 40)."""
    return strength + max((fireman.value for fireman in s.cards_of(seat, "fireman")), default=0)


@effects.at("burned", "insurance")
def offer_cover(s: State, seat: int, card: str, points: int) -> None:
    """A seat that lost points may buy them back; its coins are checked when it is asked."""
    if points < 0:
        s.enter("insurance", seat=seat, amount=-points)


@effects.at("burned", "fire_chief")
def call_chief(s: State, seat: int, card: str, points: int) -> None:
    """Once, for a seat that gained points. At the last fire it is played by itself, so that no seat is asked
    at a fire that burns after the last round (ruling 41, clarifications 20 and 21)."""
    if points > 0 and not s.deck:
        double(s, seat, points, auto=True)
    elif points > 0 and not s.last_round:
        s.enter("chief", seat=seat, amount=points)


# --- Any time


effects.at("anytime", "auction_hall")(anytime.may_fetch)
effects.at("anytime", "smuggler")(anytime.may_smuggle)
effects.at("anytime", "truck")(anytime.may_drive)
