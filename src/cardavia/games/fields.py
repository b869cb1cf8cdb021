"""The forms that the fields of written positions have, checked before a game reads them.

A form says of a value what is wrong with it, None when nothing is: it looks at types and ranges, not at what
the cards and turns of a position have to do with each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardavia.games.refusals import BadPositionError

Form = Callable[[Any], str | None]

SHOWN = 60
"""Most characters of a wrong value that an error repeats."""


@dataclass(frozen=True)
class Field:
    """A field of a position: its form, and whether the position may do without it."""

    form: Form
    is_optional: bool = False


def optional(form: Form) -> Field:
    """Returns a field that may be missing."""
    return Field(form, is_optional=True)


def check(position: Any, fields: Mapping[str, Field]) -> None:
    """Raises BadPositionError, which names the field, unless the fields of a position have their forms."""
    if not isinstance(position, Mapping):
        raise BadPositionError(f"position: it {_is_not(position, 'a mapping of fields by name')}")
    for name, field in fields.items():
        if name not in position:
            if field.is_optional:
                continue
            raise BadPositionError(f"position: `{name}` is missing")
        fault = field.form(position[name])
        if fault is not None:
            raise BadPositionError(f"position: `{name}` {fault}")


def flag(value: Any) -> str | None:
    """Returns why a value is no switch."""
    return None if isinstance(value, bool) else _is_not(value, "true or false")


def text(value: Any) -> str | None:
    """Returns why a value is no text."""
    return None if isinstance(value, str) else _is_not(value, "a text")


def texts(value: Any) -> str | None:
    """Returns why a value is no list of texts, as cards and actions are written."""
    if _is_list(value) and all(isinstance(one, str) for one in value):
        return None
    return _is_not(value, "a list of texts")


def whole(value: Any) -> str | None:
    """Returns why a value is no whole number."""
    return None if _is_whole(value) else _is_not(value, "a whole number")


def number(most: int) -> Form:
    """Returns the form of a whole number from 0 to `most`."""

    def form(value: Any) -> str | None:
        if _is_whole(value) and 0 <= value <= most:
            return None
        return _is_not(value, f"a whole number from 0 to {most}")

    return form


def word(words: tuple[str, ...]) -> Form:
    """Returns the form of one of some words."""

    def form(value: Any) -> str | None:
        return (
            None
            if isinstance(value, str) and value in words
            else _is_not(value, f"one of {', '.join(words)}")
        )

    return form


def seat(seats: int) -> Form:
    """Returns the form of a seat."""

    def form(value: Any) -> str | None:
        if not _is_whole(value):
            return _is_not(value, "a seat")
        if 0 <= value < seats:
            return None
        return f"names seat {value!r:.{SHOWN}}; there are seats 0 to {seats - 1}"

    return form


def maybe(form: Form) -> Form:
    """Returns a form that lets null pass as well."""

    def either(value: Any) -> str | None:
        return None if value is None else form(value)

    return either


def sides(form: Form) -> Form:
    """Returns the form of a list of two values, one for each side."""

    def both(value: Any) -> str | None:
        if not _is_list(value) or len(value) != 2:
            return _is_not(value, "a list of two, one for each side")
        return next((f"of side {side} {fault}" for side in range(2) if (fault := form(value[side]))), None)

    return both


def by_name(form: Form) -> Form:
    """Returns the form of values by name."""

    def all_of(value: Any) -> str | None:
        if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
            return _is_not(value, "a mapping by name")
        return next((f"of {name!r:.{SHOWN}} {fault}" for name in value if (fault := form(value[name]))), None)

    return all_of


def by_seat(seats: int, form: Form) -> Form:
    """Returns the form of values by seat; seats may be written as texts, as JSON does with all keys."""
    names, is_seat = {str(name) for name in range(seats)}, seat(seats)

    def all_of(value: Any) -> str | None:
        if not isinstance(value, Mapping):
            return _is_not(value, "a mapping by seat")
        for key, told in value.items():
            fault = None if isinstance(key, str) and key in names else is_seat(key)
            if fault is not None:
                return fault if _is_whole(key) else f"names {key!r:.{SHOWN}}, which is no seat"
            if (fault := form(told)) is not None:
                return f"of seat {key} {fault}"
        if len({int(key) for key in value}) < len(value):
            return "names a seat twice"
        return None

    return all_of


def _is_whole(value: Any) -> bool:
    # Python counts False and True among the numbers.
    return isinstance(value, int) and not isinstance(value, bool)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _is_not(value: Any, wanted: str) -> str:
    return f"is {value!r:.{SHOWN}}, not {wanted}"
