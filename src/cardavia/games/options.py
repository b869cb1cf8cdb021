"""House rules as frozen values: every switch has a name, a default and its allowed values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Self

Value = bool | int | str | None


class OptionError(ValueError):
    """Raised for an option that is not offered or has a value that is not allowed."""

    def __init__(self, name: str, value: object, allowed: tuple[Value, ...] | None) -> None:
        if allowed is None:
            super().__init__(f"option {name!r} is not offered")
        else:
            shown = ", ".join(written(choice) for choice in allowed)
            super().__init__(f"option {name!r} cannot be {value!r}; allowed: {shown}")
        self.name = name
        self.value = value
        self.allowed = allowed


def written(value: Value) -> str:
    """Returns an option's value as JSON would write it, text without quotes."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def switch(*choices: Value) -> Any:
    """Declares an option; the first choice is the default."""
    return field(default=choices[0], metadata={"choices": choices})


@dataclass(frozen=True)
class Options:
    """The base of every game's options."""

    @classmethod
    def choices(cls) -> dict[str, tuple[Value, ...]]:
        """Returns the allowed values of every switch, the default first."""
        return {entry.name: _choices(entry) for entry in fields(cls)}

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """Returns the options that a mapping names; raises OptionError."""
        offered = cls.choices()
        for name, value in given.items():
            if name not in offered:
                raise OptionError(name, value, None)
            if not any(value == choice and type(value) is type(choice) for choice in offered[name]):
                raise OptionError(name, value, offered[name])
        return cls(**given)

    @classmethod
    def of(cls, options: Options) -> Self:
        """Returns options as those of this game; raises TypeError for those of another one."""
        if not isinstance(options, cls):
            game = cls.__name__.removesuffix("Options")
            raise TypeError(f"{game} is played with {cls.__name__}, not {type(options).__name__}.")
        return options

    def write_to(self, record: Any) -> None:
        """Writes what a deal needs into the Options record of the compiled rules."""
        raise NotImplementedError(f"{type(self).__name__} has to say in `write_to` what a deal needs of them")

    def changed(self) -> dict[str, Value]:
        """Returns the switches that differ from their default, as records hold them."""
        defaults = {name: choices[0] for name, choices in self.choices().items()}
        now = {name: getattr(self, name) for name in defaults}
        return {name: value for name, value in now.items() if value != defaults[name]}


def _choices(entry: Field[Any]) -> tuple[Value, ...]:
    return tuple(entry.metadata["choices"])
