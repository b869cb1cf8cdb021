"""Which modules hold kernels, and what the name of the cache folder depends on."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import llvmlite
import numba
import numpy as np
import pytest
from numba.core import config

from cardavia.kernel import cache
from cardavia.kernel.target import SETTINGS, description

SOURCES = sorted(cache.PACKAGE.rglob("*.py"))
REACHED = (*cache.COMPILED, "cards", "plugins")
"""What compiled modules may import; `plugins` finds further sources and is read by none of them."""


def part(path: Path) -> str:
    """Returns the part of the package that a module belongs to: its folder, or its own name."""
    return path.relative_to(cache.PACKAGE).with_suffix("").parts[0]


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Yields every module of the package that a module imports, with the name taken from it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cardavia"):
            yield from ((node.module, name.name) for name in node.names)
        elif isinstance(node, ast.Import):
            yield from ((name.name, "") for name in node.names if name.name.startswith("cardavia"))


def has_kernels(path: Path) -> bool:
    """Says whether a module compiles functions."""
    decorators = {("cardavia.kernel", "kernel"), ("cardavia.kernel", "inlined")}
    return not decorators.isdisjoint(imported(path)) or "numba" in _roots(path)


def _roots(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return {name.partition(".")[0] for name in names}


def test_only_the_compiled_parts_hold_kernels() -> None:
    found = {part(path) for path in SOURCES if has_kernels(path)}
    assert {"kernel", "games"} <= found
    assert found <= set(cache.COMPILED)


def test_compiled_code_reaches_nothing_outside_the_hashed_sources() -> None:
    outside = [
        (path.relative_to(cache.PACKAGE).as_posix(), module)
        for path in SOURCES
        if has_kernels(path)
        for module, _ in imported(path)
        if module != "cardavia" and module.split(".")[1] not in REACHED
    ]
    assert outside == []


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package whose sources can be changed."""
    for name in ("kernel/bits.py", "games/coins/rules.py", "web/pages.py", "cards.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"NAME = {name!r}\n")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    return tmp_path


def digest() -> str:
    """Returns the hash of the sources as they stand."""
    return cache.source_digest.__wrapped__()


@pytest.mark.parametrize("name", ["kernel/bits.py", "games/coins/rules.py", "cards.py"])
def test_a_changed_source_changes_the_hash(package: Path, name: str) -> None:
    before = digest()
    (package / name).write_text("NAME = 'changed'\n")
    assert digest() != before


def test_a_new_a_renamed_and_a_missing_source_change_the_hash(package: Path) -> None:
    seen = [digest()]
    (package / "games/dice.py").write_text("")
    seen.append(digest())
    (package / "games/dice.py").rename(package / "games/cards.py")
    seen.append(digest())
    (package / "games/coins/rules.py").unlink()
    seen.append(digest())
    assert len(set(seen)) == 4


def test_text_that_moves_from_one_file_to_the_next_changes_the_hash(package: Path) -> None:
    (package / "games/a.py").write_text("x = 1\n")
    (package / "games/b.py").write_text("")
    before = digest()
    (package / "games/a.py").write_text("")
    (package / "games/b.py").write_text("x = 1\n")
    assert digest() != before


def test_a_page_changes_nothing(package: Path) -> None:
    before = digest()
    (package / "web/pages.py").write_text("NAME = 'changed'\n")
    assert digest() == before


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_one_that_numba_has(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = description()
    monkeypatch.setattr(config, name, "something else")
    assert description() != before


def test_the_description_names_the_versions_and_the_processor() -> None:
    assert {numba.__version__, llvmlite.__version__, np.__version__} <= set(description())
    assert description()[0] == sys.implementation.cache_tag
