"""A real server, a real browser, and a page that may complain about nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, sync_playwright

from cardavia.web.preferences import KEY
from tests.e2e.serving import Site
from tools import client

FEATURES_OFF = (
    # Each window would start two more processes for the list of suggestions of an address bar nobody sees.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # The driver turns these off; a browser heeds the last such list only.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    f"--disable-features={','.join(FEATURES_OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds that anything on a page may take."""
SIZES = {"phone": (360, 640), "laptop": (1366, 768), "large": (2560, 1440)}
INSTANT = f"""if (localStorage.getItem("{KEY}") === null) {{
  localStorage.setItem("{KEY}", '{{"pace":"instant","grain":0}}');
}}"""
"""Movement and the layer of grain take most of the time of a deal; the tests that are about them set them."""


@pytest.fixture(scope="package")
def built_client() -> None:
    """The client in the package must be the one in the repository."""
    if not client.is_fresh():
        pytest.fail("the built client is older than its sources: `./dev test` builds it first")


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[Site]:
    """One server for all tests that do not kill it."""
    made = Site(tmp_path_factory.mktemp("site"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_site(tmp_path: Path, site: Site, built_client: None) -> Iterator[Site]:
    """A server that a test may kill; kernels are compiled by then."""
    made = Site(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The driver, ended with this folder: while it runs, no other event loop can."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """One browser for all tests; each has a profile of its own in it."""
    launched = playwright.chromium.launch(executable_path=chromium_path, headless=True, args=FLAGS)
    yield launched
    launched.close()


@contextmanager
def opened(browser: Browser, site: Site, width: int = 1366, height: int = 768, **more: Any) -> Iterator[Page]:
    """Opens a page of a size in a profile of its own, in which nothing moves until a test sets a pace."""
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=site.url, **more)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(INSTANT)
    yield context.new_page()
    context.close()


@contextmanager
def faultless(
    browser: Browser, site: Site, width: int = 1366, height: int = 768, **more: Any
) -> Iterator[Page]:
    """Opens such a page; errors on it fail the test."""
    with opened(browser, site, width, height, **more) as page:
        complaints = watch(page)
        yield page
    assert complaints == []


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """A laptop's page on the site; errors on it fail the test."""
    with faultless(browser, site) as shown:
        yield shown


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page of every size; errors on it fail the test."""
    with faultless(browser, site, *SIZES[request.param]) as shown:
        yield shown


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A phone's page with a finger on it; errors on it fail the test."""
    with faultless(browser, site, *SIZES["phone"], has_touch=True, is_mobile=True) as shown:
        yield shown


def settle(page: Page, **settings: str | bool | int) -> None:
    """Stores settings as the settings page does."""
    page.goto("/en/")
    page.evaluate("settings => window.cardaviaSettings.write(settings)", settings)


def watch(page: Page) -> list[str]:
    """Returns the list in which every error of a page will stand."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", heard)
    return complaints
