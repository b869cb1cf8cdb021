"""Tables that begin at a written position, laid into a running site's data from beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Page

from cardavia.games.registry import game
from cardavia.store.database import open_log
from cardavia.tables.hall import Hall
from cardavia.web.visitors import COOKIE, hash_of, new_token
from tests.e2e.serving import Site
from tests.tables.conftest import ReadyKernels

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


def open_laid(
    page: Page, site: Site, slug: str, position: Mapping[str, Any], options: Mapping[str, Any] = NO_OPTIONS
) -> None:
    """Opens a table of one deal that begins at a position, against the weakest players, as its owner."""
    token = new_token()
    # The browser's driver keeps the event loop of this thread.
    with ThreadPoolExecutor(1) as aside:
        table_id = aside.submit(asyncio.run, _lay(site, slug, position, options, hash_of(token))).result()
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": site.url}])
    page.goto(f"/en/table/{table_id}")
    page.wait_for_selector("[data-stage=mine]")


async def _lay(
    site: Site, slug: str, position: Mapping[str, Any], options: Mapping[str, Any], owner: str
) -> str:
    log = await open_log(None, site.folder / "data")
    hall = Hall(log, ReadyKernels(), pace=0.0)
    table = await hall.create(owner, slug, {**game(slug).single(), **options}, "novice")
    await table.lay(position, "")
    await hall.close()
    await log.close()
    return table.id
