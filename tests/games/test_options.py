"""House rules as values: reading, refusing and writing them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from cardavia.games.options import OptionError, Options, switch, written


@dataclass(frozen=True)
class Sample(Options):
    """Two switches."""

    target: int | None = switch(11, 21, None)
    loud: bool = switch(False, True)


def test_the_first_choice_is_the_default() -> None:
    assert Sample() == Sample(target=11, loud=False)
    assert Sample.choices() == {"target": (11, 21, None), "loud": (False, True)}


def test_only_what_differs_from_the_default_is_recorded() -> None:
    assert Sample.read({}).changed() == {}
    assert Sample.read({"target": 11, "loud": True}).changed() == {"loud": True}
    assert Sample.read({"target": None}).changed() == {"target": None}


@pytest.mark.parametrize("value", [1, 0, None, "true", [], {}])
def test_a_value_has_to_be_of_the_right_type_too(value: Any) -> None:
    with pytest.raises(OptionError, match="allowed: false, true"):
        Sample.read({"loud": value})


def test_an_unknown_switch_is_not_offered() -> None:
    with pytest.raises(OptionError, match="option 'quiet' is not offered") as caught:
        Sample.read({"quiet": True})
    assert caught.value.name == "quiet"
    assert caught.value.allowed is None


def test_options_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Sample().loud = True  # type: ignore[misc]


@pytest.mark.parametrize(
    ("value", "text"), [(None, "null"), (True, "true"), (False, "false"), (11, "11"), ("all", "all")]
)
def test_values_are_written_as_json_without_quotes(value: Any, text: str) -> None:
    assert written(value) == text
