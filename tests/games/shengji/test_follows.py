"""Rules, section 9: answers to a lead, compared with an enumeration that knows nothing of planes."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import cards, rules
from cardavia.games.shengji.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.shengji import positions, slow
from tests.games.shengji.random_follows import Following, following

ROUNDS = 15 if INTERPRETED else 400

SIX_PAIRS = "3S 3S 4S 4S 5S 5S 6S 6S 7S 7S 8S 8S"
VOID = "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD JB"
"""A hand of 25 different cards without spades."""


def state_of(case: Following) -> Any:
    """Returns the State in which seat 1 answers."""
    return positions.following(case.level, case.trump, " ".join(case.lead), " ".join(case.hand.elements()))


def enumerated(case: Following) -> set[tuple[str, ...]]:
    """Returns the answers as the paragraphs allow them."""
    found = slow.follows(case.hand, case.lead, case.level, case.trump)
    return {tuple(cards.PACK.in_order(play.elements())) for play in found}


def test_listed_answers_are_those_of_the_paragraphs() -> None:
    random = Random(1)
    for _ in range(ROUNDS):
        case = following(random)
        state, wanted = state_of(case), enumerated(case)
        assert rules.count(state) == len(wanted), case
        assert positions.listed(state) == wanted, case


def test_a_play_is_legal_exactly_when_the_paragraphs_allow_it() -> None:
    random = Random(2)
    for _ in range(ROUNDS):
        case = following(random)
        state = state_of(case)
        played = random.sample(sorted(case.hand.elements()), len(case.lead))
        wanted = slow.is_follow(case.hand, case.lead, Counter(played), case.level, case.trump)
        move = np.zeros(1, rules.Move).view(np.recarray)
        move[0].cards, move[0].extra = cards.planes(played)
        assert bool(rules.is_legal(state, move[0])) is wanted, (case, played)


def test_a_part_is_completed_as_often_as_answers_hold_it() -> None:
    random = Random(3)
    part, out = np.zeros(1, rules.Move).view(np.recarray), GAME.buffer()
    for _ in range(ROUNDS):
        case = following(random)
        state = state_of(case)
        answers = [Counter(play) for play in enumerated(case)]
        chosen = Counter(random.choice(sorted(random.choice(answers).elements(), key=str)) for _ in range(1))
        more = random.choice(sorted(case.hand.elements()))
        chosen += Counter([more]) if random.random() < 0.5 and chosen[more] < case.hand[more] else Counter()
        part[0].cards, part[0].extra = cards.planes(chosen.elements())
        holding = [play for play in answers if not chosen - play]
        assert rules.extend(state, part[0], out) == len(holding), (case, chosen)
        joining = {card for play in holding for card in play - chosen}
        assert set(cards.faces(out[0].cards)) == joining, (case, chosen)
        assert bool(out[0].kind) is (chosen in holding)


def test_forced_cards_are_those_of_all_answers() -> None:
    random = Random(4)
    for _ in range(ROUNDS):
        case = following(random)
        state = state_of(case)
        common = Counter(case.hand)
        for play in enumerated(case):
            common &= Counter(play)
        assert cards.listed(*rules.forced(state, 1)) == cards.PACK.in_order(common.elements()), case


def test_answers_to_a_tractor_with_one_pair_hold_the_pair() -> None:
    state = positions.following("2", "H", "9S 9S TS TS", "AS KS 8S 8S 4S")
    assert positions.listed(state) == {
        ("4S", "8S", "8S", "KS"),
        ("4S", "8S", "8S", "AS"),
        ("8S", "8S", "KS", "AS"),
    }


def test_five_million_answers_are_counted_and_not_listed() -> None:
    state = positions.following("2", "H", SIX_PAIRS, VOID)
    assert rules.count(state) == 5_200_300
    assert rules.moves(state, GAME.buffer()) == -1


@pytest.mark.parametrize("number", [0, 1, 2_600_150, 5_200_299])
def test_numbered_answers_of_a_long_list_are_legal_and_different(number: int) -> None:
    state = positions.following("2", "H", SIX_PAIRS, VOID)
    move = GAME.move_at(state, number)
    assert rules.is_legal(state, move)
    assert GAME.write(move) != GAME.write(GAME.move_at(state, (number + 7) % 5_200_300))
