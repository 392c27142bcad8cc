"""What a decision of each agent costs in milliseconds, and how many games a second it plays with itself."""

from engine.agents import AGENTS
from engine.agents.arena import Report, Series
from engine.games import GAMES

GAMES_EACH = 20


def run() -> None:
    """Each agent in each game, four of its kind at a table."""
    for key, game in GAMES.items():
        for name, agent in AGENTS.items():
            report = Report()
            for played in Series(game, (agent,), seats=(4,), games=GAMES_EACH, seed="bench").play():
                report.add(played)
            cost, pace = 1e3 * report.seconds / report.choices, report.games / report.seconds
            print(f"  {key}, {name:12}{cost:10.3f} ms a decision {pace:8.1f} games a second")
