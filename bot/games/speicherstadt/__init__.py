"""Die Speicherstadt in words and icons."""

from __future__ import annotations

from bot.games.contract import Pictures
from bot.games.speicherstadt import answers, board, history, reference, tally
from bot.games.speicherstadt import ledger as nerves
from bot.games.speicherstadt.office import loading, orders
from bot.games.speicherstadt.office import things as office
from bot.games.speicherstadt.pictures import drawings


class Presenter:
    """The presenter of this game: each method is a function of one of its modules."""

    topics = reference.TOPICS
    pictures: Pictures = drawings
    headline = staticmethod(board.headline)
    colour = staticmethod(board.colour)
    market = staticmethod(board.market)
    houses = staticmethod(board.houses)
    question = staticmethod(board.question)
    options = staticmethod(answers.options)
    listed = staticmethod(answers.listed)
    label = staticmethod(answers.label)
    consequences = staticmethod(answers.consequences)
    hint = staticmethod(answers.hint)
    field = staticmethod(answers.field)
    history = staticmethod(history.history)
    own_question = staticmethod(office.own_question)
    purse = staticmethod(loading.purse)
    office = staticmethod(office.office)
    desk = staticmethod(loading.desk)
    use = staticmethod(loading.use)
    answer = staticmethod(loading.answer)
    ordered = staticmethod(orders.ordered)
    ordering = staticmethod(orders.ordering)
    order = staticmethod(orders.order)
    sealed = staticmethod(orders.sealed)
    seal = staticmethod(orders.seal)
    means = staticmethod(tally.means)
    tally = staticmethod(tally.cards)
    highlights = staticmethod(nerves.highlights)
    accounts = staticmethod(nerves.accounts)
    cards = staticmethod(reference.cards)
    card = staticmethod(reference.card)
