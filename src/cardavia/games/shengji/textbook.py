"""What manuals of Shengji advise, in compiled form: `textbook`, and the player that counts cards as well.

A change here changes what strength is measured against: see `VERSION` in `baselines`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.chances import above, copies, hidden, strongest
from cardavia.games.shengji.fillers import cheapest
from cardavia.games.shengji.following import must_answer, natives
from cardavia.games.shengji.ladder import rungs, trump_by
from cardavia.games.shengji.planes import points, size
from cardavia.games.shengji.records import (
    BURY,
    FACES,
    JOKERS,
    KITTY,
    LEVEL_CARDS,
    NO_TRUMP,
    PLAY,
    SUIT,
    TRUMP,
)
from cardavia.games.shengji.rules import count, move_at
from cardavia.games.shengji.shapes import RUNGS, beats, count_tractors, run_ends, shape, tractor
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, index, last_index, low, popcount, u64

TEXTBOOK, MEMORY = 1, 2
"""The numbers of the two players; 0 is left to the one that draws."""

ENOUGH, OVERCALLED, FOR_PAIR = 8, 2, 2
"""The trumps with which a suit is called, how many more to call over somebody, and what a pair of level cards
counts."""

STRONG, MANY = 12, 9
"""Trumps with which points are buried, and with which trumps are led."""

RICH, RUFFED = 10, 5
"""Points for which a trick is won in suit, and with trumps."""

PARTING = 5.0
"""What parting a pair weighs against ranks."""


@inlined
def put(out: np.recarray, kind: Int, one: np.uint64, two: np.uint64) -> Int:
    """Writes a move at the front of a list and returns its place, 0."""
    move = out[0]
    move.kind = kind
    move.cards = one
    move.extra = two
    return np.int64(0)


@kernel
def projected(known: np.record, seat: Int, trump: Int) -> Int:
    """Returns how many trumps a hand would have, a pair of level cards counted as two more."""
    hand = known.hands[u64(seat)]
    level = LEVEL_CARDS << u64(known.level)
    trumps = level | JOKERS
    if trump != NO_TRUMP:
        trumps |= SUIT << u64(13 * trump)
    return copies(hand[0], hand[1], trumps) + np.int64(FOR_PAIR * popcount(hand[1] & level))


@kernel
def called(known: np.record, out: np.recarray) -> Int:
    """Returns the call of the best suit, where it is good enough, else the pass."""
    seat = np.int64(known.turn)
    n = np.int64(count(known))
    best = np.int64(0)
    most = np.int64(ENOUGH - 1)
    if known.strength > 0:
        if (known.declarer - seat) & 1 == 0:
            n = np.int64(1)
        most = max(most, projected(known, seat, trump_by(known.declared)) + OVERCALLED - 1)
    for number in range(1, n):
        move_at(known, np.int64(number), out[0])
        found = projected(known, seat, trump_by(out[0].cards))
        if found > most:
            best, most = np.int64(number), found
    move_at(known, best, out[0])
    return np.int64(0)


@kernel
def strength(known: np.record, suit: Int, face: np.uint64) -> float:
    """Returns how strong a card is: its rung, trumps above all others."""
    rung = np.float64(last_index(rungs(known, face, suit)))
    return 20.0 + rung if suit == TRUMP else rung


@kernel
def weigh(known: np.record, one: np.uint64, per_point: float, weights: NDArray[np.float64]) -> None:
    """Writes by the number of each face how little it should be played."""
    for suit in range(5):
        rest = one & known.suits[u64(suit)]
        while rest != NONE:
            face = low(rest)
            rest ^= face
            weight = strength(known, np.int64(suit), face)
            weights[index(face)] = weight + per_point * np.float64(points(face, NONE))


@kernel
def buried(known: np.record, out: np.recarray) -> Int:
    """Returns a bury of low cards of the shortest suits, without aces, pairs, trumps and mostly points."""
    hand = known.hands[u64(known.turn)]
    trumps = copies(hand[0], hand[1], known.suits[u64(TRUMP)])
    weights = np.empty(FACES)
    weigh(known, hand[0], 0.0 if trumps >= STRONG else 10.0, weights)
    for suit in range(5):
        own = hand[0] & known.suits[u64(suit)]
        length = np.float64(copies(hand[0], hand[1], own))
        rest = own
        while rest != NONE:
            face = low(rest)
            rest ^= face
            weight = 4.0 * length
            if suit == TRUMP:
                weight = 1000.0
            elif above(known, np.int64(suit), face) == NONE:
                weight = 500.0
            elif hand[1] & face:
                weight += 100.0
            weights[index(face)] += weight
    one, two = cheapest(hand[0], hand[1], np.int64(KITTY), np.int64(0), PARTING, weights)
    return put(out, BURY, one, two)


@kernel
def is_ruffed(known: np.record, seat: Int, suit: Int) -> bool:
    """Says whether an opponent is known to have none of a side suit and may have trumps."""
    if suit == TRUMP:
        return False
    for step in (1, 3):
        may = known.may[u64((seat + step) & 3), 0]
        if may & known.suits[u64(suit)] == NONE and may & known.suits[u64(TRUMP)] != NONE:
            return True
    return False


@kernel
def is_boss(
    kind: Int,
    known: np.record,
    seat: Int,
    suit: Int,
    face: np.uint64,
    pairs: Int,
    unseen_one: np.uint64,
    unseen_two: np.uint64,
) -> bool:
    """Says whether nothing stronger of a suit is out, as far as a player keeps in mind."""
    stronger = above(known, suit, face)
    if kind == TEXTBOOK or stronger == NONE:
        return bool(stronger == NONE)
    if pairs == 0:
        return bool(stronger & unseen_one == NONE)
    may = known.may[u64((seat + 1) & 3), 1] | known.may[u64((seat + 3) & 3), 1]
    return bool(stronger & unseen_two & may == NONE)


@kernel
def led(kind: Int, known: np.record, out: np.recarray) -> Int:
    """Returns the lead: what nobody beats, else a tractor, the highest pair, a low card of a long suit."""
    seat = np.int64(known.turn)
    hand = known.hands[u64(seat)]
    unseen_one, unseen_two = hidden(known, seat)
    trumps = copies(hand[0], hand[1], known.suits[u64(TRUMP)])
    remembers = kind == MEMORY
    best_one = best_two = NONE
    most = -np.inf
    for suit in range(5):
        own = hand[0] & known.suits[u64(suit)]
        if own == NONE or (suit == TRUMP and trumps < MANY and own != hand[0]):
            continue
        into = remembers and is_ruffed(known, seat, np.int64(suit))
        length = copies(hand[0], hand[1], own)
        rest = own
        while rest != NONE:
            face = low(rest)
            rest ^= face
            rank = strength(known, np.int64(suit), face)
            if hand[1] & face:
                boss = is_boss(kind, known, seat, np.int64(suit), face, np.int64(1), unseen_one, unseen_two)
                value = (800.0 if boss else 400.0) + rank - (450.0 if into else 0.0)
                if value > most:
                    best_one, best_two, most = face, face, value
            boss = is_boss(kind, known, seat, np.int64(suit), face, np.int64(0), unseen_one, unseen_two)
            if boss and suit != TRUMP:
                value = 700.0 + rank - (700.0 if into else 0.0)
            else:
                value = 100.0 + 3.0 * np.float64(length) - rank - 2.0 * np.float64(points(face, NONE))
                value -= 60.0 if into else 0.0
                value -= PARTING if hand[1] & face else 0.0
            if value > most:
                best_one, best_two, most = face, NONE, value
        pairs = hand[1] & own
        if run_ends(rungs(known, pairs, np.int64(suit)), np.int64(2)) == NONE:
            continue
        for number in range(count_tractors(known, pairs, np.int64(suit), np.int64(2), np.int64(RUNGS))):
            faces = tractor(known, pairs, np.int64(suit), np.int64(2), np.int64(RUNGS), np.int64(number))
            face = strongest(known, np.int64(suit), faces)
            value = 850.0 + 20.0 * np.float64(popcount(faces)) + strength(known, np.int64(suit), face)
            value -= 500.0 if into else 0.0
            if value > most:
                best_one, best_two, most = faces, faces, value
    return put(out, PLAY, best_one, best_two)


@kernel
def is_secure(kind: Int, known: np.record, seat: Int, unseen_one: np.uint64, unseen_two: np.uint64) -> bool:
    """Says whether the partner wins the trick: the actor plays last, or nothing stronger can come."""
    if (known.best - seat) & 1:
        return False
    if (seat + 1) & 3 == known.leader:
        return True
    if known.led_shape < 0:
        return False
    suit = np.int64(known.best_suit)
    face = strongest(known, suit, known.plays[u64(known.best), 0])
    if suit != TRUMP and kind == MEMORY:
        may = known.may[u64((seat + 1) & 3), 0]
        if may & known.suits[u64(suit)] == NONE and may & known.suits[u64(TRUMP)] != NONE:
            return False
    return bool(is_boss(kind, known, seat, suit, face, np.int64(known.pairs), unseen_one, unseen_two))


@kernel
def winning(known: np.record, seat: Int) -> np.uint64:
    """Returns the faces of the cheapest play that gets ahead in the trick, NONE without one."""
    if known.led_shape < 0:
        return NONE
    hand = known.hands[u64(seat)]
    own_one, own_two = natives(known, seat)
    held = size(own_one, own_two)
    suit = np.int64(known.led_suit)
    if held == 0:
        suit = np.int64(TRUMP)
        own_one, own_two = hand[0] & known.suits[u64(TRUMP)], hand[1] & known.suits[u64(TRUMP)]
    elif held < known.width or known.best_suit not in (suit, TRUMP):
        return NONE
    if known.best_suit == TRUMP and suit != TRUMP:
        return NONE
    best = NONE
    lowest = np.inf
    if known.pairs <= 1:
        rest = own_two if known.pairs == 1 else own_one
        if known.best_suit == suit:
            rest &= above(known, suit, strongest(known, suit, known.plays[u64(known.best), 0]))
        while rest != NONE:
            face = low(rest)
            rest ^= face
            weight = strength(known, suit, face)
            if known.pairs == 0 and own_two & face:
                weight += 0.5
            if weight < lowest:
                best, lowest = face, weight
        return best
    return winning_tractor(known, own_two, suit)


@kernel
def winning_tractor(known: np.record, pairs: np.uint64, suit: Int) -> np.uint64:
    """Returns the faces of the lowest tractor of a suit that gets ahead in the trick, NONE without one."""
    best = NONE
    lowest = np.inf
    for number in range(count_tractors(known, pairs, suit, known.pairs, known.pairs)):
        faces = tractor(known, pairs, suit, known.pairs, known.pairs, np.int64(number))
        found = shape(known, faces, faces)
        if beats(found, known.led_shape, known.best_suit, known.best_top):
            weight = strength(known, suit, strongest(known, suit, faces))
            if weight < lowest:
                best, lowest = faces, weight
    return best


@kernel
def followed(kind: Int, known: np.record, out: np.recarray) -> Int:
    """Returns the answer to the lead."""
    seat = np.int64(known.turn)
    hand = known.hands[u64(seat)]
    own_one, own_two = natives(known, seat)
    held = size(own_one, own_two)
    width = np.int64(known.width)
    unseen_one, unseen_two = hidden(known, seat)
    secure = is_secure(kind, known, seat, unseen_one, unseen_two)
    is_own = (known.best - seat) & 1 == 0
    if not secure:
        on_table = np.int64(0)
        for place in range(4):
            on_table += points(known.plays[place, 0], known.plays[place, 1])
        is_last = (seat + 1) & 3 == known.leader
        needed = RICH if held > 0 else RUFFED
        if held > 0 and is_last:
            needed = 5
        if on_table >= needed and not (is_own and held == 0):
            faces = winning(known, seat)
            if faces != NONE:
                return put(out, PLAY, faces, faces if known.pairs > 0 else NONE)
    weights = np.empty(FACES)
    weigh(known, hand[0], -5.0 if secure else 3.0, weights)
    if held >= width:
        if must_answer(known, own_two):
            faces = tractor(known, own_two, np.int64(known.led_suit), known.pairs, known.pairs, np.int64(0))
            return put(out, PLAY, faces, faces)
        least = np.int64(min(known.pairs, np.int64(popcount(own_two))))
        one, two = cheapest(own_one, own_two, width, least, PARTING, weights)
        return put(out, PLAY, one, two)
    rest_one, rest_two = hand[0] & ~own_one, hand[1] & ~own_two
    one, two = cheapest(rest_one, rest_two, width - held, np.int64(0), PARTING, weights)
    return put(out, PLAY, own_one | one, own_two | two)
