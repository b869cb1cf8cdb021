"""Sections 7 and 8: the compiled count of piles against a slow one that was written from the text alone."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cardavia.games.ottocento import cards, combinations, rules, scoring
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.ottocento import slow

PILES = 300 if INTERPRETED else 3000

SETS = ("tarocchi", "kings", "queens", "knights", "jacks")
SEQUENCES = ("grande", "spade", "bastoni", "coppe", "denari", "aces", "moors")


def sets(pile: np.uint64) -> dict[str, int]:
    """Returns what each set makes, as the compiled rules see it."""
    found = {kind: combinations.set_cards(pile, place) for place, kind in enumerate(SETS)}
    return {
        kind: int(combinations.set_of(held, combinations.SET_POINTS[SETS.index(kind)]))
        for kind, held in found.items()
        if held
    }


def sequences(pile: np.uint64, real_five: int) -> dict[str, int]:
    """Returns the length of each sequence, as the compiled rules see it."""
    fill = int(pile & rules.MATTO != 0) + int(pile & rules.BEGATO != 0)
    found = {
        kind: combinations.sequence_cards(pile, place, real_five) for place, kind in enumerate(SEQUENCES)
    }
    return {kind: int(held).bit_count() + fill for kind, held in found.items() if held}


@pytest.mark.parametrize("real_five", [0, 1])
def test_random_piles_are_counted_as_the_slow_counter_counts_them(real_five: int) -> None:
    random = Random(11 + real_five)
    for _ in range(PILES):
        pile = slow.pile(random)
        mask = cards.mask(pile)
        assert sets(mask) == slow.sets(pile), pile
        assert sequences(mask, real_five) == slow.sequences(pile, real_five=bool(real_five)), pile
        assert scoring.half_points(mask) == 2 * slow.card_points(pile), pile
        assert combinations.set_points(mask) == slow.set_points(pile), pile
        points = slow.sequence_points(pile, real_five=bool(real_five))
        assert combinations.sequence_points(mask, real_five) == points, pile
        plain = slow.declared(pile, doubling=False, real_five=bool(real_five))
        assert combinations.plain_points(mask, real_five) == plain, pile
        assert combinations.has_any(mask) == bool(slow.sets(pile) or slow.sequences(pile)), pile


def test_random_deals_are_settled_as_the_slow_counter_settles_them() -> None:
    random = Random(12)
    fates = set()
    for _ in range(PILES // 3):
        deck = random.sample(slow.DECK, 62)
        won = random.choice((0, 1, 1, 2, 3, 7, 12, 14, 15))
        discard = [card for card in deck if card not in cards.FIVE_CARDS][:2]
        played = [card for card in deck if card not in discard]
        piles = (played[: 4 * won], played[4 * won :])
        dealer, matto = random.randrange(2), random.randrange(2)
        state = GAME.blank(GAME.options())[0]
        for side in range(2):
            state.piles[side] = cards.mask(piles[side])
            state.tricks[side] = (won, 15 - won)[side]
        state.dealer, state.matto_seat = dealer, matto
        state.matto_side = 0 if "MAT" in piles[0] else 1
        state.discard = cards.mask(discard)
        rules.settle(state)
        wanted = slow.settle(piles, (won, 15 - won), dealer, discard, matto)
        assert [set(cards.listed(pile)) for pile in state.piles] == [set(pile) for pile in wanted.piles]
        assert cards.listed(state.payment) == ([] if wanted.gave is None else [wanted.gave])
        fates.add(wanted.matto)
    assert fates == {"kept", "exchanged", "lost"}


def test_what_a_declaration_reveals_makes_as_much_as_the_hand() -> None:
    random = Random(13)
    for _ in range(PILES):
        hand = cards.mask(random.sample(slow.DECK, 15))
        shown = combinations.shown(hand, 0)
        assert shown & ~hand == 0
        assert combinations.combination_points(shown, 0) == combinations.combination_points(hand, 0)
        assert combinations.plain_points(shown, 0) == combinations.plain_points(hand, 0)
        assert bool(shown) == combinations.has_any(hand)


def test_no_card_makes_a_pile_worth_less() -> None:
    random = Random(14)
    for _ in range(PILES):
        pile = slow.pile(random)
        card = random.choice(slow.DECK)
        before = combinations.combination_points(cards.mask(pile - {card}), 0)
        assert combinations.combination_points(cards.mask(pile | {card}), 0) >= before


def test_the_whole_pack_makes_all_there_is() -> None:
    pack = cards.mask(slow.DECK)
    assert scoring.half_points(pack) == 2 * 87
    assert combinations.set_points(pack) == 296
    assert combinations.sequence_points(pack, 0) == 550


def test_the_best_single_declaration_makes_416() -> None:
    hand = ["KS", "KB", "KC", "KD", "QS", "QB", "QC", "QD", "ANG", "MON", "BEG", "MAT", "AS", "AB", "AC"]
    assert combinations.combination_points(cards.mask(hand), 0) == 416
