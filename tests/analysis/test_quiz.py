"""The quiz of a player's decisions: which are asked, and what an answer is told."""

from __future__ import annotations

from bot.games.registry import PRESENTERS
from bot.presenter.context import Context
from bot.texts import Texts
from bot.views.analysis.amounts import in_points
from bot.views.analysis.quiz import MOST, ComparedAnswer, costliest, menu_lines, move_texts
from engine.analysis.report import Judgement, MeasuredCost
from engine.core.actions import act
from engine.games.speicherstadt.actions import Buy, Deliver
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.analysis.test_turning_points import decision
from tests.arrange import arrange


def miss(number: int, loss: float, round: int = 1, **best: object) -> Judgement:
    """A marked decision."""
    facts = {"loss": loss, "mark": "slip", "best": {"seat": 0, "do": "buy", **best}}
    return decision(number, round, 0, 0.0).model_copy(update=facts)


def test_the_costliest_marked_decisions_are_asked() -> None:
    unmarked = miss(99, 9.0).model_copy(update={"mark": ""})
    made = [unmarked, *(miss(number, number / 10) for number in range(1, 9))]
    assert [asked.number for asked in costliest(made)] == [8, 7, 6, 5, 4]
    assert len(costliest(made)) == MOST


def test_what_was_missed_twice_in_a_round_is_asked_once() -> None:
    made = [miss(1, 2.1, group=4), miss(2, 1.9, group=4), miss(3, 1.0, group=5), miss(4, 1.5, 2, group=4)]
    assert [asked.number for asked in costliest(made)] == [1, 4, 3]


def test_an_answer_that_names_nothing_is_another_one_each_time() -> None:
    """As to pass at two cards."""
    assert [asked.number for asked in costliest([miss(1, 2.0), miss(2, 1.0)])] == [1, 2]


def test_points_are_in_tenths_only_where_they_are_known_so_well() -> None:
    t = Texts.of("en")
    assert in_points(t, 1.04, 0.1) == "1.0 points"
    assert in_points(t, 1.04, 0.9) == "1 point"
    assert in_points(t, 0.3, 0.9) == "0.3 points", "rounded it would be none"


def test_what_costs_next_to_nothing_is_as_good_as_the_best() -> None:
    known = MeasuredCost(error=0.1)
    assert ComparedAnswer((), 0.1, known).is_close
    assert not ComparedAnswer((), 0.4, known).is_close


def test_a_long_answer_goes_on_in_small_print() -> None:
    """A phone cuts a line of a menu, and answers may differ at their ends only."""
    assert menu_lines("Pass for this round") == ("Pass for this round", "")
    long = "Market: carpets, tea; senate: tobacco, tea"
    assert menu_lines(long) == ("Market: carpets, tea", "senate: tobacco, tea")
    assert menu_lines("9 · 8 Mark: cocoa + coffee + Special price") == (
        "9 · 8 Mark",
        "cocoa + coffee + Special price",
    )


def context(state: State) -> Context:
    """The moment of the first seat."""
    t = Texts.of("en").within("speicherstadt")
    return Context(state.seen_by(0), t, ("Anna", "Ben"), 0, tuple(state.pending))


def test_a_plan_ends_where_its_words_would_be_of_another_card() -> None:
    """To buy the second card as well is no answer to the question for the first one."""
    position = arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "A", "port": "AB"})
    buy = act(Buy, 0)
    told = [*move_texts(context(position), PRESENTERS["speicherstadt"], (buy, buy))]
    assert told == ["Buy for 1"]


def test_all_moves_of_a_plan_that_name_their_thing_are_told() -> None:
    position = arrange(BASE, "loading", contracts=[{"contract_a1_small": ""}], cargo=["tea rubber"])
    moves = [act(Deliver, 0, good=good, to="contract_a1_small") for good in ("tea", "rubber")]
    told = [*move_texts(context(position), PRESENTERS["speicherstadt"], moves)]
    assert len(told) == 2 and "tea" in told[0] and "rubber" in told[1]
