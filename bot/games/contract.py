"""One presenter a game: its cards, columns, questions and events in words and icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from bot.pictures.drawing import Drawing
from bot.texts import Texts
from bot.ui.controls import Control
from bot.ui.sheets import Section
from bot.views.scene import Scene
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.orders import Orders
from engine.tables.drafts import Draft


class Pictures(Protocol):
    """The pictures of a game, ready to be drawn."""

    def board(self, scene: Scene) -> Drawing:
        """The table as everybody sees it."""

    def end(self, scene: Scene) -> Drawing:
        """How the game came off."""

    def office(self, scene: Scene, seat: int, draft: Draft) -> Drawing:
        """What a seat owns: with the steps of the draft, as if they were made."""

    def ledger(self, scene: Scene) -> Drawing:
        """The ledger of a finished game."""

    def card(self, t: Texts, card: str) -> Drawing:
        """A card to look up; raises LookupError."""


class Presenter(Protocol):
    """What the house must be able to say about a game: Discord markdown in the scene's language."""

    topics: tuple[str, ...]
    """The topics of the rules, by the keys of their texts."""

    @property
    def pictures(self) -> Pictures:
        """Its pictures."""

    def headline(self, scene: Scene) -> str:
        """Where the game stands, in one line."""

    def colour(self, scene: Scene) -> int:
        """The mood of the moment, as 0xRRGGBB."""

    def market(self, scene: Scene) -> list[Section]:
        """What lies in the middle of the table."""

    def houses(self, scene: Scene) -> str:
        """The players, one line each."""

    def question(self, scene: Scene, decision: Decision) -> str:
        """What a seat is asked, for everybody."""

    def options(self, decision: Decision) -> Sequence[Action]:
        """The options that are buttons, in the order in which people read them."""

    def listed(self, decision: Decision) -> Sequence[Action]:
        """The options that are lines of a menu."""

    def label(self, scene: Scene, action: Action) -> str:
        """An option on a button."""

    def consequences(self, scene: Scene, action: Action) -> str:
        """What an action that lies ready would lead to, said before it is confirmed."""

    def hint(self, scene: Scene, field: str) -> str:
        """What is chosen in the menu of a form's field."""

    def field(self, scene: Scene, field: str, value: Any) -> str:
        """A value of a form's field."""

    def history(self, scene: Scene, events: Iterable[Event]) -> list[str]:
        """What happened, a line each."""

    def office(self, scene: Scene, seat: int) -> list[Section]:
        """What a seat owns."""

    def purse(self, scene: Scene, seat: int, draft: Draft) -> str:
        """What a seat has to spend and to show, in one line, with what it has laid out."""

    def own_question(self, scene: Scene, decision: Decision) -> str:
        """What this seat itself is asked."""

    def desk(self, scene: Scene, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
        """The sections and the controls of a private decision in preparation."""

    def use(
        self, scene: Scene, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]
    ) -> Draft:
        """The draft after something on the desk was pressed or chosen; raises `Stale`."""

    def answer(self, scene: Scene, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
        """The actions that Confirm means; raises `Stale` where `mark` is not what lies there now."""

    def ordered(self, scene: Scene, draft: Draft) -> list[str]:
        """What this seat has ordered and prepared, a line each."""

    def ordering(self, scene: Scene, draft: Draft) -> list[Control]:
        """The controls with which this seat orders something now, at most four menus and three buttons; none
        where nothing can be ordered. `which` among their verbs keeps a choice in the draft."""

    def order(self, scene: Scene, orders: Orders, name: str, values: tuple[str, ...]) -> Orders:
        """The orders after a press that `ordering` offers; raises `Stale` for anything else."""

    def sealed(self, scene: Scene) -> tuple[Action, ...]:
        """The steps that lie sealed for a private decision later in the round."""

    def seal(self, scene: Scene, orders: Orders, steps: Sequence[Action]) -> Orders:
        """The orders with these steps sealed, with none of them if there are none; raises `IllegalAction`."""

    def means(self, scene: Scene, seat: int) -> str:
        """What a seat has besides its points, in one line."""

    def tally(self, scene: Scene, seat: int) -> list[Section]:
        """What each card in front of a seat would score if the game ended now, and why; however long."""

    def highlights(self, scene: Scene) -> list[str]:
        """What was most remarkable about a finished game, at most three lines."""

    def accounts(self, scene: Scene) -> list[Section]:
        """The ledger of nerves of a finished game, a section a seat; empty where its table cannot tell it."""

    def cards(self, t: Texts) -> dict[str, str]:
        """All cards that one may look up: id and name."""

    def card(self, t: Texts, card: str) -> tuple[str, str]:
        """A card's name and everything about it."""
