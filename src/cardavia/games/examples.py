"""Worked positions for the rules pages, as data of the games: the reader picks, the engine answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any

import yaml

from cardavia.games.options import Value
from cardavia.games.registry import folder

READER = 0
"""The seat of whoever reads."""


@dataclass(frozen=True)
class Example:
    """A position in which seat 0 is to act, under some house rules."""

    id: str
    """Names the example in addresses, equal in all languages, and its text."""
    after: str
    """The id of the section or paragraph of the rules page that it follows."""
    position: Mapping[str, Any]
    """As `Game.load` takes it."""
    options: Mapping[str, Value] = field(default_factory=dict)


@cache
def examples(slug: str) -> Mapping[str, Example]:
    """Returns the examples of a game by id, in the order of its rules page; empty where it has none.

    Raises UnknownGameError.
    """
    path = folder(slug) / "examples.yaml"
    if not path.is_file():
        return MappingProxyType({})
    written = yaml.safe_load(path.read_text(encoding="utf-8"))
    found = [Example(**entry) for entry in written]
    return MappingProxyType({example.id: example for example in found})
