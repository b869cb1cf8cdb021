"""Token buckets: how often a visitor or an address may do something."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from cardavia.web.settings import Rate


class Bucket:
    """Lets `burst` things happen at once and then `per_second`."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = float(rate.burst)
        self._at = clock()

    def take(self) -> bool:
        """Says whether one more may happen now, and counts it if so."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether the bucket remembers nothing any more."""
        self._fill()
        return self._level >= self._rate.burst

    def wait(self) -> float:
        """Returns the seconds until one more may happen."""
        self._fill()
        return max(0.0, (1 - self._level) / self._rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now


class Buckets:
    """One bucket per key; the number of keys in memory is bounded."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        """Counts one more for a key and returns 0, or returns the seconds to wait."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._clock))
        self._buckets.move_to_end(key)
        wait = 0.0 if bucket.take() else bucket.wait()
        self._forget()
        return wait

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        # The longest unused come first: those that are full say nothing, and beyond the bound all go.
        while self._buckets:
            key, oldest = next(iter(self._buckets.items()))
            if len(self._buckets) <= self._most and not oldest.is_full:
                return
            del self._buckets[key]


def network_of(address: str | None) -> str:
    """Returns what counts as one client: an IPv4 address, the /64 network of an IPv6 one."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
