"""The ping of a table: one short message that mentions the players who are due, with its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.texts import Texts
from bot.texts.formats import game_title
from bot.views.scene import Scene
from bot.views.table.care import ballot, motion_line
from bot.views.table.final_board import verdict
from engine.core.decisions import Decision
from engine.tables.model.outbox import CALLS, EVERYBODY, Note
from engine.tables.model.table import Table


def called_persons(table: Table, notes: Sequence[Note]) -> list[int]:
    """Persons whom these notes call, each once: notes may hold a call and a reminder to one person, and
    Discord refuses a message that allows a mention twice. At the end of a game all who have not lost their
    seat."""
    if is_end(notes):
        lost = {chair.person for chair in table.chairs if chair.minder == "forfeit"}
        return [person for person in table.people if person not in lost]
    called = (table.chairs[note.seat].person for note in notes)
    return list(dict.fromkeys(person for person in called if person in table.people))


def is_end(notes: Sequence[Note]) -> bool:
    """Whether all players are called because the game is over."""
    return any(note.seat == EVERYBODY for note in notes)


def ping_text(scene: Scene, notes: Sequence[Note], link: str) -> str:
    """Text of a ping: players, game, question and link."""
    table, t = scene.table, scene.t
    people = " ".join(f"<@{person}>" for person in called_persons(table, notes))
    facts = {"people": people, "game": game_title(t, table.key), "link": link}
    if is_end(notes):
        return t("ping-end", result=next(verdict(with_mentions(scene))), **facts)
    if table.status == "lobby":
        return t("call-terms", **facts)
    kind = max((note.what for note in notes), key=CALLS.index)
    if kind == "vote":
        matter = motion_line(scene, table.motion) if table.motion else ""
        return t("call-vote", what=matter, **facts)
    seat = next(note.seat for note in notes if note.what == kind)
    asked = next(decision for decision in table.pending if decision.seat == seat and decision.blocking)
    until = f"<t:{int(scene.until[seat])}:R>" if seat in scene.until else ""
    return t(f"call-{kind}", round=table.round, what=ask_text(t, asked), until=until, **facts)


def ask_text(t: Texts, decision: Decision) -> str:
    """What a player is asked, as everyone may read it. A question on the board that leaves one option may say
    so; that of an office would tell what lies in a hand."""
    only = decision.where == "board" and len(decision.options) == 1
    return t(f"ping-{decision.ask}", only="yes" if only else "no")


def with_mentions(scene: Scene) -> Scene:
    """The scene with mentions for names of persons, since a ping is not edited when a player is erased."""
    people = [chair.person for chair in scene.table.chairs]
    known = scene.table.people
    named = zip(people, scene.names, strict=True)
    return replace(scene, names=tuple(f"<@{person}>" if person in known else name for person, name in named))


def left_seat_notice(scene: Scene, seat: int) -> str:
    """Message to the owner of a seat that counts as left: the reason, and until when it is reserved for
    them."""
    table, t = scene.table, scene.t
    facts = {"game": game_title(t, table.key), "when": f"<t:{int(scene.now + table.tempo.grace)}:R>"}
    return t("call-minded", people=f"<@{table.chairs[seat].person}>", **facts)


def return_button(table: Table, t: Texts) -> list[Control]:
    """The button by which the owner of a seat takes it back."""
    return [Button(Id("back", table.id), t("care-back"), Style.success)]


def controls(table: Table, notes: Sequence[Note], t: Texts) -> list[Control]:
    """Buttons of a ping: the vote; the way to the office; to be reminded later."""
    if is_end(notes) or table.status == "lobby":
        return []
    buttons: list[Control] = list(ballot(table, t)) if any(note.what == "vote" for note in notes) else []
    if any(note.what != "vote" for note in notes):
        buttons.append(Button(Id("office", table.id), t("board-office"), Style.primary))
        buttons.append(Button(Id("snooze", table.id), t("call-snooze")))
    return buttons
