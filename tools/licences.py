"""Collects the licence texts of everything the built client contains into `static/LICENSES.txt`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "client" / "node_modules"
STANDARD = ROOT / "client" / "licenses"
"""The texts of licences that some packages name without carrying them: `<SPDX id>.txt`."""

HEAD = """\
The browser client of Cardavia contains the following software and fonts.
Cardavia itself is under the MIT licence."""
LINE = "=" * 78


class LicenceError(Exception):
    """A package goes into the build without a licence text."""


@dataclass(frozen=True)
class Package:
    """An npm package that is part of the built client."""

    name: str
    version: str
    licence: str
    text: str


def collect(names: list[str]) -> str:
    """Returns one text with the licences of the named npm packages, in the order of their names.

    Raises:
        LicenceError: a package has no licence text.
    """
    packages = map(read, sorted(names))
    parts = [
        f"{LINE}\n{each.name} {each.version} ({each.licence})\n{LINE}\n\n{each.text}" for each in packages
    ]
    return "\n\n".join([HEAD, *parts]) + "\n"


def read(name: str) -> Package:
    """Reads an installed npm package.

    Raises:
        LicenceError: it has no licence text and names none of the standard ones.
    """
    folder = MODULES / name
    described = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = str(described.get("license", ""))
    found = [
        path
        for path in sorted(folder.iterdir())
        if path.is_file() and path.name.lower().startswith(("license", "licence", "copying"))
    ]
    source = found[0] if found else STANDARD / f"{licence}.txt"
    if not source.is_file():
        raise LicenceError(
            f"the npm package {name} is part of the client but carries no licence text.\n"
            f"It names {licence or 'none'}: add that text as client/licenses/{licence}.txt, or do without it."
        )
    return Package(name, str(described["version"]), licence, source.read_text(encoding="utf-8").strip())
