"""What is said about a season: at check-in or start, at half-time, a week before the end, at the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.texts import Texts
from bot.views.seasons.headings import heading, moment
from engine.seasons.service.overview import Overview

SAID = ("start", "half", "last", "end")
"""Kinds of messages that mention people; nothing else does."""
MOST = 60
"""Limit of mentions in one message: more do not fit."""


def recipients(it: Overview, what: str) -> Sequence[int]:
    """Whom a message concerns: those who must confirm, whose tables begin or are open, the winners."""
    if what == "end":
        people = [person for level in it.podium for person in level]
    elif it.stage == "check-in":
        people = [who for who in it.signed if who not in it.confirmed | it.reserves]
    else:
        games = (game for part in it.parts for game in part.games if not game.over)
        people = [who for game in games for at, who in enumerate(game.people) if at not in game.absent]
    return [it for it in dict.fromkeys(people) if it > 0][:MOST]


def asks_to_confirm(it: Overview, what: str) -> bool:
    """Whether a message asks players to confirm."""
    return what == "start" and it.stage == "check-in"


def confirm_button(it: Overview, t: Texts) -> Button:
    """By which a player confirms that they play."""
    return Button(Id("seasonconfirm", 0, it.edition.id, "yes"), t("season-do-confirm"), Style.success)


def buttons(it: Overview, what: str, t: Texts) -> Sequence[Control]:
    """What can be pressed below a message."""
    return [confirm_button(it, t)] if asks_to_confirm(it, what) else []


def announcement(it: Overview, what: str, t: Texts, board: str = "") -> str:
    """A message in words: what happens, until when, the persons it mentions. `board`: the way to the board,
    empty where there is none."""
    plan = it.edition.plan
    deadline = plan.deadline(final=it.stage == "final")
    title = heading(it.edition, t)
    title = f"[{title}]({board})" if board else title
    facts = {"title": title, "start": moment(plan.starts), "until": moment(deadline)}
    facts["left"] = f"<t:{int(deadline)}:R>"
    key = f"season-say-{'confirm' if asks_to_confirm(it, what) else what}"
    who = " ".join(f"<@{person}>" for person in recipients(it, what))
    again = "yes" if "next" in plan.done else "no"
    waits = "yes" if plan.missing else "no"
    said = t(key, **facts, stage=it.stage, tables=plan.seats, again=again, waits=waits)
    return f"{said}\n{who}".strip()
