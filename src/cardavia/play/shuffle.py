"""Shuffles that anybody can repeat: commit before the deal, reveal after it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from cardavia.cards import Pack

SECRET_BYTES = 32
ENTROPY_BYTES = 16
WORDS = 2**32


def deal_secret(match_secret: bytes, number: int) -> bytes:
    """Returns the 32-byte secret of a deal: HMAC-SHA256 of its number (8 bytes, big-endian, from 1)."""
    return hmac.new(match_secret, number.to_bytes(8, "big"), hashlib.sha256).digest()


def commitment(secret: bytes) -> str:
    """Returns the SHA-256 of a deal's secret in hexadecimal, shown before anybody gives entropy."""
    return hashlib.sha256(secret).hexdigest()


def deal_seed(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    """Returns the seed of a deal: SHA-256 of the secret and the persons' bytes in seat order."""
    return hashlib.sha256(secret + b"".join(entropy)).digest()


def words(seed: bytes) -> Iterator[int]:
    """Yields 32-bit numbers: SHA-256 of seed and an 8-byte counter from 0, read as big-endian words."""
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def below(stream: Iterator[int], bound: int) -> int:
    """Returns an even draw from 0 to bound - 1; words at or above the largest multiple are rejected."""
    limit = WORDS - WORDS % bound
    for word in stream:
        if word < limit:
            return word % bound
    raise ValueError("the stream of words has ended")


def decks(seed: bytes, pack: Pack) -> Iterator[list[str]]:
    """Yields the deck of a seed, then those that are taken when a deck before was void.

    Every deck is a Fisher-Yates shuffle, from the last index down, of a fresh canonical order.
    """
    stream = words(seed)
    while True:
        deck = list(pack.ids)
        for last in range(len(deck) - 1, 0, -1):
            other = below(stream, last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        yield deck


def numbered_seed(*parts: object) -> bytes:
    """Returns the 32-byte seed that whole numbers and words stand for in programs and on the command line."""
    return hashlib.sha256(":".join(["cardavia", *map(str, parts)]).encode()).digest()
