"""The rules of Scopa in compiled form: one deal, from the cut pack to the score.

Paragraph numbers refer to `docs/rules/scopa.md`. Cards are bits in rank-major order, bit
4 x (value - 1) + suit with suits clubs, diamonds, hearts, spades, so that a rank is one nibble and
the cards below a value are one mask.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, low, popcount, u64
from cardavia.kernel.random import RandomState, below

CARDS = 40
MOST_SEATS = 4
MOST_PLAYS = 40
MOST_MOVES = 16_232
"""Room for every list of moves: 16,200 distinct ones exist (8), the rest is working space."""

PLAY, SWEEP = 0, 1
"""Kinds of moves: every move is a PLAY; the history notes as SWEEP those that scored a scopa."""

ACE_PLAIN, ACE_TAKES_ALL, ACE_TAKES_ACE_FIRST = 0, 1, 2

SCOPA, CARDS_AWARD, DIAMONDS, SETTEBELLO, PRIMIERA, RE_BELLO, NAPOLA = range(7)
SCORE_ROWS = 7
"""Rows of the score sheet, the order in which `score` writes them."""

Options = np.dtype(
    [
        ("seats", np.int64),
        ("batch", np.int64),
        ("opening", np.int64),
        ("ace", np.int64),
        ("fewest", np.int64),
        ("last_sweep", np.int64),
        ("napola", np.int64),
        ("re_bello", np.int64),
    ],
    align=True,
)
"""What a deal needs of the options: `batch` cards a hand, `opening` cards on the table, switches."""

Move = np.dtype([("kind", np.int64), ("cards", np.uint64), ("extra", np.uint64)], align=True)
"""`cards` is the played card, `extra` the taken ones."""

State = np.dtype(
    [
        ("hands", np.uint64, (MOST_SEATS,)),
        ("table", np.uint64),
        ("piles", np.uint64, (2,)),
        ("sweeps", np.int64, (2,)),
        ("turn", np.int64),
        ("dealer", np.int64),
        ("last_capturer", np.int64),
        ("held", np.int64),
        ("dealt", np.int64),
        ("played", np.int64),
        ("stock", np.uint8, (CARDS,)),
        ("opening", np.uint8, (4,)),
        ("options", Options),
        ("history", Move, (MOST_PLAYS,)),
    ],
    align=True,
)
"""One deal, complete. `turn` is -1 after the last play; `last_capturer` a seat or -1; `held` counts
the cards in all hands, `dealt` those that have left the stock, `played` the plays in `history`."""

Observation = np.dtype([("seat", np.int64), ("sizes", np.int64, (MOST_SEATS,)), ("known", State)], align=True)
"""What one seat knows: `known` without the other hands and the stock, `sizes` of all hands."""

UNKNOWN = 255
FULL = u64((1 << CARDS) - 1)
RANK = u64(15)
SUIT = u64(0x1111111111)
DIAMOND = u64(0x2222222222)
ACES = u64(15)
KINGS = u64(15 << 36)
SETTEBELLO_CARD = u64(1 << 25)
KING_OF_DIAMONDS = u64(1 << 37)
TWO, FOUR = u64(2), u64(4)
DEPTH = u64(16)
"""Moves that `moves` keeps free behind the list for the stack of its sums; a sum has at most 7 cards."""

PRIMIERA_VALUES = np.array([16, 12, 13, 14, 15, 18, 21, 10, 10, 10], np.int64)


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> bool:
    """Deals a pack of card bits in the given order (2.2, 10.2); returns False for a void deal (2.3).

    The options are read from `state`, everything else in it is overwritten.
    """
    seats = state.options.seats
    for place in range(CARDS):
        state.stock[place] = deck[place]
    for seat in range(MOST_SEATS):
        state.hands[seat] = NONE
    for side in range(2):
        state.piles[side] = NONE
        state.sweeps[side] = 0
    state.dealer = dealer
    state.turn = dealer + 1 if dealer + 1 < seats else 0
    state.last_capturer = -1
    state.dealt = 0
    state.played = 0
    deal_batch(state)
    table = NONE
    for place in range(state.options.opening):
        card = state.stock[u64(state.dealt)]
        state.dealt += 1
        state.opening[place] = card
        table |= bit(card)
    state.table = table
    return bool(popcount(table & KINGS) < u64(3))


@kernel
def deal_batch(state: np.record) -> None:
    """Gives every seat its next cards one at a time, beginning at the dealer's right (2.4)."""
    seats = state.options.seats
    first = state.dealer + 1 if state.dealer + 1 < seats else 0
    at = u64(state.dealt)
    for _ in range(state.options.batch):
        seat = first
        for _ in range(seats):
            state.hands[u64(seat)] |= bit(state.stock[at])
            at += ONE
            seat = seat + 1 if seat + 1 < seats else 0
    state.held = state.options.batch * seats
    state.dealt += state.held


@kernel
def actor(state: np.record) -> Int:
    """Returns the seat that decides next, -1 when the deal is over."""
    return state.turn


@kernel
def is_over(state: np.record) -> bool:
    """Says whether the last card of the deal has been played."""
    return state.turn < 0


@kernel
def sums(table: np.uint64, value: np.uint64, card: np.uint64, out: np.recarray, n: np.uint64) -> np.uint64:
    """Lists behind the first n moves every capture of two or more cards with the given total (3).

    The table holds no card of that value. The end of `out` is the stack of a depth-first search in
    rising value. Returns the new length, or the length of `out` when the captures do not fit.
    """
    rest = table & ((ONE << (FOUR * (value - ONE))) - ONE)
    if rest & (rest - ONE) == NONE:
        return n
    top = u64(len(out))
    limit = top - DEPTH
    depth = top - ONE
    chosen = NONE
    need = value
    while True:
        if rest != NONE:
            worth = (index(rest) >> TWO) + ONE
            if worth < need:
                take = low(rest)
                rest ^= take
                out[depth].cards = rest
                out[depth].extra = chosen
                out[depth].kind = need
                depth -= ONE
                chosen |= take
                need -= worth
                continue
            if worth == need:
                same = rest & (RANK << (FOUR * (need - ONE)))
                while same != NONE:
                    if n >= limit:
                        return top
                    take = low(same)
                    same ^= take
                    out[n].kind = PLAY
                    out[n].cards = card
                    out[n].extra = chosen | take
                    n += ONE
        depth += ONE
        if depth == top:
            return n
        rest = out[depth].cards
        chosen = out[depth].extra
        need = u64(out[depth].kind)


@kernel
def keep_fewest(out: np.recarray, begin: np.uint64, n: np.uint64) -> np.uint64:
    """Keeps of the captures from `begin` on those with the fewest cards (10.9)."""
    fewest = u64(CARDS)
    for place in range(begin, n):
        fewest = min(fewest, popcount(out[place].extra))
    kept = begin
    for place in range(begin, n):
        if popcount(out[place].extra) == fewest:
            out[kept].cards = out[place].cards
            out[kept].extra = out[place].extra
            kept += ONE
    return kept


@kernel
def is_ace_sweep(state: np.record, card: np.uint64) -> bool:
    """Says whether the card is an Asso that takes the whole table (10.4)."""
    if state.options.ace == ACE_PLAIN or card & ACES == NONE or state.table == NONE:
        return False
    return state.options.ace == ACE_TAKES_ALL or state.table & ACES == NONE


@kernel
def moves(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves of the seat to act (3) and returns their number.

    Returns -1 when they do not fit into `out`, whose last DEPTH places stay free of moves.
    """
    n = NONE
    limit = u64(len(out)) - DEPTH
    table = state.table
    hand = state.hands[u64(state.turn)]
    special = state.options.ace != ACE_PLAIN
    fewest = state.options.fewest != 0
    while hand != NONE:
        card = low(hand)
        hand ^= card
        rank = index(card) >> TWO
        if n + FOUR > limit:
            return -1
        if special and is_ace_sweep(state, card):
            out[n].kind = PLAY
            out[n].cards = card
            out[n].extra = table
            n += ONE
            continue
        same = table & (RANK << (FOUR * rank))
        if same != NONE:
            while same != NONE:
                take = low(same)
                same ^= take
                out[n].kind = PLAY
                out[n].cards = card
                out[n].extra = take
                n += ONE
            continue
        begin = n
        n = sums(table, rank + ONE, card, out, n)
        if n > limit:
            return -1
        if n == begin:
            out[n].kind = PLAY
            out[n].cards = card
            out[n].extra = NONE
            n += ONE
        elif fewest:
            n = keep_fewest(out, begin, n)
    return np.int64(n)


@kernel
def count_sums(table: np.uint64, value: np.uint64, fewest: bool) -> Int:
    """Counts the groups of two or more table cards with the given total, or the smallest of them."""
    ways = np.zeros((12, 11), np.int64)
    ways[0, 0] = 1
    rest = table & ((ONE << (FOUR * (value - ONE))) - ONE)
    while rest != NONE:
        worth = np.int64(index(rest) >> TWO) + 1
        rest &= rest - ONE
        for size in range(10, -1, -1):
            for total in range(10 - worth, -1, -1):
                ways[size + 1, total + worth] += ways[size, total]
    found = 0
    for size in range(2, 12):
        found += ways[size, np.int64(value)]
        if fewest and found:
            break
    return found


@kernel
def count(state: np.record) -> Int:
    """Counts the legal moves of the seat to act without listing them."""
    total = 0
    hand = state.hands[u64(state.turn)]
    while hand != NONE:
        card = low(hand)
        hand ^= card
        rank = index(card) >> TWO
        same = popcount(state.table & (RANK << (FOUR * rank)))
        if is_ace_sweep(state, card):
            total += 1
        elif same != NONE:
            total += np.int64(same)
        else:
            total += max(1, count_sums(state.table, rank + ONE, state.options.fewest != 0))
    return total


@kernel
def value_of(cards: np.uint64) -> Int:
    """Returns the sum of the capture values (1) of a set of cards."""
    total = 0
    while cards != NONE:
        total += np.int64(index(cards) >> TWO) + 1
        cards &= cards - ONE
    return total


@kernel
def is_legal(state: np.record, move: np.record) -> bool:
    """Says whether the seat to act may make the move (3)."""
    if state.turn < 0 or move.kind != PLAY or popcount(move.cards) != ONE:
        return False
    if move.cards & ~state.hands[u64(state.turn)] or move.extra & ~state.table:
        return False
    if is_ace_sweep(state, move.cards):
        return move.extra == state.table
    rank = index(move.cards) >> TWO
    taken = popcount(move.extra)
    same = state.table & (RANK << (FOUR * rank))
    if same != NONE:
        return taken == ONE and move.extra & same != NONE
    if taken == NONE:
        return count_sums(state.table, rank + ONE, False) == 0
    if taken == ONE or value_of(move.extra) != np.int64(rank) + 1:
        return False
    if state.options.fewest == 0:
        return True
    return taken == fewest_cards(state.table, rank + ONE)


@kernel
def fewest_cards(table: np.uint64, value: np.uint64) -> np.uint64:
    """Returns the size of the smallest group with the given total, 0 where there is none (10.9)."""
    least = np.full(11, 99, np.int64)
    least[0] = 0
    rest = table & ((ONE << (FOUR * (value - ONE))) - ONE)
    while rest != NONE:
        worth = np.int64(index(rest) >> TWO) + 1
        rest &= rest - ONE
        for total in range(10, worth - 1, -1):
            least[total] = min(least[total], least[total - worth] + 1)
    size = least[np.int64(value)]
    return u64(size) if size < 99 else NONE


@kernel
def extend(state: np.record, part: np.record, out: np.recarray) -> Int:
    """Finds what may be added to a partial choice so that a legal move stays reachable.

    `part` names some played and taken cards. Afterwards `out[0]` holds the hand cards that may be
    added in `cards`, the table cards in `extra`, and in `kind` 1 when the part is a legal move as
    it is. Returns the number of legal moves that contain the part, -1 when they do not fit.
    """
    n = moves(state, out)
    if n < 0:
        return -1
    hand = NONE
    table = NONE
    complete = 0
    reached = 0
    for place in range(n):
        move = out[place]
        if part.cards & ~move.cards or part.extra & ~move.extra:
            continue
        reached += 1
        hand |= move.cards & ~part.cards
        table |= move.extra & ~part.extra
        if move.cards == part.cards and move.extra == part.extra:
            complete = 1
    out[0].cards = hand
    out[0].extra = table
    out[0].kind = complete
    return reached


@kernel
def is_scopa(state: np.record, move: np.record) -> bool:
    """Says whether a legal capture of the seat to act scores a scopa (3, 10.4, 10.8)."""
    if move.extra != state.table:
        return False
    if state.held == 1 and state.dealt == CARDS and state.options.last_sweep == 0:
        return False
    if state.options.ace == ACE_PLAIN or move.cards & ACES == NONE:
        return True
    return move.extra & ~ACES == NONE and popcount(move.extra) == ONE


@kernel
def apply(state: np.record, move: np.record) -> None:
    """Plays a legal move: capture or leave, sweep, next batch, end of the deal (3, 4)."""
    seat = state.turn
    side = u64(seat & 1)
    cards = move.cards
    taken = move.extra
    entry = state.history[u64(state.played)]
    entry.kind = PLAY
    entry.cards = cards
    entry.extra = taken
    state.played += 1
    state.hands[u64(seat)] ^= cards
    if taken != NONE:
        if is_scopa(state, move):
            state.sweeps[side] += 1
            entry.kind = SWEEP
        state.table ^= taken
        state.piles[side] |= taken | cards
        state.last_capturer = seat
    else:
        state.table |= cards
    state.held -= 1
    state.turn = seat + 1 if seat + 1 < state.options.seats else 0
    if state.held == 0:
        if state.dealt < CARDS:
            deal_batch(state)
        else:
            state.turn = -1
            if state.last_capturer >= 0:
                state.piles[u64(state.last_capturer & 1)] |= state.table
                state.table = NONE


@kernel
def primiera(pile: np.uint64) -> Int:
    """Returns the primiera of a pile, 0 where a suit is missing (5)."""
    total = 0
    for suit in range(4):
        rest = pile & (SUIT << u64(suit))
        if rest == NONE:
            return 0
        best = 0
        while rest != NONE:
            best = max(best, PRIMIERA_VALUES[index(rest) >> TWO])
            rest &= rest - ONE
        total += best
    return total


@kernel
def napola(pile: np.uint64) -> Int:
    """Returns the length of the unbroken diamond run from the Asso when it is 3 or more, else 0 (10.3)."""
    length = 0
    while length < 10 and pile & (TWO << u64(4 * length)):
        length += 1
    return length if length >= 3 else 0


@kernel
def score(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes the score sheet (5, 10.3, 10.5) into `out`, shape (SCORE_ROWS, 2), points per side."""
    out[:, :] = 0
    mine = state.piles[0]
    theirs = state.piles[1]
    for side in range(2):
        out[SCOPA, side] = state.sweeps[side]
    award(out, CARDS_AWARD, np.int64(popcount(mine)), np.int64(popcount(theirs)))
    award(out, DIAMONDS, np.int64(popcount(mine & DIAMOND)), np.int64(popcount(theirs & DIAMOND)))
    award(out, PRIMIERA, primiera(mine), primiera(theirs))
    for side in range(2):
        pile = state.piles[side]
        if pile & SETTEBELLO_CARD:
            out[SETTEBELLO, side] = 1
        if state.options.re_bello and pile & KING_OF_DIAMONDS:
            out[RE_BELLO, side] = 1
        if state.options.napola:
            out[NAPOLA, side] = napola(pile)


@kernel
def award(out: NDArray[np.int64], row: Int, mine: Int, theirs: Int) -> None:
    """Gives the point of a row to the side with more; to nobody when both have as many."""
    if mine > theirs:
        out[row, 0] = 1
    elif theirs > mine:
        out[row, 1] = 1


@kernel
def margin(state: np.record) -> Int:
    """Returns the points of side 0 less those of side 1, as `score` gives them, without writing."""
    mine = state.piles[0]
    theirs = state.piles[1]
    total = state.sweeps[0] - state.sweeps[1]
    total += more(np.int64(popcount(mine)), np.int64(popcount(theirs)))
    total += more(np.int64(popcount(mine & DIAMOND)), np.int64(popcount(theirs & DIAMOND)))
    total += more(primiera(mine), primiera(theirs))
    total += more(np.int64(mine & SETTEBELLO_CARD != NONE), np.int64(theirs & SETTEBELLO_CARD != NONE))
    if state.options.re_bello:
        total += more(np.int64(mine & KING_OF_DIAMONDS != NONE), np.int64(theirs & KING_OF_DIAMONDS != NONE))
    if state.options.napola:
        total += napola(mine) - napola(theirs)
    return total


@kernel
def more(mine: Int, theirs: Int) -> Int:
    """Returns 1, -1 or 0: which of two counts is larger."""
    return np.int64(mine > theirs) - np.int64(theirs > mine)


@kernel
def hide(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows (7): its hand, the table, the public history."""
    observation = out[0]
    observation.seat = seat
    observation.known = state
    known = observation.known
    for place in range(MOST_SEATS):
        observation.sizes[place] = np.int64(popcount(state.hands[place]))
        if place != seat:
            known.hands[place] = NONE
    for place in range(CARDS):
        known.stock[place] = UNKNOWN


@kernel
def unseen(observation: np.record) -> np.uint64:
    """Returns the cards that the seat has not seen: the other hands and the stock."""
    known = observation.known
    seen = known.table | known.piles[0] | known.piles[1] | known.hands[u64(observation.seat)]
    return FULL & ~seen


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn evenly from those the observation allows.

    Nothing but the counts constrains the hidden cards (7), so that a draw never fails.
    """
    out[0] = observation.known
    state = out[0]
    rest = unseen(observation)
    n = popcount(rest)
    begin = u64(CARDS) - n
    at = begin
    while rest != NONE:
        state.stock[at] = index(rest)
        rest &= rest - ONE
        at += ONE
    for place in range(u64(CARDS - 1), begin, -1):
        other = begin + below(random, u64(place) - begin + ONE)
        card = state.stock[place]
        state.stock[place] = state.stock[other]
        state.stock[other] = card
    at = begin
    for seat in range(state.options.seats):
        if seat == observation.seat:
            continue
        hand = NONE
        for _ in range(observation.sizes[u64(seat)]):
            hand |= bit(state.stock[at])
            at += ONE
        state.hands[u64(seat)] = hand
    return True
