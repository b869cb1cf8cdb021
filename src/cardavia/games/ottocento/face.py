"""The vocabulary in which Ottocento is shown to a seat: Pydantic models beyond those of every trick game."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardavia.games.views import TrickView, WireModel

Stage = Literal["discard", "declare", "play", "pay", "over"]
"""What the observing seat is asked for, or what the table is at while others act."""


class Contatore(WireModel):
    """A Begato or Matto in a sequence."""

    card: str
    place: int = Field(description="its place among the cards of the sequence, from 0")
    fills: str | None = Field(description="the card that it stands for; None where it is one more card")


class Combination(WireModel):
    """A set or sequence as it is drawn: contatori lie in the gap that they fill, else at the end."""

    kind: str
    cards: list[str]
    contatori: list[Contatore]
    points: int = Field(description="before any doubling")


class Counted(WireModel):
    """All sets and sequences of some cards with what they make."""

    sets: list[Combination]
    sequences: list[Combination]
    set_points: int = Field(description="before doubling")
    set_factor: int
    sequence_points: int = Field(description="before doubling")
    sequence_factor: int
    total: int


class Declaration(Counted):
    """A declaration, made or possible."""

    revealed: list[str] = Field(description="the cards that everybody may know by it, in canonical order")
    held: list[str] = Field(description="those of them that are still in the hand")


class Prospect(WireModel):
    """What both sides make, and what they can still make, of one kind; from cards that all have seen."""

    kind: str
    now: list[int] = Field(description="points per side as the piles lie")
    most: list[int] = Field(description="points per side with all cards that are not won yet")


class Debt(WireModel):
    """The Matto on its way back: its trick is over, and its side owes a card for it or not."""

    side: int
    seat: int = Field(description="who played it")
    is_owed: bool = Field(description="the other side won its trick, and a card will be paid")


class Settlement(WireModel):
    """What became of all cards once the deal is over (7, 8)."""

    discard: list[str]
    discard_side: int
    matto: Literal["kept", "exchanged", "lost"]
    matto_side: int = Field(description="the side that it was dealt to")
    payment: str | None
    card_points: list[int]
    last_side: int
    declared: list[int] = Field(description="points by seat")
    counted: list[Counted] = Field(description="per side")


class OttocentoView(TrickView):
    """The table of Ottocento as one seat sees it."""

    game: Literal["ottocento"] = "ottocento"
    stage: Stage
    led: str = Field(description="S, B, C, D, T for trumps; empty while no suit is led")
    order: list[str] = Field(description="the cards of the suit led, highest first")
    is_doubling: bool = Field(description="three sets or three sequences of a declaration are doubled")
    declared: list[Literal["open", "none", "made"]] = Field(description="by seat")
    declarations: list[Declaration | None] = Field(description="by seat, those made")
    offer: Declaration | None = Field(description="yours, when it is asked for")
    discard: list[str] = Field(description="the two cards put aside, as far as you may know them")
    is_discarded: bool
    debt: Debt | None
    prospects: list[Prospect]
    settlement: Settlement | None
