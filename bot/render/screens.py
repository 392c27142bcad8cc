"""The screens of a game: its trees of blocks as drawings and as text, and pictures without a tree."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import partial

from bot.pictures import alt_text
from bot.pictures.drawing import Drawing, Painter
from bot.pictures.facts import CardFacts, CoverFacts, EndFacts, LedgerFacts
from bot.presenter.blocks import Medium, Panels, Part, Screen, Section, Signs
from bot.presenter.common_facts import Question, question_text
from bot.presenter.context import Context, Story
from bot.render import alt, embed, legend
from bot.texts import Texts
from engine.tables.model.drafts import Draft


def no_ledger(c: Context, story: Story) -> LedgerFacts:
    """The facts of a game without a ledger: its name alone."""
    return LedgerFacts(c.t(f"game-{c.t.game}"), "", "", (), ())


@dataclass(frozen=True)
class Screens:
    """What a game shows: `table` and `hand` build the trees of board and office, the others the facts of
    further pictures. `painter` draws all of them; `title` says above the board where the game stands, and
    `question` what a seat is asked; `plan_tree`: what one plans by, else the office. `card_facts` raises
    LookupError.
    """

    game: str
    signs: Signs
    painter: Painter
    title: Callable[[Context], str]
    question: Question
    table: Callable[[Context], Screen]
    hand: Callable[[Context, Draft], Screen]
    end_facts: Callable[[Context, Story], EndFacts]
    card_facts: Callable[[Texts, str], CardFacts]
    ledger_facts: Callable[[Context, Story], LedgerFacts] = no_ledger
    plan_tree: Callable[[Context], Screen] | None = None

    def board(self, c: Context) -> Drawing:
        return self.screen(self.tree(c))

    def public(self, c: Context) -> Screen:
        """The screen of the board, built once for a context."""
        board: Screen = c.built.get("board") or c.built.setdefault("board", self.table(c))
        return board

    def tree(self, c: Context) -> Screen:
        """The public board with the state of the game as title, the question, and the seats that must
        answer."""
        return replace(self.public(c), title=self.title(c), ask=question_text(c, self.question), due=c.due)

    def office(self, c: Context, draft: Draft) -> Drawing:
        """The reader's possessions, with the steps of the draft carried out."""
        return self.screen(self.hand(c, draft))

    def plan(self, c: Context) -> Drawing:
        """What the reader plans by."""
        return self.screen(self.plan_tree(c)) if self.plan_tree else self.office(c, Draft())

    def board_text(self, c: Context, *, players: bool = True) -> list[Section]:
        """The table as text, perhaps without the players."""
        table = self.public(c)
        parts = table.parts if players else tuple(part for part in table.parts if not is_players(part))
        return embed.sections(replace(table, parts=parts), c.t, self.signs)

    def legend(self, c: Context) -> str:
        """Legend of the signs beside the players in this text, in one line."""
        return legend.line(legend.beside_players(self.public(c), self.signs), c.t)

    def office_text(self, c: Context, draft: Draft) -> list[Section]:
        """The reader's possessions as text."""
        return embed.sections(self.hand(c, draft), c.t, self.signs)

    def cover(self, t: Texts) -> Drawing:
        """The picture of the title and a line about the game, shown where people choose a game."""
        return self.of(CoverFacts(t(f"game-{self.game}"), t(f"game-{self.game}.about")))

    def end(self, c: Context, story: Story) -> Drawing:
        return self.of(self.end_facts(c, story))

    def ledger(self, c: Context, story: Story) -> Drawing:
        return self.of(self.ledger_facts(c, story))

    def card(self, t: Texts, card: str) -> Drawing:
        """A card to look up; raises LookupError."""
        return self.of(self.card_facts(t, card))

    def page(self, t: Texts, topic: str) -> Drawing | None:
        """The picture of a topic of the rules; None: it has none."""
        facts = legend.facts(self.signs, topic, t)
        return self.of(facts) if facts else None

    def screen(self, table: Screen) -> Drawing:
        """A tree as a picture; what only other media show makes no other picture."""
        return drawing(table, self.painter, self.signs)

    def of(self, facts: Hashable) -> Drawing:
        """A picture without a tree."""
        return Drawing(facts, self.painter, partial(alt_text.description, facts))


def drawing(table: Screen, painter: Painter, signs: Signs) -> Drawing:
    """A tree as a picture with its description."""
    return Drawing(table.only(Medium.PICTURE), painter, partial(alt.description, table, signs=signs))


def is_players(part: Part) -> bool:
    """True if a part shows the players."""
    return any(isinstance(block, Panels) and block.panels[0].seat is not None for block in part.blocks)
