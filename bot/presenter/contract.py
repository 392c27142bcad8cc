"""What a game provides so that people can play it: its presenter, a few small parts in one package.

Each part below is a module of the game's package with these functions, or any object that has them; a game
without a part (no ledger, no standing orders) takes the one from `bot.presenter.defaults`. A presenter gets a
`Context` and its arguments, and can reach nothing else.

Besides functions a room holds words, a file or folder a language, in `texts`. The house itself asks for these
keys, and a test for each game proves that they are there:

    game-<key>, game-<expansion>   names; game-<key>.about: what the game is, in a line; .credits: whose it is
    chosen-<name>, -<value>        what the game leaves to its host (`Deal.CHOSEN`); a truth is yes or no
    ping-<ask>                     what somebody is called for; ping-end: it is over
    private-hint                   said first in a direct message with a question
    score-<source>                 the sources of points
    agent-<name>, .temper          the computer players
    care-contract                  what a caretaker promises, with the terms of the game's own
    board-legend                   small print below the board as text
    end-tie-break, alt-tie-break   what decides between equal points; in a picture's description
    orders-none, orders-lasting    for a game with standing orders: none is given; how long one holds
    nerves-about, nerves-legend    for a game with a ledger: what it is about; small print below it
    rules-<topic>, .text           the topics of the rules
    guide-ask-<ask>                for who is new: what one decides, what it costs and when (see `Guide`)
    lesson-<moment>                what the game's lesson says, where it has one
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from bot.messages.controls import Control, Style
from bot.messages.sheets import Section
from bot.pictures.drawing import Drawing
from bot.presenter.blocks import Signs
from bot.presenter.context import Context, Story, Told
from bot.presenter.defaults import NoOutlook
from bot.texts import Texts
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft


class Board(Protocol):
    """The message that everybody sees: Discord markdown in the reader's language."""

    def headline(self, c: Context) -> str:
        """Where the game stands, in one line."""

    def colour(self, c: Context) -> int:
        """The mood of the moment, as 0xRRGGBB."""

    def question(self, c: Context, decision: Decision) -> str:
        """What a seat is asked, for everybody."""


class Outlook(Protocol):
    """What the picture of a board does not tell."""

    def sections(self, c: Context) -> list[Section]:
        """What everybody should see beside it: to what each answer would lead, what is offered."""


class Answers(Protocol):
    """Options and fields of forms in words."""

    def options(self, decision: Decision) -> Sequence[Action]:
        """The options that are buttons, in the order in which people read them."""

    def listed(self, decision: Decision) -> Sequence[Action]:
        """The options that are lines of a menu."""

    def label(self, c: Context, action: Action) -> str:
        """An option on a button."""

    def style(self, action: Action) -> Style:
        """The colour of its button."""

    def consequences(self, c: Context, action: Action) -> str:
        """What an action that lies ready would lead to, said before it is confirmed."""

    def hint(self, c: Context, field: str) -> str:
        """What is chosen in a menu: of the options by what they do, of a form by `<do>.<field>`."""

    def field(self, c: Context, field: str, value: Any) -> str:
        """A value of a form's field."""


class Office(Protocol):
    """What one seat sees in private."""

    def own_question(self, c: Context, decision: Decision) -> str:
        """What this seat itself is asked."""

    def purse(self, c: Context, draft: Draft) -> str:
        """What it has to spend and to show, in one line, with what it has laid out."""


class Desk(Protocol):
    """Questions that are answered in several steps, laid out in a draft and confirmed together."""

    ASKS: frozenset[str]
    """Which questions these are, also such as need no answer; all others are buttons and menus."""
    SUGGESTS: frozenset[str]
    """For which of them the desk itself lays out a suggestion: there nobody need ask for a hint."""

    def desk(self, c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
        """The sections and the controls of an answer in preparation."""

    def use(self, c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
        """The draft after something on the desk was pressed or chosen; raises `Stale`."""

    def answer(self, c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
        """The actions that Confirm means; raises `Stale` where `mark` is not what lies there now."""

    def along(self, c: Context, decision: Decision, draft: Draft) -> Orders | None:
        """The orders of the seat once that is confirmed: those that it has, or with what lies there for later
        turns."""


class Ordering(Protocol):
    """Standing orders."""

    def ordered(self, c: Context, draft: Draft) -> list[str]:
        """What this seat has ordered and prepared, a line each."""

    def ordering(self, c: Context, draft: Draft) -> list[Control]:
        """The controls with which this seat orders something now, at most four menus and three buttons; none
        where nothing can be ordered. `which` among their verbs keeps a choice in the draft."""

    def order(self, c: Context, orders: Orders, name: str, values: tuple[str, ...]) -> Orders:
        """The orders after a press that `ordering` offers; raises `Stale` for anything else."""

    def sealed(self, c: Context) -> tuple[Action, ...]:
        """The steps that lie sealed for a question of the desk later in the round."""

    def seal(self, c: Context, orders: Orders, steps: Sequence[Action]) -> Orders:
        """The orders with these steps sealed, with none of them if there are none; raises `IllegalAction`."""


class History(Protocol):
    """The log."""

    def lines(self, c: Context, told: Sequence[Told]) -> list[str]:
        """What happened in a row, a line each."""


class Scores(Protocol):
    """How the seats stand."""

    def means(self, c: Context, seat: int) -> str:
        """What everybody may know that a seat has besides its points, in one line."""

    def tie_break(self, c: Context, seat: int) -> str:
        """What parts it from seats of equal points, by number and sign; empty where nothing does."""

    def cards(self, c: Context, seat: int) -> list[Section]:
        """What each card in front of a seat would score if the game ended now, and why; however long."""


class Ledger(Protocol):
    """What a finished game tells of each seat besides its points."""

    def highlights(self, c: Context, story: Story) -> list[str]:
        """What was most remarkable, at most three lines."""

    def accounts(self, c: Context, story: Story) -> list[Section]:
        """The whole ledger, a section a seat; empty where the story is not whole."""


class Reference(Protocol):
    """What one may look up."""

    TOPICS: tuple[str, ...]
    """The topics of the rules, by the keys of their texts, in the order in which one would read them: first
    the whole in short; `LEGEND` is among them."""

    def cards(self, t: Texts) -> dict[str, str]:
        """All cards: id and name."""

    def card(self, t: Texts, card: str) -> tuple[str, str]:
        """A card's name and everything about it; raises LookupError."""


class Guide(Protocol):
    """What helps somebody who does not know the game yet, or looks for an answer."""

    def line(self, c: Context, decision: Decision) -> str:
        """What one decides there, what it costs and when, in a few plain words for anybody."""

    def lying(self, c: Context) -> dict[str, str]:
        """What lies on the table now and may be looked up as a card: id and name, in the order in which
        one looks, nothing twice."""

    def reason(self, c: Context, action: Action) -> str:
        """Why an answer may be good: a sentence of facts that the reader sees; empty where there is none."""


class Pictures(Protocol):
    """The screens as pictures and text (`bot.render.screens.Screens` makes them of trees of blocks). Pictures
    are large enough for a phone (`bot.pictures.sizes`), with seams where a high one may be cut
    (`bot.pictures.cut`)."""

    @property
    def signs(self) -> Signs:
        """The registry of the signs of this game."""

    def cover(self, t: Texts) -> Drawing:
        """What stands beside the game where people choose one."""

    def board(self, c: Context) -> Drawing:
        """The table as everybody sees it."""

    def office(self, c: Context, draft: Draft) -> Drawing:
        """What the reader owns: with the steps of the draft, as if they were made."""

    def board_text(self, c: Context, *, players: bool = True) -> list[Section]:
        """The table as text, perhaps without the players."""

    def office_text(self, c: Context, draft: Draft) -> list[Section]:
        """What the reader owns, as text."""

    def end(self, c: Context, story: Story) -> Drawing:
        """How the game came off."""

    def ledger(self, c: Context, story: Story) -> Drawing:
        """The ledger."""

    def card(self, t: Texts, card: str) -> Drawing:
        """A card to look up; raises LookupError."""

    def page(self, t: Texts, topic: str) -> Drawing | None:
        """What belongs to a topic of the rules; None: words are enough."""


@dataclass(frozen=True)
class Presenter:
    """A game in words and pictures. `texts`: the folder of its words."""

    texts: Path
    board: Board
    answers: Answers
    office: Office
    history: History
    scores: Scores
    reference: Reference
    guide: Guide
    pictures: Pictures
    desk: Desk
    ordering: Ordering
    ledger: Ledger
    outlook: Outlook = field(default_factory=NoOutlook)
