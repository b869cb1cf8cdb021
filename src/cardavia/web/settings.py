"""What an operator can set, read once from the environment."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from cardavia.tables.hall import Limits as TableLimits

MOST = 10_000_000


class SettingError(ValueError):
    """Raised for an environment variable that cannot be used: names it, its value and what is wanted."""


@dataclass(frozen=True)
class Rate:
    """How often something may happen: `burst` times at once, then `per_second`."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """How much one visitor, one address and all together may ask for."""

    body: int = 16_384
    """Bytes of a request's body."""
    frame: int = 65_536
    """Bytes of one message on a socket."""
    sockets: int = 5_000
    visitor_sockets: int = 20
    messages: Rate = Rate(per_second=30, burst=60)
    """Messages on one socket."""
    creations: Rate = Rate(per_second=0.5, burst=30)
    """Tables made from one address."""
    tables: TableLimits = field(default_factory=TableLimits)


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    data_dir: Path = field(default_factory=lambda: user_data_path("cardavia"))
    database_url: str | None = field(default=None, repr=False)
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded headers are believed; none by default."""
    metrics_token: str | None = field(default=None, repr=False)
    pace: float = 0.5
    """Least seconds of a computer player's turn."""
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """Returns the settings of an environment; raises SettingError.

        CARDAVIA_DATA_DIR, CARDAVIA_DATABASE_URL, CARDAVIA_TRUSTED_PROXIES (separated by commas),
        CARDAVIA_METRICS_TOKEN, CARDAVIA_PACE (seconds), and the limits CARDAVIA_TABLES and
        CARDAVIA_VISITOR_TABLES (in 24 hours), CARDAVIA_SOCKETS and CARDAVIA_VISITOR_SOCKETS.
        """
        standard, tables = Limits(), TableLimits()
        folder = environment.get("CARDAVIA_DATA_DIR")
        proxies = environment.get("CARDAVIA_TRUSTED_PROXIES", "").split(",")
        return cls(
            data_dir=_folder(folder) if folder else user_data_path("cardavia"),
            database_url=environment.get("CARDAVIA_DATABASE_URL") or None,
            trusted_proxies=tuple(proxy.strip() for proxy in proxies if proxy.strip()),
            metrics_token=environment.get("CARDAVIA_METRICS_TOKEN") or None,
            pace=_seconds(environment, "CARDAVIA_PACE", 0.5),
            limits=Limits(
                sockets=_count(environment, "CARDAVIA_SOCKETS", standard.sockets),
                visitor_sockets=_count(environment, "CARDAVIA_VISITOR_SOCKETS", standard.visitor_sockets),
                tables=TableLimits(
                    visitor_tables=_count(environment, "CARDAVIA_VISITOR_TABLES", tables.visitor_tables),
                    site_tables=_count(environment, "CARDAVIA_TABLES", tables.site_tables),
                ),
            ),
        )


def _folder(written: str) -> Path:
    try:
        return Path(written).expanduser()
    except RuntimeError:
        raise SettingError(
            f"CARDAVIA_DATA_DIR is {written!r}; it has to be a folder, and nobody here has that home."
        ) from None


def _count(environment: Mapping[str, str], name: str, default: int) -> int:
    written = environment.get(name)
    if not written:
        return default
    if not written.isascii() or not written.isdigit() or not 1 <= int(written) <= MOST:
        raise SettingError(f"{name} is {written!r}; it has to be a whole number from 1 to {MOST}.")
    return int(written)


def _seconds(environment: Mapping[str, str], name: str, default: float) -> float:
    written = environment.get(name)
    if not written:
        return default
    try:
        seconds = float(written)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= 60:
        raise SettingError(f"{name} is {written!r}; it has to be a number of seconds from 0 to 60.")
    return seconds
