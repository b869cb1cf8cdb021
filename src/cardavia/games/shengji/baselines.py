"""Frozen players of Shengji that strength is measured against, in compiled form.

They read what the actor may know, decide move by move, and never change: `VERSION` is raised when one
of them has to be mended, and every published table names it.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.candidates import candidates
from cardavia.games.shengji.records import BURYING, CALLING, PASS
from cardavia.games.shengji.rules import draw, is_led
from cardavia.games.shengji.scoring import attack_points, margin
from cardavia.games.shengji.textbook import MEMORY, TEXTBOOK, buried, called, followed, led, put
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, u64
from cardavia.kernel.random import RandomState, below

VERSION = 1

RANDOM = 0

KINDS = {"random": RANDOM, "textbook": TEXTBOOK, "textbook-memory": MEMORY}
"""The players by the names of the command line. `textbook` follows what manuals of the game advise;
`textbook-memory` counts the cards as well, and what the plays have told of suits and pairs."""

REPORTS = "textbook-memory"
"""The player that finishes worlds for the re-created searches."""

LOOKS_AHEAD = False
"""A few plies in a world, with dozens of plays each, would take `pimc-N` and `esperto` minutes a decision."""

EXPLORATION = 2.0
"""The tuned constant of plain tree search, in levels; see the tuning log in `docs/experiments.md`."""

CALLED = 0.8
"""How often `random` passes."""

EVENLY = u64(1 << 32)


@kernel
def choose(kind: Int, known: np.record, out: np.recarray, random: RandomState) -> Int:
    """Writes the chosen move to the front of `out` and returns its place, 0."""
    if kind == RANDOM:
        if known.phase == CALLING and below(random, EVENLY) < u64(CALLED * 4294967296.0):
            return put(out, PASS, NONE, NONE)
        draw(known, random, out[0])
        return np.int64(0)
    if known.phase == CALLING:
        return np.int64(called(known, out))
    if known.phase == BURYING:
        return np.int64(buried(known, out))
    if is_led(known):
        return np.int64(followed(kind, known, out))
    return np.int64(led(kind, known, out))


@kernel
def listed(known: np.record, out: np.recarray) -> Int:
    """Lists the moves that re-created searches try out; returns their number."""
    return np.int64(candidates(known, out))


@kernel
def outcome(state: np.record) -> float:
    """Returns what a finished deal is worth to side 0, in points: levels by 40, and what lies between."""
    attack = np.float64(attack_points(state))
    return 40.0 * np.float64(margin(state)) + (attack - 80.0 if state.dealer & 1 else 80.0 - attack)


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead by points so far, in levels."""
    defending = state.dealer & 1
    attack = np.float64(state.captured[u64(1 - defending)])
    return (attack if defending == 1 else -attack) / 40.0
