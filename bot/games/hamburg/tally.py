"""Public part of a seat's points: means, tie-break, sources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import words
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.texts.formats import amount, signed_number
from engine.games.hamburg.points import filled_speicher
from engine.games.hamburg.state import State

BOOKED = ("senate", "gift16", "bought")
"""Points that are final."""


def means(c: Context, seat: int) -> str:
    """Storehouses, goods, cards, loans; money only when all screens are lifted."""
    state, t = c.view, c.t
    me = state.seats[seat]
    facts = {"speicher": me.speicher, "goods": len(me.goods), "cards": len(me.cards) + len(me.used)}
    parts = [t("standings-means", **facts)]
    if me.loans:
        parts.append(t("office-loans", loans=me.loans))
    if state.over:
        parts.append(words.marks(t, me.money))
    return " · ".join(parts)


def tie_break(c: Context, seat: int) -> str:
    """At the end the value of the stored goods by the senate card that was set aside, then money."""
    state: State = c.view
    return f"{amount(state.ties[seat], '🏛️')} {amount(state.seats[seat].money, '🪙')}" if state.over else ""


def cards(c: Context, seat: int) -> list[Section]:
    """What scores now, and the cards that only help."""
    now, rest = list(scoring(c, seat)), list(helping(c, seat))
    sections = [(c.t("standings-now"), now), (c.t("standings-never"), rest)]
    return [(heading, "\n".join(lines)) for heading, lines in sections if lines]


def scoring(c: Context, seat: int) -> Iterator[str]:
    """Points that are booked, those of cards, of storehouses, of loans."""
    state, t = c.view, c.t
    me, rules = state.seats[seat], state.rules.scoring
    for source in BOOKED:
        if points := me.points.get(source, 0):
            yield f"{t(f'score-{words.slug(source)}')}: **{points}**"
    if number := me.cards.count("magistrat"):
        yield f"{words.card_list(t, ['magistrat'] * number)}: **{rules['magistrat'](state, seat)}**"
    full = t("standings-filled", filled=filled_speicher(state)[seat], speicher=me.speicher)
    yield f"{full}: **{rules['speicher'](state, seat)}**"
    if me.loans:
        yield f"{t('office-loans', loans=me.loans)}: **{signed_number(rules['loans'](state, seat))}**"


def helping(c: Context, seat: int) -> Iterator[str]:
    """Cards that score nothing by themselves, each with what it does and how many are used."""
    t, me = c.t, c.view.seats[seat]
    held = Counter(card for card in (*me.cards, *me.used) if not words.CARDS[card].table)
    used = Counter(me.used)
    for card, number in held.items():
        lying = f" ({t('standings-used', used=used[card])})" if used[card] else ""
        yield f"{words.card_list(t, [card] * number)}{lying} · {words.card_text(t, card, 'short')}"
