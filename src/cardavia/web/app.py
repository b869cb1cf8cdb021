"""The application: routes, guards and the services behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardavia import __version__
from cardavia.store.database import open_log
from cardavia.store.log import MoveLog
from cardavia.texts import i18n
from cardavia.web import (
    assets,
    counting,
    errors,
    following,
    live,
    operations,
    pages,
    practice,
    rules_pages,
    table_pages,
)
from cardavia.web.assets import Assets, ClientFiles
from cardavia.web.guard import BodyLimit, Guard
from cardavia.web.settings import Settings
from cardavia.web.site import Site
from cardavia.web.warmup import Warmup

COMPRESSED_FROM = 1_000
"""Bytes; below, compression saves less than a packet."""


def create_app(
    settings: Settings | None = None, log: MoveLog | None = None, kernels: Warmup | None = None
) -> FastAPI:
    """Returns the application; its services open when it starts and close when it stops.

    Without `log` the database of the settings is opened, and a StoreError ends the start; a log that is given
    belongs to the application from then on.
    """
    chosen = settings or Settings.from_environment()
    app = FastAPI(
        title="Cardavia",
        version=__version__,
        lifespan=_lifespan(chosen, log, kernels),
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        # A page that is not there is not there, with or without a slash.
        redirect_slashes=False,
    )
    app.state.assets = Assets()
    for router in (operations, assets, table_pages, practice, rules_pages, counting, following, pages, live):
        app.include_router(router.router)
    app.mount("/static", ClientFiles(directory=app.state.assets.client, check_dir=False), name="static")
    errors.add_handlers(app)
    app.add_middleware(BodyLimit, most=chosen.limits.body)
    app.add_middleware(errors.Faults)
    app.add_middleware(
        GZipMiddleware,
        minimum_size=COMPRESSED_FROM,
        compresslevel=6,
        exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, "application/octet-stream"),
    )
    app.add_middleware(Count)
    app.add_middleware(Guard)
    return app


def _lifespan(
    settings: Settings, log: MoveLog | None, kernels: Warmup | None
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = log or await open_log(settings.database_url, settings.data_dir)
        warmup = kernels or Warmup()
        site = Site.build(settings, opened, warmup, app.state.assets)
        app.state.site = site
        warmup.start()
        # To find what every language lacks all their texts are read, for which no visitor is to wait.
        await asyncio.to_thread(i18n.languages)
        try:
            yield
        finally:
            await warmup.close()
            await site.hall.close()
            await site.log.close()

    return lifespan


class Count:
    """Counts responses by status class for /metrics."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                scope["app"].state.site.tally.responses[f"{message['status'] // 100}xx"] += 1
            await send(message)

        await self._app(scope, receive, send_counted)
