"""Days and calls that a game costs people who look in twice a day, with standing orders and without.

Newcomers are people who know nothing of orders: they have the defaults at the start, and take a rule
that is offered to them one time in two.
"""

from statistics import median

from tests.sleepers import Waiting, games

SEATS, GAMES = 4, 12
TABLES = (
    ("speicherstadt", ()),
    ("speicherstadt", ("kaispeicher",)),
    ("rotterdam", ()),
    ("hamburg", ()),
    ("hamburg", ("magistrat",)),
)


def run() -> None:
    """Every game that people wait for each other in, the same deals for each kind of people."""
    for key, expansions in TABLES:
        for people in ("off", "offered", "on"):
            facts = {"orders": people == "on", "newcomers": people == "offered"}
            played = games(SEATS, expansions, GAMES, key=key, **facts)
            days, waits, decisions = (
                median(getattr(it, fact) for it in played) for fact in ("days", "waits", "decisions")
            )
            name = f"{'+'.join((key, *expansions))}, orders {people}"
            share = sum(it.waits for it in played) / sum(it.decisions for it in played)
            halts = sum(it.halts for it in played) / sum(it.rounds for it in played)
            counts = f"{waits:5.0f} calls of {decisions:4.0f} decisions  {share:6.1%}"
            print(f"  {name:38}{days:6.1f} days  {counts}  {halts:5.1f} halts a round{taught(played)}")


def taught(played: list[Waiting]) -> str:
    """By when most people had ordered something of their own, where they did."""
    rounds = sorted(it for game in played for it in game.learnt if it is not None)
    seats = sum(len(game.learnt) for game in played)
    return (
        f"  {len(rounds)} of {seats} seats order, half of these by round {median(rounds):.0f}"
        if rounds
        else ""
    )
