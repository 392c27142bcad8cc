"""What one seat owns, as blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import words
from bot.games.hamburg.figures.display.facts import DisplayGroups
from bot.games.hamburg.figures.piles.facts import PilePair
from bot.games.hamburg.figures.prices.facts import SenateCards
from bot.games.hamburg.goods import KINDS
from bot.games.hamburg.preparation import Preparation, prepare
from bot.games.hamburg.table import ladder, lots, player, ranks, senate
from bot.presenter.blocks import DETAIL, Chip, Medium, Part, Screen, Thing, Things
from bot.presenter.common_facts import short
from bot.presenter.context import Context
from bot.texts import Texts
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft

SHOWN = Medium.PICTURE | Medium.ALT
"""Where the desk's own sections do not tell the same."""


def hand(c: Context, draft: Draft) -> Screen:
    """The reader's possessions, as they would be after the draft."""
    preparation, t = prepare(c, c.me, draft), c.t
    state = preparation.state
    piles = Part("", (PilePair(preparation.piles),), where=SHOWN, rank=2)
    laying = any(decision.ask == "office" and decision.seat == c.me for decision in c.pending)
    return Screen(
        title=t("office-title", who=short(c.names[c.me])),
        owner=player(c, state, c.me),
        purse=Chip("money", preparation.money, always=True),
        parts=(
            *([piles] if preparation.piles else []),
            Part(
                t("office-goods"),
                (Things(tuple(goods(t, state, c.me))),),
                t("picture-nothing"),
                where=SHOWN if laying else Medium.ALL,
            ),
            Part(t("office-cards"), (Things(tuple(cards(t, state, c.me))),), rank=1),
            *beside(c, preparation),
        ),
    )


def beside(c: Context, preparation: Preparation) -> Iterator[Part]:
    """The public facts for the open decision: groups and senate, or senate and market. In words, the form and
    the board have them."""
    t, state = c.t, preparation.state
    asked = {decision.ask for decision in c.pending if decision.seat == c.me}
    if asked & {"harbour", "choosing"}:
        heading = t("picture-exchange") if preparation.marked else t("board-display")
        yield Part(heading, (DisplayGroups(lots(t, state), preparation.marked),), where=SHOWN, rank=DETAIL)
    if asked & {"harbour", "choosing", "office"}:
        yield Part("", (SenateCards(tuple(senate(c)), tuple(ranks(state))),), where=SHOWN, rank=DETAIL)
    if "office" in asked:
        yield Part("", (ladder(t, state),), where=SHOWN, rank=DETAIL)


def goods(t: Texts, state: State, seat: int) -> Iterator[Thing]:
    """The kinds in hand, and what the senate pays for each now and in the next round."""
    owned = Counter(state.seats[seat].goods)
    now = state.rules.senate[state.senate[max(state.round - 1, 0)]]
    later = {} if state.last_round else state.rules.senate[state.senate[state.round]]
    for kind in KINDS:
        if owned[kind]:
            paid = [Chip("senate", now[kind], always=True)]
            paid += [Chip("senate-next", later[kind], always=True)] if later else []
            yield Thing(kind, t(f"good-{kind}"), owned[kind], more=tuple(paid))


def cards(t: Texts, state: State, seat: int) -> Iterator[Thing]:
    """Cards in hand, and those that come back at the end of the round."""
    me = state.seats[seat]
    used, both = Counter(me.used), Counter((*me.cards, *me.used))
    for name, number in both.items():
        note = t("picture-used") if used[name] else ""
        note += f" {used[name]}" if 0 < used[name] < number else ""
        about = words.card_text(t, name, "short")
        yield Thing(name, words.card_name(t, name), number, note, used[name] < number, about=about)
