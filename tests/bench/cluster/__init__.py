"""Four bots on one database, one killed every second for a minute: nothing lost, twice, or stuck."""


def run() -> None:
    """The whole trial."""
    from tests.bench.cluster import trial  # for the bots load this package, too, and shall begin quickly

    trial.run()
