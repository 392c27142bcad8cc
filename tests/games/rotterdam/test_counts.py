"""Random games of all seats: they are replayed, sealed and not, and everything that can happen does."""

from __future__ import annotations

from collections import Counter
from functools import cache

from engine.core.records import check, read, write
from engine.games.rotterdam import GAME
from engine.games.rotterdam.rules import BASE
from tests.games.rotterdam.seen import EDGES, Game, hoards, played, seen, sleeps

GAMES, RARE, STRIDE = 15, 2, 4
"""Games of each number of seats, those in which all have a rare habit; of this many one is replayed. A
thousand random ones are played and checked by `simulate` and `check`."""


@cache
def games() -> tuple[Game, ...]:
    """All games that are looked at."""
    random_ones = [played(seats, number) for seats in GAME.seats for number in range(GAMES)]
    rare = (
        (seats, number, habit) for seats in GAME.seats for number in range(RARE) for habit in (hoards, sleeps)
    )
    return (*random_ones, *(played(*it) for it in rare))


@cache
def counted() -> Counter[str]:
    """How often everything was seen."""
    return Counter(name for game in games() for name in seen(game))


def test_every_move_was_made_and_every_edge_was_met() -> None:
    assert sorted(EDGES - counted().keys()) == []


def test_only_a_pass_or_a_decline_is_ever_automatic() -> None:
    auto = {name for name in counted() if name.endswith(" auto")}
    assert auto == {"move pass auto", "move decline auto"}


def test_every_ship_card_but_those_with_points_was_used() -> None:
    used = {card for game in games() for card in game.end.used}
    assert used == {it.id for it in BASE.deck.ship_cards if it.kind != "points"}


def test_sealed_or_not_every_game_is_replayed_without_a_difference() -> None:
    for game in games()[::STRIDE]:
        for seed in ("", game.seed):
            record = write(GAME, game.deal, game.moves, seed)
            assert read(GAME, record.model_dump_json()) == record and check(GAME, record) is None


def test_equal_seeds_give_equal_bytes() -> None:
    one, other = (played(3, 7) for _ in range(2))
    assert one is not other and one.told == other.told
    texts = {write(GAME, it.deal, it.moves, it.seed).model_dump_json() for it in (one, other)}
    assert len(texts) == 1


def test_what_a_host_chose_is_sealed_too() -> None:
    game = played(2, 3, trigger=5, anchor_every_round=True)
    record = write(GAME, game.deal, game.moves, game.seed)
    assert check(GAME, record) is None and (record.trigger, record.anchor_every_round) == (5, True)
    assert "seal" in str(check(GAME, record.model_copy(update={"trigger": 6})))
