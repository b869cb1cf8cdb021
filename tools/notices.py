"""Knows what a running Cardavia depends on and under which licences, and writes that into `NOTICE.md`."""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
NOTICE = ROOT / "NOTICE.md"
CLIENT = ROOT / "client"
BUNDLED = ROOT / "src" / "cardavia" / "static" / "bundled.json"

CLASSIFIERS = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
}
READ_FROM_TEXT = {"jinja2": "BSD-3-Clause", "numba": "BSD-2-Clause", "uvloop": "Apache-2.0 OR MIT"}
"""Licences of packages whose metadata name them too vaguely; read from the texts they carry."""

ELSEWHERE = {"colorama": "BSD-3-Clause"}
"""Packages that only Windows installs."""

PYTHON = "## Python packages"
BROWSER = "## Browser client"
TABLE = r"\| Package \| Licence \|\n\| --- \| --- \|\n(?P<rows>(?:\|[^\n]*\n)*)"


def python_packages() -> dict[str, str]:
    """Returns the licence of every package that an installed Cardavia needs while it runs."""
    found: dict[str, str] = {}
    waiting = [Requirement("cardavia")]
    seen: set[tuple[str, str]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        distribution = metadata.distribution(name)
        found[name] = licence_of(distribution)
        for extra in {"", *requirement.extras}:
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            for line in distribution.requires or []:
                needed = Requirement(line)
                if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                    waiting.append(needed)
    del found["cardavia"]
    return found


def licence_of(distribution: metadata.Distribution) -> str:
    """Returns the SPDX expression of a package's licence.

    Raises:
        ValueError: its metadata say too little; read its text and add it to `READ_FROM_TEXT`.
    """
    name = canonicalize_name(distribution.name)
    about = distribution.metadata
    if "License-Expression" in about:
        return about["License-Expression"]
    if name in READ_FROM_TEXT:
        return READ_FROM_TEXT[name]
    named = [CLASSIFIERS[each] for each in about.get_all("Classifier", []) if each in CLASSIFIERS]
    if len(named) != 1:
        raise ValueError(f"the licence of {name} cannot be told from its metadata")
    return named[0]


def client_packages() -> dict[str, str]:
    """Returns the licence of every npm package of the client: those named, those built in."""
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = set(lock[""]["dependencies"])
    bundled = set(json.loads(BUNDLED.read_text(encoding="utf-8"))) if BUNDLED.is_file() else set()
    return {name: lock[f"node_modules/{name}"]["license"] for name in named | bundled}


def listed(heading: str) -> dict[str, str]:
    """Returns what `NOTICE.md` lists under a heading: names and licences."""
    table = section(NOTICE.read_text(encoding="utf-8"), heading)
    return dict(line.strip("| ").split(" | ") for line in table["rows"].splitlines())


def section(text: str, heading: str) -> re.Match[str]:
    """Returns the rows of the table under a heading, as the group `rows`.

    Raises:
        ValueError: there is no such table.
    """
    found = re.compile(rf"^{re.escape(heading)}\n.*?{TABLE}", re.MULTILINE | re.DOTALL).search(text)
    if found is None:
        raise ValueError(f"NOTICE.md has no table under '{heading}'")
    return found


def main() -> int:
    """Writes both tables of `NOTICE.md` again and returns the exit code."""
    text = NOTICE.read_text(encoding="utf-8")
    for heading, packages in ((PYTHON, python_packages() | ELSEWHERE), (BROWSER, client_packages())):
        start, end = section(text, heading).span("rows")
        rows = "".join(f"| {name} | {licence} |\n" for name, licence in sorted(packages.items()))
        text = text[:start] + rows + text[end:]
    NOTICE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
