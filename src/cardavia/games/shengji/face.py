"""The view model of Shengji: what one seat is shown of a deal (15)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardavia.games.views import Called, Lock, TrickView, WireModel

Stage = Literal["calling", "burying", "playing", "over"]
CallRungReason = Literal["weaker", "equal", "one", "none"]


class Suit(WireModel):
    """An effective suit: which cards belong to it, and which beat which."""

    suit: str = Field(description="T for trumps, else S, H, C or D")
    rungs: list[list[str]] = Field(description="from the strongest down; the faces of one rung are equal")


class CallRung(WireModel):
    """One strength of the ladder of calls."""

    strength: int = Field(description="1 one level card, 2 a pair of them, 3 black jokers, 4 red jokers")
    cards: list[list[str]] = Field(description="what your hand can show here")
    reason: CallRungReason | None = Field(
        description="why it can show nothing: a stronger or an equal call stands, one or no card is held"
    )


class Settled(WireModel):
    """How a finished deal was settled."""

    trick_points: int = Field(description="of the attackers in tricks")
    penalty: int = Field(description="that failed throws gave to the attackers")
    buried_points: int
    factor: int = Field(description="by which the last trick multiplies them")
    last_side: int = Field(description="that won the last trick")
    attack_points: int
    winner: int = Field(description="the side that keeps or takes over the deal")
    gain: int = Field(description="the levels that it rises by the table")
    levels: list[str] = Field(description="of both sides after the deal; PAST beyond the ace")
    next_dealer: int | None = Field(description="None when the match is over")


class ShengjiView(TrickView):
    """The table of Shengji as one seat sees it; `tricks` are the most that the deal can still come to."""

    game: Literal["shengji"] = "shengji"
    stage: Stage
    starter: int
    levels: list[str] = Field(description="of both sides before the deal")
    level: str = Field(description="of the deal")
    trump: str | None = Field(description="S, H, C, D or NT; None before it is known")
    order: list[Suit] = Field(description="trumps first")
    calls: list[Called]
    call_rungs: list[CallRung] = Field(description="weakest first; empty once the calling is over")
    exposed: list[str] = Field(description="the kitty where it was turned up, in order; else empty")
    picked: list[str] = Field(description="the kitty for the dealer who has taken it; else empty")
    buried: list[str] = Field(description="for the dealer, and for all once the deal is over; else empty")
    least_factor: int = Field(description="of the kitty, at least, if the attackers win the last trick")
    worth: dict[str, int] = Field(description="points of single cards; others are worth nothing")
    attack_points: int = Field(description="of the attackers so far, with the kitty once the deal is over")
    on_table: int = Field(description="points in the trick in play")
    kitty_bonus: int = Field(description="points that the kitty brought, 0 before the end")
    led: str = Field(description="the effective suit led, empty before a lead")
    wanted: int = Field(description="cards that answer the lead, 0 before it")
    wanted_pairs: int = Field(description="pairs that answer it, as far as they are held")
    must_answer: bool = Field(description="a tractor has to be answered by one where it is held")
    forced: list[str] = Field(description="cards of your hand that every legal answer to the lead holds")
    forced_lock: Lock | None = Field(description="why they are; None where nothing is forced")
    settled: Settled | None = Field(description="once the deal is over")
