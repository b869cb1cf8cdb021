"""Moves of Ottocento that are wrong at sight, in compiled form, by what the actor may know."""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.appraisal import accounts, kept
from cardavia.games.ottocento.chances import FAR, beats, expected, hidden
from cardavia.games.ottocento.ledger import worth
from cardavia.games.ottocento.records import (
    ANGEL,
    BEGATO,
    MATTO,
    PLAY,
    TRUMPS,
)
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, bit, u64

BLUNDERS = ("overtook", "gave", "wasted", "caught")
"""The ways in which a move is wrong at sight: the partner's sure trick is overtaken for nothing, a good card
is given to a lost trick, the Angel is wasted, the Begato is played into the other side's hands."""

OVERTOOK, GAVE, WASTED, CAUGHT = range(4)

LITTLE, GIFT, POOR, ODDS = 3.0, 6.0, 12.0, 0.8
"""What is no gain, what a given card is worth above another, what a poor trick is worth, and how surely a
trick is lost."""


@kernel
def is_blunder(state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight, in any of the ways of BLUNDERS."""
    for kind in range(len(BLUNDERS)):
        if errs(kind, state, listed, n, place):
            return True
    return False


@kernel
def outcome(state: np.record, card: np.uint64, unseen: np.uint64) -> float:
    """Returns the chance that the actor's side wins the trick after a card that follows."""
    best = bit(u64(state.best))
    if card & MATTO == NONE and beats(card, best):
        return expected(state, card, state.led, True, unseen, FAR)
    return expected(state, best, state.led, (state.winner ^ state.turn) & 1 == 0, unseen, FAR)


@kernel
def errs(kind: Int, state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in one way, given by its place in BLUNDERS.

    Only cards that follow to a led suit can be. The partner's trick is overtaken when the partner has it for
    certain, and another card that leaves it there is worth hardly less to the own side and no more in the
    hand. A card is given away when the trick is lost for certain, and another card is worth less by GIFT and
    no more in the hand. The Angel is wasted when another card wins the trick as surely, or when the trick is
    worth less than POOR. The Begato is lost when the trick goes to the other side with a chance of ODDS or
    more, and another card may be played.
    """
    move = listed[u64(place)]
    if move.kind != PLAY or state.led == NONE or n == 1:
        return False
    card = move.cards
    if (kind == WASTED and card != ANGEL) or (kind == CAUGHT and card != BEGATO) or card & MATTO:
        return False
    own, theirs, stake, set_factor, factor = accounts(state)
    unseen = hidden(state, u64(state.turn))
    hand = state.hands[u64(state.turn)]
    best = bit(u64(state.best))
    chance = outcome(state, card, unseen)
    if kind == CAUGHT:
        return bool(chance <= 1.0 - ODDS)
    value = worth(card, own, theirs, set_factor, factor)
    cost = kept(state, card, hand, unseen, 0.0)
    if kind == OVERTOOK:
        is_ours = (state.winner ^ state.turn) & 1 == 0
        if not is_ours or not beats(card, best) or expected(state, best, state.led, True, unseen, FAR) < 1.0:
            return False
    elif kind == GAVE:
        if chance > 0.0:
            return False
    elif stake < POOR:
        return True
    for at in range(n):
        other = listed[u64(at)].cards
        if other == card or other & MATTO:
            continue
        if kind == WASTED:
            if outcome(state, other, unseen) >= chance and other & TRUMPS:
                return True
            continue
        rival = worth(other, own, theirs, set_factor, factor)
        is_cheaper = kept(state, other, hand, unseen, 0.0) <= cost
        if kind == OVERTOOK and not beats(other, best) and rival >= value - LITTLE and is_cheaper:
            return True
        if kind == GAVE and rival <= value - GIFT and is_cheaper:
            return True
    return False
