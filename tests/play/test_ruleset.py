"""Where deals come from: a seed or a deck, under chosen house rules."""

from __future__ import annotations

from itertools import islice

import pytest

from cardavia import Scopa
from cardavia.games.options import OptionError
from cardavia.games.refusals import BadPositionError
from cardavia.games.registry import UnknownGameError
from cardavia.games.scopa.cards import PACK
from cardavia.play.ruleset import Ruleset, VoidDealError
from cardavia.play.shuffle import deal_seed, decks, numbered_seed

KINGS_ON_TABLE = [
    *["AC", "2C", "3C", "4C", "5C", "6C", "KC", "KD", "KH", "7C"],
    *(card for card in PACK.ids if card not in ("AC", "2C", "3C", "4C", "5C", "6C", "7C", "KC", "KD", "KH")),
]


@pytest.mark.parametrize("name", ["slug", "cls", "self"])
def test_an_option_may_have_any_name_and_is_refused_by_it(name: str) -> None:
    with pytest.raises(OptionError, match=name):
        Ruleset.of("scopa", **{name: 11})


def test_the_same_seed_gives_the_same_deal() -> None:
    assert Scopa().deal(seed=7).deck == Scopa().deal(seed=7).deck
    assert Scopa().deal(seed=7).deck != Scopa().deal(seed=8).deck


def test_a_number_stands_for_the_seed_that_is_made_of_it() -> None:
    assert Scopa().deal(seed=7).deck == Scopa().deal(numbered_seed(7)).deck


def test_a_deck_is_dealt_as_it_lies() -> None:
    deck = list(PACK.ids)
    assert Scopa().deal(deck=deck).deck == tuple(deck)


@pytest.mark.parametrize("arguments", [{}, {"seed": 7, "deck": list(PACK.ids)}])
def test_seed_and_deck_exclude_each_other(arguments: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="either a seed or a deck"):
        Scopa().deal(**arguments)  # type: ignore[arg-type]


def test_a_void_deck_is_refused_by_name() -> None:
    with pytest.raises(VoidDealError, match="shuffle again"):
        Scopa().deal(deck=KINGS_ON_TABLE)


def test_a_void_shuffle_of_a_seed_is_passed_over_and_remembered() -> None:
    seed = deal_seed(numbered_seed(698), [])
    shuffled = list(islice(decks(seed, PACK), 2))
    deal = Scopa().deal(seed)
    assert deal.voids == (tuple(shuffled[0][6:10]),)
    assert deal.deck == tuple(shuffled[1])


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_dealer_has_to_be_a_seat(dealer: int) -> None:
    with pytest.raises(ValueError, match="dealer must be a seat from 0 to 1"):
        Scopa().deal(seed=7, dealer=dealer)


def test_a_context_is_checked_before_anything_is_dealt() -> None:
    with pytest.raises(BadPositionError, match=r"context\.match_scores"):
        Scopa().deal(seed=7, context={"match_scores": [1]})


def test_a_deck_with_a_foreign_card_is_refused() -> None:
    with pytest.raises(BadPositionError, match="'8S' is no card of this pack"):
        Scopa().deal(deck=["8S", *PACK.ids[1:]])


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGameError, match=r"There is no game 'whist'\. Games: "):
        Ruleset.of("whist")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError, match="option 'jokers' is not offered"):
        Scopa(jokers=True)
