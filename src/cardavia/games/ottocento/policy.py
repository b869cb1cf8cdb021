"""Judgement for Ottocento in compiled form: rule policies that read only what the actor may know.

A play is liked for the worth of the cards in its trick, times how likely the own side gets them, less what
the card played would be worth later. The weights were found by self-play; see `docs/experiments.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.ledger import SEQUENCE_FACTORS, SET_FACTORS, sequences, sets, worth
from cardavia.games.ottocento.records import (
    ANGEL,
    BEGATO,
    COURTS,
    DECLARE,
    DISCARD,
    FULL,
    MATTO,
    MOORS,
    PAY,
    PLAIN,
    PLAY,
    PLAYING,
    PLAYS,
    SUIT,
    TEN,
    TRUMPS,
)
from cardavia.games.ottocento.rules import moves
from cardavia.games.ottocento.scoring import captured
from cardavia.games.ottocento.worlds import counted
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, low, popcount, u64
from cardavia.kernel.random import RandomState, below

UNIT = 300.0
"""The exploration constant of tree search in points."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 2000
"""The full work of one decision of a search to the end of the deal."""

PLAYOUTS = 14_000
"""The full work of one decision by comparing moves on common worlds."""

REACH = 40.0
"""No level plays a move that looks worse than the best by more points."""

SURPRISE = 5.0
"""Points that a move which looks wrong at sight must win for certain."""

TEMPERATURES = {"novice": 16.0, "casual": 6.0, "club": 0.5, "expert": 1.0, "master": 0.0}
"""How far below the best the moves of a level may be, in points; set by measured matches."""

BLUNDERS = ("overtook", "gave", "wasted", "caught")
"""The ways in which a move is wrong at sight: the partner's sure trick is overtaken for nothing, a good card
is given to a lost trick, the Angel is wasted, the Begato is played into the other side's hands."""

OVERTOOK, GAVE, WASTED, CAUGHT = range(4)

LITTLE, GIFT, POOR, ODDS = 3.0, 6.0, 12.0, 0.8
"""What is no gain, what a given card is worth above another, what a poor trick is worth, and how surely a
trick is lost."""

FAR = 1000.0
"""A worth of a trick for which everybody plays what wins it."""

OPEN_PLIES = 12
"""The most plays that are left when `is_open` first holds."""

WILL_FOLLOW, WILL_RUFF, RUFFED_FOR, USUAL = 0.97, 0.64, 0.031, 30.0
"""How often a seat beats a trick if it can: in suit; with a trump, where the trick is worth a usual number of
points, and how much more often for every point above it."""

RESCUE, LATE = 1.27, 0.81
"""How much oftener the partner beats a trick that is not won yet, and how much rarer the last seat does."""

EXTRA = 2.65
"""What a seat that is still to play adds to the worth of a trick on average."""

TRUMP_KEPT, HIGH_KEPT, SECURE, FADING = 10.7, 30.2, 0.49, 0.8
"""What a trump is worth in the hand: any; more points for the highest and a share of its worth, because it
comes home later as well; how much is left of both for every higher trump that is out."""

LATELY = 0.87
"""The part of the points for high trumps that does not fade with the tricks that are left."""

BOSS_KEPT, NEXT_KEPT = 4.3, 2.3
"""What the highest card of a plain suit is worth in the hand, and the second highest."""

COURT_KEPT = 0.11
"""The share of its worth that a plain card is expected to win later, above an even chance."""

MATTO_KEPT, BEGATO_KEPT = 17.4, 0.06
"""What the Matto is worth in a full hand, and the share of its worth that the Begato is."""

VOIDING, BARING = 4.7, 2.2
"""What it is worth to play the last card of a plain suit while holding trumps, and what it costs to leave a
court alone that can be beaten."""

LEADING_TRUMP, LONG_TRUMPS, HUNTING = -8.7, 3.1, 0.04
"""What it is worth to lead a trump, each one more than others have, a share of a Begato that is out."""

DISCARDED, EMPTIED, SHORTENED = 0.36, 18.8, 1.9
"""The share of its worth that a discard brings in; a suit that it empties, one that it leaves one of."""

POWERS = np.array([[(1.0 - part / 32.0) ** count for count in range(24)] for part in range(33)])
"""The chance that a hand has none of some cards, by the share of the hidden cards that it is."""

FADED = np.array([FADING**count for count in range(24)])


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


@kernel
def kept(state: np.record, card: np.uint64, hand: np.uint64, unseen: np.uint64, value: float) -> float:
    """Returns what a card is worth in the hand, in points."""
    if card & MATTO:
        return MATTO_KEPT * np.float64(PLAYS - state.played) / PLAYS
    if card & BEGATO:
        return BEGATO_KEPT * value + TRUMP_KEPT
    above = popcount(higher(card) & unseen)
    if card & TRUMPS:
        time = LATELY + (1.0 - LATELY) * np.float64(PLAYS - state.played) / PLAYS
        return TRUMP_KEPT + (HIGH_KEPT * time + SECURE * value) * np.float64(FADED[above])
    total = COURT_KEPT * value
    if above == NONE:
        total += BOSS_KEPT
    elif above == ONE:
        total += NEXT_KEPT
    left = hand & suit_of(card) & ~card
    if left == NONE:
        total -= VOIDING if hand & TRUMPS else 0.0
    elif popcount(left) == ONE and left & COURTS and higher(left) & unseen:
        total += BARING
    return total


@kernel
def owned(state: np.record) -> tuple[np.uint64, np.uint64]:
    """Returns what either side has captured, the Matto with the side that it belongs to (7.2), own first."""
    seat = u64(state.turn)
    side = seat & ONE
    own, theirs = state.piles[side] & ~MATTO, state.piles[ONE - side] & ~MATTO
    if np.int64(seat) == state.dealer:
        own |= state.discard
    mine = state.hands[seat] | state.revealed[seat] | state.revealed[seat ^ u64(2)]
    others = state.revealed[seat ^ ONE] | state.revealed[seat ^ u64(3)]
    if state.matto_seat >= 0:
        if u64(state.matto_seat & 1) == side:
            own |= MATTO
        else:
            theirs |= MATTO
    elif mine & MATTO:
        own |= MATTO
    elif others & MATTO:
        theirs |= MATTO
    return own, theirs


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


@inlined
def accounts(state: np.record) -> tuple[np.uint64, np.uint64, float, float, float]:
    """Returns what both sides have, the worth of the table and the likely factors of sets and sequences."""
    own, theirs = owned(state)
    set_factor = 0.5 * (SET_FACTORS[u64(sets(own))] + SET_FACTORS[u64(sets(theirs))])
    factor = 0.5 * (SEQUENCE_FACTORS[u64(sequences(own))] + SEQUENCE_FACTORS[u64(sequences(theirs))])
    stake = 0.0
    rest = state.table & ~MATTO
    while rest != NONE:
        card = low(rest)
        rest ^= card
        stake += worth(card, own, theirs, set_factor, factor)
    return own, theirs, stake, set_factor, factor


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
def greedy(state: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves into `out` and returns the place of the best judged one, one of equals."""
    n = np.int64(moves(state, out))
    best = 0
    most = -np.inf
    equals = 0
    for place in range(n):
        value = judged_value(state, out[u64(place)])
        if value > most:
            best, most, equals = place, value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = place
    return np.int64(best)


@kernel
def is_plain(move: np.record) -> bool:
    """Says whether a move is considered however little it is liked: all but discards are."""
    return bool(move.kind != DISCARD)


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
