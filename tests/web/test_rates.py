"""Token buckets."""

from __future__ import annotations

import pytest

from cardavia.web.rates import Bucket, Buckets, network_of
from cardavia.web.settings import Rate


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=2, burst=3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=2, burst=3), clock)
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_the_time_to_wait() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=0.5, burst=1), clock)
    bucket.take()
    assert bucket.wait() == 2.0
    clock.now += 1.5
    assert bucket.wait() == 0.5


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(Rate(per_second=1, burst=1), clock=Clock())
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [0.0, 0.0, 1.0]


def test_what_is_full_again_is_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=1, burst=2), clock=clock)
    buckets.take("a")
    clock.now += 10
    buckets.take("b")
    assert len(buckets) == 1


def test_the_number_of_keys_is_bounded() -> None:
    buckets = Buckets(Rate(per_second=0.001, burst=1), most=3, clock=Clock())
    for key in "abcde":
        buckets.take(key)
    assert len(buckets) == 3
    assert buckets.take("e") > 0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        (None, "unknown"),
        ("unix", "unix"),
    ],
)
def test_what_counts_as_one_client(address: str | None, network: str) -> None:
    assert network_of(address) == network
