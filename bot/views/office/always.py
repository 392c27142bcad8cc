"""Standing orders offered where they would have helped: beside a question, or after an answer by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section, Sheet
from bot.presenter.contract import Presenter
from bot.views.scene import Scene
from engine.tables.play.always import Rule, rules_to_offer

SIGN = "🔁 "


def beside(scene: Scene, presenter: Presenter) -> tuple[list[Section], list[Control]]:
    """What would answer the open questions from now on: what it would answer now, unless the desk has laid
    that out, and a button for each, which alone names the rule where there is one."""
    found = rules_to_offer(scene.table, scene.me, scene.view)
    if not found:
        return [], []
    key = "orders-always-now" if len(found) == 1 else "orders-always-each"
    lines, laid = [], [it for it in scene.mine if presenter.suggests(it)]
    for it in found:
        if any(decision.allows(it.action) for decision in laid):
            continue
        facts = {"rule": name_of(scene, it), "action": presenter.answers.label(scene.context, it.action)}
        lines.append(scene.t(key, **facts))
    sections = [(heading(scene), "\n".join(lines))] if lines else []
    return sections, [*buttons(scene, found, scene.table.ply(scene.me))]


def after(scene: Scene, found: Iterable[Rule]) -> Sheet:
    """Offer of a rule, shown once after an answer by hand on the board."""
    return Sheet(heading(scene), scene.t("orders-always-again"), [*buttons(scene, found, 0)])


def heading(scene: Scene) -> str:
    """Above what could be automatic; the sign stands on its buttons, too."""
    return SIGN + scene.t("orders-always")


def buttons(scene: Scene, found: Iterable[Rule], ply: int) -> Iterator[Button]:
    """A button for each rule; it answers the question of its moment, too, where it has one (`ply`). There it
    is grey, as the answers to that question stand out."""
    style = Style.secondary if ply else Style.primary
    for it in found:
        yield Button(Id("always", scene.table.id, ply, it.name), SIGN + name_of(scene, it), style)


def name_of(scene: Scene, it: Rule) -> str:
    """A rule in the first person; a number may follow its name."""
    name, _, number = it.name.partition(".")
    return scene.t(f"orders-do-{name.replace('_', '-')}", number=int(number or 0))
