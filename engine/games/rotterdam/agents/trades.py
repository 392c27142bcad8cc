"""The skipper's trades: what helps it, if another seat may gain by it, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Accept, Offer
from engine.games.rotterdam.agents.values import Appraisal, Taste, hand
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.hidden_information import harbour_of
from engine.games.rotterdam.phases.completion import jokers_of
from engine.games.rotterdam.state import State

LIKELY = {-1: 0.03, 0: 0.3, 1: 0.85}
"""Probability that another seat gains by a trade, by the number of products it gets more."""
WEIGHED, MOST = 24, 6
"""Offers that are weighed, and of these are worth a thought."""


class Trader(Appraisal):
    """Estimates what others will accept."""

    __slots__ = ()

    def shares(self) -> Mapping[str, float]:
        """How likely a card of its harbour is each product: as they are left that it has not seen."""
        s, shares = self.s, dict[str, float]()
        seen = Counter([*s.spent, *s.seats[self.me].products])
        for box in s.rules.boxes_of_products.values():
            left = {product: cards - seen[product] for product, cards in box.items()}
            total = max(1, sum(left.values()))
            shares.update({product: cards / total for product, cards in left.items()})
        return shares

    def acceptance(self, offer: Offer) -> float:
        """Probability that an offer is accepted."""
        return quick_acceptance(self, offer)


def trade(trader: Trader, decision: Decision) -> dict[Action, float]:
    """Offers of others, own ones, or no more."""
    values: dict[Action, float] = {decision.default: 0.0}
    values |= {option: gain(trader, option) for option in decision.options if isinstance(option, Accept)}
    for form in decision.forms:
        if form.action is Offer:
            values |= {offer: worth for offer, worth in best_offers(trader) if form.accepts(offer)}
    return values


def best_offers(trader: Trader) -> list[tuple[Offer, float]]:
    """Offers with their expected gains, without the best ones that were already made in vain."""
    judged = [(offer, promise(trader, offer, quick_acceptance(trader, offer))) for offer in offers(trader)]
    likely = sorted((pair for pair in judged if pair[1] > 0), key=lambda pair: -pair[1])[:WEIGHED]
    best = sorted(
        [(offer, promise(trader, offer, trader.acceptance(offer))) for offer, _ in likely],
        key=lambda pair: -pair[1],
    )
    made = trader.s.seats[trader.me].offered
    return best[made : made + MOST]


def answer(appraisal: Appraisal, decision: Decision) -> dict[Action, float]:
    """The gain by each standing offer, against declining."""
    accepting = [option for option in decision.options if isinstance(option, Accept)]
    return {decision.default: 0.0} | {option: gain(appraisal, option) for option in accepting}


def gain(appraisal: Appraisal, action: Accept) -> float:
    """Gain by an offer beyond the least gain of a trade."""
    offer = next(offer for offer in appraisal.s.standing if offer.seat == action.offerer)
    return appraisal.hand(offer.give, offer.want) - appraisal.hand() - appraisal.taste.bargain


def offers(appraisal: Appraisal) -> Iterator[Offer]:
    """One or two products for one or two, to all seats whose backs allow what is wanted."""
    s, me, kinds = appraisal.s, appraisal.s.seats[appraisal.me], tuple(appraisal.s.rules.products)
    hand = tuple(me.products)
    gives = dict.fromkeys([*combinations(hand, 1), *combinations(hand, 2)])
    wants = [*combinations(kinds, 1), *combinations(kinds, 2)]
    for want in wants:
        to = holders(s, appraisal.me, want)
        if to:
            for give in gives:
                if len(give) >= len(want) and {*give}.isdisjoint(want):
                    yield act(Offer, appraisal.me, to=to, give=give, want=want)


def holders(s: State, me: int, want: tuple[str, ...]) -> tuple[int, ...]:
    """Seats that may have all of these."""
    backs = [BACK + harbour_of(s, product) for product in want]
    return tuple(
        [
            seat
            for seat in s.players
            if seat != me
            and s.seats[seat].stance in ("trading", "done")
            and all(s.seats[seat].products.count(back) >= backs.count(back) for back in backs)
        ]
    )


def promise(appraisal: Appraisal, offer: Offer, taken: float) -> float:
    """Expected gain by an offer that is accepted with this probability."""
    more = len(offer.give) - len(offer.want)
    gains = (
        appraisal.hand(offer.want, offer.give)
        - appraisal.hand()
        - appraisal.taste.bargain
        - appraisal.taste.gift * more
    )
    return max(0.0, gains) * taken


def quick_acceptance(appraisal: Appraisal, offer: Offer) -> float:
    """Quick estimate of the probability that an offer is accepted."""
    nobody = 1.0
    for seat in offer.to:
        nobody *= 1 - LIKELY[len(offer.give) - len(offer.want)] * chance(appraisal, seat, offer.want)
    return 1 - nobody


def chance(appraisal: Appraisal, seat: int, want: tuple[str, ...]) -> float:
    """Probability that a seat holds all of these, given its backs."""
    probability, products = 1.0, appraisal.s.seats[seat].products
    for product in want:
        cards = products.count(BACK + harbour_of(appraisal.s, product))
        probability *= 1 - (1 - appraisal.share[product]) ** cards
    return probability


def accepts(s: State, seat: int, gets: tuple[str, ...], gives: tuple[str, ...], taste: Taste) -> bool:
    """Whether a seat that holds what is wanted gains enough by a trade."""
    held, rest = tuple(s.seats[seat].products), list(s.seats[seat].products)
    for give in gives:
        if give not in rest:
            return False
        rest.remove(give)
    after = tuple(sorted((*rest, *gets)))
    return in_hand(s, seat, after, taste) - in_hand(s, seat, held, taste) > taste.bargain


def in_hand(s: State, seat: int, products: tuple[str, ...], taste: Taste) -> float:
    """Value of these products to a seat."""
    return hand(s.rules, taste, tuple(s.seats[seat].orders), products, len(jokers_of(s, seat)))
