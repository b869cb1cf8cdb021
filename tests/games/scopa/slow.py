"""The rules of Scopa once more, slowly: by trying every set of cards, for tests to compare with."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

VALUES = {rank: value for value, rank in enumerate("A234567JQK", start=1)}
WORTH = {"A": 16, "2": 12, "3": 13, "4": 14, "5": 15, "6": 18, "7": 21, "J": 10, "Q": 10, "K": 10}


def subsets(cards: Collection[str]) -> Iterator[frozenset[str]]:
    """Yields every set of the cards, the empty one too."""
    for size in range(len(cards) + 1):
        yield from map(frozenset, combinations(cards, size))


def takings(card: str, table: Collection[str], *, fewest: bool, ace: str | None) -> list[frozenset[str]]:
    """Returns every set of table cards that a card may be played with; the empty set is leaving it."""
    aces = [other for other in table if other[0] == "A"]
    if card[0] == "A" and table and (ace == "all" or (ace == "ace_first" and not aces)):
        return [frozenset(table)]
    single = [frozenset([other]) for other in table if other[0] == card[0]]
    if single:
        return single
    sums = [
        taken
        for taken in subsets(table)
        if len(taken) > 1 and sum(VALUES[other[0]] for other in taken) == VALUES[card[0]]
    ]
    if fewest and sums:
        smallest = min(map(len, sums))
        sums = [taken for taken in sums if len(taken) == smallest]
    return sums or [frozenset()]


def moves(
    hand: Collection[str], table: Collection[str], *, fewest: bool = False, ace: str | None = None
) -> set[tuple[str, frozenset[str]]]:
    """Returns every legal move as a card and what it takes."""
    return {(card, taken) for card in hand for taken in takings(card, table, fewest=fewest, ace=ace)}


def primiera(pile: Collection[str]) -> int | None:
    """Returns the primiera of a pile, None without a card of each suit."""
    best = [max((WORTH[card[0]] for card in pile if card[1] == suit), default=None) for suit in "CDHS"]
    return None if None in best else sum(value for value in best if value is not None)


def napola(pile: Collection[str]) -> int:
    """Returns what the diamonds in a row from the Asso count."""
    length = next((length for length, rank in enumerate("A234567JQK") if rank + "D" not in pile), 10)
    return length if length >= 3 else 0


def score(
    piles: tuple[Collection[str], Collection[str]],
    scope: tuple[int, int],
    *,
    re_bello: bool,
    with_napola: bool,
) -> dict[str, list[int]]:
    """Returns the score sheet."""
    counts: dict[str, tuple[int, int]] = {
        "cards": (len(piles[0]), len(piles[1])),
        "diamonds": (_diamonds(piles[0]), _diamonds(piles[1])),
        "settebello": (int("7D" in piles[0]), int("7D" in piles[1])),
        "primiera": (primiera(piles[0]) or 0, primiera(piles[1]) or 0),
        "re_bello": (int(re_bello and "KD" in piles[0]), int(re_bello and "KD" in piles[1])),
    }
    sheet = {name: [int(mine > theirs), int(theirs > mine)] for name, (mine, theirs) in counts.items()}
    runs = [napola(pile) if with_napola else 0 for pile in piles]
    return {"scopa": list(scope), **sheet, "napola": runs}


def _diamonds(pile: Collection[str]) -> int:
    return sum(card[1] == "D" for card in pile)
