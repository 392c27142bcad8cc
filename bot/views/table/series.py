"""Whether a table is rated or friendly, its series, and the seal of its deal."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Texts
from bot.views.scene import Scene
from engine.tables.model.table import Table
from engine.tables.people.series import SeriesScore


def counts_for(t: Texts, table: Table) -> str:
    """Whether a table is rated, in a line; one that was forked never is."""
    if table.forked is not None:
        return t("counts-practice", table=table.forked)
    if not table.decided and table.friendly and table.hints:
        return t("counts-first")
    if table.rated:
        return t("counts-rated")
    return t("counts-hints" if table.hints else "counts-friendly")


def series_lines(scene: Scene) -> Iterator[str]:
    """Score or winner of the table's series; empty for a single game."""
    score, t = scene.score, scene.t
    if score is None:
        return
    stands = score_text(scene, score)
    if not score.decided:
        game = score.games + (scene.table.status != "finished")
        yield t("series-stands", game=game, length=score.best_of, score=stands)
    elif scene.table.status == "finished":
        yield t("series-won", who=scene.whom(leaders(scene, score)), many=len(score.leaders), score=stands)


def score_text(scene: Scene, score: SeriesScore) -> str:
    """Score of a series by player."""
    return ", ".join(
        f"{scene.who(seat)} {score.wins.get(player, 0)}" for seat, player in enumerate(players(scene.table))
    )


def leaders(scene: Scene, score: SeriesScore) -> tuple[int, ...]:
    """Seats of the players who lead or have won the series."""
    return tuple(seat for seat, player in enumerate(players(scene.table)) if player in score.leaders)


def players(table: Table) -> Iterator[int | str]:
    """Players by seat, as the score of a series identifies them."""
    for seat, chair in enumerate(table.chairs):
        yield chair.person if chair.person is not None else f"{chair.agent}.{seat}"


def seal_lines(scene: Scene) -> Iterator[str]:
    """The seal of the deal, worth noting down while the game runs."""
    table, t = scene.table, scene.t
    if table.seal and table.status == "running":
        yield t("seal-note", word=table.seal)
