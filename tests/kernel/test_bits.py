"""Sets of cards as masks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.kernel import INTERPRETED, bits, kernel
from cardavia.kernel.bits import u64

QUICK = settings(deadline=None, max_examples=30 if INTERPRETED else 200)
Words = st.integers(0, 2**64 - 1)


@kernel
def popcount(mask: np.uint64) -> np.uint64:
    """Calls the instruction from compiled code."""
    return bits.popcount(mask)


@kernel
def index(mask: np.uint64) -> np.uint64:
    """Calls the instruction from compiled code."""
    return bits.index(mask)


@kernel
def last_index(mask: np.uint64) -> np.uint64:
    """Calls the instruction from compiled code."""
    return bits.last_index(mask)


@pytest.mark.parametrize(
    ("mask", "count"), [(0, 0), (1, 1), (0b1011, 3), (1 << 63, 1), (2**64 - 1, 64), (0x2222222222, 10)]
)
def test_popcount_counts_the_cards(mask: int, count: int) -> None:
    assert popcount(u64(mask)) == count


@pytest.mark.parametrize(
    ("mask", "lowest", "highest"),
    [
        (1, 0, 0),
        (0b1011, 0, 3),
        (0b110000, 4, 5),
        (1 << 63, 63, 63),
        (2**64 - 1, 0, 63),
        (1 << 40 | 1 << 25, 25, 40),
    ],
)
def test_index_is_the_lowest_card_and_last_index_the_highest(mask: int, lowest: int, highest: int) -> None:
    assert index(u64(mask)) == lowest
    assert last_index(u64(mask)) == highest


@pytest.mark.parametrize(("mask", "lowest"), [(1, 1), (0b1100, 0b100), (1 << 63, 1 << 63), (0, 0)])
def test_low_is_the_lowest_card_as_a_mask(mask: int, lowest: int) -> None:
    assert bits.low(u64(mask)) == lowest


@pytest.mark.parametrize("position", [0, 1, 25, 39, 63])
def test_bit_is_the_mask_of_a_position(position: int) -> None:
    assert bits.bit(u64(position)) == 1 << position


@QUICK
@given(Words)
def test_words_are_taken_apart_as_whole_numbers_are(word: int) -> None:
    assert popcount(u64(word)) == word.bit_count()
    assert bits.low(u64(word)) == word & -word
    if word:
        assert index(u64(word)) == (word & -word).bit_length() - 1
        assert last_index(u64(word)) == word.bit_length() - 1
