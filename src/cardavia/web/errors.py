"""What went wrong, as a page in the site's look: what happened, why, and what to do."""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardavia.store.log import StoreError, UnknownTable
from cardavia.tables.hall import UnreadableTableError
from cardavia.web import languages
from cardavia.web.render import page
from cardavia.web.warmup import KernelsFailedError

logger = logging.getLogger(__name__)

KNOWN = (400, 403, 404, 405, 413, 422, 429, 500, 503)
OTHER = {range(400, 500): 400, range(500, 600): 500}


class PageError(HTTPException):
    """An error whose page has texts of its own: the message `key`, its values, and a detail to name."""

    def __init__(
        self,
        status: int,
        key: str,
        values: Mapping[str, str | int] | None = None,
        detail: str = "",
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(status, detail=detail, headers=headers)
        self.key = key
        self.values = dict(values or {})


def too_many(seconds: float) -> PageError:
    """Returns the error for requests that come too fast, with the time to wait."""
    wait = max(1, math.ceil(seconds))
    return PageError(429, "error-429", {"seconds": wait}, headers={"Retry-After": str(wait)})


def add_handlers(app: FastAPI) -> None:
    """Gives every error its page."""
    app.add_exception_handler(StarletteHTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(UnknownTable, _unknown_table)
    app.add_exception_handler(UnreadableTableError, _unreadable_table)
    app.add_exception_handler(KernelsFailedError, _kernels_failed)
    app.add_exception_handler(StoreError, _store_error)


def error_page(
    request: Request,
    status: int,
    key: str | None = None,
    values: Mapping[str, str | int] | None = None,
    detail: str = "",
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Returns an error's page in the language of the address, else of the visitor."""
    language = languages.of_path(request.url.path) or languages.negotiate(request)
    shown = status if status in KNOWN else next(code for codes, code in OTHER.items() if status in codes)
    return page(
        request,
        "error.html",
        language,
        status=status,
        headers={"Vary": languages.VARY, **(headers or {})},
        code=status,
        key=key or f"error-{shown}",
        values=values or {"seconds": 1},
        detail=detail,
    )


def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException)
    if isinstance(error, PageError):
        detail = str(error.detail)
        return error_page(request, error.status_code, error.key, error.values, detail, error.headers)
    return error_page(request, error.status_code, headers=error.headers)


def _invalid(request: Request, error: Exception) -> Response:
    del error  # what was sent is not repeated
    return error_page(request, 422)


def _unknown_table(request: Request, error: Exception) -> Response:
    del error
    return error_page(request, 404, "error-404-table")


def _unreadable_table(request: Request, error: Exception) -> Response:
    logger.error("%s", error)
    return error_page(request, 410, "error-table-unreadable")


def _kernels_failed(request: Request, error: Exception) -> Response:
    logger.error("A page could not be answered: %s", error)
    return error_page(request, 503, "error-kernels", headers={"Retry-After": "60"})


def _store_error(request: Request, error: Exception) -> Response:
    logger.error("A page could not be answered: %s", error)
    return error_page(request, 503, headers={"Retry-After": "60"})


class Faults:
    """Turns a fault of the program into a page, inside of what gives every response its headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on; logs what goes wrong and answers, unless an answer has begun."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        except ClientDisconnect:
            return  # gone in the middle of its form: nobody is left to be answered
        except Exception:
            logger.exception("%s %s failed.", scope["method"], scope["path"])
            if begun:
                raise
            await error_page(Request(scope, receive), 500)(scope, receive, send)
