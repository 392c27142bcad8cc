"""What a finished game changed in the ratings, and why; or why it is not rated."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.sheets import Section
from bot.texts.formats import decimal
from bot.views.scene import Scene
from bot.views.table.series import counts_for
from engine.tables.scores.ladder import RatingChange


def rating(scene: Scene) -> Iterator[Section]:
    """The change of each person's rating, or the reason why there is none; empty where it is not known."""
    table, t = scene.table, scene.t
    if scene.changes:
        lines = [change_line(scene, it) for it in scene.changes]
        yield t("rating-title"), "\n".join((*lines, t("rating-legend")))
    elif not table.rated:
        yield t("rating-title"), counts_for(t, table)
    elif table.status == "ended":
        yield t("rating-title"), t("rating-ended")


def change_line(scene: Scene, it: RatingChange) -> str:
    """From which rating to which, and how many opponents were left behind."""
    t, gained = scene.t, it.after - it.before
    change = decimal(t, gained)
    why = t("rating-lost") if it.lost else t("rating-beaten", beaten=it.beaten, others=it.opponents)
    if it.weight < 1:
        why += f"; {t('rating-weight', share=round(100 * it.weight))}"
    facts = {"before": decimal(t, it.before), "after": decimal(t, it.after)}
    sign = "+" if not change.startswith("−") else ""
    own = it.person == scene.table.chairs[it.seat].person
    who = scene.who(it.seat) if own else t("rating-former", who=scene.who(it.seat))
    return t("rating-change", who=who, change=f"{sign}{change}", why=why, **facts)
