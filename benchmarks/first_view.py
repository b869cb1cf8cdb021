"""Times the first view on a phone: when cards can be played, what moves meanwhile, what is sent.

    python -m benchmarks.first_view [--runs 5]

A phone stands for a screen of 360x640, a processor a quarter as fast, 1.6 Mbit/s with 150 ms of latency, and
an empty cache. Cards are usable when it is the visitor's turn and the hand is drawn. On the table,
that is to be within 1.6 s for one that is in play; the layout is to shift by less than 0.02 everywhere.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize, sync_playwright

from tools import browser
from tools.screens import FLAGS, serving

PHONE: ViewportSize = {"width": 360, "height": 640}
SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
HAND = "[data-stage=mine] ul[data-zone^=seat-] button"
PAGES = {"home": "/en/", "game": "/en/games/scopa/", "rules": "/en/games/scopa/rules"}

OBSERVE = """() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const button = document.querySelector("%s");
    if (button !== null) globalThis.playable ??= performance.now();
    if (button?.querySelector("svg.front") != null) globalThis.usable ??= performance.now();
    if (globalThis.usable === undefined) requestAnimationFrame(look);
  };
  look();
}"""


@dataclass
class Sample:
    """What one visit measured."""

    painted: float
    """Milliseconds until something was seen."""
    usable: float | None
    """Milliseconds until a card could be played, None on pages without a table."""
    shift: float
    sent: dict[str, int] = field(default_factory=dict)
    """Bytes that came over the network, by kind of resource."""


def phone(launched: Browser, address: str) -> BrowserContext:
    """Returns a phone with an empty cache, not yet slow."""
    context = launched.new_context(viewport=PHONE, base_url=address, has_touch=True, device_scale_factor=2)
    context.add_init_script(f"({OBSERVE % HAND})()")
    return context


def slowed(page: Page) -> None:
    """Makes a page's processor and network those of a phone."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visit(page: Page, path: str, *, is_table: bool) -> Sample:
    """Opens a page as a phone does and waits until nothing more happens."""
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    slowed(page)
    page.goto(path, timeout=60_000)
    if is_table:
        page.wait_for_function("() => globalThis.usable !== undefined", timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    usable = page.evaluate("globalThis.usable ?? null")
    sample = Sample(painted, usable, page.evaluate("globalThis.shifted"))
    for request in requests:
        size = request.sizes()["responseBodySize"]
        sample.sent[request.resource_type] = sample.sent.get(request.resource_type, 0) + size
    return sample


def open_page(launched: Browser, address: str, path: str) -> Sample:
    """Measures a page without a table."""
    context = phone(launched, address)
    sample = visit(context.new_page(), path, is_table=False)
    context.close()
    return sample


def left_table(launched: Browser, address: str, *, dealt: bool) -> Sample:
    """Measures a table that the visitor comes back to: in the middle of a deal, or before the first one."""
    context = launched.new_context(base_url=address, reduced_motion="reduce")
    answer = context.request.post(
        "/en/games/scopa/tables", form={"level": "novice"}, headers={"Origin": address}, max_redirects=0
    )
    path = answer.headers["location"]
    if dealt:
        page = context.new_page()
        page.goto(path)
        page.locator(HAND).first.wait_for()
    cookies = context.cookies()
    context.close()
    back = phone(launched, address)
    back.add_cookies([{**cookie} for cookie in cookies])  # type: ignore[typeddict-item]
    sample = visit(back.new_page(), path, is_table=True)
    back.close()
    return sample


def row(name: str, samples: list[Sample]) -> str:
    """Returns the medians of a page as a row of a table."""
    painted = statistics.median(sample.painted for sample in samples)
    found = [sample.usable for sample in samples if sample.usable is not None]
    usable = f"{statistics.median(found) / 1000:.2f} s" if found else ""
    shift = max(sample.shift for sample in samples)
    kinds = sorted({kind for sample in samples for kind in sample.sent})
    sizes = {kind: max(sample.sent.get(kind, 0) for sample in samples) / 1000 for kind in kinds}
    sent = ", ".join(f"{kind} {size:.1f}" for kind, size in sizes.items())
    return f"| {name} | {painted / 1000:.2f} s | {usable} | {shift:.4f} | {sent} |"


def main() -> int:
    """Prints one row for each page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_view", description=main.__doc__)
    parser.add_argument("--runs", type=int, default=5, help="visits of each page")
    runs: int = parser.parse_args().runs
    found = browser.find()
    if found is None:
        print(browser.MISSING, file=sys.stderr)
        return 1
    print("| page | first paint | cards usable | layout shift | sent, kB |\n|---|---|---|---|---|")
    with serving() as address, sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=found, headless=True, args=list(FLAGS))
        for name, path in PAGES.items():
            print(row(name, [open_page(launched, address, path) for _ in range(runs)]), flush=True)
        for name, dealt in (("table in play", True), ("new table", False)):
            print(row(name, [left_table(launched, address, dealt=dealt) for _ in range(runs)]), flush=True)
        launched.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
