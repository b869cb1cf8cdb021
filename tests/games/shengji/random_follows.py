"""Random leads and hands for the tests of Shengji that compare two ways of counting."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.games.shengji.slow import FACES, RANKS, Hand, rung_of, suit_of


@dataclass(frozen=True)
class Following:
    """A lead, and the hand that answers it."""

    level: str
    trump: str
    lead: list[str]
    hand: Hand


def trumps(random: Random) -> tuple[str, str]:
    """Returns a level and a trump."""
    return random.choice(RANKS), random.choice(["S", "H", "C", "D", "NT"])


def hand_from(random: Random, rest: Hand, level: str, trump: str, most: int) -> Hand:
    """Returns a hand out of few suits, so that pairs and tractors are not rare."""
    suits = random.sample(["S", "H", "C", "D", "T"], random.choice([1, 2, 2, 3]))
    near = [card for card in rest.elements() if suit_of(card, level, trump) in suits]
    random.shuffle(near)
    size = random.randint(1, most)
    # Both copies of some faces come together.
    hand: Hand = Counter()
    for card in near:
        copies = min(rest[card] - hand[card], random.choice([1, 2]), size - hand.total())
        if copies > 0:
            hand[card] += copies
    return +hand


def following(random: Random) -> Following:
    """Returns a random lead of up to four pairs and a hand of up to 13 cards that is no smaller."""
    while True:
        level, trump = trumps(random)
        pairs = random.choice([0, 1, 1, 2, 2, 2, 3, 4])
        lead = tractor(random, level, trump, pairs) if pairs else [random.choice(FACES)]
        if not lead:
            continue
        rest = Counter(FACES * 2) - Counter(lead)
        hand = hand_from(random, rest, level, trump, 13)
        if hand.total() >= len(lead):
            return Following(level, trump, lead, hand)


def tractor(random: Random, level: str, trump: str, pairs: int) -> list[str]:
    """Returns a pair or a tractor of a random suit, nothing where the suit has none so long."""
    suit = random.choice(["S", "H", "C", "D", "T"])
    ladder: dict[int, list[str]] = {}
    for card in FACES:
        if suit_of(card, level, trump) == suit:
            ladder.setdefault(rung_of(card, level, trump), []).append(card)
    starts = [rung for rung in ladder if all(rung + step in ladder for step in range(pairs))]
    if not starts:
        return []
    first = random.choice(starts)
    return [card for step in range(pairs) for card in [random.choice(ladder[first + step])] * 2]
