"""What the picture of the end shows: points by source, points over the rounds."""

from __future__ import annotations

from bot.pictures.facts import EndFacts
from bot.presenter import common_facts
from bot.presenter.context import Context, Story
from engine.games.rotterdam import GAME
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.rounds import Ledger, RoundEnded
from engine.games.rotterdam.state import State


def end_facts(c: Context, story: Story) -> EndFacts:
    """The final result. Ties are broken by order points, then by product cards (9.4)."""
    state: State = c.view
    rounds = [event for event in story.events if isinstance(event, RoundEnded)]
    parts = [state.order_points(seat) for seat in state.players], [len(me.products) for me in state.seats]
    return common_facts.end_facts(
        c,
        GAME.key,
        lambda seat: [worth(state, event.seats[seat]) for event in rounds],
        lambda seat: common_facts.tie_break(c, seat, *parts),
    )


def worth(state: State, then: Ledger) -> int:
    """What a seat would have scored after a round; of what lies face down the least."""
    products = sum(state.rules.worth_of_products.get(product, 0) for product in then.products)
    cards = sum(state.rules.ship_cards[card].points for card in (*then.cards, *then.open) if card != BACK)
    return then.points + products + cards
