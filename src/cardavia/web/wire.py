"""Messages between the table and its client; `client/src/wire.ts` is generated from these models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from cardavia.games.registry import games
from cardavia.games.views import GameView, LegalAction, PublicEvent, WireModel
from cardavia.play.typing import MOST_TYPED

if TYPE_CHECKING:
    AnyGameView = GameView
else:
    AnyGameView = Union[tuple(game.view_model for game in games().values())]  # noqa: UP007

LISTED = 200
"""Most legal actions that a view lists; beyond, the client asks with `choose`."""


class SeatView(WireModel):
    """Who sits at a seat."""

    name: str
    kind: Literal["person", "ai"]
    level: str | None = Field(description="AI level, None for a person")
    side: int


class MatchView(WireModel):
    """Where the match stands."""

    scores: list[int] = Field(description="points of both sides before the present deal")
    target: int | None = Field(description="points that win, None for a match of one deal")
    deals: int | None = Field(description="deals after which it is over, None where points decide")
    deal: int = Field(description="number of the present deal, from 1; 0 before the first")


class Outcome(WireModel):
    """How a finished deal ended."""

    scores: list[int]
    winner: int | None
    match_scores: list[int]
    match_over: bool
    match_winner: int | None


class TableView(WireModel):
    """Everything one seat is shown, and the events that led here since the last message."""

    type: Literal["view"] = "view"
    seq: int = Field(description="public events of the match so far; a play has to name it")
    phase: Literal["waiting", "playing", "over", "finished"] = Field(
        description="before a deal; in it; deal over, match goes on; match over"
    )
    you: int
    seats: list[SeatView]
    match: MatchView
    commitment: str = Field(description="SHA-256 of the secret of the deal now to be made or in play")
    game: AnyGameView | None = Field(description="None before the first deal")
    legal: list[LegalAction] = Field(description="yours; empty when it is not your turn or beyond 200")
    legal_count: int
    outcome: Outcome | None = Field(description="of the deal that is over")
    voids: list[list[str]] = Field(
        description="what the void deals before this one turned up; to be shown when it is dealt"
    )
    can_undo: bool = Field(description="your last decision can be taken back with `undo`")
    can_claim: bool = Field(description="the rest is decided whatever is played: `claim` is offered")
    claimed: int | None = Field(description="seat that claimed the rest, which is now played out")
    practice: bool = Field(
        description="this deal began at a written position, or a decision of it was taken back"
    )
    events: list[PublicEvent]
    snapshot: bool = Field(description="True when `events` tells the whole deal: show the state at once")


class Refused(WireModel):
    """A message that changed nothing, and why."""

    type: Literal["refused"] = "refused"
    code: str
    rule: str | None = Field(description="paragraph of the rules page that says so")
    values: dict[str, Any]
    seq: int


class ChoiceView(WireModel):
    """The answer to `choose`: what may be added, what the choice already is, and the best it may become."""

    type: Literal["choice"] = "choice"
    seq: int
    cards: list[str] = Field(description="as asked")
    taken: list[str] = Field(description="as asked")
    hand: list[str] = Field(description="hand cards that may be added")
    table: list[str] = Field(description="table cards that may be added")
    action: str | None = Field(description="the action that the choice is, None while incomplete")
    total: int | None
    offers: list[LegalAction] = Field(
        description="at most 6 legal actions that hold the choice: exact ones first, then the best"
    )
    reached: int = Field(description="legal actions that hold the choice")


class HintNote(WireModel):
    """A text of a hint: message `hint-<id>` with these values."""

    id: str
    values: dict[str, int | float]


class HintPlay(WireModel):
    """A play that another one is compared with: how many points worse it is, on average of a deal."""

    play: LegalAction
    difference: float
    interval: float = Field(description="half width of the 95 % interval of the difference; 0 = exact")


class HintView(WireModel):
    """The answer to `hint`: each step tells more."""

    type: Literal["hint"] = "hint"
    seq: int
    step: Literal[1, 2, 3]
    look: HintNote
    cards: list[str] = Field(description="in hand and on the table: what `look` is about")
    play: LegalAction | None = Field(description="the best play; None in step 1")
    certainty: Literal["forced", "exact", "clear", "unclear"] | None = Field(
        description="only play; all cards known; clearly best; the next may be as good; None before step 3"
    )
    second: HintPlay | None = Field(description="the next best play; in step 3")
    rival: HintPlay | None = Field(
        description="the best play that is clearly worse; `reasons` compare with it"
    )
    reasons: list[HintNote] = Field(description="why, the weightiest first; in step 3")
    dangers: list[HintNote] = Field(description="what the best play risks all the same; in step 3")


class Preparing(WireModel):
    """The kernels of the game are being compiled; the view follows."""

    type: Literal["preparing"] = "preparing"
    stage: Literal["rules", "players"]


class ClientModel(BaseModel):
    """A message from outside: nothing unknown, nothing coerced."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class StartDeal(ClientModel):
    """Gives this browser's random bytes and asks for the next deal."""

    type: Literal["deal"]
    number: int = Field(ge=1, le=100_000)
    entropy: str = Field(pattern=r"^[0-9a-f]{32}$")


class Play(ClientModel):
    """Plays an action on the state that `seq` names."""

    type: Literal["play"]
    action: str = Field(min_length=1, max_length=200)
    seq: int = Field(ge=0)


class Choose(ClientModel):
    """Asks how a partial choice may go on."""

    type: Literal["choose"]
    cards: list[Annotated[str, Field(max_length=4)]] = Field(max_length=60)
    taken: list[Annotated[str, Field(max_length=4)]] = Field(max_length=60)
    seq: int = Field(ge=0)


class Undo(ClientModel):
    """Takes this seat's last decision back, with all that followed it."""

    type: Literal["undo"]
    seq: int = Field(ge=0)


class Say(ClientModel):
    """Plays the action that a typed text means, such as `7s x 3d 4d`."""

    type: Literal["say"]
    text: str = Field(min_length=1, max_length=MOST_TYPED)
    seq: int = Field(ge=0)


class AskHint(ClientModel):
    """Asks for a hint: 1 what to look at, 2 also the play, 3 also the reasons."""

    type: Literal["hint"]
    step: Literal[1, 2, 3]
    seq: int = Field(ge=0)


class Claim(ClientModel):
    """Claims the rest of the deal."""

    type: Literal["claim"]
    seq: int = Field(ge=0)


class Sync(ClientModel):
    """Asks for a full view."""

    type: Literal["sync"]


ServerMessage = Annotated[
    TableView | Refused | ChoiceView | HintView | Preparing, Field(discriminator="type")
]
AnyClientMessage = StartDeal | Play | Say | Choose | Undo | AskHint | Claim | Sync
ClientMessage = Annotated[AnyClientMessage, Field(discriminator="type")]
CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
