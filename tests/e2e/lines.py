"""A seat without a browser: the socket itself, as a hostile or an unlucky client would use it."""

from __future__ import annotations

import http.client
import json
import secrets
import urllib.parse
from collections.abc import Callable
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.e2e.serving import Site

Message = dict[str, Any]
PATIENCE = 30.0


def open_table(site: Site, slug: str = "scopa", **form: str) -> tuple[str, str]:
    """Makes a table with a new visitor; returns its id and the visitor's cookie."""
    link = http.client.HTTPConnection("127.0.0.1", site.port, timeout=PATIENCE)
    headers = {"Origin": site.url, "Content-Type": "application/x-www-form-urlencoded"}
    link.request("POST", f"/en/games/{slug}/tables", urllib.parse.urlencode(form), headers)
    answer = link.getresponse()
    assert answer.status == 303, answer.read()
    cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
    table = (answer.getheader("Location") or "").rsplit("/", 1)[-1]
    link.close()
    return table, cookie


class Line:
    """One open socket at a table, and the last view that came over it."""

    view: Message

    def __init__(self, site: Site, table: str, cookie: str) -> None:
        self._opening = connect(
            f"ws://127.0.0.1:{site.port}/ws/{table}",
            origin=Origin(site.url),
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
        )

    def __enter__(self) -> Self:
        self._socket: ClientConnection = self._opening.__enter__()
        try:
            self.expect(lambda message: message["type"] == "view")
        except BaseException:
            self._socket.close()
            raise
        return self

    def __exit__(self, *left: Any) -> None:
        self._opening.__exit__(*left)

    def send(self, **message: object) -> None:
        """Sends one message."""
        self._socket.send(json.dumps(message))

    def send_text(self, text: str) -> None:
        """Sends what may be no message at all."""
        self._socket.send(text)

    def receive(self) -> Message:
        """Returns the next message; a view becomes the present one."""
        message: Message = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "view":
            self.view = message
        return message

    def expect(self, wanted: Callable[[Message], bool]) -> Message:
        """Returns the next message that is wanted."""
        while not wanted(message := self.receive()):
            pass
        return message

    def refusal(self) -> Message:
        """Returns the next refusal."""
        return self.expect(lambda message: message["type"] == "refused")

    def deal(self) -> None:
        """Asks for the next deal and waits for its first view."""
        number = self.view["match"]["deal"] + 1
        self.send(type="deal", number=number, entropy=secrets.token_hex(16))
        self.expect(lambda message: message["type"] == "view" and message["match"]["deal"] == number)

    def turn(self) -> None:
        """Waits until this seat is to act, or the deal is over."""
        while self.view["phase"] == "playing" and not self.view["legal"]:
            self.receive()

    def play(self, number: int = 0) -> None:
        """Sends one of the legal actions of the present view."""
        self.send(type="play", action=self.view["legal"][number]["action"], seq=self.view["seq"])
