"""The one style known of a game that has no `styles` of its own: a template over its rules and its policy.

A game that tells styles of play apart offers the functions of this module itself.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int

rules: ModuleType
policy: ModuleType

STYLES = 1


@kernel
def chosen(style: Int, state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves into `out` and returns the place of the one that the rule policy takes."""
    return np.int64(policy.judged(state, out))


@kernel
def read(
    state: np.record, seat: Int, states: np.recarray, out: np.recarray, chances: NDArray[np.float64]
) -> None:
    """Writes into `chances` how likely the other side has each style, by all that is certain; they sum to 1.

    `states` is room for one deal, `out` for a list of moves.
    """
    chances[0] = 1.0


@kernel
def has_signs(state: np.record) -> bool:
    """Says whether there are plays which are likelier in one world than in another."""
    return False


@kernel
def weigh(state: np.record, seat: Int, out: np.recarray, chances: NDArray[np.float64]) -> None:
    """Multiplies chances by how likely each style made such plays in one world, which may be changed."""
