"""Standing orders offered where they would help: as lines of *More …* in the office."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.views.scene import Scene
from engine.core.actions import Action
from engine.tables.play.always import Rule, rules_to_offer

SIGN = "🔁 "
MOST = 3
"""Rules that are offered at once."""
DECLINED = "plans of {}"
"""What a player has dismissed who wants no more offers in a game (see `People.know`)."""


def lines(scene: Scene, advised: Action | None = None) -> Iterator[Button]:
    """The rules that would answer the open questions from now on, and a line that ends such offers in this
    game; empty if the player has chosen that line. Beside a hint (`advised`), rules that would give
    another answer are left out."""
    if scene.declines:
        return
    table, advised = scene.table, advised or scene.advised
    offered = rules_to_offer(table, scene.me, scene.view)
    rules = [*islice((rule for rule in offered if not contradicts(scene, rule, advised)), MOST)]
    for rule in rules:
        yield Button(Id("always", table.id, table.ply(scene.me), rule.name), SIGN + name_of(scene, rule))
    if rules:
        yield Button(Id("decline", table.id), scene.t("orders-always-decline"))


def contradicts(scene: Scene, rule: Rule, advised: Action | None) -> bool:
    """Whether a rule would now give another answer than the advised one to the same question."""
    if advised is None or rule.action == advised:
        return False
    return any(decision.allows(rule.action) and decision.allows(advised) for decision in scene.mine)


def name_of(scene: Scene, rule: Rule) -> str:
    """A rule in the first person. In its name a number may follow."""
    name, _, number = rule.name.partition(".")
    return scene.t(f"orders-do-{name.replace('_', '-')}", number=int(number or 0))
