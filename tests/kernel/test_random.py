"""Random numbers for kernels."""

from __future__ import annotations

import numpy as np
import pytest

from cardavia.kernel import INTERPRETED
from cardavia.kernel.bits import u64
from cardavia.kernel.random import below, seeded, shuffle

DRAWS = 2_000 if INTERPRETED else 20_000


def drawn(bound: int, *seed: object, draws: int = 10) -> list[int]:
    """Returns the first numbers of a stream."""
    random = seeded(*seed)
    return [int(below(random, u64(bound))) for _ in range(draws)]


def test_a_seed_gives_the_same_state_on_every_machine() -> None:
    assert seeded(7).tolist() == [8719647946811673230]
    assert seeded("scopa", 7, b"\x00\xff").tolist() == [18325156653889588802]


def test_a_stream_is_the_same_on_every_machine_compiled_or_not() -> None:
    assert drawn(40, 7) == [34, 7, 31, 21, 30, 35, 7, 6, 12, 18]


def test_every_part_of_a_seed_matters() -> None:
    seeds = [(1,), (2,), (1, 2), (12,), (2, 1), ("a", "bc"), ("ab", "c"), (b"\x01",), (b"\x01", 1)]
    assert len({int(seeded(*parts)[0]) for parts in seeds}) == len(seeds)


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    assert drawn(2**32, 1) != drawn(2**32, 2)
    assert not set(drawn(2**32, 1)) & set(drawn(2**32, 2))


def test_a_generator_is_never_stuck_at_zero() -> None:
    random = seeded(1)
    for _ in range(1000):
        below(random, u64(2))
        assert random[0] != 0


@pytest.mark.parametrize("bound", [1, 2, 3, 40, 16_200, 2**32])
def test_draws_stay_below_their_bound(bound: int) -> None:
    numbers = drawn(bound, "bound", bound, draws=DRAWS // 10)
    assert min(numbers) >= 0
    assert max(numbers) < bound


@pytest.mark.parametrize("bound", [2, 3, 7, 40])
def test_draws_are_even(bound: int) -> None:
    counts = np.bincount(drawn(bound, "even", bound, draws=DRAWS), minlength=bound)
    expected = DRAWS / bound
    statistic = float(((counts - expected) ** 2 / expected).sum())
    assert statistic < bound - 1 + 4.5 * np.sqrt(2 * (bound - 1))


def test_draws_that_follow_each_other_are_independent() -> None:
    numbers = drawn(4, "pairs", draws=DRAWS)
    pairs = np.bincount([4 * one + two for one, two in zip(numbers, numbers[1:], strict=False)], minlength=16)
    expected = len(numbers) / 16
    assert float(((pairs - expected) ** 2 / expected).sum()) < 15 + 4.5 * np.sqrt(30)


def test_a_draw_changes_the_given_state_and_nothing_else() -> None:
    one, other = seeded(3), seeded(3)
    below(one, u64(40))
    assert one.tolist() != other.tolist()
    assert below(other, u64(2**32)) == drawn(2**32, 3)[0]


def test_a_shuffled_deck_holds_every_card_once_and_every_place_is_drawn_evenly() -> None:
    random, deck = seeded("shuffle"), np.zeros(5, np.uint8)
    counts = np.zeros((5, 5), np.int64)
    rounds = DRAWS // 10
    for _ in range(rounds):
        shuffle(deck, random)
        assert sorted(deck.tolist()) == [0, 1, 2, 3, 4]
        counts[np.arange(5), deck] += 1
    expected = rounds / 5
    assert float(((counts - expected) ** 2 / expected).sum()) < 16 + 4.5 * np.sqrt(32)
