"""What a decision of each agent costs in milliseconds, and how many games a second it plays with itself."""

from engine.agents import AGENTS, called
from engine.agents.arena import Report, Series
from engine.games import GAMES

GAMES_EACH = 20
HASTY = "master:50"
"""The master thinks as long as it is told; so many playouts show what one costs."""


def run() -> None:
    """Each agent in each set, four of its kind at a table."""
    for key, game in GAMES.items():
        for expansions in ((), game.expansions):
            for name in AGENTS:
                report, agent = Report(), called(HASTY if name == "master" else name)
                games = 1 if name == "master" else GAMES_EACH
                for played in Series(game, (agent,), (4,), games, "bench", tuple(expansions)).play():
                    report.add(played)
                cost, pace = 1e3 * report.seconds / report.choices, report.games / report.seconds
                title = " + ".join((key, *expansions))
                print(f"  {title}, {agent.name:12}{cost:10.3f} ms a decision {pace:8.1f} games a second")
