"""The course of a match: the fold of its log, without any input or output."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cardavia.games.contract import Result
from cardavia.games.views import PublicEvent
from cardavia.play import shuffle
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset

Phase = Literal["waiting", "playing", "over", "finished"]
"""Before the first deal; in a deal; between deals; after the match."""


@dataclass(frozen=True)
class Reveal:
    """What proves a finished deal: anybody can shuffle it again from this."""

    number: int
    dealer: int
    secret: bytes = field(repr=False)
    entropy: tuple[bytes | None, ...]
    commitment: str
    deck: tuple[str, ...]
    ai_secret: bytes = field(repr=False)


class BadEntryError(ValueError):
    """Raised for a log entry that does not fit what came before it."""


class Course:
    """A match so far: `apply` takes the entries of its log in order."""

    def __init__(self, ruleset: Ruleset, secret: bytes, ai_secret: bytes) -> None:
        self.ruleset = ruleset
        self.number = 0
        """The number of the present deal, 0 before the first."""
        self.deal: Deal | None = None
        self.result: Result | None = None
        self.context: dict[str, Any] = ruleset.game.first_context(ruleset.options)
        self.dealer = first_dealer(secret, ruleset.seats)
        """Who deals the present deal, or the first one before it."""
        self.is_practice = False
        """Whether the present deal began at a written position, or a decision of it was taken back."""
        self.claimed_by: int | None = None
        """The seat that claimed the rest of the present deal, which is then played out for everybody."""
        self._secret = secret
        self._ai_secret = ai_secret
        self._reveals: dict[int, Reveal] = {}
        self._entropy: tuple[bytes | None, ...] | None = None
        self._told = [0] * ruleset.seats
        self._events: dict[int, list[PublicEvent]] = {}

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        if self.deal is None:
            return "waiting"
        if self.result is None:
            return "playing"
        return "finished" if self.result["match_over"] else "over"

    @property
    def commitment(self) -> str:
        """The commitment of the deal in play, between deals that of the next one."""
        number = self.number + 1 if self.phase in ("waiting", "over") else self.number
        return shuffle.commitment(shuffle.deal_secret(self._secret, number))

    @property
    def actor(self) -> int | None:
        """The seat to act, None between deals."""
        return self.deal.turn if self.deal is not None else None

    def begin(self, number: int, entropy: tuple[bytes | None, ...]) -> None:
        """Deals: takes the entry `deal`; raises BadEntryError out of order."""
        self._move_on(number)
        seed = shuffle.deal_seed(
            shuffle.deal_secret(self._secret, number), [e for e in entropy if e is not None]
        )
        self.deal = self.ruleset.deal(seed, dealer=self.dealer, context=self.context)
        self._entropy = entropy

    def lay(self, number: int, position: Mapping[str, Any]) -> None:
        """Begins a deal at a written position: takes the entry `position`; raises BadEntryError out of order.

        Nothing is shuffled, so nothing can be proved: the deal is practice and has no reveal.
        """
        self._move_on(number)
        self.deal = self.ruleset.position(position)
        self.context = dict(self.deal.context)
        self.dealer = self.deal.dealer
        self.is_practice = True
        self._entropy = None

    def _move_on(self, number: int) -> None:
        """Leaves the deal before, and takes its result into the match."""
        if number != self.number + 1 or self.phase not in ("waiting", "over"):
            raise BadEntryError(f"deal {number} cannot follow deal {self.number} in phase {self.phase}")
        if self.result is not None:
            self._told = [self.seq(seat) for seat in range(self.ruleset.seats)]
            self.context = self.ruleset.game.next_context(self.context, self.result)
            self.dealer = self.result["next_dealer"]
        self.result = None
        self.is_practice = False
        self.claimed_by = None
        self.number = number
        self._events.clear()

    def act(self, seat: int, action: str) -> None:
        """Plays an action: takes the entry `action`; raises IllegalActionError, BadEntryError."""
        if self.deal is None:
            raise BadEntryError(f"action {action!r} before the first deal")
        self.deal.play(action, seat)
        self._events.clear()
        if self.deal.is_over:
            self.result = self.deal.result()
            if self._entropy is not None:
                self._reveals[self.number] = self._reveal(self.deal, self._entropy)

    def last_decision(self, seat: int) -> int | None:
        """Returns the place of the seat's last action in the deal in play, None when there is none.

        What was claimed is settled and can no longer be taken back.
        """
        if self.deal is None or self.result is not None or self.claimed_by is not None:
            return None
        places = [place for place, step in enumerate(self.deal.actors()) if step == seat]
        return places[-1] if places else None

    def take_back(self, place: int) -> None:
        """Takes the actions from a place on back: takes the entry `undo`; raises BadEntryError.

        What was told stays told, and what is left of the deal is told once more: the count of events goes
        on, so that no older view can be mistaken for a present one or be carried on by later events.
        """
        is_open = self.phase == "playing" and self.claimed_by is None
        if self.deal is None or not is_open or not 0 <= place < len(self.deal.actions):
            raise BadEntryError(f"no actions from {place} on can be taken back in phase {self.phase}")
        before = [self.seq(seat) for seat in range(self.ruleset.seats)]
        while len(self.deal.actions) > place:
            self.deal.undo()
        self._events.clear()
        self._told = [told + 1 for told in before]
        self.is_practice = True

    def claim(self, seat: int) -> None:
        """Settles the rest of the deal for a seat: takes the entry `claim`; raises BadEntryError."""
        if self.phase != "playing" or self.claimed_by is not None:
            raise BadEntryError(f"seat {seat} can claim nothing in phase {self.phase}")
        self.claimed_by = seat

    def events(self, seat: int) -> list[PublicEvent]:
        """Returns the public events of the present deal as the seat sees them."""
        if self.deal is None:
            return []
        if seat not in self._events:
            self._events[seat] = self.deal.game.events(self.deal.observation(seat))
        return self._events[seat]

    def told_before(self, seat: int) -> int:
        """Returns how many events the seat was told in the deals before the present one."""
        return self._told[seat]

    def seq(self, seat: int) -> int:
        """Returns how many public events of the match the seat has been told."""
        return self._told[seat] + len(self.events(seat))

    def reveal(self, number: int) -> Reveal:
        """Returns the proof of a deal that was shuffled and is over; raises LookupError."""
        if number not in self._reveals:
            raise LookupError(f"deal {number} has no proof: it is not over, or was not shuffled")
        return self._reveals[number]

    def revealed(self) -> list[int]:
        """Returns the numbers of the deals whose proof can be seen, in order."""
        return sorted(self._reveals)

    def ai_seed(self) -> bytes:
        """Returns the secret that the computer's decisions of the present deal derive from."""
        return shuffle.deal_secret(self._ai_secret, self.number)

    def _reveal(self, deal: Deal, entropy: tuple[bytes | None, ...]) -> Reveal:
        secret = shuffle.deal_secret(self._secret, self.number)
        return Reveal(
            number=self.number,
            dealer=deal.dealer,
            secret=secret,
            entropy=entropy,
            commitment=shuffle.commitment(secret),
            deck=deal.deck,
            ai_secret=self.ai_seed(),
        )


def first_dealer(match_secret: bytes, seats: int) -> int:
    """Returns the first dealer of a match: an even draw from the secret of deal number 0."""
    return shuffle.below(shuffle.words(shuffle.deal_secret(match_secret, 0)), seats)
