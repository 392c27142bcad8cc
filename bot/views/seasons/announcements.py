"""Announcements of a season (at check-in or start, half-time, a week before the end, the end): its only
messages that mention people."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.texts import Texts
from bot.views.seasons.headings import heading, moment
from engine.seasons.service.overview import Overview

MOST = 60
"""Mentions in one message at most: more do not fit."""


def recipients(season: Overview, kind: str) -> Sequence[int]:
    """Persons whom an announcement mentions: those who must confirm, whose tables begin or are open, the
    winners."""
    if kind == "end":
        people = [person for level in season.podium for person in level]
    elif season.stage == "check-in":
        people = [person for person in season.signed if person not in season.confirmed | season.reserves]
    else:
        games = (game for part in season.parts for game in part.games if not game.over)
        people = [person for game in games for at, person in enumerate(game.people) if at not in game.absent]
    return [person for person in dict.fromkeys(people) if person > 0][:MOST]


def asks_to_confirm(season: Overview, kind: str) -> bool:
    """Whether an announcement asks players to confirm."""
    return kind == "start" and season.stage == "check-in"


def confirm_button(season: Overview, t: Texts) -> Button:
    """By which players confirm that they play."""
    return Button(Id("seasonconfirm", 0, season.edition.id, "yes"), t("season-do-confirm"), Style.success)


def buttons(season: Overview, kind: str, t: Texts) -> Sequence[Control]:
    """The button below an announcement, if there is one."""
    return [confirm_button(season, t)] if asks_to_confirm(season, kind) else []


def announcement(season: Overview, kind: str, t: Texts, board: str = "") -> str:
    """Text of an announcement, with the persons it mentions. `kind`: start, half, last or end; `board`: link
    to the board; empty where there is none."""
    plan = season.edition.plan
    deadline = plan.deadline(final=season.stage == "final")
    title = heading(season.edition, t)
    title = f"[{title}]({board})" if board else title
    facts = {"title": title, "start": moment(plan.starts), "until": moment(deadline)}
    facts["left"] = f"<t:{int(deadline)}:R>"
    key = f"season-say-{'confirm' if asks_to_confirm(season, kind) else kind}"
    mentions = " ".join(f"<@{person}>" for person in recipients(season, kind))
    again = "yes" if "next" in plan.done else "no"
    waits = "yes" if plan.missing else "no"
    text = t(key, **facts, stage=season.stage, again=again, waits=waits)
    return f"{text}\n{mentions}".strip()
