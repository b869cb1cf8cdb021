"""Sections 7 and 8 once more, slowly and from the text alone: by trying every place for the contatori.

Nothing here knows the bits of the compiled rules; piles are sets of card ids.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations
from random import Random

LONG, ROUND = "K Q N J T 9 8 7 6 A", "K Q N J A 6 7 8 9 T"
NUMBERS = [f"T{number}" for number in range(16, 4, -1)]
MOORS = ["M1", "M2", "M3", "M4"]
TRUMPS = ["ANG", "MON", "SOL", "LUN", *NUMBERS, *MOORS, "BEG"]
DECK = [
    *(
        rank + suit
        for suit, ranks in zip("SBCD", (LONG, LONG, ROUND, ROUND), strict=True)
        for rank in ranks.split()
    ),
    *TRUMPS,
    "MAT",
]
"""The pack in canonical order."""

CONTATORI = ["BEG", "MAT"]
SETS = {
    "tarocchi": (["ANG", "MON", "BEG", "MAT"], 18),
    "kings": (["KS", "KB", "KC", "KD"], 17),
    "queens": (["QS", "QB", "QC", "QD"], 14),
    "knights": (["NS", "NB", "NC", "ND"], 13),
    "jacks": (["JS", "JB", "JC", "JD"], 12),
}
"""The kinds of sets: their cards, and what three of them make."""

Pile = Collection[str]


def value(card: str) -> int:
    """Returns what a card counts (8.1)."""
    if card in ("ANG", "MON", "BEG", "MAT"):
        return 5
    return {"K": 5, "Q": 4, "N": 3, "J": 2}.get(card[0], 1)


def card_points(pile: Pile) -> Fraction:
    """Returns the card points of a pile."""
    return sum((Fraction(value(card)) - Fraction(1, 2) for card in pile), Fraction(0))


def sets(pile: Pile) -> dict[str, int]:
    """Returns what each set in a pile makes, before any doubling."""
    numbers = {kind: sum(card in pile for card in members) for kind, (members, _) in SETS.items()}
    return {kind: SETS[kind][1] * (number - 2) for kind, number in numbers.items() if number >= 3}


def fillings(gaps: Collection[str], contatori: int) -> Iterator[set[str]]:
    """Yields every choice of gaps that the contatori may fill, none of them included."""
    sizes = range(min(len(gaps), contatori) + 1)
    yield from map(set, chain.from_iterable(combinations(gaps, size) for size in sizes))


def grande(pile: Pile, *, real_five: bool = False) -> int:
    """Returns the length of the longest Grande in a pile, 0 where there is none (8.3)."""
    held = [card for card in CONTATORI if card in pile]
    base = [card for card in ("MON", "SOL", "LUN") if card in pile]
    if "ANG" not in pile or not base:
        return 0
    gaps = [card for card in ("MON", "SOL", "LUN", *NUMBERS) if card not in pile]
    longest = 0
    for filled in fillings(gaps, len(held)):
        if len(base) + len(filled & {"MON", "SOL", "LUN"}) < 2:
            continue
        reached: list[str] = []
        for number, before in zip(NUMBERS, ["", *NUMBERS], strict=False):
            if number not in pile and (number not in filled or before in filled):
                break
            reached.append(number)
        is_whole = len(reached) == len(NUMBERS) and ("T5" in pile or not real_five)
        moors = [card for card in MOORS if card in pile] if is_whole else []
        real = [card for card in reached if card in pile]
        longest = max(longest, 1 + len(base) + len(real) + len(moors) + len(held))
    return longest


def suit(pile: Pile, letter: str) -> int:
    """Returns the length of the longest sequence of a suit in a pile, 0 where there is none (8.3)."""
    held = [card for card in CONTATORI if card in pile]
    real = [rank + letter for rank in "QNJ" if rank + letter in pile]
    gaps = [rank + letter for rank in "QNJ" if rank + letter not in pile]
    if "K" + letter not in pile or not real:
        return 0
    if not any(len(real) + len(filled) >= 2 for filled in fillings(gaps, len(held))):
        return 0
    return 1 + len(real) + ("A" + letter in pile) + len(held)


def run(pile: Pile, members: Collection[str]) -> int:
    """Returns the length of the sequence of aces or Moors in a pile, 0 where there is none (8.3)."""
    held = sum(card in pile for card in CONTATORI)
    real = sum(card in pile for card in members)
    return real + held if real >= 2 and real + held >= 3 else 0


def sequences(pile: Pile, *, real_five: bool = False) -> dict[str, int]:
    """Returns the length of each sequence in a pile."""
    lengths = {
        "grande": grande(pile, real_five=real_five),
        "spade": suit(pile, "S"),
        "bastoni": suit(pile, "B"),
        "coppe": suit(pile, "C"),
        "denari": suit(pile, "D"),
        "aces": run(pile, ["AS", "AB", "AC", "AD"]),
        "moors": run(pile, MOORS),
    }
    return {kind: length for kind, length in lengths.items() if length}


def doubled(points: Mapping[str, int], *, doubling: bool = True) -> int:
    """Returns a subtotal, doubled when it comes from three or more kinds."""
    return sum(points.values()) * (2 if doubling and len(points) >= 3 else 1)


def set_points(pile: Pile) -> int:
    """Returns what all sets in a pile make (8.2)."""
    return doubled(sets(pile))


def sequence_points(pile: Pile, *, real_five: bool = False) -> int:
    """Returns what all sequences in a pile make (8.3)."""
    lengths = sequences(pile, real_five=real_five)
    return doubled({kind: 10 + 5 * (length - 3) for kind, length in lengths.items()})


def declared(hand: Pile, *, doubling: bool = True, real_five: bool = False) -> int:
    """Returns what a hand makes when it declares (5.4)."""
    lengths = sequences(hand, real_five=real_five)
    points = {kind: 10 + 5 * (length - 3) for kind, length in lengths.items()}
    return doubled(sets(hand), doubling=doubling) + doubled(points, doubling=doubling)


@dataclass(frozen=True)
class Settled:
    """The piles after the settlement, and what became of the Matto."""

    piles: tuple[frozenset[str], frozenset[str]]
    matto: str
    gave: str | None


def captured(pile: Pile) -> Fraction:
    """Returns the captured score of a pile: card points, sets and sequences."""
    return card_points(pile) + set_points(pile) + sequence_points(pile)


def settle(
    piles: tuple[Pile, Pile],
    won: tuple[int, int],
    dealer: int,
    discard: Pile,
    matto: int,
) -> Settled:
    """Returns where all cards lie after the last trick (7).

    `piles` hold what was won in tricks; `dealer` and `matto` are the sides that dealt and to which the Matto
    was dealt.
    """
    own = [set(piles[0]), set(piles[1])]
    own[dealer if won[dealer] else 1 - dealer] |= set(discard)
    trick = 0 if "MAT" in piles[0] else 1
    if won[matto] == 0 or trick == matto:
        fate = "lost" if won[matto] == 0 else "kept"
        return Settled((frozenset(own[0]), frozenset(own[1])), fate, None)
    own[1 - matto].remove("MAT")
    own[matto].add("MAT")
    payable = own[matto] - {"MAT"}
    lowest = min(map(value, payable))
    candidates = [card for card in DECK if card in payable and value(card) == lowest]

    def margin(card: str) -> Fraction:
        return captured(own[matto] - {card}) - captured(own[1 - matto] | {card})

    best = max(candidates, key=lambda card: (margin(card), -DECK.index(card)))
    own[matto].remove(best)
    own[1 - matto].add(best)
    return Settled((frozenset(own[0]), frozenset(own[1])), "exchanged", best)


def suit_of(card: str) -> str | None:
    """Returns the suit of a card, T for trumps; the Matto has none (6.2)."""
    if card == "MAT":
        return None
    return "T" if card in TRUMPS else card[1]


def winner(trick: Collection[str]) -> int:
    """Returns the place of the card that wins a trick (6.5)."""
    placed = list(enumerate(trick))
    led = next(suit for card in trick if (suit := suit_of(card)) is not None)
    trumps = [(place, card) for place, card in placed if card in TRUMPS]
    if trumps:
        # Equal Moors stand at one place of the order; of those the last one played wins.
        return min(trumps, key=lambda one: (strength(one[1]), -one[0]))[0]
    return min((one for one in placed if suit_of(one[1]) == led), key=lambda one: DECK.index(one[1]))[0]


def strength(trump: str) -> int:
    """Returns the place of a trump in the order of strength, the strongest first; all Moors have the same."""
    return TRUMPS.index("M1" if trump in MOORS else trump)


def pile(random: Random) -> set[str]:
    """Returns a random pile: of any size, many of them nearly whole, many with a Grande."""
    share = random.choice((0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0))
    found = {card for card in DECK if random.random() < share}
    if random.random() < 0.6:
        found |= {"ANG", *random.sample(["MON", "SOL", "LUN"], random.randint(1, 3))}
    if random.random() < 0.4:
        found |= set(NUMBERS) - set(random.sample(NUMBERS, random.randint(0, 3)))
    if random.random() < 0.5:
        found -= set(random.sample(CONTATORI, random.randint(0, 2)))
    return found
