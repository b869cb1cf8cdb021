"""The view model of Shengji: what one seat is shown of a deal (15)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardavia.games.views import Called, TrickView

Stage = Literal["calling", "burying", "playing", "over"]


class ShengjiView(TrickView):
    """The table of Shengji as one seat sees it; `tricks` are the most that the deal can still come to."""

    game: Literal["shengji"] = "shengji"
    stage: Stage
    starter: int
    levels: list[str] = Field(description="of both sides before the deal")
    level: str = Field(description="of the deal")
    trump: str | None = Field(description="S, H, C, D or NT; None before it is known")
    calls: list[Called]
    exposed: list[str] = Field(description="the kitty where it was turned up, in order; else empty")
    picked: list[str] = Field(description="the kitty for the dealer who has taken it; else empty")
    buried: list[str] = Field(description="for the dealer, and for all once the deal is over; else empty")
    attack_points: int = Field(description="of the attackers so far, with the kitty once the deal is over")
    kitty_bonus: int = Field(description="points that the kitty brought, 0 before the end")
    forced: list[str] = Field(description="cards of your hand that every legal answer to the lead holds")
