"""What the parts of one running site share; made by the application, found again in every request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from cardavia.store.log import MoveLog
from cardavia.tables.hall import Hall
from cardavia.web.assets import Assets
from cardavia.web.rates import Buckets
from cardavia.web.settings import Limits, Settings
from cardavia.web.warmup import Warmup
from cardavia.web.watched import WatchedLog


class TooManySocketsError(Exception):
    """Raised when a visitor, or all together, hold as many sockets as are allowed."""


class Sockets:
    """Counts open sockets, by visitor and in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._held.total()

    @contextmanager
    def place(self, visitor: str) -> Iterator[None]:
        """Holds one place for a visitor's socket; raises TooManySocketsError."""
        is_full = len(self) >= self._limits.sockets
        if is_full or self._held[visitor] >= self._limits.visitor_sockets:
            raise TooManySocketsError
        self._held[visitor] += 1
        try:
            yield
        finally:
            self._held[visitor] -= 1
            self._held += Counter()  # forgets visitors with no socket left


@dataclass
class Tally:
    """What /metrics counts of requests and messages."""

    responses: Counter[str] = field(default_factory=Counter)
    """By status class, such as `2xx`."""
    messages: Counter[str] = field(default_factory=Counter)
    """Messages received, by type."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Messages refused, by code."""
    views: int = 0


@dataclass(frozen=True)
class Site:
    """The services behind every page and socket."""

    settings: Settings
    log: WatchedLog
    hall: Hall
    kernels: Warmup
    assets: Assets
    sockets: Sockets
    creations: Buckets
    tally: Tally

    @classmethod
    def of(cls, connection: HTTPConnection) -> Site:
        """Returns the site that a request or socket belongs to."""
        site = connection.app.state.site
        assert isinstance(site, cls)
        return site

    @classmethod
    def build(cls, settings: Settings, log: MoveLog, kernels: Warmup, assets: Assets) -> Site:
        """Returns a site over an open log."""
        watched = WatchedLog(log)
        limits = settings.limits
        hall = Hall(watched, kernels, limits=limits.tables, pace=settings.pace)
        return cls(
            settings, watched, hall, kernels, assets, Sockets(limits), Buckets(limits.creations), Tally()
        )
