"""Frozen players of Cicera that strength is measured against, in compiled form.

They read what the actor may know, decide move by move, and never change: `VERSION` is raised when one
of them has to be mended, and every published table names it. The rules of Cicuti and Guardamagna are about
sevens, which count for nothing here, so that `cg` would be `cs`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.cicera.captures import bonuses, moves
from cardavia.games.cicera.policy import (
    SPECIAL,
    chance,
    greedy_value,
    immediate,
    next_held,
    sweepers,
    worth,
)
from cardavia.games.cicera.records import BONUS_ROWS, PICADA_BIT, RANK, SWORD
from cardavia.games.fishing.knowledge import unseen
from cardavia.games.fishing.records import TWO
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, popcount, u64
from cardavia.kernel.random import RandomState, below

VERSION = 1

RANDOM, GREEDY, SAFE, CS, CS_WEIGHED, LOWEST, SHY, MOST = range(8)

KINDS = {
    "random": RANDOM,
    "greedy": GREEDY,
    "greedyS": SAFE,
    "cs": CS,
    "cs-w": CS_WEIGHED,
    "lowest": LOWEST,
    "shy": SHY,
    "most": MOST,
}
"""The players by the names of the command line; each may be followed by `+x`, which plays exactly once all
cards are known. `cs` restates the rules of Chitarrella and Saracino as a strict order; `cs-w` adds the lore
to the value of `greedyS`. The last three stick to one habit, whatever it costs, to find out whether somebody
who searches can be led astray by it: they play the lowest card, never make a picada, take as many cards as
they can."""

EXPLORATION = 6.0
"""The tuned constant of plain tree search, in points; see the tuning log in `docs/experiments.md`."""

ANCHOR, PARITY = 0.10, 0.02

PLACING = np.array([1, 6, 5, 4, 3, 0, 2, 2, 2, 2, 7, 7, 7], np.int64)
"""How gladly a rank is left on the table, from the Asso: courts, 2 to 5, the numbers above 6, Asso, 6."""


@kernel
def choose(kind: Int, known: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves into `out` and returns the place of the chosen one; equals are drawn evenly."""
    n = np.int64(moves(known, out))
    if kind == RANDOM:
        return np.int64(below(random, u64(n)))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        value = valued(kind, known, out[place])
        if value > most:
            best, most, equals = np.int64(place), value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return best


@kernel
def valued(kind: Int, known: np.record, move: np.record) -> float:
    """Returns how much one of the players likes a move; only the order of a list's values has meaning."""
    if kind == GREEDY:
        return immediate(known, move)
    if kind == SAFE:
        return greedy_value(known, move)
    if kind == CS:
        return np.float64(ordered(known, move))
    if kind == CS_WEIGHED:
        return weighed(known, move)
    return habit(kind, known, move)


@kernel
def habit(kind: Int, known: np.record, move: np.record) -> float:
    """Returns how well a move keeps a player's one habit; the greedy value decides between equals."""
    kept = 0.0
    if kind == LOWEST:
        kept = -np.float64(index(move.cards) >> TWO)
    elif kind == SHY:
        kept = -np.float64(bonuses(known, move) & PICADA_BIT)
    elif move.extra != NONE:
        kept = np.float64(popcount(move.extra))
    return 100.0 * kept + greedy_value(known, move)


@kernel
def odd_ranks(cards: np.uint64) -> Int:
    """Returns how many ranks have an odd number of cards in a set."""
    total = 0
    for rank in range(13):
        total += np.int64(popcount(cards >> u64(4 * rank) & RANK)) & 1
    return total


@kernel
def is_last_side(known: np.record) -> bool:
    """Says whether the actor is on the dealer's side, which plays last in every hand."""
    return (known.turn & 1) == (known.dealer & 1)


@kernel
def is_anchor(known: np.record, card: np.uint64) -> bool:
    """Says whether the actor holds a twin of a card, or no other card of its rank is hidden."""
    rank = RANK << (index(card) & ~u64(3))
    return popcount(known.hands[u64(known.turn)] & rank) >= TWO or unseen(known, known.turn) & rank == NONE


@kernel
def is_refused(known: np.record, card: np.uint64) -> bool:
    """Says whether the previous seat left a card of that rank on the table when it played."""
    if known.played == 0:
        return False
    entry = known.history[u64(known.played - 1)]
    rank = RANK << (index(card) & ~u64(3))
    # A capture would have changed the table, and a card of the rank must have lain there before.
    return entry.extra == NONE and known.table & ~entry.cards & rank != NONE


@kernel
def then(key: Int, value: Int, size: Int) -> Int:
    """Appends a criterion with values from 0 to size - 1 to a key whose earlier criteria decide first."""
    return key * size + min(max(value, 0), size - 1)


@kernel
def ordered(known: np.record, move: np.record) -> Int:
    """Returns the key of a move in the strict order of the classical rules."""
    cards = move.cards
    taken = move.extra
    left = known.table & ~taken if taken != NONE else known.table | cards
    got = taken | cards if taken != NONE else NONE
    key = then(0, np.int64(popcount(u64(bonuses(known, move)))), 4)
    sweeping = 0
    if next_held(known) > 0:
        sweeping = np.int64(popcount(unseen(known, known.turn) & sweepers(left)))
    key = then(key, 4 - sweeping, 5)
    # A special card that is left counts as kept unless the next seat may take it.
    exposed = 0
    for place in range(3):
        card = low_special(place)
        if left & card and chance(known, RANK << (index(card) & ~u64(3))) > 0.0:
            exposed += 1
    key = then(key, 3 + np.int64(popcount(got & SPECIAL)) - exposed, 7)
    key = then(key, np.int64(popcount(got & SWORD)), 11)
    key = then(key, np.int64(popcount(got & (RANK << u64(20)))), 4)
    key = then(key, np.int64(popcount(got & RANK)), 5)
    odd = odd_ranks(known.piles[0] | known.piles[1] | got)
    key = then(key, 13 - odd if is_last_side(known) else odd, 14)
    if taken != NONE:
        key = then(key, 2 * 2 * 8 - 1, 2 * 2 * 8)
    else:
        key = then(key, 1 if is_anchor(known, cards) else 0, 2)
        key = then(key, 1 if is_refused(known, cards) else 0, 2)
        key = then(key, PLACING[index(cards) >> TWO], 8)
    key = then(key, np.int64(popcount(got)), 12)
    return then(key, spared(known, move), 2)


@kernel
def low_special(place: Int) -> np.uint64:
    """Returns one of the three special cards."""
    cards = SPECIAL
    for _ in range(place):
        cards &= cards - ONE
    return cards & (~cards + ONE)


@kernel
def spared(known: np.record, move: np.record) -> Int:
    """Returns 1 unless a move takes the card that the partner has just left while another would do."""
    if known.played < 2 or move.extra == NONE:
        return 1
    entry = known.history[u64(known.played - 2)]
    return 0 if entry.extra == NONE and move.extra & entry.cards != NONE else 1


@kernel
def weighed(known: np.record, move: np.record) -> float:
    """Returns the value of `greedyS` with the lore of anchors and parity added."""
    value = greedy_value(known, move)
    got = move.extra | move.cards if move.extra != NONE else NONE
    odd = np.float64(odd_ranks(known.piles[0] | known.piles[1] | got))
    value += PARITY * (-odd if is_last_side(known) else odd)
    if got == NONE and is_anchor(known, move.cards):
        value += ANCHOR
    return value


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead: bonuses and the average worth of the captured cards, in points."""
    made = 0
    for row in range(BONUS_ROWS):
        made += state.bonuses[0, u64(row)] - state.bonuses[1, u64(row)]
    return np.float64(made) + worth(state.piles[0]) - worth(state.piles[1])
