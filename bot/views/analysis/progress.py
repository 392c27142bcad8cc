"""The message while an analysis runs, and the refusals of one."""

from __future__ import annotations

from bot.messages.controls import Button, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.workers.progress import Progress

UNKNOWN = -1
"""An unknown number of minutes."""


def progress_sheet(
    t: Texts, table: int, progress: Progress | None, *, alone: bool, ready: bool, asked: bool
) -> Sheet:
    """Progress of an analysis. `alone`: no other analysis is queued before it; `ready`: the reader's own
    decisions are analysed; `asked`: the reader has asked for it, and may cancel it."""
    if progress is None:
        text = t("analysis-begins" if alone else "analysis-queued")
    else:
        text = t(
            "analysis-works",
            part="own" if progress.own else "all",
            round=progress.round,
            rounds=progress.rounds,
            minutes=UNKNOWN if progress.stalled else minutes(progress.seconds),
        )
    notes = {"analysis-ready": ready, "analysis-stalled": progress is not None and progress.stalled}
    lines = [text, *(t(name) for name, applies in notes.items() if applies), t("analysis-leave")]
    buttons = [Button(Id("quiz", table), t("analysis-mine"), Style.primary)] if ready else []
    if asked:
        buttons.append(Button(Id("undecide", table), t("analysis-cancel")))
    return Sheet(t("analysis-title"), "\n".join(lines), buttons)


def minutes(seconds: float | None) -> int:
    """Whole minutes, 0 for less than one; `UNKNOWN` for None."""
    return UNKNOWN if seconds is None else round(seconds / 60) if seconds >= 45 else 0


def refusal(t: Texts, why: str) -> Sheet:
    """Why no analysis begins: `none`, `later`, or a refusal of the queue."""
    return Sheet("", t(f"analysis-{why}"))
