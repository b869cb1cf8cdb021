"""The house rules of Ottocento that are offered (rules, section 13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from cardavia.games.options import Options, switch


@dataclass(frozen=True)
class OttocentoOptions(Options):
    """The switches of a match."""

    match: Literal["one_deal", "to_800", "four_deals"] = switch("one_deal", "to_800", "four_deals")
    """How long a match lasts: one deal, until a side has 800 points, or one deal dealt by each player."""
    discard_trumps: bool = switch(True, False)
    """Trumps other than the tarocchi may be discarded."""
    declare_when: Literal["first_card", "after_discard"] = switch("first_card", "after_discard")
    """Everybody declares just before the own first card, or all do before the first lead."""
    declaration_doubling: bool = switch(True, False)
    """Three sets or three sequences of one declaration are doubled."""
    grande_moors: Literal["filled_ok", "real_five"] = switch("filled_ok", "real_five")
    """The Moors join a Grande whose five is filled by a contatore, or only one that has the five itself."""
    matto_payment: Literal["auto", "choose"] = switch("auto", "choose")
    """The card paid for the Matto is chosen by the table, or by the player to whom the Matto was dealt."""

    def write_to(self, record: Any) -> None:
        """Writes what a deal needs into a compiled Options record."""
        record.seats = 4
        record.bar_trumps = int(not self.discard_trumps)
        record.declare_first = int(self.declare_when == "after_discard")
        record.plain_declarations = int(not self.declaration_doubling)
        record.real_five = int(self.grande_moors == "real_five")
        record.choose_payment = int(self.matto_payment == "choose")
