"""The loop: checked and unchecked moves, what is forced, who listens."""

from __future__ import annotations

import pytest

from engine.core.actions import act, notation
from engine.core.errors import BadRecord, IllegalAction
from engine.core.loop import apply, forced, play, settle
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Buy, Pass
from engine.games.speicherstadt.events import Declined
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange


def test_apply_tells_what_happened_and_leaves_no_one_listening() -> None:
    s = arrange(BASE, "purchase", columns={"bank": "AB"})
    after, told = apply(s, act(Pass, 0))
    assert told == [Declined(0, "bank", 2, able=True)] and after.events is None


def test_play_is_in_place_and_silent_when_no_one_listens() -> None:
    s = arrange(BASE, "purchase", columns={"bank": "AB"}).clone()
    play(s, act(Pass, 0))
    assert s.events is None and s.pending[0].seat == 1


def test_settling_plays_on_to_the_next_real_question() -> None:
    s = arrange(BASE, "purchase", coins=[0, 5], columns={"bank": "AAB", "warehouse": "B"}).clone()
    assert [notation(move) for move in settle(s)] == ["A pass", "A pass"]
    assert s.pending[0].seat == 1 and not forced(s) and [*settle(s)] == []


def test_nothing_is_legal_when_the_game_is_over() -> None:
    s = arrange(BASE, "finale")
    assert s.over and not s.pending and not forced(s)
    with pytest.raises(IllegalAction):
        apply(s, act(Buy, 0))


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"seats": 3}', "null"])
def test_what_is_no_snapshot_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        GAME.load(text, ())


def test_a_snapshot_with_unknown_facts_is_refused() -> None:
    text = GAME.dump(GAME.new(2, "seed")).replace('"starter"', '"surprise":1,"starter"')
    with pytest.raises(BadRecord):
        GAME.load(text, ())
