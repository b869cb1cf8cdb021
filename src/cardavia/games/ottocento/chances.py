"""Who is likely to win a trick of Ottocento, in compiled form, by what the actor may know (6, 10)."""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.records import (
    FULL,
    MOORS,
    PLAIN,
    SUIT,
    TEN,
    TRUMPS,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import ONE, Int, index, popcount, u64

WILL_FOLLOW, WILL_RUFF, RUFFED_FOR, USUAL = 0.97, 0.64, 0.031, 30.0
"""How often a seat beats a trick if it can: in suit; with a trump, where the trick is worth a usual number of
points, and how much more often for every point above it."""

RESCUE, LATE = 1.27, 0.81
"""How much oftener the partner beats a trick that is not won yet, and how much rarer the last seat does."""

FAR = 1000.0
"""A worth of a trick for which everybody plays what wins it."""

POWERS = np.array([[(1.0 - part / 32.0) ** count for count in range(24)] for part in range(33)])
"""The chance that a hand has none of some cards, by the share of the hidden cards that it is."""


@inlined
def absent(share: float, cards: np.uint64) -> float:
    """Returns the chance that a hand which is a share of the hidden cards has none of some of them."""
    return np.float64(POWERS[u64(32.0 * share + 0.5), popcount(cards)])


@inlined
def suit_of(card: np.uint64) -> np.uint64:
    """Returns all cards of the suit of a card, the trumps for a trump (2)."""
    return TRUMPS if card & TRUMPS else SUIT << (index(card) // TEN * TEN)


@inlined
def higher(card: np.uint64) -> np.uint64:
    """Returns the cards of the suit of a card that beat it when they are played later (2, 6.5)."""
    found = suit_of(card) & (card - ONE)
    return found | (MOORS & ~card) if card & MOORS else found


@inlined
def beats(card: np.uint64, best: np.uint64) -> bool:
    """Says whether a card beats the one that wins a trick so far when it is played after it (6.5)."""
    return bool(card & higher(best) or (card & TRUMPS and best & PLAIN))


@kernel
def takes(
    best: np.uint64, led: np.uint64, may: np.uint64, sure: np.uint64, share: float, stake: float
) -> float:
    """Returns the chance that a seat still to play beats the card that wins a trick so far.

    It may hold some cards, surely holds others, and its hand is a share of those that it may hold.
    """
    willing = max(0.0, min(1.0, WILL_RUFF + RUFFED_FOR * (stake - USUAL)))
    beating = higher(best)
    if best & TRUMPS and led == TRUMPS:
        return WILL_FOLLOW * (1.0 if sure & beating else 1.0 - absent(share, may & beating))
    void = 0.0 if sure & led else absent(share, may & led)
    if best & TRUMPS:
        ruffing = 1.0 if sure & beating else 1.0 - absent(share, may & beating)
        return willing * void * ruffing
    following = 1.0 if sure & beating else 1.0 - absent(share, may & beating)
    ruffing = 1.0 if sure & TRUMPS else 1.0 - absent(share, may & TRUMPS)
    return WILL_FOLLOW * following + willing * void * ruffing


@inlined
def hidden(state: np.record, seat: np.uint64) -> np.uint64:
    """Returns the cards that a seat cannot see: those in other hands, and the discard of another dealer."""
    seen = state.hands[seat] | state.table | state.piles[0] | state.piles[1]
    if np.int64(seat) == state.dealer:
        seen |= state.discard
    return FULL & ~seen


@inlined
def held(state: np.record, seat: Int) -> Int:
    """Returns how many cards a seat holds during the tricks."""
    return 15 - state.played // 4 - np.int64(((seat - state.leader) & 3) < (state.played & 3))


@kernel
def expected(
    state: np.record, best: np.uint64, led: np.uint64, is_own: bool, unseen: np.uint64, stake: float
) -> float:
    """Returns the chance that the actor's side wins the trick when a card wins it so far.

    `best` belongs to the own side or not, the actor has just played, and the trick is worth so many points.
    """
    seat = state.turn
    rest = 3 - (state.played & 3)
    chance = 1.0 if is_own else 0.0
    for turn in range(1, rest + 1):
        other = u64((seat + turn) & 3)
        sure = state.revealed[other] & unseen
        shown = state.revealed[0] | state.revealed[1] | state.revealed[2] | state.revealed[3]
        may = unseen & ~state.lacks[other] & ~(shown & ~sure)
        n = np.float64(popcount(may))
        share = min(1.0, np.float64(held(state, np.int64(other))) / max(1.0, n))
        taking = takes(best, led, may, sure, share, stake)
        if turn == 2:
            chance += (1.0 - chance) * min(1.0, taking * (RESCUE if is_own else 1.0))
        else:
            chance *= 1.0 - (taking if turn == 1 else LATE * taking)
    return chance
