"""Sections of the public board: water, players, questions."""

from __future__ import annotations

from bot.games.rotterdam import words
from bot.presenter.context import Context
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Name, ShipId, Steer
from engine.games.rotterdam.state import State

COLOURS = {
    "placing": 0x5B7C99,
    "sailing": 0x2F6F8F,
    "ship_cards": 0x8A6F3E,
    "unloading": 0x6F9A82,
    "trade": 0xE9B44C,
    "completion": 0xA5532F,
}
"""The mood of each phase."""


def phase(state: State) -> str:
    """The phase of the moment: the lowest on the stack, for a question may lie on top."""
    return state.stack[0].phase if state.stack else "over"


def headline(c: Context) -> str:
    """Round, phase, and what ends the game."""
    state = c.view
    name = c.t("phase-" + words.slug(phase(state)))
    return c.t("board-title", round=state.round, phase=name, trigger=state.trigger)


def colour(c: Context) -> int:
    """The colour of the embed: that of the phase."""
    return COLOURS.get(phase(c.view), 0x5B7C99)


def question(c: Context, decision: Decision) -> str:
    """Public wording of the question to a seat."""
    facts: dict[str, str] = {"who": c.who(decision.seat)}
    if decision.where == "board" and not decision.options:  # whether that is a choice, only its hand tells
        return c.t("ask-hidden", **facts)
    if decision.ask == "sailing":
        named = any(isinstance(option, Name) for option in decision.options)
        return c.t("ask-sailing", what="name" if named else "pass", **facts)
    if decision.ask == "fork":
        return c.t("ask-fork", ship=words.ship(steered_ship(decision)), **facts)
    if decision.ask == "placing":
        return c.t("ask-placing", what="ship" if len(decision.options) > 1 else "none", **facts)
    return c.t(f"ask-{decision.ask}", **facts)


def steered_ship(decision: Decision) -> ShipId:
    """The ship that a fork is about."""
    return next(option.ship for option in decision.options if isinstance(option, Steer))
