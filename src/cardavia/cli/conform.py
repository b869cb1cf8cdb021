"""Checks the rules against conformance files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardavia.cli.complaint import Complaint, ExitCode


def conform(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Conformance files of any games.", show_default=False),
    ],
) -> None:
    """Check the rules against conformance files.

    Prints one line for every case that fails, with what was expected and what came. Cases about
    options that are not offered are skipped. The last line counts the cases of all files together.

    **Example**

        cardavia conform tests/conformance/scopa.yaml
    """
    from cardavia.play.conformance import Outcome
    from cardavia.play.conformance import conform as run

    totals = dict.fromkeys(Outcome, 0)
    for path in files:
        try:
            for report in run(path):
                totals[report.outcome] += 1
                if report.outcome is Outcome.FAILED:
                    typer.echo(f"{report.case} ({path}, line {report.line}): {report.why}")
        except OSError as error:
            raise Complaint(f"{path} cannot be read: {error.strerror}.") from None
    typer.echo(", ".join(f"{number} {outcome.value}" for outcome, number in totals.items()))
    if totals[Outcome.FAILED]:
        raise typer.Exit(ExitCode.FOUND)
