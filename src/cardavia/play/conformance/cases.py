"""Reads conformance files and remembers the line of every field, so that a fault can be found at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

Place = tuple[str | int, ...]
"""The keys that lead to a value from the top of a file."""

MANY = 10**9
"""More than any count of cards or points; compiled rules cannot take whole numbers of every size."""

Loader: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class CaseError(ValueError):
    """Raised for a file or case that cannot be read: names line, field and fault."""

    def __init__(self, line: int, field: str, fault: str) -> None:
        super().__init__(f"line {line}: {field}: {fault}")
        self.line = line
        self.field = field
        self.fault = fault


@dataclass(frozen=True)
class Fields:
    """A mapping of a conformance file whose values are read with the kind they must have."""

    values: Mapping[Any, Any]
    place: Place
    lines: Mapping[Place, int]

    def __contains__(self, name: object) -> bool:
        return name in self.values

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def error(self, name: str, fault: str) -> CaseError:
        """Returns the error for a field, or for the whole where the field is missing."""
        line = self.lines.get((*self.place, name), self.lines.get(self.place, 1))
        path = ".".join(str(key) for key in (*self.place[2:], name))
        return CaseError(line, path, fault)

    def value(self, name: str) -> Any:
        """Returns a field that has to be there."""
        if name not in self.values:
            raise self.error(name, "it is missing")
        return self.values[name]

    def section(self, name: str) -> Fields:
        """Returns a field that is a mapping."""
        found = self.value(name)
        if not isinstance(found, Mapping):
            raise self.error(name, "a mapping is wanted")
        return Fields(found, (*self.place, name), self.lines)

    def text(self, name: str) -> str:
        """Returns a field that is a text."""
        found = self.value(name)
        if not isinstance(found, str):
            raise self.error(name, f"a text is wanted, not {found!r}")
        return found

    def texts(self, name: str) -> list[str]:
        """Returns a field that is a list of texts: cards or actions."""
        return self.checked_texts(name, self.value(name))

    def checked_texts(self, name: str, found: Any) -> list[str]:
        """Returns a value as a list of texts, blaming the named field when it is none."""
        if not isinstance(found, list) or not all(isinstance(entry, str) for entry in found):
            raise self.error(name, f"a list of texts is wanted, not {found!r}")
        return found

    def number(self, name: str, below: int = MANY) -> int:
        """Returns a field that is a whole number from 0 to below - 1."""
        found = self.value(name)
        if type(found) is not int or not 0 <= found < below:
            raise self.error(name, f"a number from 0 to {below - 1} is wanted, not {found!r}")
        return found

    def number_or_none(self, name: str, below: int = MANY) -> int | None:
        """Returns a field that is a whole number or null."""
        return None if self.value(name) is None else self.number(name, below)

    def flag(self, name: str) -> bool:
        """Returns a field that is true or false."""
        found = self.value(name)
        if not isinstance(found, bool):
            raise self.error(name, f"true or false is wanted, not {found!r}")
        return found

    def pair(self, name: str, below: int | None = None) -> list[int]:
        """Returns a field that is two whole numbers, one for each side, if wanted from 0 to below - 1."""
        return self.checked_pair(name, self.value(name), below)

    def checked_pair(self, name: str, found: Any, below: int | None = None) -> list[int]:
        """Returns a value as two whole numbers, blaming the named field when it is not."""
        if not isinstance(found, list) or len(found) != 2 or any(type(part) is not int for part in found):
            raise self.error(name, f"two whole numbers are wanted, not {found!r}")
        if not all(abs(part) < MANY for part in found):
            raise self.error(name, f"smaller numbers are wanted than {found!r}")
        if below is not None and not all(0 <= part < below for part in found):
            raise self.error(name, f"two numbers from 0 to {below - 1} are wanted, not {found!r}")
        return found

    def allow(self, names: Sequence[str]) -> None:
        """Raises for a field that is none of the named: a mistyped one would check nothing."""
        for name in self.values:
            if name not in names:
                raise self.error(str(name), f"there is no such field; there are {', '.join(names)}")


@dataclass(frozen=True)
class Case:
    """One case of a file: its identity and everything in it."""

    id: str
    kind: str
    is_optional: bool
    line: int
    fields: Fields


@dataclass(frozen=True)
class CaseFile:
    """The game a file is about, and its cases with the faults of those that cannot be read."""

    game: str
    game_line: int
    schema: Any
    """The version of the layout that the file names, None for one that names none."""
    schema_line: int
    cases: list[Case | CaseError]


def read(path: Path) -> CaseFile:
    """Returns the cases of a file; raises OSError and, when it is no case file at all, CaseError."""
    content, lines = _load(path.read_bytes())
    top = Fields(content, (), lines)
    game = top.text("game")
    found = top.value("cases")
    if not isinstance(found, list):
        raise top.error("cases", "a list is wanted")
    cases = [_case(number, entry, lines) for number, entry in enumerate(found)]
    return CaseFile(
        game, lines[("game",)], content.get("schema"), lines.get(("schema",), 1), _without_doubles(cases)
    )


def _case(number: int, entry: Any, lines: Mapping[Place, int]) -> Case | CaseError:
    place: Place = ("cases", number)
    line = lines[place]
    if not isinstance(entry, Mapping):
        return CaseError(line, f"cases[{number}]", "a mapping is wanted")
    fields = Fields(entry, place, lines)
    try:
        optional = "tier" in fields and fields.text("tier") == "optional"
        return Case(fields.text("id"), fields.text("kind"), optional, line, fields)
    except CaseError as error:
        return error


def _without_doubles(cases: list[Case | CaseError]) -> list[Case | CaseError]:
    """Turns a case whose id has been used before into an error."""
    seen: dict[str, int] = {}
    checked: list[Case | CaseError] = []
    for case in cases:
        if isinstance(case, Case) and case.id in seen:
            checked.append(case.fields.error("id", f"{case.id} stands already in line {seen[case.id]}"))
            continue
        if isinstance(case, Case):
            seen[case.id] = case.line
        checked.append(case)
    return checked


def _load(text: bytes) -> tuple[Mapping[Any, Any], dict[Place, int]]:
    """Returns the content of a YAML text and the line of every value in it."""
    loader = Loader(text)
    try:
        node = loader.get_single_node()
        if not isinstance(node, yaml.MappingNode):
            raise CaseError(1, "file", "a conformance file is a mapping with `game` and `cases`")
        lines: dict[Place, int] = {}
        _note_lines(node, (), lines, set())
        return loader.construct_document(node), lines
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        raise CaseError(line, "file", f"it is no YAML: {error.problem or error.context}") from None
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError, ValueError) as error:
        if isinstance(error, CaseError):
            raise
        raise CaseError(1, "file", f"it is no YAML text: {error}") from None
    finally:
        loader.dispose()


def _note_lines(node: yaml.Node, place: Place, lines: dict[Place, int], seen: set[int]) -> None:
    # Ten lines of aliases stand for more values than any machine can hold.
    if id(node) in seen:
        raise CaseError(node.start_mark.line + 1, "file", "aliases are not read; write the value out")
    seen.add(id(node))
    lines[place] = node.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode):
        for number, entry in enumerate(node.value):
            _note_lines(entry, (*place, number), lines, seen)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            inner = (*place, str(key.value))
            if inner in lines:
                raise CaseError(key.start_mark.line + 1, str(key.value), "the key stands twice")
            _note_lines(value, inner, lines, seen)
            lines[inner] = key.start_mark.line + 1
