"""The list of pairs whose gifts to each other stand out, for organisers alone."""

from __future__ import annotations

from collections.abc import Set

from bot.messages.sheets import DESCRIPTION, Sheet, cut
from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.sources import Sources
from engine.seasons.fair_play import COMMON, Pair
from engine.seasons.service.fairness import fair_play

SHOWN = 5
"""Decisions of a pair that are named."""


async def fair_play_list(sources: Sources, guild: int, t: Texts) -> Sheet:
    """The list of a server, for its organisers."""
    report = await fair_play(sources.store.analyses, guild)
    head = t("fair-list-from", analysed=report.analysed, games=report.games)
    people = {person for pair in report.pairs for person in pair.people}
    hidden = await sources.store.people.hidden_persons(*people)
    pairs = [await describe(sources, guild, pair, hidden, t) for pair in report.pairs]
    text = "\n\n".join([head, *(pairs or [t("fair-list-none", least=COMMON)])])
    return Sheet(t("fair-list-title"), cut(text, DESCRIPTION), footer=t("fair-list-note"))


async def describe(sources: Sources, guild: int, pair: Pair, hidden: Set[int], t: Texts) -> str:
    """A pair, and the decisions that gave most. `hidden`: persons who hide their profile, and with it their
    decisions."""
    names = {person: await sources.names.name(guild, person, t) for person in pair.people}
    first, second = (names[person] for person in pair.people)
    mean = decimal(t, pair.mean)
    lines = [t("fair-list-pair", first=first, second=second, mean=mean, games=pair.games)]
    for gift in [gift for gift in pair.gifts if gift.giver not in hidden][:SHOWN]:
        people = {"giver": names[gift.giver], "taker": names[gift.taker]}
        points = decimal(t, gift.points)
        lines.append(t("fair-list-gift", table=gift.table, move=gift.number + 1, points=points, **people))
    lines += [t("fair-list-hidden", who=names[person]) for person in pair.people if person in hidden]
    return "\n".join(lines)
