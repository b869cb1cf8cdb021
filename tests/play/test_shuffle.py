"""The shuffle, byte for byte as it is published: anybody can repeat it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from cardavia.cards import Pack
from cardavia.games.scopa.cards import PACK
from cardavia.play import shuffle

SMALL = Pack(("A", "B", "C"))


def test_the_secret_of_a_deal_is_the_hmac_of_its_number() -> None:
    wanted = hmac.new(b"match", b"\0\0\0\0\0\0\0\x03", hashlib.sha256).digest()
    assert shuffle.deal_secret(b"match", 3) == wanted


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert shuffle.commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_seed_hashes_the_secret_and_the_seats_bytes_in_order() -> None:
    assert shuffle.deal_seed(b"s", [b"a", b"b"]) == hashlib.sha256(b"sab").digest()


def test_words_are_read_big_endian_from_numbered_blocks() -> None:
    first = hashlib.sha256(b"seed" + bytes(8)).digest()
    second = hashlib.sha256(b"seed" + bytes(7) + b"\x01").digest()
    found = list(islice(shuffle.words(b"seed"), 9))
    assert found[0] == int.from_bytes(first[:4], "big")
    assert found[7] == int.from_bytes(first[28:], "big")
    assert found[8] == int.from_bytes(second[:4], "big")


def test_words_above_the_largest_multiple_are_rejected() -> None:
    assert 2**32 % 3 == 1
    assert shuffle.below(iter([2**32 - 1, 2**32 - 2]), 3) == (2**32 - 2) % 3
    assert shuffle.below(iter([2**32 - 1]), 4) == 3


def test_a_stream_that_ends_is_an_error() -> None:
    with pytest.raises(ValueError, match="has ended"):
        shuffle.below(iter([]), 3)


def test_the_deck_of_a_seed_never_changes() -> None:
    deck = next(shuffle.decks(bytes(32), PACK))
    assert deck[:10] == ["KH", "QH", "6D", "7D", "4H", "3C", "5D", "KC", "2D", "6C"]
    assert sorted(deck) == sorted(PACK.ids)


def test_a_second_deck_goes_on_with_the_same_stream_from_a_fresh_order() -> None:
    stream = shuffle.words(b"seed")
    decks = list(islice(shuffle.decks(b"seed", SMALL), 2))
    for deck in decks:
        fresh = ["A", "B", "C"]
        for last in (2, 1):
            other = shuffle.below(stream, last + 1)
            fresh[last], fresh[other] = fresh[other], fresh[last]
        assert deck == fresh


def test_every_order_comes_equally_often() -> None:
    orders = Counter("".join(next(shuffle.decks(shuffle.numbered_seed(seed), SMALL))) for seed in range(1200))
    assert len(orders) == 6
    assert all(150 <= number <= 250 for number in orders.values())


def test_a_numbered_seed_depends_on_every_part() -> None:
    seeds = {shuffle.numbered_seed(*parts) for parts in [(1,), (2,), (1, 2), (2, 1), ("deal", 1, 2)]}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)
