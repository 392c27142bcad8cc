"""Days and calls that a game costs people who look in twice a day, with standing orders and without."""

from statistics import median

from tests.sleepers import games

SEATS, GAMES = 4, 12
TABLES = (
    ("speicherstadt", ()),
    ("speicherstadt", ("kaispeicher",)),
    ("rotterdam", ()),
    ("hamburg", ()),
    ("hamburg", ("magistrat",)),
)


def run() -> None:
    """Every game that people wait for each other in, the same deals with orders and without."""
    for key, expansions in TABLES:
        for orders in (False, True):
            played = games(SEATS, expansions, GAMES, orders=orders, key=key)
            days, waits, decisions = (
                median(getattr(it, fact) for it in played) for fact in ("days", "waits", "decisions")
            )
            name = f"{'+'.join((key, *expansions))}, orders {'on' if orders else 'off'}"
            share = sum(it.waits for it in played) / sum(it.decisions for it in played)
            halts = sum(it.halts for it in played) / sum(it.rounds for it in played)
            facts = f"{waits:5.0f} calls of {decisions:4.0f} decisions  {share:6.1%}"
            print(f"  {name:38}{days:6.1f} days  {facts}  {halts:5.1f} halts a round")
