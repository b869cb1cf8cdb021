"""Progress on standard error, shown only when that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

Item = TypeVar("Item")


def tracked(items: Iterable[Item], total: int, text: str) -> Iterator[Item]:
    """Yields the items while a bar shows how many have passed."""
    if not sys.stderr.isatty():
        yield from items
        return
    with bar() as progress:
        yield from progress.track(items, total=total, description=text)


@contextmanager
def bar() -> Iterator[Progress]:
    """Shows a progress bar with the time that is left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield progress
