"""What one step of the engine costs, in microseconds, in the middle of a game of four."""

import random

from engine.agents.rollout import pick
from engine.core.loop import apply, play
from engine.games import GAMES
from tests.bench.clock import micros

MIDDLE = 120
"""Moves from the beginning to the middle of a game."""


def run() -> None:
    """Each game, each part."""
    for key, game in GAMES.items():
        luck = random.Random(1)
        s = game.new(4, "bench")
        s.events = None
        for _ in range(MIDDLE):
            play(s, pick(s.pending[0], luck))
        action, snapshot = s.pending[0].default, game.dump(s)
        parts = {
            "clone": s.clone,
            "apply": lambda s=s, action=action: apply(s, action),
            "seen_by": lambda s=s: s.seen_by(0),
            "determinized": lambda s=s, luck=luck: s.determinized(0, luck),
            "dump": lambda s=s, game=game: game.dump(s),
            "load": lambda game=game, snapshot=snapshot: game.load(snapshot, ()),
        }
        print(f"  {key}: {len(snapshot)} bytes a snapshot")
        for name, part in parts.items():
            print(f"  {name:24}{micros(part):10.1f} µs")
