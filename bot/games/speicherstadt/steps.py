"""The steps of a Loading in words."""

from __future__ import annotations

from bot.games.speicherstadt import words
from bot.texts import Texts
from engine.core.actions import Action
from engine.games.speicherstadt.actions import Deliver, Done, Exchange, Process, Sell, Trade
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.state import State


def step_text(t: Texts, state: State, step: Action) -> str:
    """A step in words; of the last one, what stays."""
    if isinstance(step, Deliver | Sell | Process):
        card = state.card(step.to)
        facts = {"good": words.good_name(t, step.good), "to": own_name(t, state, step.seat, card)}
        return t(f"loading-step-{step.do}", coins=card.coins, points=card.points, **facts)
    if isinstance(step, Exchange):
        take = words.good_name(t, step.take)
        return t("loading-step-exchange", give=words.goods_list(t, step.give), take=take)
    if isinstance(step, Trade):
        return t("loading-step-trade", give=words.goods_list(t, step.give), coins=1)
    if isinstance(step, Done):
        return t("loading-keep", goods=words.goods_list(t, (*step.warehouse, *step.hall)))
    return step.do


def own_name(t: Texts, state: State, seat: int, card: Card) -> str:
    """The name of a player's card; of contracts of the same name, with their goods."""
    name = words.card_name(t, card)
    own = [words.card_name(t, state.card(contract)) for contract in state.seats[seat].filled]
    return words.marked_name(t, card) if own.count(name) > 1 else name
