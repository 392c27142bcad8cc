"""Remarks of the log (votes, undos, pauses, seats) in words."""

from __future__ import annotations

from bot.views.scene import Scene
from engine.tables.model.log import Remark
from engine.tables.play.forks import round_of


def remark_line(scene: Scene, remark: Remark) -> str:
    """Text of a remark, with its sign."""
    actor = person(scene, remark.person) if remark.seat is None else scene.who(remark.seat)
    affected = tuple(seat for seat in remark.touched if seat != remark.seat)
    if remark.what == "forked":
        came = {"table": scene.table.forked or 0, "round": round_of(scene.table)}
        return SIGNS["forked"] + scene.t("remark-forked", who=actor, **came)
    if remark.what == "undo" and affected:
        return SIGNS["undo"] + scene.t("remark-undo-others", who=actor, others=scene.whom(affected))
    if remark.what == "minded" and (remark.person or 0) > 0 and remark.person not in scene.table.people:
        return scene.t("remark-minded-manager", who=actor)
    return SIGNS.get(remark.what, "") + scene.t(f"remark-{remark.what}", who=actor)


def person(scene: Scene, person: int | None) -> str:
    """Mark and name of a player; for a person without a seat a general word."""
    for seat, chair in enumerate(scene.table.chairs):
        if person is not None and chair.person == person:
            return scene.who(seat)
    return scene.t("former-player" if person is not None and person < 0 else "unknown-player")


SIGNS = {
    "asked": "🗳️ ",
    "undo": "↩️ ",
    "paused": "⏸️ ",
    "resumed": "▶️ ",
    "moved": "📦 ",
    "expired": "⌛ ",
    "refused": "🗳️ ",
    "forked": "🧭 ",
}
"""Signs of some remarks; their texts say the same."""
