"""The rules of Cicera once more, slowly: by trying every set of cards, for tests to compare with."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

NUMBERS = {rank: number for number, rank in enumerate("A23456789T", start=1)}
RUN = "A23456789T"


def subsets(cards: Collection[str]) -> Iterator[frozenset[str]]:
    """Yields every set of the cards, the empty one too."""
    for size in range(len(cards) + 1):
        yield from map(frozenset, combinations(cards, size))


def is_group(card: str, taken: Collection[str]) -> bool:
    """Says whether a number card takes two or more number cards by their sum."""
    if len(taken) < 2 or any(other[0] not in NUMBERS for other in (card, *taken)):
        return False
    return sum(NUMBERS[other[0]] for other in taken) == NUMBERS[card[0]]


def takings(card: str, table: Collection[str]) -> list[frozenset[str]]:
    """Returns every set of table cards that a card may be played with; the empty set is leaving it."""
    single = [frozenset([other]) for other in table if other[0] == card[0]]
    return [frozenset(), *single, *(taken for taken in subsets(table) if is_group(card, taken))]


def moves(hand: Collection[str], table: Collection[str]) -> set[tuple[str, frozenset[str]]]:
    """Returns every legal move as a card and what it takes."""
    return {(card, taken) for card in hand for taken in takings(card, table)}


def bonuses(
    card: str,
    taken: Collection[str],
    table: Collection[str],
    prev: str | None,
    *,
    is_last: bool,
    last_scua: bool,
) -> list[str]:
    """Returns the bonuses of a play; `prev` is the card that the play before left, None when it took."""
    if not taken:
        return []
    met = {
        "scua": set(taken) == set(table) and (last_scua or not is_last),
        "picada": list(taken) == [prev] and prev is not None and prev[0] == card[0],
        "simili": {other[1] for other in taken} == {card[1]},
        "quadriglia": len(taken) >= 3,
    }
    return [name for name, is_met in met.items() if is_met]


def napula(pile: Collection[str]) -> int:
    """Returns what the swords in a row from the Asso count."""
    length = next((length for length, rank in enumerate(RUN) if rank + "S" not in pile), len(RUN))
    return length if length >= 3 else 0


def awards(
    piles: tuple[Collection[str], Collection[str]], *, split: bool = False, swords_points: int = 1
) -> dict[str, list[int]]:
    """Returns the awards of both sides."""
    sheet: dict[str, list[int]] = {name: [] for name in AWARDS}
    for side in range(2):
        own, other = piles[side], piles[1 - side]
        half = split and len(own) == len(other) > 0
        sheet["cards"].append(2 if len(own) > len(other) else int(half))
        sheet["swords"].append(swords_points if _swords(own) > _swords(other) else 0)
        for name, card in (("mata", "2S"), ("ten_coins", "TD"), ("fante_cups", "JC")):
            sheet[name].append(int(card in own))
        sheet["napula"].append(napula(own))
    return sheet


AWARDS = ("cards", "swords", "mata", "ten_coins", "fante_cups", "napula")


def _swords(pile: Collection[str]) -> int:
    return sum(card[1] == "S" for card in pile)
