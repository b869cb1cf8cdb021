"""A live table: what its seats may do and ask; the computer plays beside them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

from cardavia.ai.claims import can_claim
from cardavia.ai.hints import Hint
from cardavia.games.views import Choice, PublicEvent
from cardavia.play import typing as typed
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset
from cardavia.store.log import MoveLog, TableRecord
from cardavia.tables.course import Phase, Reveal
from cardavia.tables.faults import HintFailedError, StaleError, WrongPhaseError
from cardavia.tables.ledger import Kernels, Ledger
from cardavia.tables.pool import Pool
from cardavia.tables.seat import Seat
from cardavia.tables.turns import Turns

logger = logging.getLogger(__name__)


class Table:
    """One match at one table; everything that changes it is in the log before anybody is told."""

    def __init__(
        self, record: TableRecord, ruleset: Ruleset, log: MoveLog, pool: Pool, kernels: Kernels, pace: float
    ) -> None:
        self.id = record.id
        self.ruleset = ruleset
        self.seats = tuple(Seat(**seat) for seat in record.seats)  # type: ignore[arg-type]
        self.used_at = time.monotonic()
        self.watchers = 0
        self._ledger = Ledger(record, ruleset, log, kernels, self._applied)
        self._course = self._ledger.course
        self._turns = Turns(record.id, self.seats, self._ledger, pool, kernels, pace)
        self._pool = pool
        self._kernels = kernels
        self._given: dict[int, dict[int, bytes]] = {}
        """The random bytes of persons for the next deal, by its number and their seats."""
        self._hints: dict[int, tuple[int, asyncio.Task[Hint | None]]] = {}
        self._claimable: dict[int, tuple[int, bool]] = {}

    @property
    def revision(self) -> int:
        """The number of log entries applied."""
        return self._ledger.revision

    @property
    def example(self) -> str | None:
        """The example whose position the first deal began at."""
        return self._ledger.example

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        return self._course.phase

    @property
    def number(self) -> int:
        """The number of the present deal, 0 before the first."""
        return self._course.number

    @property
    def deal(self) -> Deal | None:
        """The present deal, also when it is over."""
        return self._course.deal

    @property
    def context(self) -> Mapping[str, Any]:
        """The context of the present deal, as records hold it."""
        return self._course.context

    @property
    def result(self) -> Mapping[str, Any] | None:
        """The outcome of the present deal when it is over (notation, 4)."""
        return self._course.result

    @property
    def commitment(self) -> str:
        """The commitment of the deal in play, between deals that of the next one."""
        return self._course.commitment

    def seat_of(self, owner: str) -> int | None:
        """Returns the seat that a token's hash holds, None for a stranger."""
        return next((number for number, seat in enumerate(self.seats) if seat.holder == owner), None)

    def seq(self, seat: int) -> int:
        """Returns how many public events of the match the seat has been told."""
        return self._course.seq(seat)

    def events(self, seat: int, since: int | None = None) -> list[PublicEvent] | None:
        """Returns the present deal's events, or those after `since`; None when those are not all of it."""
        before = self._course.told_before(seat)
        if since is None:
            return list(self._course.events(seat))
        if not before <= since <= self._course.seq(seat):
            return None
        return self._course.events(seat)[since - before :]

    def reveal(self, number: int) -> Reveal:
        """Returns the proof of a deal that was shuffled and is over; raises LookupError."""
        return self._course.reveal(number)

    def revealed(self) -> list[int]:
        """Returns the numbers of the deals whose proof can be seen, in order."""
        return self._course.revealed()

    async def changed(self, revision: int) -> None:
        """Returns when the table has moved on from a revision."""
        await self._ledger.changed(revision)

    async def start_deal(self, seat: int, number: int, entropy: bytes) -> None:
        """Takes a person's random bytes for the next deal, and deals when every person has given some.

        Raises WrongPhaseError when that deal exists already or cannot be the next one.
        """
        async with self._ledger.lock:
            if number <= self.number:
                raise WrongPhaseError("deal_exists")
            if self.phase == "finished":
                raise WrongPhaseError("match_over")
            if number != self.number + 1 or self.phase == "playing":
                raise WrongPhaseError("not_waiting")
            await self._kernels.wait(self.ruleset.game.slug, "rules")
            # What was given for one deal must not stand for the next, whoever dealt.
            self._given = {number: self._given.get(number, {})}
            given = self._given[number]
            given.setdefault(seat, entropy)
            persons = [place for place, sitting in enumerate(self.seats) if sitting.kind == "person"]
            if any(place not in given for place in persons):
                return
            written = [given[place].hex() if place in persons else None for place in range(len(self.seats))]
            await self._ledger.write(None, "deal", {"number": number, "entropy": written})

    async def lay(self, position: Mapping[str, Any], example: str) -> None:
        """Begins the first deal at the position of an example, as practice; raises WrongPhaseError.

        The log keeps the position itself: an example may change, a deal in play may not.
        """
        async with self._ledger.lock:
            if self.number:
                raise WrongPhaseError("deal_exists")
            await self._kernels.wait(self.ruleset.game.slug, "rules")
            await self._ledger.write(
                None, "position", {"number": 1, "example": example, "position": position}
            )

    async def play(self, seat: int, action: str, seq: int) -> None:
        """Plays a person's action; returns when it is safe on disk.

        Raises StaleError, WrongPhaseError and IllegalActionError; then nothing has changed.
        """
        async with self._ledger.lock:
            deal = self._current(seat, seq)
            await self._ledger.write(seat, "action", {"action": deal.check(action, seat)})

    async def say(self, seat: int, text: str, seq: int) -> None:
        """Plays the one action that a typed text means; returns when it is safe on disk.

        Raises StaleError, WrongPhaseError and TypedPlayError; then nothing has changed.
        """
        async with self._ledger.lock:
            deal = self._current(seat, seq)
            await self._ledger.write(seat, "action", {"action": typed.meant(deal, seat, text)})

    async def hint(self, seat: int, seq: int) -> Hint:
        """Returns the hint for a seat that is to act: one for every position, however often it is asked for.

        Raises StaleError, WrongPhaseError and HintFailedError.
        """
        deal = self._current(seat, seq)
        if deal.turn != seat:
            raise WrongPhaseError("not_your_turn")
        if not self._kernels.is_ready(self.ruleset.game.slug, "players"):
            raise WrongPhaseError("preparing")
        revision, thinking = self._hints.get(seat, (None, None))
        if thinking is None or revision != self.revision:
            thinking = asyncio.create_task(self._advice(seat, deal))
            self._hints[seat] = (self.revision, thinking)
        # A socket that goes away must not take the answer from another one that waits for it.
        found = await asyncio.shield(thinking)
        if seq != self.seq(seat):
            raise StaleError
        if found is None:
            raise HintFailedError
        return found

    async def _advice(self, seat: int, deal: Deal) -> Hint | None:
        """Returns the hint for a seat, None after logging why there is none."""
        try:
            return await self._pool.advise(deal.observation(seat))
        except Exception:
            logger.exception("The hint for seat %d at table %s failed.", seat, self.id)
            self._hints.pop(seat, None)
            return None

    @property
    def claimed_by(self) -> int | None:
        """The seat that claimed the rest of the present deal, None when nobody did."""
        return self._course.claimed_by

    def can_claim(self, seat: int) -> bool:
        """Says whether what the seat to act knows proves the rest of the deal."""
        deal = self.deal
        if deal is None or deal.turn != seat or self.claimed_by is not None:
            return False
        if not self._kernels.is_ready(self.ruleset.game.slug, "players"):
            return False
        revision, answer = self._claimable.get(seat, (None, False))
        if revision != self.revision:
            answer = can_claim(deal.observation(seat))
            self._claimable[seat] = (self.revision, answer)
        return answer

    async def claim(self, seat: int, seq: int) -> None:
        """Grants a claim; the rest is then played out for all seats, move by move.

        Raises StaleError, WrongPhaseError; then nothing has changed.
        """
        async with self._ledger.lock:
            self._current(seat, seq)
            if not self.can_claim(seat):
                raise WrongPhaseError("nothing_to_claim")
            await self._ledger.write(seat, "claim", {})

    @property
    def is_practice(self) -> bool:
        """Whether the present deal began at a written position, or a decision of it was taken back."""
        return self._course.is_practice

    def can_take_back(self, seat: int) -> bool:
        """Says whether the seat has a decision to take back: against computer players only, in a deal."""
        persons = [sitting for sitting in self.seats if sitting.kind == "person"]
        return len(persons) == 1 and self._course.last_decision(seat) is not None

    async def take_back(self, seat: int, seq: int) -> None:
        """Takes the seat's last decision back, and what followed it; the deal is practice from then on.

        Raises StaleError, WrongPhaseError; then nothing has changed.
        """
        async with self._ledger.lock:
            self._current(seat, seq)
            place = self._course.last_decision(seat)
            if place is None or not self.can_take_back(seat):
                raise WrongPhaseError("nothing_to_undo")
            await self._ledger.write(seat, "undo", {"to": place})

    def choice(self, seat: int, cards: Sequence[str], taken: Sequence[str], seq: int) -> Choice:
        """Returns how a partial choice may go on; raises as `play` does."""
        deal = self._current(seat, seq)
        if deal.turn != seat:
            raise StaleError
        return deal.choice(cards, taken)

    async def catch_up(self) -> None:
        """Applies what the log holds beyond this copy, then lets the computer go on where it is to act."""
        async with self._ledger.lock:
            await self._ledger.read()

    async def close(self) -> None:
        """Stops the computer's turns for good; the log keeps everything."""
        await self._turns.close()

    def _current(self, seat: int, seq: int) -> Deal:
        if self.deal is None:
            raise WrongPhaseError("no_deal")
        if seq != self.seq(seat) or self.claimed_by is not None:
            raise StaleError
        return self.deal

    def _applied(self) -> None:
        self.used_at = time.monotonic()
        self._turns.go_on()
