"""The screens that are no game's own: what a host sets, what people choose and ask for themselves, votes,
caretakers, the way back, refusals, lessons, and what becomes of a game that is over.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.gallery.channel import Act
from tests.gallery.shots import SETS, game, moments

ALONE = """
    say /new
    press lobby-settings
    shoot table-settings
    choose setting-which 4
    shoot table-clock
    press lobby-other-game
    shoot other-game
    say /new
    shoot refused
    say /rules
    shoot rules
    say /settings
    press settings-do-zone
    shoot settings-zone
    press settings-do-back
    press settings-do-quiet
    shoot settings-quiet
    press settings-do-back
    press settings-do-vacation
    shoot settings-vacation
    say /privacy erase
    shoot privacy
    press lobby-learn
    shoot lesson-opening
    press learn-begin
    shoot lesson
    press office-hint
    shoot lesson-hint
    press learn-stop
    shoot lesson-stopped
"""
"""At a table that waits for people."""
ASIDE = """
    as {other}
    press board-office
    shoot office-waiting
    press lookup-open
    shoot lookup
    say /games
    shoot games-running
    as {due}
    press board-care
    shoot undo
    press care-undo
    shoot vote
    as {other}
    press board-vote
    press motion-agree
    shoot vote-agreed
    press care-pause
    shoot paused
    press care-resume
    press care-away
    shoot away
    press care-back
    press board-care
    press care-end
    shoot end-question
"""
"""Beside a game: all have moved once, and one would like to take that back."""
PURCHASE = """
    as {due}
    press board-office
    shoot office-purchase
"""
AFTER = """
    say /board
    press end-replay
    press replay-fork
    shoot fork
    say /standings
    shoot standings-final
    say /leaderboard
    shoot leaderboard-played
    say /profile
    shoot profile-played
    press profile-do-opt-out
    shoot profile-hidden
"""


def acts(language: str) -> Iterator[Act]:
    """What there is to see of it at tables that run or are over."""
    yield Act(game((), 4)[4], language, ASIDE)
    yield Act(moments(SETS[1], 4)["purchase"], language, PURCHASE)
    yield Act(game((), 4)[-1], language, AFTER)
