"""A live table: the course of its match in memory, its log on disk, and the computer's turns."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, Protocol

from cardavia.ai.claims import can_claim
from cardavia.ai.hints import Hint
from cardavia.ai.players import LEVELS
from cardavia.games.contract import Choice
from cardavia.games.views import PublicEvent
from cardavia.play import typing as typed
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset
from cardavia.store.log import Entry, MoveLog, SequenceTaken, TableRecord
from cardavia.tables.course import BadEntryError, Course, Phase, Reveal
from cardavia.tables.pool import Pool

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds after which a computer's turn that failed is tried again; every failure doubles them."""

PhaseFault = Literal[
    "deal_exists",
    "not_waiting",
    "match_over",
    "no_deal",
    "not_your_turn",
    "nothing_to_undo",
    "nothing_to_claim",
    "preparing",
]


class StaleError(Exception):
    """Raised for an action that was chosen on an older state than the present one."""


class HintFailedError(Exception):
    """Raised when a hint could not be worked out; the next question tries anew."""


class WrongPhaseError(Exception):
    """Raised for a message that does not fit where the match stands."""

    def __init__(self, code: PhaseFault) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Seat:
    """Who sits where; `holder` is the hash of the token that a person holds the seat with."""

    name: str
    kind: Literal["person", "ai"]
    level: str | None
    side: int
    holder: str | None


class Kernels(Protocol):
    """Says when compiled code is ready to be used without stalling anybody."""

    async def wait(self, slug: str, stage: str) -> None:
        """Returns when a stage ("rules", "players") of a game is compiled."""

    def is_ready(self, slug: str, stage: str) -> bool:
        """Says whether `wait` would return at once."""


class Table:
    """One match at one table; everything that changes it is in the log before anybody is told."""

    def __init__(
        self, record: TableRecord, ruleset: Ruleset, log: MoveLog, pool: Pool, kernels: Kernels, pace: float
    ) -> None:
        self.id = record.id
        self.created_at = record.created_at
        self.ruleset = ruleset
        self.seats = tuple(Seat(**seat) for seat in record.seats)  # type: ignore[arg-type]
        self.revision = 0
        """The number of log entries applied."""
        self.example: str | None = None
        """The example whose position the first deal began at."""
        self.used_at = time.monotonic()
        self.watchers = 0
        self._course = Course(ruleset, record.secret, record.ai_secret)
        self._log = log
        self._pool = pool
        self._kernels = kernels
        self._pace = pace
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._given: dict[int, bytes] = {}
        self._turns: asyncio.Task[None] | None = None
        self._hints: dict[int, tuple[int, asyncio.Task[Hint | None]]] = {}
        self._claimable: dict[int, tuple[int, bool]] = {}
        self._is_closed = False

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
        while self.revision == revision:
            await self._news.wait()

    async def start_deal(self, seat: int, number: int, entropy: bytes) -> None:
        """Takes a person's random bytes for the next deal, and deals when every person has given some.

        Raises WrongPhaseError when that deal exists already or cannot be the next one.
        """
        async with self._lock:
            if number <= self.number:
                raise WrongPhaseError("deal_exists")
            if self.phase == "finished":
                raise WrongPhaseError("match_over")
            if number != self.number + 1 or self.phase == "playing":
                raise WrongPhaseError("not_waiting")
            await self._kernels.wait(self.ruleset.game.slug, "rules")
            self._given.setdefault(seat, entropy)
            persons = [place for place, sitting in enumerate(self.seats) if sitting.kind == "person"]
            if any(place not in self._given for place in persons):
                return
            given = [
                self._given[place].hex() if place in persons else None for place in range(len(self.seats))
            ]
            await self._write(None, "deal", {"number": number, "entropy": given})

    async def lay(self, position: Mapping[str, Any], example: str) -> None:
        """Begins the first deal at the position of an example, as practice; raises WrongPhaseError.

        The log keeps the position itself: an example may change, a deal in play may not.
        """
        async with self._lock:
            if self.number:
                raise WrongPhaseError("deal_exists")
            await self._kernels.wait(self.ruleset.game.slug, "rules")
            await self._write(None, "position", {"number": 1, "example": example, "position": position})

    async def play(self, seat: int, action: str, seq: int) -> None:
        """Plays a person's action; returns when it is safe on disk.

        Raises StaleError, WrongPhaseError and IllegalActionError; then nothing has changed.
        """
        async with self._lock:
            deal = self._current(seat, seq)
            await self._write(seat, "action", {"action": deal.check(action, seat)})

    async def say(self, seat: int, text: str, seq: int) -> None:
        """Plays the one action that a typed text means; returns when it is safe on disk.

        Raises StaleError, WrongPhaseError and TypedPlayError; then nothing has changed.
        """
        async with self._lock:
            deal = self._current(seat, seq)
            await self._write(seat, "action", {"action": typed.meant(deal, seat, text)})

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
        async with self._lock:
            self._current(seat, seq)
            if not self.can_claim(seat):
                raise WrongPhaseError("nothing_to_claim")
            await self._write(seat, "claim", {})

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
        async with self._lock:
            self._current(seat, seq)
            place = self._course.last_decision(seat)
            if place is None or not self.can_take_back(seat):
                raise WrongPhaseError("nothing_to_undo")
            await self._write(seat, "undo", {"to": place})

    def choice(self, seat: int, cards: Sequence[str], taken: Sequence[str], seq: int) -> Choice:
        """Returns how a partial choice may go on; raises as `play` does."""
        deal = self._current(seat, seq)
        if deal.turn != seat:
            raise StaleError
        return deal.choice(cards, taken)

    async def catch_up(self) -> None:
        """Applies what the log holds beyond this copy, then lets the computer go on where it is to act."""
        async with self._lock:
            await self._read()

    async def close(self) -> None:
        """Stops the computer's turns for good; the log keeps everything."""
        self._is_closed = True
        if self._turns is not None:
            self._turns.cancel()
            await asyncio.gather(self._turns, return_exceptions=True)

    def _current(self, seat: int, seq: int) -> Deal:
        if self.deal is None:
            raise WrongPhaseError("no_deal")
        if seq != self.seq(seat) or self.claimed_by is not None:
            raise StaleError
        return self.deal

    async def _write(self, seat: int | None, kind: str, data: Mapping[str, object]) -> None:
        """Appends an entry and applies it; another writer's entry is taken in instead and refused here."""
        entry = Entry(self.revision + 1, seat, kind, data, time.time())
        try:
            # A socket that goes away must not leave an entry on disk that this copy never applied.
            await asyncio.shield(self._append(entry))
        except SequenceTaken:
            await self._read()
            raise StaleError from None

    async def _append(self, entry: Entry) -> None:
        await self._log.append(self.id, entry)
        self._apply([entry])

    async def _read(self) -> None:
        entries = await self._log.entries(self.id, after=self.revision)
        if entries:
            await self._kernels.wait(self.ruleset.game.slug, "rules")
        self._apply(entries)

    def _apply(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq <= self.revision:
                continue
            if entry.seq != self.revision + 1:
                raise BadEntryError(f"entry {self.revision + 1} is missing, entry {entry.seq} follows")
            try:
                self._fold(entry)
            except (KeyError, TypeError, ValueError) as error:
                raise BadEntryError(f"entry {entry.seq} ({entry.kind}) does not fit: {error}") from error
            self.revision = entry.seq
        self.used_at = time.monotonic()
        news, self._news = self._news, asyncio.Event()
        news.set()
        self._go_on()

    def _fold(self, entry: Entry) -> None:
        data: Mapping[str, Any] = entry.data
        if entry.kind == "deal":
            entropy = tuple(None if given is None else bytes.fromhex(given) for given in data["entropy"])
            self._course.begin(data["number"], entropy)
            # What was given for this deal must not stand for the next, whoever dealt.
            self._given.clear()
        elif entry.kind == "position":
            self._course.lay(data["number"], data["position"])
            self.example = data["example"]
        elif entry.kind == "action" and entry.seat is not None:
            self._course.act(entry.seat, data["action"])
        elif entry.kind == "undo":
            self._course.take_back(data["to"])
        elif entry.kind == "claim" and entry.seat is not None:
            self._course.claim(entry.seat)
        else:
            raise BadEntryError(f"{entry.kind!r} is unknown to this version")

    def _go_on(self) -> None:
        # An entry that was on its way when the table was closed is applied, but begins no turn.
        if self._is_closed or self._computer_to_act() is None:
            return
        if self._turns is None or self._turns.done():
            self._turns = asyncio.create_task(self._take_turns(), name=f"turns of {self.id}")

    def _computer_to_act(self) -> int | None:
        """Returns the seat that the computer plays next: its own, or any when the rest was claimed."""
        actor = self._course.actor
        if actor is None or (self.seats[actor].kind == "person" and self.claimed_by is None):
            return None
        return actor

    async def _take_turns(self) -> None:
        """Plays the computer's seats, each decision at its pace, until a person is to act.

        A turn that fails, above all because the log cannot be written, is tried again after a pause.
        """
        pause = FIRST_PAUSE
        while (actor := self._computer_to_act()) is not None:
            try:
                await self._kernels.wait(self.ruleset.game.slug, "players")
                await self._take_turn(actor)
                pause = FIRST_PAUSE
            except Exception:
                logger.exception(
                    "The computer's turn at table %s failed; it is tried again in %g s.", self.id, pause
                )
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _take_turn(self, seat: int) -> None:
        deal, revision = self.deal, self.revision
        if deal is None:
            return
        begun = time.monotonic()
        level = self.seats[seat].level or LEVELS[-1]
        seed = hashlib.sha256(
            self._course.ai_seed() + bytes([seat]) + len(deal.actions).to_bytes(4, "big")
        ).digest()
        action = await self._pool.choose(deal.observation(seat), level, seed)
        await asyncio.sleep(self._pace - (time.monotonic() - begun))
        async with self._lock:
            if self.revision != revision:
                return
            try:
                await self._write(seat, "action", {"action": deal.check(action, seat)})
            except StaleError:
                logger.info("Another process took the computer's turn at table %s.", self.id)


def seat_data(seat: Seat) -> dict[str, object]:
    """Returns a seat as the log keeps it."""
    return asdict(seat)
