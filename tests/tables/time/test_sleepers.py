"""Games of people who look in twice a day end in two weeks, not in two months."""

from statistics import median

import pytest

from tests.sleepers import games

FORTNIGHT = 14


@pytest.mark.parametrize("expansions", [(), ("kaispeicher",)])
def test_with_orders_at_most_a_third_of_all_decisions_wait_for_someone(expansions: tuple[str, ...]) -> None:
    played = games(4, expansions, 3, orders=True)

    assert all(it.waits * 3 <= it.decisions for it in played)
    assert all(it.days <= FORTNIGHT for it in played)


def test_where_others_move_ones_ships_orders_spare_two_of_three_calls_too() -> None:
    played = games(4, (), 2, orders=True, key="rotterdam")
    assert all(it.waits * 3 <= it.decisions for it in played)


def test_with_orders_it_takes_ten_days_and_calls_for_one_decision_in_eight_at_most() -> None:
    played = games(4, (), 5, orders=True, key="rotterdam")
    assert median(it.days for it in played) <= 10
    assert sum(it.waits for it in played) <= 0.12 * sum(it.decisions for it in played)


def test_a_player_who_never_heard_of_orders_uses_them_by_the_third_round() -> None:
    played = games(4, (), 5, orders=False, key="rotterdam", newcomers=True)
    seats = [round for it in played for round in it.learnt]
    assert sum(round is not None and round <= 3 for round in seats) >= 0.9 * len(seats)
    assert sum(it.waits * 3 for it in played) <= sum(it.decisions for it in played)


@pytest.mark.parametrize("expansions", [(), ("magistrat",)])
def test_where_all_seal_at_once_too(expansions: tuple[str, ...]) -> None:
    played = games(4, expansions, 2, orders=True, key="hamburg")
    assert all(it.waits * 3 <= it.decisions for it in played)
    assert sum(it.halts for it in played) <= 4 * sum(it.rounds for it in played)


@pytest.mark.parametrize("expansions", [(), ("kaispeicher",)])
def test_without_orders_they_take_weeks_longer(expansions: tuple[str, ...]) -> None:
    with_orders, without = (games(4, expansions, 2, orders=orders) for orders in (True, False))

    assert min(it.days for it in without) > 2 * max(it.days for it in with_orders)
