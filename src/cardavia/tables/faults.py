"""Why a table cannot do what a message asks; nothing has changed then."""

from __future__ import annotations

from typing import Literal

PhaseFault = Literal[
    "deal_exists",
    "not_waiting",
    "match_over",
    "no_deal",
    "not_your_turn",
    "nothing_to_undo",
    "nothing_to_claim",
    "preparing",
]


class StaleError(Exception):
    """Raised for an action that was chosen on an older state than the present one."""


class HintFailedError(Exception):
    """Raised when a hint could not be worked out; the next question tries anew."""


class WrongPhaseError(Exception):
    """Raised for a message that does not fit where the match stands."""

    def __init__(self, code: PhaseFault) -> None:
        super().__init__(code)
        self.code = code
