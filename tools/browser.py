"""Finds the browser that the browser tests drive, and installs Debian's where that was asked for."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.steps import Steps

PACKAGES = ("chromium", "fonts-liberation")
NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no browser found: `./dev test --install` gets Debian's chromium with apt, CHROMIUM=PATH names one"


def find() -> str | None:
    """Returns the path of the browser, or None.

    It is CHROMIUM where that is set, else the first known name in /usr/bin or on PATH.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    for name in NAMES:
        fixed = Path("/usr/bin", name)
        path = str(fixed) if fixed.is_file() else shutil.which(name)
        if path is not None:
            return path
    return None


def is_required() -> bool:
    """Tells whether a missing browser is an error, as it is in continuous integration."""
    return os.environ.get("CI") == "true"


def install(steps: Steps) -> bool:
    """Installs Debian's chromium with apt."""
    if shutil.which("apt-get") is None:
        steps.fail("chromium", "there is no apt-get here; install a chromium and name it with CHROMIUM=PATH")
        return False
    root = os.name != "nt" and os.geteuid() == 0
    apt = [*([] if root else ["sudo", "-n"]), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    apt += ["-o", "DPkg::Lock::Timeout=300"]
    return steps.run("apt-get update", [*apt, "update"], quiet=True) and steps.run(
        "apt-get install chromium",
        [*apt, "install", "-y", "--no-install-recommends", *PACKAGES],
        quiet=True,
    )
