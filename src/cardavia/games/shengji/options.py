"""The house rules of Shengji that are offered (rules, section 18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from cardavia.games.options import Options, switch
from cardavia.games.shengji.cards import RANKS

KITTY_FACTORS = ("2n", "power", "two", "kind")
NO_CALLS = ("kitty", "no_trump", "redeal")


@dataclass(frozen=True)
class ShengjiOptions(Options):
    """The switches of a match, all off by default."""

    first_dealer: Literal["earliest", "standing"] = switch("earliest", "standing")
    """Who deals the first deal: its earliest declarer, or the one whose declaration stands (V2)."""
    pass_ace: Literal["any", "defend"] = switch("any", "defend")
    """Whether the ace may be passed by anybody, or only by defenders who began the deal on it (V3)."""
    stops: str | None = switch(None, "5TK", "5TKA", "TJQKA")
    """Levels that no promotion jumps over (V3)."""
    stops_defend: bool = switch(False, True)
    """A side on a stop is promoted only by winning as defenders (V3)."""
    throws: bool = switch(False, True)
    """Several shapes of one suit may be led together (V1)."""
    throw_penalty: int = switch(0, 10)
    """Points that a failed throw gives to the other side (V1)."""
    throw_kitty: Literal["all", "longest"] = switch("all", "longest")
    """Which cards of a last trick that was a throw the kitty factor counts (V1)."""
    follow_tractor: bool = switch(False, True)
    """A tractor is answered by a tractor of the same length from the suit (V4)."""
    reinforce: Literal["off", "own_turn"] = switch("off", "own_turn")
    """After three passes the declarer of one level card may once add the second (V6)."""
    no_call: Literal["kitty", "no_trump", "redeal"] = switch(*NO_CALLS)
    """What four passes lead to: the kitty names trumps, no trumps, or another deal (V7)."""
    kitty_factor: Literal["2n", "power", "two", "kind"] = switch(*KITTY_FACTORS)
    """By what the points of the kitty are multiplied (V8)."""

    def write_to(self, record: Any) -> None:
        """Writes what a deal needs into a compiled Options record."""
        record.seats = 4
        record.standing_deals = int(self.first_dealer == "standing")
        record.ace_defended = int(self.pass_ace == "defend")  # noqa: S105
        record.stops = sum(1 << RANKS.index(rank) for rank in self.stops or "")
        record.stops_defend = int(self.stops_defend)
        record.throws = int(self.throws)
        record.throw_penalty = self.throw_penalty
        record.throw_longest = int(self.throw_kitty == "longest")
        record.follow_tractor = int(self.follow_tractor)
        record.reinforce = int(self.reinforce == "own_turn")
        record.no_call = NO_CALLS.index(self.no_call)
        record.kitty_factor = KITTY_FACTORS.index(self.kitty_factor)
