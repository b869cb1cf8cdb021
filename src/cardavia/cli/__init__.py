"""The command line: `cardavia` serves the site, its commands check, simulate, measure and play.

Every module here holds one group of commands; what a command needs is imported when it runs, so that
help and version answer at once.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cardavia import __version__
from cardavia.cli import arena, bench, conform, play, site, verify
from cardavia.cli import records as record_commands
from cardavia.cli.complaint import Complaint, ExitCode
from cardavia.plugins import PluginError

HELP = """Old regional card games, played exactly.

Without a command the site is served: open http://127.0.0.1:8000 in a browser.

**First steps**

    cardavia                                  the site, on this machine only
    cardavia play scopa                       a match in this terminal
    cardavia simulate scopa --deals 100 --seed 1 --output deals.jsonl
    cardavia replay deals.jsonl               proves what was written
    cardavia COMMAND --help                   more about one command

**Exit codes:** 0 all is well, 1 a fault was found, 2 the command could not do what was asked,
130 it was interrupted.
"""

app = typer.Typer(
    name="cardavia",
    help=HELP,
    no_args_is_help=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:  # noqa: FBT001
    if wanted:
        typer.echo(f"cardavia {__version__}")
        raise typer.Exit


@app.callback()
def _everywhere(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version and leave.", callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    del version


app.command(rich_help_panel="The site")(site.serve)
app.command(rich_help_panel="The site")(site.warm)
app.command(rich_help_panel="Playing")(play.play)
app.command(rich_help_panel="Proofs")(conform.conform)
app.command(rich_help_panel="Proofs")(record_commands.replay)
app.command(rich_help_panel="Proofs")(verify.verify)
app.command(rich_help_panel="Measuring")(record_commands.simulate)
app.command(rich_help_panel="Measuring")(arena.arena)
app.command(rich_help_panel="Measuring")(bench.bench)

ANSWERED_HERE = ("-h", "--help", "--version", "--install-completion", "--show-completion")
"""Options that stand before any command; every other one belongs to `serve`."""


UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors of a full or broken disk; without a file name they come from a stream that was open already."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command line and leaves the process with its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _replace_closed_streams()
    if not given or (given[0].startswith("-") and given[0].partition("=")[0] not in ANSWERED_HERE):
        given = ["serve", *given]
    try:
        typer.main.get_command(app)(args=given, prog_name="cardavia")
    except Complaint as complaint:
        print(f"cardavia {given[0]}: {complaint}", file=sys.stderr)
        sys.exit(complaint.code)
    except PluginError as error:
        print(f"cardavia {given[0]}: {error}", file=sys.stderr)
        sys.exit(ExitCode.USAGE)
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None:
            raise
        print(
            f"cardavia {given[0]}: standard output cannot be written: {error.strerror}. What came out is "
            "incomplete. Free some space or send it to another place.",
            file=sys.stderr,
        )
        _drop_output()
        sys.exit(ExitCode.USAGE)


def _replace_closed_streams() -> None:
    """Puts an empty stream where the caller closed one, so that no command has to expect None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 (as long as the process)


def _drop_output() -> None:
    """Lets what still waits in standard output go nowhere, or the interpreter fails over it when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
