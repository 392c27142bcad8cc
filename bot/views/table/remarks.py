"""Remarks of the log (votes, undos, pauses, seats) in words."""

from __future__ import annotations

from bot.views.scene import Scene
from engine.tables.model.log import Remark
from engine.tables.play.forking import round_of


def remark_line(scene: Scene, remark: Remark) -> str:
    """One remark of the log."""
    who = person(scene, remark.person) if remark.seat is None else scene.who(remark.seat)
    others = tuple(seat for seat in remark.touched if seat != remark.seat)
    if remark.what == "forked":
        came = {"table": scene.table.forked or 0, "round": round_of(scene.table)}
        return SIGNS["forked"] + scene.t("remark-forked", who=who, **came)
    if remark.what == "undo" and others:
        return SIGNS["undo"] + scene.t("remark-undo-others", who=who, others=scene.whom(others))
    if remark.what == "minded" and (remark.person or 0) > 0 and remark.person not in scene.table.people:
        return scene.t("remark-minded-manager", who=who)
    return SIGNS.get(remark.what, "") + scene.t(f"remark-{remark.what}", who=who)


def person(scene: Scene, person: int | None) -> str:
    """A player by mark and name; a person without a seat has neither."""
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
"""A sign for some of them; the words say it too."""
