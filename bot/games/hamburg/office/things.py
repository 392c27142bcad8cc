"""What one seat owns and is asked, in private."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import words
from bot.interactions.sheets import Section
from bot.presenter.context import Context
from bot.texts.writing import HARD_SPACE, signed
from engine.core.decisions import Decision
from engine.core.scoring import totals
from engine.games.hamburg.state import State
from engine.tables.play.drafts import Draft


def purse(c: Context, draft: Draft) -> str:
    """Money, points so far, storehouses, loans."""
    s: State = c.view
    me, points = s.seats[c.me], totals(s)[c.me]
    text = c.t("office-purse", money=me.money, points=points, shown=signed(points), speicher=me.speicher)
    return f"{text} · {c.t('office-loans', loans=me.loans)}" if me.loans else text


def things(c: Context) -> list[Section]:
    """Goods with what they are worth, cards, what lies sealed."""
    t, me = c.t, c.view.seats[c.me]
    sections = [(t("office-goods"), "\n".join(goods(c)) or t("office-no-goods"))]
    if me.cards or me.used:
        sections.append((t("office-cards"), "\n".join(cards(c))))
    return sections


def goods(c: Context) -> Iterator[str]:
    """A line a kind: how many, and what the senate pays for it now and next."""
    s, t = c.view, c.t
    held = Counter(s.seats[c.me].goods)
    now = s.rules.senate[s.senate[max(s.round - 1, 0)]]
    for kind in words.KINDS:
        if held[kind]:
            line = t("office-good", good=words.good_name(t, kind), number=held[kind], senate=now[kind])
            if s.last_round:
                yield line
            else:
                yield f"{line}, {t('office-good-next', senate=s.rules.senate[s.senate[s.round]][kind])}"


def cards(c: Context) -> Iterator[str]:
    """A line a kind of card with what it does in short; those that were used in this round."""
    t, me = c.t, c.view.seats[c.me]
    held, used = Counter(me.cards), Counter(me.used)
    for card in dict.fromkeys((*me.cards, *me.used)):
        number = held[card] + used[card]
        times = f"{HARD_SPACE}×{number}" if number > 1 else ""
        line = f"**{words.card_name(t, card)}**{times} · {words.card_text(t, card, 'short')}"
        yield f"{line} ({t('office-used', number=used[card])})" if used[card] else line


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    s: State = c.view
    me, most = s.seats[decision.seat], s.rules.numbers.most_groups[len(s.seats)]
    laid = s.sealed.get(decision.seat)
    return c.t(
        f"office-ask-{decision.ask}",
        bought="yes" if s.bought else "no",
        left=most - me.groups,
        most=most,
        choice="yes" if decision.forms else "no",
        kinds=s.kinds(decision.seat),
        value=s.rules.worth(s.senate[s.round - 1], laid.senate) if laid else 0,
    )
