"""Who a visitor is: a random token in a cookie, known to the rest of the house as its hash."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "visitor"
TOKEN_BYTES = 16
YEAR = 365 * 86_400
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def visitor_of(connection: HTTPConnection) -> str | None:
    """Returns the hash of the visitor's token, None for a visitor who holds none."""
    token = connection.cookies.get(COOKIE, "")
    return hash_of(token) if _TOKEN.fullmatch(token) else None


def hash_of(token: str) -> str:
    """Returns what is stored of a token: its SHA-256 in hexadecimal."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Returns a fresh token of 128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def remember(response: Response, connection: HTTPConnection, token: str) -> None:
    """Gives the browser a visitor's token, out of reach of scripts and of other sites' forms."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


def is_secure(connection: HTTPConnection) -> bool:
    """Says whether the browser came by https, itself or through a trusted proxy."""
    return connection.url.scheme in ("https", "wss")
