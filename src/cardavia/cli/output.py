"""Line files that never hold half a line, however the run that writes them ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from cardavia.cli.complaint import Complaint

STREAM = "-"


@contextmanager
def lines_to(name: str) -> Iterator[IO[bytes]]:
    """Opens the target of a command's lines: a file, or standard output for `-`.

    A file appears under its name when all lines are in it. After an interruption it holds the lines
    written so far; a process that is killed leaves the old file as it was. Complains when the place
    cannot be written.
    """
    target = Path(name)
    if name == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        is_stream = target.exists() and not target.is_file()
        written = target if is_stream else _beside(target.resolve())
        file = written.open("wb")
    except OSError as error:
        raise Complaint(f"{name} cannot be written: {error.strerror}. Choose another place.") from None
    try:
        with file:
            yield file
    except KeyboardInterrupt:
        if not is_stream:
            _finish(written, target)
        raise
    except OSError as error:
        if not is_stream:
            written.unlink(missing_ok=True)
        raise Complaint(f"{name} cannot be written on: {error.strerror}. Nothing was changed.") from None
    except BaseException:
        if not is_stream:
            written.unlink(missing_ok=True)
        raise
    if not is_stream:
        written.replace(target.resolve())


def _beside(target: Path) -> Path:
    """Returns a name in the same folder, so that the finished file can be renamed."""
    return target.with_name(f".{target.name}.{os.getpid()}.part")


def _finish(written: Path, target: Path) -> None:
    """Cuts a half line off and puts the file in its place."""
    content = written.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) != len(content):
        os.truncate(written, len(whole))
    written.replace(target.resolve())
