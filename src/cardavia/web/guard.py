"""What stands before every request: a sane Host, same-origin writes, and the security headers."""

from __future__ import annotations

import re
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
DEFAULT_PORTS = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}

HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
}

OPENER = ("Cross-Origin-Opener-Policy", "same-origin")
"""Browsers heed it on trustworthy origins only, and complain about it on every other page."""

TRUSTWORTHY = re.compile(r"(?:localhost|127\.[0-9.]+|\[::1\])(?::[0-9]+)?", re.IGNORECASE)


def policy(nonce: str, host: str) -> str:
    """Returns the content security policy of one response: nothing foreign, nothing inline without nonce.

    `host` is named for sockets, because older browsers do not count them as 'self'.
    """
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' 'nonce-{nonce}'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self' ws://{host} wss://{host}",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ]
    )


def is_same_origin(headers: Headers, scheme: str) -> bool:
    """Says whether a write or a socket comes from a page of this site.

    A browser that sends Sec-Fetch-Site is believed, since no page can forge it; else the Origin must be
    this host. Neither header means no browser, and no right to write.
    """
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if site is not None and site != "same-origin":
        return False
    if origin is None or (origin == "null" and site is not None):
        return site is not None
    try:
        theirs = urlsplit(origin)
    except ValueError:
        return False
    return _authority(theirs.scheme, theirs.netloc) == _authority(scheme, headers.get("host", ""))


def _authority(scheme: str, netloc: str) -> str:
    return netloc.lower().removesuffix(DEFAULT_PORTS.get(scheme, ""))


class BodyLimit:
    """Refuses request bodies beyond a number of bytes, announced or not, while they are read."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on; reading too much of it raises the 413 that becomes a page."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Headers(scope=scope).get("content-length", "")
        left = self._most if not announced.isdigit() or int(announced) <= self._most else -1

        async def receive_limited() -> Message:
            nonlocal left
            message = await receive() if left >= 0 else {}
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        await self._app(scope, receive_limited, send)


class Guard:
    """Refuses requests without a sane Host and gives every response its security headers.

    The nonce for inline scripts of this response stands in `request.state.nonce`.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on with its nonce, a response with its headers."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) != 1 or not HOST.fullmatch(hosts[0]):
            await self._refuse(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        nonce = secrets.token_urlsafe(16)
        scope.setdefault("state", {})["nonce"] = nonce
        is_head = scope["method"] == "HEAD"

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy(nonce, hosts[0])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https" or TRUSTWORTHY.fullmatch(hosts[0]):
                    headers.setdefault(*OPENER)
                headers.setdefault("Cache-Control", "no-store")
            if is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app(scope, receive, send_guarded)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        response = PlainTextResponse(
            "The request names no valid host, so it was not answered. Ask with one Host header, "
            "such as localhost:8000.\n",
            status_code=400,
            headers=HEADERS,
        )
        await response(scope, receive, send)
