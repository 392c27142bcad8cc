"""Panel of a table for one person, private: undo, votes, caretakers, pause, end."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import LOCALES, Texts
from bot.texts.formats import game_title
from bot.views.refusals import refusal_text
from bot.views.scene import Scene
from bot.views.table.series import counts_for, seal_lines
from engine.tables.model.errors import Impossible, Stale
from engine.tables.model.motions import Motion
from engine.tables.model.outbox import is_gone
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.people.votes import late
from engine.tables.play import undo
from engine.tables.play.undo import UndoEffect


def seat(id: Id) -> int:
    """The seat in a control's id; raises `Stale` for an invalid one."""
    if not id.name.isdigit() or int(id.name) > 9:
        raise Stale
    return int(id.name)


def panel(scene: Scene, person: int, manages: bool, undone: str = "") -> Sheet:
    """What one person may know and do about a table: votes, undo, caretakers, pause and end. `undone`: title
    of the board to which an undo would lead, where others are asked."""
    table, t = scene.table, scene.t
    if table.status == "lobby":
        return Sheet(t("care-title"), t("care-lobby"))
    if table.status != "running":
        return Sheet(t("care-title"), t("care-over"))
    undo_too = person in table.people and not asks_to_undo(table)
    lines = [*facts(scene), *([undo_line(scene, person, undone)] if undo_too else [])]
    ways = list(controls(scene, person, manages))
    return Sheet(t("care-title"), "\n".join(filter(None, (*lines, *seal_lines(scene)))), ways)


def facts(scene: Scene) -> Iterator[str]:
    """Terms and state of the table, a line each."""
    table, t = scene.table, scene.t
    yield counts_for(t, table)
    if table.pace != "none":
        yield t("care-clock", pace=t(f"pace-{table.pace}"), zero=t(f"at-zero-{table.at_zero}"))
    if bots := [
        t("care-bot", name=scene.who(seat), kind=t(f"agent-{chair.agent}"))
        for seat, chair in enumerate(table.chairs)
        if chair.person is None
    ]:
        yield t("care-bots", bots=", ".join(bots))
    yield from states(scene)
    if table.at_zero == "caretaker" or any(chair.person and not chair.waits for chair in table.chairs):
        yield t("care-contract", **table.agents.caretaker.terms)
    for number, chair in enumerate(table.chairs):
        if chair.person is not None and not chair.waits:
            yield caretaker_text(scene, number)
    if table.rated and any(chair.person and not chair.waits for chair in table.chairs):
        yield t("care-counts-lost")


def caretaker_text(scene: Scene, seat: int) -> str:
    """The caretaker of a seat, and from when on another player may take it."""
    chair, free, t = scene.table.chairs[seat], scene.table.free_from(seat), scene.t
    name = scene.who(seat)
    if (chair.person or 0) < 0:
        return t("care-vacant", who=name)
    if not chair.left:
        return t("care-minded", who=name)
    if free is not None and free > scene.now:
        return t("care-claimable-from", who=name, when=f"<t:{int(free)}:R>")
    return t("care-claimable" if free is not None else "care-untold", who=name)


def states(scene: Scene) -> Iterator[str]:
    """Public notices: suspension, a vote, a player whose time is up."""
    table, t = scene.table, scene.t
    if table.lost is not None:
        yield lost_channel_text(table, t)
    elif table.paused is not None:
        yield t("care-halted" if table.halted else "care-paused", when=f"<t:{int(table.paused)}:R>")
    if table.deadline is not None and not table.closing:
        yield t("care-deadline", when=f"<t:{int(table.deadline)}:D>")
    if table.due and not any(chair.waits for chair in table.chairs):
        yield t("care-all-away")
    if table.motion is not None:
        yield motion_line(scene, table.motion)
    expired = tuple(number for number in table.due_seats if table.chairs[number].expired)
    if expired:
        yield t("care-expired", who=scene.whom(expired))


def lost_channel_text(table: Table, t: Texts) -> str:
    """Why a table without a working channel is suspended, and the remedy."""
    return t("care-lost") if is_gone(table) else t("care-trouble", trouble=trouble(table, t))


def letter(table: Table, t: Texts) -> str:
    """The notice of a lost channel as a direct message."""
    game = game_title(t, table.key)
    if table.concealed:  # it does not move
        return t("lost-concealed", game=game, number=table.id)
    if is_gone(table):
        return t("lost-channel", game=game, number=table.id)
    return t("lost-trouble", game=game, number=table.id, trouble=trouble(table, t))


def trouble(table: Table, t: Texts) -> str:
    """Why an existing channel refuses our messages, and how to fix it."""
    return t(f"trouble-{table.trouble}", channel=f"<#{table.channel}>")


def motion_line(scene: Scene, motion: Motion) -> str:
    """The open vote: matter, proposer and count."""
    table, t = scene.table, scene.t
    by = next((scene.who(seat) for seat, chair in enumerate(table.chairs) if chair.person == motion.by), "")
    about = scene.who(motion.seat) if motion.seat is not None else ""
    missing = {*motion.voters} - {*motion.ayes, *motion.noes}
    open_ = tuple(seat for seat, chair in enumerate(table.chairs) if chair.person in missing)
    key = f"motion-{motion.matter}" if motion.by is not None else "motion-replace-late"
    facts = {"pace": t(f"pace-{motion.pace}")} if motion.pace else {}
    facts["when"] = f"<t:{int(motion.at + table.tempo.grace)}:R>"
    question = t(key, by=by, who=about, moves=max(0, len(table.moves) - motion.keeps), **facts)
    stands = t("motion-stands", ayes=len(motion.ayes), needed=motion.needed, open=scene.whom(open_))
    spoilt = motion.matter == "undo" and motion.seat is not None
    price = t("undo-friendly") if spoilt and undo.spoils(table, motion.seat or 0, motion.keeps) else ""
    return " ".join(filter(None, (question, price, stands)))


def undo_line(scene: Scene, person: int, undone: str) -> str:
    """How far an undo of this person goes, whose consent it needs, and what it costs; empty where it is
    free."""
    table, t = scene.table, scene.t
    try:
        reach = undo.reach(table, table.seat_of(person))
    except Impossible as refusal:
        return refusal_text(refusal, t, table)
    lines = []
    if undone:
        lines.append(t("undo-reach", moves=len(table.moves) - reach.keeps, where=undone))
    if reach.concerned:
        seats = tuple(seat for seat, chair in enumerate(table.chairs) if chair.person in reach.concerned)
        lines.append(t("undo-consent", who=scene.whom(seats), revealed="yes" if reach.revealed else "no"))
    if reach.friendly:
        lines.append(t("undo-lost" if reach.lost else "undo-friendly"))
    return " ".join(lines)


def has_price(effect: UndoEffect) -> bool:
    """Whether an undo is more than a slip of the player's own: others are asked, or the game is no longer
    rated. The player is told before."""
    return bool(effect.concerned) or effect.friendly


def asks_to_undo(table: Table) -> bool:
    """Whether an undo is being voted on: another one would end that vote."""
    return table.motion is not None and table.motion.matter == "undo"


def reachable(table: Table, person: int) -> bool:
    """Whether this person can undo something, or ask for it."""
    try:
        undo.reach(table, table.seat_of(person))
    except Impossible:
        return False
    return True


def controls(scene: Scene, person: int, manages: bool) -> Iterator[Control]:
    """Buttons for what this person may do now."""
    table, t = scene.table, scene.t

    def button(verb: str, key: str, style: Style = Style.secondary, name: str = "") -> Button:
        return Button(Id(verb, table.id, name=name), t(key), style)

    yield from ballot(table, t, person)
    if person in table.people:
        own_seat = table.seat_of(person)
        if reachable(table, person) and not asks_to_undo(table):
            yield button("undo", "care-undo")
        if undo.redoable(table, own_seat):
            yield button("redo", "care-redo", Style.primary)
        away = table.chairs[own_seat].waits
        yield button("away", "care-away") if away else button("back", "care-back", Style.success)
    elif not table.has_sat(person):
        yield from claim_buttons(scene)
    if person in table.people or manages:
        yield (
            button("resume", "care-resume", Style.success) if table.paused else button("pause", "care-pause")
        )
        if table.season is None:
            yield button("askend", "care-end", Style.danger)
    yield from caretaker_buttons(scene, person)
    if person == table.host or manages:
        yield language_menu(table, t)


def language_menu(table: Table, t: Texts) -> Menu:
    """The language of the board."""
    names = [(locale, Texts.of(locale)("language-name")) for locale in LOCALES]
    options = [(locale, t("care-option-language", language=name)) for locale, name in names]
    choices = Choices(options, picked=(table.language,))
    return Menu(Id("spoken", table.id), t("care-pick-language"), choices)


def claim_buttons(scene: Scene) -> Iterator[Control]:
    """Buttons to claim abandoned seats; none in a season, where reserves have them."""
    for number in range(len(scene.table.chairs) if scene.table.season is None else 0):
        free = scene.table.free_from(number)
        if free is not None and free <= scene.now:
            id = Id("claim", scene.table.id, name=str(number))
            yield Button(id, scene.t("care-claim", who=scene.names[number]), Style.success)


def caretaker_buttons(scene: Scene, person: int) -> Iterator[Control]:
    """Buttons to propose a caretaker for each other late player."""
    table, t = scene.table, scene.t
    if person not in table.people or table.motion is not None:
        return
    for number in table.due_seats:
        if table.chairs[number].person != person and late(table, number, scene.now):
            id = Id("replace", table.id, name=str(number))
            yield Button(id, t("care-replace", who=scene.names[number]))


def ballot(table: Table, t: Texts, person: int | None = None) -> Iterator[Control]:
    """Yes and no of the open vote. `person`: only if they may vote; None: always."""
    motion = table.motion
    if motion is not None and (person is None or person in motion.voters):
        yield Button(Id("agree", table.id), t("motion-agree"), Style.success)
        yield Button(Id("refuse", table.id), t("motion-refuse"), Style.danger)


def end_question(table: Table, t: Texts, person: int, manages: bool) -> Sheet:
    """Confirmation before a table ends, at once or by a vote, as the person's rights allow. Raises
    `WrongMoment`, and `NotSeated` for a person without a vote."""
    table.expect("lobby", "running")
    alone = lobby.ends_alone(table, person, manages)
    if not alone:
        table.seat_of(person)
        table.expect("running")
    verb, key = ("end", "end-yes") if alone else ("proposeend", "end-propose")
    yes = Button(Id(verb, table.id), t(key), Style.danger)
    keep = Button(Id("keep", table.id), t("end-no"))
    price = alone and table.at_stake and person in table.people and table.alone(person)
    text = [t("end-question" if alone else "end-question-all"), *([t("end-lost")] if price else ())]
    return Sheet("", " ".join(text), (yes, keep))
