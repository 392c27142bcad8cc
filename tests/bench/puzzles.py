"""Puzzles: the share of positions with one clearly best answer, by kind of question, and its cost."""

import random
from collections import Counter
from time import monotonic, process_time

from engine.analysis.lines import Question
from engine.analysis.puzzles import confirm, find_lead
from tests.bench.calibration.measure import titles
from tests.bench.calibration.tables import Title, asked

SECONDS = 60.0
"""Seconds for each game in each set."""
POSITIONS = 10
"""Positions of one game."""


def run() -> None:
    """All games in turn."""
    for title in titles():
        shares(title, SECONDS)


def shares(title: Title, seconds: float) -> None:
    """Print the share of puzzles among positions of games between middle players."""
    seen, passed, confirmed, spent = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    until, number = monotonic() + seconds, 0
    while monotonic() < until:
        case = title.case(title.played(("middle",) * 4, f"puzzles/{number}"), "0")
        for step in asked(case, random.Random(number), POSITIONS):
            question, ask, began = Question(step.before, step.decision), step.decision.ask, process_time()
            plans = title.judge.plans(question.view, step.decision)
            lead = (
                find_lead(title.judge, question, plans, f"{number}/{step.number}") if len(plans) > 1 else None
            )
            seen[ask] += 1
            if lead is not None and lead.is_puzzle:
                passed[ask] += 1
                confirmed[ask] += confirm(title.judge, question, lead, f"{number}/{step.number}")
            spent[ask] += process_time() - began  # type: ignore[assignment]
            if monotonic() > until:
                break
        number += 1
    print(f"  {title}")
    for ask in seen:
        cost = spent[ask] / seen[ask]
        print(
            f"    {ask:12} {passed[ask]} of {seen[ask]} pass, {confirmed[ask]} confirmed; {cost:.1f} s each"
        )
