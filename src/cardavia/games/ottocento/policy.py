"""Judgement for Ottocento in compiled form: rule policies that read only what the actor may know.

A play is liked for the worth of the cards in its trick, times how likely the own side gets them, less what
the card played would be worth later. The weights were found by self-play; see `docs/experiments.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.appraisal import accounts, kept
from cardavia.games.ottocento.blunders import BLUNDERS, errs, is_blunder
from cardavia.games.ottocento.chances import beats, expected, hidden, higher, suit_of
from cardavia.games.ottocento.ledger import worth
from cardavia.games.ottocento.records import (
    BEGATO,
    DECLARE,
    DISCARD,
    FULL,
    MATTO,
    PAY,
    PLAIN,
    PLAY,
    PLAYING,
    PLAYS,
    TRUMPS,
)
from cardavia.games.ottocento.rules import moves
from cardavia.games.ottocento.scoring import captured
from cardavia.games.ottocento.worlds import counted
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, low, popcount, u64

__all__ = [
    "BLUNDERS",
    "EXPLORING",
    "ITERATIONS",
    "OPEN_PLIES",
    "PLAYOUTS",
    "REACH",
    "SURPRISE",
    "TEMPERATURES",
    "UNIT",
    "errs",
    "greedy_value",
    "is_blunder",
    "is_open",
    "is_plain",
    "judged",
    "judged_value",
    "takes_all",
]

UNIT = 300.0
"""The exploration constant of tree search in points."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 2000
"""The full work of one decision of a search to the end of the deal."""

PLAYOUTS = 14_000
"""The full work of one decision by comparing moves on common worlds."""

REACH = 120.0
"""No level plays a move that looks worse than the best by more points."""

SURPRISE = np.inf
"""No gain makes up for looking wrong at sight where only some of the worlds are tried (experiments)."""

TEMPERATURES = {"novice": 300.0, "casual": 27.0, "club": 9.0, "expert": 4.5, "master": 0.0}
"""How far below the best the moves of a level may be, in points; set by measured matches."""

OPEN_PLIES = 12
"""The most plays that are left when `is_open` first holds."""

EXTRA = 2.65
"""What a seat that is still to play adds to the worth of a trick on average."""

LEADING_TRUMP, LONG_TRUMPS, HUNTING = -8.7, 3.1, 0.04
"""What it is worth to lead a trump, each one more than others have, a share of a Begato that is out."""

DISCARDED, EMPTIED, SHORTENED = 0.36, 18.8, 1.9
"""The share of its worth that a discard brings in; a suit that it empties, one that it leaves one of."""


@inlined
def liked(
    state: np.record,
    card: np.uint64,
    hand: np.uint64,
    unseen: np.uint64,
    own: np.uint64,
    theirs: np.uint64,
    stake: float,
    set_factor: float,
    factor: float,
) -> float:
    """Returns how much a card is liked; what all cards of a decision have in common is worked out before."""
    laid = state.played & 3
    stake += EXTRA * np.float64(3 - laid)
    if card & MATTO:
        if state.led == NONE:
            return -kept(state, card, hand, unseen, 0.0)
        is_own = (state.winner ^ state.turn) & 1 == 0
        chance = expected(state, bit(u64(state.best)), state.led, is_own, unseen, stake)
        return (chance - 0.5) * stake - kept(state, card, hand, unseen, 0.0)
    value = worth(card, own, theirs, set_factor, factor)
    led = state.led
    best = card
    is_own = True
    if led == NONE:
        led = suit_of(card)
    elif not beats(card, bit(u64(state.best))):
        best = bit(u64(state.best))
        is_own = (state.winner ^ state.turn) & 1 == 0
    chance = expected(state, best, led, is_own, unseen, stake + value)
    total = (chance - 0.5) * (stake + value) - kept(state, card, hand, unseen, value)
    if state.led == NONE and card & TRUMPS:
        total += LEADING_TRUMP + LONG_TRUMPS * (
            np.float64(popcount(hand & TRUMPS)) - np.float64(popcount(unseen & TRUMPS)) / 3.0
        )
        if unseen & BEGATO:
            total += HUNTING * chance * worth(BEGATO, own, theirs, set_factor, factor)
    return total


@kernel
def putting(
    state: np.record,
    cards: np.uint64,
    hand: np.uint64,
    own: np.uint64,
    theirs: np.uint64,
    set_factor: float,
    factor: float,
) -> float:
    """Returns how much a discard is liked (4.2)."""
    total = 0.0
    rest = cards
    unseen = FULL & ~hand
    while rest != NONE:
        card = low(rest)
        rest ^= card
        value = worth(card, own, theirs, set_factor, factor)
        total += DISCARDED * value - kept(state, card, hand, unseen, value)
        suit = suit_of(card)
        if card & TRUMPS == NONE:
            left = popcount(hand & suit & ~cards)
            if left == NONE:
                total += EMPTIED / np.float64(popcount(hand & suit))
            elif left == ONE:
                total += SHORTENED
    return total


@kernel
def value_of(
    state: np.record,
    kind: Int,
    cards: np.uint64,
    unseen: np.uint64,
    own: np.uint64,
    theirs: np.uint64,
    stake: float,
    set_factor: float,
    factor: float,
) -> float:
    """Returns how much a move is liked, given what all moves of a position have in common."""
    hand = state.hands[u64(state.turn)]
    if kind == PLAY:
        return liked(state, cards, hand, unseen, own, theirs, stake, set_factor, factor)
    if kind == DISCARD:
        return putting(state, cards, hand, own, theirs, set_factor, factor)
    if kind == DECLARE:
        return 1.0
    if kind == PAY:
        side = u64(state.turn & 1)
        mine, others = state.piles[side] ^ cards, state.piles[ONE - side] | cards
        return 0.5 * np.float64(captured(mine, others, state.options.real_five))
    return 0.0


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked, in points; reads what the actor may know."""
    own, theirs, stake, set_factor, factor = accounts(state)
    unseen = hidden(state, u64(state.turn))
    return value_of(state, move.kind, move.cards, unseen, own, theirs, stake, set_factor, factor)


@kernel
def judged(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves into `out` and returns the place of the best judged one, the first of equals."""
    n = np.int64(moves(state, out))
    if n == 1:
        return np.int64(0)
    own, theirs, stake, set_factor, factor = accounts(state)
    unseen = hidden(state, u64(state.turn))
    best = 0
    most = -np.inf
    for place in range(n):
        move = out[u64(place)]
        value = value_of(state, move.kind, move.cards, unseen, own, theirs, stake, set_factor, factor)
        if value > most:
            best, most = place, value
    return np.int64(best)


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked for the order in which exact play tries moves."""
    return judged_value(state, move)


@kernel
def is_plain(move: np.record) -> bool:
    """Says whether a move is considered however little it is liked: all but discards are."""
    return bool(move.kind != DISCARD)


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card, during the last three tricks: one world is left (10)."""
    if state.played < PLAYS - OPEN_PLIES:
        return False
    return bool(counted(state, state.turn, np.int64(1)) == 1)


@kernel
def takes_all(state: np.record) -> bool:
    """Says whether the actor, who leads, wins all tricks that are left in whatever order it plays (6.5).

    Every trump of the hand has to be above all that are hidden; a plain card has to be the highest of its
    suit, while no trump is hidden.
    """
    if state.phase != PLAYING or state.table != NONE:
        return False
    hand = state.hands[u64(state.turn)]
    unseen = hidden(state, u64(state.turn))
    rest = hand
    while rest != NONE:
        card = low(rest)
        rest ^= card
        if card & MATTO or (card & PLAIN and unseen & TRUMPS) or higher(card) & unseen:
            return False
    return True
