"""One browser tab at a table, for tests: sends messages, waits for views, keeps every frame."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset

PATIENCE = 20.0
ENTROPY = "00112233445566778899aabbccddeeff"


class Sitting:
    """A tab that has a socket to its table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self.frames: list[str] = []

    def say(self, message: object) -> None:
        """Sends a message."""
        self._session.send_text(message if isinstance(message, str) else json.dumps(message))

    def say_bytes(self, content: bytes) -> None:
        """Sends a binary frame."""
        self._session.send_bytes(content)

    def hear(self) -> Any:
        """Returns the next message; raises WebSocketDisconnect when the server closed."""
        text = self._session.portal.call(self._receive)
        self.frames.append(text)
        return json.loads(text)

    def hear_view(self) -> Any:
        """Returns the next view; any other message in between is a failure."""
        message = self.hear()
        assert message["type"] == "view", message
        return message

    def hear_refusal(self) -> Any:
        """Returns the next refusal, past any views before it."""
        while (message := self.hear())["type"] == "view":
            pass
        assert message["type"] == "refused", message
        return message

    def hear_turn(self) -> Any:
        """Returns the first view in which this seat is to act or the deal is over."""
        while True:
            view = self.hear_view()
            if view["phase"] != "playing" or view["legal_count"]:
                return view

    def start(self, number: int = 1) -> Any:
        """Asks for a deal and returns the first view in which this seat is to act."""
        self.say({"type": "deal", "number": number, "entropy": ENTROPY})
        return self.hear_turn()

    def play(self, view: Any, action: str | None = None) -> Any:
        """Plays an action, the first legal one at will, and returns the next view with a turn."""
        chosen = action or view["legal"][0]["action"]
        self.say({"type": "play", "action": chosen, "seq": view["seq"]})
        return self.hear_turn()

    def play_out(self, view: Any) -> Any:
        """Plays the first legal action until the deal is over, and returns the last view."""
        while view["phase"] == "playing":
            view = self.play(view)
        return view

    async def _receive(self) -> str:
        with anyio.fail_after(PATIENCE):
            message = await self._session._send_rx.receive()
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(message.get("code", 1000), message.get("reason") or "")
        return str(message["text"])


@contextmanager
def sit(client: TestClient, table_id: str, **headers: str) -> Iterator[Sitting]:
    """Opens a socket to a table as a page of the site does."""
    with client.websocket_connect(f"/ws/{table_id}", headers=headers) as session:
        yield Sitting(session)


def new_table(client: TestClient, slug: str = "scopa", **form: str) -> str:
    """Makes a table by the form and returns its id."""
    answer = client.post(f"/en/games/{slug}/tables", data={"level": "casual", **form})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rsplit("/", 1)[1]


def fix_first_deal(patch: pytest.MonkeyPatch, deck: Sequence[str], dealer: int) -> None:
    """Lets a first deal be the given one, with the same secrets and ids each time."""
    original = Ruleset.deal

    def deal(self: Ruleset, _seed: bytes, *, dealer: int, context: Any) -> Deal:
        del dealer
        return original(self, deck=deck, dealer=dealt_by, context=context)

    dealt_by = dealer
    patch.setattr(Ruleset, "deal", deal)
    patch.setattr(secrets, "token_bytes", bytes)
    patch.setattr(secrets, "token_urlsafe", lambda length: "t" * length)
