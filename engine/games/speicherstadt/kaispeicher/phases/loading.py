"""Loading with factories (rules 4.7, 23)."""

from __future__ import annotations

from engine.games.speicherstadt.actions import Process
from engine.games.speicherstadt.kaispeicher.events import Processed
from engine.games.speicherstadt.phases.loading import Loading
from engine.games.speicherstadt.state import State


class LoadingWithFactories(Loading):
    """A factory takes goods as a merchant does."""

    def on_process(self, s: State, a: Process) -> None:
        """The points are booked at once; the good goes to the supply."""
        me, points = s.seats[a.seat], s.card(a.to).points
        me.pool.remove(a.good)
        me.points += points
        me.factory += points
        s.spill((a.good,))
        s.tell(Processed, a.seat, a.good, a.to, points)
