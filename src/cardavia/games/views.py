"""The vocabulary in which games describe a deal to one seat: Pydantic models for the wire.

A view is built from an Observation field by field; a card that a seat may not know has no id.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class WireModel(BaseModel):
    """A frozen model whose generated type has no optional fields and no unknown ones."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Dealt(WireModel):
    """Cards went from the stock to hands (and, first in a deal, to the table)."""

    kind: Literal["dealt"] = "dealt"
    hands: list[int] = Field(description="cards given to each seat")
    table: list[str] = Field(description="cards laid face up")
    stock: int = Field(description="cards left face down")


class Played(WireModel):
    """A seat played a card, and may have taken table cards with it."""

    kind: Literal["played"] = "played"
    seat: int
    cards: list[str]
    taken: list[str]
    bonuses: list[str] = Field(description="names of the bonus points made, as records name them")


class Collected(WireModel):
    """The cards left on the table at the end went to the last capturer."""

    kind: Literal["collected"] = "collected"
    seat: int
    cards: list[str]


PublicEvent = Annotated[Dealt | Played | Collected, Field(discriminator="kind")]


class Gain(WireModel):
    """What taken cards are good for: an item of the score sheet and how many cards count for it."""

    item: str
    count: int


class LegalAction(WireModel):
    """A legal action with its parts, so that a client needs no rule to offer it."""

    action: str
    cards: list[str] = Field(description="cards from the hand")
    taken: list[str] = Field(description="cards from the table")
    bonuses: list[str] = Field(description="bonus points it would make at once")
    gains: list[Gain] = Field(description="what the cards won are good for, most valuable first")


class SheetRow(WireModel):
    """One line of a score sheet: what decided it, and the points it gave."""

    item: str
    counts: list[int | None] = Field(description="what was compared, per side; None where a side has none")
    cards: list[list[str]] = Field(description="the cards that decided it, per side")
    values: list[list[int]] = Field(
        description="what each of those cards is worth, per side; empty where the cards are only counted"
    )
    points: list[int]


class Pile(WireModel):
    """A side's captured cards, as far as the table shows them."""

    cards: int
    bonuses: int


class GameView(WireModel):
    """The part of a view that every game has; each game adds what is its own."""

    seats: int
    you: int
    turn: int | None = Field(description="seat to act, None when the deal is over")
    dealer: int
    hand: list[str] = Field(description="your cards in canonical order")
    counts: list[int] = Field(description="cards in each hand")
    sheet: list[SheetRow] | None = Field(description="the score sheet once the deal is over")
