"""What a player answers by hand again and again: which standing order to offer for it, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.state import State
from engine.tables.model.table import Table
from engine.tables.play.ahead import answer_ahead

AGAIN = 1
"""Rounds with answers of a kind by hand before an order for it is offered: in the first one learns what is
asked."""

OPENS = attrgetter("opens")
"""Whether an event begins a round; called for each event of a game."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A standing order that a seat could add. `name`: what its game calls it; `action`: what it would answer
    now; `delegates`: it leaves the choice to a computer player."""

    name: str
    action: Action
    delegates: bool = False


def rules_to_offer(table: Table, seat: int, view: State[Any]) -> tuple[Rule, ...]:
    """The known rules in which the player still decides: who wants to be played for finds that in the plan.

    `view`: the state as that seat sees it.
    """
    return tuple(rule for rule in known_rules(table, seat, view) if not rule.delegates)


def known_rules(table: Table, seat: int, view: State[Any]) -> tuple[Rule, ...]:
    """The rules that would answer what a seat is asked and has answered by hand in an earlier round, or
    twice in this one.
    """
    if not decides(table, seat):
        return ()
    asked = (decision for decision in view.pending if decision.seat == seat and decision.blocking)
    known = (decision for decision in asked if is_familiar(table, seat, kinds(decision)))
    return tuple(rule for decision in known for rule in rules(table, seat, view, decision))


def is_familiar(table: Table, seat: int, kinds: set[str]) -> bool:
    """Whether a seat has made a move of these kinds by hand in an earlier round, or twice."""
    answers = rounds_by_hand(table, seat, kinds)
    return len(answers.keys() - {present(table)}) >= AGAIN or answers.total() > AGAIN


def rules(table: Table, seat: int, view: State[Any], decision: Decision) -> Iterator[Rule]:
    """The rules that would answer a decision which the orders of its seat leave to the player."""
    agents, given = table.agents, table.game.orders.revise(table.chairs[seat].orders, view, seat)
    if answer_ahead(agents, given, view, decision) is None:
        for name, orders in given.additions().items():
            if (action := answer_ahead(agents, orders, view, decision)) is not None:
                yield Rule(name, action, orders.delegates(view, decision))


def decides(table: Table, seat: int) -> bool:
    """Whether a person plays this seat for whom others wait: not in a lesson, where everything is asked, and
    not against bots alone."""
    chair, has_others = table.chairs[seat], len(table.people) > 1
    return (
        table.status == "running"
        and has_others
        and not table.lesson
        and chair.waits
        and chair.person is not None
    )


def kinds(decision: Decision) -> set[str]:
    """What kinds of moves answer a decision."""
    forms = {str(form.action.model_fields["do"].default) for form in decision.forms}
    return {option.do for option in decision.options} | forms


def rounds_by_hand(table: Table, seat: int, kinds: set[str]) -> Counter[int]:
    """How many moves of these kinds a seat has made by hand in each round with any."""
    number, counts = 0, Counter[int]()
    for move in table.moves:
        if move.cause == "hand" and move.action.seat == seat and move.action.do in kinds:
            counts[number] += 1
        number += any(map(OPENS, move.events))
    return counts


def present(table: Table) -> int:
    """The round in play, counted as in `rounds_by_hand`: from 0, by the moves that began one."""
    return sum([any(map(OPENS, move.events)) for move in table.moves])
