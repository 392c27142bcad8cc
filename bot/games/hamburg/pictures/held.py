"""What the office of this game shows, and a card to look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from bot.games.hamburg import reference
from bot.games.hamburg.pictures import terms
from bot.games.hamburg.pictures.desks import prepared
from bot.games.hamburg.pictures.facts import CardFacts, Held, OfficeFacts, Stack
from bot.games.hamburg.pictures.shown import lot, merchant
from bot.presenter.common_facts import short
from bot.presenter.context import Context
from bot.texts import Texts
from engine.games.hamburg.state import State
from engine.tables.play.drafts import Draft


def office_facts(c: Context, seat: int, draft: Draft) -> OfficeFacts:
    """What a seat owns, as it would be after what lies on its desk."""
    it = prepared(c, seat, draft)
    s, t = it.state, c.t
    return OfficeFacts(
        title=t("office-title", who=short(c.names[seat])),
        money=it.money,
        merchant=merchant(c, s, seat),
        goods=tuple(goods(t, s, seat)),
        cards=tuple(cards(t, s, seat)),
        piles=it.piles,
        headings=(t("office-goods"), t("office-cards")),
        words=(t("picture-now"), t("picture-later"), t("picture-used")),
        nothing=t("office-no-goods"),
        display=t("picture-exchange") if it.marked else "",
        lots=tuple(lot(t, s, at, group) for at, group in enumerate(s.display)) if it.marked else (),
        marked=it.marked,
    )


def goods(t: Texts, s: State, seat: int) -> Iterator[Held]:
    """A line a kind in hand."""
    held = Counter(s.seats[seat].goods)
    now = s.rules.senate[s.senate[max(s.round - 1, 0)]]
    later = None if s.last_round else s.rules.senate[s.senate[s.round]]
    for kind in terms.KINDS:
        if held[kind]:
            yield Held(terms.good(t, kind), held[kind], now[kind], later[kind] if later else None)


def cards(t: Texts, s: State, seat: int) -> Iterator[Stack]:
    """Cards in hand, and those that come back at the end of the round."""
    me = s.seats[seat]
    used, both = Counter(me.used), Counter((*me.cards, *me.used))
    for name, number in both.items():
        yield Stack(terms.beside(t, name), number, used[name])


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up; raises LookupError."""
    title, text = reference.card(t, name)
    return CardFacts(name, title, tuple(line.strip("*") for line in text.splitlines() if line))
