"""What the office of this game shows, and a card to look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from bot.games.context import Context
from bot.games.hamburg.pictures import terms
from bot.games.hamburg.pictures.facts import CardFacts, Held, OfficeFacts, Pile, Stack
from bot.games.hamburg.pictures.shown import merchant
from bot.games.pictured import short
from bot.texts import Texts
from engine.games.hamburg.rules import EXPANSIONS, ruleset
from engine.games.hamburg.state import State
from engine.tables.play.drafts import Draft

CARDS = ruleset(EXPANSIONS).cards
NUMBERS = ("cost", "money", "reveals", "value", "points", "least")
"""What the texts of a card may say about it."""
MARKET, SENATE = "market", "senate"


def office_facts(c: Context, seat: int, draft: Draft, state: State | None = None) -> OfficeFacts:
    """What a seat owns; `state`: as it would be after the steps of a draft, else as it is."""
    s: State = state or c.view
    t, me = c.t, s.seats[seat]
    return OfficeFacts(
        title=t("office-title", who=short(c.names[seat])),
        money=me.money,
        merchant=merchant(c, s, seat),
        goods=tuple(goods(t, s, seat)),
        cards=tuple(cards(t, s, seat)),
        piles=tuple(piles(t, s, seat, draft)),
        headings=(t("picture-goods"), t("picture-cards")),
        words=(t("picture-now"), t("picture-later"), t("picture-used")),
        nothing=t("picture-nothing"),
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


def piles(t: Texts, s: State, seat: int, draft: Draft) -> Iterator[Pile]:
    """Both piles: as laid out on the desk, else as they lie sealed; none where there are none."""
    laid = s.sealed.get(seat)
    picked = {name: tuple(draft.picked.get(name, ())) for name in (MARKET, SENATE)}
    if not draft.picked.keys() & picked.keys():
        if terms.phase(s) != "office":
            return
        picked = {MARKET: laid.market if laid else (), SENATE: laid.senate if laid else ()}
    gift, sold = terms.goods(t, picked[SENATE]), Counter(picked[MARKET])
    alone = sum(number * s.rules.market_price(number) for number in sold.values())
    yield Pile(t("picture-market"), terms.goods(t, picked[MARKET]), alone, t("picture-alone"))
    value = s.rules.worth(s.senate[s.round - 1], picked[SENATE])
    yield Pile(t("picture-senate"), gift, value, t("picture-value"))


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up; raises LookupError."""
    it = CARDS[name]
    numbers = {number: getattr(it, number) for number in NUMBERS}
    key = f"card-{terms.slug(name)}"
    lines = (t(f"{key}.effect", **numbers),) if t.has(f"{key}.effect") else ()
    return CardFacts(name, t(key), lines)
