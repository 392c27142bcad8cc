"""What the picture of the end shows: points by source, points over the rounds."""

from __future__ import annotations

from bot.pictures.facts import EndFacts
from bot.presenter import common_facts
from bot.presenter.context import Context, Story
from engine.core.scores import totals
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.events import RoundEnded
from engine.games.speicherstadt.state import State


def end_facts(c: Context, story: Story) -> EndFacts:
    """The final result, the best seat first."""
    state: State = c.view
    rounds = [event for event in story.events if isinstance(event, RoundEnded)]
    return common_facts.end_facts(
        c,
        GAME.key,
        lambda seat: [worth(state, event, seat) for event in rounds],
        lambda seat: (state.tie_break[seat],),
    )


def worth(state: State, event: RoundEnded, seat: int) -> int:
    """What a seat would have scored after a round: the table of points, read on what it owned then."""
    then = state.clone()
    for player, had in zip(then.seats, event.seats, strict=True):
        player.coins, player.points, player.cards, player.factory = had.coins, had.points, [*had.cards], 0
        player.filled = {contract: [*goods] for contract, goods in had.contracts.items()}
        player.warehouse, player.hall = [*had.warehouse], [*had.hall]
    return totals(then)[seat]
