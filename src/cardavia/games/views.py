"""The vocabulary in which games describe a deal to one seat: Pydantic models for the wire.

A view is built from an Observation field by field; a card that a seat may not know has no id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

OFFERED = 6
"""Most legal actions that the answer to a partial choice offers."""


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


class Discarded(WireModel):
    """A seat put cards of its hand aside, face down."""

    kind: Literal["discarded"] = "discarded"
    seat: int
    count: int
    cards: list[str] = Field(description="the cards, for the seat that may know them; else empty")


class Declared(WireModel):
    """A seat said before its first card what its hand is worth, or that it declares nothing."""

    kind: Literal["declared"] = "declared"
    seat: int
    combinations: list[str] = Field(description="their kinds; empty for no declaration, whatever its cause")
    points: int


class Called(WireModel):
    """A seat named trumps by showing cards of its hand, or passed."""

    kind: Literal["called"] = "called"
    seat: int
    cards: list[str] = Field(description="the cards shown; empty for a pass")


class Exposed(WireModel):
    """Cards laid aside were turned up for everybody and named the trumps."""

    kind: Literal["exposed"] = "exposed"
    seat: int = Field(description="of the dealer, who takes them")
    cards: list[str] = Field(description="in order of dealing")
    trump: str


class Laid(WireModel):
    """A seat laid cards to the trick."""

    kind: Literal["laid"] = "laid"
    seat: int
    cards: list[str]
    trick: int = Field(description="its number in the deal, from 1")
    ahead: bool = Field(description="they beat what lay in the trick before them")
    note: str | None = Field(description="what is remarkable about them: `tag-<note>`, `note-<note>`")


class Won(WireModel):
    """A trick was complete and went to its winner."""

    kind: Literal["won"] = "won"
    seat: int
    trick: int = Field(description="its number in the deal, from 1")
    kept: list[str] = Field(description="cards that go back to the side of the seat that laid them")


class Paid(WireModel):
    """A side gave a captured card to the other one."""

    kind: Literal["paid"] = "paid"
    seat: int = Field(description="for whose card it is given")
    card: str


PublicEvent = Annotated[
    Dealt | Played | Collected | Discarded | Declared | Called | Exposed | Laid | Won | Paid,
    Field(discriminator="kind"),
]


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


@dataclass(frozen=True)
class Choice:
    """Cards that may be added to a partial choice, and what the choice is already worth."""

    hand: list[str]
    table: list[str]
    action: str | None
    """The legal action that the choice is as it stands, or None while it is incomplete."""
    total: int | None
    """The running value to show beside the choice, where the game has one."""
    offers: list[LegalAction] = field(default_factory=list)
    """At most OFFERED legal actions that hold the choice: those that take what it takes, then the best."""
    reached: int = 0
    """The number of legal actions that hold the choice."""
    forced: list[str] = field(default_factory=list)
    """Cards of the hand that every legal action holds, where the game tells them."""


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


class Lock(WireModel):
    """Cards of the hand that may not be played now, and why: a refusal before the attempt."""

    cards: list[str]
    code: str = Field(description="the text `lock-<code>`, short; a refusal of this code says more")
    rule: str = Field(description="paragraph of the rules page that says so")
    suit: str = Field(description="the suit that it is about, empty where it is about none")


class Lay(WireModel):
    """What a seat has laid to a trick."""

    seat: int
    cards: list[str]
    note: str | None = Field(description="what is remarkable about it: `tag-<note>`, `note-<note>`")


class TrickPile(WireModel):
    """The tricks of a side, as far as the table shows them."""

    cards: int
    tricks: int


class TrickView(GameView):
    """The table of a trick-taking game as one seat sees it."""

    number: int = Field(description="of the trick in play, from 1")
    tricks: int = Field(description="tricks of the deal")
    trick: list[Lay] = Field(description="what lies in the trick, in order")
    ahead: int | None = Field(description="seat that would win the trick as it lies")
    last_trick: list[Lay] = Field(description="the trick before, in order; empty before any")
    last_winner: int | None
    piles: list[TrickPile] = Field(description="per side")
    locks: list[Lock] = Field(description="of your hand, when it is your turn")
