"""What every test may ask for."""

from __future__ import annotations

import signal

import pytest

from tools import browser

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A run in the background ignores Ctrl+C, and so would every program that the tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with what takes long: begun last, it would keep one process while all others are done."""
    items.sort(key=lambda item: item.get_closest_marker("lengthy") is None)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser for browser tests; a missing one is a loud skip, with CI=true an error."""
    found = browser.find()
    if found is not None:
        return found
    if browser.is_required():
        pytest.fail(browser.MISSING)
    pytest.skip(browser.MISSING)
