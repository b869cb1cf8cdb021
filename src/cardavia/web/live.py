"""The live table: one socket per table and browser tab, views down, requests for one action at a time up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from cardavia.games.refusals import IllegalActionError
from cardavia.play.typing import TypedPlayError
from cardavia.store.log import Refusal, StoreError, UnknownTable
from cardavia.tables.course import BadEntryError
from cardavia.tables.faults import HintFailedError, StaleError, WrongPhaseError
from cardavia.tables.hall import UnreadableTableError
from cardavia.tables.table import Table
from cardavia.web import wire
from cardavia.web.guard import is_same_origin
from cardavia.web.rates import Bucket
from cardavia.web.site import Site, TooManySocketsError
from cardavia.web.view import hint_view, table_view
from cardavia.web.visitors import visitor_of
from cardavia.web.warmup import KernelsFailedError

logger = logging.getLogger(__name__)

router = APIRouter()

UNKNOWN_TABLE, NO_SEAT, LIMIT, UNREADABLE_TABLE = 4404, 4403, 4429, 4410
TOO_BIG, TRY_AGAIN = 1009, 1013
PATIENCE = 100
"""Messages that may be refused as too fast in a row, or as too early, before the socket is closed."""


@router.websocket("/ws/{table_id}")
async def live(websocket: WebSocket, table_id: str) -> None:
    """Serves one tab at a table until it goes away."""
    if not is_same_origin(websocket.headers, websocket.url.scheme):
        await websocket.close()
        return
    await websocket.accept()
    site = Site.of(websocket)
    try:
        await _admit(websocket, site, table_id)
    except* WebSocketDisconnect:
        pass  # gone in the middle of something


async def _admit(websocket: WebSocket, site: Site, table_id: str) -> None:
    """Opens the table if the visitor has a seat there and a socket left; says with the close code if not."""
    visitor = visitor_of(websocket)
    try:
        record = await site.log.table(table_id)
        if visitor is None:
            await websocket.close(NO_SEAT)
            return
        with site.sockets.place(visitor):
            await _prepare(websocket, site, record.game)
            table = await site.hall.open(table_id)
            seat = table.seat_of(visitor)
            if seat is None:
                await websocket.close(NO_SEAT)
                return
            await Connection(websocket, site, table, seat).serve()
    except UnknownTable:
        await websocket.close(UNKNOWN_TABLE)
    except UnreadableTableError as error:
        logger.error("%s", error)
        await websocket.close(UNREADABLE_TABLE)
    except TooManySocketsError:
        await websocket.close(LIMIT)
    except KernelsFailedError as error:
        values = {"game": error.slug, "lines": list(error.lines)}
        refused = wire.Refused(code="kernels_failed", rule=None, values=values, seq=0)
        await send(websocket, refused)
        await websocket.close(TRY_AGAIN)
    except StoreError:
        logger.exception("Table %s could not be read.", table_id)
        await websocket.close(TRY_AGAIN)


async def _prepare(websocket: WebSocket, site: Site, slug: str) -> None:
    """Waits for the kernels of the rules, and says so; raises WebSocketDisconnect when the peer does not."""
    if site.kernels.is_ready(slug, "rules"):
        return
    await send(websocket, wire.Preparing(stage="rules"))
    failure: KernelsFailedError | None = None
    async with asyncio.TaskGroup() as group:
        refusing = group.create_task(_refuse_until_gone(websocket))
        try:
            await site.kernels.wait(slug, "rules")
        except KernelsFailedError as error:
            failure = error
        refusing.cancel()
    if failure is not None:
        raise failure


async def _refuse_until_gone(websocket: WebSocket) -> None:
    for _ in range(PATIENCE):
        if (await websocket.receive())["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        await send(websocket, wire.Refused(code="preparing", rule=None, values={}, seq=0))
    await websocket.close(LIMIT)
    raise WebSocketDisconnect(LIMIT)


async def send(websocket: WebSocket, message: BaseModel) -> None:
    """Sends a message; raises WebSocketDisconnect when the socket is closed, by whichever side."""
    try:
        await websocket.send_text(message.model_dump_json())
    except RuntimeError as error:
        # The server closes by itself what breaks the protocol, above all with frames too big.
        raise WebSocketDisconnect from error


class Connection:
    """One tab at a seat of a table.

    Nothing is queued for a slow reader: a view is built when the one before has gone out, and holds all
    events since then.
    """

    def __init__(self, websocket: WebSocket, site: Site, table: Table, seat: int) -> None:
        self._websocket = websocket
        self._site = site
        self._table = table
        self._seat = seat
        self._sending = asyncio.Lock()
        self._revision = -1
        self._seq: int | None = None
        self._shown: wire.TableView | None = None
        self._messages = Bucket(site.settings.limits.messages)
        self._hasty = 0

    async def serve(self) -> None:
        """Sends views and answers messages until the peer goes away or the server stops."""
        self._table.watchers += 1
        try:
            await self._show()
            async with asyncio.TaskGroup() as group:
                others = [
                    group.create_task(self._send_views()),
                    group.create_task(self._announce_players()),
                ]
                code = await self._answer_messages()
                for task in others:
                    task.cancel()
            # Only now, because nothing may be sent after it.
            if code is not None:
                await self._websocket.close(code)
        finally:
            self._table.watchers -= 1

    async def _send_views(self) -> None:
        while True:
            await self._table.changed(self._revision)
            await self._show()

    async def _announce_players(self) -> None:
        """Says that the computer players are not ready yet, and shows the table anew when they are."""
        slug = self._table.ruleset.game.slug
        if self._site.kernels.is_ready(slug, "players"):
            return
        await self._send(wire.Preparing(stage="players"))
        try:
            await self._site.kernels.wait(slug, "players")
        except KernelsFailedError as error:
            await self._refuse_kernels(error)
            return
        self._shown = None
        await self._show()

    async def _show(self) -> None:
        async with self._sending:
            self._revision = self._table.revision
            view = table_view(self._table, self._seat, self._seq)
            shown = view.model_copy(update={"events": [], "snapshot": False})
            # What other seats do unseen must not show, not even as a message that says nothing.
            if shown == self._shown and not view.events and not view.snapshot:
                return
            self._seq, self._shown = view.seq, shown
            self._site.tally.views += 1
            await send(self._websocket, view)

    async def _send(self, message: BaseModel) -> None:
        async with self._sending:
            await send(self._websocket, message)

    async def _answer_messages(self) -> int | None:
        """Returns the code to close the socket with, None when the peer is gone."""
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return None
            text = received.get("text")
            if text is not None and len(text.encode()) > self._site.settings.limits.frame:
                return TOO_BIG
            if self._messages.take():
                self._hasty = 0
                await self._answer(text)
                continue
            self._hasty += 1
            if self._hasty > PATIENCE:
                return LIMIT
            await self._refuse("too_fast", values={"seconds": round(self._messages.wait(), 2)})

    async def _answer(self, text: str | None) -> None:
        """Does what one message asks, or says why not; nothing has changed then."""
        try:
            message = wire.CLIENT.validate_json(text or "")
        except ValidationError as error:
            self._site.tally.messages["malformed"] += 1
            await self._refuse("malformed", values=fault(error) if text is not None else {})
            return
        self._site.tally.messages[message.type] += 1
        try:
            await self._do(message)
        except StaleError:
            await self._refuse("stale")
        except WrongPhaseError as error:
            await self._refuse(error.code)
        except IllegalActionError as error:
            refusal = error.refusal
            await self._refuse(refusal.code, refusal.rule, refusal.values)
        except TypedPlayError as error:
            await self._refuse(error.code, error.rule, error.values)
        except HintFailedError:
            await self._refuse("hint_failed")
        except KernelsFailedError as error:
            await self._refuse_kernels(error)
        except (StoreError, Refusal, BadEntryError):
            logger.exception("An action at table %s could not be stored.", self._table.id)
            await self._refuse("not_stored")

    async def _do(self, message: wire.AnyClientMessage) -> None:
        match message:
            case wire.StartDeal():
                await self._table.start_deal(self._seat, message.number, bytes.fromhex(message.entropy))
            case wire.Play():
                await self._table.play(self._seat, message.action, message.seq)
            case wire.Say():
                await self._table.say(self._seat, message.text, message.seq)
            case wire.Choose():
                await self._choose(message)
            case wire.Undo():
                await self._table.take_back(self._seat, message.seq)
            case wire.AskHint():
                hint = await self._table.hint(self._seat, message.seq)
                await self._send(hint_view(hint, message.step, self._table, self._seat))
            case wire.Claim():
                await self._table.claim(self._seat, message.seq)
            case wire.Sync():
                self._seq = None
                await self._show()

    async def _choose(self, message: wire.Choose) -> None:
        found = self._table.choice(self._seat, message.cards, message.taken, message.seq)
        answer = wire.ChoiceView(
            seq=message.seq,
            cards=message.cards,
            taken=message.taken,
            hand=found.hand,
            table=found.table,
            action=found.action,
            total=found.total,
            offers=found.offers,
            reached=found.reached,
        )
        await self._send(answer)

    async def _refuse_kernels(self, error: KernelsFailedError) -> None:
        await self._refuse("kernels_failed", values={"game": error.slug, "lines": list(error.lines)})

    async def _refuse(
        self, code: str, rule: str | None = None, values: Mapping[str, Any] | None = None
    ) -> None:
        self._site.tally.refusals[code] += 1
        seq = self._table.seq(self._seat)
        await self._send(wire.Refused(code=code, rule=rule, values=dict(values or {}), seq=seq))


def fault(error: ValidationError) -> dict[str, str]:
    """Returns where a message is malformed and how, without repeating what it held."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    # The last part of a place that is not there is the peer's own word, as long as a frame.
    known = first["loc"][:-1] if first["type"] == "extra_forbidden" else first["loc"]
    return {"field": ".".join(str(part) for part in known), "fault": first["type"]}
