"""The house rules of Scopa that are offered (rules, section 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from cardavia.games.options import Options, switch
from cardavia.games.scopa import rules


@dataclass(frozen=True)
class ScopaOptions(Options):
    """The switches of a match, all off by default."""

    target: int | None = switch(11, 16, 21, 31, None)
    """Points that win the match; None plays one deal (10.1)."""
    variant: Literal["scopone", "scopone_scientifico"] | None = switch(None, "scopone", "scopone_scientifico")
    """Four players with nine or ten cards each (10.2)."""
    napola: bool = switch(False, True)
    """Diamonds in a row from the Asso count their number (10.3)."""
    ace: Literal["all", "ace_first"] | None = switch(None, "all", "ace_first")
    """An Asso takes the whole table, always or unless an Asso lies there (10.4)."""
    re_bello: bool = switch(False, True)
    """The Re of diamonds is a point (10.5)."""
    tie_break: Literal["count_order"] | None = switch(None, "count_order")
    """Totals equal at the target are decided by the order of counting (10.6)."""
    last_play_sweep: bool = switch(False, True)
    """A sweep with the last card of the deal counts (10.8)."""
    fewest_cards: bool = switch(False, True)
    """Among sums only the smallest groups may be taken (10.9)."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return 2 if self.variant is None else 4

    @property
    def batch(self) -> int:
        """The number of cards a hand gets at a time."""
        return {None: 3, "scopone": 9, "scopone_scientifico": 10}[self.variant]

    @property
    def opening(self) -> int:
        """The number of cards laid on the table before the first play."""
        return 0 if self.variant == "scopone_scientifico" else 4

    def write_to(self, record: Any) -> None:
        """Writes what a deal needs into a compiled Options record."""
        record.seats = self.seats
        record.batch = self.batch
        record.opening = self.opening
        record.ace = {
            None: rules.ACE_PLAIN,
            "all": rules.ACE_TAKES_ALL,
            "ace_first": rules.ACE_TAKES_ACE_FIRST,
        }[self.ace]
        record.fewest = int(self.fewest_cards)
        record.last_sweep = int(self.last_play_sweep)
        record.napola = int(self.napola)
        record.re_bello = int(self.re_bello)
