"""The notice file names everything Cardavia carries or needs, and the built client carries the texts."""

from __future__ import annotations

import json

import pytest

from tools import client, fonts, notices


def bundled() -> list[str]:
    if not client.STAMP.is_file():
        pytest.fail("the client is not built: run `./dev check` once, or `python -m tools.client`")
    names: list[str] = json.loads((client.STATIC / "bundled.json").read_text(encoding="utf-8"))
    return [*names, *fonts.PACKAGES]


def test_every_python_package_is_listed_with_its_licence() -> None:
    assert notices.listed(notices.PYTHON) == notices.python_packages() | notices.ELSEWHERE


def test_every_npm_package_is_listed_with_its_licence() -> None:
    assert notices.listed(notices.BROWSER) == notices.client_packages()


def test_direct_requirements_are_among_the_packages_found() -> None:
    assert {"numba", "fastapi", "sqlalchemy", "greenlet", "starlette"} <= notices.python_packages().keys()


def test_built_client_carries_a_licence_text_for_everything_in_it() -> None:
    text = (client.STATIC / "LICENSES.txt").read_text(encoding="utf-8") if bundled() else ""
    lock = json.loads(client.LOCK.read_text(encoding="utf-8"))["packages"]
    for name in bundled():
        entry = lock[f"node_modules/{name}"]
        assert f"{name} {entry['version']} ({entry['license']})" in text


@pytest.mark.parametrize(
    "words",
    [
        "Copyright (c) 2016-2025 [Svelte Contributors]",
        "Copyright 2020 The Besley Project Authors",
        "Copyright 2020 The Libre Franklin Project Authors",
        "SIL OPEN FONT LICENSE Version 1.1",
    ],
)
def test_licence_texts_are_the_authors_own(words: str) -> None:
    assert bundled()
    assert words in (client.STATIC / "LICENSES.txt").read_text(encoding="utf-8")


def test_fonts_keep_their_budget() -> None:
    assert bundled()
    files = list((client.STATIC / "fonts").glob("*.woff2"))
    assert len(files) == 8
    assert sum(path.stat().st_size for path in files) <= 80_000
