"""Runs conformance files: every case passes, fails with what was expected and got, or is skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from cardavia.games.options import OptionError
from cardavia.games.registry import UnknownGameError, game
from cardavia.play.conformance.cases import Case, CaseError, CaseFile, Fields, read
from cardavia.play.readiness import ensure_rules
from cardavia.play.ruleset import Ruleset


class Outcome(Enum):
    """How a case ended."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


@dataclass(frozen=True)
class Mismatch:
    """A fact of a case that does not hold."""

    fact: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.fact}: expected {shown(self.expected)}, got {shown(self.got)}"


@dataclass(frozen=True)
class Report:
    """How one case ended, and why it did not pass."""

    case: str
    line: int
    outcome: Outcome
    why: str = ""


@dataclass(frozen=True)
class Schema:
    """How the cases of some games are laid out and checked."""

    kinds: Mapping[str, Callable[[Ruleset, Case], list[Mismatch]]]
    options: Callable[[Case], Fields | None]
    """Returns the switches that a case wants, None when it wants none."""
    version: int | str = 1
    """The version of the layout that this program reads, in a file's field `schema`."""


def run(path: Path, schemas: Mapping[str, Schema]) -> Iterator[Report]:
    """Yields the report of every case of a file; a file that cannot be read is one failed report.

    `schemas` gives the schema of each game by slug. Raises OSError for a file that cannot be opened.
    """
    try:
        file = read(path)
        schema = _schema(file, schemas)
    except CaseError as error:
        yield Report(path.name, error.line, Outcome.FAILED, f"{error.field}: {error.fault}")
        return
    ensure_rules(game(file.game))
    for case in file.cases:
        if isinstance(case, CaseError):
            yield Report(f"{path.name}:{case.line}", case.line, Outcome.FAILED, f"{case.field}: {case.fault}")
        else:
            yield check(case, file.game, schema)


def check(case: Case, slug: str, schema: Schema) -> Report:
    """Checks one case."""
    try:
        wanted = schema.options(case)
        ruleset = _ruleset(slug, wanted)
        if ruleset is None:
            return Report(case.id, case.line, Outcome.SKIPPED, f"not offered: {shown(wanted)}")
        if case.kind not in schema.kinds:
            raise case.fields.error("kind", f"{case.kind!r} is none of {', '.join(schema.kinds)}")
        found = schema.kinds[case.kind](ruleset, case)
    except CaseError as error:
        return Report(case.id, error.line, Outcome.FAILED, f"{error.field}: {error.fault}")
    if found:
        return Report(case.id, case.line, Outcome.FAILED, "; ".join(str(mismatch) for mismatch in found))
    return Report(case.id, case.line, Outcome.PASSED)


def shown(value: Any) -> str:
    """Returns a value in the short form of a report: lists of texts without quotes."""
    if isinstance(value, Fields):
        return shown(value.values)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(entry) for entry in value) + "]"
    return {None: "null", True: "true", False: "false"}[value] if _is_word(value) else str(value)


def same(wanted: Any, got: Any) -> bool:
    """Compares without taking true for 1; maps in any order."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        return wanted.keys() == got.keys() and all(same(wanted[key], got[key]) for key in wanted)
    return bool(wanted == got) and repr(wanted) == repr(got)


def _is_word(value: Any) -> bool:
    return value is None or isinstance(value, bool)


def _schema(file: CaseFile, schemas: Mapping[str, Schema]) -> Schema:
    try:
        game(file.game)
    except UnknownGameError as error:
        raise CaseError(file.game_line, "game", str(error)) from None
    if file.game not in schemas:
        raise CaseError(file.game_line, "game", f"no conformance schema is known for {file.game}")
    schema = schemas[file.game]
    # True is 1 to Python.
    if file.schema is not None and (type(file.schema), file.schema) != (type(schema.version), schema.version):
        fault = f"cases in schema {schema.version} are read, not in schema {shown(file.schema)}"
        raise CaseError(file.schema_line, "schema", fault)
    return schema


def _ruleset(slug: str, wanted: Fields | None) -> Ruleset | None:
    """Returns the game with the wanted switches, None when one of them is not offered."""
    given = {} if wanted is None else {str(name): wanted.value(name) for name in wanted}
    try:
        return Ruleset.of(slug, **given)
    except OptionError:
        return None
