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
    """How the game came off. Equal points are parted by order points, then by product cards (9.4)."""
    s: State = c.view
    rounds = [event for event in story.events if isinstance(event, RoundEnded)]
    parts = [s.order_points(seat) for seat in s.players], [len(me.products) for me in s.seats]
    return common_facts.end_facts(
        c,
        GAME.key,
        lambda seat: [worth(s, event.seats[seat]) for event in rounds],
        lambda seat: common_facts.tie_break(c, seat, *parts),
    )


def worth(s: State, then: Ledger) -> int:
    """What a seat would have scored after a round; of what lies face down the least."""
    products = sum(s.rules.worth_of_products.get(it, 0) for it in then.products)
    cards = sum(s.rules.ship_cards[it].points for it in (*then.cards, *then.open) if it != BACK)
    return then.points + products + cards
