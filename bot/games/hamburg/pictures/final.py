"""What the picture of the end shows: points by source, points over the rounds."""

from __future__ import annotations

from bot.pictures.facts import EndFacts
from bot.presenter import common_facts
from bot.presenter.context import Context, Story
from engine.games.hamburg import GAME
from engine.games.hamburg.events import RoundEnded
from engine.games.hamburg.state import State


def end_facts(c: Context, story: Story) -> EndFacts:
    """The final result: points as they were booked, at last those of the end too. Equal points are
    parted by the goods in store, then by money (8.4); both are secret until then."""
    state: State = c.view
    rounds = [event for event in story.events if isinstance(event, RoundEnded)]
    parts = ([*state.ties], [me.money for me in state.seats]) if state.over else ()
    return common_facts.end_facts(
        c,
        GAME.key,
        lambda seat: [event.seats[seat].points for event in rounds],
        lambda seat: common_facts.tie_break(c, seat, *parts),
    )
