"""What every file of the repository keeps to, whatever it is about."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULE_LINES = 500
BINARY = {".png", ".ico", ".woff2", ".gz", ".jpg", ".webp", ".npz"}

# Spelled in pieces, so that this file does not find itself.
FOREIGN = re.compile(
    "|".join(
        [
            r"(?<![\w.~-])/(?:work|farm|home|tmp)/",
            r"(?<![\w.~-])/" + r"root/",
            r"https?://" + r"registry\.",
            r"files\." + r"python[a-z]+\.",
            r'"resolved": *"' + "http",
            "index" + "-url",
        ]
    )
)
MARKS = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")
HEX_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
INLINE_STYLE = re.compile(r"""(?:\sstyle\s*=\s*["'{]|\sstyle:[\w-]+\s*=)""")


def tracked(*suffixes: str) -> Iterator[Path]:
    """Yields the files under version control, or all but the ignored ones in a copy without its history."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in sorted(set(listing.stdout.splitlines())):
        path = ROOT / name
        if path.is_file() and path.suffix not in BINARY and (not suffixes or path.suffix in suffixes):
            yield path


def offences(pattern: re.Pattern[str], *suffixes: str) -> list[str]:
    """Returns "file:line: text" for every line that holds what it must not."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in tracked(*suffixes)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_machine_or_a_registry() -> None:
    assert offences(FOREIGN) == []


def test_no_file_leaves_work_marks() -> None:
    assert offences(MARKS, ".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".toml", ".md", "") == []


def test_no_template_or_component_has_inline_styles() -> None:
    assert offences(INLINE_STYLE, ".html", ".svelte", ".jinja") == []


def test_components_take_their_colours_from_the_tokens() -> None:
    assert offences(HEX_COLOUR, ".svelte") == []


def test_modules_stay_readable() -> None:
    homes = (ROOT / "src", ROOT / "client" / "src", ROOT / "tools")
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in tracked(".py", ".ts", ".svelte", ".css")
        if any(map(path.is_relative_to, homes)) and path.name != "wire.ts"
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MODULE_LINES
    }
    assert long == {}


def test_only_one_module_reads_texts() -> None:
    readers = [
        path.relative_to(ROOT / "src").as_posix()
        for path in tracked(".py")
        if path.is_relative_to(ROOT / "src") and any(map(names_texts, literals(path)))
    ]
    assert set(readers) <= {"cardavia/texts/i18n.py"}


def names_texts(literal: str) -> bool:
    """Tells whether a string leads to the folder of texts or to a file in it."""
    return ".ftl" in literal or literal == "cardavia.texts" or literal.startswith("texts/")


def literals(path: Path) -> Iterator[str]:
    """Yields the string literals of a module, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in statements:
            yield node.value


def test_the_architecture_names_what_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+/\w+\.(?:py|ts))`((?:[:,] `\w+`)*)", text)
    assert len(named) > 10
    for path, functions in named:
        file = next((home / path for home in (ROOT, ROOT / "src/cardavia") if (home / path).is_file()), None)
        assert file is not None, path
        for name in re.findall(r"\w+", functions):
            assert f"def {name}(" in file.read_text(encoding="utf-8"), f"{path}: {name}"


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (FOREIGN, "see " + "/work" + "/main/notes"),
        (FOREIGN, "cd " + "/root" + "/x"),
        (FOREIGN, '"resolved": "' + 'https://somewhere/x.tgz"'),
        (MARKS, "# TO" + "DO later"),
        (INLINE_STYLE, '<p style="color: red">'),
        (INLINE_STYLE, "<p style={shade}>"),
        (INLINE_STYLE, '<p style:color="red">'),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (FOREIGN, "client/node_modules" + "/work" + "/x"),
        (INLINE_STYLE, '<link rel="stylesheet" href="a.css">'),
        (INLINE_STYLE, "const style = document.createElement"),
    ],
)
def test_the_patterns_leave_the_rest_alone(pattern: re.Pattern[str], line: str) -> None:
    assert not pattern.search(line)
