"""Games of people who look in twice a day end in days, not in two months."""

import pytest

from tests.sleepers import games

TEN_DAYS, ONE_IN_EIGHT = 10, 0.12
"""What a game of four with plans takes at most, and the share of decisions for which a player is called."""
TABLES = [
    ("speicherstadt", ()),
    ("speicherstadt", ("kaispeicher",)),
    ("rotterdam", ()),
    ("hamburg", ()),
    ("hamburg", ("magistrat",)),
]


@pytest.mark.parametrize(("key", "expansions"), TABLES)
def test_with_plans_a_game_of_four_takes_ten_days_and_calls_for_one_decision_in_eight(
    key: str, expansions: tuple[str, ...]
) -> None:
    played = games(4, expansions, 4, orders=True, key=key)

    assert all(it.days <= TEN_DAYS for it in played)
    assert all(it.waits * 3 <= it.decisions for it in played)
    assert sum(it.waits for it in played) <= ONE_IN_EIGHT * sum(it.decisions for it in played)


def test_a_player_who_never_heard_of_orders_uses_them_by_the_third_round() -> None:
    played = games(4, (), 5, orders=False, key="rotterdam", newcomers=True)
    seats = [round for it in played for round in it.learnt]
    assert sum(round is not None and round <= 3 for round in seats) >= 0.9 * len(seats)
    assert sum(it.waits * 3 for it in played) <= sum(it.decisions for it in played)


@pytest.mark.parametrize("expansions", [(), ("magistrat",)])
def test_where_all_seal_at_once_they_are_waited_for_together(expansions: tuple[str, ...]) -> None:
    played = games(4, expansions, 2, orders=True, key="hamburg")
    assert sum(it.halts for it in played) <= 4 * sum(it.rounds for it in played)


@pytest.mark.parametrize("expansions", [(), ("kaispeicher",)])
def test_without_orders_they_take_weeks_longer(expansions: tuple[str, ...]) -> None:
    with_orders, without = (games(4, expansions, 2, orders=orders) for orders in (True, False))

    assert min(it.days for it in without) > 2 * max(it.days for it in with_orders)
