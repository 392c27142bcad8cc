"""Sections of the public board: display, senate, market, questions."""

from __future__ import annotations

from bot.games.hamburg import words
from bot.presenter.context import Context
from engine.core.decisions import Decision
from engine.games.hamburg.state import State


def phase(state: State) -> str:
    """The phase of the moment."""
    return state.stack[-1].phase if state.stack else "closing"


def trading(state: State) -> bool:
    """Whether groups are still sold; a question may lie on top."""
    return bool(state.stack) and state.stack[0].phase == "harbour"


def headline(c: Context) -> str:
    """Round and phase, as the title of the board."""
    state: State = c.view
    facts = {"round": state.round, "rounds": state.rules.numbers.rounds}
    return c.t("board-title", phase=c.t(f"phase-{phase(state)}"), **facts)


def colour(c: Context) -> int:
    """The colour of the embed: that of the phase."""
    return words.COLOURS.get(phase(c.view), words.OPEN)


def question(c: Context, decision: Decision) -> str:
    """Public wording of the question to a seat."""
    bought = "yes" if c.view.bought else "no"
    return c.t(f"ask-{decision.ask}", who=c.who(decision.seat), bought=bought)
