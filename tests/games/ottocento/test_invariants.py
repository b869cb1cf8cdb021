"""Section 11: what holds in every deal, whatever is played."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games.ottocento import cards, combinations, rules
from cardavia.kernel import INTERPRETED
from tests.games.ottocento.deals import DECK, play_on, shuffled, state_of

EXAMPLES = 5 if INTERPRETED else 40

SEEDS = st.integers(min_value=0, max_value=2**32)
PILES = st.sets(st.sampled_from(DECK))
OPTIONS = st.fixed_dictionaries(
    {
        "discard_trumps": st.booleans(),
        "declare_when": st.sampled_from(["first_card", "after_discard"]),
        "declaration_doubling": st.booleans(),
        "grande_moors": st.sampled_from(["filled_ok", "real_five"]),
        "matto_payment": st.sampled_from(["auto", "choose"]),
    }
)


@given(SEEDS, OPTIONS)
@settings(max_examples=EXAMPLES)
def test_after_the_settlement_piles_and_points_add_up(seed: int, options: dict[str, Any]) -> None:
    deal = play_on(shuffled(seed, dealer=seed % 4, **options), Random(seed))
    result, dealer = deal.result(), deal.dealer % 2
    for side in range(2):
        won = result["tricks"][side]
        size = {0: 0, 15: 62}.get(won, 4 * won + 2 * (side == dealer))
        assert int(state_of(deal).piles[side]).bit_count() == size
        assert 0 <= result["sets"][side] <= 296
        assert 0 <= result["sequences"][side] <= 550
        assert result["sequences"][side] % 5 == 0
        if won == 0:
            assert result["total"][side] == result["declarations"][side]
    assert sum(result["card_points"]) == 87
    assert sum(result["last_trick"]) == 6


@given(SEEDS)
@settings(max_examples=EXAMPLES)
def test_no_half_point_is_ever_left_over(seed: int) -> None:
    deal = play_on(shuffled(seed), Random(seed))
    halves = [sum(HALVES[card] for card in cards.listed(pile)) for pile in state_of(deal).piles]
    assert [half / 2 for half in halves] == deal.result()["card_points"]


HALVES = {card: 9 if card in cards.FIVE_CARDS else {"Q": 7, "N": 5, "J": 3}.get(card[0], 1) for card in DECK}
"""What each card counts, in half points (8.1)."""


@given(SEEDS)
@settings(max_examples=EXAMPLES)
def test_which_moor_is_which_changes_nothing(seed: int) -> None:
    random = Random(seed)
    renamed = dict(zip(cards.MOORS, random.sample(cards.MOORS, 4), strict=True))
    deal = play_on(shuffled(seed, matto_payment="choose"), random)
    deck = [renamed.get(card, card) for card in deal.deck]
    other = shuffled(seed, matto_payment="choose").game
    states = other.blank(deal.options)
    other.start(states, deck, deal.dealer)
    for action in deal.actions:
        verb, _, named = action.rpartition(" ")
        swapped = "+".join(renamed.get(card, card) for card in named.split("+"))
        rules.apply(states[0], other.read(states[0], None, f"{verb} {swapped}".strip())[0])
    assert [int(pile).bit_count() for pile in states[0].piles] == [
        int(pile).bit_count() for pile in state_of(deal).piles
    ]
    assert states[0].leaders.tolist() == state_of(deal).leaders.tolist()
    told = other.result(states[0], deal.context, deal.options)
    assert told["total"] == deal.result()["total"]


@given(PILES)
def test_which_moors_are_held_does_not_matter_to_a_pile(pile: set[str]) -> None:
    held = sum(card in pile for card in cards.MOORS)
    plain = pile - set(cards.MOORS)
    first = cards.mask({*plain, *cards.MOORS[:held]})
    last = cards.mask({*plain, *cards.MOORS[4 - held :]})
    assert combinations.combination_points(first, 0) == combinations.combination_points(last, 0)


@given(PILES)
def test_captured_combinations_lie_within_their_bounds(pile: set[str]) -> None:
    mask = cards.mask(pile)
    assert 0 <= combinations.set_points(mask) <= 296
    assert 0 <= combinations.sequence_points(mask, 0) <= 550
    assert combinations.sequence_points(mask, 1) <= combinations.sequence_points(mask, 0)


@given(SEEDS)
@settings(max_examples=EXAMPLES)
def test_legal_cards_depend_only_on_the_hand_and_the_trick(seed: int) -> None:
    deal, random = shuffled(seed), Random(seed)
    while not deal.is_over:
        legal, state = deal.legal_actions(), state_of(deal)
        assert legal
        if int(state.phase) == rules.PLAYING:
            held = state.hands[int(state.turn)]
            assert legal == sorted(cards.listed(rules.follow(np.uint64(held), np.uint64(state.led))))
            trick = state.plays[int(state.played) // 4 * 4 : int(state.played)]
            suits = [suit for place in trick if (suit := cards.suit_of(DECK[place])) is not None]
            own = cards.listed(held)
            wanted = following(own, suits[0]) if suits else own
            assert legal == sorted(wanted)
        deal.play(random.choice(legal))


def following(hand: list[str], led: str) -> list[str]:
    """Returns the cards of a hand that may follow a suit (6.3)."""
    for suit in (led, "T"):
        if any(cards.suit_of(card) == suit for card in hand):
            return [card for card in hand if card == cards.MATTO or cards.suit_of(card) == suit]
    return hand
