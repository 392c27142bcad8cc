"""The seal of a deal vouches for it, and gives nothing of it away."""

from __future__ import annotations

import json
import math
import secrets
from itertools import pairwise

import pytest

from engine.core.errors import BadRecord
from engine.core.records import check, read, write
from engine.core.seal import GROUP, LETTERS, Seal, compute_seal, open_question, seal_trouble
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.setup import Deal
from engine.tables.play.start import SEED_BYTES
from tests.laws.games import Setup, setups

SEED = "00112233445566778899aabbccddeeff"


def dealt(seats: int = 4) -> Deal:
    """The deal of the seed."""
    deal = GAME.deal(GAME.rules(()), seats, SEED)
    assert isinstance(deal, Deal)
    return deal


@pytest.mark.parametrize("setup", list(setups(GAME)), ids=str)
def test_an_honest_deal_is_vouched_for(setup: Setup) -> None:
    deal = setup.deal(SEED)
    assert seal_trouble(GAME, deal, Seal.of(deal, SEED)) is None


@pytest.mark.parametrize("pile", ["deck", "bag"])
def test_two_things_that_change_places_break_it(pile: str) -> None:
    """Whatever is exchanged, the word is another one."""
    deal = dealt()
    things = list(getattr(deal, pile))
    for at, (one, two) in enumerate(pairwise(things)):
        if one != two:
            other = deal.model_copy(update={pile: (*things[:at], two, one, *things[at + 2 :])})
            assert "changed after the start" in str(seal_trouble(GAME, other, Seal.of(deal, SEED)))


def test_a_deal_that_was_chosen_and_not_drawn_is_reported() -> None:
    """A host who seals an arranged deal has a fitting word, but no seed that deals so."""
    deal = dealt()
    arranged = deal.model_copy(update={"bag": deal.bag[::-1]})
    assert "not drawn" in str(seal_trouble(GAME, arranged, Seal.of(arranged, SEED)))


def test_the_start_player_is_sealed_although_it_may_change() -> None:
    deal = dealt()
    moved = moved_on(deal)
    assert seal_trouble(GAME, moved, Seal.of(moved, SEED)) is None
    assert seal_trouble(GAME, moved, Seal.of(deal, SEED)) is not None


def moved_on(deal: Deal, seats: int = 1) -> Deal:
    return deal.model_copy(update={"start_seat": (deal.start_seat + seats) % deal.seats})


def test_a_starter_by_lot_is_proved_by_the_seed() -> None:
    deal = dealt()
    assert open_question(GAME, deal, Seal.of(deal, SEED), {}) is None
    moved = moved_on(deal)
    assert "not drawn" in str(open_question(GAME, moved, Seal.of(moved, SEED), {}))


def test_a_starter_of_a_rematch_is_proved_by_the_game_before() -> None:
    before = dealt()
    word = compute_seal(before, SEED)
    again, afar = moved_on(before), moved_on(before, 2)
    assert open_question(GAME, again, Seal.of(again, SEED, word), {word: before}) is None
    assert "not here" in str(open_question(GAME, again, Seal.of(again, SEED, word), {}))
    assert "no record tells" in str(open_question(GAME, afar, Seal.of(afar, SEED, word), {word: before}))
    fewer = moved_on(dealt(3))
    assert "no record tells" in str(open_question(GAME, fewer, Seal.of(fewer, SEED, word), {word: before}))


def test_the_word_covers_the_game_before() -> None:
    deal = dealt()
    word = compute_seal(deal, SEED)
    assert compute_seal(deal, SEED, word) != word
    lied = Seal.of(deal, SEED, word).model_copy(update={"after": None})
    assert "changed after the start" in str(seal_trouble(GAME, deal, lied))


@pytest.mark.parametrize("seed", ["7", SEED[:-1], SEED.upper(), f"{SEED}\n", f" {SEED}"])
def test_seeds_of_another_form_are_refused(seed: str) -> None:
    deal = GAME.deal(GAME.rules(()), 4, seed)
    assert "32 small hex digits" in str(seal_trouble(GAME, deal, Seal.of(deal, seed)))


@pytest.mark.parametrize("after", [None, "", "k7qf", "K7QF-2MZD-5XWA-B3RT-HC6E", "k1qf-2mzd-5xwa-b3rt-hc6e"])
def test_a_game_before_is_named_by_its_word_or_not_at_all(after: str | None) -> None:
    facts = json.loads(write(GAME, dealt(3), (), SEED).model_dump_json())
    facts["seal"]["after"] = after
    with pytest.raises(BadRecord, match=r"seal\.after"):
        read(GAME, json.dumps(facts))


def test_a_record_carries_its_seal_and_a_changed_one_fails() -> None:
    deal = dealt(3)
    honest = write(GAME, deal, (), SEED)
    assert honest.version == 2 and check(GAME, read(GAME, honest.model_dump_json())) is None
    deck = [*deal.deck]
    deck[0], deck[1] = deck[1], deck[0]
    changed = honest.model_copy(update={"deck": tuple(deck)})
    assert str(check(GAME, changed)).startswith("seal: ")


def test_a_record_without_a_seal_is_of_version_1() -> None:
    plain = write(GAME, dealt(3), ())
    text = plain.model_dump_json()
    assert plain.version == 1 and "seal" not in text
    with pytest.raises(BadRecord, match="seal"):
        read(GAME, text.replace('"version":1', '"version":1,"seal":null'))


def test_the_word_gives_nothing_away() -> None:
    """A reader of the word could only try seeds until one gives it. The seed has as many bits as cannot be
    tried in the age of the world, and the word never depends on the deal alone: the same deal under another
    seed has another word, so that knowing a part of the deck and guessing the rest tells nothing either."""
    assert 8 * SEED_BYTES >= 128
    deal = dealt()
    words = {compute_seal(deal, secrets.token_hex(SEED_BYTES)) for _ in range(200)}
    assert len(words) == 200


def test_the_word_is_long_enough_to_bind() -> None:
    """Who wanted to keep two deals for one word needs some 2 ** 50 of them: more than a life of trying. And
    its letters are spread evenly: of 400 words no letter has much more than its share."""
    assert LETTERS * math.log2(32) / 2 >= 50
    deal = dealt()
    letters = "".join(compute_seal(deal, str(number)) for number in range(400)).replace("-", "")
    assert len(letters) == 400 * LETTERS and LETTERS % GROUP == 0
    share = len(letters) / 32
    assert all(abs(letters.count(letter) - share) < 6 * math.sqrt(share) for letter in set(letters))
