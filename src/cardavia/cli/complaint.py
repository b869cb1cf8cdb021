"""How commands end when something is wrong: what happened, why, and what to do."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of every command."""

    OK = 0
    FOUND = 1
    """The command did its work and found a fault: a failed case, a difference, a broken proof."""
    USAGE = 2
    """The command could not do what was asked."""
    INTERRUPTED = 130


class Complaint(Exception):
    """Ends a command with a message on standard error."""

    def __init__(self, message: str, code: ExitCode = ExitCode.USAGE) -> None:
        super().__init__(message)
        self.code = code
