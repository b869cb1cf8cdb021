"""The records and constants of compiled Ottocento: one deal as bits.

A card is the bit of its place in canonical order (2), so that a suit is ten neighbouring bits and a lower
bit of the same suit is the stronger card. Paragraph numbers refer to `docs/rules/ottocento.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.kernel.bits import u64

CARDS = 62
SEATS = 4
TRICKS = 15
PLAYS = 60
MOST_MOVES = 136
"""Room for every list of moves: the pairs of 17 cards (4.2)."""

PLAY, DISCARD, DECLARE, SKIP, PAY = range(5)
"""The kinds of moves. `cards` holds the card played, the two discarded or the one paid."""

DISCARDING, DECLARING, PLAYING, PAYING = range(4)
"""What the seat to act has to decide."""

UNDECIDED, SILENT, SKIPPED, DECLARED = range(4)
"""What a seat has declared: SILENT stands for "no declaration" after the first card, whatever the reason;
SKIPPED is what a seat knows of itself, and the others as soon as everything lies open."""

UNSETTLED, KEPT, EXCHANGED, LOST = range(4)
"""What became of the Matto (7.2)."""

CARD_POINTS, LAST_TRICK, SETS, SEQUENCES, DECLARATIONS = range(5)
SCORE_ROWS = 5
"""Rows of the score sheet, the order in which `score` writes them (8.4)."""

Move = np.dtype([("kind", np.int64), ("cards", np.uint64), ("extra", np.uint64)], align=True)
"""`extra` is always empty: nothing is taken by a choice."""

Options = np.dtype(
    [
        ("seats", np.int64),
        ("bar_trumps", np.int64),
        ("declare_first", np.int64),
        ("plain_declarations", np.int64),
        ("real_five", np.int64),
        ("choose_payment", np.int64),
    ],
    align=True,
)
"""What a deal needs of the options, 0 by default: trumps are barred from the discard, all declare before the
first lead, nothing is doubled within a declaration, the Moors join a Grande only behind a real five, the
payment for the Matto is chosen by a player (13)."""

State = np.dtype(
    [
        ("hands", np.uint64, (SEATS,)),
        ("discard", np.uint64),
        ("table", np.uint64),
        ("led", np.uint64),
        ("piles", np.uint64, (2,)),
        ("revealed", np.uint64, (SEATS,)),
        ("lacks", np.uint64, (SEATS,)),
        ("payment", np.uint64),
        ("declared", np.int64, (SEATS,)),
        ("points", np.int64, (SEATS,)),
        ("tricks", np.int64, (2,)),
        ("phase", np.int64),
        ("turn", np.int64),
        ("dealer", np.int64),
        ("leader", np.int64),
        ("best", np.int64),
        ("winner", np.int64),
        ("matto_seat", np.int64),
        ("matto_side", np.int64),
        ("fate", np.int64),
        ("played", np.int64),
        ("options", Options),
        ("plays", np.uint8, (64,)),
        ("leaders", np.uint8, (16,)),
    ],
    align=True,
)
"""One deal, complete.

`led` is the suit of the trick, empty while there is none (6.2); `best` the place in canonical order of the
card that wins so far and `winner` its seat, both -1 while there is none. `revealed` holds the cards of a
declaration and `points` what it made. `lacks` holds the suits that a seat has shown not to have, the Matto
never among them. `matto_seat` is the seat that played the Matto and `matto_side` the side that won its trick,
both -1 before. `plays` holds the cards in the order of play and `leaders` who led each trick; the places
behind hold UNKNOWN, and so the records have no holes. `turn` is -1 after the end; then and while the Matto is
paid for, `piles` and `discard` stand as after the settlement."""

Observation = np.dtype([("seat", np.int64), ("sizes", np.int64, (SEATS,)), ("known", State)], align=True)
"""What one seat knows: `known` without the other hands, the discard of another dealer and what others have
decided in secret; `sizes` of all hands."""

UNKNOWN = 255

TEN = u64(10)
SUIT = u64((1 << 10) - 1)
FULL = u64((1 << CARDS) - 1)
PLAIN = u64((1 << 40) - 1)
TRUMPS = u64(((1 << 21) - 1) << 40)
MATTO = u64(1 << 61)
BEGATO = u64(1 << 60)
MOORS = u64(15 << 56)
NUMBERS = u64(((1 << 12) - 1) << 44)
FIVE = u64(1 << 55)
ANGEL = u64(1 << 40)
WORLD, SUN, MOON = u64(1 << 41), u64(1 << 42), u64(1 << 43)
BASE = WORLD | SUN | MOON
"""The three highest trumps below the Angel, of which a Grande needs two (8.3)."""
CONTATORI = BEGATO | MATTO
TAROCCHI = ANGEL | WORLD | CONTATORI
ONE_EACH = u64(1 | 1 << 10 | 1 << 20 | 1 << 30)
KINGS = ONE_EACH
QUEENS = u64(2 * int(ONE_EACH))
KNIGHTS = u64(4 * int(ONE_EACH))
JACKS = u64(8 * int(ONE_EACH))
ACES = u64(1 << 9 | 1 << 19 | 1 << 24 | 1 << 34)
FIVE_CARDS = TAROCCHI | KINGS
COURTS = u64(15 * int(ONE_EACH))
PIPS = PLAIN & ~COURTS & ~ACES
"""The cards that stand in no combination: ten to six of every suit."""

FIRST_NUMBER, FIRST_MOOR, LAST_MOOR, FIRST_TRUMP, MATTO_PLACE = 44, 56, 59, 40, 61
NOBODY = -1
