"""The records and constants of compiled Cicera: one deal as bits.

Cards are bits in rank-major order, bit 4 x (rank's place from 0) + suit with suits batons, cups, coins,
swords; the ten numbers come first, so that a number's place counted from 1 is what it is worth in sums.
Paragraph numbers refer to `docs/rules/cicera.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.records import Move
from cardavia.kernel.bits import u64

CARDS = 52
SEATS = 4
MOST_PLAYS = 48
MOST_MOVES = 16_248
"""Room for every list of moves: no more distinct ones exist (7)."""

SCUA, PICADA, SIMILI, QUADRIGLIA, CARDS_AWARD, SWORDS, MATA, TEN_COINS, FANTE_CUPS, NAPULA = range(10)
BONUS_ROWS = 4
SCORE_ROWS = 10
"""Rows of the score sheet, the order in which `score` writes them; the bonuses are the first four."""

SCUA_BIT, PICADA_BIT, SIMILI_BIT, QUADRIGLIA_BIT = 1, 2, 4, 8
"""The bonuses (4) that a play made, as the history notes them in the kind of its move; PLAY is none."""

BONUSES = ("scua", "picada", "simili", "quadriglia")
"""Their names, in the order of rows and bits."""

Options = np.dtype(
    [
        ("seats", np.int64),
        ("batch", np.int64),
        ("opening", np.int64),
        ("last_scua", np.int64),
        ("split", np.int64),
        ("swords", np.int64),
        ("napoleone", np.int64),
    ],
    align=True,
)
"""What a deal needs of the options: `batch` cards a hand, `opening` cards on the table, the points for most
swords, and switches."""

State = np.dtype(
    [
        ("hands", np.uint64, (SEATS,)),
        ("table", np.uint64),
        ("piles", np.uint64, (2,)),
        ("bonuses", np.int64, (2, BONUS_ROWS)),
        ("placed", np.uint64),
        ("turn", np.int64),
        ("dealer", np.int64),
        ("last_capturer", np.int64),
        ("held", np.int64),
        ("dealt", np.int64),
        ("played", np.int64),
        ("stock", np.uint8, (CARDS,)),
        ("opening", np.uint8, (CARDS,)),
        ("options", Options),
        ("history", Move, (MOST_PLAYS,)),
    ],
    align=True,
)
"""One deal, complete. `bonuses` are counted by side and kind; `placed` is the card that the previous play
left on the table, nothing when it took or there was none. `turn` is -1 after the last play; `last_capturer` a
seat or -1; `held` counts the cards in all hands, `dealt` those that have left the stock, `played` the plays
in `history`. The places behind the last play of `history` and behind the last card of `opening` hold nothing
of this deal."""

Observation = np.dtype([("seat", np.int64), ("sizes", np.int64, (SEATS,)), ("known", State)], align=True)
"""What one seat knows: `known` without the other hands and the stock, `sizes` of all hands."""

NUMBERS = u64((1 << 40) - 1)
RANK = u64(15)
SUIT = u64(0x1111111111111)
"""The batons; shifted by a suit's place, the cards of that suit."""

SWORD = u64(0x8888888888888)
MATA_CARD = u64(1 << (4 * 1 + 3))
TEN_OF_COINS = u64(1 << (4 * 9 + 2))
FANTE_OF_CUPS = u64(1 << (4 * 10 + 1))
