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
    """Rules that would answer the open questions from now on: what each would answer now, unless a form
    suggests that anyway, and a button for each. A single rule is named by its button alone."""
    rules = rules_to_offer(scene.table, scene.me, scene.view)
    if not rules:
        return [], []
    key = "orders-always-now" if len(rules) == 1 else "orders-always-each"
    lines, suggested = [], [decision for decision in scene.mine if presenter.suggests(decision)]
    for rule in rules:
        if any(decision.allows(rule.action) for decision in suggested):
            continue
        facts = {"rule": name_of(scene, rule), "action": presenter.answers.label(scene.context, rule.action)}
        lines.append(scene.t(key, **facts))
    sections = [(heading(scene), "\n".join(lines))] if lines else []
    return sections, [*buttons(scene, rules, scene.table.ply(scene.me))]


def after(scene: Scene, rules: Iterable[Rule]) -> Sheet:
    """Offers rules once, after an answer by hand on the board."""
    return Sheet(heading(scene), scene.t("orders-always-again"), [*buttons(scene, rules, 0)])


def heading(scene: Scene) -> str:
    """Heading of offered rules, with the sign of their buttons."""
    return SIGN + scene.t("orders-always")


def buttons(scene: Scene, rules: Iterable[Rule], ply: int) -> Iterator[Button]:
    """A button for each rule. `ply`: it also answers the question of this moment, and is grey, since the
    answers to that question stand out; 0: it does not."""
    style = Style.secondary if ply else Style.primary
    for rule in rules:
        yield Button(Id("always", scene.table.id, ply, rule.name), SIGN + name_of(scene, rule), style)


def name_of(scene: Scene, rule: Rule) -> str:
    """A rule in the first person. In its name a number may follow."""
    name, _, number = rule.name.partition(".")
    return scene.t(f"orders-do-{name.replace('_', '-')}", number=int(number or 0))
