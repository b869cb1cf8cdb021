"""Takes the pictures of every screen for README and docs: `python -m tools.screens [FOLDER] [--only WORD]`.

A server of its own runs on the loopback while pictures are taken. The grain is set to nothing, which
makes a picture a quarter of its size and changes nothing else.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser
from tools.scenes import PAGES, TABLES, Screen, show
from tools.steps import ROOT

FOLDER = ROOT / "docs" / "screens"
LIMIT = 3_000_000
"""Bytes that all pictures may have together."""
QUALITY = 70
START_SECONDS = 300
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


def main() -> int:
    """Writes all pictures and says how large they are."""
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=main.__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where the pictures go")
    parser.add_argument("--only", default="", help="take those alone whose name holds this")
    chosen = parser.parse_args()
    folder: Path = chosen.folder
    found = browser.find()
    if found is None:
        print(browser.MISSING, file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=found, headless=True, args=list(FLAGS))
        for screen in (*PAGES, *TABLES):
            if chosen.only in screen.name:
                take(launched, address, folder, screen)
        launched.close()
    pictures = list(folder.glob("*.webp"))
    total = sum(path.stat().st_size for path in pictures)
    print(f"{len(pictures)} pictures, {total / 1000:.0f} kB")
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
    """Returns a fresh visitor's page of a screen's size, theme and settings."""
    context = launched.new_context(
        viewport={"width": screen.size[0], "height": screen.size[1]},
        base_url=address,
        color_scheme="dark" if screen.dark else "light",
        reduced_motion="reduce",
    )
    settings = json.dumps({"grain": 0, "pace": "instant", **screen.settings})
    context.add_init_script(f"localStorage.setItem('cardavia.settings', {json.dumps(settings)})")
    return context.new_page()


def take(launched: Browser, address: str, folder: Path, screen: Screen) -> None:
    """Takes one picture."""
    page = opened(launched, address, screen)
    show(page, screen)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (folder / f"{screen.name}.webp").write_bytes(base64.b64decode(shot["data"]))
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
