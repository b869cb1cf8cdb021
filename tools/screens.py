"""Takes the pictures of every screen for README and docs: `python -m tools.screens [FOLDER]`.

A server of its own runs on the loopback while pictures are taken. The grain is set to nothing, which
makes a picture a quarter of its size and changes nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser
from tools.steps import ROOT

FOLDER = ROOT / "docs" / "screens"
LIMIT = 3_000_000
"""Bytes that all pictures may have together."""
QUALITY = 80
START_SECONDS = 300
PHONE, LAPTOP, WIDE = (360, 640), (1366, 768), (2560, 1440)
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
RULES = "/en/games/scopa/rules"
EXAMPLE = f"{RULES}?example=scopa-example-sum&pick=7D#scopa-example-sum"


@dataclass(frozen=True)
class Screen:
    """One picture: its name, the page, its size, and what is opened before."""

    name: str
    path: str
    size: tuple[int, int] = LAPTOP
    dark: bool = False
    opens: str = ""
    """Selector of what is clicked first."""


SCREENS = (
    Screen("home", "/en/"),
    Screen("home-dark", "/en/", dark=True),
    Screen("home-phone", "/en/", PHONE),
    Screen("home-wide", "/en/", WIDE),
    Screen("game", "/en/games/scopa/"),
    Screen("game-phone", "/en/games/scopa/", PHONE),
    Screen("rules", EXAMPLE),
    Screen("rules-dark", EXAMPLE, dark=True),
    Screen("rules-phone", EXAMPLE, PHONE),
    Screen("rules-card", f"{RULES}/card"),
    Screen("display", "/pl/games/scopa/rules", opens="details.display summary"),
    Screen("settings", "/en/settings"),
    Screen("keyboard", "/en/help/keyboard"),
    Screen("error", "/en/nothing"),
)
TABLES = (
    Screen("table-laptop", ""),
    Screen("table-dark", "", dark=True),
    Screen("table-phone", "", PHONE),
    Screen("table-wide", "", WIDE),
)


def main() -> int:
    """Writes all pictures and says how large they are."""
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=main.__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    found = browser.find()
    if found is None:
        print(browser.MISSING, file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=found, headless=True, args=list(FLAGS))
        take(launched, address, folder, SCREENS)
        take_tables(launched, address, folder, TABLES)
        launched.close()
    total = sum(path.stat().st_size for path in folder.glob("*.jpg"))
    print(f"{len(list(folder.glob('*.jpg')))} pictures, {total / 1000:.0f} kB")
    return 0 if total <= LIMIT else 1


@contextmanager
def serving() -> Iterator[str]:
    """Runs a server on a free port and an empty data folder; yields its address when it is ready."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as data:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        environment = {**os.environ, "CARDAVIA_DATA_DIR": data, "CARDAVIA_PACE": "0"}
        command = [sys.executable, "-m", "cardavia", "serve", "--port", str(port)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


def wait_for(address: str) -> None:
    """Returns when every kernel is ready; raises TimeoutError."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 (our own server)
                kernels = json.load(answer)["kernels"]
        except OSError:
            kernels = {}
        if kernels and all(state == "ready" for stages in kernels.values() for state in stages.values()):
            return
        time.sleep(0.2)
    raise TimeoutError(f"{address} was not ready in {START_SECONDS} seconds")


def opened(launched: Browser, address: str, screen: Screen) -> Page:
    """Returns a fresh visitor's page of a screen's size and theme."""
    context = launched.new_context(
        viewport={"width": screen.size[0], "height": screen.size[1]},
        base_url=address,
        color_scheme="dark" if screen.dark else "light",
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('cardavia.settings', '{\"grain\":0}')")
    return context.new_page()


def take(launched: Browser, address: str, folder: Path, screens: Sequence[Screen]) -> None:
    """Takes pictures of pages without a table."""
    for screen in screens:
        page = opened(launched, address, screen)
        page.goto(screen.path)
        page.wait_for_load_state("networkidle")
        if screen.opens:
            page.locator(screen.opens).click()
        page.screenshot(path=folder / f"{screen.name}.jpg", type="jpeg", quality=QUALITY)
        page.context.close()


def take_tables(launched: Browser, address: str, folder: Path, screens: Sequence[Screen]) -> None:
    """Takes pictures of a table at the position of the rules' example, and of its score sheet."""
    for screen in screens:
        page = opened(launched, address, screen)
        page.goto(RULES)
        page.locator("#scopa-example-sum .take-over button").click()
        page.wait_for_selector("[data-stage=mine]")
        page.wait_for_load_state("networkidle")
        page.locator("ul[data-zone^=seat-] button").first.click()
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{screen.name}.jpg", type="jpeg", quality=QUALITY)
        page.context.close()
    page = opened(launched, address, Screen("sheet", ""))
    page.goto(RULES)
    page.locator("#scopa-example-primiera .take-over button").click()
    page.wait_for_selector("[data-stage=mine]")
    page.locator("ul[data-zone^=seat-] button").first.dblclick()
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(800)
    page.screenshot(path=folder / "sheet.jpg", type="jpeg", quality=QUALITY)
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
