"""Changes of ratings by a finished game, with the reasons; or why it is not rated."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.sheets import Section
from bot.texts.formats import decimal
from bot.views.scene import Scene
from bot.views.table.series import counts_for
from engine.tables.scores.ladder import RatingChange


def rating(scene: Scene) -> Iterator[Section]:
    """The change of each person's rating, or why there is none; empty if neither is known."""
    table, t = scene.table, scene.t
    if scene.changes:
        lines = [change_line(scene, change) for change in scene.changes]
        yield t("rating-title"), "\n".join((*lines, t("rating-legend")))
    elif not table.rated:
        yield t("rating-title"), counts_for(t, table)
    elif table.status == "ended":
        yield t("rating-title"), t("rating-ended")


def change_line(scene: Scene, change: RatingChange) -> str:
    """Rating before and after, and how many opponents the player beat."""
    t, gained = scene.t, change.after - change.before
    difference = decimal(t, gained)
    why = (
        t("rating-lost") if change.lost else t("rating-beaten", beaten=change.beaten, others=change.opponents)
    )
    if change.weight < 1:
        why += f"; {t('rating-weight', share=round(100 * change.weight))}"
    facts = {"before": decimal(t, change.before), "after": decimal(t, change.after)}
    sign = "+" if not difference.startswith("−") else ""
    own = change.person == scene.table.chairs[change.seat].person
    name = scene.who(change.seat) if own else t("rating-former", who=scene.who(change.seat))
    return t("rating-change", who=name, change=f"{sign}{difference}", why=why, **facts)
