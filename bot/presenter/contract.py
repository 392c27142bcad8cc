"""Contract of a game's presenter: a few small parts in one package.

Each part below is a module of the game's package with these functions, or any object that has them; a game
without a part (no ledger, no standing orders) takes the one from `bot.presenter.defaults`. A presenter gets a
`Context` and its arguments, and can reach nothing else.

The package also holds texts, a file or folder per language, in `texts`. The shared code uses these keys, and
a test for each game checks that they exist:

    game-<key>, game-<expansion>   names; game-<key>.about: what the game is, in a line; .credits: whose it is
    chosen-<name>, -<value>        options set by the host (`Deal.CHOSEN`); booleans are yes or no
    ping-<ask>                     question in a ping, as the office asks it; $only: yes if a question on the
                                   board leaves one option; ping-end: the game is over
    pick-<do>, pick-<do>-<field>   what is chosen in a menu of options, or of the field of a form
    score-<source>                 the sources of points
    agent-<name>, .temper          the computer players
    care-contract                  fixed rules of a stand-in in this game
    end-tie-break, alt-tie-break   criterion between equal points; the same in an alt text
    orders-none, orders-lasting    for a game with standing orders: none is given; how long one holds
    orders-do-<name>               a rule that one may add with a press (`Orders.additions`)
    nerves-legend                  for a game with statistics: small print that explains their lines
    rules-<topic>, .text           the topics of the rules; numbers come from `Reference.facts`
    guide-ask-<ask>                for new players: what they decide, what it costs and when (see `Guide`)
    lesson-goal, -<moment>         texts of the game's lesson, if it has one; the goal opens it
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from bot.messages.controls import Style
from bot.messages.sheets import Section
from bot.pictures.drawing import Drawing
from bot.presenter.blocks import Signs
from bot.presenter.context import Context, LogEvent, Story
from bot.presenter.defaults import NoOutlook
from bot.presenter.desk import DeskForm
from bot.presenter.plan import PlanForm
from bot.texts import Texts
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.tables.model.drafts import Draft


class Board(Protocol):
    """The public message: Discord markdown in the reader's language."""

    def headline(self, c: Context) -> str:
        """Where the game stands, in one line."""

    def colour(self, c: Context) -> int:
        """The mood of the moment, as 0xRRGGBB."""

    def question(self, c: Context, decision: Decision) -> str:
        """Public wording of the question to a seat."""


class Outlook(Protocol):
    """What the picture of a board does not tell."""

    def sections(self, c: Context) -> list[Section]:
        """Public notes beside the question: the effect of each answer, open offers."""


class Answers(Protocol):
    """Options and fields of forms in words."""

    def options(self, decision: Decision) -> Sequence[Action]:
        """The options that are buttons, in the order in which people read them."""

    def menu_options(self, decision: Decision) -> Sequence[Action]:
        """The options that are lines of a menu."""

    def label(self, c: Context, action: Action) -> str:
        """An option on a button."""

    def note(self, c: Context, action: Action) -> str:
        """Small print of an option in a menu: what the card that it is about does; empty for no card."""

    def style(self, c: Context, action: Action) -> Style:
        """The colour of its button."""

    def effect_of(self, c: Context, action: Action, room: int) -> str:
        """The label of an answer that says its price and effect, in at most `room` characters; empty: `label`
        says all."""

    def consequences(self, c: Context, action: Action) -> str:
        """Preview of an action that is ready to be confirmed."""

    def field(self, c: Context, field: str, value: Any) -> str:
        """A value of a form's field."""


class Office(Protocol):
    """What one seat sees in private."""

    def own_question(self, c: Context, decision: Decision) -> str:
        """What this seat itself is asked."""

    def purse(self, c: Context, draft: Draft) -> str:
        """What it has to spend and to show, in one line, with what it has laid out."""


class History(Protocol):
    """The log. `SILENT`: the kinds of events that have no line, on purpose."""

    SILENT: tuple[type[Event], ...]

    def lines(self, c: Context, entries: Sequence[LogEvent]) -> list[str]:
        """What happened in a row; whole moves make at most a line an event."""


class Scores(Protocol):
    """How the seats stand."""

    def means(self, c: Context, seat: int) -> str:
        """Public possessions of a seat besides its points, in one line."""

    def tie_break(self, c: Context, seat: int) -> str:
        """What parts it from seats of equal points, by number and sign; empty where nothing does."""

    def cards(self, c: Context, seat: int) -> list[Section]:
        """What each card in front of a seat would score if the game ended now, and why; however long."""


class LedgerPages(Protocol):
    """Statistics of each seat in a finished game."""

    def highlights(self, c: Context, story: Story) -> list[str]:
        """What was most remarkable, at most three lines."""

    def accounts(self, c: Context, story: Story) -> list[Section]:
        """The whole ledger, a section a seat; empty where the story is not whole."""


class Reference(Protocol):
    """What one may look up."""

    TOPICS: tuple[str, ...]
    """The topics of the rules, by the keys of their texts, in the order in which one would read them: first
    the whole in short; `LEGEND` is among them."""

    def facts(self, rules: Any) -> Mapping[str, int]:
        """The numbers of a ruleset that the texts of the topics name, by the arguments of these texts."""

    def cards(self, t: Texts) -> dict[str, str]:
        """All cards: id and name."""

    def card(self, t: Texts, card: str) -> tuple[str, str]:
        """A card's name and everything about it; raises LookupError."""

    def small_print(self, t: Texts, card: str) -> str:
        """What a card does, in at most 100 characters; raises LookupError."""


class Guide(Protocol):
    """Help for new players, and lookup of cards and rules."""

    def explain(self, c: Context, decision: Decision) -> str:
        """What the player decides there, what it costs and when, in a few plain words."""

    def lying(self, c: Context) -> dict[str, str]:
        """Cards on the table that can be looked up: id and name, in reading order, without duplicates."""

    def reason(self, c: Context, action: Action) -> str:
        """Why an answer may be good: facts that the reader sees, of the state after it (`Context.after`),
        perhaps beside what another answer leads to; empty where there are none."""


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
        """The public board."""

    def office(self, c: Context, draft: Draft) -> Drawing:
        """What the reader owns: with the steps of the draft, as if they were made."""

    def plan(self, c: Context) -> Drawing:
        """What the reader plans by."""

    def board_text(self, c: Context, *, players: bool = True) -> list[Section]:
        """The table as text, perhaps without the players."""

    def legend(self, c: Context) -> str:
        """What the signs beside the players mean in this text, in one line."""

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

    def of(self, facts: Hashable) -> Drawing:
        """A picture that every game has, of these facts, in the scenery of this game."""


@dataclass(frozen=True)
class Presenter:
    """A game in words and pictures. `texts`: the folder of its words; `forms`: of the questions that are
    answered in several steps, all others are buttons and menus; `coloured`: names of the actions whose
    buttons have the colour of a thing, which recommends nothing."""

    texts: Path
    board: Board
    answers: Answers
    office: Office
    history: History
    scores: Scores
    reference: Reference
    guide: Guide
    pictures: Pictures
    ledger: LedgerPages
    forms: Mapping[str, type[DeskForm[Any]]] = field(default_factory=dict)
    plan: type[PlanForm[Any]] = PlanForm
    outlook: Outlook = field(default_factory=NoOutlook)
    coloured: frozenset[str] = frozenset()

    def suggests(self, decision: Decision) -> bool:
        """Whether the form of a question begins filled in, so that a hint is not needed."""
        form = self.forms.get(decision.ask)
        return form is not None and form.suggests
