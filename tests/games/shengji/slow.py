"""The rules of Shengji a second time, written from the paragraphs, slowly, to check the compiled ones.

Cards are ids; a hand is a Counter of them. Nothing here is taken from the compiled rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

RANKS = "23456789TJQKA"
FACES = [rank + suit for suit in "SHCD" for rank in RANKS] + ["JB", "JR"]
POINTS = {"5": 5, "T": 10, "K": 10}

Hand = Counter[str]


def suit_of(card: str, level: str, trump: str) -> str:
    """Returns the effective suit of a card (7.1)."""
    if card in ("JB", "JR") or card[0] == level or card[1] == trump:
        return "T"
    return card[1]


def rung_of(card: str, level: str, trump: str) -> int:
    """Returns the place of a card on the ladder of its effective suit (7.2)."""
    plain = [rank for rank in RANKS if rank != level]
    ladder: list[list[str]]
    if suit_of(card, level, trump) != "T":
        return plain.index(card[0])
    if trump == "NT":
        ladder = [[level + suit for suit in "SHCD"], ["JB"], ["JR"]]
    else:
        ladder = [[rank + trump] for rank in plain]
        ladder += [[level + suit for suit in "SHCD" if suit != trump], [level + trump], ["JB"], ["JR"]]
    return next(rung for rung, faces in enumerate(ladder) if card in faces)


def shape(cards: Sequence[str], level: str, trump: str) -> tuple[int, str, int] | None:
    """Returns pairs (0 for a single), suit and top rung of a shape (8), None for cards that have none."""
    suits = {suit_of(card, level, trump) for card in cards}
    if len(suits) != 1:
        return None
    suit = suits.pop()
    if len(cards) == 1:
        return 0, suit, rung_of(cards[0], level, trump)
    counts = Counter(cards)
    if set(counts.values()) != {2}:
        return None
    rungs = sorted(rung_of(card, level, trump) for card in counts)
    if any(after != rung + 1 for rung, after in zip(rungs, rungs[1:], strict=False)):
        return None
    return len(rungs), suit, rungs[-1]


def pairs_in(cards: Hand) -> int:
    """Returns the number of identical pairs."""
    return sum(copies == 2 for copies in cards.values())


def choices(hand: Hand, size: int) -> Iterator[Hand]:
    """Yields every choice of so many cards as a multiset."""
    faces = list(hand)
    for copies in product(*(range(hand[face] + 1) for face in faces)):
        if sum(copies) == size:
            yield Counter({face: n for face, n in zip(faces, copies, strict=True) if n})


def is_follow(hand: Hand, lead: Sequence[str], play: Hand, level: str, trump: str) -> bool:
    """Says whether a play may answer a lead (9): the three conditions, one after the other."""
    n = len(lead)
    if sum(play.values()) != n or play - hand:
        return False
    suit = suit_of(lead[0], level, trump)
    native = Counter({card: k for card, k in hand.items() if suit_of(card, level, trump) == suit})
    given = Counter({card: k for card, k in play.items() if suit_of(card, level, trump) == suit})
    if sum(given.values()) != min(n, sum(native.values())):
        return False
    if n >= 2 and sum(native.values()) >= n:
        return pairs_in(play) >= min(n // 2, pairs_in(native))
    return True


def follows(hand: Hand, lead: Sequence[str], level: str, trump: str) -> list[Hand]:
    """Returns every legal answer to a lead."""
    return [play for play in choices(hand, len(lead)) if is_follow(hand, lead, play, level, trump)]


def leads(hand: Hand, level: str, trump: str) -> list[Hand]:
    """Returns every legal lead (8.1): of all sets of cards those that are a shape."""
    found = []
    pairs = [face for face, copies in hand.items() if copies == 2]
    for taken in product((False, True), repeat=len(pairs)):
        chosen = Counter({face: 2 for face, is_taken in zip(pairs, taken, strict=True) if is_taken})
        if chosen and shape(list(chosen.elements()), level, trump):
            found.append(chosen)
    return [*(Counter([face]) for face in hand), *found]


def winner(plays: Sequence[Sequence[str]], level: str, trump: str) -> int:
    """Returns the place of the play that wins a trick (10)."""
    best, led = 0, shape(plays[0], level, trump)
    ahead = led
    assert led is not None
    for place, play in enumerate(plays[1:], start=1):
        made = shape(play, level, trump) if len(play) == len(plays[0]) else None
        if made is None or made[0] != led[0]:
            continue
        assert ahead is not None
        is_higher = made[1] == ahead[1] and made[2] > ahead[2]
        if is_higher or (made[1] == "T" and ahead[1] != "T"):
            best, ahead = place, made
    return best


def points(cards: Sequence[str]) -> int:
    """Returns what cards are worth (2)."""
    return sum(POINTS.get(card[0], 0) for card in cards if card not in ("JB", "JR"))
